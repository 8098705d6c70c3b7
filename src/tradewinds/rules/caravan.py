"""The caravan box: merchant cards in a row from a deck, and in the players' hands.

The row is what every game with merchants has. Hands come with the games in which cards are
acquired from the row (STS-8) and played from the hand (STS-9); what else cards are good for, and
when a turn ends, is the game's business.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.components.catalog import Catalog
from tradewinds.core.actions import Vocabulary
from tradewinds.core.agenda import CHANCE, actor_of, argument_of, number_of
from tradewinds.core.bits import SEQUENCE, bit, count, has, lowest, members, positions
from tradewinds.core.codes import LEGAL, CorePhase, CoreReason, declare
from tradewinds.core.dealer import Source
from tradewinds.core.errors import BadText
from tradewinds.core.goods import LETTERS, affordable, amount, cube, goods_text, parse_goods, times, total
from tradewinds.core.notation import Plain, Reader, or_none, place
from tradewinds.core.piles import Pile, pile_of
from tradewinds.core.slices import Slice
from tradewinds.core.state import State
from tradewinds.rules.common import Common, CommonPhase, CommonReason
from tradewinds.rules.info import Parameters
from tradewinds.rules.owners import HANDS, MERCHANTS


class MerchantPhase:
    DEAL: Final[i64] = 0x10


class MerchantVerb:
    DEAL: Final[i64] = 0x10


class MerchantReason:
    EMPTY_SLOT: Final[i64] = 0x10
    NOT_IN_DECK: Final[i64] = 0x11


MERCHANT_CODES: Final = declare(
    MERCHANTS,
    phases=MerchantPhase,
    verbs=MerchantVerb,
    reasons=MerchantReason,
    sentences={
        "empty_slot": "there is no card in that slot",
        "not_in_deck": "the card is not in the deck",
    },
)


class HandPhase:
    PLACE: Final[i64] = 0x40  # about: the slot that is acquired, from 0


class HandVerb:
    ACQUIRE: Final[i64] = 0x40
    PLAY: Final[i64] = 0x41
    PLACE: Final[i64] = 0x42
    REST: Final[i64] = 0x43


class HandReason:
    TOO_FEW_CUBES: Final[i64] = 0x40
    NOT_IN_HAND: Final[i64] = 0x41


HAND_CODES: Final = declare(
    HANDS,
    phases=HandPhase,
    verbs=HandVerb,
    reasons=HandReason,
    sentences={
        "too_few_cubes": "there are fewer cubes than cards to the left",
        "not_in_hand": "the card is not in the hand",
    },
)

NO_CARD: Final[i64] = -1
STARTING_CARDS: Final[i64] = 2


@final
class MerchantRules:
    """Cards and the words of the row. Cards are numbered: the starting ones, then the merchants."""

    def __init__(self, words: Vocabulary, catalog: Catalog, parameters: Parameters) -> None:
        cards = [*catalog.starting, *catalog.merchants]
        self.names: Final[list[str]] = card_names(catalog)
        self.slots: Final[i64] = parameters.market_slots
        self.merchants: Final[i64] = bit(len(cards)) - bit(STARTING_CARDS)
        self.give: Final[vec[i64]] = vec[i64]([card.give for card in cards])
        self.change: Final[vec[i64]] = vec[i64]([card.get - card.give for card in cards])
        self.upgrades: Final[vec[i64]] = vec[i64]([card.upgrades for card in cards])
        self.deal: Final[i64] = words.add(MerchantVerb.DEAL, self.names[int(STARTING_CARDS) :])


@final
class HandRules:
    """The words of the hands."""

    def __init__(self, words: Vocabulary, catalog: Catalog, parameters: Parameters) -> None:
        cards = [*catalog.starting, *catalog.merchants]
        self.starting: Final[i64] = bit(STARTING_CARDS) - 1
        self.acquire: Final[i64] = words.add(
            HandVerb.ACQUIRE, [str(n + 1) for n in range(parameters.market_slots)]
        )
        self.place: Final[i64] = words.add(HandVerb.PLACE, list(LETTERS))
        self.rest: Final[i64] = words.add(HandVerb.REST, [""])
        # A play is a card and, for trades, how often: which card and how often is in two tables.
        largest = parameters.largest_storage  # what a seat can have when it plays a card
        repeats = [most_times(card.give, card.get, largest) if card.give else 1 for card in cards]
        plays = [(card, n) for card in range(len(cards)) for n in range(1, repeats[card] + 1)]
        self.play_card: Final[vec[i64]] = vec[i64]([card for card, _ in plays])
        self.play_times: Final[vec[i64]] = vec[i64]([n for _, n in plays])
        texts = [f"{cards[card].id} x{n}" if cards[card].give else cards[card].id for card, n in plays]
        self.play: Final[i64] = words.add(HandVerb.PLAY, texts)
        # What `legal_play` needs of a card, by the spot that its bit has in the table of `lowest`: hands are
        # long, and so it goes from a bit to its card without a detour.
        at = [card if card < len(cards) else 0 for card in positions()]
        self.first_at: Final[vec[i64]] = vec[i64]([self.play + plays.index((card, 1)) for card in at])
        self.give_at: Final[vec[i64]] = vec[i64]([cards[card].give for card in at])
        self.change_at: Final[vec[i64]] = vec[i64]([cards[card].get - cards[card].give for card in at])


def card_names(catalog: Catalog) -> list[str]:
    return [card.id for card in (*catalog.starting, *catalog.merchants)]


def most_times(give: i64, get: i64, cubes: i64) -> int:
    """The most repeats of a trade that a storage of so many cubes can ever pay for."""
    most: i64 = cubes
    for good in range(4):
        loss = amount(give, good) - amount(get, good)
        if loss > 0:
            most = min(most, (cubes - amount(give, good)) // loss + 1)
    return int(max(most, 1))


@final
@mypyc_attr(acyclic=True)
class MerchantRow(Slice):
    """The slice of state: the row with the cubes on it, and the deck."""

    def __init__(
        self, rules: MerchantRules, common: Common, row: vec[i64], cubes: vec[i64], deck: Pile
    ) -> None:
        self.rules: Final = rules
        self.common: Final = common
        self.row: Final = row  # cards from slot 1 on, NO_CARD from the right when the deck is empty
        self.cubes: Final = cubes  # goods on the cards of the row
        self.deck: Final = deck
        self.placed: i64 = 0  # merchants that have a place in the text that is being read

    def copy(self, common: Common) -> "MerchantRow":
        return MerchantRow(self.rules, common, row=self.row[:], cubes=self.cubes[:], deck=self.deck.copy())

    def ask_row(self) -> None:
        """The row is dealt from the deck (STS-2)."""
        slots = self.rules.slots
        cards = self.deck.size()
        if cards > 0:
            self.common.agenda.push(MerchantPhase.DEAL, CHANCE, cards if cards < slots else slots, 0)

    def refuse_slot(self, slot: i64) -> i64:
        return MerchantReason.EMPTY_SLOT if self.row[slot] == NO_CARD else LEGAL

    def take(self, slot: i64) -> i64:
        """A card leaves the row, which slides left and is refilled; answers the card."""
        card = self.row[slot]
        last = self.rules.slots - 1
        while slot < last:
            self.row[slot] = self.row[slot + 1]
            self.cubes[slot] = self.cubes[slot + 1]
            slot += 1
        self.row[last] = NO_CARD
        self.cubes[last] = 0
        if not self.deck.empty():
            self.common.agenda.push(MerchantPhase.DEAL, CHANCE, 1, 0)
        return card

    def renew(self) -> None:
        """The cards of the row go under the deck, in an order that nobody knows, and as many come
        from its top (EW1-15, RUL-26)."""
        cards: i64 = 0
        slot: i64 = 0
        while slot < self.rules.slots:
            if self.row[slot] != NO_CARD:
                cards |= bit(self.row[slot])
                self.row[slot] = NO_CARD
            slot += 1
        if cards != 0:
            self.deck.put_under(cards)
        self.ask_row()

    def refuse_deal(self, merchant: i64) -> i64:
        return LEGAL if has(self.deck.top(), merchant + STARTING_CARDS) else MerchantReason.NOT_IN_DECK

    def draw(self, item: i64, source: Source) -> i64:
        return self.rules.deal + self.deck.pick(source) - STARTING_CARDS

    def apply_deal(self, merchant: i64) -> None:
        """The card fills the first empty slot (RUL-1: with an empty deck it stays empty)."""
        card = merchant + STARTING_CARDS
        self.deck.take(card)
        slot: i64 = 0
        while self.row[slot] != NO_CARD:
            slot += 1
        self.row[slot] = card
        self.common.agenda.tick()

    # -- what the agenda asks --------------------------------------------------------------------

    def write_options(self, item: i64, buffer: vec[i64]) -> i64:
        n: i64 = 0
        cards = self.deck.top()
        while cards != 0:
            buffer[n] = self.rules.deal + lowest(cards) - STARTING_CARDS
            cards &= cards - 1
            n += 1
        return n

    def why_not(self, item: i64, verb: i64, argument: i64) -> i64:
        return self.refuse_deal(argument) if verb == MerchantVerb.DEAL else CoreReason.NOT_ASKED

    def perform(self, seat: i64, verb: i64, argument: i64) -> None:
        self.apply_deal(argument)

    def check(self, item: i64) -> bool:
        free = sum([int(card == NO_CARD) for card in self.row])
        return actor_of(item) == CHANCE and number_of(item) <= min(self.deck.size(), free)

    def check_whole(self, over: bool) -> None:
        free = sum([int(card == NO_CARD) for card in self.row])
        agenda = self.common.agenda
        due = min(free, self.deck.size())
        if agenda.asks_for(MerchantPhase.DEAL) != due and agenda.asks_for(CorePhase.FIRST) == 0:
            raise BadText("the row has empty slots, and the deck has cards for them")

    # -- plain data ------------------------------------------------------------------------------

    def data(self) -> Plain:
        names = self.rules.names
        layers = [[names[c] for c in layer] for layer in self.deck.sets()]
        return {
            "row": [self.slot_text(slot) for slot in range(self.rules.slots)],
            "deck": or_none(" / ".join([" ".join(layer) for layer in layers]).split()),
        }

    def slot_text(self, slot: int) -> str:
        card = self.row[slot]
        if card == NO_CARD:
            return "-"
        name = self.rules.names[card]
        return f"{name}+{goods_text(self.cubes[slot])}" if self.cubes[slot] else name

    def view(self) -> dict[str, object]:
        """What lies on the table. Of the deck: which cards are left, never in which order."""
        names = self.rules.names
        return {
            "row": [None if card == NO_CARD else names[card] for card in self.row],
            "row_cubes": [goods_text(goods) for goods in self.cubes],
            "deck": {
                "size": int(self.deck.size()),
                "layers": [[names[card] for card in layer] for layer in self.deck.sets()],
            },
        }

    def seat_view(self, seat: i64, shown: bool) -> dict[str, object]:
        return {}

    def read(self, reader: Reader) -> None:
        self._read_row(reader)
        self._read_deck(reader)

    def put(self, cards: i64) -> None:
        """Merchants of a text have a place now; each has only one."""
        if self.placed & cards:
            raise BadText(f"the card {self.rules.names[lowest(self.placed & cards)]} stands there twice")
        self.placed |= cards

    def _read_row(self, reader: Reader) -> None:
        slots = reader.words("row")
        if len(slots) != self.rules.slots:
            raise BadText(f"'row' takes {self.rules.slots} slots, not {len(slots)}")
        for slot, word in enumerate(slots):
            card, _, goods = word.partition("+")
            if word == "-":
                continue
            if slot > 0 and self.row[slot - 1] == NO_CARD:
                raise BadText("'row' has a gap: cards stand from the left")
            self.row[slot] = place("row", card, self.rules.names[STARTING_CARDS:]) + STARTING_CARDS
            if word.endswith(("+", "+-")):
                raise BadText(f"'row' takes a card and goods, as in m01+YY, not '{word[:40]}'")
            self.cubes[slot] = parse_goods(goods) if goods else 0
            self.put(bit(self.row[slot]))

    def _read_deck(self, reader: Reader) -> None:
        """Layers, top first, with a stroke between them."""
        layers = " ".join(reader.words("deck")).split(" / ")
        for number, layer in enumerate(layers):
            cards = Reader({"deck": layer.split()}).name_set("deck", self.rules.names)
            if cards & ~int(self.rules.merchants) or (cards == 0 and len(layers) > 1):
                raise BadText("'deck' holds merchants, in layers that are not empty")
            self.put(cards)
            if number == 0:
                self.deck.first = cards
            else:
                self.deck.put_under(cards)


def new_row(rules: MerchantRules, common: Common) -> MerchantRow:
    """All merchants in the deck (STS-2)."""
    slots = rules.slots
    return MerchantRow(
        rules,
        common,
        row=vec[i64]([NO_CARD] * slots),
        cubes=vec[i64]([0] * slots),
        deck=pile_of(rules.merchants),
    )


@final
@mypyc_attr(acyclic=True)
class Hands(Slice):
    """The slice of state: sets of cards a seat."""

    def __init__(
        self,
        rules: HandRules,
        market: MerchantRow,
        hand: vec[i64],
        played: vec[i64],
        discarded: vec[i64],
    ) -> None:
        self.rules: Final = rules
        self.market: Final = market
        self.common: Final = market.common
        self.hand: Final = hand
        self.played: Final = played
        self.discarded: Final = discarded

    def copy(self, market: MerchantRow) -> "Hands":
        return Hands(
            self.rules, market, hand=self.hand[:], played=self.played[:], discarded=self.discarded[:]
        )

    # -- acquire (STS-8) ---------------------------------------------------------------------

    def legal_acquire(self, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """Cards stand from the left: as many as there are cubes, and the free one."""
        market = self.market
        last = total(self.common.hold[seat])
        if last >= market.rules.slots:
            last = market.rules.slots - 1
        slot: i64 = 0
        while slot <= last and market.row[slot] != NO_CARD:
            buffer[n] = self.rules.acquire + slot
            n += 1
            slot += 1
        return n

    def refuse_acquire(self, seat: i64, slot: i64) -> i64:
        if self.market.row[slot] == NO_CARD:
            return MerchantReason.EMPTY_SLOT
        return HandReason.TOO_FEW_CUBES if total(self.common.hold[seat]) < self.acquire_cost(slot) else LEGAL

    def acquire_cost(self, slot: i64) -> i64:
        """A cube for each card to the left."""
        return slot

    def apply_acquire(self, seat: i64, slot: i64) -> None:
        """The cubes are put on the cards, from slot 1 on (RUL-19); then the card is taken."""
        cost = self.acquire_cost(slot)
        if cost == 0:
            self.take(seat, slot)
        else:
            self.common.agenda.push(HandPhase.PLACE, seat, cost, slot)

    def legal_place(self, seat: i64, buffer: vec[i64], n: i64) -> i64:
        return self.common.legal_cubes(seat, self.rules.place, buffer, n)

    def apply_place(self, seat: i64, good: i64) -> None:
        agenda = self.common.agenda
        item = agenda.top()
        slot = argument_of(item)
        self.common.spend_cube(seat, good)
        self.market.cubes[self.slot_to_pay(slot, number_of(item))] += cube(good)
        if agenda.tick():
            self.take(seat, slot)

    def slot_to_pay(self, slot: i64, left: i64) -> i64:
        """Where the next cube goes, of so many that are left (RUL-19)."""
        return slot - left

    def take(self, seat: i64, slot: i64) -> None:
        """The card goes to the hand and its cubes to the storage."""
        self.common.hold[seat] += self.market.cubes[slot]
        self.hand[seat] |= bit(self.market.take(slot))

    # -- play (STS-9) ------------------------------------------------------------------------

    def legal_play(self, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """Cards of the hand; a trade once, and as often again as it can be paid."""
        rules = self.rules
        goods = self.common.hold[seat]
        cards = self.hand[seat]
        while cards != 0:
            spot = (((cards & -cards) * SEQUENCE) >> 57) & 63
            cards &= cards - 1
            action = rules.first_at[spot]
            give = rules.give_at[spot]
            if give == 0:
                buffer[n] = action
                n += 1
                continue
            change = rules.change_at[spot]
            left = goods
            while affordable(left, give):
                buffer[n] = action
                n += 1
                action += 1
                left += change
        return n

    def refuse_play(self, seat: i64, play: i64) -> i64:
        rules = self.rules
        card = rules.play_card[play]
        if not has(self.hand[seat], card):
            return HandReason.NOT_IN_HAND
        cards_of = self.market.rules
        give = cards_of.give[card]
        goods = self.common.hold[seat]
        if give != 0 and times(goods, give, cards_of.change[card]) < rules.play_times[play]:
            return CommonReason.CANNOT_PAY_TRADE
        return LEGAL

    def apply_play(self, seat: i64, play: i64) -> None:
        """The card lies face up and its effect happens (COM-2 to COM-4)."""
        rules = self.rules
        card = rules.play_card[play]
        played = bit(card)
        self.hand[seat] &= ~played
        self.played[seat] |= played
        self.common.hold[seat] += self.market.rules.change[card] * rules.play_times[play]
        upgrades = self.market.rules.upgrades[card]
        if upgrades > 0:
            self.common.agenda.push(CommonPhase.UPGRADE, seat, upgrades, 0)

    # -- rest (STS-18) -----------------------------------------------------------------------

    def legal_rest(self, buffer: vec[i64], n: i64) -> i64:
        """Always possible, also with nothing to take back (RUL-3)."""
        buffer[n] = self.rules.rest
        return n + 1

    def resting(self, seat: i64) -> i64:
        """The cards that a rest takes back."""
        return self.played[seat] | self.discarded[seat]

    def apply_rest(self, seat: i64) -> None:
        self.hand[seat] |= self.resting(seat)
        self.played[seat] = 0
        self.discarded[seat] = 0

    # -- cards as a price (STS-10) -------------------------------------------------------------

    def open_cards(self, seat: i64) -> i64:
        """Cards that can be discarded: those in hand and those played."""
        return self.hand[seat] | self.played[seat]

    def discard(self, seat: i64, card: i64) -> None:
        gone = bit(card)
        self.hand[seat] &= ~gone
        self.played[seat] &= ~gone
        self.discarded[seat] |= gone

    # -- what the agenda asks --------------------------------------------------------------------

    def write_options(self, item: i64, buffer: vec[i64]) -> i64:
        return self.legal_place(actor_of(item), buffer, 0)

    def why_not(self, item: i64, verb: i64, argument: i64) -> i64:
        return (
            self.common.refuse_cube(actor_of(item), argument)
            if verb == HandVerb.PLACE
            else CoreReason.NOT_ASKED
        )

    def perform(self, seat: i64, verb: i64, argument: i64) -> None:
        if verb == HandVerb.PLAY:
            self.apply_play(seat, argument)
        elif verb == HandVerb.PLACE:
            self.apply_place(seat, argument)
        elif verb == HandVerb.ACQUIRE:
            self.apply_acquire(seat, argument)
        else:
            self.apply_rest(seat)

    def check(self, item: i64) -> bool:
        slot = argument_of(item)
        seat = self.common.seat
        return (
            0 < slot < self.market.rules.slots
            and actor_of(item) == seat
            and number_of(item) <= min(slot, total(self.common.hold[seat]))
            and self.market.row[slot] != NO_CARD
        )

    def check_whole(self, over: bool) -> None:
        pass

    # -- plain data ------------------------------------------------------------------------------

    def data(self) -> Plain:
        names = self.market.rules.names
        found: Plain = {}
        for seat in range(self.common.players):
            found[f"hand.{seat + 1}"] = or_none([names[c] for c in members(self.hand[seat])])
            found[f"played.{seat + 1}"] = or_none([names[c] for c in members(self.played[seat])])
            found[f"discarded.{seat + 1}"] = or_none([names[c] for c in members(self.discarded[seat])])
        return found

    def view(self) -> dict[str, object]:
        """What the cards of the row cost, in cubes of any colours."""
        return {"row_prices": [int(self.acquire_cost(slot)) for slot in range(self.market.rules.slots)]}

    def seat_view(self, seat: i64, shown: bool) -> dict[str, object]:
        names = self.market.rules.names
        return {
            "hand": [names[card] for card in members(self.hand[seat])],
            "played": [names[card] for card in members(self.played[seat])],
            "discarded": [names[card] for card in members(self.discarded[seat])],
        }

    def read(self, reader: Reader) -> None:
        names = self.market.rules.names
        for seat in range(self.common.players):
            piles = [reader.name_set(f"{pile}.{seat + 1}", names) for pile in ("hand", "played", "discarded")]
            self.hand[seat], self.played[seat], self.discarded[seat] = piles
            owned = piles[0] | piles[1] | piles[2]
            if count(piles[0]) + count(piles[1]) + count(piles[2]) != count(owned):
                raise BadText(f"seat {seat + 1} has the same card in two piles")
            self.market.put(owned & int(self.market.rules.merchants))


def new_hands(rules: HandRules, market: MerchantRow) -> Hands:
    """The starting cards in every hand (STS-1)."""
    players = market.common.players
    return Hands(
        rules,
        market,
        hand=vec[i64]([rules.starting] * players),
        played=vec[i64]([0] * players),
        discarded=vec[i64]([0] * players),
    )


def hands_of(state: State) -> Hands:
    """The slice of a state whose game has one."""
    found = state.modules[HANDS]
    assert isinstance(found, Hands)
    return found
