"""Why something cannot be done: the engine's code, and the facts that a sentence about it needs."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from tradewinds.core.agenda import NOBODY
from tradewinds.core.bits import count, has
from tradewinds.core.codes import LEGAL, CoreReason
from tradewinds.core.goods import LETTERS, amount, times, total
from tradewinds.core.state import State
from tradewinds.games.sand_to_sea import SandToSeaState
from tradewinds.narration.position import Position, need

OTHER_SEAT = "other_seat"  # the one reason that is not the engine's: somebody else is asked


class Facts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Those that a reason does not have are left out."""

    need: int = 0  # settlers, or cubes of any colours
    ready: int | None = None  # settlers
    cubes: int | None = None  # that the seat has
    missing: str = ""  # goods
    times: int = 0  # a trade can be done so often
    distance: int = 0
    reach: int | None = None  # tiles
    by: str = ""  # what reach depends on: cards, location, or tile where boats sail tile by tile
    lies: str = ""  # where the card is: played or discarded
    length: int = 0  # of a full route
    seat: int | None = None  # who is asked instead
    moment: str = ""  # when it can be done: explore, fort, column, boat or market


class Reason(Struct, frozen=True):
    code: str
    facts: Facts = Facts()


def why(state: State, action: int, seat: int | None = None) -> Reason | None:
    """Why an action may not be taken now, by a seat if one is named; None when it may."""
    if seat is not None and state.actor not in (seat, NOBODY):
        return Reason(OTHER_SEAT, Facts(seat=int(state.actor)))
    number = int(CoreReason.GAME_OVER) if state.actor == NOBODY else int(state.why_not(action))
    if number == LEGAL:
        return None
    code = state.game.reasons[number].name
    verb = state.game.vocabulary.texts[action].partition(" ")[0]
    if code not in _FACTS or state.actor < 0:
        return Reason(code)
    return Reason(code, _FACTS[code](Position(state), verb, int(state.game.argument_of[action])))


Telling = Callable[[Position, str, int], Facts]


def _moment(at: Position, verb: str, argument: int) -> Facts:
    """A turn has begun, and this is no turn: it comes as a step of one."""
    if at.phase != "turn":
        return Facts()
    land, voyages, routes = at.parts.settlements, at.parts.voyages, at.parts.routes
    if verb == "bonus":
        return Facts(moment="fort" if land is not None and land.rules.forts_give_bonus else "column")
    if verb == "explore":
        return Facts(moment="explore")
    if verb == "sail" and voyages is not None:
        return Facts(moment="boat")
    if verb in ("use", "take", "replace") and routes is not None:
        return Facts(moment="market")
    return Facts()


# -- goods -----------------------------------------------------------------------------------------


def _missing(cost: int, purse: int) -> str:
    """The cubes of a price that are not in a purse."""
    short = [max(int(amount(cost, good) - amount(purse, good)), 0) for good in range(len(LETTERS))]
    return "".join(letter * number for letter, number in zip(LETTERS, short, strict=True))


def _trade(at: Position, verb: str, argument: int) -> Facts:
    """What a single trade lacks; if nothing, the cubes that are due besides, or how often it can be done."""
    give, change, purse = _price(at, verb, argument)
    if missing := _missing(give, purse):
        return Facts(missing=missing)
    if tolls := _tolls_due(at, verb, argument):
        return Facts(need=int(total(give)) + tolls, cubes=int(total(purse)))
    return Facts(times=int(times(purse, give, change)))


def _price(at: Position, verb: str, argument: int) -> tuple[int, int, int]:
    """What is given in the trade that an action is about, the change it makes, and what can pay for it."""
    hold = int(at.common.hold[at.seat])
    if verb == "work":
        return *_printed(at, argument), hold + int(at.settlements.charmed(at.seat, argument))
    if verb in ("play", "travel", "use"):
        cards, card = at.row.rules, _card(at, verb, argument)
        return int(cards.give[card]), int(cards.change[card]), hold
    if verb == "trade-at":
        return *_market(at, argument), hold
    if verb == "trade":
        return *_printed_trade(at, need(at.open).about >> 1), hold
    return *_market(at, at.tile_under()), hold


def _card(at: Position, verb: str, argument: int) -> int:
    if verb == "play":
        return int(at.hands.rules.play_card[argument])
    if verb == "travel":
        return int(need(at.parts.routes).card_at(at.seat, argument))
    return int(at.row.row[need(at.open).about])


