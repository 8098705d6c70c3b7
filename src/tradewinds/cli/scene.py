"""What a game is made of, for somebody at a terminal.

A *part* (the merchant row, the map, the location boards, ...) says how it is drawn. A game is a list of
parts; where two of them draw the same thing, the later one knows better. A *scene* is all that a picture is
made of. What is asked, what can be done and what was done is put into words by words.py and telling.py.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol, TypeVar

from rich.console import RenderableType
from rich.text import Text

from tradewinds.cli.table import SeatTable, Table
from tradewinds.components.catalog import Catalog
from tradewinds.components.settlements import Location, Step
from tradewinds.core.actions import Action
from tradewinds.core.state import Game, State
from tradewinds.games.registry import catalog_of, info_of
from tradewinds.narration.asked import Asked, asked_of
from tradewinds.narration.options import Option, offers, settlers_needed, travel_costs
from tradewinds.rules.info import Parameters

Found = TypeVar("Found")


class Facts:
    """What the narrator says of a position. It is asked when something is wanted."""

    def __init__(self, state: State) -> None:
        self._state = state

    @cached_property
    def asked(self) -> Asked:
        """The open question, while there is one."""
        asked = asked_of(self._state)
        assert asked is not None
        return asked

    @cached_property
    def options(self) -> Mapping[str, Option]:
        return {option.action: option for option in offers(self._state)}

    @cached_property
    def settlers(self) -> Mapping[str, int]:
        """How many settlers the seat to act has to place on each location."""
        return settlers_needed(self._state, int(self._state.actor))

    def travel_costs(self, seat: int) -> Sequence[int]:
        """How many settlers it takes to travel to each card of a route."""
        return travel_costs(self._state, seat)


@dataclass(frozen=True)
class Scene:
    table: Table
    facts: Facts
    game: Game
    names: Sequence[str]
    parts: "tuple[Part, ...]"
    title: str  # of the game
    storage: str  # what the game calls it: hold or storage

    @property
    def seat(self) -> SeatTable:
        """Whose decision it is; the first seat while nobody's."""
        return self.table.seats[max(self.table.actor, 0)]

    @property
    def asked(self) -> Asked:
        return self.facts.asked

    def option(self, action: Action) -> Option:
        """What an action costs and brings."""
        return self.facts.options[str(action)]

    @property
    def parameters(self) -> Parameters:
        """The numbers of the game's rules."""
        return info_of(self.game).parameters

    @property
    def catalog(self) -> Catalog:
        return catalog_of(self.game)

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else f"seat {seat + 1}"

    def may(self, action: str) -> bool:
        """Whether the viewer can do this now."""
        return self.game.index(action) in self.table.legal


SeatRows = Callable[[Scene, SeatTable], "list[tuple[str, RenderableType]]"]


@dataclass(frozen=True)
class StepShown:
    """How an action of a location is drawn in its cell."""

    lines: Callable[[Scene, Location, Step], "list[Text]"]
    title: str = ""  # in the first line of the cell


@dataclass(frozen=True)
class Tile:
    """What a tile of the map says in its hex, where goods may be shortened."""

    printed: str
    offers: bool = True  # else it is drawn faintly


@dataclass(frozen=True)
class Block:
    """Something that lies beside the map or below the boards."""

    title: str
    note: str = ""
    body: RenderableType | None = None
    faint: str = ""


@dataclass(frozen=True)
class PieceSet:
    """A set of pieces for `show`; a drawing may stand for the list of them."""

    pieces: Mapping[str, str]
    drawing: Callable[[Scene], RenderableType] | None = None


class Chart(Protocol):
    """A picture that has a size of its own, and may have other things beside it."""

    def fitting(self, scene: Scene, room: int) -> int | None:
        """A scale for a picture that fits into `room` columns; None when none does."""

    def width(self, scene: Scene, scale: int) -> int: ...

    def draw(self, scene: Scene, scale: int) -> RenderableType: ...

    def as_list(self, scene: Scene) -> RenderableType:
        """The same without a picture, for narrow terminals."""


@dataclass(frozen=True)
class Part:
    steps: Mapping[str, StepShown] = field(default_factory=dict)  # by the word that is printed
    tile: Callable[[Scene, str], Tile | None] | None = None
    lying: Callable[[Scene], Mapping[str, str]] | None = None  # cubes on tiles of the map
    drawing: Callable[[Scene], RenderableType] | None = None  # as wide as the terminal
    chart: Chart | None = None
    beside: Callable[[Scene], list[Block]] | None = None
    legend: tuple[str, ...] = ()
    status: Callable[[Scene, SeatTable], list[Text]] | None = None  # what stands with a seat's goods
    seat_rows: SeatRows | None = None
    seat_board: Callable[[Scene, SeatTable], RenderableType] | None = None
    sets: Callable[[Game], Mapping[str, PieceSet]] | None = None


def latest(tables: Iterable[Mapping[str, Found]], key: str) -> Found:
    """What the last part that knows the key says."""
    found = [table[key] for table in tables if key in table]
    if not found:
        raise KeyError(key)
    return found[-1]
