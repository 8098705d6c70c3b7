"""The islands box: a map of tiles, boats, outposts on markets, victory tiles in ports.

How far a boat may sail and what that costs is the game's business (cards in one game, cubes in
another), and so is what a completed column gives; this module says where a boat can go, what it
owes there, and what it can do on arrival.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.core.agenda import CHANCE, actor_of, argument_of, number_of, phase_of
from tradewinds.core.bits import bit, count, has, lowest, members, nth
from tradewinds.core.dealer import Source
from tradewinds.core.goods import affordable, cube, parse_goods, times, total
from tradewinds.core.notation import Plain, Reader
from tradewinds.core.piles import HIDDEN, Pile, pile_of
from tradewinds.core.rows import changed
from tradewinds.core.slices import Slice
from tradewinds.core.state import LEGAL, NOT_ASKED
from tradewinds.rules import islands_text as text
from tradewinds.rules.islands_pieces import (
    A_SYMBOL,
    ALREADY_THERE,
    BOX,
    BOXING,
    BUILD,
    CANNOT_PAY_OUTPOST,
    CANNOT_PAY_TILE,
    CANNOT_PAY_TOLL,
    CANNOT_PAY_TRADE,
    CHOOSE,
    CHOOSING,
    CLAIM,
    CLOSED,
    COLUMN,
    DOCK,
    DOCKING,
    FIRST_PORT,
    FIRST_SEA,
    FREE_MOVE,
    HOLD,
    HOLD_MORE,
    LAY,
    LAYING,
    MARKETS,
    MUST_ACT,
    NEEDED_TO_ACT,
    NO_OUTPOST,
    NO_TILE,
    NOT_A_MARKET,
    NOT_A_PORT,
    NOT_LEFT,
    NOT_ON_MAP,
    NOTHING_TO_DO,
    OFF_MAP,
    OUTPOST_STANDS,
    PAY,
    PAYING,
    POINTS,
    PORT_CLOSED,
    PORT_EMPTY,
    PORTS,
    REVEAL,
    REVEALING,
    ROW_EMPTY,
    STAY,
    TILES,
    TILES_TO_END,
    TOLL,
    TOLLING,
    TOO_FAR,
    TRADE,
    TRADING,
    VISITING,
    IslandRules,
)
from tradewinds.rules.shared import DONE, Commons


@final
@mypyc_attr(acyclic=True)
class Islands(Slice):
    """The slice of state: the map, and what every seat has on it and beside it."""

    def __init__(
        self,
        rules: IslandRules,
        commons: Commons,
        tile_at: vec[i64],
        hex_of: vec[i64],
        boat: vec[i64],
        outposts: vec[i64],
        tiles: vec[i64],
        bonuses: vec[i64],
        ports: vec[i64],
        stack: Pile,
    ) -> None:
        self.rules: Final = rules
        self.commons: Final = commons
        self.boat: Final = boat  # hex, a seat
        self.stack: Final = stack  # victory tiles, the closed-port tile hidden among the next ones
        # The rows below are shared with copies of the state: see core/rows.py.
        self.tile_at = tile_at  # tile on each hex
        self.hex_of = hex_of  # hex of each tile, OFF_MAP for those in the box
        self.outposts = outposts  # set of market tiles, a seat
        self.tiles = tiles  # set of victory tiles taken, a seat
        self.bonuses = bonuses  # three numbers a seat: move tiles, hold tiles, set of points
        self.ports = ports  # victory tile on each port, NO_TILE or CLOSED
        self.unlaid: i64 = bit(MARKETS) - 1  # tiles that are neither boxed nor laid
        self.sets: i64 = 15  # start sets left
        self.moves_left: i64 = 4
        self.holds_left: i64 = 4
        self.points_left: i64 = 4  # how many of the pile; the top one is worth the most

    def copy(self, commons: Commons) -> "Islands":
        other = Islands(
            self.rules,
            commons,
            self.tile_at,
            self.hex_of,
            self.boat[:],
            self.outposts,
            self.tiles,
            self.bonuses,
            self.ports,
            self.stack.copy(),
        )
        other.unlaid = self.unlaid
        other.sets = self.sets
        other.moves_left = self.moves_left
        other.holds_left = self.holds_left
        other.points_left = self.points_left
        return other

    def tile_under(self, seat: i64) -> i64:
        return self.tile_at[self.boat[seat]]

    # -- setup (STS-3, STS-4, STS-7) -----------------------------------------------------------------

    def ask_start(self) -> None:
        """Everybody chooses goods and a place, the last in turn order first (STS-7)."""
        agenda = self.commons.agenda
        seat = self.commons.first
        left = self.commons.players
        while left > 0:
            agenda.push(CHOOSING, seat, 1, 0)
            seat = self.commons.after(seat)
            left -= 1

    def ask_map(self) -> None:
        """Tiles to the box, tiles on the map, a victory tile on each port: last question first."""
        agenda = self.commons.agenda
        port = PORTS
        while port > 0:
            port -= 1
            agenda.push(REVEALING, CHANCE, 1, port)
        agenda.push(LAYING, CHANCE, count(self.unlaid) - self.rules.boxed * 4, 0)
        agenda.push(BOXING, CHANCE, self.rules.boxed * 4, 0)

    # -- laying the map (STS-3) ----------------------------------------------------------------

    def boxing(self, item: i64) -> i64:
        """The markets of which one goes to the box now: symbol by symbol."""
        symbol = (self.rules.boxed * 4 - number_of(item)) // self.rules.boxed
        return self.unlaid & ((bit(A_SYMBOL) - 1) << (symbol * A_SYMBOL))

    def apply_box(self, tile: i64) -> None:
        self.unlaid &= ~bit(tile)
        self.commons.agenda.tick()

    def apply_lay(self, tile: i64) -> None:
        """The tile goes to the next hex; seas that the map fixes need no draw."""
        self.put_tile(self.next_hex(), tile)
        self.unlaid &= ~bit(tile)
        self.commons.agenda.tick()

    def next_hex(self) -> i64:
        hex: i64 = 0
        while self.tile_at[hex] != NO_TILE:
            hex += 1
        return hex

    def put_tile(self, hex: i64, tile: i64) -> None:
        self.tile_at = changed(self.tile_at, hex, tile)
        self.hex_of = changed(self.hex_of, tile, hex)

    # -- start goods and place (STS-7) -----------------------------------------------------------

    def refuse_choose(self, number: i64) -> i64:
        return LEGAL if has(self.sets, number) else NOT_LEFT

    def apply_choose(self, seat: i64, number: i64) -> None:
        self.sets &= ~bit(number)
        self.commons.hold[seat] += parse_goods(self.rules.sets[number])
        if count(self.sets) == len(self.rules.sets) - self.commons.players:
            self.sets = 0  # what nobody took returns to the supply
        self.commons.agenda.tick()
        self.commons.agenda.push(DOCKING, seat, 1, 0)

    def refuse_dock(self, tile: i64) -> i64:
        return LEGAL if self.hex_of[tile] != OFF_MAP else NOT_ON_MAP

    def apply_dock(self, seat: i64, tile: i64) -> None:
        self.boat[seat] = self.hex_of[tile]
        self.commons.agenda.tick()

    # -- sailing (STS-10, STS-11) ------------------------------------------------------------------

    def legal_sail(self, seat: i64, reach: i64, buffer: vec[i64], n: i64) -> i64:
        """Every tile within `reach` where the boat may end."""
        rules = self.rules
        cubes = total(self.commons.hold[seat])
        row = self.boat[seat] * rules.hexes
        end = row + rules.hexes
        row += 1
        while row < end:
            near = rules.near[row]
            if near >> 6 > reach:
                break
            hex = near & 63
            buffer[n] = rules.sail + self.tile_at[hex]
            n += self.refuse_stop(hex, cubes) == LEGAL
            row += 1
        return n

    def refuse_sail(self, seat: i64, reach: i64, tile: i64) -> i64:
        hex = self.hex_of[tile]
        if hex == OFF_MAP:
            return NOT_ON_MAP
        if hex == self.boat[seat]:
            return ALREADY_THERE
        if self.rules.distance[self.boat[seat] * self.rules.hexes + hex] > reach:
            return TOO_FAR
        return self.refuse_stop(hex, total(self.commons.hold[seat]))

    def refuse_stop(self, hex: i64, cubes: i64) -> i64:
        """A move may not end where the tolls cannot be paid: a cube for each boat there."""
        players = self.commons.players
        if cubes >= players - 1 or self.tile_at[hex] >= MARKETS:
            return LEGAL
        seat: i64 = 0
        while seat < players:
            cubes -= self.boat[seat] == hex
            seat += 1
        return CANNOT_PAY_TOLL if cubes < 0 else LEGAL

    def rivals(self, seat: i64, hex: i64) -> i64:
        """The set of other seats with their boat on a hex."""
        found: i64 = 0
        other: i64 = 0
        while other < self.commons.players:
            if self.boat[other] == hex and other != seat:
                found |= bit(other)
            other += 1
        return found

    def apply_sail(self, seat: i64, tile: i64) -> i64:
        """Move the boat, ask for tolls and then for the visit; answers how many tiles it sailed."""
        hex = self.hex_of[tile]
        sailed = self.rules.distance[self.boat[seat] * self.rules.hexes + hex]
        self.boat[seat] = hex
        self.commons.agenda.push(VISITING, seat, 1, 0)
        if tile < MARKETS:
            self.ask_tolls(seat, self.rivals(seat, hex))
        return sailed

    def ask_tolls(self, seat: i64, rivals: i64) -> None:
        if rivals != 0:
            self.commons.agenda.push(TOLLING, seat, count(rivals), rivals)

    def legal_toll(self, seat: i64, buffer: vec[i64], n: i64) -> i64:
        good: i64 = 0
        while good < 4:
            buffer[n] = self.rules.toll + good
            n += self.refuse_toll(seat, good) == LEGAL
            good += 1
        return n

    def refuse_toll(self, seat: i64, good: i64) -> i64:
        """Any cube, but a boat that stayed has to be able to act afterwards (RUL-21)."""
        refused = self.commons.refuse_cube(seat, good)
        tile = self.tile_under(seat)
        if refused != LEGAL or not self.rules.toll_when_staying or not has(self.outposts[seat], tile):
            return refused
        stayed = argument_of(self.commons.agenda.below()) != 0
        left = self.commons.hold[seat] - cube(good)
        return NEEDED_TO_ACT if stayed and not affordable(left, self.rules.give[tile]) else LEGAL

    def apply_toll(self, seat: i64, good: i64) -> None:
        """One cube to the next rival in turn order after the payer (RUL-19)."""
        agenda = self.commons.agenda
        unpaid = argument_of(agenda.top())
        rival = self.commons.after(seat)
        while not has(unpaid, rival):
            rival = self.commons.after(rival)
        self.commons.spend_cube(seat, good)
        self.commons.hold[rival] += cube(good)
        agenda.retarget(unpaid & ~bit(rival))
        agenda.tick()

    # -- staying (RUL-5, RUL-21) -------------------------------------------------------------------

    def legal_stay(self, seat: i64, buffer: vec[i64], n: i64) -> i64:
        buffer[n] = self.rules.stay
        n += self.refuse_stay(seat) == LEGAL
        return n

    def refuse_stay(self, seat: i64) -> i64:
        """Staying is for doing something there, also after a toll where the table asks for one."""
        spare = total(self.commons.hold[seat]) - count(self.tolls_for_staying(seat))
        if spare < 0:
            return CANNOT_PAY_TOLL
        tile = self.tile_under(seat)
        if tile >= FIRST_PORT:
            return self.refuse_claim(seat, tile)
        if tile >= MARKETS:
            return NOTHING_TO_DO
        if has(self.outposts[seat], tile):
            refused = self.refuse_trade(seat, tile, 1)
            return refused if total(self.rules.give[tile]) <= spare else CANNOT_PAY_TRADE
        return self.refuse_build(seat, tile, spare)

    def tolls_for_staying(self, seat: i64) -> i64:
        if self.rules.toll_when_staying and self.tile_under(seat) < MARKETS:
            return self.rivals(seat, self.boat[seat])
        return 0

    def apply_stay(self, seat: i64) -> None:
        self.commons.agenda.push(VISITING, seat, 1, 1)
        self.ask_tolls(seat, self.tolls_for_staying(seat))

    # -- market, first step: an outpost (STS-13) -----------------------------------------------------

    def outposts_on(self, tile: i64) -> i64:
        found: i64 = 0
        seat: i64 = 0
        while seat < self.commons.players:
            found += (self.outposts[seat] >> tile) & 1
            seat += 1
        return found

    def outpost_cost(self, tile: i64) -> i64:
        standing = self.outposts_on(tile)
        return standing * 2 if self.commons.players == 2 else standing

    def built(self, seat: i64, symbol: i64) -> i64:
        """Outposts that left the row of a symbol."""
        return count((self.outposts[seat] >> (symbol * A_SYMBOL)) & (bit(A_SYMBOL) - 1))

    def refuse_build(self, seat: i64, tile: i64, cubes: i64) -> i64:
        if tile >= MARKETS:
            return NOT_A_MARKET
        if has(self.outposts[seat], tile):
            return OUTPOST_STANDS
        if self.outpost_cost(tile) > cubes:
            return CANNOT_PAY_OUTPOST
        return ROW_EMPTY if self.built(seat, tile // A_SYMBOL) >= self.rules.columns else LEGAL

    def apply_build(self, seat: i64) -> None:
        """Pay for it cube by cube, place it, and then the market's trade may follow (STS-15)."""
        tile = self.tile_under(seat)
        cost = self.outpost_cost(tile)
        self.commons.agenda.pop()
        self.commons.agenda.push(TRADING, seat, 1, 0)
        if cost > 0:
            self.commons.agenda.push(PAYING, seat, cost, 0)
        else:
            self.place_outpost(seat, tile)

    def legal_pay(self, seat: i64, buffer: vec[i64], n: i64) -> i64:
        return self.commons.legal_cubes(seat, self.rules.pay, buffer, n)

    def apply_pay(self, seat: i64, good: i64) -> None:
        self.commons.spend_cube(seat, good)
        if self.commons.agenda.tick():
            self.place_outpost(seat, self.tile_under(seat))

    def place_outpost(self, seat: i64, tile: i64) -> None:
        """The leftmost outpost of the symbol's row; a column it empties is rewarded (STS-14)."""
        before = self.completed(seat)
        self.outposts = changed(self.outposts, seat, self.outposts[seat] | bit(tile))
        if self.completed(seat) > before:
            self.commons.agenda.push(COLUMN, seat, 1, before)

    def completed(self, seat: i64) -> i64:
        """Columns that are empty in all four rows."""
        fewest = self.rules.columns
        symbol: i64 = 0
        while symbol < 4:
            built = self.built(seat, symbol)
            fewest = built if built < fewest else fewest
            symbol += 1
        return fewest

    # -- bonus tiles (STS-5, STS-14, STS-19, STS-20) ---------------------------------------------------

    def refuse_bonus(self, kind: i64) -> i64:
        left = self.points_left
        if kind == FREE_MOVE:
            left = self.moves_left
        elif kind == HOLD:
            left = self.holds_left
        return LEGAL if left > 0 else NOT_LEFT

    def legal_bonus(self, buffer: vec[i64], n: i64) -> i64:
        kind: i64 = 0
        while kind <= POINTS:
            buffer[n] = self.rules.bonus + kind
            n += self.refuse_bonus(kind) == LEGAL
            kind += 1
        return n

    def bonus_left(self) -> bool:
        return self.moves_left + self.holds_left + self.points_left > 0

    def apply_bonus(self, seat: i64, kind: i64) -> None:
        place = seat * 3 + kind
        owned = self.bonuses[place]
        if kind == FREE_MOVE:
            self.moves_left -= 1
            owned += 1
        elif kind == HOLD:
            self.holds_left -= 1
            owned += 1
            self.commons.raise_limit(seat, HOLD_MORE)
        else:
            owned |= bit(4 - self.points_left)  # the top of the pile
            self.points_left -= 1
        self.bonuses = changed(self.bonuses, place, owned)

    def free_moves(self, seat: i64) -> i64:
        return self.bonuses[seat * 3 + FREE_MOVE]

    # -- market, second step: the trade (STS-15) ---------------------------------------------------------

    def legal_trade(self, seat: i64, tile: i64, buffer: vec[i64], n: i64) -> i64:
        if tile >= MARKETS or not has(self.outposts[seat], tile):
            return n
        repeats = self.possible_trades(seat, tile)
        action = self.rules.trade
        while repeats > 0:
            buffer[n] = action
            n += 1
            action += 1
            repeats -= 1
        return n

    def refuse_trade(self, seat: i64, tile: i64, repeats: i64) -> i64:
        if tile >= MARKETS:
            return NOT_A_MARKET
        if not has(self.outposts[seat], tile):
            return NO_OUTPOST
        goods = self.commons.hold[seat]
        if repeats == 1:
            return LEGAL if affordable(goods, self.rules.give[tile]) else CANNOT_PAY_TRADE
        return CANNOT_PAY_TRADE if self.possible_trades(seat, tile) < repeats else LEGAL

    def possible_trades(self, seat: i64, tile: i64) -> i64:
        """No game brings more cubes than there are words for; a state read from text may."""
        repeats = times(self.commons.hold[seat], self.rules.give[tile], self.rules.change[tile])
        most = self.rules.most_trades
        return repeats if repeats < most else most

    def apply_trade(self, seat: i64, repeats: i64) -> None:
        self.commons.hold[seat] += self.rules.change[self.tile_under(seat)] * repeats
        self.commons.agenda.pop()

    # -- port (STS-16, STS-17) -----------------------------------------------------------------------------

    def refuse_claim(self, seat: i64, tile: i64) -> i64:
        if tile < FIRST_PORT:
            return NOT_A_PORT
        victory = self.ports[tile - FIRST_PORT]
        if victory < 0:
            return PORT_CLOSED if victory == CLOSED else PORT_EMPTY
        return LEGAL if affordable(self.commons.hold[seat], self.rules.cost[victory]) else CANNOT_PAY_TILE

    def apply_claim(self, seat: i64) -> None:
        """Pay and take the tile; a new one is revealed here, or where the closed-port tile was."""
        port = self.tile_under(seat) - FIRST_PORT
        victory = self.ports[port]
        self.commons.hold[seat] -= self.rules.cost[victory]
        self.tiles = changed(self.tiles, seat, self.tiles[seat] | bit(victory))
        if count(self.tiles[seat]) >= TILES_TO_END:
            self.commons.ending = True
        self.commons.agenda.pop()
        self.ports = changed(self.ports, port, NO_TILE)
        to_fill = port
        other: i64 = 0
        while other < PORTS:
            if self.ports[other] == CLOSED:
                self.ports = changed(changed(self.ports, port, CLOSED), other, NO_TILE)
                to_fill = other
                break
            other += 1
        if not self.stack.empty():
            self.commons.agenda.push(REVEALING, CHANCE, 1, to_fill)

    def refuse_reveal(self, victory: i64) -> i64:
        if victory == len(self.rules.victory_names):
            return LEGAL if self.stack.within > 0 else NOT_LEFT
        return LEGAL if has(self.stack.top(), victory) else NOT_LEFT

    def draw_reveal(self, source: Source) -> i64:
        victory = self.stack.pick(source)
        last: i64 = len(self.rules.victory_names)
        return self.rules.reveal + (last if victory == HIDDEN else victory)

    def weight(self, verb: i64, argument: i64) -> i64:
        if verb != REVEAL:
            return 1
        closed = argument == len(self.rules.victory_names)
        return self.stack.weight(HIDDEN if closed else argument)

    def apply_reveal(self, victory: i64) -> None:
        port = argument_of(self.commons.agenda.top())
        closed = victory == len(self.rules.victory_names)
        self.stack.take(HIDDEN if closed else victory)
        self.ports = changed(self.ports, port, CLOSED if closed else victory)
        self.commons.agenda.tick()
        if self.stack.within == 0 and self.all_ports_open():
            self.hide_closed_port()

    def all_ports_open(self) -> bool:
        port: i64 = 0
        while port < PORTS:
            if self.ports[port] < 0:
                return False
            port += 1
        return True

    def hide_closed_port(self) -> None:
        """Every port has its first tile: the closed-port tile, which was nowhere yet, is
        shuffled into the next five of the stack (STS-4)."""
        self.stack.within = min(self.stack.size(), 5) + 1

    # -- what the agenda asks ----------------------------------------------------------------------------

    def asks(self, item: i64) -> bool:
        """Optional steps with nothing to do are not asked."""
        phase = phase_of(item)
        if phase == VISITING:
            seat = actor_of(item)
            tile = self.tile_under(seat)
            return (
                self.refuse_trade(seat, tile, 1) == LEGAL
                or self.refuse_build(seat, tile, total(self.commons.hold[seat])) == LEGAL
                or self.refuse_claim(seat, tile) == LEGAL
            )
        if phase == TRADING:
            seat = actor_of(item)
            return self.refuse_trade(seat, self.tile_under(seat), 1) == LEGAL
        return True

    def write_options(self, item: i64, buffer: vec[i64]) -> i64:
        phase = phase_of(item)
        seat = actor_of(item)
        if phase == VISITING:
            return self.legal_visit(seat, argument_of(item) != 0, buffer)
        if phase == TRADING:
            return self.commons.legal_done(buffer, self.legal_trade(seat, self.tile_under(seat), buffer, 0))
        if phase == TOLLING:
            return self.legal_toll(seat, buffer, 0)
        if phase == PAYING:
            return self.legal_pay(seat, buffer, 0)
        return self.write_setup_options(item, buffer)

    def legal_visit(self, seat: i64, obliged: bool, buffer: vec[i64]) -> i64:
        """What a boat can do where it is; one that stayed is obliged to do something."""
        tile = self.tile_under(seat)
        buffer[0] = self.rules.build
        n: i64 = 0
        n += self.refuse_build(seat, tile, total(self.commons.hold[seat])) == LEGAL
        n = self.legal_trade(seat, tile, buffer, n)
        buffer[n] = self.rules.claim
        n += self.refuse_claim(seat, tile) == LEGAL
        return n if obliged else self.commons.legal_done(buffer, n)

    def write_setup_options(self, item: i64, buffer: vec[i64]) -> i64:
        phase = phase_of(item)
        if phase == CHOOSING:
            return write_set(self.sets, self.rules.choose, buffer)
        if phase == DOCKING:
            return write_set(self.docks(), self.rules.dock, buffer)
        if phase == BOXING:
            return write_set(self.boxing(item), self.rules.box, buffer)
        if phase == LAYING:
            return write_set(self.unlaid, self.rules.lay, buffer)
        n = write_set(self.stack.top(), self.rules.reveal, buffer)
        buffer[n] = self.rules.reveal + len(self.rules.victory_names)
        n += self.stack.within > 0
        return n

    def docks(self) -> i64:
        """Market tiles on the map."""
        found: i64 = 0
        tile: i64 = 0
        while tile < MARKETS:
            if self.refuse_dock(tile) == LEGAL:
                found |= bit(tile)
            tile += 1
        return found

    def why_not(self, item: i64, verb: i64, argument: i64) -> i64:
        phase = phase_of(item)
        seat = actor_of(item)
        if phase == VISITING or phase == TRADING:
            return self.why_not_on_visit(item, verb, argument)
        if verb == TOLL and phase == TOLLING:
            return self.refuse_toll(seat, argument)
        if verb == PAY and phase == PAYING:
            return self.commons.refuse_cube(seat, argument)
        if verb == CHOOSE and phase == CHOOSING:
            return self.refuse_choose(argument)
        if verb == DOCK and phase == DOCKING:
            return self.refuse_dock(argument)
        if verb == BOX and phase == BOXING:
            return LEGAL if has(self.boxing(item), argument) else NOT_LEFT
        if verb == LAY and phase == LAYING:
            return LEGAL if has(self.unlaid, argument) else NOT_LEFT
        if verb == REVEAL and phase == REVEALING:
            return self.refuse_reveal(argument)
        return NOT_ASKED

    def why_not_on_visit(self, item: i64, verb: i64, argument: i64) -> i64:
        visiting = phase_of(item) == VISITING
        seat = actor_of(item)
        tile = self.tile_under(seat)
        if verb == TRADE:
            return self.refuse_trade(seat, tile, argument + 1)
        if verb == BUILD and visiting:
            return self.refuse_build(seat, tile, total(self.commons.hold[seat]))
        if verb == CLAIM and visiting:
            return self.refuse_claim(seat, tile)
        if verb == DONE:
            return MUST_ACT if visiting and argument_of(item) != 0 else LEGAL
        return NOT_ASKED

    def draw(self, item: i64, source: Source) -> i64:
        phase = phase_of(item)
        if phase == REVEALING:
            return self.draw_reveal(source)
        pool = self.unlaid if phase == LAYING else self.boxing(item)
        first = self.rules.lay if phase == LAYING else self.rules.box
        return first + nth(pool, source.below(count(pool)))

    def perform(self, seat: i64, verb: i64, argument: i64) -> None:
        if verb == TRADE:
            self.apply_trade(seat, argument + 1)
        elif verb == STAY:
            self.apply_stay(seat)
        elif verb == BUILD:
            self.apply_build(seat)
        elif verb == PAY:
            self.apply_pay(seat, argument)
        elif verb == TOLL:
            self.apply_toll(seat, argument)
        elif verb == CLAIM:
            self.apply_claim(seat)
        elif verb == REVEAL:
            self.apply_reveal(argument)
        elif verb == CHOOSE:
            self.apply_choose(seat, argument)
        elif verb == DOCK:
            self.apply_dock(seat, argument)
        elif verb == LAY:
            self.apply_lay(argument)
        else:
            self.apply_box(argument)

    # -- scores (STS-22) ---------------------------------------------------------------------------------

    def tile_points(self, seat: i64) -> int:
        return sum([int(self.rules.points[tile]) for tile in members(self.tiles[seat])])

    def outpost_points(self, seat: i64) -> int:
        """The numbers uncovered on the player board."""
        points = 0
        for symbol in range(4):
            for column in range(self.built(seat, symbol)):
                points += int(self.rules.outpost_values[column])
        return points

    def bonus_tile_points(self, seat: i64) -> int:
        taken = self.bonuses[seat * 3 + POINTS]
        return sum([int(self.rules.bonus_points[number]) for number in members(taken)])

    # -- words and views, which are long: see islands_text.py ----------------------------------------------

    def data(self) -> Plain:
        return text.islands_data(self)

    def read(self, reader: Reader) -> None:
        text.read_islands(self, reader)

    def check(self, item: i64) -> bool:
        return text.check_item(self, item)

    def check_whole(self, over: bool) -> None:
        text.check_whole(self)

    def view(self) -> dict[str, object]:
        return text.islands_view(self)

    def seat_view(self, seat: i64, shown: bool) -> dict[str, object]:
        return text.islands_seat_view(self, seat, shown)


