"""The same rows on Ray, also when one of its processes is killed."""

from pathlib import Path

import pytest
import ray

from tests.arena.plans import killed_once, small_plan
from tradewinds.arena.ray_pool import ray_rows
from tradewinds.arena.run import run_arena
from tradewinds.core.errors import BadOption


def test_ray_plays_the_same_games_although_a_process_is_killed(tmp_path: Path) -> None:
    plan, mark = small_plan(12), tmp_path / "mark"
    schedule = plan.schedule()
    rows = list(ray_rows(killed_once(plan, mark), map(schedule.fixture, range(len(schedule))), "auto", 2))
    assert mark.exists()
    assert sorted(rows, key=lambda row: row.number) == run_arena(plan, tmp_path / "local")
    assert not ray.is_initialized()


@pytest.mark.parametrize("address", ["nowhere.invalid", "127.0.0.1:1", "ray://127.0.0.1:1", "a:b"])
def test_an_address_without_a_cluster_is_refused(tmp_path: Path, address: str) -> None:
    with pytest.raises(BadOption, match=f"there is no Ray cluster at '{address}'"):
        run_arena(small_plan(), tmp_path, ray=address)
