"""A run of the arena: what is played, in which folder, by which processes."""

import hashlib
import json
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from tradewinds.arena.extras import need
from tradewinds.arena.match import Match, Row
from tradewinds.arena.pool import MOST_JOBS, local_rows
from tradewinds.arena.results import Description, Results
from tradewinds.arena.schedule import Fixture, Schedule, make_schedule
from tradewinds.bots.knowledge.evaluation import load_guesses, load_weights
from tradewinds.bots.seating import seat_bot
from tradewinds.core.errors import BadOption
from tradewinds.games.registry import Setting

FORMAT = 1  # of the results
Progress = Callable[[int, int], None]
Rows = Generator[Row, None, None]


@dataclass(frozen=True)
class Plan:
    """What a run plays; the same plan gives the same games."""

    setting: Setting
    bots: tuple[str, ...]
    games: int  # a line-up
    seed: str
    seconds: float = 10.0  # that a bot may take for a decision

    @property
    def match(self) -> Match:
        return Match(self.setting, self.seed, self.seconds)

    def schedule(self) -> Schedule:
        """Complains about whatever cannot be played, before anything is."""
        if not self.seconds > 0:
            raise BadOption(f"a bot needs more than {self.seconds:g} seconds for a decision")
        self.setting.make().start(self.setting.players)
        schedule = make_schedule(self.bots, self.setting.players, self.games)
        self.match.dealer(schedule.deals)
        for bot in self.bots:
            seat_bot(bot, self.setting, self.seconds).close()
        return schedule

    def description(self) -> Description:
        """The first line of the results. Files are told by what they hold, not by their names alone."""
        header = self.setting.make().header()
        return {
            "format": FORMAT,
            **{key: " ".join(words) for key, words in header.items()},
            "players": self.setting.players,
            "bots": list(self.bots),
            "knowledge": knowledge_hash(self.setting.game),
            "files": {name: file_hash(name) for name in self.bots if bot_file(name).is_file()},
            "games": self.games,
            "seed": self.seed,
            "bot_seconds": self.seconds,
        }


def knowledge_hash(game: str) -> str:
    """What the built-in bots know of a game; with other weights they would play other ones."""
    text = json.dumps([load_weights(game), load_guesses()])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def bot_file(name: str) -> Path:
    """The file of a bot of one's own, as in `./mine.py:MyBot`."""
    return Path(name.rpartition(":")[0])


def file_hash(name: str) -> str:
    return hashlib.sha256(bot_file(name).read_bytes()).hexdigest()


def run_arena(
    plan: Plan,
    folder: Path,
    jobs: int = 1,
    ray: str | None = None,
    progress: Progress = lambda done, of: None,
) -> list[Row]:
    """Play what is not played yet, and answer all rows; `progress` hears how many of how many are done."""
    if not 1 <= jobs <= MOST_JOBS:
        raise BadOption(f"the number of jobs goes from 1 to {MOST_JOBS}, not {jobs}")
    schedule = plan.schedule()
    with Results(folder, plan.description()) as results:
        progress(len(results.rows), len(schedule))
        missing = [number for number in range(len(schedule)) if number not in results.rows]
        if missing:
            with closing(rows_of(plan.match, map(schedule.fixture, missing), jobs, ray)) as rows:
                for row in rows:
                    results.add(row)
                    progress(len(results.rows), len(schedule))
        return results.in_order()


def rows_of(match: Match, fixtures: Iterable[Fixture], jobs: int, ray: str | None) -> Rows:
    if ray is None:
        return local_rows(match, fixtures, jobs)
    need("ray", "ray")
    from tradewinds.arena.ray_pool import ray_rows

    return ray_rows(match, fixtures, ray, jobs)
