"""EWO-2: sailing tile by tile, cubes left on tiles, and tolls, with the rulings they need."""

import pytest

from tests.positions import NOT_ASKED, acting, asked, goods_of, line, lines, options, play, refused
from tests.wonders import GAME, MAP, NEAR, wonders
from tradewinds import make_game
from tradewinds.core.errors import BadText, UnknownAction

TOO_FAR = "the tile is too far"
NO_TOLL = "there are too few cubes to pay every rival there"
NO_CUBE = "there is no such cube"
CANNOT_BUILD = "there are too few cubes for an outpost there"
CANNOT_TRADE = "there are not the cubes for that many trades"


def sails(*tiles: str) -> set[str]:
    return {f"sail {tile}" for tile in tiles}


# -- the first tile ------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", sorted(NEAR))
def test_ewo_2_one_adjacent_tile_is_free(tile: str) -> None:
    state = play(wonders("hold.1 -"), f"sail {tile}")
    assert lines(state, "boat.1", "hold.1", "loose") == [tile, "-", "-"]
    assert (acting(state), asked(state)) == ("1", "arrive")


def test_ewo_2_a_boat_sails_one_tile_at_a_time() -> None:
    state = wonders("hold.1 YYYY")
    assert options(state, "sail") == sails(*NEAR)
    assert refused(state, "sail ginger-3") == TOO_FAR
    assert refused(state, "sail port-4") == TOO_FAR
    assert refused(state, "sail tea-4") == "the boat is there already"
    assert refused(state, "sail tea-1") == "the tile is not on the map"


def test_ewo_2_the_boat_need_not_move() -> None:
    state = wonders("hold.1 -")
    assert options(state) == sails(*NEAR) | {"stay", "harvest"}
    assert refused(state, "stop") == NOT_ASKED
    assert refused(state, "leave Y") == NOT_ASKED
    play(state, "harvest")
    assert lines(state, "boat.1", "turn") == ["tea-4", "2"]


def test_ewo_2_with_cubes_the_boat_may_stop_or_sail_on() -> None:
    state = play(wonders("hold.1 Y"), "sail ginger-4")
    assert (acting(state), asked(state)) == ("1", "sailing")
    around = ("chili-3", "cloves-4", "port-1", "ginger-2", "cloves-3", "tea-4")
    assert options(state) == sails(*around) | {"stop"}
    for action in ("stay", "harvest", "build", "claim", "leave Y"):
        assert refused(state, action) == NOT_ASKED
    play(state, "stop")
    assert lines(state, "hold.1", "loose", "boat.1") == ["Y", "-", "ginger-4"]


def test_rul_12_the_first_tile_leaves_no_cube_on_the_start_tile() -> None:
    state = play(wonders("hold.1 YYY"), "sail ginger-4", "sail port-1", "leave Y", "stop")
    assert lines(state, "hold.1", "loose") == ["YY", "ginger-4+Y"]
    free = play(wonders("hold.1 YYY", "bonus.1 1 0 - 0 0"), "sail ginger-4", "sail port-1", "stop")
    assert lines(free, "hold.1", "loose") == ["YYY", "-"]


# -- every further tile --------------------------------------------------------------------------


def test_ewo_2_a_cube_of_choice_is_left_on_the_tile_that_the_boat_leaves() -> None:
    state = play(wonders("hold.1 YYGB"), "sail ginger-4", "sail ginger-2")
    assert (acting(state), asked(state), line(state, "boat.1")) == ("1", "leave", "ginger-2")
    assert options(state) == {"leave Y", "leave G", "leave B"}
    assert refused(state, "leave R") == NO_CUBE
    assert refused(state, "stop") == NOT_ASKED
    play(state, "leave G")
    assert lines(state, "hold.1", "loose") == ["YYB", "ginger-4+G"]
    assert (acting(state), asked(state)) == ("1", "sailing")


