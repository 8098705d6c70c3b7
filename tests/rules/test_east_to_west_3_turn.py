"""EW3-2: a turn of east-to-west-3, with markets and routes, boats and outposts, forts and exploration."""

import pytest

from tests.positions import NOT_ASKED, acting, asked, line, lines, options, play, refused, weights
from tests.settlers import PIECES, pieces_with, stacked, third_part
from tradewinds import State, make_game
from tradewinds.core.errors import BadText

TOO_FEW = "there are too few ready settlers"
OWN_SETTLERS = "own settlers are there already"
COVERED = "an exploration tile lies on the location"
CANNOT_TRADE = "there are not the cubes for that many trades"
MUST_TRADE = "the trade has to be done at least once"
CANNOT_PAY = "there are not the cubes that the point card costs"
EMPTY_SLOT = "there is no card in that slot"
ROUTE_FULL = "the route is full: the card has to replace another one"
ROUTE_NOT_FULL = "the route has room: the card goes to its right end"
NO_ROUTE_CARD = "there is no card in that place of the route"
SETTLERS_ON_CARD = "settlers are on that card already"
NOT_IN_DECK = "the card is not in the deck"
TOO_FAR = "the tile is too far"
THERE = "the boat is there already"
NO_TOLL = "there are too few cubes to pay every rival there"
AT_SEA = "the boat is at sea, where nothing is traded"
NO_OUTPOST = "there is no own outpost on the tile"
NO_OUTPOST_TRADE = "no market with an own outpost has a trade that can be paid"
CANNOT_BUILD = "there are too few cubes for an outpost there"
STANDS = "an own outpost stands there already"
STACK_EMPTY = "there is no bonus tile in that stack"
NO_TILE = "there is no such exploration tile to be taken"

MERCHANTS = [f"m{number:02d}" for number in range(1, 44)]
MARKETS = ["E2-5", "E2-6", "D2-5", "D2-6"]
NEW_FOUR = ("deal m10", "deal m20", "deal m30", "deal m40")
RING = {"tea-1", "ginger-2", "ginger-3", "chili-3", "cloves-2", "cloves-1"}  # around the sea
NOTCHES = {"ginger-1", "chili-1", "tea-2", "cloves-3", "tea-3", "chili-2"}
CHEAP = "forts p13 p01 p02 p03 p04"  # p13 at the first fort costs GG and has a compass


def turn_of(seat: int) -> tuple[str, str]:
    return f"turn {seat}", f"agenda turn:{seat}:1:0"


def with_deck(deck: str, *given: str, row: str = "m01 m02 m03 m04") -> State:
    """A deck of a few cards; those that no line names are on the discard pile of seat 2."""
    named = " ".join([deck, row, *given]).replace("+", " ").split()
    rest = " ".join(card for card in MERCHANTS if card not in named)
    return third_part(f"deck {deck}", f"row {row}", f"discarded.2 {rest}", *given)


def test_ew3_2_a_turn_is_work_travel_or_rest() -> None:
    state = third_part("hold.1 YYRRGGB", "route.1 m05")
    assert {text.split()[0] for text in options(state)} == {"work", "travel", "rest"}


# -- EW1-12 to EW1-14: markets -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "settlers", "card", "hold", "row"),
    [
        (0, 1, "m01", "YR", "m02 m03 m04 m30"),
        (1, 2, "m02", "G", "m01 m03 m04 m30"),
        (2, 2, "m03", "YYY", "m01 m02 m04 m30"),
        (3, 3, "m04", "YYR", "m01 m02 m03 m30"),
    ],
)
def test_ew3_2_the_markets_of_e2_and_d2_stand_above_the_four_merchants(
    place: int, settlers: int, card: str, hold: str, row: str
) -> None:
    market = MARKETS[place]
    state = play(third_part("hold.1 -"), f"work {market}")
    assert options(state) == {"use", "take"}
    assert refused(state, "done") == NOT_ASKED
    assert line(state, "settlers") == f"{market}:1:{settlers}"
    used = play(state.copy(), "use")
    assert lines(used, "hold.1", "discarded.1", "route.1") == [hold, card, "-"]
    taken = play(state.copy(), "take")
    assert lines(taken, "hold.1", "discarded.1", "route.1") == ["-", "-", card]
    for after in (used, taken):
        assert weights(after) == {f"deal {other}": 1 for other in MERCHANTS[4:]}
        assert line(play(after, "deal m30"), "row") == row
        assert (acting(after), asked(after)) == ("2", "turn")


