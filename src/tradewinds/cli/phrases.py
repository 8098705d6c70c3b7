"""Small words that captions are made of. Goods are the letters of the notation, in sums with numbers."""

from collections.abc import Sequence

from tradewinds.core.goods import LETTERS

FEW = 5


def many(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}{'es' if thing.endswith('s') else 's'}"


def amounts(goods: str) -> str:
    """Goods as numbers with letters: `6Y 2R`."""
    counts = [(goods.count(letter), letter) for letter in LETTERS]
    return " ".join(f"{number}{letter}" for number, letter in counts if number)


def heap(goods: str) -> str:
    """A few goods as letters, many as numbers with letters."""
    return goods if len(goods) <= FEW else amounts(goods)


def listed(words: Sequence[str], last: str = "and") -> str:
    """`Ann`, `Ann and Bob`, `Ann, Bob and Cleo`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"
