"""Location boards with settlers, point cards at forts, bonus tiles and exploration tiles: words and seats.

How the boards are read from a view is in land.py, how they are drawn in locations.py.
"""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.parts.common import REST
from tradewinds.cli.parts.land import (
    Stack,
    benefit_of,
    bonus_words,
    card_offer,
    fort_card,
    forts_give_bonus,
    land_of,
    location_of,
    locations_of,
    placed_of,
    point_cards_of,
    settler_of,
    sides_of,
    stack_sides,
    tile_words,
)
from tradewinds.cli.parts.locations import (
    LocationBoards,
    PrintedBoards,
    exploration_pieces,
    fort_lines,
    plain_lines,
    point_pieces,
    scoring_pieces,
)
from tradewinds.cli.phrases import card_words, many
from tradewinds.cli.scene import Block, Part, PieceSet, Scene, StepWords, latest
from tradewinds.cli.table import SeatTable
from tradewinds.components.settlements import Location, Step
from tradewinds.core.actions import Action
from tradewinds.core.state import Game
from tradewinds.games.registry import catalog_of

# -- work ------------------------------------------------------------------------------------------


def _step_words(scene: Scene, word: str) -> StepWords:
    return latest((part.steps for part in scene.parts), word)


def _place_words(scene: Scene, action: Action) -> str:
    """Where, with how many settlers, and what else happens: others go home, charms give cubes."""
    option = scene.option(action)
    words = [many(option.settlers, "settler")]
    words += [f"{scene.name(option.sends.seat)} goes home"] if option.sends else []
    words += [f"charm {option.charm}"] if option.charm else []
    return f"{option.about} ({', '.join(words)})"


def _work_option(scene: Scene, action: Action) -> str:
    location = location_of(scene.game, action.words[0])
    what = [_step_words(scene, step.word).option(scene, location, step) for step in location.steps]
    return f"work at {_place_words(scene, action)}: {', then '.join(what)}"


def _grouped_work(scene: Scene, action: Action) -> tuple[str, str]:
    location = location_of(scene.game, action.words[0])
    words = [_step_words(scene, step.word) for step in location.steps]
    what = [word.brief(scene, location, step) for word, step in zip(words, location.steps, strict=True)]
    return words[0].heading, f"{_place_words(scene, action)}: {' + '.join(what)}"


def _rest_option(scene: Scene, action: Action) -> str:
    home = scene.option(action).home
    return f"rest: bring {many(home, 'settler')} home" if home else "rest (no settlers to bring home)"


# -- what is printed on locations ------------------------------------------------------------------


def _spelled_out(scene: Scene, location: Location, step: Step) -> str:
    return card_words(step.text)


def printed(scene: Scene, location: Location, step: Step) -> str:
    return step.text


def _claim_option(scene: Scene, location: Location, step: Step) -> str:
    card = fort_card(scene, location)
    return "nothing to claim" if card is None else f"claim {card.id} for {card_offer(card)}"


def _claim_brief(scene: Scene, location: Location, step: Step) -> str:
    card = fort_card(scene, location)
    return "nothing to claim" if card is None else f"{card.id} for {card_offer(card)}"


STEPS = {
    "fort": StepWords("Claim a point card", _claim_option, _claim_brief, fort_lines, "fort"),
    "gain": StepWords("Gain or upgrade", _spelled_out, printed, plain_lines),
    "upgrade": StepWords("Gain or upgrade", _spelled_out, printed, plain_lines),
    "trade": StepWords("Trade, once or more", _spelled_out, printed, plain_lines),
}


# -- exploration and bonus tiles -------------------------------------------------------------------


def _explore_words(scene: Scene, action: Action) -> str:
    option = scene.option(action)
    found, place = f"{option.about}: {tile_words(scene.game, option.about)}", option.opens
    if not place:
        return found
    location = location_of(scene.game, place)
    does = " + ".join(step.text for step in location.steps)
    return f"{found}, opening {place} ({does}) for all"


def _grouped_explore(scene: Scene, action: Action) -> tuple[str, str]:
    place = "on" if scene.option(action).opens else "beside"
    return f"Take a tile {place} the board", _explore_words(scene, action)


def _bonus_tile(scene: Scene, action: Action) -> tuple[str, str, str]:
    """The tile on top of a stack, what it scores, and where the stack is."""
    stack = int(action.words[0]) - 1
    tile = land_of(scene.table).stacks[stack].top or "?"
    where = "" if forts_give_bonus(scene.game) else f" from stack {stack + 1} on {stack_sides(scene)[stack]}"
    return tile, bonus_words(scene.game, tile), where


def _bonus_option(scene: Scene, action: Action) -> str:
    tile, words, where = _bonus_tile(scene, action)
    return f"take {tile}{where}: {words}"


def _bonus_question(scene: Scene) -> str:
    settler = settler_of(scene, scene.seat)
    return f"Take the fort's bonus tile? You have {len(settler.bonus_tiles)} of {settler.bonus_spaces}."


