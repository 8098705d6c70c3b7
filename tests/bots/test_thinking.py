"""Bots that think: what they answer is legal, theirs alone, and the same each time."""

import json
import os
import subprocess
import sys

import pytest

from tests.caravans import caravan
from tests.settlers import PACK
from tradewinds import CHANCE, GAMES, NOBODY, Dealer, Game, State, make_game
from tradewinds.bots import Position, make_bot
from tradewinds.bots.registry import LEVELS
from tradewinds.bots.search import estimate, think
from tradewinds.bots.thinking import GreedyBot, SearchBot
from tradewinds.core.errors import BadOption

BOTS = ["greedy", "search:20", "easy"]
DIGESTS = """
import json
from tests.bots.test_thinking import BOTS, played
from tradewinds import GAMES, make_game
print(json.dumps([played(make_game(game), 2, bot, 30) for game in GAMES for bot in BOTS]))
"""


def dealt(game: Game, players: int, seed: int = 1) -> State:
    state, dealer = game.start(players), Dealer(seed)
    while state.actor == CHANCE:
        state.deal(dealer)
    return state


def played(game: Game, players: int, name: str, decisions: int) -> str:
    """A game between equal bots up to so many decisions, as text."""
    state, dealer, bot = game.start(players), Dealer(7), make_bot(name)
    while state.actor != NOBODY and decisions > 0:
        if state.actor == CHANCE:
            state.deal(dealer)
            continue
        action = bot.choose(Position(state, f"{state.ply}"))
        assert isinstance(action, int)
        state.apply(action)  # raises if it is not legal
        decisions -= 1
    return state.text()


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", GAMES)
def test_every_answer_is_legal_with_every_number_of_players(name: str, bot: str) -> None:
    game = make_game(name)
    for players in range(game.fewest, game.most + 1):
        played(game, players, bot, 24)


@pytest.mark.parametrize("bot", ["greedy", "search:30"])
@pytest.mark.parametrize("name", GAMES)
def test_games_between_bots_come_to_their_own_end(name: str, bot: str) -> None:
    state = make_game(name).from_text(played(make_game(name), 2, bot, 5000))
    outcome = state.outcome()
    assert outcome is not None
    assert not outcome.guarded


def test_bots_play_with_the_pieces_of_a_pack() -> None:
    for name in ("east-to-west-1", "east-to-west-3"):
        assert played(make_game(name, pack=PACK), 3, "search:10", 40)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_choice_and_the_position_is_left_alone(name: str) -> None:
    state = dealt(make_game(name), 2)
    before = state.text()
    thoughts = [think(state, 60, 0, "a seed") for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert state.text() == before
    # A choice is made of what the text of the position tells, and there is no order of any pile in it.
    assert think(state.game.from_text(before), 60, 0, "a seed") == thoughts[0]


def test_both_builds_think_the_same() -> None:
    def texts(pure: str) -> list[str]:
        command = [sys.executable, "-c", DIGESTS]
        environment = {**os.environ, "TRADEWINDS_PURE": pure}
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
        found: list[str] = json.loads(done.stdout)
        return found

    assert texts("0") == texts("1")


def test_greedy_claims_what_it_came_for() -> None:
    """The last card, and with it the game."""
    state = caravan(
        "hold.1 YYRRGGBB", "claimed.1 o10 o11 o12 o13 o14", "claimed.2 o20", "orders o01 o02 o03 o04 o05"
    )
    action = GreedyBot().choose(Position(state))
    assert state.game.action_text(action).startswith("claim")


def test_search_sees_a_win_that_is_there() -> None:
    """Seat 1 is behind, and wins only with the best of the cards it can pay."""
    state = caravan(
        "hold.1 YYRRGGBB",
        "claimed.1 o10 o11 o12 o13 o14",
        "claimed.2 o20 o21",
        "turn 2",
        "first 1",
        "agenda turn:2:1:0",
        "hold.2 -",
    )
    state.apply_text("rest")
    thought = think(state, 300, 0, "1")
    best = thought.options[0]
    assert state.game.action_text(best.action).startswith("claim")
    assert best.win[0] == max(option.win[0] for option in thought.options if option.visits > 10)


def test_a_thought_tells_of_every_seat_and_the_best_option_comes_first() -> None:
    state = dealt(make_game("new-world"), 3)
    thought = think(state, 200, 0, "1")
    assert 0 < thought.simulations <= 200
    assert {option.action for option in thought.options} == set(state.legal())
    visits = [option.visits for option in thought.options]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == thought.simulations - 1
    assert len(thought.win) == len(thought.score) == 3
    assert sum(thought.win) == pytest.approx(1)
    assert sum(thought.options[0].win) == pytest.approx(1)


def test_an_estimate_needs_no_search() -> None:
    win, score = estimate(dealt(make_game("spice-road"), 4))
    assert len(win) == len(score) == 4
    assert sum(win) == pytest.approx(1)


def test_a_search_by_the_clock_answers() -> None:
    state = dealt(make_game("sand-to-sea"), 4)
    assert SearchBot(100_000, 5).choose(Position(state, "1")) in state.legal()


@pytest.mark.parametrize("level", LEVELS)
def test_levels_play(level: str) -> None:
    state = caravan("hold.1 -")
    assert make_bot(level).choose(Position(state, "1")) in state.legal()


def test_a_search_that_is_as_good_as_settled_ends() -> None:
    state = caravan("hold.1 Y", "hand.1 s2", "played.1 s1")
    state.apply_text("play s2")
    assert think(state, 1000, 0, "1").simulations < 1000


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("greedier", "there is no bot 'greedier'"),
        ("search", "there is no bot 'search'"),
        ("search:0", "simulations goes from 1 to 200,000"),
        ("search:0ms", "at least one millisecond"),
        ("search:999999999", "simulations goes from 1 to 200,000"),
        ("search:10+tea", "there is no bot 'search:10\\+tea'"),
    ],
)
def test_a_name_that_is_no_bot_is_refused(name: str, problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        make_bot(name)


def test_nobody_thinks_where_nobody_decides() -> None:
    with pytest.raises(BadOption, match="no seat is to decide"):
        think(make_game("spice-road").start(2), 10, 0, "1")
