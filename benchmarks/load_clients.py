"""Scripted players for the load benchmark: one WebSocket a seat, as little work a message as possible.

Both servers get the same client: picows on uvloop, and msgspec, which reads only the few fields that a
decision takes. Only the two dialects differ.
"""

import asyncio
import http.client
import json
import random
from array import array
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any, TypeVar

from msgspec import Raw, Struct, field
from msgspec import json as fast
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

T = TypeVar("T")
PARTIES = 50  # groups of players: making thousands of them takes longer than what is measured
AT_ONCE = 32  # connections and requests that are made at the same time
PATIENCE = 60.0  # seconds for anything but a decision
TEXT = WSMsgType.TEXT


class Tally:
    """What the players of one run have seen. `think` is how long each waits before it decides."""

    def __init__(self, think: float = 0.0, seed: int = 1) -> None:
        self.think = think
        self.dice = random.Random(seed)
        self.playing = False  # before and after, nobody decides
        self.games = 0
        self.problems: list[str] = []
        self.clear()

    def clear(self) -> None:
        self.waits = array("d")  # seconds from each decision to its answer
        self.received = 0  # bytes of messages

    def problem(self, what: str) -> None:
        self.problems.append(what[:300])


class Seat(WSListener):
    """One player at one table. It decides as soon as it is asked and its last decision is answered."""

    transport: WSTransport

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.decided_at = 0.0  # 0: nothing is waiting for an answer
        self.leaving = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is TEXT:
            self.tally.received += frame.payload_size
            self.hear(frame.get_payload_as_bytes())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if self.tally.playing and not self.leaving:
            self.tally.problem("a connection was closed by the server")

    def hear(self, message: bytes) -> None:
        raise NotImplementedError

    def look(self) -> None:
        """Decide if it is for this seat to do so."""
        raise NotImplementedError

    def decide(self, message: bytes) -> None:
        """Send a decision, after the time it takes to think."""
        self.decided_at = -1.0
        if self.tally.think:
            wait = self.tally.think * (0.5 + self.tally.dice.random())
            asyncio.get_running_loop().call_later(wait, self._send, message)
        else:
            self._send(message)

    def _send(self, message: bytes) -> None:
        if not self.leaving:
            self.decided_at = perf_counter()
            self.transport.send(TEXT, message)

    def answered(self) -> None:
        if self.decided_at > 0:
            self.tally.waits.append(perf_counter() - self.decided_at)
        self.decided_at = 0.0

    def close(self) -> None:
        self.leaving = True
        self.transport.disconnect()


# -- ours -------------------------------------------------------------------------------------------


class Info(Struct):
    status: str = ""
    after: str | None = None


class Option(Struct):
    action: str


class You(Struct):
    asked: int | None = None
    options: list[Option] = []
    legal: list[str] = []  # what protocol 1 had instead

    def actions(self) -> list[str]:
        return self.legal or [option.action for option in self.options]


class Heard(Struct):
    """Of all messages, what a scripted player needs."""

    type: str
    ply: int = 0
    to: str | None = None
    reason: str = ""
    info: Info | None = None
    you: You | None = None


class Decide(Struct, tag_field="type", tag="decide"):
    id: str
    seat: int
    ply: int
    action: str


read_heard = fast.Decoder(Heard).decode
encode = fast.Encoder().encode


