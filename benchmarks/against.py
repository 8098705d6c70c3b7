"""Random playouts of this build against another one: `python benchmarks/against.py OTHER_PYTHON`.

The other build is the one in the environment of that Python. Both play the same games with the same pieces,
the newest edition that both have, in processes of their own and in turns; the best round of each counts, in
processor time. With `--instructions`, instructions are counted by valgrind instead: they are the same however
busy the machine is, but say nothing of branches and caches. `load.py --against` compares the servers.
"""

import json
import re
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path

from tradewinds import GAMES

PLAYERS = 4
COUNTED_GAMES, TIMED_GAMES = 20, 300
EDITION = "from tradewinds.components.catalog import NEWEST; print(NEWEST)"
PLAY = """
import json, sys, time
from tradewinds import make_game
from tradewinds.components.catalog import load_catalog
from tradewinds.core.dealer import Dice
name, players, games, edition = sys.argv[1], *map(int, sys.argv[2:])
game, dice, decisions = make_game(name, pack=load_catalog(None, edition)), Dice(0), 0
started = time.process_time()
for _ in range(games):
    decisions += int(game.start(players).playout(dice))
print(json.dumps([decisions, time.process_time() - started]))
"""
COUNTING = ("valgrind", "--tool=callgrind", "--collect-atstart=no")
PLAYOUT = "--toggle-collect=CPyPy_state___State___playout"


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=tempfile.gettempdir())


def cost(python: str, game: str, edition: int, instructions: bool) -> tuple[int, float]:
    """The decisions of some games, and seconds or instructions for each."""
    games = COUNTED_GAMES if instructions else TIMED_GAMES
    play = (python, "-c", PLAY, game, str(PLAYERS), str(games), str(edition))
    if not instructions:
        decisions, seconds = json.loads(run(*play).stdout)
        return decisions, seconds / decisions
    done = run(*COUNTING, "--callgrind-out-file=/dev/null", PLAYOUT, *play)
    decisions, _ = json.loads(done.stdout)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if found is None:
        raise SystemExit(f"valgrind counted nothing: {done.stderr[-500:]}")
    return decisions, int(found[1]) / decisions


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("other", help="the Python of another build")
    parser.add_argument("--instructions", action="store_true", help="count them, instead of measuring time")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", nargs="*", choices=GAMES, default=GAMES)
    chosen = parser.parse_args()
    pythons = (sys.executable, str(Path(chosen.other).absolute()))
    edition = min(int(run(python, "-c", EDITION).stdout) for python in pythons)
    unit, factor = ("instructions", 1.0) if chosen.instructions else ("ns", 1e9)
    print(
        f"Random playouts, {PLAYERS} players, pieces of edition {edition}. Above 1, this build is faster.\n"
    )
    print(f"| game | {unit} a decision | the other build | ratio |\n|---|---|---|---|")
    for game in chosen.games:
        rounds = 1 if chosen.instructions else chosen.rounds
        found = [
            [cost(python, game, edition, chosen.instructions) for python in pythons] for _ in range(rounds)
        ]
        (decisions, own), (others, other) = (min(column) for column in zip(*found, strict=True))
        same = "" if decisions == others else " (other games: their decisions differ)"
        print(
            f"| {game} | {own * factor:,.0f} | {other * factor:,.0f} | {other / own:.3f}{same} |", flush=True
        )


if __name__ == "__main__":
    main()
