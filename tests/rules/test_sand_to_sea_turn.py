"""STS-8 to STS-15 and STS-18: acquire, play, sail with the market, rest."""

import pytest

from tests.positions import (
    GAME,
    MARKETS,
    NOT_ASKED,
    acting,
    asked,
    goods_of,
    line,
    lines,
    options,
    play,
    position,
    refused,
)

TOO_FEW = "there are fewer cubes than cards to the left"
TOO_FAR = "the tile is too far"
NO_TOLL = "there are too few cubes to pay every rival there"
CANNOT_TRADE = "there are not the cubes for that many trades"
NO_CUBE = "there is no such cube"

NEAR = {"cloves-3", "tea-5", "ginger-4", "chili-4", "cloves-4", "ginger-5"}  # one tile from tea-4
TWO_AWAY = {
    *("ginger-3", "chili-3", "tea-3", "port-1", "port-2", "sea-1"),
    *("sea-2", "chili-5", "cloves-5", "sea-3", "ginger-6", "chili-6"),
}
THREE_AWAY = {"port-3", "port-4", "tea-6", "cloves-6", "sea-4"}


def sails(*tiles: str) -> set[str]:
    return {f"sail {tile}" for tile in tiles}


# -- STS-8: acquire ------------------------------------------------------------------------------


def test_sts_8_the_card_in_slot_1_is_free() -> None:
    state = play(position(GAME, "hold.1 -", "row m11 m12 m13 m14"), "acquire 1")
    assert lines(state, "hand.1", "hold.1") == ["s1 s2 m11", "-"]
    play(state, "deal m40")
    assert line(state, "row") == "m12 m13 m14 m40"
    assert acting(state) == "2"


def test_sts_8_a_cube_of_choice_goes_on_each_card_to_the_left() -> None:
    state = position(GAME, "hold.1 YYRGB", "row m11 m12 m13 m14")
    play(state, "acquire 4")
    assert options(state) == {"place Y", "place R", "place G", "place B"}
    play(state, "place B", "place Y")
    assert options(state) == {"place Y", "place R", "place G"}
    assert refused(state, "place B") == NO_CUBE
    play(state, "place R", "deal m40")
    assert line(state, "row") == "m11+B m12+Y m13+R m40"
    assert lines(state, "hand.1", "hold.1") == ["s1 s2 m14", "YG"]


@pytest.mark.parametrize(("hold", "most"), [("-", 1), ("Y", 2), ("YB", 3), ("YRG", 4)])
def test_sts_8_a_card_that_cannot_be_paid_cannot_be_taken(hold: str, most: int) -> None:
    state = position(GAME, f"hold.1 {hold}")
    assert options(state, "acquire") == {f"acquire {slot}" for slot in range(1, most + 1)}
    for slot in range(most + 1, 5):
        assert refused(state, f"acquire {slot}") == TOO_FEW


def test_sts_8_cubes_on_the_card_come_into_the_hold() -> None:
    state = position(GAME, "hold.1 Y", "row m11+R m12+YGB m13 m14")
    play(state, "acquire 2", "place Y", "deal m40")
    assert line(state, "hold.1") == "YGB"
    assert line(state, "row") == "m11+YR m13 m14 m40"


def test_sts_8_cubes_on_cards_slide_with_their_cards() -> None:
    state = position(GAME, "hold.1 -", "row m11 m12+RR m13+B m14+YG")
    play(state, "acquire 1", "deal m40")
    assert line(state, "row") == "m12+RR m13+B m14+YG m40"


def test_sts_8_cards_left_of_the_one_taken_do_not_move() -> None:
    state = position(GAME, "hold.1 YYY", "row m11 m12+RR m13+B m14+YG")
    play(state, "acquire 3", "place Y", "place Y", "deal m40")
    assert line(state, "row") == "m11+Y m12+YRR m14+YG m40"
    assert line(state, "hold.1") == "YB"


