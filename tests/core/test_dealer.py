"""Chance: a seed gives one game, on every build and machine."""

import hashlib
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tradewinds.core.dealer import Dealer, Dice

LARGE = 2**200 + 12345


def test_draws_are_the_keyed_hash_of_seed_and_number() -> None:
    """Written out once more with hashlib, as anybody could who checks a finished game."""
    key = hashlib.sha256(b"tradewinds deal " + str(LARGE).encode()).digest()
    words: list[int] = []
    for block in range(3):
        digest = hashlib.blake2b(block.to_bytes(8, "little"), key=key, digest_size=64).digest()
        words += [int.from_bytes(digest[at : at + 4], "little") for at in range(0, 64, 4)]
    dealer = Dealer(LARGE)
    assert [dealer.below(1000) for _ in range(48)] == [word * 1000 >> 32 for word in words]
    assert dealer.draws == 48


def test_a_dealer_goes_on_from_a_draw_number() -> None:
    dealer = Dealer("club night")
    first = [dealer.below(52) for _ in range(40)]
    assert [Dealer("club night", draws=25).below(52)] == first[25:26]


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert Dealer("abc").commitment() == hashlib.sha256(b"abc").hexdigest()
    assert Dealer(7).commitment() == Dealer("7").commitment()


def test_dice_are_the_same_everywhere() -> None:
    """Multiply-with-carry in unlimited integers gives the very same numbers."""
    digest = hashlib.sha256(b"tradewinds dice " + str(LARGE).encode()).digest()
    value = int.from_bytes(digest[:7], "little") + 1
    dice, expected = Dice(LARGE), []
    for _ in range(2000):
        value = 1791398085 * (value & 0xFFFFFFFF) + (value >> 32)
        expected.append(((value ^ (value >> 32)) & 0xFFFFFFFF) * 6 >> 32)
    assert [dice.below(6) for _ in range(2000)] == expected


@given(st.integers(), st.integers(1, 2**31 - 1))
def test_numbers_stay_below(seed: int, n: int) -> None:
    assert 0 <= Dice(seed).below(n) < n
    assert 0 <= Dealer(seed).below(n) < n


def test_dice_and_dealer_are_fair_enough() -> None:
    for source in (Dice(3), Dealer(3)):
        seen = Counter(int(source.below(10)) for _ in range(20_000))
        assert all(1800 < seen[face] < 2200 for face in range(10))
