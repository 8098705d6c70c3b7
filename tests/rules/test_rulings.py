"""The rulings that sand-to-sea needs, and the three options that a table may set."""

from fractions import Fraction

import pytest

from tests.positions import (
    GAME,
    MARKETS,
    acting,
    asked,
    catalog_with,
    deal,
    line,
    lines,
    options,
    play,
    position,
    refused,
    weights,
)
from tradewinds import Dice, State, make_game
from tradewinds.core.errors import BadOption

EMPTY_SLOT = "there is no card in that slot"
NO_OUTPOST_PAID = "there are too few cubes for an outpost there"
NO_TOLL = "there are too few cubes to pay every rival there"
EMPTY_DECK = ("deck -", "discarded.2 *")
EMPTY_ROW = ("row - - - -", *EMPTY_DECK)
ONE_EACH = "ginger-3 chili-3 cloves-3"
TWO_EACH = f"{ONE_EACH} tea-3 ginger-4 chili-4 cloves-4"
TAKES = {"take 1", "take 2", "take 3", "take 4"}


# -- RUL-1: an empty merchant deck ---------------------------------------------------------------


def test_rul_1_an_empty_deck_leaves_slots_empty_from_the_right() -> None:
    state = position(GAME, "row m01 m02+Y m03 m04", *EMPTY_DECK, "hold.1 YY")
    play(state, "acquire 1")
    assert (line(state, "row"), acting(state)) == ("m02+Y m03 m04 -", "2")
    play(state, "acquire 3", "place Y", "place Y", "acquire 1")
    assert lines(state, "row", "hold.1") == ["m03+Y - - -", "YYYY"]


def test_rul_1_an_empty_slot_cannot_be_used() -> None:
    state = position(GAME, "row m01 m02 - -", *EMPTY_DECK, "hold.1 YYYY")
    assert options(state, "acquire") == {"acquire 1", "acquire 2"}
    assert refused(state, "acquire 3") == EMPTY_SLOT
    assert refused(state, "acquire 4") == EMPTY_SLOT
    column = position(GAME, "row m01 m02 - -", *EMPTY_DECK, f"outposts.1 {ONE_EACH}", "hold.1 -")
    play(column, "stay", "build")
    assert options(column) == {"take 1", "take 2"}
    assert refused(column, "take 3") == EMPTY_SLOT


def test_rul_1_the_last_card_of_the_deck_is_still_laid_out() -> None:
    state = position(GAME, "deck m43", "discarded.2 *", "row m01 m02 m03 m04")
    play(state, "acquire 1")
    assert weights(state) == {"deal m43": 1}
    play(state, "deal m43")
    assert lines(state, "row", "deck") == ["m02 m03 m04 m43", "-"]


# -- RUL-2: an empty stack of victory tiles ------------------------------------------------------


def test_rul_2_an_empty_stack_leaves_the_port_empty() -> None:
    empty = ("ports v01 v02 closed v04", "stack -", "tiles.2 v03")
    state = position(GAME, *empty, "boat.1 port-3", "boat.2 port-1", "hold.2 YYGGG")
    play(state, "rest", "stay", "claim")
    assert lines(state, "ports", "tiles.2") == ["closed v02 - v04", "v01 v03"]
    assert refused(state, "stay") == "there is no victory tile in the port"


def test_rul_2_the_closed_port_tile_may_be_the_last_of_the_stack() -> None:
    state = position(GAME, "stack -", "closed-within 1", "boat.1 port-1", "hold.1 YYGGG")
    play(state, "stay", "claim")
    assert list(weights(state)) == ["reveal closed"]
    assert line(play(state, "reveal closed"), "ports") == "closed v02 v03 v04"


# -- RUL-3: rest ---------------------------------------------------------------------------------


def test_rul_3_resting_is_always_possible_also_with_nothing_to_take_back() -> None:
    state = position(GAME)
    assert "rest" in options(state)
    play(state, "rest")
    assert lines(state, "hand.1", "played.1", "discarded.1") == ["s1 s2", "-", "-"]
    assert acting(state) == "2"


