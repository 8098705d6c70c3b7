"""The caravan box: merchant cards in a row, in hands, played and discarded.

Two things happen with a card here: it is acquired from the row (STS-8) or played from the hand
(STS-9). What else cards are good for, and when a turn ends, is the game's business.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.components.catalog import Catalog
from tradewinds.core.actions import Vocabulary
from tradewinds.core.agenda import CHANCE, actor_of, argument_of, number_of, phase_of
from tradewinds.core.bits import bit, count, has, lowest, members
from tradewinds.core.dealer import Source
from tradewinds.core.errors import BadText
from tradewinds.core.goods import LETTERS, amount, cube, goods_text, parse_goods, times, total
from tradewinds.core.notation import Plain, Reader, or_none, place
from tradewinds.core.piles import Pile, pile_of
from tradewinds.core.slices import Slice
from tradewinds.core.state import LEGAL, NOT_ASKED
from tradewinds.rules.shared import DRAWING_FIRST, UPGRADING, Commons

PLACING: Final[i64] = 16  # about: the slot that is acquired, from 0
DEALING: Final[i64] = 17
PHASES: Final = {16: "place", 17: "deal"}

ACQUIRE: Final[i64] = 16
PLAY: Final[i64] = 17
PLACE: Final[i64] = 18
REST: Final[i64] = 19
DEAL: Final[i64] = 20

EMPTY_SLOT: Final[i64] = 16
TOO_FEW_CUBES: Final[i64] = 17
NOT_IN_HAND: Final[i64] = 18
CANNOT_PAY_TRADE: Final[i64] = 19
NOT_IN_DECK: Final[i64] = 20
REASONS: Final = {
    16: "there is no card in that slot",
    17: "there are fewer cubes than cards to the left",
    18: "the card is not in the hand",
    19: "there are not the cubes for that many trades",
    20: "the card is not in the deck",
}

NO_CARD: Final[i64] = -1
STARTING_CARDS: Final[i64] = 2


@final
class CaravanRules:
    """Cards and words. Cards are numbered: the starting ones, then the merchants."""

    def __init__(self, words: Vocabulary, catalog: Catalog, slots: int, largest: int) -> None:
        """`largest` is the most cubes that a seat can have when it plays a card."""
        cards = [*catalog.starting, *catalog.merchants]
        self.names: Final[list[str]] = card_names(catalog)
        self.slots: Final[i64] = slots
        self.starting: Final[i64] = bit(STARTING_CARDS) - 1
        self.merchants: Final[i64] = bit(len(cards)) - bit(STARTING_CARDS)
        self.give: Final[vec[i64]] = vec[i64]([card.give for card in cards])
        self.change: Final[vec[i64]] = vec[i64]([card.get - card.give for card in cards])
        self.upgrades: Final[vec[i64]] = vec[i64]([card.upgrades for card in cards])
        self.acquire: Final[i64] = words.add(ACQUIRE, "acquire", [str(n + 1) for n in range(slots)])
        self.place: Final[i64] = words.add(PLACE, "place", list(LETTERS))
        self.rest: Final[i64] = words.add(REST, "rest", [""])
        self.deal: Final[i64] = words.add(DEAL, "deal", self.names[int(STARTING_CARDS) :])
        # A play is a card and, for trades, how often: which card and how often is in two tables.
        repeats = [most_times(card.give, card.get, largest) if card.give else 1 for card in cards]
        plays = [(card, n) for card in range(len(cards)) for n in range(1, repeats[card] + 1)]
        self.play_card: Final[vec[i64]] = vec[i64]([card for card, _ in plays])
        self.play_times: Final[vec[i64]] = vec[i64]([n for _, n in plays])
        self.play_first: Final[vec[i64]] = vec[i64]([plays.index((card, 1)) for card in range(len(cards))])
        texts = [f"{cards[card].id} x{n}" if cards[card].give else cards[card].id for card, n in plays]
        self.play: Final[i64] = words.add(PLAY, "play", texts)


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
class Caravan(Slice):
    """The slice of state: sets of cards a seat, the row with the cubes on it, the deck."""

    def __init__(
        self,
        rules: CaravanRules,
        commons: Commons,
        hand: vec[i64],
        played: vec[i64],
        discarded: vec[i64],
        row: vec[i64],
        cubes: vec[i64],
        deck: Pile,
    ) -> None:
        self.rules: Final = rules
        self.commons: Final = commons
        self.hand: Final = hand
        self.played: Final = played
        self.discarded: Final = discarded
        self.row: Final = row  # cards from slot 1 on, NO_CARD from the right when the deck is empty
        self.cubes: Final = cubes  # goods on the cards of the row
        self.deck: Final = deck

    def copy(self, commons: Commons) -> "Caravan":
        return Caravan(
            self.rules,
            commons,
            self.hand[:],
            self.played[:],
            self.discarded[:],
            self.row[:],
            self.cubes[:],
            self.deck.copy(),
        )

    def ask_row(self) -> None:
        """The row is dealt from the deck (STS-2)."""
        self.commons.agenda.push(DEALING, CHANCE, self.rules.slots, 0)

    # -- acquire (STS-8) ---------------------------------------------------------------------

    def legal_acquire(self, seat: i64, buffer: vec[i64], n: i64) -> i64:
        slot: i64 = 0
        while slot < self.rules.slots:
            buffer[n] = self.rules.acquire + slot
            n += self.refuse_acquire(seat, slot) == LEGAL
            slot += 1
        return n

    def refuse_acquire(self, seat: i64, slot: i64) -> i64:
        if self.row[slot] == NO_CARD:
            return EMPTY_SLOT
        return TOO_FEW_CUBES if total(self.commons.hold[seat]) < slot else LEGAL

    def apply_acquire(self, seat: i64, slot: i64) -> None:
        """A cube on each card to the left, from slot 1 on (RUL-19); then the card is taken."""
        if slot == 0:
            self.take(seat, slot)
        else:
            self.commons.agenda.push(PLACING, seat, slot, slot)

    def legal_place(self, seat: i64, buffer: vec[i64], n: i64) -> i64:
        return self.commons.legal_cubes(seat, self.rules.place, buffer, n)

    def apply_place(self, seat: i64, good: i64) -> None:
        agenda = self.commons.agenda
        item = agenda.top()
        slot = argument_of(item)
        self.commons.spend_cube(seat, good)
        self.cubes[slot - number_of(item)] += cube(good)
        if agenda.tick():
            self.take(seat, slot)

    def take(self, seat: i64, slot: i64) -> None:
        """The card goes to the hand and its cubes to the storage; the row slides left."""
        self.hand[seat] |= bit(self.row[slot])
        self.commons.hold[seat] += self.cubes[slot]
        last = self.rules.slots - 1
        while slot < last:
            self.row[slot] = self.row[slot + 1]
            self.cubes[slot] = self.cubes[slot + 1]
            slot += 1
        self.row[last] = NO_CARD
        self.cubes[last] = 0
        if not self.deck.empty():
            self.commons.agenda.push(DEALING, CHANCE, 1, 0)

    def refuse_deal(self, merchant: i64) -> i64:
        return LEGAL if has(self.deck.top(), merchant + STARTING_CARDS) else NOT_IN_DECK

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
        self.commons.agenda.tick()

    # -- play (STS-9) ------------------------------------------------------------------------

    def legal_play(self, seat: i64, buffer: vec[i64], n: i64) -> i64:
        rules = self.rules
        goods = self.commons.hold[seat]
        cards = self.hand[seat]
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            first = rules.play + rules.play_first[card]
            give = rules.give[card]
            repeats: i64 = 1
            if give != 0:
                repeats = times(goods, give, rules.change[card])
            while repeats > 0:
                buffer[n] = first
                n += 1
                first += 1
                repeats -= 1
        return n

    def refuse_play(self, seat: i64, play: i64) -> i64:
        rules = self.rules
        card = rules.play_card[play]
        if not has(self.hand[seat], card):
            return NOT_IN_HAND
        give = rules.give[card]
        if give != 0 and times(self.commons.hold[seat], give, rules.change[card]) < rules.play_times[play]:
            return CANNOT_PAY_TRADE
        return LEGAL

    def apply_play(self, seat: i64, play: i64) -> None:
        """The card lies face up and its effect happens (COM-2 to COM-4)."""
        rules = self.rules
        card = rules.play_card[play]
        played = bit(card)
        self.hand[seat] &= ~played
        self.played[seat] |= played
        self.commons.hold[seat] += rules.change[card] * rules.play_times[play]
        upgrades = rules.upgrades[card]
        if upgrades > 0:
            self.commons.agenda.push(UPGRADING, seat, upgrades, 0)

    # -- rest (STS-18) -----------------------------------------------------------------------

    def legal_rest(self, buffer: vec[i64], n: i64) -> i64:
        """Always possible, also with nothing to take back (RUL-3)."""
        buffer[n] = self.rules.rest
        return n + 1

    def apply_rest(self, seat: i64) -> None:
        self.hand[seat] |= self.played[seat] | self.discarded[seat]
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
        if phase_of(item) == PLACING:
            return self.legal_place(actor_of(item), buffer, 0)
        n: i64 = 0
        cards = self.deck.top()
        while cards != 0:
            buffer[n] = self.rules.deal + lowest(cards) - STARTING_CARDS
            cards &= cards - 1
            n += 1
        return n

    def why_not(self, item: i64, verb: i64, argument: i64) -> i64:
        phase = phase_of(item)
        if verb == PLACE and phase == PLACING:
            return self.commons.refuse_cube(actor_of(item), argument)
        if verb == DEAL and phase == DEALING:
            return self.refuse_deal(argument)
        return NOT_ASKED

    def perform(self, seat: i64, verb: i64, argument: i64) -> None:
        if verb == PLAY:
            self.apply_play(seat, argument)
        elif verb == PLACE:
            self.apply_place(seat, argument)
        elif verb == ACQUIRE:
            self.apply_acquire(seat, argument)
        elif verb == REST:
            self.apply_rest(seat)
        else:
            self.apply_deal(argument)

    def check(self, item: i64) -> bool:
        number = number_of(item)
        if phase_of(item) == DEALING:
            free = sum([int(card == NO_CARD) for card in self.row])
            return actor_of(item) == CHANCE and number <= min(self.deck.size(), free)
        slot = argument_of(item)
        return (
            0 < slot < self.rules.slots
            and actor_of(item) == self.commons.seat
            and number <= min(slot, total(self.commons.hold[self.commons.seat]))
            and self.row[slot] != NO_CARD
        )

    def check_whole(self, over: bool) -> None:
        free = sum([int(card == NO_CARD) for card in self.row])
        agenda = self.commons.agenda
        due = agenda.asks_for(DEALING)
        if free != due and not self.deck.empty() and agenda.asks_for(DRAWING_FIRST) == 0:
            raise BadText("the row has empty slots, and the deck has cards for them")

    # -- plain data ------------------------------------------------------------------------------

    def data(self) -> Plain:
        names = self.rules.names
        found: Plain = {}
        for seat in range(self.commons.players):
            found[f"hand.{seat + 1}"] = or_none([names[c] for c in members(self.hand[seat])])
            found[f"played.{seat + 1}"] = or_none([names[c] for c in members(self.played[seat])])
            found[f"discarded.{seat + 1}"] = or_none([names[c] for c in members(self.discarded[seat])])
        found["row"] = [self.slot_text(slot) for slot in range(self.rules.slots)]
        layers = [[names[c] for c in layer] for layer in self.deck.sets()]
        found["deck"] = or_none(" / ".join([" ".join(layer) for layer in layers]).split())
        return found

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
        names = self.rules.names
        return {
            "hand": [names[card] for card in members(self.hand[seat])],
            "played": [names[card] for card in members(self.played[seat])],
            "discarded": [names[card] for card in members(self.discarded[seat])],
        }

    def read(self, reader: Reader) -> None:
        names = self.rules.names
        seen = 0
        for seat in range(self.commons.players):
            piles = [reader.name_set(f"{pile}.{seat + 1}", names) for pile in ("hand", "played", "discarded")]
            self.hand[seat], self.played[seat], self.discarded[seat] = piles
            owned = piles[0] | piles[1] | piles[2]
            if count(piles[0]) + count(piles[1]) + count(piles[2]) != count(owned):
                raise BadText(f"seat {seat + 1} has the same card in two piles")
            self._once(seen, owned & int(self.rules.merchants))
            seen |= owned
        seen |= self._read_row(reader, seen)
        self._read_deck(reader, seen)

    def _once(self, seen: int, cards: int) -> None:
        if seen & cards:
            raise BadText(f"the card {self.rules.names[lowest(seen & cards)]} stands there twice")

    def _read_row(self, reader: Reader, seen: int) -> int:
        slots = reader.words("row")
        if len(slots) != self.rules.slots:
            raise BadText(f"'row' takes {self.rules.slots} slots, not {len(slots)}")
        found = 0
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
            self._once(seen | found, int(bit(self.row[slot])))
            found |= int(bit(self.row[slot]))
        return found

    def _read_deck(self, reader: Reader, seen: int) -> None:
        """Layers, top first, with a stroke between them."""
        layers = " ".join(reader.words("deck")).split(" / ")
        names = self.rules.names
        for number, layer in enumerate(layers):
            cards = Reader({"deck": layer.split()}).name_set("deck", names)
            self._once(seen, cards)
            if cards & int(self.rules.starting) or (cards == 0 and len(layers) > 1):
                raise BadText("'deck' holds merchants, in layers that are not empty")
            seen |= cards
            if number == 0:
                self.deck.first = cards
            else:
                self.deck.put_under(cards)


def new_caravan(rules: CaravanRules, commons: Commons) -> Caravan:
    """The starting cards in every hand (STS-1), all merchants in the deck (STS-2)."""
    players = commons.players
    slots = rules.slots
    return Caravan(
        rules,
        commons,
        vec[i64]([rules.starting] * players),
        vec[i64]([0] * players),
        vec[i64]([0] * players),
        vec[i64]([NO_CARD] * slots),
        vec[i64]([0] * slots),
        pile_of(rules.merchants),
    )
