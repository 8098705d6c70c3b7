"""The pieces of the islands box: its numbers for phases, verbs and reasons, its tiles and words."""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.components.catalog import Card, Order
from tradewinds.components.maps import Layout
from tradewinds.core.actions import Vocabulary
from tradewinds.core.goods import LETTERS
from tradewinds.core.slices import OWN

BOXING: Final[i64] = 32
LAYING: Final[i64] = 33
REVEALING: Final[i64] = 34  # about: the port, from 0
CHOOSING: Final[i64] = 35
DOCKING: Final[i64] = 36
TOLLING: Final[i64] = 37  # about: the seats to be paid, as bits
VISITING: Final[i64] = 38  # about: 1 when the boat stayed and has to act
PAYING: Final[i64] = 39
TRADING: Final[i64] = 40
COLUMN: Final[i64] = OWN  # about: the column, from 0; what it gives is the game's business
PHASES: Final = {
    32: "box",
    33: "lay",
    34: "reveal",
    35: "choose",
    36: "dock",
    37: "toll",
    38: "visit",
    39: "pay",
    40: "trade",
    64: "column",
}

BOX: Final[i64] = 32
LAY: Final[i64] = 33
REVEAL: Final[i64] = 34
CHOOSE: Final[i64] = 35
DOCK: Final[i64] = 36
SAIL: Final[i64] = OWN + 1  # what sailing costs is the game's business
STAY: Final[i64] = 38
TOLL: Final[i64] = 39
BUILD: Final[i64] = 40
PAY: Final[i64] = 41
TRADE: Final[i64] = 42
CLAIM: Final[i64] = 43
BONUS: Final[i64] = OWN + 2  # what a column gives is the game's business

NOT_ON_MAP: Final[i64] = 32
ALREADY_THERE: Final[i64] = 33
TOO_FAR: Final[i64] = 34
CANNOT_PAY_TOLL: Final[i64] = 35
NOTHING_TO_DO: Final[i64] = 36
NOT_A_MARKET: Final[i64] = 37
NOT_A_PORT: Final[i64] = 38
OUTPOST_STANDS: Final[i64] = 39
ROW_EMPTY: Final[i64] = 40
CANNOT_PAY_OUTPOST: Final[i64] = 41
NO_OUTPOST: Final[i64] = 42
CANNOT_PAY_TRADE: Final[i64] = 43
PORT_EMPTY: Final[i64] = 44
PORT_CLOSED: Final[i64] = 45
CANNOT_PAY_TILE: Final[i64] = 46
MUST_ACT: Final[i64] = 47
NOT_LEFT: Final[i64] = 48
NEEDED_TO_ACT: Final[i64] = 49
REASONS: Final = {
    32: "the tile is not on the map",
    33: "the boat is there already",
    34: "the tile is too far",
    35: "there are too few cubes to pay every rival there",
    36: "there is nothing to do where the boat is",
    37: "the tile is not a market",
    38: "the tile is not a port",
    39: "an own outpost stands there already",
    40: "no outpost is left in the row of that symbol",
    41: "there are too few cubes for an outpost there",
    42: "there is no own outpost on the tile",
    43: "there are not the cubes for that many trades",
    44: "there is no victory tile in the port",
    45: "the port is closed",
    46: "there are not the cubes that the victory tile costs",
    47: "a boat that stays has to do something",
    48: "it is not there to be taken",
    49: "that cube is needed for the trade the boat stays for",
}

MARKETS: Final[i64] = 24
A_SYMBOL: Final[i64] = 6  # markets of one symbol
PORTS: Final[i64] = 4
FIRST_SEA: Final[i64] = 24
FIRST_PORT: Final[i64] = 28
TILES: Final[i64] = 32
NO_TILE: Final[i64] = -1
CLOSED: Final[i64] = -2
OFF_MAP: Final[i64] = -1

FREE_MOVE: Final[i64] = 0
HOLD: Final[i64] = 1
POINTS: Final[i64] = 2
BONUS_NAMES: Final = ("move", "hold", "points")
HOLD_MORE: Final[i64] = 3  # cubes a hold tile adds (STS-19)
TILES_TO_END: Final[i64] = 4  # STS-21


@final
class IslandRules:
    """Map, tiles and words. Tiles are numbered: markets six a symbol, seas, ports."""

    def __init__(
        self,
        words: Vocabulary,
        layout: Layout,
        markets: Sequence[Card],
        victory: Sequence[Order],
        start_sets: Sequence[str],
        bonus_points: Sequence[int],
        outpost_values: Sequence[int],
        boxed: int,
        largest: int,
        toll_when_staying: bool,
    ) -> None:
        """`boxed` markets of each symbol stay in the box; `largest` is the most cubes to trade."""
        self.layout: Final[Layout] = layout
        self.hexes: Final[i64] = len(layout.places)
        self.boxed: Final[i64] = boxed
        self.columns: Final[i64] = len(outpost_values)
        self.most_trades: Final[i64] = largest
        self.toll_when_staying: Final[bool] = toll_when_staying
        self.names: Final[list[str]] = [
            *(card.id for card in markets),
            *(f"sea-{n}" for n in range(1, 5)),
            *(f"port-{n}" for n in range(1, 5)),
        ]
        self.victory_names: Final[list[str]] = [order.id for order in victory]
        self.give: Final[vec[i64]] = vec[i64]([card.give for card in markets])
        self.change: Final[vec[i64]] = vec[i64]([card.get - card.give for card in markets])
        self.cost: Final[vec[i64]] = vec[i64]([order.cost for order in victory])
        self.points: Final[vec[i64]] = vec[i64]([order.points for order in victory])
        self.sets: Final[list[str]] = list(start_sets)
        self.bonus_points: Final[vec[i64]] = vec[i64]([points for points in bonus_points])
        self.outpost_values: Final[vec[i64]] = vec[i64]([value for value in outpost_values])
        # For each hex, all hexes by distance: the hex in the low six bits, the distance above.
        self.near: Final[vec[i64]] = vec[i64](
            [
                near
                for row in layout.distances()
                for near in sorted([far << 6 | hex for hex, far in enumerate(row)])
            ]
        )
        self.distance: Final[vec[i64]] = vec[i64]([far for row in layout.distances() for far in row])

        self.sail: Final[i64] = words.add(SAIL, "sail", self.names)
        self.stay: Final[i64] = words.add(STAY, "stay", [""])
        self.toll: Final[i64] = words.add(TOLL, "toll", list(LETTERS))
        self.build: Final[i64] = words.add(BUILD, "build", [""])
        self.pay: Final[i64] = words.add(PAY, "pay", list(LETTERS))
        self.trade: Final[i64] = words.add(TRADE, "trade", [f"x{n}" for n in range(1, largest + 1)])
        self.claim: Final[i64] = words.add(CLAIM, "claim", [""])
        self.bonus: Final[i64] = words.add(BONUS, "bonus", list(BONUS_NAMES))
        self.choose: Final[i64] = words.add(CHOOSE, "choose", self.sets)
        self.dock: Final[i64] = words.add(DOCK, "dock", self.names[: int(MARKETS)])
        self.box: Final[i64] = words.add(BOX, "box", self.names[: int(MARKETS)])
        self.lay: Final[i64] = words.add(LAY, "lay", self.names[: int(FIRST_PORT)])
        self.reveal: Final[i64] = words.add(REVEAL, "reveal", [*self.victory_names, "closed"])
