"""Sentences: what is asked, what an option would do, and what somebody did.

Short, friendly, exact. Everything is said from a view, so nothing here can give away what a
person at the terminal may not know. Goods are written as the letters of the notation, and in
sums as numbers with letters: `6Y for 2B`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from tradewinds.cli.table import (
    CLOSED,
    EMPTY,
    Pieces,
    SeatTable,
    Table,
    is_market,
    is_port,
    pieces_of,
    table_of,
)
from tradewinds.components.catalog import Card
from tradewinds.core.actions import Action
from tradewinds.core.goods import LETTERS, NAMES
from tradewinds.core.state import Game
from tradewinds.core.view import ViewData

GOOD_NAMES = dict(zip(LETTERS, NAMES, strict=True))
BONUS_WORDS = {"move": "a +1 movement tile", "hold": "a +3 hold tile"}


NO_NAMES: tuple[str, ...] = ()


@dataclass(frozen=True)
class Scene:
    """All that a sentence is made of."""

    table: Table
    pieces: Pieces
    action: Action
    names: Sequence[str]

    @property
    def word(self) -> str:
        return self.action.words[0] if self.action.words else ""

    @property
    def seat(self) -> SeatTable:
        return self.table.seats[max(self.table.actor, 0)]

    def name(self, seat: int) -> str:
        return name_of(self.names, seat)


Phrase = Callable[[Scene], str]


# -- small words -----------------------------------------------------------------------------------


def name_of(names: Sequence[str], seat: int) -> str:
    return names[seat] if seat < len(names) else f"seat {seat + 1}"


def many(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def how_often(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def amounts(goods: str, times: int = 1) -> str:
    """Goods as numbers with letters: `6Y 2R`."""
    counts = [(goods.count(letter) * times, letter) for letter in LETTERS]
    return " ".join(f"{number}{letter}" for number, letter in counts if number)


def exchange(trade: Card, times: int) -> str:
    """What a trade done so often gives and gets: `6Y for 2B`."""
    give, _, get = trade.text.partition(">")
    return f"{amounts(give, times)} for {amounts(get, times)}"


def next_good(letter: str) -> str:
    return LETTERS[LETTERS.index(letter) + 1]


def times_of(word: str) -> int:
    return int(word.removeprefix("x"))


def listed(words: Sequence[str]) -> str:
    """`Ann`, `Ann and Bob`, `Ann, Bob and Cleo`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def on_it(cubes: str) -> str:
    return f", with {cubes} on it" if cubes else ""


# -- what is asked ---------------------------------------------------------------------------------------


def question(view: ViewData, game: Game, names: Sequence[str] = NO_NAMES) -> str:
    """What the seat to act, or chance, is to decide."""
    table = table_of(view)
    left = f" ({table.left} left)" if table.left > 1 else ""
    simple = {
        "turn": "Your turn: acquire, play, sail or rest.",
        "choose": "Choose your start goods.",
        "dock": "Choose the market where your boat starts.",
        "discard": f"Discard a card for sailing{left}.",
        "pay": f"Pay 1 cube for the outpost{left}.",
        "upgrade": f"Upgrade a cube{left}.",
        "first": "Who begins is drawn.",
        "box": "Market tiles go back to the box.",
        "lay": "The map is laid.",
        "deal": "A merchant card is drawn.",
        "reveal": "A victory tile is drawn.",
        "": "The game is over.",
    }
    if table.asked in simple:
        return simple[table.asked]
    return _question_about(table, pieces_of(game), names, left)


def _question_about(table: Table, pieces: Pieces, names: Sequence[str], left: str) -> str:
    seat = table.seats[table.actor]
    if table.asked == "place":
        return f"Put 1 cube on {table.row[table.slot - 1]} in slot {table.slot}{left}."
    if table.asked == "toll":
        return f"Pay 1 cube to {name_of(names, table.rival)}{left}."
    if table.asked == "return":
        return f"Your hold has room for {seat.limit}: return {many(seat.cubes - seat.limit, 'cube')}."
    if table.asked == "column":
        column = min(seat.built())
        what = "a merchant card" if column == 1 else "a bonus tile or a merchant card"
        return f"Column {column} is complete: take {what}."
    if table.asked == "trade":
        return f"Trade {pieces.markets[seat.boat].text} at {seat.boat}?"
    if table.asked in ("visit", "port"):
        return f"You are at {seat.boat}, {tile_text(table, pieces, seat.boat)}: what do you do here?"
    return "Choose one."


