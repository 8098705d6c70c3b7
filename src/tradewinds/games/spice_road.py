"""spice-road: the caravan box as a game of its own, for 2 to 5 players (SR-1 to SR-5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.components.catalog import Catalog
from tradewinds.components.maps import Layout
from tradewinds.core.actions import Vocabulary
from tradewinds.core.codes import LEGAL, CorePhase, CoreReason
from tradewinds.core.goods import worth
from tradewinds.games.rulings import HAND_RULINGS, TRADER_RULINGS, in_order
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
from tradewinds.rules.common import COMMON_CODES, Common, CommonRules, TableGame, TableState, new_common
from tradewinds.rules.info import CARAVAN, PUBLIC, SCORES, SEAT_GOODS, GameInfo, Parameters, first_seat
from tradewinds.rules.orders import ORDER_CODES, OrderRules, Orders, OrderVerb, new_orders
from tradewinds.rules.owners import laid_out

INFO: Final = GameInfo(
    id="spice-road",
    title="Spice Road",
    players=(2, 5),
    minutes=(30, 45),
    rounds=34,
    decisions=190,
    boxes=(CARAVAN,),
    rules_from=PUBLIC,
    parameters=Parameters(
        to_end={2: 6, 3: 6, 4: 5, 5: 5},  # SR-5
        seat_goods=SEAT_GOODS,
        market_slots=6,
        coins=2,  # SR-1
    ),
    options=(SCORES, first_seat(5)),
    rulings=in_order(
        TRADER_RULINGS,
        HAND_RULINGS,
        {
            "RUL-9": "Everybody sees the claimed cards and the score of everybody (option scores).",
            "RUL-19": "Nothing is bought in part: without all the cubes, from before, it cannot be chosen. "
            "Cubes are laid on cards from the left.",
        },
    ),
    pieces=lambda catalog: (catalog.starting, catalog.merchants, catalog.orders),
    end="point card was claimed",
    example="claim 2",
    storage="caravan",
    face_down="claimed",
)


@final
class SpiceRoad(TableGame):
    def __init__(self, catalog: Catalog, options: dict[str, str], layout: Layout | None) -> None:
        words = Vocabulary([COMMON_CODES, MERCHANT_CODES, HAND_CODES, ORDER_CODES])
        common = CommonRules(words, INFO, 0)
        self.hands: Final = HandRules(words, catalog, INFO.parameters)
        self.orders: Final = OrderRules(words, catalog, INFO.parameters)
        self.market: Final = MerchantRules(words, catalog, INFO.parameters)
        super().__init__(INFO, catalog=catalog, layout=layout, options=options, words=words, common=common)

    def empty_state(self, players: int) -> "SpiceRoadState":
        common = new_common(self.common, players)
        hands = new_hands(self.hands, new_row(self.market, common))
        return SpiceRoadState(self, common, hands, new_orders(self.orders, common))


@final
@mypyc_attr(acyclic=True)
class SpiceRoadState(TableState):
    def __init__(self, game: SpiceRoad, common: Common, hands: Hands, orders: Orders) -> None:
        modules = laid_out(common, merchants=hands.market, hands=hands, orders=orders)
        super().__init__(game, common, modules)
        self.rules: Final = game
        self.market: Final = hands.market
        self.hands: Final = hands
        self.orders: Final = orders

    def copy(self) -> "SpiceRoadState":
        common = self.common.copy()
        hands = self.hands.copy(self.market.copy(common))
        other = SpiceRoadState(self.rules, common, hands, self.orders.copy(common))
        self.as_copy(other)
        return other

    def set_up(self, first: i64) -> None:
        """SR-1, SR-2: last question first."""
        self.common.apply_first(first)
        self.common.give_seat_goods()
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
            "goods": int(worth(self.common.hold[seat])),
        }


def make(catalog: Catalog, options: dict[str, str], layout: Layout | None) -> SpiceRoad:
    return SpiceRoad(catalog, options, layout)
