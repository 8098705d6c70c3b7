"""What one table server carries: `python benchmarks/load.py`, about 6 minutes, or `--quick`.

One server process on one core, scripted players on another, one WebSocket a seat, each deciding as soon as
it is asked. Tables whose game ends go on with a rematch. The same players play at a boardgame.io server in
the same run: only ratios within one run mean anything. Linux, two cores, node and npm. On a machine that does
other work too, `taken by others` says how much of the time the server had to wait for its core; the column
with the processor time of a move is the one that this changes least.

As every table has one decision under way all the time, the latency of such a run is the number of tables
divided by moves/s: it says how long a full server keeps everybody waiting. The rows with `paced` have players
who think, so that both servers get the same number of moves a second; there latency says how fast an answer
comes on a server that is not full.

`--against PYTHON` compares with another build of ours instead, the one in that Python's environment: both
servers play the same in turns, several rounds, and the ratios of their medians are printed last. What counts
there is processor time a move, and bytes.
"""

import asyncio
import gc
import os
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median

import uvloop

from load_clients import OurTable, Tally, TheirTable, our_tables, their_tables
from load_servers import (
    Server,
    boardgame_io_server,
    install_boardgame_io,
    raise_file_limit,
    tradewinds_server,
    two_cores,
)
from tradewinds import GAMES
from tradewinds._pure import compiled

OURS, OTHER_BUILD, THEIRS = "tradewinds", "the other build", "boardgame.io"
PACE = 250  # moves a second
MOST_KILOBYTES = 150  # a table
LEAST_RATE = 0.5  # of the yardstick's moves/s
MOST_LOST = 0.2  # of moves/s, from 50 tables to 1,000
FULL = 0.95  # of the clients' core: above that, the clients are what is measured


@dataclass(frozen=True)
class Run:
    server: str
    game: str
    tables: int
    seats: int
    pace: int = 0  # moves/s of all tables together; 0: as many as the server takes

    @property
    def name(self) -> str:
        return f"{self.tables:,} x {self.seats}" + (", paced" if self.pace else "")


@dataclass(frozen=True)
class How:
    core: int | None  # the server's
    packages: Path  # of the yardstick
    other: str  # the Python of another build
    folder: str | None  # for databases
    warm: float  # seconds
    seconds: float


@dataclass(frozen=True)
class Found:
    """What was measured in one run."""

    rate: float  # moves/s
    middle: float  # seconds to an answer
    slowest: float  # the same, of the slowest hundredth the fastest
    memory: float  # bytes a table
    processor: float  # the server's seconds a move
    received: float  # bytes a client a move
    server_busy: float  # of its core
    delayed: float  # of the time, that the server was ready to go on and other programs had its core
    clients_busy: float
    games: int
    problems: list[str]


def plan(game: str, quick: bool) -> list[Run]:
    """Runs that are compared stand side by side."""
    pairs = [
        Run(server, played, tables, seats, pace)
        for tables, seats, pace in ((10, 2, 0), (200, 2, 0), (200, 2, PACE), (200, 4, 0))
        for server, played in ((OURS, game), (THEIRS, "counting"))
    ]
    if quick:
        return [run for run in pairs if run.tables == 200 and run.seats == 2] + [
            Run(OURS, game, tables, 4) for tables in (50, 500)
        ]
    growth = [Run(OURS, game, tables, 4) for tables in (50, 500, 1000)]
    others = [Run(OURS, other, 200, 4) for other in ("sand-to-sea", "east-to-west-1") if other != game]
    return [*pairs, *growth, *others]


# -- measuring --------------------------------------------------------------------------------------


Tables = Sequence[OurTable] | Sequence[TheirTable]


async def opened(run: Run, port: int, tables: int, tally: Tally, kind: str) -> Tables:
    if run.server != THEIRS:
        return await our_tables(port, run.game, tables, run.seats, tally)
    return await their_tables(port, tables, run.seats, tally, kind)


async def warmed_up(run: Run, server: Server) -> None:
    """One table is played for a moment, so that all code is loaded before memory is compared."""
    tally = Tally()
    tables = await opened(run, server.port, 1, tally, "first")
    begin(tables, tally)
    await asyncio.sleep(1)
    tally.playing = False
    await asyncio.sleep(0.1)
    tables[0].close()


