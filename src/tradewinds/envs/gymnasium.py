"""The games as Gymnasium environments: one seat learns, bots play the others, draws are dealt inside.

import gymnasium
import tradewinds.envs.gymnasium  # registers all seven

env = gymnasium.make("tradewinds/SpiceRoad-v0", opponents="greedy")
observation, info = env.reset(seed=1)
over = False
while not over:
    action = env.action_space.sample(info["action_mask"])
    observation, reward, over, truncated, info = env.step(action)
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tradewinds.bots.choice import legal_choice
from tradewinds.bots.position import Bot, Position
from tradewinds.bots.registry import make_bot
from tradewinds.components.maps import DEFAULT
from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.dealer import Dealer
from tradewinds.core.errors import BadOption
from tradewinds.core.state import State
from tradewinds.envs.extras import MissingExtra
from tradewinds.envs.observation import Observation, mask_of
from tradewinds.envs.rendering import MODES, check_mode, rendered
from tradewinds.envs.rewards import Kind, check_kind, rewards
from tradewinds.games.registry import GAMES, Setting

try:
    import gymnasium
    from gymnasium.spaces import Box, Discrete
except ModuleNotFoundError as error:
    raise MissingExtra("gymnasium", "gymnasium") from error

Opponent = str | Callable[[], Bot]  # a bot's name, or a class of your own
ILLEGAL = -1.0  # the reward of an illegal action, which ends the game
MOST_SEED = 2**62


class TradewindsEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """A game seen from the learning seat: each step is one decision of it."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = None,
        reward: Kind = "win",
        fixed: bool = False,
        options: Mapping[str, str] | None = None,
        map: str = DEFAULT,
        pack: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`seat` learns, or another one in each game when it is None.

        `opponents` are one for all other seats, or one for each, in the order of their turns after it.
        """
        self.setting = Setting(game, players, options or {}, map, pack)
        self.game = self.setting.make()
        if seat is not None and not 0 <= seat < players:
            raise BadOption(f"there is no seat {seat}: seats are 0 to {players - 1}")
        self.opponents = opponents_of(opponents, players - 1)
        check_kind(reward)
        self.reward: Kind = reward
        self.render_mode = check_mode(render_mode)
        self.observation = Observation(self.game, players, fixed)
        seen = self.observation
        # Numbers that only fill up a row are always 0: Gymnasium wants some room for them too.
        self.observation_space = Box(seen.low, np.maximum(seen.high, 1), dtype=seen.dtype.type)
        self.action_space = Discrete(self.game.action_count)
        self.state: State = self.game.start(players)
        self.seat = 0
        self._chosen_seat = seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Deal a new game, and let the others play until the learning seat is asked."""
        super().reset(seed=seed)
        players = self.setting.players
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self._chosen_seat is None else self._chosen_seat
        self._dealer = Dealer(int(self.np_random.integers(MOST_SEED)))
        self._bot_seed = str(self.np_random.integers(MOST_SEED))
        # New bots for each game: what one remembers is of the game before.
        self._bots = {
            (self.seat + place) % players: make_opponent(opponent)
            for place, opponent in enumerate(self.opponents, start=1)
        }
        self.state = self.game.start(players)
        self._play_on()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Decide; an illegal action loses the game, and `info["illegal"]` says why it is one."""
        if reason := self.state.refusal(int(action)):
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": reason}
        self.state.apply(int(action))
        self._play_on()
        over = bool(self.state.actor == NOBODY)
        gained = rewards(self.state, self.reward)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._seen(), gained, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, under the name that sb3-contrib asks for."""
        return mask_of(self.state)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the learning seat sees it."""
        return rendered(self.state, self.render_mode, self.seat)

    def _play_on(self) -> None:
        """Everybody but the learning seat."""
        state = self.state
        while state.actor != NOBODY and state.actor != self.seat:
            if state.actor == CHANCE:
                state.deal(self._dealer)
            else:
                position = Position(state, f"{self._bot_seed}/{state.ply}")
                state.apply(legal_choice(state, self._bots[position.seat].choose(position)))

    def _seen(self) -> NDArray[Any]:
        return self.observation.of(self.state, self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": mask_of(self.state).astype(np.int8, copy=False)}
        outcome = self.state.outcome()
        if outcome is not None:
            info["scores"] = np.roll(outcome.scores, -self.seat)  # the learning seat's first
            info["won"] = outcome.winner == self.seat
        return info


def opponents_of(given: Opponent | Sequence[Opponent], seats: int) -> list[Opponent]:
    """One for each of the other seats; complains about a name that is no bot's."""
    opponents = [given] * seats if isinstance(given, str) or callable(given) else list(given)
    if len(opponents) != seats:
        raise BadOption(f"there are {seats} other seats, and {len(opponents)} opponents for them")
    for opponent in opponents:
        make_opponent(opponent)
    return opponents


def make_opponent(opponent: Opponent) -> Bot:
    return make_bot(opponent) if isinstance(opponent, str) else opponent()


def environment_id(game: str) -> str:
    """As Gymnasium writes them: `tradewinds/SandToSea-v0`."""
    return f"tradewinds/{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register() -> None:
    """Make all seven games known to `gymnasium.make`, once."""
    for game in GAMES:
        if environment_id(game) not in gymnasium.registry:
            entry = f"{__name__}:{TradewindsEnv.__name__}"
            gymnasium.register(environment_id(game), entry, kwargs={"game": game})


register()