def test_rul_3_who_can_do_nothing_else_rests() -> None:
    nothing = ("hand.1 -", "played.1 -", "discarded.1 s1 s2", "hold.1 -", "boat.1 sea-1")
    state = position(GAME, *nothing, *EMPTY_ROW)
    assert options(state) == {"rest"}
    assert line(play(state, "rest"), "hand.1") == "s1 s2"


# -- RUL-4: boats at the start -------------------------------------------------------------------


def test_rul_4_boats_may_start_together_and_nobody_pays() -> None:
    state = deal(make_game("sand-to-sea", {"first": "1"}).start(3))
    tile = next(word for word in line(state, "map").split() if word in MARKETS)
    play(state, "choose YG", f"dock {tile}", "choose RR", f"dock {tile}", "choose YYR", f"dock {tile}")
    assert lines(state, "boat.1", "boat.2", "boat.3") == [tile] * 3
    assert lines(state, "hold.1", "hold.2", "hold.3") == ["YYR", "RR", "YG"]
    assert (acting(state), asked(state)) == ("1", "turn")


# -- RUL-5: payments are due when the boat moved -------------------------------------------------

TOGETHER = ("boat.2 tea-4", "boat.3 tea-4", "hold.2 -", "hold.3 -")
ALWAYS = make_game("sand-to-sea", {"toll": "always"})


def test_rul_5_a_boat_that_stays_pays_nothing() -> None:
    state = play(position(GAME, *TOGETHER, "hold.1 RR", players=3), "stay", "build")
    assert options(state) == {"trade x1", "done"}
    assert lines(state, "hold.1", "hold.2", "hold.3") == ["RR", "-", "-"]


def test_rul_5_with_toll_always_a_boat_that_stays_pays_too() -> None:
    state = play(position(ALWAYS, *TOGETHER, "hold.1 YRG", players=3), "stay")
    assert options(state) == {"toll Y", "toll R", "toll G"}
    play(state, "toll G", "toll Y")
    assert lines(state, "hold.1", "hold.2", "hold.3") == ["R", "G", "Y"]
    assert options(state) == {"build"}


def test_rul_5_with_toll_always_a_boat_that_cannot_pay_cannot_stay() -> None:
    state = position(ALWAYS, *TOGETHER, "hold.1 B", players=3)
    assert refused(state, "stay") == NO_TOLL


def test_rul_5_with_toll_always_the_toll_does_not_pay_for_the_market() -> None:
    """Three cubes: two are the toll, and one does not pay for an outpost beside another's."""
    shared = ("boat.2 tea-4", "outposts.2 tea-4", "outposts.3 tea-4", "boat.3 tea-4")
    state = position(ALWAYS, *shared, "hold.1 YYY", players=3)
    assert refused(state, "stay") == NO_OUTPOST_PAID
    assert "stay" in options(position(ALWAYS, *shared, "hold.1 YYYY", players=3))


def test_rul_5_with_toll_always_ports_stay_free() -> None:
    port = ("boat.1 port-1", "boat.2 port-1", "hold.1 YYGGG", "hold.2 -", "ports v01 v02 v03 v04")
    state = play(position(ALWAYS, *port), "stay", "claim")
    assert lines(state, "hold.2", "tiles.1") == ["-", "v01"]


# -- RUL-9: what everybody saw -------------------------------------------------------------------

HIDDEN = make_game("sand-to-sea", {"scores": "hidden"})
TAKEN = ("tiles.1 v05 v25", "tiles.2 v06", "discarded.1 m40", "hold.1 RR")


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_rul_9_taken_tiles_discards_and_the_running_score_are_shown_to_all(viewer: int | None) -> None:
    things = position(GAME, *TAKEN).view(viewer).seats[0].things
    assert things["tiles"] == ["v05", "v25"]
    assert things["discarded"] == ["m40"]
    assert things["score"] == {"tiles": 32, "outposts": 0, "bonus": 0, "goods": 2}


