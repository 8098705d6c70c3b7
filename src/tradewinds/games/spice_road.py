"""spice-road: the caravan box as a game of its own, for 2 to 5 players (SR-1 to SR-5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.components.catalog import Catalog
from tradewinds.core.actions import Vocabulary
from tradewinds.core.agenda import TURN
from tradewinds.core.goods import worth
from tradewinds.core.slices import ABSENT
from tradewinds.core.state import LEGAL, NO_MAP, NOT_ASKED, Game, joined
from tradewinds.rules import caravan as c
from tradewinds.rules import orders as o
from tradewinds.rules import shared as s

SLOTS: Final = 6
LARGEST_HOLD: Final = 10

# The orders that open questions can be in, the last one being asked: setup, then a turn.
AGENDAS: Final = "first|turn( deal)?( order)?|place|deal|order|upgrade|return"


@final
class SpiceRoad(Game):
    def __init__(self, catalog: Catalog, options: dict[str, str]) -> None:
        words = Vocabulary()
        self.catalog: Final[Catalog] = catalog
        self.common: Final = s.CommonRules(words, 5, 0)
        self.hands: Final = c.HandRules(words, catalog, SLOTS, LARGEST_HOLD)
        self.orders: Final = o.OrderRules(words, catalog.orders)
        self.market: Final = c.MerchantRules(words, catalog, SLOTS)
        super().__init__(
            "spice-road",
            1,
            2,
            5,
            options,
            words,
            joined([s.PHASES, c.ROW_PHASES, c.HAND_PHASES, o.PHASES]),
            joined([s.REASONS, c.ROW_REASONS, c.HAND_REASONS, o.REASONS]),
            AGENDAS,
            self.common.trades,
            NO_MAP,
            catalog.digest("spice-road"),
        )

    def empty_state(self, players: int) -> "SpiceRoadState":
        commons = s.new_commons(self.common, players)
        hands = c.new_hands(self.hands, c.new_row(self.market, commons))
        return SpiceRoadState(self, commons, hands, o.new_orders(self.orders, commons))


@final
@mypyc_attr(acyclic=True)
class SpiceRoadState(s.TableState):
    def __init__(self, game: SpiceRoad, commons: s.Commons, hands: c.Hands, orders: o.Orders) -> None:
        modules = [commons, hands.market, ABSENT, ABSENT, hands, ABSENT, ABSENT, ABSENT, orders]
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
        self.agenda.push(TURN, first, 1, 0)
        self.market.ask_row()
        self.orders.ask_row()

    # -- a turn: one of four (SR-3, SR-4) ------------------------------------------------------------

    def write_turn(self, seat: i64, buffer: vec[i64]) -> i64:
        n = self.hands.legal_acquire(seat, buffer, 0)
        n = self.hands.legal_play(seat, buffer, n)
        n = self.orders.legal_claim(seat, buffer, n)
        return self.hands.legal_rest(buffer, n)

    def why_not_turn(self, seat: i64, verb: i64, argument: i64) -> i64:
        if verb == c.ACQUIRE:
            return self.hands.refuse_acquire(seat, argument)
        if verb == c.PLAY:
            return self.hands.refuse_play(seat, argument)
        if verb == o.CLAIM:
            return self.orders.refuse_claim(seat, argument)
        return LEGAL if verb == c.REST else NOT_ASKED

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
