"""The islands box: the map, boats and outposts, ports with victory tiles, and cubes that lie on tiles."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.core.bits import count
from tradewinds.core.state import State
from tradewinds.envs.observers.observer import LARGEST, Entry, Observer, whole
from tradewinds.envs.observers.words import BYTE, capped, four, words_for, write_members
from tradewinds.rules.crossing import Crossing
from tradewinds.rules.harbour import BONUS_NAMES, CLOSED, EACH_BONUS, PORTS, Harbour
from tradewinds.rules.harbour import POINTS as POINT_TILES
from tradewinds.rules.islands import MARKETS, OFF_MAP, Islands

_MOST_KINDS: Final[i64] = 5  # of bonus tiles


@final
class IslandsObserver(Observer):
    """Where tiles lie, and for every seat how far they are from its boat, and its outposts.

    Tiles have the order in which the actions `sail ...` name them.
    """

    def __init__(self, number: int, islands: Islands) -> None:
        rules = islands.rules
        tiles = len(rules.names)
        names = f"{rules.names[0]} to {rules.names[-1]}"
        self.number: Final[i64] = number
        self.tiles: Final[i64] = tiles
        self.size: Final[i64] = words_for(tiles)
        self.markets: Final[i64] = words_for(int(MARKETS))
        text = f"{names}: the place on the map from 1 on, row by row; 0 in the box"
        far = "1 for the tile under the boat, 2 for those beside it, and so on; 0 in the box"
        super().__init__(
            [whole("map", (tiles,), int(rules.hexes), text)],
            [
                whole("distance", (tiles,), LARGEST, far),
                whole("outposts", (int(MARKETS),), 1, "1 for a market with an outpost of the seat"),
                Entry("built", (4,), int(rules.columns), "outposts of each symbol"),
                Entry("columns", (), int(rules.columns), "completed columns"),
                Entry("outpost_points", (), LARGEST, "points of the outposts, when scores are open"),
            ],
        )

    def write(self, state: State, viewer: i64, words: vec[i64], at: i64) -> i64:
        islands = state.modules[self.number]
        assert isinstance(islands, Islands)
        word: i64 = 0
        tile: i64 = 0
        while tile < self.tiles:
            word |= (islands.hex_of[tile] + 1) * BYTE[tile & 7]  # OFF_MAP is -1
            tile += 1
            if tile & 7 == 0:
                words[at] = word
                word = 0
                at += 1
        if tile & 7 != 0:
            words[at] = word
            at += 1
        return at

    def write_seat(self, state: State, seat: i64, shown: bool, words: vec[i64], at: i64) -> i64:
        islands = state.modules[self.number]
        assert isinstance(islands, Islands)
        at = self.write_distances(islands, islands.boat[seat], words, at)
        outposts = islands.outposts[seat]
        at = write_members(outposts, self.markets, words, at)
        word: i64 = 0
        if outposts != 0:
            symbol: i64 = 0
            while symbol < 4:
                word |= islands.built(seat, symbol) * BYTE[symbol]
                symbol += 1
            word |= islands.completed(seat) << 32
            if shown:
                word |= capped(islands.outpost_points(seat)) << 40
        words[at] = word
        return at + 1

    def write_distances(self, islands: Islands, boat: i64, words: vec[i64], at: i64) -> i64:
        end = at + self.size
        place = at
        while place < end:
            words[place] = 0
            place += 1
        if boat == OFF_MAP:
            return end
        rules = islands.rules
        row = boat * rules.hexes
        hex: i64 = 0
        while hex < rules.hexes:
            tile = islands.tile_at[hex]
            if tile >= 0:
                words[at + (tile >> 3)] += (rules.distance[row + hex] + 1) * BYTE[tile & 7]
            hex += 1
        return end


@final
class HarbourObserver(Observer):
    """Victory tiles in ports and in the stack, bonus tiles, start goods that are left."""

    def __init__(self, number: int, harbour: Harbour) -> None:
        rules = harbour.rules
        kinds = int(rules.kinds)
        each = int(EACH_BONUS)
        words = ", ".join(BONUS_NAMES[:kinds])
        tiles = len(rules.victory_names)
        names = f"{rules.victory_names[0]} to {rules.victory_names[-1]}"
        port = "a port: cost of the victory tile, its points, 1 for a tile, 1 when closed, 0"
        self.number: Final[i64] = number
        self.size: Final[i64] = words_for(tiles)
        self.printed: Final[vec[i64]] = vec[i64](
            [four(rules.cost[n]) | (capped(rules.points[n]) << 32) | 0x10000000000 for n in range(tiles)]
        )
        super().__init__(
            [
                whole("ports", (int(PORTS), 8), LARGEST, port),
                whole("stack", (tiles,), 1, f"{names}: 1 for a tile nobody has seen"),
                Entry("start_sets", (4,), 1, "1 for start goods that can be chosen"),
                Entry("closed_within", (), 6, "the closed-port tile is among so many next ones"),
                whole("bonus_left", (kinds,), each, f"bonus tiles that nobody has: {words}"),
            ],
            [
                Entry("bonus", (int(_MOST_KINDS),), each, f"bonus tiles of each kind: {words}"),
                Entry("tile_count", (), LARGEST, "victory tiles taken"),
                Entry("tile_points", (), LARGEST, "their points, when they are open"),
                Entry("bonus_points", (), LARGEST, "points of the bonus tiles"),
                whole("tiles", (tiles,), 1, f"{names}: 1 for a tile taken, when they are open"),
            ],
        )

    def write(self, state: State, viewer: i64, words: vec[i64], at: i64) -> i64:
        harbour = state.modules[self.number]
        assert isinstance(harbour, Harbour)
        port: i64 = 0
        while port < PORTS:
            victory = harbour.ports[port]
            if victory >= 0:
                words[at] = self.printed[victory]
            else:
                words[at] = BYTE[6] if victory == CLOSED else 0
            at += 1
            port += 1
        at = write_members(harbour.stack.first, self.size, words, at)
        at = write_members(harbour.sets, 1, words, at)
        words[at - 1] |= capped(harbour.stack.within) << 32
        word: i64 = 0
        kind: i64 = 0
        while kind < harbour.rules.kinds:
            word |= harbour.left[kind] * BYTE[kind]
            kind += 1
        words[at] = word
        return at + 1

    def write_seat(self, state: State, seat: i64, shown: bool, words: vec[i64], at: i64) -> i64:
        harbour = state.modules[self.number]
        assert isinstance(harbour, Harbour)
        tiles = harbour.tiles[seat]
        word = capped(count(tiles)) << 40 | capped(harbour.bonus_points(seat)) << 56
        kind: i64 = 0
        while kind < harbour.rules.kinds:
            owned = harbour.owned(seat, kind)
            word |= (count(owned) if kind == POINT_TILES else owned) * BYTE[kind]
            kind += 1
        if shown:
            words[at] = word | (capped(harbour.tile_points(seat)) << 48)
            return write_members(tiles, self.size, words, at + 1)
        words[at] = word
        return write_members(0, self.size, words, at + 1)


@final
class CrossingObserver(Observer):
    """Cubes that lie on the map."""

    def __init__(self, number: int, crossing: Crossing) -> None:
        names = crossing.islands.rules.names
        self.number: Final[i64] = number
        self.size: Final[i64] = words_for(len(names) * 4)
        text = f"{names[0]} to {names[-1]}: cubes that lie on the tile"
        super().__init__([whole("loose", (len(names), 4), LARGEST, text)], [])

    def write(self, state: State, viewer: i64, words: vec[i64], at: i64) -> i64:
        crossing = state.modules[self.number]
        assert isinstance(crossing, Crossing)
        islands = crossing.islands
        end = at + self.size
        place = at
        while place < end:
            words[place] = 0
            place += 1
        hex: i64 = 0
        while hex < islands.rules.hexes:
            goods = crossing.loose[hex]
            if goods != 0:
                tile = islands.tile_at[hex]
                words[at + (tile >> 1)] |= four(goods) * BYTE[(tile & 1) * 4]
            hex += 1
        return end
