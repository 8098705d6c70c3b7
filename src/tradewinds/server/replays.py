"""A game looked at again: its positions, how the scores went, and what the house thinks of it.

A position is shown as to a spectator. What a table hides until the end is shown of the seats that are open:
one's own, and all of them once the game is over or in a record that somebody has kept.
"""

from collections.abc import Callable, Collection
from typing import Annotated, Any, cast

from msgspec import Struct

from tradewinds.core.record import Record
from tradewinds.core.state import Game, State
from tradewinds.narration.board import common_parts, seat_parts
from tradewinds.narration.options import Option
from tradewinds.narration.position import Position
from tradewinds.narration.story import Chapter, tell
from tradewinds.server.messages import shaped
from tradewinds.server.refusals import Code, Refused

Open = Collection[int]  # seats of which everything may be known


class PositionShown(Struct, frozen=True):
    """A moment of a game, in the form of a table's board."""

    number: int  # decisions and draws before it
    of: int
    line: str | None  # what led to it
    board: Annotated[dict[str, Any], shaped("Board")]


class TurnScores(Struct, frozen=True):
    """The points of all seats as a turn begins; of those that the table hides there is nothing."""

    number: int  # the position
    round: int
    seat: int | None  # whose turn begins; nobody's, where the record stops
    scores: list[int | None]


class ScoresShown(Struct, frozen=True):
    """How the scores went, turn by turn, and what they are made of in the end."""

    turns: list[TurnScores]
    sources: list[dict[str, int] | None]


class StoryShown(Struct, frozen=True):
    """What happened, turn by turn."""

    chapters: list[Chapter]


class TurnJudged(Struct, frozen=True):
    """The chances to win as a turn begins."""

    ply: int
    seat: int
    win: list[float]


class Moment(Struct, frozen=True):
    """A decision, or the draws between two, and what became of the chances to win.

    A decision is compared with the best one, draws with what could be expected of them.
    """

    ply: int  # the position before it
    seat: int  # -1: chance
    played: list[str]
    best: Option | None
    before: list[float]
    after: list[float]


class ReviewShown(Struct, frozen=True):
    turns: list[TurnJudged]
    moments: list[Moment]  # those that moved most first
    lost: list[float]  # by seat: what a decision cost it, on average
    luck: list[float]  # by seat: what all draws brought it


def position_of(game: Game, record: Record, number: int, open: Open) -> PositionShown:
    """Without the record's end and seed: those are checked when it comes in."""
    if number > len(record.decisions):
        raise Refused(Code.NOT_FOUND, f"there are {len(record.decisions)} positions, not {number}")
    state = followed(game, record, number)
    last = record.decisions[number - 1] if number else None
    board = common_parts(Position(state))
    board["seats"] = [seat_parts(state, seat, viewer(seat, open)) for seat in range(record.players)]
    return PositionShown(number, len(record.decisions), last, board)


def scores_of(game: Game, record: Record, open: Open) -> ScoresShown:
    turns: list[TurnScores] = []

    def look(number: int, state: State) -> None:
        if state.turn_begins() or number == len(record.decisions):
            seat = int(state.actor) if state.turn_begins() else None
            scores = [None if part is None else sum(part.values()) for part in sources(state, open)]
            turns.append(TurnScores(number, state.rounds_played(), seat, scores))

    last = followed(game, record, len(record.decisions), look)
    return ScoresShown(turns, sources(last, open))


def story_of(game: Game, record: Record) -> StoryShown:
    actions = [game.index(line.partition(" ")[2]) for line in record.decisions]
    return StoryShown(tell(game, record.players, actions)[1])


def followed(
    game: Game, record: Record, number: int, each: Callable[[int, State], None] = lambda number, state: None
) -> State:
    """The position after so many lines of a record; `each` sees all positions on the way."""
    state = game.start(record.players)
    each(0, state)
    for done, line in enumerate(record.decisions[:number], start=1):
        state.apply_text(line.partition(" ")[2])
        each(done, state)
    return state


def viewer(seat: int, open: Open) -> int | None:
    """Who looks at a seat: itself where its things are open, otherwise a spectator."""
    return seat if seat in open else None


def sources(state: State, open: Open) -> list[dict[str, int] | None]:
    """The points of each seat by what they are for, as far as they may be known."""
    seats = [state.seat_things(seat, viewer(seat, open)) for seat in range(int(state.players))]
    return [cast(dict[str, int] | None, things.get("score")) for things in seats]
