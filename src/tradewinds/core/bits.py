"""Sets of small numbers (cards, tiles, seats) as the bits of one integer, 0 to 61.

Two things that the compiler does decide the style here. A one shifted left by a 64-bit number
becomes a 32-bit shift, wrong from 31 on, also when the one is in a variable: so `bit` shifts a
large number to the right. And a literal of more than 62 bits is kept as an object: so there are
none, and sets end at 61.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A de Bruijn sequence: its six-bit windows are all different, so multiplying it by a single
# bit and looking at the top six bits tells which bit it was.
SEQUENCE: Final[i64] = 0x022FDD63CC95386D
_BIT_61: Final[i64] = 0x2000000000000000


def bit(position: i64) -> i64:
    """The set that holds `position` alone."""
    return _BIT_61 >> (61 - position)


def positions() -> vec[i64]:
    """Which bit a product with the sequence was made from, by its top six bits."""
    size: i64 = 64
    table = vec[i64]([0] * size)
    position: i64 = 0
    while position < 62:
        table[((bit(position) * SEQUENCE) >> 57) & 63] = position
        position += 1
    return table


_POSITION: Final[vec[i64]] = positions()


def has(members: i64, position: i64) -> bool:
    return (members >> position) & 1 != 0


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _POSITION[(((members & -members) * SEQUENCE) >> 57) & 63]


def count(members: i64) -> i64:
    """How many members a set has."""
    members = members - ((members >> 1) & 0x1555555555555555)
    members = (members & 0x3333333333333333) + ((members >> 2) & 0x3333333333333333)
    members = (members + (members >> 4)) & 0x0F0F0F0F0F0F0F0F
    members += members >> 8
    members += members >> 16
    members += members >> 32
    return members & 0x7F


def nth(members: i64, number: i64) -> i64:
    """The member with `number` smaller ones."""
    while number > 0:
        members &= members - 1
        number -= 1
    return lowest(members)


def sum_over(values: vec[i64], members: i64) -> i64:
    """The values of all members together."""
    found: i64 = 0
    while members != 0:
        found += values[lowest(members)]
        members &= members - 1
    return found


def members(mask: i64) -> list[int]:
    """All members in ascending order."""
    found: list[int] = []
    while mask != 0:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def write_set(options: i64, first: i64, buffer: vec[i64], n: i64) -> i64:
    """Write one option for each member of a set into the buffer; answers how many there are then."""
    while options != 0:
        buffer[n] = first + lowest(options)
        options &= options - 1
        n += 1
    return n
