"""Whether mechanisms are alive: how they are counted, what habits cost, and the tables of docs/balance.md."""

import random
from pathlib import Path

import pytest

import alive
import alive_duels
import weights
from alive import GAMES, MARKERS, PAGE, brown_line, crowd, lines_of, measured, page_block
from alive_duels import NEVER, ONE_FIRST, Duel, duels, first_card
from balance_games import Cell, Played, play
from balance_page import replace_block
from mechanisms import BOAT, BONUS, CHANGE_MARKET, EXPLORE, MECHANISMS, OUTPOST, TAKE, TRAVEL, USE, Tally
from tests.positions import play as play_text
from tests.settlers import PIECES, first_part, second_part
from tests.test_balance import played
from tradewinds import CHANCE, Dealer, State, make_game

SMALL = Cell("east-to-west-1", 3, "search:4", "test")


def tallied(state: State, *actions: str) -> Tally:
    """What is counted while these actions are taken; draws are dealt between them."""
    tally = Tally(state.game, PIECES, int(state.players))
    for text in actions:
        action = state.game.index(text)
        tally.note(state, action)
        state.apply(action)
        while state.actor == CHANCE:
            state.deal(Dealer("test"))
    return tally


# -- counting ------------------------------------------------------------------------------------------


def test_taking_and_using_a_market_card_and_travelling_are_counted_for_their_seat() -> None:
    state = first_part("hold.1 YY", "row m05 m06 m01 m02", "route.2 m07")
    tally = tallied(state, "work E2-5", "take", "travel 1", "work E2-6", "use")
    assert [dict(done) for done in tally.done] == [{TAKE: 1, USE: 1}, {TRAVEL: 1}]
    assert tally.turns == [2, 1]
    assert tally.worked == {"E2-5": 1, "E2-6": 1}


def test_locations_are_counted_by_what_they_do() -> None:
    location = next(x.id for x in PIECES.boards["E2"].locations if x.steps[0].word == "change-market")
    tally = tallied(first_part(), f"work {location}")
    assert dict(tally.done[0]) == {CHANGE_MARKET: 1}


def test_a_boat_move_and_an_outpost_are_counted() -> None:
    places = [x for side in ("A2", "F2") for x in PIECES.boards[side].locations if not x.icon]
    place = next(x.id for x in places if x.steps[0].word == "move-boat")
    tally = tallied(second_part(), f"work {place}", "sail tea-1", "build")
    assert dict(tally.done[0]) == {BOAT: 1, OUTPOST: 1}


def test_what_a_bot_game_did_is_kept_by_place() -> None:
    game = play(SMALL, 0)
    assert len(game.done) == len(game.turns) == 3
    assert {mechanism for done in game.done for mechanism in done} <= set(MECHANISMS)
    assert sum(game.worked.values()) <= sum(game.turns)
    assert sum(done.get(BONUS, 0) for done in game.done) == len(game.used["bonus tile"])
    assert sum(done.get(EXPLORE, 0) for done in game.done) == len(game.used["exploration tile"])


# -- lines ---------------------------------------------------------------------------------------------


def test_every_line_is_measured_and_says_what_it_wants() -> None:
    lines = {line.name: line for line in lines_of("east-to-west-1", [played(0), played(1)])}
    travels = lines["travels, by seat and game"]
    assert (travels.wanted, travels.findings[0].found.value, travels.holds) == ("at least 2.50", 2, False)
    assert lines["cards taken into the route, by seat and game"].findings[0].found.value == 0.5
    assert not lines["tiles marked I, games in which one scores"].holds


@pytest.mark.parametrize(("settled", "holds"), [(8, True), (12, False)])
def test_no_location_may_take_more_than_a_quarter_of_the_turns(settled: int, holds: bool) -> None:
    games = [Played(**{**played(rounds=20).__dict__, "worked": {"A1-1": settled, "A1-2": 1}})]
    assert crowd(games).holds == holds


def test_a_third_of_the_point_cards_cost_a_brown_cube() -> None:
    assert brown_line(None).holds


def test_duels_have_lines_of_their_own() -> None:
    found = [
        Duel(number, number // 4, habit, number % 5 == 0, 2.0) for number in range(40) for habit in [NEVER]
    ]
    never = alive.duel_lines(found)
    assert [(line.findings[0].found.value, line.holds) for line in never] == [(0.2, True)]
    dear = alive.duel_lines([Duel(number, number, ONE_FIRST, False, 3.5) for number in range(9)])
    assert [(line.findings[0].found.value, line.holds) for line in dear] == [(3.5, False)]


# -- habits --------------------------------------------------------------------------------------------


SEARCH = Cell("east-to-west-1", 3, "search:30", "test")


def test_a_seat_that_never_takes_a_card_has_no_route_at_the_end() -> None:
    routes = [alive_duels.end_of(SEARCH, deal, NEVER, 0).data()["route.1"] for deal in range(3)]
    assert routes == [["-"]] * 3


def test_the_first_card_is_taken_at_the_market_that_seems_best() -> None:
    state = first_part()
    options = [state.game.index(text) for text in ("rest", "work E2-6", "work E2-5")]
    assert first_card(state, options) == (state.game.index("work E2-6"), True)
    play_text(state, "work E2-6")
    assert first_card(state, state.legal()) == (state.game.index("take"), False)


def test_duels_are_kept_and_go_on(tmp_path: Path) -> None:
    heard: list[int] = []
    some = duels(SMALL, 1, tmp_path, 1, heard.append)
    assert [duel.habit for duel in some] == [NEVER, ONE_FIRST]
    assert heard == [0, 1, 2]
    assert duels(SMALL, 2, tmp_path, 1, heard.append)[:2] == some
    assert heard[3:] == [2, 3, 4]
    assert len(alive_duels.kept_duels(SMALL, tmp_path)) == 4


# -- where weights come from ---------------------------------------------------------------------------


def test_some_seats_begin_with_cards_that_are_missing_in_the_deck() -> None:
    game = make_game("east-to-west-1")
    state = game.start(4)
    while state.actor == CHANCE:
        state.deal(Dealer("test"))
    endowed = [weights.endow(state, random.Random(seed)).data() for seed in range(20)]
    given = [[card for seat in "1234" for card in data[f"route.{seat}"] if card != "-"] for data in endowed]
    assert {len(cards) > 0 for cards in given} == {True, False}
    assert all(len(data["deck"]) + len(cards) == 39 for data, cards in zip(endowed, given, strict=True))


def test_a_plan_rates_something_higher_at_the_beginning() -> None:
    plain = {"route cards": (1.0, 0.5), "red": (2.0, 2.0)}
    assert weights.planned(plain, {"route cards": 2.0}) == {"route cards": (3.0, 0.5), "red": (2.0, 2.0)}


# -- the page ------------------------------------------------------------------------------------------


def test_the_page_has_a_place_for_the_tables() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page.count(MARKERS[0]) == page.count(MARKERS[1]) == 1
    assert "new" in replace_block(page, "new", MARKERS)


def test_the_tables_have_every_line_and_mechanism() -> None:
    found = [measured(game, [played(0), played(1)], []) for game in GAMES if game == "east-to-west-1"]
    text = page_block(found, brown_line(None), "search:1000")
    assert all(line.name in text for one in found for line in one.lines)
    assert "| east-to-west-1 | travel |" in text