def test_sts_8_the_row_is_refilled_from_the_deck_before_the_next_turn() -> None:
    state = play(position(GAME), "acquire 1")
    assert (acting(state), asked(state)) == ("chance", "deal")
    assert refused(state, "deal m02") == "the card is not in the deck"
    assert refused(state, "rest") == NOT_ASKED
    play(state, "deal m05")
    assert (acting(state), asked(state)) == ("2", "turn")


# -- STS-9: play ---------------------------------------------------------------------------------


def test_sts_9_a_played_card_lies_face_up_and_its_effect_happens() -> None:
    state = play(position(GAME, "hold.1 -"), "play s1")
    assert lines(state, "hand.1", "played.1", "discarded.1", "hold.1") == ["s2", "s1", "-", "YY"]
    assert acting(state) == "2"


def test_sts_9_only_cards_in_the_hand_can_be_played() -> None:
    cards = ("hand.1 s2", "played.1 s1", "discarded.1 m06", "hand.2 s1 s2 m07")
    state = position(GAME, *cards, "row m01 m02 m03 m04")
    assert options(state, "play") == {"play s2"}
    for card in ("s1", "m06", "m07", "m01", "m05"):
        assert refused(state, f"play {card}") == "the card is not in the hand"


def test_sts_9_a_trade_card_may_be_used_as_often_as_wished_but_at_least_once() -> None:
    state = position(GAME, "hand.1 m38", "hold.1 RRRRRRR")
    assert options(state, "play") == {"play m38 x1", "play m38 x2"}
    play(state, "play m38 x2")
    assert lines(state, "hold.1", "played.1") == ["RGGGGGG", "m38"]


def test_sts_9_playing_is_the_whole_turn() -> None:
    state = play(position(GAME, "hand.1 s1 m07", "hold.1 Y"), "play m07")
    assert (acting(state), asked(state)) == ("2", "turn")


# -- STS-10: sail --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "reached"),
    [
        (("hand.1 -",), set()),
        (("hand.1 s1",), NEAR),
        (("hand.1 -", "played.1 s1"), NEAR),
        (("hand.1 s1 s2",), NEAR | TWO_AWAY),
        (("hand.1 s1", "played.1 s2"), NEAR | TWO_AWAY),
        (("hand.1 -", "played.1 s1 s2"), NEAR | TWO_AWAY),
        (("hand.1 s1", "played.1 s2 m40"), NEAR | TWO_AWAY | THREE_AWAY),
        (("hand.1 -", "discarded.1 s1 s2 m40"), set()),
    ],
)
def test_sts_10_each_tile_costs_a_card_from_the_hand_or_played(
    cards: tuple[str, ...], reached: set[str]
) -> None:
    state = position(GAME, *cards, "hold.1 YYYY")
    assert options(state, "sail") == sails(*reached)
    for tile in (NEAR | TWO_AWAY | THREE_AWAY) - reached:
        assert refused(state, f"sail {tile}") == TOO_FAR


def test_sts_10_the_cards_are_chosen_in_any_mix_and_go_to_the_own_discard_pile() -> None:
    cards = ("hand.1 s1 m40", "played.1 s2 m41", "discarded.1 m42", "hand.2 s1 s2 m43")
    state = play(position(GAME, *cards), "sail sea-4")
    assert options(state) == {"discard s1", "discard m40", "discard s2", "discard m41"}
    assert refused(state, "discard m42") == "the card is neither in the hand nor played"
    assert refused(state, "discard m43") == "the card is neither in the hand nor played"
    play(state, "discard m41")
    assert refused(state, "discard m41") == "the card is neither in the hand nor played"
    play(state, "discard s1", "discard s2")
    assert lines(state, "hand.1", "played.1", "discarded.1") == ["m40", "-", "s1 s2 m41 m42"]
    assert line(state, "boat.1") == "sea-4"
    assert (line(state, "discarded.2"), acting(state)) == ("-", "2")


