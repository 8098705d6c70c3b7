"""Goods: four kinds of cubes in ascending value, packed into one integer (COM-1).

Each good has a field of twelve bits, the highest of which is a guard that stays clear. Adding
goods is one addition, and whether a cost can be paid is one subtraction and one mask: a field
that would go below zero eats its guard.
"""

from typing import Final

from mypy_extensions import i64

from tradewinds.core.errors import BadText

LETTERS: Final = "YRGB"
NAMES: Final = ("yellow", "red", "green", "brown")
YELLOW: Final[i64] = 0
RED: Final[i64] = 1
BROWN: Final[i64] = 3

MOST_CUBES: Final = 2000  # in one text: more than any game brings together, less than a field holds
_FIELD: Final[i64] = 12
_BROWN_CUBE: Final[i64] = 0x1000000000
_MASK: Final[i64] = 0xFFF
_GUARDS: Final[i64] = 0x800800800800


def cube(good: i64) -> i64:
    """One cube of a good."""
    return _BROWN_CUBE >> ((BROWN - good) * _FIELD)  # not a left shift: see core/bits.py


def amount(goods: i64, good: i64) -> i64:
    """How many cubes of one good."""
    return (goods >> (good * _FIELD)) & _MASK


def total(goods: i64) -> i64:
    """How many cubes in all."""
    halves = goods + (goods >> 24)
    return (halves + (halves >> 12)) & _MASK


def affordable(goods: i64, cost: i64) -> bool:
    """Whether `goods` holds every cube of `cost`."""
    return ((goods | _GUARDS) - cost) & _GUARDS == _GUARDS


def times(goods: i64, give: i64, change: i64) -> i64:
    """How often a trade can be done in a row, with what it brings in counting (COM-4).

    A trade loses cubes of some good each time (the catalog sees to it), so this ends.
    """
    repeats: i64 = 0
    while ((goods | _GUARDS) - give) & _GUARDS == _GUARDS:
        goods += change
        repeats += 1
    return repeats


def upgraded(goods: i64, good: i64) -> i64:
    """One cube of `good` replaced by one of the next level (COM-2)."""
    return goods - cube(good) + cube(good + 1)


def worth(goods: i64) -> i64:
    """Points at the end: one for every cube that is not yellow (COM-7)."""
    return total(goods) - amount(goods, YELLOW)


def goods_text(goods: i64) -> str:
    """Canonical text: letters in ascending value, or `-` for none."""
    text = ""
    for good in range(4):
        text += LETTERS[good] * amount(goods, good)
    return text or "-"


def parse_goods(text: str) -> i64:
    """Goods from letters in any order; `-` is none."""
    goods: i64 = 0
    if text == "-":
        return goods
    for letter in text:
        good: i64 = LETTERS.find(letter)
        if good < 0:
            raise BadText(f"'{text}' is not goods: expected letters of {LETTERS}, or -")
        goods += cube(good)
    if text == "" or len(text) > MOST_CUBES:
        raise BadText(f"goods are 1 to {MOST_CUBES} letters of YRGB, or - for none")
    return goods
