"""What a position is worth: the judges' numbers times their weights.

The worth of a seat is its expected score at the end. Each number has two weights, for the
beginning and for the end of the game, and what lies between is mixed by how far the game is. The
chance to win is how the worths compare: a difference counts the more, the nearer the end.

Positions are judged between turns: what is half done says little about what it will be worth.
"""

import math
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.bots.knowledge.caravan import HandsJudge, OrdersJudge
from tradewinds.bots.knowledge.islands import CrossingJudge, HarbourJudge, IslandsJudge
from tradewinds.bots.knowledge.judge import TEMPO, Goal, Judge, StorageJudge
from tradewinds.bots.knowledge.settlements import RoutesJudge, SettlementsJudge
from tradewinds.core.agenda import NOBODY
from tradewinds.core.state import Game, State
from tradewinds.games.routes import Routes
from tradewinds.rules.caravan import Hands
from tradewinds.rules.common import Common, common_of
from tradewinds.rules.crossing import Crossing
from tradewinds.rules.harbour import Harbour
from tradewinds.rules.islands import Islands
from tradewinds.rules.orders import Orders
from tradewinds.rules.settlements import Settlements

Weights = Mapping[str, Sequence[float]]  # two a name: at the beginning, at the end

BASE: Final = "base"  # what every seat gets, whatever it has
SCALE: Final = "scale"  # the difference in points that makes a win 2.7 times as likely
MOST_SEATS: Final[i64] = 5
MOST_STAGES: Final[i64] = 9
_weights: Final[dict[str, Weights]] = {}  # by game, once they were read
_guesses: Final[dict[str, Sequence[float]]] = {}
MARGIN_WEIGHT: Final = (
    0.02  # how much of a chance is by how many points it leads: a lost game is still played
)
MARGIN_SCALE: Final = (
    0.25  # of the scale at the beginning: a lead is told apart also where a win is as good as sure
)
MIN_WIN_CHANCE: Final = 0.005  # nothing is sure before the end, so that a game that can be won is won


def load_weights(name: str) -> Weights:
    """The weights of a game as they were found by play: see docs/bots.md."""
    if not _weights:
        _weights.update(tomllib.loads(knowledge_text("weights.toml")))
    return _weights[name]


def load_guesses() -> Weights:
    """Weights set by hand, the same for all games."""
    if not _guesses:
        _guesses.update(tomllib.loads(knowledge_text("guesses.toml")))
    return _guesses


def knowledge_text(file: str) -> str:
    return files("tradewinds.bots.knowledge").joinpath(file).read_text(encoding="utf-8")


def judges_of(state: State) -> list[Judge]:
    """One for each part of a box that the game has."""
    found: list[Judge] = []
    for part in state.modules:
        if isinstance(part, Common):
            found.append(StorageJudge(part))
        elif isinstance(part, Hands):
            found.append(HandsJudge(part))
        elif isinstance(part, Islands):
            found.append(IslandsJudge(part))
        elif isinstance(part, Settlements):
            found.append(SettlementsJudge(part))
        elif isinstance(part, Harbour):
            found.append(HarbourJudge(part))
        elif isinstance(part, Routes):
            found.append(RoutesJudge(part))
        elif isinstance(part, Orders):
            found.append(OrdersJudge(part))
        elif isinstance(part, Crossing):
            found.append(CrossingJudge(part))
    return found


