"""The table drawn in the terminal: the map, what lies beside it, and every seat's things."""

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.hexmap import draw_map, fitting_width, map_width, port_text, standing, trade_text
from tradewinds.cli.table import (
    Bonus,
    Pieces,
    SeatTable,
    Table,
    is_market,
    is_port,
    pieces_of,
    table_of,
)
from tradewinds.cli.words import many, name_of
from tradewinds.components.catalog import SYMBOLS
from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.state import Game
from tradewinds.core.view import ViewData

SIDE = 27  # columns that the merchants beside the map need
TILES_TO_END = 4
WIDE_SEAT = 64  # from here on the outposts stand beside the cards


class Board:
    """A view as a picture that fits the console it is printed on."""

    def __init__(self, view: ViewData, game: Game, names: Sequence[str]) -> None:
        self.table = table_of(view)
        self.viewer = view["viewer"]
        self.pieces = pieces_of(game)
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield header(self.table, self.names)
        yield from self._world(width)
        for seat in self._seats():
            yield seat_panel(self.table, self.pieces, seat, self.names, width)

    def _seats(self) -> list[SeatTable]:
        """The viewer last, next to the question; the others in turn order before."""
        seats = list(self.table.seats)
        last = self.viewer if isinstance(self.viewer, int) else len(seats) - 1
        return [seats[(last + step) % len(seats)] for step in range(1, len(seats) + 1)]

    def _world(self, width: int) -> Iterator[RenderableType]:
        """The map with everything else beside it, below it, or as a list, whatever fits."""
        layout = self.pieces.layout
        side = Group(*beside(self.table, self.pieces), Text(), legend())
        beside_map = fitting_width(layout, width - SIDE - 1)
        if beside_map is not None:
            grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
            grid.add_column(width=map_width(layout, beside_map))
            grid.add_column(width=min(width - map_width(layout, beside_map) - 1, 46))
            grid.add_row(draw_map(self.table, self.pieces, beside_map), side)
            yield grid
            return
        alone = fitting_width(layout, width)
        yield (
            tile_list(self.table, self.pieces) if alone is None else draw_map(self.table, self.pieces, alone)
        )
        yield side


def header(table: Table, names: Sequence[str]) -> Text:
    if table.actor == NOBODY:
        who = Text("the game is over")
    elif table.actor == CHANCE:
        who = Text("a draw is due")
    else:
        who = paint.paint_seat(table.actor, name_of(names, table.actor)).append(" to act")
    line = Text("Sand to Sea", paint.NAME).append(f"   round {table.round}   ", paint.LABEL).append_text(who)
    return line.append("   last round", paint.NAME) if table.ending and table.actor != NOBODY else line


def legend() -> Text:
    lines = (
        "@ boat, # outpost by seat",
        "market: give>get",
        "port: cost and points",
        "value: Y < R < G < B",
    )
    return Text("\n".join(lines), paint.FAINT)


# -- beside the map ----------------------------------------------------------------------------------


def beside(table: Table, pieces: Pieces) -> list[RenderableType]:
    """The merchant row, the victory stack and the bonus tiles that are left."""
    lines = [Text.assemble(("Victory stack  ", paint.NAME), f"{table.stack_size}")]
    if table.closed_within:
        lines.append(Text(f"closed port in the next {table.closed_within}", paint.FAINT))
    left = [Text(part) for part in bonus_parts(table.bonus_left)]
    return [
        merchants(table, pieces),
        Text(),
        *lines,
        Text("Bonus tiles", paint.NAME),
        paint.Packed(left or [Text("none left", paint.FAINT)]),
    ]


def merchants(table: Table, pieces: Pieces) -> RenderableType:
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, show_edge=False)
    for slot, card in enumerate(table.row, start=1):
        if card is None:
            grid.add_row(f"{slot}", Text("empty", paint.FAINT))
            continue
        cubes = table.row_cubes[slot - 1]
        grid.add_row(
            f"{slot}",
            Text(card, paint.NAME),
            paint.paint_sentence(pieces.cards[card].text),
            "free" if slot == 1 else many(slot - 1, "cube"),
            Text("+").append_text(paint.paint_goods(cubes)) if cubes else "",
        )
    title = Text.assemble(("Merchants  ", paint.NAME), (f"{table.deck_size} in deck", paint.LABEL))
    return Group(title, grid)


