"""EW2-8, EW2-14 and EW2-15: work as in part I, rest, forts with their point cards, benefits."""

import pytest

from tests.positions import (
    NOT_ASKED,
    acting,
    asked,
    line,
    lines,
    options,
    play,
    refused,
    weights,
)
from tests.settlers import pieces_with, second_part
from tradewinds import State, make_game

TOO_FEW_SETTLERS = "there are too few ready settlers"
OWN_SETTLERS = "own settlers are there already"
COVERED = "an exploration tile lies on the location"
CANNOT_TRADE = "there are not the cubes for that many trades"
MUST_TRADE = "the trade has to be done at least once"
NO_TOLL = "there are too few cubes to pay every rival there"
NO_CARD = "there is no point card at the fort"
CANNOT_CLAIM = "there are not the cubes that the point card costs"
NO_SUCH_TILE = "there is no such exploration tile to be taken"


def with_location(id: str, text: str, *given: str, players: int = 2) -> State:
    """A position on boards of which one location is another."""
    pieces = pieces_with({id: text})
    return second_part(*given, players=players, game=make_game("east-to-west-2", pack=pieces), pieces=pieces)


def explored(seat: int, cards: str, tiles: str) -> tuple[str, str]:
    """Lines of a seat that claimed compass cards and took these tiles for them."""
    return f"cards.{seat} {cards}", f"explored.{seat} {tiles}"


# -- EW2-8: work as EW1-8 and EW1-9 --------------------------------------------------------------


@pytest.mark.parametrize(
    ("location", "number"),
    [("A2-3", 1), ("F2-4", 2), ("C1-2", 2), ("A2-4", 3), ("A2-1", 1), ("B2-1", 2), ("B2-2", 3)],
)
def test_ew2_8_an_empty_location_takes_its_printed_number_of_settlers(location: str, number: int) -> None:
    state = second_part("hold.1 YYRRRGGGB", "forts p05 p06 p09 p12 p01")
    play(state, f"work {location}")
    assert line(state, "settlers") == f"{location}:1:{number}"
    assert lines(state, "ready.1", "reserve.1", "ready.2") == [str(7 - number), "5", "7"]


@pytest.mark.parametrize(("rivals", "number"), [(1, 2), (2, 3), (4, 5)])
def test_ew2_8_rivals_there_cost_one_settler_more_than_they_are_whatever_is_printed(
    rivals: int, number: int
) -> None:
    """A2-4 prints 3, which one settler of a rival undercuts."""
    state = second_part(f"settlers A2-4:2:{rivals}")
    assert line(state, "ready.2") == str(7 - rivals)
    play(state, "work A2-4", "sail tea-1", "build")
    assert line(state, "settlers") == f"A2-4:1:{number}"
    assert lines(state, "ready.1", "ready.2") == [str(7 - number), "7"]


def test_ew2_8_displaced_settlers_can_be_used_in_their_owner_s_next_turn() -> None:
    state = second_part("settlers A2-3:2:3 F2-1:2:4", "hold.1 -")
    assert line(state, "ready.2") == "0"
    play(state, "work A2-3")
    assert lines(state, "settlers", "ready.2") == ["A2-3:1:4 F2-1:2:4", "3"]
    assert "work F2-2" in options(state)
    play(state, "work F2-4")
    assert line(state, "settlers") == "A2-3:1:4 F2-1:2:4 F2-4:2:2"


def test_ew2_8_only_the_displaced_seat_s_settlers_go_home() -> None:
    state = second_part("settlers A2-3:3:2 F2-4:2:2", players=3)
    play(state, "work A2-3")
    assert lines(state, "ready.1", "ready.2", "ready.3") == ["3", "4", "6"]
    assert line(state, "settlers") == "A2-3:1:3 F2-4:2:2"


