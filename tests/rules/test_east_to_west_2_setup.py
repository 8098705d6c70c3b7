"""EW2-1 to EW2-7: what lies on the table of east-to-west-2 when the first turn begins, and own maps."""

from collections import Counter
from itertools import pairwise

import pytest

from tests.positions import (
    acting,
    asked,
    deal,
    line,
    lines,
    options,
    play,
    refused,
    weights,
)
from tests.settlers import COVERS_2, COVERS_2_FEW, PART_2, PIECES, second_part, stacked
from tradewinds import CHANCE, Dealer, State, make_game
from tradewinds.components.maps import EAST_TO_WEST_2, Layout, default_map, load_map, parse_map, read_layout
from tradewinds.core.errors import BadMap, BadOption, BadText, UnknownAction

SYMBOLS = ("ginger", "chili", "tea", "cloves")
NOT_LEFT = "it is not there to be taken"
NOT_IN_PILE = "it is not in the pile"
NO_SUCH_TILE = "there is no such exploration tile to be taken"

LOCATIONS = [f"{side}-{cell}" for side in ("A2", "B2", "C1", "F2") for cell in range(1, 7) if side != "C1"]
LOCATIONS[12:12] = [f"C1-{cell}" for cell in range(1, 6)]
BONUS_TILES = [f"b{number:02d}" for number in range(1, 18)]
ICONS = [word.split(":")[0] for word in COVERS_2]
FEW_ICONS = [word.split(":")[0] for word in COVERS_2_FEW]


def start(players: int = 2, first: int = 1) -> State:
    return make_game("east-to-west-2", {"first": str(first)}, pack=PIECES).start(players)


def draw_until(state: State, question: str, seed: int = 1) -> State:
    dealer = Dealer(seed)
    while asked(state) != question:
        state.deal(dealer)
    return state


def symbols_of(words: list[str]) -> Counter[str]:
    return Counter(word.split("-")[0] for word in words)


def numbered(first: int, last: int) -> list[str]:
    return [f"p{number:02d}" for number in range(first, last + 1)]


CARDS = {  # without white stars; 2 players have the cards without a player mark, 3 players also those with 3+
    2: [*numbered(1, 16), *numbered(33, 38)],
    3: [*numbered(1, 24), *numbered(33, 41)],
    4: numbered(1, 44),
}


@pytest.mark.parametrize("players", [1, 5])
def test_ew2_players_are_two_to_four(players: int) -> None:
    with pytest.raises(BadOption):
        PART_2.start(players)


# -- EW2-1: the board ----------------------------------------------------------------------------


def test_ew2_1_the_board_is_a2_b2_c1_and_f2_with_23_locations() -> None:
    words = [PART_2.action_text(index) for index in range(PART_2.action_count)]
    assert [word for word in words if word.startswith("work ")] == [f"work {id}" for id in LOCATIONS]
    assert len(LOCATIONS) == 23
    for absent in ("A1-3", "C1-6", "C2-5", "E2-2", "F1-1"):
        with pytest.raises(UnknownAction):
            PART_2.index(f"work {absent}")


def test_ew2_1_four_forts_stand_in_the_top_row_with_a_card_each_from_the_left() -> None:
    cards = {"A2-1": "p01", "A2-2": "p13", "B2-1": "p05", "B2-2": "p09"}
    forts = "forts p01 p13 p05 p09 p02"
    rich = "hold.1 YRRRGGGGB"
    for location, card in cards.items():
        state = play(second_part(forts, rich), f"work {location}")
        assert line(state, "cards.1") == card
    for location in set(LOCATIONS) - set(cards):
        state = second_part(forts, rich)
        if f"work {location}" in options(state):
            assert line(play(state, f"work {location}"), "cards.1") == "-"


# -- EW2-2: point cards --------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "number"), [(2, 22), (3, 33), (4, 44)])
def test_ew2_2_point_cards_have_no_white_star_and_fit_the_number_of_players(
    players: int, number: int
) -> None:
    state = draw_until(start(players), "card")
    assert len(CARDS[players]) == number
    assert weights(state) == {f"card {card}": 1 for card in CARDS[players]}
    for card in ("p45", "p50", "p53", "p56"):
        assert refused(state, f"card {card}") == NOT_IN_PILE


