"""EW2-9, EW2-10, EW2-12 and EW2-13: locations that move the boat or trade, and tolls."""

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
)
from tests.settlers import second_part
from tradewinds import State

TOO_FAR = "the tile is too far"
THERE = "the boat is there already"
NOT_ON_MAP = "the tile is not on the map"
NO_TOLL = "there are too few cubes to pay every rival there"
NO_CUBE = "there is no such cube"
AT_SEA = "the boat is at sea, where nothing is traded"
CANNOT_TRADE = "there are not the cubes for that many trades"
MUST_TRADE = "the trade has to be done at least once"
NO_OUTPOST = "there is no own outpost on the tile"
NO_OUTPOST_TRADE = "no market with an own outpost has a trade that can be paid"

RING = {"tea-1", "ginger-2", "ginger-3", "chili-3", "cloves-2", "cloves-1"}  # around the sea
NOTCHES = {"ginger-1", "chili-1", "tea-2", "cloves-3", "tea-3", "chili-2"}
ALL = RING | NOTCHES | {"sea-1"}
STEP_1, STEP_2, ANY = "F2-1", "F2-2", "A2-4"


def moving(location: str, *given: str, players: int = 2) -> State:
    """Seat 1 has just placed settlers at a move-boat location."""
    return play(second_part(*given, players=players), f"work {location}")


def sails(*tiles: str) -> set[str]:
    return {f"sail {tile}" for tile in tiles}


def only(state: State, tiles: set[str]) -> None:
    """Exactly these tiles are offered, and nothing else can be done: the boat has to move."""
    assert options(state) == sails(*tiles)
    assert refused(state, "done") == NOT_ASKED


# -- EW2-9, RUL-32: where a boat may go ----------------------------------------------------------


def test_ew2_9_one_step_from_the_sea_leads_to_the_six_tiles_around_it() -> None:
    state = moving(STEP_1, "boat.2 tea-2")
    only(state, RING)
    assert refused(state, "sail ginger-1") == TOO_FAR
    assert refused(state, "sail sea-1") == THERE
    assert refused(state, "sail ginger-4") == NOT_ON_MAP


@pytest.mark.parametrize(
    ("tile", "near"),
    [
        ("chili-2", {"cloves-1", "cloves-2"}),
        ("ginger-1", {"cloves-1", "tea-1"}),
        ("tea-1", {"ginger-1", "chili-1", "cloves-1", "ginger-2", "sea-1"}),
        ("ginger-3", {"ginger-2", "tea-2", "cloves-3", "chili-3", "sea-1"}),
    ],
)
def test_ew2_9_one_step_leads_to_the_tiles_that_share_an_edge(tile: str, near: set[str]) -> None:
    state = moving(STEP_1, f"boat.1 {tile}")
    only(state, near)
    assert refused(state, f"sail {tile}") == THERE
    for far in ALL - near - {tile}:
        assert refused(state, f"sail {far}") == TOO_FAR


def test_ew2_9_two_steps_may_also_be_one_and_lead_back_to_where_the_boat_came_from() -> None:
    state = moving(STEP_2, "boat.1 ginger-1")
    near = {"cloves-1", "tea-1", "cloves-2", "chili-2", "sea-1", "chili-1", "ginger-2", "ginger-1"}
    only(state, near)
    for far in ALL - near:
        assert refused(state, f"sail {far}") == TOO_FAR


def test_ew2_9_two_steps_from_the_sea_reach_every_tile() -> None:
    only(moving(STEP_2, "boat.2 tea-2"), ALL)


@pytest.mark.parametrize("tile", ["sea-1", "ginger-1", "tea-1"])
def test_ew2_9_any_tile_is_any_but_the_one_the_boat_is_on(tile: str) -> None:
    state = moving(ANY, f"boat.1 {tile}", "boat.2 tea-2")
    only(state, ALL - {tile})
    assert refused(state, f"sail {tile}") == THERE
    assert refused(state, "sail tea-6") == NOT_ON_MAP


def test_ew2_9_the_boat_goes_there_and_nothing_is_paid_for_the_way() -> None:
    state = play(moving(ANY, "boat.1 ginger-1", "hold.1 -"), "sail cloves-3", "done")
    assert lines(state, "boat.1", "boat.2", "hold.1") == ["cloves-3", "sea-1", "-"]
    assert (acting(state), asked(state)) == ("2", "turn")


