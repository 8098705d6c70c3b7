"""What a game was worth to each seat when it is over, in one of three ways; all of them sum up to zero.

`win`: 1 for the winner, and the same loss for all others. `rank`: from 1 for the first place to -1 for
the last, in equal steps. `score`: by how many points a seat is above the average of the others.
"""

from typing import Literal, get_args

from tradewinds.core.errors import BadOption
from tradewinds.core.state import Outcome, State

Kind = Literal["win", "rank", "score"]
KINDS: tuple[Kind, ...] = get_args(Kind)


def rewards(state: State, kind: Kind = "win") -> list[float]:
    """The reward of every seat; zeros until the game is over."""
    check_kind(kind)
    outcome = state.outcome()
    return [0.0] * int(state.players) if outcome is None else rewards_of(outcome, kind)


def rewards_of(outcome: Outcome, kind: str) -> list[float]:
    seats = range(len(outcome.scores))
    others = len(outcome.scores) - 1
    if kind == "win":
        return [1.0 if seat == outcome.winner else -1.0 / others for seat in seats]
    if kind == "rank":
        return [1.0 - 2.0 * outcome.ranking.index(seat) / others for seat in seats]
    total = sum(outcome.scores)
    return [points - (total - points) / others for points in outcome.scores]


def check_kind(kind: str) -> None:
    if kind not in KINDS:
        raise BadOption(f"there is no reward '{kind}': the rewards are {', '.join(KINDS)}")
