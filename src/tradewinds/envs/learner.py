"""One seat learns, the others are played by somebody else: many games at once, on NumPy arrays.

    games = LearnerGames(VectorGames("spice-road", players=2, games=1024), opponents)
    seen = games.reset()
    while training:
        seen = games.step(policy(seen.observations, seen.masks))

In every game the learner is always the one who is asked. It sits in another seat from one game to
the next, so that no seat is left out. `opponents` gets the observations and masks of the games in
which a rival is asked, and answers an action for each; without it rivals play at random.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
import numpy.typing as npt

from tradewinds.core.state import State
from tradewinds.envs.vector import WAIT, Seen, VectorGames

Policy = Callable[[npt.NDArray[np.uint8], npt.NDArray[np.bool_]], npt.ArrayLike]


class LearnerGames:
    """Many games in each of which one seat learns and `opponents` play the others."""

    def __init__(self, games: VectorGames, opponents: Policy | None = None) -> None:
        self.games: Final = games
        self.opponents: Final = opponents
        self.seats: Final = np.arange(games.games) % games.players  # where the learner sits
        self.finals: dict[int, State] = {}  # the games that the last step ended, as they ended

    def reset(self, seed: int | str | None = None) -> Seen:
        """Begin all games anew, up to the learner's first decision in each."""
        return self._until_asked(self.games.reset(seed))

    def step(self, actions: npt.ArrayLike) -> Seen:
        """Take the learner's action in each game, and all that rivals do before it is asked again."""
        return self._until_asked(self.games.step(actions))

    def _until_asked(self, seen: Seen) -> Seen:
        rewards, ended = seen.rewards, seen.ended
        self.finals = dict(self.games.finals)
        while (rivals := seen.to_play != self.seats).any():
            actions = np.full(self.games.games, WAIT)
            actions[rivals] = self._answers(seen, rivals)
            seen = self.games.step(actions)
            rewards, ended = rewards + seen.rewards, ended | seen.ended
            self.finals |= self.games.finals
        return seen._replace(rewards=rewards, ended=ended)

    def _answers(self, seen: Seen, rivals: npt.NDArray[np.bool_]) -> npt.ArrayLike:
        if self.opponents is None:
            return self.games.sample()[rivals]
        return self.opponents(seen.observations[rivals], seen.masks[rivals])
