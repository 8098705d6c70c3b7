"""How the weights of the bots' knowledge are found: games of bots against themselves, and a regression.

`python benchmarks/weights.py GAME [--games 800] [--simulations 40] [--jobs 2] [--write]` plays games of 2 to
4 equal bots that now and then take any option, notes the judges' numbers at every second turn, and asks which
weights would have told best how far the seats were apart at the end. The answer is held to guesses.toml, the
more so the less the games say, and half way back to the weights that were played with: other weights make
other games, in which they are not quite right any more. With `--write` they replace those of that game; a few
times in a row gets nearer and nearer. Whether they play better is for the arena to say.
"""

import random
import sys
import tomllib
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tradewinds import CHANCE, GAMES, NOBODY, Dealer, Dice, State, make_game
from tradewinds.bots.knowledge.evaluation import BASE, SCALE, Evaluation, Weights, load_guesses
from tradewinds.bots.search import Search

Floats = NDArray[np.float64]
WEIGHTS = Path(__file__).parent.parent / "src" / "tradewinds" / "bots" / "knowledge" / "weights.toml"
HEADING = "# What the judges' numbers are worth in points, at the beginning and at the end of a game."
PLAYERS = (2, 2, 3, 4)  # half of the games are for two
ANY_OPTION = 0.1  # how often a bot takes one, at the most
OPENING = 6  # rounds in which some games are played half at random
# The turns of a game are not independent of each other: together they count like so many times fewer.
ALIKE = 8.0


@dataclass(frozen=True)
class Sample:
    """A turn of a game: how much of it was left, the judges' numbers by seat, and how it ended."""

    left: float
    numbers: Floats
    scores: Floats
    winner: int

    def parts(self) -> Floats:
        """The numbers weighed for the beginning, and for the end."""
        return np.concatenate([self.numbers * self.left, self.numbers * (1 - self.left)], axis=1)


def known_weights() -> dict[str, Weights]:
    """Those of the source, which may be newer than those of the package that plays."""
    return tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))


def play(name: str, seeds: Sequence[str], simulations: int) -> list[Sample]:
    """The samples of some games."""
    game = make_game(name)
    evaluation = Evaluation(game, known_weights()[name])
    search = Search(game, evaluation)
    found: list[Sample] = []
    for seed in seeds:
        fate = random.Random(seed)
        state, dealer, dice = game.start(fate.choice(PLAYERS)), Dealer(seed), Dice(f"{seed} bots")
        careless, opening = fate.random() * ANY_OPTION, fate.randrange(OPENING)
        seen: list[tuple[float, Floats]] = []
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                state.deal(dealer)
                continue
            if state.question(state.agenda.depth - 1).phase == "turn" and fate.random() < 0.5:
                seen.append(look(evaluation, state))
            options = state.legal()
            wild = 0.5 if state.rounds_played() <= opening else careless
            if len(options) == 1 or fate.random() < wild:
                state.apply(fate.choice(options))
            else:
                state.apply(search.think(state, simulations, 0, dice).options[0].action)
        outcome = state.outcome()
        assert outcome is not None
        if not outcome.guarded:
            scores = np.array(outcome.scores, dtype=float)
            found += [Sample(left, numbers, scores, outcome.winner) for left, numbers in seen]
    return found


def look(evaluation: Evaluation, state: State) -> tuple[float, Floats]:
    left = 1 - int(evaluation.stage(state)) / int(evaluation.goal.stages(state.players))
    seats = [list(evaluation.describe(state, seat).values()) for seat in range(int(state.players))]
    return left, np.array(seats)


def apart(values: Floats) -> Floats:
    """Each seat's value less the mean of the others'."""
    others = (values.sum(axis=0) - values) / (len(values) - 1)
    found: Floats = values - others
    return found


def fit(samples: Sequence[Sample], guesses: Floats) -> Floats:
    """The weights under which expected scores lie apart as those at the end did, held to the guesses."""
    rows = np.concatenate([apart(sample.parts()) for sample in samples])
    margins = np.concatenate([apart(sample.scores) for sample in samples])
    leeway = 0.7 * np.abs(guesses) + 0.25
    weights, noise = guesses, float((margins - rows @ guesses).var())
    for _ in range(2):
        pull = rows.T @ (margins - rows @ guesses) / (noise * ALIKE)
        stiffness = rows.T @ rows / (noise * ALIKE) + np.diag(1 / leeway**2)
        weights = guesses + np.linalg.solve(stiffness, pull)
        noise = float((margins - rows @ weights).var())
    print(f"{len(samples):,} turns, {1 - noise / float(margins.var()):.0%} of the margins explained")
    return weights


def fit_base(samples: Sequence[Sample], weights: Floats) -> Floats:
    """What is missing to the scores themselves, at the beginning and at the end."""
    mixed = np.array([[sample.left, 1 - sample.left] for sample in samples for _ in sample.scores])
    missing = np.concatenate([sample.scores - sample.parts() @ weights for sample in samples])
    found: Floats = np.linalg.lstsq(mixed, missing, rcond=None)[0]
    return found


def fit_scale(samples: Sequence[Sample], weights: Floats) -> tuple[float, float]:
    """The scales under which the winners of games for two were likeliest."""
    duels = [sample for sample in samples if len(sample.scores) == 2]
    worth = [sample.parts() @ weights for sample in duels]
    lead = np.array([found[s.winner] - found[1 - s.winner] for s, found in zip(duels, worth, strict=True)])
    left = np.array([sample.left for sample in duels])

    def surprise(scales: tuple[float, float]) -> float:
        return float(np.log1p(np.exp(-lead / (scales[0] * left + scales[1] * (1 - left)))).mean())

    grid = [(float(a), float(b)) for a in np.arange(2, 30, 0.5) for b in np.arange(0.5, 12, 0.25)]
    return min(grid, key=surprise)


def find(name: str, games: int, simulations: int, jobs: int) -> dict[str, tuple[float, float]]:
    seeds = [f"weights {name} {number}" for number in range(games)]
    with ProcessPoolExecutor(jobs) as pool:
        parts = [seeds[start :: jobs * 4] for start in range(jobs * 4)]
        played = pool.map(play, [name] * len(parts), parts, [simulations] * len(parts))
        samples = [sample for part in played for sample in part]
    before = known_weights()[name]
    names = Evaluation(make_game(name), before).names
    guessed = load_guesses()
    weights = fit(samples, np.array([guessed[key][end] for end in (0, 1) for key in names]))
    weights = (weights + np.array([before[key][end] for end in (0, 1) for key in names])) / 2
    begin, end = np.split(weights, 2)
    base = fit_base(samples, weights)
    return {
        BASE: (float(base[0]), float(base[1])),
        SCALE: fit_scale(samples, weights),
        **{key: (float(begin[n]), float(end[n])) for n, key in enumerate(names)},
    }


def section(name: str, weights: Mapping[str, Sequence[float]]) -> str:
    lines = [f'"{key}" = [{pair[0]:.3g}, {pair[1]:.3g}]' for key, pair in weights.items()]
    return "\n".join([f"[{name}]", *lines]) + "\n"


def main() -> int:
    parser = ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--simulations", type=int, default=40, help="of the bots")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="replace the weights of this game")
    chosen = parser.parse_args()
    found = find(chosen.game, chosen.games, chosen.simulations, chosen.jobs)
    print(section(chosen.game, found))
    if chosen.write:
        known = known_weights() | {chosen.game: found}
        text = "\n".join(section(name, known[name]) for name in GAMES)
        WEIGHTS.write_text(f"{HEADING}\n{text}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
