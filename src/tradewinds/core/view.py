"""What a seat or a spectator may know, built up field by field from nothing.

A view is its own type: transport, clients and bots get views only. It is made of plain data, so
that it can be sent as it is, and it never holds a seed, a pile's order or a reference to a state.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field

ViewData = Mapping[str, object]


@dataclass(frozen=True)
class Question:
    """An open question of the agenda: what, whom, how many times, and a number of the phase's own.

    What that number is about stands beside the phases of the rule modules.
    """

    phase: str  #: what is asked, as in `turn` or `upgrade`
    actor: int  #: a seat, or CHANCE
    times: int  #: how many answers are still due
    about: int  #: the phase's own number


@dataclass(frozen=True)
class SeatView:
    """One seat's open area: each module adds its own things."""

    seat: int  #: from 0
    things: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class View:
    """All that a seat or a spectator may know of a state. `State.view` makes it.

    >>> state = tradewinds.make_game("spice-road", {"first": "1"}).start(players=2)
    >>> dealer = tradewinds.Dealer("any seed")
    >>> while state.actor == tradewinds.CHANCE:
    ...     drawn = state.deal(dealer)
    >>> mine, theirs = state.view(0), state.view(1)
    >>> mine.asked[-1].phase, len(mine.legal) > 0, theirs.legal
    ('turn', True, [])
    """

    game: str  #: the name of the game
    version: int  #: of its rules
    players: int
    viewer: int | None  #: the seat that looks, None for a spectator
    actor: int  #: a seat, CHANCE or NOBODY
    ply: int
    asked: Sequence[Question]  #: the agenda; its last question is asked now
    legal: Sequence[int]  #: only for the seat that decides
    common: dict[str, object] = field(default_factory=dict)  #: the middle of the table
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
