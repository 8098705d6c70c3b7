"""Many games of bots, or at random, action by action: for those who want to look at every one."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from tradewinds.bots.seating import SeatedBot, decision_seed, seat_bot
from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.dealer import Dealer, Dice
from tradewinds.core.errors import BadOption
from tradewinds.core.state import State
from tradewinds.games.registry import Setting
from tradewinds.simulate import Tally, empty_tally, mixed

Each = Callable[[State, int], None]  # is told every action before it is taken


def seats_of(words: str | None, players: int) -> tuple[str, ...]:
    """The bots of a table: none, one for all seats, or one for each."""
    bots = tuple(word.strip() for word in words.split(",")) if words else ()
    return bots * players if len(bots) == 1 else bots


def check_bots(bots: tuple[str, ...], setting: Setting) -> None:
    """Complain about bots that cannot play, or that are too few or too many."""
    if bots and len(bots) != setting.players:
        problem = f"{setting.players} players need one bot for all seats or one for each"
        raise BadOption(f"{problem}, not {len(bots)}")
    for bot in set(bots):
        seat_bot(bot, setting).close()


@contextmanager
def seated(bots: tuple[str, ...], setting: Setting) -> Iterator[list[SeatedBot]]:
    with ExitStack() as stack:
        yield [stack.enter_context(seat_bot(name, setting)) for name in bots]


def play_game(state: State, seed: str, bots: list[SeatedBot], each: Each) -> tuple[int, int]:
    """To the end: how many decisions the seats made, and a mix of every action. Without bots, at random."""
    dealer, dice = Dealer(seed), Dice(seed)
    decisions = trace = 0
    for bot in bots:
        bot.new_game()
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            action = int(state.draw(dealer))
        else:
            decisions += 1
            action = choice(state, seed, bots, dice)
        each(state, action)
        state.apply(action)
        trace = mixed(trace, action)
    return decisions, trace


def choice(state: State, seed: str, bots: list[SeatedBot], dice: Dice) -> int:
    if not bots:
        options = state.legal()
        return options[int(dice.below(len(options)))]
    seat = int(state.actor)
    action = bots[seat].choose(state, decision_seed(seed, seat, int(state.ply)))
    if (fault := bots[seat].fault) is not None:
        raise BadOption(fault)  # whoever wants to learn from a bot does not want another in its seat
    return action


@dataclass(frozen=True)
class BotGames:
    """Plays batches for `simulate` with bots, and keeps nothing of them."""

    bots: tuple[str, ...]

    def __call__(self, setting: Setting, seed: str, numbers: range) -> Tally:
        game, tally, started = setting.make(), empty_tally(setting.players), time.perf_counter()
        with seated(self.bots, setting) as bots:
            for number in numbers:
                state = game.start(setting.players)
                played = play_game(state, f"{seed}/{number}", bots, lambda state, action: None)
                tally.note(number, state, *played)
        tally.seconds = time.perf_counter() - started
        return tally