def test_ewo_2_each_further_tile_costs_another_cube() -> None:
    state = wonders("hold.1 YRGB")
    play(state, "sail ginger-4", "sail ginger-2", "leave Y", "sail chili-5", "leave R")
    play(state, "sail port-3", "leave B", "stop")
    assert lines(state, "hold.1", "boat.1") == ["G", "port-3"]
    assert set(line(state, "loose").split()) == {"ginger-4+Y", "ginger-2+R", "chili-5+B"}


def test_ewo_2_without_a_cube_the_boat_cannot_sail_on() -> None:
    state = play(wonders("hold.1 Y"), "sail ginger-4", "sail ginger-2", "leave Y")
    assert lines(state, "hold.1", "boat.1") == ["-", "ginger-2"]
    assert asked(state) == "arrive"
    assert options(state) == {"stay", "harvest"}
    assert refused(state, "sail chili-5") == NOT_ASKED


def test_ewo_2_cubes_lie_on_a_tile_until_they_are_taken() -> None:
    state = wonders("hold.1 YY", "hold.2 RR", "boat.2 cloves-4", "loose ginger-4+G")
    play(state, "sail ginger-4", "sail port-1", "leave Y", "stop", "harvest")
    play(state, "sail ginger-4", "sail chili-3", "leave R", "stop", "harvest")
    assert line(state, "loose") == "ginger-4+YRG"
    assert state.view(None).common["loose"] == {"ginger-4": "YRG"}


def test_ewo_2_a_round_trip_ends_like_any_other_move() -> None:
    state = wonders("hold.1 YR", "boat.2 tea-4", "hold.2 -", "loose tea-4+BB")
    play(state, "sail ginger-4", "sail tea-4", "leave Y", "stop")
    assert options(state) == {"toll R"}
    play(state, "toll R")
    assert lines(state, "hold.1", "hold.2", "loose") == ["BB", "R", "ginger-4+Y"]


def test_ewo_2_the_next_move_begins_with_a_free_tile_again() -> None:
    state = wonders("hold.1 -", "hold.2 -")
    play(state, "sail ginger-4", "harvest", "harvest", "sail port-1", "stop", "harvest")
    assert lines(state, "hold.1", "loose", "boat.1") == ["YYYY", "-", "port-1"]


# -- movement tiles ------------------------------------------------------------------------------


@pytest.mark.parametrize("tiles", [1, 2, 4])
def test_ewo_2_each_movement_tile_makes_a_further_tile_free(tiles: int) -> None:
    way = ["ginger-4", "ginger-2", "chili-5", "port-3", "tea-2"]
    state = wonders("hold.1 -", f"bonus.1 {tiles} 0 - 0 0")
    play(state, *(f"sail {tile}" for tile in way[: tiles + 1]))
    assert lines(state, "boat.1", "loose", "hold.1") == [way[tiles], "-", "-"]
    assert asked(state) == "arrive"


def test_ewo_2_beyond_the_free_tiles_a_cube_is_left() -> None:
    state = wonders("hold.1 B", "bonus.1 1 0 - 0 0")
    play(state, "sail ginger-4", "sail ginger-2")
    assert options(state, "stop") == {"stop"}
    play(state, "sail chili-5", "leave B")
    assert lines(state, "hold.1", "loose") == ["-", "ginger-2+B"]


def test_ewo_2_free_tiles_need_not_be_used_and_are_not_a_rivals() -> None:
    state = play(wonders("hold.1 -", "bonus.1 1 0 - 0 0"), "sail ginger-4")
    assert "stop" in options(state)
    assert asked(play(state, "stop")) == "arrive"
    rival = play(wonders("hold.1 -", "bonus.2 1 0 - 0 0"), "sail ginger-4")
    assert asked(rival) == "arrive"


def test_ewo_2_a_movement_tile_works_in_every_turn() -> None:
    state = wonders("hold.1 -", "bonus.1 1 0 - 0 0", "boat.2 port-4")
    play(state, "sail ginger-4", "sail port-1", "harvest", "harvest")
    play(state, "sail ginger-2", "sail chili-5", "stop", "harvest")
    assert lines(state, "hold.1", "loose", "bonus.1") == ["YYYY", "-", "1 0 - 0 0"]


