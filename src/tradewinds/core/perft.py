"""Counting the tree of decisions: the strongest single test of an engine's rules."""

from mypy_extensions import i64

from tradewinds.core.state import State


def perft(state: State, depth: i64) -> i64:
    """How many lines of `depth` decisions there are from here, every draw that may come included.

    >>> tradewinds.perft(tradewinds.make_game("spice-road").start(players=2), 1)
    2
    """
    if depth <= 0:
        return 1
    actions = state.legal()
    if depth == 1:
        return len(actions)
    lines: i64 = 0
    for action in actions:
        following = state.copy()
        following.perform(action)
        lines += perft(following, depth - 1)
    return lines


def divide(state: State, depth: i64) -> dict[str, int]:
    """The same as `perft`, for each first action by its text."""
    found: dict[str, int] = {}
    for action in state.legal():
        following = state.copy()
        following.perform(action)
        found[state.game.action_text(action)] = int(perft(following, depth - 1))
    return found
