"""How strong the built-in bots are, in every game: the tables of docs/bots.md.

`python benchmarks/strength.py --out DIR [--jobs 2] [--only PART,...] [--game GAME,...] [--write]`
plays what is not in DIR yet, prints the tables, and with `--write` puts them into the page. It can be stopped
and goes on where it was. The exit code is 1 if a pair does not reach its bar.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from balance_page import replace_block
from tradewinds import GAMES
from tradewinds.arena.match import Row
from tradewinds.arena.ratings import MeetingLine, meeting_line, milliseconds
from tradewinds.arena.report import markdown_table
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
    Part("nodes", "open loop against chance nodes", ("search:500", "search:500+chance-nodes"), GAMES, 0.0, 4),
    Part("steps", "whole turns against every step", ("search:500", "search:500+every-step"), GAMES, 0.0, 4),
    Part("playouts", "no playouts against playouts", ("search:500", "search:500+playouts"), GAMES, 0.0, 4),
)


@dataclass(frozen=True)
class Result:
    game: str
    meeting: MeetingLine
    rounds: float
    thought: dict[str, float]  # milliseconds a decision


def played(part: Part, game: str, games: int, out: Path, jobs: int) -> list[Row]:
    plan = Plan(Setting(game, part.players), part.line_up, games, SEED)
    folder = out / f"{part.name}-{game}"

    def progress(done: int, of: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{folder.name}: {done} of {of} games ", end="", file=sys.stderr, flush=True)

    return run_arena(plan, folder, jobs, progress=progress)


def results(part: Part, names: Sequence[str], games: int, out: Path, jobs: int) -> Iterator[Result]:
    for game in [game for game in part.games if game in names]:
        rows = played(part, game, games // part.part_of, out, jobs)
        meeting = meeting_line(rows, part.line_up[0], part.line_up[1])
        rounds = sum(row.rounds for row in rows) / len(rows)
        yield Result(game, meeting, rounds, milliseconds(rows))


def table(part: Part, found: Sequence[Result]) -> TextTable:
    first, second = part.line_up[:2]
    header = ["game", "games", "% of wins", "margin", "rounds", f"ms {first}", f"ms {second}"]
    rows = [
        [
            result.game,
            str(result.meeting.games),
            percent(result.meeting.share),
            estimate(result.meeting.margin, 1, "+"),
            f"{result.rounds:.0f}",
            *(f"{result.thought[bot]:.2f}" for bot in (first, second)),
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
    parser.add_argument("--write", action="store_true", help="renew the tables of docs/bots.md")
    chosen = parser.parse_args()
    blocks, reached = [], True
    for part in PARTS:
        if part.name not in chosen.only.split(","):
            continue
        found = list(results(part, chosen.game.split(","), chosen.games, chosen.out, chosen.jobs))
        if not found:
            continue
        reached = reached and all(result.meeting.share.value >= part.least for result in found)
        bar = f"At least {part.least:.0%} is asked." if part.least else ""
        blocks.append(f"### {part.title.capitalize()}\n\n{bar}\n\n{markdown_table(table(part, found))}")
        print(f"\n{blocks[-1]}", flush=True)
    if chosen.write:
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(replace_block(page, "\n\n".join(blocks), MARKERS), encoding="utf-8")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