# -- cubes on tiles ------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["ginger-4", "cloves-3"])
def test_ewo_2_all_cubes_lying_where_the_move_ends_are_taken(tile: str) -> None:
    state = play(wonders("hold.1 Y", f"loose {tile}+YRRB tea-5+G"), f"sail {tile}", "stop")
    assert lines(state, "hold.1", "loose") == ["YYRRB", "tea-5+G"]


def test_ewo_2_cubes_lying_on_a_port_are_taken_too() -> None:
    state = play(wonders("hold.1 -", "boat.1 ginger-4", "loose port-1+RG"), "sail port-1")
    assert lines(state, "hold.1", "loose") == ["RG", "-"]


def test_ewo_2_a_boat_that_passes_takes_nothing() -> None:
    state = play(wonders("hold.1 R", "loose ginger-4+GG"), "sail ginger-4", "sail port-1", "leave R")
    assert lines(state, "hold.1", "loose") == ["-", "ginger-4+RGG"]


def test_ewo_2_cubes_on_the_way_do_not_pay_for_sailing_on() -> None:
    state = play(wonders("hold.1 -", "loose ginger-4+GG"), "sail ginger-4")
    assert (asked(state), options(state, "sail")) == ("arrive", set())
    assert lines(state, "hold.1", "boat.1") == ["GG", "ginger-4"]
    waiting = play(wonders("hold.1 R", "loose ginger-4+GG"), "sail ginger-4", "sail port-1")
    assert options(waiting) == {"leave R"}


def test_ewo_2_cubes_taken_where_the_move_ends_can_be_used_there() -> None:
    state = wonders("hold.1 -", "outposts.1 ginger-5", "outposts.2 cloves-4", "loose ginger-5+RR cloves-4+YG")
    trading = play(state.copy(), "sail ginger-5", "stay", "trade x2")  # ginger-5 is R>YYY
    assert line(trading, "hold.1") == "YYYYYY"
    building = play(state.copy(), "sail cloves-4", "stay", "build", "pay Y", "pay G")
    assert lines(building, "outposts.1", "hold.1") == ["ginger-5 cloves-4", "-"]


def test_ewo_2_cubes_of_ones_own_are_taken_like_others() -> None:
    state = play(wonders("hold.1 YR"), "sail ginger-4", "sail tea-4", "leave Y")
    play(state, "sail ginger-4", "leave R")  # it ends on the tile with its first cube
    assert lines(state, "hold.1", "loose") == ["Y", "tea-4+R"]


def test_ewo_2_with_com_5_the_surplus_is_returned_at_the_end_of_the_turn() -> None:
    state = wonders("hold.1 YYYYYYYYY", "loose ginger-5+RRRR", "outposts.1 ginger-5")
    play(state, "sail ginger-5", "stop")
    assert line(state, "hold.1") == "YYYYYYYYYRRRR"
    play(state, "harvest")
    assert (acting(state), asked(state)) == ("1", "return")
    play(state, *["return Y"] * 5)
    assert (line(state, "hold.1"), acting(state)) == ("YYYYYYRRRR", "2")


@pytest.mark.parametrize("action", [("harvest",), ("stay", "build", "done")])
def test_rul_34_a_boat_that_stays_takes_no_cubes_from_its_tile(action: tuple[str, ...]) -> None:
    state = play(wonders("hold.1 RR", "loose tea-4+BBB"), *action)
    assert (line(state, "loose"), acting(state)) == ("tea-4+BBB", "2")
    assert "B" not in goods_of(state, 1)


def test_ewo_2_a_copy_sails_for_itself() -> None:
    state = play(wonders("hold.1 YY", "loose port-1+R"), "sail ginger-4")
    before = state.text()
    other = play(state.copy(), "sail port-1", "leave Y", "stop")
    assert lines(other, "loose", "hold.1") == ["ginger-4+Y", "YR"]
    assert state.text() == before


