"""The islands box: a map of tiles, boats, and outposts on markets.

How far a boat may sail and what that costs is the game's business (cards in one game, settlers in
another), and so is what a completed column gives; this module says where a boat can go, what it
owes there, and what it can do on a market. Ports and what belongs to them are in harbour.py.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.components.catalog import SYMBOLS, Catalog
from tradewinds.components.maps import Layout
from tradewinds.core.actions import Vocabulary
from tradewinds.core.agenda import CHANCE, actor_of, argument_of, number_of, phase_of
from tradewinds.core.bits import bit, count, has, members, nth, write_set
from tradewinds.core.codes import LEGAL, CorePhase, CoreReason, declare
from tradewinds.core.dealer import Source
from tradewinds.core.errors import BadMap, BadText
from tradewinds.core.goods import LETTERS, affordable, cube, total
from tradewinds.core.notation import Plain, Reader, or_none, place
from tradewinds.core.rows import changed
from tradewinds.core.slices import Slice
from tradewinds.core.state import State
from tradewinds.rules.common import (
    Common,
    CommonPhase,
    CommonRules,
    CommonVerb,
    by_players,
    is_obliged,
    trade_about,
    trade_of,
)
from tradewinds.rules.info import GameInfo
from tradewinds.rules.owners import ISLANDS


class IslandPhase:
    BOX: Final[i64] = 0x20
    LAY: Final[i64] = 0x21
    TOLL: Final[i64] = 0x22  # about: the seats to be paid, as bits
    VISIT: Final[i64] = 0x23  # about: the market's trade, and whether the boat stayed and has to act
    PAY: Final[i64] = 0x24


class IslandVerb:
    BOX: Final[i64] = 0x20
    LAY: Final[i64] = 0x21
    TOLL: Final[i64] = 0x22
    BUILD: Final[i64] = 0x23
    PAY: Final[i64] = 0x24
    SAIL: Final[i64] = 0xA1  # what sailing costs is the game's business


class IslandReason:
    NOT_ON_MAP: Final[i64] = 0x20
    ALREADY_THERE: Final[i64] = 0x21
    TOO_FAR: Final[i64] = 0x22
    CANNOT_PAY_TOLL: Final[i64] = 0x23
    NOT_A_MARKET: Final[i64] = 0x24
    OUTPOST_STANDS: Final[i64] = 0x25
    ROW_EMPTY: Final[i64] = 0x26
    CANNOT_PAY_OUTPOST: Final[i64] = 0x27
    NO_OUTPOST: Final[i64] = 0x28
    MUST_ACT: Final[i64] = 0x29
    NOT_UNLAID: Final[i64] = 0x2A
    NEEDED_TO_ACT: Final[i64] = 0x2B


ISLAND_CODES: Final = declare(
    ISLANDS,
    phases=IslandPhase,
    verbs=IslandVerb,
    reasons=IslandReason,
    sentences={
        "not_on_map": "the tile is not on the map",
        "already_there": "the boat is there already",
        "too_far": "the tile is too far",
        "cannot_pay_toll": "there are too few cubes to pay every rival there",
        "not_a_market": "the tile is not a market",
        "outpost_stands": "an own outpost stands there already",
        "row_empty": "no outpost is left in the row of that symbol",
        "cannot_pay_outpost": "there are too few cubes for an outpost there",
        "no_outpost": "there is no own outpost on the tile",
        "must_act": "a boat that stays has to do something",
        "not_unlaid": "it is not there to be taken",
        "needed_to_act": "that cube is needed for the trade the boat stays for",
    },
)


MARKETS: Final[i64] = 24
A_SYMBOL: Final[i64] = 6  # markets of one symbol
NO_TILE: Final[i64] = -1
OFF_MAP: Final[i64] = -1


def of_symbol(markets: i64, symbol: i64) -> i64:
    """How many of a set of markets have a symbol."""
    return count((markets >> (symbol * A_SYMBOL)) & (bit(A_SYMBOL) - 1))


def pack_near(distance: i64, hex: i64) -> i64:
    """A hex and how far it is, so that the nearest is the smallest number."""
    return distance * 64 + hex


def distance_to(near: i64) -> i64:
    return near >> 6


def hex_near(near: i64) -> i64:
    return near & 63


@final
class IslandRules:
    """Map, tiles and words. Tiles are numbered: markets six a symbol, seas, ports."""

    def __init__(
        self,
        words: Vocabulary,
        common: CommonRules,
        *,
        info: GameInfo,
        catalog: Catalog,
        layout: Layout | None,
        column: i64,
        tolls_at_sea: bool = False,
        toll_when_staying: bool = False,
        trade_needs_outpost: bool = True,
    ) -> None:
        """`column` is the phase of a completed one,
        which is about the column, from 0: what it gives is the business of the game, or of its glue."""
        if layout is None:
            raise BadMap(f"{info.id} is played on a map")
        ports = layout.marks.count("P")
        seas = info.parameters.seas
        markets = catalog.markets
        outpost_values = catalog.outpost_values[info.id]
        self.layout: Final[Layout] = layout
        self.hexes: Final[i64] = len(layout.places)
        self.boxed: Final[i64] = info.parameters.boxed_markets
        self.outpost_cubes: Final[vec[i64]] = by_players(info.parameters.outpost_cubes)
        self.first_port: Final[i64] = MARKETS + seas
        self.columns: Final[i64] = len(outpost_values)
        self.toll_free: Final[i64] = MARKETS + seas if tolls_at_sea else MARKETS  # and all tiles after it
        self.toll_when_staying: Final[bool] = toll_when_staying
        self.trade_needs_outpost: Final[bool] = trade_needs_outpost
        self.column: Final[i64] = column
        self.names: Final[list[str]] = [
            *(card.id for card in markets),
            *(f"sea-{n}" for n in range(1, seas + 1)),
            *(f"port-{n}" for n in range(1, ports + 1)),
        ]
        numbers = [common.add_trade(card.give, card.get) for card in markets]
        self.first_trade: Final[i64] = numbers[0]
        self.give: Final[vec[i64]] = vec[i64]([card.give for card in markets])
        self.outpost_values: Final[vec[i64]] = vec[i64]([value for value in outpost_values])
        # For each hex, all hexes by distance (pack_near).
        self.near: Final[vec[i64]] = vec[i64](
            [
                near
                for row in layout.distances()
                for near in sorted([pack_near(far, hex) for hex, far in enumerate(row)])
            ]
        )
        self.distance: Final[vec[i64]] = vec[i64]([far for row in layout.distances() for far in row])

        self.sail: Final[i64] = words.add(IslandVerb.SAIL, self.names)
        self.toll: Final[i64] = words.add(IslandVerb.TOLL, list(LETTERS))
        self.build: Final[i64] = words.add(IslandVerb.BUILD, [""])
        self.pay: Final[i64] = words.add(IslandVerb.PAY, list(LETTERS))
        self.box: Final[i64] = words.add(IslandVerb.BOX, self.names[: int(MARKETS)])
        self.lay: Final[i64] = words.add(IslandVerb.LAY, self.names[: int(self.first_port)])


@final
@mypyc_attr(acyclic=True)
class Islands(Slice):
    """The slice of state: the map, and every seat's boat and outposts."""

    def __init__(
        self,
        rules: IslandRules,
        common: Common,
        tile_at: vec[i64],
        hex_of: vec[i64],
        boat: vec[i64],
        outposts: vec[i64],
    ) -> None:
        self.rules: Final = rules
        self.common: Final = common
        self.boat: Final = boat  # hex, a seat
        # The rows below are shared with copies of the state: see core/rows.py.
        self.tile_at = tile_at  # tile on each hex
        self.hex_of = hex_of  # hex of each tile, OFF_MAP for those in the box
        self.outposts = outposts  # set of market tiles, a seat
        self.unlaid: i64 = bit(MARKETS) - 1  # tiles that are neither boxed nor laid

    def copy(self, common: Common) -> "Islands":
        other = Islands(
            self.rules,
            common,
            tile_at=self.tile_at,
            hex_of=self.hex_of,
            boat=self.boat[:],
            outposts=self.outposts,
        )
        other.unlaid = self.unlaid
        return other

    def tile_under(self, seat: i64) -> i64:
        return self.tile_at[self.boat[seat]]

    def tiles_between(self, hex: i64, other: i64) -> i64:
        """How far it is from one hex to another on the shortest way (RUL-20)."""
        return self.rules.distance[hex * self.rules.hexes + other]

    # -- laying the map (STS-3, EW2-7) -----------------------------------------------------------

    def ask_map(self) -> None:
        """Tiles to the box, tiles on the map: last question first."""
        agenda = self.common.agenda
        agenda.push(IslandPhase.LAY, CHANCE, count(self.unlaid) - self.rules.boxed * 4, 0)
        agenda.push(IslandPhase.BOX, CHANCE, self.rules.boxed * 4, 0)

    def boxing(self, item: i64) -> i64:
        """The markets of which one goes to the box now: symbol by symbol."""
        symbol = (self.rules.boxed * 4 - number_of(item)) // self.rules.boxed
        return self.unlaid & ((bit(A_SYMBOL) - 1) << (symbol * A_SYMBOL))

    def apply_box(self, tile: i64) -> None:
        self.unlaid &= ~bit(tile)
        self.common.agenda.tick()

    def apply_lay(self, tile: i64) -> None:
        """The tile goes to the next hex; seas that the map fixes need no draw."""
        self.put_tile(self.next_hex(), tile)
        self.unlaid &= ~bit(tile)
        self.common.agenda.tick()

    def next_hex(self) -> i64:
        hex: i64 = 0
        while self.tile_at[hex] != NO_TILE:
            hex += 1
        return hex

    def put_tile(self, hex: i64, tile: i64) -> None:
        self.tile_at = changed(self.tile_at, hex, tile)
        self.hex_of = changed(self.hex_of, tile, hex)

    # -- sailing (STS-10, STS-11, EW2-9, EW2-10) -----------------------------------------------------

    def legal_sail(self, seat: i64, reach: i64, buffer: vec[i64], n: i64) -> i64:
        """Every other tile within `reach` where the boat may end."""
        rules = self.rules
        near = rules.near
        cubes = total(self.common.hold[seat])
        row = self.boat[seat] * rules.hexes
        end = row + rules.hexes
        beyond = pack_near(reach + 1, 0)
        row += 1
        while row < end and near[row] < beyond:
            hex = hex_near(near[row])
            buffer[n] = rules.sail + self.tile_at[hex]
            n += self.refuse_stop(hex, cubes) == LEGAL
            row += 1
        return n

    def refuse_sail(self, seat: i64, reach: i64, tile: i64) -> i64:
        hex = self.hex_of[tile]
        if hex == OFF_MAP:
            return IslandReason.NOT_ON_MAP
        if hex == self.boat[seat]:
            return IslandReason.ALREADY_THERE
        if self.tiles_between(self.boat[seat], hex) > reach:
            return IslandReason.TOO_FAR
        return self.refuse_stop(hex, total(self.common.hold[seat]))

    def refuse_stop(self, hex: i64, cubes: i64) -> i64:
        """A move may not end where the tolls cannot be paid: a cube for each boat there."""
        players = self.common.players
        if cubes >= players - 1 or self.tile_at[hex] >= self.rules.toll_free:
            return LEGAL
        seat: i64 = 0
        while seat < players:
            cubes -= self.boat[seat] == hex
            seat += 1
        return IslandReason.CANNOT_PAY_TOLL if cubes < 0 else LEGAL

    def refuse_voyage(self, seat: i64, reach: i64, cubes: i64) -> i64:
        """Whether so many cubes are enough to end anywhere within `reach`."""
        near = self.rules.near
        row = self.boat[seat] * self.rules.hexes
        end = row + self.rules.hexes
        beyond = pack_near(reach + 1, 0)
        row += 1
        while row < end and near[row] < beyond:
            if self.refuse_stop(hex_near(near[row]), cubes) == LEGAL:
                return LEGAL
            row += 1
        return IslandReason.CANNOT_PAY_TOLL

    def rivals(self, seat: i64, hex: i64) -> i64:
        """The set of other seats with their boat on a hex."""
        found: i64 = 0
        other: i64 = 0
        while other < self.common.players:
            if self.boat[other] == hex and other != seat:
                found |= bit(other)
            other += 1
        return found

    def apply_sail(self, seat: i64, tile: i64) -> i64:
        """Move the boat, ask for tolls and then for the visit; answers how many tiles it sailed."""
        hex = self.hex_of[tile]
        sailed = self.tiles_between(self.boat[seat], hex)
        self.boat[seat] = hex
        self.ask_visit(seat, tile, False)
        self.ask_tolls(seat, self.tolls(seat, hex))
        return sailed

    def tolls(self, seat: i64, hex: i64) -> i64:
        """The seats that are paid by a boat that ends its move on a hex."""
        if self.tile_at[hex] >= self.rules.toll_free:
            return 0
        return self.rivals(seat, hex)

    def ask_tolls(self, seat: i64, rivals: i64) -> None:
        if rivals != 0:
            self.common.agenda.push(IslandPhase.TOLL, seat, count(rivals), rivals)

    def legal_toll(self, seat: i64, buffer: vec[i64], n: i64) -> i64:
        good: i64 = 0
        while good < 4:
            buffer[n] = self.rules.toll + good
            n += self.refuse_toll(seat, good) == LEGAL
            good += 1
        return n

    def refuse_toll(self, seat: i64, good: i64) -> i64:
        """Any cube, but a boat that stayed has to be able to act afterwards (RUL-21)."""
        refused = self.common.refuse_cube(seat, good)
        tile = self.tile_under(seat)
        if refused != LEGAL or not self.rules.toll_when_staying or not has(self.outposts[seat], tile):
            return refused
        stayed = is_obliged(self.common.agenda.below())
        left = self.common.hold[seat] - cube(good)
        return IslandReason.NEEDED_TO_ACT if stayed and not affordable(left, self.rules.give[tile]) else LEGAL

    def apply_toll(self, seat: i64, good: i64) -> None:
        agenda = self.common.agenda
        unpaid = argument_of(agenda.top())
        rival = self.next_paid(seat, unpaid)
        self.common.spend_cube(seat, good)
        self.common.hold[rival] += cube(good)
        agenda.retarget(unpaid & ~bit(rival))
        agenda.tick()

    def next_paid(self, seat: i64, unpaid: i64) -> i64:
        """One cube each, in turn order after the payer (RUL-19)."""
        rival = self.common.after(seat)
        while not has(unpaid, rival):
            rival = self.common.after(rival)
        return rival

    # -- on a market: what there is to do --------------------------------------------------------------

    def ask_visit(self, seat: i64, tile: i64, obliged: bool) -> None:
        if tile < MARKETS:
            self.common.agenda.push(
                IslandPhase.VISIT, seat, 1, trade_about(self.rules.first_trade + tile, obliged)
            )

    def legal_visit(self, item: i64, buffer: vec[i64]) -> i64:
        """Build or trade; one that stayed is obliged to do something."""
        seat = actor_of(item)
        tile = self.tile_under(seat)
        buffer[0] = self.rules.build
        n: i64 = 0
        n += self.refuse_build(seat, tile, total(self.common.hold[seat])) == LEGAL
        if self.may_trade(seat, tile):
            n = self.common.legal_trade(seat, self.rules.first_trade + tile, buffer, n)
        return n if is_obliged(item) else self.common.legal_done(buffer, n)

    def refuse_visit(self, item: i64, verb: i64, argument: i64) -> i64:
        seat = actor_of(item)
        tile = self.tile_under(seat)
        if verb == CommonVerb.TRADE:
            return self.refuse_trade(seat, tile, argument + 1)
        if verb == IslandVerb.BUILD:
            return self.refuse_build(seat, tile, total(self.common.hold[seat]))
        if verb == CommonVerb.DONE:
            return IslandReason.MUST_ACT if is_obliged(item) else LEGAL
        return CoreReason.NOT_ASKED

    # -- first step: an outpost (STS-13, EW2-11) -----------------------------------------------------

    def outposts_on(self, tile: i64) -> i64:
        found: i64 = 0
        seat: i64 = 0
        while seat < self.common.players:
            found += (self.outposts[seat] >> tile) & 1
            seat += 1
        return found

    def outpost_cost(self, tile: i64) -> i64:
        standing = self.outposts_on(tile)
        return standing * self.rules.outpost_cubes[self.common.players]

    def built(self, seat: i64, symbol: i64) -> i64:
        """Outposts that left the row of a symbol."""
        return of_symbol(self.outposts[seat], symbol)

    def refuse_build(self, seat: i64, tile: i64, cubes: i64) -> i64:
        if has(self.outposts[seat], tile):
            return IslandReason.OUTPOST_STANDS
        if self.outpost_cost(tile) > cubes:
            return IslandReason.CANNOT_PAY_OUTPOST
        return IslandReason.ROW_EMPTY if self.built(seat, tile // A_SYMBOL) >= self.rules.columns else LEGAL

    def apply_build(self, seat: i64) -> None:
        """Pay for it cube by cube, place it, and then the market's trade may follow."""
        tile = self.tile_under(seat)
        cost = self.outpost_cost(tile)
        self.common.agenda.pop()
        self.common.ask_trade(seat, self.rules.first_trade + tile, False)
        if cost > 0:
            self.common.agenda.push(IslandPhase.PAY, seat, cost, 0)
        else:
            self.place_outpost(seat, tile)

    def legal_pay(self, seat: i64, buffer: vec[i64], n: i64) -> i64:
        return self.common.legal_cubes(seat, self.rules.pay, buffer, n)

    def apply_pay(self, seat: i64, good: i64) -> None:
        self.common.spend_cube(seat, good)
        if self.common.agenda.tick():
            self.place_outpost(seat, self.tile_under(seat))

    def place_outpost(self, seat: i64, tile: i64) -> None:
        """The leftmost outpost of the symbol's row; a column it empties is rewarded (STS-14)."""
        before = self.completed(seat)
        self.outposts = changed(self.outposts, seat, self.outposts[seat] | bit(tile))
        if self.completed(seat) > before:
            self.common.agenda.push(self.rules.column, seat, 1, before)

    def completed(self, seat: i64) -> i64:
        return self.completed_with(self.outposts[seat])

    def completed_with(self, outposts: i64) -> i64:
        """Columns that are empty in all four rows."""
        fewest = self.rules.columns
        symbol: i64 = 0
        while symbol < 4:
            built = of_symbol(outposts, symbol)
            fewest = built if built < fewest else fewest
            symbol += 1
        return fewest

    # -- second step: the trade (STS-15, EW2-12) -------------------------------------------------------

    def may_trade(self, seat: i64, tile: i64) -> bool:
        return not self.rules.trade_needs_outpost or has(self.outposts[seat], tile)

    def refuse_trade(self, seat: i64, tile: i64, repeats: i64) -> i64:
        if not self.may_trade(seat, tile):
            return IslandReason.NO_OUTPOST
        return self.common.refuse_trade(seat, self.rules.first_trade + tile, repeats)

    def can_pay_trade(self, seat: i64, tile: i64, spare: i64) -> bool:
        """Whether the trade can be done once with so many of the seat's cubes."""
        goods = self.common.hold[seat]
        return affordable(goods, self.rules.give[tile]) and total(self.rules.give[tile]) <= spare

    # -- what the agenda asks ----------------------------------------------------------------------------

    def asks(self, item: i64) -> bool:
        """A market with nothing to do is not asked about."""
        if phase_of(item) != IslandPhase.VISIT:
            return True
        seat = actor_of(item)
        tile = self.tile_under(seat)
        return (
            self.refuse_trade(seat, tile, 1) == LEGAL
            or self.refuse_build(seat, tile, total(self.common.hold[seat])) == LEGAL
        )

    def write_options(self, item: i64, buffer: vec[i64]) -> i64:
        phase = phase_of(item)
        if phase == IslandPhase.VISIT:
            return self.legal_visit(item, buffer)
        if phase == IslandPhase.TOLL:
            return self.legal_toll(actor_of(item), buffer, 0)
        if phase == IslandPhase.PAY:
            return self.legal_pay(actor_of(item), buffer, 0)
        if phase == IslandPhase.BOX:
            return write_set(self.boxing(item), self.rules.box, buffer, 0)
        return write_set(self.unlaid, self.rules.lay, buffer, 0)

    def why_not(self, item: i64, verb: i64, argument: i64) -> i64:
        phase = phase_of(item)
        if phase == IslandPhase.VISIT:
            return self.refuse_visit(item, verb, argument)
        if verb == IslandVerb.TOLL and phase == IslandPhase.TOLL:
            return self.refuse_toll(actor_of(item), argument)
        if verb == IslandVerb.PAY and phase == IslandPhase.PAY:
            return self.common.refuse_cube(actor_of(item), argument)
        if verb == IslandVerb.BOX and phase == IslandPhase.BOX:
            return LEGAL if has(self.boxing(item), argument) else IslandReason.NOT_UNLAID
        if verb == IslandVerb.LAY and phase == IslandPhase.LAY:
            return LEGAL if has(self.unlaid, argument) else IslandReason.NOT_UNLAID
        return CoreReason.NOT_ASKED

    def draw(self, item: i64, source: Source) -> i64:
        laying = phase_of(item) == IslandPhase.LAY
        pool = self.unlaid if laying else self.boxing(item)
        first = self.rules.lay if laying else self.rules.box
        return first + nth(pool, source.below(count(pool)))

    def perform(self, seat: i64, verb: i64, argument: i64) -> None:
        if verb == IslandVerb.BUILD:
            self.apply_build(seat)
        elif verb == IslandVerb.PAY:
            self.apply_pay(seat, argument)
        elif verb == IslandVerb.TOLL:
            self.apply_toll(seat, argument)
        elif verb == IslandVerb.LAY:
            self.apply_lay(argument)
        else:
            self.apply_box(argument)

    # -- scores (STS-22, EW2-16) -------------------------------------------------------------------------

    def outpost_points(self, seat: i64) -> i64:
        """The numbers uncovered on the player board."""
        points: i64 = 0
        symbol: i64 = 0
        while symbol < 4:
            column = self.built(seat, symbol)
            while column > 0:
                column -= 1
                points += self.rules.outpost_values[column]
            symbol += 1
        return points

    # -- words and views ---------------------------------------------------------------------------------

    def data(self) -> Plain:
        names = self.rules.names
        found: Plain = {}
        for seat in range(self.common.players):
            key = str(seat + 1)
            found["boat." + key] = [self.boat_name(seat)]
            found["outposts." + key] = or_none([names[tile] for tile in members(self.outposts[seat])])
        found["map"] = ["-" if tile == NO_TILE else names[tile] for tile in self.tile_at]
        found["unlaid"] = or_none([names[tile] for tile in members(self.unlaid)])
        return found

    def boat_name(self, seat: i64) -> str:
        return "-" if self.boat[seat] == OFF_MAP else self.rules.names[self.tile_under(seat)]

    def view(self) -> dict[str, object]:
        names = self.rules.names
        return {"map": [None if tile == NO_TILE else names[tile] for tile in self.tile_at]}

    def seat_view(self, seat: i64, shown: bool) -> dict[str, object]:
        names = self.rules.names
        return {
            "boat": self.boat_name(seat),
            "outposts": [names[tile] for tile in members(self.outposts[seat])],
        }

    # -- reading -----------------------------------------------------------------------------------------

    def read(self, reader: Reader) -> None:
        names = self.rules.names
        self._read_map(reader)
        self.unlaid = reader.name_set("unlaid", names[: int(self.rules.first_port)])
        for tile in members(self.unlaid):
            if self.hex_of[tile] != OFF_MAP:
                raise BadText(f"'unlaid' names {names[tile]}, which is on the map")
        for seat in range(self.common.players):
            self._read_seat(reader, seat)

    def _read_map(self, reader: Reader) -> None:
        words = reader.words("map")
        marks = self.rules.layout.marks
        if len(words) != len(marks):
            raise BadText(f"'map' takes {len(marks)} tiles, not {len(words)}")
        seen: set[str] = set()
        for hex, word in enumerate(words):
            tile = -1 if word == "-" else place("map", word, self.rules.names)
            fixed = self.tile_at[hex]  # ports and the seas that the layout fixes lie already
            if tile != fixed and (fixed != NO_TILE or tile >= self.rules.first_port):
                raise BadText(f"'map' has {word} where the layout has '{marks[hex]}'")
            if tile < 0:
                continue
            if word in seen:
                raise BadText(f"'map' has {word} twice")
            seen.add(word)
            self.put_tile(hex, tile)

    def _read_seat(self, reader: Reader, seat: int) -> None:
        key = str(seat + 1)
        names = self.rules.names
        if reader.word("boat." + key) != "-":
            self.boat[seat] = self.hex_of[reader.name("boat." + key, names)]
            if self.boat[seat] == OFF_MAP:
                raise BadText(f"'boat.{key}' is on a tile that is not on the map")
        self.outposts[seat] = reader.name_set("outposts." + key, names[: int(MARKETS)])
        for tile in members(self.outposts[seat]):
            if self.hex_of[tile] == OFF_MAP:
                raise BadText(f"'outposts.{key}' names {names[tile]}, which is not on the map")
        for symbol in range(4):
            if self.built(seat, symbol) > self.rules.columns:
                raise BadText(f"'outposts.{key}' has more than {self.rules.columns} of {SYMBOLS[symbol]}")

    def sets_up(self, phase: i64) -> bool:
        return phase == IslandPhase.BOX or phase == IslandPhase.LAY

    def check(self, item: i64) -> bool:
        phase = phase_of(item)
        actor = actor_of(item)
        number = number_of(item)
        argument = argument_of(item)
        if phase in (IslandPhase.BOX, IslandPhase.LAY):
            return actor == CHANCE and argument == 0
        if actor != self.common.seat or self.boat[actor] == OFF_MAP:
            return False
        tile = self.tile_under(actor)
        cubes = total(self.common.hold[actor])
        if phase == IslandPhase.TOLL:
            there = self.rivals(actor, self.boat[actor])
            fits = tile < self.rules.toll_free and argument & ~there == 0
            return fits and count(argument) == number <= cubes
        if tile >= MARKETS:
            return False
        if phase == IslandPhase.PAY:
            cost = self.outpost_cost(tile)
            before_trade = phase_of(self.common.agenda.below()) == CommonPhase.TRADE
            return (
                before_trade and number <= min(cost, cubes) and self.refuse_build(actor, tile, cost) == LEGAL
            )
        return number == 1 and trade_of(item) == self.rules.first_trade + tile

    def check_whole(self, over: bool) -> None:
        """What has to be true of the pieces together, on top of what each line says."""
        agenda = self.common.agenda
        dealing = agenda.asks_for(CorePhase.FIRST) + agenda.asks_for(IslandPhase.LAY) > 0
        if dealing:
            self._check_unlaid()
        else:
            self._check_laid()
        for position in range(agenda.depth):
            if phase_of(agenda.items[position]) == CommonPhase.TRADE:
                self._check_trade(agenda.items[position])

    def _check_trade(self, item: i64) -> None:
        """A market's trade is done by a boat that is there or, in some games, from afar."""
        seat = actor_of(item)
        tile = trade_of(item) - self.rules.first_trade
        there = self.boat[seat] != OFF_MAP and self.tile_under(seat) == tile
        if 0 <= tile < MARKETS and not (there or has(self.outposts[seat], tile)):
            raise BadText(f"a trade of {self.rules.names[tile]} is asked, where the seat cannot trade")

    def _check_unlaid(self) -> None:
        """Before the map is laid: each symbol loses its tiles to the box in turn, then the rest is laid."""
        boxed = self.rules.boxed
        boxing = self.common.agenda.asks_for(IslandPhase.BOX)
        if self.common.agenda.asks_for(CorePhase.FIRST) > 0:
            boxing = boxed * 4
        holes = sum([int(tile == NO_TILE) for tile in self.tile_at])
        fits = count(self.unlaid) == holes + boxing and boxing <= boxed * 4
        for symbol in range(4):
            markets = (bit(A_SYMBOL) - 1) << (symbol * A_SYMBOL)
            boxed_yet = min(max(boxed * 4 - boxing - symbol * boxed, 0), boxed)
            if boxing > 0 and count(self.unlaid & markets) != A_SYMBOL - boxed_yet:
                fits = False
        laying = self.common.agenda.asks_for(IslandPhase.LAY)
        if not fits or laying not in (0, holes):
            raise BadText("'unlaid', 'map' and 'agenda' do not fit each other")

    def _check_laid(self) -> None:
        wanted = A_SYMBOL - self.rules.boxed
        for symbol in range(4):
            first = symbol * A_SYMBOL
            laid = sum([int(self.hex_of[tile] != OFF_MAP) for tile in range(first, first + A_SYMBOL)])
            if laid != wanted:
                raise BadText(f"'map' has {laid} tiles of {SYMBOLS[symbol]}, not {wanted}")
        if self.unlaid != 0 or any(tile == NO_TILE for tile in self.tile_at):
            raise BadText("the map is not complete, and no tile is being laid")


def new_islands(rules: IslandRules, common: Common) -> Islands:
    """Before setup: ports and fixed seas lie, all else is still to be drawn."""
    players = common.players
    hexes = rules.hexes
    tiles: i64 = len(rules.names)
    islands = Islands(
        rules,
        common,
        tile_at=vec[i64]([NO_TILE] * hexes),
        hex_of=vec[i64]([OFF_MAP] * tiles),
        boat=vec[i64]([OFF_MAP] * players),
        outposts=vec[i64]([0] * players),
    )
    seas = MARKETS
    ports = rules.first_port
    for hex, mark in enumerate(rules.layout.marks):
        if mark == "P":
            islands.put_tile(hex, ports)
            ports += 1
        elif mark == "~":
            islands.put_tile(hex, seas)
            seas += 1
    while seas < rules.first_port:
        islands.unlaid |= bit(seas)
        seas += 1
    return islands


def islands_of(state: State) -> Islands:
    """The slice of a state whose game has one."""
    found = state.modules[ISLANDS]
    assert isinstance(found, Islands)
    return found
