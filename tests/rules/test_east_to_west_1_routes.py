"""EW1-12 to EW1-18: market locations, trade routes, travel and rest."""

from itertools import combinations

import pytest

from tests.positions import NOT_ASKED, acting, asked, line, lines, options, play, refused, weights
from tests.settlers import first_part, pieces_with
from tradewinds import State, make_game

MERCHANTS = [f"m{number:02d}" for number in range(1, 44)]
TOO_FEW = "there are too few ready settlers"
OWN_SETTLERS = "own settlers are there already"
CANNOT_TRADE = "there are not the cubes for that many trades"
MUST_TRADE = "the trade has to be done at least once"
EMPTY_SLOT = "there is no card in that slot"
ROUTE_FULL = "the route is full: the card has to replace another one"
ROUTE_NOT_FULL = "the route has room: the card goes to its right end"
NO_ROUTE_CARD = "there is no card in that place of the route"
SETTLERS_ON_CARD = "settlers are on that card already"
NOT_IN_DECK = "the card is not in the deck"
FULL = "route.1 m11 m12 m13 m14 m15"


def with_deck(deck: str, *given: str, row: str = "m01 m02 m03 m04", players: int = 2) -> State:
    """A deck of a few cards; those that no line names are on the discard pile of seat 2."""
    named = " ".join([deck, row, *given]).replace("+", " ").split()
    rest = " ".join(card for card in MERCHANTS if card not in named)
    return first_part(f"deck {deck}", f"row {row}", f"discarded.2 {rest}", *given, players=players)


def with_pieces(changes: dict[str, str], *given: str) -> State:
    pieces = pieces_with(changes)
    return first_part(*given, game=make_game("east-to-west-1", pack=pieces), pieces=pieces)


# -- EW1-12: use a card --------------------------------------------------------------------------


def test_ew1_12_a_card_is_discarded_after_its_action_is_done() -> None:
    """While the trade is decided, the card still lies in the row (PL and DE: act, then discard)."""
    state = play(first_part("row m40 m02 m03 m04", "hold.1 YYYY"), "work E2-5", "use")
    assert (asked(state), lines(state, "row", "discarded.1")) == ("trade", ["m40 m02 m03 m04", "-"])
    play(state, "trade x2")
    assert lines(state, "row", "discarded.1") == ["m02 m03 m04 -", "m40"]


@pytest.mark.parametrize(
    ("location", "card", "hold", "row"),
    [
        ("E2-5", "m01", "YR", "m02 m03 m04 m30"),
        ("E2-6", "m02", "G", "m01 m03 m04 m30"),
        ("C2-5", "m03", "YYY", "m01 m02 m04 m30"),
        ("C2-6", "m04", "YYR", "m01 m02 m03 m30"),
    ],
)
def test_ew1_12_the_card_under_the_market_is_used_and_discarded(
    location: str, card: str, hold: str, row: str
) -> None:
    """EW1-14: those right of the gap slide left (DE; PL: the others), the rightmost comes from the deck."""
    state = play(first_part("hold.1 -"), f"work {location}")
    assert options(state) == {"use", "take"}
    assert refused(state, "done") == NOT_ASKED
    play(state, "use")
    assert lines(state, "hold.1", "discarded.1", "route.1") == [hold, card, "-"]
    assert (acting(state), asked(state)) == ("chance", "deal")
    assert weights(state) == {f"deal {other}": 1 for other in MERCHANTS[4:]}
    play(state, "deal m30")
    assert line(state, "row") == row
    assert (acting(state), asked(state)) == ("2", "turn")


def test_ew1_12_a_trade_card_is_used_at_least_once() -> None:
    state = play(first_part("row m40 m02 m03 m04", "hold.1 YYYYY"), "work E2-5", "use")
    assert options(state) == {"trade x1", "trade x2"}
    assert refused(state, "done") == MUST_TRADE
    assert refused(state, "trade x3") == CANNOT_TRADE
    play(state, "trade x2", "deal m30")
    assert lines(state, "hold.1", "discarded.1", "row") == ["YRRRR", "m40", "m02 m03 m04 m30"]
    assert acting(state) == "2"