def test_ew2_9_a_move_to_the_sea_ends_the_turn() -> None:
    state = play(moving(STEP_1, "boat.1 tea-1", "boat.2 tea-2", "hold.1 YYYYYB"), "sail sea-1")
    assert (line(state, "boat.1"), acting(state), asked(state)) == ("sea-1", "2", "turn")


def test_rul_32_a_boat_that_came_back_does_what_the_tile_offers() -> None:
    state = play(moving(STEP_2, "boat.1 chili-2", "hold.1 GG"), "sail chili-2")
    assert line(state, "boat.1") == "chili-2"
    assert options(state) == {"build", "trade x1", "trade x2", "done"}
    assert lines(play(state, "trade x2"), "hold.1", "boat.1") == ["RRRR", "chili-2"]


def test_rul_32_a_boat_that_came_back_pays_the_rivals_there() -> None:
    boats = ("boat.1 chili-2", "boat.2 chili-2", "boat.3 chili-2")
    state = moving(STEP_2, *boats, "hold.1 RG", players=3)
    assert "sail chili-2" in options(state)
    play(state, "sail chili-2")
    assert (asked(state), options(state)) == ("toll", {"toll R", "toll G"})
    play(state, "toll G", "toll R")
    assert lines(state, "hold.1", "hold.2", "hold.3") == ["-", "YYYYG", "YYYYR"]


@pytest.mark.parametrize(
    ("players", "hold", "back"),
    [
        *((2, "-", False), (2, "B", True)),
        *((3, "-", False), (3, "B", False), (3, "BB", True), (3, "BBB", True)),
        *((4, "-", False), (4, "B", False), (4, "BB", False), (4, "BBB", True)),
    ],
)
def test_rul_32_it_may_come_back_only_if_it_can_pay_the_rivals_there(
    players: int, hold: str, back: bool
) -> None:
    boats = [f"boat.{seat} chili-2" for seat in range(1, players + 1)]
    state = moving(STEP_2, *boats, f"hold.1 {hold}", players=players)
    away = {"cloves-1", "cloves-2", "ginger-1", "tea-1", "tea-3", "chili-3", "sea-1"}
    only(state, away | {"chili-2"} if back else away)
    if not back:
        assert refused(state, "sail chili-2") == NO_TOLL


# -- EW2-10: tolls -------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["tea-1", "sea-1"])
def test_ew2_10_ending_on_a_rival_s_boat_costs_a_cube_of_choice_also_at_sea(tile: str) -> None:
    state = moving(STEP_1, "boat.1 ginger-2", f"boat.2 {tile}", "hold.1 YRB", "hold.2 G")
    play(state, f"sail {tile}")
    assert (acting(state), asked(state)) == ("1", "toll")
    assert options(state) == {"toll Y", "toll R", "toll B"}
    assert refused(state, "toll G") == NO_CUBE
    play(state, "toll R")
    assert lines(state, "boat.1", "hold.1", "hold.2") == [tile, "YB", "RG"]


def test_ew2_10_each_rival_there_is_paid_and_no_other() -> None:
    boats = ("boat.1 chili-1", "boat.2 tea-1", "boat.3 sea-1", "boat.4 tea-1")
    state = play(moving(STEP_1, *boats, "hold.1 YRG", players=4), "sail tea-1")
    play(state, "toll G", "toll Y")
    assert lines(state, "hold.2", "hold.3", "hold.4") == ["YYYYG", "YYYY", "YYYYR"]
    assert asked(state) == "visit"


@pytest.mark.parametrize(("seat", "order"), [(1, "234"), (2, "341"), (3, "412"), (4, "123")])
def test_rul_19_rivals_are_paid_in_turn_order_after_the_payer(seat: int, order: str) -> None:
    holds = [f"hold.{other} {'YRGB' if other == seat else 'YYY'}" for other in range(1, 5)]
    turn = (f"turn {seat}", f"agenda turn:{seat}:1:0", f"boat.{seat} tea-1")
    state = play(second_part(*holds, *turn, players=4), "work F2-1", "sail sea-1")
    play(state, "toll B", "toll G", "toll R")
    assert lines(state, *(f"hold.{other}" for other in order)) == ["YYYB", "YYYG", "YYYR"]
    assert line(state, f"hold.{seat}") == "Y"


def test_rul_17_cubes_are_chosen_one_by_one() -> None:
    state = play(moving(STEP_1, "boat.1 tea-1", "hold.1 YR", players=3), "sail sea-1")
    assert options(state) == {"toll Y", "toll R"}
    play(state, "toll Y")
    assert options(state) == {"toll R"}
    assert refused(state, "toll Y") == NO_CUBE
    assert refused(state, "rest") == NOT_ASKED


