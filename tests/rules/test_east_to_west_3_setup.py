"""EW3-1 and EW3-2: what lies on the table of east-to-west-3 when the first turn begins."""

from collections import Counter

import pytest

from tests.positions import acting, asked, deal, line, lines, options, play, refused, weights
from tests.settlers import COVERS_3, COVERS_3_FEW, PART_3, PIECES, stacked, third_part, with_one_laid
from tradewinds import Dealer, State, make_game
from tradewinds.components.maps import EAST_TO_WEST_2, default_map, load_map
from tradewinds.core.errors import BadOption, BadText, UnknownAction

SYMBOLS = ("ginger", "chili", "tea", "cloves")
NOT_IN_PILE = "it is not in the pile"
NOT_IN_DECK = "the card is not in the deck"
NOT_LEFT = "it is not there to be taken"
COVERED = "an exploration tile lies on the location"
NO_TILE = "there is no such exploration tile to be taken"

SIDES = ("A2", "B2", "C1", "D2", "E2", "F2")
LOCATIONS = {f"{side}-{cell}" for side in SIDES for cell in range(1, 7)} - {"C1-6"}
MERCHANTS = [f"m{number:02d}" for number in range(1, 44)]
BONUS_TILES = [f"b{number:02d}" for number in range(1, 26)]
EXPLORATION = [f"x{number:02d}" for number in range(1, 11)]
ICONS = {word.split(":")[0] for word in COVERS_3}
FEW_ICONS = {word.split(":")[0] for word in COVERS_3_FEW}


def numbered(first: int, last: int) -> list[str]:
    return [f"p{number:02d}" for number in range(first, last + 1)]


CARDS = {  # without black stars: no mark 1-16 and 45-50, 3+ 17-24 and 51-53, =4 25-32 and 54-56
    2: [*numbered(1, 16), *numbered(45, 50)],
    3: [*numbered(1, 24), *numbered(45, 53)],
    4: [*numbered(1, 32), *numbered(45, 56)],
}


def start(players: int = 2, first: int = 1) -> State:
    return make_game("east-to-west-3", {"first": str(first)}, pack=PIECES).start(players)


def draw_until(state: State, question: str, seed: int = 1) -> State:
    dealer = Dealer(seed)
    while asked(state) != question:
        state.deal(dealer)
    return state


def covers(state: State) -> dict[str, str]:
    """Which exploration tile lies where."""
    words = [word.partition(":") for word in line(state, "covered").split() if word != "-"]
    return {location: tile for location, _, tile in words}


@pytest.mark.parametrize("players", [1, 5])
def test_ew3_players_are_two_to_four(players: int) -> None:
    with pytest.raises(BadOption):
        PART_3.start(players)


# -- EW3-1: boards -------------------------------------------------------------------------------


def test_ew3_1_the_board_is_a2_b2_c1_d2_e2_and_f2_with_35_locations() -> None:
    found = third_part().view(None).common["locations"]
    assert isinstance(found, list)
    assert len(found) == 35
    assert {location["id"] for location in found} == LOCATIONS
    for absent in ("A1-3", "B1-1", "C2-5", "C1-6", "D1-1", "E1-1", "F1-1"):
        with pytest.raises(UnknownAction):
            PART_3.index(f"work {absent}")


@pytest.mark.parametrize("place", range(4))
def test_ew3_1_four_forts_stand_on_a2_and_b2_under_their_point_cards(place: int) -> None:
    """p13 costs GG, the others more: whoever has GG can use the fort below p13 and no other."""
    forts = ["A2-1", "A2-2", "B2-1", "B2-2"]
    others = ["p01", "p02", "p03"]
    row = " ".join([*others[:place], "p13", *others[place:], "p05"])
    state = third_part(f"forts {row}", "hold.1 GG")
    assert [fort for fort in forts if f"work {fort}" in options(state)] == [forts[place]]


# -- EW3-1: point cards --------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "number"), [(2, 22), (3, 33), (4, 44)])
def test_ew3_1_point_cards_have_no_black_star_and_fit_the_number_of_players(
    players: int, number: int
) -> None:
    state = draw_until(start(players), "card")
    assert len(CARDS[players]) == number
    assert weights(state) == {f"card {card}": 1 for card in CARDS[players]}
    for card in ("p33", "p38", "p41", "p44"):
        assert refused(state, f"card {card}") == NOT_IN_PILE


