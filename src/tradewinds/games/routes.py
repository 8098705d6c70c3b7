"""Where the caravan meets the settlements: market locations and trade routes (EW1-12 to EW1-18).

Merchant cards lie under the market locations. Whoever works there uses the card or takes it into
the own route, and travels there later: settlers go on cards of the route as on locations.
"""

from itertools import combinations
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.core.actions import Vocabulary
from tradewinds.core.agenda import actor_of, argument_of, number_of, phase_of
from tradewinds.core.bits import bit, count, members
from tradewinds.core.codes import LEGAL, CorePhase, CoreReason, declare
from tradewinds.core.errors import BadText
from tradewinds.core.goods import YELLOW, affordable, cube
from tradewinds.core.notation import Plain, Reader, or_none, place, whole
from tradewinds.core.rows import changed
from tradewinds.core.slices import Slice
from tradewinds.core.state import State
from tradewinds.rules.caravan import NO_CARD, STARTING_CARDS, MerchantRow, MerchantRules
from tradewinds.rules.common import Common, CommonPhase, CommonReason, CommonRules, CommonVerb
from tradewinds.rules.owners import ROUTES
from tradewinds.rules.settlements import Settlements
from tradewinds.rules.settlements_numbers import SettlementReason


class RoutePhase:
    MARKET: Final[i64] = 0x60  # about: the slot, from 0
    CHANGE_MARKET: Final[i64] = 0x61  # nobody decides anything
    CHANGE_ROUTE: Final[i64] = 0x62  # nobody decides anything
    SWAP: Final[i64] = 0x63
    USED: Final[i64] = 0x64  # about: the slot of a card that was used; nobody decides anything


class RouteVerb:
    USE: Final[i64] = 0x60
    TAKE: Final[i64] = 0x61
    REPLACE: Final[i64] = 0x62
    SWAP: Final[i64] = 0x63
    TRAVEL: Final[i64] = 0x64


class RouteReason:
    ROUTE_FULL: Final[i64] = 0x60
    ROUTE_NOT_FULL: Final[i64] = 0x61
    NO_ROUTE_CARD: Final[i64] = 0x62
    SETTLERS_ON_CARD: Final[i64] = 0x63


ROUTE_CODES: Final = declare(
    ROUTES,
    phases=RoutePhase,
    verbs=RouteVerb,
    reasons=RouteReason,
    sentences={
        "route_full": "the route is full: the card has to replace another one",
        "route_not_full": "the route has room: the card goes to its right end",
        "no_route_card": "there is no card in that place of the route",
        "settlers_on_card": "settlers are on that card already",
    },
)

NO_TRADE: Final[i64] = -1


@final
class RouteRules:
    def __init__(
        self,
        words: Vocabulary,
        common: CommonRules,
        market: MerchantRules,
        *,
        length: int,
        settlers_stay: bool,
    ) -> None:
        """`settlers_stay`: those on a card that is replaced stay in their place (RUL-6)."""
        self.length: Final[i64] = length
        self.settlers_stay: Final[bool] = settlers_stay
        self.changing_gain: Final[i64] = cube(YELLOW)  # for working at a change-route location
        cards: i64 = len(market.give)
        self.trade_of: Final[vec[i64]] = vec[i64](  # the trade of each card, by number
            [
                common.add_trade(market.give[card], market.give[card] + market.change[card])
                if market.give[card] != 0
                else NO_TRADE
                for card in range(cards)
            ]
        )
        pairs = list(combinations(range(length), 2))
        self.left: Final[vec[i64]] = vec[i64]([left for left, _ in pairs])
        self.right: Final[vec[i64]] = vec[i64]([right for _, right in pairs])
        places = [str(n + 1) for n in range(length)]
        self.travel: Final[i64] = words.add(RouteVerb.TRAVEL, places)
        self.use: Final[i64] = words.add(RouteVerb.USE, [""])
        self.take: Final[i64] = words.add(RouteVerb.TAKE, [""])
        self.replace: Final[i64] = words.add(RouteVerb.REPLACE, places)
        self.swap: Final[i64] = words.add(
            RouteVerb.SWAP, [f"{left + 1} {right + 1}" for left, right in pairs]
        )


