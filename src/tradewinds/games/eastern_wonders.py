"""eastern-wonders: the islands box as a game of its own, for 2 to 4 players (EWO-1 to EWO-5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.components.catalog import Catalog
from tradewinds.components.maps import EASTERN_WONDERS, Layout
from tradewinds.core.actions import Vocabulary
from tradewinds.core.agenda import actor_of, argument_of
from tradewinds.core.codes import LEGAL, CorePhase, CoreReason, declare
from tradewinds.core.goods import worth
from tradewinds.games.rulings import BOAT_RULINGS, TRADER_RULINGS, in_order
from tradewinds.rules.common import COMMON_CODES, Common, CommonRules, TableGame, TableState, new_common
from tradewinds.rules.crossing import CROSSING_CODES, Crossing, CrossingRules, CrossingVerb, new_crossing
from tradewinds.rules.harbour import HARBOUR_CODES, HarbourRules, HarbourVerb, new_harbour
from tradewinds.rules.info import ISLANDS, PUBLIC, SCORES, TOLL, GameInfo, Parameters, first_seat, for_all
from tradewinds.rules.islands import ISLAND_CODES, IslandRules, IslandVerb, new_islands
from tradewinds.rules.owners import GAME, laid_out


class EasternWondersPhase:
    COLUMN: Final[i64] = 0xB0  # about: the column, from 0


EASTERN_WONDERS_CODES: Final = declare(GAME, phases=EasternWondersPhase)

LOOSE: Final = (
    42  # cubes beyond a full hold that a boat can find on a tile, about; more are traded in two steps
)
INFO: Final = GameInfo(
    id="eastern-wonders",
    title="Eastern Wonders",
    players=(2, 4),
    minutes=(45, 60),
    rounds=28,
    decisions=680,
    boxes=(ISLANDS,),
    rules_from=PUBLIC,
    parameters=Parameters(
        to_end=for_all(4, 4),  # EWO-5
        boxed_markets=1,
        outpost_cubes={2: 2, 3: 1, 4: 1},
        bonus_kinds=5,
        bonus_tiles=4,
        hold_cubes=3,
        free_tiles=1,  # EWO-2
        harvest="YY",  # EWO-3
    ),
    options=(TOLL, SCORES, first_seat(4)),
    rulings=in_order(
        TRADER_RULINGS,
        BOAT_RULINGS,
        {
            "RUL-9": "Everybody sees all victory tiles and scores (option scores).",
            "RUL-11": "An upgrade tile gives its upgrade after at least one trade at the market where you "
            "are.",
            "RUL-12": "The first tile of a move is free, and no cube is left on the tile where it began.",
            "RUL-19": "Nothing is bought in part: without all the cubes, from before, it cannot be chosen; "
            "so cubes that lie on a tile do not pay the rivals there. They are paid clockwise "
            "from the payer.",
            "RUL-21": "A market or port is used to build, to trade or to take a tile; for none of these you"
            " harvest. So a toll for staying is paid with cubes that the trade can spare.",
            "RUL-34": "A boat that stays takes no cubes from its tile.",
        },
    ),
    pieces=lambda catalog: (
        (catalog.markets, catalog.victory_tiles),
        (catalog.start_sets, catalog.bonus_points, catalog.outpost_values["eastern-wonders"]),
    ),
    end="victory tile was taken",
    example="sail tea-2",
    storage="hold",
    face_down="tiles",
    map=EASTERN_WONDERS,
)


@final
class EasternWonders(TableGame):
    def __init__(self, catalog: Catalog, options: dict[str, str], layout: Layout | None) -> None:
        words = Vocabulary([COMMON_CODES, ISLAND_CODES, HARBOUR_CODES, CROSSING_CODES, EASTERN_WONDERS_CODES])
        parameters = INFO.parameters
        self.stay: Final[i64] = words.add(HarbourVerb.STAY, [""])
        common = CommonRules(words, INFO, parameters.largest_storage + LOOSE)
        self.islands: Final = IslandRules(
            words,
            common,
            info=INFO,
            catalog=catalog,
            layout=layout,
            column=EasternWondersPhase.COLUMN,
            toll_when_staying=options["toll"] == "always",
        )
        self.harbour: Final = HarbourRules(words, self.islands, catalog, parameters)
        self.crossing: Final = CrossingRules(words, self.stay, parameters)
        super().__init__(INFO, catalog=catalog, layout=layout, options=options, words=words, common=common)

    def empty_state(self, players: int) -> "EasternWondersState":
        common = new_common(self.common, players)
        harbour = new_harbour(self.harbour, new_islands(self.islands, common))
        return EasternWondersState(self, common, new_crossing(self.crossing, harbour))


@final
@mypyc_attr(acyclic=True)
class EasternWondersState(TableState):
    def __init__(self, game: EasternWonders, common: Common, crossing: Crossing) -> None:
        islands = crossing.islands
        harbour = crossing.harbour
        modules = laid_out(common, islands=islands, harbour=harbour, crossing=crossing)
        super().__init__(game, common, modules)
        self.rules: Final = game
        self.islands: Final = islands
        self.harbour: Final = harbour
        self.crossing: Final = crossing

    def copy(self) -> "EasternWondersState":
        common = self.common.copy()
        crossing = self.crossing.copy(self.harbour.copy(self.islands.copy(common)))
        other = EasternWondersState(self.rules, common, crossing)
        self.as_copy(other)
        return other

    def set_up(self, first: i64) -> None:
        """EWO-1: last question first."""
        self.common.apply_first(first)
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
        return seat == self.common.seat and argument_of(item) + 1 == self.islands.completed(seat)

    # -- the end (EWO-5) -----------------------------------------------------------------------------------

    def score(self, seat: i64) -> dict[str, int]:
        return {
            "tiles": int(self.harbour.tile_points(seat)),
            "outposts": int(self.islands.outpost_points(seat)),
            "bonus": int(self.harbour.bonus_points(seat)),
            "goods": int(worth(self.common.hold[seat])),
        }


def make(catalog: Catalog, options: dict[str, str], layout: Layout | None) -> EasternWonders:
    return EasternWonders(catalog, options, layout)