@pytest.mark.parametrize(("players", "card"), [(2, "p17"), (2, "p51"), (2, "p25"), (3, "p25"), (3, "p54")])
def test_ew3_1_cards_marked_for_more_players_are_in_the_box(players: int, card: str) -> None:
    assert refused(draw_until(start(players), "card"), f"card {card}") == NOT_IN_PILE


def test_ew3_1_one_card_lies_above_each_fort_and_the_top_of_the_rest_is_seen() -> None:
    state = play(draw_until(start(), "card"), "card p16", "card p45", "card p02", "card p09", "card p11")
    left = [card for card in CARDS[2] if card not in ("p16", "p45", "p02", "p09", "p11")]
    assert lines(state, "forts", "point-deck") == ["p16 p45 p02 p09 p11", " ".join(left)]
    shown = state.view(None).common
    assert shown["forts"] == ["p16", "p45", "p02", "p09"]
    assert shown["point_deck"] == {"size": 18, "top": "p11", "unseen": left}


# -- EW3-1: bonus tiles --------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ew3_1_all_25_bonus_tiles_are_shuffled_and_16_used(players: int) -> None:
    state = draw_until(start(players), "tile")
    assert len(BONUS_TILES) == 25
    assert weights(state) == {f"tile {tile}": 1 for tile in BONUS_TILES}
    assert line(state, "stacks") == "?+4 ?+4 ?+4 ?+4"
    play(state, "tile b18", "tile b25", "tile b01", "tile b21")
    assert line(state, "stacks") == "b18+3 b25+3 b01+3 b21+3"
    assert asked(state) == "cover"


def test_ew3_1_nobody_knows_which_nine_tiles_are_in_the_box() -> None:
    """Of 21 that have not been seen twelve lie in the stacks: all are as likely to come up."""
    state = third_part("stacks b18+3 b25+3 b01+3 b21+3", "outposts.1 ginger-1 chili-1 cloves-1", "hold.1 -")
    unseen = [tile for tile in BONUS_TILES if tile not in ("b18", "b25", "b01", "b21")]
    assert len(unseen) == 21
    assert state.view(0).common["bonus_unseen"] == unseen
    play(state, "work F2-1", "sail tea-1", "build", "bonus 2")
    assert weights(state) == {f"tile {tile}": 1 for tile in unseen}
    assert refused(state, "tile b18") == NOT_IN_PILE
    play(state, "tile b24")
    assert lines(state, "scoring.1", "stacks") == ["b25", "b18+3 b24+2 b01+3 b21+3"]


def test_ew3_1_the_stacks_stand_on_b2_and_f2_and_are_as_high_as_the_spaces_say() -> None:
    state = make_game("east-to-west-3", {"first": "1"}, pack=stacked((2, 5), (1, 3))).start(3)
    play(draw_until(state, "tile"), "tile b01", "tile b02", "tile b03", "tile b04")
    assert line(state, "stacks") == "b01+1 b02+4 b03+0 b04+2"


# -- EW3-1: players ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ew3_1_everybody_has_four_bonus_spaces_a_storage_of_10_and_all_outposts(players: int) -> None:
    state = deal(start(players))
    for seat in range(1, players + 1):
        kinds = ("limit", "outposts", "cards", "scoring", "explored", "route", "discarded")
        assert lines(state, *(f"{kind}.{seat}" for kind in kinds)) == ["10", *["-"] * 6]
        assert state.view(None).seats[seat - 1].things["bonus_spaces"] == 4


@pytest.mark.parametrize(("players", "ready", "reserve"), [(2, "7", "5"), (3, "6", "6"), (4, "6", "6")])
def test_ew3_1_six_of_12_settlers_are_ready_or_seven_with_two_players(
    players: int, ready: str, reserve: str
) -> None:
    state = deal(start(players))
    assert line(state, "settlers") == "-"
    for seat in range(1, players + 1):
        assert lines(state, f"ready.{seat}", f"reserve.{seat}") == [ready, reserve]


