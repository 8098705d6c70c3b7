"""Piles: decks and stacks whose order nobody knows, not even the program.

A pile knows which cards are left and in which layer, top layer first. A draw takes any card of
the top layer that is not empty, each equally likely, and only then does the order exist. Cards
put under a deck form its last layer. One card may hide *within* the next few (the closed-port
tile of STS-4): which of the others lie with it is unknown, so it is not a layer of its own.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.core.bits import bit, count, members, nth
from tradewinds.core.dealer import Source

HIDDEN: Final[i64] = 62  # what a draw answers for the hidden card


@final
@mypyc_attr(acyclic=True)
class Pile:
    def __init__(self, first: i64, under: vec[i64], within: i64) -> None:
        self.first = first  # the top layer: a set of cards, empty only when the pile is
        self.under = under  # the layers below it, top first; shared with copies (core/rows.py)
        self.within = within  # the hidden card is among this many next cards; 0: it is not here

    def copy(self) -> "Pile":
        return Pile(self.first, self.under, self.within)

    def empty(self) -> bool:
        return self.first == 0 and self.within == 0

    def size(self) -> i64:
        cards = count(self.first)
        if self.within > 0:
            cards += 1
        for layer in self.under:
            cards += count(layer)
        return cards

    def top(self) -> i64:
        """The cards that the next draw can bring, the hidden one aside."""
        if self.within == 1:
            return 0
        return self.first

    def pick(self, source: Source) -> i64:
        """What the next draw brings: a card, or HIDDEN. Nothing is taken yet.

        Weights as in `weight`, cards in ascending order, the hidden one last.
        """
        top = self.first
        if self.within == 0:
            return nth(top, source.below(count(top)))
        others = self.within - 1
        cards = count(top)
        if others == 0 or cards == 0:
            return HIDDEN
        number = source.below(cards * self.within)
        return HIDDEN if number >= cards * others else nth(top, number // others)

    def weight(self, card: i64) -> i64:
        """Chance of a card in the next draw, as a whole number beside the others'."""
        if self.within == 0:
            return 1
        if card != HIDDEN:
            return self.within - 1
        return max(count(self.first), 1)

    def take(self, card: i64) -> None:
        """Take a card that the draw may bring."""
        if card == HIDDEN:
            self.within = 0
            return
        if self.within > 0:
            self.within -= 1
        self.first &= ~bit(card)
        if self.first == 0 and len(self.under) > 0:
            self.first = self.under[0]
            self.under = self.under[1:]

    def put_under(self, cards: i64) -> None:
        """Lay cards under the pile in an order that nobody knows: a last layer."""
        if self.first == 0:
            self.first = cards
        else:
            self.under = append(self.under[:], cards)

    def sets(self) -> list[list[int]]:
        """The layers as lists, for text and views."""
        return [members(self.first), *[members(layer) for layer in self.under]]


def pile_of(cards: i64) -> Pile:
    """A shuffled pile: one layer."""
    return Pile(cards, vec[i64](), 0)
