"""A long job, outside CI: 10,000 random games for each number of players, and 200 checked closely.

`python benchmarks/many_games.py [GAMES] [CHECKED]`
"""

import sys
import time

from tradewinds import make_game
from tradewinds.games.registry import Setting
from tradewinds.simulate import simulate
from tradewinds.testing import check_game


def main(games: int, checked: int) -> None:
    print("| players | random games | finished | by a fourth tile | decisions | checked closely | seconds |")
    print("|---|---|---|---|---|---|---|")
    for players in (2, 3, 4):
        started = time.perf_counter()
        tally = simulate(Setting("sand-to-sea", players), games, seed="many games", jobs=2)
        check_game(make_game("sand-to-sea"), players, games=checked, looks=10, seed=players)
        seconds = time.perf_counter() - started
        row = (players, games, tally.finished, tally.complete, tally.decisions, checked, round(seconds))
        print("| " + " | ".join(f"{number:,}" for number in row) + " |", flush=True)


if __name__ == "__main__":
    main(*(int(word) for word in (sys.argv[1:] + ["10000", "200"][len(sys.argv) - 1 :])[:2]))