def test_ew3_2_no_other_location_is_a_market() -> None:
    state = third_part("hold.1 YYYRRRGGB", "boat.1 chili-2", players=4)
    for action in sorted(options(state, "work")):
        if action.removeprefix("work ") not in MARKETS:
            assert asked(play(state.copy(), action)) != "market"


def test_ew3_2_a_trade_card_is_used_at_least_once_or_taken() -> None:
    state = play(third_part("row m01 m02 m03 m40", "hold.1 YYYYY"), "work D2-6", "use")
    assert options(state) == {"trade x1", "trade x2"}
    assert refused(state, "done") == MUST_TRADE
    assert lines(state, "row", "discarded.1") == ["m01 m02 m03 m40", "-"]
    play(state, "trade x2")
    assert lines(state, "hold.1", "row", "discarded.1") == ["YRRRR", "m01 m02 m03 -", "m40"]
    poor = play(third_part("row m01 m02 m03 m40", "hold.1 YR"), "work D2-6")
    assert options(poor) == {"take"}
    assert refused(poor, "use") == CANNOT_TRADE


def test_ew3_2_an_upgrade_card_is_used() -> None:
    state = play(third_part("row m09 m02 m03 m04", "hold.1 Y"), "work E2-5", "use")
    play(state, "upgrade Y", "upgrade R", "upgrade G", "deal m30")
    assert lines(state, "hold.1", "discarded.1") == ["B", "m09"]


@pytest.mark.parametrize("place", range(1, 6))
def test_ew3_2_a_sixth_card_replaces_one_of_five_in_its_place(place: int) -> None:
    state = play(third_part("route.1 m11 m12 m13 m14 m15"), "work D2-5")
    assert options(state) == {"use", *(f"replace {number}" for number in range(1, 6))}
    assert refused(state, "take") == ROUTE_FULL
    play(state, f"replace {place}")
    old = ["m11", "m12", "m13", "m14", "m15"]
    new = ["m03" if number == place else card for number, card in enumerate(old, start=1)]
    assert lines(state, "route.1", "discarded.1") == [" ".join(new), old[place - 1]]


def test_ew3_2_a_card_goes_to_the_right_end_while_there_is_room() -> None:
    state = play(third_part("route.1 m11 m12+1 m13 m14"), "work E2-6")
    assert refused(state, "replace 1") == ROUTE_NOT_FULL
    assert line(play(state, "take"), "route.1") == "m11 m12+1 m13 m14 m02"


@pytest.mark.parametrize(
    ("replaced", "route", "ready"),
    [("ready", "m11 m01 m13+1 m14 m15", "5"), ("stay", "m11 m01+2 m13+1 m14 m15", "3")],
)
def test_rul_6_settlers_on_a_replaced_card_go_home_unless_the_table_lets_them_stay(
    replaced: str, route: str, ready: str
) -> None:
    game = make_game("east-to-west-3", {"replaced": replaced}, pack=PIECES)
    state = third_part("route.1 m11 m12+2 m13+1 m14 m15", game=game)
    assert line(state, "ready.1") == "4"
    play(state, "work E2-5", "replace 2")
    assert lines(state, "route.1", "ready.1", "discarded.1") == [route, ready, "m12"]
    play(state, "deal m30", "rest", "rest")
    assert lines(state, "route.1", "ready.1") == ["m11 m01 m13 m14 m15", "7"]


def test_rul_1_an_empty_deck_leaves_slots_empty_from_the_right() -> None:
    state = play(with_deck("-", row="m01 m02 - -"), "work E2-5", "take")
    assert lines(state, "row", "turn") == ["m02 - - -", "2"]
    for market in MARKETS[1:]:
        assert refused(state, f"work {market}") == EMPTY_SLOT
    assert "work E2-5" in options(state)


def test_ew3_2_a_rival_at_a_market_is_driven_home() -> None:
    state = play(third_part("settlers D2-6:2:3"), "work D2-6", "take")
    assert lines(state, "settlers", "ready.1", "ready.2") == ["D2-6:1:4", "3", "7"]


# -- EW1-15, RUL-7, RUL-26: change-market --------------------------------------------------------


