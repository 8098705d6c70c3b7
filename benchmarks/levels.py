"""How long the levels take to answer, in every game with as many players as it takes.

`python benchmarks/levels.py [--decisions 12]` plays decisions of each level from the middle of a game on, and
prints the mean and the longest time. The exit code is 1 if normal takes over a second or expert over five.
"""

import sys
import time
from argparse import ArgumentParser

from tradewinds import CHANCE, GAMES, NOBODY, Dealer, State, make_game
from tradewinds.bots import Position, make_bot
from tradewinds.bots.registry import LEVELS

LONGEST = {"normal": 1.0, "expert": 5.0}  # seconds
OPENING = 40  # decisions that greedy makes first


def decide(state: State, dealer: Dealer, level: str) -> float:
    """The next decision that leaves a choice; answers the seconds it took."""
    bot = make_bot(level)
    while True:
        if state.actor == CHANCE:
            state.deal(dealer)
        elif state.actor == NOBODY:
            return 0.0
        else:
            position = Position(state, f"{state.ply}")
            started = time.perf_counter()
            action = bot.choose(position)
            seconds = time.perf_counter() - started
            state.apply(int(action) if isinstance(action, int) else state.game.index(action))
            if len(position.legal) > 1:
                return seconds


def main() -> int:
    parser = ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--decisions", type=int, default=12)
    chosen = parser.parse_args()
    print("| game | " + " | ".join(f"{level}, mean and longest" for level in LEVELS) + " |")
    print("|---|" + "--:|" * len(LEVELS))
    fine = True
    for name in GAMES:
        game = make_game(name)
        cells = []
        for level in LEVELS:
            state, dealer = game.start(game.most), Dealer(1)
            for _ in range(OPENING):
                decide(state, dealer, "greedy")
            times = [decide(state, dealer, level) for _ in range(chosen.decisions)]
            cells.append(f"{sum(times) / len(times) * 1000:,.0f} / {max(times) * 1000:,.0f} ms")
            fine = fine and max(times) <= LONGEST.get(level, max(times))
        print(f"| {name} | " + " | ".join(cells) + " |", flush=True)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
