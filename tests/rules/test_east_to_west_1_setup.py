"""EW1-1 to EW1-7: what lies on the table when the first turn of part I begins."""

import pytest

from tests.positions import acting, asked, deal, line, lines, options, play, refused, weights
from tests.settlers import PACK, PART_1, PIECES, first_part, pieces_with
from tradewinds import Dealer, State, make_game
from tradewinds.components.catalog import Catalog, load_pack_text
from tradewinds.core.errors import BadOption, UnknownAction

MERCHANTS = [f"m{number:02d}" for number in range(1, 44)]
PLAIN_TILES = [f"b{number:02d}" for number in range(1, 21)]  # with the three marked I
EXPLORATION = [f"x{number:02d}" for number in range(1, 11)]
NOT_IN_PILE = "it is not in the pile"
NOT_IN_DECK = "the card is not in the deck"


def cards(*ranges: tuple[int, int]) -> list[str]:
    return [f"p{number:02d}" for start, end in ranges for number in range(start, end + 1)]


# No star: p01 to p32, white: p45 to p56; of each a half without mark, a quarter 3+, a quarter =4.
POINT_CARDS = {
    2: cards((1, 16), (45, 50)),
    3: cards((1, 24), (45, 53)),
    4: cards((1, 32), (45, 56)),
}


def start(players: int = 2, first: int = 1, pack: Catalog = PIECES) -> State:
    return make_game("east-to-west-1", {"first": str(first)}, pack=pack).start(players)


def draw_until(state: State, question: str, seed: int = 1) -> State:
    dealer = Dealer(seed)
    while asked(state) != question:
        state.deal(dealer)
    return state


def other_stacks(heights: str) -> Catalog:
    """The pieces with other heights of the stacks of A1."""
    text = PACK.read_text(encoding="utf-8").replace("bonus = [4, 4]", f"bonus = {heights}", 1)
    return load_pack_text("test", text)


@pytest.mark.parametrize("players", [1, 5])
def test_ew1_players_are_two_to_four(players: int) -> None:
    with pytest.raises(BadOption):
        PART_1.start(players)


# -- EW1-1: the board ----------------------------------------------------------------------------


def test_ew1_1_the_board_is_a1_and_b1_above_and_e2_and_c2_below() -> None:
    found = first_part().view(None).common["locations"]
    assert isinstance(found, list)
    assert [location["id"] for location in found] == [
        f"{board}-{cell}" for board in ("A1", "B1", "E2", "C2") for cell in range(1, 7)
    ]


FORTS = ["A1-1", "A1-2", "B1-1", "B1-2"]
MARKETS = ["E2-5", "E2-6", "C2-5", "C2-6"]


@pytest.mark.parametrize("place", range(4))
def test_ew1_1_four_forts_stand_in_the_top_row_under_their_point_cards(place: int) -> None:
    """p13 costs GG, the others more: whoever has GG can use the fort below p13 and no other."""
    others = ["p01", "p02", "p03"]
    row = " ".join([*others[:place], "p13", *others[place:], "p05"])
    state = first_part(f"forts {row}", "hold.1 GG")
    assert [fort for fort in FORTS if f"work {fort}" in options(state)] == [FORTS[place]]


@pytest.mark.parametrize("place", range(4))
def test_ew1_1_four_markets_stand_in_the_bottom_row_above_their_merchant_cards(place: int) -> None:
    state = play(first_part("row m05 m06 m07 m08"), f"work {MARKETS[place]}", "take")
    assert line(state, "route.1") == ["m05", "m06", "m07", "m08"][place]


# -- EW1-2: point cards --------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "number"), [(2, 22), (3, 33), (4, 44)])
def test_ew1_2_point_cards_have_no_black_star_and_fit_the_number_of_players(
    players: int, number: int
) -> None:
    state = draw_until(start(players), "card")
    assert weights(state) == {f"card {card}": 1 for card in POINT_CARDS[players]}
    assert len(POINT_CARDS[players]) == number


@pytest.mark.parametrize(
    ("players", "card"), [(2, "p17"), (2, "p25"), (2, "p51"), (3, "p25"), (3, "p54"), (4, "p33"), (4, "p42")]
)
def test_ew1_2_the_other_point_cards_are_in_the_box(players: int, card: str) -> None:
    assert refused(draw_until(start(players), "card"), f"card {card}") == NOT_IN_PILE


def test_ew1_2_one_card_lies_above_each_fort_and_the_top_of_the_rest_is_seen() -> None:
    state = play(draw_until(start(), "card"), "card p16", "card p45", "card p02", "card p09", "card p11")
    assert line(state, "forts") == "p16 p45 p02 p09 p11"
    left = [card for card in POINT_CARDS[2] if card not in ("p16", "p45", "p02", "p09", "p11")]
    assert line(state, "point-deck") == " ".join(left)
    assert asked(state) == "tile"


