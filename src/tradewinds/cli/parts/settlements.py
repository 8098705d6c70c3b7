"""Location boards with settlers, point cards at forts, bonus tiles and exploration tiles: seats and stacks.

How the boards are read from a view is in land.py, how they are drawn in locations.py.
"""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.parts.land import (
    Stack,
    benefit_of,
    bonus_words,
    card_offer,
    forts_give_bonus,
    land_of,
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
from tradewinds.cli.phrases import many
from tradewinds.cli.scene import Block, Part, PieceSet, Scene, StepShown
from tradewinds.cli.table import SeatTable
from tradewinds.core.state import Game
from tradewinds.games.registry import catalog_of

STEPS = {
    "fort": StepShown(fort_lines, "fort"),
    "gain": StepShown(plain_lines),
    "upgrade": StepShown(plain_lines),
    "trade": StepShown(plain_lines),
}


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
    steps=STEPS,
    drawing=LocationBoards,
    beside=_beside,
    legend=("[2] settlers to work there", "(2) not possible now", "1x3: 3 settlers of seat 1"),
    status=_status,
    seat_rows=_seat_rows,
    sets=_sets,
)
