"""Tradewinds: a trilogy of trading board games as one engine.

>>> import tradewinds
>>> game = tradewinds.make_game("sand-to-sea")
>>> state = game.start(players=3)
>>> state.actor == tradewinds.CHANCE
True
"""

from tradewinds import _pure as _pure  # first: decides whether compiled modules are used
from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.dealer import Dealer, Dice
from tradewinds.core.errors import IllegalAction, TradewindsError
from tradewinds.core.state import Game, Outcome, State
from tradewinds.games.registry import GAMES, make_game

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "GAMES",
    "NOBODY",
    "Dealer",
    "Dice",
    "Game",
    "IllegalAction",
    "Outcome",
    "State",
    "TradewindsError",
    "make_game",
]