# -- tolls ---------------------------------------------------------------------------------------


def test_ewo_2_ending_on_a_market_pays_a_cube_of_choice_to_the_boat_there() -> None:
    state = wonders("hold.1 YRG", "boat.2 ginger-4", "hold.2 B")
    play(state, "sail ginger-4", "stop")
    assert (acting(state), asked(state)) == ("1", "toll")
    assert options(state) == {"toll Y", "toll R", "toll G"}
    assert refused(state, "toll B") == NO_CUBE
    assert refused(state, "harvest") == NOT_ASKED
    play(state, "toll R")
    assert lines(state, "hold.1", "hold.2") == ["YG", "RB"]
    assert asked(state) == "arrive"


def test_rul_17_and_rul_19_rivals_are_paid_one_by_one_clockwise_from_the_payer() -> None:
    boats = ("boat.1 tea-5", "boat.3 tea-5", "boat.4 tea-5", "boat.2 tea-4")
    holds = ("hold.1 -", "hold.2 YRGB", "hold.3 -", "hold.4 -")
    state = wonders(*boats, *holds, "turn 2", "agenda turn:2:1:0", players=4)
    play(state, "sail tea-5", "stop", "toll G")
    assert lines(state, "hold.3", "hold.4", "hold.1") == ["G", "-", "-"]
    play(state, "toll Y")
    assert options(state) == {"toll R", "toll B"}
    play(state, "toll B")
    assert lines(state, "hold.2", "hold.3", "hold.4", "hold.1") == ["R", "G", "Y", "B"]


def test_ewo_2_passing_boats_is_free() -> None:
    state = wonders("hold.1 Y", "boat.2 ginger-4", "hold.2 -")
    play(state, "sail ginger-4", "sail port-1", "leave Y")
    assert lines(state, "hold.1", "hold.2", "loose", "boat.1") == ["-", "-", "ginger-4+Y", "port-1"]


def test_ewo_2_ports_are_free_of_tolls() -> None:
    state = play(wonders("hold.1 Y", "boat.1 ginger-4", "boat.2 port-1", "hold.2 -"), "sail port-1", "stop")
    assert (asked(state), line(state, "hold.2")) == ("arrive", "-")
    poor = wonders("hold.1 -", "boat.1 ginger-4", "boat.2 port-1")
    assert line(play(poor, "sail port-1"), "boat.1") == "port-1"


def test_ewo_2_no_rival_is_paid_twice_and_the_start_tile_owes_nothing() -> None:
    """The boats on the tile that is left get nothing."""
    state = wonders("hold.1 YYY", "boat.2 tea-4", "hold.2 -", "boat.3 tea-4", "hold.3 -", players=3)
    play(state, "sail ginger-4", "stop", "harvest")
    assert lines(state, "hold.1", "hold.2", "hold.3") == ["YYYYY", "-", "-"]


@pytest.mark.parametrize(("hold", "offered"), [("-", False), ("Y", True)])
def test_rul_19_without_the_toll_a_move_cannot_end_there(hold: str, offered: bool) -> None:
    state = wonders(f"hold.1 {hold}", "boat.2 ginger-4")
    assert ("sail ginger-4" in options(state)) == offered
    if not offered:
        assert refused(state, "sail ginger-4") == NO_TOLL


def test_rul_19_cubes_on_the_tile_do_not_pay_its_toll() -> None:
    state = wonders("hold.1 -", "boat.2 ginger-4", "loose ginger-4+GGG")
    assert refused(state, "sail ginger-4") == NO_TOLL
    paying = play(wonders("hold.1 Y", "boat.2 ginger-4", "loose ginger-4+GGG"), "sail ginger-4", "stop")
    assert options(paying) == {"toll Y"}
    assert lines(play(paying, "toll Y"), "hold.1", "loose") == ["GGG", "-"]


