"""The islands box: the map, boats and outposts, ports with victory tiles, and cubes that lie on tiles."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.core.bits import count
from tradewinds.envs.observers.observer import LARGEST, Entry, Observer, whole
from tradewinds.envs.observers.words import BYTE, NOTHING, capped, clear, four, words_for, write_members
from tradewinds.games.parts import Parts
from tradewinds.rules.crossing import Crossing
from tradewinds.rules.harbour import BONUS_NAMES, CLOSED, PORTS, Harbour
from tradewinds.rules.harbour import POINTS as POINT_TILES
from tradewinds.rules.islands import A_SYMBOL, MARKETS, OFF_MAP, Islands

_MOST_KINDS: Final[i64] = 5  # of bonus tiles
_ONE_SYMBOL: Final[i64] = 63  # the outposts of the first one


@final
class IslandsObserver(Observer):
    """Where tiles lie and how far they are from the own boat, and every seat's boat and outposts.

    Tiles have the order in which the actions `sail ...` name them.
    """

    def __init__(self, islands: Islands) -> None:
        rules = islands.rules
        tiles = len(rules.names)
        names = f"{rules.names[0]} to {rules.names[-1]}"
        self.size: Final[i64] = words_for(tiles)
        self.markets: Final[i64] = words_for(int(MARKETS))
        self.points: Final[vec[i64]] = vec[i64](  # of so many outposts in a row
            [
                sum([int(rules.outpost_values[n]) for n in range(built)])
                for built in range(int(rules.columns) + 1)
            ]
        )
        text = f"{names}: the place on the map from 1 on, row by row; 0 in the box"
        far = "1 for the tile under the own boat, 2 for those beside it, and so on; 0 in the box"
        super().__init__(
            [
                whole("map", (tiles,), int(rules.hexes), text),
                whole("distance", (tiles,), LARGEST, far),
            ],
            [
                whole("boat", (tiles,), 1, "1 for the tile under the boat"),
                whole("outposts", (int(MARKETS),), 1, "1 for a market with an outpost of the seat"),
                Entry("built", (4,), int(rules.columns), "outposts of each symbol"),
                Entry("columns", (), int(rules.columns), "completed columns"),
                Entry("outpost_points", (), LARGEST, "points of the outposts, when scores are open"),
            ],
        )

    def write(self, parts: Parts, viewer: i64, words: vec[i64], at: i64) -> i64:
        assert parts.islands is not None
        islands: Islands = parts.islands
        rules = islands.rules
        end = clear(words, at, self.size * 2)
        tile_at = islands.tile_at
        hexes = rules.hexes
        boat = islands.boat[viewer]
        row = boat * hexes
        hex: i64 = 0
        while hex < hexes:
            tile = tile_at[hex]
            if tile >= 0:
                place = at + (tile >> 3)
                byte = BYTE[tile & 7]
                words[place] += (hex + 1) * byte
                if boat != OFF_MAP:
                    words[place + self.size] += (rules.distance[row + hex] + 1) * byte
            hex += 1
        return end

    def write_seat(self, parts: Parts, seat: i64, shown: bool, words: vec[i64], at: i64) -> i64:
        assert parts.islands is not None
        islands: Islands = parts.islands
        end = clear(words, at, self.size)
        if islands.boat[seat] != OFF_MAP:
            tile = islands.tile_under(seat)
            words[at + (tile >> 3)] = BYTE[tile & 7]
        outposts = islands.outposts[seat]
        at = write_members(outposts, self.markets, words, end)
        words[at] = self.progress(islands.rules.columns, outposts, shown)
        return at + 1

    def progress(self, columns: i64, outposts: i64, shown: bool) -> i64:
        """How many outposts of each symbol, how many columns, how many points."""
        word: i64 = 0
        points: i64 = 0
        fewest = columns
        symbol: i64 = 0
        while symbol < 4:
            built = count(outposts & _ONE_SYMBOL)
            outposts >>= A_SYMBOL
            word |= built * BYTE[symbol]
            points += self.points[built]
            fewest = min(fewest, built)
            symbol += 1
        word |= fewest << 32
        return word | capped(points) << 40 if shown else word


@final
class HarbourObserver(Observer):
    """Victory tiles in ports and in the stack, bonus tiles, start goods that are left."""

    def __init__(self, harbour: Harbour) -> None:
        rules = harbour.rules
        kinds = int(rules.kinds)
        each = int(harbour.rules.each_bonus)
        words = ", ".join(BONUS_NAMES[:kinds])
        tiles = len(rules.victory_names)
        names = f"{rules.victory_names[0]} to {rules.victory_names[-1]}"
        port = "a port: cost of the victory tile, its points, 1 for a tile, 1 when closed, 0"
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

    def write(self, parts: Parts, viewer: i64, words: vec[i64], at: i64) -> i64:
        assert parts.harbour is not None
        harbour: Harbour = parts.harbour
        port: i64 = 0
        while port < PORTS:
            victory = harbour.ports[port]
            if victory >= 0:
                words[at] = self.printed[victory]
            else:
                words[at] = BYTE[6] if victory == CLOSED else NOTHING
            at += 1
            port += 1
        at = write_members(harbour.stack.first, self.size, words, at)
        at = write_members(harbour.sets, 1, words, at)
        words[at - 1] |= capped(harbour.stack.within) << 32
        word: i64 = 0
        kind: i64 = 0
        while kind < harbour.rules.kinds:
            word |= harbour.bonus_stock[kind] * BYTE[kind]
            kind += 1
        words[at] = word
        return at + 1

    def write_seat(self, parts: Parts, seat: i64, shown: bool, words: vec[i64], at: i64) -> i64:
        assert parts.harbour is not None
        harbour: Harbour = parts.harbour
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

    def __init__(self, crossing: Crossing) -> None:
        names = crossing.islands.rules.names
        self.size: Final[i64] = words_for(len(names) * 4)
        text = f"{names[0]} to {names[-1]}: cubes that lie on the tile"
        super().__init__([whole("loose", (len(names), 4), LARGEST, text)], [])

    def write(self, parts: Parts, viewer: i64, words: vec[i64], at: i64) -> i64:
        assert parts.crossing is not None
        crossing: Crossing = parts.crossing
        islands = crossing.islands
        end = clear(words, at, self.size)
        hex: i64 = 0
        while hex < islands.rules.hexes:
            goods = crossing.loose[hex]
            if goods != 0:
                tile = islands.tile_at[hex]
                words[at + (tile >> 1)] |= four(goods) * BYTE[(tile & 1) * 4]
            hex += 1
        return end
