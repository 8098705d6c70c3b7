"""EW1-8 to EW1-10: settlers work on locations, with hammers and charms."""

import pytest

from tests.positions import acting, asked, line, lines, options, play, refused
from tests.settlers import first_part, pieces_with
from tradewinds import State, make_game

COVERED = "an exploration tile lies on the location"
OWN_SETTLERS = "own settlers are there already"
TOO_FEW = "there are too few ready settlers"
CANNOT_PAY = "there are not the cubes that the point card costs"
CANNOT_TRADE = "there are not the cubes for that many trades"
MUST_TRADE = "the trade has to be done at least once"
NO_CUBE = "there is no such cube"
OPEN = {  # all locations but the forts, with the settlers printed on them
    **{"A1-3": 1, "A1-4": 1, "A1-5": 2, "B1-3": 1, "B1-4": 1, "B1-6": 3},
    **{"E2-1": 2, "E2-2": 1, "E2-3": 2, "E2-4": 2, "E2-5": 1, "E2-6": 2},
    **{"C2-1": 1, "C2-2": 2, "C2-3": 3, "C2-4": 2, "C2-5": 2, "C2-6": 3},
}


def works(*locations: str) -> set[str]:
    return {f"work {location}" for location in locations}


def with_pieces(changes: dict[str, str], *given: str, players: int = 2) -> State:
    pieces = pieces_with(changes)
    game = make_game("east-to-west-1", pack=pieces)
    return first_part(*given, players=players, game=game, pieces=pieces)


# -- EW1-8: work ---------------------------------------------------------------------------------


def test_ew1_8_every_open_location_whose_action_can_be_done_may_be_chosen() -> None:
    """YYY pays for no point card and not for GG>BB; two locations are covered."""
    state = first_part("hold.1 YYY")
    assert options(state) == works(*(location for location in OPEN if location != "C2-4")) | {"rest"}
    assert refused(state, "work C2-4") == CANNOT_TRADE
    assert refused(state, "work A1-1") == CANNOT_PAY


def test_ew1_8_settlers_are_placed_from_the_ready_ones() -> None:
    state = play(first_part(), "work E2-1")
    assert lines(state, "settlers", "ready.1", "reserve.1", "ready.2") == ["E2-1:1:2", "5", "5", "7"]


@pytest.mark.parametrize(("location", "number"), OPEN.items())
def test_ew1_9_an_empty_location_takes_the_printed_number(location: str, number: int) -> None:
    state = play(first_part("hold.1 YYYGG"), f"work {location}")
    assert lines(state, "settlers", "ready.1") == [f"{location}:1:{number}", str(7 - number)]


@pytest.mark.parametrize(("fort", "number"), [("A1-1", 1), ("A1-2", 1), ("B1-1", 2), ("B1-2", 3)])
def test_ew1_9_a_fort_takes_the_printed_number(fort: str, number: int) -> None:
    state = play(first_part("forts p13 p09 p15 p16 p14", "hold.1 YRGGGG"), f"work {fort}")
    assert line(state, "settlers") == f"{fort}:1:{number}"


def test_ew1_8_a_location_with_an_exploration_tile_cannot_be_chosen() -> None:
    state = first_part(players=3)
    assert refused(state, "work A1-6") == COVERED
    assert refused(state, "work B1-5") == COVERED
    half = first_part("covered B1-5:x10", "cards.2 p16", "explored.2 x09")
    assert "work A1-6" in options(half)
    assert refused(half, "work B1-5") == COVERED


def test_ew1_8_a_location_with_own_settlers_cannot_be_chosen() -> None:
    state = first_part("settlers A1-3:1:1 B1-3:2:1")
    assert refused(state, "work A1-3") == OWN_SETTLERS
    assert "work B1-3" in options(state)
    play(state, "rest")
    assert refused(state, "work B1-3") == OWN_SETTLERS
    assert "work A1-3" in options(state)


@pytest.mark.parametrize("ready", range(8))
def test_ew1_8_with_too_few_ready_settlers_a_location_cannot_be_chosen(ready: int) -> None:
    """The reserve does not help."""
    placed = f"settlers A1-6:1:{7 - ready}" if ready < 7 else "settlers -"
    state = first_part(placed, "covered -", "forts p01 p03 p04 p05 p06", "hold.1 YYYGG")
    enough = {location for location, number in OPEN.items() if number <= ready}
    enough |= {location for location in ("A1-6", "B1-5") if ready >= 2 and location not in placed}
    assert options(state) == works(*enough) | {"rest"}
    for location in OPEN.keys() - enough:
        assert refused(state, f"work {location}") == TOO_FEW


