"""The small decisions of a turn, made at a glance.

A turn is one decision that matters and some that follow from it: which cube to pay, how often to
trade. Bots that look ahead play those out by instinct, so that they compare whole turns; only the
decision that they really have to make is thought about.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.bots.knowledge.evaluation import Evaluation
from tradewinds.bots.knowledge.islands import stop_worth
from tradewinds.bots.knowledge.judge import level_sum
from tradewinds.core.agenda import CHANCE, NOBODY, argument_of, phase_of
from tradewinds.core.bits import bit
from tradewinds.core.codes import CorePhase
from tradewinds.core.dealer import Source
from tradewinds.core.goods import cube
from tradewinds.core.state import State
from tradewinds.games.routes import RoutePhase
from tradewinds.games.sand_to_sea import SandToSeaPhase
from tradewinds.games.voyages import VoyagePhase
from tradewinds.rules.caravan import HandPhase, hands_of
from tradewinds.rules.common import CommonPhase, common_of, trade_of
from tradewinds.rules.crossing import CrossingPhase, crossing_of
from tradewinds.rules.harbour import HarbourPhase
from tradewinds.rules.islands import IslandPhase, IslandVerb, islands_of


@final
class Instinct:
    def __init__(self, evaluation: Evaluation, actions: i64) -> None:
        self.evaluation: Final[Evaluation] = evaluation
        self.options: Final[vec[i64]] = vec[i64]([0] * actions)
        size = evaluation.size
        self.before: Final[vec[float]] = vec[float]([0.0] * size)

    def finish_turn(self, state: State, source: Source) -> None:
        """Play on to where a seat has a whole turn before it, or the game is over."""
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                state.perform(state.draw(source))
            elif phase_of(state.agenda.top()) == CorePhase.TURN:
                return
            else:
                state.perform(self.step(state))

    def is_idle(self, state: State, action: i64, source: Source) -> bool:
        """Whether a turn leaves the seat with just what it had before."""
        evaluation = self.evaluation
        seat = state.actor
        evaluation.write_numbers(state, seat)
        place: i64 = 0
        while place < evaluation.size:
            self.before[place] = evaluation.numbers[place]
            place += 1
        trial = state.copy()
        trial.perform(action)
        self.finish_turn(trial, source)
        evaluation.write_numbers(trial, seat)
        place = 0
        while place < evaluation.size:
            if self.before[place] != evaluation.numbers[place] and place != evaluation.tempo:
                return False
            place += 1
        return True

    def step(self, state: State) -> i64:
        """What to do now, in the middle of a turn."""
        item = state.agenda.top()
        phase = phase_of(item)
        options = state.write_options(self.options)
        if options == 1:
            return self.options[0]
        if (
            phase == HandPhase.PLACE
            or phase == IslandPhase.PAY
            or phase == IslandPhase.TOLL
            or phase == CommonPhase.RETURN
            or phase == CrossingPhase.LEAVE
        ):
            return self.options[0]  # cubes come in ascending value
        if phase == CommonPhase.UPGRADE:
            return self.best_upgrade(state, options)
        if phase == IslandPhase.VISIT or phase == CommonPhase.TRADE:
            return self.trade(state, item, options)
        if phase == SandToSeaPhase.DISCARD:
            return self.discard(state, options)
        if phase == HarbourPhase.PORT:
            return self.options[0]  # the claim
        if phase == RoutePhase.MARKET:
            return self.best_after(state, options)
        if phase == RoutePhase.SWAP:
            return self.options[options - 1]  # no change
        if phase == VoyagePhase.MOVE_BOAT or phase == CrossingPhase.SAILING:
            return self.sail(state, item, options)
        if phase == CrossingPhase.ARRIVE:
            return self.options[0]  # what is there to do
        return self.best_looking(state, options)

    def best_upgrade(self, state: State, options: i64) -> i64:
        """The cube after whose upgrade the seat's things are worth most; the last option is to stop.

        An upgrade changes nothing but the seat's own cubes, so each is judged in place and taken back.
        """
        common = common_of(state)
        first = common.rules.upgrade
        seat = state.actor
        stage = self.evaluation.stage(state)
        goods = common.hold[seat]
        best = self.evaluation.worth(state, seat, stage)
        chosen = self.options[options - 1]
        number: i64 = 0
        while number < options - 1:
            good = self.options[number] - first
            common.hold[seat] = goods - cube(good) + cube(good + 1)
            points = self.evaluation.worth(state, seat, stage)
            if points > best:
                best = points
                chosen = self.options[number]
            number += 1
        common.hold[seat] = goods
        return chosen

    def trade(self, state: State, item: i64, options: i64) -> i64:
        """Build if possible; else as many trades as possible if they bring anything, or as few."""
        common = common_of(state)
        rules = common.rules
        first = self.options[0]
        last = self.options[options - 1]
        if first < rules.trade or first >= rules.trade + rules.most_trades:
            return first
        may_stop = last == rules.done
        trade = trade_of(item)
        give = rules.give[trade]
        if level_sum(give + rules.change[trade]) > level_sum(give):
            return self.options[options - 2] if may_stop else last
        return last if may_stop else first

    def discard(self, state: State, options: i64) -> i64:
        """A card that was played already, if there is one."""
        hands = hands_of(state)
        played = hands.played[state.actor]
        first = self.options[0]
        number: i64 = 0
        while number < options:
            card = state.game.argument_of[self.options[number]]
            if played & bit(card) != 0:
                return self.options[number]
            number += 1
        return first

    def sail(self, state: State, item: i64, options: i64) -> i64:
        """To the tile with most to do, or no farther if the next one is not worth its price."""
        islands = islands_of(state)
        seat = state.actor
        price: i64 = 0
        if phase_of(item) == CrossingPhase.SAILING:
            crossing = crossing_of(state)
            price = crossing.price(seat, argument_of(item))
        chosen: i64 = 0
        best: i64 = -1000
        number: i64 = 0
        while number < options:
            option = self.options[number]
            tile = islands.tile_under(seat)
            worth: i64 = 0
            if state.game.verb_of[option] == IslandVerb.SAIL:
                tile = state.game.argument_of[option]
                worth = -price
            worth += stop_worth(state, seat, tile)
            if worth >= best:  # stopping comes last, and is as good as going on
                best = worth
                chosen = option
            number += 1
        return chosen

    def best_after(self, state: State, options: i64) -> i64:
        """The option that is worth most once the steps that follow from it are done too."""
        seat = state.actor
        stage = self.evaluation.stage(state)
        possible = self.options[:options]  # the steps write into the same buffer
        chosen = possible[0]
        best = -1000000.0
        for option in possible:
            trial = state.copy()
            trial.perform(option)
            while trial.actor == seat and phase_of(trial.agenda.top()) != CorePhase.TURN:
                trial.perform(self.step(trial))
            points = self.evaluation.worth(trial, seat, stage)
            if points > best:
                best = points
                chosen = option
        return chosen

    def best_looking(self, state: State, options: i64) -> i64:
        """The option after which the seat's own things are worth most."""
        seat = state.actor
        stage = self.evaluation.stage(state)
        chosen = self.options[0]
        best = -1000000.0
        number: i64 = 0
        while number < options:
            trial = state.copy()
            trial.perform(self.options[number])
            points = self.evaluation.worth(trial, seat, stage)
            if points > best:
                best = points
                chosen = self.options[number]
            number += 1
        return chosen
