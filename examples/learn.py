"""Learn to play from games of others, and then from games against yourself, with NumPy alone.

    tradewinds simulate spice-road --games 1600 --bots search:50 --seed teacher --jobs 2 --out teacher.parquet
    OPENBLAS_NUM_THREADS=1 python examples/learn.py teacher.parquet --out learned.npz

First a small network imitates the teacher: which action did it take, and did it win? Then the network
plays against itself, many games at once, and proximal policy optimization (PPO) makes actions likelier
that turned out better than expected. Now and then it plays `greedy`.
examples/learned.py is the bot that plays with what was learned; docs/learning.md shows how it went.
"""

import argparse
import csv
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from network import Array, Network, masked_probabilities
from tradewinds.bots import Position, make_bot
from tradewinds.bots.choice import legal_choice
from tradewinds.datasets.reading import description_of, examples
from tradewinds.envs.observation import Observation
from tradewinds.envs.vector import WAIT, VectorGames
from tradewinds.games.registry import make_game

MINIBATCH = 1024
RATE, PASSES, CLIP, ENTROPY, VALUE = 5e-4, 3, 0.2, 0.01, 0.5  # of PPO
DECAY, LAMBDA = 0.999, 0.95  # how far ahead a decision is judged
MARGIN = 30.0  # points by which a game is won clearly


def worth(score: Array) -> Array:
    """What a game is worth, from -1 to 1: half of it for winning, half for the margin."""
    return np.asarray(0.5 * np.sign(score) + 0.5 * np.tanh(score / MARGIN), np.float32)


def minibatches(rows: int, chance: np.random.Generator) -> Iterator[Array]:
    """All rows once, in random order; the few that do not fill a minibatch are left out."""
    order, size = chance.permutation(rows), min(rows, MINIBATCH)
    for start in range(0, rows - size + 1, size):
        yield order[start : start + size]


# -- from games of others ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Lessons:
    """All decisions of a dataset. Masks are kept as bits: they are the largest part."""

    observation: Array
    mask: Array
    action: Array
    worth: Array

    def __len__(self) -> int:
        return len(self.action)


def load(file: Path) -> Lessons:
    parts = list(examples(file))
    return Lessons(
        np.concatenate([part.observation for part in parts]),
        np.concatenate([np.packbits(part.mask, axis=1) for part in parts]),
        np.concatenate([part.action for part in parts]),
        worth(np.concatenate([part.score for part in parts])),
    )


def imitate(network: Network, lessons: Lessons, passes: int, chance: np.random.Generator) -> float:
    """Passes over the lessons; answers how often the network agrees with decisions that it was not shown."""
    actions = network.actions
    kept = len(lessons) * 19 // 20
    for number in range(passes):
        rate = 1e-3 * (1 - number / passes)
        for chosen in minibatches(kept, chance):
            mask = np.unpackbits(lessons.mask[chosen], axis=1, count=actions).view(np.bool_)
            thought = network.forward(lessons.observation[chosen])
            slope = masked_probabilities(thought.logits, mask)
            slope[np.arange(len(chosen)), lessons.action[chosen]] -= 1
            error = thought.value - lessons.worth[chosen]
            network.learn(thought, slope / len(chosen), VALUE * error / len(chosen), rate)
    rest = slice(kept, None)
    mask = np.unpackbits(lessons.mask[rest], axis=1, count=actions).view(np.bool_)
    thought = network.forward(lessons.observation[rest])
    best = np.where(mask, thought.logits, -np.inf).argmax(1)
    return float((best == lessons.action[rest]).mean())


# -- from games against itself -----------------------------------------------------------------------


@dataclass(frozen=True)
class Experience:
    """Decisions of many games, flat: what was seen and done, how likely it was, how much better it went."""

    observation: Array
    mask: Array
    action: Array
    probability: Array
    advantage: Array
    target: Array