def _printed(at: Position, location: int) -> tuple[int, int]:
    """The trade of a location: its own, or that of the market under the boat."""
    for step in at.settlements.rules.steps_of(location):
        asked = at.state.question_of(step)
        if asked.phase == "trade":
            return _printed_trade(at, asked.about >> 1)
    return _market(at, at.tile_under())


def _printed_trade(at: Position, trade: int) -> tuple[int, int]:
    return int(at.common.rules.give[trade]), int(at.common.rules.change[trade])


def _market(at: Position, tile: int) -> tuple[int, int]:
    return _printed_trade(at, int(at.islands.rules.first_trade) + tile)


def _fort(at: Position, verb: str, location: int) -> Facts:
    """With the cubes of charms (RUL-29)."""
    land = at.settlements
    step = at.state.question_of(land.rules.steps_of(location)[0])
    purse = at.common.hold[at.seat] + land.charmed(at.seat, location)
    return Facts(missing=_missing(land.rules.cost[land.forts[step.about]], purse))


def _order(at: Position, verb: str, place: int) -> Facts:
    orders = need(at.parts.orders)
    return Facts(missing=_missing(orders.rules.cost[orders.row[place]], at.common.hold[at.seat]))


def _victory(at: Position, verb: str, argument: int) -> Facts:
    harbour = at.harbour
    victory = harbour.rules.victory_names.index(at.victory(at.tile_under()))
    return Facts(missing=_missing(harbour.rules.cost[victory], at.common.hold[at.seat]))


# -- cubes of any colours --------------------------------------------------------------------------


def _cubes(at: Position) -> int:
    return int(total(at.common.hold[at.seat]))


def _slot(at: Position, verb: str, slot: int) -> Facts:
    return Facts(need=int(at.hands.acquire_cost(slot)), cubes=_cubes(at))


def _outpost(at: Position, verb: str, argument: int) -> Facts:
    cost = int(at.islands.outpost_cost(at.tile_under()))
    return Facts(need=cost + _tolls_due(at, verb, argument), cubes=_cubes(at))


def _tolls(at: Position, verb: str, argument: int) -> Facts:
    """Where to is not said yet of a boat that settlers would move: there, one cube more may be enough."""
    due = _tolls_due(at, verb, argument)
    return Facts(need=max(due, _cubes(at) + 1), cubes=_cubes(at))


def _tolls_due(at: Position, verb: str, argument: int) -> int:
    """Cubes that have to be paid before, on the way to where an action leads or for staying."""
    if verb == "sail":
        return int(count(at.islands.tolls(at.seat, at.islands.hex_of[argument])))
    if verb == "stop":
        return int(count(at.islands.tolls(at.seat, at.islands.boat[at.seat])))
    if verb == "stay" and at.phase == "turn":
        return int(count(at.harbour.tolls_for_staying(at.seat)))
    return 0


# -- settlers, cards, boats ------------------------------------------------------------------------


def _settlers(at: Position, verb: str, argument: int) -> Facts:
    land, routes = at.settlements, at.parts.routes
    if verb == "travel":
        required = need(routes).travel_cost(at.seat, argument)
    else:
        required = land.required(at.seat, argument)
    return Facts(need=int(required), ready=int(land.ready[at.seat]))


def _lies(at: Position, verb: str, play: int) -> Facts:
    hands, card = at.hands, at.hands.rules.play_card[play]
    if has(hands.played[at.seat], card):
        return Facts(lies="played")
    return Facts(lies="discarded" if has(hands.discarded[at.seat], card) else "")


def _far(at: Position, verb: str, tile: int) -> Facts:
    """As far as cards are enough, as the location says, or to the next tile."""
    islands = at.islands
    distance = int(islands.tiles_between(islands.boat[at.seat], islands.hex_of[tile]))
    if isinstance(at.state, SandToSeaState):
        return Facts(distance=distance, reach=int(at.state.reach(at.seat)), by="cards")
    asked = need(at.open)
    if asked.phase == "move-boat":
        return Facts(distance=distance, reach=asked.about, by="location")
    return Facts(distance=distance, reach=1, by="tile")


def _full(at: Position, verb: str, argument: int) -> Facts:
    return Facts(length=int(need(at.parts.routes).rules.length))


_FACTS: Mapping[str, Telling] = {
    "cannot_pay_card": _fort,
    "cannot_pay_order": _order,
    "cannot_pay_outpost": _outpost,
    "cannot_pay_tile": _victory,
    "cannot_pay_toll": _tolls,
    "cannot_pay_trade": _trade,
    "not_asked": _moment,
    "not_in_hand": _lies,
    "route_full": _full,
    "too_far": _far,
    "too_few_cubes": _slot,
    "too_few_settlers": _settlers,
}
