"""The rest of the islands box, for the games that sail for it: ports with victory tiles, bonus
tiles, start goods of choice, and boats that stay where they are.

What a completed column gives is the game's business; the bonus tiles it may give are here.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.components.catalog import Catalog
from tradewinds.core.actions import Vocabulary
from tradewinds.core.agenda import CHANCE, actor_of, argument_of, number_of, phase_of
from tradewinds.core.bits import bit, count, has, members, sum_over, write_set
from tradewinds.core.codes import LEGAL, CorePhase, CoreReason, declare
from tradewinds.core.dealer import Source
from tradewinds.core.errors import BadText
from tradewinds.core.goods import affordable, parse_goods, total
from tradewinds.core.notation import Plain, Reader, or_none, place, whole
from tradewinds.core.piles import HIDDEN, Pile, pile_of
from tradewinds.core.rows import changed
from tradewinds.core.slices import Slice
from tradewinds.core.state import State
from tradewinds.rules.common import Common, CommonReason, CommonVerb, is_obliged
from tradewinds.rules.info import Parameters
from tradewinds.rules.islands import (
    MARKETS,
    NO_TILE,
    OFF_MAP,
    IslandPhase,
    IslandReason,
    IslandRules,
    Islands,
    IslandVerb,
)
from tradewinds.rules.owners import HARBOUR


class HarbourPhase:
    REVEAL: Final[i64] = 0x50  # about: the port, from 0
    CHOOSE: Final[i64] = 0x51
    DOCK: Final[i64] = 0x52
    PORT: Final[i64] = 0x53  # about: 1 when the boat stayed and has to act


class HarbourVerb:
    REVEAL: Final[i64] = 0x50
    CHOOSE: Final[i64] = 0x51
    DOCK: Final[i64] = 0x52
    CLAIM: Final[i64] = 0x53
    BONUS: Final[i64] = 0xA2  # who may take one is the game's business
    STAY: Final[i64] = 0xA4  # and so is what a boat does that does not move


class HarbourReason:
    NOTHING_TO_DO: Final[i64] = 0x50
    PORT_EMPTY: Final[i64] = 0x51
    PORT_CLOSED: Final[i64] = 0x52
    CANNOT_PAY_TILE: Final[i64] = 0x53
    NOT_LEFT: Final[i64] = 0x54


HARBOUR_CODES: Final = declare(
    HARBOUR,
    phases=HarbourPhase,
    verbs=HarbourVerb,
    reasons=HarbourReason,
    sentences={
        "nothing_to_do": "there is nothing to do where the boat is",
        "port_empty": "there is no victory tile in the port",
        "port_closed": "the port is closed",
        "cannot_pay_tile": "there are not the cubes that the victory tile costs",
        "not_left": "it is not there to be taken",
    },
)

PORTS: Final[i64] = 4
CLOSED: Final[i64] = -2
FREE_MOVE: Final[i64] = 0
HOLD: Final[i64] = 1
POINTS: Final[i64] = 2
HARVEST: Final[i64] = 3
UPGRADE_AFTER: Final[i64] = 4
BONUS_NAMES: Final = ("move", "hold", "points", "harvest", "upgrade")


@final
class HarbourRules:
    def __init__(
        self,
        words: Vocabulary,
        islands: IslandRules,
        catalog: Catalog,
        parameters: Parameters,
    ) -> None:
        kinds = parameters.bonus_kinds
        victory = catalog.victory_tiles
        self.kinds: Final[i64] = kinds
        self.each_bonus: Final[i64] = parameters.bonus_tiles
        self.hold_cubes: Final[i64] = parameters.hold_cubes
        self.victory_names: Final[list[str]] = [order.id for order in victory]
        self.cost: Final[vec[i64]] = vec[i64]([order.cost for order in victory])
        self.points: Final[vec[i64]] = vec[i64]([order.points for order in victory])
        self.sets: Final[list[str]] = list(catalog.start_sets)
        self.bonus_points: Final[vec[i64]] = vec[i64]([points for points in catalog.bonus_points])
        self.claim: Final[i64] = words.add(HarbourVerb.CLAIM, [""])
        self.bonus: Final[i64] = words.add(HarbourVerb.BONUS, list(BONUS_NAMES[:kinds]))
        self.choose: Final[i64] = words.add(HarbourVerb.CHOOSE, self.sets)
        self.dock: Final[i64] = words.add(HarbourVerb.DOCK, islands.names[: int(MARKETS)])
        self.reveal: Final[i64] = words.add(HarbourVerb.REVEAL, [*self.victory_names, "closed"])


@final
@mypyc_attr(acyclic=True)
class Harbour(Slice):
    """The slice of state: what lies in the ports and beside the map, and who took what."""

    def __init__(
        self,
        rules: HarbourRules,
        islands: Islands,
        tiles: vec[i64],
        bonuses: vec[i64],
        ports: vec[i64],
        bonus_stock: vec[i64],
        stack: Pile,
    ) -> None:
        self.rules: Final = rules
        self.islands: Final = islands
        self.common: Final[Common] = islands.common
        self.stack: Final = stack  # victory tiles, the closed-port tile hidden among the next ones
        # The rows below are shared with copies of the state: see core/rows.py.
        self.tiles = tiles  # set of victory tiles taken, a seat
        self.bonuses = bonuses  # a number for each kind a seat: how many, or the set of point tiles
        self.bonus_stock = (
            bonus_stock  # bonus tiles of each kind that nobody has; of points the top one is next
        )
        self.ports = ports  # victory tile on each port, NO_TILE or CLOSED
        self.sets: i64 = 15  # start sets left

    def copy(self, islands: Islands) -> "Harbour":
        other = Harbour(
            self.rules,
            islands,
            tiles=self.tiles,
            bonuses=self.bonuses,
            ports=self.ports,
            bonus_stock=self.bonus_stock,
            stack=self.stack.copy(),
        )
        other.sets = self.sets
        return other

    # -- start goods and place (STS-4, STS-7) ---------------------------------------------------------

    def ask_start(self) -> None:
        """Everybody chooses goods and a place, the last in turn order first (STS-7)."""
        agenda = self.common.agenda
        seat = self.common.first
        to_ask = self.common.players
        while to_ask > 0:
            agenda.push(HarbourPhase.CHOOSE, seat, 1, 0)
            seat = self.common.after(seat)
            to_ask -= 1

    def ask_ports(self) -> None:
        """A victory tile on each port (STS-4): last question first."""
        port = PORTS
        while port > 0:
            port -= 1
            self.common.agenda.push(HarbourPhase.REVEAL, CHANCE, 1, port)

    def refuse_choose(self, number: i64) -> i64:
        return LEGAL if has(self.sets, number) else HarbourReason.NOT_LEFT

    def apply_choose(self, seat: i64, number: i64) -> None:
        self.sets &= ~bit(number)
        self.common.hold[seat] += parse_goods(self.rules.sets[number])
        if count(self.sets) == len(self.rules.sets) - self.common.players:
            self.sets = 0  # what nobody took returns to the supply
        self.common.agenda.tick()
        self.common.agenda.push(HarbourPhase.DOCK, seat, 1, 0)

    def docks(self) -> i64:
        """Market tiles on the map."""
        found: i64 = 0
        tile: i64 = 0
        while tile < MARKETS:
            if self.refuse_dock(tile) == LEGAL:
                found |= bit(tile)
            tile += 1
        return found

    def refuse_dock(self, tile: i64) -> i64:
        return LEGAL if self.islands.hex_of[tile] != OFF_MAP else IslandReason.NOT_ON_MAP

    def apply_dock(self, seat: i64, tile: i64) -> None:
        self.islands.boat[seat] = self.islands.hex_of[tile]
        self.common.agenda.tick()

    # -- staying (RUL-5, RUL-21) -------------------------------------------------------------------

    def refuse_stay(self, seat: i64) -> i64:
        """Staying is for doing something there, also after a toll where the table asks for one."""
        spare = total(self.common.hold[seat]) - count(self.tolls_for_staying(seat))
        return IslandReason.CANNOT_PAY_TOLL if spare < 0 else self.refuse_use(seat, spare)

    def refuse_use(self, seat: i64, spare: i64) -> i64:
        """Claim, trade or build where the boat is, with so many cubes to spare."""
        islands = self.islands
        tile = islands.tile_under(seat)
        if tile >= islands.rules.first_port:
            return self.refuse_claim(seat, tile)
        if tile >= MARKETS:
            return HarbourReason.NOTHING_TO_DO
        if has(islands.outposts[seat], tile):
            return LEGAL if islands.can_pay_trade(seat, tile, spare) else CommonReason.CANNOT_PAY_TRADE
        return islands.refuse_build(seat, tile, spare)

    def tolls_for_staying(self, seat: i64) -> i64:
        islands = self.islands
        if islands.rules.toll_when_staying and islands.tile_under(seat) < MARKETS:
            return islands.rivals(seat, islands.boat[seat])
        return 0

    def ask_use(self, seat: i64) -> None:
        """One of them has to be done."""
        self.islands.ask_visit(seat, self.islands.tile_under(seat), True)
        self.ask_call(seat, True)

    def apply_stay(self, seat: i64) -> None:
        self.ask_use(seat)
        self.islands.ask_tolls(seat, self.tolls_for_staying(seat))

    # -- in a port (STS-16, STS-17) --------------------------------------------------------------------

    def ask_call(self, seat: i64, obliged: bool) -> None:
        if self.islands.tile_under(seat) >= self.islands.rules.first_port:
            self.common.agenda.push(HarbourPhase.PORT, seat, 1, 1 if obliged else 0)

    def refuse_claim(self, seat: i64, tile: i64) -> i64:
        victory = self.ports[tile - self.islands.rules.first_port]
        if victory < 0:
            return HarbourReason.PORT_CLOSED if victory == CLOSED else HarbourReason.PORT_EMPTY
        return (
            LEGAL
            if affordable(self.common.hold[seat], self.rules.cost[victory])
            else HarbourReason.CANNOT_PAY_TILE
        )

    def apply_claim(self, seat: i64) -> None:
        """Pay and take the tile; a new one is revealed here, or where the closed-port tile was."""
        port = self.islands.tile_under(seat) - self.islands.rules.first_port
        victory = self.ports[port]
        self.common.hold[seat] -= self.rules.cost[victory]
        self.tiles = changed(self.tiles, seat, self.tiles[seat] | bit(victory))
        if count(self.tiles[seat]) >= self.common.to_end():
            self.common.ending = True
        self.common.agenda.pop()
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
            self.common.agenda.push(HarbourPhase.REVEAL, CHANCE, 1, to_fill)

    def refuse_reveal(self, victory: i64) -> i64:
        if victory == len(self.rules.victory_names):
            return LEGAL if self.stack.within > 0 else HarbourReason.NOT_LEFT
        return LEGAL if has(self.stack.top(), victory) else HarbourReason.NOT_LEFT

    def draw(self, item: i64, source: Source) -> i64:
        victory = self.stack.pick(source)
        last: i64 = len(self.rules.victory_names)
        return self.rules.reveal + (last if victory == HIDDEN else victory)

    def weight(self, verb: i64, argument: i64) -> i64:
        closed = argument == len(self.rules.victory_names)
        return self.stack.weight(HIDDEN if closed else argument)

    def apply_reveal(self, victory: i64) -> None:
        port = argument_of(self.common.agenda.top())
        closed = victory == len(self.rules.victory_names)
        self.stack.take(HIDDEN if closed else victory)
        self.ports = changed(self.ports, port, CLOSED if closed else victory)
        self.common.agenda.tick()
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

    # -- bonus tiles (STS-5, STS-14, STS-19, STS-20) ---------------------------------------------------

    def legal_bonus(self, buffer: vec[i64], n: i64) -> i64:
        kind: i64 = 0
        while kind < self.rules.kinds:
            buffer[n] = self.rules.bonus + kind
            n += self.refuse_bonus(kind) == LEGAL
            kind += 1
        return n

    def refuse_bonus(self, kind: i64) -> i64:
        return LEGAL if self.bonus_stock[kind] > 0 else HarbourReason.NOT_LEFT

    def bonus_left(self) -> bool:
        kind: i64 = 0
        while kind < self.rules.kinds:
            if self.bonus_stock[kind] > 0:
                return True
            kind += 1
        return False

    def apply_bonus(self, seat: i64, kind: i64) -> None:
        place = seat * self.rules.kinds + kind
        owned = self.bonuses[place] + 1
        if kind == POINTS:
            owned = self.bonuses[place] | bit(self.next_points())
        elif kind == HOLD:
            self.common.raise_limit(seat, self.rules.hold_cubes)
        elif kind == UPGRADE_AFTER:
            self.common.upgrade_after_trades(seat)
        self.bonuses = changed(self.bonuses, place, owned)
        self.bonus_stock = changed(self.bonus_stock, kind, self.bonus_stock[kind] - 1)

    def next_points(self) -> i64:
        """The point tile on top of the pile."""
        return self.rules.each_bonus - self.bonus_stock[POINTS]

    def owned(self, seat: i64, kind: i64) -> i64:
        """Bonus tiles of a kind that a seat has; the set of them, for point tiles."""
        return self.bonuses[seat * self.rules.kinds + kind]

    def free_moves(self, seat: i64) -> i64:
        return self.owned(seat, FREE_MOVE)

    # -- what the agenda asks ----------------------------------------------------------------------------

    def asks(self, item: i64) -> bool:
        """A port with nothing to take is not asked about."""
        if phase_of(item) != HarbourPhase.PORT:
            return True
        seat = actor_of(item)
        return self.refuse_claim(seat, self.islands.tile_under(seat)) == LEGAL

    def write_options(self, item: i64, buffer: vec[i64]) -> i64:
        phase = phase_of(item)
        if phase == HarbourPhase.PORT:  # only asked when the tile can be taken
            buffer[0] = self.rules.claim
            return 1 if is_obliged(item) else self.common.legal_done(buffer, 1)
        if phase == HarbourPhase.CHOOSE:
            return write_set(self.sets, self.rules.choose, buffer, 0)
        if phase == HarbourPhase.DOCK:
            return write_set(self.docks(), self.rules.dock, buffer, 0)
        n = write_set(self.stack.top(), self.rules.reveal, buffer, 0)
        buffer[n] = self.rules.reveal + len(self.rules.victory_names)
        n += self.stack.within > 0
        return n

    def why_not(self, item: i64, verb: i64, argument: i64) -> i64:
        phase = phase_of(item)
        if verb == HarbourVerb.CLAIM and phase == HarbourPhase.PORT:
            seat = actor_of(item)
            return self.refuse_claim(seat, self.islands.tile_under(seat))
        if verb == CommonVerb.DONE and phase == HarbourPhase.PORT:
            return IslandReason.MUST_ACT if is_obliged(item) else LEGAL
        if (verb == IslandVerb.BUILD or verb == CommonVerb.TRADE) and phase == HarbourPhase.PORT:
            return IslandReason.NOT_A_MARKET
        if verb == HarbourVerb.CHOOSE and phase == HarbourPhase.CHOOSE:
            return self.refuse_choose(argument)
        if verb == HarbourVerb.DOCK and phase == HarbourPhase.DOCK:
            return self.refuse_dock(argument)
        if verb == HarbourVerb.REVEAL and phase == HarbourPhase.REVEAL:
            return self.refuse_reveal(argument)
        return CoreReason.NOT_ASKED

    def perform(self, seat: i64, verb: i64, argument: i64) -> None:
        if verb == HarbourVerb.CLAIM:
            self.apply_claim(seat)
        elif verb == HarbourVerb.REVEAL:
            self.apply_reveal(argument)
        elif verb == HarbourVerb.CHOOSE:
            self.apply_choose(seat, argument)
        else:
            self.apply_dock(seat, argument)

    # -- scores (STS-22) ---------------------------------------------------------------------------------

    def tile_points(self, seat: i64) -> i64:
        return sum_over(self.rules.points, self.tiles[seat])

    def bonus_points(self, seat: i64) -> i64:
        return sum_over(self.rules.bonus_points, self.owned(seat, POINTS))

    # -- words and views ---------------------------------------------------------------------------------

    def data(self) -> Plain:
        found: Plain = {}
        for seat in range(self.common.players):
            key = str(seat + 1)
            found["tiles." + key] = or_none(self.victory_words(self.tiles[seat]))
            found["bonus." + key] = self.bonus_words(seat)
        found["sets"] = or_none([self.rules.sets[number] for number in members(self.sets)])
        found["ports"] = [self.port_text(port) for port in range(PORTS)]
        found["stack"] = or_none(self.victory_words(self.stack.first))
        found["closed-within"] = [str(self.stack.within)]
        found["bonus-left"] = [str(number) for number in self.bonus_stock]
        return found

    def victory_words(self, tiles: i64) -> list[str]:
        return [self.rules.victory_names[tile] for tile in members(tiles)]

    def bonus_words(self, seat: i64) -> list[str]:
        words = [str(self.owned(seat, kind)) for kind in range(self.rules.kinds)]
        words[POINTS] = "+".join([str(points) for points in self.point_tiles(seat)]) or "-"
        return words

    def point_tiles(self, seat: i64) -> list[int]:
        """The numbers on the point tiles that a seat has taken."""
        return [int(self.rules.bonus_points[number]) for number in members(self.owned(seat, POINTS))]

    def port_text(self, port: i64) -> str:
        victory = self.ports[port]
        if victory >= 0:
            return self.rules.victory_names[victory]
        return "closed" if victory == CLOSED else "-"

    def view(self) -> dict[str, object]:
        """What lies on the table. Of the stack: which tiles are left, never in which order."""
        kinds = BONUS_NAMES[: int(self.rules.kinds)]
        left: dict[str, object] = {name: int(self.bonus_stock[kind]) for kind, name in enumerate(kinds)}
        left["points"] = [int(points) for points in self.rules.bonus_points][
            4 - int(self.bonus_stock[POINTS]) :
        ]
        return {
            "ports": [self.port_text(port) for port in range(PORTS)],
            "stack": {
                "size": int(self.stack.size()),
                "unseen": self.victory_words(self.stack.first),
                "closed_within": int(self.stack.within),
            },
            "start_sets": [self.rules.sets[number] for number in members(self.sets)],
            "bonus_left": left,
            "tiles_to_end": int(self.common.to_end()),
        }

    def seat_view(self, seat: i64, shown: bool) -> dict[str, object]:
        """A seat's things; taken victory tiles are face down where the table plays so (RUL-9)."""
        kinds = BONUS_NAMES[: int(self.rules.kinds)]
        bonus: dict[str, object] = {name: int(self.owned(seat, kind)) for kind, name in enumerate(kinds)}
        bonus["points"] = self.point_tiles(seat)
        found: dict[str, object] = {"tile_count": int(count(self.tiles[seat])), "bonus": bonus}
        if shown:
            found["tiles"] = self.victory_words(self.tiles[seat])
        return found

    # -- reading -----------------------------------------------------------------------------------------

    def read(self, reader: Reader) -> None:
        rules = self.rules
        self.sets = reader.name_set("sets", rules.sets)
        taken = 0
        for seat in range(self.common.players):
            tiles = reader.name_set(f"tiles.{seat + 1}", rules.victory_names)
            self._once(taken, tiles)
            self.tiles[seat] = tiles
            self._read_bonus(reader, seat)
            taken |= tiles
        taken |= self._read_ports(reader, taken)
        stack = reader.name_set("stack", rules.victory_names)
        self._once(taken, stack)
        self.stack.first = stack
        self.stack.within = reader.number("closed-within", 0, int(count(stack)) + 1)
        if self.stack.within > 0 and CLOSED in list(self.ports):
            raise BadText("the closed-port tile is in a port and in the stack")
        for kind, left in enumerate(
            reader.numbers("bonus-left", int(rules.kinds), 0, int(self.rules.each_bonus))
        ):
            self.bonus_stock[kind] = left

    def _once(self, seen: int, tiles: int) -> None:
        if seen & tiles:
            raise BadText(f"the tile {self.victory_words(seen & tiles)[0]} stands there twice")

    def _read_bonus(self, reader: Reader, seat: int) -> None:
        key = f"bonus.{seat + 1}"
        words = reader.words(key)
        kinds = int(self.rules.kinds)
        if len(words) != kinds:
            raise BadText(f"'{key}' takes {kinds} words, the third one as in 6+4")
        for kind, word in enumerate(words):
            if kind != POINTS:
                self.bonuses[seat * kinds + kind] = whole(key, word, 0, int(self.rules.each_bonus))
        if kinds > UPGRADE_AFTER:
            for _ in range(self.owned(seat, UPGRADE_AFTER)):
                self.common.upgrade_after_trades(seat)
        values = [str(value) for value in self.rules.bonus_points]
        taken = 0
        for word in [] if words[POINTS] == "-" else words[POINTS].split("+"):
            free = [n for n, value in enumerate(values) if value == word and not taken >> n & 1]
            if not free:
                raise BadText(f"'{key}' has no point tile '{word[:20]}' left: they are {', '.join(values)}")
            taken |= 1 << free[0]
        self.bonuses[seat * kinds + POINTS] = taken
        if self.common.limit[seat] != self.common.rules.storage + self.rules.hold_cubes * self.owned(
            seat, HOLD
        ):
            raise BadText(f"'limit.{seat + 1}' does not fit the hold tiles of '{key}'")

    def _read_ports(self, reader: Reader, taken: int) -> int:
        words = reader.words("ports")
        if len(words) != PORTS or words.count("closed") > 1:
            raise BadText("'ports' takes four words, one of them 'closed' at the most")
        found = 0
        for port, word in enumerate(words):
            if word in ("-", "closed"):
                self.ports[port] = CLOSED if word == "closed" else NO_TILE
                continue
            victory = place("ports", word, self.rules.victory_names)
            self._once(taken | found, 1 << victory)
            found |= 1 << victory
            self.ports[port] = victory
        return found

    def sets_up(self, phase: i64) -> bool:
        return phase == HarbourPhase.CHOOSE or phase == HarbourPhase.DOCK

    def check(self, item: i64) -> bool:
        phase = phase_of(item)
        actor = actor_of(item)
        argument = argument_of(item)
        if number_of(item) != 1:
            return False
        if phase == HarbourPhase.REVEAL:
            fits = argument < PORTS and self.ports[argument] == NO_TILE
            return (
                actor == CHANCE
                and fits
                and self.stack.size() >= self.common.agenda.asks_for(HarbourPhase.REVEAL)
            )
        if phase == HarbourPhase.PORT:
            boat = self.islands.boat[actor] if actor == self.common.seat else OFF_MAP
            in_port = boat != OFF_MAP and self.islands.tile_at[boat] >= self.islands.rules.first_port
            return in_port and argument <= 1
        return actor != CHANCE and self.islands.boat[actor] == OFF_MAP

    def check_whole(self, over: bool) -> None:
        """What has to be true of the pieces together, on top of what each line says."""
        agenda = self.common.agenda
        dealing = agenda.asks_for(CorePhase.FIRST) + agenda.asks_for(IslandPhase.LAY) > 0
        choosing = agenda.asks_for(HarbourPhase.CHOOSE)
        if choosing > 0 and count(self.sets) != len(self.rules.sets) - self.common.players + choosing:
            raise BadText("'sets' does not fit the number of players who still choose")
        waiting = dealing or choosing + agenda.asks_for(HarbourPhase.DOCK) > 0
        if not waiting and any(hex == OFF_MAP for hex in self.islands.boat):
            raise BadText("a boat is not on the map")
        closed = int(CLOSED in list(self.ports)) + int(self.stack.within > 0)
        hidden_yet = not dealing and (agenda.asks_for(HarbourPhase.REVEAL) == 0 or choosing == 0)
        if closed != int(hidden_yet):
            raise BadText(
                "the closed-port tile is in one port, or hidden in the stack once the ports are filled"
            )
        ending = any(count(tiles) >= self.common.to_end() for tiles in self.tiles)
        if ending != self.common.ending:
            raise BadText(
                f"'ending' is yes when somebody has {self.common.to_end()} victory tiles, and only then"
            )
        self._check_bonus()

    def _check_bonus(self) -> None:
        """Four of each kind; the point tiles are taken from the top."""
        points: i64 = 0
        for seat in range(self.common.players):
            if points & self.owned(seat, POINTS):
                raise BadText("a point tile is owned twice")
            points |= self.owned(seat, POINTS)
        fits = points == bit(self.rules.each_bonus - self.bonus_stock[POINTS]) - 1
        for kind in range(self.rules.kinds):
            owned = sum([int(self.owned(seat, kind)) for seat in range(self.common.players)])
            if kind != POINTS and owned + self.bonus_stock[kind] != self.rules.each_bonus:
                fits = False
        if not fits:
            raise BadText("the bonus tiles owned and those of 'bonus-left' are not four of each kind")


def new_harbour(rules: HarbourRules, islands: Islands) -> Harbour:
    """Empty ports, and all victory tiles in the stack."""
    players = islands.common.players
    kinds = rules.kinds
    numbers = players * kinds
    return Harbour(
        rules,
        islands,
        tiles=vec[i64]([0] * players),
        bonuses=vec[i64]([0] * numbers),
        ports=vec[i64]([NO_TILE] * PORTS),
        bonus_stock=vec[i64]([rules.each_bonus] * kinds),
        stack=pile_of(bit(len(rules.victory_names)) - 1),
    )


def harbour_of(state: State) -> Harbour:
    """The slice of a state whose game has one."""
    found = state.modules[HARBOUR]
    assert isinstance(found, Harbour)
    return found