@final
@mypyc_attr(acyclic=True)
class Routes(Slice):
    """The slice of state: every seat's route with the settlers on it, and its discard pile."""

    def __init__(
        self,
        rules: RouteRules,
        market: MerchantRow,
        settlements: Settlements,
        cards: vec[i64],
        settlers: vec[i64],
        discarded: vec[i64],
    ) -> None:
        self.rules: Final = rules
        self.market: Final = market
        self.settlements: Final = settlements
        self.common: Final[Common] = market.common
        # The rows below are shared with copies of the state: see core/rows.py.
        self.cards = cards  # five a seat, NO_CARD from the right
        self.settlers = settlers  # on each card of a route, five a seat
        self.discarded = discarded  # set of merchants, a seat
        self.again: bool = False  # the seat has another turn after this one (RUL-7)

    def copy(self, market: MerchantRow, settlements: Settlements) -> "Routes":
        other = Routes(
            self.rules,
            market,
            settlements=settlements,
            cards=self.cards,
            settlers=self.settlers,
            discarded=self.discarded,
        )
        other.again = self.again
        return other

    def spot(self, seat: i64, place: i64) -> i64:
        """Where a place of a seat's route is in the rows."""
        return seat * self.rules.length + place

    def length(self, seat: i64) -> i64:
        first = self.spot(seat, 0)
        end = first + self.rules.length
        spot = first
        while spot < end and self.cards[spot] != NO_CARD:
            spot += 1
        return spot - first

    def card_at(self, seat: i64, place: i64) -> i64:
        return self.cards[self.spot(seat, place)]

    def settlers_at(self, seat: i64, place: i64) -> i64:
        return self.settlers[self.spot(seat, place)]

    def owned(self, seat: i64) -> i64:
        """Merchant cards of a seat, in the route and discarded (EW1-20)."""
        return self.length(seat) + count(self.discarded[seat])

    # -- what a merchant card does (COM-11, RUL-22) ------------------------------------------------

    def refuse_card(self, card: i64, goods: i64) -> i64:
        """A trade card has to trade at least once."""
        return LEGAL if affordable(goods, self.market.rules.give[card]) else CommonReason.CANNOT_PAY_TRADE

    def do_card(self, seat: i64, card: i64) -> None:
        rules = self.market.rules
        if rules.give[card] != 0:
            self.common.ask_trade(seat, self.rules.trade_of[card], True)
        elif rules.upgrades[card] > 0:
            self.common.agenda.push(CommonPhase.UPGRADE, seat, rules.upgrades[card], 0)
        else:
            self.common.hold[seat] += rules.change[card]

    # -- market locations (EW1-12 to EW1-14) -----------------------------------------------------------

    def legal_market(self, seat: i64, slot: i64, buffer: vec[i64]) -> i64:
        buffer[0] = self.rules.use
        n: i64 = 0
        n += self.refuse_use(seat, slot) == LEGAL
        if self.length(seat) < self.rules.length:
            buffer[n] = self.rules.take
            return n + 1
        place: i64 = 0
        while place < self.rules.length:
            buffer[n] = self.rules.replace + place
            n += 1
            place += 1
        return n

    def refuse_use(self, seat: i64, slot: i64) -> i64:
        return self.refuse_card(self.market.row[slot], self.common.hold[seat])

    def apply_use(self, seat: i64) -> None:
        """Do what the card says, then discard it."""
        agenda = self.common.agenda
        slot = argument_of(agenda.top())
        agenda.pop()
        agenda.push(RoutePhase.USED, seat, 1, slot)
        self.do_card(seat, self.market.row[slot])

    def discard_used(self, seat: i64, slot: i64) -> None:
        card = self.market.take(slot)
        self.discarded = changed(self.discarded, seat, self.discarded[seat] | bit(card))

    def leave_market(self) -> i64:
        """The card in question leaves the row."""
        slot = argument_of(self.common.agenda.top())
        self.common.agenda.pop()
        return self.market.take(slot)

    def apply_take(self, seat: i64) -> None:
        spot = self.spot(seat, self.length(seat))
        self.cards = changed(self.cards, spot, self.leave_market())

    def apply_replace(self, seat: i64, place: i64) -> None:
        """The new card in the place of an old one (EW1-13, RUL-25), whose settlers go home (RUL-6)."""
        spot = self.spot(seat, place)
        old = self.cards[spot]
        self.cards = changed(self.cards, spot, self.leave_market())
        self.discarded = changed(self.discarded, seat, self.discarded[seat] | bit(old))
        if not self.rules.settlers_stay:
            self.settlements.recall(seat, self.settlers[spot])
            self.settlers = changed(self.settlers, spot, 0)

    # -- change-market and change-route locations (EW1-15, EW1-16) ------------------------------------------

    def change_market(self) -> None:
        """Other cards lie under the markets, and the seat has another turn."""
        self.market.renew()
        self.again = True

    def end_turn(self) -> bool:
        """The storage is checked after each of two turns in a row (RUL-7)."""
        if self.common.ask_surplus():
            return True
        if self.again:
            self.again = False
            self.common.agenda.push(CorePhase.TURN, self.common.seat, 1, 0)
            return True
        return self.common.pass_turn()

    def change_route(self, seat: i64) -> None:
        self.common.hold[seat] += self.rules.changing_gain
        self.common.agenda.push(RoutePhase.SWAP, seat, 1, 0)

    def legal_swap(self, seat: i64, buffer: vec[i64]) -> i64:
        n: i64 = 0
        pair: i64 = 0
        while pair < len(self.rules.left):
            buffer[n] = self.rules.swap + pair
            n += self.refuse_swap(seat, pair) == LEGAL
            pair += 1
        return self.common.legal_done(buffer, n)

    def refuse_swap(self, seat: i64, pair: i64) -> i64:
        return LEGAL if self.rules.right[pair] < self.length(seat) else RouteReason.NO_ROUTE_CARD

    def apply_swap(self, seat: i64, pair: i64) -> None:
        """Settlers stay on their cards (RUL-25)."""
        left = self.spot(seat, self.rules.left[pair])
        right = self.spot(seat, self.rules.right[pair])
        cards = self.cards
        settlers = self.settlers
        self.cards = changed(changed(cards, left, cards[right]), right, cards[left])
        self.settlers = changed(changed(settlers, left, settlers[right]), right, settlers[left])
        self.common.agenda.pop()

    # -- travel (EW1-17) -----------------------------------------------------------------------------------

    def legal_travel(self, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """Cards stand from the left."""
        cards = self.length(seat)
        place: i64 = 0
        while place < cards:
            buffer[n] = self.rules.travel + place
            n += self.refuse_travel(seat, place) == LEGAL
            place += 1
        return n

    def refuse_travel(self, seat: i64, place: i64) -> i64:
        spot = self.spot(seat, place)
        card = self.cards[spot]
        if card == NO_CARD:
            return RouteReason.NO_ROUTE_CARD
        if self.settlers[spot] != 0:
            return RouteReason.SETTLERS_ON_CARD
        if self.travel_cost(seat, place) > self.settlements.ready[seat]:
            return SettlementReason.TOO_FEW_SETTLERS
        return self.refuse_card(card, self.common.hold[seat])

    def travel_cost(self, seat: i64, place: i64) -> i64:
        """One settler, and one for each card without settlers to the left."""
        cost: i64 = 1
        spot = self.spot(seat, 0)
        end = spot + place
        while spot < end:
            cost += self.settlers[spot] == 0
            spot += 1
        return cost

    def apply_travel(self, seat: i64, place: i64) -> None:
        cost = self.travel_cost(seat, place)
        spot = self.spot(seat, place)
        self.settlements.send(seat, cost)
        self.settlers = changed(self.settlers, spot, cost)
        self.do_card(seat, self.cards[spot])

    def apply_rest(self, seat: i64) -> None:
        """All settlers come home, those of the route too (EW1-18)."""
        settlers = self.settlers[:]
        spot = self.spot(seat, 0)
        end = spot + self.rules.length
        while spot < end:
            settlers[spot] = 0
            spot += 1
        self.settlers = settlers
        self.settlements.apply_rest(seat)

    # -- what the agenda asks --------------------------------------------------------------------------------

    def refuse_step(self, step: i64, seat: i64, goods: i64) -> i64:
        """An empty slot cannot be used (RUL-1); the changes can be done at any time (RUL-26)."""
        return self.market.refuse_slot(argument_of(step)) if phase_of(step) == RoutePhase.MARKET else LEGAL

    def asks(self, item: i64) -> bool:
        phase = phase_of(item)
        if phase == RoutePhase.MARKET:
            return self.market.refuse_slot(argument_of(item)) == LEGAL
        return phase == RoutePhase.SWAP and self.length(actor_of(item)) > 1

    def on_skipped(self, item: i64) -> None:
        phase = phase_of(item)
        if phase == RoutePhase.CHANGE_MARKET:
            self.change_market()
        elif phase == RoutePhase.CHANGE_ROUTE:
            self.change_route(actor_of(item))
        elif phase == RoutePhase.USED:
            self.discard_used(actor_of(item), argument_of(item))

    def write_options(self, item: i64, buffer: vec[i64]) -> i64:
        if phase_of(item) == RoutePhase.MARKET:
            return self.legal_market(actor_of(item), argument_of(item), buffer)
        return self.legal_swap(actor_of(item), buffer)

    def why_not(self, item: i64, verb: i64, argument: i64) -> i64:
        seat = actor_of(item)
        if phase_of(item) == RoutePhase.SWAP:
            if verb == RouteVerb.SWAP:
                return self.refuse_swap(seat, argument)
            return LEGAL if verb == CommonVerb.DONE else CoreReason.NOT_ASKED
        if verb == RouteVerb.USE:
            return self.refuse_use(seat, argument_of(item))
        if verb == RouteVerb.TAKE:
            return LEGAL if self.length(seat) < self.rules.length else RouteReason.ROUTE_FULL
        if verb == RouteVerb.REPLACE:
            return RouteReason.ROUTE_NOT_FULL if self.length(seat) < self.rules.length else LEGAL
        return CoreReason.NOT_ASKED

    def perform(self, seat: i64, verb: i64, argument: i64) -> None:
        if verb == RouteVerb.TRAVEL:
            self.apply_travel(seat, argument)
        elif verb == RouteVerb.USE:
            self.apply_use(seat)
        elif verb == RouteVerb.TAKE:
            self.apply_take(seat)
        elif verb == RouteVerb.REPLACE:
            self.apply_replace(seat, argument)
        else:
            self.apply_swap(seat, argument)

    # -- words and views -------------------------------------------------------------------------------------

    def data(self) -> Plain:
        names = self.market.rules.names
        found: Plain = {}
        for seat in range(self.common.players):
            places = range(self.length(seat))
            found[f"route.{seat + 1}"] = or_none([self.place_text(self.spot(seat, n)) for n in places])
            found[f"discarded.{seat + 1}"] = or_none([names[card] for card in members(self.discarded[seat])])
        found["again"] = ["yes" if self.again else "no"]
        return found

    def place_text(self, spot: i64) -> str:
        """A card of a route and the settlers on it: `m07+2`."""
        name = self.market.rules.names[self.cards[spot]]
        return f"{name}+{self.settlers[spot]}" if self.settlers[spot] else name

    def view(self) -> dict[str, object]:
        return {"again": self.again, "route_length": int(self.rules.length)}

    def seat_view(self, seat: i64, shown: bool) -> dict[str, object]:
        """The discard pile is face down where the table plays so (RUL-9)."""
        names = self.market.rules.names
        spots = [self.spot(seat, place) for place in range(self.length(seat))]
        found: dict[str, object] = {
            "route": [
                {"card": names[self.cards[spot]], "settlers": int(self.settlers[spot])} for spot in spots
            ],
            "discard_count": int(count(self.discarded[seat])),
        }
        if shown:
            found["discarded"] = [names[card] for card in members(self.discarded[seat])]
        return found

    def read(self, reader: Reader) -> None:
        names = self.market.rules.names
        for seat in range(self.common.players):
            self._read_route(reader, seat)
            self.discarded[seat] = reader.name_set(f"discarded.{seat + 1}", names)
            if self.discarded[seat] & ~self.market.rules.merchants:
                raise BadText(f"'discarded.{seat + 1}' takes merchants, no starting cards")
            self.market.put(self.discarded[seat])
        self.again = reader.name("again", ["no", "yes"]) == 1

    def _read_route(self, reader: Reader, seat: int) -> None:
        key = f"route.{seat + 1}"
        words = reader.words(key)
        if len(words) > self.rules.length:
            raise BadText(f"'{key}' takes {self.rules.length} cards at the most, not {len(words)}")
        for number, word in enumerate([] if words == ["-"] else words):
            name, plus, settlers = word.partition("+")
            merchants = self.market.rules.names[STARTING_CARDS:]
            card = place(key, name, merchants) + STARTING_CARDS
            self.market.put(bit(card))
            self.cards[self.spot(seat, number)] = card
            if plus:
                sent = whole(key, settlers, 1, int(self.settlements.rules.settlers))
                self.settlers[self.spot(seat, number)] = sent
                self.settlements.away[seat] += sent

    def check(self, item: i64) -> bool:
        phase = phase_of(item)
        slot = argument_of(item)
        if number_of(item) != 1 or actor_of(item) != self.common.seat:
            return False
        if phase == RoutePhase.MARKET or phase == RoutePhase.USED:
            return slot < self.market.rules.slots and self.market.row[slot] != NO_CARD
        return slot == 0

    def check_whole(self, over: bool) -> None:
        agenda = self.common.agenda
        if self.market.placed != self.market.rules.merchants:
            raise BadText("the merchants are not all there")
        resting = agenda.depth == 0 or (agenda.depth == 1 and phase_of(agenda.items[0]) == CorePhase.TURN)
        if self.again and resting:
            raise BadText("'again' is yes only between a change of the market and the turn that follows")


def new_routes(rules: RouteRules, market: MerchantRow, settlements: Settlements) -> Routes:
    players = market.common.players
    places = players * rules.length
    return Routes(
        rules,
        market,
        settlements=settlements,
        cards=vec[i64]([NO_CARD] * places),
        settlers=vec[i64]([0] * places),
        discarded=vec[i64]([0] * players),
    )


def routes_of(state: State) -> Routes:
    """The slice of a state whose game has one."""
    found = state.modules[ROUTES]
    assert isinstance(found, Routes)
    return found
