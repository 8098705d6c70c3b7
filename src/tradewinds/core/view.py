"""What a seat or a spectator may know, built up field by field from nothing.

A view is its own type: transport, clients and bots get views only. It is made of plain data, so
that it can be sent as it is, and it never holds a seed, a pile's order or a reference to a state.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field

ViewData = Mapping[str, object]


@dataclass(frozen=True)
class Question:
    """An open question of the agenda: what, whom, how often, and a number of the phase's own.

    What that number is about stands beside the phases of the rule modules.
    """

    phase: str
    actor: int
    times: int
    about: int


@dataclass(frozen=True)
class SeatView:
    """One seat's open area: each module adds its own things."""

    seat: int
    things: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class View:
    game: str
    version: int
    players: int
    viewer: int | None
    actor: int
    ply: int
    asked: Sequence[Question]  # the agenda: the last one is being asked now
    legal: Sequence[int]  # only for the seat that is asked
    common: dict[str, object] = field(default_factory=dict)
    seats: tuple[SeatView, ...] = ()

    def data(self) -> dict[str, object]:
        """The view as JSON-ready data."""
        return {
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "viewer": self.viewer,
            "actor": self.actor,
            "ply": self.ply,
            "asked": [asdict(question) for question in self.asked],
            "legal": list(self.legal),
            **self.common,
            "seats": [{"seat": seat.seat, **seat.things} for seat in self.seats],
        }
