"""What is still to be decided in this turn: a stack of open questions.

An action pushes what it leads to (cubes to pay, a card to draw) and never needs to know what
was open before it; when a question is settled, the one below is asked again. An empty agenda
is the end of a turn. This is how rules of one module run inside those of another.

An item packs the phase, who is asked, how many times, and a number of the phase's own.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

CHANCE: Final[i64] = -1  # the actor of a draw
NOBODY: Final[i64] = -2  # the actor when the game is over

DEPTH: Final[i64] = 24
_CHANCE_SEAT: Final[i64] = 255


def step_of(phase: i64, number: i64, argument: i64) -> i64:
    """An item for whoever comes to it: `Agenda.push_step` adds the actor."""
    return phase | (number << 16) | (argument << 32)


def item_of(phase: i64, actor: i64, number: i64, argument: i64) -> i64:
    seat = _CHANCE_SEAT if actor == CHANCE else actor
    return phase | (seat << 8) | (number << 16) | (argument << 32)


def phase_of(item: i64) -> i64:
    return item & 255


def actor_of(item: i64) -> i64:
    seat = (item >> 8) & 255
    return CHANCE if seat == _CHANCE_SEAT else seat


def number_of(item: i64) -> i64:
    return (item >> 16) & 0xFFFF


def argument_of(item: i64) -> i64:
    return item >> 32


@final
@mypyc_attr(acyclic=True)
class Agenda:
    def __init__(self, items: vec[i64], depth: i64) -> None:
        self.items = items
        self.depth = depth

    def copy(self) -> "Agenda":
        return Agenda(self.items[:], self.depth)

    def top(self) -> i64:
        return self.items[self.depth - 1]

    def below(self) -> i64:
        """What is asked after the top item; 0 when that is the last one."""
        return self.items[self.depth - 2] if self.depth > 1 else 0

    def push(self, phase: i64, actor: i64, number: i64, argument: i64) -> None:
        self.items[self.depth] = item_of(phase, actor, number, argument)
        self.depth += 1

    def push_step(self, step: i64, actor: i64) -> None:
        """Ask a seat what is printed somewhere as an item without an actor."""
        self.items[self.depth] = step | (actor << 8)
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1

    def tick(self) -> bool:
        """One of the top item's times is done; True when that was the last one."""
        item = self.items[self.depth - 1] - 0x10000
        if number_of(item) == 0:
            self.depth -= 1
            return True
        self.items[self.depth - 1] = item
        return False

    def asks_for(self, phase: i64) -> i64:
        """How many times a phase is still to be asked, at any depth."""
        asked: i64 = 0
        position: i64 = 0
        while position < self.depth:
            if phase_of(self.items[position]) == phase:
                asked += number_of(self.items[position])
            position += 1
        return asked

    def retarget(self, argument: i64) -> None:
        """Change the top item's own number."""
        item = self.items[self.depth - 1]
        self.items[self.depth - 1] = (item & 0xFFFFFFFF) | (argument << 32)


def new_agenda() -> Agenda:
    return Agenda(vec[i64]([0] * DEPTH), 0)