def test_ew1_12_a_trade_card_that_cannot_be_paid_can_only_be_taken() -> None:
    state = play(first_part("row m40 m02 m03 m04", "hold.1 YRG"), "work E2-5")
    assert options(state) == {"take"}
    assert refused(state, "use") == CANNOT_TRADE


def test_ew1_12_an_upgrade_card_is_used() -> None:
    state = play(first_part("row m09 m02 m03 m04", "hold.1 YYB"), "work E2-5", "use")
    assert options(state) == {"upgrade Y", "done"}
    play(state, "upgrade Y", "upgrade R", "upgrade G", "deal m30")
    assert lines(state, "hold.1", "discarded.1") == ["YBB", "m09"]


@pytest.mark.parametrize("hold", ["-", "BB"])
def test_rul_22_an_upgrade_card_may_be_used_for_nothing(hold: str) -> None:
    state = play(first_part("row m09 m02 m03 m04", f"hold.1 {hold}"), "work E2-5")
    assert options(state) == {"use", "take"}
    play(state, "use", "deal m30")
    assert lines(state, "hold.1", "discarded.1") == [hold, "m09"]
    declined = play(first_part("row m09 m02 m03 m04"), "work E2-5", "use", "done", "deal m30")
    assert lines(declined, "hold.1", "discarded.1") == ["YYY", "m09"]


# -- EW1-12, EW1-13: take a card -----------------------------------------------------------------


def test_ew1_12_a_card_is_taken_into_the_route_without_its_action() -> None:
    state = play(first_part("hold.1 Y"), "work E2-5", "take", "deal m30")
    assert lines(state, "route.1", "discarded.1", "hold.1") == ["m01", "-", "Y"]
    assert lines(state, "row", "route.2") == ["m02 m03 m04 m30", "-"]
    assert acting(state) == "2"


def test_ew1_12_a_new_card_goes_to_the_right_end_of_the_route() -> None:
    state = play(first_part("route.1 m20 m11+2 m15"), "work C2-5", "take")
    assert line(state, "route.1") == "m20 m11+2 m15 m03"


def test_ew1_12_each_player_has_an_own_route_and_discard_pile() -> None:
    state = first_part("route.2 m20", "discarded.2 m21")
    play(state, "work E2-5", "take", "deal m30", "work E2-6", "take", "deal m31")
    assert lines(state, "route.1", "route.2") == ["m01", "m20 m03"]
    assert lines(state, "discarded.1", "discarded.2") == ["-", "m21"]


def test_ew1_13_a_route_takes_a_fifth_card() -> None:
    state = play(first_part("route.1 m11 m12 m13 m14"), "work E2-5")
    assert options(state) == {"use", "take"}
    for place in range(1, 6):
        assert refused(state, f"replace {place}") == ROUTE_NOT_FULL
    assert line(play(state, "take"), "route.1") == "m11 m12 m13 m14 m01"


@pytest.mark.parametrize("place", range(1, 6))
def test_ew1_13_with_five_cards_the_new_one_replaces_any_of_them_in_its_place(place: int) -> None:
    """RUL-25; the old one goes to the discard pile."""
    state = play(first_part(FULL, "discarded.1 m20"), "work E2-5")
    assert options(state) == {"use", *(f"replace {number}" for number in range(1, 6))}
    assert refused(state, "take") == ROUTE_FULL
    play(state, f"replace {place}")
    old = ["m11", "m12", "m13", "m14", "m15"]
    new = ["m01" if number == place else card for number, card in enumerate(old, start=1)]
    assert lines(state, "route.1", "discarded.1") == [" ".join(new), f"{old[place - 1]} m20"]
    assert line(play(state, "deal m30"), "row") == "m02 m03 m04 m30"


def test_ew1_12_with_a_full_route_the_card_may_still_be_used() -> None:
    state = play(first_part(FULL, "hold.1 -"), "work E2-5", "use")
    assert lines(state, "route.1", "discarded.1", "hold.1") == ["m11 m12 m13 m14 m15", "m01", "YR"]


