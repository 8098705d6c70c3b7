"""The command `tradewinds arena`: play, print the tables, write the report."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tradewinds.arena.extras import need
from tradewinds.arena.match import Row
from tradewinds.arena.run import Plan, run_arena
from tradewinds.core.errors import TradewindsError

if TYPE_CHECKING:
    from tradewinds.arena.tables import TextTable

__all__ = ["Plan", "arena"]


def arena(
    plan: Plan, folder: Path, jobs: int, ray: str | None, plots: bool, json_output: bool, out: Console
) -> None:
    """Play what is not played yet; then print and write what came out."""
    if plots:
        need("matplotlib", "arena")
    rows = play(plan, folder, jobs, ray, quiet=json_output or not sys.stderr.isatty())
    # These are loaded only now: they need the extras, and take their time.
    from tradewinds.arena.ratings import standings
    from tradewinds.arena.report import write_report
    from tradewinds.arena.tables import data, summary, tables

    found, pictures = standings(rows), {}
    if plots:
        from tradewinds.arena.plots import save_plots

        pictures = save_plots(rows, found, folder)
    write_report(folder, plan.description(), found, pictures)
    if json_output:
        print(json.dumps({"run": plan.description(), **data(found)}))
        return
    for table in tables(found):
        out.print(drawn(table, out.width))
    for sentence in [*summary(found), f"the report is {folder / 'report.html'}"]:
        out.print(sentence, markup=False)


def play(plan: Plan, folder: Path, jobs: int, ray: str | None, quiet: bool) -> list[Row]:
    """All games of the run, with a bar that tells the time left."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as bar:
            task = bar.add_task("games", total=None)
            return run_arena(
                plan, folder, jobs, ray, lambda done, of: bar.update(task, completed=done, total=of)
            )
    except KeyboardInterrupt:
        raise TradewindsError(f"stopped; the same command goes on with what is in {folder}") from None


def drawn(text: "TextTable", width: int) -> Table:
    """Where there is not room for all, intervals go below their numbers, and then names are broken."""
    table = Table(title=text.title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column, name in enumerate(text.header):
        if column < text.words:
            table.add_column(name, overflow="fold")
        else:
            table.add_column(name, justify="right", no_wrap=True)
    needed = sum(max(map(len, column)) + 2 for column in zip(text.header, *text.rows, strict=True))
    for row in text.rows:
        cells = [cell.replace(" (", "\n(") for cell in row] if needed > width else row
        table.add_row(*map(Text, cells))  # names of bots are not markup
    return table
