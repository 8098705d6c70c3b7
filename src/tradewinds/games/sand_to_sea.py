"""sand-to-sea: the caravan and the islands box as one game, for 2 to 4 players (STS-1 to STS-23).

Cards are acquired and played as in the caravan box; boats sail as in the islands box, and the
glue is here: cards are what sailing costs (STS-10), and a completed column gives a card or a
bonus tile (STS-14).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.components.catalog import Catalog
from tradewinds.components.maps import SAND_TO_SEA, Layout
from tradewinds.core.actions import Vocabulary
from tradewinds.core.agenda import actor_of, argument_of, number_of, phase_of
from tradewinds.core.bits import count, has, write_set
from tradewinds.core.codes import LEGAL, CorePhase, CoreReason, declare
from tradewinds.core.goods import worth
from tradewinds.games.rulings import BOAT_RULINGS, HAND_RULINGS, TRADER_RULINGS, in_order
from tradewinds.rules.caravan import (
    HAND_CODES,
    MERCHANT_CODES,
    HandRules,
    Hands,
    HandVerb,
    MerchantRules,
    card_names,
    new_hands,
    new_row,
)
from tradewinds.rules.common import COMMON_CODES, Common, CommonRules, TableGame, TableState, new_common
from tradewinds.rules.harbour import HARBOUR_CODES, Harbour, HarbourRules, HarbourVerb, new_harbour
from tradewinds.rules.info import CARAVAN, ISLANDS, SCORES, TOLL, GameInfo, Parameters, first_seat, for_all
from tradewinds.rules.islands import ISLAND_CODES, IslandRules, IslandVerb, new_islands
from tradewinds.rules.owners import GAME, laid_out


class SandToSeaPhase:
    COLUMN: Final[i64] = 0xB0  # about: the column, from 0
    DISCARD: Final[i64] = 0xB1


class SandToSeaVerb:
    DISCARD: Final[i64] = 0xB0
    TAKE: Final[i64] = 0xB1


class SandToSeaReason:
    NOT_OPEN: Final[i64] = 0xB0
    ONLY_A_CARD: Final[i64] = 0xB1


SAND_TO_SEA_CODES: Final = declare(
    GAME,
    phases=SandToSeaPhase,
    verbs=SandToSeaVerb,
    reasons=SandToSeaReason,
    sentences={
        "not_open": "the card is neither in the hand nor played",
        "only_a_card": "the first column gives a card, not a bonus tile",
    },
)


NO_CARDS: Final[i64] = 0
ON_A_CARD: Final = 42  # cubes that can lie on a card taken as a reward: one for each other card
INFO: Final = GameInfo(
    id="sand-to-sea",
    title="Sand to Sea",
    players=(2, 4),
    minutes=(45, 60),
    rounds=40,
    decisions=520,
    boxes=(CARAVAN, ISLANDS),
    rules_from="rule sheet in PL",
    parameters=Parameters(
        to_end=for_all(4, 4),  # STS-21
        market_slots=4,
        boxed_markets=2,  # STS-3
        seas=4,
        outpost_cubes={2: 2, 3: 1, 4: 1},  # STS-13
        bonus_kinds=3,  # movement, hold and points (STS-5)
        bonus_tiles=4,
        hold_cubes=3,  # STS-19
    ),
    options=(TOLL, SCORES, first_seat(4)),
    rulings=in_order(
        TRADER_RULINGS,
        HAND_RULINGS,
        BOAT_RULINGS,
        {
            "RUL-9": "Everybody sees all victory tiles and scores (option scores), and all discarded cards.",
            "RUL-19": "Nothing is bought in part: without all the cubes, from before, it cannot be chosen. "
            "Cubes are laid on cards from the left; rivals are paid clockwise from the payer.",
            "RUL-20": "You choose where a sail ends. It takes the shortest way and costs a card for each "
            "tile of it, less the free ones; there are no detours and no round trips.",
            "RUL-21": "Sailing means moving, building, trading or taking a tile; for none of these you "
            "rest. So a toll for staying is paid with cubes that the trade can spare.",
            "RUL-23": "A column gives what is still there: no card, then nothing for the first column and a"
            " bonus tile for the others; no bonus tile, then a card.",
        },
    ),
    pieces=lambda catalog: (
        (*catalog.starting, *catalog.merchants, *catalog.markets),
        catalog.victory_tiles,
        (catalog.start_sets, catalog.bonus_points, catalog.outpost_values["sand-to-sea"]),
    ),
    end="victory tile was taken",
    example="sail tea-2",
    storage="hold",
    face_down="tiles",
    map=SAND_TO_SEA,
)


@final
class SandToSea(TableGame):
    def __init__(self, catalog: Catalog, options: dict[str, str], layout: Layout | None) -> None:
        words = Vocabulary(
            [COMMON_CODES, MERCHANT_CODES, HAND_CODES, ISLAND_CODES, HARBOUR_CODES, SAND_TO_SEA_CODES]
        )
        parameters = INFO.parameters
        # The words asked most often come first: small indices are cheap for callers in Python.
        self.discard: Final[i64] = words.add(SandToSeaVerb.DISCARD, card_names(catalog))
        self.stay: Final[i64] = words.add(HarbourVerb.STAY, [""])
        slots = [str(n + 1) for n in range(parameters.market_slots)]
        self.take: Final[i64] = words.add(SandToSeaVerb.TAKE, slots)
        common = CommonRules(words, INFO, parameters.largest_storage + ON_A_CARD)
        self.islands: Final = IslandRules(
            words,
            common,
            info=INFO,
            catalog=catalog,
            layout=layout,
            column=SandToSeaPhase.COLUMN,
            toll_when_staying=options["toll"] == "always",
        )
        self.harbour: Final = HarbourRules(words, self.islands, catalog, parameters)
        self.market: Final = MerchantRules(words, catalog, parameters)
        self.hands: Final = HandRules(words, catalog, parameters)
        super().__init__(INFO, catalog=catalog, layout=layout, options=options, words=words, common=common)

    def empty_state(self, players: int) -> "SandToSeaState":
        common = new_common(self.common, players)
        hands = new_hands(self.hands, new_row(self.market, common))
        harbour = new_harbour(self.harbour, new_islands(self.islands, common))
        return SandToSeaState(self, common, hands, harbour)


@final
@mypyc_attr(acyclic=True)
class SandToSeaState(TableState):
    def __init__(self, game: SandToSea, common: Common, hands: Hands, harbour: Harbour) -> None:
        modules = laid_out(
            common, merchants=hands.market, islands=harbour.islands, hands=hands, harbour=harbour
        )
        super().__init__(game, common, modules)
        self.rules: Final = game
        self.market: Final = hands.market
        self.hands: Final = hands
        self.islands: Final = harbour.islands
        self.harbour: Final = harbour

    def copy(self) -> "SandToSeaState":
        common = self.common.copy()
        hands = self.hands.copy(self.market.copy(common))
        harbour = self.harbour.copy(self.islands.copy(common))
        other = SandToSeaState(self.rules, common, hands, harbour)
        self.as_copy(other)
        return other

    # -- setup (STS-1 to STS-7) ------------------------------------------------------------------

    def set_up(self, first: i64) -> None:
        """What the table decides before the first turn, last question first."""
        self.common.apply_first(first)
        self.agenda.push(CorePhase.TURN, first, 1, 0)
        self.harbour.ask_start()
        self.market.ask_row()
        self.harbour.ask_ports()
        self.islands.ask_map()

    # -- sail: the way costs cards (STS-10, RUL-20) ----------------------------------------------

    def reach(self, seat: i64) -> i64:
        return self.harbour.free_moves(seat) + count(self.hands.open_cards(seat))

    def apply_sail(self, seat: i64, tile: i64) -> None:
        cards = self.cards_for(seat, self.islands.apply_sail(seat, tile))
        self.harbour.ask_call(seat, False)
        if cards > 0:
            self.agenda.push(SandToSeaPhase.DISCARD, seat, cards, 0)

    def cards_for(self, seat: i64, tiles: i64) -> i64:
        """Cards that are discarded for sailing so far: one a tile, but for those that are free."""
        cards = tiles - self.harbour.free_moves(seat)
        return cards if cards > 0 else NO_CARDS

    def legal_discard(self, seat: i64, buffer: vec[i64]) -> i64:
        return write_set(self.hands.open_cards(seat), self.rules.discard, buffer, 0)

    def refuse_discard(self, seat: i64, card: i64) -> i64:
        return LEGAL if has(self.hands.open_cards(seat), card) else SandToSeaReason.NOT_OPEN

    def apply_discard(self, seat: i64, card: i64) -> None:
        self.hands.discard(seat, card)
        self.agenda.tick()

    # -- a completed column (STS-14, RUL-23) -------------------------------------------------------

    def legal_reward(self, column: i64, buffer: vec[i64]) -> i64:
        n: i64 = 0
        slot: i64 = 0
        while slot < self.market.rules.slots:
            buffer[n] = self.rules.take + slot
            n += self.market.refuse_slot(slot) == LEGAL
            slot += 1
        return self.harbour.legal_bonus(buffer, n) if self.gives_bonus(column) else n

    def gives_bonus(self, column: i64) -> bool:
        """The first column gives a card, any other a card or a bonus tile."""
        return column > 0

    def refuse_bonus(self, column: i64, kind: i64) -> i64:
        return self.harbour.refuse_bonus(kind) if self.gives_bonus(column) else SandToSeaReason.ONLY_A_CARD

    def apply_take(self, seat: i64, slot: i64) -> None:
        """A card without paying; the cubes on it come along."""
        self.agenda.pop()
        self.hands.take(seat, slot)

    def apply_bonus(self, seat: i64, kind: i64) -> None:
        self.agenda.pop()
        self.harbour.apply_bonus(seat, kind)

    # -- a turn: one of four (STS-8, STS-9, STS-10, STS-18) ----------------------------------------

    def write_turn(self, seat: i64, buffer: vec[i64]) -> i64:
        n = self.hands.legal_acquire(seat, buffer, 0)
        n = self.hands.legal_play(seat, buffer, n)
        n = self.islands.legal_sail(seat, self.reach(seat), buffer, n)
        buffer[n] = self.rules.stay
        n += self.harbour.refuse_stay(seat) == LEGAL
        return self.hands.legal_rest(buffer, n)

    def why_not_turn(self, seat: i64, verb: i64, argument: i64) -> i64:
        if verb == HandVerb.ACQUIRE:
            return self.hands.refuse_acquire(seat, argument)
        if verb == HandVerb.PLAY:
            return self.hands.refuse_play(seat, argument)
        if verb == IslandVerb.SAIL:
            return self.islands.refuse_sail(seat, self.reach(seat), argument)
        if verb == HarbourVerb.STAY:
            return self.harbour.refuse_stay(seat)
        return LEGAL if verb == HandVerb.REST else CoreReason.NOT_ASKED

    # -- what this game answers itself -------------------------------------------------------------

    def write_own(self, item: i64, buffer: vec[i64]) -> i64:
        if phase_of(item) == SandToSeaPhase.DISCARD:
            return self.legal_discard(actor_of(item), buffer)
        return self.legal_reward(argument_of(item), buffer)

    def why_not_own(self, item: i64, verb: i64, argument: i64) -> i64:
        if phase_of(item) == SandToSeaPhase.DISCARD:
            return (
                self.refuse_discard(actor_of(item), argument)
                if verb == SandToSeaVerb.DISCARD
                else CoreReason.NOT_ASKED
            )
        if verb == SandToSeaVerb.TAKE:
            return self.market.refuse_slot(argument)
        return (
            self.refuse_bonus(argument_of(item), argument)
            if verb == HarbourVerb.BONUS
            else CoreReason.NOT_ASKED
        )

    def asks_own(self, item: i64) -> bool:
        return phase_of(item) == SandToSeaPhase.DISCARD or self.rewards_left(argument_of(item))

    def rewards_left(self, column: i64) -> bool:
        return self.market.refuse_slot(0) == LEGAL or (self.gives_bonus(column) and self.harbour.bonus_left())

    def check_own(self, item: i64) -> bool:
        seat = actor_of(item)
        if seat != self.common.seat:
            return False
        if phase_of(item) == SandToSeaPhase.COLUMN:
            return argument_of(item) + 1 == self.islands.completed(seat)
        return number_of(item) <= count(self.hands.open_cards(seat))

    def perform_own(self, seat: i64, verb: i64, argument: i64) -> None:
        if verb == SandToSeaVerb.DISCARD:
            self.apply_discard(seat, argument)
        elif verb == IslandVerb.SAIL:
            self.apply_sail(seat, argument)
        elif verb == HarbourVerb.STAY:
            self.harbour.apply_stay(seat)
        elif verb == SandToSeaVerb.TAKE:
            self.apply_take(seat, argument)
        elif verb == HarbourVerb.BONUS:
            self.apply_bonus(seat, argument)
        else:
            self.agenda.pop()
            self.set_up(argument)

    # -- the end (STS-21, STS-22) ----------------------------------------------------------------

    def score(self, seat: i64) -> dict[str, int]:
        return {
            "tiles": int(self.harbour.tile_points(seat)),
            "outposts": int(self.islands.outpost_points(seat)),
            "bonus": int(self.harbour.bonus_points(seat)),
            "goods": int(worth(self.common.hold[seat])),
        }


def make(catalog: Catalog, options: dict[str, str], layout: Layout | None) -> SandToSea:
    return SandToSea(catalog, options, layout)
