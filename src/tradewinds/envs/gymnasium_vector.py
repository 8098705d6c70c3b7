"""The vector environment with the interface of Gymnasium's `VectorEnv` (the extra `gymnasium`).

Observations are a dictionary: `observation`, and `action_mask` with the actions that may be taken.
Without opponents it is self-play: each step is the decision of whoever is asked in each game, and
the reward is that of the seat that has just acted; `infos` has `to_play`, the seat that is asked now,
and `rewards`, those of all seats. With opponents (a policy, or "random") there is one learning seat a
game, and the reward is its own. A game that ends is followed by a new one in the same step.
"""

from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from tradewinds.core.state import Game
from tradewinds.envs.learner import LearnerGames, Policy
from tradewinds.envs.rewards import Kind
from tradewinds.envs.vector import Seen, VectorGames

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError("this needs Gymnasium: pip install 'tradewinds[gymnasium]'") from error

Observed = dict[str, npt.NDArray[Any]]
Numbers = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


class TradewindsVectorEnv(VectorEnv[Observed, npt.NDArray[np.int64], npt.NDArray[Any]]):
    def __init__(
        self,
        game: Game | str,
        players: int = 2,
        num_envs: int = 1024,
        reward: Kind = "win",
        fixed: bool = False,
        opponents: Policy | Literal["random"] | None = None,
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.games = VectorGames(game, players, num_envs, reward=reward, fixed=fixed)
        self.learner: LearnerGames | None = None
        if opponents is not None:
            self.learner = LearnerGames(self.games, None if opponents == "random" else opponents)
        shape = self.games.observation
        actions = self.games.game.action_count
        self.num_envs = num_envs
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(shape.low, shape.high, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._acting = np.zeros(num_envs, np.int64)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin all games anew: as the seed says, or without one as no games before."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        fresh = str(seed) if seed is not None else int(self.np_random.integers(2**62))
        seen = (self.learner or self.games).reset(fresh)
        self._acting = seen.to_play
        return self._observed(seen), {"to_play": seen.to_play}

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Observed, Numbers, Flags, Flags, dict[str, Any]]:
        acted = self._acting
        seen = (self.learner or self.games).step(actions)
        self._acting = seen.to_play
        infos: dict[str, Any] = {"to_play": seen.to_play, "rewards": seen.rewards}
        if seen.ended.any():
            infos |= {"final_obs": self._finals(acted), "_final_obs": seen.ended}
        got = seen.rewards[np.arange(self.num_envs), acted]
        return self._observed(seen), got, seen.ended, np.zeros_like(seen.ended), infos

    def _observed(self, seen: Seen) -> Observed:
        return {"observation": seen.observations, "action_mask": seen.masks.view(np.int8)}

    def _finals(self, acted: npt.NDArray[np.int64]) -> npt.NDArray[np.object_]:
        """What the seats that acted see of the games that ended, as they ended."""
        found = np.full(self.num_envs, None, dtype=object)
        nothing = np.zeros(self.games.game.action_count, np.int8)
        for number, state in (self.learner or self.games).finals.items():
            seen = self.games.observation.of(state, int(acted[number]))
            found[number] = {"observation": seen, "action_mask": nothing}
        return found
