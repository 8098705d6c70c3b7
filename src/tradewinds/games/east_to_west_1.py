"""east-to-west-1: the caravan and the settlements box as one game, for 2 to 4 players (EW1-1 to EW1-21).

Settlers work on locations as in the settlements box; markets and trade routes, where the boxes
meet, are in routes.py.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.components.catalog import Catalog
from tradewinds.core.actions import Vocabulary
from tradewinds.core.codes import LEGAL, CorePhase, CoreReason
from tradewinds.core.goods import worth
from tradewinds.core.state import NO_MAP, Game
from tradewinds.games.routes import ROUTE_CODES, RouteRules, Routes, RouteVerb, new_routes
from tradewinds.rules.caravan import MERCHANT_CODES, MerchantRules, new_row
from tradewinds.rules.owners import laid_out
from tradewinds.rules.settlements import SettlementRules, Settlements, new_settlements
from tradewinds.rules.settlements_numbers import SETTLEMENT_CODES, SettlementVerb
from tradewinds.rules.shared import COMMON_CODES, CommonRules, Commons, TableState, new_commons

BOARDS: Final = ("A1", "B1", "E2", "C2")  # EW1-1: above, then below
SLOTS: Final = 4
BONUS_SPACES: Final = 3  # on side A of the player boards
MOST_TRADES: Final = 40  # ten cubes, a gain of ten at the most, and a cube from each charm

# The orders that open questions can be in, the last one being asked: setup, then a turn, in which
# the second step of a location may wait under what the first one asks.
_SECOND: Final = "gain|upgrade|trade"
_CLAIM: Final = "slide( tile| bonus|( bonus)?( explore| upgrade))|card"
AGENDAS: Final = (
    "first|turn( deal)?( cover)?( tile)?( card)?|return"
    f"|(({_SECOND}) )?(upgrade|trade|market|swap|used( upgrade| trade)|deal|{_CLAIM})"
)


@final
class EastToWest1(Game):
    def __init__(self, catalog: Catalog, options: dict[str, str]) -> None:
        words = Vocabulary([COMMON_CODES, MERCHANT_CODES, SETTLEMENT_CODES, ROUTE_CODES])
        self.catalog: Final[Catalog] = catalog
        self.common: Final = CommonRules(words, 4, MOST_TRADES)
        self.settlements: Final = SettlementRules(
            words,
            self.common,
            [catalog.boards[board] for board in BOARDS],
            catalog.point_cards,
            catalog.scoring_tiles,
            catalog.exploration_tiles,
            without_star="black",
            without_marks=["III"],
            bonus_spaces=BONUS_SPACES,
            forts_give_bonus=True,
            tiles_beside=True,
        )
        self.market: Final = MerchantRules(words, catalog, SLOTS)
        self.routes: Final = RouteRules(words, self.common, self.market, options["replaced"] == "stay")
        super().__init__(
            "east-to-west-1",
            1,
            2,
            4,
            options,
            words,
            AGENDAS,
            self.common.trades,
            NO_MAP,
            catalog.digest("east-to-west-1"),
        )

    def empty_state(self, players: int) -> "EastToWest1State":
        commons = new_commons(self.common, players)
        settlements = new_settlements(self.settlements, commons)
        routes = new_routes(self.routes, new_row(self.market, commons), settlements)
        return EastToWest1State(self, commons, settlements, routes)


@final
@mypyc_attr(acyclic=True)
class EastToWest1State(TableState):
    def __init__(self, game: EastToWest1, commons: Commons, settlements: Settlements, routes: Routes) -> None:
        modules = laid_out(commons, merchants=routes.market, settlements=settlements, routes=routes)
        super().__init__(game, commons, modules, "an eighth point card was claimed")
        self.rules: Final = game
        self.settlements: Final = settlements
        self.routes: Final = routes

    def copy(self) -> "EastToWest1State":
        commons = self.commons.copy()
        settlements = self.settlements.copy(commons)
        routes = self.routes.copy(self.routes.market.copy(commons), settlements)
        other = EastToWest1State(self.rules, commons, settlements, routes)
        self.as_copy(other)
        return other

    def set_up(self, first: i64) -> None:
        """EW1-2 to EW1-7: last question first."""
        self.commons.apply_first(first)
        self.commons.give_seat_goods()
        self.agenda.push(CorePhase.TURN, first, 1, 0)
        self.routes.market.ask_row()
        self.settlements.ask_boards()

    # -- a turn: one of three (EW1-8, EW1-17, EW1-18) ------------------------------------------------

    def write_turn(self, seat: i64, buffer: vec[i64]) -> i64:
        n = self.settlements.legal_work(seat, self.modules, buffer, 0)
        n = self.routes.legal_travel(seat, buffer, n)
        return self.settlements.legal_rest(buffer, n)

    def why_not_turn(self, seat: i64, verb: i64, argument: i64) -> i64:
        if verb == SettlementVerb.WORK:
            return self.settlements.refuse_work(seat, argument, self.modules)
        if verb == RouteVerb.TRAVEL:
            return self.routes.refuse_travel(seat, argument)
        return LEGAL if verb == SettlementVerb.REST else CoreReason.NOT_ASKED

    def perform_own(self, seat: i64, verb: i64, argument: i64) -> None:
        if verb == SettlementVerb.REST:
            self.routes.apply_rest(seat)
        else:
            self.agenda.pop()
            self.set_up(argument)

    def end_turn(self) -> bool:
        return self.routes.end_turn()

    # -- the end (EW1-20, EW1-21) ----------------------------------------------------------------------

    def score(self, seat: i64) -> dict[str, int]:
        return {
            "cards": int(self.settlements.card_points(seat)),
            "bonus": int(self.settlements.bonus_points(seat, self.routes.owned(seat), 0, 0)),
            "exploration": int(self.settlements.exploration_points(seat)),
            "goods": int(worth(self.commons.hold[seat])),
        }
