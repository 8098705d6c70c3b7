"""new-world: the settlements box as a game of its own, for 2 to 4 players (NW-1 to NW-3)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.components.catalog import Catalog
from tradewinds.core.actions import Vocabulary
from tradewinds.core.codes import LEGAL, CorePhase, CoreReason
from tradewinds.core.goods import worth
from tradewinds.core.state import NO_MAP, Game
from tradewinds.rules.owners import laid_out
from tradewinds.rules.settlements import SettlementRules, Settlements, new_settlements
from tradewinds.rules.settlements_numbers import SETTLEMENT_CODES, SettlementVerb
from tradewinds.rules.shared import COMMON_CODES, CommonRules, Commons, TableState, new_commons

BOARDS: Final = ("A1", "B1", "C1")  # NW-1
SPARE_BOARDS: Final = ("D1", "E1", "F1")  # one of these beside them
BONUS_SPACES: Final = 3  # on side A of the player boards
MOST_TRADES: Final = 40  # ten cubes, a gain of ten at the most, and a cube from each charm

# The orders that open questions can be in, the last one being asked: setup, then a turn, in which
# the second step of a location may wait under what the first one asks.
_SECOND: Final = "gain|upgrade|trade"
_CLAIM: Final = "slide( tile| bonus|( bonus)?( explore| upgrade))|card"
AGENDAS: Final = (
    f"first|turn( board|( cover)?( tile)?( card)?)|return|(({_SECOND}) )?(upgrade|trade|{_CLAIM})"
)


@final
class NewWorld(Game):
    def __init__(self, catalog: Catalog, options: dict[str, str]) -> None:
        words = Vocabulary([COMMON_CODES, SETTLEMENT_CODES])
        self.catalog: Final[Catalog] = catalog
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
            forts_give_bonus=True,
            tiles_beside=False,
            spare_boards=[catalog.boards[board] for board in SPARE_BOARDS],
        )
        super().__init__(
            "new-world",
            1,
            2,
            4,
            options,
            words,
            AGENDAS,
            self.common.trades,
            NO_MAP,
            catalog.digest("new-world"),
        )

    def empty_state(self, players: int) -> "NewWorldState":
        commons = new_commons(self.common, players)
        return NewWorldState(self, commons, new_settlements(self.settlements, commons))


@final
@mypyc_attr(acyclic=True)
class NewWorldState(TableState):
    def __init__(self, game: NewWorld, commons: Commons, settlements: Settlements) -> None:
        modules = laid_out(commons, settlements=settlements)
        super().__init__(game, commons, modules, "an eighth point card was claimed")
        self.rules: Final = game
        self.settlements: Final = settlements

    def copy(self) -> "NewWorldState":
        commons = self.commons.copy()
        other = NewWorldState(self.rules, commons, self.settlements.copy(commons))
        self.as_copy(other)
        return other

    def set_up(self, first: i64) -> None:
        """NW-1, NW-2: last question first."""
        self.commons.apply_first(first)
        self.commons.give_seat_goods()
        self.agenda.push(CorePhase.TURN, first, 1, 0)
        self.settlements.ask_spare_board(self.rules.options["board"])

    # -- a turn: one of two (NW-3) -------------------------------------------------------------------

    def write_turn(self, seat: i64, buffer: vec[i64]) -> i64:
        n = self.settlements.legal_work(seat, self.modules, buffer, 0)
        return self.settlements.legal_rest(buffer, n)

    def why_not_turn(self, seat: i64, verb: i64, argument: i64) -> i64:
        if verb == SettlementVerb.WORK:
            return self.settlements.refuse_work(seat, argument, self.modules)
        return LEGAL if verb == SettlementVerb.REST else CoreReason.NOT_ASKED

    def perform_own(self, seat: i64, verb: i64, argument: i64) -> None:
        if verb == SettlementVerb.REST:
            self.settlements.apply_rest(seat)
        else:
            self.agenda.pop()
            self.set_up(argument)

    # -- the end (NW-3) --------------------------------------------------------------------------------

    def score(self, seat: i64) -> dict[str, int]:
        return {
            "cards": int(self.settlements.card_points(seat)),
            "bonus": int(self.settlements.bonus_points(seat, 0, 0, 0)),
            "exploration": int(self.settlements.exploration_points(seat)),
            "goods": int(worth(self.commons.hold[seat])),
        }
