"""COM-1 to COM-12, as sand-to-sea plays them."""

import pytest

from tests.positions import (
    GAME,
    MERCHANTS,
    NOT_ASKED,
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
from tradewinds import make_game
from tradewinds.core.errors import UnknownAction

NO_CUBE = "there is no such cube"
CANNOT_TRADE = "there are not the cubes for that many trades"
YYR_IN_HAND = ("hand.1 s1 s2 m04", "row m01 m02 m03 m05")
LAST_ROUND = "round 200"  # RUL-16 ends the game after it: an end without victory tiles
CARD_TEXTS = """
gain YY,upgrade 2,gain YR,gain G,gain YYY,gain YYR,gain YYYY,gain B,gain RR,gain YG,upgrade 3,
YYY>B,R>YYY,GG>YYRRR,GG>YYRB,B>YYYG,RR>YYYG,RRR>YYGG,B>YYRR,YYYY>GG,YY>G,YR>B,G>RR,RR>YYB,
YYY>RG,GG>RRB,RRR>YGB,B>RRR,RRR>BB,B>YRG,G>YRR,G>YYYYR,YYYYY>BB,YYYY>GB,BB>RRRGG,BB>YRGGG,
YYYYY>GGG,YYG>BB,GGG>BBB,RRR>GGG,YYY>RRR,YY>RR,GG>BB,RR>GG,B>GG
"""
ALL_CARDS = dict(zip(["s1", "s2", *MERCHANTS], CARD_TEXTS.replace("\n", "").split(","), strict=True))


# -- COM-1: goods --------------------------------------------------------------------------------


def test_com_1_goods_rise_from_yellow_over_red_and_green_to_brown() -> None:
    state = position(GAME, "hand.1 s1 s2 m09", "hold.1 Y")
    play(state, "play m09")
    found = []
    for good in "YRG":
        play(state, f"upgrade {good}")
        found.append(line(state, "hold.1"))
    assert found == ["R", "G", "B"]


def test_com_1_the_supply_is_unlimited() -> None:
    browns = "B" * 10
    holds = [f"hold.{seat} {browns}" for seat in (1, 2, 3, 4)]
    row = f"row m01+{browns} m02+{browns} m03+{browns} m04+{browns}"
    state = position(GAME, *holds, row, "hand.1 s1 s2 m06", players=4)
    assert line(play(state, "play m06"), "hold.1") == "B" * 11


# -- COM-2: upgrade ------------------------------------------------------------------------------


def test_com_2_an_upgrade_raises_a_cube_by_one_level_at_most_n_times() -> None:
    state = play(position(GAME, "hold.1 YYRG"), "play s2")
    assert options(state) == {"upgrade Y", "upgrade R", "upgrade G", "done"}
    play(state, "upgrade Y")
    assert (line(state, "hold.1"), acting(state)) == ("YRRG", "1")
    play(state, "upgrade G")
    assert (line(state, "hold.1"), acting(state)) == ("YRRB", "2")


def test_com_2_the_same_cube_may_be_upgraded_more_than_once() -> None:
    state = play(position(GAME, "hold.1 Y"), "play s2", "upgrade Y", "upgrade R")
    assert line(state, "hold.1") == "G"


@pytest.mark.parametrize("steps", [[], ["upgrade Y"]])
def test_com_2_every_step_of_an_upgrade_is_optional(steps: list[str]) -> None:
    state = play(position(GAME, "hold.1 YY"), "play s2", *steps, "done")
    assert (line(state, "hold.1"), acting(state)) == ("YR" if steps else "YY", "2")


def test_com_2_brown_cannot_be_upgraded() -> None:
    state = play(position(GAME, "hold.1 YB"), "play s2")
    assert options(state) == {"upgrade Y", "done"}
    with pytest.raises(UnknownAction):
        state.apply_text("upgrade B")


def test_com_2_only_an_owned_cube_can_be_upgraded() -> None:
    state = play(position(GAME, "hold.1 YB", "hold.2 RRGG"), "play s2")
    assert refused(state, "upgrade R") == NO_CUBE
    assert refused(state, "upgrade G") == NO_CUBE


def test_com_2_an_upgrade_ends_by_itself_when_everything_is_brown() -> None:
    state = play(position(GAME, "hold.1 GB"), "play s2", "upgrade G")
    assert (line(state, "hold.1"), acting(state)) == ("BB", "2")


# -- COM-3: gain ---------------------------------------------------------------------------------


def test_com_3_a_gain_takes_the_shown_cubes_from_the_supply() -> None:
    state = play(position(GAME, "hand.1 s1 s2 m08", "hold.1 YR", "hold.2 YG"), "play m08")
    assert lines(state, "hold.1", "hold.2") == ["YYRG", "YG"]


# -- COM-4: trade --------------------------------------------------------------------------------


def test_com_4_a_trade_pays_what_is_above_the_arrow_and_takes_what_is_below() -> None:
    state = play(position(GAME, "hand.1 s1 s2 m12", "hold.1 YGGG"), "play m12 x1")
    assert line(state, "hold.1") == "YYYRRRG"


def test_com_4_a_trade_repeats_as_often_as_it_can_be_paid_and_no_more() -> None:
    state = position(GAME, "hand.1 m40", "hold.1 YYYYYYY")
    assert options(state, "play") == {"play m40 x1", "play m40 x2", "play m40 x3"}
    assert refused(state, "play m40 x4") == CANNOT_TRADE
    assert line(play(state.copy(), "play m40 x2"), "hold.1") == "YYYRRRR"
    assert line(play(state, "play m40 x3"), "hold.1") == "YRRRRRR"


def test_com_4_the_scarcest_good_bounds_a_trade_of_two_goods() -> None:
    state = position(GAME, "hand.1 m20", "hold.1 YYYYRR")
    assert options(state, "play") == {"play m20 x1", "play m20 x2"}
    assert line(play(state, "play m20 x2"), "hold.1") == "YYBB"


def test_com_4_what_the_trade_itself_brings_in_counts_for_repeating_it() -> None:
    game = make_game("sand-to-sea", pack=catalog_with({"m19": "YY>YB", "tea-4": "YYY>YYG"}))
    state = position(game, "hand.1 m19", "hold.1 YYYY", "outposts.1 tea-4")
    assert options(state, "play") == {"play m19 x1", "play m19 x2", "play m19 x3"}
    assert line(play(state.copy(), "play m19 x3"), "hold.1") == "YBBB"
    play(state, "stay")
    assert options(state) == {"trade x1", "trade x2"}
    assert line(play(state, "trade x2"), "hold.1") == "YYGG"


def test_com_4_a_trade_that_cannot_be_paid_once_cannot_be_chosen() -> None:
    state = position(GAME, "hand.1 s1 s2 m12 m36", "hold.1 YYRB", "hold.2 GGG")
    assert options(state, "play") == {"play s1", "play s2"}
    assert refused(state, "play m12 x1") == CANNOT_TRADE
    assert refused(state, "play m36 x1") == CANNOT_TRADE


# -- COM-5: storage ------------------------------------------------------------------------------


def test_com_5_ten_cubes_may_be_kept() -> None:
    state = play(position(GAME, "hold.1 YYYYYYYY"), "play s1")
    assert (line(state, "hold.1"), acting(state)) == ("Y" * 10, "2")


def test_com_5_the_surplus_is_returned_in_cubes_of_choice_at_the_end_of_the_turn() -> None:
    state = play(position(GAME, *YYR_IN_HAND, "hold.1 YYYYYRRRRG"), "play m04")
    assert (line(state, "hold.1"), acting(state)) == ("YYYYYYYRRRRRG", "1")
    assert options(state) == {"return Y", "return R", "return G"}
    assert refused(state, "return B") == NO_CUBE
    assert refused(state, "done") == NOT_ASKED
    play(state, "return G", "return R", "return R")
    assert (line(state, "hold.1"), acting(state)) == ("YYYYYYYRRR", "2")


def test_com_5_the_surplus_may_be_spent_during_the_turn() -> None:
    reward = ("boat.1 tea-6", "boat.2 chili-6", "outposts.1 ginger-3 chili-3 cloves-3", "hold.1 YYYYYYYYYY")
    state = position(GAME, *reward, "row m01+YYYY m02 m03 m04")
    play(state, "stay", "build", "take 1", "deal m09")
    assert (line(state, "hold.1"), acting(state)) == ("Y" * 14, "1")
    spent = play(state.copy(), "trade x7")
    assert (line(spent, "hold.1"), acting(spent)) == ("G" * 7, "2")
    kept = play(state, "done")
    assert (asked(kept), acting(kept)) == ("return", "1")
    play(kept, *["return Y"] * 4)
    assert (line(kept, "hold.1"), acting(kept)) == ("Y" * 10, "2")


def test_com_5_a_market_trade_may_exceed_the_limit_until_the_end_of_the_turn() -> None:
    state = position(GAME, "boat.1 ginger-5", "outposts.1 ginger-5", "hold.1 RRRRRR")
    play(state, "stay", "trade x5")
    assert (line(state, "hold.1"), asked(state)) == ("Y" * 15 + "R", "return")
    play(state, *["return Y"] * 6)
    assert (line(state, "hold.1"), acting(state)) == ("Y" * 9 + "R", "2")


def test_com_5_an_opponent_who_was_paid_returns_the_surplus_too() -> None:
    state = position(GAME, "boat.2 cloves-3", "hold.1 YRG", "hold.2 YYYYYYBBBB")
    play(state, "sail cloves-3", "discard s1", "toll R", "done")
    assert (acting(state), asked(state)) == ("2", "return")
    assert line(state, "hold.2") == "YYYYYYRBBBB"
    assert options(state) == {"return Y", "return R", "return B"}
    play(state, "return B")
    assert lines(state, "hold.1", "hold.2") == ["YG", "YYYYYYRBBB"]
    assert (acting(state), asked(state)) == ("2", "turn")


def test_com_5_first_the_player_at_turn_then_the_others_in_turn_order() -> None:
    full = [f"hold.{seat} YYYYYYYYYY" for seat in (1, 3)]
    boats = [f"boat.{seat} ginger-5" for seat in (1, 3)]
    own = ("boat.2 tea-4", "outposts.2 ginger-5", "hold.2 RRRRRRRRRR", "hand.2 s1")
    state = position(GAME, *full, *boats, *own, "turn 2", "agenda turn:2:1:0", players=3)
    play(state, "sail ginger-5", "discard s1", "toll R", "toll R", "trade x8")
    assert lines(state, "hold.1", "hold.2", "hold.3") == ["Y" * 10 + "R", "Y" * 24, "Y" * 10 + "R"]
    returned = []
    while asked(state) == "return":
        returned.append(acting(state))
        play(state, "return Y")
    assert returned == ["2"] * 14 + ["3", "1"]
    assert lines(state, "hold.1", "hold.2", "hold.3") == ["Y" * 9 + "R", "Y" * 10, "Y" * 9 + "R"]
    assert (acting(state), asked(state)) == ("3", "turn")


def test_com_5_the_last_turn_is_checked_before_scoring() -> None:
    last = ("turn 2", "agenda turn:2:1:0", "ending yes", "tiles.1 v05 v06 v07 v08")
    state = position(GAME, *last, "hand.2 m06", "hold.2 YYGGGGGGGG")
    play(state, "play m06")
    assert (acting(state), asked(state)) == ("2", "return")
    assert state.outcome() is None
    play(state, "return Y")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.by_source[1]["goods"] == 9


def test_com_5_an_opponent_paid_in_the_last_turn_is_checked_before_scoring() -> None:
    last = ("turn 2", "agenda turn:2:1:0", "ending yes", "tiles.1 v05 v06 v07 v08")
    state = position(GAME, *last, "boat.2 cloves-3", "hold.2 B", "hold.1 BBBBBBBBBB", "hand.2 s1")
    play(state, "sail tea-4", "discard s1", "toll B", "done")
    assert (acting(state), asked(state)) == ("1", "return")
    play(state, "return B")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.by_source[0]["goods"] == 10


# -- COM-6: rounds -------------------------------------------------------------------------------


def test_com_6_turns_go_clockwise_from_the_first_player_and_make_rounds() -> None:
    state = position(GAME, "first 3", "turn 3", "agenda turn:3:1:0", players=4)
    seen = []
    for _ in range(9):
        seen.append((acting(state), line(state, "round")))
        play(state, "rest")
    rounds = [(seat, number) for number in "12" for seat in "3412"]
    assert seen == [*rounds, ("3", "3")]


@pytest.mark.parametrize(("first", "left"), [(1, ["2", "3"]), (3, ["2"]), (2, [])])
def test_com_6_the_round_in_which_the_end_comes_is_finished(first: int, left: list[str]) -> None:
    """Seat 1 takes the fourth tile: with seat 1 first two others follow, with seat 2 first nobody."""
    end = ("boat.1 port-3", "hold.1 GGGG", "tiles.1 v05 v06 v07", f"first {first}")
    state = play(position(GAME, *end, players=3), "stay", "claim", "reveal v09")
    followed = []
    while acting(state) != "nobody":
        followed.append(acting(state))
        play(state, "rest")
    assert followed == left


def test_com_6_nothing_can_be_done_after_the_end() -> None:
    state = position(GAME, "turn 2", "agenda turn:2:1:0", "ending yes", "tiles.1 v05 v06 v07 v08")
    play(state, "rest")
    assert (acting(state), options(state)) == ("nobody", set())
    assert refused(state, "rest") == "the game is over"


# -- COM-7, COM-8: goods and ties ----------------------------------------------------------------


def test_com_7_every_cube_that_is_not_yellow_is_worth_a_point() -> None:
    state = position(GAME, "turn 2", "agenda turn:2:1:0", LAST_ROUND, "hold.1 YYYRRGB", "hold.2 YYYY")
    outcome = play(state, "rest").outcome()
    assert outcome is not None
    assert [sources["goods"] for sources in outcome.by_source] == [4, 0]


def test_com_8_most_points_win() -> None:
    state = position(GAME, "turn 2", "agenda turn:2:1:0", LAST_ROUND, "hold.1 RRR", "hold.2 YYYYRR")
    outcome = play(state, "rest").outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranking, outcome.winner) == ((3, 2), (0, 1), 0)
    assert not outcome.tie_break