def test_rul_9_hidden_scores_are_seen_by_their_owner_only() -> None:
    state = position(HIDDEN, *TAKEN)
    for viewer in (None, 0, 1):
        for seat in (0, 1):
            things = state.view(viewer).seats[seat].things
            assert ("tiles" in things) == (viewer == seat)
            assert ("score" in things) == (viewer == seat)
    assert state.view(1).seats[0].things["tile_count"] == 2


def test_rul_9_hidden_scores_are_shown_at_the_end() -> None:
    last = ("tiles.1 v05 v25 v07 v08", "tiles.2 v06", "ending yes", "turn 2", "agenda turn:2:1:0")
    state = play(position(HIDDEN, *last), "rest")
    things = state.view(None).seats[0].things
    assert things["tiles"] == ["v05", "v07", "v08", "v25"]
    assert things["score"] == {"tiles": 56, "outposts": 0, "bonus": 0, "goods": 1}


def test_rul_9_the_option_changes_what_is_shown_and_not_what_is_played() -> None:
    shown, hidden = (position(game, *TAKEN) for game in (GAME, HIDDEN))
    assert shown.text() == hidden.text()
    assert options(shown) == options(hidden)


# -- RUL-16: the guard ---------------------------------------------------------------------------


def test_rul_16_the_game_ends_after_200_rounds_and_is_scored() -> None:
    state = position(GAME, "round 199", "hold.1 YR", "hold.2 GG", players=2)
    play(state, "rest", "rest")
    assert (line(state, "round"), acting(state)) == ("200", "1")
    play(state, "rest")
    assert acting(state) == "2"
    play(state, "rest")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (1, 2)
    assert "200 rounds" in outcome.reason


# -- RUL-17, RUL-19: paying ----------------------------------------------------------------------


def test_rul_17_any_cube_is_paid_cube_by_cube_in_the_payer_s_order() -> None:
    state = position(GAME, "outposts.2 tea-4", "hold.1 YRB")
    first = play(state.copy(), "stay", "build", "pay B", "pay Y")
    second = play(state.copy(), "stay", "build", "pay Y", "pay B")
    assert line(first, "hold.1") == line(second, "hold.1") == "R"
    half = play(state, "stay", "build", "pay R")
    assert options(half) == {"pay Y", "pay B"}


def test_rul_19_a_cost_is_paid_in_full_or_the_thing_cannot_be_chosen() -> None:
    state = position(GAME, "hold.1 R", "outposts.2 tea-4", "boat.2 cloves-3", "boat.3 cloves-3", players=3)
    assert "acquire 3" not in options(state)
    assert "sail cloves-3" not in options(state)
    assert "stay" in options(state)
    two = position(GAME, "hold.1 R", "outposts.2 tea-4")
    assert refused(two, "stay") == NO_OUTPOST_PAID


def test_rul_19_cubes_on_the_card_that_is_acquired_do_not_help() -> None:
    state = position(GAME, "hold.1 Y", "row m01 m02 m03+BBBB m04")
    reason = "there are fewer cubes than cards to the left"
    assert refused(state, "acquire 3") == reason


def test_rul_19_cubes_go_on_cards_from_slot_1_rightwards() -> None:
    state = play(position(GAME, "hold.1 YRGB"), "acquire 4", "place G", "place B")
    assert line(state, "row") == "m01+G m02+B m03 m04"
    assert line(play(state, "place Y", "deal m40"), "row") == "m01+G m02+B m03+Y m40"


@pytest.mark.parametrize(("payer", "order"), [(1, [2, 3, 4]), (2, [3, 4, 1]), (3, [4, 1, 2])])
def test_rul_19_several_opponents_are_paid_in_turn_order_after_the_payer(
    payer: int, order: list[int]
) -> None:
    boats = [f"boat.{seat} cloves-3" for seat in order]
    holds = [f"hold.{seat} -" for seat in order]
    turn = (f"turn {payer}", f"agenda turn:{payer}:1:0", f"boat.{payer} tea-4", f"hold.{payer} YRG")
    state = position(GAME, *boats, *holds, *turn, players=4)
    play(state, "sail cloves-3", "discard s1", "toll R", "toll G", "toll Y")
    assert lines(state, *(f"hold.{seat}" for seat in order)) == ["R", "G", "Y"]


