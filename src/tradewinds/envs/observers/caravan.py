"""The caravan box: merchants in a row, cards in hands, and point cards in a row."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.core.bits import count
from tradewinds.envs.observers.observer import LARGEST, Entry, Observer, printed_trade, whole
from tradewinds.envs.observers.words import NOTHING, capped, four, words_for, write_members, write_two_sets
from tradewinds.games.parts import Parts
from tradewinds.rules.caravan import NO_CARD, Hands, MerchantRow, MerchantRules
from tradewinds.rules.orders import NO_CARD as NO_ORDER
from tradewinds.rules.orders import ROW, Orders

PRINTED: Final = "cubes given, cubes got"


def printed_merchants(rules: MerchantRules) -> vec[i64]:
    """What is printed on each card, as a word."""
    return vec[i64]([printed_trade(rules.give[n], rules.change[n]) for n in range(len(rules.names))])


@final
class RowObserver(Observer):
    """The row with the cubes on it, and which cards are still in the deck."""

    def __init__(self, market: MerchantRow) -> None:
        rules = market.rules
        self.printed: Final[vec[i64]] = printed_merchants(rules)
        self.size: Final[i64] = words_for(len(rules.names))
        text = f"a slot: {PRINTED}, cubes on the card, upgrades, 1 for a card, 0, 0"
        cards = f"{rules.names[0]} to {rules.names[-1]}"
        super().__init__(
            [
                whole("row", (int(rules.slots), 16), LARGEST, text),
                whole("deck", (len(rules.names),), 2, f"{cards}: 1 in the deck's top layer, 2 under it"),
            ],
            [],
        )

    def write(self, parts: Parts, viewer: i64, words: vec[i64], at: i64) -> i64:
        assert parts.row is not None
        market: MerchantRow = parts.row
        slot: i64 = 0
        while slot < market.rules.slots:
            card = market.row[slot]
            if card == NO_CARD:
                words[at] = 0
                words[at + 1] = 0
            else:
                words[at] = self.printed[card]
                upgrades = capped(market.rules.upgrades[card]) << 32
                words[at + 1] = four(market.cubes[slot]) | upgrades | 0x10000000000
            at += 2
            slot += 1
        under: i64 = 0
        for layer in market.deck.under:
            under |= layer
        return write_two_sets(market.deck.first, under, self.size, words, at)


@final
class HandsObserver(Observer):
    """Every seat's cards."""

    def __init__(self, hands: Hands) -> None:
        names = hands.market.rules.names
        self.size: Final[i64] = words_for(len(names))
        super().__init__(
            [],
            [
                whole("hand", (len(names),), 1, f"{names[0]} to {names[-1]}: 1 in the hand"),
                whole("played", (len(names),), 2, "1 for a card that lies played, 2 for a discarded one"),
            ],
        )

    def write_seat(self, parts: Parts, seat: i64, shown: bool, words: vec[i64], at: i64) -> i64:
        assert parts.hands is not None
        hands: Hands = parts.hands
        at = write_members(hands.hand[seat], self.size, words, at)
        return write_two_sets(hands.played[seat], hands.discarded[seat], self.size, words, at)


@final
class OrdersObserver(Observer):
    """Point cards with the coins above them, and what was claimed."""

    def __init__(self, orders: Orders) -> None:
        rules = orders.rules
        names = f"{rules.names[0]} to {rules.names[-1]}"
        self.size: Final[i64] = words_for(len(rules.names))
        self.printed: Final[vec[i64]] = vec[i64](  # the last one is 1: a card is there
            [
                four(rules.cost[n]) | (capped(rules.points[n]) << 32) | 0x10000000000
                for n in range(len(rules.names))
            ]
        )
        super().__init__(
            [
                whole(
                    "orders",
                    (int(ROW), 8),
                    LARGEST,
                    "a place: cost, points, 1 for a card, gold above it, silver",
                ),
                whole("order_deck", (len(rules.names),), 1, f"{names}: 1 in the deck"),
            ],
            [
                Entry("claimed_count", (), LARGEST, "point cards claimed"),
                Entry("gold", (), LARGEST, "gold coins"),
                Entry("silver", (), LARGEST, "silver coins"),
                Entry("coin_points", (), LARGEST, "points of the coins"),
                Entry("card_points", (), LARGEST, "points of the cards, when they are open"),
                whole("claimed", (len(rules.names),), 1, f"{names}: 1 when claimed, when they are open"),
            ],
        )

    def write(self, parts: Parts, viewer: i64, words: vec[i64], at: i64) -> i64:
        assert parts.orders is not None
        orders: Orders = parts.orders
        place: i64 = 0
        while place < ROW:
            card = orders.row[place]
            words[at + place] = NOTHING if card == NO_ORDER else self.printed[card]
            place += 1
        words[at] |= capped(orders.gold) << 48
        words[at + orders.silver_place()] |= capped(orders.silver) << 56
        return write_members(orders.deck.first, self.size, words, at + ROW)

    def write_seat(self, parts: Parts, seat: i64, shown: bool, words: vec[i64], at: i64) -> i64:
        assert parts.orders is not None
        orders: Orders = parts.orders
        claimed = orders.claimed[seat]
        coins = capped(orders.coins[seat * 2]) << 8 | capped(orders.coins[seat * 2 + 1]) << 16
        word = capped(count(claimed)) | coins | (capped(orders.coin_points(seat)) << 24)
        if shown:
            words[at] = word | (capped(orders.card_points(seat)) << 32)
            return write_members(claimed, self.size, words, at + 1)
        words[at] = word
        return write_members(0, self.size, words, at + 1)
