"""eastern-wonders: the islands box as a game of its own, for 2 to 4 players (EWO-1 to EWO-5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.components.catalog import Catalog
from tradewinds.components.maps import Layout
from tradewinds.core.actions import Vocabulary
from tradewinds.core.agenda import actor_of, argument_of
from tradewinds.core.codes import LEGAL, CorePhase, CoreReason, declare
from tradewinds.core.goods import worth
from tradewinds.core.state import Game
from tradewinds.rules.crossing import CROSSING_CODES, Crossing, CrossingRules, CrossingVerb, new_crossing
from tradewinds.rules.harbour import HARBOUR_CODES, HarbourRules, HarbourVerb, new_harbour
from tradewinds.rules.islands import ISLAND_CODES, IslandRules, IslandVerb, new_islands
from tradewinds.rules.owners import GAME, laid_out
from tradewinds.rules.shared import COMMON_CODES, CommonRules, Commons, TableState, new_commons


class EasternWondersPhase:
    COLUMN: Final[i64] = 0xB0  # about: the column, from 0


EASTERN_WONDERS_CODES: Final = declare(GAME, phases=EasternWondersPhase)

BOXED: Final = 1  # markets of each symbol
SEAS: Final = 0
BONUS_KINDS: Final = 5
MOST_TRADES: Final = 64  # at once; 22 cubes fill the largest hold

# The orders that open questions can be in, the last one being asked: setup, then a turn.
AGENDAS: Final = (
    "first|turn( choose)*( dock|( reveal)*( lay( box)?)?)"
    "|turn|sailing( leave)?|arrive( collect toll)?|(visit|port)( toll)?"
    "|reveal|upgrade( trade)?|return|trade( pay| column)?"
)


@final
class EasternWonders(Game):
    def __init__(self, catalog: Catalog, layout: Layout, options: dict[str, str]) -> None:
        words = Vocabulary([COMMON_CODES, ISLAND_CODES, HARBOUR_CODES, CROSSING_CODES, EASTERN_WONDERS_CODES])
        self.catalog: Final[Catalog] = catalog
        self.layout: Final[Layout] = layout
        self.stay: Final[i64] = words.add(HarbourVerb.STAY, [""])
        self.common: Final = CommonRules(words, 4, MOST_TRADES)
        self.islands: Final = IslandRules(
            words,
            self.common,
            layout,
            catalog.markets,
            catalog.outpost_values["eastern-wonders"],
            BOXED,
            SEAS,
            EasternWondersPhase.COLUMN,
            toll_when_staying=options["toll"] == "always",
        )
        self.harbour: Final = HarbourRules(
            words, self.islands, catalog.victory_tiles, catalog.start_sets, catalog.bonus_points, BONUS_KINDS
        )
        self.crossing: Final = CrossingRules(words, self.stay)
        super().__init__(
            "eastern-wonders",
            1,
            2,
            4,
            options,
            words,
            AGENDAS,
            self.common.trades,
            layout.line,
            catalog.digest("eastern-wonders"),
        )

    def empty_state(self, players: int) -> "EasternWondersState":
        commons = new_commons(self.common, players)
        harbour = new_harbour(self.harbour, new_islands(self.islands, commons))
        return EasternWondersState(self, commons, new_crossing(self.crossing, harbour))


@final
@mypyc_attr(acyclic=True)
class EasternWondersState(TableState):
    def __init__(self, game: EasternWonders, commons: Commons, crossing: Crossing) -> None:
        islands = crossing.islands
        harbour = crossing.harbour
        modules = laid_out(commons, islands=islands, harbour=harbour, crossing=crossing)
        super().__init__(game, commons, modules, "a fourth victory tile was taken")
        self.rules: Final = game
        self.islands: Final = islands
        self.harbour: Final = harbour
        self.crossing: Final = crossing

    def copy(self) -> "EasternWondersState":
        commons = self.commons.copy()
        crossing = self.crossing.copy(self.harbour.copy(self.islands.copy(commons)))
        other = EasternWondersState(self.rules, commons, crossing)
        self.as_copy(other)
        return other

    def set_up(self, first: i64) -> None:
        """EWO-1: last question first."""
        self.commons.apply_first(first)
        self.agenda.push(CorePhase.TURN, first, 1, 0)
        self.harbour.ask_start()
        self.harbour.ask_ports()
        self.islands.ask_map()

    # -- a turn: sail first, or not; then market, port or harvest (EWO-2, EWO-3) -----------------------

    def write_turn(self, seat: i64, buffer: vec[i64]) -> i64:
        n = self.crossing.legal_sail(seat, 0, buffer, 0)
        buffer[n] = self.rules.stay
        n += self.harbour.refuse_stay(seat) == LEGAL
        buffer[n] = self.rules.crossing.harvest
        return n + 1

    def why_not_turn(self, seat: i64, verb: i64, argument: i64) -> i64:
        if verb == IslandVerb.SAIL:
            return self.crossing.refuse_sail(seat, 0, argument)
        if verb == HarbourVerb.STAY:
            return self.harbour.refuse_stay(seat)
        return LEGAL if verb == CrossingVerb.HARVEST else CoreReason.NOT_ASKED

    def perform_own(self, seat: i64, verb: i64, argument: i64) -> None:
        if verb == IslandVerb.SAIL:
            self.crossing.apply_sail(seat, argument)
        elif verb == HarbourVerb.STAY:
            self.apply_stay(seat)
        elif verb == CrossingVerb.HARVEST:
            self.apply_harvest(seat)
        elif verb == HarbourVerb.BONUS:
            self.agenda.pop()
            self.harbour.apply_bonus(seat, argument)
        else:
            self.agenda.pop()
            self.set_up(argument)

    def apply_stay(self, seat: i64) -> None:
        """Without a move, or where it ended: an open question says that the boat has arrived."""
        if self.agenda.depth == 0:
            self.harbour.apply_stay(seat)
        else:
            self.crossing.use_place(seat)

    def apply_harvest(self, seat: i64) -> None:
        if self.agenda.depth > 0:
            self.agenda.pop()
        self.crossing.harvest(seat)

    # -- a completed column: a bonus tile of choice (EWO-4) ----------------------------------------------

    def write_own(self, item: i64, buffer: vec[i64]) -> i64:
        return self.harbour.legal_bonus(buffer, 0)

    def why_not_own(self, item: i64, verb: i64, argument: i64) -> i64:
        return self.harbour.refuse_bonus(argument) if verb == HarbourVerb.BONUS else CoreReason.NOT_ASKED

    def asks_own(self, item: i64) -> bool:
        return self.harbour.bonus_left()

    def check_own(self, item: i64) -> bool:
        seat = actor_of(item)
        return seat == self.commons.seat and argument_of(item) + 1 == self.islands.completed(seat)

    # -- the end (EWO-5) -----------------------------------------------------------------------------------

    def score(self, seat: i64) -> dict[str, int]:
        return {
            "tiles": int(self.harbour.tile_points(seat)),
            "outposts": int(self.islands.outpost_points(seat)),
            "bonus": int(self.harbour.bonus_points(seat)),
            "goods": int(worth(self.commons.hold[seat])),
        }