def test_ew3_2_change_market_lays_out_four_new_cards_and_gives_another_turn() -> None:
    state = play(third_part(), "work E2-2")
    assert lines(state, "row", "settlers") == ["- - - -", "E2-2:1:1"]
    assert weights(state) == {f"deal {card}": 1 for card in MERCHANTS[4:]}
    assert refused(state, "deal m01") == NOT_IN_DECK
    play(state, *NEW_FOUR)
    assert line(state, "row") == "m10 m20 m30 m40"
    assert line(state, "deck").endswith("m43 / m01 m02 m03 m04")
    assert (acting(state), asked(state), line(state, "round")) == ("1", "turn", "1")
    assert refused(state, "work E2-2") == OWN_SETTLERS
    play(state, "work F2-1", "sail tea-1", "build")
    assert (acting(state), asked(state), line(state, "outposts.1")) == ("2", "turn", "tea-1")


def test_rul_26_the_cards_under_the_deck_come_last() -> None:
    state = play(with_deck("m05 m06"), "work E2-2")
    assert weights(state) == {"deal m05": 1, "deal m06": 1}
    play(state, "deal m06", "deal m05")
    assert weights(state) == {"deal m01": 1, "deal m02": 1, "deal m03": 1, "deal m04": 1}
    play(state, "deal m03", "deal m01")
    assert lines(state, "row", "deck") == ["m06 m05 m03 m01", "m02 m04"]


def test_rul_7_a_copy_made_while_the_market_is_changed_has_the_extra_turn_too() -> None:
    state = play(third_part(), "work E2-2", "deal m10").copy()
    play(state, *NEW_FOUR[1:])
    assert (acting(state), asked(state)) == ("1", "turn")


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_rul_7_the_extra_turn_does_not_advance_the_round(turn: int) -> None:
    state = play(third_part(*turn_of(turn), players=3), "work E2-2", *NEW_FOUR)
    assert lines(state, "turn", "round") == [str(turn), "1"]
    play(state, "rest")
    assert lines(state, "turn", "round") == [str(turn % 3 + 1), "2" if turn == 3 else "1"]


def test_rul_7_the_storage_limit_is_checked_at_the_end_of_each_of_the_two_turns() -> None:
    """A change-market with an emblem and a charm for it: eleven cubes after the first turn."""
    pieces = pieces_with({"E2-2": "1 change-market | bow"})
    game = make_game("east-to-west-3", pack=pieces)
    state = third_part("cards.1 p49", "hold.1 YYYYYYYYYY", game=game, pieces=pieces)
    play(state, "work E2-2", *NEW_FOUR)
    assert (acting(state), asked(state), line(state, "hold.1")) == ("1", "return", "YYYYYYYYYYR")
    play(state, "return R")
    assert (acting(state), asked(state)) == ("1", "turn")


def test_rul_7_only_the_change_of_the_market_gives_another_turn() -> None:
    state = play(third_part(), "work E2-2", *NEW_FOUR, "rest", "rest", "rest")
    assert lines(state, "turn", "round") == ["2", "2"]


# -- EW1-16: change-route ------------------------------------------------------------------------


def test_ew3_2_change_route_gains_a_yellow_and_may_swap_two_cards() -> None:
    state = play(third_part("route.1 m11 m12+2 m13", "route.2 m20 m21"), "work D2-1")
    assert lines(state, "hold.1", "settlers") == ["YYYY", "D2-1:1:1"]
    assert options(state) == {"swap 1 2", "swap 1 3", "swap 2 3", "done"}
    assert refused(state, "swap 3 4") == NO_ROUTE_CARD
    assert line(play(state.copy(), "done"), "route.1") == "m11 m12+2 m13"
    play(state, "swap 2 3")
    assert lines(state, "route.1", "route.2") == ["m11 m13 m12+2", "m20 m21"]
    assert acting(state) == "2"


@pytest.mark.parametrize("route", ["-", "m11"])
def test_ew3_2_change_route_with_fewer_than_two_cards_gains_a_yellow_only(route: str) -> None:
    state = play(third_part(f"route.1 {route}"), "work D2-1")
    assert (line(state, "hold.1"), acting(state)) == ("YYYY", "2")


# -- EW1-17, EW1-18: travel and rest -------------------------------------------------------------


