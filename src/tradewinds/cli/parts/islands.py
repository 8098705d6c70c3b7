"""The map: market tiles, boats that sail between them, and outposts."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol, cast

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.hexmap import draw_map, fitting_width, map_width, shortened
from tradewinds.cli.phrases import amounts, heap
from tradewinds.cli.scene import Part, PieceSet, Scene, Tile
from tradewinds.cli.table import SeatTable, Table, some, texts
from tradewinds.components.catalog import SYMBOLS
from tradewinds.core.state import Game
from tradewinds.games.registry import catalog_of
from tradewinds.rules.islands import IslandRules

WAVES = "~ ~ ~ ~"


@dataclass(frozen=True)
class Islands:
    map: tuple[str | None, ...]
    boats: tuple[str, ...]  # the tile under each
    outposts: tuple[tuple[str, ...], ...]  # a seat

    def boats_on(self, tile: str) -> list[int]:
        return [seat for seat, place in enumerate(self.boats) if place == tile]

    def outposts_on(self, tile: str) -> list[int]:
        return [seat for seat, tiles in enumerate(self.outposts) if tile in tiles]


def _read(table: Table) -> Islands:
    return Islands(
        map=some(table.things["map"]),
        boats=tuple(str(seat.things["boat"]) for seat in table.seats),
        outposts=tuple(texts(seat.things["outposts"]) for seat in table.seats),
    )


def islands_of(table: Table) -> Islands:
    return table.read(_read)


class _WithIslands(Protocol):
    @property
    def islands(self) -> IslandRules: ...


def rules_of(game: Game) -> IslandRules:
    return cast(_WithIslands, game).islands


def symbol_of(tile: str) -> str:
    return tile.rpartition("-")[0]


@lru_cache(maxsize=8)
def markets_of(game: Game) -> Mapping[str, str]:
    """The trade of every market tile."""
    return {card.id: card.text for card in catalog_of(game).markets}


def built_in(outposts: tuple[str, ...]) -> list[int]:
    """Outposts built in the row of each symbol."""
    return [sum(symbol_of(tile) == symbol for tile in outposts) for symbol in SYMBOLS]


# -- what tiles say --------------------------------------------------------------------------------


def tile_words(scene: Scene, tile: str) -> Tile:
    """What is printed on a tile of the map, or lies on it; parts may have tiles of their own."""
    for part in scene.parts:
        found = part.tile(scene, tile) if part.tile is not None else None
        if found is not None:
            return found
    return Tile(WAVES, offers=False)


def _market_words(scene: Scene, tile: str) -> Tile | None:
    trade = markets_of(scene.game).get(tile)
    return None if trade is None else Tile(trade)


def painted_tile(scene: Scene, tile: str, room: int) -> Text:
    words = tile_words(scene, tile)
    if not words.offers:
        return Text(words.printed, paint.SEA if words.printed == WAVES else paint.FAINT)
    return paint.paint_goods(words.printed if len(words.printed) <= room else shortened(words.printed))


def lying_on(scene: Scene, tile: str) -> str:
    """Cubes that lie on a tile."""
    return "".join(part.lying(scene).get(tile, "") for part in scene.parts if part.lying is not None)


def standing(scene: Scene, tile: str, room: int) -> Text:
    """Outposts (#) and boats (@) on a tile, by the numbers of their seats, and the cubes (+) there."""
    islands, marks = islands_of(scene.table), Text()
    for sign, seats in (("#", islands.outposts_on(tile)), ("@", islands.boats_on(tile))):
        if seats:
            marks.append(" " if marks else "").append(sign)
            for seat in seats:
                marks.append(str(seat + 1), paint.seat_style(seat))
    if cubes := lying_on(scene, tile):
        marks.append(" +" if marks else "+")
        ways = (heap(cubes), amounts(cubes), str(len(cubes)))
        words = next((way for way in ways if len(marks) + len(way) <= room), ways[-1])
        marks.append_text(paint.paint_goods(words))
    return marks


class _Map:
    """The map as a picture, or as a list of tiles with their neighbours."""

    def fitting(self, scene: Scene, room: int) -> int | None:
        return fitting_width(rules_of(scene.game).layout, room)

    def width(self, scene: Scene, scale: int) -> int:
        return map_width(rules_of(scene.game).layout, scale)

    def draw(self, scene: Scene, scale: int) -> RenderableType:
        tiles = islands_of(scene.table).map
        return draw_map(rules_of(scene.game).layout, scale, [self._hex(scene, tile, scale) for tile in tiles])

    def _hex(self, scene: Scene, tile: str | None, scale: int) -> tuple[Text, Text, Text]:
        """What stands in a hex: its name, what it trades or offers, who is there."""
        if tile is None:
            return Text(""), Text("?", paint.FAINT), Text("")
        words, marks = painted_tile(scene, tile, scale + 2), standing(scene, tile, scale + 2)
        if words.plain == WAVES:
            return Text(tile, paint.SEA), words, marks or words
        return Text(tile, paint.NAME), words, marks

    def as_list(self, scene: Scene) -> RenderableType:
        tiles, layout = islands_of(scene.table).map, rules_of(scene.game).layout
        grid = Grid(box=None, padding=(0, 1, 0, 0), show_header=False, show_edge=False)
        for hex, tile in enumerate(tiles):
            if tile is None:
                continue
            nearby = [tiles[other] or "?" for other in layout.neighbours(hex)]
            words = painted_tile(scene, tile, 10)
            offer = Text("~ ~", paint.SEA) if words.plain == WAVES else words
            grid.add_row(
                Text(tile, paint.NAME), offer, standing(scene, tile, 12), Text(" ".join(nearby), paint.FAINT)
            )
        return grid


def _outpost_board(scene: Scene, seat: SeatTable) -> RenderableType:
    """A row a symbol: `#` is built, `.` still waits; above, the points that a column uncovers."""
    values = [int(value) for value in rules_of(scene.game).outpost_values]
    lines = [Text("Outposts", paint.LABEL).append("".join(f" +{value}" for value in values), paint.LABEL)]
    built = built_in(islands_of(scene.table).outposts[seat.seat])
    for symbol, number in zip(SYMBOLS, built, strict=True):
        line = Text(f"{symbol:<8}")
        for column in range(len(values)):
            style = paint.NAME if column < number else paint.FAINT
            line.append(f"  {'#' if column < number else '.'}", style)
        lines.append(line)
    return Text("\n").join(lines)


def _sets(game: Game) -> Mapping[str, PieceSet]:
    values = " ".join(str(value) for value in rules_of(game).outpost_values)
    return {
        "markets": PieceSet(markets_of(game)),
        "outpost_values": PieceSet({"columns": values}),
    }


ISLANDS = Part(
    tile=_market_words,
    chart=_Map(),
    legend=("@ boat, # outpost by seat", "market: give>get"),
    seat_board=_outpost_board,
    sets=_sets,
)
