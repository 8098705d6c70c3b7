"""Where the islands meet the settlements (EW2-9 to EW2-13): locations that move the boat or trade, and
bonus tiles for completed columns.

These have no pieces of their own: boats, outposts and market tiles are those of the islands.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.core.actions import Vocabulary
from tradewinds.core.agenda import actor_of, argument_of, number_of, phase_of
from tradewinds.core.bits import count, has, lowest
from tradewinds.core.codes import LEGAL, CoreReason, declare
from tradewinds.core.goods import affordable, total
from tradewinds.core.notation import Plain, Reader
from tradewinds.core.slices import Slice
from tradewinds.rules.common import Common, CommonReason
from tradewinds.rules.islands import MARKETS, IslandReason, Islands, IslandVerb
from tradewinds.rules.owners import VOYAGES
from tradewinds.rules.settlements import Settlements
from tradewinds.rules.settlements_numbers import SettlementVerb


class VoyagePhase:
    MOVE_BOAT: Final[i64] = 0x70  # about: how many tiles far
    BOAT_TRADE: Final[i64] = 0x71  # nobody decides anything: the trade itself is asked then
    OUTPOST_TRADE: Final[i64] = 0x72
    COLUMN: Final[i64] = 0x73  # about: the column, from 0


class VoyageVerb:
    TRADE_AT: Final[i64] = 0x70


class VoyageReason:
    NO_TRADE_AT_SEA: Final[i64] = 0x70
    NO_OUTPOST_TRADE: Final[i64] = 0x71


VOYAGE_CODES: Final = declare(
    VOYAGES,
    phases=VoyagePhase,
    verbs=VoyageVerb,
    reasons=VoyageReason,
    sentences={
        "no_trade_at_sea": "the boat is at sea, where nothing is traded",
        "no_outpost_trade": "no market with an own outpost has a trade that can be paid",
    },
)

THERE_AND_BACK: Final[i64] = 2  # the reach with which a boat may end where it began (RUL-32)


@final
class VoyageRules:
    def __init__(self, words: Vocabulary, tiles: list[str]) -> None:
        self.trade_at: Final[i64] = words.add(VoyageVerb.TRADE_AT, tiles[: int(MARKETS)])


@final
@mypyc_attr(acyclic=True)
class Voyages(Slice):
    def __init__(self, rules: VoyageRules, islands: Islands, settlements: Settlements) -> None:
        self.rules: Final = rules
        self.islands: Final = islands
        self.settlements: Final = settlements
        self.common: Final[Common] = islands.common

    def copy(self, islands: Islands, settlements: Settlements) -> "Voyages":
        return Voyages(self.rules, islands, settlements)

    def start_at_sea(self) -> None:
        """All boats begin on the sea tile, and nobody pays (EW2-7, RUL-4)."""
        for seat in range(self.common.players):
            self.islands.boat[seat] = self.islands.hex_of[MARKETS]

    # -- move-boat locations (EW2-9, EW2-10, RUL-32) -----------------------------------------------

    def legal_move(self, seat: i64, reach: i64, buffer: vec[i64]) -> i64:
        n = self.islands.legal_sail(seat, reach, buffer, 0)
        buffer[n] = self.islands.rules.sail + self.islands.tile_under(seat)
        n += self.refuse_return(seat, reach, total(self.common.hold[seat])) == LEGAL
        return n

    def refuse_move(self, seat: i64, reach: i64, tile: i64) -> i64:
        if tile == self.islands.tile_under(seat):
            return self.refuse_return(seat, reach, total(self.common.hold[seat]))
        return self.islands.refuse_sail(seat, reach, tile)

    def refuse_return(self, seat: i64, reach: i64, cubes: i64) -> i64:
        """Two steps may lead back to where the boat came from; rivals there are paid like anywhere."""
        if reach != THERE_AND_BACK:
            return IslandReason.ALREADY_THERE
        rivals = self.islands.rivals(seat, self.islands.boat[seat])
        return LEGAL if count(rivals) <= cubes else IslandReason.CANNOT_PAY_TOLL

    def apply_move(self, seat: i64, tile: i64) -> None:
        self.common.agenda.pop()
        self.islands.apply_sail(seat, tile)

    # -- boat-trade and outpost-trade locations (EW2-13) ---------------------------------------------

    def refuse_boat_trade(self, seat: i64, goods: i64) -> i64:
        tile = self.islands.tile_under(seat)
        if tile >= MARKETS:
            return VoyageReason.NO_TRADE_AT_SEA
        return LEGAL if affordable(goods, self.islands.rules.give[tile]) else CommonReason.CANNOT_PAY_TRADE

    def boat_trade(self, seat: i64) -> None:
        if self.refuse_boat_trade(seat, self.common.hold[seat]) == LEGAL:
            self.ask_trade(seat, self.islands.tile_under(seat))

    def ask_trade(self, seat: i64, tile: i64) -> None:
        self.common.ask_trade(seat, self.islands.rules.first_trade + tile, True)

    def legal_trade_at(self, seat: i64, buffer: vec[i64]) -> i64:
        goods = self.common.hold[seat]
        tiles = self.islands.outposts[seat]
        n: i64 = 0
        while tiles != 0:
            tile = lowest(tiles)
            tiles &= tiles - 1
            buffer[n] = self.rules.trade_at + tile
            n += affordable(goods, self.islands.rules.give[tile])
        return n

    def refuse_trade_at(self, seat: i64, tile: i64) -> i64:
        if not has(self.islands.outposts[seat], tile):
            return IslandReason.NO_OUTPOST
        goods = self.common.hold[seat]
        return LEGAL if affordable(goods, self.islands.rules.give[tile]) else CommonReason.CANNOT_PAY_TRADE

    def apply_trade_at(self, seat: i64, tile: i64) -> None:
        self.common.agenda.pop()
        self.ask_trade(seat, tile)

    def refuse_outpost_trade(self, seat: i64, goods: i64) -> i64:
        """Some market with an own outpost has a trade that these goods can pay."""
        tiles = self.islands.outposts[seat]
        while tiles != 0:
            if affordable(goods, self.islands.rules.give[lowest(tiles)]):
                return LEGAL
            tiles &= tiles - 1
        return VoyageReason.NO_OUTPOST_TRADE

    # -- a completed column: the top tile of any stack (EW2-11) ----------------------------------------

    def asks_column(self, seat: i64) -> bool:
        return self.settlements.has_bonus_space(seat) and self.settlements.bonus_left()

    # -- what the agenda asks --------------------------------------------------------------------------

    def refuse_step(self, step: i64, seat: i64, goods: i64) -> i64:
        phase = phase_of(step)
        if phase == VoyagePhase.BOAT_TRADE:
            return self.refuse_boat_trade(seat, goods)
        if phase == VoyagePhase.OUTPOST_TRADE:
            return self.refuse_outpost_trade(seat, goods)
        # Coming back is never the only way: two steps lead to four other tiles at least.
        return self.islands.refuse_voyage(seat, argument_of(step), total(goods))

    def asks(self, item: i64) -> bool:
        phase = phase_of(item)
        seat = actor_of(item)
        if phase == VoyagePhase.COLUMN:
            return self.asks_column(seat)
        return (
            phase != VoyagePhase.BOAT_TRADE and self.refuse_step(item, seat, self.common.hold[seat]) == LEGAL
        )

    def on_skipped(self, item: i64) -> None:
        if phase_of(item) == VoyagePhase.BOAT_TRADE:
            self.boat_trade(actor_of(item))

    def write_options(self, item: i64, buffer: vec[i64]) -> i64:
        phase = phase_of(item)
        if phase == VoyagePhase.COLUMN:
            return self.settlements.legal_bonus(buffer, 0)
        if phase == VoyagePhase.MOVE_BOAT:
            return self.legal_move(actor_of(item), argument_of(item), buffer)
        return self.legal_trade_at(actor_of(item), buffer)

    def why_not(self, item: i64, verb: i64, argument: i64) -> i64:
        phase = phase_of(item)
        if verb == IslandVerb.SAIL and phase == VoyagePhase.MOVE_BOAT:
            return self.refuse_move(actor_of(item), argument_of(item), argument)
        if verb == VoyageVerb.TRADE_AT and phase == VoyagePhase.OUTPOST_TRADE:
            return self.refuse_trade_at(actor_of(item), argument)
        if verb == SettlementVerb.BONUS and phase == VoyagePhase.COLUMN:
            return self.settlements.refuse_bonus(argument)
        return CoreReason.NOT_ASKED

    def perform(self, seat: i64, verb: i64, argument: i64) -> None:
        self.apply_trade_at(seat, argument)

    # -- words and views: there is nothing to tell -------------------------------------------------------

    def data(self) -> Plain:
        return {}

    def read(self, reader: Reader) -> None:
        pass

    def check(self, item: i64) -> bool:
        seat = actor_of(item)
        if seat != self.common.seat or number_of(item) != 1:
            return False
        return phase_of(item) != VoyagePhase.COLUMN or argument_of(item) + 1 == self.islands.completed(seat)

    def check_whole(self, over: bool) -> None:
        pass

    def view(self) -> dict[str, object]:
        return {}

    def seat_view(self, seat: i64, shown: bool) -> dict[str, object]:
        return {}