@pytest.mark.parametrize(("ready", "works"), [(0, set()), (1, {"A2-3", "A2-5", "B2-3", "F2-1"})])
def test_ew2_8_with_too_few_ready_settlers_a_location_cannot_be_chosen(ready: int, works: set[str]) -> None:
    state = second_part(f"settlers B2-5:1:{7 - ready}", "hold.1 -")
    assert options(state, "work") == {f"work {location}" for location in works}
    assert refused(state, "work A2-4") == refused(state, "work F2-4") == TOO_FEW_SETTLERS


def test_ew2_8_one_more_than_the_rivals_has_to_be_ready() -> None:
    state = second_part("settlers A2-3:2:3 F2-4:1:4")
    assert line(state, "ready.1") == "3"
    assert refused(state, "work A2-3") == TOO_FEW_SETTLERS
    enough = second_part("settlers A2-3:2:3 F2-4:1:3")
    assert "work A2-3" in options(enough)


def test_ew2_8_own_settlers_block_a_location() -> None:
    state = second_part("settlers A2-3:1:1 B2-3:2:1")
    assert refused(state, "work A2-3") == OWN_SETTLERS
    assert "work B2-3" in options(state)


def test_ew2_8_an_exploration_tile_blocks_a_location() -> None:
    state = second_part("hold.1 YYYRRGG")
    for location in ("C1-1", "C1-3", "C1-4", "C1-5", "F2-3", "F2-5", "F2-6", "A2-6", "B2-6"):
        assert refused(state, f"work {location}") == COVERED


def test_ew2_8_exactly_these_locations_are_offered_at_the_start() -> None:
    """Not C1-2 (no RR), the forts (no cubes for them) nor B2-4 (the boat is at sea)."""
    works = {"A2-3", "A2-4", "A2-5", "B2-3", "B2-5", "F2-1", "F2-2", "F2-4"}
    assert options(second_part()) == {"rest", *(f"work {location}" for location in works)}


def test_ew2_8_a_turn_is_one_work() -> None:
    state = play(second_part(), "work A2-3")
    assert (line(state, "hold.1"), acting(state), asked(state)) == ("YYYYYY", "2", "turn")


def test_ew2_8_rest_takes_all_own_settlers_back_and_no_others() -> None:
    state = second_part("settlers A2-3:1:2 B2-3:2:1 F2-4:1:3 C1-2:1:1")
    assert line(state, "ready.1") == "1"
    play(state, "rest")
    assert lines(state, "settlers", "ready.1", "ready.2") == ["B2-3:2:1", "7", "6"]
    assert line(state, "reserve.1") == "5"
    assert (acting(state), asked(state)) == ("2", "turn")


def test_rul_3_resting_is_always_possible_also_with_nothing_to_take_back() -> None:
    state = second_part()
    assert "rest" in options(state)
    assert lines(play(state, "rest"), "ready.1", "settlers") == ["7", "-"]
    stuck = second_part("settlers A2-3:1:7", "hold.1 -")
    assert options(stuck) == {"rest"}


# -- RUL-10, RUL-27: discounts -------------------------------------------------------------------


def test_rul_10_a_hammer_takes_one_settler_less_at_its_emblem_only() -> None:
    canoe = "cards.1 p07"
    for location, number in (("A2-4", 2), ("F2-1", 1), ("F2-2", 2), ("F2-4", 2)):
        state = play(second_part(canoe), f"work {location}")
        assert line(state, "settlers") == f"{location}:1:{number}"


def test_rul_10_at_least_one_settler_is_placed() -> None:
    ploughs = "cards.1 p05 p34"
    for location in ("A2-3", "F2-4"):  # printed 1 and 2
        assert line(play(second_part(ploughs), f"work {location}"), "settlers") == f"{location}:1:1"


def test_rul_10_discounts_apply_against_rivals_and_add_up() -> None:
    for cards, number in (("-", 4), ("p05", 3), ("p05 p34", 2)):
        state = play(second_part(f"cards.1 {cards}", "settlers A2-3:2:3"), "work A2-3")
        assert lines(state, "settlers", "ready.2") == [f"A2-3:1:{number}", "7"]


