"""A player that searches: a tree of decisions, grown where it pays.

Open-loop Monte Carlo tree search. A node stands for a line of decisions, not for one state: each
simulation deals its own cards from what the piles may hold, so that nothing is planned on a draw
that nobody can know. A new node tries each of its options once and asks the evaluation (see
knowledge/) what it is worth; that is where a simulation ends, there are no playouts. The next
simulation goes where the worth so far, and how likely an option seemed at first, promise most
(PUCT). Every seat goes for its own chance to win (max^n), whether there are two seats or five.

The turn that is being played is searched step by step. Later ones are searched as wholes: a seat
chooses what to do with its turn, and instinct makes the small decisions that follow.
"""

import math
import time
from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.bots.instinct import Instinct
from tradewinds.bots.knowledge.evaluation import MOST_SEATS, Evaluation
from tradewinds.core.agenda import CHANCE, NOBODY, phase_of
from tradewinds.core.codes import CorePhase
from tradewinds.core.dealer import Dice
from tradewinds.core.errors import BadOption
from tradewinds.core.state import Game, State

MOST_SIMULATIONS: Final = 200_000
MOST_MILLISECONDS: Final = 3_600_000
OPTIONS_A_NODE: Final[i64] = 14  # room for so many on average; a full tree still learns, and grows no more
MOST_NODES: Final[i64] = 600_000  # about 50 MB
LONGEST_LINE: Final[i64] = 400
STEP_SHARE: Final[i64] = 4  # of the simulations of a turn are enough for a small decision within it
FEWEST_FOR_A_STEP: Final[i64] = 60
CLOCK_EVERY: Final[i64] = 32  # simulations between two looks at the clock
NEVER: Final = 1.0e300
NO_BASE: Final[i64] = -1
EXPLORATION: Final = 0.25  # how much an option that was tried seldom is preferred
TEMPERATURE: Final = 0.1  # how much of a chance to win makes an option e times as likely at first


@dataclass(frozen=True)
class Option:
    """An action that was considered: by seat, the chance to win and the expected score after it."""

    action: int
    visits: int
    win: list[float]
    score: list[float]


@dataclass(frozen=True)
class Thought:
    """What a search found, the best option first, but that a turn that changes nothing is the last."""

    simulations: int
    win: list[float]
    score: list[float]
    options: list[Option]


@final
class Tree:
    """Nodes by number, each with the action that leads to it. Node 0 is the position searched."""

    def __init__(self, room: i64, players: i64) -> None:
        self.players: Final[i64] = players
        self.room: Final[i64] = room
        self.nodes: i64 = 1
        self.action: Final[vec[i64]] = vec[i64]([0] * room)
        self.first: Final[vec[i64]] = vec[i64]([0] * room)  # the first child, 0 without any
        self.following: Final[vec[i64]] = vec[i64]([0] * room)  # the next child of the same node
        self.visits: Final[vec[i64]] = vec[i64]([0] * room)
        self.guess: Final[vec[float]] = vec[float]([0.0] * room)  # the chooser's chance, before any visit
        self.prior: Final[vec[float]] = vec[float]([0.0] * room)
        values = room * players
        self.wins: Final[vec[float]] = vec[float]([0.0] * values)  # sums over the visits, a seat
        self.scores: Final[vec[float]] = vec[float]([0.0] * values)

    def add(self, parent: i64, action: i64) -> i64:
        node = self.nodes
        self.nodes = node + 1
        self.action[node] = action
        self.following[node] = self.first[parent]
        self.first[parent] = node
        return node

    def learn(self, node: i64, win: vec[float], score: vec[float]) -> None:
        self.visits[node] += 1
        place = node * self.players
        seat: i64 = 0
        while seat < self.players:
            self.wins[place + seat] += win[seat]
            self.scores[place + seat] += score[seat]
            seat += 1


