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
    def __init__(self, layers: vec[i64], within: i64) -> None:
        self.layers = layers  # sets of cards, top first; an empty layer is never the top one
        self.within = within  # the hidden card is among this many next cards; 0: it is not here

    def copy(self) -> "Pile":
        return Pile(self.layers[:], self.within)

    def empty(self) -> bool:
        return self.layers[0] == 0 and self.within == 0

    def size(self) -> i64:
        cards: i64 = 0
        if self.within > 0:
            cards = 1
        for layer in self.layers:
            cards += count(layer)
        return cards

    def top(self) -> i64:
        """The cards that the next draw can bring, the hidden one aside."""
        if self.within == 1:
            return 0
        return self.layers[0]

    def pick(self, source: Source) -> i64:
        """What the next draw brings: a card, or HIDDEN. Nothing is taken yet.

        Weights as in `weight`, cards in ascending order, the hidden one last.
        """
        top = self.layers[0]
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
        return max(count(self.layers[0]), 1)

    def take(self, card: i64) -> None:
        """Take a card that the draw may bring."""
        if card == HIDDEN:
            self.within = 0
            return
        if self.within > 0:
            self.within -= 1
        left = self.layers[0] & ~bit(card)
        self.layers[0] = left
        if left == 0 and len(self.layers) > 1:
            self.layers = self.layers[1:]

    def put_under(self, cards: i64) -> None:
        """Lay cards under the pile in an order that nobody knows: a last layer."""
        if self.layers[0] == 0:
            self.layers[0] = cards
        else:
            self.layers = append(self.layers, cards)

    def sets(self) -> list[list[int]]:
        """The layers as lists, for text and views."""
        return [members(layer) for layer in self.layers]


def pile_of(cards: i64) -> Pile:
    """A shuffled pile: one layer."""
    return Pile(vec[i64]([cards]), 0)
