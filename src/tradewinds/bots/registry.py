"""Bots by name, as the command line writes them: `random`, `greedy`, `search:1000`, `./mine.py:MyBot`."""

from tradewinds.bots.chance import RandomBot
from tradewinds.bots.position import Bot
from tradewinds.core.errors import BadOption


def make_bot(name: str) -> Bot:
    """A new player of this name."""
    if name == "random":
        return RandomBot()
    raise BadOption(f"there is no bot '{name}'")