def begin(tables: Tables, tally: Tally) -> None:
    tally.playing = True
    for table in tables:
        for seat in table.seats:
            seat.look()


async def measured(run: Run, server: Server, warm: float, seconds: float) -> Found:
    await warmed_up(run, server)
    empty = server.memory()
    tally = Tally(run.tables / run.pace if run.pace else 0.0)
    tables = await opened(run, server.port, run.tables, tally, "table")
    gc.collect()
    gc.freeze()  # pauses of the clients are none of the server's
    begin(tables, tally)
    going = [asyncio.create_task(table.play_on()) for table in tables]
    try:
        await asyncio.sleep(warm)
        tally.clear()
        started, used, own = time.perf_counter(), server.seconds(), time.process_time()
        delayed = server.delayed()
        await asyncio.sleep(seconds)
        waits, received = sorted(tally.waits), tally.received
        passed = time.perf_counter() - started
        used, own = server.seconds() - used, time.process_time() - own
        delayed = server.delayed() - delayed
        memory = server.memory() - empty
    finally:
        tally.playing = False
        for task in going:
            task.cancel()
        ends = await asyncio.gather(*going, return_exceptions=True)
        gc.unfreeze()
    tally.problems += [repr(end) for end in ends if isinstance(end, Exception)]
    await asyncio.sleep(0.2)
    for table in tables:
        table.close()
    if not waits:
        raise SystemExit(f"nobody could play at {run.server}: {tally.problems[:3]} {server.said()}")
    moves = len(waits)
    return Found(
        rate=moves / passed,
        middle=waits[moves // 2],
        slowest=waits[int(moves * 0.99)],
        memory=memory / run.tables,
        processor=used / moves,
        received=received / moves / run.seats,
        server_busy=used / passed,
        delayed=delayed / passed,
        clients_busy=own / passed,
        games=tally.games,
        problems=tally.problems,
    )


def measure(run: Run, how: How) -> Found:
    """One run with a server of its own, in a new folder on a disk."""
    with tempfile.TemporaryDirectory(prefix="tradewinds-load-", dir=how.folder) as name:
        place = Path(name)
        if run.server == THEIRS:
            server = boardgame_io_server(place, how.core, how.packages)
        else:
            server = tradewinds_server(place, how.core, sys.executable if run.server == OURS else how.other)
        with server:
            return uvloop.run(measured(run, server, how.warm, how.seconds))


# -- printing ---------------------------------------------------------------------------------------

COLUMNS = (
    "server",
    "game",
    "tables x seats",
    "moves/s",
    "p50 ms",
    "p99 ms",
    "KB a table",
    "server CPU us a move",
    "bytes a client a move",
    "server core",
    "taken by others",
    "client core",
    "games ended",
)


def print_row(run: Run, found: Found) -> None:
    cells = (
        run.server,
        run.game,
        run.name,
        f"{found.rate:,.0f}",
        f"{found.middle * 1e3:.1f}",
        f"{found.slowest * 1e3:.1f}",
        f"{found.memory / 1024:,.0f}",
        f"{found.processor * 1e6:,.0f}",
        f"{found.received:,.0f}",
        f"{found.server_busy:.0%}",
        f"{found.delayed:.0%}",
        f"{found.clients_busy:.0%}" + (" (full)" if found.clients_busy > FULL else ""),
        f"{found.games:,}",
    )
    print(f"| {' | '.join(cells)} |", flush=True)
    for problem in sorted(set(found.problems))[:3]:
        print(f"\n{len(found.problems)} problems, as: {problem}\n", flush=True)


def print_targets(found: dict[Run, Found], game: str) -> None:
    """What this project promises, beside what was measured."""

    def ours(tables: int, seats: int, pace: int = 0) -> Found | None:
        return found.get(Run(OURS, game, tables, seats, pace))

    def theirs(tables: int, seats: int, pace: int = 0) -> Found | None:
        return found.get(Run(THEIRS, "counting", tables, seats, pace))

    print("\n| target | measured | promised | |\n|---|---|---|---|")
    if (own := ours(200, 2)) and (other := theirs(200, 2)):
        ratio = own.rate / other.rate
        print_target(
            "moves/s against boardgame.io, 200 x 2", f"{ratio:.2f}", f"{LEAST_RATE}", ratio >= LEAST_RATE
        )
    for pace in (0, PACE):
        if (own := ours(200, 2, pace)) and (other := theirs(200, 2, pace)):
            print_target(
                f"p99 of an answer, 200 x 2, {f'{pace} moves/s each' if pace else 'both servers full'}",
                f"{own.slowest * 1e3:.1f} ms",
                f"{other.slowest * 1e3:.1f} ms as boardgame.io",
                own.slowest <= other.slowest,
            )
    for tables in (500, 1000):
        if own := ours(tables, 4):
            kilobytes = own.memory / 1024
            promised = f"at most {MOST_KILOBYTES} KB"
            what = f"memory a table of 4 with its connections, {tables:,} tables"
            print_target(what, f"{kilobytes:.0f} KB", promised, kilobytes <= MOST_KILOBYTES)
    sizes = [tables for tables in (50, 200, 500, 1000) if ours(tables, 4)]
    rates = [each.rate for tables in sizes if (each := ours(tables, 4))]
    if len(rates) > 1:
        lost = 1 - min(rates) / max(rates)
        what = f"moves/s lost from {sizes[0]:,} to {sizes[-1]:,} tables of 4, most against least"
        print_target(what, f"{lost:.0%}", f"at most {MOST_LOST:.0%}", lost <= MOST_LOST)


def compare(run: Run, how: How, rounds: int) -> None:
    """This build and another one in turns, so that both meet the same weather."""
    builds = [replace(run, server=server) for server in (OURS, OTHER_BUILD)]
    found: dict[Run, list[Found]] = {build: [] for build in builds}
    for _ in range(rounds):
        for build in builds:
            found[build].append(measure(build, how))
            print_row(build, found[build][-1])
    ours, others = found.values()
    print("\n| median | this build | the other | this against the other |\n|---|---|---|---|")
    columns: dict[str, Callable[[Found], float]] = {
        "server CPU us a move": lambda found: found.processor * 1e6,
        "bytes a client a move": lambda found: found.received,
        "moves/s": lambda found: found.rate,
    }
    for name, column in columns.items():
        own, other = (median(map(column, measured)) for measured in (ours, others))
        print(f"| {name} | {own:,.0f} | {other:,.0f} | {own / other:.2f} |")


def print_target(what: str, measured: str, promised: str, kept: bool) -> None:
    print(f"| {what} | {measured} | {promised} | {'kept' if kept else 'not kept'} |")


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="spice-road", choices=GAMES)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter runs")
    parser.add_argument("--seconds", type=float, help="how long each run is measured")
    parser.add_argument("--folder", help="where databases are made, on a real disk (the temporary folder)")
    parser.add_argument("--only", help="one run of ours alone, as in 500x4")
    parser.add_argument("--against", help="the Python of another build, to compare with", default="")
    parser.add_argument("--rounds", type=int, default=5, help="how often two builds are compared")
    chosen = parser.parse_args()
    if not compiled():
        raise SystemExit("build the compiled engine first")
    seconds = chosen.seconds or (4.0 if chosen.quick else 10.0)
    warm = 1.5 if chosen.quick else 3.0
    runs = plan(chosen.game, chosen.quick)
    if chosen.only:
        tables, _, seats = chosen.only.partition("x")
        runs = [Run(OURS, chosen.game, int(tables), int(seats))]
    elif chosen.against:
        runs = [Run(OURS, chosen.game, 200, 2)]
    files, cores = raise_file_limit(), two_cores()
    if cores is not None:
        os.sched_setaffinity(0, {cores[1]})
    where = "server and clients on one core" if cores is None else "server on one core, clients on another"
    print(f"{where}; up to {files:,} open files; {warm:g} s to warm up, {seconds:g} s measured\n")
    print(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}", flush=True)
    found: dict[Run, Found] = {}
    with tempfile.TemporaryDirectory(prefix="boardgame-io-") as packages:
        if any(run.server == THEIRS for run in runs):
            install_boardgame_io(Path(packages))
        core = None if cores is None else cores[0]
        how = How(core, Path(packages), chosen.against, chosen.folder, warm, seconds)
        for run in runs:
            if chosen.against:
                compare(run, how, chosen.rounds)
                continue
            found[run] = measure(run, how)
            print_row(run, found[run])
    if found:
        print_targets(found, chosen.game)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("stopped") from None
