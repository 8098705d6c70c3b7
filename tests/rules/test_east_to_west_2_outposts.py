"""EW2-11: outposts, what they cost and what the columns they empty give."""

import pytest

from tests.positions import (
    NOT_ASKED,
    acting,
    asked,
    goods_of,
    line,
    lines,
    options,
    play,
    refused,
    weights,
)
from tests.settlers import second_part, short_rows, stacked
from tradewinds import State, make_game

NO_CUBE = "there is no such cube"
STANDS = "an own outpost stands there already"
CANNOT_BUILD = "there are too few cubes for an outpost there"
ROW_EMPTY = "no outpost is left in the row of that symbol"
STACK_EMPTY = "there is no bonus tile in that stack"

STEP_1 = "F2-1"


def moving(location: str, *given: str, players: int = 2) -> State:
    """Seat 1 has just placed settlers at a move-boat location."""
    return play(second_part(*given, players=players), f"work {location}")


# -- EW2-11: outposts ----------------------------------------------------------------------------


def test_ew2_11_the_first_outpost_on_a_tile_is_free() -> None:
    state = play(moving(STEP_1, "hold.1 -"), "sail tea-1")
    assert options(state) == {"build", "done"}
    play(state, "build")
    assert lines(state, "outposts.1", "outposts.2", "hold.1") == ["tea-1", "-", "-"]
    assert acting(state) == "2"


@pytest.mark.parametrize(
    ("players", "standing", "cost"), [(2, 1, 2), (3, 1, 1), (3, 2, 2), (4, 1, 1), (4, 2, 2), (4, 3, 3)]
)
def test_ew2_11_each_outpost_there_costs_a_cube_of_choice_or_two_with_two_players(
    players: int, standing: int, cost: int
) -> None:
    built = [f"outposts.{seat} tea-1" for seat in range(2, 2 + standing)]
    rich = play(moving(STEP_1, *built, "hold.1 YRGB", players=players), "sail tea-1", "build")
    held = "YRGB"
    for _ in range(cost):
        assert options(rich) == {f"pay {letter}" for letter in held}
        assert line(rich, "outposts.1") == "-"
        play(rich, f"pay {held[-1]}")
        held = held[:-1]
    assert line(rich, "hold.1") == held
    assert line(rich, "outposts.1") == "tea-1"
    assert goods_of(rich, 2) == "YYYY"  # to the supply, not to the rivals


@pytest.mark.parametrize(("players", "standing", "cost"), [(2, 1, 2), (3, 2, 2), (4, 2, 2), (4, 3, 3)])
def test_ew2_11_without_the_cubes_it_cannot_be_built(players: int, standing: int, cost: int) -> None:
    built = [f"outposts.{seat} chili-3" for seat in range(2, 2 + standing)]  # trades B>RRR
    short = "B" * (cost - 1)
    poor = play(moving(STEP_1, *built, f"hold.1 {short}", players=players), "sail chili-3")
    assert "build" not in options(poor)
    assert refused(poor, "build") == CANNOT_BUILD
    enough = play(moving(STEP_1, *built, f"hold.1 {'Y' * cost}", players=players), "sail chili-3")
    assert options(enough) == {"build", "done"}


@pytest.mark.parametrize("players", [3, 4])
def test_ew2_11_a_market_with_nothing_to_do_is_not_asked_about(players: int) -> None:
    state = play(moving(STEP_1, "outposts.2 chili-3", "hold.1 -", players=players), "sail chili-3")
    assert (acting(state), asked(state), line(state, "boat.1")) == ("2", "turn", "chili-3")


def test_ew2_11_the_cubes_for_it_are_chosen_one_by_one() -> None:
    state = play(moving(STEP_1, "outposts.2 tea-1", "hold.1 YR"), "sail tea-1", "build", "pay R")
    assert options(state) == {"pay Y"}
    assert refused(state, "pay R") == NO_CUBE
    assert refused(state, "done") == NOT_ASKED


def test_ew2_11_building_is_optional() -> None:
    state = play(moving(STEP_1, "hold.1 -"), "sail tea-1", "done")
    assert (line(state, "outposts.1"), acting(state)) == ("-", "2")


