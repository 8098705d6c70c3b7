"""Sailing tile by tile, as the islands box does it on its own (EWO-2, EWO-3).

The first tile is free. Each further one costs a cube, which is left on the tile that the boat
leaves, and whoever ends a move there takes it. Then the boat is used where it is, or it harvests.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.core.actions import Vocabulary
from tradewinds.core.agenda import actor_of, argument_of, number_of, phase_of
from tradewinds.core.bits import count
from tradewinds.core.codes import LEGAL, CoreReason, declare
from tradewinds.core.errors import BadText
from tradewinds.core.goods import LETTERS, RED, cube, goods_text, parse_goods, total
from tradewinds.core.notation import Plain, Reader, or_none, place
from tradewinds.core.rows import changed
from tradewinds.core.slices import Slice
from tradewinds.core.state import State
from tradewinds.rules.common import Common
from tradewinds.rules.harbour import HARVEST as HARVEST_TILE
from tradewinds.rules.harbour import Harbour, HarbourVerb
from tradewinds.rules.info import Parameters
from tradewinds.rules.islands import OFF_MAP, IslandReason, Islands, IslandVerb, hex_near, pack_near
from tradewinds.rules.owners import CROSSING


class CrossingPhase:
    SAILING: Final[i64] = 0x90  # about: how many tiles were sailed in this turn
    LEAVE: Final[i64] = 0x91  # about: the hex where a cube is left
    COLLECT: Final[i64] = 0x92  # nobody decides anything
    ARRIVE: Final[i64] = 0x93


class CrossingVerb:
    STOP: Final[i64] = 0x90
    LEAVE: Final[i64] = 0x91
    HARVEST: Final[i64] = 0xA5  # as a turn, or after a move


CROSSING_CODES: Final = declare(
    CROSSING,
    phases=CrossingPhase,
    verbs=CrossingVerb,
)


@final
class CrossingRules:
    def __init__(self, words: Vocabulary, stay: int, parameters: Parameters) -> None:
        self.stay: Final[i64] = stay
        self.free_tiles: Final[i64] = parameters.free_tiles
        self.harvested: Final[i64] = parse_goods(parameters.harvest)
        self.stop: Final[i64] = words.add(CrossingVerb.STOP, [""])
        self.leave: Final[i64] = words.add(CrossingVerb.LEAVE, list(LETTERS))
        self.harvest: Final[i64] = words.add(CrossingVerb.HARVEST, [""])


@final
@mypyc_attr(acyclic=True)
class Crossing(Slice):
    """The slice of state: cubes that lie on the tiles of the map."""

    def __init__(self, rules: CrossingRules, harbour: Harbour, loose: vec[i64]) -> None:
        self.rules: Final = rules
        self.harbour: Final = harbour
        self.islands: Final[Islands] = harbour.islands
        self.common: Final[Common] = harbour.common
        self.loose = loose  # goods on each hex; shared with copies (core/rows.py)

    def copy(self, harbour: Harbour) -> "Crossing":
        return Crossing(self.rules, harbour, self.loose)

    # -- sailing (EWO-2) ---------------------------------------------------------------------------

    def price(self, seat: i64, sailed: i64) -> i64:
        """What the next tile costs after so many."""
        return 0 if sailed < self.free_tiles(seat) else 1

    def free_tiles(self, seat: i64) -> i64:
        return self.rules.free_tiles + self.harbour.free_moves(seat)

    def must_stop(self, seat: i64, sailed: i64, cubes: i64) -> bool:
        """A boat that cannot sail on stops."""
        return self.price(seat, sailed) > cubes

    def cubes_after(self, seat: i64, sailed: i64) -> i64:
        """What a seat has when the cube that is due for the next tile is left behind."""
        return total(self.common.hold[seat]) - self.price(seat, sailed)

    def legal_sail(self, seat: i64, sailed: i64, buffer: vec[i64], n: i64) -> i64:
        rules = self.islands.rules
        cubes = self.cubes_after(seat, sailed)
        near = rules.near
        beyond = pack_near(2, 0)
        row = self.islands.boat[seat] * rules.hexes + 1
        while near[row] < beyond:
            hex = hex_near(near[row])
            buffer[n] = rules.sail + self.islands.tile_at[hex]
            n += self.can_end(seat, hex, sailed + 1, cubes)
            row += 1
        return n

    def refuse_sail(self, seat: i64, sailed: i64, tile: i64) -> i64:
        islands = self.islands
        hex = islands.hex_of[tile]
        if hex == OFF_MAP:
            return IslandReason.NOT_ON_MAP
        far = islands.tiles_between(islands.boat[seat], hex)
        if far != 1:
            return IslandReason.TOO_FAR if far > 1 else IslandReason.ALREADY_THERE
        cubes = self.cubes_after(seat, sailed)
        return LEGAL if self.can_end(seat, hex, sailed + 1, cubes) else IslandReason.CANNOT_PAY_TOLL

    def can_end(self, seat: i64, hex: i64, sailed: i64, cubes: i64) -> bool:
        """Whether a boat that comes to a tile with so many cubes can stop there or sail on."""
        if self.refuse_stop(seat, hex, cubes) == LEGAL:
            return True
        cubes -= self.price(seat, sailed)
        if cubes < 0:
            return False
        near = self.islands.rules.near
        beyond = pack_near(2, 0)
        row = hex * self.islands.rules.hexes + 1
        while near[row] < beyond:
            # With free tiles left a boat could go back and forth: each tile it sails uses one up.
            if self.can_end(seat, hex_near(near[row]), sailed + 1, cubes):
                return True
            row += 1
        return False

    def refuse_stop(self, seat: i64, hex: i64, cubes: i64) -> i64:
        """A cube for each boat there: whoever has one for every opponent can stop anywhere."""
        if cubes >= self.common.players - 1 or count(self.islands.tolls(seat, hex)) <= cubes:
            return LEGAL
        return IslandReason.CANNOT_PAY_TOLL

    def apply_sail(self, seat: i64, tile: i64) -> None:
        """One tile farther; the cube that is due is left behind."""
        agenda = self.common.agenda
        sailed: i64 = 0
        if agenda.depth > 0:
            sailed = argument_of(agenda.top())
            agenda.pop()
        behind = self.islands.boat[seat]
        self.islands.boat[seat] = self.islands.hex_of[tile]
        agenda.push(CrossingPhase.SAILING, seat, 1, sailed + 1)
        if self.price(seat, sailed) > 0:
            agenda.push(CrossingPhase.LEAVE, seat, 1, behind)

    def legal_leave(self, seat: i64, buffer: vec[i64], n: i64) -> i64:
        return self.common.legal_cubes(seat, self.rules.leave, buffer, n)

    def apply_leave(self, seat: i64, good: i64) -> None:
        hex = argument_of(self.common.agenda.top())
        self.common.spend_cube(seat, good)
        self.loose = changed(self.loose, hex, self.loose[hex] + cube(good))
        self.common.agenda.pop()

    def apply_stop(self, seat: i64) -> None:
        self.common.agenda.pop()
        self.arrive(seat)

    def arrive(self, seat: i64) -> None:
        """Rivals are paid (from cubes owned before, RUL-19), then what lies there is taken."""
        agenda = self.common.agenda
        agenda.push(CrossingPhase.ARRIVE, seat, 1, 0)
        agenda.push(CrossingPhase.COLLECT, seat, 1, 0)
        self.islands.ask_tolls(seat, self.islands.tolls(seat, self.islands.boat[seat]))

    def collect(self, seat: i64) -> None:
        hex = self.islands.boat[seat]
        if self.loose[hex] != 0:
            self.common.hold[seat] += self.loose[hex]
            self.loose = changed(self.loose, hex, 0)

    # -- harvesting (EWO-3) --------------------------------------------------------------------------

    def harvest(self, seat: i64) -> None:
        self.common.hold[seat] += self.harvested(seat)

    def harvested(self, seat: i64) -> i64:
        return self.rules.harvested + cube(RED) * self.harbour.owned(seat, HARVEST_TILE)

    def use_place(self, seat: i64) -> None:
        """Build, trade or claim where the boat has arrived."""
        self.common.agenda.pop()
        self.harbour.ask_use(seat)

    def refuse_use(self, seat: i64) -> i64:
        return self.harbour.refuse_use(seat, total(self.common.hold[seat]))

    # -- what the agenda asks --------------------------------------------------------------------------

    def asks(self, item: i64) -> bool:
        if phase_of(item) == CrossingPhase.SAILING:
            seat = actor_of(item)
            return not self.must_stop(seat, argument_of(item), total(self.common.hold[seat]))
        return phase_of(item) != CrossingPhase.COLLECT

    def on_skipped(self, item: i64) -> None:
        seat = actor_of(item)
        if phase_of(item) == CrossingPhase.COLLECT:
            self.collect(seat)
        else:
            self.arrive(seat)

    def write_options(self, item: i64, buffer: vec[i64]) -> i64:
        phase = phase_of(item)
        seat = actor_of(item)
        n: i64 = 0
        if phase == CrossingPhase.LEAVE:
            return self.legal_leave(seat, buffer, 0)
        if phase == CrossingPhase.SAILING:
            n = self.legal_sail(seat, argument_of(item), buffer, 0)
            buffer[n] = self.rules.stop
            cubes = total(self.common.hold[seat])
            n += self.refuse_stop(seat, self.islands.boat[seat], cubes) == LEGAL
            return n
        buffer[0] = self.rules.stay
        n += self.refuse_use(seat) == LEGAL
        buffer[n] = self.rules.harvest
        return n + 1

    def why_not(self, item: i64, verb: i64, argument: i64) -> i64:
        phase = phase_of(item)
        seat = actor_of(item)
        if phase == CrossingPhase.SAILING and verb == IslandVerb.SAIL:
            return self.refuse_sail(seat, argument_of(item), argument)
        if phase == CrossingPhase.SAILING and verb == CrossingVerb.STOP:
            return self.refuse_stop(seat, self.islands.boat[seat], total(self.common.hold[seat]))
        if phase == CrossingPhase.LEAVE and verb == CrossingVerb.LEAVE:
            return self.common.refuse_cube(seat, argument)
        if phase == CrossingPhase.ARRIVE and verb == HarbourVerb.STAY:
            return self.refuse_use(seat)
        if phase == CrossingPhase.ARRIVE and verb == CrossingVerb.HARVEST:
            return LEGAL
        return CoreReason.NOT_ASKED

    def perform(self, seat: i64, verb: i64, argument: i64) -> None:
        if verb == CrossingVerb.STOP:
            self.apply_stop(seat)
        else:
            self.apply_leave(seat, argument)

    # -- words and views -----------------------------------------------------------------------------------

    def data(self) -> Plain:
        return {"loose": or_none([f"{tile}+{goods}" for tile, goods in self.lying().items()])}

    def lying(self) -> dict[str, str]:
        """The goods on each tile that has any."""
        names = self.islands.rules.names
        hexes = [hex for hex in range(self.islands.rules.hexes) if self.loose[hex]]
        return {names[self.islands.tile_at[hex]]: goods_text(self.loose[hex]) for hex in hexes}

    def view(self) -> dict[str, object]:
        return {"loose": self.lying()}

    def seat_view(self, seat: i64, shown: bool) -> dict[str, object]:
        return {}

    def read(self, reader: Reader) -> None:
        words = reader.words("loose")
        for word in [] if words == ["-"] else words:
            tile, plus, goods = word.partition("+")
            hex = self.islands.hex_of[place("loose", tile, self.islands.rules.names)]
            if not plus or goods == "-" or hex == OFF_MAP or self.loose[hex]:
                raise BadText(f"'loose' takes tiles of the map with goods, as in tea-4+YY, not '{word[:40]}'")
            self.loose[hex] = parse_goods(goods)

    def check(self, item: i64) -> bool:
        phase = phase_of(item)
        seat = actor_of(item)
        about = argument_of(item)
        if seat != self.common.seat or number_of(item) != 1 or self.islands.boat[seat] == OFF_MAP:
            return False
        if phase == CrossingPhase.SAILING:
            return about > 0
        below = phase_of(self.common.agenda.below())
        if phase == CrossingPhase.COLLECT and below != CrossingPhase.ARRIVE:
            return False
        if phase == CrossingPhase.LEAVE:
            return (
                below == CrossingPhase.SAILING
                and about < self.islands.rules.hexes
                and total(self.common.hold[seat]) > 0
            )
        return about == 0

    def check_whole(self, over: bool) -> None:
        pass


def new_crossing(rules: CrossingRules, harbour: Harbour) -> Crossing:
    hexes = harbour.islands.rules.hexes
    return Crossing(rules, harbour, vec[i64]([0] * hexes))


def crossing_of(state: State) -> Crossing:
    """The slice of a state whose game has one."""
    found = state.modules[CROSSING]
    assert isinstance(found, Crossing)
    return found
