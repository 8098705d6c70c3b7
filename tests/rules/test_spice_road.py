"""SR-1 to SR-5: the caravan box as a game of its own, with what is common and the rulings it needs."""

from collections import Counter

import pytest

from tests.caravans import GAME, MERCHANTS, ORDERS, caravan
from tests.positions import (
    NOT_ASKED,
    acting,
    asked,
    deal,
    goods_of,
    line,
    lines,
    options,
    play,
    refused,
    weights,
)
from tradewinds import Dealer, Outcome, State, make_game
from tradewinds.core.errors import BadOption, BadText, UnknownAction

TOO_FEW = "there are fewer cubes than cards to the left"
EMPTY_SLOT = "there is no card in that slot"
NO_CUBE = "there is no such cube"
NOT_IN_HAND = "the card is not in the hand"
CANNOT_TRADE = "there are not the cubes for that many trades"
CANNOT_PAY = "there are not the cubes that the point card costs"
NO_ORDER = "there is no point card in that place"
NOT_IN_DECK = "the point card is not in the deck"

ALL_PLAYERS = [2, 3, 4, 5]
EMPTY_DECK = ("deck -", f"played.2 {' '.join(MERCHANTS[6:])}")  # beside the row of the table


def start(players: int = 2, first: int = 1) -> State:
    return make_game("spice-road", {"first": str(first)}).start(players)


def finished(state: State) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    assert acting(state) == "nobody"
    return outcome


def last_turn(players: int) -> tuple[str, str]:
    """The lines for the last turn of a round that seat 1 began."""
    return (f"turn {players}", f"agenda turn:{players}:1:0")


