"""Judging the islands box: outposts and markets, ports, and cubes left on the way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.bots.knowledge.judge import FAR, Goal, Judge, Nearest, level_sum, missing, most
from tradewinds.core.bits import bit, count, lowest
from tradewinds.core.codes import LEGAL
from tradewinds.core.goods import times, total
from tradewinds.core.state import State
from tradewinds.rules.crossing import Crossing, crossing_of
from tradewinds.rules.harbour import HARVEST as HARVEST_TILE
from tradewinds.rules.harbour import HOLD, PORTS, UPGRADE_AFTER, Harbour, harbour_of
from tradewinds.rules.islands import A_SYMBOL, MARKETS, OFF_MAP, Islands, distance_to, hex_near, islands_of

COLUMN_REWARD: Final[i64] = 3  # about, in points
FARTHEST: Final[i64] = 4


class IslandsJudge(Judge):
    """Outposts, and what the boat can do nearby (STS-13 to STS-15)."""

    def __init__(self, islands: Islands) -> None:
        super().__init__(
            [
                "outposts",
                "points of outposts",
                "completed columns",
                "rows ahead of the columns",
                "markets with an outpost",
                "best outpost nearby",
                "best trade nearby",
            ]
        )
        self.first: Final[i64] = islands.rules.first_trade
        common = islands.common.rules
        self.change: Final[vec[i64]] = common.change
        self.brings: Final[vec[i64]] = vec[i64](  # levels that a market's trade brings
            [
                level_sum(common.give[trade] + common.change[trade]) - level_sum(common.give[trade])
                for trade in range(self.first, self.first + MARKETS)
            ]
        )

    def write(self, state: State, seat: i64, out: vec[float], n: i64) -> i64:
        islands = islands_of(state)
        own = islands.outposts[seat]
        completed = islands.completed(seat)
        rows_ahead: i64 = 0
        symbol: i64 = 0
        while symbol < 4:
            rows_ahead += islands.built(seat, symbol) > completed
            symbol += 1
        trades: i64 = 0
        outposts = own
        while outposts != 0:
            trades += self.brings[lowest(outposts)]
            outposts &= outposts - 1
        out[n] = float(count(own))
        out[n + 1] = float(islands.outpost_points(seat))
        out[n + 2] = float(completed)
        out[n + 3] = float(rows_ahead)
        out[n + 4] = float(trades)
        out[n + 5] = 0.0
        out[n + 6] = 0.0
        if islands.boat[seat] != OFF_MAP:
            self.write_nearby(islands, seat, completed, rows_ahead, out, n + 5)
        return n + 7

    def write_nearby(
        self, islands: Islands, seat: i64, completed: i64, rows_ahead: i64, out: vec[float], n: i64
    ) -> None:
        """The best outpost and the best trade, each less the way there."""
        rules = islands.rules
        goods = islands.common.hold[seat]
        own = islands.outposts[seat]
        build = FAR
        trade = 0.0
        place = islands.boat[seat] * rules.hexes
        end = place + rules.hexes
        while place < end:
            far = distance_to(rules.near[place])
            tile = islands.tile_at[hex_near(rules.near[place])]
            place += 1
            if far > FARTHEST:
                break
            if tile >= MARKETS or tile < 0:
                continue
            if own & bit(tile) != 0 or not rules.trade_needs_outpost:
                repeats = times(goods, rules.give[tile], self.change[self.first + tile])
                gain = float(self.brings[tile] * repeats - far)
                trade = max(trade, gain)
            if own & bit(tile) == 0:
                column = islands.built(seat, tile // A_SYMBOL)
                if column < rules.columns:
                    worth = rules.outpost_values[column] - islands.outpost_cost(tile) - far
                    if column == completed:
                        worth += COLUMN_REWARD if rows_ahead == 3 else 1
                    build = max(build, float(worth))
        out[n] = build if build > FAR else 0.0
        out[n + 1] = trade


def stop_worth(state: State, seat: i64, tile: i64) -> i64:
    """What there is to do for a boat that ends its move on a tile, about, in points."""
    islands = islands_of(state)
    if tile < MARKETS:
        return market_worth(islands, seat, tile)
    if tile < islands.rules.first_port:
        return 0
    harbour = harbour_of(state)
    if harbour.refuse_claim(seat, tile) != LEGAL:
        return 0
    return harbour.rules.points[harbour.ports[tile - islands.rules.first_port]]


def market_worth(islands: Islands, seat: i64, tile: i64) -> i64:
    """An outpost, and the trade."""
    rules = islands.rules
    goods = islands.common.hold[seat]
    worth: i64 = 0
    if islands.outposts[seat] & bit(tile) == 0:
        column = islands.built(seat, tile // A_SYMBOL)
        cost = islands.outpost_cost(tile)
        if column < rules.columns and cost <= total(goods):
            worth += rules.outpost_values[column] + 1 - cost
            if column == islands.completed(seat):
                worth += 1
        elif rules.trade_needs_outpost:
            return 0
    common = islands.common.rules
    trade = rules.first_trade + tile
    give = common.give[trade]
    brings = level_sum(give + common.change[trade]) - level_sum(give)
    if brings > 0:
        worth += brings * times(goods, give, common.change[trade])
    return worth


class HarbourJudge(Goal):
    """Victory tiles: those taken, and how near the others are (STS-16, STS-19 to STS-22)."""

    def __init__(self, harbour: Harbour) -> None:
        super().__init__(
            [
                "points of tiles",
                "points of bonus tiles",
                "victory tiles",
                "victory tiles squared",
                "free moves",
                "hold tiles",
                "harvest tiles",
                "upgrade tiles",
                "best tile payable",
                "nearest tile",
                "nearest tile, missing cubes twice",
                "second nearest tile",
            ]
        )
        self.nearest: Final[Nearest] = Nearest()

    def stage(self, state: State) -> i64:
        harbour = harbour_of(state)
        return most(harbour.tiles)

    def write(self, state: State, seat: i64, out: vec[float], n: i64) -> i64:
        harbour = harbour_of(state)
        taken = float(count(harbour.tiles[seat]))
        out[n] = float(harbour.tile_points(seat))
        out[n + 1] = float(harbour.bonus_points(seat))
        out[n + 2] = taken
        out[n + 3] = taken * taken
        out[n + 4] = float(harbour.free_moves(seat))
        out[n + 5] = float(harbour.owned(seat, HOLD))
        more = harbour.rules.kinds > UPGRADE_AFTER
        out[n + 6] = float(harbour.owned(seat, HARVEST_TILE)) if more else 0.0
        out[n + 7] = float(harbour.owned(seat, UPGRADE_AFTER)) if more else 0.0
        self.nearest.clear()
        if harbour.islands.boat[seat] != OFF_MAP:
            self.add_ports(harbour, seat)
        return self.nearest.write(out, n + 8)

    def add_ports(self, harbour: Harbour, seat: i64) -> None:
        """The tiles in the ports, each less the way there."""
        islands = harbour.islands
        rules = islands.rules
        goods = islands.common.hold[seat]
        row = islands.boat[seat] * rules.hexes
        free = harbour.free_moves(seat)
        port: i64 = 0
        while port < PORTS:
            tile = harbour.ports[port]
            far = rules.distance[row + islands.hex_of[rules.first_port + port]] - free
            port += 1
            if tile >= 0:
                worth = harbour.rules.points[tile] - max(far, 0)
                self.nearest.add(worth, missing(goods, harbour.rules.cost[tile]), True)


class CrossingJudge(Judge):
    """Cubes that lie on the tiles around the boat (EWO-2)."""

    def __init__(self, crossing: Crossing) -> None:
        super().__init__(["cubes within a tile"])

    def write(self, state: State, seat: i64, out: vec[float], n: i64) -> i64:
        crossing = crossing_of(state)
        out[n] = 0.0
        islands = crossing.islands
        if islands.boat[seat] == OFF_MAP:
            return n + 1
        rules = islands.rules
        best: i64 = 0
        place = islands.boat[seat] * rules.hexes + 1
        while distance_to(rules.near[place]) == 1:
            lying = crossing.loose[hex_near(rules.near[place])]
            place += 1
            if lying != 0 and level_sum(lying) > best:
                best = level_sum(lying)
        out[n] = float(best)
        return n + 1