def test_ew1_8_work_is_the_whole_turn() -> None:
    state = play(first_part(), "work A1-3")
    assert (acting(state), asked(state)) == ("2", "turn")
    assert refused(state, "travel 1") == "there is no card in that place of the route"


# -- EW1-9: rivals -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("location", "rivals", "needed"),
    [
        ("A1-3", 1, 2),
        ("A1-3", 3, 4),
        ("E2-1", 1, 2),  # as many as printed
        ("E2-1", 2, 3),
        ("E2-1", 6, 7),
        ("B1-6", 1, 2),  # fewer than the three that are printed
        ("C2-6", 1, 2),
        ("C2-6", 3, 4),
    ],
)
def test_ew1_9_a_taken_location_takes_one_more_than_there_are_whatever_is_printed(
    location: str, rivals: int, needed: int
) -> None:
    state = first_part(f"settlers {location}:2:{rivals}")
    assert line(state, "ready.2") == str(7 - rivals)
    play(state, f"work {location}")
    assert line(state, "settlers") == f"{location}:1:{needed}"
    assert lines(state, "ready.1", "ready.2") == [str(7 - needed), "7"]


def test_ew1_9_too_few_ready_settlers_for_one_more_than_the_rival() -> None:
    state = first_part("settlers E2-1:2:7 B1-6:1:4 C2-2:1:1")
    assert refused(state, "work E2-1") == TOO_FEW
    assert refused(first_part("settlers A1-3:2:2 B1-6:1:5"), "work A1-3") == TOO_FEW
    assert "work A1-3" in options(first_part("settlers A1-3:2:2 B1-6:1:4"))


def test_ew1_9_fewer_than_printed_are_enough_to_drive_out_a_rival() -> None:
    """Two ready settlers: not enough for the empty location of 3, enough for one rival there."""
    assert refused(first_part("settlers C2-2:1:5"), "work B1-6") == TOO_FEW
    state = play(first_part("settlers C2-2:1:5 B1-6:2:1"), "work B1-6", "trade x1")
    assert lines(state, "settlers", "ready.1", "ready.2") == ["B1-6:1:2 C2-2:1:5", "0", "7"]


def test_ew1_9_settlers_that_were_driven_out_can_be_used_in_the_very_next_turn() -> None:
    state = first_part("settlers A1-3:2:6 E2-1:2:1")
    play(state, "work A1-3")
    assert lines(state, "settlers", "ready.1", "ready.2") == ["A1-3:1:7 E2-1:2:1", "0", "6"]
    assert "work C2-6" in options(state)


def test_ew1_9_only_the_owner_of_the_settlers_there_gets_them_back() -> None:
    state = first_part("settlers A1-3:3:2 B1-3:2:2", players=3)
    play(state, "work A1-3")
    assert line(state, "settlers") == "A1-3:1:3 B1-3:2:2"
    assert lines(state, "ready.1", "ready.2", "ready.3") == ["3", "4", "6"]


def test_ew1_9_settlers_go_home_before_the_action() -> None:
    """EW1-8: place first, then act; while the action is being decided they are back already."""
    state = play(first_part("settlers A1-4:2:2"), "work A1-4")
    assert asked(state) == "upgrade"
    assert lines(state, "settlers", "ready.2", "hold.1") == ["A1-4:1:3", "7", "YYY"]


def test_ew1_9_a_rival_s_settlers_on_a_market_or_a_fort_are_driven_out_too() -> None:
    state = first_part("settlers E2-5:2:1 A1-1:2:1", "hold.1 RRG")
    assert lines(play(state.copy(), "work E2-5"), "settlers", "ready.2") == ["A1-1:2:1 E2-5:1:2", "6"]
    assert lines(play(state, "work A1-1"), "settlers", "ready.2") == ["A1-1:1:2 E2-5:2:1", "6"]