def test_rul_10_a_discount_makes_a_location_affordable_for_its_owner_only() -> None:
    placed = "settlers B2-3:1:6 B2-5:2:6"
    assert "work F2-4" in options(second_part("cards.1 p05", placed))
    assert refused(second_part("cards.2 p05", placed), "work F2-4") == TOO_FEW_SETTLERS


def test_rul_27_the_discount_counts_for_the_next_who_comes() -> None:
    """A rival with one settler on a location of two is displaced by two, or by one with a hammer."""
    assert line(play(second_part("settlers F2-4:2:1"), "work F2-4"), "settlers") == "F2-4:1:2"
    state = play(second_part("settlers F2-4:2:1", "cards.1 p05"), "work F2-4")
    assert line(state, "settlers") == "F2-4:1:1"


# -- RUL-29: charms ------------------------------------------------------------------------------


def test_rul_29_a_charm_gives_its_cube_at_its_emblem_before_the_action() -> None:
    state = second_part("cards.1 p09", "hold.1 Y")  # a yellow cube at ploughs; B2-5 trades YY>G
    assert "work B2-5" in options(state)
    play(state, "work B2-5")
    assert (line(state, "hold.1"), options(state)) == ("YY", {"trade x1"})
    assert refused(second_part("hold.1 Y"), "work B2-5") == CANNOT_TRADE


def test_rul_29_all_charms_of_the_emblem_give_theirs_and_no_others() -> None:
    canoes = "cards.1 p11 p36 p09"  # R and Y at canoes, Y at ploughs
    state = play(second_part(canoes, "hold.1 -"), "work F2-1")
    assert line(state, "hold.1") == "YR"
    other = play(second_part(canoes, "hold.1 -"), "work A2-5")
    assert (line(other, "hold.1"), acting(other)) == ("-", "2")
    none = play(second_part(canoes, "hold.1 -"), "work F2-2")  # no emblem
    assert line(none, "hold.1") == "-"


def test_rul_29_a_rival_s_charm_gives_nothing() -> None:
    state = play(second_part("cards.2 p11", "hold.1 -"), "work F2-1")
    assert lines(state, "hold.1", "hold.2") == ["-", "YYYY"]


def test_rul_29_a_charm_pays_the_toll() -> None:
    boats = ("boat.1 chili-2", "boat.2 cloves-1", "boat.3 cloves-2", "hold.1 -")
    assert refused(second_part(*boats, players=3), "work F2-1") == NO_TOLL
    state = play(second_part(*boats, "cards.1 p11", players=3), "work F2-1")
    assert options(state) == {"sail cloves-1", "sail cloves-2"}
    play(state, "sail cloves-2")
    assert options(state) == {"toll R"}
    assert lines(play(state, "toll R"), "hold.1", "hold.2", "hold.3") == ["-", "YYYY", "YYYYR"]


# -- EW1-10, RUL-15, RUL-28: basic locations -----------------------------------------------------


def test_ew2_8_a_gain_location_gives_its_cubes() -> None:
    state = play(second_part("hold.1 G"), "work B2-3")
    assert (line(state, "hold.1"), acting(state)) == ("YRG", "2")


def test_ew2_8_an_upgrade_location_upgrades_up_to_its_number() -> None:
    state = play(second_part("hold.1 YR"), "work A2-5")
    assert options(state) == {"upgrade Y", "upgrade R", "done"}
    play(state, "upgrade Y", "upgrade R")
    assert (line(state, "hold.1"), acting(state)) == ("RG", "2")
    twice = play(second_part("hold.1 YR"), "work A2-5", "upgrade R", "upgrade G")
    assert line(twice, "hold.1") == "YB"
    assert line(play(second_part("hold.1 YR"), "work A2-5", "done"), "hold.1") == "YR"
    every = play(second_part("hold.1 YRGB"), "work A2-5")
    assert options(every) == {"upgrade Y", "upgrade R", "upgrade G", "done"}  # brown is the highest