@pytest.mark.parametrize(
    ("route", "place", "needed"),
    [("m05", 1, 1), ("m11 m05", 2, 2), ("m11+1 m12 m13+1 m05", 4, 2), ("m11 m12 m13 m14 m05", 5, 5)],
)
def test_ew3_2_travel_takes_a_settler_and_one_for_each_empty_card_to_the_left(
    route: str, place: int, needed: int
) -> None:
    state = third_part(f"route.1 {route}", "hold.1 -")
    ready = int(line(state, "ready.1"))
    play(state, f"travel {place}")
    assert line(state, "route.1").split()[place - 1] == f"m05+{needed}"
    assert lines(state, "ready.1", "hold.1", "turn") == [str(ready - needed), "YYYY", "2"]


def test_ew3_2_where_nobody_can_travel() -> None:
    state = third_part("route.1 m05+1 m40 m06 m07", "settlers A2-3:1:4", "hold.1 Y", "route.2 m08")
    assert line(state, "ready.1") == "2"
    assert refused(state, "travel 1") == SETTLERS_ON_CARD
    assert refused(state, "travel 2") == CANNOT_TRADE
    assert refused(state, "travel 4") == TOO_FEW
    assert refused(state, "travel 5") == NO_ROUTE_CARD
    assert options(state, "travel") == {"travel 3"}


def test_ew3_2_the_trades_of_routes_market_tiles_and_locations_are_their_own() -> None:
    """m40 is YY>RR, cloves-2 is YR>B, E2-3 is YY>RR and D2-4 is GG>BB."""
    given = ("route.1 m20 m40", "boat.1 chili-2", "outposts.1 cloves-2", "hold.1 YYYRGG")
    gone = ("cards.2 p14", "explored.2 x05")  # which opened F2-3
    state = third_part(*given, *gone)
    for actions, hold in (
        (("travel 1", "trade x1"), "YYGGB"),
        (("travel 2", "trade x1"), "YRRRGG"),
        (("work B2-4", "trade x2"), "YYYRRRRR"),  # G>RR under the boat
        (("work F2-3", "trade-at cloves-2", "trade x1"), "YYGGB"),
        (("work E2-3", "trade x1"), "YRRRGG"),
        (("work D2-4", "trade x1"), "YYYRBB"),
    ):
        assert line(play(state.copy(), *actions), "hold.1") == hold


def test_ew3_2_rest_brings_all_own_settlers_home_from_boards_and_route() -> None:
    placed = "settlers A2-3:1:1 F2-1:2:1 E2-5:1:1 D2-6:1:3"
    state = third_part(placed, "route.1 m11+1 m12", "route.2 m13+2", "boat.1 tea-1")
    assert lines(state, "ready.1", "ready.2") == ["1", "4"]
    play(state, "rest")
    assert lines(state, "settlers", "route.1", "route.2") == ["F2-1:2:1", "m11 m12", "m13+2"]
    assert lines(state, "ready.1", "ready.2", "boat.1", "turn") == ["7", "4", "tea-1", "2"]


def test_ew3_2_a_hammer_and_a_charm_count_at_every_box_s_locations() -> None:
    """p07 is a hammer for canoes, p48 a charm (Y) for them: A2-4 moves the boat, E2-3 trades YY>RR."""
    state = play(third_part("cards.1 p07 p48", "hold.1 -"), "work A2-4")
    assert lines(state, "settlers", "hold.1") == ["A2-4:1:2", "Y"]
    other = play(third_part("cards.1 p07 p48", "hold.1 Y"), "work E2-3", "trade x1")
    assert lines(other, "settlers", "hold.1") == ["E2-3:1:1", "RR"]


# -- EW2-9, EW2-10, RUL-32: boats and tolls ------------------------------------------------------


@pytest.mark.parametrize(
    ("location", "tiles"),
    [("F2-1", RING), ("F2-2", RING | NOTCHES | {"sea-1"}), ("A2-4", RING | NOTCHES)],
)
def test_ew3_2_boats_move_one_tile_two_tiles_or_to_any_tile(location: str, tiles: set[str]) -> None:
    state = play(third_part("boat.2 tea-2"), f"work {location}")
    assert options(state) == {f"sail {tile}" for tile in tiles}
    assert refused(state, "done") == NOT_ASKED
    if location == "F2-1":
        assert refused(state, "sail ginger-1") == TOO_FAR
    if location != "F2-2":
        assert refused(state, "sail sea-1") == THERE


