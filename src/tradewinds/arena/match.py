"""One game between bots, and what is kept of it.

A game follows from the seed of the run and its fixture: the dealer's seed is made from the deal, and what
a bot is given for its own dice from the decision. Wherever and whenever it is played, it is the same game,
unless a bot goes by the clock.
"""

import hashlib
import time
from contextlib import ExitStack, closing
from dataclasses import dataclass, field

from tradewinds.arena.schedule import Fixture
from tradewinds.bots.seating import SeatedBot, seat_bot
from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.dealer import Dealer
from tradewinds.core.state import Game, State
from tradewinds.games.registry import Setting


@dataclass(frozen=True)
class Row:
    """How a game went. What is by seat is in the order of the table, and seats are counted from 0."""

    number: int
    deal: int
    rotation: int
    seats: tuple[str, ...]  # the bot in each
    scores: tuple[int, ...]
    ranking: tuple[int, ...]  # seats, best first
    first: int  # the seat that began
    rounds: int
    decisions: tuple[int, ...]  # by seat, draws not counted
    guarded: bool  # stopped by RUL-16
    faults: tuple[str | None, ...]  # by seat: why a bot was replaced in the middle of the game
    trace: str  # a hash of every action, draws included
    # What a seat thought in all. No two machines agree on it, so rows are compared without.
    milliseconds: tuple[float, ...] = field(compare=False)

    def place(self, seat: int) -> int:
        """A seat's place in the turn order, from 0."""
        return (seat - self.first) % len(self.seats)


@dataclass(frozen=True)
class Match:
    """What all games of a run have in common."""

    setting: Setting
    seed: str
    seconds: float  # that a bot may take for a decision

    def dealer(self, deal: int) -> Dealer:
        return Dealer(f"{self.seed}/{deal}")

    def bot_seed(self, fixture: Fixture, seat: int, ply: int) -> str:
        """What a bot may make its dice from. Hashed: it must not tell the dealer's seed."""
        text = f"{self.seed}/{fixture.deal}/{fixture.rotation}/{seat}/{ply}"
        return hashlib.sha256(b"tradewinds bot " + text.encode()).hexdigest()

    def play(self, game: Game, fixture: Fixture) -> Row:
        """Play a game to its end. `game` is made from the setting; one can serve many games."""
        state = game.start(self.setting.players)
        with ExitStack() as stack:
            # New bots for each game: what a bot remembers, or did wrong, must not reach the next one.
            bots = [
                stack.enter_context(closing(seat_bot(name, self.setting, self.seconds)))
                for name in fixture.seats
            ]
            return self._finish(state, fixture, bots)

    def _finish(self, state: State, fixture: Fixture, bots: list[SeatedBot]) -> Row:
        dealer, trace = self.dealer(fixture.deal), hashlib.sha256()
        decisions, thought = [0] * len(bots), [0.0] * len(bots)
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                action = state.deal(dealer)
            else:
                seat = int(state.actor)
                started = time.perf_counter()
                action = bots[seat].choose(state, self.bot_seed(fixture, seat, int(state.ply)))
                thought[seat] += time.perf_counter() - started
                decisions[seat] += 1
                state.apply(action)
            trace.update(b"%d " % action)
        outcome = state.outcome()
        assert outcome is not None
        return Row(
            number=fixture.number,
            deal=fixture.deal,
            rotation=fixture.rotation,
            seats=fixture.seats,
            scores=outcome.scores,
            ranking=outcome.ranking,
            first=first_seat(state),
            rounds=state.rounds_played(),
            decisions=tuple(decisions),
            guarded=outcome.guarded,
            faults=tuple(bot.fault for bot in bots),
            trace=trace.hexdigest(),
            milliseconds=tuple(round(seconds * 1000, 1) for seconds in thought),
        )


def first_seat(state: State) -> int:
    first = state.view(None).common["first"]
    assert isinstance(first, int)
    return first
