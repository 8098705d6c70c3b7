"""A view read into typed form: what the terminal draws and talks about.

Views are plain data. What all games have is read here; what a part of a game adds (a map, location
boards, routes) is read by that part, once a view, into a small class of its own. So the drawing and the
sentences are free of casts, and what a person at the terminal may know is seen at a glance.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar, cast

from tradewinds.core.view import ViewData

EMPTY = "-"
Read = TypeVar("Read")


@dataclass(frozen=True)
class SeatTable:
    """What every seat has; `things` is for the parts to read."""

    seat: int
    hold: str
    limit: int
    score: Mapping[str, int] | None  # None: not shown to this viewer
    things: Mapping[str, object]

    @property
    def cubes(self) -> int:
        return len(self.hold)


@dataclass(frozen=True)
class Table:
    """What every game has; `things` is for the parts to read."""

    players: int
    actor: int
    viewer: int | None
    asked: str  # the question that is open now, empty when the game is over
    left: int  # how many more times it is asked, this one included
    about: int  # a number of the question's own, see core/view.py
    legal: tuple[int, ...]
    turn: int
    round: int
    first: int
    ending: bool
    seats: tuple[SeatTable, ...]
    things: Mapping[str, object]
    _read: dict[object, object] = field(default_factory=dict, repr=False)

    def read(self, reader: Callable[["Table"], Read]) -> Read:
        """What a part makes of this view; it is read once."""
        if reader not in self._read:
            self._read[reader] = reader(self)
        return cast(Read, self._read[reader])

    def after(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return [(seat + step) % self.players for step in range(1, self.players)]


# -- plain data into types -------------------------------------------------------------------------


def items(value: object) -> list[object]:
    return list(cast(Iterable[object], value))


def texts(value: object) -> tuple[str, ...]:
    return tuple(str(item) for item in items(value))


def some(value: object) -> tuple[str | None, ...]:
    return tuple(None if item is None else str(item) for item in items(value))


def mapping(value: object) -> Mapping[str, object]:
    return cast(Mapping[str, object], value)


def whole(value: object) -> int:
    return int(cast(int, value))


def wholes(value: object) -> tuple[int, ...]:
    return tuple(whole(item) for item in items(value))


def goods(value: object) -> str:
    return "" if value == EMPTY else str(value)


def _seat(value: object) -> SeatTable:
    data = mapping(value)
    score = {key: whole(points) for key, points in mapping(data.get("score", {})).items()}
    return SeatTable(
        seat=whole(data["seat"]),
        hold=goods(data["hold"]),
        limit=whole(data["limit"]),
        score=score if "score" in data else None,
        things=data,
    )


def table_of(view: ViewData) -> Table:
    """Read what `state.view(seat).data()` gave."""
    questions = [mapping(question) for question in items(view["asked"])]
    question: Mapping[str, object] = questions[-1] if questions else {}
    viewer = view["viewer"]
    return Table(
        players=whole(view["players"]),
        actor=whole(view["actor"]),
        viewer=None if viewer is None else whole(viewer),
        asked=str(question["phase"]) if question else "",
        left=whole(question["times"]) if question else 0,
        about=whole(question["about"]) if question else 0,
        legal=wholes(view["legal"]),
        turn=whole(view["turn"]),
        round=whole(view["round"]),
        first=whole(view["first"]),
        ending=bool(view["ending"]),
        seats=tuple(_seat(seat) for seat in items(view["seats"])),
        things=view,
    )
