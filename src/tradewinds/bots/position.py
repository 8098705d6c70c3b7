"""What a bot is asked, and what a bot is.

A position holds nothing that the seat may not know. Its view is what the seat sees, and the state
it gives to think with has no more, but for what everybody saw before it was turned face down. A pile
knows which cards are left and not in which order, so whoever plays on from it has to draw for
themselves, and no two tries need to bring the same.
"""

from functools import cached_property
from typing import Protocol

from tradewinds.core.actions import Action
from tradewinds.core.errors import BadOption
from tradewinds.core.state import Game, State
from tradewinds.core.view import View


class Position:
    """A decision to make. `seat` is whom you play, from 0."""

    def __init__(self, state: State, seed: str = "") -> None:
        """`seed` is for bots that leave something to chance: the same one, the same choice."""
        if state.actor < 0:
            raise BadOption("no seat is to decide anything")
        self._state = state
        self.seat = int(state.actor)
        self.seed = seed

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._state.game

    @cached_property
    def legal(self) -> list[int]:
        """The indices of all actions that may be taken."""
        return self._state.legal()

    @cached_property
    def texts(self) -> list[str]:
        """The same actions as text, in the same order."""
        return [self.game.action_text(action) for action in self.legal]

    @cached_property
    def view(self) -> View:
        """What the seat sees."""
        return self._state.view(self.seat)

    def state(self) -> State:
        """A state to think with, new each time: play on from it as you like."""
        return self._state.copy()


class Bot(Protocol):
    """A player: a class with one method, and a constructor that needs no arguments."""

    def choose(self, position: Position) -> int | str | Action:
        """One of the actions of `position.legal`, as its index or as its text."""
        ...
