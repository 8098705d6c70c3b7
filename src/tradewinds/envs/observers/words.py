"""Small numbers in words: eight bytes in one 64-bit integer, the first byte lowest.

Observers write words, and whoever learns reads them as bytes. The last byte of a word stays below
128, so that words are never negative: everything here is capped at 127.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.core.goods import amount

MOST: Final[i64] = 127  # the largest number that is written; what is more looks like this
NOTHING: Final[i64] = 0  # typed: beside a typed number a plain 0 would be compiled as an object
_ABOVE: Final[i64] = 0xF80F80F80F80  # bits of goods that more than 127 cubes of a kind would have


def byte_table() -> vec[i64]:
    """A one in each byte of a word."""
    return vec[i64]([256**place for place in range(8)])


def spread_table() -> vec[i64]:
    """A set of eight as a word: byte n is 1 when n is in it."""
    return vec[i64]([sum([256**place for place in range(8) if members & 2**place]) for members in range(256)])


BYTE: Final[vec[i64]] = byte_table()
_SPREAD: Final[vec[i64]] = spread_table()


def capped(value: i64) -> i64:
    return value if value < MOST else MOST


def four(goods: i64) -> i64:
    """Goods as four bytes."""
    if goods & _ABOVE == 0:
        return (
            (goods & 0x7F)
            | ((goods >> 4) & 0x7F00)
            | ((goods >> 8) & 0x7F0000)
            | ((goods >> 12) & 0x7F000000)
        )
    found: i64 = 0
    good: i64 = 0
    while good < 4:
        found |= capped(amount(goods, good)) * BYTE[good]
        good += 1
    return found


def words_for(count: int) -> int:
    """How many words hold so many bytes."""
    return (count + 7) // 8


def clear(words: vec[i64], at: i64, size: i64) -> i64:
    """Zeros in so many words; answers the place after them."""
    end = at + size
    while at < end:
        words[at] = 0
        at += 1
    return at


def write_members(members: i64, size: i64, words: vec[i64], at: i64) -> i64:
    """A set as bytes of 0 and 1, in so many words; answers the place after it."""
    end = at + size
    while at < end:
        words[at] = _SPREAD[members & 255]
        members >>= 8
        at += 1
    return at


def write_two_sets(ones: i64, twos: i64, size: i64, words: vec[i64], at: i64) -> i64:
    """Two sets without a common member: 1 for those of the first, 2 for those of the second."""
    end = at + size
    while at < end:
        words[at] = _SPREAD[ones & 255] + _SPREAD[twos & 255] * 2
        ones >>= 8
        twos >>= 8
        at += 1
    return at
