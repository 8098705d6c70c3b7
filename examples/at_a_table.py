"""A game against a bot of a table server, from Python: the protocol of docs/protocol.md in a screenful.

    tradewinds serve &
    python examples/at_a_table.py http://127.0.0.1:8410

Takes the first option, always. After a lost connection it comes back with the last ply it has seen; a
decision that may have been lost is sent again with the same id, and done once.
"""

import asyncio
import json
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


def post(url: str, data: object, token: str = "") -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(url, json.dumps(data).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


class Client:
    """Answers whenever its seat is asked."""

    def __init__(self) -> None:
        self.ply = 0
        self.result: Any = None

    async def play(self, address: str, token: str) -> None:
        while self.result is None:
            try:
                headers = {"authorization": f"Bearer {token}"}
                async with connect(
                    f"{address}?protocol=3&ply={self.ply}", additional_headers=headers
                ) as socket:
                    await self.answer(socket)
            except (ConnectionClosed, OSError):
                await asyncio.sleep(0.5)

    async def answer(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            if message["type"] not in ("table", "change"):
                continue
            self.ply = message["ply"]
            self.result = message["info"].get("result")
            if self.result is not None:
                return
            you = message["you"]
            if you.get("asked") is not None:
                action = you["options"][0]["action"]
                decide = {"type": "decide", "id": f"ply-{self.ply}", "seat": you["asked"], "ply": self.ply}
                await socket.send(json.dumps({**decide, "action": action}))


def main(server: str) -> None:
    token = post(f"{server}/api/guests", {"name": "First Option"})["token"]
    setting = {"game": "spice-road", "players": 2}
    table = post(f"{server}/api/tables", {"setting": setting, "seats": ["you", "easy"]}, token)["id"]
    post(f"{server}/api/tables/{table}/messages", {"type": "start", "id": "start"}, token)
    client = Client()
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    asyncio.run(client.play(address, token))
    print(f"ply {client.ply}: {client.result['scores'][0]} to {client.result['scores'][1]}")


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))
