"""The games that are played with settlers: the settlements box alone, or with one or both of the others.

What differs between them is in their infos: which boxes they have, and how they play the settlements.
Where the boxes meet is in routes.py (the caravan) and voyages.py (the islands).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.components.catalog import Catalog
from tradewinds.components.maps import Layout
from tradewinds.core.actions import Vocabulary
from tradewinds.core.bits import count
from tradewinds.core.codes import LEGAL, CorePhase, CoreReason
from tradewinds.core.goods import worth
from tradewinds.core.slices import ABSENT
from tradewinds.games.routes import ROUTE_CODES, RouteRules, Routes, RouteVerb, new_routes
from tradewinds.games.voyages import VOYAGE_CODES, VoyagePhase, VoyageRules, Voyages
from tradewinds.rules.caravan import MERCHANT_CODES, MerchantRules, new_row
from tradewinds.rules.common import COMMON_CODES, Common, CommonRules, TableGame, TableState, new_common
from tradewinds.rules.info import CARAVAN, ISLANDS, GameInfo, SettlementSetup
from tradewinds.rules.islands import ISLAND_CODES, IslandRules, IslandVerb, new_islands
from tradewinds.rules.owners import laid_out
from tradewinds.rules.settlements import SettlementRules, Settlements, new_settlements
from tradewinds.rules.settlements_numbers import SETTLEMENT_CODES, SettlementVerb

STORAGES: Final = 4  # that a turn may fill beyond its limit (RUL-13), about; more is traded in two steps


@final
class SettlersGame(TableGame):
    def __init__(
        self,
        info: GameInfo,
        setup: SettlementSetup,
        *,
        catalog: Catalog,
        options: dict[str, str],
        layout: Layout | None,
    ) -> None:
        travels, sails = CARAVAN in info.boxes, ISLANDS in info.boxes
        codes = [COMMON_CODES, SETTLEMENT_CODES]
        codes += [MERCHANT_CODES, ROUTE_CODES] if travels else []
        codes += [ISLAND_CODES, VOYAGE_CODES] if sails else []
        words = Vocabulary(codes)
        common = CommonRules(words, info, info.parameters.storage * STORAGES)
        self.settlements: Final = SettlementRules(words, common, info=info, catalog=catalog, setup=setup)
        self.islands: IslandRules | None = None
        self.market: MerchantRules | None = None
        self.routes: RouteRules | None = None
        self.voyages: VoyageRules | None = None
        if sails:
            self.islands = IslandRules(
                words,
                common,
                info=info,
                catalog=catalog,
                layout=layout,
                column=VoyagePhase.COLUMN,
                tolls_at_sea=True,
                trade_needs_outpost=False,
            )
        if travels:
            self.market = MerchantRules(words, catalog, info.parameters)
            self.routes = RouteRules(
                words,
                common,
                self.market,
                length=info.parameters.route_length,
                settlers_stay=options["replaced"] == "stay",
            )
        if self.islands is not None:
            self.voyages = VoyageRules(words, self.islands.names)
        super().__init__(info, catalog=catalog, layout=layout, options=options, words=words, common=common)

    def empty_state(self, players: int) -> "SettlersState":
        common = new_common(self.common, players)
        settlements = new_settlements(self.settlements, common)
        routes: Routes | None = None
        voyages: Voyages | None = None
        if self.market is not None and self.routes is not None:
            routes = new_routes(self.routes, new_row(self.market, common), settlements)
        if self.islands is not None and self.voyages is not None:
            voyages = Voyages(self.voyages, new_islands(self.islands, common), settlements)
        return SettlersState(self, common, settlements=settlements, routes=routes, voyages=voyages)


@final
@mypyc_attr(acyclic=True)
class SettlersState(TableState):
    def __init__(
        self,
        game: SettlersGame,
        common: Common,
        settlements: Settlements,
        routes: Routes | None,
        voyages: Voyages | None,
    ) -> None:
        modules = laid_out(
            common,
            merchants=ABSENT if routes is None else routes.market,
            islands=ABSENT if voyages is None else voyages.islands,
            settlements=settlements,
            routes=ABSENT if routes is None else routes,
            voyages=ABSENT if voyages is None else voyages,
        )
        super().__init__(game, common, modules)
        self.rules: Final = game
        self.settlements: Final = settlements
        self.routes: Final = routes
        self.voyages: Final = voyages

    def copy(self) -> "SettlersState":
        common = self.common.copy()
        settlements = self.settlements.copy(common)
        routes = self.routes
        if routes is not None:
            routes = routes.copy(routes.market.copy(common), settlements)
        voyages = self.voyages
        if voyages is not None:
            voyages = voyages.copy(voyages.islands.copy(common), settlements)
        other = SettlersState(self.rules, common, settlements=settlements, routes=routes, voyages=voyages)
        self.as_copy(other)
        return other

    def set_up(self, first: i64) -> None:
        """NW-1, NW-2, EW1-2 to EW1-7, EW2-2 to EW2-7, EW3-1, EW3-2: last question first."""
        self.common.apply_first(first)
        self.common.give_seat_goods()
        self.agenda.push(CorePhase.TURN, first, 1, 0)
        if self.routes is not None:
            self.routes.market.ask_row()
        if self.rules.settlements.spare_names:
            self.settlements.ask_spare_board(self.rules.options["board"])
        else:
            self.settlements.ask_boards()
        if self.voyages is not None:
            self.voyages.start_at_sea()
            self.voyages.islands.ask_map()

    # -- a turn: work, travel where there are routes, or rest (NW-3, EW1-8, EW1-17, EW1-18, EW2-8, EW3-2) ----

    def write_turn(self, seat: i64, buffer: vec[i64]) -> i64:
        n = self.settlements.legal_work(seat, self.modules, buffer, 0)
        if self.routes is not None:
            n = self.routes.legal_travel(seat, buffer, n)
        return self.settlements.legal_rest(buffer, n)

    def why_not_turn(self, seat: i64, verb: i64, argument: i64) -> i64:
        if verb == SettlementVerb.WORK:
            return self.settlements.refuse_work(seat, argument, self.modules)
        if verb == RouteVerb.TRAVEL and self.routes is not None:
            return self.routes.refuse_travel(seat, argument)
        return LEGAL if verb == SettlementVerb.REST else CoreReason.NOT_ASKED

    def perform_own(self, seat: i64, verb: i64, argument: i64) -> None:
        if verb == SettlementVerb.REST:
            self.rest(seat)
        elif verb == IslandVerb.SAIL and self.voyages is not None:
            self.voyages.apply_move(seat, argument)
        else:
            self.agenda.pop()
            self.set_up(argument)

    def rest(self, seat: i64) -> None:
        if self.routes is not None:
            self.routes.apply_rest(seat)
        else:
            self.settlements.apply_rest(seat)

    def end_turn(self) -> bool:
        return self.common.end_turn() if self.routes is None else self.routes.end_turn()

    # -- the end (NW-3, EW1-20, EW1-21, EW2-16, EW3-3) -----------------------------------------------------

    def score(self, seat: i64) -> dict[str, int]:
        merchants: i64 = 0
        outposts: i64 = 0
        columns: i64 = 0
        points: dict[str, int] = {}
        if self.routes is not None:
            merchants = self.routes.owned(seat)
        if self.voyages is not None:
            islands = self.voyages.islands
            outposts = count(islands.outposts[seat])
            columns = islands.completed(seat)
            points["outposts"] = int(islands.outpost_points(seat))
        return {
            "cards": int(self.settlements.card_points(seat)),
            "bonus": int(self.settlements.bonus_points(seat, merchants, outposts, columns)),
            **points,
            "exploration": int(self.settlements.exploration_points(seat)),
            "goods": int(worth(self.common.hold[seat])),
        }
