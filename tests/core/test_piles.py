"""Piles know what is left and in which layer, never in which order."""

from collections import Counter

from tradewinds.core.bits import members
from tradewinds.core.dealer import Dice
from tradewinds.core.piles import HIDDEN, pile_of


def test_a_pile_draws_every_card_once_from_bit_0_to_61() -> None:
    pile, dice = pile_of(2**62 - 1), Dice(1)
    drawn = []
    while not pile.empty():
        card = pile.pick(dice)
        pile.take(card)
        drawn.append(card)
    assert sorted(drawn) == list(range(62))
    assert drawn != sorted(drawn)


def test_cards_put_under_come_after_all_others() -> None:
    pile, dice = pile_of(0b1111), Dice(2)
    pile.put_under(0b11110000)
    pile.put_under(0b100000000)
    drawn = []
    while not pile.empty():
        card = pile.pick(dice)
        pile.take(card)
        drawn.append(card)
    assert set(drawn[:4]) == {0, 1, 2, 3}
    assert set(drawn[4:8]) == {4, 5, 6, 7}
    assert drawn[8] == 8


def test_cards_put_under_an_empty_pile_are_its_top() -> None:
    pile = pile_of(0)
    assert pile.empty()
    pile.put_under(0b110)
    assert members(pile.top()) == [1, 2]


def test_a_hidden_card_comes_with_equal_chance_at_each_of_its_places() -> None:
    places: Counter[int] = Counter()
    for seed in range(6000):
        pile, dice = pile_of(2**22 - 1), Dice(seed)
        pile.within = 6
        for place in range(1, 7):
            card = pile.pick(dice)
            pile.take(card)
            if card == HIDDEN:
                places[place] += 1
                break
    assert sum(places.values()) == 6000
    assert all(850 < places[place] < 1150 for place in range(1, 7))


def test_weights_of_a_hidden_card_are_exact() -> None:
    pile = pile_of(2**22 - 1)
    pile.within = 6
    total = 22 * pile.weight(0) + pile.weight(HIDDEN)
    assert pile.weight(HIDDEN) * 6 == total
    pile.within = 1
    assert pile.top() == 0
    assert pile.pick(Dice(1)) == HIDDEN


def test_copies_with_layers_below_are_independent() -> None:
    """Appending may write behind the end of a shared row; no copy may see that."""
    pile = pile_of(0b1)
    pile.put_under(0b10)
    pile.put_under(0b100)
    one, two = pile.copy(), pile.copy()
    one.put_under(0b1000)
    two.put_under(0b10000)
    assert pile.sets() == [[0], [1], [2]]
    assert one.sets() == [[0], [1], [2], [3]]
    assert two.sets() == [[0], [1], [2], [4]]


def test_a_copy_is_independent() -> None:
    pile = pile_of(0b111)
    other = pile.copy()
    other.take(0)
    other.put_under(0b1000)
    assert members(pile.top()) == [0, 1, 2]
    assert pile.size() == 3