@pytest.mark.parametrize("tile", ["tea-1", "sea-1"])
def test_ew3_2_each_rival_where_the_move_ends_gets_a_cube_also_at_sea(tile: str) -> None:
    boats = ("boat.1 ginger-2", f"boat.2 {tile}", "boat.3 ginger-3", f"boat.4 {tile}")
    state = play(third_part(*boats, "hold.1 YRG", players=4), "work F2-1", f"sail {tile}")
    assert (asked(state), options(state)) == ("toll", {"toll Y", "toll R", "toll G"})
    play(state, "toll G", "toll Y")
    assert lines(state, "hold.1", "hold.2", "hold.3", "hold.4") == ["R", "YYYYG", "YYYY", "YYYYR"]


def test_ew3_2_without_the_cubes_a_move_may_not_end_there() -> None:
    boats = ("boat.1 chili-2", "boat.2 cloves-1", "boat.3 cloves-2", "hold.1 -")
    state = third_part(*boats, players=3)
    assert refused(state, "work F2-1") == NO_TOLL
    play(state, "work F2-2")
    assert refused(state, "sail cloves-1") == NO_TOLL
    free = {"chili-2", "ginger-1", "tea-1", "sea-1", "tea-3", "chili-3"}
    assert options(state) == {f"sail {tile}" for tile in free}


@pytest.mark.parametrize(("hold", "back"), [("-", False), ("Y", True)])
def test_rul_32_a_boat_that_comes_back_pays_the_rivals_there(hold: str, back: bool) -> None:
    state = play(third_part("boat.1 chili-2", "boat.2 chili-2", f"hold.1 {hold}"), "work F2-2")
    assert ("sail chili-2" in options(state)) == back
    if back:
        assert options(play(state, "sail chili-2")) == {"toll Y"}


def test_com_5_a_rival_who_was_paid_returns_the_surplus_after_the_player() -> None:
    holds = ("hold.1 YYYYYYYYYB", "hold.2 RRRRRRRRRR", "boat.2 ginger-2")
    state = play(third_part(*holds), "work F2-1", "sail ginger-2", "toll Y", "trade x1")  # B>YYYRR
    assert (acting(state), asked(state)) == ("1", "return")
    play(state, "return R", "return R", "return Y")
    assert (acting(state), options(state)) == ("2", {"return Y", "return R"})
    play(state, "return Y")
    assert (acting(state), asked(state)) == ("2", "turn")


# -- EW2-11, EW2-12: outposts and columns --------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "standing", "cost"), [(2, 0, 0), (2, 1, 2), (3, 1, 1), (3, 2, 2), (4, 3, 3)]
)
def test_ew3_2_each_outpost_there_costs_a_cube_or_two_with_two_players(
    players: int, standing: int, cost: int
) -> None:
    built = [f"outposts.{seat} chili-3" for seat in range(2, 2 + standing)]
    state = play(third_part(*built, "hold.1 YRGB", players=players), "work F2-1", "sail chili-3", "build")
    for number in range(cost):
        assert asked(state) == "pay"
        play(state, f"pay {'YRGB'[number]}")
    assert lines(state, "outposts.1", "hold.1") == ["chili-3", "YRGB"[cost:]]


@pytest.mark.parametrize(("players", "standing", "hold"), [(2, 1, "B"), (3, 2, "B"), (4, 3, "BB")])
def test_ew3_2_without_the_cubes_no_outpost_is_built(players: int, standing: int, hold: str) -> None:
    built = [f"outposts.{seat} chili-3" for seat in range(2, 2 + standing)]
    state = play(third_part(*built, f"hold.1 {hold}", players=players), "work F2-1", "sail chili-3")
    assert refused(state, "build") == CANNOT_BUILD
    assert "trade x1" in options(state)


def test_ew3_2_on_a_market_tile_one_may_build_and_trade_with_or_without_an_outpost() -> None:
    state = play(third_part("hold.1 BB"), "work F2-1", "sail chili-3")  # B>RRR
    assert options(state) == {"build", "trade x1", "trade x2", "done"}
    assert lines(play(state.copy(), "trade x2"), "hold.1", "outposts.1") == ["RRRRRR", "-"]
    play(state, "build")
    assert options(state) == {"trade x1", "trade x2", "done"}
    own = play(third_part("hold.1 B", "outposts.1 chili-3"), "work F2-1", "sail chili-3")
    assert refused(own, "build") == STANDS


def completing(*given: str, players: int = 2, built: str = "ginger-1 chili-1 cloves-1") -> State:
    """Seat 1 builds on tea-1, and that empties a column."""
    state = third_part(f"outposts.1 {built}", "hold.1 -", *given, players=players)
    return play(state, "work F2-1", "sail tea-1", "build")