def test_ewo_2_every_cube_left_behind_is_missing_for_the_toll() -> None:
    one = play(wonders("hold.1 Y", "boat.2 ginger-3"), "sail cloves-3")
    assert refused(one, "sail ginger-3") == NO_TOLL  # a cube for the tile, and none for the rival
    two = play(wonders("hold.1 YR", "boat.2 ginger-3"), "sail cloves-3", "sail ginger-3", "leave Y")
    assert options(two, "stop") == {"stop"}
    both = wonders("hold.1 YR", "boat.2 ginger-3", "boat.3 ginger-3", players=3)
    play(both, "sail cloves-3", "sail ginger-3", "leave Y")
    assert refused(both, "stop") == NO_TOLL
    assert options(both) == sails("chili-3", "tea-3", "cloves-3")


def test_ewo_2_who_cannot_pay_the_toll_may_sail_on() -> None:
    rivals = ("boat.2 ginger-4", "boat.3 ginger-4", "hold.2 -", "hold.3 -")
    state = play(wonders("hold.1 Y", *rivals, players=3), "sail ginger-4")
    assert refused(state, "stop") == NO_TOLL
    assert options(state) == sails("chili-3", "cloves-4", "port-1", "ginger-2", "cloves-3", "tea-4")
    play(state, "sail port-1", "leave Y")
    assert lines(state, "hold.1", "hold.2", "hold.3", "boat.1") == ["-", "-", "-", "port-1"]


def test_ewo_2_a_boat_is_never_led_where_it_can_neither_stop_nor_sail_on() -> None:
    """From ginger-4 the last cube leads to any tile without a rival, and not to the one with two."""
    boats = ("boat.2 ginger-4", "boat.3 ginger-4", "boat.4 cloves-3")
    state = play(wonders("hold.1 Y", *boats, players=4), "sail ginger-4")
    assert options(state) == sails("chili-3", "cloves-4", "port-1", "ginger-2", "tea-4")
    assert refused(state, "sail cloves-3") == NO_TOLL


def test_ewo_2_a_way_through_is_found_with_cubes_and_free_tiles() -> None:
    """port-1 with rivals on all three tiles around it, who want a cube each."""
    around = ("boat.1 port-1", "boat.2 ginger-2", "boat.3 chili-3", "boat.4 ginger-4")
    stuck = wonders("hold.1 -", *around, players=4)
    assert options(stuck) == {"harvest"}
    for tile in ("ginger-2", "chili-3", "ginger-4"):
        assert refused(stuck, f"sail {tile}") == NO_TOLL
    free = wonders("hold.1 -", *around, "bonus.1 1 0 - 0 0", players=4)
    assert options(free, "sail") == sails("ginger-2", "chili-3", "ginger-4")
    play(free, "sail ginger-4")
    assert options(free) == sails("cloves-4", "cloves-3", "tea-4", "port-1")
    assert refused(free, "stop") == NO_TOLL
    assert refused(free, "sail ginger-2") == NO_TOLL
    assert line(play(free, "sail cloves-3"), "boat.1") == "cloves-3"


def test_ewo_2_two_tiles_with_rivals_are_passed_with_two_free_tiles() -> None:
    around = ("boat.1 port-1", "boat.2 ginger-4", "boat.3 cloves-3", "boat.4 cloves-3")
    state = wonders("hold.1 -", *around, "bonus.1 2 0 - 0 0", players=4)
    play(state, "sail ginger-4")
    assert refused(state, "stop") == NO_TOLL
    play(state, "sail cloves-3")
    assert options(state) == sails("ginger-3", "chili-3", "tea-3", "chili-4", "tea-4")
    assert refused(state, "sail ginger-4") == NO_TOLL
    play(state, "sail ginger-3")
    assert lines(state, "hold.1", "loose", "boat.1") == ["-", "-", "ginger-3"]


# A map whose corner is a market that touches only two others, the fifth tile (`step`) and the ninth (`turn`).
CORNER = "o.P.o.o./.o.o.o.P/o.o.o.o./.o.o.o.o/P.o.o.o./.o.o.o.P"