def write_set(options: i64, first: i64, buffer: vec[i64]) -> i64:
    """One option for each member of a set."""
    n: i64 = 0
    while options != 0:
        buffer[n] = first + lowest(options)
        options &= options - 1
        n += 1
    return n


def new_islands(rules: IslandRules, commons: Commons) -> Islands:
    """Before setup: ports and fixed seas lie, all else is still to be drawn."""
    players = commons.players
    hexes = rules.hexes
    seats = players * 3
    islands = Islands(
        rules,
        commons,
        vec[i64]([NO_TILE] * hexes),
        vec[i64]([OFF_MAP] * TILES),
        vec[i64]([OFF_MAP] * players),
        vec[i64]([0] * players),
        vec[i64]([0] * players),
        vec[i64]([0] * seats),
        vec[i64]([NO_TILE] * PORTS),
        pile_of(bit(len(rules.victory_names)) - 1),
    )
    seas = FIRST_SEA
    ports = FIRST_PORT
    for hex, mark in enumerate(rules.layout.marks):
        if mark == "P":
            islands.put_tile(hex, ports)
            ports += 1
        elif mark == "~":
            islands.put_tile(hex, seas)
            seas += 1
    while seas < FIRST_PORT:
        islands.unlaid |= bit(seas)
        seas += 1
    return islands
