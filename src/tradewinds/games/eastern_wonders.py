"""eastern-wonders: the islands box as a game of its own, for 2 to 4 players (EWO-1 to EWO-5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.components.catalog import Catalog
from tradewinds.components.maps import Layout
from tradewinds.core.actions import Vocabulary
from tradewinds.core.agenda import TURN, actor_of, argument_of
from tradewinds.core.goods import worth
from tradewinds.core.slices import ABSENT
from tradewinds.core.state import LEGAL, NOT_ASKED, Game, joined
from tradewinds.rules import crossing as x
from tradewinds.rules import harbour as h
from tradewinds.rules import islands as i
from tradewinds.rules import shared as s

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
        words = Vocabulary()
        self.catalog: Final[Catalog] = catalog
        self.layout: Final[Layout] = layout
        self.stay: Final[i64] = words.add(h.STAY, "stay", [""])
        self.common: Final = s.CommonRules(words, 4, MOST_TRADES)
        self.islands: Final = i.IslandRules(
            words,
            self.common,
            layout,
            catalog.markets,
            catalog.outpost_values["eastern-wonders"],
            BOXED,
            SEAS,
            toll_when_staying=options["toll"] == "always",
        )
        self.harbour: Final = h.HarbourRules(
            words, self.islands, catalog.victory_tiles, catalog.start_sets, catalog.bonus_points, BONUS_KINDS
        )
        self.crossing: Final = x.CrossingRules(words, self.stay)
        super().__init__(
            "eastern-wonders",
            1,
            2,
            4,
            options,
            words,
            joined([s.PHASES, i.PHASES, i.COLUMN_PHASE, h.PHASES, x.PHASES]),
            joined([s.REASONS, i.REASONS, h.REASONS]),
            AGENDAS,
            self.common.trades,
            layout.line,
            catalog.digest("eastern-wonders"),
        )

    def empty_state(self, players: int) -> "EasternWondersState":
        commons = s.new_commons(self.common, players)
        harbour = h.new_harbour(self.harbour, i.new_islands(self.islands, commons))
        return EasternWondersState(self, commons, x.new_crossing(self.crossing, harbour))


@final
@mypyc_attr(acyclic=True)
class EasternWondersState(s.TableState):
    def __init__(self, game: EasternWonders, commons: s.Commons, crossing: x.Crossing) -> None:
        islands = crossing.islands
        harbour = crossing.harbour
        modules = [commons, ABSENT, islands, ABSENT, ABSENT, harbour, ABSENT, ABSENT, ABSENT, crossing]
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
        self.agenda.push(TURN, first, 1, 0)
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
        if verb == i.SAIL:
            return self.crossing.refuse_sail(seat, 0, argument)
        if verb == h.STAY:
            return self.harbour.refuse_stay(seat)
        return LEGAL if verb == x.HARVEST else NOT_ASKED

    def perform_own(self, seat: i64, verb: i64, argument: i64) -> None:
        if verb == i.SAIL:
            self.crossing.apply_sail(seat, argument)
        elif verb == h.STAY:
            self.apply_stay(seat)
        elif verb == x.HARVEST:
            self.apply_harvest(seat)
        elif verb == h.BONUS:
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
        return self.harbour.refuse_bonus(argument) if verb == h.BONUS else NOT_ASKED

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
