"""Judging the caravan box: merchant cards in hand, and point cards in a row."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.bots.knowledge.judge import Goal, Judge, Nearest, highest, level_sum, missing, most
from tradewinds.core.bits import bit, count, lowest
from tradewinds.core.goods import amount, cube, parse_goods, times, total
from tradewinds.core.state import State
from tradewinds.rules.caravan import Hands, MerchantRules, hands_of
from tradewinds.rules.orders import GOLD_WORTH, NO_CARD, ROW, SILVER_WORTH, OrderRules, Orders, orders_of

# Storages as they are met in the middle of a game: what a trade brings depends on what there is to trade.
TYPICAL: Final = ("YYYY", "YYYYY", "YYYYYYR", "YYYYRR", "YYRRG", "YYYGG", "RRRRGG", "YRRGG", "YYYRGB", "RRGB")
ORDINARY: Final[i64] = 2  # levels that there is always a way to get in a turn
TOO_MANY: Final[i64] = 100  # cubes that nobody keeps: trades of a pack could multiply them beyond any field


class Merchants:
    """What merchant cards are good for, in levels of goods."""

    def __init__(self, rules: MerchantRules) -> None:
        cards: i64 = len(rules.give)
        self.give: Final[vec[i64]] = rules.give
        self.change: Final[vec[i64]] = rules.change
        self.upgrades: Final[vec[i64]] = rules.upgrades
        # What a card brings in, in levels: a gain card at once, a trade each time it is done.
        self.brings: Final[vec[i64]] = vec[i64](
            [
                level_sum(rules.give[card] + rules.change[card]) - level_sum(rules.give[card])
                for card in range(cards)
            ]
        )
        storages = vec[i64]([parse_goods(text) for text in TYPICAL])
        self.surplus: Final[vec[float]] = vec[float](
            [self.typical_surplus(card, storages) for card in range(cards)]
        )

    def typical_surplus(self, card: i64, storages: vec[i64]) -> float:
        """How much more than an ordinary turn a card brings, with the better half of these storages.

        The better half, because whoever has a card can wait until it fits. To break up dear goods again and
        again is no plan: a trade for cheaper goods has none.
        """
        if highest(self.give[card] + self.change[card]) < highest(self.give[card]):
            return 0.0
        levels = sorted([max(self.use(card, goods) - ORDINARY, 0) for goods in storages])
        better = levels[len(levels) // 2 :]
        return float(sum(better)) / float(len(better))

    def use(self, card: i64, goods: i64) -> i64:
        """The levels that a card brings with these goods in storage."""
        if self.give[card] != 0:
            return self.brings[card] * times(goods, self.give[card], self.change[card])
        upgrades = self.upgrades[card]
        if upgrades > 0:
            room = 4 * total(goods) - level_sum(goods)
            return upgrades if upgrades < room else room
        return self.brings[card]

    def after(self, card: i64, goods: i64) -> i64:
        """The goods once a card was used as `use` counts it; upgrades go to the lowest cubes."""
        if self.give[card] != 0:
            return goods + times(goods, self.give[card], self.change[card]) * self.change[card]
        left = self.upgrades[card]
        if left == 0:
            return goods + self.change[card]
        good: i64 = 0
        while good < 3:
            raised = min(left, amount(goods, good))
            goods += raised * (cube(good + 1) - cube(good))
            left -= raised
            good += 1
        return goods

    def use_all(self, cards: i64, goods: i64) -> i64:
        """The levels that a set of cards brings, each used once, the one that brings most first."""
        together: i64 = 0
        while cards != 0 and total(goods) < TOO_MANY:
            best: i64 = 0
            chosen: i64 = 0
            left = cards
            while left != 0:
                card = lowest(left)
                left &= left - 1
                levels = self.use(card, goods)
                if levels > best:
                    best = levels
                    chosen = card
            if best == 0:
                break
            together += best
            goods = self.after(chosen, goods)
            cards ^= bit(chosen)
        return together


class HandsJudge(Judge):
    """Cards in hand, and those that come back with a rest (STS-9, STS-18)."""

    def __init__(self, hands: Hands) -> None:
        super().__init__(
            [
                "cards",
                "cards in hand",
                "gain cards",
                "gain cards in hand",
                "upgrade cards",
                "upgrade cards in hand",
                "trade cards",
                "trade cards in hand",
                "best use now",
                "cards discarded",
            ]
        )
        self.merchants: Final[Merchants] = Merchants(hands.market.rules)

    def write(self, state: State, seat: i64, out: vec[float], n: i64) -> i64:
        hands = hands_of(state)
        merchants = self.merchants
        in_hand = hands.hand[seat]
        owned = in_hand | hands.played[seat] | hands.discarded[seat]
        goods = hands.common.hold[seat]
        out[n] = float(count(owned))
        out[n + 1] = float(count(in_hand))
        best: i64 = 0
        gain: i64 = 0
        gain_now: i64 = 0
        upgrade: i64 = 0
        upgrade_now: i64 = 0
        trade: i64 = 0
        trade_now: i64 = 0
        left = owned
        while left != 0:
            card = lowest(left)
            left &= left - 1
            now = (in_hand & bit(card)) != 0
            if now:
                use = merchants.use(card, goods)
                best = max(best, use)
            if merchants.give[card] != 0:
                trade += merchants.brings[card]
                trade_now += merchants.brings[card] if now else 0
            elif merchants.upgrades[card] > 0:
                upgrade += merchants.upgrades[card]
                upgrade_now += merchants.upgrades[card] if now else 0
            else:
                gain += merchants.brings[card]
                gain_now += merchants.brings[card] if now else 0
        out[n + 2] = float(gain)
        out[n + 3] = float(gain_now)
        out[n + 4] = float(upgrade)
        out[n + 5] = float(upgrade_now)
        out[n + 6] = float(trade)
        out[n + 7] = float(trade_now)
        out[n + 8] = float(best)
        out[n + 9] = float(count(hands.discarded[seat]))
        return n + 10


class OrdersJudge(Goal):
    """Point cards: those claimed, and how near the others are (SR-4, SR-5)."""

    def __init__(self, orders: Orders) -> None:
        super().__init__(
            [
                "points of cards",
                "points of coins",
                "point cards",
                "point cards squared",
                "best card payable",
                "nearest card",
                "nearest card, missing cubes twice",
                "second nearest card",
            ]
        )
        self.rules: Final[OrderRules] = orders.rules
        self.nearest: Final[Nearest] = Nearest()

    def stage(self, state: State) -> i64:
        orders = orders_of(state)
        return most(orders.claimed)

    def write(self, state: State, seat: i64, out: vec[float], n: i64) -> i64:
        orders = orders_of(state)
        goods = orders.common.hold[seat]
        claimed = float(count(orders.claimed[seat]))
        out[n] = float(orders.card_points(seat))
        out[n + 1] = float(orders.coin_points(seat))
        out[n + 2] = claimed
        out[n + 3] = claimed * claimed
        self.nearest.clear()
        place: i64 = 0
        while place < ROW and orders.row[place] != NO_CARD:
            card = orders.row[place]
            worth = orders.rules.points[card] + coin_at(orders, place)
            self.nearest.add(worth, missing(goods, orders.rules.cost[card]), True)
            place += 1
        return self.nearest.write(out, n + 4)


def coin_at(orders: Orders, place: i64) -> i64:
    """What the coin above a place of the row is worth."""
    if place == 0 and orders.gold > 0:
        return GOLD_WORTH
    if orders.silver > 0 and place == orders.silver_place():
        return SILVER_WORTH
    return 0
