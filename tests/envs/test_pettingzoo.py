"""PettingZoo's own tests, for all games at tables of every size."""

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test import performance_benchmark as benchmark

from tradewinds import GAMES, IllegalAction, make_game
from tradewinds.core.errors import BadOption
from tradewinds.envs import pettingzoo
from tradewinds.envs.rewards import rewards

TABLES = [
    (name, players) for name in GAMES for players in range(make_game(name).fewest, make_game(name).most + 1)
]


@pytest.fixture(autouse=True)
def hints_of_pettingzoo() -> Iterator[None]:
    """It would rather have a plain box than a dictionary with a mask, in games it does not know by name."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation", UserWarning)
        yield


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_table_passes_the_api_test(name: str, players: int) -> None:
    api_test(pettingzoo.env(name, players), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(lambda: pettingzoo.env(name, 3), num_cycles=60)


@pytest.mark.parametrize("name", ["spice-road", "east-to-west-3"])
def test_every_render_mode_gives_what_it_promises(name: str) -> None:
    render_test(lambda render_mode: pettingzoo.env(name, 2, render_mode=render_mode))


def test_the_benchmark_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Five seconds are what it takes; a clock that jumps makes them short."""
    clock = iter(range(1000))
    monkeypatch.setattr("time.time", lambda: next(clock))
    benchmark(pettingzoo.env("spice-road"))
    assert "turns per second" in capsys.readouterr().out


def test_a_game_is_played_to_its_rewards() -> None:
    env = pettingzoo.raw_env("new-world", 3, reward="rank")
    env.reset(seed=4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    expected = rewards(env.state_of_game, "rank")
    assert list(total.values()) == expected
    assert sorted(expected) == [-1.0, 0.0, 1.0]


def test_only_the_seat_that_is_asked_has_actions() -> None:
    env = pettingzoo.raw_env("spice-road", 3)
    env.reset(seed=1)
    asked = [agent for agent in env.agents if env.observe(agent)["action_mask"].any()]
    assert asked == [env.agent_selection]


def test_games_after_a_seed_follow_from_it_and_differ() -> None:
    env = pettingzoo.raw_env("spice-road")
    texts = []
    for seed in (7, None, 7, None):
        env.reset(seed=seed)
        texts.append(env.state_of_game.text())
    assert texts[:2] == texts[2:]
    assert texts[0] != texts[1]


def test_an_illegal_action_raises_without_the_wrappers() -> None:
    env = pettingzoo.raw_env("spice-road")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(illegal)


def test_with_the_wrappers_an_illegal_action_loses(caplog: pytest.LogCaptureFixture) -> None:
    env = pettingzoo.env("spice-road")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"game": "ludo"}, "there is no game 'ludo'"),
        ({"players": 9}, "is for 2 to 4 players, not 9"),
        ({"reward": "glory"}, "there is no reward 'glory'"),
        ({"render_mode": "cinema"}, "there is no render mode 'cinema'"),
    ],
)
def test_what_cannot_be_is_refused(arguments: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        pettingzoo.env(**arguments)


def test_rendering_needs_a_mode() -> None:
    env = pettingzoo.raw_env("spice-road")
    env.reset(seed=1)
    with pytest.raises(BadOption, match="rendered in a mode"):
        env.render()