# -- hammers: RUL-10, RUL-27 ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hammers", "location", "needed"),
    [
        ("p05", "A1-3", 1),  # never below 1
        ("p05", "E2-1", 1),
        ("p05", "B1-6", 2),
        ("p05", "C2-3", 2),
        ("p05 p47", "E2-1", 1),
        ("p05 p47", "B1-6", 1),  # they add up
        ("p05 p47", "A1-3", 1),
        ("p05", "E2-3", 2),  # another emblem
        ("p05", "C2-5", 2),  # no emblem
        ("p06", "C2-2", 1),
        ("p07", "A1-5", 1),
        ("p08", "E2-4", 1),
        ("p06 p07 p08", "B1-6", 3),
    ],
)
def test_rul_10_a_hammer_takes_one_settler_less_at_its_emblem(
    hammers: str, location: str, needed: int
) -> None:
    state = play(first_part(f"cards.1 {hammers}"), f"work {location}")
    assert lines(state, "settlers", "ready.1") == [f"{location}:1:{needed}", str(7 - needed)]


@pytest.mark.parametrize(
    ("hammers", "rivals", "needed"),
    [("p05", 1, 1), ("p05", 2, 2), ("p05", 5, 5), ("p05 p47", 1, 1), ("p05 p47", 2, 1), ("p05 p47", 4, 3)],
)
def test_rul_10_discounts_apply_against_rivals_too(hammers: str, rivals: int, needed: int) -> None:
    state = first_part(f"cards.1 {hammers}", f"settlers E2-1:2:{rivals}")
    play(state, "work E2-1")
    assert lines(state, "settlers", "ready.1", "ready.2") == [f"E2-1:1:{needed}", str(7 - needed), "7"]


def test_rul_10_three_discounts_add_up_with_three_players() -> None:
    state = first_part("cards.1 p05 p47 p19", "settlers E2-1:2:4", players=3)
    assert line(play(state, "work E2-1"), "settlers") == "E2-1:1:2"


def test_rul_10_a_discount_makes_a_location_possible_with_fewer_ready_settlers() -> None:
    placed = "settlers C2-2:1:5"
    assert refused(first_part(placed), "work B1-6") == TOO_FEW
    state = play(first_part(placed, "cards.1 p05"), "work B1-6", "trade x1")
    assert lines(state, "settlers", "ready.1") == ["B1-6:1:2 C2-2:1:5", "0"]


def test_rul_10_only_the_owner_has_the_discount() -> None:
    state = play(first_part("cards.2 p05"), "work E2-1")
    assert line(state, "settlers") == "E2-1:1:2"
    play(state, "work E2-1")  # one more than the two there, less one
    assert lines(state, "settlers", "ready.1") == ["E2-1:2:2", "7"]


def test_ew1_9_one_settler_placed_with_a_discount_is_driven_out_by_two() -> None:
    state = play(first_part("cards.1 p05"), "work E2-1", "work E2-1")
    assert lines(state, "settlers", "ready.1", "ready.2") == ["E2-1:2:2", "7", "5"]


def test_rul_27_exactly_the_required_number_is_placed() -> None:
    """A discount cannot be declined, nor settlers added: the location is all there is to choose."""
    state = first_part("cards.1 p05")
    assert [text for text in options(state) if "E2-1" in text] == ["work E2-1"]
    play(state, "work E2-1")
    assert (line(state, "settlers"), acting(state)) == ("E2-1:1:1", "2")


# -- charms: RUL-29 ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("charms", "location", "hold"),
    [
        ("p09", "A1-3", "YYYY"),
        ("p10", "B1-3", "YYR"),
        ("p49", "B1-3", "YRR"),
        ("p10 p49", "B1-3", "YYRR"),  # all of them
        ("p10 p49", "C2-2", "YRRR"),
        ("p10 p49", "A1-3", "YYY"),  # another emblem
        ("p09", "C2-1", "Y"),
        ("p10", "C2-1", "YY"),
    ],
)
def test_rul_29_charms_with_the_location_s_emblem_give_their_cubes(
    charms: str, location: str, hold: str
) -> None:
    state = play(first_part(f"cards.1 {charms}", "hold.1 -"), f"work {location}")
    assert lines(state, "hold.1", "hold.2") == [hold, "YYYY"]


def test_rul_29_the_cubes_come_after_the_settlers_and_before_the_action() -> None:
    state = play(first_part("cards.1 p12", "hold.1 -"), "work A1-4")
    assert lines(state, "settlers", "hold.1") == ["A1-4:1:1", "Y"]
    assert options(state) == {"upgrade Y", "done"}
    play(state, "upgrade Y", "upgrade R")
    assert (line(state, "hold.1"), acting(state)) == ("G", "2")