class SelfPlay:
    """Many games at a time in which the network plays every seat."""

    def __init__(self, network: Network, game: str, games: int, steps: int, seed: int) -> None:
        self.network = network
        self.vector = VectorGames(game, 2, games, seed, reward="score")
        self.steps = steps
        self.seen = self.vector.reset()
        self.chance = np.random.default_rng(seed)

    def collect(self) -> Experience:
        games, rows = self.vector.games, np.arange(self.vector.games)
        seats, ended, gained, values = [], [], [], []
        observations, masks, actions, likely = [], [], [], []
        for _ in range(self.steps):
            seen = self.seen
            thought = self.network.forward(seen.observations)
            odds = masked_probabilities(thought.logits, seen.masks)
            # The first action at which the sum of the odds passes a random number.
            drawn = self.chance.random((games, 1), np.float32) * odds.sum(1, keepdims=True)
            action = (odds.cumsum(1) > drawn).argmax(1)
            observations.append(seen.observations)
            masks.append(np.packbits(seen.masks, axis=1))
            actions.append(action)
            likely.append(odds[rows, action])
            values.append(thought.value)
            seats.append(seen.to_play)
            self.seen = self.vector.step(action)
            ended.append(self.seen.ended)
            gained.append(worth(self.seen.rewards))
        last = self.network.forward(self.seen.observations).value
        advantage = advantages(seats, ended, gained, values, last, self.seen.to_play)
        target = advantage + np.stack(values)
        return Experience(
            np.concatenate(observations),
            np.concatenate(masks),
            np.concatenate(actions),
            np.concatenate(likely),
            advantage.reshape(-1),
            target.reshape(-1),
        )


def advantages(
    seats: list[Array],
    ended: list[Array],
    gained: list[Array],
    values: list[Array],
    last: Array,
    asked: Array,
) -> Array:
    """Generalized advantages. A seat's decisions follow each other; those of its rival lie between them."""
    rows = np.arange(len(last))
    found = np.zeros((len(values), len(last)), np.float32)
    # What each seat expects next: what one of two wins, the other loses.
    ahead = np.zeros((len(last), 2), np.float32)
    ahead[rows, asked], ahead[rows, 1 - asked] = last, -last
    better, due = np.zeros_like(ahead), np.zeros_like(ahead)
    for step in range(len(values) - 1, -1, -1):
        over, seat = ended[step], seats[step]
        ahead[over], better[over] = 0, 0
        due[over] = gained[step][over]
        surprise = due[rows, seat] + DECAY * ahead[rows, seat] - values[step]
        found[step] = surprise + DECAY * LAMBDA * better[rows, seat]
        better[rows, seat], ahead[rows, seat], due[rows, seat] = found[step], values[step], 0
    return found


def improve(
    network: Network, lived: Experience, passes: int, rate: float, chance: np.random.Generator
) -> None:
    """Proximal policy optimization: better actions become likelier, but not much at a time."""
    advantage = (lived.advantage - lived.advantage.mean()) / (lived.advantage.std() + 1e-6)
    for _ in range(passes):
        for chosen in minibatches(len(lived.action), chance):
            rows, action = np.arange(len(chosen)), lived.action[chosen]
            mask = np.unpackbits(lived.mask[chosen], axis=1, count=network.actions).view(np.bool_)
            thought = network.forward(lived.observation[chosen])
            odds = masked_probabilities(thought.logits, mask)
            ratio = odds[rows, action] / lived.probability[chosen]
            gain = advantage[chosen]
            free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = (gain * ratio * free)[:, None]
            slope = pull * odds
            slope[rows, action] -= pull[:, 0]
            logs = np.log(odds + 1e-9)
            slope += ENTROPY * odds * (logs - (odds * logs).sum(1, keepdims=True))
            error = thought.value - lived.target[chosen]
            network.learn(thought, slope / len(chosen), VALUE * error / len(chosen), rate)


# -- against greedy ----------------------------------------------------------------------------------


