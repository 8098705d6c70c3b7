"""spice-road: the caravan box as a game of its own, for 2 to 5 players (SR-1 to SR-5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.components.catalog import Catalog
from tradewinds.core.actions import Vocabulary
from tradewinds.core.codes import LEGAL, CorePhase, CoreReason
from tradewinds.core.goods import worth
from tradewinds.core.state import NO_MAP, Game
from tradewinds.rules.caravan import (
    HAND_CODES,
    MERCHANT_CODES,
    HandRules,
    Hands,
    HandVerb,
    MerchantRules,
    new_hands,
    new_row,
)
from tradewinds.rules.orders import ORDER_CODES, OrderRules, Orders, OrderVerb, new_orders
from tradewinds.rules.owners import laid_out
from tradewinds.rules.shared import COMMON_CODES, CommonRules, Commons, TableState, new_commons

SLOTS: Final = 6
LARGEST_HOLD: Final = 10

# The orders that open questions can be in, the last one being asked: setup, then a turn.
AGENDAS: Final = "first|turn( deal)?( order)?|place|deal|order|upgrade|return"


@final
class SpiceRoad(Game):
    def __init__(self, catalog: Catalog, options: dict[str, str]) -> None:
        words = Vocabulary([COMMON_CODES, MERCHANT_CODES, HAND_CODES, ORDER_CODES])
        self.catalog: Final[Catalog] = catalog
        self.common: Final = CommonRules(words, 5, 0)
        self.hands: Final = HandRules(words, catalog, SLOTS, LARGEST_HOLD)
        self.orders: Final = OrderRules(words, catalog.orders)
        self.market: Final = MerchantRules(words, catalog, SLOTS)
        super().__init__(
            "spice-road",
            1,
            2,
            5,
            options,
            words,
            AGENDAS,
            self.common.trades,
            NO_MAP,
            catalog.digest("spice-road"),
        )

    def empty_state(self, players: int) -> "SpiceRoadState":
        commons = new_commons(self.common, players)
        hands = new_hands(self.hands, new_row(self.market, commons))
        return SpiceRoadState(self, commons, hands, new_orders(self.orders, commons))


@final
@mypyc_attr(acyclic=True)
class SpiceRoadState(TableState):
    def __init__(self, game: SpiceRoad, commons: Commons, hands: Hands, orders: Orders) -> None:
        modules = laid_out(commons, merchants=hands.market, hands=hands, orders=orders)
        last = "a sixth" if commons.players < 4 else "a fifth"
        super().__init__(game, commons, modules, f"{last} point card was claimed")
        self.rules: Final = game
        self.market: Final = hands.market
        self.hands: Final = hands
        self.orders: Final = orders

    def copy(self) -> "SpiceRoadState":
        commons = self.commons.copy()
        hands = self.hands.copy(self.market.copy(commons))
        other = SpiceRoadState(self.rules, commons, hands, self.orders.copy(commons))
        self.as_copy(other)
        return other

    def set_up(self, first: i64) -> None:
        """SR-1, SR-2: last question first."""
        self.commons.apply_first(first)
        self.commons.give_seat_goods()
        self.agenda.push(CorePhase.TURN, first, 1, 0)
        self.market.ask_row()
        self.orders.ask_row()

    # -- a turn: one of four (SR-3, SR-4) ------------------------------------------------------------

    def write_turn(self, seat: i64, buffer: vec[i64]) -> i64:
        n = self.hands.legal_acquire(seat, buffer, 0)
        n = self.hands.legal_play(seat, buffer, n)
        n = self.orders.legal_claim(seat, buffer, n)
        return self.hands.legal_rest(buffer, n)

    def why_not_turn(self, seat: i64, verb: i64, argument: i64) -> i64:
        if verb == HandVerb.ACQUIRE:
            return self.hands.refuse_acquire(seat, argument)
        if verb == HandVerb.PLAY:
            return self.hands.refuse_play(seat, argument)
        if verb == OrderVerb.CLAIM:
            return self.orders.refuse_claim(seat, argument)
        return LEGAL if verb == HandVerb.REST else CoreReason.NOT_ASKED

    def perform_own(self, seat: i64, verb: i64, argument: i64) -> None:
        """Who begins is known."""
        self.agenda.pop()
        self.set_up(argument)

    # -- the end (SR-5) ------------------------------------------------------------------------------

    def score(self, seat: i64) -> dict[str, int]:
        return {
            "cards": int(self.orders.card_points(seat)),
            "coins": int(self.orders.coin_points(seat)),
            "goods": int(worth(self.commons.hold[seat])),
        }
