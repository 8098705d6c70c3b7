"""All that a seat can see, in one row of words: the observers of a game, one after the other."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.core.agenda import NOBODY
from tradewinds.core.state import Game
from tradewinds.envs.observers.caravan import HandsObserver, OrdersObserver, RowObserver
from tradewinds.envs.observers.islands import CrossingObserver, HarbourObserver, IslandsObserver
from tradewinds.envs.observers.observer import Entry, Observer, TableObserver
from tradewinds.envs.observers.settlements import RoutesObserver, SettlementsObserver
from tradewinds.games.parts import Parts


def observers_of(game: Game) -> list[Observer]:
    """One for each part of a box that the game has."""
    parts = Parts(game.empty_state(game.fewest))
    found: list[Observer] = [TableObserver(game, parts.common)]
    if parts.row is not None:
        found.append(RowObserver(parts.row))
    if parts.hands is not None:
        found.append(HandsObserver(parts.hands))
    if parts.orders is not None:
        found.append(OrdersObserver(parts.orders))
    if parts.islands is not None:
        found.append(IslandsObserver(parts.islands))
    if parts.harbour is not None:
        found.append(HarbourObserver(parts.harbour))
    if parts.crossing is not None:
        found.append(CrossingObserver(parts.crossing))
    if parts.settlements is not None:
        found.append(SettlementsObserver(parts.settlements))
    if parts.routes is not None:
        found.append(RoutesObserver(parts.routes))
    for number, observer in enumerate(found[1:]):
        found[number].after = observer
    return found


@final
class Sight:
    """Writes what one seat sees: the table, then the seats, its own first and the others clockwise.

    It has room for `seats`; those that nobody has are zeros.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.observers: Final[list[Observer]] = observers_of(game)
        self.first: Final[Observer] = self.observers[0]  # the others follow one after the other
        self.common: Final[list[Entry]] = [entry for one in self.observers for entry in one.common]
        self.seat: Final[list[Entry]] = [entry for one in self.observers for entry in one.seat]
        self.common_size: Final[i64] = sum([block_words(one.common) for one in self.observers])
        self.seat_size: Final[i64] = sum([block_words(one.seat) for one in self.observers])
        self.seats: Final[i64] = seats
        self.size: Final[i64] = self.common_size + self.seat_size * seats  # in words
        self.hidden: Final[bool] = game.options.get("scores") == "hidden"

    def write(self, parts: Parts, viewer: i64, words: vec[i64], at: i64) -> None:
        """Write `size` words."""
        state = parts.state
        end = at + self.size
        observer: Observer | None = self.first
        while observer is not None:
            at = observer.write(parts, viewer, words, at)
            observer = observer.after
        open_scores = not self.hidden or state.actor == NOBODY
        seat = viewer
        left = state.players
        while left > 0:
            shown = open_scores or seat == viewer
            observer = self.first
            while observer is not None:
                at = observer.write_seat(parts, seat, shown, words, at)
                observer = observer.after
            seat += 1
            if seat == state.players:
                seat = 0
            left -= 1
        while at < end:
            words[at] = 0
            at += 1


def block_words(entries: list[Entry]) -> int:
    """How many words the entries of one observer take."""
    return (places(entries)[-1] + 7) // 8


def places(entries: list[Entry]) -> list[int]:
    """Where each entry begins, in bytes, and at last where they end."""
    found: list[int] = []
    end = 0
    for entry in entries:
        if entry.words:
            end = (end + 7) // 8 * 8
        found.append(end)
        end += entry.words * 8 if entry.words else entry.count
    return [*found, end]
