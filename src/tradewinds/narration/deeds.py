"""What an action did, as data without a language: who got, paid, built, claimed or sent home what.

Deeds are derived from the position before an action, never stored, so a game of any age is told by
today's narrator. Nothing here knows what a rule says: an action is played on a copy, and what it has
changed is read off. What nobody decided (a gain that waited behind an upgrade, cubes lying on a tile)
is told with the action after which it happened.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeVar, final

from tradewinds.core.agenda import CHANCE, argument_of, phase_of
from tradewinds.core.bits import members
from tradewinds.core.codes import CorePhase
from tradewinds.core.goods import LETTERS, goods_text, parse_goods
from tradewinds.core.state import State
from tradewinds.games.parts import Parts
from tradewinds.narration.types import Deed, Kind
from tradewinds.rules.caravan import NO_CARD
from tradewinds.rules.crossing import CrossingPhase
from tradewinds.rules.harbour import BONUS_NAMES, CLOSED, POINTS

__all__ = ["Deed", "Kind", "deeds", "deeds_between"]

GOODS_KEPT = 4096  # amounts whose letters are remembered
Part = TypeVar("Part")


@final
class Move:
    """An action with the position before and after it."""

    def __init__(self, verb: str, words: tuple[str, ...], seat: int, before: Parts, after: Parts) -> None:
        self.verb = verb
        self.words = words
        self.seat = seat
        self.before = before
        self.after = after

    @property
    def word(self) -> str:
        return self.words[0]

    @property
    def slot(self) -> int:
        """The place that an action is about, from 0."""
        return int(self.words[0]) - 1

    @property
    def asked(self) -> int:
        """The question that it answers, as an item of the agenda."""
        return int(self.before.common.agenda.top())

    @property
    def gain(self) -> int:
        """By how much the goods of the seat have changed, packed."""
        return int(self.after.common.hold[self.seat]) - int(self.before.common.hold[self.seat])


def deeds(before: State, action: int) -> list[Deed]:
    """What a legal action does in a position, which stays as it is.

    >>> state = tradewinds.make_game("spice-road", {"first": "1"}).start(players=2)
    >>> dealer = tradewinds.Dealer("any seed")
    >>> while state.actor == tradewinds.CHANCE:
    ...     drawn = state.deal(dealer)
    >>> [deed] = tradewinds.deeds(state, state.game.index("play s1"))
    >>> deed.kind, deed.piece, deed.got
    ('played', 's1', 'YY')
    """
    after = before.copy()
    after.apply(action)
    return deeds_between(before, action, after)


def deeds_between(before: State, action: int, after: State) -> list[Deed]:
    """The same where the position after the action is known already."""
    done = before.game.action(action)
    move = Move(done.verb, done.words, int(before.actor), Parts(before), Parts(after))
    if before.actor == CHANCE:
        return _DRAWS[done.verb](move)
    told = _VERBS[done.verb](move)
    claimed, found = _claimed_cards(move), _found(move)
    gained = move.gain  # what is left of it when all else is told
    for deed in (*told, *claimed, *found):
        gained += _packed(deed.paid) - _packed(deed.got)
    return [*told, *found, *_got("gained", gained), *claimed, *_recruited(move), *_changed_market(move)]


def _there(part: Part | None) -> Part:
    """A part that the game must have: the action is about it."""
    if part is None:
        raise TypeError("an action is told in a game without what it is about")
    return part


@lru_cache(maxsize=GOODS_KEPT)
def _packed(goods: str) -> int:
    return int(parse_goods(goods)) if goods else 0


@lru_cache(maxsize=GOODS_KEPT)
def _text(goods: int) -> str:
    return goods_text(goods) if goods else ""


def _got(kind: Kind, goods: int) -> list[Deed]:
    return [Deed(kind=kind, got=_text(goods))] if goods else []


# -- what follows without a decision --------------------------------------------------------------------


def _found(move: Move) -> list[Deed]:
    """Cubes that lay where the boat has arrived (EWO-2)."""
    before, after = move.before.crossing, move.after.crossing
    if before is None or after is None:
        return []
    return [
        deed
        for hex in range(len(before.loose))
        if before.loose[hex] > after.loose[hex]
        for deed in _got("found", int(before.loose[hex]))
    ]


def _claimed_cards(move: Move) -> list[Deed]:
    """Working at a fort claims its card (EW1-11)."""
    before, after = move.before.settlements, move.after.settlements
    if before is None or after is None:
        return []
    rules = after.rules
    cards = members(after.cards[move.seat] & ~before.cards[move.seat])
    return [
        Deed(kind="claimed_card", piece=rules.card_names[card], paid=_text(int(rules.cost[card])))
        for card in cards
    ]


def _recruited(move: Move) -> list[Deed]:
    before, after = move.before.settlements, move.after.settlements
    if before is None or after is None:
        return []
    number = int(before.reserve[move.seat] - after.reserve[move.seat])
    return [Deed(kind="recruited", number=number)] if number else []


def _changed_market(move: Move) -> list[Deed]:
    before, after = move.before.routes, move.after.routes
    if before is None or after is None or before.again or not after.again:
        return []
    return [Deed(kind="changed_market")]


# -- every game ---------------------------------------------------------------------------------------


def _upgraded(move: Move) -> list[Deed]:
    following = LETTERS[LETTERS.index(move.word) + 1]
    return [Deed(kind="upgraded", paid=move.word, got=following, more=True)]


def _traded(move: Move) -> list[Deed]:
    """The trade is the one that the question is about."""
    rules = move.before.common.rules
    trade, times = argument_of(move.asked) >> 1, _times(move.word)
    paid = int(rules.give[trade]) * times
    got = paid + int(rules.change[trade]) * times
    return [Deed(kind="traded", paid=_text(paid), got=_text(got), number=times)]


def _times(word: str) -> int:
    return int(word.removeprefix("x"))


def _declined(move: Move) -> list[Deed]:
    return [Deed(kind="declined", piece=move.before.state.game.phases[phase_of(move.asked)])]


def _rested(move: Move) -> list[Deed]:
    hands, settlements = move.before.hands, move.before.settlements
    if hands is not None:
        cards = len(members(hands.played[move.seat] | hands.discarded[move.seat]))
        return [Deed(kind="rested", piece="cards", number=cards)]
    after = _there(move.after.settlements)
    number = int(after.ready[move.seat] - _there(settlements).ready[move.seat])
    return [Deed(kind="rested", piece="settlers", number=number)]


# -- merchants (STS-8, STS-9, EW1-12 to EW1-17) ---------------------------------------------------------


def _card_in(parts: Parts, slot: int) -> str:
    merchants = _there(parts.row)
    card = merchants.row[slot]
    return "" if card == NO_CARD else merchants.rules.names[card]


def _acquired(move: Move) -> list[Deed]:
    return [Deed(kind="acquired", piece=_card_in(move.before, move.slot), got=_text(move.gain))]


def _placed(move: Move) -> list[Deed]:
    """The last cube takes the card, with what lies on it."""
    got = _text(move.gain + _packed(move.word))
    return [Deed(kind="acquired", paid=move.word, got=got, more=True)]


def _played(move: Move) -> list[Deed]:
    rules = _there(move.before.row).rules
    times = _times(move.words[1]) if len(move.words) > 1 else 1
    paid = int(rules.give[rules.names.index(move.word)]) * times
    return [Deed(kind="played", piece=move.word, paid=_text(paid), got=_text(paid + move.gain))]


def _took(move: Move) -> list[Deed]:
    """A card for the route, or from a slot as a reward (STS-14)."""
    if not move.words:
        return [Deed(kind="joined", piece=_market_card(move))]
    return [Deed(kind="took_card", piece=_card_in(move.before, move.slot), got=_text(move.gain))]


def _market_card(move: Move) -> str:
    """The card under the market location in question."""
    return _card_in(move.before, argument_of(move.asked))


def _used(move: Move) -> list[Deed]:
    return [Deed(kind="used", piece=_market_card(move))]


def _route_card(move: Move, place: int) -> str:
    routes = _there(move.before.routes)
    return routes.market.rules.names[routes.card_at(move.seat, place)]


def _replaced(move: Move) -> list[Deed]:
    return [Deed(kind="joined", piece=_market_card(move), other=_route_card(move, move.slot))]


def _swapped(move: Move) -> list[Deed]:
    left, right = (_route_card(move, int(word) - 1) for word in move.words)
    return [Deed(kind="swapped", piece=left, other=right)]


def _travelled(move: Move) -> list[Deed]:
    routes = _there(move.before.routes)
    number = int(routes.travel_cost(move.seat, move.slot))
    return [Deed(kind="travelled", piece=_route_card(move, move.slot), number=number)]


# -- boats and outposts (STS-10 to STS-17, EW2-9 to EW2-13, EWO-2, EWO-3) ---------------------------------


def _boat(parts: Parts, seat: int) -> str:
    """The tile under a boat."""
    islands = _there(parts.islands)
    return islands.rules.names[islands.tile_under(seat)]


def _sailed(move: Move) -> list[Deed]:
    """A boat that goes tile by tile makes one voyage of a turn."""
    before, after = _there(move.before.islands), _there(move.after.islands)
    far = int(before.tiles_between(before.boat[move.seat], after.boat[move.seat]))
    further = phase_of(move.asked) == CrossingPhase.SAILING
    return [Deed(kind="sailed", piece=move.word, number=far, more=further)]


def _discarded(move: Move) -> list[Deed]:
    return [Deed(kind="sailed", cards=(move.word,), more=True)]


def _left(move: Move) -> list[Deed]:
    return [Deed(kind="sailed", paid=move.word, more=True)]


def _paid_toll(move: Move) -> list[Deed]:
    before, after = move.before.common.hold, move.after.common.hold
    paid = next(seat for seat in range(len(before)) if seat != move.seat and after[seat] != before[seat])
    return [Deed(kind="paid", paid=move.word, seat=paid)]


def _stayed(move: Move) -> list[Deed]:
    """Whoever has sailed there has said so."""
    if phase_of(move.asked) != CorePhase.TURN:
        return []
    return [Deed(kind="stayed", piece=_boat(move.before, move.seat))]


def _harvested(move: Move) -> list[Deed]:
    return _got("harvested", move.gain)


def _built(move: Move) -> list[Deed]:
    return [Deed(kind="built", piece=_boat(move.before, move.seat))]


def _paid_outpost(move: Move) -> list[Deed]:
    return [Deed(kind="built", paid=move.word, more=True)]


def _traded_at(move: Move) -> list[Deed]:
    return [Deed(kind="traded_at", piece=move.word)]


def _claimed(move: Move) -> list[Deed]:
    """A point card of the row, or the tile of a port."""
    return _claimed_order(move) if move.words else _claimed_tile(move)


def _claimed_tile(move: Move) -> list[Deed]:
    before, after = _there(move.before.harbour), _there(move.after.harbour)
    (tile,) = members(after.tiles[move.seat] & ~before.tiles[move.seat])
    port = _boat(move.before, move.seat)
    name, paid = before.rules.victory_names[tile], _text(int(before.rules.cost[tile]))
    claimed = Deed(kind="claimed_tile", piece=name, other=port, paid=paid)
    closed = [Deed(kind="moved_closed_port", piece=port)] if CLOSED in list(before.ports) else []
    return [claimed, *closed]


def _claimed_order(move: Move) -> list[Deed]:
    before, after = _there(move.before.orders), _there(move.after.orders)
    card = before.row[move.slot]
    coin = "gold" if after.gold < before.gold else "silver" if after.silver < before.silver else ""
    paid = _text(int(before.rules.cost[card]))
    return [Deed(kind="claimed_order", piece=before.rules.names[card], other=coin, paid=paid)]


def _took_bonus(move: Move) -> list[Deed]:
    """The top tile of a stack, or a tile of the islands box by its kind."""
    settlements, harbour = move.before.settlements, move.before.harbour
    if settlements is not None:
        return [Deed(kind="took_tile", piece=settlements.rules.tile_names[settlements.tops[move.slot]])]
    points = 0
    if move.word == BONUS_NAMES[POINTS]:
        after = _there(move.after.harbour)
        points = int(after.bonus_points(move.seat) - _there(harbour).bonus_points(move.seat))
    return [Deed(kind="took_bonus", piece=move.word, number=points)]


# -- settlers (EW1-8, EW1-9, EW1-19) -----------------------------------------------------------------------


def _worked(move: Move) -> list[Deed]:
    """Settlers placed, those of others sent home, and what charms gave."""
    land = _there(move.before.settlements)
    location = land.rules.names.index(move.word)
    number = int(land.required(move.seat, location))
    other, place = land.rules.numbered(location)
    told = [Deed(kind="worked", piece=move.word, number=number, other=other, place=place)]
    if land.settlers_at(location):
        sent, settlers = int(land.seat_at(location)), int(land.settlers_at(location))
        told.append(Deed(kind="sent_home", seat=sent, number=settlers))
    return [*told, *_got("charmed", int(land.charmed(move.seat, location)))]


def _explored(move: Move) -> list[Deed]:
    land = _there(move.before.settlements)
    tile = land.rules.exploration_names.index(move.word)
    opened = [land.rules.names[n] for n, lying in enumerate(land.covered) if lying == tile]
    return [Deed(kind="explored", piece=move.word, other="".join(opened))]


# -- draws -----------------------------------------------------------------------------------------------


def _revealed(move: Move) -> list[Deed]:
    before, after = _there(move.before.harbour), _there(move.after.harbour)
    port = next(n for n in range(len(before.ports)) if before.ports[n] != after.ports[n])
    name = f"port-{port + 1}"
    if after.ports[port] == CLOSED:
        return [Deed(kind="closed_port", piece=name)]
    return [Deed(kind="revealed", piece=move.word, other=name)]


def _about(kind: Kind) -> Callable[[Move], list[Deed]]:
    """A deed about the piece that the action names."""
    return lambda move: [Deed(kind=kind, piece=move.word)]


_VERBS: Mapping[str, Callable[[Move], list[Deed]]] = {
    "acquire": _acquired,
    "bonus": _took_bonus,
    "build": _built,
    "choose": lambda move: _got("chose", move.gain),
    "claim": _claimed,
    "discard": _discarded,
    "dock": _about("docked"),
    "done": _declined,
    "explore": _explored,
    "harvest": _harvested,
    "leave": _left,
    "pay": _paid_outpost,
    "place": _placed,
    "play": _played,
    "replace": _replaced,
    "rest": _rested,
    "return": lambda move: [Deed(kind="returned", paid=move.word, more=True)],
    "sail": _sailed,
    "stay": _stayed,
    "stop": lambda move: [],
    "swap": _swapped,
    "take": _took,
    "toll": _paid_toll,
    "trade": _traded,
    "trade-at": _traded_at,
    "travel": _travelled,
    "upgrade": _upgraded,
    "use": _used,
    "work": _worked,
}

_DRAWS: Mapping[str, Callable[[Move], list[Deed]]] = {
    "board": _about("drew_board"),
    "box": lambda move: [Deed(kind="laid", more=True)],
    "card": _about("drew_card"),
    "cover": lambda move: [Deed(kind="laid", more=True)],
    "deal": lambda move: [Deed(kind="dealt", cards=(move.word,), more=True)],
    "first": lambda move: [Deed(kind="began", seat=move.slot)],
    "lay": lambda move: [Deed(kind="laid", more=True)],
    "order": _about("drew_order"),
    "reveal": _revealed,
    "tile": _about("drew_tile"),
}