# -- draws -----------------------------------------------------------------------------------------


# -- beside the boards, and seats ------------------------------------------------------------------


def _beside(scene: Scene) -> list[Block]:
    land = land_of(scene.table)
    cards = point_cards_of(scene.game)
    top = Text("empty", paint.FAINT)
    if land.deck_top is not None:
        left = land.deck_size - 1
        top = paint.paint_piece(land.deck_top, card_offer(cards[land.deck_top]))
        top.append(f" ({left} below)" if left else " (the last)", paint.LABEL)
    blocks = [Block("Point deck", body=top)]
    if not forts_give_bonus(scene.game):
        sides = stack_sides(scene)
        stacks = [_stack_text(scene, f"{n + 1} on {sides[n]}", stack) for n, stack in enumerate(land.stacks)]
        blocks.append(Block("Bonus stacks", body=paint.Packed(stacks)))
    if land.beside:
        tiles = [paint.paint_piece(tile, tile_words(scene.game, tile)) for tile in land.beside]
        blocks.append(Block("To explore", body=paint.Packed(tiles)))
    return blocks


def _stack_text(scene: Scene, place: str, stack: Stack) -> Text:
    """Where a stack is, its top tile and its height."""
    if stack.top is None:
        return paint.paint_piece(f"{place}:", "empty")
    name = f"{place}: {stack.top} ({stack.size} left):"
    return paint.paint_piece(name, bonus_words(scene.game, stack.top))


def _status(scene: Scene, seat: SeatTable) -> list[Text]:
    settler = settler_of(scene, seat)
    words = [f"{many(settler.ready, 'settler')} ready"]
    placed = placed_of(scene, seat)
    words += [f"{placed} placed"] if placed else []
    words += [f"{settler.reserve} in reserve"] if settler.reserve else []
    return [Text(", ".join(words))]


def _seat_rows(scene: Scene, seat: SeatTable) -> list[tuple[str, RenderableType]]:
    settler, cards = settler_of(scene, seat), point_cards_of(scene.game)
    points = [
        paint.paint_piece(card, f"{cards[card].points} {benefit_of(cards[card])}") for card in settler.cards
    ]
    bonus = [paint.paint_piece(tile, bonus_words(scene.game, tile)) for tile in settler.bonus_tiles]
    explored = [paint.paint_piece(tile, tile_words(scene.game, tile)) for tile in settler.explored]
    spaces = Text(f"{len(bonus)} of {settler.bonus_spaces} bonus")
    rows: list[tuple[str, RenderableType]] = [
        (
            "Cards",
            paint.Packed([Text(f"{len(points)} of {scene.parameters.to_end[scene.table.players]}"), *points]),
        )
    ]
    return [*rows, ("Tiles", paint.Packed([spaces, *bonus, *explored]))] if bonus or explored else rows


def _sets(game: Game) -> Mapping[str, PieceSet]:
    boards = {name: location.text for name, location in locations_of(game).items()}
    stacks = {f"{side} bonus": catalog_of(game).boards[side].bonus for side in sides_of(game)}
    heights = {key: " ".join(str(height) for height in bonus) for key, bonus in stacks.items() if bonus}
    below = Text("   ".join(f"{key} {text}" for key, text in heights.items()))
    drawn = PrintedBoards(sides_of(game), locations_of(game))
    return {
        "boards": PieceSet({**boards, **heights}, lambda scene: Group(drawn, below)),
        "point_cards": PieceSet(point_pieces(game)),
        "scoring_tiles": PieceSet(scoring_pieces(game)),
        "exploration_tiles": PieceSet(exploration_pieces(game)),
    }


SETTLEMENTS = Part(
    turn=("work", REST),
    questions={
        "explore": lambda scene: "Take an exploration tile.",
        "bonus": _bonus_question,
        "card": lambda scene: "A point card is turned up.",
        "tile": lambda scene: "A bonus tile is turned up.",
        "cover": lambda scene: "Exploration tiles are laid out.",
        "board": lambda scene: "The last board is drawn.",
    },
    options={
        "work": _work_option,
        "rest": _rest_option,
        "explore": lambda scene, action: f"take {_explore_words(scene, action)}",
        "bonus": _bonus_option,
        "card": lambda scene, action: f"turn up {action.words[0]}",
        "tile": lambda scene, action: f"turn up {action.words[0]}",
        "cover": lambda scene, action: f"lay {action.words[0]}",
        "board": lambda scene, action: f"lay the board {action.words[0]}",
    },
    groups={"work": _grouped_work, "explore": _grouped_explore},
    declines={"bonus": "take no bonus tile"},
    steps=STEPS,
    drawing=LocationBoards,
    beside=_beside,
    legend=("[2] settlers to work there", "(2) not possible now", "1x3: 3 settlers of seat 1"),
    status=_status,
    seat_rows=_seat_rows,
    sets=_sets,
)