TWO_EACH = "ginger-1 chili-1 cloves-1 tea-2 ginger-2 chili-2 cloves-2"


@pytest.mark.parametrize(("built", "owned"), [("ginger-1 chili-1 cloves-1", "-"), (TWO_EACH, "b05")])
@pytest.mark.parametrize("stack", [1, 2, 3, 4])
def test_ew3_2_a_column_gives_the_top_tile_of_any_stack(stack: int, built: str, owned: str) -> None:
    state = completing(f"scoring.1 {owned}", built=built)
    assert (acting(state), asked(state)) == ("1", "column")
    assert options(state) == {"bonus 1", "bonus 2", "bonus 3", "bonus 4"}
    assert refused(state, "done") == NOT_ASKED
    play(state, f"bonus {stack}")
    assert set(line(state, "scoring.1").split()) == {f"b0{stack}", *owned.strip("-").split()}
    play(state, "tile b25")
    assert line(state, "stacks").split()[stack - 1] in ("b25+2", "b25+1")
    assert (acting(state), asked(state)) == ("2", "turn")


def test_ew3_2_a_column_can_be_read_again_and_is_the_one_that_was_emptied() -> None:
    text = completing().text()
    assert third_part().game.from_text(text).text() == text
    with pytest.raises(BadText, match="column"):
        third_part().game.from_text(text.replace("column:1:1:0", "column:1:1:1"))


def test_ew3_2_a_column_gives_nothing_without_a_free_bonus_space() -> None:
    assert asked(completing("scoring.1 b05 b06 b07")) == "column"
    full = completing("scoring.1 b05 b06 b07 b08")
    assert (acting(full), line(full, "scoring.1")) == ("2", "b05 b06 b07 b08")


def test_ew3_2_a_column_gives_nothing_when_all_stacks_are_empty_and_an_empty_one_cannot_be_chosen() -> None:
    pieces = stacked((1, 1), (1, 1))
    game = make_game("east-to-west-3", pack=pieces)
    built = ("outposts.1 ginger-1 chili-1 cloves-1", "hold.1 -", "scoring.2 b01 b02")
    steps = ("work F2-1", "sail tea-1", "build")
    bare = third_part(*built, "stacks - - - -", "scoring.3 b03 b25", players=3, game=game, pieces=pieces)
    assert (acting(play(bare, *steps)), line(bare, "scoring.1")) == ("2", "-")
    few = third_part(*built, "stacks - b03+0 - b25+0", players=3, game=game, pieces=pieces)
    assert options(play(few, *steps)) == {"bonus 2", "bonus 4"}
    assert refused(few, "bonus 1") == STACK_EMPTY
    assert line(play(few, "bonus 4"), "scoring.1") == "b25"


def test_ew3_2_an_outpost_that_empties_no_column_gives_nothing() -> None:
    state = completing("outposts.2 ginger-1 chili-1 cloves-1", built="ginger-1 chili-1")
    assert (acting(state), line(state, "scoring.1")) == ("2", "-")


# -- EW2-13: boat-trade and outpost-trade --------------------------------------------------------

OPEN = ("cards.2 p14", "explored.2 x05")  # F2-3 has been opened


def test_ew3_2_boat_trade_is_done_under_the_own_boat_at_least_once() -> None:
    state = play(third_part("boat.1 chili-2", "boat.2 chili-2", "hold.1 GG"), "work B2-4")
    assert options(state) == {"trade x1", "trade x2"}
    assert refused(state, "done") == MUST_TRADE
    assert lines(play(state, "trade x1"), "hold.1", "hold.2") == ["RRG", "YYYY"]
    assert refused(third_part("hold.1 YRGB"), "work B2-4") == AT_SEA
    assert refused(third_part("boat.1 chili-2", "hold.1 YRB"), "work B2-4") == CANNOT_TRADE


def test_ew3_2_outpost_trade_is_done_on_any_market_with_an_own_outpost() -> None:
    built = ("outposts.1 chili-2 cloves-3", "outposts.2 cloves-2", "boat.1 cloves-2")
    state = play(third_part(*OPEN, *built, "hold.1 YRG"), "work F2-3")
    assert options(state) == {"trade-at chili-2"}
    assert refused(state, "trade-at cloves-3") == CANNOT_TRADE
    assert refused(state, "trade-at cloves-2") == NO_OUTPOST
    play(state, "trade-at chili-2")
    assert options(state) == {"trade x1"}
    assert refused(state, "done") == MUST_TRADE
    assert lines(play(state, "trade x1"), "hold.1", "turn") == ["YRRR", "2"]
    assert refused(third_part(*OPEN, "outposts.2 chili-2", "hold.1 G"), "work F2-3") == NO_OUTPOST_TRADE
    late = play(third_part(*OPEN, "outposts.1 cloves-3 chili-2", "hold.1 GG"), "work F2-3")
    assert options(late) == {"trade-at chili-2", "trade-at cloves-3"}


