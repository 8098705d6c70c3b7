"""Thousands of games stepped by one call, on NumPy arrays.

    games = VectorGames("spice-road", players=2, games=1024, seed=1)
    seen = games.reset()
    while training:
        seen = games.step(policy(seen.observations, seen.masks))

Each step is the decision of whoever is asked in each game (`to_play`), so all seats are played by the
caller. Draws happen inside. A game that ends is followed at once by a new one: `ended` tells which
did, `rewards` what their seats got, and the observations are already those of the new game.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tradewinds.core.dealer import seed_text
from tradewinds.core.errors import BadOption
from tradewinds.core.state import Game, State
from tradewinds.envs.batch import WAIT as _WAIT
from tradewinds.envs.batch import Batch
from tradewinds.envs.observation import Observation
from tradewinds.envs.rewards import Kind, check_kind, rewards
from tradewinds.games.registry import make_game

WAIT: Final = int(_WAIT)  # instead of an action: that game stays as it is


class Seen(NamedTuple):
    """What there is to know after a step, a row for each game."""

    observations: npt.NDArray[np.uint8]  #: of the seat that is asked: games x `observation.size`
    masks: npt.NDArray[np.bool_]  #: the actions it may take: games x actions
    rewards: npt.NDArray[np.float64]  #: of all seats, where a game has ended: games x players
    ended: npt.NDArray[np.bool_]  #: whether the step ended the game
    to_play: npt.NDArray[np.int64]  #: the seat that is asked


class VectorGames:
    """Many games of one kind, stepped together.

    `fixed` gives observations the size of the largest table; `copy=False` gives arrays that the
    next step changes, which is a little faster.
    """

    def __init__(
        self,
        game: Game | str,
        players: int = 2,
        games: int = 1024,
        seed: int | str = 0,
        reward: Kind = "win",
        fixed: bool = False,
        copy: bool = True,
    ) -> None:
        if games < 1:
            raise BadOption(f"{games} games are too few")
        check_kind(reward)
        self.game: Final = make_game(game) if isinstance(game, str) else game
        self.players: Final = players
        self.games: Final = games
        self.reward: Final[Kind] = reward
        self.copy: Final = copy
        self.observation: Final = Observation(self.game, players, fixed)
        self._seed = seed_text(seed)
        self._batch: Final = Batch(self.game, players, games, self.observation.sight)
        self._observations: Final = self._rows(self._batch.observations)
        self._masks: Final = self._rows(self._batch.masks).view(np.bool_)[:, : self.game.action_count]
        self._to_play: Final = np.frombuffer(memoryview(self._batch.to_play), np.int64)
        self._samples: Final = np.frombuffer(memoryview(self._batch.samples), np.int64)
        self._batch.deal(self._seed)

    def _rows(self, words: Any) -> npt.NDArray[np.uint8]:
        return np.frombuffer(memoryview(words), np.uint8).reshape(self.games, -1)

    @property
    def states(self) -> list[State]:
        """The games as they are; whoever changes one of them spoils the arrays."""
        return [parts.state for parts in self._batch.tables]

    @property
    def finals(self) -> Mapping[int, State]:
        """The games that the last step ended, by number, as they ended."""
        return self._batch.ended

    def reset(self, seed: int | str | None = None) -> Seen:
        """Begin all games anew, with another seed or the same."""
        if seed is not None:
            self._seed = seed_text(seed)
        self._batch.deal(self._seed)
        return self.seen()

    def step(self, actions: npt.ArrayLike) -> Seen:
        """Take one action in each game, or `WAIT`. An illegal one raises, and nothing is changed."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise BadOption(f"a step takes {self.games} whole numbers, one a game")
        packed = chosen.astype("<i8").tobytes()
        self._batch.check(packed)
        self._batch.step(packed)
        return self.seen()

    def seen(self) -> Seen:
        """The arrays as they are now."""
        got = np.zeros((self.games, self.players))
        ended = np.zeros(self.games, np.bool_)
        for number, state in self._batch.ended.items():
            got[number] = rewards(state, self.reward)
            ended[number] = True
        observations, masks, to_play = self._observations, self._masks, self._to_play
        if self.copy:
            observations, masks, to_play = observations.copy(), masks.copy(), to_play.copy()
        # Kept until the next one is made: memory that is free between two steps would go back to the system
        # and be asked for again, which takes longer than the step itself.
        self._last = Seen(observations, masks, got, ended, to_play)
        return self._last

    def sample(self) -> npt.NDArray[np.int64]:
        """An action for each game that may be taken now, every one equally likely."""
        return self._samples.copy()
