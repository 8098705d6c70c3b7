"""What we compare ourselves with: random play of well-known engines, driven as they are meant to be."""

import random
import time
from collections.abc import Callable

import pyspiel
from catanatron import Color, Game, RandomPlayer

from tradewinds.bench import Rate


def open_spiel_backgammon(games: int, seed: int) -> Rate:
    """OpenSpiel's backgammon (C++), driven from Python: `legal_actions`, a choice, `apply_action`."""
    game = pyspiel.load_game("backgammon")
    pick = random.Random(seed)
    decisions = steps = 0
    started = time.perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            steps += 1
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                weights = [weight for _, weight in outcomes]
                state.apply_action(pick.choices(outcomes, weights)[0][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(pick.random() * len(actions))])
                decisions += 1
    seconds = time.perf_counter() - started
    return Rate(decisions / seconds, steps / seconds)


def catanatron(games: int, seed: int) -> Rate:
    """catanatron with four random players, its own loop."""
    colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    decisions = 0
    started = time.perf_counter()
    for number in range(games):
        game = Game([RandomPlayer(color) for color in colors], seed=seed + number)
        game.play()
        decisions += len(game.state.actions)
    seconds = time.perf_counter() - started
    return Rate(decisions / seconds, decisions / seconds)


def pgx_backgammon(games: int, steps: int) -> Callable[[], Rate]:
    """pgx's backgammon (JAX) with many games at once: the choice and the step are compiled together.

    Compiling is not measured: it happens before this answers the measure itself. A step takes so long
    that on a busy machine others get their turn in the middle of it: so the time that the process itself
    has used counts, on one core, and not what the clock says.
    """
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    def one_step(state: pgx.State, key: jax.Array) -> tuple[pgx.State, jax.Array]:
        key, choice, dice = jax.random.split(key, 3)
        actions = jax.random.categorical(choice, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        return step(state, actions, jax.random.split(dice, games)), key

    played = jax.jit(one_step)
    state, key = played(
        jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), games)), jax.random.key(2)
    )
    state.legal_action_mask.block_until_ready()

    def measure() -> Rate:
        now, chance = state, key
        started = time.process_time()
        for _ in range(steps):
            now, chance = played(now, chance)
        now.legal_action_mask.block_until_ready()
        rate = games * steps / (time.process_time() - started)
        return Rate(rate, rate)

    return measure