def tile_text(table: Table, pieces: Pieces, tile: str) -> str:
    """What is printed on a tile of the map, or lies on it."""
    if is_market(tile):
        return pieces.markets[tile].text
    if not is_port(tile):
        return "open sea"
    victory = table.on_port(tile)
    if victory in (CLOSED, EMPTY):
        return "closed" if victory == CLOSED else "no tile"
    return order_text(pieces, victory)


def order_text(pieces: Pieces, victory: str) -> str:
    return f"{pieces.cost_text(victory)} for {pieces.orders[victory].points} points"


# -- what an option would do -----------------------------------------------------------------------------


def describe_option(view: ViewData, game: Game, action: int, names: Sequence[str] = NO_NAMES) -> str:
    """One option, as it stands in a numbered list."""
    scene = Scene(table_of(view), pieces_of(game), game.action(action), names)
    return OPTIONS[scene.action.verb](scene)


def grouped_option(
    view: ViewData, game: Game, action: int, names: Sequence[str] = NO_NAMES
) -> tuple[str, str]:
    """The same for a long list: a heading that options share, and what differs."""
    scene = Scene(table_of(view), pieces_of(game), game.action(action), names)
    verb, text = scene.action.verb, OPTIONS[scene.action.verb](scene)
    if verb == "sail":
        far, where, prices = _sail_parts(scene)
        return f"Sail {far} ({prices[0]})", where + (f" ({prices[1]})" if len(prices) > 1 else "")
    if verb == "dock":
        return "Start at", text.removeprefix("start at ")
    return verb.capitalize(), text.removeprefix(verb).lstrip(": ") or text


def _row_card(scene: Scene) -> tuple[int, str, str, str]:
    """The slot that the action names, its card, the card's text and the cubes on it."""
    slot = int(scene.word)
    card = scene.table.row[slot - 1] or EMPTY
    return slot, card, scene.pieces.cards[card].text, scene.table.row_cubes[slot - 1]


def _acquire_option(scene: Scene) -> str:
    slot, card, text, cubes = _row_card(scene)
    price = "free" if slot == 1 else f"paying {many(slot - 1, 'cube')}"
    return f"acquire {card} ({text}) from slot {slot}, {price}{on_it(cubes)}"


def _play_option(scene: Scene) -> str:
    card = scene.pieces.cards[scene.word]
    if card.kind == "trade":
        times = times_of(scene.action.words[1])
        return f"play {card.id} {card.text} {how_often(times)}: {exchange(card, times)}"
    if card.kind == "upgrade":
        return f"play {card.id}: upgrade up to {card.upgrades}"
    return f"play {card.id}: {card.text}"


def _sail_parts(scene: Scene) -> tuple[str, str, list[str]]:
    """How far, where to, and what it costs."""
    table, pieces, tile = scene.table, scene.pieces, scene.word
    cards = pieces.sail_cost(table, scene.seat, tile)
    prices = [f"discard {many(cards, 'card')}" if cards else "free"]
    if rivals := table.rivals_on(tile, scene.seat.seat):
        each = " each" if len(rivals) > 1 else ""
        prices.append(f"1 cube{each} to {listed([scene.name(rival) for rival in rivals])}")
    far = many(pieces.distance(table, scene.seat.boat, tile), "tile")
    return far, f"{tile}, {tile_text(table, pieces, tile)}", prices


def _sail_option(scene: Scene) -> str:
    far, where, prices = _sail_parts(scene)
    return f"sail {far} to {where} ({', '.join(prices)})"


def _stay_option(scene: Scene) -> str:
    boat = scene.seat.boat
    what = "to take its tile" if is_port(boat) else "to build or trade there"
    rivals = scene.table.rivals_on(boat, scene.seat.seat) if scene.pieces.toll_when_staying else []
    toll = f" (1 cube to {listed([scene.name(rival) for rival in rivals])})" if rivals else ""
    return f"stay at {boat}, {tile_text(scene.table, scene.pieces, boat)}, {what}{toll}"


