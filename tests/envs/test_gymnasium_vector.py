"""The vector environment as Gymnasium has it."""

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv

from tradewinds.envs.gymnasium_vector import TradewindsVectorEnv
from tradewinds.envs.rewards import rewards


def test_it_has_the_spaces_and_the_shapes_that_gymnasium_asks_for() -> None:
    env = TradewindsVectorEnv("spice-road", num_envs=5)
    assert isinstance(env, VectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observed, infos = env.reset(seed=3)
    for _ in range(30):
        assert observed in env.observation_space
        assert infos["to_play"].shape == (5,)
        chosen = env.games.sample()
        assert chosen in env.action_space
        observed, got, ended, truncated, infos = env.step(chosen)
        assert got.shape == ended.shape == truncated.shape == (5,)
        assert got.dtype == np.float64
        assert ended.dtype == truncated.dtype == np.bool_
    env.close()


def test_a_seed_begins_the_same_games_and_none_begins_others() -> None:
    env = TradewindsVectorEnv("sand-to-sea", num_envs=3)
    one = env.reset(seed=3)[0]["observation"]
    other = env.reset()[0]["observation"]
    assert np.array_equal(env.reset(seed=3)[0]["observation"], one)
    assert not np.array_equal(one, other)
    assert np.array_equal(env.reset()[0]["observation"], other)  # the same after the same seed


def test_in_self_play_the_reward_is_that_of_the_seat_that_acted() -> None:
    env = TradewindsVectorEnv("new-world", 3, num_envs=6)
    _, infos = env.reset(seed=1)
    finished = 0
    for _ in range(3_000):
        acted = infos["to_play"]
        _, got, ended, _, infos = env.step(env.games.sample())
        assert np.array_equal(got, infos["rewards"][np.arange(6), acted])
        for number, final in env.games.finals.items():
            assert ended[number]
            assert infos["rewards"][number].tolist() == rewards(final)
            seen = infos["final_obs"][number]
            assert np.array_equal(seen["observation"], env.games.observation.of(final, int(acted[number])))
            assert not seen["action_mask"].any()
            finished += 1
    assert finished > 3


def test_against_opponents_the_reward_is_the_learner_s() -> None:
    env = TradewindsVectorEnv("new-world", 2, num_envs=6, opponents="random")
    _, infos = env.reset(seed=1)
    won: list[float] = []
    for _ in range(1_500):
        assert infos["to_play"].tolist() == [0, 1] * 3
        _, got, ended, _, infos = env.step(env.games.sample())
        assert np.array_equal(got != 0, ended)
        won += got[ended].tolist()
    assert set(won) == {1.0, -1.0}