def test_ew2_8_a_trade_location_trades_at_least_once() -> None:
    state = play(second_part("hold.1 YYYYY"), "work B2-5")
    assert options(state) == {"trade x1", "trade x2"}
    assert refused(state, "done") == MUST_TRADE
    assert refused(state, "trade x3") == CANNOT_TRADE
    assert line(play(state, "trade x2"), "hold.1") == "YGG"
    assert acting(state) == "2"
    assert refused(second_part("hold.1 YRRR"), "work B2-5") == CANNOT_TRADE


def test_rul_15_a_location_that_changes_nothing_may_be_used_unless_it_trades() -> None:
    for hold in ("-", "BB"):
        state = play(second_part(f"hold.1 {hold}"), "work A2-5")
        assert (line(state, "hold.1"), line(state, "settlers"), acting(state)) == (hold, "A2-5:1:1", "2")
    full = play(second_part("hold.1 BBBBBBBBBB"), "work B2-3", "return Y", "return R")
    assert (line(full, "hold.1"), acting(full)) == ("BBBBBBBBBB", "2")


def test_rul_28_what_the_first_action_brings_counts_for_the_second() -> None:
    """B2-6: gain Y, then YYY>RG."""
    state = play(second_part("hold.1 YY", players=4), "work B2-6")
    assert (line(state, "hold.1"), options(state)) == ("YYY", {"trade x1"})
    assert refused(state, "done") == MUST_TRADE
    assert line(play(state, "trade x1"), "hold.1") == "RG"


def test_rul_28_an_action_that_cannot_be_executed_is_skipped() -> None:
    state = play(second_part("hold.1 -", players=4), "work B2-6")
    assert (line(state, "hold.1"), acting(state)) == ("Y", "2")


@pytest.mark.parametrize(
    ("hold", "steps", "left"),
    [
        ("RRR", ["trade x1", "trade x1"], "RB"),
        ("RR", ["trade x1", "trade x1"], "B"),
        ("GGG", ["trade x1"], "GB"),  # the first is skipped
    ],
)
def test_rul_28_two_trades_are_done_in_the_order_printed(hold: str, steps: list[str], left: str) -> None:
    state = with_location("C1-2", "2 RR>GG + GG>B | canoe", f"hold.1 {hold}")
    play(state, "work C1-2")
    for step in steps:
        assert options(state) == {step}
        play(state, step)
    assert (line(state, "hold.1"), acting(state)) == (left, "2")


def test_rul_28_a_location_is_unusable_when_neither_action_can_be_executed() -> None:
    state = with_location("C1-2", "2 RR>GG + GG>B | canoe", "hold.1 YYRG")
    assert refused(state, "work C1-2") == CANNOT_TRADE


def test_rul_28_an_upgrade_comes_before_the_trade_printed_after_it() -> None:
    state = with_location("C1-2", "2 upgrade 1 + RR>G | canoe", "hold.1 YR")
    play(state, "work C1-2", "upgrade Y")
    assert options(state) == {"trade x1"}
    skipped = with_location("C1-2", "2 upgrade 1 + RR>G | canoe", "hold.1 YR")
    play(skipped, "work C1-2", "done")
    assert (line(skipped, "hold.1"), acting(skipped)) == ("YR", "2")


# -- EW2-14: forts -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fort", "card", "cost", "row"),
    [
        ("A2-1", "p01", "RRG", "p02 p03 p04 p05 p20"),
        ("A2-2", "p02", "YYGG", "p01 p03 p04 p05 p20"),
        ("B2-1", "p03", "RRGG", "p01 p02 p04 p05 p20"),
        ("B2-2", "p04", "GGB", "p01 p02 p03 p05 p20"),
    ],
)
def test_ew2_14_a_fort_gives_its_point_card_and_the_others_slide_left(
    fort: str, card: str, cost: str, row: str
) -> None:
    state = second_part(f"hold.1 {cost}YB", players=3)
    play(state, f"work {fort}")
    assert lines(state, "cards.1", "hold.1", "hold.2") == [card, "YB", "YYYY"]
    assert (acting(state), asked(state)) == ("chance", "card")
    play(state, "card p20")
    assert line(state, "forts") == row
    assert "p20" not in line(state, "point-deck").split()
    assert (acting(state), asked(state)) == ("2", "turn")


