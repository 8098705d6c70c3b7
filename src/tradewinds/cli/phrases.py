"""Small words that sentences are made of. Goods are the letters of the notation, in sums with numbers."""

from collections.abc import Sequence

from tradewinds.core.goods import LETTERS, NAMES
from tradewinds.narration.options import Option

GOOD_NAMES = dict(zip(LETTERS, NAMES, strict=True))
FEW = 5


def many(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}{'es' if thing.endswith('s') else 's'}"


def how_often(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def amounts(goods: str) -> str:
    """Goods as numbers with letters: `6Y 2R`."""
    counts = [(goods.count(letter), letter) for letter in LETTERS]
    return " ".join(f"{number}{letter}" for number, letter in counts if number)


def heap(goods: str) -> str:
    """A few goods as letters, many as numbers with letters."""
    return goods if len(goods) <= FEW else amounts(goods)


def exchange(option: Option) -> str:
    """What a trade takes and gives: `6Y for 2B`."""
    return f"{amounts(option.pays)} for {amounts(option.brings)}"


def trade_words(trade: str) -> str:
    """A trade that is still to be done: `trade YYY for RG, once or more`."""
    give, _, get = trade.partition(">")
    return f"trade {give} for {get}, once or more"


def card_words(text: str) -> str:
    """What a merchant card or a location says, as something to do."""
    if ">" in text:
        return trade_words(text)
    return text.replace("upgrade ", "upgrade up to ")


def next_good(letter: str) -> str:
    return LETTERS[LETTERS.index(letter) + 1]


def times_of(word: str) -> int:
    return int(word.removeprefix("x"))


def listed(words: Sequence[str], last: str = "and") -> str:
    """`Ann`, `Ann and Bob`, `Ann, Bob and Cleo`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def cube_words(letter: str) -> str:
    return f"a {GOOD_NAMES[letter]} cube {letter}"