@pytest.mark.parametrize(
    ("players", "first", "goods"),
    [
        (2, 1, "YYY YYYY"),
        (2, 2, "YYYY YYY"),
        (3, 3, "YYYY YYYY YYY"),
        (4, 1, "YYY YYYY YYYY YYYR"),
        (4, 3, "YYYY YYYR YYY YYYY"),
    ],
)
def test_ew3_1_seat_goods_follow_the_turn_order(players: int, first: int, goods: str) -> None:
    chosen = deal(start(players, first))
    drawn = deal(play(PART_3.start(players), f"first {first}"))
    for state in (chosen, drawn):
        assert lines(state, *(f"hold.{seat}" for seat in range(1, players + 1))) == goods.split()
        assert acting(state) == str(first)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ew3_1_the_first_player_is_random_unless_the_table_names_one(players: int) -> None:
    state = PART_3.start(players)
    assert (acting(state), asked(state)) == ("chance", "first")
    assert weights(state) == {f"first {seat}": 1 for seat in range(1, players + 1)}
    named = start(players, first=players)
    assert (line(named, "first"), asked(named)) == (str(players), "box")


def test_ew3_1_a_seat_that_is_not_at_the_table_cannot_be_named() -> None:
    with pytest.raises(BadOption):
        start(3, first=4)


def test_ew3_1_the_options_are_replaced_scores_and_first() -> None:
    defaults = {"replaced": "ready", "scores": "open", "first": "random"}
    assert make_game("east-to-west-3").options == defaults
    for other in ("toll", "board"):
        with pytest.raises(BadOption, match="no option"):
            make_game("east-to-west-3", {other: "always"})
    with pytest.raises(BadOption, match="replaced"):
        make_game("east-to-west-3", {"replaced": "home"})


@pytest.mark.parametrize("piece", ["card", "bonus tile", "exploration tile"])
def test_ew3_1_nothing_lies_there_before_the_first_player_is_drawn(piece: str) -> None:
    """A text that says otherwise is refused: there would be no place left for what is drawn later."""
    with pytest.raises(BadText):
        PART_3.from_text(with_one_laid(PART_3.start(2).text(), piece, "A2-6"))


# -- EW3-2: markets ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ew3_2_four_of_43_merchants_lie_under_the_markets(players: int) -> None:
    state = draw_until(start(players), "deal")
    assert weights(state) == {f"deal {card}": 1 for card in MERCHANTS}
    play(state, "deal m43", "deal m01", "deal m20")
    assert refused(state, "deal m20") == NOT_IN_DECK
    play(state, "deal m07")
    assert line(state, "row") == "m43 m01 m20 m07"
    assert len(line(state, "deck").split()) == 39
    assert asked(state) == "turn"


def test_ew3_2_starting_cards_are_in_the_box() -> None:
    for card in ("s1", "s2"):
        with pytest.raises(UnknownAction):
            PART_3.index(f"deal {card}")


def test_ew3_2_the_view_shows_which_merchants_are_left_and_not_their_order() -> None:
    deck = third_part("row m40 m02 m30 m04").view(0).common["deck"]
    left = [card for card in MERCHANTS if card not in ("m40", "m02", "m30", "m04")]
    assert deck == {"size": 39, "layers": [left]}


# -- EW3-2: exploration tiles --------------------------------------------------------------------


def test_ew3_2_eight_locations_have_an_exploration_icon() -> None:
    assert {"C1-1", "C1-3", "C1-4", "C1-5", "D2-3", "F2-3", "F2-5", "F2-6"} == ICONS
    assert {"A2-6", "B2-6"} == FEW_ICONS


@pytest.mark.parametrize("players", [2, 3])
def test_ew3_2_with_two_or_three_players_all_ten_tiles_lie_on_the_board(players: int) -> None:
    state = draw_until(start(players), "cover")
    for number, tile in enumerate(EXPLORATION):
        assert weights(state) == {f"cover {left}": 1 for left in EXPLORATION[number:]}
        play(state, f"cover {tile}")
    assert asked(state) == "deal"
    assert covers(state).keys() == ICONS | FEW_ICONS
    assert sorted(covers(state).values()) == EXPLORATION
    assert line(state, "beside") == "-"
    assert refused(deal(state), "work A2-6") == COVERED


def test_ew3_2_with_four_players_two_tiles_go_to_the_box_and_none_beside_the_board() -> None:
    state = draw_until(start(4), "cover")
    assert weights(state) == {f"cover {tile}": 1 for tile in EXPLORATION}
    for tile in EXPLORATION[2:]:
        assert asked(state) == "cover"
        play(state, f"cover {tile}")
    assert asked(state) == "deal"
    assert covers(state).keys() == ICONS
    assert sorted(covers(state).values()) == EXPLORATION[2:]
    assert line(state, "beside") == "-"
    assert state.view(None).common["beside"] == []
    assert {"work A2-6", "work B2-6"} <= options(deal(state))