@pytest.mark.parametrize(("first", "last", "winner"), [(1, 4, 4), (2, 1, 1), (3, 2, 2), (4, 3, 3)])
def test_com_8_a_tie_is_won_by_who_took_a_turn_last(first: int, last: int, winner: int) -> None:
    end = (f"first {first}", f"turn {last}", f"agenda turn:{last}:1:0", LAST_ROUND)
    holds = [f"hold.{seat} RR" for seat in (1, 2, 3, 4)]
    outcome = play(position(GAME, *end, *holds, players=4), "rest").outcome()
    assert outcome is not None
    assert outcome.scores == (2, 2, 2, 2)
    assert (outcome.winner, outcome.tie_break) == (winner - 1, True)


def test_com_8_the_places_below_the_first_are_ordered_the_same_way() -> None:
    end = ("first 2", "turn 1", "agenda turn:1:1:0", LAST_ROUND)
    holds = ("hold.1 RR", "hold.2 RR", "hold.3 RRR", "hold.4 RR")
    outcome = play(position(GAME, *end, *holds, players=4), "rest").outcome()
    assert outcome is not None
    # Turn order is 2, 3, 4, 1: of the three with two points seat 1 was last and seat 2 first.
    assert outcome.ranking == (2, 0, 3, 1)
    assert not outcome.tie_break


