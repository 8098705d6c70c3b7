"""Nonsense for the socket of a server: python benchmarks/fuzz_socket.py --minutes 5 --seed 1

Several connections at a few tables with people and bots send valid messages, mutated ones, random JSON and
random bytes in random order, and break off in the middle. It fails when the server logs an error, dies, or
no longer answers a client that makes sense.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Data = dict[str, Any]
GAMES = ("spice-road", "new-world", "sand-to-sea", "east-to-west-1")
FUZZERS = 6
PATIENCE = 20.0  # seconds that a sane client waits for an answer
FIELDS = {  # of each type of message
    **dict.fromkeys(("start", "rematch", "ping"), ()),
    **dict.fromkeys(("sit", "rise", "pause", "resume", "leave", "resign"), ("seat",)),
    **dict.fromkeys(("undo", "ask_takeback", "hint"), ("seat", "ply")),
    "place": ("seat", "bot"),
    "decide": ("seat", "ply", "action"),
    "answer_takeback": ("seat", "ply", "agrees"),
    "say": ("text",),
    "why": ("seat", "action"),
    "sync": ("ply",),
}
TYPES = tuple(FIELDS)
ODD: tuple[object, ...] = (
    *(None, True, -1, 0, 1, 4, 5, 2**31, 2**63, 2**70, 1.5, 1e308, "", "0", "rest", "\u202e", "\x00"),
    *("é" * 40, "x" * 130, [], [[]], {}, {"a": {}}, [1] * 50),
)


class Failure(Exception):
    """The server did what it must not do."""


class Run:
    """One server, its tables and people, and what it has answered."""

    def __init__(self, url: str, seed: int, until: float) -> None:
        self.url = url
        self.dice = random.Random(seed)
        self.until = until
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.tokens: list[str] = []
        self.tables: list[str] = []
        self.answers: Counter[str] = Counter()
        self.sent: Counter[str] = Counter()

    @property
    def going(self) -> bool:
        return time.monotonic() < self.until

    async def post(self, path: str, data: object, token: str = "") -> Data:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        found = await self.http.post(path, json=data, headers=headers)
        found.raise_for_status()
        answer: Data = found.json()
        return answer

    async def prepare(self) -> None:
        for name in ("Ann", "Bob", "Cy", "Eve"):
            self.tokens.append(str((await self.post("/api/guests", {"name": name}))["token"]))
        for _ in range(3):
            self.tables.append(await self.new_table())

    async def new_table(self) -> str:
        """A table at which two people and a bot play."""
        ann, bob, *_ = self.tokens
        options = {"scores": self.dice.choice(["open", "hidden"])}
        setting = {"game": self.dice.choice(GAMES), "players": 3, "public": True, "options": options}
        seats = ["you", "free", self.dice.choice(["random", "easy"])]
        table = str((await self.post("/api/tables", {"setting": setting, "seats": seats}, ann))["id"])
        await self.post(f"/api/tables/{table}/messages", {"type": "sit", "id": "s", "seat": 1}, bob)
        await self.post(f"/api/tables/{table}/messages", {"type": "start", "id": "b"}, ann)
        return table

    def connection(self, table: str, token: str) -> connect:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        address = self.url.replace("http", "ws", 1)
        query = self.dice.choice(["", "?ply=0", "?ply=99999", "?protocol=3", "?ply=x", "?protocol=9"])
        return connect(
            f"{address}/api/tables/{table}/socket{query}", additional_headers=headers, max_size=None
        )

    # -- nonsense ----------------------------------------------------------------------------------

    async def fuzz(self) -> None:
        """Connect, send for a while, go; again and again."""
        dice = self.dice
        while self.going:
            table = dice.choice(self.tables) if dice.random() < 0.97 else dice.choice(["x", "%00", "a%0d%0a"])
            token = dice.choice([*self.tokens, "", "forged"])
            try:
                async with self.connection(table, token) as socket:
                    await self.talk(socket)
            except (OSError, WebSocketException):
                self.answers["(connection closed)"] += 1
            if dice.random() < 0.1:
                await self.half_a_handshake()
            if dice.random() < 0.05:
                self.tables[dice.randrange(len(self.tables))] = await self.new_table()

    async def talk(self, socket: ClientConnection) -> None:
        seen: Data = {"ply": 0, "you": {}}
        reading = asyncio.create_task(self.read(socket, seen))
        try:
            for _ in range(self.dice.randrange(1, 120)):
                if not self.going:
                    return
                await self.send(socket, seen)
                if self.dice.random() < 0.7:
                    await asyncio.sleep(0.002)
            if self.dice.random() < 0.4:
                socket.transport.abort()  # in the middle of everything
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def read(self, socket: ClientConnection, seen: Data) -> None:
        async for text in socket:
            data = json.loads(text)
            self.answers[data["code"] if data["type"] == "refused" else data["type"]] += 1
            if data["type"] in ("table", "change"):
                seen.update(ply=data["ply"], you=data["you"])

    async def send(self, socket: ClientConnection, seen: Data) -> None:
        dice = self.dice
        kind = dice.choice(
            ["valid", "valid", "valid", "mutated", "mutated", "json", "bytes", "text", "large"]
        )
        self.sent[kind] += 1
        message = self.valid(seen)
        if kind == "valid":
            await socket.send(json.dumps(message))
        elif kind == "mutated":
            await socket.send(self.mutated(message))
        elif kind == "json":
            await socket.send(json.dumps(self.anything(4)))
        elif kind == "bytes":
            await socket.send(dice.randbytes(dice.randrange(0, 300)))
        elif kind == "text":
            await socket.send("".join(chr(dice.randrange(1, 0xD7FF)) for _ in range(dice.randrange(0, 200))))
        else:
            size = dice.choice([4090, 4097, 20_000, 65_530, 70_000] if dice.random() < 0.2 else [4097])
            await socket.send(dice.choice(["[", '{"a":', '"', "0"]) * size)

    def valid(self, seen: Data) -> Data:
        dice, you = self.dice, seen["you"]
        if you.get("asked") is not None and dice.random() < 0.6:
            place = {"seat": you["asked"], "ply": seen["ply"]}
            data = {"type": "decide", **place, "action": dice.choice(you["legal"])}
            if dice.random() < 0.02:
                data = {"type": "hint", **place}
        else:
            # Most of the time, what ends or stops a game, or takes long, becomes something harmless.
            type = dice.choice(TYPES)
            if type in ("resign", "leave", "pause", "hint") and dice.random() < 0.9:
                type = "resume"
            values = {
                "seat": dice.choice(you.get("seats") or [0, 1, 2]) if dice.random() < 0.8 else 2,
                "ply": max(seen["ply"] - dice.choice([0, 0, 0, 0, 1, 5]), 0),
                "action": dice.choice(you.get("legal") or ["rest"]),
                "bot": "easy",
                "text": "hello",
                "agrees": dice.random() < 0.5,
            }
            data = {"type": type, **{key: values[key] for key in FIELDS[type]}}
        return {"id": f"m{dice.randrange(10_000)}", **data}

    def mutated(self, message: Data) -> str | bytes:
        dice = self.dice
        for _ in range(dice.randrange(1, 4)):
            key = dice.choice([*message, "extra"])
            if dice.random() < 0.3:
                message.pop(key, None)
            else:
                message[key] = self.anything(2)
            if not message:
                break
        text = json.dumps(message)
        if dice.random() < 0.3:
            return text[: dice.randrange(len(text) + 1)]
        raw = bytearray(text.encode())
        if dice.random() < 0.3:
            raw[dice.randrange(len(raw))] = dice.randrange(256)
        return bytes(raw) if dice.random() < 0.5 else raw.decode(errors="replace")

    def anything(self, depth: int) -> object:
        dice = self.dice
        if depth and dice.random() < 0.4:
            return [self.anything(depth - 1) for _ in range(dice.randrange(4))]
        if depth and dice.random() < 0.4:
            keys = ("type", "id", "seat", "ply", "action", "x")
            return {dice.choice(keys): self.anything(depth - 1) for _ in range(dice.randrange(4))}
        return dice.choice([*ODD, *TYPES])

    async def half_a_handshake(self) -> None:
        host, port = self.url.removeprefix("http://").split(":")
        _, writer = await asyncio.open_connection(host, int(port))
        table = self.dice.choice(self.tables)
        whole = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n".encode()
        writer.write(whole[: self.dice.randrange(len(whole))] + self.dice.randbytes(5))
        await writer.drain()
        writer.transport.abort()

    # -- sense -------------------------------------------------------------------------------------

    async def sane_client(self) -> None:
        """Opens a table of its own and decides there, while all the others do what they do."""
        token = str((await self.post("/api/guests", {"name": "Sane"}))["token"])
        address = self.url.replace("http", "ws", 1)
        while self.going:
            setting = {"game": "spice-road", "players": 2}
            data = {"setting": setting, "seats": ["you", "random"]}
            table = str((await self.post("/api/tables", data, token))["id"])
            begun = time.monotonic()
            async with connect(
                f"{address}/api/tables/{table}/socket",
                additional_headers={"authorization": f"Bearer {token}"},
                max_size=None,
            ) as socket:
                await socket.send(json.dumps({"type": "start", "id": "start"}))
                while self.going and time.monotonic() - begun < 10:
                    if not await self.sane_turn(socket):
                        break
            (await self.http.get("/health")).raise_for_status()

    async def sane_turn(self, socket: ClientConnection) -> bool:
        """Decide when asked; False when the game is over."""
        try:
            data = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        except TimeoutError:
            raise Failure("a client that makes sense got no answer") from None
        if data["type"] == "refused":
            raise Failure(f"a client that makes sense was refused: {data}")
        if data["type"] != "change":
            return True
        if data["info"].get("status") == "ended":
            return False
        if data["you"].get("asked") is not None:
            action = self.dice.choice(data["you"]["legal"])
            decision = {"type": "decide", "id": f"d{data['ply']}", "seat": 0, "ply": data["ply"]}
            await socket.send(json.dumps({**decision, "action": action}))
            self.sent["sane"] += 1
        return True


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def wait_until_open(url: str, process: "subprocess.Popen[bytes]") -> None:
    async with httpx.AsyncClient() as http:
        for _ in range(600):
            if process.poll() is not None:
                raise Failure("the server does not start")
            try:
                if (await http.get(f"{url}/health")).is_success:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)
    raise Failure("the server does not open")


async def fuzz(url: str, process: "subprocess.Popen[bytes]", minutes: float, seed: int) -> Run:
    await wait_until_open(url, process)
    run = Run(url, seed, time.monotonic() + minutes * 60)
    await run.prepare()
    async with asyncio.TaskGroup() as group:
        group.create_task(run.sane_client())
        for _ in range(FUZZERS):
            group.create_task(run.fuzz())
    await run.http.aclose()
    if process.poll() is not None:
        raise Failure("the server has died")
    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log.txt")
        port = free_port()
        command = (sys.executable, "-m", "tradewinds", "serve", "--database", f"{folder}/fuzz.db")
        settings = {"TRADEWINDS_LIMITS": "false", "TRADEWINDS_THINKERS": "1"}
        with log.open("wb") as out:
            process = subprocess.Popen(
                [*command, "--port", str(port)], env={**os.environ, **settings}, stdout=out, stderr=out
            )
        try:
            run = asyncio.run(fuzz(f"http://127.0.0.1:{port}", process, given.minutes, given.seed))
        finally:
            process.terminate()
            process.wait(30)
            words = log.read_text()
            wrong = [line for line in words.splitlines() if '"level": "error"' in line or "Traceback" in line]
            print("\n".join(line[:2000] for line in wrong[:5]))
        print("sent:", dict(run.sent.most_common()))
        print("answers:", dict(run.answers.most_common()))
    if wrong:
        sys.exit(f"the server has logged {len(wrong)} errors")


if __name__ == "__main__":
    main()