# -- RUL-18: the first player --------------------------------------------------------------------


def test_rul_18_the_first_player_is_drawn_at_random() -> None:
    drawn = weights(GAME.start(4))
    assert {Fraction(weight, sum(drawn.values())) for weight in drawn.values()} == {Fraction(1, 4)}


@pytest.mark.parametrize("first", [1, 2, 3])
def test_rul_18_a_table_may_choose_the_seat_that_begins(first: int) -> None:
    state = make_game("sand-to-sea", {"first": str(first)}).start(3)
    assert lines(state, "first", "turn") == [str(first), str(first)]
    assert asked(state) == "box"


def test_rul_18_a_seat_that_is_not_at_the_table_cannot_be_chosen_to_begin() -> None:
    with pytest.raises(BadOption):
        make_game("sand-to-sea", {"first": "4"}).start(2)


# -- RUL-20: the way -----------------------------------------------------------------------------


def test_rul_20_a_sail_costs_exactly_the_shortest_way() -> None:
    state = position(GAME, "hand.1 s1 s2 m40 m41 m42")
    play(state, "sail port-2", "discard s1", "discard m42")
    assert (acting(state), line(state, "discarded.1")) == ("2", "s1 m42")


def test_rul_20_free_tiles_are_used_first_and_need_no_card() -> None:
    state = position(GAME, "bonus.1 2 0 -", "hand.1 s1 s2", "hold.1 -")
    play(state, "sail port-2")
    assert (acting(state), lines(state, "boat.1", "hand.1", "discarded.1")) == (
        "2",
        ["port-2", "s1 s2", "-"],
    )


def test_rul_20_a_round_trip_is_not_offered() -> None:
    state = position(GAME, "hand.1 s1 s2 m40", "bonus.1 2 0 -")
    assert refused(state, "sail tea-4") == "the boat is there already"


# -- RUL-21: a sail has to do something ----------------------------------------------------------


@pytest.mark.parametrize(
    ("nothing", "reason"),
    [
        (("boat.1 sea-1",), "there is nothing to do where the boat is"),
        (("boat.1 port-1", "hold.1 YRR"), "there are not the cubes that the victory tile costs"),
        (("boat.1 port-1", "hold.1 YYGGG", "ports closed v02 v03 v04", "tiles.2 v01"), "the port is closed"),
        (("outposts.1 tea-4", "hold.1 YYYR"), "there are not the cubes for that many trades"),
        (("outposts.2 tea-4", "hold.1 R"), NO_OUTPOST_PAID),
    ],
)
def test_rul_21_a_boat_with_nothing_to_do_cannot_stay(nothing: tuple[str, ...], reason: str) -> None:
    assert refused(position(GAME, *nothing), "stay") == reason


def test_rul_21_a_toll_for_staying_leaves_what_the_trade_costs() -> None:
    """On tea-4 the trade takes RR; the only cube to spare is the yellow one."""
    there = ("boat.2 tea-4", "outposts.1 tea-4")
    state = play(position(ALWAYS, *there, "hold.1 YRR"), "stay")
    assert options(state) == {"toll Y"}
    assert refused(state, "toll R") == "that cube is needed for the trade the boat stays for"
    assert options(play(state, "toll Y")) == {"trade x1"}
    assert "stay" not in options(position(ALWAYS, *there, "hold.1 RR"))
    moved = position(ALWAYS, "boat.1 cloves-3", *there, "hold.1 YRR")
    assert options(play(moved, "sail tea-4", "discard s1")) == {"toll Y", "toll R"}


def test_rul_21_a_boat_that_stays_does_something() -> None:
    state = play(position(GAME, "hold.1 RR"), "stay")
    assert options(state) == {"build"}
    assert refused(state, "done") == "a boat that stays has to do something"


def test_rul_21_moving_is_something() -> None:
    state = play(position(GAME), "sail cloves-3", "discard s1", "done")
    assert (line(state, "boat.1"), acting(state)) == ("cloves-3", "2")