@pytest.mark.parametrize(("free", "offered"), [(0, False), (1, False), (2, True)])
def test_ewo_2_a_way_out_may_be_several_tiles_away(free: int, offered: bool) -> None:
    """Rivals on the start tile, in the corner and on the only other tile beside it."""
    game = make_game("eastern-wonders", map=CORNER)
    tiles = [tile for tile in MAP.split() if not tile.startswith("port")]
    for hex, port in ((1, "port-1"), (7, "port-2"), (16, "port-3"), (23, "port-4")):
        tiles.insert(hex, port)
    corner, step, turn, beyond = tiles[0], tiles[4], tiles[8], tiles[12]
    boats = (f"boat.1 {step}", f"boat.2 {step}", f"boat.3 {corner}", f"boat.4 {turn}")
    given = ("map " + " ".join(tiles), *boats, "hold.1 -", f"bonus.1 {free} 0 - 0 0")
    state = wonders(*given, players=4, game=game)
    assert (f"sail {corner}" in options(state)) == offered
    if offered:
        play(state, f"sail {corner}")
        assert options(state) == sails(step, turn)
        play(state, f"sail {turn}")
        assert options(state) == sails(beyond, "port-3")
        assert line(play(state, f"sail {beyond}"), "boat.1") == beyond
    else:
        assert refused(state, f"sail {corner}") == NO_TOLL


def test_ewo_2_the_rule_counts_boats_and_not_the_own_one() -> None:
    """A boat that comes back to its start tile does not pay itself."""
    state = play(wonders("hold.1 Y"), "sail ginger-4", "sail tea-4", "leave Y")
    assert (line(state, "boat.1"), asked(state)) == ("tea-4", "arrive")


def test_ewo_2_with_com_5_a_rival_who_is_paid_above_the_limit_returns_after_the_payer() -> None:
    boats = ("boat.2 tea-4", "boat.1 ginger-4", "boat.3 port-4")
    holds = ("hold.1 YYYYYYYYYY", "hold.2 RRRRRRRRRR", "hold.3 -")
    state = wonders(*boats, *holds, "turn 2", "agenda turn:2:1:0", players=3)
    play(state, "sail ginger-4", "stop", "toll R", "harvest")
    assert (acting(state), asked(state)) == ("2", "return")
    play(state, "return R")
    assert (acting(state), asked(state)) == ("1", "return")
    assert options(state) == {"return Y", "return R"}
    play(state, "return Y")
    assert lines(state, "hold.1", "hold.2") == ["YYYYYYYYYR", "YYRRRRRRRR"]
    assert (acting(state), asked(state)) == ("3", "turn")


# -- RUL-5: who moved pays -----------------------------------------------------------------------

ALWAYS = make_game("eastern-wonders", {"toll": "always"})
TOGETHER = ("boat.2 tea-4", "boat.3 tea-4", "hold.2 -", "hold.3 -")


def test_rul_5_a_boat_that_stays_pays_nothing() -> None:
    state = play(wonders(*TOGETHER, "hold.1 RR", players=3), "stay", "build", "trade x1")
    assert lines(state, "hold.1", "hold.2", "hold.3") == ["GG", "-", "-"]
    assert "stay" in options(wonders(*TOGETHER, "hold.1 -", players=3))


def test_rul_5_with_toll_always_a_boat_that_stays_for_the_market_pays_first() -> None:
    state = play(wonders(*TOGETHER, "hold.1 YRG", players=3, game=ALWAYS), "stay")
    assert options(state) == {"toll Y", "toll R", "toll G"}
    play(state, "toll G", "toll Y")
    assert lines(state, "hold.1", "hold.2", "hold.3") == ["R", "G", "Y"]
    assert options(state) == {"build"}


def test_rul_5_with_toll_always_a_boat_that_cannot_pay_cannot_stay() -> None:
    state = wonders(*TOGETHER, "hold.1 B", players=3, game=ALWAYS)
    assert refused(state, "stay") == NO_TOLL
    assert "stay" in options(wonders(*TOGETHER, "hold.1 BB", players=3, game=ALWAYS))


