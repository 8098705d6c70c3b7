"""A slice of state: what one rule module keeps, and how it looks in text and in views.

Phases, verbs and reasons are numbers; module number m owns 16 * m to 16 * m + 15 of phases and
verbs (0 is what all games share), and numbers from 64 on are answered by the game itself.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tradewinds.core.notation import Plain, Reader

OWN: Final[i64] = 64  # the first phase, verb and reason of a game's own


@mypyc_attr(acyclic=True)
class Slice:
    def data(self) -> Plain:
        """Everything in this slice as words."""
        raise TypeError("a slice defines data()")

    def read(self, reader: Reader) -> None:
        """The opposite of `data`, into a new slice."""
        raise TypeError("a slice defines read()")

    def check(self, item: i64) -> bool:
        """Whether a question of the agenda, read from text, can be asked."""
        raise TypeError("a slice defines check()")

    def check_whole(self, over: bool) -> None:
        """Raise BadText when a slice that was read from text cannot be part of any game."""
        raise TypeError("a slice defines check_whole()")

    def view(self) -> dict[str, object]:
        """What lies on the table for everybody to see."""
        raise TypeError("a slice defines view()")

    def seat_view(self, seat: i64, shown: bool) -> dict[str, object]:
        """A seat's things; `shown` is whether the viewer may see its score (RUL-9)."""
        raise TypeError("a slice defines seat_view()")