@final
class Evaluation:
    """Judges one game's positions.

    A game goes through stages, from 0 to the number of point cards or victory tiles that end it:
    the stage is how many the seat has that has most. Weights are mixed once for each of them.
    """

    def __init__(self, game: Game, weights: Weights | None = None) -> None:
        given = load_weights(game.id) if weights is None else weights
        self.judges: Final[list[Judge]] = judges_of(game.start(game.fewest))
        goals = [judge for judge in self.judges if isinstance(judge, Goal)]
        self.goal: Final[Goal] = goals[0]
        self.names: Final[list[str]] = [name for judge in self.judges for name in judge.names]
        self.tempo: Final[i64] = self.names.index(TEMPO)
        size: i64 = len(self.names)
        self.size: Final[i64] = size
        self.numbers: Final[vec[float]] = vec[float]([0.0] * size)
        self.given: Final[list[Sequence[float]]] = [given[name] for name in [*self.names, BASE, SCALE]]
        mixed = (size + 2) * MOST_STAGES
        self.weights: Final[vec[float]] = vec[float]([0.0] * mixed)  # a stage: the numbers', base, scale
        self.stages: i64 = 0  # those that the weights are mixed for
        self.leaning: i64 = NOBODY  # a seat that has a habit
        self.habit: i64 = 0  # which number it rates by itself
        self.rating: float = 0.0

    def lean(self, seat: int, name: str, points: float) -> None:
        """Let one seat rate a number by so many points more: so it can be measured what a habit costs."""
        self.leaning = seat
        self.habit = self.names.index(name)
        self.rating = points

    def stage(self, state: State) -> i64:
        """How far the game is; the weights are ready for it then."""
        stages = common_of(state).to_end()
        if stages != self.stages:
            self.mix(stages)
        reached = self.goal.stage(state)
        return reached if reached < stages else stages

    def mix(self, stages: i64) -> None:
        """The weights of every stage: those of the beginning and of the end, in proportion."""
        self.stages = stages
        for stage in range(stages + 1):
            late = float(stage) / float(stages)
            for place, (begin, end) in enumerate(self.given):
                self.weights[stage * len(self.given) + place] = begin * (1.0 - late) + end * late

    def write_numbers(self, state: State, seat: i64) -> None:
        n: i64 = 0
        for judge in self.judges:
            n = judge.write(state, seat, self.numbers, n)

    def describe(self, state: State, seat: int) -> dict[str, float]:
        """The judges' numbers about a seat, by name."""
        self.write_numbers(state, seat)
        return {name: self.numbers[n] for n, name in enumerate(self.names)}

    def worth(self, state: State, seat: i64, stage: i64) -> float:
        """The points that a seat is expected to have at the end."""
        self.write_numbers(state, seat)
        size = self.size
        weight = stage * (size + 2)
        points = self.weights[weight + size]
        place: i64 = 0
        while place < size:
            points += self.numbers[place] * self.weights[weight]
            weight += 1
            place += 1
        if seat == self.leaning:
            points += self.numbers[self.habit] * self.rating
        return points

    def judge(self, state: State, win: vec[float], score: vec[float]) -> None:
        """Write every seat's chance to win and its expected score."""
        if state.actor == NOBODY:
            self.write_result(state, win, score)
            return
        stage = self.stage(state)
        seat: i64 = 0
        while seat < state.players:
            score[seat] = self.worth(state, seat, stage)
            seat += 1
        self.write_chances(state.players, stage, win, score)

    def write_chances(self, players: i64, stage: i64, win: vec[float], score: vec[float]) -> None:
        """Chances to win from expected scores."""
        best = score[0]
        seat: i64 = 1
        while seat < players:
            best = max(best, score[seat])
            seat += 1
        sure = 1.0 / self.weights[stage * (self.size + 2) + self.size + 1]
        vague = MARGIN_SCALE / self.weights[self.size + 1]
        together = 0.0
        wide = 0.0
        seat = 0
        while seat < players:
            behind = score[seat] - best
            win[seat] = math.exp(behind * sure)
            together += win[seat]
            wide += math.exp(behind * vague)
            seat += 1
        seat = 0
        while seat < players:
            chance = (win[seat] / together + MIN_WIN_CHANCE) / (1.0 + MIN_WIN_CHANCE * float(players))
            lead = math.exp((score[seat] - best) * vague) / wide
            win[seat] = chance * (1.0 - MARGIN_WEIGHT) + lead * MARGIN_WEIGHT
            seat += 1

    def write_result(self, state: State, win: vec[float], score: vec[float]) -> None:
        """A game that is over: who has won, and a little of by how much."""
        outcome = state.outcome()
        if outcome is None:
            return
        self.stage(state)
        vague = MARGIN_SCALE / self.weights[self.size + 1]
        wide = 0.0
        for points in outcome.scores:
            wide += math.exp(float(points - outcome.scores[outcome.winner]) * vague)
        for seat, points in enumerate(outcome.scores):
            score[seat] = float(points)
            lead = math.exp(float(points - outcome.scores[outcome.winner]) * vague) / wide
            won = 1.0 if seat == outcome.winner else 0.0
            win[seat] = won * (1.0 - MARGIN_WEIGHT) + lead * MARGIN_WEIGHT
