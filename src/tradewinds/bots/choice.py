"""What a bot answers, and what can be wrong with it."""

import operator
from typing import SupportsIndex

from tradewinds.core.actions import Action
from tradewinds.core.errors import UnknownAction
from tradewinds.core.state import State

LONGEST = 200  # characters of what a bot wrote that are repeated in a message


class Fault(Exception):
    """What a bot did wrong, as a sentence goes on after its name: `did not answer within 10 seconds`."""


def legal_choice(state: State, answer: object) -> int:
    """The index of the action that a bot means, which may be taken now."""
    game = state.game
    try:
        if isinstance(answer, (str, Action)):
            index = game.index(answer)
        elif isinstance(answer, SupportsIndex) and not isinstance(answer, bool):
            index = operator.index(answer)
        else:
            raise Fault(f"answered {short(repr(answer))}, which is neither an index nor a text")
        reason = state.refusal(index)
    except UnknownAction as error:
        raise Fault(f"gave no legal answer: {short(str(error))}") from None
    if reason:
        raise Fault(f"answered '{game.action_text(index)}', which is not possible: {reason}")
    return index


def short(words: str) -> str:
    """One line of a message, whatever a bot put into it."""
    line = " ".join("".join(c if c.isprintable() else " " for c in words).split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}..."
