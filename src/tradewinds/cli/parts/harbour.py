"""Ports with victory tiles, the start of boats, and bonus tiles for columns."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.parts.islands import symbol_of
from tradewinds.cli.scene import Block, Part, PieceSet, Scene, Tile
from tradewinds.cli.table import EMPTY, SeatTable, Table, mapping, texts, whole, wholes
from tradewinds.components.catalog import Order
from tradewinds.core.state import Game
from tradewinds.games.registry import catalog_of, info_of
from tradewinds.rules.harbour import BONUS_NAMES, HarbourRules

CLOSED = "closed"
# What bonus tiles of each kind are called, for short, and what they do; point tiles are numbers.
BONUS_WORDS = {
    "move": ("+1 movement", "every sail goes one tile farther for free"),
    "hold": ("+3 hold", "the hold has room for 3 more"),
    "harvest": ("+R harvest", "every harvest brings R too"),
    "upgrade": ("+1 upgrade", "one upgrade follows whenever you trade at a market"),
}
POINTS = "points"


@dataclass(frozen=True)
class Bonus:
    """Bonus tiles: how many of each kind, and the numbers of the victory point tiles."""

    counts: Mapping[str, int]
    points: tuple[int, ...]

    def number(self, kind: str) -> int:
        return self.counts.get(kind, 0)

    def words(self) -> list[str]:
        parts = [f"{BONUS_WORDS[kind][0]} x{number}" for kind, number in self.counts.items() if number]
        return parts + (["points " + " ".join(str(points) for points in self.points)] if self.points else [])


@dataclass(frozen=True)
class Tiles:
    """What a seat has: victory tiles (None: face down for this viewer) and bonus tiles."""

    count: int
    victory: tuple[str, ...] | None
    bonus: Bonus


@dataclass(frozen=True)
class Harbour:
    ports: tuple[str, ...]
    stack_size: int
    closed_within: int
    bonus_left: Bonus
    seats: tuple[Tiles, ...]

    def on_port(self, port: str) -> str:
        """The victory tile on a port, `closed` or `-`."""
        return self.ports[int(port.rpartition("-")[2]) - 1]


def _bonus(value: object) -> Bonus:
    bonus = mapping(value)
    counts = {kind: whole(number) for kind, number in bonus.items() if kind != POINTS}
    return Bonus(counts, wholes(bonus[POINTS]))


def _tiles(things: Mapping[str, object]) -> Tiles:
    victory = texts(things["tiles"]) if "tiles" in things else None
    return Tiles(whole(things["tile_count"]), victory, _bonus(things["bonus"]))


def _read(table: Table) -> Harbour:
    stack = mapping(table.things["stack"])
    return Harbour(
        ports=texts(table.things["ports"]),
        stack_size=whole(stack["size"]),
        closed_within=whole(stack["closed_within"]),
        bonus_left=_bonus(table.things["bonus_left"]),
        seats=tuple(_tiles(seat.things) for seat in table.seats),
    )


def harbour_of(table: Table) -> Harbour:
    return table.read(_read)


class _WithHarbour(Protocol):
    @property
    def harbour(self) -> HarbourRules: ...


def bonus_kinds(game: Game) -> tuple[str, ...]:
    """The kinds of bonus tiles that a game is played with."""
    return BONUS_NAMES[: int(cast(_WithHarbour, game).harbour.kinds)]


@lru_cache(maxsize=8)
def orders_of(game: Game) -> Mapping[str, Order]:
    return {order.id: order for order in catalog_of(game).victory_tiles}


def is_port(tile: str) -> bool:
    return symbol_of(tile) == "port"


def _port_words(scene: Scene, tile: str) -> Tile | None:
    if not is_port(tile):
        return None
    victory = harbour_of(scene.table).on_port(tile)
    if victory in (CLOSED, EMPTY):
        return Tile("closed" if victory == CLOSED else "no tile", offers=False)
    return Tile(orders_of(scene.game)[victory].text)


# -- drawn -----------------------------------------------------------------------------------------


def _beside(scene: Scene) -> list[Block]:
    """The victory stack and the bonus tiles that are left."""
    harbour = harbour_of(scene.table)
    within = f"closed port in the next {harbour.closed_within}" if harbour.closed_within else ""
    left = [Text(part) for part in harbour.bonus_left.words()]
    return [
        Block("Victory stack", f"{harbour.stack_size}", faint=within),
        Block("Bonus tiles", body=paint.Packed(left or [Text("none left", paint.FAINT)])),
    ]


def _seat_rows(scene: Scene, seat: SeatTable) -> list[tuple[str, RenderableType]]:
    tiles = harbour_of(scene.table).seats[seat.seat]
    rows: list[tuple[str, RenderableType]] = [("Tiles", _victory_text(scene, tiles))]
    if bonus := tiles.bonus.words():
        rows.append(("Bonus", ", ".join(bonus)))
    return rows


def _victory_text(scene: Scene, tiles: Tiles) -> RenderableType:
    count = Text(f"{tiles.count} of {scene.parameters.to_end[scene.table.players]}")
    if tiles.victory is None:
        return count.append(" face down", paint.FAINT) if tiles.count else count
    orders = orders_of(scene.game)
    return paint.Packed([count, *(paint.paint_goods(orders[tile].text) for tile in tiles.victory)])


def _sets(game: Game) -> Mapping[str, PieceSet]:
    catalog = catalog_of(game)
    points = " ".join(str(points) for points in catalog.bonus_points)
    kinds = {
        kind: f"{info_of(game).parameters.bonus_tiles} tiles: {BONUS_WORDS[kind][1]}"
        for kind in bonus_kinds(game)
        if kind != POINTS
    }
    return {
        "victory_tiles": PieceSet({order.id: order.text for order in catalog.victory_tiles}),
        "start_sets": PieceSet({str(n): goods for n, goods in enumerate(catalog.start_sets, start=1)}),
        "bonus_tiles": PieceSet({**kinds, POINTS: f"one pile, top first: {points}"}),
    }


HARBOUR = Part(
    tile=_port_words,
    beside=_beside,
    legend=("port: cost and points",),
    seat_rows=_seat_rows,
    sets=_sets,
)
