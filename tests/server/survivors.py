"""People who go on playing whatever happens to the server, and who remember everything they were told.

Each of them notes every entry that was seen and every decision that was acknowledged. After a lost connection
they come back with the last ply they know, and send what was not answered again, with the same id. What they
have noted is compared with the log in the database at the end.
"""

import asyncio
import json
import random
import secrets
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake

from tests.server.clients import ConnectionClosed, Data, Person, Place, answer_in
from tradewinds.core.record import parse_record, replay
from tradewinds.games.registry import game_of
from tradewinds.server import events
from tradewinds.server.games import GameKey, made
from tradewinds.server.snapshots import snapshot_of, table_from
from tradewinds.server.store import Store
from tradewinds.server.store.tables import TableRow
from tradewinds.server.table import Table, opened
from tradewinds.server.upkeep import revision

LOST = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, httpx.TransportError)
AGAIN = ("storage", "busy", "closing")  # refusals after which the same message is sent again
PAUSE = 0.05  # seconds before the next try
SILENCE = 60.0  # seconds after which somebody who waits has been forgotten


@dataclass
class Acknowledged:
    table: str
    ply: int
    stamp: str
    seat: int
    action: str


@dataclass
class Notes:
    """What everybody was told, together."""

    seen: dict[tuple[str, int], Data] = field(default_factory=dict)
    acknowledged: list[Acknowledged] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    ended: set[str] = field(default_factory=set)
    refused: Counter[str] = field(default_factory=Counter)
    connections: int = 0
    resent: int = 0
    lasted: list[tuple[str, int, float]] = field(default_factory=list)  # game, plies, seconds
    closed: Counter[int] = field(default_factory=Counter)  # codes of closed connections

    def see(self, table: str, entry: Data) -> None:
        """Nobody may ever see two different entries at one ply."""
        known = self.seen.setdefault((table, entry["ply"]), entry)
        assert known == entry, f"two entries at ply {entry['ply']} of {table}: {known} and {entry}"

    def summary(self) -> str:
        return (
            f"{len(self.tables)} tables, {len(self.ended)} ended, {len(self.seen)} entries seen, "
            f"{len(self.acknowledged)} decisions acknowledged, {self.resent} messages sent again, "
            f"{self.connections} connections, refused {dict(self.refused)}, closed {dict(self.closed)}"
        )


class Survivor(Place):
    """A place at a table that is taken again whenever the connection is lost."""

    def __init__(
        self, person: Person, table: str, notes: Notes, dice: random.Random, urls: Sequence[str] = ()
    ) -> None:
        super().__init__(person, table)
        self.notes = notes
        self.dice = dice
        self.urls = list(urls) or [person.url]  # servers that can be asked
        self.pending: Data | None = None  # sent, and not answered yet
        self.sent = False  # on this connection

    def take(self, text: str) -> Data:
        before = self.ply
        data = super().take(text)
        if data["type"] in ("table", "change"):
            # Exactly what was missed: nothing is left out, and nothing comes twice.
            assert [entry["ply"] for entry in data["entries"]] == [*range(before + 1, data["ply"] + 1)]
            for entry in data["entries"]:
                self.notes.see(self.table, entry)
        if self.pending is not None and data.get("to") == self.pending["id"]:
            self.answered(answer_in(data))
        return data

    def answered(self, data: Data) -> None:
        sent = self.pending
        assert sent is not None
        if data["type"] == "answer":
            stamp = f"{self.person.id}:{sent['id']}"
            noted = Acknowledged(self.table, data["ply"], stamp, sent["seat"], sent["action"])
            self.notes.acknowledged.append(noted)
            self.pending = None
            return
        self.notes.refused[data["code"]] += 1
        if data["code"] in AGAIN:
            self.sent = False
            return
        # It was done before, so long ago that its id is forgotten; or somebody plays the same seat elsewhere.
        assert data["code"] in ("stale", "not_asked", "ended"), data
        self.pending = None

    @property
    def over(self) -> bool:
        return self.info.get("status") == "ended" and self.pending is None

    async def survive(self) -> None:
        """Play until the game is over."""
        failures = 0
        while not self.over:
            try:
                self.person.url = self.dice.choice(self.urls)
                async with asyncio.timeout(10):
                    await self.connect()
                self.notes.connections += 1
                self.sent = False
                failures = 0
                await self.go_on()
            except LOST as error:
                if isinstance(error, ConnectionClosed) and error.rcvd is not None:
                    self.notes.closed[error.rcvd.code] += 1
                failures += 1
                if failures > SILENCE / PAUSE:
                    raise AssertionError(f"there is no way back to table {self.table}") from error
                await asyncio.sleep(PAUSE)
            finally:
                if self.socket is not None:
                    self.socket.transport.abort()
        self.notes.ended.add(self.table)

    async def go_on(self) -> None:
        while not self.over:
            asked = self.you.get("asked")
            if self.pending is None and asked is not None:
                self.pending = {
                    "type": "decide",
                    "id": secrets.token_urlsafe(8),
                    "seat": asked,
                    "ply": self.ply,
                    "action": self.dice.choice(self.you["options"])["action"],
                }
                await self.say_it()
            elif self.pending is not None and not self.sent:
                self.notes.resent += 1
                await asyncio.sleep(PAUSE)
                await self.say_it()
            ply = self.ply
            while not self.over and self.ply == ply and (self.pending is None or self.sent):
                assert self.socket is not None
                async with asyncio.timeout(SILENCE):
                    text = await self.socket.recv()
                assert isinstance(text, str)
                waited = self.pending is not None
                self.take(text)
                if waited and self.pending is None:
                    break

    async def say_it(self) -> None:
        assert self.socket is not None
        assert self.pending is not None
        self.sent = True
        await self.socket.send(json.dumps(self.pending))