def test_ew1_13_an_unpayable_card_with_a_full_route_can_only_replace() -> None:
    state = play(first_part(FULL, "row m40 m02 m03 m04", "hold.1 -"), "work E2-5")
    assert options(state) == {f"replace {number}" for number in range(1, 6)}


ON_THE_ROUTE = "route.1 m11+1 m12 m13+3 m14 m15"


def test_rul_6_settlers_on_a_replaced_card_go_back_to_the_ready_ones() -> None:
    state = first_part(ON_THE_ROUTE)
    assert line(state, "ready.1") == "3"
    play(state, "work E2-5", "replace 3")
    assert lines(state, "route.1", "ready.1") == ["m11+1 m12 m01 m14 m15", "5"]
    play(state, "deal m30", "rest", "rest")
    assert lines(state, "route.1", "ready.1") == ["m11 m12 m01 m14 m15", "7"]


def test_rul_6_every_seat_replaces_in_its_own_route() -> None:
    given = ("turn 2", "agenda turn:2:1:0", "route.1 m20+1 m21+2", "route.2 m11 m12+3 m13 m14 m15")
    state = play(first_part(*given), "work E2-5", "replace 2")
    assert lines(state, "route.1", "route.2") == ["m20+1 m21+2", "m11 m01 m13 m14 m15"]
    assert lines(state, "ready.1", "ready.2", "discarded.1", "discarded.2") == ["4", "6", "-", "m12"]


def test_rul_6_an_empty_card_that_is_replaced_sends_nobody_home() -> None:
    state = play(first_part(ON_THE_ROUTE), "work E2-5", "replace 2")
    assert lines(state, "route.1", "ready.1") == ["m11+1 m01 m13+3 m14 m15", "2"]


def test_rul_6_as_an_option_settlers_stay_on_the_new_card() -> None:
    stay = make_game("east-to-west-1", {"replaced": "stay"}, pack=pieces_with({}))
    state = first_part(ON_THE_ROUTE, "hold.1 -", game=stay)
    play(state, "work E2-5", "replace 3")
    assert lines(state, "route.1", "ready.1", "discarded.1") == ["m11+1 m12 m01+3 m14 m15", "2", "m13"]
    play(state, "deal m30", "rest")
    assert refused(state, "travel 3") == SETTLERS_ON_CARD
    play(state, "rest")
    assert lines(state, "route.1", "ready.1", "settlers") == ["m11 m12 m01 m14 m15", "7", "-"]
    play(state, "rest", "travel 3")
    assert lines(state, "route.1", "ready.1", "hold.1") == ["m11 m12 m01+3 m14 m15", "4", "YR"]


def test_rul_6_the_default_is_that_they_go_home() -> None:
    assert make_game("east-to-west-1").options == {"replaced": "ready", "scores": "open", "first": "random"}


# -- EW1-14, RUL-1: the row ----------------------------------------------------------------------


def test_ew1_14_a_taken_card_is_replaced_from_the_top_of_the_deck() -> None:
    state = play(first_part(), "work E2-6", "take")
    assert weights(state) == {f"deal {card}": 1 for card in MERCHANTS[4:]}
    assert refused(state, "deal m02") == NOT_IN_DECK
    assert line(play(state, "deal m43"), "row") == "m01 m03 m04 m43"


@pytest.mark.parametrize("way", ["use", "take"])
def test_rul_1_an_empty_deck_leaves_slots_empty_from_the_right(way: str) -> None:
    state = play(with_deck("-"), "work E2-5", way)
    assert lines(state, "row", "deck") == ["m02 m03 m04 -", "-"]
    assert (acting(state), asked(state)) == ("2", "turn")


def test_rul_1_an_empty_slot_cannot_be_used() -> None:
    state = with_deck("-", row="m01 - - -")
    assert "work E2-5" in options(state)
    for market in ("E2-6", "C2-5", "C2-6"):
        assert refused(state, f"work {market}") == EMPTY_SLOT
    play(state, "work E2-5", "take")
    assert refused(state, "work E2-5") == EMPTY_SLOT


