"""Nothing that was acknowledged is ever lost: servers and databases are killed while people play."""

import asyncio
import random
import time
from pathlib import Path

from tests.server.hosting import Server
from tests.server.postgres import Postgres
from tests.server.survive import PARTIES, play_through, survive
from tests.server.survivors import nothing_is_lost, records_verify


def test_a_server_that_is_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    notes = survive(str(tmp_path / "tables.db"), tmp_path, kills=8, seed=5)
    assert len(notes.acknowledged) > 300, notes.summary()
    assert notes.connections > 16, notes.summary()


def test_with_postgresql_nothing_is_lost_either(club: str, tmp_path: Path) -> None:
    # Without bots: those of a process that was killed are taken over when its time is up, which is tested
    # with the processes.
    people_only = [party for party in PARTIES if not party[2]][1:]
    notes = survive(club, tmp_path, kills=4, seed=6, chosen=people_only)
    assert len(notes.acknowledged) > 200, notes.summary()
    assert notes.connections > 8, notes.summary()


def test_a_postgresql_that_goes_down_under_a_running_server_costs_nothing(
    postgres: Postgres, club: str, tmp_path: Path
) -> None:
    dice = random.Random(3)

    async def trouble() -> None:
        for _ in range(3):
            await asyncio.sleep(dice.uniform(0.1, 1.0))
            postgres.stop()
            await asyncio.sleep(dice.uniform(0.0, 1.0))
            await asyncio.to_thread(postgres.start)

    with Server(club, tmp_path / "log.txt") as server:
        notes = asyncio.run(play_through(server, trouble, dice, PARTIES[1:]))
        assert server.process is not None
        assert server.process.poll() is None, "the server keeps running"
        assert server.stop() == 0
    kept = asyncio.run(nothing_is_lost(club, notes))
    records_verify(kept, tmp_path)
    assert set(notes.refused) <= {"storage"}, notes.summary()
    assert notes.refused["storage"] > 0, notes.summary()
    assert not notes.closed, f"nobody's connection was cut: {notes.summary()}"
    assert '"trace"' not in (tmp_path / "log.txt").read_text()


def test_a_server_that_is_stopped_under_load_ends_in_good_order(tmp_path: Path) -> None:
    """It exits with 0 within 10 seconds; clients are told that it comes back, and they do too."""
    database = str(tmp_path / "tables.db")
    took: list[float] = []

    async def trouble() -> None:
        await asyncio.sleep(2)
        begun = time.perf_counter()
        assert await asyncio.to_thread(server.stop) == 0
        took.append(time.perf_counter() - begun)
        await asyncio.to_thread(server.start)

    with Server(database, tmp_path / "log.txt") as server:
        notes = asyncio.run(play_through(server, trouble, random.Random(8), PARTIES[2:]))
        assert server.stop() == 0
    assert max(took) < 10, took
    assert set(notes.closed) == {1012}, notes.summary()
    asyncio.run(nothing_is_lost(database, notes))
    assert '"level": "error"' not in (tmp_path / "log.txt").read_text()
