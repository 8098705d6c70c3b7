"""What a position is worth, and where a game was won and lost.

Everything is judged from what the table could know at that moment: the draws that came later are in the
record, but the search that judges draws for itself.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tradewinds.bots import search
from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.record import Record, replay
from tradewinds.core.state import Game, Outcome, State

SECOND_LOOKS = 16  # decisions that are searched once more, and so many times longer:
LONGER = 5
FEW_VISITS = 0.02  # an option that got less of the simulations is looked at once more by itself


@dataclass(frozen=True)
class Choice:
    """An option of a decision, and what comes of it."""

    action: int
    visits: int  #: how often the search tried it
    win: Sequence[float]  #: probabilities, by seat
    score: Sequence[float]  #: expected at the end of the game, by seat


@dataclass(frozen=True)
class Analysis:
    """A position as the search sees it."""

    ply: int
    actor: int  #: a seat, CHANCE or NOBODY
    simulations: int
    win: Sequence[float]
    score: Sequence[float]
    options: Sequence[Choice] = ()  #: best first; none where no seat decides

    def option(self, action: int) -> Choice | None:
        """The option with this action, if it is legal."""
        return next((option for option in self.options if option.action == action), None)


def analyse(state: State, simulations: int, seed: int | str = 1) -> Analysis:
    """The best actions of a position, and what each seat can expect of it."""
    search.check_budget(simulations, 0)
    ply, actor = int(state.ply), int(state.actor)
    outcome = state.outcome()
    if actor == NOBODY and outcome is not None:
        return Analysis(ply, actor, 0, won_by(outcome), [float(score) for score in outcome.scores])
    if actor == CHANCE:
        win, score = search.estimate(state)
        return Analysis(ply, actor, 0, win, score)
    thought = search.think(state, simulations, 0, f"{seed} {ply}")
    options = [Choice(found.action, found.visits, found.win, found.score) for found in thought.options]
    only, *others = state.legal()
    if not others:  # the search goes on to the next decision, whose options are not those of this one
        options = [Choice(int(only), thought.simulations, thought.win, thought.score)]
    return Analysis(ply, actor, thought.simulations, thought.win, thought.score, options)


def won_by(outcome: Outcome) -> list[float]:
    return [float(seat == outcome.winner) for seat in range(len(outcome.scores))]


# -- a whole game ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Turn:
    """The win probabilities when a seat's turn begins."""

    ply: int
    actor: int
    win: Sequence[float]


@dataclass(frozen=True)
class Moment:
    """A decision, or the draws between two decisions, and what they did to the win probabilities.

    A decision is measured against the best there was, draws against what could be expected of them.
    """

    ply: int  # how many decisions were made before
    actor: int  # a seat, or CHANCE
    played: Sequence[int]  # one action; or draws, and between them what left no choice
    best: int | None  # what would have been best; None for draws
    before: Sequence[float]
    after: Sequence[float]

    @property
    def swings(self) -> list[float]:
        return [after - before for before, after in zip(self.before, self.after, strict=True)]

    @property
    def size(self) -> float:
        """How far it moved the win probability of the seat that it moved most."""
        return max(abs(swing) for swing in self.swings)

    @property
    def most(self) -> int:
        """The seat that gained most."""
        swings = self.swings
        return swings.index(max(swings))


@dataclass
class Review:
    """A game from its first decision on."""

    turns: list[Turn] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)  # those that moved most first
    lost: list[float] = field(default_factory=list)  # by seat: what a decision cost it, on average
    luck: list[float] = field(default_factory=list)  # by seat: what all draws brought it


def mistake(found: Analysis, action: int, after: Sequence[float]) -> Moment | None:
    """A decision after which its seat could expect less than after the best one."""
    best = found.options[0]
    if action == best.action or after[found.actor] >= best.win[found.actor]:
        return None
    return Moment(found.ply, found.actor, (action,), best.action, best.win, after)


class _Reviewer:
    """Goes through a record; between two decisions it remembers what was expected after the first."""

    def __init__(self, simulations: int, seed: int | str) -> None:
        self.simulations = simulations
        self.seed = seed
        self.review = Review()
        self.decided: Counter[int] = Counter()  # by seat, where there was a choice
        self.missed: list[tuple[State, Moment]] = []  # decisions that were not the best
        self.expected: Sequence[float] | None = None
        self.draws: list[int] = []  # since then, with what left no choice between them
        self.first_draw = 0  # the ply of the first of them

    def see(self, state: State, action: int) -> None:
        """A line of the record: the state before it, and what was played."""
        if state.actor == CHANCE or len(state.legal()) == 1:  # nothing is decided
            if not self.draws:
                self.first_draw = int(state.ply)
            if self.draws or state.actor == CHANCE:
                self.draws.append(action)
            return
        found = analyse(state, self.simulations, self.seed)
        self.arrive(found.win)
        if state.turn_begins():
            self.review.turns.append(Turn(found.ply, found.actor, found.win))
        self.judge(state, found, action)

    def arrive(self, win: Sequence[float]) -> None:
        """This is where the draws since the last decision have led."""
        if self.draws and self.expected is not None:
            drawn = Moment(self.first_draw, int(CHANCE), tuple(self.draws), None, self.expected, win)
            self.review.moments.append(drawn)
        self.draws = []

    def judge(self, state: State, found: Analysis, action: int) -> None:
        """What a decision cost the seat that made it."""
        self.decided[found.actor] += 1
        self.expected = self.after(state, found, action)
        if missed := mistake(found, action, self.expected):
            self.missed.append((state.copy(), missed))

    def after(self, state: State, found: Analysis, action: int) -> Sequence[float]:
        """What could be expected after an action, before any draw."""
        chosen = found.option(action)
        if chosen is not None and chosen.visits >= FEW_VISITS * found.simulations:
            return chosen.win
        state = state.copy()
        state.apply(action)
        return analyse(state, self.simulations, self.seed).win

    def look_again(self) -> None:
        """Of many decisions, those that a short search misjudged most look worst: search these longer."""
        self.missed.sort(key=lambda pair: -pair[1].size)
        self.review.moments += [moment for _, moment in self.missed[SECOND_LOOKS:]]
        for state, moment in self.missed[:SECOND_LOOKS]:
            action = moment.played[0]
            simulations = min(self.simulations * LONGER, search.MOST_SIMULATIONS)
            found = analyse(state, simulations, f"{self.seed} again")
            if still := mistake(found, action, self.after(state, found, action)):
                self.review.moments.append(still)

    def finish(self, state: State) -> Review:
        last = analyse(state, self.simulations, self.seed)
        self.arrive(last.win)
        self.look_again()
        review = self.review
        review.turns.append(Turn(last.ply, last.actor, last.win))
        for seat in range(int(state.players)):
            own = [-moment.swings[seat] for moment in review.moments if moment.actor == seat]
            drawn = [moment.swings[seat] for moment in review.moments if moment.actor == CHANCE]
            review.lost.append(sum(own) / max(self.decided[seat], 1))
            review.luck.append(sum(drawn))
        review.moments.sort(key=lambda moment: -moment.size)
        return review


def turning_points(
    game: Game,
    record: Record,
    simulations: int,
    seed: int | str = 1,
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Every decision of a record analysed; `progress` hears how many lines were looked at."""
    reviewer = _Reviewer(simulations, seed)

    def each(state: State, action: int) -> None:
        reviewer.see(state, action)
        if progress is not None:
            progress(1)

    return reviewer.finish(replay(game, record, each=each))
