"""A slice of state: what one rule module keeps, and how it looks in text and in views.

Phases, verbs and reasons are numbers: see core/codes.py.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.core.dealer import Source
from tradewinds.core.notation import Plain, Reader


@mypyc_attr(acyclic=True)
class Slice:
    # -- what its phases ask and its verbs do ----------------------------------------------------

    def write_options(self, item: i64, buffer: vec[i64]) -> i64:
        """Write the options of a question of this module into the buffer; answers how many."""
        raise TypeError("a slice defines write_options()")

    def why_not(self, item: i64, verb: i64, argument: i64) -> i64:
        """0 when the answer to a question of this module is legal, else the code of the reason."""
        raise TypeError("a slice defines why_not()")

    def perform(self, seat: i64, verb: i64, argument: i64) -> None:
        """Do what a verb of this module says, as an answer or as a turn."""
        raise TypeError("a slice defines perform()")

    def asks(self, item: i64) -> bool:
        """Whether a question of this module leaves anything to decide."""
        return True

    def on_skipped(self, item: i64) -> None:
        """A question that leaves nothing to decide is dropped, and this happens: mostly nothing.

        This is how steps that nobody decides (a gain, cards that slide) wait for their turn.
        """

    def refuse_step(self, step: i64, seat: i64, goods: i64) -> i64:
        """0 when a seat with these goods could do a printed step of this module, else the reason."""
        raise TypeError("a slice with printed steps defines refuse_step()")

    def draw(self, item: i64, source: Source) -> i64:
        """The action that chance takes as the answer to a question of this module."""
        raise TypeError("a slice defines draw()")

    def weight(self, verb: i64, argument: i64) -> i64:
        """The weight of a draw beside the others that may come now."""
        return 1

    # -- words and views ---------------------------------------------------------------------------

    def data(self) -> Plain:
        """Everything in this slice as words."""
        raise TypeError("a slice defines data()")

    def read(self, reader: Reader) -> None:
        """The opposite of `data`, into a new slice."""
        raise TypeError("a slice defines read()")

    def sets_up(self, phase: i64) -> bool:
        """Whether a question is only asked before the first turn."""
        return False

    def check(self, item: i64) -> bool:
        """Whether the top question of the agenda, read from text, can be asked upon the one below it."""
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


@mypyc_attr(acyclic=True)
class Absent(Slice):
    """Stands in the list of modules for one that a game does without."""

    def data(self) -> Plain:
        return {}

    def read(self, reader: Reader) -> None:
        pass

    def check_whole(self, over: bool) -> None:
        pass

    def view(self) -> dict[str, object]:
        return {}

    def seat_view(self, seat: i64, shown: bool) -> dict[str, object]:
        return {}


ABSENT: Final = Absent()
