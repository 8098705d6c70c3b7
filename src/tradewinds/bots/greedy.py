"""A player that looks one turn ahead and takes what is worth most then.

It tries every option, plays the rest of its turn by instinct, and compares what it has at the end
of it. What comes after, and what opponents do, it does not consider. When the best turn is one that
changes nothing, it takes any option: else it would wait for ever.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.bots.instinct import Instinct
from tradewinds.bots.knowledge.evaluation import MOST_SEATS, Evaluation
from tradewinds.core.agenda import phase_of
from tradewinds.core.codes import CorePhase
from tradewinds.core.dealer import Source
from tradewinds.core.state import State


@final
class Greedy:
    def __init__(self, evaluation: Evaluation, actions: i64) -> None:
        """`actions` is how many the game has, and so the most options that a decision can have."""
        self.evaluation: Final[Evaluation] = evaluation
        self.instinct: Final[Instinct] = Instinct(evaluation, actions)
        self.win: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        self.score: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        self.options: Final[vec[i64]] = vec[i64]([0] * actions)

    def choose(self, state: State, source: Source) -> i64:
        """The action that leads to the best end of the turn."""
        seat = state.actor
        options = state.write_options(self.options)
        chosen = self.options[0]
        best = -1.0
        number: i64 = 0
        while number < options and options > 1:
            trial = state.copy()
            trial.perform(self.options[number])
            self.instinct.finish_turn(trial, source)
            self.evaluation.judge(trial, self.win, self.score)
            if self.win[seat] > best:
                best = self.win[seat]
                chosen = self.options[number]
            number += 1
        if phase_of(state.agenda.top()) == CorePhase.TURN and self.instinct.is_idle(state, chosen, source):
            return self.options[source.below(options)]
        return chosen
