"""A bot of the user in a process of its own: it may crash, hang or exit, and nobody else does.

Run as `python -m tradewinds.bots.host`, which `hosted` does. A line of JSON comes in, a line goes out:

    {"setting": {"game": "spice-road", ...}, "bot": "./mybot.py:MyBot"}     {}
    {"state": "game spice-road 1\\n...", "seed": "1 0 7", "new": false}      {"action": "play m04"}
                                                                            {"error": "raised ..."}

`new` asks for a new player of that class: another game begins. What the bot prints goes to stderr.
"""

import json
import os
import sys
import time
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from tradewinds.bots.choice import Fault, legal_choice
from tradewinds.bots.own import load_own, make_own, own_parts, raised
from tradewinds.bots.position import Position
from tradewinds.core.errors import TradewindsError
from tradewinds.games.registry import Setting

LAST_SECONDS = 1.0  # what a bot has for cleaning up when nobody asks it any more


class Host:
    """One bot, and the game that it plays."""

    def __init__(self, setting: Setting, name: str) -> None:
        self.path, _ = own_parts(name)
        self.game = setting.make()
        self.kind = load_own(name)
        self.bot = make_own(self.kind, self.path)

    def choose(self, text: str, seed: str, new: bool) -> str:
        if new:
            self.bot = make_own(self.kind, self.path)
        state = self.game.from_text(text)
        try:
            index = legal_choice(state, self.bot.choose(Position(state, seed)))
        except Fault:
            raise
        except BaseException as error:  # sys.exit() too: it is for us to say when this process ends
            raise Fault(f"raised {raised(error, self.path)}") from error
        return self.game.action_text(index)


def main() -> None:
    incoming, outgoing = take_pipes()
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(incoming, lines), daemon=True).start()
    host: Host | None = None
    while line := lines.get():
        request = json.loads(line)
        answer: dict[str, str] = {}
        try:
            if host is None:
                host = Host(Setting(**request["setting"]), request["bot"])
            else:
                answer["action"] = host.choose(request["state"], request["seed"], request["new"])
        except (Fault, TradewindsError) as error:
            answer["error"] = str(error)
        outgoing.write(json.dumps(answer).encode() + b"\n")
        outgoing.flush()


def take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output for ourselves: the bot reads nothing, and what it prints is on stderr."""
    incoming, outgoing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return incoming, outgoing


def listen(incoming: BinaryIO, lines: "SimpleQueue[bytes]") -> None:
    """Pass on what is asked; when the asking process is gone, end, even if the bot is in an endless loop."""
    for line in incoming:
        lines.put(line)
    lines.put(b"")
    time.sleep(LAST_SECONDS)
    os._exit(0)


if __name__ == "__main__":
    main()