def test_sts_10_even_the_first_tile_has_to_be_paid() -> None:
    state = play(position(GAME), "sail ginger-4")
    assert (acting(state), asked(state)) == ("1", "discard")
    assert refused(state, "build") == NOT_ASKED
    assert refused(state, "done") == NOT_ASKED


def test_sts_10_seas_and_ports_are_sailed_like_any_tile() -> None:
    state = position(GAME, "hand.1 s1", "boat.1 sea-3")
    assert options(state, "sail") == sails("cloves-4", "chili-5", "tea-5", "port-3", "chili-6", "tea-6")


@pytest.mark.parametrize(("port", "cards"), [("port-2", 4), ("port-3", 3), ("port-4", 5)])
def test_sts_10_the_corners_are_four_tiles_apart_across_and_three_down(port: str, cards: int) -> None:
    state = position(GAME, "hand.1 s1 s2 m40 m41 m42", "boat.1 port-1", "boat.2 sea-4")
    play(state, f"sail {port}")
    paid = 0
    while asked(state) == "discard":
        play(state, min(options(state)))
        paid += 1
    assert paid == cards


def test_sts_10_a_boat_may_stay_without_paying() -> None:
    state = play(position(GAME, "hand.1 -"), "stay")
    assert line(state, "boat.1") == "tea-4"
    assert lines(state, "hand.1", "played.1", "discarded.1") == ["-", "-", "-"]


# -- STS-11: boats of opponents ------------------------------------------------------------------


def test_sts_11_ending_on_a_rival_boat_costs_a_cube_each() -> None:
    boats = ("boat.2 cloves-3", "boat.3 cloves-3", "boat.4 ginger-3")
    state = position(GAME, *boats, "hold.1 YRGB", "hold.2 -", "hold.3 -", "hold.4 -", players=4)
    play(state, "sail cloves-3", "discard s1")
    assert options(state) == {"toll Y", "toll R", "toll G", "toll B"}
    assert refused(state, "build") == NOT_ASKED
    play(state, "toll G")
    assert refused(state, "toll G") == NO_CUBE
    play(state, "toll Y")
    assert lines(state, "hold.1", "hold.2", "hold.3", "hold.4") == ["RB", "G", "Y", "-"]
    assert asked(state) == "visit"


@pytest.mark.parametrize(("hold", "allowed"), [("-", False), ("B", False), ("YY", True)])
def test_sts_11_a_move_may_not_end_where_the_tolls_cannot_be_paid(hold: str, allowed: bool) -> None:
    state = position(GAME, "boat.2 cloves-3", "boat.3 cloves-3", f"hold.1 {hold}", players=3)
    assert ("sail cloves-3" in options(state)) == allowed
    if not allowed:
        assert refused(state, "sail cloves-3") == NO_TOLL


def test_sts_11_passing_through_is_free() -> None:
    """The only way of two tiles from tea-4 to ginger-3 leads over the rival on cloves-3."""
    state = position(GAME, "boat.2 cloves-3", "hold.1 -", "hold.2 YY")
    play(state, "sail ginger-3", "discard s1", "discard s2")
    assert asked(state) == "visit"
    assert lines(state, "boat.1", "hold.1", "hold.2") == ["ginger-3", "-", "YY"]


@pytest.mark.parametrize("tile", ["port-1", "sea-1"])
def test_sts_11_ports_and_seas_are_free(tile: str) -> None:
    state = position(GAME, "boat.1 ginger-4", f"boat.2 {tile}", "hold.1 -", "hold.2 YY")
    play(state, f"sail {tile}", "discard s1")
    assert lines(state, "boat.1", "hold.1", "hold.2") == [tile, "-", "YY"]
    assert acting(state) == "2"


def test_sts_11_not_moving_is_free() -> None:
    state = position(GAME, "boat.2 tea-4", "hold.1 -", "hold.2 YY")
    play(state, "stay", "build")
    assert lines(state, "hold.1", "hold.2", "outposts.1") == ["-", "YY", "tea-4"]
    assert acting(state) == "2"


