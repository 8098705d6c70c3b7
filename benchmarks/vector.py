"""How fast many games are stepped at once, beside two yardsticks: `python benchmarks/vector.py`.

A step is one decision in one game, at random, with the observation of the seat that is asked next and
the mask of its actions. Everything is measured in turns, several rounds in one run, in pieces of about
a millisecond of which the best counts, because others may use the machine: only ratios within
one run mean anything. One core.
"""

import os
import sys
import time
from collections.abc import Callable
from functools import partial

# Before NumPy and JAX are loaded: one core for everybody.
os.environ |= {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

from run import in_turns
from tradewinds import GAMES
from tradewinds._pure import compiled
from tradewinds.bench import Rate
from tradewinds.envs.vector import VectorGames
from yardsticks import open_spiel_backgammon, pgx_backgammon

AT_ONCE = 1024
STEPS = 1  # of each of them, in a piece
PIECES = 40  # in a round
STRETCH = 2_000  # steps of the average, about four million decisions
BARS = {
    ("spice-road", 2): 1_000_000,
    ("sand-to-sea", 2): 500_000,
    ("east-to-west-1", 2): 500_000,
    ("east-to-west-2", 2): 500_000,
}


def vector_rate(games: VectorGames, steps: int) -> Rate:
    """Random play from where the games are; those that end begin anew."""
    started = time.perf_counter()
    for _ in range(steps):
        games.step(games.sample())
    rate = games.games * steps / (time.perf_counter() - started)
    return Rate(rate, rate)


def best_piece(measure: Callable[[], Rate]) -> Rate:
    return max((measure() for _ in range(PIECES)), key=lambda rate: rate.decisions)


def main(arguments: list[str]) -> None:
    if not compiled():
        raise SystemExit("build the compiled engine first: make bench does")
    tables = [(name, players) for name in GAMES for players in (2, 4)]
    average = {table: vector_rate(VectorGames(*table, AT_ONCE), STRETCH).decisions for table in BARS}
    measures: dict[str, Callable[[], Rate]] = {}
    for name, players in tables:
        for copy in (True, False):
            games = VectorGames(name, players, AT_ONCE, copy=copy)
            vector_rate(games, 100)  # games are in their middle then
            measures[f"{name} {players} {copy}"] = partial(best_piece, partial(vector_rate, games, STEPS))
    measures["OpenSpiel"] = partial(best_piece, partial(open_spiel_backgammon, 1, 1))
    if "--without-pgx" not in arguments:
        measures["pgx"] = partial(best_piece, pgx_backgammon(AT_ONCE, 1))
    rates = {name: rate.decisions for name, rate in in_turns(measures).items()}
    print(f"Steps a second with observations and masks, {AT_ONCE} games at once, one core.\n")
    print(
        "| game | players | steps/s | without copies | against OpenSpiel | against pgx | average | promised |"
    )
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for name, players in tables:
        ours, fastest = (rates[f"{name} {players} {copy}"] for copy in (True, False))
        against = [f"{ours / rates[other]:.0f}x" if other in rates else "" for other in ("OpenSpiel", "pgx")]
        bar = BARS.get((name, players))
        promise = "| |" if bar is None else f"{average[name, players]:,.0f} | {bar:,} |"
        print(f"| {name} | {players} | {ours:,.0f} | {fastest:,.0f} | {' | '.join(against)} | {promise}")
    print()
    print(f"OpenSpiel backgammon, driven from Python: {rates['OpenSpiel']:,.0f} decisions a second.")
    if "pgx" in rates:
        print(f"pgx backgammon, {AT_ONCE} games at once: {rates['pgx']:,.0f} steps a second.")


if __name__ == "__main__":
    main(sys.argv[1:])
