"""The speed table of the README: `make bench`.

Everything is measured in turns, several rounds in one run, and the best round of each counts:
only ratios within one run mean anything. One core. The bars are what this project promises.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable

from tradewinds import Game, make_game
from tradewinds._pure import compiled
from tradewinds.bench import Rate, copy_seconds, playout_rate, python_loop_rate, tenths
from yardsticks import catanatron, open_spiel_backgammon

ROUNDS = 5
PLAYERS = 4


def pure_rate() -> Rate:
    """The same source uncompiled, in a process of its own."""
    code = (
        "import json; from tradewinds import make_game; from tradewinds.bench import playout_rate;"
        f"rate = playout_rate(make_game('sand-to-sea'), {PLAYERS}, 6);"
        "print(json.dumps([rate.decisions, rate.steps]))"
    )
    environment = {**os.environ, "TRADEWINDS_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment
    )
    return Rate(*json.loads(done.stdout))


def in_turns(measures: dict[str, Callable[[], Rate]]) -> dict[str, Rate]:
    """Every measure once a round; of each the best."""
    found: dict[str, Rate] = {}
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            rate = measure()
            if name not in found or rate.decisions > found[name].decisions:
                found[name] = rate
    return found


def print_speed(rates: dict[str, Rate]) -> None:
    ours = rates["sand-to-sea, playouts"]
    print(f"sand-to-sea, {PLAYERS} players, random playouts on one core: {ours.decisions:,.0f} decisions/s")
    print()
    print("| compared with | its decisions/s | ours against it | promised |")
    print("|---|---|---|---|")
    bars = {
        "OpenSpiel backgammon": "60x",
        "catanatron, 4 players": "100x",
        "the same source uncompiled": "15x",
    }
    for name, bar in bars.items():
        rate = rates[name]
        print(f"| {name} | {rate.decisions:,.0f} | {ours.decisions / rate.decisions:.0f}x | {bar} |")
    backgammon, loop = rates["OpenSpiel backgammon"], rates["driven from Python"]
    against = loop.decisions / backgammon.decisions
    print(f"| OpenSpiel backgammon, ours driven from Python | {loop.decisions:,.0f} | {against:.0f}x | 15x |")
    print()
    playouts, driven = ours.steps / backgammon.steps, loop.steps / backgammon.steps
    print(f"With draws counted on both sides: playouts {playouts:.0f}x, driven from Python {driven:.0f}x.")


def print_costs(game: Game, decision: float) -> None:
    """What a copy costs, and that time a decision grows neither with a game nor with their number."""
    copy = min(copy_seconds(game, PLAYERS, 50_000) for _ in range(ROUNDS))
    print(f"A copy of a state: {copy * 1e9:.0f} ns, {copy / decision:.1f} decisions (promised: 6).")
    runs = [tenths(game, PLAYERS, 60) for _ in range(ROUNDS)]
    parts = [min(column) for column in zip(*runs, strict=True)]
    flat = " ".join(f"{part / min(parts):.2f}" for part in parts)
    print(f"Time a decision by tenths of a game, the cheapest tenth = 1: {flat} (promised: 1.5).")
    few, many = (max(playout_rate(game, PLAYERS, games).steps for _ in range(3)) for games in (50, 800))
    print(f"Time a decision in 800 games against 50: {few / many:.2f}.")


def main() -> None:
    if not compiled():
        raise SystemExit("build the compiled engine first: make bench does")
    game = make_game("sand-to-sea")
    rates = in_turns(
        {
            "sand-to-sea, playouts": lambda: playout_rate(game, PLAYERS, 400),
            "OpenSpiel backgammon": lambda: open_spiel_backgammon(60, 1),
            "driven from Python": lambda: python_loop_rate(game, PLAYERS, 60),
            "catanatron, 4 players": lambda: catanatron(6, 1),
            "the same source uncompiled": pure_rate,
        }
    )
    print_speed(rates)
    print_costs(game, 1 / rates["sand-to-sea, playouts"].decisions)


if __name__ == "__main__":
    main()