def test_ew2_2_cards_marked_for_more_players_are_in_the_box() -> None:
    two, three = draw_until(start(2), "card"), draw_until(start(3), "card")
    assert refused(two, "card p17") == refused(two, "card p40") == NOT_IN_PILE  # 3+
    assert refused(two, "card p25") == refused(three, "card p25") == NOT_IN_PILE  # =4
    assert refused(two, "card p43") == refused(three, "card p43") == NOT_IN_PILE  # =4
    assert "card p17" in options(three)


def test_ew2_2_one_card_lies_above_each_fort_and_the_deck_is_face_up() -> None:
    """Its top is seen by all, the order below it by nobody (COM-12)."""
    state = draw_until(start(), "card")
    play(state, "card p38", "card p01", "card p33", "card p10")
    assert refused(state, "card p38") == NOT_IN_PILE
    assert asked(state) == "card"
    play(state, "card p16")
    assert line(state, "forts") == "p38 p01 p33 p10 p16"
    left = [card for card in CARDS[2] if card not in ("p38", "p01", "p33", "p10", "p16")]
    assert line(state, "point-deck").split() == left
    shown = state.view(None).common
    assert shown["forts"] == ["p38", "p01", "p33", "p10"]
    assert shown["point_deck"] == {"size": 18, "top": "p16", "unseen": left}
    assert asked(state) == "tile"


# -- EW2-3: bonus tiles --------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ew2_3_bonus_tiles_marked_i_or_iii_are_in_the_box(players: int) -> None:
    state = draw_until(start(players), "tile")
    assert weights(state) == {f"tile {tile}": 1 for tile in BONUS_TILES}
    for tile in ("b18", "b20", "b21", "b25"):
        assert refused(state, f"tile {tile}") == NOT_IN_PILE


def test_ew2_3_sixteen_of_17_lie_in_four_stacks_of_four_with_their_top_seen() -> None:
    state = draw_until(start(), "tile")
    play(state, "tile b17", "tile b03", "tile b09")
    assert weights(state) == {f"tile {tile}": 1 for tile in BONUS_TILES if tile not in ("b17", "b03", "b09")}
    assert refused(state, "tile b03") == NOT_IN_PILE
    play(state, "tile b01")
    assert line(state, "stacks") == "b17+3 b03+3 b09+3 b01+3"
    assert state.view(None).common["stacks"] == [
        {"top": top, "size": 4} for top in ("b17", "b03", "b09", "b01")
    ]
    assert asked(state) == "cover"


def test_ew2_3_nobody_knows_which_tile_is_in_the_box() -> None:
    """Thirteen have not been seen, twelve of them lie in the stacks: all are as likely to come up."""
    state = draw_until(start(), "turn")
    unseen = line(state, "unseen").split()
    assert len(unseen) == 13
    assert state.view(0).common["bonus_unseen"] == unseen
    column = second_part("outposts.1 ginger-1 chili-1 cloves-1", "hold.1 -")
    play(column, "work F2-1", "sail tea-1", "build", "bonus 2")
    tops = ("b01", "b02", "b03", "b04")
    assert weights(column) == {f"tile {tile}": 1 for tile in BONUS_TILES if tile not in tops}


def test_ew2_3_stacks_are_as_high_as_the_spaces_say() -> None:
    """B2's two stacks come first, then F2's."""
    state = make_game("east-to-west-2", {"first": "1"}, pack=stacked((2, 5), (1, 3))).start(3)
    tops = draw_until(state, "tile")
    play(tops, "tile b01", "tile b02", "tile b03", "tile b04")
    assert line(tops, "stacks") == "b01+1 b02+4 b03+0 b04+2"


# -- EW2-4: exploration tiles --------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ew2_4_a_tile_lies_on_every_exploration_icon_and_with_few_players_on_both_2_3_locations(
    players: int,
) -> None:
    state = draw_until(start(players), "cover")
    assert weights(state) == {f"cover {tile.id}": 1 for tile in PIECES.exploration_tiles}
    places = sorted([*ICONS, *(FEW_ICONS if players < 4 else [])])
    drawn = ["x10", "x01", "x05", "x02", "x09", "x03", "x08", "x04", "x07"][: len(places)]
    for tile in drawn:
        assert (acting(state), asked(state)) == ("chance", "cover")
        play(state, f"cover {tile}")
    assert line(state, "covered").split() == [f"{at}:{x}" for at, x in zip(places, drawn, strict=True)]
    assert asked(state) == "turn"