def test_ew2_14_forts_never_give_bonus_tiles() -> None:
    for fort in ("A2-1", "A2-2", "B2-1", "B2-2"):
        state = second_part("hold.1 YYRRGGB")
        before = lines(state, "stacks", "unseen")
        play(state, f"work {fort}")
        assert acting(state) == "chance"
        play(state, "card p06")
        assert (acting(state), asked(state)) == ("2", "turn")
        assert lines(state, "stacks", "unseen") == before
        assert line(state, "scoring.1") == "-"


@pytest.mark.parametrize("hold", ["RRRRRYYYBB", "RGGGGBBB", "RR", "-"])
def test_ew2_14_a_card_that_cannot_be_paid_cannot_be_claimed(hold: str) -> None:
    state = second_part(f"hold.1 {hold}", "forts p01 p03 p12 p24 p05", players=3)
    for fort in ("A2-1", "A2-2", "B2-1", "B2-2"):
        assert refused(state, f"work {fort}") == CANNOT_CLAIM


def test_ew2_14_what_was_on_top_of_the_deck_is_at_the_last_fort_now() -> None:
    """And the next top is any of the unseen ones (COM-12)."""
    state = play(second_part("hold.1 RRG"), "work A2-1")
    unseen = ["p06", "p07", "p08", "p09", "p10", "p11", "p12", "p13", "p14", "p15", "p16"]
    unseen += ["p33", "p34", "p35", "p36", "p37", "p38"]
    assert weights(state) == {f"card {card}": 1 for card in unseen}
    assert refused(state, "card p05") == "it is not in the pile"


def test_ew2_14_one_card_is_claimed_a_turn() -> None:
    state = play(second_part("hold.1 RRRRGGYY"), "work A2-1", "card p10")
    assert lines(state, "cards.1", "settlers") == ["p01", "A2-1:1:1"]
    assert acting(state) == "2"


# The deck has run out: that takes somebody's eighth card, so it is the last round.
EMPTY_DECK = (
    "point-deck -",
    "ending yes",
    "cards.1 p06 p07 p08 p09 p10 p11 p12 p13 p14 p15",
    "cards.2 p16 p33 p34 p35 p36 p37 p38",
)


def test_rul_2_an_empty_deck_leaves_the_forts_empty_from_the_right() -> None:
    state = second_part(*EMPTY_DECK, "hold.1 RRGG", "hold.2 GGB")
    play(state, "work B2-1")  # p03
    assert (line(state, "forts"), acting(state)) == ("p01 p02 p04 p05 -", "2")
    assert state.view(None).common["point_deck"] == {"size": 0, "top": None, "unseen": []}
    play(state, "work B2-1")  # p04
    assert line(state, "forts") == "p01 p02 p05 - -"


def test_rul_2_an_empty_fort_cannot_be_used() -> None:
    gone = ("cards.2 p03 p04 p16 p33 p34 p35 p36 p37 p38", "forts p01 p02 p05 - -")
    state = second_part(*EMPTY_DECK[:3], *gone, "hold.1 YYRRGGGB")
    assert {"work A2-1", "work A2-2", "work B2-1"} <= options(state)
    assert refused(state, "work B2-2") == NO_CARD


def test_rul_2_the_last_card_of_the_deck_is_still_laid_out() -> None:
    state = second_part(
        "point-deck p15", *EMPTY_DECK[1:], f"{EMPTY_DECK[2].removesuffix(' p15')}", "hold.1 RRG"
    )
    play(state, "work A2-1")
    assert weights(state) == {"card p15": 1}
    assert lines(play(state, "card p15"), "forts", "point-deck") == ["p02 p03 p04 p05 p15", "-"]


# -- benefits (EW1-11, RUL-13, RUL-30) -----------------------------------------------------------