@final
class Search:
    """Searches positions of one game."""

    def __init__(self, game: Game, evaluation: Evaluation) -> None:
        self.evaluation: Final[Evaluation] = evaluation
        self.instinct: Final[Instinct] = Instinct(evaluation, game.action_count)
        actions: i64 = game.action_count
        self.options: Final[vec[i64]] = vec[i64]([0] * actions)
        self.node_of: Final[vec[i64]] = vec[i64]([0] * actions)  # the child that an action leads to, or 0
        self.win: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        self.score: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        self.best_win: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        self.best_score: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        self.path: Final[vec[i64]] = vec[i64]([0] * LONGEST_LINE)
        self.depth: i64 = 0
        # Expected scores after the first option that was tried, and the stage then.
        self.base: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        self.base_stage: i64 = NO_BASE

    def think(self, state: State, simulations: i64, milliseconds: i64, dice: Dice) -> Thought:
        """Search until so many simulations are done, or the time is over (0: take as long as it takes)."""
        seat = state.actor
        if phase_of(state.agenda.top()) != CorePhase.TURN:
            simulations = max(simulations // STEP_SHARE, min(simulations, FEWEST_FOR_A_STEP))
        room = min(simulations * OPTIONS_A_NODE, MOST_NODES) + state.game.action_count
        tree = Tree(room, state.players)
        deadline = time.perf_counter() + float(milliseconds) / 1000.0 if milliseconds > 0 else NEVER
        done: i64 = 0
        while done < simulations and not self.is_decided(tree, simulations - done):
            self.simulate(tree, state.copy(), dice)
            done += 1
            if done % CLOCK_EVERY == 0 and deadline < NEVER and time.perf_counter() > deadline:
                break
        found = thought(tree, seat, done)
        if phase_of(state.agenda.top()) == CorePhase.TURN:
            self.put_waiting_last(state, found, dice)
        return found

    def put_waiting_last(self, state: State, found: Thought, dice: Dice) -> None:
        """Two seats that each wait for the other to move would wait until the game is stopped (RUL-16)."""
        options = found.options
        if len(options) > 1 and self.instinct.is_idle(state, options[0].action, dice):
            options.append(options.pop(0))

    def is_decided(self, tree: Tree, remaining: i64) -> bool:
        """Whether another option would need three quarters of the remaining visits to overtake."""
        most: i64 = 0
        second: i64 = 0
        node = tree.first[0]
        while node != 0:
            visits = tree.visits[node]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            node = tree.following[node]
        return 2 * (most - second) > remaining

    def simulate(self, tree: Tree, state: State, dice: Dice) -> None:
        """Go down the tree to a new node, evaluate it, and let every node on the way learn from it."""
        node: i64 = 0
        self.depth = 1
        self.path[0] = 0
        turns: i64 = 0  # begun in this simulation; a position in the middle of a turn has begun one
        if phase_of(state.agenda.top()) != CorePhase.TURN:
            turns = 1
        while True:
            if state.actor == CHANCE:
                state.perform(state.draw(dice))
                continue
            if state.actor == NOBODY:
                self.evaluation.judge(state, self.best_win, self.best_score)
                break
            if phase_of(state.agenda.top()) == CorePhase.TURN:
                turns += 1
            elif turns > 1:
                state.perform(self.instinct.step(state))
                continue
            options = state.write_options(self.options)
            if options == 1:
                state.perform(self.options[0])
                continue
            if tree.nodes + options >= tree.room or self.depth >= LONGEST_LINE:
                self.instinct.finish_turn(state, dice)
                self.evaluation.judge(state, self.best_win, self.best_score)
                break
            if tree.first[node] == 0:
                self.expand(tree, node, state, options, dice)
                break
            node = self.select(tree, node, state, options, dice)
            state.perform(tree.action[node])
            self.path[self.depth] = node
            self.depth += 1
        while self.depth > 0:
            self.depth -= 1
            tree.learn(self.path[self.depth], self.best_win, self.best_score)

    # -- a new node ----------------------------------------------------------------------------------

    def expand(self, tree: Tree, node: i64, state: State, options: i64, dice: Dice) -> None:
        """Try every option; the node is worth what its best one is."""
        seat = state.actor
        self.base_stage = NO_BASE
        best = -1.0
        number: i64 = 0
        while number < options:
            child = tree.add(node, self.options[number])
            tree.guess[child] = self.guess(state, seat, self.options[number], dice)
            if tree.guess[child] > best:
                best = tree.guess[child]
                self.remember(state.players)
            number += 1
        self.set_priors(tree, node, best)

    def guess(self, state: State, seat: i64, action: i64, dice: Dice) -> float:
        """The seat's chance to win after an action and what follows from it in this turn.

        What the others have is looked at once: few actions of a seat change it.
        """
        evaluation = self.evaluation
        trial = state.copy()
        trial.perform(action)
        self.instinct.finish_turn(trial, dice)
        stage = evaluation.stage(trial)
        if trial.actor == NOBODY or stage != self.base_stage:
            evaluation.judge(trial, self.win, self.score)
            if trial.actor != NOBODY and self.base_stage == NO_BASE:
                self.base_stage = stage
                self.copy_row(state.players, self.score, self.base)
        else:
            self.copy_row(state.players, self.base, self.score)
            self.score[seat] = evaluation.worth(trial, seat, stage)
            evaluation.write_chances(state.players, stage, self.win, self.score)
        return self.win[seat]

    def copy_row(self, players: i64, values: vec[float], into: vec[float]) -> None:
        seat: i64 = 0
        while seat < players:
            into[seat] = values[seat]
            seat += 1

    def remember(self, players: i64) -> None:
        self.copy_row(players, self.win, self.best_win)
        self.copy_row(players, self.score, self.best_score)

    def set_priors(self, tree: Tree, node: i64, best: float) -> None:
        together = 0.0
        child = tree.first[node]
        while child != 0:
            prior = math.exp((tree.guess[child] - best) / TEMPERATURE)
            tree.prior[child] = prior
            together += prior
            child = tree.following[child]
        child = tree.first[node]
        while child != 0:
            tree.prior[child] = tree.prior[child] / together
            child = tree.following[child]

    # -- on the way down -------------------------------------------------------------------------------

    def select(self, tree: Tree, node: i64, state: State, options: i64, dice: Dice) -> i64:
        """The child to visit next, of those that are legal in this simulation's state."""
        child = tree.first[node]
        while child != 0:
            self.node_of[tree.action[child]] = child
            child = tree.following[child]
        seat = state.actor
        reach = EXPLORATION * math.sqrt(float(tree.visits[node] + 1))
        chosen: i64 = 0
        best = -1.0
        number: i64 = 0
        while number < options:
            child = self.node_of[self.options[number]]
            if child == 0:
                child = self.add_late(tree, node, state, options, number, dice)
            tried = float(tree.visits[child] + 1)
            value = (tree.guess[child] + tree.wins[child * tree.players + seat]) / tried
            value += reach * tree.prior[child] / tried
            if value > best:
                best = value
                chosen = child
            number += 1
        child = tree.first[node]
        while child != 0:
            self.node_of[tree.action[child]] = 0
            child = tree.following[child]
        return chosen

    def add_late(self, tree: Tree, node: i64, state: State, options: i64, number: i64, dice: Dice) -> i64:
        """An option that no simulation had here before: other cards have come."""
        child = tree.add(node, self.options[number])
        self.base_stage = NO_BASE
        tree.guess[child] = self.guess(state, state.actor, self.options[number], dice)
        tree.prior[child] = 1.0 / float(options)
        return child


def thought(tree: Tree, seat: i64, simulations: i64) -> Thought:
    """What the tree knows of its root."""
    options: list[Option] = []
    child = tree.first[0]
    while child != 0:
        options.append(option_of(tree, child))
        child = tree.following[child]
    options.sort(key=lambda option: (option.visits, option.win[seat]), reverse=True)
    whole = option_of(tree, 0)
    return Thought(int(simulations), whole.win, whole.score, options)


def option_of(tree: Tree, node: i64) -> Option:
    visits = tree.visits[node]
    place = node * tree.players
    many = float(visits) if visits > 0 else 1.0
    win = [tree.wins[place + seat] / many for seat in range(tree.players)]
    score = [tree.scores[place + seat] / many for seat in range(tree.players)]
    return Option(int(tree.action[node]), int(visits), win, score)


def think(state: State, simulations: int, milliseconds: int, seed: str) -> Thought:
    """Search a position in which a seat is to decide."""
    if state.actor < 0:
        raise BadOption("no seat is to decide anything")
    check_budget(simulations, milliseconds)
    search = Search(state.game, Evaluation(state.game))
    return search.think(state, simulations, milliseconds, Dice(seed))


def check_budget(simulations: int, milliseconds: int) -> None:
    if not 1 <= simulations <= MOST_SIMULATIONS:
        raise BadOption(f"the number of simulations goes from 1 to {MOST_SIMULATIONS:,}, not {simulations}")
    if not 0 <= milliseconds <= MOST_MILLISECONDS:
        raise BadOption(f"the milliseconds go up to {MOST_MILLISECONDS:,}, not {milliseconds}")


def estimate(state: State) -> tuple[list[float], list[float]]:
    """By seat, the chance to win and the expected score, at a glance."""
    evaluation = Evaluation(state.game)
    seats = state.players
    win = vec[float]([0.0] * seats)
    score = vec[float]([0.0] * seats)
    evaluation.judge(state, win, score)
    return [win[seat] for seat in range(seats)], [score[seat] for seat in range(seats)]