def test_rul_29_the_cubes_count_for_what_the_action_costs() -> None:
    """YY>G with one yellow cube and a charm; without either it cannot be paid."""
    assert refused(first_part("hold.1 Y"), "work B1-4") == CANNOT_TRADE
    assert refused(first_part("hold.1 -", "cards.1 p48"), "work B1-4") == CANNOT_TRADE
    assert refused(first_part("hold.1 Y", "cards.1 p11"), "work B1-4") == CANNOT_TRADE
    state = play(first_part("hold.1 Y", "cards.1 p11 p48"), "work B1-4")
    assert line(state, "hold.1") == "YYR"
    assert options(state) == {"trade x1"}
    assert line(play(state, "trade x1"), "hold.1") == "RG"


def test_rul_29_several_charms_pay_together() -> None:
    state = first_part("hold.1 -", "cards.1 p21 p48", players=3)
    assert line(play(state, "work B1-4", "trade x1"), "hold.1") == "G"


def test_rul_29_a_charm_gives_once_at_a_location_with_two_actions() -> None:
    state = play(first_part("cards.1 p09", "hold.1 -"), "work C2-3")
    assert line(state, "hold.1") == "YYYG"


def test_rul_29_a_rival_s_charm_gives_nothing() -> None:
    state = play(first_part("cards.2 p09", "settlers A1-3:2:1"), "work A1-3")
    assert lines(state, "hold.1", "hold.2") == ["YYYYYY", "YYYY"]


def test_rul_29_a_charm_gives_to_its_owner_also_where_a_rival_is_driven_out() -> None:
    state = first_part("cards.2 p09", "settlers A1-3:1:1", "hold.2 -", "turn 2", "agenda turn:2:1:0")
    assert lines(play(state, "work A1-3"), "hold.1", "hold.2") == ["YYY", "YYYY"]


def test_rul_29_a_charm_at_a_market_counts_for_using_the_card() -> None:
    """m11 is R>YYY, and the market has the charm's emblem."""
    given = ("row m11 m02 m03 m04", "hold.1 -", "cards.1 p49")
    state = play(with_pieces({"E2-5": "1 market | bow"}, *given), "work E2-5")
    assert (line(state, "hold.1"), options(state)) == ("R", {"use", "take"})
    play(state, "use")
    assert options(state) == {"trade x1"}
    assert line(play(state, "trade x1"), "hold.1") == "YYY"


# -- EW1-10: gain, upgrade, trade ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("location", "hold"), [("A1-3", "YYYB"), ("B1-3", "YRB"), ("E2-1", "YYRB"), ("C2-2", "RRB")]
)
def test_ew1_10_a_gain_location_gives_its_cubes(location: str, hold: str) -> None:
    state = play(first_part("hold.1 B"), f"work {location}")
    assert (line(state, "hold.1"), acting(state)) == (hold, "2")


def test_rul_15_a_gain_location_may_be_used_with_a_full_storage() -> None:
    state = play(first_part("hold.1 BBBBBBBBBB"), "work A1-3")
    assert (asked(state), line(state, "hold.1")) == ("return", "YYYBBBBBBBBBB")
    play(state, "return Y", "return Y", "return Y")
    assert (line(state, "hold.1"), acting(state)) == ("BBBBBBBBBB", "2")


def test_ew1_10_an_upgrade_location_upgrades_up_to_its_number() -> None:
    state = play(first_part("hold.1 YRB"), "work A1-4")
    assert options(state) == {"upgrade Y", "upgrade R", "done"}
    assert refused(state, "upgrade G") == NO_CUBE
    play(state, "upgrade Y", "upgrade R")
    assert (line(state, "hold.1"), acting(state)) == ("RGB", "2")
    three = play(first_part("hold.1 Y"), "work E2-4", "upgrade Y", "upgrade R", "upgrade G")
    assert (line(three, "hold.1"), acting(three)) == ("B", "2")


def test_ew1_10_each_upgrade_is_optional() -> None:
    state = play(first_part("hold.1 YY"), "work E2-4", "upgrade Y", "done")
    assert (line(state, "hold.1"), acting(state)) == ("YR", "2")


@pytest.mark.parametrize("hold", ["-", "BB"])
def test_rul_15_an_upgrade_location_may_be_used_with_nothing_to_upgrade(hold: str) -> None:
    state = play(first_part(f"hold.1 {hold}"), "work A1-4")
    assert lines(state, "hold.1", "settlers") == [hold, "A1-4:1:1"]
    assert acting(state) == "2"