def test_ew2_4_seven_locations_have_the_icon() -> None:
    assert ICONS == ["C1-1", "C1-3", "C1-4", "C1-5", "F2-3", "F2-5", "F2-6"]
    assert FEW_ICONS == ["A2-6", "B2-6"]


def test_ew2_4_a_tile_lies_in_one_place_only() -> None:
    state = play(draw_until(start(), "cover"), "cover x04")
    assert refused(state, "cover x04") == NO_SUCH_TILE
    assert len(weights(state)) == 9


@pytest.mark.parametrize(("players", "boxed"), [(2, 1), (3, 1), (4, 3)])
def test_ew2_4_what_is_left_goes_to_the_box(players: int, boxed: int) -> None:
    state = deal(start(players))
    assert line(state, "beside") == "-"
    assert len(line(state, "covered").split()) == 10 - boxed
    assert state.view(None).common["beside"] == []


def test_ew2_4_with_four_players_the_2_3_locations_are_open() -> None:
    state = second_part(players=4)
    assert {"work A2-6", "work B2-6"} <= options(state, "work")
    few = second_part(players=3)
    for location in FEW_ICONS:
        assert refused(few, f"work {location}") == "an exploration tile lies on the location"


# -- EW2-5, EW2-6: player boards -----------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ew2_5_everybody_has_a_storage_of_10_four_bonus_spaces_and_all_outposts(players: int) -> None:
    state = deal(start(players))
    for seat in range(1, players + 1):
        kinds = ("limit", "outposts", "cards", "scoring", "explored")
        assert lines(state, *(f"{kind}.{seat}" for kind in kinds)) == ["10", "-", "-", "-", "-"]
        things = state.view(None).seats[seat - 1].things
        assert (things["bonus_spaces"], things["bonus_tiles"]) == (4, [])


def test_ew2_5_twelve_outposts_can_be_built_three_in_each_row() -> None:
    built = [f"{symbol}-{n}" for symbol in SYMBOLS for n in (1, 2, 3)]
    taken = "scoring.1 b05 b06"
    state = second_part("outposts.1 " + " ".join(built[:-1]), taken, "boat.1 chili-3", "hold.1 -")
    play(state, "work F2-1", "sail cloves-3", "build")
    assert line(state, "outposts.1").split() == built
    assert asked(state) == "column"


def test_ew2_5_the_first_player_is_random() -> None:
    for players in (2, 3, 4):
        state = make_game("east-to-west-2", pack=PIECES).start(players)
        assert (acting(state), asked(state)) == ("chance", "first")
        assert weights(state) == {f"first {seat}": 1 for seat in range(1, players + 1)}


def test_ew2_5_a_table_may_name_the_first_player() -> None:
    """RUL-18: the option of the other games is there in this one too."""
    state = deal(start(4, first=3))
    assert (acting(state), asked(state), line(state, "first")) == ("3", "turn", "3")
    play(state, "rest", "rest")
    assert (acting(state), line(state, "round")) == ("1", "1")
    play(state, "rest", "rest")
    assert (acting(state), line(state, "round")) == ("3", "2")
    with pytest.raises(BadOption):
        start(3, first=4)


@pytest.mark.parametrize(("players", "ready", "reserve"), [(2, "7", "5"), (3, "6", "6"), (4, "6", "6")])
def test_ew2_6_six_of_12_settlers_are_ready_or_seven_with_two_players(
    players: int, ready: str, reserve: str
) -> None:
    state = deal(start(players))
    assert line(state, "settlers") == "-"
    for seat in range(1, players + 1):
        assert lines(state, f"ready.{seat}", f"reserve.{seat}") == [ready, reserve]


def test_ew2_6_settlers_in_reserve_cannot_be_used() -> None:
    state = second_part("settlers A2-3:1:5")
    assert lines(state, "ready.1", "reserve.1") == ["2", "5"]
    assert refused(state, "work A2-4") == "there are too few ready settlers"
    assert "work F2-2" in options(state)