def test_rul_1_the_last_card_of_the_deck_is_still_laid_out() -> None:
    state = play(with_deck("m40"), "work E2-5", "use")
    assert weights(state) == {"deal m40": 1}
    play(state, "deal m40")
    assert lines(state, "row", "deck") == ["m02 m03 m04 m40", "-"]


# -- EW1-15, RUL-26: change-market ---------------------------------------------------------------


def test_ew1_15_four_new_cards_are_laid_out_and_the_old_ones_go_under_the_deck() -> None:
    """PL: from the top of the deck, one under each market; DE: laid out at random."""
    state = play(first_part(), "work E2-2")
    assert (acting(state), asked(state)) == ("chance", "deal")
    assert lines(state, "row", "settlers", "hold.1") == ["- - - -", "E2-2:1:1", "YYY"]
    assert weights(state) == {f"deal {card}": 1 for card in MERCHANTS[4:]}
    for card in ("m01", "m02", "m03", "m04"):
        assert refused(state, f"deal {card}") == NOT_IN_DECK
    play(state, "deal m43", "deal m05", "deal m20", "deal m10")
    assert line(state, "row") == "m43 m05 m20 m10"
    top = [card for card in MERCHANTS[4:] if card not in ("m43", "m05", "m20", "m10")]
    assert line(state, "deck") == f"{' '.join(top)} / m01 m02 m03 m04"
    assert lines(state, "discarded.1", "route.1") == ["-", "-"]


def test_rul_26_the_cards_under_the_deck_come_last_and_in_any_order() -> None:
    """Five cards in the deck: four are laid out, the fifth comes next, then any of the old four."""
    state = play(with_deck("m05 m06 m07 m08 m09"), "work E2-2")
    play(state, "deal m06", "deal m08", "deal m09", "deal m05")
    assert line(state, "deck") == "m07 / m01 m02 m03 m04"
    play(state, "work E2-5", "take")
    assert weights(state) == {"deal m07": 1}
    assert refused(state, "deal m01") == NOT_IN_DECK
    play(state, "deal m07")
    assert line(state, "deck") == "m01 m02 m03 m04"
    play(state, "work E2-6", "take")
    assert weights(state) == {"deal m01": 1, "deal m02": 1, "deal m03": 1, "deal m04": 1}


def test_rul_26_every_change_makes_a_layer_of_its_own() -> None:
    state = play(with_deck("m05 m06 m07 m08 m09 m10 m11 m12 m13"), "work E2-2")
    play(state, "deal m05", "deal m06", "deal m07", "deal m08", "rest", "work E2-2")
    assert line(state, "deck") == "m09 m10 m11 m12 m13 / m01 m02 m03 m04 / m05 m06 m07 m08"
    play(state, "deal m09", "deal m10", "deal m11", "deal m12")
    assert line(state, "deck") == "m13 / m01 m02 m03 m04 / m05 m06 m07 m08"


def test_rul_26_nobody_sees_in_which_order_they_lie_under_the_deck() -> None:
    """COM-12: the view shows layers as sets, whatever the order in the row was."""
    views = []
    for row in ("m01 m02 m03 m04", "m04 m03 m02 m01"):
        state = play(first_part(f"row {row}"), "work E2-2", "deal m10", "deal m20", "deal m30", "deal m40")
        views.append([state.view(viewer).data() for viewer in (None, 1)])
    assert views[0] == views[1]
    top = [card for card in MERCHANTS[4:] if card not in ("m10", "m20", "m30", "m40")]
    assert views[0][0]["deck"] == {"size": 39, "layers": [top, ["m01", "m02", "m03", "m04"]]}


