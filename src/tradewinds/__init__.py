"""Tradewinds: a trilogy of trading board games as one engine.

>>> import tradewinds
>>> game = tradewinds.make_game("sand-to-sea")
>>> state = game.start(players=3)
>>> state.actor == tradewinds.CHANCE
True

Everything exported here is public and stays: docs/reference.md describes it, group by group.
`tradewinds.bots`, `tradewinds.envs` and `tradewinds.testing` have more, and are imported on their own
because a program that only plays does not need them.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from tradewinds import _pure as _pure  # first: decides whether compiled modules are used
from tradewinds.components.catalog import Catalog, load_catalog
from tradewinds.components.maps import Layout
from tradewinds.core.actions import Action
from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.dealer import Dealer, Dice, Source
from tradewinds.core.errors import (
    BadMap,
    BadOption,
    BadPack,
    BadRecord,
    BadText,
    IllegalAction,
    TradewindsError,
    UnknownAction,
)
from tradewinds.core.perft import divide, perft
from tradewinds.core.record import Record, new_record, parse_record, replay
from tradewinds.core.state import Game, Outcome, State
from tradewinds.core.view import Question, SeatView, View
from tradewinds.games.registry import GAMES, INFOS, Setting, game_of, make_game, map_of
from tradewinds.rules.info import GameInfo, Parameters, TableOption

if TYPE_CHECKING:
    from tradewinds.narration.deeds import deeds
    from tradewinds.narration.story import Story, tell
    from tradewinds.narration.types import Chapter, Deed

__version__ = "0.1.0"
__all__ = [  # noqa: RUF022 (by group, in the order of docs/reference.md)
    # games
    "GAMES",
    "INFOS",
    "GameInfo",
    "Parameters",
    "TableOption",
    "make_game",
    "Setting",
    "Game",
    "Action",
    # playing
    "State",
    "CHANCE",
    "NOBODY",
    "Outcome",
    # chance
    "Source",
    "Dealer",
    "Dice",
    # what a seat may know
    "View",
    "SeatView",
    "Question",
    # records
    "Record",
    "new_record",
    "parse_record",
    "game_of",
    "replay",
    # what happened
    "deeds",
    "Deed",
    "tell",
    "Chapter",
    "Story",
    # pieces and maps
    "Catalog",
    "load_catalog",
    "Layout",
    "map_of",
    # counting lines of play
    "perft",
    "divide",
    # errors
    "TradewindsError",
    "IllegalAction",
    "UnknownAction",
    "BadOption",
    "BadText",
    "BadRecord",
    "BadPack",
    "BadMap",
]

_NARRATOR = {"Chapter": "types", "Deed": "types", "Story": "story", "deeds": "deeds", "tell": "story"}


def __getattr__(name: str) -> object:
    """The narrator comes when it is called: who only plays starts faster, and without other packages."""
    if name not in _NARRATOR:
        raise AttributeError(f"module 'tradewinds' has no attribute '{name}'")
    return getattr(import_module(f"tradewinds.narration.{_NARRATOR[name]}"), name)
