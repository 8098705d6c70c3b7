"""What a seat can see, as an array of small numbers: the same facts as its view, in a fixed order.

    observation = Observation(game, players=3)
    array = observation.of(state, seat)

The array has `size` numbers of type uint8. First come those about the table, then those about each
seat: the one that looks, then the others clockwise. `fields` says what stands where.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.core.agenda import NOBODY
from tradewinds.core.errors import BadOption
from tradewinds.core.state import Game, State
from tradewinds.envs.observers.observer import Entry
from tradewinds.envs.observers.sight import Sight, block_words, places
from tradewinds.games.parts import Parts

VERSION = 1  # of what observations look like; docs/observations.md has the history


@dataclass(frozen=True)
class Field:
    """Numbers that belong together: they begin at `offset` and have this shape and range."""

    name: str
    offset: int
    shape: tuple[int, ...]
    low: int
    high: int
    text: str

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=np.int64))

    def of(self, array: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
        """This field in an observation, or in each row of many."""
        part = array[..., self.offset : self.offset + self.size]
        return part.reshape((*array.shape[:-1], *self.shape))


class Observation:
    """How observations of a game look for a number of players.

    With `fixed` they have room for as many seats as the game can have, so that one learner sits at
    tables of every size; seats that nobody has are zeros.
    """

    dtype: Final = np.dtype(np.uint8)

    def __init__(self, game: Game, players: int, fixed: bool = False) -> None:
        game.check_players(players)
        self.game: Final = game
        self.players: Final = players
        self.seats: Final = game.most if fixed else players
        self.sight: Final = Sight(game, self.seats)
        self.fields: Final[tuple[Field, ...]] = tuple(_fields(self.sight))
        self.size: Final = int(self.sight.size) * 8
        self.low: Final[npt.NDArray[np.uint8]] = np.zeros(self.size, np.uint8)
        self.high: Final[npt.NDArray[np.uint8]] = np.zeros(self.size, np.uint8)
        for field in self.fields:
            self.high[field.offset : field.offset + field.size] = field.high
        self._words: Final = vec[i64]([0] * int(self.sight.size))

    def of(self, state: State, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat sees now."""
        if state.game is not self.game or state.players != self.players:
            raise BadOption("the state is of another game, or of another number of players")
        if not 0 <= seat < self.players:
            raise BadOption(f"there is no seat {seat}: seats are 0 to {self.players - 1}")
        self.sight.write(Parts(state), seat, self._words, 0)
        return np.frombuffer(memoryview(self._words), np.uint8).copy()

    def field(self, name: str) -> Field:
        """A field by its name: those of the table as they are, those of seats as in `goods.0`."""
        for field in self.fields:
            if field.name == name:
                return field
        raise BadOption(f"there is no field '{name}' in observations of {self.game.id}")


def _fields(sight: Sight) -> Iterator[Field]:
    start = 0
    for observer in sight.observers:
        yield from _placed(observer.common, start, "")
        start += block_words(observer.common) * 8
    for seat in range(int(sight.seats)):
        for observer in sight.observers:
            yield from _placed(observer.seat, start, f".{seat}")
            start += block_words(observer.seat) * 8


def _placed(entries: list[Entry], start: int, suffix: str) -> Iterator[Field]:
    for entry, place in zip(entries, places(entries), strict=False):
        yield Field(entry.name + suffix, start + place, entry.shape, 0, entry.high, entry.text)


def mask_of(state: State) -> npt.NDArray[np.bool_]:
    """For every action whether it may be taken now; no action when the game is over."""
    mask = np.zeros(state.game.action_count, np.bool_)
    if state.actor != NOBODY:
        mask[state.legal()] = True
    return mask
