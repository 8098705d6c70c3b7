"""How the weights of the bots' knowledge are found: games of bots against themselves, and a regression.

`python benchmarks/weights.py GAME [--games 800] [--simulations 40] [--rounds 1] [--jobs 2] [--pack FILE]
[--seed TEXT] [--write]` plays games of 2 to 4 bots, notes the judges' numbers at every second turn, and asks
which weights would have told best how far the seats were apart at the end. The answer is held to
guesses.toml, the more so the less the games say, and half way back to the weights that were played with:
other weights make other games, in which they are not quite right any more. `--rounds` does this so many times
in a row. With `--write` the weights replace those of that game. Whether they play better is for the arena to
say.

Bots learn only from what they try. A single odd option tells little about a mechanism that pays off over many
turns, such as a trade route, and bots that shun it would go on shunning it. So about half of the seats begin
with a *plan*: for some rounds they rate something higher than the weights do. Then everybody plays by the
weights, and only from there on the games are learned from: what a route is worth is what good play makes of
it, not what becomes of somebody who goes on collecting cards. For the same reason some seats of a game with
routes begin with cards drawn at random, good ones and bad ones. How often each mechanism occurred is printed
with the weights.
"""

import random
import sys
import tomllib
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mechanisms import MECHANISMS, Tally
from tradewinds import CHANCE, GAMES, NOBODY, Dealer, Dice, State, make_game
from tradewinds.bots.knowledge.evaluation import BASE, SCALE, Evaluation, Weights, load_guesses
from tradewinds.bots.search import Search
from tradewinds.components.catalog import load_catalog

Floats = NDArray[np.float64]
WEIGHTS = Path(__file__).parent.parent / "src" / "tradewinds" / "bots" / "knowledge" / "weights.toml"
HEADING = "# What the judges' numbers are worth in points, at the beginning and at the end of a game."
PLAYERS = (2, 2, 3, 4)  # half of the games are for two
ANY_OPTION = 0.04  # how often a bot takes one, at the most
OPENING = 3  # rounds in which some games are played half at random
PLANNED = 0.5  # seats that follow a plan
LONGEST_PLAN = 10  # rounds
ENDOWED, MOST_ENDOWED = 0.3, 3  # seats of a game with routes that begin with cards, and with how many
# The turns of a game are not independent of each other: together they count like so many times fewer.
ALIKE = 8.0

HAS_ROUTES = "route cards"  # a number that only games with routes have
# What a plan rates higher, in points.
PLANS: Mapping[str, Mapping[str, float]] = {
    "one card": {"route cards": 1.0},
    "a short route": {"route cards": 2.0, "best travel now": 0.2},
    "a long route": {"route cards": 4.0, "best travel now": 0.4},
    "no route": {"route cards": -4.0},
    "outposts": {"outposts": 1.5},
    "many outposts": {"outposts": 3.0, "completed columns": 2.0},
    "settlers": {"settlers": 2.0},
    "exploring": {"points of exploration tiles": 2.0},
    "bonus tiles": {"bonus tiles": 3.0, "points of bonus tiles": 1.0},
}


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


@dataclass
class Lessons:
    """What some games have to teach, and how often each mechanism occurred in them."""

    samples: list[Sample]
    seats: int
    done: Counter[str]

    def add(self, other: "Lessons") -> None:
        self.samples += other.samples
        self.seats += other.seats
        self.done += other.done


@dataclass(frozen=True)
class Task:
    """Games to learn from: which, with which pieces and weights, and how long a bot thinks."""

    game: str
    pack: str | None
    weights: Weights
    simulations: int


def known_weights() -> dict[str, Weights]:
    """Those of the source, which may be newer than those of the package that plays."""
    return tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))


def planned(weights: Weights, plan: Mapping[str, float]) -> Weights:
    return {name: (pair[0] + plan.get(name, 0.0), pair[1]) for name, pair in weights.items()}


def endow(state: State, fate: random.Random) -> State:
    """The same beginning, but that some seats have merchant cards in their routes."""
    data = state.data()
    deck = data["deck"]
    for key in [key for key in data if key.startswith("route.") and fate.random() < ENDOWED]:
        data[key] = fate.sample(deck, fate.randint(1, MOST_ENDOWED))
        deck = [card for card in deck if card not in data[key]]
    return state.game.from_data(data | {"deck": deck})


