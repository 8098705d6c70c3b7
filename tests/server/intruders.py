"""What tests of the server's defences share: games to attack, and ways to be refused."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server.clients import ConnectionClosed, Data, Person, Place

SEATED: list[tuple[str, Data]] = [  # what only the holder of a seat can do
    ("decide", {"ply": 0, "action": "rest"}),
    ("undo", {"ply": 0}),
    ("ask_takeback", {"ply": 0}),
    ("answer_takeback", {"ply": 0, "agrees": True}),
    ("pause", {}),
    ("resume", {}),
    ("leave", {}),
    ("leave", {"bot": "easy"}),
    ("resign", {}),
    ("hint", {"ply": 0}),
    ("why", {"action": "rest"}),
]


@asynccontextmanager
async def persons(url: str, *names: str) -> AsyncIterator[list[Person]]:
    people = [Person(url, name) for name in names]
    for person in people:
        await person.__aenter__()
    try:
        yield people
    finally:
        for person in people:
            await person.__aexit__(None, None, None)


async def private_game(people: Sequence[Person], **setting: object) -> tuple[str, str]:
    """A started game of these people; the table and its invite."""
    full = {"game": "spice-road", "players": len(people), **setting}
    data = {"setting": full, "seats": ["you"]}
    made = await people[0].call("POST", "/api/tables", data)
    for seat, person in enumerate(people[1:], start=1):
        await person.call("POST", f"/api/invites/{made['invite']}")
        await person.send(made["id"], "sit", seat=seat)
    await people[0].send(made["id"], "start")
    return made["id"], made["invite"]


async def first_to_act(people: Sequence[Person], table: str) -> tuple[Person, Any]:
    for person in people:
        whole = await person.look(table)
        if whole["you"].get("asked") is not None:
            return person, whole
    raise AssertionError("nobody is asked")


async def refused_socket(url: str, table: str, token: str = "", query: str = "", **headers: str) -> str:
    """The code with which a connection is refused; it is closed then, and nothing else was told."""
    if token:
        headers["authorization"] = f"Bearer {token}"
    address = url.replace("http", "ws", 1)
    async with connect(f"{address}/api/tables/{table}/socket{query}", additional_headers=headers) as socket:
        first = json.loads(await asyncio.wait_for(socket.recv(), 20))
        assert first["type"] == "refused", first
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), 20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400
        return str(first["code"])


async def place_closed(place: Place) -> int:
    """The code with which the server closes a connection, after whatever it still sends."""
    try:
        while True:
            await place.next()
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code