# -- EW2-14, EW2-15: forts and exploration -------------------------------------------------------


@pytest.mark.parametrize(
    ("fort", "settlers", "card", "row"),
    [
        ("A2-1", 1, "p01", "p05 p09 p10 p12 p11"),
        ("A2-2", 1, "p05", "p01 p09 p10 p12 p11"),
        ("B2-1", 2, "p09", "p01 p05 p10 p12 p11"),
        ("B2-2", 3, "p10", "p01 p05 p09 p12 p11"),
    ],
)
def test_ew3_2_forts_give_the_point_card_and_never_a_bonus_tile(
    fort: str, settlers: int, card: str, row: str
) -> None:
    state = play(third_part("forts p01 p05 p09 p10 p12", "hold.1 YYRRRGG"), f"work {fort}")
    assert lines(state, "cards.1", "settlers") == [card, f"{fort}:1:{settlers}"]
    assert (acting(state), asked(state)) == ("chance", "card")
    play(state, "card p11")
    assert lines(state, "forts", "scoring.1", "stacks") == [row, "-", "b01+3 b02+3 b03+3 b04+3"]
    assert (acting(state), asked(state)) == ("2", "turn")


def test_ew3_2_a_fort_cannot_be_used_without_the_cubes() -> None:
    assert refused(third_part("hold.1 RRB"), "work A2-1") == CANNOT_PAY


@pytest.mark.parametrize(
    ("tile", "location"),
    [("x01", "C1-1"), ("x06", "F2-5"), ("x08", "D2-3"), ("x09", "A2-6"), ("x10", "B2-6")],
)
def test_ew3_2_a_compass_takes_a_tile_from_the_board_and_opens_its_location(tile: str, location: str) -> None:
    state = play(third_part(CHEAP, "hold.1 GG"), "work A2-1")
    assert options(state) == {f"explore x{number:02d}" for number in range(1, 11)}
    assert refused(state, "done") == NOT_ASKED
    play(state, f"explore {tile}", "card p05")
    assert line(state, "explored.1") == tile
    assert refused(state, "work C1-3") == COVERED
    assert f"work {location}" in options(state)
    assert f"work {location}" in options(play(state, "rest"))


@pytest.mark.parametrize(
    ("tile", "hold", "ready"), [("x05", "YRR", "6"), ("x06", "YG", "6"), ("x09", "Y", "7")]
)
def test_ew3_2_what_a_tile_gives_is_gained_at_once(tile: str, hold: str, ready: str) -> None:
    state = play(third_part(CHEAP, "hold.1 YGG"), "work A2-1", f"explore {tile}")
    assert [*lines(state, "hold.1", "ready.1"), asked(state)] == [hold, ready, "card"]
    upgrading = play(third_part(CHEAP, "hold.1 YGG"), "work A2-1", "explore x07")
    assert options(upgrading) == {"upgrade Y", "done"}
    assert upgrading.game.from_text(upgrading.text()).text() == upgrading.text()


def test_ew3_2_with_four_players_two_tiles_are_in_the_box() -> None:
    state = play(third_part(CHEAP, "hold.1 GG", players=4), "work A2-1")
    assert options(state) == {f"explore x{number:02d}" for number in range(1, 9)}
    assert refused(state, "explore x09") == refused(state, "explore x10") == NO_TILE


def test_rul_30_without_any_tile_the_card_is_claimed_all_the_same() -> None:
    gone = ("cards.2 p14 p15 p16 p23", "explored.2 x01 x02 x03 x04", "cards.3 p24 p32 p50 p53")
    state = third_part(CHEAP, *gone, "explored.3 x05 x06 x07 x08", "hold.1 GG", players=4)
    assert lines(state, "covered", "beside") == ["-", "-"]
    play(state, "work A2-1", "card p05")
    assert lines(state, "cards.1", "explored.1", "turn") == ["p13", "-", "2"]
