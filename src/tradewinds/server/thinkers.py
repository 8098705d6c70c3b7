"""Bots and analysis in processes of their own: a search that thinks does not stop the other tables.

A job is plain text: which game, which position, which bot. Processes are started when there is a first job,
and started again when one dies.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TypeVar, TypeVarTuple

from tradewinds.bots.analysis import analyse, turning_points
from tradewinds.bots.seating import LocalBot, SeatedBot
from tradewinds.core.record import parse_record, replay
from tradewinds.games.registry import game_of
from tradewinds.narration.options import explain
from tradewinds.server.games import GameKey, made, pieces_with
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.replays import Moment, ReviewShown, TurnJudged

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
OptionTried = tuple[str, float, float]  # action, chance to win, expected score
MOST_MOMENTS = 12
log = logging.getLogger("tradewinds.thinkers")


def choose(key: GameKey, position: str, bot: str, seed: str) -> tuple[str, str | None]:
    """What a bot plays, and what was wrong with it if another one had to play for it."""
    game = made(key)
    seated = SeatedBot(bot, LocalBot(bot))
    action = seated.choose(game.from_text(position), seed)
    return game.action_text(action), seated.fault


def judge(key: GameKey, position: str, simulations: int, seed: str) -> list[OptionTried]:
    """The options of a position, best first."""
    game = made(key)
    found = analyse(game.from_text(position), simulations, seed)
    return [
        (game.action_text(option.action), option.win[found.actor], option.score[found.actor])
        for option in found.options
    ]


def review(record: str, pack: str | None, simulations: int) -> ReviewShown:
    """The turning points of a whole game."""
    read = parse_record(record)
    game = game_of(read, pieces_with(pack))
    found = turning_points(game, read, simulations)
    return ReviewShown(
        turns=[TurnJudged(turn.ply, turn.actor, list(turn.win)) for turn in found.turns],
        moments=[
            Moment(
                ply=moment.ply,
                seat=moment.actor,
                played=[game.action_text(action) for action in moment.played],
                best=None if moment.best is None else explain(replay(game, read, moment.ply), moment.best),
                before=list(moment.before),
                after=list(moment.after),
            )
            for moment in found.moments[:MOST_MOMENTS]
        ],
        lost=found.lost,
        luck=found.luck,
    )


def _settle_in() -> None:
    """Ctrl-C is for the server, which ends its processes itself; if it is killed, they end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    # A process that waits for work would not notice: it holds both ends of the pipe itself.
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Thinkers:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pools: dict[str, ProcessPoolExecutor] = {}

    def _pool(self, kind: str, processes: int) -> ProcessPoolExecutor:
        if kind not in self._pools:
            context = multiprocessing.get_context("spawn")
            self._pools[kind] = ProcessPoolExecutor(processes, mp_context=context, initializer=_settle_in)
        return self._pools[kind]

    async def _run(self, kind: str, processes: int, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """A job, once more if its process has died."""
        loop = asyncio.get_running_loop()
        for attempt in (1, 2, 3):
            pool = self._pool(kind, processes)
            try:
                return await loop.run_in_executor(pool, work, *arguments)
            except BrokenExecutor:
                log.warning("a thinking process died", extra={"kind": kind, "attempt": attempt})
                if self._pools.get(kind) is pool:
                    del self._pools[kind]
                pool.shutdown(wait=False, cancel_futures=True)
        raise Refused(Code.BUSY, "the bots cannot think just now: try again in a moment")

    async def choose(self, key: GameKey, position: str, bot: str, seed: str) -> str:
        action, fault = await self._run("bots", self.processes, choose, key, position, bot, seed)
        if fault is not None:
            log.error("a bot failed", extra={"fault": fault})
        return action

    async def judge(self, key: GameKey, position: str, simulations: int, seed: str) -> list[OptionTried]:
        # Apart from the bots: who asks for a hint must not keep other games waiting.
        return await self._run("analysis", 1, judge, key, position, simulations, seed)

    async def review(self, record: str, pack: str | None, simulations: int) -> ReviewShown:
        return await self._run("analysis", 1, review, record, pack, simulations)

    def close(self) -> None:
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
            for process in list((pool._processes or {}).values()):
                process.terminate()
        self._pools.clear()