class OurSeat(Seat):
    def __init__(self, tally: Tally) -> None:
        super().__init__(tally)
        self.sent = 0
        self.ply = 0
        self.you: You | None = None
        self.status = ""
        self.after: str | None = None
        self.decision = ""  # the id of the last one
        self.waiting: dict[str, asyncio.Future[None]] = {}
        self.changed = asyncio.Event()  # the table was opened here, ended or has a rematch

    def hear(self, message: bytes) -> None:
        heard = read_heard(message)
        kind = heard.type
        if kind == "change" or kind == "table":
            self.ply = heard.ply
            self.you = heard.you
            if heard.info is not None and (heard.info.status or heard.info.after):
                self.status = heard.info.status or self.status
                self.after = heard.info.after or self.after
                self.changed.set()
        elif kind == "refused":
            self.tally.problem(heard.reason)
        elif kind != "answer":
            return
        if heard.to == self.decision:
            self.answered()
        elif heard.to in self.waiting:
            done = self.waiting.pop(heard.to)
            if not done.done():  # whoever asked may have been stopped: the run is over
                done.set_result(None)
        if kind == "refused":
            return
        if self.tally.playing:
            self.look()

    def look(self) -> None:
        you = self.you
        if you is not None and you.asked is not None and self.decided_at == 0:
            self.sent += 1
            self.decision = f"d{self.sent}"
            action = self.tally.dice.choice(you.actions())
            self.decide(encode(Decide(self.decision, you.asked, self.ply, action)))

    async def ask(self, type: str, **fields: object) -> None:
        """Send anything but a decision, and wait until it is answered."""
        self.sent += 1
        id = f"m{self.sent}"
        done = self.waiting[id] = asyncio.get_running_loop().create_future()
        self.transport.send(TEXT, encode({"type": type, "id": id, **fields}))
        await asyncio.wait_for(done, PATIENCE)

    async def until(self, fits: Callable[["OurSeat"], object]) -> None:
        while not fits(self):
            self.changed.clear()
            await self.changed.wait()


class OurTable:
    """The people of a table, who play one game after the other."""

    def __init__(self, port: int, tokens: Sequence[str], tally: Tally) -> None:
        self.port = port
        self.tokens = tokens
        self.tally = tally
        self.seats: list[OurSeat] = []

    async def sit_down(self, table: str) -> None:
        self.seats = [await self._connect(table, token) for token in self.tokens]

    async def _connect(self, table: str, token: str) -> OurSeat:
        seat = OurSeat(self.tally)
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?ply=0"
        headers = {"authorization": f"Bearer {token}"}
        await ws_connect(lambda: seat, address, extra_headers=headers)
        await asyncio.wait_for(seat.until(lambda seat: seat.status), PATIENCE)
        return seat

    async def start_first(self, table: str) -> None:
        """Everybody sits down at a table that the first player has opened."""
        await self.sit_down(table)
        for number, seat in enumerate(self.seats[1:], start=1):
            await seat.ask("sit", seat=number)
        await self.seats[0].ask("start")

    async def play_on(self) -> None:
        """Whenever a game has ended, the same people start the next one."""
        while True:
            host = self.seats[0]
            await host.until(lambda seat: seat.status == "ended")
            if not self.tally.playing:
                return
            self.tally.games += 1
            await host.ask("rematch")
            await asyncio.wait_for(host.until(lambda seat: seat.after), PATIENCE)
            assert host.after is not None
            self.close()
            await self.sit_down(host.after)
            await self.seats[0].ask("start")

    def close(self) -> None:
        for seat in self.seats:
            seat.close()


