"""A full disk, a locked database: said clearly, nothing is half done, and the game goes on."""

import asyncio
import contextlib
import os
import random
import resource
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.clients import Data, Person, Place
from tests.server.hosting import Server
from tests.server.survivors import begin, kept_tables
from tests.server.test_playing import in_step

linux = pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux's")


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A disk of a few megabytes, where it is allowed to make one."""
    mount = shutil.which("mount")
    if os.geteuid() != 0 or mount is None:
        yield None
        return
    folder.mkdir()
    done = subprocess.run([mount, "-t", "tmpfs", "-o", "size=24m", "tmpfs", str(folder)], check=False)
    if done.returncode != 0:  # a container without the right to
        yield None
        return
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def test_on_a_full_disk_moves_are_refused_until_there_is_room_again(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        if disk is None:
            pytest.skip("only root can make a small disk; the same is tested with a limit of the process")
        filler = disk / "filler"

        def fill() -> None:
            with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
                while True:
                    file.write(bytes(4096))

        with Server(str(disk / "tables.db"), tmp_path / "log.txt") as server:
            asyncio.run(goes_on_after(server, fill, filler.unlink, "disk is full"))
            assert server.stop() == 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("storage")
    with Server(str(folder / "tables.db"), folder / "log.txt") as server:
        yield server
        assert server.stop() == 0


@linux
def test_files_that_cannot_grow_are_no_end_either(server: Server) -> None:
    assert server.process is not None
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)

    def limit() -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (8192, before[1]))

    def lift() -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)

    asyncio.run(goes_on_after(server, limit, lift, "disk did not take it"))


async def goes_on_after(
    server: Server, fill: Callable[[], None], clear: Callable[[], None], reason: str
) -> None:
    """A game whose moves cannot be written for a while."""
    async with Person(server.url, "Ann") as ann, Person(server.url, "Bob") as bob:
        places, table = await begun_game([ann, bob])
        fill()
        asked = asked_place(places)
        ply, message = asked.ply, decision(asked)
        for _ in range(3):
            answer = await asked.ask(**message)
            assert (answer["type"], answer["code"]) == ("refused", "storage"), answer
            assert reason in answer["reason"]
            assert (await asked.ask("ping"))["type"] == "pong"
            seen = await ann.look(table)
            assert seen["ply"] == asked.ply == ply
        assert (await ann.send(table, "say", status=503, text="Hello?"))["code"] == "storage"
        guest = await ann.call("POST", "/api/guests", {"name": "Late"}, status=503)
        assert guest["code"] == "storage"
        clear()
        answer = await asked.ask(**message)
        assert answer == {"type": "answer", "to": message["id"], "ply": ply + 1}
        await asyncio.gather(*(place.play(random.Random(n)) for n, place in enumerate(places)))
        await in_step(places)
        assert places[0].info["status"] == "ended"
        assert places[0].entries == places[1].entries
        kept = (await kept_tables(server.database, [table]))[table]
        assert len(kept.log) == places[0].ply


async def begun_game(people: list[Person]) -> tuple[list[Place], str]:
    """A game in its first moves."""
    table = await begin(people, "new-world")
    places = [await person.sit_down(table) for person in people]
    await asyncio.gather(*(place.play(random.Random(n), 20) for n, place in enumerate(places)))
    await in_step(places)
    return places, table


def asked_place(places: list[Place]) -> Place:
    return next(place for place in places if place.you.get("asked") is not None)


def decision(place: Place) -> Data:
    action = place.actions[0]
    return {"type": "decide", "id": "once", "seat": place.you["asked"], "ply": place.ply, "action": action}


def test_while_the_database_is_locked_everything_but_writing_goes_on(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.url, "Ann") as ann, Person(server.url, "Bob") as bob:
            places, table = await begun_game([ann, bob])
            asked = asked_place(places)
            other = next(place for place in places if place is not asked)
            ply, message = asked.ply, decision(asked)
            locker = sqlite3.connect(server.database, isolation_level=None)
            locker.execute("BEGIN EXCLUSIVE")
            begun = time.perf_counter()
            deciding = asyncio.create_task(asked.ask(**message))
            many = httpx.AsyncClient(base_url=server.url, timeout=60, limits=httpx.Limits(max_connections=50))
            guests = [
                asyncio.create_task(many.post("/api/guests", json={"name": f"G{number}"}))
                for number in range(40)
            ]
            slowest = 0.0
            while not deciding.done():
                asked_at = time.perf_counter()
                assert (await other.ask("ping"))["type"] == "pong"
                assert (await bob.look(table))["ply"] == ply
                assert (await bob.call("GET", "/health"))["status"] == "ok"
                slowest = max(slowest, time.perf_counter() - asked_at)
                await asyncio.sleep(0.1)
            answer = await deciding
            assert (answer["type"], answer["code"]) == ("refused", "storage"), answer
            assert "locked" in answer["reason"]
            assert time.perf_counter() - begun < 12
            assert slowest < 2, f"reading took {slowest:.1f} s"
            for done in await asyncio.gather(*guests):
                assert (done.status_code, done.json()["code"]) == (503, "storage")
            assert time.perf_counter() - begun < 20, "all are told within a few seconds"
            locker.execute("ROLLBACK")
            locker.close()
            await many.aclose()
            answer = await asked.ask(**message)
            assert answer == {"type": "answer", "to": message["id"], "ply": ply + 1}
            await asyncio.gather(*(place.play(random.Random(n)) for n, place in enumerate(places)))
            await in_step(places)
            await kept_tables(server.database, [table])

    asyncio.run(scenario())
