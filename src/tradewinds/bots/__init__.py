"""Players that are programs: random, greedy, search, and your own."""

from tradewinds.bots.position import Bot, Position
from tradewinds.bots.registry import make_bot
from tradewinds.bots.seating import SeatedBot, seat_bot

__all__ = ["Bot", "Position", "SeatedBot", "make_bot", "seat_bot"]
