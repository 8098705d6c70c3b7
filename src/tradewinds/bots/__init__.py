"""Players that are programs: random, greedy, search, and your own."""

from tradewinds.bots.position import Bot, Position
from tradewinds.bots.registry import make_bot

__all__ = ["Bot", "Position", "make_bot"]