@pytest.mark.parametrize(
    ("owned", "card", "cost", "before", "after"),
    [
        ("-", "p01", "RRG", ("6", "5"), ("7", "4")),
        ("-", "p04", "GGB", ("6", "5"), ("8", "3")),
        ("p01 p02 p03 p33", "p04", "GGB", ("10", "1"), ("11", "0")),  # as far as the reserve goes
        ("p01 p02 p03 p04", "p33", "YYRG", ("11", "0"), ("11", "0")),
    ],
)
def test_rul_30_a_saddlebag_makes_settlers_ready_at_once_as_far_as_the_reserve_goes(
    owned: str, card: str, cost: str, before: tuple[str, str], after: tuple[str, str]
) -> None:
    """`before` is after one settler went to the fort."""
    state = second_part(f"cards.1 {owned}", f"hold.1 {cost}", f"forts {card} p05 p06 p07 p08")
    assert (str(int(line(state, "ready.1")) - 1), line(state, "reserve.1")) == before
    play(state, "work A2-1")
    assert (line(state, "ready.1"), line(state, "reserve.1")) == after
    assert card in line(state, "cards.1").split()


def test_ew2_14_a_hammer_and_a_charm_last_from_now_on() -> None:
    state = second_part("hold.1 YRGRGG", "forts p05 p09 p01 p02 p03", "hold.2 -")
    play(state, "work A2-1", "card p10", "rest")
    things = state.view(None).seats[0].things
    assert things["discounts"] == {"plough": 1, "bow": 0, "canoe": 0, "anvil": 0}
    play(state, "work F2-4")
    assert line(state, "settlers") == "A2-1:1:1 F2-4:1:1"


def test_ew2_14_a_charm_gives_its_cube_the_next_time() -> None:
    state = second_part("hold.1 YRG", "forts p09 p05 p01 p02 p03")
    play(state, "work A2-1", "card p10", "rest")
    assert line(state, "hold.1") == "-"
    play(state, "work A2-3")
    assert line(state, "hold.1") == "YYYY"


# -- EW2-15: exploration -------------------------------------------------------------------------

COMPASS = ("forts p13 p01 p02 p03 p04", "hold.1 GG")


def test_ew2_15_a_compass_takes_a_tile_of_choice_from_the_board() -> None:
    state = play(second_part(*COMPASS), "work A2-1")
    assert (acting(state), asked(state)) == ("1", "explore")
    assert options(state) == {f"explore x{n:02d}" for n in range(1, 10)}
    assert refused(state, "explore x10") == NO_SUCH_TILE  # in the box
    assert refused(state, "done") == NOT_ASKED  # not optional (RUL-30)
    play(state, "explore x03", "card p05")
    assert lines(state, "explored.1", "explored.2") == ["x03", "-"]
    assert "x03" not in line(state, "covered")
    assert len(line(state, "covered").split()) == 8


def test_ew2_15_with_four_players_there_are_seven() -> None:
    state = play(second_part(*COMPASS, players=4), "work A2-1")
    assert options(state) == {f"explore x{n:02d}" for n in range(1, 8)}


def test_ew2_15_its_location_is_open_for_everybody_from_now_on() -> None:
    state = play(second_part(*COMPASS), "work A2-1", "explore x03", "card p05")
    assert "work C1-4" in options(state)
    assert refused(state, "work C1-3") == COVERED
    play(state, "work C1-4")
    assert line(state, "hold.2") == "YYYYYYG"
    assert "work C1-4" in options(state)  # the taker may displace them
    assert line(play(state, "work C1-4"), "hold.1") == "YYG"


@pytest.mark.parametrize(
    ("tile", "hold", "ready"), [("x01", "-", "6"), ("x05", "RR", "6"), ("x06", "G", "6"), ("x09", "-", "7")]
)
def test_ew2_15_what_the_tile_gives_at_once_is_gained_now(tile: str, hold: str, ready: str) -> None:
    state = play(second_part(*COMPASS), "work A2-1", f"explore {tile}", "card p05")
    assert lines(state, "hold.1", "ready.1") == [hold, ready]
    assert line(state, "reserve.1") == str(11 - int(ready))
    assert (acting(state), asked(state)) == ("2", "turn")


