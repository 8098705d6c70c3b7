"""The map: market tiles, boats that sail between them, and outposts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol, cast

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.hexmap import draw_map, fitting_width, map_width, shortened
from tradewinds.cli.parts.common import left, trade_asked
from tradewinds.cli.phrases import amounts, cube_words, heap, listed, many
from tradewinds.cli.scene import Part, PieceSet, Scene, Tile
from tradewinds.cli.table import SeatTable, Table, some, texts
from tradewinds.components.catalog import SYMBOLS
from tradewinds.core.actions import Action
from tradewinds.core.state import Game
from tradewinds.games.registry import catalog_of
from tradewinds.narration.options import Option
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


def is_market(tile: str) -> bool:
    return symbol_of(tile) in SYMBOLS


@lru_cache(maxsize=8)
def markets_of(game: Game) -> Mapping[str, str]:
    """The trade of every market tile."""
    return {card.id: card.text for card in catalog_of(game).markets}


def boat_of(scene: Scene) -> str:
    """The tile under the boat of the seat to act."""
    return islands_of(scene.table).boats[scene.seat.seat]


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
    return Tile("open sea", WAVES, offers=False)


def _market_words(scene: Scene, tile: str) -> Tile | None:
    trade = markets_of(scene.game).get(tile)
    return None if trade is None else Tile(trade, trade)


def tile_text(scene: Scene, tile: str) -> str:
    return tile_words(scene, tile).spoken


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


# -- sailing ---------------------------------------------------------------------------------------


def toll_words(scene: Scene, paid: Sequence[int]) -> str:
    each = " each" if len(paid) > 1 else ""
    return f"1 cube{each} to {listed([scene.name(seat) for seat in paid])}"


def _where_to(scene: Scene, option: Option) -> str:
    """Where to, and the toll there."""
    toll = f", paying {toll_words(scene, option.tolls)}" if option.tolls else ""
    return f"{option.about}, {tile_text(scene, option.about)}{toll}"


def _sail_option(scene: Scene, action: Action) -> str:
    option = scene.option(action)
    return f"sail {'' if option.distance else 'back '}to {_where_to(scene, option)}"


def _grouped_sail(scene: Scene, action: Action) -> tuple[str, str]:
    option = scene.option(action)
    heading = f"Sail {many(option.distance, 'tile')}" if option.distance else "Sail back"
    return heading, _where_to(scene, option)


# -- on a market -----------------------------------------------------------------------------------


def price_words(cubes: int | None) -> str:
    return many(cubes, "cube") if cubes else "free"


def _build_option(scene: Scene, action: Action) -> str:
    option = scene.option(action)
    completes = f", completing column {option.column}" if option.column else ""
    return f"build an outpost ({price_words(option.cubes)}){completes}"


def visit_question(scene: Scene) -> str:
    boat = boat_of(scene)
    return f"You are at {boat}, {tile_text(scene, boat)}: what do you do here?"


def _trade_question(scene: Scene) -> str:
    """A trade that may be declined is that of the market under the boat."""
    if scene.asked.obliged:
        return f"Trade {trade_asked(scene)}: how often?"
    return f"Trade {trade_asked(scene)} at {boat_of(scene)}?"


def _pay(scene: Scene, action: Action) -> str:
    return f"pay {cube_words(action.words[0])}"


def _sets(game: Game) -> Mapping[str, PieceSet]:
    values = " ".join(str(value) for value in rules_of(game).outpost_values)
    return {
        "markets": PieceSet(markets_of(game)),
        "outpost_values": PieceSet({"columns": values}),
    }


ISLANDS = Part(
    questions={
        "box": lambda scene: "Market tiles go back to the box.",
        "lay": lambda scene: "The map is laid.",
        "toll": lambda scene: f"Pay 1 cube to {scene.name(scene.asked.paid or 0)}{left(scene)}.",
        "pay": lambda scene: f"Pay 1 cube for the outpost{left(scene)}.",
        "visit": visit_question,
        "trade": _trade_question,
    },
    options={
        "sail": _sail_option,
        "build": _build_option,
        "toll": _pay,
        "pay": _pay,
        "box": lambda scene, action: f"put {action.words[0]} back into the box",
        "lay": lambda scene, action: f"lay {action.words[0]}",
    },
    groups={"sail": _grouped_sail},
    declines={"visit": "do nothing here"},
    tile=_market_words,
    chart=_Map(),
    legend=("@ boat, # outpost by seat", "market: give>get"),
    seat_board=_outpost_board,
    sets=_sets,
)