# -- COM-9, COM-10: the start --------------------------------------------------------------------


def test_com_9_sand_to_sea_has_no_seat_goods_but_start_sets() -> None:
    state = deal(make_game("sand-to-sea", {"first": "1"}).start(4))
    assert lines(state, "hold.1", "hold.2", "hold.3", "hold.4") == ["-"] * 4
    market = min(word for word in line(state, "map").split() if word.startswith("tea"))
    for goods in ("YG", "RR", "YYYY", "YYR"):
        play(state, f"choose {goods}", f"dock {market}")
    assert lines(state, "hold.1", "hold.2", "hold.3", "hold.4") == ["YYR", "YYYY", "RR", "YG"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_com_10_every_seat_is_equally_likely_to_begin(players: int) -> None:
    state = GAME.start(players)
    assert acting(state) == "chance"
    assert weights(state) == {f"first {seat}": 1 for seat in range(1, players + 1)}
    for seat in range(1, players + 1):
        begun = play(state.copy(), f"first {seat}")
        assert lines(begun, "first", "turn") == [str(seat), str(seat)]


def test_com_10_a_seat_that_is_not_there_cannot_begin() -> None:
    state = GAME.start(3)
    assert refused(state, "first 4") == NOT_ASKED


# -- COM-11: merchant cards ----------------------------------------------------------------------


@pytest.mark.parametrize(("card", "text"), ALL_CARDS.items())
def test_com_11_every_card_gains_or_upgrades_or_trades(card: str, text: str) -> None:
    give, arrow, get = text.partition(">")
    row = [merchant for merchant in MERCHANTS if merchant != card][:4]
    cards = (f"hand.1 {card}", "row " + " ".join(row))
    if arrow:
        state = position(GAME, *cards, f"hold.1 {give}")
        assert options(state, "play") == {f"play {card} x1"}
        assert line(play(state, f"play {card} x1"), "hold.1") == get
        return
    verb, _, what = text.partition(" ")
    state = position(GAME, *cards, "hold.1 YYY")
    assert options(state, "play") == {f"play {card}"}
    play(state, f"play {card}")
    if verb == "gain":
        assert sorted(line(state, "hold.1")) == sorted("YYY" + what)
        assert acting(state) == "2"
    else:
        play(state, *["upgrade Y"] * int(what))
        assert line(state, "hold.1") == "Y" * (3 - int(what)) + "R" * int(what)
        assert acting(state) == "2"


def test_com_11_there_are_nine_gains_two_upgrades_and_34_trades() -> None:
    words = [text.split(" ")[0] if " " in text else "trade" for text in ALL_CARDS.values()]
    assert [words.count(word) for word in ("gain", "upgrade", "trade")] == [9, 2, 34]


# -- COM-12: hidden and open ---------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_com_12_everybody_sees_hands_played_cards_discards_and_storages(viewer: int | None) -> None:
    open_things = ("hand.2 s1 m10", "played.2 s2 m11", "discarded.2 m12 m13", "hold.2 YYRB")
    state = position(GAME, *open_things, "outposts.2 tea-4", "tiles.2 v05", players=3)
    things = state.view(viewer).seats[1].things
    assert things["hand"] == ["s1", "m10"]
    assert things["played"] == ["s2", "m11"]
    assert things["discarded"] == ["m12", "m13"]
    assert things["hold"] == "YYRB"
    assert things["outposts"] == ["tea-4"]
    assert things["tiles"] == ["v05"]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_com_12_which_pieces_are_unseen_is_public_and_their_order_is_not(viewer: int | None) -> None:
    state = position(GAME, "row m40 m03 m02 m01", "ports v26 v01 v13 v02", "discarded.2 m20")
    common = state.view(viewer).common
    unseen = [card for card in MERCHANTS if card not in ("m40", "m03", "m02", "m01", "m20")]
    assert common["deck"] == {"size": 38, "layers": [unseen]}
    tiles = [f"v{n:02d}" for n in range(1, 27) if n not in (26, 1, 13, 2)]
    assert common["stack"] == {"size": 23, "unseen": tiles, "closed_within": 6}
    assert common["row"] == ["m40", "m03", "m02", "m01"]
    assert common["ports"] == ["v26", "v01", "v13", "v02"]


def test_com_12_only_the_seat_that_is_asked_sees_its_options() -> None:
    state = position(GAME)
    assert state.view(0).legal == state.legal()
    assert [list(state.view(viewer).legal) for viewer in (1, None)] == [[], []]
    drawing = play(state, "acquire 1")
    assert acting(drawing) == "chance"
    assert [list(drawing.view(viewer).legal) for viewer in (0, 1, None)] == [[], [], []]


def test_com_12_seats_see_the_same_but_for_who_they_are() -> None:
    state = play(position(GAME, players=3), "acquire 3")
    views = [state.view(viewer).data() for viewer in (None, 0, 1, 2)]
    for view in views:
        del view["viewer"], view["legal"]
    assert views[0] == views[1] == views[2] == views[3]


def test_com_12_which_markets_went_to_the_box_unseen_is_in_no_view() -> None:
    start = make_game("sand-to-sea", {"first": "1"}).start(2)
    boxed = [f"box {symbol}-{n}" for symbol in ("ginger", "chili", "tea", "cloves") for n in (1, 2)]
    other = [f"box {symbol}-{n}" for symbol in ("ginger", "chili", "tea", "cloves") for n in (5, 6)]
    left, right = play(start.copy(), *boxed), play(start.copy(), *other)
    assert left.text() != right.text()
    for viewer in (None, 0, 1):
        assert left.view(viewer).data() == right.view(viewer).data()
