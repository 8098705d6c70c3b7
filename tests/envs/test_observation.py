"""Observations: what they say, and that they say nothing a seat may not know."""

import os
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest

from tests.envs.from_views import observation_of
from tests.settlers import PACK
from tradewinds import CHANCE, GAMES, NOBODY, Dice, Game, State, make_game
from tradewinds.core.errors import BadOption
from tradewinds.core.notation import plain_text
from tradewinds.envs.observation import Observation, mask_of
from tradewinds.envs.rewards import KINDS, rewards
from tradewinds.games.registry import INFOS
from tradewinds.testing import hidden_twins

TABLES = [(name, 2, "open") for name in GAMES] + [(name, make_game(name).most, "hidden") for name in GAMES]


def positions(game: Game, players: int, seed: int, one_in: int) -> Iterator[State]:
    """Positions of a random game: at the first few decisions of each phase, and at one in so many."""
    state, dice, rare = game.start(players), Dice(seed), Dice(f"rare {seed}")
    seen: dict[str, int] = {}
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.deal(dice)
            continue
        phase = state.question(int(state.agenda.depth) - 1).phase
        seen[phase] = seen.get(phase, 0) + 1
        if seen[phase] <= 3 or rare.below(one_in) == 0:
            yield state
        options = state.legal()
        state.apply(options[dice.below(len(options))])
    yield state


@pytest.mark.parametrize(("name", "players", "scores"), TABLES)
def test_an_observation_is_what_the_view_says(name: str, players: int, scores: str) -> None:
    """Made from a view alone, it is the same to the last number: so it is a function of the view."""
    game = make_game(name, {"scores": scores})
    observation = Observation(game, players)
    compared = 0
    for state in positions(game, players, 1, 120):
        for seat in range(players):
            array = observation.of(state, seat)
            assert np.array_equal(array, observation_of(observation, state.view(seat)))
            assert (array <= observation.high).all()
            assert (array >= observation.low).all()
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("name", GAMES)
def test_other_pieces_are_seen_as_they_are(name: str) -> None:
    game = make_game(name, pack=PACK)
    observation, standard = Observation(game, 3), Observation(make_game(name), 3)
    assert observation.size == standard.size
    for state in positions(game, 3, 7, 400):
        assert np.array_equal(observation.of(state, 1), observation_of(observation, state.view(1)))


def with_tiles(state: State) -> State:
    """The same position, with a victory tile in front of two rivals: random players hardly ever get one."""
    data = state.data()
    if "stack" not in data or len(data["stack"]) < 8 or state.actor == NOBODY:
        return state
    one, two, *stack = data["stack"]
    return state.game.from_text(plain_text({**data, "tiles.2": [one], "tiles.3": [two], "stack": stack}))


@pytest.mark.parametrize("name", [name for name, info in INFOS.items() if info.face_down])
def test_what_lies_face_down_does_not_change_it(name: str) -> None:
    game, open_game = make_game(name, {"scores": "hidden"}), make_game(name, {"scores": "open"})
    observation, open_observation = Observation(game, 4), Observation(open_game, 4)
    twins = told = 0
    for seed in range(4):
        for state in positions(game, 4, seed, 40):
            one = with_tiles(state)
            for twin in hidden_twins(one, 0):
                twins += 1
                assert np.array_equal(observation.of(one, 0), observation.of(twin, 0))
                seen, other = (open_observation.of(open_game.from_text(two.text()), 0) for two in (one, twin))
                told += not np.array_equal(seen, other)
    assert told == twins > 0  # and with open scores they are told from each other


@pytest.mark.parametrize("name", GAMES)
def test_a_fixed_size_serves_tables_of_all_sizes(name: str) -> None:
    game = make_game(name)
    sizes = set()
    for players in range(game.fewest, game.most + 1):
        plain, fixed = Observation(game, players), Observation(game, players, fixed=True)
        sizes.add(fixed.size)
        for state in positions(game, players, players, 200):
            array = fixed.of(state, 0)
            assert np.array_equal(array[: plain.size], plain.of(state, 0))
            assert not array[plain.size :].any()
    assert len(sizes) == 1


@pytest.mark.parametrize("name", GAMES)
def test_the_fields_lie_beside_each_other_and_have_names_of_their_own(name: str) -> None:
    observation = Observation(make_game(name), 3)
    end = 0
    for field in observation.fields:
        assert end <= field.offset < end + 8
        end = field.offset + field.size
        assert observation.field(field.name) is field
        assert 0 == field.low < field.high <= 255
    assert end <= observation.size < end + 8
    assert len({field.name for field in observation.fields}) == len(observation.fields)


@pytest.mark.parametrize("name", GAMES)
def test_the_mask_has_the_legal_actions_and_no_others(name: str) -> None:
    game = make_game(name)
    for state in positions(game, 2, 5, 100):
        assert np.flatnonzero(mask_of(state)).tolist() == sorted(state.legal())


@pytest.mark.parametrize("kind", KINDS)
def test_rewards_sum_up_to_zero_and_the_winner_has_most_of_them(kind: str) -> None:
    game = make_game("new-world")
    (*_, end) = positions(game, 4, 2, 100)
    outcome = end.outcome()
    assert outcome is not None
    got = rewards(end, kind)  # type: ignore[arg-type]
    assert sum(got) == pytest.approx(0)
    assert got[outcome.winner] == max(got) > 0
    assert rewards(game.start(4), kind) == [0.0] * 4  # type: ignore[arg-type]


def test_rewards_are_what_their_names_say() -> None:
    game = make_game("new-world")
    (*_, end) = positions(game, 3, 2, 100)
    outcome = end.outcome()
    assert outcome is not None
    first, second, third = outcome.ranking
    assert rewards(end, "win")[first] == 1.0
    assert rewards(end, "win")[second] == rewards(end, "win")[third] == -0.5
    assert [rewards(end, "rank")[seat] for seat in outcome.ranking] == [1.0, 0.0, -1.0]
    others = (outcome.scores[second] + outcome.scores[third]) / 2
    assert rewards(end, "score")[first] == outcome.scores[first] - others


def test_what_does_not_exist_is_refused() -> None:
    game = make_game("spice-road")
    observation = Observation(game, 2)
    state = game.start(2)
    with pytest.raises(BadOption, match="2 to 5 players"):
        Observation(game, 6)
    with pytest.raises(BadOption, match="no seat 2"):
        observation.of(state, 2)
    with pytest.raises(BadOption, match="another number of players"):
        observation.of(game.start(3), 0)
    with pytest.raises(BadOption, match="no field 'boat'"):
        observation.field("boat")
    with pytest.raises(BadOption, match="the rewards are win, rank, score"):
        rewards(state, "fame")  # type: ignore[arg-type]


DIGEST = """
import hashlib
from tradewinds import GAMES
from tradewinds.envs.vector import VectorGames
for name in GAMES:
    games = VectorGames(name, 3, games=3, seed=2**70)
    found = hashlib.sha256()
    for _ in range(250):
        seen = games.step(games.sample())
        for array in seen:
            found.update(array.tobytes())
    print(name, found.hexdigest())
"""


def test_both_builds_observe_the_same() -> None:
    def digests(**variables: str) -> str:
        environment = {**os.environ, **variables}
        done = subprocess.run(
            [sys.executable, "-c", DIGEST],
            capture_output=True,
            text=True,
            check=True,
            env=environment,
            cwd="/",
        )
        return done.stdout

    compiled = digests()
    assert len(set(compiled.splitlines())) == len(GAMES)
    assert compiled == digests(TRADEWINDS_PURE="1")