def test_rul_26_with_fewer_than_four_cards_in_the_deck_some_of_the_old_ones_come_back() -> None:
    state = play(with_deck("m05 m06"), "work E2-2")
    assert weights(state) == {"deal m05": 1, "deal m06": 1}
    play(state, "deal m06")
    assert weights(state) == {"deal m05": 1}
    play(state, "deal m05")
    assert weights(state) == {"deal m01": 1, "deal m02": 1, "deal m03": 1, "deal m04": 1}
    play(state, "deal m03")
    assert weights(state) == {"deal m01": 1, "deal m02": 1, "deal m04": 1}
    play(state, "deal m01")
    assert lines(state, "row", "deck") == ["m06 m05 m03 m01", "m02 m04"]
    assert (acting(state), asked(state)) == ("1", "turn")


def test_rul_26_with_an_empty_deck_the_same_cards_are_laid_out_again() -> None:
    state = play(with_deck("-"), "work E2-2")
    assert weights(state) == {"deal m01": 1, "deal m02": 1, "deal m03": 1, "deal m04": 1}
    play(state, "deal m04", "deal m02", "deal m01", "deal m03")
    assert lines(state, "row", "deck") == ["m04 m02 m01 m03", "-"]
    assert (acting(state), asked(state)) == ("1", "turn")


def test_rul_26_fewer_than_four_cards_in_all_are_laid_out_from_the_left() -> None:
    state = play(with_deck("-", row="m01 m02 - -"), "work E2-2")
    assert weights(state) == {"deal m01": 1, "deal m02": 1}
    play(state, "deal m02", "deal m01")
    assert lines(state, "row", "deck") == ["m02 m01 - -", "-"]
    assert (acting(state), asked(state)) == ("1", "turn")


def test_rul_26_it_may_be_used_without_any_card() -> None:
    state = play(with_deck("-", row="- - - -"), "work E2-2")
    assert line(state, "row") == "- - - -"
    assert (acting(state), asked(state)) == ("1", "turn")
    play(state, "rest")
    assert acting(state) == "2"


# -- RUL-7: another turn -------------------------------------------------------------------------

NEW_FOUR = ("deal m10", "deal m20", "deal m30", "deal m40")


def test_rul_7_the_extra_turn_is_a_full_turn_of_the_same_player() -> None:
    state = play(first_part("route.1 m11", "hold.1 RYYY"), "work E2-2", *NEW_FOUR)
    assert (acting(state), asked(state)) == ("1", "turn")
    assert {"rest", "travel 1", "work A1-3", "work E2-5"} <= options(state)
    assert refused(state, "work E2-2") == OWN_SETTLERS
    play(state, "work A1-3")
    assert (acting(state), asked(state)) == ("2", "turn")
    assert lines(state, "settlers", "ready.1") == ["A1-3:1:1 E2-2:1:1", "5"]


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_rul_7_the_extra_turn_does_not_advance_the_round(turn: int) -> None:
    state = first_part(f"turn {turn}", f"agenda turn:{turn}:1:0", players=3)
    play(state, "work E2-2", *NEW_FOUR)
    assert lines(state, "turn", "round") == [str(turn), "1"]
    play(state, "rest")
    assert lines(state, "turn", "round") == [str(turn % 3 + 1), "2" if turn == 3 else "1"]


def test_rul_7_only_the_change_of_the_market_gives_another_turn() -> None:
    state = play(first_part(), "work E2-2", *NEW_FOUR, "rest", "rest", "rest")
    assert lines(state, "turn", "round") == ["2", "2"]


def test_rul_7_a_second_change_in_the_extra_turn_gives_a_third() -> None:
    state = with_pieces({"C2-2": "2 change-market | bow"})
    play(state, "work E2-2", *NEW_FOUR, "work C2-2", "deal m11", "deal m21", "deal m31", "deal m41")
    assert (acting(state), asked(state)) == ("1", "turn")
    assert lines(play(state, "rest"), "turn", "round") == ["2", "1"]


