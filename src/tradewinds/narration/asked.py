"""What is asked, with the facts that somebody needs to answer it."""

from collections.abc import Callable, Mapping

from tradewinds.components.settlements import ANYWHERE
from tradewinds.core.bits import count
from tradewinds.core.state import State
from tradewinds.core.view import Question
from tradewinds.narration.options import Facts, reward
from tradewinds.narration.position import Position, need, verbs_of
from tradewinds.narration.types import Asked, Later

__all__ = ["Asked", "Later", "asked_at", "asked_of"]


def asked_of(state: State) -> Asked | None:
    """What is being decided; None when the game is over."""
    return asked_at(Position(state))


def asked_at(position: Position) -> Asked | None:
    question = position.open
    if question is None:
        return None
    facts = _PHASES[question.phase](position, question) if question.phase in _PHASES else {}
    return Asked(
        phase=question.phase,
        seat=question.actor,
        times=question.times,
        ways=() if question.actor < 0 else ways_of(position),
        later=later_in(position.state),
        **facts,  # type: ignore[arg-type]
    )


def ways_of(position: Position) -> tuple[str, ...]:
    """The verbs of what can be done, each once."""
    verbs = verbs_of(position.game)
    return tuple(dict.fromkeys([verbs[action] for action in position.legal]))


def later_in(state: State) -> tuple[Later, ...]:
    """What waits below the open question, next first."""
    waiting = [state.question(number) for number in range(int(state.agenda.depth) - 2, -1, -1)]
    return tuple([Later(phase=each.phase, seat=each.actor, times=each.times) for each in waiting])


Telling = Callable[[Position, Question], Facts]


def _turn(at: Position, asked: Question) -> Facts:
    """Where boats sail tile by tile, some of the tiles are free (EWO-2)."""
    crossing = at.parts.crossing
    return {} if crossing is None else {"free": int(crossing.free_tiles(at.seat))}


def _return(at: Position, asked: Question) -> Facts:
    """COM-5."""
    return {"over": int(at.common.surplus(at.seat)), "limit": int(at.common.limit[at.seat])}


def _trade(at: Position, asked: Question) -> Facts:
    give, _, get = at.game.trades[asked.about >> 1].partition(">")
    return {"give": give, "get": get, "obliged": bool(asked.about & 1)}


def _place(at: Position, asked: Question) -> Facts:
    """The card that the next cube is put on."""
    slot = int(at.hands.slot_to_pay(asked.about, asked.times))
    card = at.merchant(at.row.row[asked.about])
    return {"about": at.merchant(at.row.row[slot]), "number": slot + 1, "card": card}


def _toll(at: Position, asked: Question) -> Facts:
    return {"paid": int(at.islands.next_paid(at.seat, asked.about))}


def _here(at: Position, asked: Question) -> Facts:
    return {"about": at.tile(at.tile_under())}


def _visit(at: Position, asked: Question) -> Facts:
    return {**_here(at, asked), **_trade(at, asked)}


def _port(at: Position, asked: Question) -> Facts:
    return {**_here(at, asked), "offer": at.victory(at.tile_under()), "obliged": bool(asked.about & 1)}


def _column(at: Position, asked: Question) -> Facts:
    return {"number": asked.about + 1, "reward": reward(at, asked.about)}


def _bonus(at: Position, asked: Question) -> Facts:
    """RUL-14."""
    land = at.settlements
    taken, spaces = int(count(land.scoring[at.seat])), int(land.rules.bonus_spaces)
    return {"taken": taken, "spaces": spaces, "number": asked.about + 1}


def _market(at: Position, asked: Question) -> Facts:
    return {"about": at.merchant(at.row.row[asked.about]), "number": asked.about + 1}


def _move(at: Position, asked: Question) -> Facts:
    return {"reach": 0 if asked.about == ANYWHERE else asked.about}


def _sailing(at: Position, asked: Question) -> Facts:
    crossing = need(at.parts.crossing)
    free = max(int(crossing.free_tiles(at.seat)) - asked.about, 0)
    return {**_here(at, asked), "price": int(crossing.price(at.seat, asked.about)), "free": free}


def _leave(at: Position, asked: Question) -> Facts:
    """The tile that the boat has left."""
    return {"about": at.tile(at.islands.tile_at[asked.about])}


_PHASES: Mapping[str, Telling] = {
    "arrive": _here,
    "bonus": _bonus,
    "column": _column,
    "leave": _leave,
    "market": _market,
    "move-boat": _move,
    "pay": _here,
    "place": _place,
    "port": _port,
    "return": _return,
    "sailing": _sailing,
    "toll": _toll,
    "trade": _trade,
    "turn": _turn,
    "visit": _visit,
}
