"""Measuring the engine: the same functions serve `tradewinds bench` and the benchmarks folder.

Every figure is a rate of one core. Machines are noisy, so whoever compares two things measures
them in turns within one run and compares the best of each.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from tradewinds.core.agenda import CHANCE
from tradewinds.core.dealer import Dealer, Dice
from tradewinds.core.state import Game, State


@dataclass(frozen=True)
class Rate:
    """Decisions of seats, and all steps (draws included), a second."""

    decisions: float
    steps: float


def playout_rate(game: Game, players: int, games: int, seed: int = 0) -> Rate:
    """Random games played to their end by the engine's own loop."""
    decisions = steps = 0
    dice = Dice(seed)
    started = time.perf_counter()
    for _ in range(games):
        state = game.start(players)
        decisions += int(state.playout(dice))
        steps += int(state.ply)
    seconds = time.perf_counter() - started
    return Rate(decisions / seconds, steps / seconds)


def python_loop_rate(game: Game, players: int, games: int, seed: int = 0) -> Rate:
    """The same, driven from Python: `legal`, a choice, `apply`, one decision at a time."""
    decisions = steps = 0
    pick = random.Random(seed).random
    started = time.perf_counter()
    for number in range(games):
        state, dice = game.start(players), Dice(f"{seed} {number}")
        legal, apply, deal = state.legal, state.apply, state.deal
        while True:
            actor = state.actor
            if actor >= 0:
                actions = legal()
                apply(actions[int(pick() * len(actions))])
                decisions += 1
            elif actor == CHANCE:
                deal(dice)
            else:
                break
        steps += int(state.ply)
    seconds = time.perf_counter() - started
    return Rate(decisions / seconds, steps / seconds)


def copy_seconds(game: Game, players: int, copies: int) -> float:
    """One copy of a state in the middle of a game."""
    state = game.start(players)
    state.traced_playout(Dice(1), Dealer(1), 500)
    started = time.perf_counter()
    for _ in range(copies):
        state.copy()
    return (time.perf_counter() - started) / copies


def tenths(game: Game, players: int, games: int) -> list[float]:
    """Seconds a decision in each tenth of a game, first to last, over many games."""
    spent, made = [0.0] * 10, [0] * 10
    for number in range(games):
        whole, _ = _fresh(game, players).traced_playout(Dice(number), Dice(-number), 10**9)
        state, dice, chance = _fresh(game, players), Dice(number), Dice(-number)
        for part in range(10):
            wanted = int(whole) * (part + 1) // 10 - int(whole) * part // 10
            started = time.perf_counter()
            done, _ = state.traced_playout(dice, chance, wanted)
            spent[part] += time.perf_counter() - started
            made[part] += int(done)
    return [seconds / max(decisions, 1) for seconds, decisions in zip(spent, made, strict=True)]


def _fresh(game: Game, players: int) -> State:
    """A game after its setup draws, so that the first tenth is about decisions as well."""
    state, dealer = game.start(players), Dealer("setup")
    while state.actor == CHANCE:
        state.deal(dealer)
    return state


def best(measure: Callable[[], Rate], rounds: int = 3) -> Rate:
    """The fastest of several runs: what the machine can do when nobody disturbs it."""
    rates = [measure() for _ in range(rounds)]
    return max(rates, key=lambda rate: rate.decisions)