def match(network: Network, game: str, games: int, seed: str, rival: str = "greedy") -> tuple[float, float]:
    """The share of games that the network wins, and its margin in points; it has each seat equally often."""
    vector = VectorGames(game, 2, games, seed, reward="score")
    bot = make_bot(rival)
    mine = np.arange(games) % 2
    seen, margin = vector.reset(), np.full(games, np.nan)
    while np.isnan(margin).any():
        playing = np.isnan(margin)
        action = np.full(games, WAIT)
        ours = np.flatnonzero(playing & (seen.to_play == mine))
        if len(ours):
            logits = network.forward(seen.observations[ours]).logits
            action[ours] = np.where(seen.masks[ours], logits, -np.inf).argmax(1)
        for number in np.flatnonzero(playing & (seen.to_play != mine)):
            state = vector.states[number]
            position = Position(state, f"{seed}/{number}/{state.ply}")
            action[number] = legal_choice(state, bot.choose(position))
        seen = vector.step(action)
        ending = playing & seen.ended
        margin[ending] = seen.rewards[ending, mine[ending]]
    return float((margin > 0).mean()), float(margin.mean())


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("dataset", type=Path)
    options.add_argument("--out", type=Path, default=Path("learned.npz"))
    options.add_argument("--curve", type=Path, default=Path("curve.csv"))
    options.add_argument("--passes", type=int, default=4, help="over the dataset")
    options.add_argument(
        "--minutes", type=float, default=5, help="of play against itself, as the processor counts them"
    )
    options.add_argument("--games", type=int, default=256, help="at a time")
    options.add_argument("--steps", type=int, default=64, help="of each game between two lessons")
    options.add_argument("--hidden", type=int, default=256)
    options.add_argument("--every", type=int, default=20, help="lessons between two matches against greedy")
    options.add_argument(
        "--match", type=int, default=200, help="games of such a match; the last has twice as many"
    )
    options.add_argument("--seed", type=int, default=1)
    arguments = options.parse_args()
    with arguments.curve.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        for row in train(arguments):
            table.writerow(row)
            file.flush()


def train(arguments: argparse.Namespace) -> Iterator[tuple[object, ...]]:
    yield "minutes", "phase", "decisions", "wins", "margin"
    started = time.process_time()
    name = description_of(arguments.dataset)["game"]
    game = make_game(name)
    observation = Observation(game, 2)
    chance = np.random.default_rng(arguments.seed)
    network = Network(observation.size, arguments.hidden, game.action_count, chance)

    def told(phase: str, decisions: int, games: int = arguments.match) -> tuple[object, ...]:
        minutes = (time.process_time() - started) / 60
        wins, margin = match(network, name, games, "match")
        print(
            f"{minutes:5.1f} min  {phase:8}  {decisions:9,} decisions  {wins:6.1%}  {margin:+.1f}", flush=True
        )
        network.save(arguments.out)
        return round(minutes, 2), phase, decisions, round(wins, 4), round(margin, 2)

    lessons = load(arguments.dataset)
    network.get_used_to(lessons.observation)
    yield told("start", 0)
    agreed = imitate(network, lessons, arguments.passes, chance)
    print(f"agrees with {agreed:.1%} of what it was not shown", flush=True)
    yield told("imitated", len(lessons))
    network.forget_momentum()
    playing = SelfPlay(network, name, arguments.games, arguments.steps, arguments.seed)
    decisions, lesson, began = 0, 0, time.process_time()
    while (gone := (time.process_time() - began) / 60) < arguments.minutes:
        lived = playing.collect()
        rate = RATE * max(0.1, 1 - gone / arguments.minutes)
        improve(network, lived, PASSES, rate, chance)
        decisions, lesson = decisions + len(lived.action), lesson + 1
        if lesson % arguments.every == 0:
            yield told("self", decisions)
    yield told("end", decisions, 2 * arguments.match)


if __name__ == "__main__":
    main()
