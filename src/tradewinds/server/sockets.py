"""The WebSocket of a table: one connection, one player or spectator, one table."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import Send
from msgspec import MsgspecError, json

from tradewinds.core.errors import TradewindsError
from tradewinds.server import messages
from tradewinds.server.handling import handle
from tradewinds.server.identity import need_own_page, need_plain, token_hash
from tradewinds.server.refusals import RESENDABLE, Code, Refused
from tradewinds.server.service import MOST_SOCKETS, Service, caller_of, header, token_of
from tradewinds.server.store.people import PlayerRow

log = logging.getLogger("tradewinds.socket")
AnySocket = WebSocket[Any, Any, Any]
MOST_WAITING = 300  # messages that a slow connection may be behind
MOST_BYTES = 4_000_000  # and how much there may be in them
MOST_STRIKES = 50  # so many more messages that made no sense, or came too fast, than others
REFUSED, SIGNED_OUT, SLOW, FLOOD = 4400, 4401, 4408, 4429  # why a connection was closed
TRY_LATER = 1013
SHORT_WAY = "tradewinds.send"  # in a connection's scope: how to send past all layers of the app
FINAL_CLOSES = (REFUSED, FLOOD)  # whoever comes back is sent away again
PASSING = (Code.TOO_FAST, *RESENDABLE)  # refusals that may be none in a moment


class Connection:
    """Messages go out one after the other, and nobody waits for a slow client."""

    def __init__(self, socket: AnySocket, player: PlayerRow | None) -> None:
        self.socket = socket
        self.player = None if player is None else player.id
        token = token_of(socket)
        self.token = "" if token is None else token_hash(token)
        self._waiting: list[bytes] = []  # rarely more than one
        self._bytes = 0  # of those that wait
        self.answered: str | None = None  # the message that a change was the answer to
        self._wake: asyncio.Future[None] | None = None  # what the pump waits for
        self._last = False  # it ends when nothing waits any more
        self._pump = asyncio.create_task(self._send())
        self._leaving: asyncio.Task[None] | None = None
        self.slow = False  # nothing more goes out
        scope: Mapping[str, Any] = socket.scope
        self._out: Send = scope.get(SHORT_WAY, socket.send)

    def push(self, message: bytes, answers: str | None = None) -> None:
        if self.slow:
            return
        self.answered = answers or self.answered
        if len(self._waiting) >= MOST_WAITING or self._bytes > MOST_BYTES:
            self.leave(SLOW, "too slow")
            return
        self._waiting.append(message)
        self._bytes += len(message)
        self._go_on()

    def _go_on(self) -> None:
        if self._wake is not None:
            self._wake.set_result(None)
            self._wake = None

    async def _send(self) -> None:
        """One task as long as the connection lasts: starting one a message costs more than sending it."""
        loop = asyncio.get_running_loop()
        try:
            while not self.slow and (self._waiting or not self._last):
                if not self._waiting:
                    self._wake = loop.create_future()
                    await self._wake
                    continue
                message = self._waiting.pop(0)
                await self._out({"type": "websocket.send", "bytes": None, "text": message.decode()})
                self._bytes -= len(message)
        except Exception:  # the connection has gone: whoever reads from it will see
            self.slow = True

    @property
    def name(self) -> str:
        return str(id(self))

    async def flush(self) -> None:
        """Give what waits a moment to go out, before a close overtakes it."""
        self._last = True
        self._go_on()
        await asyncio.wait([self._pump], timeout=1)

    def leave(self, code: int = SIGNED_OUT, why: str = "signed out") -> None:
        """Hear and say nothing more. Whoever only listens would never find out otherwise."""
        self.slow = True
        self._waiting.clear()
        if self._leaving is None:
            self._leaving = asyncio.create_task(self._leave(code, why))

    async def _leave(self, code: int, why: str) -> None:
        with contextlib.suppress(Exception):  # the connection has gone by itself
            await self.socket.close(code, why)

    async def close(self) -> None:
        self.slow = True
        self._pump.cancel()
        if self._leaving is not None:
            await self._leaving


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: FromPath[str], service: NamedDependency[Service]) -> None:
    """Watch a table and play at it. `ply` is the last one that the client has seen."""
    try:
        player, since = await admit(socket, table, service)
    except TradewindsError as error:
        # A browser sees why only on an open connection.
        await socket.accept()
        code = error.code if isinstance(error, Refused) else Code.BAD_MESSAGE
        await socket.send_data(messages.encode(messages.RefusedMessage(None, code, str(error))), "text")
        await socket.close(TRY_LATER if code in PASSING else REFUSED, code)
        return
    await socket.accept()
    connection = Connection(socket, player)
    house = service.house
    service.metrics.connections.inc()
    caller = caller_of(socket)
    service.sockets[caller] += 1
    try:
        live = await house.live(table)
        await house.watch(live, connection, since)
        await serve_messages(connection, table, service)
    except (WebSocketDisconnect, Refused):
        pass
    finally:
        service.metrics.connections.dec()
        service.sockets[caller] -= 1
        if not service.sockets[caller]:
            del service.sockets[caller]
        house.unwatch(table, connection)
        service.limits.messages.forget(connection.name)
        await connection.close()


async def admit(socket: AnySocket, table: str, service: Service) -> tuple[PlayerRow | None, int]:
    need_own_page(header(socket, b"origin"), header(socket, b"host"), None, service.origins)
    caller = caller_of(socket)
    service.limits.connections.take(caller)
    if service.settings.limits and service.sockets[caller] >= MOST_SOCKETS:
        raise Refused(Code.TOO_FAST, f"there are {MOST_SOCKETS} connections from your address already")
    need_plain(table)
    wanted = socket.query_params.get("protocol", str(messages.PROTOCOL))
    if wanted != str(messages.PROTOCOL):
        raise Refused(
            Code.WRONG_PROTOCOL, f"this server speaks protocol {messages.PROTOCOL}, not {wanted[:20]}"
        )
    since = socket.query_params.get("ply", "0")
    if not (since.isascii() and since.isdigit() and len(since) < 9):
        raise Refused(Code.BAD_MESSAGE, "ply is the number of the last entry that was seen")
    player = await service.player_of(socket)
    live = await service.house.live(table)
    await service.house.need_admission(live, None if player is None else player.id)
    return player, int(since)


async def serve_messages(connection: Connection, table: str, service: Service) -> None:
    """Answer every message, until the client goes or makes no sense."""
    strikes = 0
    while strikes < MOST_STRIKES:
        found = await connection.socket.receive()
        if found["type"] != "websocket.receive":
            return
        if connection.slow:
            return
        begun = time.perf_counter()
        connection.answered = None
        data = found.get("text") or found.get("bytes") or ""
        try:
            service.limits.messages.take(connection.name)
            reply: messages.ServerMessage = await answer(data, table, connection, service)
            strikes = max(strikes - 1, 0)
        except TradewindsError as error:
            refused = error if isinstance(error, Refused) else Refused(Code.BAD_MESSAGE, str(error))
            service.metrics.refused.labels(refused.code).inc()
            strikes += refused.code in (Code.BAD_MESSAGE, Code.TOO_FAST, Code.TOO_LARGE)
            reply = messages.RefusedMessage(message_id(data), refused.code, refused.sentence, refused.why)
        if not isinstance(reply, messages.Answer) or reply.to != connection.answered:
            connection.push(messages.encode(reply))
        service.metrics.answered.observe(time.perf_counter() - begun)
    await connection.flush()
    with contextlib.suppress(Exception):
        await connection.socket.close(FLOOD, "too many messages that made no sense")


async def answer(
    data: str | bytes, table: str, connection: Connection, service: Service
) -> messages.ServerMessage:
    """Do what one message asks. Who sent it is looked up anew: the token may have been signed out."""
    message = read_message(data)
    player = await service.identities.player_by(connection.token) if connection.token else None
    if player is None and connection.player is not None:
        connection.leave()
        raise Refused(Code.NOT_SIGNED_IN, "you have signed out")
    if isinstance(message, messages.Sync):
        live = await service.house.live(table)
        return await service.house.whole(live, connection.player, message.ply)
    return await handle(message, table, player, service)


def read_message(data: str | bytes) -> messages.ClientMessage:
    if len(data) > messages.LARGEST_MESSAGE:
        raise Refused(Code.TOO_LARGE, f"a message has up to {messages.LARGEST_MESSAGE} bytes")
    try:
        message: messages.ClientMessage = messages.decode_message(data)
        return message
    except (MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(Code.BAD_MESSAGE, f"that is no message of this protocol: {error}") from None


def message_id(data: str | bytes) -> str | None:
    """The id of a message that was refused, if one can be found in it."""
    try:
        found = json.decode(data[: messages.LARGEST_MESSAGE])
    except (MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= 64 else None