def test_sts_11_the_cubes_paid_are_gone_before_the_market() -> None:
    """Two cubes would pay for the second outpost of two players, but one of them is the toll."""
    market = ("boat.2 cloves-3", "outposts.2 cloves-3", "hold.2 -")
    poor = play(position(GAME, *market, "hold.1 YY"), "sail cloves-3", "discard s1", "toll Y")
    assert (acting(poor), asked(poor)) == ("2", "turn")
    rich = play(position(GAME, *market, "hold.1 YYY"), "sail cloves-3", "discard s1", "toll Y")
    assert options(rich) == {"build", "done"}


# -- STS-12: after the move ----------------------------------------------------------------------


def test_sts_12_a_boat_that_moved_to_a_market_may_use_it_or_not() -> None:
    state = play(position(GAME, "hold.1 RR", "outposts.1 ginger-4"), "sail ginger-4", "discard s1")
    assert options(state) == {"trade x1", "done"}
    assert refused(state, "claim") == NOT_ASKED
    play(state, "done")
    assert (line(state, "hold.1"), acting(state)) == ("RR", "2")


def test_sts_12_a_boat_that_moved_to_a_port_may_use_it_or_not() -> None:
    state = position(GAME, "boat.1 ginger-4", "hold.1 YYGGG", "ports v01 v02 v03 v04")
    play(state, "sail port-1", "discard s1")
    assert options(state) == {"claim", "done"}
    assert refused(state, "build") == "the tile is not a market"
    assert refused(state, "trade x1") == "the tile is not a market"
    play(state, "done")
    assert (lines(state, "hold.1", "tiles.1"), acting(state)) == (["YYGGG", "-"], "2")


def test_sts_12_there_is_nothing_to_do_at_sea() -> None:
    state = play(position(GAME, "boat.1 ginger-4"), "sail sea-1", "discard s1")
    assert (acting(state), asked(state)) == ("2", "turn")


def test_sts_12_only_one_thing_is_done_a_turn() -> None:
    state = position(GAME, "boat.1 port-1", "hold.1 YYGGG", "ports v01 v02 v03 v04")
    play(state, "stay", "claim", "reveal v05")
    assert (acting(state), asked(state)) == ("2", "turn")


# -- STS-13: outposts ----------------------------------------------------------------------------


def test_sts_13_the_first_outpost_on_a_tile_is_free() -> None:
    state = play(position(GAME, "hold.1 -", players=4), "stay", "build")
    assert lines(state, "outposts.1", "hold.1") == ["tea-4", "-"]


@pytest.mark.parametrize(
    ("players", "standing", "cost"), [(2, 1, 2), (3, 1, 1), (3, 2, 2), (4, 1, 1), (4, 2, 2), (4, 3, 3)]
)
def test_sts_13_an_outpost_costs_a_cube_for_each_there_and_two_for_two_players(
    players: int, standing: int, cost: int
) -> None:
    there = [f"outposts.{seat} tea-4" for seat in range(2, 2 + standing)]
    poor = position(GAME, *there, "boat.1 cloves-3", f"hold.1 {'G' * (cost - 1) or '-'}", players=players)
    play(poor, "sail tea-4", "discard s1")
    assert acting(poor) == "2"  # too few cubes for an outpost, so that nothing is asked
    rich = position(GAME, *there, f"hold.1 {'G' * cost}YR", players=players)
    holds = goods_of(rich, *range(2, players + 1))
    play(rich, "stay", "build")
    play(rich, *["pay G"] * cost)
    assert lines(rich, "hold.1", "outposts.1") == ["YR", "tea-4"]
    assert goods_of(rich, *range(2, players + 1)) == holds  # the cubes went to the supply


def test_sts_13_the_price_is_paid_in_cubes_of_choice() -> None:
    state = play(position(GAME, "outposts.2 tea-4", "hold.1 YRGB"), "stay", "build")
    assert options(state) == {"pay Y", "pay R", "pay G", "pay B"}
    play(state, "pay B")
    assert refused(state, "pay B") == NO_CUBE
    assert refused(state, "done") == NOT_ASKED
    assert line(state, "outposts.1") == "-"
    play(state, "pay Y")
    assert lines(state, "hold.1", "outposts.1", "outposts.2") == ["RG", "tea-4", "tea-4"]


