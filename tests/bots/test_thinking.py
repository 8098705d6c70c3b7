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
from tradewinds.components.catalog import load_catalog
from tradewinds.core.errors import BadOption

BOTS = ["greedy", "search:20", "easy"]
# A position in which both seats waited for the other to move, 70 rounds long.
STANDSTILL = """
game east-to-west-1 1
players 2
ply 307
over no
agenda turn:1:1:0
turn 1
round 103
first 2
ending no
hold.1 BBBBBBBBBB
limit.1 10
hold.2 BBBBBBBBBB
limit.2 10
row m09 m31 m17 m18
deck m01 m03 m05 m06 m07 m10 m12 m13 m14 m16 m19 m20 m21 m24 m25 m27 m28 m29 m30 m32 m33 m35 m38 m40 m43
ready.1 7
reserve.1 5
cards.1 -
scoring.1 -
explored.1 -
ready.2 8
reserve.2 4
cards.2 p01 p06
scoring.2 -
explored.2 -
settlers -
covered A1-6:x02 B1-6:x10
forts p02 p11 p47 p12 p14
point-deck p03 p04 p05 p07 p08 p09 p10 p13 p15 p16 p45 p46 p48 p49 p50
stacks b08+3 b16+3 b05+3 b18+3
unseen b01 b02 b03 b04 b06 b07 b09 b10 b11 b12 b13 b14 b15 b17 b19 b20
beside x01 x03 x04 x05 x06 x07 x08 x09
route.1 m23 m39 m26 m22 m15
discarded.1 m04 m37 m42
route.2 m02 m08 m11
discarded.2 m34 m36 m41
again no
"""
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


def test_search_puts_a_turn_that_changes_nothing_last_even_if_it_likes_it_best() -> None:
    """RUL-16: else two seats with full storages wait for each other until the game is stopped."""
    state = make_game("east-to-west-1", pack=load_catalog(edition=3)).from_text(STANDSTILL.strip() + "\n")
    first, *_, last = think(state, 60, 0, "1").options
    assert state.game.action_text(last.action) == "rest"
    assert last.visits > first.visits


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