# -- RUL-22: cards that change nothing -----------------------------------------------------------


@pytest.mark.parametrize("hold", ["-", "BB"])
def test_rul_22_an_upgrade_card_may_be_played_without_anything_to_upgrade(hold: str) -> None:
    state = play(position(GAME, f"hold.1 {hold}"), "play s2")
    assert lines(state, "hold.1", "played.1") == [hold, "s2"]
    assert acting(state) == "2"


def test_rul_22_a_trade_card_may_not_be_played_without_a_trade() -> None:
    state = position(GAME, "hand.1 m41", "hold.1 GYYY")
    assert options(state, "play") == set()
    assert refused(state, "play m41 x1") == "there are not the cubes for that many trades"


# -- RUL-23: what there is -----------------------------------------------------------------------


def test_rul_23_the_first_column_gives_nothing_when_there_is_no_card() -> None:
    state = position(GAME, *EMPTY_ROW, f"outposts.1 {ONE_EACH}", "hold.1 RR")
    play(state, "stay", "build")
    assert options(state) == {"trade x1", "done"}
    assert line(state, "bonus-left") == "4 4 4"


def test_rul_23_a_later_column_gives_a_bonus_tile_when_there_is_no_card() -> None:
    state = position(GAME, *EMPTY_ROW, f"outposts.1 {TWO_EACH}", "hold.1 RR")
    play(state, "stay", "build")
    assert options(state) == {"bonus move", "bonus hold", "bonus points"}
    assert refused(state, "take 1") == EMPTY_SLOT


ALL_BONUS_TILES = ("bonus.2 4 4 6+5+4+3",)


def test_rul_23_a_later_column_gives_a_card_when_there_is_no_bonus_tile() -> None:
    state = position(GAME, *ALL_BONUS_TILES, f"outposts.1 {TWO_EACH}", "hold.1 RR")
    assert options(play(state, "stay", "build")) == TAKES


def test_rul_23_a_column_gives_nothing_when_there_is_neither() -> None:
    state = position(GAME, *ALL_BONUS_TILES, *EMPTY_ROW, f"outposts.1 {TWO_EACH}", "hold.1 -")
    play(state, "stay", "build")
    assert (acting(state), asked(state)) == ("2", "turn")
    assert set(line(state, "outposts.1").split()) == {*TWO_EACH.split(), "tea-4"}


# -- RUL-24: an empty row ------------------------------------------------------------------------


def short_rows() -> State:
    """A pack whose player boards have two columns; both outposts of tea are on the map."""
    game = make_game("sand-to-sea", pack=catalog_with({"sand-to-sea": "[0, 1]"}))
    return position(game, "outposts.1 tea-3 tea-5", "hold.1 YYYY")


def test_rul_24_no_outpost_can_be_built_from_an_empty_row() -> None:
    assert refused(short_rows(), "stay") == "no outpost is left in the row of that symbol"
    moved = play(short_rows(), "sail cloves-3", "discard s1")
    assert options(moved) == {"build", "done"}  # the other rows still have theirs


def test_rul_24_a_board_with_fewer_columns_scores_only_those() -> None:
    score = short_rows().view(None).seats[0].things["score"]
    assert isinstance(score, dict)
    assert score["outposts"] == 0 + 1


# -- the options themselves ----------------------------------------------------------------------


def test_options_have_their_default_values() -> None:
    assert GAME.options == {"toll": "moved", "scores": "open", "first": "random"}


@pytest.mark.parametrize(
    "wrong", [{"toll": "never"}, {"scores": "shut"}, {"first": "5"}, {"first": "0"}, {"weather": "fine"}]
)
def test_options_that_do_not_exist_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        make_game("sand-to-sea", wrong)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("toll", ["moved", "always"])
def test_options_every_game_comes_to_an_end(players: int, toll: str) -> None:
    state = make_game("sand-to-sea", {"toll": toll}).start(players)
    state.playout(Dice(f"{players} {toll}"))
    outcome = state.outcome()
    assert outcome is not None
    assert sorted(outcome.ranking) == list(range(players))
    assert refused(state, "rest") == "the game is over"
