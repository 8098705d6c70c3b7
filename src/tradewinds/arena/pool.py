"""Games spread over processes of this machine.

Each process has a pipe of its own and plays one game at a time. So when one is killed, only its own game
has to be played again, and Ctrl-C need not wait for long games: whoever stops reading ends the processes.
"""

import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait

from tradewinds.arena.match import Match, Row
from tradewinds.arena.schedule import Fixture
from tradewinds.core.errors import TradewindsError

MOST_JOBS = 64
MOST_TRIES = 3  # of a game whose process ends


def local_rows(match: Match, fixtures: Iterable[Fixture], jobs: int) -> Generator[Row, None, None]:
    """Play these games; rows come as they end."""
    if jobs > 1:
        yield from _spread(match, fixtures, jobs)
        return
    game = match.setting.make()
    for fixture in fixtures:
        yield match.play(game, fixture)


def _spread(match: Match, fixtures: Iterable[Fixture], jobs: int) -> Generator[Row, None, None]:
    waiting, deaths = iter(fixtures), Counter[int]()
    workers: list[_Worker] = []
    try:
        for fixture in islice(waiting, jobs):
            workers.append(_Worker(match, fixture))
        while workers:
            for ready in wait([worker.pipe for worker in workers]):
                place, worker = next((n, w) for n, w in enumerate(workers) if w.pipe is ready)
                row = worker.row()
                if row is None:
                    deaths[worker.fixture.number] += 1
                    _give_up(worker.fixture, deaths)
                    workers[place] = _Worker(match, worker.fixture)
                    worker.end()
                    continue
                following = next(waiting, None)
                if following is not None:
                    worker.give(following)
                else:
                    workers.remove(worker)
                    worker.end()
                yield row
    finally:
        for worker in workers:
            worker.end()


def _give_up(fixture: Fixture, deaths: Counter[int]) -> None:
    if deaths[fixture.number] == MOST_TRIES:
        bots = ", ".join(fixture.seats)
        raise TradewindsError(
            f"game {fixture.number} ({bots}) ended the process that played it {MOST_TRIES} times"
        )


class _Worker:
    """A process, seen from the one that started it."""

    def __init__(self, match: Match, fixture: Fixture) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other_end = context.Pipe()
        self._process = context.Process(target=_work, args=(match, other_end))
        with _interrupts_held_back():
            self._process.start()
        other_end.close()  # so that the pipe ends with the process
        self.give(fixture)

    def give(self, fixture: Fixture) -> None:
        """A game to play next."""
        self.fixture = fixture
        with suppress(OSError):  # it has ended, and `row` will tell
            self.pipe.send(fixture)

    def row(self) -> Row | None:
        """What it has to tell; None when it has ended. An error over there is an error here."""
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, Exception):
            raise answer
        assert isinstance(answer, Row)
        return answer

    def end(self) -> None:
        self._process.terminate()
        self._process.join()
        self.pipe.close()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """A process that is started meanwhile never sees Ctrl-C, not even before its first line."""
    resource_tracker.ensure_running()  # else it is started meanwhile, and lets interrupts in again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(match: Match, pipe: "Connection[Row | Exception, Fixture]") -> None:
    """The life of a process: play what the pipe says."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    game = match.setting.make()
    while True:
        fixture = pipe.recv()
        try:
            row = match.play(game, fixture)
        except Exception as error:
            pipe.send(error)
        else:
            pipe.send(row)


def _end_with_parent() -> None:
    """When the process that the user sees is killed, nobody waits for our games any more."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