CROWD = ("boat.1 sea-1", "boat.2 tea-1", "boat.3 tea-1", "boat.4 ginger-3")  # two, one and none
HARBOUR = ("boat.1 chili-3", "boat.2 sea-1", "boat.3 sea-1", "boat.4 sea-1")


@pytest.mark.parametrize(
    ("hold", "closed"),
    [("-", {"tea-1", "ginger-3"}), ("Y", {"tea-1"}), ("B", {"tea-1"}), ("YB", set()), ("YYY", set())],
)
@pytest.mark.parametrize(
    ("location", "reach"), [(STEP_1, RING), (STEP_2, ALL), (ANY, RING | NOTCHES)], ids=["1", "2", "any"]
)
def test_ew2_10_exactly_the_tiles_that_can_be_paid_for_are_offered(
    location: str, reach: set[str], hold: str, closed: set[str]
) -> None:
    state = moving(location, *CROWD, f"hold.1 {hold}", players=4)
    only(state, reach - closed)
    for tile in closed:
        assert refused(state, f"sail {tile}") == NO_TOLL


@pytest.mark.parametrize(("hold", "open_sea"), [("-", False), ("Y", False), ("YR", False), ("YRG", True)])
@pytest.mark.parametrize("location", [STEP_1, STEP_2, ANY])
def test_ew2_10_three_rivals_at_sea_take_three_cubes(location: str, hold: str, open_sea: bool) -> None:
    state = moving(location, *HARBOUR, f"hold.1 {hold}", players=4)
    assert ("sail sea-1" in options(state)) == open_sea
    if not open_sea:
        assert refused(state, "sail sea-1") == NO_TOLL


def test_ew2_10_passing_rivals_is_free() -> None:
    boats = ("boat.1 chili-2", "boat.2 cloves-1", "boat.3 cloves-2")
    state = moving(STEP_2, *boats, "hold.1 -", players=3)
    only(state, {"chili-2", "ginger-1", "tea-1", "sea-1", "tea-3", "chili-3"})
    play(state, "sail tea-1", "done")
    assert lines(state, "boat.1", "hold.2", "hold.3") == ["tea-1", "YYYY", "YYYY"]


def test_ew2_10_leaving_rivals_is_free() -> None:
    state = play(moving(STEP_1, "hold.1 -", players=4), "sail tea-1", "done")
    assert goods_of(state, 2, 3, 4) == "YYYYYYYYYYYR"
    assert acting(state) == "2"


@pytest.mark.parametrize(("hold", "usable"), [("-", False), ("Y", True)])
def test_rul_32_a_move_boat_location_is_unusable_when_no_tile_can_be_paid_for(
    hold: str, usable: bool
) -> None:
    boats = ("boat.1 chili-2", "boat.2 cloves-1", "boat.3 cloves-2", f"hold.1 {hold}")
    state = second_part(*boats, players=3)
    assert ("work F2-1" in options(state)) == usable
    assert {"work F2-2", "work A2-4"} <= options(state)
    if not usable:
        assert refused(state, "work F2-1") == NO_TOLL


def test_rul_32_one_tile_that_is_free_makes_it_usable() -> None:
    boats = ("boat.1 chili-2", "boat.2 cloves-1", "boat.3 cloves-1", "hold.1 -")
    only(play(second_part(*boats, players=3), "work F2-1"), {"cloves-2"})
    paid = ("boat.1 chili-2", "boat.2 cloves-1", "boat.3 cloves-1", "boat.4 cloves-2", "hold.1 Y")
    only(play(second_part(*paid, players=4), "work F2-1"), {"cloves-2"})


def test_ew2_10_paid_cubes_can_exceed_the_rival_s_limit_until_the_end_of_the_turn() -> None:
    """COM-5: first the player whose turn it was, then the others in turn order."""
    boats = ("boat.1 sea-1", "boat.2 ginger-2", "boat.3 ginger-2")
    holds = ("hold.1 YYYYYYYYYB", "hold.2 RRRRRRRRRR", "hold.3 GGGGGGGGGG")
    state = play(moving(STEP_1, *boats, *holds, players=3), "sail ginger-2", "toll Y", "toll Y")
    assert lines(state, "hold.2", "hold.3") == ["YRRRRRRRRRR", "YGGGGGGGGGG"]
    play(state, "trade x1")  # B>YYYRR: twelve cubes
    assert (acting(state), asked(state)) == ("1", "return")
    play(state, "return R", "return R")
    assert (acting(state), options(state)) == ("2", {"return Y", "return R"})
    play(state, "return R")
    assert (acting(state), options(state)) == ("3", {"return Y", "return G"})
    play(state, "return Y")
    assert lines(state, "hold.1", "hold.2", "hold.3") == ["Y" * 10, "Y" + "R" * 9, "G" * 10]
    assert (acting(state), asked(state)) == ("2", "turn")