class Calls:
    """Plain HTTP for what cannot be said on a socket: one connection that stays open."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)

    def post(self, path: str, data: object, token: str = "") -> Any:
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        self.connection.request("POST", path, json.dumps(data), headers)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status != 201:
            raise SystemExit(f"{path} was answered with {answer.status}: {text[:300]!r}")
        return json.loads(text)


def on_lines(port: int, work: Callable[[Calls, T], str], things: Sequence[T]) -> list[str]:
    """Some work for each thing, over a few connections."""
    lines = 8
    shares = [things[number::lines] for number in range(lines)]

    def run(share: Sequence[T]) -> list[str]:
        calls = Calls(port)
        try:
            return [work(calls, thing) for thing in share]
        finally:
            calls.connection.close()

    with ThreadPoolExecutor(lines) as pool:
        done = [iter(results) for results in pool.map(run, shares)]
    return [next(done[number % lines]) for number in range(len(things))]


async def our_tables(port: int, game: str, tables: int, seats: int, tally: Tally) -> list[OurTable]:
    """New players at started tables. With many tables, the same people play at several of them at once."""

    def guest(calls: Calls, number: int) -> str:
        return str(calls.post("/api/guests", {"name": f"Player {number}"})["token"])

    def opened(calls: Calls, token: str) -> str:
        setting = {"game": game, "players": seats, "public": True}
        found = calls.post("/api/tables", {"setting": setting, "seats": ["you"]}, token)
        return str(found["id"])

    parties = min(tables, PARTIES)
    tokens = await asyncio.to_thread(on_lines, port, guest, range(parties * seats))
    found = [OurTable(port, tokens[n % parties :: parties], tally) for n in range(tables)]
    ids = await asyncio.to_thread(on_lines, port, opened, [table.tokens[0] for table in found])
    await few_at_once(table.start_first(id) for table, id in zip(found, ids, strict=True))
    return found


async def few_at_once(work: Iterable[Any]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(job: Any) -> None:
        async with gate:
            await job

    await asyncio.gather(*(one(job) for job in work))


# -- boardgame.io -----------------------------------------------------------------------------------


class Context(Struct):
    player: str = field(name="currentPlayer")


class Position(Struct):
    number: int = field(name="_stateID")
    context: Context = field(name="ctx")


class Synced(Struct):
    state: Position


NAMESPACE = b"/count,"
EVENT = b"42" + NAMESPACE
UPDATE, SYNC = EVENT + b'["update"', EVENT + b'["sync"'
read_update = fast.Decoder(tuple[str, str, Position, Raw]).decode
read_sync = fast.Decoder(tuple[str, str, Synced]).decode


class TheirSeat(Seat):
    """Speaks Socket.IO by hand. A decision is answered by the update that everybody at the table gets."""

    def __init__(self, tally: Tally, table: str, number: int, seats: int) -> None:
        super().__init__(tally)
        self.table = table
        self.number = str(number)
        self.seats = seats
        self.synced = asyncio.Event()
        self.position: Position | None = None

    def event(self, *fields: object) -> bytes:
        return EVENT + encode(fields)

    def hear(self, message: bytes) -> None:
        if message.startswith(UPDATE):
            if self.decided_at > 0:
                self.answered()
            self.position = read_update(message[len(EVENT) :])[2]
            if self.tally.playing:
                self.look()
        elif message.startswith(b"0"):  # the transport is open
            self.transport.send(TEXT, b"40" + NAMESPACE)
        elif message.startswith(b"40"):  # and so is the room of this game
            self.transport.send(TEXT, self.event("sync", self.table, self.number, None, self.seats))
        elif message.startswith(SYNC):
            self.position = read_sync(message[len(EVENT) :])[2].state
            self.synced.set()
        elif message == b"2":  # are you there?
            self.transport.send(TEXT, b"3")

    def look(self) -> None:
        position = self.position
        if position is not None and position.context.player == self.number and self.decided_at == 0:
            payload = {"type": "count", "args": [], "playerID": self.number}
            action = {"type": "MAKE_MOVE", "payload": payload}
            self.decide(self.event("update", action, position.number, self.table, self.number))


class TheirTable:
    def __init__(self, port: int, name: str, seats: int, tally: Tally) -> None:
        self.port = port
        self.seats = [TheirSeat(tally, name, number, seats) for number in range(seats)]

    async def start_first(self) -> None:
        for seat in self.seats:
            address = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
            await ws_connect(lambda seat=seat: seat, address)
            await asyncio.wait_for(seat.synced.wait(), PATIENCE)

    async def play_on(self) -> None:
        """Its game has no end."""

    def close(self) -> None:
        for seat in self.seats:
            seat.close()


async def their_tables(port: int, tables: int, seats: int, tally: Tally, kind: str) -> list[TheirTable]:
    found = [TheirTable(port, f"{kind}{number}", seats, tally) for number in range(tables)]
    await few_at_once(table.start_first() for table in found)
    return found
