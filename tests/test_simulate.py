"""Simulation: what came out does not depend on the order in which processes report."""

import pytest

from tests.positions import GAME, position
from tradewinds.core.errors import BadOption
from tradewinds.games.registry import Setting
from tradewinds.simulate import empty_tally, play_batch, simulate

SETTING = Setting("sand-to-sea", 2)


def test_batches_add_up_in_any_order() -> None:
    parts = [play_batch(SETTING, "7", range(start, start + 2)) for start in (0, 2, 4)]
    forwards, backwards = empty_tally(2), empty_tally(2)
    for part in parts:
        forwards.add(part)
    for part in reversed(parts):
        backwards.add(part)
    assert forwards.digest() == backwards.digest() == simulate(SETTING, 6, 7).digest()
    assert (forwards.scores, forwards.wins) == (backwards.scores, backwards.wins)
    assert forwards.games == 6


def test_every_game_has_its_part_in_the_digest() -> None:
    one, other = play_batch(SETTING, "7", range(3)), play_batch(SETTING, "7", range(1, 4))
    assert one.digest() != other.digest()


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(SETTING, 60, 1, progress=heard.append)
    assert sum(heard) == 60


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (-1, 1), (10**12, 1), (1, 0)])
def test_impossible_numbers_are_refused(games: int, jobs: int) -> None:
    with pytest.raises(BadOption):
        simulate(SETTING, games, 1, jobs)


def test_games_that_the_guard_stopped_are_told_from_complete_ones() -> None:
    """RUL-16: random players hardly ever take four tiles in 200 rounds."""
    tally = simulate(SETTING, 6, 7)
    assert (tally.finished, tally.complete) == (6, 0)
    last_round = position(
        GAME, "round 200", "tiles.2 v05 v06 v07 v08", "ending yes", "turn 2", "agenda turn:2:1:0"
    )
    last_round.apply_text("rest")
    outcome = last_round.outcome()
    assert outcome is not None
    assert not outcome.guarded