def play(task: Task, seeds: Sequence[str]) -> Lessons:
    """Games of these seeds; half of the seats begin with one of the plans that the game has room for."""
    game, catalog = make_game(task.game, pack=task.pack), load_catalog(task.pack)
    evaluation = Evaluation(game, task.weights)
    usual = Search(game, evaluation)
    plans = [
        Search(game, Evaluation(game, planned(task.weights, plan)))
        for plan in PLANS.values()
        if set(plan) <= set(evaluation.names)
    ]
    found = Lessons([], 0, Counter())
    for seed in seeds:
        fate = random.Random(seed)
        players = fate.choice(PLAYERS)
        minds = [fate.choice(plans) if plans and fate.random() < PLANNED else usual for _ in range(players)]
        state, dealer, dice = game.start(players), Dealer(seed), Dice(f"{seed} bots")
        careless, opening = fate.random() * ANY_OPTION, fate.randrange(OPENING)
        plan_ends = fate.randint(0, LONGEST_PLAN)
        tally = Tally(game, catalog, players)
        while state.actor == CHANCE:
            state.deal(dealer)
        state = endow(state, fate) if HAS_ROUTES in evaluation.names else state
        seen: list[tuple[float, Floats]] = []
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                state.deal(dealer)
                continue
            planning = state.rounds_played() <= plan_ends
            if state.turn_begins() and not planning and fate.random() < 0.5:
                seen.append(look(evaluation, state))
            options = state.legal()
            wild = 0.5 if state.rounds_played() <= opening else careless
            if len(options) == 1 or fate.random() < wild:
                action = fate.choice(options)
            else:
                mind = minds[state.actor] if planning else usual
                action = mind.think(state, task.simulations, 0, dice).options[0].action
            tally.note(state, action)
            state.apply(action)
        outcome = state.outcome()
        assert outcome is not None
        if not outcome.guarded:
            scores = np.array(outcome.scores, dtype=float)
            samples = [Sample(left, numbers, scores, outcome.winner) for left, numbers in seen]
            found.add(Lessons(samples, players, sum(tally.done, Counter())))
    return found


def look(evaluation: Evaluation, state: State) -> tuple[float, Floats]:
    left = 1 - int(evaluation.stage(state)) / int(evaluation.stages)
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


def find(task: Task, seeds: Sequence[str], jobs: int) -> dict[str, tuple[float, float]]:
    """The weights that the games of these seeds teach, half way back to those of the task."""
    with ProcessPoolExecutor(jobs) as pool:
        parts = [seeds[start :: jobs * 4] for start in range(jobs * 4)]
        lessons = Lessons([], 0, Counter())
        for part in pool.map(play, [task] * len(parts), parts):
            lessons.add(part)
    report(lessons)
    samples, before = lessons.samples, task.weights
    names = Evaluation(make_game(task.game, pack=task.pack), before).names
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


def report(lessons: Lessons) -> None:
    """How often each mechanism occurred: what did not occur cannot be learned."""
    print(f"{lessons.seats:,} seats; by seat and game:")
    for mechanism in MECHANISMS:
        if lessons.done[mechanism]:
            print(f"  {mechanism} {lessons.done[mechanism] / lessons.seats:.2f}")


def section(name: str, weights: Mapping[str, Sequence[float]]) -> str:
    lines = [f'"{key}" = [{pair[0]:.3g}, {pair[1]:.3g}]' for key, pair in weights.items()]
    return "\n".join([f"[{name}]", *lines]) + "\n"


def main() -> int:
    parser = ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--simulations", type=int, default=40, help="of the bots")
    parser.add_argument("--rounds", type=int, default=1, help="how many times in a row")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--pack", help="play with the pieces of this file")
    parser.add_argument("--seed", default="weights")
    parser.add_argument("--write", action="store_true", help="replace the weights of this game")
    chosen = parser.parse_args()
    weights = known_weights()[chosen.game]
    for number in range(chosen.rounds):
        seeds = [f"{chosen.seed} {chosen.game} {number} {game}" for game in range(chosen.games)]
        weights = find(Task(chosen.game, chosen.pack, weights, chosen.simulations), seeds, chosen.jobs)
        print(section(chosen.game, weights), flush=True)
    if chosen.write:
        known = known_weights() | {chosen.game: weights}
        text = "\n".join(section(name, known[name]) for name in GAMES)
        WEIGHTS.write_text(f"{HEADING}\n{text}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
