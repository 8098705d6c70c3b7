"""What bots know: numbers about a position, and what they are worth."""

import re
from collections.abc import Iterator

import pytest
from librt.vecs import vec

from tests.caravans import caravan
from tests.settlers import PART_1, first_part
from tradewinds import CHANCE, GAMES, NOBODY, Dice, Game, State, make_game
from tradewinds.bots.knowledge.evaluation import BASE, SCALE, Evaluation, load_weights
from tradewinds.components.catalog import load_pack_text, pack_template
from tradewinds.core.goods import parse_goods, worth

POINTS = "points of "


def visited(game: Game, players: int, seed: int) -> Iterator[State]:
    """Some positions of a random game, its end among them."""
    state, dice = game.start(players), Dice(seed)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.deal(dice)
        else:
            if state.ply % 17 == 0:
                yield state
            actions = state.legal()
            state.apply(actions[int(dice.below(len(actions)))])
    yield state


def judged(state: State, evaluation: Evaluation) -> tuple[list[float], list[float]]:
    win, score = vec[float]([0.0] * 5), vec[float]([0.0] * 5)
    evaluation.judge(state, win, score)
    return list(win)[: int(state.players)], list(score)[: int(state.players)]


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_a_game_has_weights_and_no_others_are_there(name: str) -> None:
    names = Evaluation(make_game(name)).names
    assert len(set(names)) == len(names)
    weights = load_weights(name)
    assert set(weights) == {*names, BASE, SCALE}
    assert all(len(pair) == 2 for pair in weights.values())
    assert min(weights[SCALE]) > 0


@pytest.mark.parametrize("name", GAMES)
def test_the_points_that_judges_see_are_those_that_the_game_counts(name: str) -> None:
    game = make_game(name)
    evaluation = Evaluation(game)
    for state in visited(game, game.most, 3):
        for seat in range(int(state.players)):
            numbers = evaluation.describe(state, seat)
            points = sum(number for key, number in numbers.items() if key.startswith(POINTS))
            goods = numbers["red"] + numbers["green"] + numbers["brown"]
            assert points + goods == sum(state.score(seat).values())


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_to_one_and_follow_the_expected_scores(name: str) -> None:
    game = make_game(name)
    evaluation = Evaluation(game)
    for state in visited(game, game.most, 4):
        win, score = judged(state, evaluation)
        assert sum(win) == pytest.approx(1)
        if state.actor != NOBODY:
            assert win.index(max(win)) == score.index(max(score))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_over_is_worth_what_it_came_to(name: str) -> None:
    game = make_game(name)
    *_, state = visited(game, 3, 5)
    outcome = state.outcome()
    assert outcome is not None
    win, score = judged(state, Evaluation(game))
    assert score == list(outcome.scores)
    assert win[outcome.winner] > 0.95


def test_what_cannot_be_paid_is_the_nearer_the_less_is_missing() -> None:
    near, nearer = (caravan(f"hold.1 {goods}") for goods in ("YY", "YYRR"))
    evaluation = Evaluation(near.game)
    before, after = (evaluation.describe(state, 0)["nearest card"] for state in (near, nearer))
    assert after > before


def test_who_has_a_turn_of_this_round_before_it_is_known() -> None:
    state = caravan("turn 2", "agenda turn:2:1:0", players=3)
    evaluation = Evaluation(state.game)
    assert [evaluation.describe(state, seat)["turn to come"] for seat in range(3)] == [0, 1, 1]
    state.apply_text("rest")
    assert [evaluation.describe(state, seat)["turn to come"] for seat in range(3)] == [0, 0, 1]


def test_weights_change_from_the_beginning_to_the_end() -> None:
    state = caravan("hold.1 YYRRG", "hold.2 -")
    weights = dict.fromkeys(Evaluation(state.game).names, (0.0, 0.0))
    weights |= {"red": (1.0, 3.0), BASE: (10.0, 20.0), SCALE: (5.0, 5.0)}
    evaluation = Evaluation(state.game, weights)
    assert judged(state, evaluation)[1] == [12, 10]
    half = caravan("hold.1 YYRRG", "hold.2 -", "claimed.2 o10 o11 o12")
    assert judged(half, evaluation)[1] == [19, 15]
    assert worth(parse_goods("YYRRG")) == 3


def test_a_route_is_worth_what_its_cards_bring_beyond_an_ordinary_turn_while_there_is_time() -> None:
    """EW1-17: m05 gains YYYY, m39 trades YYY>RRR, m26 breaks up a brown cube."""
    early = first_part("route.1 m05 m39 m26", "route.2 m17")
    evaluation = Evaluation(early.game)
    found = evaluation.describe(early, 0)
    assert found["best route card"] > found["other route cards"] > 0
    assert evaluation.describe(early, 1)["best route card"] == 0
    late = evaluation.describe(first_part("route.1 m05 m39 m26", "round 30"), 0)
    assert 0 < late["best route card"] < found["best route card"] / 8
    assert late["route cards"] == found["route cards"] == 3


def test_the_whole_route_brings_what_its_cards_bring_one_after_the_other() -> None:
    """A gain of YYYY feeds the trade YY>RR: four levels, and two for each of two trades."""
    evaluation = Evaluation(PART_1)
    fed = first_part("hold.1 -", "route.1 m40 m05")
    assert evaluation.describe(fed, 0)["whole route"] == 4 + 4
    assert evaluation.describe(first_part("hold.1 -", "route.1 m40"), 0)["whole route"] == 0


def test_one_seat_can_lean_and_the_others_are_judged_as_before() -> None:
    state = first_part("route.1 m05 m40", "route.2 m26")
    evaluation = Evaluation(state.game)
    _, before = judged(state, evaluation)
    evaluation.lean(0, "route cards", -10)
    _, after = judged(state, evaluation)
    assert after == [pytest.approx(before[0] - 20), before[1]]


def test_a_route_of_a_pack_that_multiplies_cubes_is_judged_all_the_same() -> None:
    """Five trades of one cube for ten would make a million cubes, more than there is room to count."""
    wild = pack_template()
    for number in range(1, 6):
        trade = "R>" + "Y" * 10 if number % 2 else "Y>" + "R" * 10
        wild = re.sub(rf'^m0{number} = ".*"$', f'm0{number} = "{trade}"', wild, flags=re.MULTILINE)
    pieces = load_pack_text("wild", wild)
    board = ("covered A1-6:x01 B1-6:x02", "row m06 m07 m08 m09", "route.1 m01 m02 m03 m04 m05")
    game = make_game("east-to-west-1", pack=pieces)
    state = first_part("hold.1 RRRRRRRRRR", *board, game=game, pieces=pieces)
    assert 0 < Evaluation(game).describe(state, 0)["whole route"] < 10_000
