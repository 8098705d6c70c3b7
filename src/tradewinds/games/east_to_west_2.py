"""east-to-west-2: the islands and the settlements box as one game, for 2 to 4 players (EW2-1 to EW2-16).

Settlers work on locations as in the settlements box; the locations that move boats and trade on
the islands, and the bonus tiles for columns, are in voyages.py.
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
from tradewinds.core.state import Game
from tradewinds.games.voyages import VOYAGE_CODES, VoyagePhase, VoyageRules, Voyages
from tradewinds.rules.islands import ISLAND_CODES, IslandRules, IslandVerb, new_islands
from tradewinds.rules.owners import laid_out
from tradewinds.rules.settlements import SettlementRules, Settlements, new_settlements
from tradewinds.rules.settlements_numbers import SETTLEMENT_CODES, SettlementVerb
from tradewinds.rules.shared import COMMON_CODES, CommonRules, Commons, TableState, new_commons

BOARDS: Final = ("A2", "B2", "C1", "F2")  # EW2-1: above, then below
BONUS_SPACES: Final = 4  # on side B of the player boards
BOXED: Final = 3  # markets of each symbol (EW2-7)
SEAS: Final = 1
MOST_TRADES: Final = 40  # ten cubes, a gain of ten at the most, and a cube from each charm

# The orders that open questions can be in, the last one being asked: setup, then a turn, in which
# the second step of a location may wait under what the first one asks.
_SECOND: Final = "gain|upgrade|trade"
_VOYAGE: Final = "move-boat|outpost-trade|visit( toll)?|toll|trade( pay| column| tile)?"
AGENDAS: Final = (
    "first|turn( cover)?( tile)?( card)?( lay( box)?)?|return"
    f"|(({_SECOND}) )?(upgrade|{_VOYAGE}|card|slide( explore| upgrade))"
)


@final
class EastToWest2(Game):
    def __init__(self, catalog: Catalog, layout: Layout, options: dict[str, str]) -> None:
        words = Vocabulary([COMMON_CODES, ISLAND_CODES, SETTLEMENT_CODES, VOYAGE_CODES])
        self.catalog: Final[Catalog] = catalog
        self.layout: Final[Layout] = layout
        self.common: Final = CommonRules(words, 4, MOST_TRADES)
        self.settlements: Final = SettlementRules(
            words,
            self.common,
            [catalog.boards[board] for board in BOARDS],
            catalog.point_cards,
            catalog.scoring_tiles,
            catalog.exploration_tiles,
            without_star="white",
            without_marks=["I", "III"],
            bonus_spaces=BONUS_SPACES,
            forts_give_bonus=False,
            tiles_beside=False,
        )
        self.islands: Final = IslandRules(
            words,
            self.common,
            layout,
            catalog.markets,
            catalog.outpost_values["east-to-west-2"],
            BOXED,
            SEAS,
            VoyagePhase.COLUMN,
            tolls_at_sea=True,
            trade_needs_outpost=False,
        )
        self.voyages: Final = VoyageRules(words, self.islands.names)
        super().__init__(
            "east-to-west-2",
            1,
            2,
            4,
            options,
            words,
            AGENDAS,
            self.common.trades,
            layout.line,
            catalog.digest("east-to-west-2"),
        )

    def empty_state(self, players: int) -> "EastToWest2State":
        commons = new_commons(self.common, players)
        settlements = new_settlements(self.settlements, commons)
        voyages = Voyages(self.voyages, new_islands(self.islands, commons), settlements)
        return EastToWest2State(self, commons, settlements, voyages)


@final
@mypyc_attr(acyclic=True)
class EastToWest2State(TableState):
    def __init__(
        self, game: EastToWest2, commons: Commons, settlements: Settlements, voyages: Voyages
    ) -> None:
        islands = voyages.islands
        modules = laid_out(commons, islands=islands, settlements=settlements, voyages=voyages)
        super().__init__(game, commons, modules, "an eighth point card was claimed")
        self.rules: Final = game
        self.settlements: Final = settlements
        self.islands: Final = islands
        self.voyages: Final = voyages

    def copy(self) -> "EastToWest2State":
        commons = self.commons.copy()
        settlements = self.settlements.copy(commons)
        voyages = self.voyages.copy(self.islands.copy(commons), settlements)
        other = EastToWest2State(self.rules, commons, settlements, voyages)
        self.as_copy(other)
        return other

    def set_up(self, first: i64) -> None:
        """EW2-2 to EW2-7: last question first."""
        self.commons.apply_first(first)
        self.commons.give_seat_goods()
        self.voyages.start_at_sea()
        self.agenda.push(CorePhase.TURN, first, 1, 0)
        self.settlements.ask_boards()
        self.islands.ask_map()

    # -- a turn: one of two (EW2-8) ------------------------------------------------------------------

    def write_turn(self, seat: i64, buffer: vec[i64]) -> i64:
        n = self.settlements.legal_work(seat, self.modules, buffer, 0)
        return self.settlements.legal_rest(buffer, n)

    def why_not_turn(self, seat: i64, verb: i64, argument: i64) -> i64:
        if verb == SettlementVerb.WORK:
            return self.settlements.refuse_work(seat, argument, self.modules)
        return LEGAL if verb == SettlementVerb.REST else CoreReason.NOT_ASKED

    def perform_own(self, seat: i64, verb: i64, argument: i64) -> None:
        if verb == IslandVerb.SAIL:
            self.voyages.apply_move(seat, argument)
        elif verb == SettlementVerb.REST:
            self.settlements.apply_rest(seat)
        else:
            self.agenda.pop()
            self.set_up(argument)

    # -- the end (EW2-16) --------------------------------------------------------------------------------

    def score(self, seat: i64) -> dict[str, int]:
        outposts = count(self.islands.outposts[seat])
        columns = self.islands.completed(seat)
        return {
            "cards": int(self.settlements.card_points(seat)),
            "bonus": int(self.settlements.bonus_points(seat, 0, outposts, columns)),
            "outposts": int(self.islands.outpost_points(seat)),
            "exploration": int(self.settlements.exploration_points(seat)),
            "goods": int(worth(self.commons.hold[seat])),
        }
