"""The rest of the caravan box, for the game that is played for it: point cards in a row, and coins.

A point card is claimed from the row for the cubes it costs. Gold coins lie above the leftmost
card and silver ones above the second (SR-1); without gold the silver ones move left (SR-4).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.components.catalog import Catalog
from tradewinds.core.actions import Vocabulary
from tradewinds.core.agenda import CHANCE, actor_of, number_of
from tradewinds.core.bits import bit, count, has, members, sum_over, write_set
from tradewinds.core.codes import LEGAL, CorePhase, CoreReason, declare
from tradewinds.core.dealer import Source
from tradewinds.core.errors import BadText
from tradewinds.core.goods import affordable
from tradewinds.core.notation import Plain, Reader, or_none
from tradewinds.core.piles import Pile, pile_of
from tradewinds.core.rows import changed
from tradewinds.core.slices import Slice
from tradewinds.core.state import State
from tradewinds.rules.common import Common
from tradewinds.rules.info import Parameters
from tradewinds.rules.owners import ORDERS


class OrderPhase:
    ORDER: Final[i64] = 0x80


class OrderVerb:
    CLAIM: Final[i64] = 0x80
    ORDER: Final[i64] = 0x81


class OrderReason:
    NO_ORDER: Final[i64] = 0x80
    CANNOT_PAY_ORDER: Final[i64] = 0x81
    ORDER_NOT_IN_DECK: Final[i64] = 0x82


ORDER_CODES: Final = declare(
    ORDERS,
    phases=OrderPhase,
    verbs=OrderVerb,
    reasons=OrderReason,
    sentences={
        "no_order": "there is no point card in that place",
        "cannot_pay_order": "there are not the cubes that the point card costs",
        "order_not_in_deck": "the point card is not in the deck",
    },
)

ROW: Final[i64] = 5
NO_CARD: Final[i64] = -1
NO_COIN: Final[i64] = 0
GOLD: Final[i64] = 1
SILVER: Final[i64] = 2
COIN_NAMES: Final = ("", "gold", "silver")
GOLD_WORTH: Final[i64] = 3
SILVER_WORTH: Final[i64] = 1


@final
class OrderRules:
    def __init__(self, words: Vocabulary, catalog: Catalog, parameters: Parameters) -> None:
        orders = catalog.orders
        self.coins: Final[i64] = parameters.coins
        self.names: Final[list[str]] = [order.id for order in orders]
        self.cost: Final[vec[i64]] = vec[i64]([order.cost for order in orders])
        self.points: Final[vec[i64]] = vec[i64]([order.points for order in orders])
        self.claim: Final[i64] = words.add(OrderVerb.CLAIM, [str(n + 1) for n in range(ROW)])
        self.order: Final[i64] = words.add(OrderVerb.ORDER, self.names)


@final
@mypyc_attr(acyclic=True)
class Orders(Slice):
    """The slice of state: the row, the deck, the coins, and what every seat has claimed."""

    def __init__(
        self,
        rules: OrderRules,
        common: Common,
        row: vec[i64],
        claimed: vec[i64],
        coins: vec[i64],
        deck: Pile,
    ) -> None:
        self.rules: Final = rules
        self.common: Final = common
        self.row: Final = row  # point cards from the left, NO_CARD from the right when the deck is empty
        self.deck: Final = deck
        # The rows below are shared with copies of the state: see core/rows.py.
        self.claimed = claimed  # set of point cards, a seat
        self.coins = coins  # gold and silver of each seat
        self.gold: i64 = rules.coins * common.players  # those nobody has
        self.silver: i64 = rules.coins * common.players

    def copy(self, common: Common) -> "Orders":
        other = Orders(
            self.rules, common, row=self.row[:], claimed=self.claimed, coins=self.coins, deck=self.deck.copy()
        )
        other.gold = self.gold
        other.silver = self.silver
        return other

    def ask_row(self) -> None:
        """SR-1."""
        self.common.agenda.push(OrderPhase.ORDER, CHANCE, ROW, 0)

    # -- claiming (SR-4) ---------------------------------------------------------------------------

    def legal_claim(self, seat: i64, buffer: vec[i64], n: i64) -> i64:
        goods = self.common.hold[seat]
        place: i64 = 0
        while place < ROW and self.row[place] != NO_CARD:
            buffer[n] = self.rules.claim + place
            n += affordable(goods, self.rules.cost[self.row[place]])
            place += 1
        return n

    def refuse_claim(self, seat: i64, place: i64) -> i64:
        card = self.row[place]
        if card == NO_CARD:
            return OrderReason.NO_ORDER
        return (
            LEGAL
            if affordable(self.common.hold[seat], self.rules.cost[card])
            else OrderReason.CANNOT_PAY_ORDER
        )

    def apply_claim(self, seat: i64, place: i64) -> None:
        """Pay, take the card and the coin above it; the row slides left and is refilled."""
        card = self.row[place]
        self.common.hold[seat] -= self.rules.cost[card]
        self.claimed = changed(self.claimed, seat, self.claimed[seat] | bit(card))
        if count(self.claimed[seat]) >= self.common.to_end():
            self.common.ending = True
        self.take_coin(seat, place)
        while place < ROW - 1:
            self.row[place] = self.row[place + 1]
            place += 1
        self.row[ROW - 1] = NO_CARD
        if not self.deck.empty():
            self.common.agenda.push(OrderPhase.ORDER, CHANCE, 1, 0)

    def take_coin(self, seat: i64, place: i64) -> None:
        coin = self.coin_above(place)
        if coin == GOLD:
            self.gold -= 1
            self.coins = changed(self.coins, seat * 2, self.coins[seat * 2] + 1)
        elif coin == SILVER:
            self.silver -= 1
            self.coins = changed(self.coins, seat * 2 + 1, self.coins[seat * 2 + 1] + 1)

    def coin_above(self, place: i64) -> i64:
        """Gold is above the leftmost card and silver above the second; without gold, silver moves left."""
        if place == 0 and self.gold > 0:
            return GOLD
        return SILVER if self.silver > 0 and place == self.silver_place() else NO_COIN

    def silver_place(self) -> i64:
        return 1 if self.gold > 0 else 0

    def refuse_order(self, card: i64) -> i64:
        return LEGAL if has(self.deck.top(), card) else OrderReason.ORDER_NOT_IN_DECK

    def apply_order(self, card: i64) -> None:
        """The card fills the first empty place."""
        self.deck.take(card)
        place: i64 = 0
        while self.row[place] != NO_CARD:
            place += 1
        self.row[place] = card
        self.common.agenda.tick()

    # -- what the agenda asks --------------------------------------------------------------------------

    def write_options(self, item: i64, buffer: vec[i64]) -> i64:
        return write_set(self.deck.top(), self.rules.order, buffer, 0)

    def why_not(self, item: i64, verb: i64, argument: i64) -> i64:
        return self.refuse_order(argument) if verb == OrderVerb.ORDER else CoreReason.NOT_ASKED

    def draw(self, item: i64, source: Source) -> i64:
        return self.rules.order + self.deck.pick(source)

    def perform(self, seat: i64, verb: i64, argument: i64) -> None:
        if verb == OrderVerb.CLAIM:
            self.apply_claim(seat, argument)
        else:
            self.apply_order(argument)

    # -- scores (SR-5) -----------------------------------------------------------------------------------

    def card_points(self, seat: i64) -> i64:
        return sum_over(self.rules.points, self.claimed[seat])

    def coin_points(self, seat: i64) -> i64:
        return self.coins[seat * 2] * GOLD_WORTH + self.coins[seat * 2 + 1] * SILVER_WORTH

    # -- words and views -----------------------------------------------------------------------------------

    def data(self) -> Plain:
        found: Plain = {}
        for seat in range(self.common.players):
            found[f"claimed.{seat + 1}"] = or_none(self.card_words(self.claimed[seat]))
            found[f"coins.{seat + 1}"] = [str(self.coins[seat * 2]), str(self.coins[seat * 2 + 1])]
        found["orders"] = ["-" if card == NO_CARD else self.rules.names[card] for card in self.row]
        found["order-deck"] = or_none(self.card_words(self.deck.first))
        found["coins-left"] = [str(self.gold), str(self.silver)]
        return found

    def card_words(self, cards: i64) -> list[str]:
        return [self.rules.names[card] for card in members(cards)]

    def view(self) -> dict[str, object]:
        """What lies on the table. Of the deck: which cards are left, never in which order."""
        return {
            "orders": [None if card == NO_CARD else self.rules.names[card] for card in self.row],
            "order_deck": {"size": int(self.deck.size()), "unseen": self.card_words(self.deck.first)},
            "coins_left": {"gold": int(self.gold), "silver": int(self.silver)},
            "coins_above": [COIN_NAMES[self.coin_above(place)] for place in range(ROW)],
            "coins_worth": {"gold": int(GOLD_WORTH), "silver": int(SILVER_WORTH)},
            "cards_to_end": int(self.common.to_end()),
        }

    def seat_view(self, seat: i64, shown: bool) -> dict[str, object]:
        """Claimed cards are face down where the table plays so (RUL-9); coins lie open."""
        found: dict[str, object] = {
            "claimed_count": int(count(self.claimed[seat])),
            "coins": {"gold": int(self.coins[seat * 2]), "silver": int(self.coins[seat * 2 + 1])},
        }
        if shown:
            found["claimed"] = self.card_words(self.claimed[seat])
        return found

    # -- reading -------------------------------------------------------------------------------------------

    def read(self, reader: Reader) -> None:
        names = self.rules.names
        most = int(self.rules.coins * self.common.players)
        for seat in range(self.common.players):
            self.claimed[seat] = reader.name_set(f"claimed.{seat + 1}", names)
            gold, silver = reader.numbers(f"coins.{seat + 1}", 2, 0, most)
            self.coins[seat * 2], self.coins[seat * 2 + 1] = gold, silver
        words = reader.words("orders")
        if len(words) != ROW:
            raise BadText(f"'orders' takes {ROW} cards, not {len(words)}")
        for number, word in enumerate(words):
            self.row[number] = NO_CARD if word == "-" else Reader({"orders": [word]}).name("orders", names)
        self.deck.first = reader.name_set("order-deck", names)
        gold, silver = reader.numbers("coins-left", 2, 0, most)
        self.gold, self.silver = gold, silver

    def check(self, item: i64) -> bool:
        free = sum([int(card == NO_CARD) for card in self.row])
        return actor_of(item) == CHANCE and number_of(item) <= min(self.deck.size(), free)

    def check_whole(self, over: bool) -> None:
        self._check_cards()
        self._check_coins()
        most = max([count(cards) for cards in self.claimed])
        if (most >= self.common.to_end()) != self.common.ending:
            raise BadText("'ending' is yes when somebody has the last point card, and only then")

    def _check_cards(self) -> None:
        seen: i64 = 0
        row = [bit(card) for card in self.row if card != NO_CARD]
        for cards in [*row, *self.claimed, self.deck.first]:
            if seen & cards:
                raise BadText(f"{self.card_words(seen & cards)[0]} stands there twice")
            seen |= cards
        if count(seen) != len(self.rules.names):
            raise BadText("the point cards are not all there")
        gaps = [card == NO_CARD for card in self.row]
        if gaps != sorted(gaps):
            raise BadText("'orders' has a gap: cards stand from the left")
        agenda = self.common.agenda
        due = min(self.deck.size(), ROW - len(row))
        if agenda.asks_for(OrderPhase.ORDER) != due and agenda.asks_for(CorePhase.FIRST) == 0:
            raise BadText("'orders' has empty places, and the deck has cards for them")

    def _check_coins(self) -> None:
        """Gold goes with the leftmost card, so silver is only taken from the left without any gold."""
        each = self.rules.coins * self.common.players
        gold = sum([int(self.coins[seat * 2]) for seat in range(self.common.players)])
        silver = sum([int(self.coins[seat * 2 + 1]) for seat in range(self.common.players)])
        if gold + self.gold != each or silver + self.silver != each:
            raise BadText(f"there are not {each} coins of each metal")


def new_orders(rules: OrderRules, common: Common) -> Orders:
    players = common.players
    coins = players * 2
    return Orders(
        rules,
        common,
        row=vec[i64]([NO_CARD] * ROW),
        claimed=vec[i64]([0] * players),
        coins=vec[i64]([0] * coins),
        deck=pile_of(bit(len(rules.names)) - 1),
    )


def orders_of(state: State) -> Orders:
    """The slice of a state whose game has one."""
    found = state.modules[ORDERS]
    assert isinstance(found, Orders)
    return found