def test_ew2_10_whose_turn_it_was_returns_first_whoever_began() -> None:
    """COM-5 again, in the turn of seat 2: then seat 3, and seat 1 at last."""
    boats = ("boat.1 ginger-2", "boat.2 sea-1", "boat.3 ginger-2", "turn 2", "agenda turn:2:1:0")
    holds = ("hold.1 RRRRRRRRRR", "hold.2 YYYYYYYYYB", "hold.3 GGGGGGGGGG")
    state = play(second_part(*boats, *holds, players=3), "work F2-1", "sail ginger-2", "toll Y", "toll Y")
    play(state, "trade x1")
    for seat, surplus in (("2", 2), ("3", 1), ("1", 1)):
        for _ in range(surplus):
            assert (acting(state), asked(state)) == (seat, "return")
            play(state, "return Y")
    assert (acting(state), asked(state)) == ("3", "turn")


def test_ew2_10_the_toll_comes_before_the_outpost() -> None:
    """The last cube goes to the rival, and so none is left to build beside its outpost."""
    there = ("boat.1 sea-1", "boat.2 tea-1", "outposts.3 tea-1", "hold.1 Y")
    state = play(moving(STEP_1, *there, players=3), "sail tea-1")
    assert refused(state, "build") == NOT_ASKED
    play(state, "toll Y")
    assert (acting(state), line(state, "outposts.1")) == ("2", "-")


# -- EW2-12: trade where the move ended ----------------------------------------------------------


@pytest.mark.parametrize("outpost", ["-", "chili-2"])
def test_ew2_12_the_tile_s_trade_may_follow_with_or_without_an_own_outpost(outpost: str) -> None:
    state = moving(ANY, f"outposts.1 {outpost}", "hold.1 GGGY")
    play(state, "sail chili-2")  # G>RR
    assert options(state, "trade") == {"trade x1", "trade x2", "trade x3"}
    assert refused(state, "trade x4") == CANNOT_TRADE
    assert "done" in options(state)  # zero times is fine
    play(state, "trade x3")
    assert (line(state, "hold.1"), line(state, "outposts.1")) == ("YRRRRRR", outpost)
    assert acting(state) == "2"


def test_ew2_12_trading_may_follow_building() -> None:
    state = play(moving(ANY, "outposts.2 chili-2", "hold.1 YYGG"), "sail chili-2", "build", "pay Y", "pay G")
    assert options(state) == {"trade x1", "done"}
    assert line(play(state, "trade x1"), "hold.1") == "YRR"
    done = play(moving(ANY, "hold.1 GG"), "sail chili-2", "build", "done")
    assert (line(done, "hold.1"), acting(done)) == ("GG", "2")


def test_ew2_12_trading_comes_after_building_not_before() -> None:
    state = play(moving(ANY, "hold.1 G"), "sail chili-2", "trade x1")
    assert (line(state, "outposts.1"), acting(state)) == ("-", "2")


def test_ew2_12_what_the_trade_brings_may_be_traded_again() -> None:
    """COM-4: with YR>B the yellow ones run out first; the limit of 10 may be exceeded meanwhile."""
    state = play(moving(ANY, "hold.1 YYYRRR"), "sail cloves-2")
    assert options(state, "trade") == {"trade x1", "trade x2", "trade x3"}
    much = play(moving(ANY, "hold.1 " + "G" * 10), "sail ginger-1", "trade x10")
    assert line(much, "hold.1") == "Y" * 40 + "R" * 10
    assert (acting(much), asked(much)) == ("1", "return")


def test_ew2_12_not_at_sea() -> None:
    state = play(moving(STEP_1, "boat.1 tea-1", "boat.2 tea-2", "hold.1 YRGB"), "sail sea-1")
    assert (line(state, "hold.1"), acting(state)) == ("YRGB", "2")


# -- EW2-13: boat-trade and outpost-trade --------------------------------------------------------


