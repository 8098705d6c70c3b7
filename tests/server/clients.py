"""Clients of a table server, as tests play them: real HTTP and real WebSockets."""

import asyncio
import json
import random
import secrets
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Data = dict[str, Any]


class Person:
    """A player with a token of its own."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.id = ""
        self.token = ""
        self.places: list[Place] = []
        self.http = httpx.AsyncClient(base_url=url, timeout=30)

    async def __aenter__(self) -> Self:
        found = await self.call("POST", "/api/guests", {"name": self.name})
        self.id, self.token = found["player"]["id"], found["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for place in self.places:
            await place.close()
        await self.http.aclose()

    async def call(self, method: str, path: str, data: object = None, status: int | None = None) -> Any:
        """A request that succeeds, or is refused with the given status."""
        answer = (
            await self.http.request(method, path, json=data)
            if data is not None
            else (await self.http.request(method, path))
        )
        wanted = answer.is_success if status is None else answer.status_code == status
        assert wanted, (answer.status_code, answer.text)
        return (
            answer.json()
            if answer.headers.get("content-type", "").startswith("application/json")
            else (answer.text)
        )

    async def open_table(
        self, game: str, seats: list[str], setting: Mapping[str, object] | None = None
    ) -> str:
        full = {"game": game, "players": len(seats), **(setting or {})}
        found = await self.call("POST", "/api/tables", {"setting": full, "seats": seats})
        return str(found["id"])

    async def send(self, table: str, type: str, status: int | None = None, **fields: object) -> Any:
        """A message over plain HTTP."""
        data = {"type": type, "id": secrets.token_urlsafe(8), **fields}
        return await self.call("POST", f"/api/tables/{table}/messages", data, status)

    async def look(self, table: str, since: int = 0, status: int | None = None) -> Any:
        return await self.call("GET", f"/api/tables/{table}?since={since}", status=status)

    async def sit_down(self, table: str, ply: int = 0) -> "Place":
        """Watch a table over a WebSocket."""
        place = Place(self, table)
        self.places.append(place)
        await place.connect(ply)
        return place


def answer_in(data: Data) -> Data:
    """What a message says of the one that it answers."""
    if data["type"] != "change":
        return data
    return {"type": "answer", "to": data["to"], "ply": data["ply"]}


class Place:
    """A WebSocket at a table, and the table as it is seen through it."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.ply = 0
        self.info: Data = {}
        self.board: Data = {}
        self.you: Data = {}
        self.entries: list[Data] = []
        self.heard: list[str] = []  # everything that came, as text
        self.socket: ClientConnection | None = None

    async def connect(self, ply: int | None = None) -> None:
        address = self.person.url.replace("http", "ws", 1)
        seen = self.ply if ply is None else ply
        self.socket = await connect(
            f"{address}/api/tables/{self.table}/socket?ply={seen}&protocol=3",
            additional_headers={"authorization": f"Bearer {self.person.token}"} if self.person.token else {},
            compression=None,
        )
        await self.hear("table")

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    @property
    def actions(self) -> list[str]:
        """What the seat that is asked can do."""
        return [str(option["action"]) for option in self.you["options"]]

    def take(self, text: str) -> Data:
        """Take over what a message says, as a client does."""
        self.heard.append(text)
        data: Data = json.loads(text)
        if data["type"] == "table":
            self.info, self.board, self.you = data["info"], data["board"] or {}, data["you"]
            self.entries += data["entries"]
            self.ply = data["ply"]
        elif data["type"] == "change":
            assert data["ply"] == self.ply + 1, "an entry is missing, or came twice"
            self.ply = data["ply"]
            self.entries += data["entries"]
            self.info.update(data["info"])
            self.board.update(data["board"])
            seats = self.board.setdefault("seats", [{} for _ in data["seats"]])
            for number, things in data["seats"].items():
                seats[int(number)].update(things)
            self.you = data["you"]
        return data

    async def next(self) -> Data:
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), 30)
        assert isinstance(text, str)
        return self.take(text)

    async def hear(self, *types: str) -> Data:
        """The next message of one of these kinds."""
        while True:
            data = await self.next()
            if data["type"] in types:
                return data

    async def send(self, type: str, **fields: object) -> str:
        assert self.socket is not None
        id = str(fields.pop("id", None) or secrets.token_urlsafe(8))
        await self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        return id

    async def ask(self, type: str, **fields: object) -> Data:
        """Send a message and wait for what answers it. A change that does so is told as an answer."""
        id = await self.send(type, **fields)
        while True:
            data = await self.next()
            if data.get("to") == id:
                return answer_in(data)

    async def play(self, dice: random.Random, until: int = 100_000) -> int:
        """Decide at random whenever one of the own seats is asked, until the game ends or up to a ply."""
        decided = 0
        while self.info["status"] != "ended" and self.ply < until:
            asked = self.you.get("asked")
            if asked is None:
                await self.hear("change")
                continue
            action = dice.choice(self.actions)
            answer = await self.ask("decide", seat=asked, ply=self.ply, action=action)
            assert answer["type"] == "answer" or answer["code"] in ("stale", "not_asked"), answer
            decided += answer["type"] == "answer"
        return decided


__all__ = ["ConnectionClosed", "Person", "Place", "answer_in"]
