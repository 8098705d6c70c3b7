"""OpenSpiel's own tests, and that its chances are those of the engine."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import expected_game_score
from open_spiel.python.observation import make_observation
from open_spiel.python.policy import UniformRandomPolicy

from tradewinds import GAMES
from tradewinds.core.errors import BadOption
from tradewinds.envs import openspiel


def load(game: str, **parameters: Any) -> pyspiel.Game:
    return pyspiel.load_game(openspiel.short_name(game), parameters)


def first_choice(state: pyspiel.State) -> pyspiel.State:
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


@pytest.mark.parametrize("game", GAMES)
def test_games_pass_the_random_simulation(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("game", "players"), [("new-world", 3), ("east-to-west-1", 4)])
def test_larger_tables_pass_the_random_simulation(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players=players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", ["new-world", "east-to-west-2"])
def test_states_are_the_same_after_serialization(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)
    state = first_choice(load(game).new_initial_state())
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_a_game_is_loaded_by_a_name_with_its_parameters() -> None:
    game = pyspiel.load_game("python_tradewinds_sand_to_sea(players=3,toll=always,reward=rank)")
    assert game.num_players() == 3
    state = game.new_initial_state()
    assert state.engine_state.game.options["toll"] == "always"
    assert "reward=rank" in str(game)


@pytest.mark.parametrize(
    ("parameters", "problem"),
    [
        ({"players": 6}, "is for 2 to 5 players"),
        ({"reward": "score"}, "the utility is win or rank"),
        ({"scores": "secret"}, "takes open or hidden"),
    ],
)
def test_what_cannot_be_is_refused(parameters: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        load("spice-road", **parameters)


@pytest.mark.parametrize("game", GAMES)
def test_chance_has_the_weights_of_the_engine(game: str) -> None:
    state = load(game, players=3).new_initial_state()
    while state.is_chance_node():
        outcomes, weights = state.chance_outcomes(), dict(state.engine_state.chances())
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        for action, chance in outcomes:
            assert chance == pytest.approx(weights[action] / sum(weights.values()))
        state.apply_action(outcomes[-1][0])


def test_a_copy_goes_its_own_way() -> None:
    state = first_choice(load("spice-road").new_initial_state())
    text, copy = str(state), state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == text != str(copy)
    assert copy.information_state_string(0) != state.information_state_string(0)


def test_the_information_state_is_the_log_of_the_table() -> None:
    """Perfect recall: two ways to one position differ, and what happened is told in order."""
    state = first_choice(load("new-world").new_initial_state())
    action = state.legal_actions()[0]
    told, text = state.information_state_string(0), state.action_to_string(action)
    seat = state.current_player()
    state.apply_action(action)
    assert state.information_state_string(0) == f"{told}{seat + 1} {text}\n"
    assert state.information_state_string(1).startswith("seat 2 of 2\nchance ")


def test_tensors_are_the_fields_of_the_observation() -> None:
    game = load("spice-road")
    state = first_choice(game.new_initial_state())
    seen = make_observation(game)
    for seat in (0, 1):
        seen.set_from(state, seat)
        array = game.observation.of(state.engine_state, seat)
        fields = {field.name: field.of(array) for field in game.observation.fields}
        assert all(np.array_equal(seen.dict[name], found) for name, found in fields.items())
        flat = np.concatenate([found.reshape(-1) for found in fields.values()])
        assert np.array_equal(seen.tensor, flat)
        assert np.array_equal(state.observation_tensor(seat), flat)
        assert np.array_equal(state.information_state_tensor(seat), flat)


def test_a_reinforcement_learning_environment_plays_to_the_end() -> None:
    env = rl_environment.Environment(load("new-world"), chance_event_sampler=None)
    env.seed(3)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][seat][0]])
    assert sorted(step.rewards) == [-1, 1]


def test_values_near_the_end_are_exact() -> None:
    """An algorithm of OpenSpiel runs on the last few decisions: what it finds is zero-sum."""
    game = load("new-world")
    chance = np.random.default_rng(1)
    state = game.new_initial_state()
    path = []
    while not state.is_terminal():
        path.append(state.clone())
        state.apply_action(int(chance.choice(state.legal_actions())))
    policy = UniformRandomPolicy(game)
    values = expected_game_score.policy_value(path[-1], [policy, policy])
    assert sum(values) == pytest.approx(0)