def test_rul_7_the_storage_limit_is_checked_at_the_end_of_each_of_the_two_turns() -> None:
    """A change-market with an emblem and a charm for it: eleven cubes after the first turn."""
    given = ("cards.1 p49", "hold.1 YYYYYYYYYY")
    state = play(with_pieces({"E2-2": "1 change-market | bow"}, *given), "work E2-2", *NEW_FOUR)
    assert (acting(state), asked(state), line(state, "hold.1")) == ("1", "return", "YYYYYYYYYYR")
    play(state, "return Y")
    assert (acting(state), asked(state), line(state, "hold.1")) == ("1", "turn", "YYYYYYYYYR")
    play(state, "work A1-3")
    assert (acting(state), asked(state)) == ("1", "return")
    play(state, "return Y", "return Y", "return Y")
    assert (acting(state), asked(state)) == ("2", "turn")


# -- EW1-16: change-route ------------------------------------------------------------------------


@pytest.mark.parametrize("route", ["-", "m11", "m11+2"])
def test_ew1_16_one_yellow_is_gained_and_with_fewer_than_two_cards_that_is_all(route: str) -> None:
    state = play(first_part(f"route.1 {route}", "route.2 m20 m21 m22"), "work C2-1")
    assert (line(state, "hold.1"), acting(state)) == ("YYYY", "2")


@pytest.mark.parametrize("length", [2, 3, 4, 5])
def test_ew1_16_any_two_cards_of_the_own_route_may_change_places(length: int) -> None:
    cards = ["m11", "m12", "m13", "m14", "m15"][:length]
    state = play(first_part(f"route.1 {' '.join(cards)}", "route.2 m20 m21 m22 m23 m24"), "work C2-1")
    assert line(state, "hold.1") == "YYYY"
    pairs = list(combinations(range(1, length + 1), 2))
    assert options(state) == {"done", *(f"swap {left} {right}" for left, right in pairs)}
    for left in range(1, 5):
        for right in range(max(left, length) + 1, 6):
            assert refused(state, f"swap {left} {right}") == NO_ROUTE_CARD
    for left, right in pairs:
        swapped = cards.copy()
        swapped[left - 1], swapped[right - 1] = cards[right - 1], cards[left - 1]
        after = play(state.copy(), f"swap {left} {right}")
        assert lines(after, "route.1", "route.2") == [" ".join(swapped), "m20 m21 m22 m23 m24"]
        assert acting(after) == "2"


def test_ew1_16_the_swap_is_optional() -> None:
    state = play(first_part("route.1 m11 m12"), "work C2-1", "done")
    assert (line(state, "route.1"), acting(state)) == ("m11 m12", "2")


def test_ew1_16_settlers_stay_on_cards_that_change_places() -> None:
    """RUL-25."""
    state = play(first_part("route.1 m11 m12+2 m13 m14+1"), "work C2-1")
    assert line(play(state.copy(), "swap 1 2"), "route.1") == "m12+2 m11 m13 m14+1"
    assert line(play(state.copy(), "swap 2 4"), "route.1") == "m11 m14+1 m13 m12+2"
    assert lines(play(state, "swap 1 3"), "route.1", "ready.1") == ["m13 m12+2 m11 m14+1", "3"]


def test_ew1_16_after_a_swap_the_settlers_for_travelling_are_counted_anew() -> None:
    """In the first place m05 costs one settler, in the third two: one for m11."""
    state = first_part("route.1 m11 m12+2 m05", "hold.1 -")
    assert lines(play(state.copy(), "travel 3"), "route.1") == ["m11 m12+2 m05+2"]
    play(state, "work C2-1", "swap 1 3", "rest", "travel 1")
    assert lines(state, "route.1", "hold.1") == ["m05+1 m12+2 m11", "YYYYY"]


def test_ew1_16_every_seat_changes_its_own_route() -> None:
    given = ("turn 2", "agenda turn:2:1:0", "route.1 m20 m21+1 m22", "route.2 m11 m12+2 m13")
    state = play(first_part(*given), "work C2-1", "swap 2 3")
    assert lines(state, "route.1", "route.2") == ["m20 m21+1 m22", "m11 m13 m12+2"]
    assert lines(state, "hold.1", "hold.2", "ready.1", "ready.2") == ["YYY", "YYYYY", "6", "4"]


# -- EW1-17: travel ------------------------------------------------------------------------------


