"""The speed table of the README: `make bench`.

Everything is measured in turns, several rounds in one run, and the best round of each counts:
only ratios within one run mean anything. One core. The bars are what this project promises.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial

from tradewinds import GAMES, Game, make_game
from tradewinds._pure import compiled
from tradewinds.bench import Rate, copy_seconds, playout_rate, python_loop_rate, tenths
from yardsticks import catanatron, open_spiel_backgammon

ROUNDS = 5
PLAYERS = 4
BARS = {
    "sand-to-sea": "60x",
    "east-to-west-1": "40x",
    "east-to-west-2": "40x",
    "east-to-west-3": "",
    "spice-road": "150x",
    "spice-road, 2 players": "150x",
    "eastern-wonders": "",
    "new-world": "",
}


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


def print_games(rates: dict[str, Rate]) -> None:
    """All games against the yardstick that everybody can install."""
    yardstick = rates["OpenSpiel backgammon"].decisions
    print(f"Random playouts, {PLAYERS} players, one core. OpenSpiel backgammon: {yardstick:,.0f} decisions/s")
    print()
    print("| game | decisions/s | against OpenSpiel backgammon | promised |")
    print("|---|---|---|---|")
    for name, bar in BARS.items():
        rate = rates[name].decisions
        print(f"| {name} | {rate:,.0f} | {rate / yardstick:.0f}x | {bar} |")
    print()


def print_speed(rates: dict[str, Rate]) -> None:
    """The first game against all yardsticks."""
    ours = rates["sand-to-sea"]
    print("| sand-to-sea compared with | its decisions/s | ours against it | promised |")
    print("|---|---|---|---|")
    for name, bar in {"catanatron, 4 players": "100x", "the same source uncompiled": "15x"}.items():
        rate = rates[name]
        print(f"| {name} | {rate.decisions:,.0f} | {ours.decisions / rate.decisions:.0f}x | {bar} |")
    backgammon, loop = rates["OpenSpiel backgammon"], rates["driven from Python"]
    against = loop.decisions / backgammon.decisions
    print(f"| OpenSpiel backgammon, ours driven from Python | {loop.decisions:,.0f} | {against:.0f}x | 15x |")
    print()
    playouts, driven = ours.steps / backgammon.steps, loop.steps / backgammon.steps
    print(f"With draws counted on both sides: playouts {playouts:.0f}x, driven from Python {driven:.0f}x.")


def print_costs(name: str, game: Game, decision: float) -> None:
    """What a copy costs, and that time a decision grows neither with a game nor with their number."""
    print()
    print(f"{name}:")
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
    games = {name: make_game(name) for name in GAMES}
    first = games["sand-to-sea"]
    measures: dict[str, Callable[[], Rate]] = {
        name: partial(playout_rate, game, PLAYERS, 400) for name, game in games.items()
    }
    measures["spice-road, 2 players"] = partial(playout_rate, games["spice-road"], 2, 400)
    measures["OpenSpiel backgammon"] = lambda: open_spiel_backgammon(60, 1)
    measures["driven from Python"] = lambda: python_loop_rate(first, PLAYERS, 60)
    measures["catanatron, 4 players"] = lambda: catanatron(6, 1)
    measures["the same source uncompiled"] = pure_rate
    rates = in_turns(measures)
    print_games(rates)
    print_speed(rates)
    for name, game in games.items():
        print_costs(name, game, 1 / rates[name].decisions)


if __name__ == "__main__":
    main()
