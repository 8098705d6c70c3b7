"""A view read into typed form: what the terminal draws and talks about.

Views are plain data. Reading them into small classes once keeps the drawing and the sentences
free of casts, and shows at a glance what a person at the terminal may know.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import cast

from tradewinds.components.catalog import SYMBOLS, Card, Catalog, Order
from tradewinds.components.maps import Layout
from tradewinds.core.errors import BadOption
from tradewinds.core.state import Game
from tradewinds.core.view import ViewData
from tradewinds.games.sand_to_sea import SandToSea

EMPTY = "-"
CLOSED = "closed"


@dataclass(frozen=True)
class Bonus:
    """Bonus tiles: free movement, hold, and the numbers of the victory point tiles."""

    move: int
    hold: int
    points: tuple[int, ...]


@dataclass(frozen=True)
class SeatTable:
    """What lies in front of one seat."""

    seat: int
    hold: str
    limit: int
    hand: tuple[str, ...]
    played: tuple[str, ...]
    discarded: tuple[str, ...]
    boat: str
    outposts: tuple[str, ...]
    tile_count: int
    tiles: tuple[str, ...] | None  # None: face down for this viewer
    bonus: Bonus
    score: Mapping[str, int] | None  # None: not shown to this viewer

    @property
    def cubes(self) -> int:
        return len(self.hold)

    def built(self) -> list[int]:
        """Outposts built in the row of each symbol."""
        return [sum(symbol_of(tile) == symbol for tile in self.outposts) for symbol in SYMBOLS]


@dataclass(frozen=True)
class Table:
    """Everything a viewer sees."""

    players: int
    actor: int
    asked: str  # the question that is open now, empty when the game is over
    left: int  # how many more times it is asked, this one included
    about: int  # a number of the question's own, see core/view.py
    legal: tuple[int, ...]
    turn: int
    round: int
    first: int
    ending: bool
    row: tuple[str | None, ...]
    row_cubes: tuple[str, ...]
    deck_size: int
    map: tuple[str | None, ...]
    ports: tuple[str, ...]
    stack_size: int
    closed_within: int
    bonus_left: Bonus
    seats: tuple[SeatTable, ...]

    @property
    def slot(self) -> int:
        """Where the next cube goes when a card is acquired, from 1 (RUL-19)."""
        return self.about - self.left + 1

    @property
    def rival(self) -> int:
        """Who is paid the next toll (RUL-19)."""
        return next(seat for seat in self.after(self.actor) if self.about >> seat & 1)

    def boats_on(self, tile: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.boat == tile]

    def outposts_on(self, tile: str) -> list[int]:
        return [seat.seat for seat in self.seats if tile in seat.outposts]

    def after(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return [(seat + step) % self.players for step in range(1, self.players)]

    def rivals_on(self, tile: str, seat: int) -> list[int]:
        """Whom a boat pays that ends there, in the order of payment (RUL-19)."""
        boats = self.boats_on(tile)
        return [other for other in self.after(seat) if other in boats] if is_market(tile) else []

    def outpost_cost(self, tile: str) -> int:
        """Cubes for the next outpost there (STS-13)."""
        standing = len(self.outposts_on(tile))
        return standing * 2 if self.players == 2 else standing

    def on_port(self, port: str) -> str:
        """The victory tile on a port, `closed` or `-`."""
        return self.ports[int(port.rpartition("-")[2]) - 1]


class Pieces:
    """What is printed on the pieces of a game, by their names, and how far hexes are apart."""

    def __init__(self, catalog: Catalog, layout: Layout, toll_when_staying: bool) -> None:
        self.toll_when_staying = toll_when_staying
        self.catalog = catalog
        self.layout = layout
        self.cards: dict[str, Card] = {card.id: card for card in (*catalog.starting, *catalog.merchants)}
        self.markets: dict[str, Card] = {card.id: card for card in catalog.markets}
        self.orders: dict[str, Order] = {order.id: order for order in catalog.victory_tiles}
        self.outpost_values = catalog.outpost_values["sand-to-sea"]
        self._distances = layout.distances()

    def distance(self, table: Table, start: str, end: str) -> int:
        return self._distances[table.map.index(start)][table.map.index(end)]

    def sail_cost(self, table: Table, seat: SeatTable, tile: str) -> int:
        """Cards that sailing to a tile costs (STS-10, RUL-20)."""
        return max(self.distance(table, seat.boat, tile) - seat.bonus.move, 0)

    def cost_text(self, order: str) -> str:
        """The goods of a victory tile, as printed."""
        return self.orders[order].text.partition(" ")[0]


@lru_cache(maxsize=8)
def pieces_of(game: Game) -> Pieces:
    if not isinstance(game, SandToSea):
        raise BadOption(f"the terminal cannot show {game.id} yet")
    return Pieces(game.catalog, game.layout, game.options["toll"] == "always")


def symbol_of(tile: str) -> str:
    return tile.rpartition("-")[0]


def is_market(tile: str) -> bool:
    return symbol_of(tile) in SYMBOLS


def is_port(tile: str) -> bool:
    return symbol_of(tile) == "port"


def _texts(value: object) -> tuple[str, ...]:
    return tuple(str(item) for item in cast(Iterable[object], value))


def _some(value: object) -> tuple[str | None, ...]:
    return tuple(None if item is None else str(item) for item in cast(Iterable[object], value))


def _mapping(value: object) -> Mapping[str, object]:
    return cast(Mapping[str, object], value)


def _whole(value: object) -> int:
    return int(cast(int, value))


def _wholes(value: object) -> tuple[int, ...]:
    return tuple(_whole(item) for item in cast(Iterable[object], value))


def _bonus(value: object) -> Bonus:
    bonus = _mapping(value)
    return Bonus(_whole(bonus["move"]), _whole(bonus["hold"]), _wholes(bonus["points"]))


def _seat(value: object) -> SeatTable:
    data = _mapping(value)
    hold = str(data["hold"])
    return SeatTable(
        seat=_whole(data["seat"]),
        hold="" if hold == EMPTY else hold,
        limit=_whole(data["limit"]),
        hand=_texts(data["hand"]),
        played=_texts(data["played"]),
        discarded=_texts(data["discarded"]),
        boat=str(data["boat"]),
        outposts=_texts(data["outposts"]),
        tile_count=_whole(data["tile_count"]),
        tiles=_texts(data["tiles"]) if "tiles" in data else None,
        bonus=_bonus(data["bonus"]),
        score={key: _whole(points) for key, points in _mapping(data["score"]).items()}
        if "score" in data
        else None,
    )


def table_of(view: ViewData) -> Table:
    """Read what `state.view(seat).data()` gave."""
    questions = list(cast(Iterable[object], view["asked"]))
    question = _mapping(questions[-1]) if questions else {}
    return Table(
        players=_whole(view["players"]),
        actor=_whole(view["actor"]),
        asked=str(question["phase"]) if question else "",
        left=_whole(question["times"]) if question else 0,
        about=_whole(question["about"]) if question else 0,
        legal=_wholes(view["legal"]),
        turn=_whole(view["turn"]),
        round=_whole(view["round"]),
        first=_whole(view["first"]),
        ending=bool(view["ending"]),
        row=_some(view["row"]),
        row_cubes=tuple("" if goods == EMPTY else goods for goods in _texts(view["row_cubes"])),
        deck_size=_whole(_mapping(view["deck"])["size"]),
        map=_some(view["map"]),
        ports=_texts(view["ports"]),
        stack_size=_whole(_mapping(view["stack"])["size"]),
        closed_within=_whole(_mapping(view["stack"])["closed_within"]),
        bonus_left=_bonus(view["bonus_left"]),
        seats=tuple(_seat(seat) for seat in cast(Iterable[object], view["seats"])),
    )