def test_ew2_11_only_on_a_tile_without_an_own_outpost() -> None:
    state = play(moving(STEP_1, "outposts.1 chili-3", "hold.1 B"), "sail chili-3")
    assert options(state) == {"trade x1", "done"}
    assert refused(state, "build") == STANDS


def test_ew2_11_not_at_sea() -> None:
    state = play(moving(STEP_1, "boat.1 tea-1", "boat.2 tea-2"), "sail sea-1")
    assert (acting(state), line(state, "outposts.1")) == ("2", "-")


def test_ew2_11_one_outpost_is_built_a_move() -> None:
    state = play(moving(STEP_1, "hold.1 B"), "sail chili-3", "build")
    assert options(state) == {"trade x1", "done"}
    assert refused(state, "build") == NOT_ASKED


def test_ew2_11_the_leftmost_outpost_of_the_symbol_s_row_is_taken() -> None:
    """Which numbers are uncovered shows it: 1, then 2, then 3, in every row."""
    state = second_part("boat.1 sea-1", "boat.2 chili-2", "hold.1 -")
    scores = []
    for tile in ("tea-1", "tea-2", "cloves-1", "tea-3"):
        play(state, "work A2-4", f"sail {tile}", "build", "rest", "rest", "rest")
        score = state.view(None).seats[0].things["score"]
        assert isinstance(score, dict)
        scores.append(score["outposts"])
    assert scores == [1, 1 + 2, 1 + 2 + 1, 1 + 2 + 1 + 3]


def test_ew2_11_every_tile_of_a_symbol_takes_an_outpost_of_its_row() -> None:
    """Whichever three of the six are on the map: here the last of each."""
    last = "ginger-6 chili-6 tea-6 cloves-6"
    tiles = f"{last} ginger-2 chili-2 sea-1 tea-2 cloves-2 ginger-3 chili-3 tea-3 cloves-3"
    state = moving(STEP_1, f"map {tiles}", "outposts.1 ginger-6 chili-6 cloves-6", "hold.1 -")
    play(state, "sail tea-6", "build")
    assert asked(state) == "column"
    score = state.view(None).seats[0].things["score"]
    assert isinstance(score, dict)
    assert score["outposts"] == 4


def test_ew2_11_all_players_may_build_on_a_tile() -> None:
    built = ("outposts.2 tea-1", "outposts.3 tea-1", "outposts.4 tea-1", "hold.1 YYY")
    state = play(moving(STEP_1, *built, players=4), "sail tea-1", "build", "pay Y", "pay Y", "pay Y")
    assert lines(state, *(f"outposts.{seat}" for seat in range(1, 5))) == ["tea-1"] * 4


# -- EW2-11: columns -----------------------------------------------------------------------------

ONE_EACH = "ginger-1 chili-1 cloves-1"
TWO_EACH = f"{ONE_EACH} tea-2 ginger-2 chili-2 cloves-2"
FULL_BUT_ONE = f"{TWO_EACH} tea-3 ginger-3 chili-3 cloves-3"
CHOICES = {"bonus 1", "bonus 2", "bonus 3", "bonus 4"}


def completing(*given: str, built: str = ONE_EACH, hold: str = "-", players: int = 2) -> State:
    """Seat 1 builds on tea-1, and that empties a column."""
    state = moving(STEP_1, f"outposts.1 {built}", f"hold.1 {hold}", *given, players=players)
    return play(state, "sail tea-1", "build")


def test_ew2_11_a_column_gives_the_top_tile_of_any_stack() -> None:
    state = completing()
    assert (acting(state), asked(state)) == ("1", "column")
    assert options(state) == CHOICES
    assert refused(state, "done") == NOT_ASKED  # not optional
    play(state, "bonus 3")
    assert line(state, "scoring.1") == "b03"
    assert (acting(state), asked(state), line(state, "stacks")) == ("chance", "tile", "b01+3 b02+3 ?+3 b04+3")
    play(state, "tile b11")
    assert line(state, "stacks") == "b01+3 b02+3 b11+2 b04+3"
    assert "b11" not in line(state, "unseen").split()
    assert (acting(state), asked(state)) == ("2", "turn")


@pytest.mark.parametrize(("stack", "tile"), [(1, "b01"), (2, "b02"), (3, "b03"), (4, "b04")])
def test_ew2_11_each_stack_can_be_chosen(stack: int, tile: str) -> None:
    state = play(completing(), f"bonus {stack}")
    assert lines(state, "scoring.1", "scoring.2") == [tile, "-"]
    assert f"tile {tile}" not in weights(state)