def _rest_option(scene: Scene) -> str:
    back = len(scene.seat.played) + len(scene.seat.discarded)
    return f"rest: take back {many(back, 'card')}" if back else "rest (no card to take back)"


def _discard_option(scene: Scene) -> str:
    place = "the hand" if scene.word in scene.seat.hand else "the played cards"
    return f"discard {scene.word} ({scene.pieces.cards[scene.word].text}) from {place}"


def _build_option(scene: Scene) -> str:
    tile = scene.seat.boat
    cost = scene.table.outpost_cost(tile)
    price = many(cost, "cube") if cost else "free"
    column = min(replace(scene.seat, outposts=(*scene.seat.outposts, tile)).built())
    completes = column > min(scene.seat.built())
    return f"build an outpost ({price})" + (f", completing column {column}" if completes else "")


def _trade_option(scene: Scene) -> str:
    market, times = scene.pieces.markets[scene.seat.boat], times_of(scene.word)
    return f"trade {market.text} {how_often(times)}: {exchange(market, times)}"


def _claim_option(scene: Scene) -> str:
    victory = scene.table.on_port(scene.seat.boat)
    return f"take {victory}: {order_text(scene.pieces, victory)}"


def _place_option(scene: Scene) -> str:
    card = scene.table.row[scene.table.slot - 1]
    return f"put a {GOOD_NAMES[scene.word]} cube {scene.word} on {card}"


def _take_option(scene: Scene) -> str:
    slot, card, text, cubes = _row_card(scene)
    return f"take {card} ({text}) from slot {slot}{on_it(cubes)}"


def _bonus_text(scene: Scene) -> str:
    return BONUS_WORDS.get(scene.word) or f"the tile of {scene.table.bonus_left.points[0]} points"


def _done_option(scene: Scene) -> str:
    return {"upgrade": "stop upgrading", "trade": "do not trade"}.get(scene.table.asked, "do nothing here")


def _reveal_option(scene: Scene) -> str:
    return f"reveal {'the closed-port tile' if scene.word == CLOSED else scene.word}"


OPTIONS: dict[str, Phrase] = {
    "acquire": _acquire_option,
    "play": _play_option,
    "sail": _sail_option,
    "stay": _stay_option,
    "rest": _rest_option,
    "discard": _discard_option,
    "build": _build_option,
    "trade": _trade_option,
    "claim": _claim_option,
    "place": _place_option,
    "take": _take_option,
    "done": _done_option,
    "bonus": lambda scene: f"take {_bonus_text(scene)}",
    "toll": lambda scene: f"pay a {GOOD_NAMES[scene.word]} cube {scene.word}",
    "pay": lambda scene: f"pay a {GOOD_NAMES[scene.word]} cube {scene.word}",
    "return": lambda scene: f"return a {GOOD_NAMES[scene.word]} cube {scene.word}",
    "upgrade": lambda scene: f"upgrade {scene.word} to {next_good(scene.word)}",
    "choose": lambda scene: f"start with {scene.word}",
    "dock": lambda scene: f"start at {scene.word}, {scene.pieces.markets[scene.word].text}",
    "first": lambda scene: f"{scene.name(int(scene.word) - 1)} begins",
    "box": lambda scene: f"put {scene.word} back into the box",
    "lay": lambda scene: f"lay {scene.word}",
    "deal": lambda scene: f"deal {scene.word} ({scene.pieces.cards[scene.word].text})",
    "reveal": _reveal_option,
}


# -- what somebody did -------------------------------------------------------------------------------------


def told(
    view: ViewData,
    game: Game,
    actor_name: str,
    action: int,
    names: Sequence[str] = NO_NAMES,
) -> str:
    """A decision as a sentence of the log; `view` is from before it. A draw has no actor's name."""
    scene = Scene(table_of(view), pieces_of(game), game.action(action), names)
    if scene.action.verb in DRAWN:
        return f"{DRAWN[scene.action.verb](scene)}."
    return f"{actor_name} {DEEDS[scene.action.verb](scene)}."