def test_ew3_2_a_tile_lies_in_one_place_only() -> None:
    state = play(draw_until(start(), "cover"), "cover x04")
    assert refused(state, "cover x04") == NO_TILE
    assert len(weights(state)) == 9


def test_ew3_2_a_tile_lies_only_where_there_is_an_icon() -> None:
    with pytest.raises(BadText, match="no exploration tile"):
        third_part("covered " + " ".join(["A2-3:x01", *COVERS_3[1:], *COVERS_3_FEW]))
    with pytest.raises(BadText, match="no exploration tile"):
        third_part("covered " + " ".join(["A2-6:x01", *COVERS_3[1:]]), players=4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ew3_2_a_location_with_a_tile_is_closed(players: int) -> None:
    state = third_part("hold.1 YYRRGGGB", players=players)
    closed = ICONS | (FEW_ICONS if players < 4 else set())
    for location in closed:
        assert refused(state, f"work {location}") == COVERED
    shown = state.view(None).common["locations"]
    assert isinstance(shown, list)
    assert {location["id"] for location in shown if location["tile"]} == closed


# -- EW3-2: the map ------------------------------------------------------------------------------


def test_ew3_2_the_default_map_is_the_star_of_part_ii() -> None:
    star = default_map(EAST_TO_WEST_2)
    assert PART_3.header()["map"] == [star.line]
    sea = star.marks.index("~")
    assert (len(star.places), len(star.neighbours(sea))) == (13, 6)


def test_ew3_2_three_markets_of_each_symbol_are_drawn_and_laid_around_the_sea() -> None:
    state = start()
    for symbol in SYMBOLS:
        assert weights(state) == {f"box {symbol}-{n}": 1 for n in range(1, 7)}
        play(state, f"box {symbol}-4", f"box {symbol}-1")
        assert refused(state, f"box {symbol}-4") == NOT_LEFT
        play(state, f"box {symbol}-6")
    tiles = [f"{symbol}-{n}" for symbol in SYMBOLS for n in (2, 3, 5)]
    assert weights(state) == {f"lay {tile}": 1 for tile in tiles}
    play(state, *(f"lay {tile}" for tile in tiles))
    assert lines(state, "map", "unlaid") == [" ".join([*tiles[:6], "sea-1", *tiles[6:]]), "-"]
    assert asked(state) == "card"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ew3_2_all_boats_start_on_the_sea_tile_and_nobody_pays(players: int) -> None:
    state = deal(start(players))
    assert lines(state, *(f"boat.{seat}" for seat in range(1, players + 1))) == ["sea-1"] * players
    goods = ["YYY", "YYYY", "YYYY", "YYYR"][:players]
    assert lines(state, *(f"hold.{seat}" for seat in range(1, players + 1))) == goods
    symbols = Counter(tile.split("-")[0] for tile in line(state, "map").split())
    assert symbols == {**dict.fromkeys(SYMBOLS, 3), "sea": 1}


def test_ew3_2_players_may_lay_a_map_of_their_own() -> None:
    bay = "..o../.o.o./o.o.o/.o.o./o.~.o/.o.o."
    state = deal(make_game("east-to-west-3", {"first": "1"}, bay, PIECES).start(3))
    assert line(state, "map").split()[9] == "sea-1"
    assert lines(state, "boat.1", "boat.2", "boat.3") == ["sea-1"] * 3
    random = load_map("random:7", EAST_TO_WEST_2)
    assert make_game("east-to-west-3", map="random:7").header()["map"] == [random.line]


# -- the standard pieces -------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "in_deck", "covered"), [(2, 17, 10), (3, 28, 10), (4, 39, 8)])
def test_ew3_setup_is_the_same_with_the_standard_pieces(players: int, in_deck: int, covered: int) -> None:
    state = deal(make_game("east-to-west-3").start(players))
    assert asked(state) == "turn"
    assert len(line(state, "point-deck").split()) == in_deck
    assert len(covers(state)) == covered
    assert [word.split("+")[1] for word in line(state, "stacks").split()] == ["3", "3", "3", "3"]
    assert len(line(state, "unseen").split()) == 21
