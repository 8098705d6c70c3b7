"""How balanced the games on location boards are, with equal bots in all seats.

`python benchmarks/balance.py [GAME ...] [--players 2,3,4] [--games 2000] [--bot search:60] [--jobs 2]
[--seed TEXT] [--pack FILE] [--out DIR] [--kept] [--write]`: a cell is a game with a number of players. DIR
keeps a line for each game, so that a stopped run goes on where it was, and all numbers as JSON. With `--kept`
nothing is played: the games of DIR are measured, however many they are. `--write` renews docs/balance.md. The
exit code is 1 if a line does not hold.
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from balance_games import Cell, Played, kept_results, results
from balance_measures import Measures, measure
from balance_page import score_table, write_page
from tradewinds import TradewindsError
from tradewinds.arena.extras import need
from tradewinds.arena.tables import finite
from tradewinds.bots import make_bot

DOCS = Path(__file__).parent.parent / "docs"
GAMES = ("new-world", "east-to-west-1", "east-to-west-2")
ALLOWED = (*GAMES, "east-to-west-3")
WIDTH = 110  # of what goes into a file
MOST_SHOWN = 5  # findings of a line, on the terminal


def arguments(words: Sequence[str] | None = None) -> Namespace:
    parser = ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="*", help=f"of {', '.join(ALLOWED)}; the first three if none is given")
    parser.add_argument("--players", default="2,3,4", help="numbers with commas between them")
    parser.add_argument("--games", type=int, default=2000, help="in each cell")
    parser.add_argument("--bot", default="search:60", help="as in greedy or search:60")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--pack", help="play with the pieces of this file")
    parser.add_argument("--out", type=Path, help="keep the games in this folder, and go on with those there")
    parser.add_argument("--kept", action="store_true", help="play nothing: measure what the folder has")
    parser.add_argument("--write", action="store_true", help="renew docs/balance.md and its pictures")
    chosen = parser.parse_args(words)
    for game in chosen.game:
        if game not in ALLOWED:
            parser.error(f"there is no game '{game}' here: choose from {', '.join(ALLOWED)}")
    if not {"2", "3", "4"}.issuperset(chosen.players.split(",")):
        parser.error(f"players go as in 2,3,4, not '{chosen.players}'")
    if chosen.games < 1 or chosen.jobs < 1:
        parser.error("at least one game and one job are needed")
    if chosen.kept and chosen.out is None:
        parser.error("--kept needs a folder: --out DIR")
    return chosen


def measure_all(chosen: Namespace, folder: Path) -> list[Measures]:
    cells = [
        Cell(game, players, chosen.bot, chosen.seed, chosen.pack)
        for game in chosen.game or GAMES
        for players in sorted(set(map(int, chosen.players.split(","))))
    ]
    with Progress(console=Console(stderr=True)) as progress:
        played = {cell: games_of(cell, chosen, folder, progress) for cell in cells}
    found = [measure(cell, games) for cell, games in played.items() if games]
    if not found:
        raise TradewindsError(f"{folder}: there are no games of these cells")
    (folder / "balance.json").write_text(as_json(found), encoding="utf-8")
    return found


def games_of(cell: Cell, chosen: Namespace, folder: Path, progress: Progress) -> list[Played]:
    if chosen.kept:
        return kept_results(cell, folder)
    task = progress.add_task(str(cell), total=chosen.games)
    return results(
        cell, chosen.games, folder, chosen.jobs, lambda done: progress.update(task, completed=done)
    )


@contextmanager
def folder_of(chosen: Path | None) -> Iterator[Path]:
    """The folder that was asked for, or one that is gone afterwards."""
    if chosen is not None:
        yield chosen
        return
    with TemporaryDirectory() as folder:
        yield Path(folder)


def as_json(found: Sequence[Measures]) -> str:
    """Everything that was measured; infinite numbers are null."""
    return json.dumps(
        [
            {
                **asdict(one, dict_factory=finite),
                "lines": {
                    line.name: {
                        "wanted": line.wanted,
                        "verdict": line.verdict,
                        "worst first": [finding.what for finding in line.findings],
                        "broken": [finding.what for finding in line.findings if not finding.holds],
                    }
                    for line in one.lines()
                },
            }
            for one in found
        ],
        indent=1,
    )


# -- the terminal ------------------------------------------------------------------------------------


def show(console: Console, found: Sequence[Measures]) -> None:
    for one in found:
        console.print(lines_table(one))
    console.print(information(found))
    broken = [f"{one.cell}: {line.name}" for one in found for line in one.lines() if not line.holds]
    if broken:
        console.print(f"[bold]{len(broken)} lines do not hold:[/]", *broken, sep="\n  ")
    else:
        console.print("[bold]All lines hold.[/]")


def lines_table(one: Measures) -> Table:
    rounds = one.rounds
    table = Table(title=f"{one.cell}, {one.games:,} games of {one.cell.bot}", title_justify="left")
    for column in ("line", "wanted", "found, the worst first", "verdict"):
        table.add_column(column, overflow="fold")
    for line in one.lines():
        worst = "\n".join(map(str, line.findings[:MOST_SHOWN]))
        colour = "green" if line.holds else "red"
        table.add_row(line.name, line.wanted, worst, f"[{colour}]{line.verdict}[/]", end_section=True)
    table.caption = (
        f"rounds: 5th percentile {rounds.early}, 95th {rounds.late}, shortest {rounds.shortest}, "
        f"longest {rounds.longest}; stopped by RUL-16: {rounds.guarded}"
    )
    return table


def information(found: Sequence[Measures]) -> Table:
    text = score_table(found)
    table = Table(title="Means a game", title_justify="left")
    for number, column in enumerate(text.header):
        table.add_column(column, justify="left" if number < text.words else "right", no_wrap=not number)
    for row in text.rows:
        table.add_row(*row)
    return table


def main() -> int:
    chosen = arguments()
    try:
        make_bot(chosen.bot)  # complain here, not in another process
        if chosen.write:
            need("matplotlib", "arena")
        with folder_of(chosen.out) as folder:
            found = measure_all(chosen, folder)
        show(Console(width=None if sys.stdout.isatty() else WIDTH), found)
        if chosen.write:
            from balance_plots import save_plots

            save_plots(found, DOCS / "images")
            write_page(DOCS / "balance.md", found)
    except TradewindsError as error:
        print(f"balance: {error}", file=sys.stderr)
        return 2
    return 0 if all(line.holds for one in found for line in one.lines()) else 1


if __name__ == "__main__":
    sys.exit(main())