def test_ew1_17_the_sheets_example_takes_three_settlers() -> None:
    """PL/DE: settlers on B, A and C are empty, D is chosen: one, and one each for A and C."""
    state = play(first_part("route.1 m11 m12+2 m13 m06", "hold.1 -"), "travel 4")
    assert lines(state, "route.1", "ready.1", "hold.1") == ["m11 m12+2 m13 m06+3", "2", "B"]
    assert acting(state) == "2"


@pytest.mark.parametrize(
    ("route", "place", "needed"),
    [
        ("m05", 1, 1),
        ("m11 m05", 2, 2),
        ("m11 m12 m13 m14 m05", 5, 5),
        ("m11+1 m05", 2, 1),
        ("m11+1 m12+3 m05", 3, 1),
        ("m11+1 m12 m13+1 m14 m05", 5, 3),
        ("m05 m11 m12 m13 m14", 1, 1),
        ("m05 m11+1 m12+1", 1, 1),
        ("m11 m05 m12 m13+3 m14", 2, 2),
    ],
)
def test_ew1_17_travel_counts_only_empty_cards_to_the_left(route: str, place: int, needed: int) -> None:
    state = first_part(f"route.1 {route}", "hold.1 -")
    ready = int(line(state, "ready.1"))
    play(state, f"travel {place}")
    assert line(state, "route.1").split()[place - 1] == f"m05+{needed}"
    assert lines(state, "ready.1", "hold.1") == [str(ready - needed), "YYYY"]


@pytest.mark.parametrize(
    ("seat", "route", "place", "needed"),
    [(2, "m11+1 m05", 2, 1), (2, "m11 m05", 2, 2), (3, "m11+1 m12 m13+1 m05", 4, 2)],
)
def test_ew1_17_every_seat_counts_the_cards_of_its_own_route(
    seat: int, route: str, place: int, needed: int
) -> None:
    turn = (f"turn {seat}", f"agenda turn:{seat}:1:0", f"hold.{seat} -")
    state = first_part(*turn, "route.1 m20 m21+1 m22+1 m23", f"route.{seat} {route}", players=3)
    play(state, f"travel {place}")
    assert line(state, f"route.{seat}").split()[place - 1] == f"m05+{needed}"
    assert lines(state, f"hold.{seat}", "route.1", "ready.1") == ["YYYY", "m20 m21+1 m22+1 m23", "4"]


def test_ew1_17_a_card_with_settlers_cannot_be_chosen() -> None:
    state = first_part("route.1 m05 m06+2 m07", "route.2 m08 m09+1")
    assert options(state, "travel") == {"travel 1", "travel 3"}
    assert refused(state, "travel 2") == SETTLERS_ON_CARD
    assert refused(state, "travel 4") == NO_ROUTE_CARD
    assert refused(state, "travel 5") == NO_ROUTE_CARD


@pytest.mark.parametrize(("ready", "places"), [(0, 0), (1, 1), (2, 2), (4, 4), (5, 5), (6, 5)])
def test_ew1_17_with_too_few_ready_settlers_a_card_cannot_be_chosen(ready: int, places: int) -> None:
    state = first_part("route.1 m05 m06 m07 m08 m03", f"settlers A1-3:1:{7 - ready}", "row m01 m02 m10 m04")
    assert options(state, "travel") == {f"travel {place}" for place in range(1, places + 1)}
    for place in range(places + 1, 6):
        assert refused(state, f"travel {place}") == TOO_FEW


def test_ew1_17_a_trade_card_has_to_trade_at_least_once() -> None:
    state = first_part("route.1 m40 m41", "hold.1 YYYYYG")
    assert options(state, "travel") == {"travel 1"}
    assert refused(state, "travel 2") == CANNOT_TRADE
    play(state, "travel 1")
    assert options(state) == {"trade x1", "trade x2"}
    assert refused(state, "done") == MUST_TRADE
    play(state, "trade x2")
    assert lines(state, "hold.1", "route.1") == ["YRRRRG", "m40+1 m41"]
    assert acting(state) == "2"