async def insist(work: Callable[[], Awaitable[Any]]) -> Any:
    """Ask until there is an answer."""
    for _ in range(round(SILENCE / PAUSE)):
        try:
            return await work()
        except LOST:
            pass
        except AssertionError as error:  # refused: the server is there, and cannot do it now
            status = error.args[0][0] if error.args and isinstance(error.args[0], tuple) else 0
            if status != 503:
                raise
        await asyncio.sleep(PAUSE)
    raise AssertionError("there is no answer")


async def begin(people: Sequence[Person], game: str, bots: Sequence[str] = (), **setting: object) -> str:
    """A started game of these people and bots, opened whatever happens meanwhile."""
    host = people[0]
    seats = ["you", *["free"] * (len(people) - 1), *bots]
    table = str(await insist(lambda: host.open_table(game, seats, {"public": True, **setting})))
    for seat, person in enumerate(people[1:], start=1):
        await insist(saying(person, table, type="sit", seat=seat))
    await insist(saying(host, table, type="start"))
    return table


def saying(person: Person, table: str, **fields: object) -> Callable[[], Awaitable[Any]]:
    """The same message, with the same id, as often as it takes."""
    message = {"id": secrets.token_urlsafe(8), **fields}
    return lambda: person.call("POST", f"/api/tables/{table}/messages", message)


async def party(
    people: Sequence[Person],
    game: str,
    notes: Notes,
    dice: random.Random,
    more: Callable[[], bool],
    bots: Sequence[str] = (),
    urls: Sequence[str] = (),
) -> None:
    """One game after the other, for as long as there is to be more."""
    while True:
        begun = time.perf_counter()
        table = await begin(people, game, bots)
        notes.tables.append(table)
        places = [Survivor(person, table, notes, random.Random(dice.random()), urls) for person in people]
        async with asyncio.TaskGroup() as group:
            for place in places:
                group.create_task(place.survive())
        notes.lasted.append((game, max(place.ply for place in places), time.perf_counter() - begun))
        if not more():
            return


# -- what is in the database -------------------------------------------------------------------------


@dataclass
class Kept:
    """A table as the database has it."""

    row: TableRow
    log: list[events.Stamped]
    table: Table  # folded from the first entry on


async def kept_tables(url: str, ids: Sequence[str]) -> dict[str, Kept]:
    store = Store(url)
    await store.open(alone=False)
    try:
        assert await revision(store.database) is not None
        return {id: await kept_table(store, id) for id in ids}
    finally:
        await store.close()


async def kept_table(store: Store, id: str) -> Kept:
    """A table with its log, which adds up to the same from the beginning and from its snapshot."""
    row, log = await store.tables.row(id), await store.tables.entries(id)
    first = log[0].entry
    start = first.events[0]
    assert isinstance(start, events.Opened)
    setting = start.setting
    options = tuple(sorted(setting.options.items()))
    game = made(GameKey(setting.game, options, setting.map, None, start.edition))
    table = opened(id, start, game, first.at)
    for event in first.events[1:]:
        table.happen(event)
    for stamped in log[1:]:
        table = table.applied(stamped)
    if row.snapshot is not None:
        short = table_from(id, row.snapshot, game)
        assert short is not None
        assert short.ply == row.snapshot_ply
        for stamped in log[short.ply :]:
            short = short.applied(stamped)
        assert snapshot_of(short) == snapshot_of(table)
        assert short.position().text() == table.position().text()
    assert [stamped.entry.ply for stamped in log] == [*range(1, len(log) + 1)]
    assert (row.ply, row.status, row.due) == (table.ply, table.status, table.due)
    return Kept(row, log, table)


async def nothing_is_lost(url: str, notes: Notes, finished: bool = True) -> dict[str, Kept]:
    """Everything that anybody was told stands in the log, once and in its place."""
    kept = await kept_tables(url, notes.tables)
    for (id, ply), seen in notes.seen.items():
        assert json.loads(events.encode_entry(kept[id].log[ply - 1].entry)) == seen
    for told in notes.acknowledged:
        stamped = kept[told.table].log[told.ply - 1]
        decided = stamped.entry.events[0]
        assert stamped.stamp == told.stamp
        assert isinstance(decided, events.Decided)
        assert (decided.seat, decided.line[0].partition(" ")[2]) == (told.seat, told.action)
    for one in kept.values():
        stamps = [stamped.stamp for stamped in one.log if stamped.stamp]
        assert len(stamps) == len(set(stamps)), "a message was done twice"
        if finished:
            assert one.table.status == "ended"
    return kept


def records_verify(kept: dict[str, Kept], folder: Path) -> None:
    """Every finished game proves its draws; one of them by the command."""
    for id, one in kept.items():
        record = parse_record(one.table.record().text())
        assert replay(game_of(record), record).outcome() is not None
        assert record.seed == one.row.seed
        file = folder / f"{id}.txt"
        file.write_text(one.table.record().text())
    if kept:
        done = command("verify", str(folder / f"{next(iter(kept))}.txt"))
        assert done.returncode == 0, done.stderr
        assert "ok: " in done.stdout


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    """`tradewinds ...`, to its end."""
    return subprocess.run(
        [sys.executable, "-m", "tradewinds", *arguments], capture_output=True, text=True, check=False
    )


def upgraded(url: str) -> str:
    """A database with all its tables, made by the command."""
    done = command("db", "upgrade", "--database", url)
    assert done.returncode == 0, done.stderr
    return url