def deed(view: ViewData, game: Game, action: int, names: Sequence[str] = NO_NAMES) -> str:
    """What a seat did, without its name: the part of a sentence that tells a whole turn."""
    scene = Scene(table_of(view), pieces_of(game), game.action(action), names)
    return DEEDS[scene.action.verb](scene)


def _acquired(scene: Scene) -> str:
    slot, card, text, cubes = _row_card(scene)
    return f"acquired {card} ({text}) from slot {slot}{on_it(cubes)}"


def _played(scene: Scene) -> str:
    card = scene.pieces.cards[scene.word]
    if card.kind != "trade":
        return f"played {card.id} ({card.text})"
    return f"played {card.id}, trading {exchange(card, times_of(scene.action.words[1]))}"


def _sailed(scene: Scene) -> str:
    far = scene.pieces.distance(scene.table, scene.seat.boat, scene.word)
    return f"sailed {many(far, 'tile')} to {scene.word}"


def _rested(scene: Scene) -> str:
    back = len(scene.seat.played) + len(scene.seat.discarded)
    return f"rested and took back {many(back, 'card')}" if back else "rested"


def _built(scene: Scene) -> str:
    cost = scene.table.outpost_cost(scene.seat.boat)
    return f"built an outpost on {scene.seat.boat}" + (f" for {many(cost, 'cube')}" if cost else "")


def _claimed(scene: Scene) -> str:
    port = scene.seat.boat
    victory = scene.table.on_port(port)
    closed = [f"port-{number}" for number, tile in enumerate(scene.table.ports, start=1) if tile == CLOSED]
    moved = f"; the closed-port tile moved there from {closed[0]}" if closed else ""
    return f"took {victory} at {port}, {order_text(scene.pieces, victory)}{moved}"


def _placed(scene: Scene) -> str:
    return f"put {scene.word} on {scene.table.row[scene.table.slot - 1]}"


def _tolled(scene: Scene) -> str:
    return f"paid {scene.word} to {scene.name(scene.table.rival)}"


def _stopped(scene: Scene) -> str:
    return {"upgrade": "stopped upgrading", "trade": "did not trade"}.get(
        scene.table.asked, f"did nothing at {scene.seat.boat}"
    )


def _revealed(scene: Scene) -> str:
    port = f"port-{scene.table.ports.index(EMPTY) + 1}"
    if scene.word == CLOSED:
        return f"The closed-port tile came up: {port} is closed"
    return f"{scene.word} came to {port}, {order_text(scene.pieces, scene.word)}"


def _traded(scene: Scene) -> str:
    return f"traded {exchange(scene.pieces.markets[scene.seat.boat], times_of(scene.word))}"


DEEDS: dict[str, Phrase] = {
    "acquire": _acquired,
    "play": _played,
    "sail": _sailed,
    "stay": lambda scene: f"stayed at {scene.seat.boat}",
    "rest": _rested,
    "discard": lambda scene: f"discarded {scene.word}",
    "build": _built,
    "trade": _traded,
    "claim": _claimed,
    "place": _placed,
    "take": lambda scene: f"took {_row_card(scene)[1]} ({_row_card(scene)[2]}) for the column",
    "done": _stopped,
    "bonus": lambda scene: f"took {_bonus_text(scene)}",
    "toll": _tolled,
    "pay": lambda scene: f"paid {scene.word}",
    "return": lambda scene: f"returned {scene.word}",
    "upgrade": lambda scene: f"upgraded {scene.word} to {next_good(scene.word)}",
    "choose": lambda scene: f"chose {scene.word}",
    "dock": lambda scene: f"started at {scene.word}",
}
DRAWN: dict[str, Phrase] = {
    "first": lambda scene: f"{scene.name(int(scene.word) - 1)} begins",
    "box": lambda scene: f"{scene.word} went back into the box",
    "lay": lambda scene: f"{scene.word} was laid on the map",
    "deal": lambda scene: f"{scene.word} ({scene.pieces.cards[scene.word].text}) joined the row",
    "reveal": _revealed,
}
