"""Moments that are hard to meet from outside: what another process writes just then is not lost."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec import json

from tradewinds.server import commands, events, upkeep
from tradewinds.server.authority import Player
from tradewinds.server.house import House
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.service import Service
from tradewinds.server.settings import Settings
from tradewinds.server.sockets import MOST_WAITING, SLOW, Connection
from tradewinds.server.store import Store
from tradewinds.server.store.chat import Chat, ChatLine
from tradewinds.server.store.database import Database
from tradewinds.server.store.tables import Tables
from tradewinds.server.thinkers import Thinkers

ANN, BOB = Player("ann", "Ann"), Player("bob", "Bob")
SETTING = events.TableSetting(game="spice-road", players=3, public=True)


class Ear:
    """Somebody who watches."""

    player: str | None = None
    token = ""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def push(self, message: bytes, answers: str | None = None) -> None:
        self.heard.append(json.decode(message))

    def leave(self) -> None:
        """It goes on listening."""


class Delay:
    """Answers of a database that can be kept back, or fail."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.failures = 0


class DelayedTables(Tables):
    def __init__(self, database: Database, delay: Delay) -> None:
        super().__init__(database)
        self.delay = delay

    async def entries(self, table: str, after: int = 0, upto: int | None = None) -> list[events.Stamped]:
        found = await super().entries(table, after, upto)
        if upto is None:
            await self.delay.gate.wait()
        if self.delay.failures:
            self.delay.failures -= 1
            raise Refused(Code.STORAGE, "the server's database does not answer")
        return found


class DelayedChat(Chat):
    def __init__(self, database: Database, delay: Delay) -> None:
        super().__init__(database)
        self.delay = delay

    async def lines(self, table: str, line: int | None = None, most: int = 200) -> list[ChatLine]:
        found = await super().lines(table, line, most)
        await self.delay.gate.wait()
        return found


class Delayed(Store):
    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.delay = Delay()
        self.tables = DelayedTables(self.database, self.delay)
        self.chat = DelayedChat(self.database, self.delay)


@asynccontextmanager
async def two_services(folder: Path) -> AsyncIterator[Sequence[Service]]:
    """Two services on one database, as two processes are; the second one's answers can be delayed."""
    url = str(folder / "tables.db")
    stores = [Store(url), Delayed(url)]
    for store in stores:
        await store.open(alone=False)
    await upkeep.upgrade(stores[0].database)
    services = [Service(Settings(), store, Thinkers(1)) for store in stores]
    try:
        yield services
    finally:
        for service in services:
            await service.close()
            await service.store.close()


@asynccontextmanager
async def two_houses(folder: Path) -> AsyncIterator[Sequence[House]]:
    async with two_services(folder) as services:
        yield [service.house for service in services]


def delay_of(house: House) -> Delay:
    assert isinstance(house.store, Delayed)
    return house.store.delay


def test_an_entry_written_while_a_table_is_being_opened_is_not_missed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two_houses(tmp_path) as (here, there):
            table = await here.create(SETTING, ANN, ["you"])
            delay_of(there).gate.clear()
            opening = asyncio.create_task(there.live(table))
            await asyncio.sleep(0.2)  # the log is read, and the answer is on its way
            ply = await here.act(table, BOB, commands.Sit(id="1", seat=1))
            noticing = asyncio.create_task(there.noticed(table, ply))
            await asyncio.sleep(0)
            delay_of(there).gate.set()
            await asyncio.gather(opening, noticing)
            assert there.tables[table].table.ply == ply

    asyncio.run(scenario())


def test_a_table_that_could_not_be_read_catches_up_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tradewinds.server.attendants.LOOK_EVERY", 0.05)

    async def scenario() -> None:
        async with two_services(tmp_path) as services:
            here, there = (service.house for service in services)
            table = await here.create(SETTING, ANN, ["you"])
            ear = Ear()
            await there.watch(await there.live(table), ear, 0)
            delay_of(there).failures = 2
            ply = await here.act(table, BOB, commands.Sit(id="1", seat=1))
            await there.noticed(table, ply)
            assert there.tables[table].table.ply < ply
            services[1].attendants.open()
            async with asyncio.timeout(10):
                while ear.heard[-1]["type"] != "change":
                    await asyncio.sleep(0.02)
            assert ear.heard[-1]["ply"] == ply
            assert not there.tables[table].doubtful

    asyncio.run(scenario())


def test_a_line_that_is_said_while_somebody_sits_down_is_heard(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two_houses(tmp_path) as (_, house):
            table = await house.create(SETTING, ANN, ["you"])
            live, ear = await house.live(table), Ear()
            delay_of(house).gate.clear()
            sitting = asyncio.create_task(house.watch(live, ear, 0))
            await asyncio.sleep(0.2)  # the chat is read, and the answer is on its way
            await house.say(table, ANN, "Welcome", "m1")
            delay_of(house).gate.set()
            await sitting
            told = [line["text"] for message in ear.heard for line in message.get("chat", [])]
            assert told == ["Welcome"]

    asyncio.run(scenario())


def test_who_is_too_slow_is_sent_away_and_not_left_in_silence() -> None:
    """A client that only listens would never find out that it hears nothing any more."""

    class Stuck:
        scope: ClassVar[dict[str, list[object]]] = {"headers": []}
        closed: tuple[int, str] | None = None

        async def send(self, *_: object) -> None:
            await asyncio.Event().wait()

        async def close(self, code: int, reason: str) -> None:
            self.closed = (code, reason)

    async def scenario() -> None:
        socket: Any = Stuck()
        connection = Connection(socket, None)
        for _ in range(MOST_WAITING + 2):
            connection.push(b"{}")
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        assert socket.closed == (SLOW, "too slow")
        await connection.close()

    asyncio.run(scenario())
