"""Many random games, on one core or several, with one digest of all that happened.

Game number n of seed s has its own dealer and dice, both made from s and n: the result does not
depend on how the games are spread over processes, nor on the build.
"""

import hashlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice

from tradewinds.core.dealer import Dealer, Dice
from tradewinds.core.errors import BadOption
from tradewinds.core.state import State
from tradewinds.games.registry import Setting

BATCH = 50  # games a process plays before it reports
MOST_GAMES = 100_000_000
MOST_JOBS = 64
LONGEST = 10_000_000  # decisions: no game comes near
_FACTOR, _LOW_40 = 1_000_003, 0xFFFFFFFFFF


def mixed(trace: int, action: int) -> int:
    """The mix of actions that `State.traced_playout` makes, for those who play action by action."""
    return (trace * _FACTOR + action + 1) & _LOW_40


@dataclass
class Tally:
    """What came out of a number of games."""

    games: int
    finished: int
    complete: int  # finished by their own end, not by the guard of RUL-16
    decisions: int
    turns: int
    rounds: int
    scores: list[int]
    wins: list[int]
    digests: dict[int, bytes]
    seconds: float

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.finished += other.finished
        self.complete += other.complete
        self.decisions += other.decisions
        self.turns += other.turns
        self.rounds += other.rounds
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.digests.update(other.digests)

    def note(self, number: int, state: State, decisions: int, trace: int) -> None:
        """Count a game that was played to its end: `trace` is a mix of every action of it."""
        outcome = state.outcome()
        rounds = state.rounds_played()
        self.games += 1
        self.decisions += decisions
        self.rounds += rounds
        self.turns += rounds * int(state.players)
        if outcome is not None:
            self.finished += 1
            self.complete += not outcome.guarded
            self.wins[outcome.winner] += 1
            for seat, score in enumerate(outcome.scores):
                self.scores[seat] += score
        line = f"{number} {state.ply} {trace} {outcome.scores if outcome else ''}"
        self.digests[number] = hashlib.sha256(line.encode()).digest()[:16]

    def digest(self) -> str:
        """A hash of every decision of every game, in the order of the games."""
        return hashlib.sha256(b"".join(self.digests[n] for n in sorted(self.digests))).hexdigest()

    def report(self, setting: Setting) -> dict[str, object]:
        games = max(self.games, 1)
        return {
            "game": setting.game,
            "players": setting.players,
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "turns": self.turns,
            "rounds_mean": round(self.rounds / games, 3),
            "score_mean": [round(score / games, 3) for score in self.scores],
            "wins": self.wins,
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "digest": self.digest(),
        }


def empty_tally(players: int) -> Tally:
    return Tally(0, 0, 0, 0, 0, 0, [0] * players, [0] * players, {}, 0.0)


PlayBatch = Callable[[Setting, str, range], Tally]  # sent to other processes


def play_batch(setting: Setting, seed: str, numbers: range) -> Tally:
    """Play the games of these numbers in this process."""
    game = setting.make()
    tally = empty_tally(setting.players)
    started = time.perf_counter()
    for number in numbers:
        play_one(game.start(setting.players), f"{seed}/{number}", number, tally)
    tally.seconds = time.perf_counter() - started
    return tally


def play_one(state: State, seed: str, number: int, tally: Tally) -> None:
    decisions, trace = state.traced_playout(Dice(seed), Dealer(seed), LONGEST)
    tally.note(number, state, int(decisions), int(trace))


def check_numbers(games: int, jobs: int) -> None:
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(f"the number of games goes from 1 to {MOST_GAMES:,}, not {games}")
    if jobs < 1:
        raise BadOption("at least one job is needed")


def simulate(
    setting: Setting,
    games: int,
    seed: int | str,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    play: PlayBatch = play_batch,
) -> Tally:
    """Play `games` games, at random unless `play` plays them otherwise.

    `progress` hears how many were finished since it was last called.
    """
    check_numbers(games, jobs)
    setting.make()  # complain here, not in another process
    tally = empty_tally(setting.players)
    started = time.perf_counter()
    for part in _batches(setting, games, str(seed), jobs, play):
        tally.add(part)
        if progress is not None:
            progress(part.games)
    tally.seconds = time.perf_counter() - started
    return tally


def _batches(setting: Setting, games: int, seed: str, jobs: int, play: PlayBatch) -> Iterator[Tally]:
    parts = (range(start, min(start + BATCH, games)) for start in range(0, games, BATCH))
    if jobs == 1:
        for part in parts:
            yield play(setting, seed, part)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, MOST_JOBS), mp_context=context, initializer=_follow_parent)
    try:
        # Two batches a process are under way at a time: enough to keep all busy.
        running = {pool.submit(play, setting, seed, part) for part in islice(parts, jobs * 2)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                running |= {pool.submit(play, setting, seed, part) for part in islice(parts, 1)}
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _follow_parent() -> None:
    """Ctrl-C is for the process that the user sees; it ends the others, and they do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