def test_sts_13_an_outpost_that_cannot_be_paid_is_no_reason_to_stay() -> None:
    state = position(GAME, "outposts.2 tea-4", "hold.1 Y")
    assert refused(state, "stay") == "there are too few cubes for an outpost there"


def test_sts_13_a_player_has_one_outpost_on_a_tile() -> None:
    state = play(position(GAME, "outposts.1 tea-4", "hold.1 RRRR"), "stay")
    assert options(state) == {"trade x1", "trade x2"}
    assert refused(state, "build") == "an own outpost stands there already"


def test_sts_13_every_player_may_have_one_there() -> None:
    there = [f"outposts.{seat} tea-4" for seat in (2, 3, 4)]
    state = position(GAME, *there, "hold.1 YYY", players=4)
    play(state, "stay", "build", "pay Y", "pay Y", "pay Y")
    assert lines(state, *(f"outposts.{seat}" for seat in (1, 2, 3, 4))) == ["tea-4"] * 4


def test_sts_13_the_outpost_leaves_the_row_of_the_tile_s_symbol_leftmost_first() -> None:
    """The numbers uncovered from left to right are 0, 1, 2 and 3; other rows do not matter."""
    points = []
    for built in ("chili-3", "chili-3 tea-3", "chili-3 tea-3 tea-5", "chili-3 tea-3 tea-5 tea-6"):
        state = position(GAME, f"outposts.1 {built}", "hold.1 -")
        play(state, "stay", "build")
        score = state.view(None).seats[0].things["score"]
        assert isinstance(score, dict)
        points.append(score["outposts"])
    assert points == [0, 0 + 1, 0 + 1 + 2, 0 + 1 + 2 + 3]


def test_sts_13_building_is_optional_after_a_move() -> None:
    state = play(position(GAME), "sail cloves-3", "discard s1")
    assert options(state) == {"build", "done"}
    assert line(play(state, "done"), "outposts.1") == "-"


# -- STS-14: columns -----------------------------------------------------------------------------

ONE_EACH = "ginger-3 chili-3 cloves-3"
TWO_EACH = "ginger-3 ginger-4 chili-3 chili-4 cloves-3 cloves-4"
THREE_EACH = "ginger-3 ginger-4 ginger-5 chili-3 chili-4 chili-5 cloves-3 cloves-4 cloves-5"
FOUR_EACH = THREE_EACH + " ginger-6 chili-6 cloves-6"
TAKES = {"take 1", "take 2", "take 3", "take 4"}
BONUSES = {"bonus move", "bonus hold", "bonus points"}
BEFORE_COLUMN = {2: f"{TWO_EACH} tea-3", 3: f"{THREE_EACH} tea-3 tea-5", 4: f"{FOUR_EACH} tea-3 tea-5 tea-6"}


def test_sts_14_the_first_column_gives_a_card_of_choice() -> None:
    state = position(GAME, f"outposts.1 {ONE_EACH}", "hold.1 -", "row m11 m12 m13+YB m14")
    play(state, "stay", "build")
    assert options(state) == TAKES
    for bonus in BONUSES:
        assert refused(state, bonus) == "the first column gives a card, not a bonus tile"
    play(state, "take 3", "deal m40")
    assert lines(state, "hand.1", "hold.1") == ["s1 s2 m13", "YB"]
    assert line(state, "row") == "m11 m12 m14 m40"
    assert (acting(state), line(state, "bonus.1")) == ("2", "0 0 -")


