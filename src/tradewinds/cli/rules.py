"""The rules in brief, for somebody who sits down at the terminal without knowing them.

They are put together from what is told of each module that a game is made of, with the game's own numbers.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tradewinds.cli.phrases import listed, many
from tradewinds.core.state import Game
from tradewinds.games.registry import catalog_of, info_of
from tradewinds.narration.numbers import Numbers, modules_of, numbers_of
from tradewinds.rules import owners
from tradewinds.rules.common import ORDINALS
from tradewinds.rules.harbour import BONUS_NAMES
from tradewinds.rules.info import ByPlayers, GameInfo, Parameters

Passage = str | tuple[str, str]  # a paragraph, or a word and what it means
_COUNTED = ("no", "one", "two", "three", "four", "five")
_RULINGS = "Our rulings, where the rules are silent:"


@dataclass(frozen=True)
class Subject:
    """The game that is told about."""

    game: Game
    info: GameInfo
    numbers: Numbers
    modules: frozenset[int]

    @property
    def parameters(self) -> Parameters:
        return self.info.parameters

    def has(self, *modules: int) -> bool:
        return self.modules.issuperset(modules)


def subject_of(game: Game) -> Subject:
    return Subject(game, info_of(game), numbers_of(game.id), frozenset(modules_of(game)))


class Usual(NamedTuple):
    """A number by how many play: that for most, and others in brackets, as in ` (2 with 2 players)`."""

    number: int
    aside: str


def usual(numbers: ByPlayers, say: Callable[[int], str] = str) -> Usual:
    most = numbers[max(numbers)]
    others: dict[int, list[str]] = {}
    for players, number in numbers.items():
        if number != most:
            others.setdefault(number, []).append(str(players))
    said = [f"{say(number)} with {listed(players, 'or')} players" for number, players in others.items()]
    return Usual(most, f" ({', '.join(said)})" if said else "")


# -- what it is about ------------------------------------------------------------------------------------


def goal(game: Game) -> str:
    subject = subject_of(game)
    tiles = subject.has(owners.HARBOUR)
    clauses = []
    if subject.has(owners.SETTLEMENTS):
        clauses.append("send settlers to work for goods")
    if subject.has(owners.HANDS):
        clauses.append("collect merchant cards that make goods better")
    if subject.has(owners.ROUTES):
        clauses.append("build a trade route of merchant cards")
    if subject.has(owners.ISLANDS):
        clauses.append("build outposts to trade on the islands")
    if subject.has(owners.SETTLEMENTS):
        clauses.append("claim point cards at the forts")
    elif tiles:
        clauses.append("spend goods in ports on victory tiles")
    else:
        clauses.append("pay with goods for point cards")
    end = usual(subject.parameters.to_end, ORDINALS.__getitem__)
    last = f"{ORDINALS[end.number]} {'victory tile' if tiles else 'point card'}{end.aside}"
    sentence = f"{', '.join(clauses[:-1])}, and {clauses[-1]}"
    return f"{sentence.capitalize()}. The game ends when somebody has {last}; most points win."


# -- what everybody has, and what a turn is --------------------------------------------------------------


def _told(subject: Subject) -> Iterator[Passage]:
    turn = list(_turn(subject))
    if subject.has(owners.CROSSING):
        yield (
            f"{_goods(subject)} In a turn you may first sail, and then do one thing where your boat is, "
            "or harvest."
        )
    else:
        yield f"{_goods(subject)} A turn is one of {_COUNTED[len(turn)]} things."
    yield from turn
    if subject.has(owners.SETTLEMENTS):
        yield "Some locations have rules of their own:"
        yield ("fort", _fort(subject))
    if subject.has(owners.ROUTES):
        yield from _markets(subject.parameters)
    if subject.has(owners.VOYAGES):
        yield from _BOATS
    if subject.has(owners.ISLANDS):
        yield _outposts(subject)
    if subject.has(owners.CROSSING):
        yield from _bonus_tiles(subject)
    if subject.has(owners.SETTLEMENTS):
        yield from _BENEFITS
        yield from _exploration(subject)
    yield _end(subject)


def _goods(subject: Subject) -> str:
    numbers, storage = subject.parameters, subject.info.storage
    told = (
        f"Goods go up in value: Y < R < G < B. Your {storage} has room for {numbers.storage}; what is over "
        "goes back when a turn ends."
    )
    if not subject.has(owners.SETTLEMENTS):
        return told
    ready = usual(numbers.ready_settlers)
    return (
        f"{told} You have {numbers.settlers} settlers, of which {ready.number} are ready{ready.aside} and "
        "the others wait in reserve."
    )


def _turn(subject: Subject) -> Iterator[Passage]:
    """What can be done in a turn."""
    if subject.has(owners.SETTLEMENTS):
        yield _WORK
    if subject.has(owners.ROUTES):
        yield _TRAVEL
    if subject.has(owners.HANDS):
        yield from (_ACQUIRE, _PLAY)
    if subject.has(owners.HANDS, owners.HARBOUR):
        yield _SAIL_WITH_CARDS
    if subject.has(owners.CROSSING):
        yield from _crossing(subject.parameters)
    if subject.has(owners.ORDERS):
        yield _CLAIM
    if subject.has(owners.HANDS) or subject.has(owners.SETTLEMENTS):
        yield ("Rest", _rest(subject))


# -- cards ------------------------------------------------------------------------------------------------

_ACQUIRE = (
    "Acquire",
    "Take a merchant card of the row. It costs one cube on each card to its left; cubes that lie on "
    "the card you take are yours.",
)
_PLAY = (
    "Play",
    "Use a card of your hand: gain goods, upgrade cubes by one level a step, or trade as often as you can.",
)
_CLAIM = (
    "Claim",
    "Pay the cubes of a point card and take it. The leftmost brings a gold coin, the second a silver "
    "one, while there are any; without gold the silver coins lie above the leftmost.",
)


def _rest(subject: Subject) -> str:
    if subject.has(owners.ROUTES):
        return "Bring all your settlers home, from the boards and from your route."
    if subject.has(owners.SETTLEMENTS):
        return "Bring all your settlers home."
    cards = "played and discarded" if subject.has(owners.HARBOUR) else "played"
    return f"Take all your {cards} cards back into your hand."


# -- boats ------------------------------------------------------------------------------------------------

_SAIL_WITH_CARDS = (
    "Sail",
    "Each tile costs you a card, from your hand or your played cards. If you end on a "
    "market with opponents' boats, pay each of those opponents a cube. Then, on a market, you may build "
    "an outpost, and trade if you have one there; in a port you may buy its victory tile. You may also "
    "stay where you are to do any of this.",
)
_BOATS = (
    (
        "move-boat",
        "Move your boat one tile, one or two tiles, or to any tile; it cannot stay. Where it ends with "
        "opponents' boats, you give each of their owners a cube, at sea too. Then, on a market, you may "
        "build an outpost and do the market's trade, also without an outpost there.",
    ),
    ("boat-trade", "Do the trade of the market under your boat, at least once."),
    ("outpost-trade", "Do the trade of a market with an outpost of yours, at least once."),
)


def _crossing(numbers: Parameters) -> Iterator[Passage]:
    yield (
        "Sail",
        f"Your boat goes {many(numbers.free_tiles, 'tile')} for free. For each further one you leave a cube "
        "on the tile that you come from. Where you stop on a market with opponents' boats, you give each of "
        "their owners a cube; then you take all cubes that lie on the tile.",
    )
    yield (
        "Market",
        "Build an outpost, if you have none there. With an outpost of yours, trade as often as you can.",
    )
    yield (
        "Port",
        "Buy its victory tile. The closed-port tile, once it is found, moves to where a tile was bought.",
    )
    yield ("Harvest", f"Gain {numbers.harvest}, wherever your boat is.")


def _outposts(subject: Subject) -> str:
    price = usual(subject.parameters.outpost_cubes)
    return (
        f"The first outpost on a market is free. A later one costs {many(price.number, 'cube')} for each "
        f"outpost there{price.aside}. It comes from the row of the market's symbol on your board, from the "
        f"left. When a column is empty in every row, immediately take {_column_reward(subject)}"
    )


def _column_reward(subject: Subject) -> str:
    if subject.has(owners.VOYAGES):
        spaces = subject.parameters.bonus_spaces
        return f"the top bonus tile of a stack of your choice, if one of your {spaces} spaces is free."
    if subject.has(owners.HANDS):
        return "a merchant card for the first column, a card or a bonus tile for each of the others."
    return "a bonus tile of your choice."


def _bonus_tiles(subject: Subject) -> Iterator[Passage]:
    first, *others = (str(points) for points in catalog_of(subject.game).bonus_points)
    told = {
        "move": ("movement", "One tile more is free whenever you sail."),
        "hold": ("hold", f"Your hold has room for {subject.parameters.hold_cubes} more."),
        "points": ("points", f"Worth the number on it: {first}, then {listed(others)}."),
        "harvest": ("harvest", "Every harvest brings an R too."),
        "upgrade": ("upgrade", "When you have traded at a market, you may upgrade a cube by one level."),
    }
    yield from (told[kind] for kind in BONUS_NAMES[: subject.parameters.bonus_kinds])


# -- the location boards ------------------------------------------------------------------------------------

_WORK = (
    "Work",
    "Choose a location without a tile on it and without settlers of your own, and send ready settlers there: "
    "the printed number, or, where an opponent stands, one more than they have, and theirs go home. Then do "
    "what it says: gain goods, upgrade cubes by one level a step, trade at least once and as often as you "
    "can. Of two actions at least one has to be possible.",
)
_TRAVEL = (
    "Travel",
    "Send settlers to a card of your route that has none, and do what the card says. It takes 1 settler, "
    "and 1 more for every card to its left without settlers.",
)
_BENEFITS: tuple[Passage, ...] = (
    "Point cards stay open before you, and each has a benefit:",
    ("saddlebag", "So many settlers come from your reserve and are ready at once."),
    ("hammer", "From now on you need one settler less at locations with its emblem, but never none."),
    ("charm", "From now on you get its cubes whenever you work at a location with its emblem."),
    (
        "compass",
        "Take an exploration tile; what it gives, you get now. A location it lay on is open for all.",
    ),
)


def _fort(subject: Subject) -> str:
    bonus = ""
    if subject.numbers.forts_give_bonus:
        bonus = (
            "After its benefit you may take the top bonus tile of that fort, if one of your "
            f"{subject.parameters.bonus_spaces} spaces is free. "
        )
    slide = "Then cards slide left, and the deck fills the last fort."
    return f"Pay the point card above it and take the card. {bonus}{slide}"


def _markets(numbers: Parameters) -> Iterator[Passage]:
    slots = numbers.market_slots
    yield (
        "market",
        "Either do what the merchant card under it says and discard the card, or take the card into your "
        f"route without doing it: at the right end or, when there are {numbers.route_length}, in the place "
        "of one that you discard. Then merchants slide left, and the deck fills the last place.",
    )
    yield (
        "change-market",
        f"The {slots} merchants go under the deck, {slots} others are laid out, and you have another turn.",
    )
    yield (
        "change-route",
        "Gain Y, and you may swap any two cards of your route; settlers stay on their cards.",
    )


def _exploration(subject: Subject) -> Iterator[Passage]:
    covered = usual(subject.numbers.covered)
    if covered.number == 0:  # the tiles that cover nothing lie beside the board
        yield f"Exploration tiles lie beside the board and cover no locations{covered.aside}."
    if subject.has(owners.ROUTES):
        yield "Merchant cards that bonus tiles count are those of your route and those you discarded."


# -- the end ------------------------------------------------------------------------------------------------


def _end(subject: Subject) -> str:
    tiles = subject.has(owners.HARBOUR)
    end = usual(subject.parameters.to_end, ORDINALS.__getitem__)
    what = "taken {} victory tile" if tiles else "claimed {} point card"
    points = [*_points(subject), "1 for every cube that is not Y"]
    return (
        f"When somebody has {what.format(ORDINALS[end.number])}{end.aside}, the round is played to its end. "
        f"Points: {', '.join(points[:-1])}, and {points[-1]}. Of equals, the one who comes later in turn "
        "order wins."
    )


def _points(subject: Subject) -> Iterator[str]:
    yield "victory tiles" if subject.has(owners.HARBOUR) else "point cards"
    if subject.has(owners.SETTLEMENTS):
        yield "bonus tiles (for every complete set of what they show)"
    if subject.has(owners.ISLANDS):
        yield "the numbers uncovered on your board"
    if subject.has(owners.HARBOUR):
        yield "point tiles"
    if subject.has(owners.SETTLEMENTS):
        yield "exploration tiles"
    if subject.has(owners.ORDERS):
        numbers = subject.numbers
        yield f"{numbers.gold_worth} for a gold and {numbers.silver_worth} for a silver coin"


def rules_page(game: Game) -> RenderableType:
    subject = subject_of(game)
    page = [*_told(subject), _RULINGS, *subject.info.rulings.items()]
    widest = max(len(passage[0]) for passage in page if not isinstance(passage, str))
    parts: list[RenderableType] = []
    for passage in page:
        if isinstance(passage, str):
            parts.append(Text(passage))
        else:
            line = Table.grid(padding=(0, 2))
            line.add_column(width=widest + 1)
            line.add_row(Text(passage[0], "bold"), Text(passage[1]))
            parts.append(line)
    return Group(*parts)