@pytest.mark.parametrize("players", [1, 6])
def test_sr_players_are_two_to_five(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(players)


# -- SR-1: point cards and coins -----------------------------------------------------------------


def test_sr_1_five_of_36_shuffled_point_cards_lie_in_a_row_from_the_left() -> None:
    state = start()
    assert (acting(state), asked(state)) == ("chance", "order")
    assert weights(state) == dict.fromkeys([f"order {card}" for card in ORDERS], 1)
    play(state, "order o36", "order o01", "order o20")
    assert refused(state, "order o20") == NOT_IN_DECK
    assert refused(state, "deal m01") == NOT_ASKED
    assert weights(state) == {f"order {card}": 1 for card in ORDERS if card not in ("o36", "o01", "o20")}
    play(state, "order o02", "order o07")
    assert line(state, "orders") == "o36 o01 o20 o02 o07"
    assert len(line(state, "order-deck").split()) == 31
    assert asked(state) == "deal"


@pytest.mark.parametrize(("players", "coins"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_sr_1_there_are_two_gold_and_two_silver_coins_for_each_player(players: int, coins: int) -> None:
    state = deal(start(players))
    assert line(state, "coins-left") == f"{coins} {coins}"
    assert state.view(None).common["coins_left"] == {"gold": coins, "silver": coins}
    for seat in range(1, players + 1):
        assert lines(state, f"coins.{seat}", f"claimed.{seat}") == ["0 0", "-"]


def test_sr_1_the_dealer_draws_every_point_card_alike() -> None:
    """720 first cards: 20 of each are expected, with a deviation of 4.4."""
    state = start()
    dealer = Dealer("orders")
    drawn = Counter(GAME.action_text(state.copy().deal(dealer)) for _ in range(720))
    assert set(drawn) == {f"order {card}" for card in ORDERS}
    assert 3 < min(drawn.values()) <= max(drawn.values()) < 42


# -- SR-2: hands, merchants, goods ---------------------------------------------------------------


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_sr_2_everybody_has_the_same_two_cards_and_room_for_ten_cubes(players: int) -> None:
    state = deal(start(players))
    for seat in range(1, players + 1):
        found = lines(state, f"hand.{seat}", f"played.{seat}", f"discarded.{seat}", f"limit.{seat}")
        assert found == ["s1 s2", "-", "-", "10"]


def test_sr_2_the_two_cards_gain_two_yellow_and_upgrade_two() -> None:
    state = play(caravan("hold.1 Y", "hold.2 YYY"), "play s1", "play s2", "upgrade Y", "upgrade Y")
    assert lines(state, "hold.1", "hold.2") == ["YYY", "YRR"]
    assert (acting(state), line(state, "round")) == ("1", "2")


def test_sr_2_six_of_43_shuffled_merchants_lie_in_a_row_from_the_left() -> None:
    state = play(start(), "order o01", "order o02", "order o03", "order o04", "order o05")
    assert weights(state) == dict.fromkeys([f"deal {card}" for card in MERCHANTS], 1)
    play(state, "deal m43", "deal m01", "deal m20", "deal m07", "deal m08")
    assert refused(state, "deal m07") == "the card is not in the deck"
    play(state, "deal m09")
    assert line(state, "row") == "m43 m01 m20 m07 m08 m09"
    assert len(line(state, "deck").split()) == 37
    assert (acting(state), asked(state), line(state, "round")) == ("1", "turn", "1")


@pytest.mark.parametrize(
    ("players", "first", "goods"),
    [
        (2, 1, ["YYY", "YYYY"]),
        (2, 2, ["YYYY", "YYY"]),
        (3, 1, ["YYY", "YYYY", "YYYY"]),
        (4, 1, ["YYY", "YYYY", "YYYY", "YYYR"]),
        (4, 3, ["YYYY", "YYYR", "YYY", "YYYY"]),
        (5, 1, ["YYY", "YYYY", "YYYY", "YYYR", "YYYR"]),
        (5, 2, ["YYYR", "YYY", "YYYY", "YYYY", "YYYR"]),
        (5, 5, ["YYYY", "YYYY", "YYYR", "YYYR", "YYY"]),
    ],
)
def test_sr_2_goods_go_by_the_place_in_the_turn_order(players: int, first: int, goods: list[str]) -> None:
    state = deal(start(players, first))
    assert [line(state, f"hold.{seat}") for seat in range(1, players + 1)] == goods
    assert (acting(state), asked(state), line(state, "first")) == (str(first), "turn", str(first))


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_com_10_the_first_player_is_drawn_at_random(players: int) -> None:
    state = GAME.start(players)
    assert asked(state) == "first"
    assert weights(state) == {f"first {seat}": 1 for seat in range(1, players + 1)}
    play(state, "first 2")
    assert lines(state, "first", "turn", "hold.2") == ["2", "2", "YYY"]
    assert asked(state) == "order"


@pytest.mark.parametrize("first", [1, 2, 3, 4, 5])
def test_rul_18_a_table_may_name_the_seat_that_begins(first: int) -> None:
    state = deal(start(5, first))
    assert (acting(state), line(state, "first")) == (str(first), str(first))


def test_rul_18_the_seat_that_begins_is_one_that_plays() -> None:
    with pytest.raises(BadOption):
        start(4, first=5)
    with pytest.raises(BadOption):
        make_game("spice-road", {"first": "6"})


# -- SR-3: a turn is one of four -----------------------------------------------------------------


def test_sr_3_a_turn_is_play_acquire_rest_or_claim() -> None:
    state = caravan("hold.1 YYRR", "hand.1 s1 s2 m42 m10")
    assert options(state) == {
        *("play s1", "play s2", "play m42 x1"),
        *("acquire 1", "acquire 2", "acquire 3", "acquire 4", "acquire 5"),
        "claim 1",
        "rest",
    }
    assert refused(state, "acquire 6") == TOO_FEW
    for action in ("done", "upgrade Y", "return Y", "place Y", "deal m10", "order o10", "first 1"):
        assert refused(state, action) == NOT_ASKED
    for action in ("sail tea-4", "trade x1", "harvest", "stay"):
        with pytest.raises(UnknownAction):
            state.apply_text(action)


@pytest.mark.parametrize("players", ALL_PLAYERS)
@pytest.mark.parametrize("action", ["play s1", "play s2", "acquire 1", "rest", "claim 1"])
def test_sr_3_one_action_is_the_whole_turn(players: int, action: str) -> None:
    state = deal(play(caravan("hold.1 YYRR", players=players), action))
    if action == "play s2":
        play(state, "done")
    assert (acting(state), asked(state), line(state, "turn")) == ("2", "turn", "2")


def test_sr_3_turns_go_round_from_the_first_player() -> None:
    state = caravan("first 2", "turn 2", "agenda turn:2:1:0", players=3)
    seats = ""
    for _ in range(7):
        seats += acting(state)
        play(state, "rest")
    assert (seats, line(state, "round")) == ("2312312", "3")


def test_sr_3_play_a_played_card_lies_open_and_cannot_be_played_again() -> None:
    state = play(caravan("hand.1 s1 s2 m08", "hold.1 Y"), "play m08", "rest")
    assert lines(state, "hand.1", "played.1", "hold.1") == ["s1 s2", "m08", "YYG"]
    assert options(state, "play") == {"play s1", "play s2"}
    assert refused(state, "play m08") == NOT_IN_HAND
    assert refused(state, "play m01") == NOT_IN_HAND


def test_sr_3_play_a_trade_is_done_as_often_as_wished_and_paid_for() -> None:
    state = caravan("hand.1 m40", "hold.1 YYYYYYYR")
    assert options(state, "play") == {"play m40 x1", "play m40 x2", "play m40 x3"}
    assert refused(state, "play m40 x4") == CANNOT_TRADE
    assert line(play(state, "play m40 x2"), "hold.1") == "YYYRRRRR"


def test_sr_3_play_a_full_caravan_may_be_traded_away() -> None:
    state = caravan("hand.1 m21", "hold.1 GGGGGGGGGG")  # G>RR
    assert options(state, "play") == {f"play m21 x{number}" for number in range(1, 11)}
    play(state, "play m21 x10")
    assert (acting(state), asked(state), goods_of(state, 1)) == ("1", "return", "R" * 20)
    assert line(play(state, *["return R"] * 10), "hold.1") == "R" * 10


def test_sr_3_rest_takes_all_played_cards_back() -> None:
    state = caravan("hand.1 m07", "played.1 s1 s2 m09", "played.2 m10")
    play(state, "rest")
    assert lines(state, "hand.1", "played.1") == ["s1 s2 m07 m09", "-"]
    assert lines(state, "hand.2", "played.2") == ["s1 s2", "m10"]
    assert acting(state) == "2"


@pytest.mark.parametrize(("hold", "most"), [("-", 1), ("Y", 2), ("YB", 3), ("YRGB", 5), ("YYYYY", 6)])
def test_sr_3_acquire_costs_a_cube_for_each_of_the_cards_to_the_left(hold: str, most: int) -> None:
    state = caravan(f"hold.1 {hold}")
    assert options(state, "acquire") == {f"acquire {slot}" for slot in range(1, most + 1)}
    for slot in range(most + 1, 7):
        assert refused(state, f"acquire {slot}") == TOO_FEW


def test_sr_3_acquire_slides_the_row_and_fills_the_sixth_slot() -> None:
    state = play(caravan("hold.1 Y", "row m01 m02+RR m03+B m04 m05+G m06"), "acquire 2", "place Y")
    assert (acting(state), asked(state)) == ("chance", "deal")
    assert line(state, "row") == "m01+Y m03+B m04 m05+G m06 -"
    play(state, "deal m40")
    assert lines(state, "row", "hand.1", "hold.1") == ["m01+Y m03+B m04 m05+G m06 m40", "s1 s2 m02", "RR"]
    assert acting(state) == "2"


def test_sr_3_acquire_the_sixth_slot_lays_five_cubes() -> None:
    state = play(caravan("hold.1 YRRGGB"), "acquire 6", *(f"place {good}" for good in "YRGBR"), "deal m40")
    assert lines(state, "row", "hand.1") == ["m01+Y m02+R m03+G m04+B m05+R m40", "s1 s2 m06"]
    assert line(state, "hold.1") == "G"


# -- SR-4: claiming ------------------------------------------------------------------------------

COSTS = {1: "YYRR", 2: "YYYRR", 3: "RRRR", 4: "YYGG", 5: "YYRRR"}  # o01 to o05


@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_sr_4_the_cubes_of_the_card_are_paid_and_no_others(place: int) -> None:
    rest = "GBB" if place != 4 else "RBB"
    state = play(caravan(f"hold.1 {COSTS[place]}{rest}"), f"claim {place}")
    assert lines(state, "hold.1", "claimed.1", "claimed.2") == [rest, f"o0{place}", "-"]


@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_sr_4_a_card_is_paid_in_full_or_not_claimed(place: int) -> None:
    for missing in set(COSTS[place]):
        hold = COSTS[place].replace(missing, "", 1) + "B"  # a dearer cube does not do
        state = caravan(f"hold.1 {hold}")
        assert f"claim {place}" not in options(state)
        assert refused(state, f"claim {place}") == CANNOT_PAY


@pytest.mark.parametrize(
    ("place", "coins", "left"),
    [(1, "1 0", "3 4"), (2, "0 1", "4 3"), (3, "0 0", "4 4"), (4, "0 0", "4 4"), (5, "0 0", "4 4")],
)
def test_sr_4_a_gold_coin_comes_with_the_leftmost_card_and_a_silver_one_with_the_second(
    place: int, coins: str, left: str
) -> None:
    state = play(caravan(f"hold.1 {COSTS[place]}"), f"claim {place}")
    assert lines(state, "coins.1", "coins.2", "coins-left") == [coins, "0 0", left]


def test_sr_4_coins_of_several_claims_add_up_for_each_seat() -> None:
    state = caravan("coins.1 1 1", "coins.2 0 2", "hold.1 YYRR", "hold.2 YYYRR")
    play(state, "claim 1", "order o36", "claim 1", "order o35")  # o02 is the leftmost by then
    assert lines(state, "coins.1", "coins.2", "coins-left") == ["2 1", "1 2", "1 1"]


def test_sr_4_the_last_gold_coin_moves_the_silver_pile_to_the_leftmost_card() -> None:
    state = caravan("coins.2 3 0", "hold.1 YYRR", "hold.2 YYYRR", "orders o01 o06 o02 o04 o05")
    play(state, "claim 1", "order o36")
    assert lines(state, "coins.1", "coins-left", "orders") == ["1 0", "0 4", "o06 o02 o04 o05 o36"]
    second = play(state.copy(), "claim 2")
    assert lines(second, "coins.2", "coins-left") == ["3 0", "0 4"]
    leftmost = caravan("coins.2 4 0", "hold.1 YYYGG", "orders o06 o02 o04 o05 o36")
    assert lines(play(leftmost, "claim 1"), "coins.1", "coins-left") == ["0 1", "0 3"]


def test_sr_4_a_claim_that_takes_the_last_gold_coin_takes_no_silver_one() -> None:
    state = play(caravan("coins.2 3 3", "hold.1 YYRR"), "claim 1")
    assert lines(state, "coins.1", "coins-left") == ["1 0", "0 1"]


def test_sr_4_gold_stays_with_the_leftmost_card_when_the_silver_is_gone() -> None:
    state = caravan("coins.2 0 4", "hold.1 YYYRR")
    assert lines(play(state, "claim 2"), "coins.1", "coins-left") == ["0 0", "4 0"]
    state = caravan("coins.2 0 4", "hold.1 YYRR")
    assert lines(play(state, "claim 1"), "coins.1", "coins-left") == ["1 0", "3 0"]


@pytest.mark.parametrize("place", [1, 2])
def test_sr_4_without_coins_a_card_comes_alone(place: int) -> None:
    state = play(caravan("coins.2 4 4", f"hold.1 {COSTS[place]}"), f"claim {place}")
    assert lines(state, "coins.1", "coins.2", "coins-left", "claimed.1") == [
        "0 0",
        "4 4",
        "0 0",
        f"o0{place}",
    ]


@pytest.mark.parametrize(
    ("place", "row"),
    [
        (1, "o02 o03 o04 o05 o30"),
        (2, "o01 o03 o04 o05 o30"),
        (3, "o01 o02 o04 o05 o30"),
        (4, "o01 o02 o03 o05 o30"),
        (5, "o01 o02 o03 o04 o30"),
    ],
)
def test_sr_4_the_row_slides_left_and_is_refilled(place: int, row: str) -> None:
    state = play(caravan(f"hold.1 {COSTS[place]}"), f"claim {place}")
    assert (acting(state), asked(state)) == ("chance", "order")
    assert weights(state) == {f"order {card}": 1 for card in ORDERS[5:]}
    assert refused(state, f"order o0{place}") == NOT_IN_DECK
    play(state, "order o30")
    assert line(state, "orders") == row
    assert "o30" not in line(state, "order-deck").split()
    assert (acting(state), asked(state)) == ("2", "turn")


def test_sr_4_claiming_touches_neither_the_merchants_nor_the_hand() -> None:
    state = play(caravan("hold.1 YYRR", "row m01+Y m02 m03 m04 m05 m06"), "claim 1", "order o30")
    assert lines(state, "row", "hand.1", "played.1") == ["m01+Y m02 m03 m04 m05 m06", "s1 s2", "-"]


def test_sr_4_a_copy_claims_for_itself() -> None:
    state = caravan("hold.1 YYRR", "coins.2 1 2")
    before = state.text()
    other = play(state.copy(), "claim 1", "order o30")
    assert state.text() == before
    assert lines(other, "coins.1", "coins-left") == ["1 0", "2 2"]
    assert other.copy().text() == other.text()


# -- SR-5: the end -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "cards", "word"), [(2, 6, "sixth"), (3, 6, "sixth"), (4, 5, "fifth"), (5, 5, "fifth")]
)
def test_sr_5_the_sixth_card_ends_it_for_two_or_three_and_the_fifth_for_more(
    players: int, cards: int, word: str
) -> None:
    claimed = " ".join(ORDERS[10 : 10 + cards - 1])
    state = caravan(f"claimed.1 {claimed}", "hold.1 YYRR", players=players)
    play(state, "claim 1", "order o36")
    assert line(state, "ending") == "yes"
    for seat in range(2, players + 1):
        assert (acting(state), asked(state), state.outcome()) == (str(seat), "turn", None)
        play(state, "rest")
    assert finished(state).reason == f"a {word} point card was claimed"
    assert not finished(state).guarded
    assert options(state) == set()


@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_sr_5_a_card_less_does_not_end_it(players: int, cards: int) -> None:
    claimed = " ".join(ORDERS[10 : 10 + cards - 1])
    others = " ".join(ORDERS[20 : 20 + cards])
    state = caravan(f"claimed.1 {claimed}", f"claimed.2 {others}", "hold.1 YYRR", players=players)
    play(state, "claim 1", "order o36", *["rest"] * (players - 1))
    assert lines(state, "ending", "round") == ["no", "2"]
    assert (acting(state), asked(state)) == ("1", "turn")


def test_sr_5_the_round_is_finished_up_to_the_seat_before_the_first_player() -> None:
    five = "claimed.3 o11 o12 o13 o14"
    state = caravan(five, "first 3", "turn 3", "agenda turn:3:1:0", "hold.3 YYRR", players=4)
    play(state, "claim 1", "order o36")
    seats = ""
    while acting(state) != "nobody":
        seats += acting(state)
        play(state, "rest")
    assert seats == "412"


def test_sr_5_the_last_seat_of_the_round_ends_it_at_once() -> None:
    state = caravan("claimed.2 o11 o12 o13 o14 o15", "hold.2 YYRR", *last_turn(2))
    play(state, "claim 1", "order o36")
    assert len(line(state, "claimed.2").split()) == 6
    assert finished(state).winner == 1


def test_sr_5_others_may_still_claim_in_the_last_round() -> None:
    state = caravan("ending yes", "claimed.1 o11 o12 o13 o14 o15 o16", "hold.2 YYRR", *last_turn(2))
    play(state, "claim 1", "order o36")
    outcome = finished(state)
    assert outcome.by_source[0] == {"cards": 11 + 11 + 12 + 12 + 12 + 12, "coins": 0, "goods": 0}
    assert outcome.by_source[1] == {"cards": 6, "coins": 3, "goods": 0}


def test_sr_5_cards_coins_and_cubes_make_the_score() -> None:
    """Gold is 3 points and silver 1; a cube is 1 point unless it is yellow."""
    state = caravan(
        "claimed.1 o06 o07 o10 o35 o36 o21",  # 9 + 9 + 10 + 20 + 20 + 14
        "claimed.2 o32 o33",  # 18 + 18
        "coins.1 2 1",
        "coins.2 1 3",
        "hold.1 YYYRGB",
        "hold.2 RRRRRGGBBB",
        "ending yes",
        *last_turn(2),
    )
    outcome = finished(play(state, "rest"))
    assert outcome.by_source[0] == {"cards": 82, "coins": 7, "goods": 3}
    assert outcome.by_source[1] == {"cards": 36, "coins": 6, "goods": 10}
    assert (outcome.scores, outcome.ranking, outcome.tie_break) == ((92, 52), (0, 1), False)


def test_sr_5_cubes_on_cards_coins_left_and_cards_in_hand_are_worth_nothing() -> None:
    state = caravan("hold.1 YY", "hold.2 -", "row m01+BBB m02 m03 m04 m05 m06", "round 200", *last_turn(2))
    assert finished(play(state, "rest")).scores == (0, 0)


def test_sr_5_a_tie_is_won_by_the_later_in_turn_order_and_so_are_the_places_below() -> None:
    """Three seats with 12, two with 18: the first player of the round is seat 3."""
    tied = (
        *("claimed.1 o32", "claimed.2 o13", "claimed.3 o14", "claimed.4 o33", "claimed.5 o15"),
        *(f"hold.{seat} YY" for seat in range(1, 6)),
    )
    state = caravan(*tied, "first 3", "turn 2", "agenda turn:2:1:0", "round 200", players=5)
    outcome = finished(play(state, "rest"))
    assert outcome.scores == (18, 12, 12, 18, 12)
    assert outcome.ranking == (0, 3, 1, 4, 2)  # turn order 3 4 5 1 2
    assert (outcome.winner, outcome.tie_break) == (0, True)


def test_sr_5_the_running_score_is_the_same_sum() -> None:
    state = caravan("claimed.2 o09 o30", "coins.2 1 2", "hold.2 YRGB")
    assert state.view(None).seats[1].things["score"] == {"cards": 27, "coins": 5, "goods": 3}


# -- COM-5: storage ------------------------------------------------------------------------------


def test_com_5_ten_cubes_fit_and_the_surplus_goes_back_cube_by_cube_of_choice() -> None:
    full = play(caravan("hold.1 RRRRRRRR"), "play s1")
    assert (line(full, "hold.1"), acting(full)) == ("YYRRRRRRRR", "2")
    state = play(caravan("hold.1 RRRRRRRRG"), "play s1")
    assert (acting(state), asked(state)) == ("1", "return")
    assert options(state) == {"return Y", "return R", "return G"}
    assert refused(state, "return B") == NO_CUBE
    assert refused(state, "rest") == NOT_ASKED
    assert (line(play(state, "return G"), "hold.1"), acting(state)) == ("YYRRRRRRRR", "2")


def test_com_5_cubes_that_come_with_a_card_count_after_the_row_is_refilled() -> None:
    state = caravan("hold.1 YYYYYYYYYY", "row m01+RGB m02 m03 m04 m05 m06")
    play(state, "acquire 1")
    assert (acting(state), asked(state)) == ("chance", "deal")
    play(state, "deal m40")
    assert (acting(state), asked(state)) == ("1", "return")
    play(state, "return Y", "return Y")
    assert acting(state) == "1"
    play(state, "return Y")
    assert (line(state, "hold.1"), acting(state)) == ("YYYYYYYRGB", "2")


def test_com_5_cubes_laid_on_cards_make_room_for_those_on_the_card() -> None:
    state = caravan("hold.1 YYYYYYYYYY", "row m01 m02 m03+RG m04 m05 m06")
    play(state, "acquire 3", "place Y", "place Y", "deal m40")
    assert (line(state, "hold.1"), acting(state)) == ("YYYYYYYYRG", "2")


def test_com_5_the_last_turn_is_checked_before_scoring() -> None:
    ends = ("ending yes", "claimed.1 o11 o12 o13 o14 o15 o16")
    state = caravan(*ends, "hold.2 RRRRRRRRRR", "hand.2 m07", *last_turn(2))
    play(state, "play m07")
    assert (acting(state), asked(state)) == ("2", "return")
    assert finished(play(state, "return R", "return R")).by_source[1]["goods"] == 10


# -- rulings -------------------------------------------------------------------------------------


def test_rul_1_an_empty_merchant_deck_leaves_slots_empty_from_the_right() -> None:
    state = caravan("row m01 m02+R m03 m04 m05 m06", *EMPTY_DECK, "hold.1 YYYYY")
    play(state, "acquire 1")
    assert (line(state, "row"), acting(state)) == ("m02+R m03 m04 m05 m06 -", "2")
    play(state, "rest")
    assert options(state, "acquire") == {f"acquire {slot}" for slot in range(1, 6)}
    assert refused(state, "acquire 6") == EMPTY_SLOT


def test_rul_1_the_last_merchant_of_the_deck_is_still_laid_out() -> None:
    state = play(caravan("deck m43", f"played.2 {' '.join(MERCHANTS[6:42])}"), "acquire 1")
    assert weights(state) == {"deal m43": 1}
    assert lines(play(state, "deal m43"), "row", "deck") == ["m02 m03 m04 m05 m06 m43", "-"]


def test_rul_2_an_empty_point_deck_leaves_the_rightmost_place_empty() -> None:
    others = "claimed.2 o32 o33 o34 o35"
    row = ("orders o01 o02 o03 o04 o05", "order-deck -")
    rest = f"claimed.3 {' '.join(ORDERS[5:10])}"
    more = f"claimed.1 {' '.join(ORDERS[10:31])} o36"
    state = caravan(more, others, rest, *row, "hold.1 YYYRRR", "ending yes", players=3)
    play(state, "claim 1")
    assert (line(state, "orders"), acting(state)) == ("o02 o03 o04 o05 -", "2")
    assert refused(state, "claim 5") == NO_ORDER


def test_rul_2_an_empty_place_cannot_be_used_and_coins_keep_to_the_first_two() -> None:
    claimed = f"claimed.1 {' '.join(ORDERS[2:])}"
    row = ("orders o01 o02 - - -", "order-deck -", "ending yes")
    state = caravan(claimed, *row, "hold.1 YYYYYRRRRR")
    assert options(state, "claim") == {"claim 1", "claim 2"}
    for place in (3, 4, 5):
        assert refused(state, f"claim {place}") == NO_ORDER
    play(state, "claim 2")
    assert lines(state, "orders", "coins.1") == ["o01 - - - -", "0 1"]


def test_rul_2_the_last_point_card_of_the_deck_is_still_laid_out() -> None:
    claimed = f"claimed.1 {' '.join(ORDERS[5:35])}"
    state = caravan(claimed, "order-deck o36", "ending yes", "hold.1 YYRR")
    play(state, "claim 1")
    assert weights(state) == {"order o36": 1}
    assert lines(play(state, "order o36"), "orders", "order-deck") == ["o02 o03 o04 o05 o36", "-"]


def test_rul_3_resting_is_always_possible_also_with_nothing_to_take_back() -> None:
    nothing = ("row - - - - - -", "deck -", f"hand.2 {' '.join(MERCHANTS)}")
    state = caravan(*nothing, "hand.1 -", "hold.1 -")
    assert options(state) == {"rest"}
    play(state, "rest")
    assert (line(state, "hand.1"), acting(state)) == ("-", "2")


HIDDEN = make_game("spice-road", {"scores": "hidden"})
CLAIMED = ("claimed.1 o06 o27", "claimed.2 o01", "orders o02 o03 o04 o05 o07", "coins.1 1 0", "hold.1 RR")


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_rul_9_claimed_cards_and_the_running_score_are_shown_to_all(viewer: int | None) -> None:
    things = caravan(*CLAIMED).view(viewer).seats[0].things
    assert (things["claimed"], things["claimed_count"]) == (["o06", "o27"], 2)
    assert things["score"] == {"cards": 25, "coins": 3, "goods": 2}


def test_rul_9_hidden_scores_are_seen_by_their_owner_only() -> None:
    state = caravan(*CLAIMED, game=HIDDEN)
    for viewer in (None, 0, 1):
        for seat in (0, 1):
            things = state.view(viewer).seats[seat].things
            assert ("claimed" in things) == (viewer == seat)
            assert ("score" in things) == (viewer == seat)
    things = state.view(1).seats[0].things
    assert (things["claimed_count"], things["coins"]) == (2, {"gold": 1, "silver": 0})
    assert (things["hold"], things["hand"]) == ("RR", ["s1", "s2"])


def test_rul_9_hidden_scores_are_shown_at_the_end() -> None:
    last = ("claimed.1 o11 o12 o13 o14 o15 o16", "ending yes", "hold.1 YR", *last_turn(2))
    state = play(caravan(*last, game=HIDDEN), "rest")
    things = state.view(None).seats[0].things
    assert things["claimed"] == ["o11", "o12", "o13", "o14", "o15", "o16"]
    assert things["score"] == {"cards": 70, "coins": 0, "goods": 1}


def test_rul_9_the_option_changes_what_is_shown_and_not_what_is_played() -> None:
    shown, hidden = caravan(*CLAIMED), caravan(*CLAIMED, game=HIDDEN)
    assert shown.text() == hidden.text()
    assert options(shown) == options(hidden)


def test_com_12_which_cards_are_left_is_public_and_their_order_is_not() -> None:
    common = caravan("orders o09 o03 o01 o36 o20").view(1).common
    assert common["orders"] == ["o09", "o03", "o01", "o36", "o20"]
    left = [card for card in ORDERS if card not in ("o01", "o03", "o09", "o20", "o36")]
    assert common["order_deck"] == {"size": 31, "unseen": left}
    assert common["deck"] == {"size": 37, "layers": [MERCHANTS[6:]]}
    few = caravan(f"claimed.1 {' '.join(ORDERS[2:])}", "orders o01 o02 - - -", "ending yes", "order-deck -")
    assert few.view(None).common["orders"] == ["o01", "o02", None, None, None]
    assert few.view(None).common["order_deck"] == {"size": 0, "unseen": []}


def test_rul_16_the_game_ends_after_200_rounds_and_is_scored() -> None:
    state = caravan("round 199", "hold.1 YR", "hold.2 GG")
    play(state, "rest", "rest")
    assert (line(state, "round"), acting(state)) == ("200", "1")
    outcome = finished(play(state, "rest", "rest"))
    assert (outcome.scores, outcome.guarded) == ((1, 2), True)
    assert outcome.reason == "200 rounds were played"


def test_rul_17_cubes_for_cards_are_chosen_one_by_one() -> None:
    state = play(caravan("hold.1 YRRB"), "acquire 4")
    assert options(state) == {"place Y", "place R", "place B"}
    assert refused(state, "place G") == NO_CUBE
    play(state, "place B")
    assert options(state) == {"place Y", "place R"}
    assert line(state, "row") == "m01+B m02 m03 m04 m05 m06"
    play(state, "place R", "place R")
    assert lines(state, "row", "hold.1") == ["m01+B m02+R m03+R m05 m06 -", "Y"]


def test_rul_19_cubes_on_the_card_do_not_help_to_pay_for_it() -> None:
    state = caravan("hold.1 Y", "row m01 m02 m03+YYYY m04 m05 m06")
    assert options(state, "acquire") == {"acquire 1", "acquire 2"}
    assert refused(state, "acquire 3") == TOO_FEW


def test_rul_19_nobody_pays_more_or_less_than_the_price() -> None:
    """What leaves one seat's storage lies on the cards; nothing else changes hands."""
    state = play(caravan("hold.1 YYR", "hold.2 YYYY"), "acquire 3", "place Y", "place R")
    assert (goods_of(state, 1), goods_of(state, 2), line(state, "row")[:11]) == ("Y", "YYYY", "m01+Y m02+R")


@pytest.mark.parametrize("hold", ["-", "BB"])
def test_rul_22_an_upgrade_card_may_be_played_for_nothing(hold: str) -> None:
    state = play(caravan(f"hold.1 {hold}"), "play s2")
    assert lines(state, "hold.1", "played.1") == [hold, "s2"]
    assert acting(state) == "2"


def test_rul_22_a_trade_card_may_not_be_played_without_a_trade() -> None:
    state = caravan("hand.1 m42", "hold.1 RYYG")
    assert options(state, "play") == set()
    assert refused(state, "play m42 x1") == CANNOT_TRADE
    with pytest.raises(UnknownAction):
        state.apply_text("play m42 x0")


# -- positions from text ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (("order-deck o06 o07",), "not all there"),
        (("claimed.1 o01",), "twice"),
        (("orders o01 o02 - o03 o04",), "gap"),
        (("orders o01 o02 o03 o04 -",), "empty places"),
        (("orders o01 o02 o03 o04",), "takes 5 cards"),
        (("coins-left 5 4",), "coins"),
        (("coins.1 1 0", "coins-left 4 4"), "coins"),
        (("coins.1 0 1", "coins-left 4 4"), "coins"),
        (("ending yes",), "ending"),
        (("claimed.1 o11 o12 o13 o14 o15 o16",), "ending"),
        (("agenda turn:1:1:0 order:chance:1:0",), "does not fit"),
        (("agenda place:1:1:0",), "does not fit"),
        (("hold.1 YYYYYYYYYYY",), "does not fit"),
    ],
)
def test_text_a_position_that_cannot_be_is_refused(given: tuple[str, ...], problem: str) -> None:
    with pytest.raises(BadText, match=problem):
        caravan(*given)


def test_text_every_position_of_a_turn_can_be_read_again() -> None:
    state = caravan("hold.1 YYRR")
    turns = (
        ["claim 1", "order o30"],
        ["acquire 3", "place Y", "place R", "deal m30"],
        ["play s2", "upgrade Y"],
    )
    for actions in turns:
        other = state.copy()
        for action in actions:
            play(other, action)
            again = GAME.from_text(other.text())
            assert again.text() == other.text()
            assert options(again) == options(other)