def test_ew1_2_the_view_shows_the_top_of_the_face_up_deck_and_no_order_below() -> None:
    """COM-12: of a face-up deck the top is seen, the order below it is hidden."""
    view = first_part("forts p16 p15 p14 p13 p12").view(None).common
    assert view["forts"] == ["p16", "p15", "p14", "p13"]
    assert view["point_deck"] == {
        "size": 18,
        "top": "p12",
        "unseen": [*cards((1, 11)), *cards((45, 50))],
    }


def test_ew1_2_a_point_card_is_drawn_once() -> None:
    state = play(draw_until(start(), "card"), "card p16")
    assert refused(state, "card p16") == NOT_IN_PILE
    assert len(weights(state)) == 21


# -- EW1-3: bonus tiles --------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ew1_3_bonus_tiles_are_all_but_those_marked_iii(players: int) -> None:
    state = draw_until(start(players), "tile")
    assert weights(state) == {f"tile {tile}": 1 for tile in PLAIN_TILES}
    for tile in ("b21", "b25"):
        assert refused(state, f"tile {tile}") == NOT_IN_PILE


def test_ew1_3_each_stack_is_as_high_as_its_space_says() -> None:
    state = draw_until(start(), "tile")
    assert line(state, "stacks") == "?+4 ?+4 ?+4 ?+4"
    play(state, "tile b19", "tile b01", "tile b12", "tile b20")
    assert line(state, "stacks") == "b19+3 b01+3 b12+3 b20+3"
    other = draw_until(start(pack=other_stacks("[1, 3]")), "tile")
    play(other, "tile b19", "tile b01", "tile b12", "tile b20")
    assert line(other, "stacks") == "b19+0 b01+2 b12+3 b20+3"


def test_ew1_3_the_rest_of_the_tiles_is_in_the_box_unseen() -> None:
    """20 tiles, 16 in stacks: of the sixteen that nobody sees four are in the box, and nobody knows which."""
    state = draw_until(start(), "tile")
    play(state, "tile b19", "tile b01", "tile b12", "tile b20")
    unseen = [tile for tile in PLAIN_TILES if tile not in ("b19", "b01", "b12", "b20")]
    assert line(state, "unseen") == " ".join(unseen)
    view = state.view(0).common
    assert view["bonus_unseen"] == unseen
    assert view["stacks"] == [{"top": top, "size": 4} for top in ("b19", "b01", "b12", "b20")]


# -- EW1-4: exploration tiles --------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_ew1_4_with_two_or_three_players_two_tiles_lie_on_the_board_and_eight_beside(players: int) -> None:
    state = draw_until(start(players), "cover")
    assert weights(state) == {f"cover {tile}": 1 for tile in EXPLORATION}
    play(state, "cover x07")
    assert refused(state, "cover x07") == "there is no such exploration tile to be taken"
    assert weights(state) == {f"cover {tile}": 1 for tile in EXPLORATION if tile != "x07"}
    play(state, "cover x02")
    assert lines(state, "covered", "beside") == ["A1-6:x07 B1-5:x02", "x01 x03 x04 x05 x06 x08 x09 x10"]
    assert asked(state) == "deal"


def test_ew1_4_with_four_players_all_tiles_lie_beside_and_the_two_locations_are_open() -> None:
    state = deal(start(4))
    assert lines(state, "covered", "beside") == ["-", " ".join(EXPLORATION)]
    assert {"work A1-6", "work B1-5"} <= options(state)


@pytest.mark.parametrize("players", [2, 3])
def test_ew1_4_with_fewer_players_the_two_locations_are_closed(players: int) -> None:
    state = deal(start(players))
    for location in ("A1-6", "B1-5"):
        assert refused(state, f"work {location}") == "an exploration tile lies on the location"


def test_ew1_4_the_tiles_lie_on_the_locations_marked_2_3_wherever_these_are() -> None:
    pack = pieces_with({"A1-6": "2 gain YG | bow", "A1-3": "1 gain YYY | plough | 2-3"})
    assert line(play(draw_until(start(pack=pack), "cover"), "cover x01", "cover x04"), "covered") == (
        "A1-3:x01 B1-5:x04"
    )


def test_ew1_4_exploration_tiles_are_seen_by_all() -> None:
    view = first_part("covered A1-6:x03 B1-5:x08").view(None).common
    assert view["beside"] == ["x01", "x02", "x04", "x05", "x06", "x07", "x09", "x10"]
    locations = view["locations"]
    assert isinstance(locations, list)
    tiles = {location["id"]: location["tile"] for location in locations if location["tile"]}
    assert tiles == {"A1-6": "x03", "B1-5": "x08"}


