"""The games as PettingZoo environments: seats take turns, draws are dealt inside.

from tradewinds.envs import pettingzoo

env = pettingzoo.env("sand-to-sea", players=3)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    over = termination or truncation
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tradewinds.components.maps import DEFAULT
from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.dealer import Dealer
from tradewinds.core.state import State
from tradewinds.envs.extras import MissingExtra
from tradewinds.envs.observation import Observation, mask_of
from tradewinds.envs.rendering import check_mode, rendered
from tradewinds.envs.rewards import Kind, check_kind, rewards
from tradewinds.games.registry import Setting

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise MissingExtra("pettingzoo", "pettingzoo") from error

Seen = dict[str, NDArray[Any]]


def env(game: str = "sand-to-sea", players: int = 2, **arguments: Any) -> AECEnv:
    """An environment that checks how it is used; an illegal action ends the game, at a reward of -1."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(game, players, **arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name for it)
    """The environment itself; an illegal action raises IllegalAction and changes nothing."""

    def __init__(
        self,
        game: str = "sand-to-sea",
        players: int = 2,
        *,
        reward: Kind = "win",
        fixed: bool = False,
        options: Mapping[str, str] | None = None,
        map: str = DEFAULT,
        pack: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`reward` and `fixed` are those of `rewards` and `Observation`, the rest is a table's."""
        super().__init__()
        self.setting = Setting(game, players, options or {}, map, pack)
        self.game = self.setting.make()
        self.state_of_game: State = self.game.start(players)
        check_kind(reward)
        self.reward: Kind = reward
        self.render_mode = check_mode(render_mode)
        self.metadata = {
            "name": f"tradewinds_{game.replace('-', '_')}_v0",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.observation = Observation(self.game, players, fixed)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = list(self.possible_agents)
        self.observation_spaces = {agent: self._observation_space() for agent in self.agents}
        self.action_spaces = {agent: Discrete(self.game.action_count) for agent in self.agents}
        self._seed = secrets.token_hex(8)
        self._games = 0

    def _observation_space(self) -> Dict:
        seen = self.observation
        # Numbers that only fill up a row are always 0: a space wants some room for them too.
        high = np.maximum(seen.high, 1)
        return Dict(
            {
                "observation": Box(seen.low, high, dtype=seen.dtype.type),
                "action_mask": Box(0, 1, (self.game.action_count,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. Games after a seed follow from it, one after the other."""
        if seed is not None:
            self._seed, self._games = str(seed), 0
        self._dealer = Dealer(f"{self._seed}/{self._games}")
        self._games += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.state_of_game = self.game.start(self.setting.players)
        self._go_on()

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.state_of_game.apply(-1 if action is None else int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Deal what is due, and find who acts next, or who has won."""
        state = self.state_of_game
        while state.actor == CHANCE:
            state.deal(self._dealer)
        if state.actor != NOBODY:
            self.agent_selection = self.possible_agents[state.actor]
            return
        gained = rewards(state, self.reward)
        self.rewards = dict(zip(self.possible_agents, gained, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> Seen:
        """What the agent's seat sees; the mask is empty unless it is asked."""
        seat, state = self.possible_agents.index(agent), self.state_of_game
        if state.actor == seat:
            mask = mask_of(state).astype(np.int8, copy=False)
        else:
            mask = np.zeros(self.game.action_count, np.int8)
        return {"observation": self.observation.of(state, seat), "action_mask": mask}

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a spectator sees it."""
        return rendered(self.state_of_game, self.render_mode)
