"""What is asked, with the facts that somebody needs to answer it."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from tradewinds.components.settlements import ANYWHERE
from tradewinds.core.agenda import NOBODY
from tradewinds.core.bits import count
from tradewinds.core.state import State
from tradewinds.core.view import Question
from tradewinds.narration.options import Facts, reward
from tradewinds.narration.position import Position, need, verbs_of


class Asked(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The open question. Facts that it does not have are left out."""

    phase: str
    seat: int  # who is asked; -1 for chance
    times: int
    ways: tuple[str, ...] = ()  # the verbs of its answers
    about: str = ""  # a piece: the tile under the boat, a card of the row
    number: int = 0  # from 1: of the card in the row, the market, the column
    card: str = ""  # the merchant that cubes are put down for
    give: str = ""  # what a trade is
    get: str = ""
    obliged: bool = False  # it has to be answered by doing something
    paid: int | None = None  # the seat that gets the next cube
    over: int = 0  # cubes above the limit
    limit: int = 0
    offer: str = ""  # the victory tile in the port
    reward: str = ""  # for a column: card, bonus or card_or_bonus
    taken: int = 0  # bonus tiles that the seat has,
    spaces: int = 0  # and how many it can have
    reach: int = 0  # tiles that a boat may move; 0 without limit
    price: int = 0  # cubes for the next tile
    free: int = 0  # tiles that can still be sailed for nothing


def asked_of(state: State) -> Asked | None:
    """What is being decided; None when the game is over."""
    if state.actor == NOBODY:
        return None
    position = Position(state)
    question = need(position.open)
    facts = _PHASES[question.phase](position, question) if question.phase in _PHASES else {}
    return Asked(
        phase=question.phase,
        seat=question.actor,
        times=question.times,
        ways=() if question.actor < 0 else ways_of(state),
        **facts,  # type: ignore[arg-type]
    )


def ways_of(state: State) -> tuple[str, ...]:
    """The verbs of what can be done, each once."""
    verbs = verbs_of(state.game)
    return tuple(dict.fromkeys([verbs[action] for action in state.legal()]))


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
