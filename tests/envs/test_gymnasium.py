"""Gymnasium's own checks, and what a learning seat can rely on."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tradewinds import GAMES, NOBODY, make_game
from tradewinds.bots import Position
from tradewinds.core.errors import BadOption
from tradewinds.envs.gymnasium import TradewindsEnv, environment_id


class Last:
    """An opponent that takes the last of its options, and counts its decisions."""

    decisions = 0

    def choose(self, position: Position) -> int:
        Last.decisions += 1
        return position.legal[-1]


def play(env: TradewindsEnv, seed: int) -> tuple[list[int], float, dict[str, object]]:
    """A game of the first options."""
    _, info = env.reset(seed=seed)
    actions, reward, over = [], 0.0, False
    while not over:
        action = int(np.flatnonzero(info["action_mask"])[0])
        assert np.array_equal(env.action_masks(), info["action_mask"])
        actions.append(action)
        _, reward, over, _, info = env.step(action)
    return actions, reward, info


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_registered_and_passes_the_checks(game: str) -> None:
    for players in (make_game(game).fewest, make_game(game).most):
        env = gymnasium.make(environment_id(game), players=players, render_mode="rgb_array")
        check_env(env.unwrapped)
        env.close()


def test_ids_are_written_as_gymnasium_writes_them() -> None:
    assert environment_id("east-to-west-1") == "tradewinds/EastToWest1-v0"


def test_the_module_can_be_named_with_the_id() -> None:
    env = gymnasium.make("tradewinds.envs.gymnasium:tradewinds/SandToSea-v0", players=3)
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)


def test_a_seed_gives_a_game_and_its_end() -> None:
    env = TradewindsEnv("spice-road", 3, opponents=["greedy", "random"], reward="rank")
    first, second = play(env, 5), play(env, 5)
    assert first[:2] == second[:2]
    assert first[1] in (-1.0, 0.0, 1.0)
    assert (first[1] == 1.0) == first[2]["won"]
    assert env.state.actor == NOBODY


def test_an_opponent_of_your_own_plays_the_other_seats() -> None:
    Last.decisions = 0
    play(TradewindsEnv("new-world", 3, opponents=Last, seat=1), 1)
    assert Last.decisions > 10


def test_a_seat_of_each_game_learns_unless_one_is_chosen() -> None:
    drawn, chosen = TradewindsEnv("spice-road", 4), TradewindsEnv("spice-road", 4, seat=2)
    seats = set()
    for seed in range(20):
        drawn.reset(seed=seed)
        chosen.reset(seed=seed)
        seats.add(drawn.seat)
        assert chosen.seat == chosen.state.actor == 2
    assert seats == {0, 1, 2, 3}


def test_an_illegal_action_loses_and_says_why() -> None:
    env = TradewindsEnv("spice-road")
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"opponents": ["random", "random"]}, "1 other seats, and 2 opponents"),
        ({"seat": 2}, "there is no seat 2"),
        ({"reward": "glory"}, "there is no reward 'glory'"),
    ],
)
def test_what_cannot_be_is_refused(arguments: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        gymnasium.make("tradewinds/SpiceRoad-v0", **arguments)
