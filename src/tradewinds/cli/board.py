"""The table drawn in the terminal: boards and map, what lies beside them, and every seat's things."""

from collections.abc import Iterator

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.parts.common import hold_text
from tradewinds.cli.phrases import many
from tradewinds.cli.scene import Block, Chart, Scene
from tradewinds.cli.table import SeatTable
from tradewinds.core.agenda import CHANCE, NOBODY

SIDE = 27  # columns that what lies beside the map needs
WIDE_SIDE = 46
WIDE_SEAT = 64  # from here on the outposts stand beside the cards
WIDEST = 120


class Board:
    """A scene as a picture that fits the console it is printed on."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield header(self.scene)
        for part in self.scene.parts:
            if part.drawing is not None:
                yield part.drawing(self.scene)
        yield from self._chart(width)
        for seat in self._seats():
            yield seat_panel(self.scene, seat, width)

    def _seats(self) -> list[SeatTable]:
        """The viewer last, next to the question; the others in turn order before."""
        seats = list(self.scene.table.seats)
        last = len(seats) - 1 if self.scene.table.viewer is None else self.scene.table.viewer
        return [seats[(last + step) % len(seats)] for step in range(1, len(seats) + 1)]

    def _chart(self, width: int) -> Iterator[RenderableType]:
        """The map with everything else beside it, below it, or as a list, whatever fits."""
        blocks = [
            block for part in self.scene.parts if part.beside is not None for block in part.beside(self.scene)
        ]
        chart = next((part.chart for part in self.scene.parts if part.chart is not None), None)
        if chart is None:
            yield Group(below(blocks), paint.Packed(legend(self.scene)))
            return
        yield from self._map(chart, Group(*stacked(blocks), Text(), *legend(self.scene)), width)

    def _map(self, chart: Chart, side: RenderableType, width: int) -> Iterator[RenderableType]:
        beside_map = chart.fitting(self.scene, width - SIDE - 1)
        if beside_map is not None:
            taken = chart.width(self.scene, beside_map)
            grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
            grid.add_column(width=taken)
            grid.add_column(width=min(width - taken - 1, WIDE_SIDE))
            grid.add_row(chart.draw(self.scene, beside_map), side)
            yield grid
            return
        alone = chart.fitting(self.scene, width)
        yield chart.as_list(self.scene) if alone is None else chart.draw(self.scene, alone)
        yield side


def header(scene: Scene) -> Text:
    table = scene.table
    if table.actor == NOBODY:
        who = Text("the game is over")
    elif table.actor == CHANCE:
        who = Text("a draw is due")
    else:
        who = paint.paint_seat(table.actor, scene.name(table.actor)).append(" to act")
    line = Text(scene.title, paint.NAME).append(f"   round {table.round}   ", paint.LABEL).append_text(who)
    return line.append("   last round", paint.NAME) if table.ending and table.actor != NOBODY else line


# -- beside the map, or below the boards -----------------------------------------------------------


def legend(scene: Scene) -> list[Text]:
    lines = [line for part in scene.parts for line in part.legend]
    return [Text(line, paint.FAINT) for line in (*lines, "value: Y < R < G < B")]


def stacked(blocks: list[Block]) -> list[RenderableType]:
    """Blocks under each other, for the side of a map; a list is followed by some air."""
    parts: list[RenderableType] = []
    for number, block in enumerate(blocks):
        title = Text(block.title, paint.NAME)
        parts.append(title.append(f"  {block.note}", paint.LABEL) if block.note else title)
        parts += [Text(block.faint, paint.FAINT)] if block.faint else []
        parts += [block.body] if block.body is not None else []
        listing = isinstance(block.body, Grid) and number + 1 < len(blocks)
        parts += [Text()] if listing else []
    return parts


def below(blocks: list[Block]) -> RenderableType:
    """The same with the titles to the left."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for block in blocks:
        note = Text(block.note, paint.LABEL)
        body = note if block.body is None else Group(note, block.body) if block.note else block.body
        grid.add_row(Text(block.title, paint.NAME), body)
    return grid


# -- seats -----------------------------------------------------------------------------------------


def seat_panel(scene: Scene, seat: SeatTable, width: int) -> RenderableType:
    title = paint.paint_seat(seat.seat, scene.name(seat.seat))
    if seat.seat == scene.table.first:
        title.append("  first player", paint.LABEL)
    if seat.score is not None:
        title.append(f"  {many(sum(seat.score.values()), 'point')}")
    things = seat_things(scene, seat)
    boards = [part.seat_board(scene, seat) for part in scene.parts if part.seat_board is not None]
    body: RenderableType = Group(things, *boards)
    if boards and width >= WIDE_SEAT:
        grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(no_wrap=True)
        grid.add_row(things, Group(*boards))
        body = grid
    return Panel(
        body,
        title=title,
        title_align="left",
        box=box.ROUNDED,
        border_style=paint.EDGE,
        width=min(width, WIDEST),
    )


def goods_line(scene: Scene, seat: SeatTable) -> RenderableType:
    """The storage, and what else a seat pays with."""
    status = [text for part in scene.parts if part.status is not None for text in part.status(scene, seat)]
    return paint.Packed([hold_text(seat), *status])


def seat_things(scene: Scene, seat: SeatTable) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style=paint.LABEL, no_wrap=True, width=9)
    grid.add_column(ratio=1)
    grid.add_row(scene.storage.capitalize(), goods_line(scene, seat))
    for part in scene.parts:
        for label, things in part.seat_rows(scene, seat) if part.seat_rows is not None else []:
            grid.add_row(label, things)
    if seat.score is not None:
        grid.add_row("Points", ", ".join(f"{source} {points}" for source, points in seat.score.items()))
    return grid