def test_ew2_15_upgrades_of_the_tile_are_done_now_and_each_is_optional() -> None:
    state = second_part(COMPASS[0], "hold.1 YGG")
    play(state, "work A2-1", "explore x07")
    assert (acting(state), asked(state)) == ("1", "upgrade")
    play(state, "upgrade Y", "upgrade R", "upgrade G", "card p05")
    assert (line(state, "hold.1"), acting(state)) == ("B", "2")
    short = play(second_part(COMPASS[0], "hold.1 YGG"), "work A2-1", "explore x08", "upgrade Y", "done")
    assert lines(play(short, "card p05"), "hold.1", "explored.1") == ["R", "x08"]


def test_ew2_15_upgrades_with_nothing_to_upgrade_are_not_asked() -> None:
    state = play(second_part(*COMPASS), "work A2-1", "explore x07")
    assert (acting(state), asked(state)) == ("chance", "card")


def test_rul_13_the_benefits_come_before_the_cards_slide() -> None:
    state = play(second_part(*COMPASS), "work A2-1")
    assert line(state, "forts") == "- p01 p02 p03 p04"
    assert line(play(state, "explore x05"), "hold.1") == "RR"
    assert line(state, "forts") == "p01 p02 p03 p04 -"


def test_rul_13_goods_gained_may_exceed_the_limit_until_the_end_of_the_turn() -> None:
    state = second_part(COMPASS[0], "hold.1 GGYYYYYYYY")
    play(state, "work A2-1", "explore x05", "card p05")
    assert (line(state, "hold.1"), acting(state)) == ("YYYYYYYYRR", "2")
    pieces = pieces_with({"x05": "gain RRR"})
    game = make_game("east-to-west-2", pack=pieces)
    over = second_part(COMPASS[0], "hold.1 GGYYYYYYYY", game=game, pieces=pieces)
    play(over, "work A2-1", "explore x05", "card p05")
    assert (acting(over), asked(over), options(over)) == ("1", "return", {"return Y", "return R"})


def test_rul_19_a_tile_s_cubes_do_not_help_to_pay_the_card() -> None:
    state = second_part("forts p14 p13 p02 p03 p04", "hold.1 GB")  # RGB, and x05 would bring RR
    assert refused(state, "work A2-1") == CANNOT_CLAIM


def test_rul_30_recruits_of_a_tile_go_as_far_as_the_reserve() -> None:
    state = second_part("forts p13 p01 p02 p05 p06", "hold.1 GG", "cards.1 p03 p04")
    play(state, "work A2-1", "explore x09")
    assert lines(state, "reserve.1", "ready.1") == ["1", "10"]
    none = second_part("forts p13 p05 p06 p07 p08", "hold.1 GG", "cards.1 p01 p02 p03 p04")
    play(none, "work A2-1", "explore x09")
    assert lines(none, "reserve.1", "ready.1", "explored.1") == ["0", "11", "x09"]


ALL_EXPLORED = (
    "forts p13 p01 p02 p03 p04",
    "hold.1 GG",
    *explored(1, "p14 p15 p16", "x01 x02 x03"),
    *explored(2, "p23 p24 p37", "x04 x05 x06"),
    *explored(3, "p38 p32 p44", "x07"),
)


def test_rul_30_a_card_is_claimed_all_the_same_when_no_tile_is_left() -> None:
    state = second_part(*ALL_EXPLORED, players=4)
    assert line(state, "covered") == "-"
    play(state, "work A2-1")
    assert lines(state, "cards.1", "explored.1") == ["p13 p14 p15 p16", "x01 x02 x03"]
    assert (acting(state), asked(state)) == ("chance", "card")


def test_rul_30_the_last_tile_has_to_be_taken() -> None:
    last = ("explored.3 -", "covered F2-6:x07")
    state = play(second_part(*ALL_EXPLORED[:-1], *last, players=4), "work A2-1")
    assert options(state) == {"explore x07"}
    assert line(play(state, "explore x07"), "covered") == "-"