@pytest.mark.parametrize(
    ("players", "first", "goods"),
    [
        (2, 1, "YYY YYYY"),
        (2, 2, "YYYY YYY"),
        (3, 1, "YYY YYYY YYYY"),
        (3, 3, "YYYY YYYY YYY"),
        (4, 1, "YYY YYYY YYYY YYYR"),
        (4, 2, "YYYR YYY YYYY YYYY"),
        (4, 3, "YYYY YYYR YYY YYYY"),
        (4, 4, "YYYY YYYY YYYR YYY"),
    ],
)
def test_ew2_6_seat_goods_follow_the_turn_order(players: int, first: int, goods: str) -> None:
    state = deal(start(players, first))
    assert lines(state, *(f"hold.{seat}" for seat in range(1, players + 1))) == goods.split()
    assert acting(state) == str(first)


# -- EW2-7: the map ------------------------------------------------------------------------------


def test_ew2_7_three_markets_of_each_symbol_are_drawn_at_random() -> None:
    state = start()
    assert asked(state) == "box"
    for symbol in SYMBOLS:
        assert weights(state) == {f"box {symbol}-{n}": 1 for n in range(1, 7)}
        play(state, f"box {symbol}-4", f"box {symbol}-1")
        assert weights(state) == {f"box {symbol}-{n}": 1 for n in (2, 3, 5, 6)}
        assert refused(state, f"box {symbol}-4") == NOT_LEFT
        play(state, f"box {symbol}-6")
    assert asked(state) == "lay"
    assert set(weights(state)) == {f"lay {symbol}-{n}" for symbol in SYMBOLS for n in (2, 3, 5)}


def test_ew2_7_the_twelve_are_laid_at_random_around_the_sea() -> None:
    state = draw_until(start(), "lay")
    drawn = weights(state)
    assert set(drawn.values()) == {1}
    tiles = [text.removeprefix("lay ") for text in drawn]
    assert symbols_of(tiles) == dict.fromkeys(SYMBOLS, 3)
    assert refused(state, "lay sea-1") == NOT_LEFT
    assert refused(play(state, f"lay {tiles[5]}"), f"lay {tiles[5]}") == NOT_LEFT
    for tile in [*tiles[:5], *tiles[6:]]:
        assert asked(state) == "lay"
        play(state, f"lay {tile}")
    laid = [tiles[5], *tiles[:5], "sea-1", *tiles[6:]]
    assert line(state, "map").split() == laid
    assert line(state, "unlaid") == "-"
    assert asked(state) == "card"