@pytest.mark.parametrize("column", [2, 3, 4])
def test_sts_14_the_other_columns_give_a_bonus_tile_or_a_card(column: int) -> None:
    state = position(GAME, f"outposts.1 {BEFORE_COLUMN[column]}", "hold.1 -")
    play(state, "stay", "build")
    assert options(state) == TAKES | BONUSES
    card = play(state.copy(), "take 4", "deal m40")
    assert lines(card, "hand.1", "bonus.1", "row") == ["s1 s2 m04", "0 0 -", "m01 m02 m03 m40"]
    found = []
    for bonus in ("move", "hold", "points"):
        taken = play(state.copy(), f"bonus {bonus}")
        found.append((*lines(taken, "bonus.1", "bonus-left", "hand.1"), acting(taken)))
    assert found == [
        ("1 0 -", "3 4 4", "s1 s2", "2"),
        ("0 1 -", "4 3 4", "s1 s2", "2"),
        ("0 0 6", "4 4 3", "s1 s2", "2"),
    ]


@pytest.mark.parametrize(
    "built",
    [
        "ginger-3 chili-3",
        "ginger-3 ginger-4 ginger-5 ginger-6 chili-3 chili-4",
        f"{ONE_EACH} tea-3",
        f"{ONE_EACH} tea-3 ginger-4 chili-4",
        f"{TWO_EACH} tea-3 tea-5",
        f"{FOUR_EACH} tea-3 tea-5 tea-6".replace(" chili-6", ""),
    ],
)
def test_sts_14_there_is_no_reward_while_a_row_still_has_an_outpost_in_the_column(built: str) -> None:
    state = play(position(GAME, f"outposts.1 {built}", "hold.1 -"), "stay", "build")
    assert (acting(state), asked(state)) == ("2", "turn")


def test_sts_14_the_column_may_be_completed_by_any_row() -> None:
    built = "chili-3 cloves-3 tea-3"
    state = position(GAME, f"outposts.1 {built}", "boat.1 ginger-3", "hold.1 -")
    assert options(play(state, "stay", "build")) == TAKES


def test_sts_14_of_the_points_only_the_top_tile_can_be_taken() -> None:
    state = position(GAME, f"outposts.1 {BEFORE_COLUMN[4]}", "bonus.1 0 0 5", "bonus.2 0 0 6", "hold.1 -")
    play(state, "stay", "build", "bonus points")
    assert lines(state, "bonus.1", "bonus.2", "bonus-left") == ["0 0 5+4", "0 0 6", "4 4 1"]


def test_sts_14_there_is_no_limit_to_the_tiles_owned() -> None:
    state = position(GAME, f"outposts.1 {BEFORE_COLUMN[4]}", "bonus.1 2 0 -", "hold.1 -")
    play(state, "stay", "build", "bonus move")
    assert line(state, "bonus.1") == "3 0 -"


def test_sts_14_a_type_that_is_used_up_cannot_be_taken() -> None:
    gone = ("bonus.1 2 0 -", "bonus.2 2 0 -")
    state = position(GAME, f"outposts.1 {BEFORE_COLUMN[4]}", *gone, "hold.1 -")
    play(state, "stay", "build")
    assert options(state) == TAKES | {"bonus hold", "bonus points"}
    assert refused(state, "bonus move") == "it is not there to be taken"


def test_sts_14_the_reward_is_not_optional_and_costs_nothing() -> None:
    state = position(GAME, f"outposts.1 {BEFORE_COLUMN[2]}", "hold.1 RRR", "hold.2 YY")
    play(state, "stay", "build")
    assert refused(state, "done") == NOT_ASKED
    assert refused(state, "trade x1") == NOT_ASKED
    play(state, "take 4", "deal m40")
    assert lines(state, "hold.1", "row") == ["RRR", "m01 m02 m03 m40"]


def test_sts_14_the_reward_comes_before_the_trade_and_its_cubes_can_be_traded() -> None:
    state = position(GAME, f"outposts.1 {ONE_EACH}", "hold.1 R", "row m01+R m02 m03 m04")
    play(state, "stay", "build", "take 1", "deal m40")
    assert options(state) == {"trade x1", "done"}
    assert line(play(state, "trade x1"), "hold.1") == "GG"