def test_ew1_17_an_upgrade_card_upgrades() -> None:
    state = play(first_part("route.1 m09", "hold.1 YY"), "travel 1", "upgrade Y", "upgrade Y", "upgrade R")
    assert lines(state, "hold.1", "route.1") == ["RG", "m09+1"]
    assert acting(state) == "2"


@pytest.mark.parametrize("hold", ["-", "BB"])
def test_rul_22_an_upgrade_card_of_the_route_may_be_used_for_nothing(hold: str) -> None:
    state = play(first_part("route.1 m09", f"hold.1 {hold}"), "travel 1")
    assert (line(state, "hold.1"), acting(state)) == (hold, "2")


def test_ew1_17_the_card_stays_in_the_route() -> None:
    state = play(first_part("route.1 m05 m06"), "travel 2", "rest", "travel 1")
    assert lines(state, "route.1", "discarded.1") == ["m05+1 m06+2", "-"]


def test_ew1_17_hammers_and_charms_do_nothing_on_the_route() -> None:
    state = first_part("cards.1 p05 p06 p07 p08 p09 p10", "route.1 m11 m05", "hold.1 -")
    assert lines(play(state, "travel 2"), "route.1", "hold.1") == ["m11 m05+2", "YYYY"]


def test_ew1_17_nobody_travels_on_the_route_of_a_rival() -> None:
    state = first_part("route.2 m05 m06 m07")
    assert options(state, "travel") == set()
    assert refused(state, "travel 1") == NO_ROUTE_CARD


# -- EW1-18, RUL-3: rest -------------------------------------------------------------------------


def test_ew1_18_rest_brings_all_own_settlers_home_from_board_and_route() -> None:
    placed = "settlers A1-3:1:2 B1-3:2:3 C2-6:1:1 E2-5:2:1"
    state = first_part(placed, "route.1 m11+1 m12 m13+2", "route.2 m14+2")
    assert lines(state, "ready.1", "ready.2") == ["1", "1"]
    play(state, "rest")
    assert lines(state, "settlers", "ready.1", "reserve.1") == ["B1-3:2:3 E2-5:2:1", "7", "5"]
    assert lines(state, "route.1", "route.2", "ready.2") == ["m11 m12 m13", "m14+2", "1"]
    assert (acting(state), line(state, "hold.1")) == ("2", "YYY")


def test_ew1_18_the_last_card_of_a_full_route_is_freed_too() -> None:
    state = first_part("route.1 m11+1 m12+1 m13+1 m14+1 m15+1", "route.2 m20+1")
    play(state, "rest")
    assert lines(state, "route.1", "route.2") == ["m11 m12 m13 m14 m15", "m20+1"]
    other = first_part("route.1 m11+1 m12+1 m13+1 m14+1 m15+1", "route.2 m20+1")
    play(other, "rest", "rest")
    assert lines(other, "route.2", "ready.2") == ["m20", "7"]


def test_rul_3_rest_is_possible_with_nothing_to_take_back() -> None:
    state = first_part()
    assert "rest" in options(state)
    assert lines(play(state, "rest"), "ready.1", "settlers", "turn") == ["7", "-", "2"]


def test_rul_3_who_can_do_nothing_else_rests() -> None:
    state = first_part("settlers A1-3:1:7", "route.1 m05")
    assert options(state) == {"rest"}
    assert lines(play(state, "rest"), "ready.1", "settlers") == ["7", "-"]


def test_ew1_18_seats_after_the_first_rest_only_for_themselves() -> None:
    given = ("settlers A1-3:1:1 B1-3:2:1 E2-1:3:2", "turn 3", "agenda turn:3:1:0")
    routes = ("route.1 m11+1", "route.2 m12 m13+1", "route.3 m14 m15+2")
    state = play(first_part(*given, *routes, players=3), "rest")
    assert line(state, "settlers") == "A1-3:1:1 B1-3:2:1"
    assert lines(state, "route.1", "route.2", "route.3") == ["m11+1", "m12 m13+1", "m14 m15"]
    assert lines(state, "ready.1", "ready.2", "ready.3") == ["4", "4", "6"]