# -- EW1-5: players ------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "ready"), [(2, 7), (3, 6), (4, 6)])
def test_ew1_5_six_of_twelve_settlers_are_ready_and_seven_with_two_players(players: int, ready: int) -> None:
    state = deal(start(players))
    for seat in range(1, players + 1):
        assert lines(state, f"ready.{seat}", f"reserve.{seat}") == [str(ready), str(12 - ready)]


def test_ew1_5_player_boards_lie_on_side_a_with_three_bonus_spaces() -> None:
    assert [seat.things["bonus_spaces"] for seat in deal(start(4)).view(None).seats] == [3, 3, 3, 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ew1_5_nobody_has_cards_or_tiles_yet(players: int) -> None:
    state = deal(start(players))
    for seat in range(1, players + 1):
        for pile in ("cards", "scoring", "explored", "route", "discarded"):
            assert line(state, f"{pile}.{seat}") == "-"
    assert line(state, "settlers") == "-"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ew1_5_every_seat_is_equally_likely_to_begin(players: int) -> None:
    state = PART_1.start(players)
    assert weights(state) == {f"first {seat}": 1 for seat in range(1, players + 1)}
    for seat in range(1, players + 1):
        begun = deal(play(state.copy(), f"first {seat}"))
        assert lines(begun, "first", "turn", "round") == [str(seat), str(seat), "1"]
        assert (acting(begun), asked(begun)) == (str(seat), "turn")


@pytest.mark.parametrize("first", [1, 2, 3])
def test_rul_18_a_table_may_choose_the_seat_that_begins(first: int) -> None:
    state = start(3, first)
    assert lines(state, "first", "turn") == [str(first), str(first)]
    assert asked(state) == "card"
    assert acting(deal(state)) == str(first)


def test_rul_18_a_seat_that_is_not_at_the_table_cannot_be_chosen() -> None:
    with pytest.raises(BadOption):
        start(2, 3)


# -- EW1-6, COM-9: seat goods --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "first", "goods"),
    [
        (2, 1, ["YYY", "YYYY"]),
        (2, 2, ["YYYY", "YYY"]),
        (3, 1, ["YYY", "YYYY", "YYYY"]),
        (3, 3, ["YYYY", "YYYY", "YYY"]),
        (4, 1, ["YYY", "YYYY", "YYYY", "YYYR"]),
        (4, 2, ["YYYR", "YYY", "YYYY", "YYYY"]),
        (4, 3, ["YYYY", "YYYR", "YYY", "YYYY"]),
        (4, 4, ["YYYY", "YYYY", "YYYR", "YYY"]),
    ],
)
def test_com_9_seat_goods_go_by_the_place_in_the_turn_order(
    players: int, first: int, goods: list[str]
) -> None:
    chosen, drawn = deal(start(players, first)), deal(play(PART_1.start(players), f"first {first}"))
    for state in (chosen, drawn):
        assert lines(state, *(f"hold.{seat}" for seat in range(1, players + 1))) == goods


def test_ew1_6_the_storage_holds_ten() -> None:
    state = deal(start(4))
    assert lines(state, "limit.1", "limit.2", "limit.3", "limit.4") == ["10"] * 4


# -- EW1-7: merchants ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ew1_7_four_of_43_shuffled_merchants_lie_under_the_markets(players: int) -> None:
    state = draw_until(start(players), "deal")
    assert weights(state) == {f"deal {card}": 1 for card in MERCHANTS}
    play(state, "deal m43", "deal m01", "deal m20")
    assert refused(state, "deal m20") == NOT_IN_DECK
    assert len(weights(state)) == 40
    play(state, "deal m07")
    assert line(state, "row") == "m43 m01 m20 m07"
    assert len(line(state, "deck").split()) == 39
    assert asked(state) == "turn"


def test_ew1_7_starting_cards_are_in_the_box() -> None:
    state = draw_until(start(), "deal")
    for card in ("s1", "s2"):
        with pytest.raises(UnknownAction):
            state.apply_text(f"deal {card}")


def test_ew1_7_the_view_shows_which_merchants_are_left_and_not_their_order() -> None:
    deck = first_part("row m40 m02 m30 m04").view(0).common["deck"]
    left = [card for card in MERCHANTS if card not in ("m40", "m02", "m30", "m04")]
    assert deck == {"size": 39, "layers": [left]}


# -- the standard pieces -------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "in_deck"), [(2, 17), (3, 28), (4, 39)])
def test_ew1_setup_is_the_same_with_the_standard_pieces(players: int, in_deck: int) -> None:
    state = deal(make_game("east-to-west-1").start(players))
    assert asked(state) == "turn"
    assert len(line(state, "point-deck").split()) == in_deck
    assert len(line(state, "covered").strip("-").split()) == (2 if players < 4 else 0)
    assert [word.split("+")[1] for word in line(state, "stacks").split()] == ["3", "3", "3", "3"]