def test_ew2_13_boat_trade_does_the_trade_under_the_boat_at_least_once() -> None:
    state = second_part("boat.1 chili-2", "hold.1 GGY")
    play(state, "work B2-4")
    assert options(state) == {"trade x1", "trade x2"}
    assert refused(state, "done") == MUST_TRADE
    assert refused(state, "trade x3") == CANNOT_TRADE
    play(state, "trade x2")
    assert lines(state, "hold.1", "settlers", "boat.1") == ["YRRRR", "B2-4:1:2", "chili-2"]
    assert acting(state) == "2"


def test_ew2_13_boat_trade_is_unusable_at_sea_or_when_it_cannot_be_paid() -> None:
    assert refused(second_part("hold.1 YYRRGGBB"), "work B2-4") == AT_SEA
    assert refused(second_part("boat.1 chili-2", "hold.1 YRB"), "work B2-4") == CANNOT_TRADE
    elsewhere = second_part("outposts.1 chili-2", "hold.1 GG")
    assert refused(elsewhere, "work B2-4") == AT_SEA


def test_ew2_13_boat_trade_neither_builds_nor_pays_rivals() -> None:
    state = second_part("boat.1 chili-2", "boat.2 chili-2", "hold.1 G")
    play(state, "work B2-4")
    assert refused(state, "build") == NOT_ASKED
    assert lines(play(state, "trade x1"), "hold.1", "hold.2", "outposts.1") == ["RR", "YYYY", "-"]


def test_ew2_13_a_charm_counts_for_boat_trade() -> None:
    state = second_part("boat.1 cloves-2", "hold.1 R", "cards.1 p12")  # YR>B, and Y at anvils
    assert options(play(state, "work B2-4")) == {"trade x1"}


OPEN = ("cards.2 p13", "explored.2 x05")  # F2-3 has been opened


def test_ew2_13_outpost_trade_is_done_on_any_market_with_an_own_outpost_from_afar() -> None:
    built = ("outposts.1 chili-2 ginger-1 cloves-3 chili-1", "outposts.2 cloves-2", "boat.1 cloves-2")
    state = second_part(*OPEN, *built, "hold.1 YRG")
    play(state, "work F2-3")
    assert options(state) == {"trade-at chili-2", "trade-at ginger-1"}
    assert refused(state, "trade-at cloves-3") == refused(state, "trade-at chili-1") == CANNOT_TRADE
    assert refused(state, "trade-at cloves-2") == NO_OUTPOST  # a rival's, under the own boat
    assert refused(state, "done") == NOT_ASKED
    play(state, "trade-at ginger-1")
    assert options(state) == {"trade x1"}
    assert refused(state, "done") == MUST_TRADE
    play(state, "trade x1")
    assert lines(state, "hold.1", "boat.1") == ["YYYYYRR", "cloves-2"]
    assert acting(state) == "2"


def test_ew2_13_one_market_that_can_be_paid_is_enough_for_outpost_trade() -> None:
    built = "outposts.1 ginger-1 ginger-2 chili-1 tea-1 cloves-2"  # only YR>B of cloves-2 can be paid
    state = second_part(*OPEN, built, "hold.1 YR")
    assert options(play(state, "work F2-3")) == {"trade-at cloves-2"}


def test_ew2_13_outpost_trade_is_done_any_number_of_times() -> None:
    state = play(second_part(*OPEN, "outposts.1 chili-2", "hold.1 GGG"), "work F2-3", "trade-at chili-2")
    assert options(state) == {"trade x1", "trade x2", "trade x3"}
    assert line(play(state, "trade x2"), "hold.1") == "RRRRG"


@pytest.mark.parametrize(("outposts", "hold"), [("-", "YYYYYRRGGB"), ("chili-2 tea-1", "YYYRRR")])
def test_ew2_13_outpost_trade_is_unusable_without_a_trade_that_can_be_paid(outposts: str, hold: str) -> None:
    rival = "outposts.2 chili-2 ginger-1"
    state = second_part(*OPEN, f"outposts.1 {outposts}", rival, f"hold.1 {hold}", "boat.1 chili-2")
    assert refused(state, "work F2-3") == NO_OUTPOST_TRADE


def test_ew2_13_a_charm_counts_for_outpost_trade() -> None:
    state = second_part(*OPEN, "outposts.1 cloves-2", "hold.1 R", "cards.1 p12")
    assert options(play(state, "work F2-3")) == {"trade-at cloves-2"}