def test_sts_14_the_outpost_is_paid_before_the_reward() -> None:
    state = position(GAME, f"outposts.1 {ONE_EACH}", "outposts.2 tea-4", "hold.1 YY")
    play(state, "stay", "build", "pay Y")
    assert refused(state, "take 1") == NOT_ASKED
    assert options(play(state, "pay Y")) == TAKES


# -- STS-15: the market's trade ------------------------------------------------------------------


def test_sts_15_an_own_outpost_lets_the_player_trade_any_number_of_times() -> None:
    state = position(GAME, "outposts.1 tea-4", "boat.1 cloves-3", "hold.1 RRRRRRR")
    play(state, "sail tea-4", "discard s1")
    assert options(state) == {"trade x1", "trade x2", "trade x3", "done"}
    assert refused(state, "trade x4") == CANNOT_TRADE
    play(state, "trade x3")
    assert (line(state, "hold.1"), acting(state)) == ("RGGGGGG", "2")


def test_sts_15_an_outpost_built_this_turn_counts() -> None:
    state = play(position(GAME, "hold.1 RR"), "stay", "build")
    assert options(state) == {"trade x1", "done"}
    assert line(play(state, "trade x1"), "hold.1") == "GG"


def test_sts_15_the_trade_is_optional() -> None:
    state = play(position(GAME, "hold.1 RR"), "stay", "build", "done")
    assert (line(state, "hold.1"), acting(state)) == ("RR", "2")


def test_sts_15_without_an_own_outpost_there_is_no_trade() -> None:
    state = position(GAME, "outposts.2 tea-4", "boat.1 cloves-3", "hold.1 RRRR")
    play(state, "sail tea-4", "discard s1")
    assert options(state) == {"build", "done"}
    assert refused(state, "trade x1") == "there is no own outpost on the tile"


def test_sts_15_an_outpost_elsewhere_does_not_help() -> None:
    state = play(position(GAME, "outposts.1 tea-5", "hold.1 RRRR"), "sail cloves-3", "discard s1")
    assert options(state) == {"build", "done"}


MARKET_TRADES = {
    "ginger-3": ("B", "YYYG"),
    "ginger-4": ("RR", "YYYG"),
    "ginger-5": ("R", "YYY"),
    "ginger-6": ("RR", "YYB"),
    "chili-3": ("B", "RRR"),
    "chili-4": ("YY", "RR"),
    "chili-5": ("BB", "RRRGG"),
    "chili-6": ("YYY", "RG"),
    "tea-3": ("YYYYY", "GGG"),
    "tea-4": ("RR", "GG"),
    "tea-5": ("B", "GG"),
    "tea-6": ("YY", "G"),
    "cloves-3": ("GG", "BB"),
    "cloves-4": ("YRG", "BB"),
    "cloves-5": ("YYY", "B"),
    "cloves-6": ("RRR", "BB"),
}


@pytest.mark.parametrize("tile", sorted(MARKETS))
def test_sts_15_every_market_trades_what_it_shows(tile: str) -> None:
    give, get = MARKET_TRADES[tile]
    state = position(GAME, f"outposts.1 {tile}", f"boat.1 {tile}", "boat.2 sea-4", f"hold.1 {give}")
    play(state, "stay")
    assert options(state) == {"trade x1"}
    assert line(play(state, "trade x1"), "hold.1") == get


# -- STS-18: rest --------------------------------------------------------------------------------


def test_sts_18_a_rest_takes_all_played_and_discarded_cards_back() -> None:
    cards = ("hand.1 s2", "played.1 s1 m40", "discarded.1 m41 m42")
    others = ("played.2 m20", "discarded.2 m21")
    state = play(position(GAME, *cards, *others), "rest")
    assert lines(state, "hand.1", "played.1", "discarded.1") == ["s1 s2 m40 m41 m42", "-", "-"]
    assert lines(state, "hand.2", "played.2", "discarded.2") == ["s1 s2", "m20", "m21"]
    assert acting(state) == "2"