@pytest.mark.parametrize(("built", "owned"), [(ONE_EACH, "-"), (TWO_EACH, "b05"), (FULL_BUT_ONE, "b05 b06")])
def test_ew2_11_every_column_gives_one(built: str, owned: str) -> None:
    state = completing(f"scoring.1 {owned}", built=built)
    assert options(state) == CHOICES
    play(state, "bonus 4")
    assert set(line(state, "scoring.1").split()) - {"-"} == {"b04", *owned.split()} - {"-"}


@pytest.mark.parametrize("built", ["-", "ginger-1 chili-1", "tea-2 tea-3 ginger-1 chili-1", TWO_EACH[:-9]])
def test_ew2_11_an_outpost_that_empties_no_column_gives_nothing(built: str) -> None:
    owned = "b05" if built.startswith(ONE_EACH) else "-"
    state = completing(f"scoring.1 {owned}", built=built)
    assert (acting(state), line(state, "scoring.1")) == ("2", owned)


def test_ew2_11_a_rival_s_outposts_do_not_help_to_empty_a_column() -> None:
    state = completing("outposts.2 ginger-1 chili-1 cloves-1", built="ginger-1 chili-1")
    assert acting(state) == "2"


def test_ew2_11_the_tile_is_taken_before_the_trade() -> None:
    state = completing(hold="B")
    assert refused(state, "trade x1") == NOT_ASKED
    play(state, "bonus 1", "tile b09")
    assert options(state) == {"trade x1", "done"}
    assert line(play(state, "trade x1"), "hold.1") == "YRG"


def test_ew2_11_paid_outposts_empty_columns_too() -> None:
    state = completing("outposts.2 tea-1", hold="YY")
    assert asked(state) == "pay"
    play(state, "pay Y")
    assert asked(state) == "pay"
    play(state, "pay Y")
    assert options(state) == CHOICES


def test_ew2_11_an_empty_stack_cannot_be_chosen() -> None:
    tops = ("stacks - b06+0 - b07+2", "scoring.1 b01 b02 b03", "scoring.2 b04 b05 b08 b09")
    state = completing(*tops, "scoring.3 b10 b11 b12", "scoring.4 b13 b14", players=4)
    assert options(state, "bonus") == {"bonus 2", "bonus 4"}
    assert refused(state, "bonus 1") == refused(state, "bonus 3") == STACK_EMPTY
    play(state, "bonus 2")
    assert line(state, "stacks") == "- - - b07+2"
    assert asked(state) != "tile"  # no new top there


def test_ew2_11_a_column_gives_nothing_when_all_stacks_are_empty() -> None:
    pieces = stacked((1, 1), (1, 1))
    game = make_game("east-to-west-2", pack=pieces)
    taken = ("stacks - - - -", "scoring.2 b01 b02", "scoring.3 b03 b04", "hold.1 -")
    built = f"outposts.1 {ONE_EACH}"
    state = second_part(*taken, built, players=3, game=game, pieces=pieces)
    play(state, "work F2-1", "sail tea-1", "build")
    assert (acting(state), line(state, "scoring.1")) == ("2", "-")


def test_ew2_11_a_column_gives_nothing_when_no_bonus_space_is_free() -> None:
    state = completing("scoring.1 b05 b06 b07 b08")
    assert (acting(state), line(state, "scoring.1")) == ("2", "b05 b06 b07 b08")
    assert options(completing("scoring.1 b05 b06 b07")) == CHOICES


def test_rul_24_no_outpost_can_be_built_from_an_empty_row() -> None:
    pieces = short_rows("[1, 2]")
    game = make_game("east-to-west-2", pack=pieces)
    built = ("outposts.1 tea-2 tea-3", "hold.1 B")
    state = play(second_part(*built, game=game, pieces=pieces), "work F2-1", "sail tea-1")
    assert options(state) == {"trade x1", "done"}
    assert refused(state, "build") == ROW_EMPTY
    other = play(second_part(*built, game=game, pieces=pieces), "work F2-1", "sail cloves-1")
    assert options(other) == {"build", "done"}