def test_rul_5_with_toll_always_the_toll_leaves_what_the_market_costs() -> None:
    """Two rivals, one outpost of another's: three cubes. And RR>GG on tea-4 needs two red ones."""
    shared = (*TOGETHER, "outposts.2 tea-4")
    assert refused(wonders(*shared, "hold.1 YY", players=3, game=ALWAYS), "stay") == CANNOT_BUILD
    assert "stay" in options(wonders(*shared, "hold.1 YYY", players=3, game=ALWAYS))
    own = (*TOGETHER, "outposts.1 tea-4")
    assert refused(wonders(*own, "hold.1 RRY", players=3, game=ALWAYS), "stay") == CANNOT_TRADE
    state = play(wonders(*own, "hold.1 RRRY", players=3, game=ALWAYS), "stay", "toll R")
    assert options(state) == {"toll Y"}
    assert refused(state, "toll R") == "that cube is needed for the trade the boat stays for"


def test_rul_5_with_toll_always_a_boat_that_moved_pays_once() -> None:
    state = wonders("hold.1 YYY", "boat.2 ginger-4", "hold.2 -", game=ALWAYS)
    play(state, "sail ginger-4", "stop", "toll Y", "stay")
    assert options(state) == {"build"}
    assert lines(state, "hold.1", "hold.2") == ["YY", "Y"]


def test_rul_5_with_toll_always_a_boat_that_moved_chooses_any_cube() -> None:
    """It need not trade there: it may harvest."""
    state = wonders("hold.1 R", "boat.2 ginger-5", "outposts.1 ginger-5", game=ALWAYS)
    play(state, "sail ginger-5", "stop", "toll R")
    assert options(state) == {"harvest"}


def test_rul_5_with_toll_always_ports_stay_free() -> None:
    port = ("boat.1 port-1", "boat.2 port-1", "hold.1 YYGGG", "hold.2 -")
    state = play(wonders(*port, game=ALWAYS), "stay", "claim")
    assert lines(state, "hold.2", "tiles.1") == ["-", "v01"]


def test_ewo_2_there_are_no_cards_to_sail_with() -> None:
    for action in ("rest", "discard s1", "acquire 1"):
        with pytest.raises(UnknownAction):
            wonders().apply_text(action)


# -- positions from text -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (("loose tea-4+Y tea-4+R",), "loose"),
        (("loose tea-1+Y",), "loose"),
        (("loose tea-4",), "loose"),
        (("loose tea-4+-",), "loose"),
        (("agenda sailing:1:1:0",), "does not fit"),
        (("agenda sailing:2:1:1",), "does not fit"),
        (("agenda sailing:1:1:1 leave:1:1:24",), "does not fit"),
        (("agenda sailing:1:1:2 leave:1:1:3", "hold.1 -"), "does not fit"),
        (("agenda arrive:1:1:1",), "does not fit"),
        (("agenda arrive:1:1:0 collect:1:1:0",), "asks nothing"),
    ],
)
def test_text_a_position_that_cannot_be_is_refused(given: tuple[str, ...], problem: str) -> None:
    with pytest.raises(BadText, match=problem):
        wonders(*given)


def test_text_every_position_of_a_turn_can_be_read_again() -> None:
    state = wonders("hold.1 YYRR", "boat.2 ginger-2", "loose ginger-2+B", "outposts.2 ginger-2")
    way = ("sail ginger-4", "sail ginger-2", "leave Y", "stop", "toll R", "stay", "build", "pay Y", "pay R")
    for action in way:
        play(state, action)
        again = GAME.from_text(state.text())
        assert again.text() == state.text()
        assert options(again) == options(state)


def test_text_a_tile_with_a_thousand_cubes_can_be_read_again() -> None:
    """Four players who leave two cubes a turn on the same tile are there in the 126th round."""
    state = wonders("hold.1 YY", f"loose ginger-4+{'Y' * 999}")
    play(state, "sail ginger-4", "sail port-1", "leave Y")
    assert GAME.from_text(state.text()).text() == state.text()
