"""Small runs, and rows of games that were never played."""

import os
import signal
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tradewinds.arena.match import Match, Row
from tradewinds.arena.run import Plan
from tradewinds.arena.schedule import Fixture
from tradewinds.core.state import Game
from tradewinds.games.registry import Setting


def small_plan(games: int = 6, players: int = 2, seed: str = "1", game: str = "new-world") -> Plan:
    return Plan(Setting(game, players), ("random", "greedy"), games, seed)


@dataclass(frozen=True)
class KilledOnce(Match):
    """The process that plays game 3 is killed after it, before it can tell; the next one is not."""

    mark: Path

    def play(self, game: Game, fixture: Fixture) -> Row:
        row = super().play(game, fixture)
        if fixture.number == 3 and not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return row


def killed_once(plan: Plan, mark: Path) -> KilledOnce:
    return KilledOnce(plan.setting, plan.seed, plan.seconds, mark)


def made_up(number: int, seats: Sequence[str], scores: Sequence[int], deal: int | None = None) -> Row:
    """A game with these scores; the first seat began, and all took one millisecond for ten decisions."""
    ranking = sorted(range(len(seats)), key=lambda seat: -scores[seat])
    return Row(
        number=number,
        deal=number if deal is None else deal,
        rotation=0,
        seats=tuple(seats),
        scores=tuple(scores),
        ranking=tuple(ranking),
        first=0,
        rounds=20 + number,
        decisions=(10,) * len(seats),
        guarded=False,
        faults=(None,) * len(seats),
        trace="",
        milliseconds=(1.0,) * len(seats),
    )
