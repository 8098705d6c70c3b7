"""How strong the built-in bots are, in every game: the tables of docs/bots.md.

`python benchmarks/strength.py --out DIR [--jobs 2] [--only PART,...] [--game GAME,...] [--kept] [--write]`
plays what is not in DIR yet, prints the tables, and with `--write` puts them into the page. It can be stopped
and goes on where it was. With `--kept` nothing is played, and pairs that are not complete are left out. The
exit code is 1 if a pair does not reach its bar.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from balance_page import replace_block
from tradewinds import GAMES
from tradewinds.arena.match import Row
from tradewinds.arena.ratings import MeetingLine, meeting_line
from tradewinds.arena.report import markdown_table
from tradewinds.arena.results import FILE, Results
from tradewinds.arena.run import Plan, run_arena
from tradewinds.arena.tables import TextTable, estimate, percent
from tradewinds.games.registry import Setting

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
MARKERS = ("<!-- strength:begin -->", "<!-- strength:end -->")
MISSION = GAMES[:3]
SEED = "strength"


@dataclass(frozen=True)
class Part:
    """A table: who plays whom in which games, and what the first of them must reach."""

    name: str
    title: str
    line_up: tuple[str, ...]
    games: tuple[str, ...]
    least: float  # share of wins
    part_of: int = 1  # the games of a pair are divided by this

    @property
    def players(self) -> int:
        return len(self.line_up)


PARTS = (
    Part("greedy", "greedy against random", ("greedy", "random"), GAMES, 0.98),
    Part("search", "search:1000 against greedy", ("search:1000", "greedy"), GAMES, 0.80),
    Part("deeper", "search:4000 against search:500", ("search:4000", "search:500"), GAMES, 0.60),
    Part(
        "three", "search:1000 among greedy, 3 players", ("search:1000", "greedy", "greedy"), MISSION, 2 / 3, 2
    ),
    Part("four", "search:1000 among greedy, 4 players", ("search:1000", *["greedy"] * 3), MISSION, 2 / 4, 2),
)


@dataclass(frozen=True)
class Result:
    game: str
    meeting: MeetingLine
    rounds: float


def plan_of(part: Part, game: str, games: int) -> Plan:
    return Plan(Setting(game, part.players), part.line_up, games // part.part_of, SEED)


def kept(plan: Plan, folder: Path) -> list[Row]:
    """The games of a folder if all of them are there, else none."""
    if not (folder / FILE).exists():
        return []
    with Results(folder, plan.description()) as found:
        rows = found.in_order()
    return rows if len(rows) == len(plan.schedule()) else []


def played(plan: Plan, folder: Path, jobs: int) -> list[Row]:
    """The games of a folder, and those that are missing there, played now."""

    def progress(done: int, of: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{folder.name}: {done} of {of} games ", end="", file=sys.stderr, flush=True)

    return run_arena(plan, folder, jobs, progress=progress)


def results(part: Part, names: Sequence[str], games: int, out: Path, jobs: int | None) -> Iterator[Result]:
    """Of every game that has some; without jobs nothing is played."""
    for game in [game for game in part.games if game in names]:
        plan, folder = plan_of(part, game, games), out / f"{part.name}-{game}"
        rows = kept(plan, folder) if jobs is None else played(plan, folder, jobs)
        if rows:
            meeting = meeting_line(rows, part.line_up[0], part.line_up[1])
            yield Result(game, meeting, sum(row.rounds for row in rows) / len(rows))


def table(part: Part, found: Sequence[Result]) -> TextTable:
    header = ["game", "games", "% of wins", "margin", "rounds"]
    rows = [
        [
            result.game,
            str(result.meeting.games),
            percent(result.meeting.share),
            estimate(result.meeting.margin, 1, "+"),
            f"{result.rounds:.0f}",
        ]
        for result in found
    ]
    return TextTable(part.title, header, rows, 1)


def main() -> int:
    parser = ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, required=True, help="a folder that keeps the games")
    parser.add_argument("--games", type=int, default=400, help="of each pair")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default=",".join(part.name for part in PARTS), help="parts, with commas")
    parser.add_argument("--game", default=",".join(GAMES), help="games, with commas")
    parser.add_argument("--kept", action="store_true", help="play nothing: only pairs that are complete")
    parser.add_argument("--write", action="store_true", help="renew the tables of docs/bots.md")
    chosen = parser.parse_args()
    jobs = None if chosen.kept else chosen.jobs
    blocks, reached = [], True
    for part in PARTS:
        if part.name not in chosen.only.split(","):
            continue
        found = list(results(part, chosen.game.split(","), chosen.games, chosen.out, jobs))
        if not found:
            continue
        reached = reached and all(result.meeting.share.value >= part.least for result in found)
        bar = f"At least {part.least:.0%} is asked."
        blocks.append(
            "\n\n".join([f"### {part.title.capitalize()}", bar, markdown_table(table(part, found))])
        )
        print(f"\n{blocks[-1]}", flush=True)
    if chosen.write:
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(replace_block(page, "\n\n".join(blocks), MARKERS), encoding="utf-8")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
