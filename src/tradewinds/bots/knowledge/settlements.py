"""Judging the settlements box: settlers, point cards at the forts, and routes of merchants."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.bots.knowledge.caravan import Merchants
from tradewinds.bots.knowledge.judge import Goal, Judge, Nearest, level_sum, missing, most
from tradewinds.core.agenda import argument_of, phase_of
from tradewinds.core.bits import bit, count
from tradewinds.core.goods import amount
from tradewinds.core.state import State
from tradewinds.games.routes import Routes, routes_of
from tradewinds.rules.caravan import NO_CARD
from tradewinds.rules.islands import Islands
from tradewinds.rules.owners import ISLANDS, ROUTES
from tradewinds.rules.settlements import Settlements, settlements_of
from tradewinds.rules.settlements_numbers import EMBLEM_PLACES, FORTS, NONE, SettlementPhase, seat_there

MOST_OF_A_GOOD: Final[i64] = 5  # that a card costs, about
TWO_CARDS: Final[i64] = 16  # levels that they cost together, about
BENEFIT: Final[i64] = 1  # what a point card's benefit is worth, about
USUAL_ROUNDS: Final = 32.0  # of a game with routes, about: what a card brings, it brings again and again
REST_FIRST: Final[i64] = 3  # what it costs to take settlers home before a fort can be used again


class SettlementsJudge(Goal):
    """Settlers, benefits, and point cards: those claimed and how near the others are (EW1-8 to EW1-21)."""

    def __init__(self, settlements: Settlements) -> None:
        super().__init__(
            [
                "points of cards",
                "points of bonus tiles",
                "points of exploration tiles",
                "point cards",
                "point cards squared",
                "bonus tiles",
                "ready settlers",
                "settlers",
                "hammers",
                "charms",
                "hoarded levels",
                "best card payable",
                "nearest card",
                "nearest card, missing cubes twice",
                "second nearest card",
            ]
        )
        self.nearest: Final[Nearest] = Nearest()
        rules = settlements.rules
        forts = [-1] * int(FORTS)
        for location in range(rules.locations):
            step = rules.steps[location * 2]
            if phase_of(step) == SettlementPhase.CLAIM:
                forts[argument_of(step)] = location
        self.location: Final[vec[i64]] = vec[i64]([location for location in forts])  # of each fort

    def stage(self, state: State) -> i64:
        settlements = settlements_of(state)
        return most(settlements.cards)

    def write(self, state: State, seat: i64, out: vec[float], n: i64) -> i64:
        settlements = settlements_of(state)
        claimed = float(count(settlements.cards[seat]))
        out[n] = float(settlements.card_points(seat))
        out[n + 1] = float(bonus_points(state, settlements, seat))
        out[n + 2] = float(settlements.exploration_points(seat))
        out[n + 3] = claimed
        out[n + 4] = claimed * claimed
        out[n + 5] = float(count(settlements.scoring[seat]))
        out[n + 6] = float(settlements.ready[seat])
        out[n + 7] = float(settlements.rules.settlers - settlements.reserve[seat])
        hammers: i64 = 0
        charms: i64 = 0
        place = seat * EMBLEM_PLACES
        end = place + EMBLEM_PLACES
        while place < end:
            hammers += settlements.discount[place]
            charms += level_sum(settlements.charm[place])
            place += 1
        out[n + 8] = float(hammers)
        out[n + 9] = float(charms)
        out[n + 10] = float(hoarded(settlements.common.hold[seat]))
        self.nearest.clear()
        self.add_forts(settlements, seat)
        return self.nearest.write(out, n + 11)

    def add_forts(self, settlements: Settlements, seat: i64) -> None:
        """The cards at the forts, each less the settlers that are missing there."""
        goods = settlements.common.hold[seat]
        fort: i64 = 0
        while fort < FORTS:
            card = settlements.forts[fort]
            location = self.location[fort]
            fort += 1
            if card == NONE:
                continue
            few = settlements.required(seat, location) - settlements.ready[seat]
            if seat_there(settlements.taken[location]) == seat:
                few = REST_FIRST
            worth = settlements.rules.points[card] + BENEFIT
            if few > 0:
                worth -= min(few, REST_FIRST)
            self.nearest.add(worth, missing(goods, settlements.rules.cost[card]), few <= 0)


def hoarded(goods: i64) -> i64:
    """The levels that buy nothing for long: beyond what a card costs of a good, and beyond two cards."""
    levels = level_sum(goods)
    useful: i64 = 0
    good: i64 = 0
    while good < 4:
        useful += min(amount(goods, good), MOST_OF_A_GOOD) * (good + 1)
        good += 1
    return levels - min(useful, TWO_CARDS)


def bonus_points(state: State, settlements: Settlements, seat: i64) -> i64:
    """With what the other boxes add to it."""
    merchants: i64 = 0
    outposts: i64 = 0
    columns: i64 = 0
    if settlements.scoring[seat] == 0:
        return 0
    islands = state.modules[ISLANDS]
    if isinstance(islands, Islands):
        outposts = count(islands.outposts[seat])
        columns = islands.completed(seat)
    routes = state.modules[ROUTES]
    if isinstance(routes, Routes):
        merchants = routes.owned(seat)
    return settlements.bonus_points(seat, merchants, outposts, columns)


class RoutesJudge(Judge):
    """Merchants of a seat's trade route (EW1-12 to EW1-17)."""

    def __init__(self, routes: Routes) -> None:
        super().__init__(
            [
                "route cards",
                "best route card",
                "other route cards",
                "free route cards",
                "best travel now",
                "whole route",
                "merchants",
            ]
        )
        self.merchants: Final[Merchants] = Merchants(routes.market.rules)

    def write(self, state: State, seat: i64, out: vec[float], n: i64) -> i64:
        routes = routes_of(state)
        merchants = self.merchants
        goods = routes.common.hold[seat]
        cards: i64 = 0
        surplus = 0.0
        most_surplus = 0.0
        free: i64 = 0
        best: i64 = 0
        cost: i64 = 1
        owned: i64 = 0
        place = seat * routes.rules.length
        end = place + routes.rules.length
        while place < end and routes.cards[place] != NO_CARD:
            card = routes.cards[place]
            cards += 1
            owned |= bit(card)
            surplus += merchants.surplus[card]
            most_surplus = max(most_surplus, merchants.surplus[card])
            if routes.settlers[place] == 0:
                free += 1
                if cost <= routes.settlements.ready[seat]:
                    use = merchants.use(card, goods)
                    best = max(best, use)
                cost += 1
            place += 1
        out[n] = float(cards)
        to_come = max(1.0 - float(routes.common.round) / USUAL_ROUNDS, 0.0)
        out[n + 1] = most_surplus * to_come
        out[n + 2] = (surplus - most_surplus) * to_come
        out[n + 3] = float(free)
        out[n + 4] = float(best)
        out[n + 5] = float(merchants.use_all(owned, goods))
        out[n + 6] = float(cards + count(routes.discarded[seat]))
        return n + 7