def test_ew1_10_a_trade_location_trades_at_least_once_and_as_often_as_it_can_be_paid() -> None:
    state = play(first_part("hold.1 YYYYY"), "work B1-4")
    assert options(state) == {"trade x1", "trade x2"}
    assert refused(state, "done") == MUST_TRADE
    assert refused(state, "trade x3") == CANNOT_TRADE
    assert line(play(state.copy(), "trade x1"), "hold.1") == "YYYG"
    assert line(play(state, "trade x2"), "hold.1") == "YGG"
    assert acting(state) == "2"


def test_rul_15_a_trade_that_cannot_be_paid_once_cannot_be_chosen() -> None:
    state = first_part("hold.1 YYGB")
    assert refused(state, "work A1-5") == CANNOT_TRADE
    assert refused(state, "work C2-4") == CANNOT_TRADE
    assert "work B1-4" in options(state)


# -- RUL-28: two actions -------------------------------------------------------------------------


def test_rul_28_what_the_gain_brings_in_can_be_upgraded() -> None:
    state = play(first_part("hold.1 -"), "work C2-3")
    assert (line(state, "hold.1"), options(state)) == ("YYG", {"upgrade Y", "upgrade G", "done"})
    assert line(play(state, "upgrade G"), "hold.1") == "YYB"
    assert acting(state) == "2"


def test_rul_28_the_actions_are_done_in_the_order_printed() -> None:
    """DE: the action or actions of a location (PL: its action).

    The upgrade comes first: what is gained after it cannot be upgraded.
    """
    turned = {"C2-3": "3 upgrade 1 + gain YYG | plough"}
    nothing = play(with_pieces(turned, "hold.1 -"), "work C2-3")
    assert (line(nothing, "hold.1"), acting(nothing)) == ("YYG", "2")
    state = play(with_pieces(turned, "hold.1 R"), "work C2-3")
    assert (line(state, "hold.1"), options(state)) == ("R", {"upgrade R", "done"})
    assert line(play(state.copy(), "done"), "hold.1") == "YYRG"
    assert line(play(state, "upgrade R"), "hold.1") == "YYGG"
    assert acting(state) == "2"


def test_rul_28_what_the_gain_brings_in_pays_for_the_trade_which_is_then_a_must() -> None:
    state = play(with_pieces({"C2-3": "3 gain YY + YY>G"}, "hold.1 -"), "work C2-3")
    assert options(state) == {"trade x1"}
    assert refused(state, "done") == MUST_TRADE
    assert line(play(state, "trade x1"), "hold.1") == "G"


def test_rul_28_a_second_action_that_cannot_be_done_is_skipped() -> None:
    state = play(with_pieces({"C2-3": "3 gain Y + YY>G"}, "hold.1 -"), "work C2-3")
    assert (line(state, "hold.1"), acting(state)) == ("Y", "2")


def test_rul_28_a_first_action_that_cannot_be_done_is_skipped() -> None:
    """The trade does not come back after the gain."""
    turned = {"C2-3": "3 YY>G + gain Y"}
    state = play(with_pieces(turned, "hold.1 Y"), "work C2-3")
    assert (line(state, "hold.1"), acting(state)) == ("YY", "2")
    able = play(with_pieces(turned, "hold.1 YY"), "work C2-3")
    assert refused(able, "done") == MUST_TRADE
    assert line(play(able, "trade x1"), "hold.1") == "YG"


def test_rul_28_one_of_two_trades_is_enough() -> None:
    two = {"C2-3": "3 YY>G + GG>B"}
    assert refused(with_pieces(two, "hold.1 YGB"), "work C2-3") == CANNOT_TRADE
    second = play(with_pieces(two, "hold.1 GG"), "work C2-3")
    assert line(play(second, "trade x1"), "hold.1") == "B"
    state = play(with_pieces(two, "hold.1 YYYY"), "work C2-3")
    first = play(state.copy(), "trade x1")
    assert (line(first, "hold.1"), acting(first)) == ("YYG", "2")
    play(state, "trade x2")
    assert (line(state, "hold.1"), options(state)) == ("GG", {"trade x1"})
    assert line(play(state, "trade x1"), "hold.1") == "B"


def test_rul_28_the_location_of_two_actions_marked_2_3() -> None:
    """R and two upgrades, with four players from the start."""
    state = play(first_part("hold.1 -", players=4), "work B1-5", "upgrade R", "upgrade G")
    assert lines(state, "hold.1", "settlers") == ["B", "B1-5:1:2"]