@pytest.mark.parametrize("seed", range(3))
def test_ew2_7_the_map_has_three_of_each_symbol_and_one_sea(seed: int) -> None:
    tiles = line(deal(start(3), seed), "map").split()
    assert len(set(tiles)) == 13
    assert symbols_of(tiles) == {**dict.fromkeys(SYMBOLS, 3), "sea": 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ew2_7_all_boats_start_on_the_sea_tile_and_nobody_pays(players: int) -> None:
    """RUL-4: they are there together, and all have their seat goods."""
    state = deal(start(players))
    assert lines(state, *(f"boat.{seat}" for seat in range(1, players + 1))) == ["sea-1"] * players
    goods = ["YYY", "YYYY", "YYYY", "YYYR"][:players]
    assert lines(state, *(f"hold.{seat}" for seat in range(1, players + 1))) == goods
    assert (acting(state), asked(state)) == ("1", "turn")


# -- RUL-8: the default map ----------------------------------------------------------------------


def test_rul_8_the_sea_is_in_the_centre_of_six_tiles_and_six_more_lie_in_the_notches() -> None:
    layout = default_map(EAST_TO_WEST_2)
    sea = layout.marks.index("~")
    ring = layout.neighbours(sea)
    assert (len(layout.places), len(ring)) == (13, 6)
    notches = set(range(13)) - {sea, *ring}
    for notch in notches:
        near = layout.neighbours(notch)
        assert len(near) == 2
        assert set(near) <= set(ring)
        assert near[0] in layout.neighbours(near[1])  # between two that touch each other
    assert {frozenset(layout.neighbours(notch)) for notch in notches} == {
        frozenset((a, b)) for a in ring for b in ring if b in layout.neighbours(a)
    }


def test_rul_8_the_columns_of_the_star_are_centred() -> None:
    layout = default_map(EAST_TO_WEST_2)
    columns = Counter(column for column, _ in layout.places)
    assert [columns[column] for column in range(5)] == [1, 4, 3, 4, 1]
    for column in range(5):
        rows = sorted(row for place, row in layout.places if place == column)
        assert all(below - above == 2 for above, below in pairwise(rows))
        assert rows[0] + rows[-1] == 6


# -- EW2-7, RUL-33: own layouts ------------------------------------------------------------------

BAY = "..o../.o.o./o.o.o/.o.o./o.~.o/.o.o."


def drawing(text: str) -> Layout:
    return read_layout("test", text.split("/"), EAST_TO_WEST_2)


def test_ew2_7_the_layout_is_up_to_the_players() -> None:
    """Here the sea lies at the coast; the boats start there all the same."""
    state = deal(make_game("east-to-west-2", {"first": "1"}, BAY, PIECES).start(3))
    tiles = line(state, "map").split()
    assert tiles[9] == "sea-1"
    assert symbols_of(tiles) == {**dict.fromkeys(SYMBOLS, 3), "sea": 1}
    assert lines(state, "boat.1", "boat.2", "boat.3") == ["sea-1"] * 3


def test_ew2_7_boats_sail_on_a_map_of_their_own() -> None:
    game = make_game("east-to-west-2", map=BAY, pack=PIECES)
    tiles = [f"{symbol}-{n}" for symbol in SYMBOLS for n in (1, 2, 3)]
    tiles.insert(9, "sea-1")
    state = second_part("map " + " ".join(tiles), game=game)
    play(state, "work F2-1")
    assert options(state, "sail") == {f"sail {tiles[hex]}" for hex in (4, 6, 7, 11, 12)}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (BAY.replace("~", "o"), "expected 1"),
        (BAY.replace("o", "~", 1), "expected 1"),
        (BAY.replace("o", ".", 1), "12 hexes, expected 13"),
        (BAY.replace("o", "P", 1), "port"),
    ],
)
def test_ew2_7_a_map_is_twelve_markets_and_one_sea(text: str, problem: str) -> None:
    with pytest.raises(BadMap, match=problem):
        drawing(text)


def test_ew2_7_every_tile_touches_at_least_two_others() -> None:
    tail = "..o../.o.o./..o../.o.o./o.~../.o.o./..o../...../..o../...../..o.."
    with pytest.raises(BadMap, match="fewer than two"):
        drawing(tail)


def test_rul_33_an_own_map_is_connected() -> None:
    two = "..o../.o.o./..o../...../...../...../..o../.o.o./..~../.o.o./..o../.o.o."
    with pytest.raises(BadMap, match="not connected"):
        drawing(two)


@pytest.mark.parametrize("seed", range(10))
def test_ew2_7_random_layouts_obey_it(seed: int) -> None:
    layout = load_map(f"random:{seed}", EAST_TO_WEST_2)
    assert (len(layout.places), layout.marks.count("~"), layout.marks.count("o")) == (13, 1, 12)
    assert all(len(layout.neighbours(hex)) >= 2 for hex in range(13))
    reached = {0}
    for _ in range(13):
        reached |= {near for hex in reached for near in layout.neighbours(hex)}
    assert len(reached) == 13
    assert layout == load_map(f"random:{seed}", EAST_TO_WEST_2)
    assert parse_map("own.toml", layout.toml(), EAST_TO_WEST_2).line == layout.line


def test_ew2_7_a_random_layout_can_be_played() -> None:
    state = make_game("east-to-west-2", {}, "random:7", PIECES).start(4)
    state.playout(Dealer("random map"))
    assert state.actor != CHANCE
    assert state.outcome() is not None


def test_ew2_7_a_map_with_other_numbers_of_a_symbol_is_no_position() -> None:
    tiles = "ginger-1 chili-1 tea-1 cloves-1 ginger-2 chili-2 sea-1 tea-2 cloves-2 ginger-3 chili-3 tea-3"
    with pytest.raises(BadText, match="ginger"):
        second_part(f"map {tiles} ginger-4")
