"""Location boards drawn with lines: two cells a row, three rows a board, two boards side by side.

    ╭ A1 ──────────────────┬───────────────────────╮
    │ A1-3 [1] plough  2x3 │ A1-4 (1) anvil        │
    │ gain YYY             │ upgrade 2             │

A cell says how many settlers the seat to act needs there now, in square brackets where it can work.
"""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.parts.land import (
    benefit_of,
    bonus_words,
    cost_of,
    fort_card,
    forts_give_bonus,
    land_of,
    locations_of,
    rank_of,
    rules_of,
    sides_on_table,
    spot_of,
    tile_words,
)
from tradewinds.cli.phrases import many
from tradewinds.cli.scene import Scene, latest
from tradewinds.components.settlements import CELLS, EMBLEMS, NO_EMBLEM, Location, Step
from tradewinds.core.bits import members
from tradewinds.core.state import Game
from tradewinds.games.registry import catalog_of

SIDE_BY_SIDE = 76  # columns that two boards need
WIDEST = 120
ROOMY = 21  # a cell of this width has some air at its sides
Cell = list[Text]


class PrintedBoards:
    """Boards as they are printed, with nothing on them."""

    def __init__(self, sides: Sequence[str], locations: Mapping[str, Location]) -> None:
        self.sides = sides
        self.locations = locations

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        beside = 2 if width >= SIDE_BY_SIDE else 1
        cell = (width // beside - 3) // 2
        for first in range(0, len(self.sides), beside):
            sides = self.sides[first : first + beside]
            boards = [list(self._board(side, cell, console)) for side in sides]
            rows = [[board[n] for board in boards] for n in range(CELLS // 2)]
            yield from framed(rows, sides, cell)

    def _board(self, side: str, width: int, console: Console) -> Iterator[list[Cell]]:
        """The rows of a board, each of two cells, wrapped to the width of a cell."""
        air = 1 if width >= ROOMY else 0
        for row in range(CELLS // 2):
            cells: list[Cell] = []
            for number in (2 * row + 1, 2 * row + 2):
                lines = self.cell(f"{side}-{number}", width - 2 * air)
                wrapped = [part for line in lines for part in line.wrap(console, width - air)]
                cells.append([Text(" " * air).append_text(line) for line in wrapped])
            yield cells

    def cell(self, name: str, width: int) -> list[Text]:
        """The lines of a cell; none where there is no location."""
        return self.drawn(self.locations[name], width) if name in self.locations else []

    def drawn(self, location: Location, width: int) -> list[Text]:
        head = Text(location.id, paint.NAME).append(f" ({location.settlers}) {emblem_of(location)}")
        return [two_ends(head, Text(location.icon, paint.FAINT), width), *plain_steps(location)]


class LocationBoards(PrintedBoards):
    """The boards on the table, with what lies and stands on them."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(sides_on_table(scene), locations_of(scene.game))
        self.scene = scene

    def drawn(self, location: Location, width: int) -> list[Text]:
        emblem = emblem_of(location)
        scene, spot = self.scene, spot_of(self.scene, location.id)
        if spot.tile is not None:
            head = Text(f"{location.id} ({location.settlers}) {emblem}", paint.FAINT)
            found = paint.paint_piece(spot.tile, tile_words(scene.game, spot.tile))
            mark = Text("tile", paint.FAINT)
            fits = head.cell_len + mark.cell_len < width
            return [
                two_ends(head, mark if fits else Text(), width),
                found,
                Text(step_texts(location), paint.FAINT),
            ]
        steps = [latest((part.steps for part in scene.parts), step.word) for step in location.steps]
        head = Text(location.id, paint.NAME).append(" ").append_text(self._number(location))
        standing = Text()
        if spot.seat is not None:
            standing.append(f"{spot.seat + 1}", paint.seat_style(spot.seat)).append(f"x{spot.settlers}")
        lines = [two_ends(head.append(f" {emblem or steps[0].title}"), standing, width)]
        first, *others = [
            shown.lines(scene, location, step) for shown, step in zip(steps, location.steps, strict=True)
        ]
        for more in others:  # two actions stand in one line
            first = [*first[:-1], first[-1].append(" + ").append_text(more[0])]
        return [*lines, *first]

    def _number(self, location: Location) -> Text:
        """Settlers that the seat to act needs there; the printed number while nobody acts."""
        scene = self.scene
        if scene.table.actor < 0:
            return Text(f"({location.settlers})", paint.LABEL)
        number = scene.facts.settlers[location.id]
        if scene.may(f"work {location.id}"):
            return Text(f"[{number}]", paint.NAME)
        return Text(f"({number})", paint.LABEL)


# -- lines of a cell -------------------------------------------------------------------------------


def two_ends(left: Text, right: Text, width: int) -> Text:
    """One thing at the left and one at the right; in two lines where there is no room."""
    left = left.copy()
    left.rstrip()
    if not right:
        return left
    room = width - left.cell_len - right.cell_len
    return left.append(" " * room if room > 0 else "\n").append_text(right)


def emblem_of(location: Location) -> str:
    return "" if location.emblem == NO_EMBLEM else EMBLEMS[location.emblem]


def step_texts(location: Location) -> str:
    return " + ".join(step.text for step in location.steps)


def plain_steps(location: Location) -> list[Text]:
    return [paint.paint_sentence(step_texts(location))]


def plain_lines(scene: Scene, location: Location, step: Step) -> list[Text]:
    return [paint.paint_sentence(step.text)]


def fort_lines(scene: Scene, location: Location, step: Step) -> list[Text]:
    """The point card above a fort and, where forts give bonus tiles, the top one of its stack."""
    card = fort_card(scene, location)
    lines = [Text("no point card", paint.FAINT)]
    if card is not None:
        cost = paint.paint_piece(card.id, cost_of(card))
        lines = [
            cost.append(f" {many(card.points, 'point')}", paint.NAME),
            paint.paint_sentence(benefit_of(card)),
        ]
    if forts_give_bonus(scene.game):
        stack = land_of(scene.table).stacks[rank_of(scene.game, location)]
        if stack.top is None:
            lines.append(Text("no bonus tile", paint.FAINT))
        else:
            name = f"{stack.top} ({stack.size} left):"
            lines.append(paint.paint_piece(name, bonus_words(scene.game, stack.top)))
    return lines


# -- frames ----------------------------------------------------------------------------------------


def framed(rows: Sequence[Sequence[Sequence[Cell]]], titles: Sequence[str], width: int) -> Iterator[Text]:
    """Rows of boards of two cells each, with lines around the boards and between the cells."""
    yield _rule("╭", "┬", "╮", width, [f" {title} " for title in titles])
    for number, row in enumerate(rows):
        if number:
            yield _rule("├", "┼", "┤", width, [""] * len(titles))
        for line in range(max(len(cell) for board in row for cell in board)):
            yield _cells(row, line, width)
    yield _rule("╰", "┴", "╯", width, [""] * len(titles))


def _rule(left: str, middle: str, right: str, width: int, titles: Sequence[str]) -> Text:
    rule = Text(no_wrap=True)
    for title in titles:
        rule.append(left, paint.EDGE).append(title, paint.NAME)
        rule.append("─" * (width - len(title)) + middle + "─" * width + right, paint.EDGE)
    return rule


def _cells(row: Sequence[Sequence[Cell]], line: int, width: int) -> Text:
    drawn = Text(no_wrap=True)
    for board in row:
        for cell in board:
            text = cell[line].copy() if line < len(cell) else Text()
            text.rstrip()
            drawn.append("│", paint.EDGE).append_text(text).append(" " * (width - text.cell_len))
        drawn.append("│", paint.EDGE)
    return drawn


# -- pieces for `show` -----------------------------------------------------------------------------


def point_pieces(game: Game) -> dict[str, str]:
    """The cards that are played with, at any number of players."""
    cards = catalog_of(game).point_cards
    return {cards[number].id: cards[number].text for number in members(rules_of(game).decks[4])}


def scoring_pieces(game: Game) -> dict[str, str]:
    tiles = catalog_of(game).scoring_tiles
    return {tiles[number].id: tiles[number].text for number in members(rules_of(game).tiles)}


def exploration_pieces(game: Game) -> dict[str, str]:
    return {tile.id: tile.text for tile in catalog_of(game).exploration_tiles}
