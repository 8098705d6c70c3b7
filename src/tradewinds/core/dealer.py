"""Where chance comes from.

`Dealer` is for games that matter: draw number d of a game is a keyed hash of the secret seed
and d, so a seed gives one game, its hash can be published first and the seed at the end.
`Dice` is a small fast generator for playouts and random players, where nobody has to prove
anything. Both give the same numbers compiled and uncompiled.
"""

import hashlib
import struct
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tradewinds.core.errors import BadOption

_LOW_32: Final[i64] = 0xFFFFFFFF
_DRAWS_A_BLOCK: Final[i64] = 16
LONGEST_SEED: Final = 1000


def seed_text(seed: int | str) -> str:
    """A seed as the line of text that stands in records; an integer is the same as its digits."""
    text = str(seed)
    if not text.isprintable() or len(text) > LONGEST_SEED:
        raise BadOption(f"a seed is a number or one line of text, {LONGEST_SEED} characters at the most")
    return text


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Anything that can pick one of n equally likely things."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        raise TypeError("a source of chance defines below(n)")


class Dealer(Source):
    """Draws from a secret seed (any integer, or a line of text): keyed BLAKE2b, sixteen draws a block.

    `draws` counts the draws so far; a dealer made with it goes on from there.

    >>> first, again = tradewinds.Dealer("a secret"), tradewinds.Dealer("a secret")
    >>> [first.below(52) for _ in range(5)] == [again.below(52) for _ in range(5)]
    True
    >>> first.commitment() == again.commitment()
    True

    A 32-bit word w picks (w * n) >> 32: for the n of these games the chances of two outcomes
    differ by less than one in ten million.
    """

    def __init__(self, seed: int | str, draws: int = 0) -> None:
        self.seed: Final[str] = seed_text(seed)
        self._key: Final[bytes] = hashlib.sha256(b"tradewinds deal " + self.seed.encode()).digest()
        self.draws: i64 = draws
        self._block: i64 = -1
        self._words: tuple[int, ...] = ()

    def below(self, n: i64) -> i64:
        block = self.draws // _DRAWS_A_BLOCK
        if block != self._block:
            number = struct.pack("<Q", block)
            digest = hashlib.blake2b(number, key=self._key, digest_size=64).digest()
            self._words = struct.unpack("<16I", digest)
            self._block = block
        word: i64 = self._words[self.draws - block * _DRAWS_A_BLOCK]
        self.draws += 1
        return (word * n) >> 32

    def commitment(self) -> str:
        """What may be published before the game: the SHA-256 of the seed."""
        return hashlib.sha256(self.seed.encode()).hexdigest()


class Dice(Source):
    """Fast chance for playouts: Marsaglia's multiply-with-carry, period about 2**62, products below 2**63."""

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(b"tradewinds dice " + seed_text(seed).encode()).digest()
        value = int.from_bytes(digest[:7], "little")
        self._value: i64 = value + 1

    def below(self, n: i64) -> i64:
        value = self._value
        value = 1791398085 * (value & _LOW_32) + (value >> 32)
        self._value = value
        return (((value ^ (value >> 32)) & _LOW_32) * n) >> 32
