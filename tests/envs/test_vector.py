"""Many games at once: the same games as one by one, whatever is asked of them."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tradewinds import GAMES, make_game
from tradewinds.core.errors import BadOption, IllegalAction, UnknownAction
from tradewinds.envs.learner import LearnerGames
from tradewinds.envs.observation import Observation, mask_of
from tradewinds.envs.rewards import rewards
from tradewinds.envs.vector import WAIT, Seen, VectorGames

TABLES = [(name, players) for name in GAMES for players in (2, make_game(name).most)]


def pairs(one: Seen, two: Seen) -> Iterator[tuple[Any, Any]]:
    """The arrays of both that belong together; they are of several types."""
    yield from zip(one, two, strict=True)


def same(one: Seen, two: Seen) -> bool:
    return all(np.array_equal(mine, yours) for mine, yours in pairs(one, two))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_row_is_what_its_state_says(name: str, players: int) -> None:
    games = VectorGames(name, players, games=4, seed=3)
    seen = games.reset()
    for _ in range(120):
        for number, state in enumerate(games.states):
            assert seen.to_play[number] == state.actor
            assert np.array_equal(seen.observations[number], games.observation.of(state, int(state.actor)))
            assert np.array_equal(seen.masks[number], mask_of(state))
        chosen = games.sample()
        assert seen.masks[np.arange(4), chosen].all()
        seen = games.step(chosen)


def test_a_step_plays_what_it_is_told() -> None:
    games = VectorGames("east-to-west-1", 3, games=5, seed="a")
    games.reset()
    twins = [state.copy() for state in games.states]
    chosen = games.sample()
    games.step(chosen)
    for twin, state, action in zip(twins, games.states, chosen, strict=True):
        twin.apply(int(action))
        if twin.actor >= 0:  # no draw followed
            assert state.text() == twin.text()


def test_a_game_that_ends_gives_rewards_and_makes_room_for_another() -> None:
    games = VectorGames("new-world", 3, games=8, seed=1, reward="score")
    games.reset()
    finished = 0
    for _ in range(3_000):
        seen = games.step(games.sample())
        assert sorted(games.finals) == np.flatnonzero(seen.ended).tolist()
        for number in range(8):
            if number in games.finals:
                final = games.finals[number]
                assert final.outcome() is not None
                assert seen.rewards[number].tolist() == rewards(final, "score")
                assert games.states[number].outcome() is None
                finished += 1
            else:
                assert not seen.rewards[number].any()
    assert finished > 4


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    def played(games: VectorGames) -> list[Seen]:
        return [games.step(games.sample()) for _ in range(50)]

    one, two = VectorGames("sand-to-sea", games=3, seed=7), VectorGames("sand-to-sea", games=3, seed=8)
    first = played(one)
    assert all(map(same, first, played(VectorGames("sand-to-sea", games=3, seed=7))))
    assert not all(map(same, first, played(two)))
    one.reset()
    assert all(map(same, first, played(one)))
    two.reset(7)
    assert all(map(same, first, played(two)))


def test_a_game_does_not_depend_on_how_many_there_are() -> None:
    few, many = VectorGames("spice-road", games=3, seed=5), VectorGames("spice-road", games=9, seed=5)
    for _ in range(300):
        one, all_of_them = few.step(few.sample()), many.step(many.sample())
        for array, larger in pairs(one, all_of_them):
            assert np.array_equal(array, larger[:3])


def test_an_illegal_action_is_refused_and_no_game_is_changed() -> None:
    games = VectorGames("spice-road", games=4, seed=5)
    before = games.reset()
    texts = [state.text() for state in games.states]
    chosen = games.sample()
    chosen[3] = np.flatnonzero(~before.masks[3])[0]
    with pytest.raises(IllegalAction, match="in game 3"):
        games.step(chosen)
    chosen[3] = games.game.action_count
    with pytest.raises(UnknownAction, match="in game 3"):
        games.step(chosen)
    chosen[3] = -2
    with pytest.raises(UnknownAction, match="in game 3"):
        games.step(chosen)
    assert [state.text() for state in games.states] == texts
    assert same(before, games.seen())


def test_what_is_no_row_of_actions_is_refused() -> None:
    games = VectorGames("spice-road", games=2)
    for wrong in ([1], [1.0, 2.0], [[1], [2]], 1):
        with pytest.raises(BadOption, match="2 whole numbers"):
            games.step(wrong)
    with pytest.raises(BadOption, match="too few"):
        VectorGames("spice-road", games=0)
    with pytest.raises(BadOption, match="no reward"):
        VectorGames("spice-road", reward="fame")  # type: ignore[arg-type]


def test_a_game_that_waits_stays_as_it_is() -> None:
    games = VectorGames("east-to-west-2", games=3, seed=2)
    games.reset()
    texts = [state.text() for state in games.states]
    chosen = games.sample()
    chosen[1] = WAIT
    games.step(chosen)
    assert [state.text() == text for state, text in zip(games.states, texts, strict=True)] == [
        False,
        True,
        False,
    ]


def test_arrays_are_kept_unless_one_asks_for_speed() -> None:
    kept, shared = (
        VectorGames("spice-road", games=2, seed=1),
        VectorGames("spice-road", games=2, seed=1, copy=False),
    )
    seen, lent = kept.reset(), shared.reset()
    before = [array.copy() for array in seen]
    assert same(seen, lent)
    for _ in range(20):
        kept.step(kept.sample())
        after = shared.step(shared.sample())
    assert all(map(np.array_equal, before, seen))
    assert after.observations is lent.observations
    assert not np.array_equal(before[0], lent.observations)


def test_one_observation_size_for_all_tables() -> None:
    sizes = {VectorGames("spice-road", n, games=1, fixed=True).observation.size for n in (2, 3, 4, 5)}
    assert sizes == {Observation(make_game("spice-road"), 5).size}


def test_the_learner_is_always_the_one_who_is_asked() -> None:
    games = LearnerGames(VectorGames("new-world", 3, games=9, seed=4))
    seen = games.reset()
    finished = 0
    for _ in range(1_500):
        assert np.array_equal(seen.to_play, np.arange(9) % 3)
        seen = games.step(games.games.sample())
        finished += int(seen.ended.sum())
        assert np.array_equal(seen.ended, seen.rewards.any(axis=1))
        assert set(games.finals) == set(np.flatnonzero(seen.ended).tolist())
    assert finished > 9


def test_opponents_are_asked_for_their_seats_and_only_then() -> None:
    asked = 0

    def last(observations: npt.NDArray[np.uint8], masks: npt.NDArray[np.bool_]) -> npt.ArrayLike:
        """The last action that may be taken."""
        nonlocal asked
        asked += len(observations)
        assert len(observations) == len(masks) > 0
        actions: npt.NDArray[np.int64] = masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)
        return actions

    games = VectorGames("spice-road", 2, games=6, seed=4)
    against = LearnerGames(games, last)
    against.reset()
    for _ in range(60):
        against.step(games.sample())
    assert asked >= 6 * 60