def bonus_parts(bonus: Bonus) -> list[str]:
    parts = [f"+1 move x{bonus.move}"] if bonus.move else []
    parts += [f"+3 hold x{bonus.hold}"] if bonus.hold else []
    parts += ["points " + " ".join(str(points) for points in bonus.points)] if bonus.points else []
    return parts


def tile_list(table: Table, pieces: Pieces) -> RenderableType:
    """The map for narrow terminals: each tile with its neighbours."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), show_header=False, show_edge=False)
    for hex, tile in enumerate(table.map):
        if tile is None:
            continue
        nearby = [table.map[other] or "?" for other in pieces.layout.neighbours(hex)]
        offer = Text("~ ~", paint.SEA)
        if is_market(tile):
            offer = trade_text(pieces, tile, 10)
        elif is_port(tile):
            offer = port_text(table, pieces, tile, 10)
        grid.add_row(
            Text(tile, paint.NAME), offer, standing(table, tile), Text(" ".join(nearby), paint.FAINT)
        )
    return grid


# -- seats -------------------------------------------------------------------------------------------


def seat_panel(
    table: Table, pieces: Pieces, seat: SeatTable, names: Sequence[str], width: int
) -> RenderableType:
    title = paint.paint_seat(seat.seat, name_of(names, seat.seat))
    if seat.seat == table.first:
        title.append("  first player", paint.LABEL)
    if seat.score is not None:
        title.append(f"  {many(sum(seat.score.values()), 'point')}")
    things, board = seat_things(pieces, seat), outpost_board(pieces, seat)
    body: RenderableType = Group(things, board)
    if width >= WIDE_SEAT:
        grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(width=20)
        grid.add_row(things, board)
        body = grid
    return Panel(
        body, title=title, title_align="left", box=box.ROUNDED, border_style=paint.EDGE, width=min(width, 120)
    )


def seat_things(pieces: Pieces, seat: SeatTable) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style=paint.LABEL, no_wrap=True, width=9)
    grid.add_column(ratio=1)
    grid.add_row("Hold", hold_text(seat))
    for label, cards in (("Hand", seat.hand), ("Played", seat.played), ("Discarded", seat.discarded)):
        if cards or label == "Hand":
            grid.add_row(label, cards_text(pieces, cards))
    grid.add_row("Tiles", victory_text(pieces, seat))
    if bonus := bonus_parts(seat.bonus):
        grid.add_row("Bonus", ", ".join(bonus))
    if seat.score is not None:
        sources = [f"{source} {points}" for source, points in seat.score.items()]
        grid.add_row("Points", ", ".join(sources))
    return grid


def hold_text(seat: SeatTable) -> Text:
    """The cubes in their wells, free wells as dots."""
    text = paint.paint_goods(seat.hold).append("." * max(seat.limit - seat.cubes, 0), paint.FAINT)
    return text.append(f"  {seat.cubes} of {seat.limit}")


def cards_text(pieces: Pieces, cards: Sequence[str]) -> RenderableType:
    if not cards:
        return Text("no cards", paint.FAINT)
    return paint.Packed(
        Text(card, paint.FAINT).append(" ").append_text(paint.paint_sentence(pieces.cards[card].text))
        for card in cards
    )


def victory_text(pieces: Pieces, seat: SeatTable) -> RenderableType:
    count = Text(f"{seat.tile_count} of {TILES_TO_END}")
    if seat.tiles is None:
        return count.append(" face down", paint.FAINT) if seat.tile_count else count
    return paint.Packed([count, *(paint.paint_goods(pieces.orders[tile].text) for tile in seat.tiles)])


def outpost_board(pieces: Pieces, seat: SeatTable) -> RenderableType:
    """A row a symbol: `#` is built, `.` still waits; above, the points that a column uncovers."""
    values = pieces.outpost_values
    lines = [Text("Outposts", paint.LABEL).append("".join(f" +{value}" for value in values), paint.LABEL)]
    for symbol, built in zip(SYMBOLS, seat.built(), strict=True):
        line = Text(f"{symbol:<8}")
        for column in range(len(values)):
            style = paint.NAME if column < built else paint.FAINT
            line.append(f"  {'#' if column < built else '.'}", style)
        lines.append(line)
    return Text("\n").join(lines)
