"""All that a seat can see, in one row of words: the observers of a game, one after the other."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.core.agenda import NOBODY
from tradewinds.core.state import Game, State
from tradewinds.envs.observers.caravan import HandsObserver, OrdersObserver, RowObserver
from tradewinds.envs.observers.islands import CrossingObserver, HarbourObserver, IslandsObserver
from tradewinds.envs.observers.observer import Entry, Observer, TableObserver
from tradewinds.envs.observers.settlements import RoutesObserver, SettlementsObserver
from tradewinds.games.routes import Routes
from tradewinds.rules.caravan import Hands, MerchantRow
from tradewinds.rules.crossing import Crossing
from tradewinds.rules.harbour import Harbour
from tradewinds.rules.islands import Islands
from tradewinds.rules.orders import Orders
from tradewinds.rules.settlements import Settlements
from tradewinds.rules.shared import Commons


def observers_of(game: Game) -> list[Observer]:
    """One for each part of a box that the game has."""
    found: list[Observer] = []
    for number, part in enumerate(game.empty_state(game.fewest).modules):
        if isinstance(part, Commons):
            found.append(TableObserver(game, part))
        elif isinstance(part, MerchantRow):
            found.append(RowObserver(number, part))
        elif isinstance(part, Hands):
            found.append(HandsObserver(number, part))
        elif isinstance(part, Orders):
            found.append(OrdersObserver(number, part))
        elif isinstance(part, Islands):
            found.append(IslandsObserver(number, part))
        elif isinstance(part, Harbour):
            found.append(HarbourObserver(number, part))
        elif isinstance(part, Crossing):
            found.append(CrossingObserver(number, part))
        elif isinstance(part, Settlements):
            found.append(SettlementsObserver(number, part))
        elif isinstance(part, Routes):
            found.append(RoutesObserver(number, part))
    return found


@final
class Sight:
    """Writes what one seat sees: the table, then the seats, its own first and the others clockwise.

    It has room for `seats`; those that nobody has are zeros.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.observers: Final[list[Observer]] = observers_of(game)
        self.common: Final[list[Entry]] = [entry for one in self.observers for entry in one.common]
        self.seat: Final[list[Entry]] = [entry for one in self.observers for entry in one.seat]
        self.common_size: Final[i64] = sum([block_words(one.common) for one in self.observers])
        self.seat_size: Final[i64] = sum([block_words(one.seat) for one in self.observers])
        self.seats: Final[i64] = seats
        self.size: Final[i64] = self.common_size + self.seat_size * seats  # in words
        self.hidden: Final[bool] = game.options.get("scores") == "hidden"

    def write(self, state: State, viewer: i64, words: vec[i64], at: i64) -> None:
        """Write `size` words."""
        end = at + self.size
        for observer in self.observers:
            at = observer.write(state, viewer, words, at)
        open_scores = not self.hidden or state.actor == NOBODY
        seat = viewer
        left = state.players
        while left > 0:
            for observer in self.observers:
                at = observer.write_seat(state, seat, open_scores or seat == viewer, words, at)
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
