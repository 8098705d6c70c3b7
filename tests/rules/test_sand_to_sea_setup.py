"""STS-1 to STS-7 and STS-23: what lies on the table when the first turn begins, and own maps."""

from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest

from tests.positions import (
    GAME,
    MAP,
    MERCHANTS,
    NOT_ASKED,
    VICTORY_TILES,
    acting,
    asked,
    deal,
    line,
    lines,
    options,
    play,
    position,
    refused,
    weights,
)
from tradewinds import CHANCE, Dealer, State, make_game
from tradewinds.components.maps import SAND_TO_SEA, Layout, default_map, load_map, parse_map, read_layout
from tradewinds.core.errors import BadMap, BadOption, UnknownAction

SYMBOLS = ("ginger", "chili", "tea", "cloves")
NOT_LEFT = "it is not there to be taken"


def start(players: int = 2, first: int = 1) -> State:
    return make_game("sand-to-sea", {"first": str(first)}).start(players)


def draw_until(state: State, question: str, seed: int = 1) -> State:
    dealer = Dealer(seed)
    while asked(state) != question:
        state.deal(dealer)
    return state


def symbols_of(words: list[str]) -> Counter[str]:
    return Counter(word.split("-")[0] for word in words)


@pytest.mark.parametrize("players", [1, 5])
def test_sts_players_are_two_to_four(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(players)


# -- STS-1, STS-2: cards -------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sts_1_everybody_starts_with_the_same_two_cards(players: int) -> None:
    state = deal(start(players))
    for seat in range(1, players + 1):
        assert lines(state, f"hand.{seat}", f"played.{seat}", f"discarded.{seat}") == ["s1 s2", "-", "-"]


def test_sts_1_they_gain_two_yellow_and_upgrade_two() -> None:
    state = play(position(GAME, "hold.1 Y", "hold.2 YYY"), "play s1", "play s2", "upgrade Y", "upgrade Y")
    assert lines(state, "hold.1", "hold.2") == ["YYY", "YRR"]


def test_sts_1_the_other_starting_cards_are_in_the_box() -> None:
    state = draw_until(start(4), "deal")
    assert set(weights(state)) == {f"deal {card}" for card in MERCHANTS}
    with pytest.raises(UnknownAction):
        state.apply_text("play s3")


def test_sts_2_four_of_43_shuffled_cards_lie_in_a_row_from_the_left() -> None:
    state = draw_until(start(), "deal")
    assert weights(state) == {f"deal {card}": 1 for card in MERCHANTS}
    play(state, "deal m43", "deal m01", "deal m20")
    assert refused(state, "deal m20") == "the card is not in the deck"
    assert weights(state) == {f"deal {card}": 1 for card in MERCHANTS if card not in ("m43", "m01", "m20")}
    play(state, "deal m07")
    assert line(state, "row") == "m43 m01 m20 m07"
    assert len(line(state, "deck").split()) == 39
    assert asked(state) == "choose"


# -- STS-3: the map ------------------------------------------------------------------------------


def test_sts_3_two_markets_of_each_symbol_are_removed_at_random() -> None:
    state = start()
    assert asked(state) == "box"
    for symbol in SYMBOLS:
        assert weights(state) == {f"box {symbol}-{n}": 1 for n in range(1, 7)}
        play(state, f"box {symbol}-4")
        assert weights(state) == {f"box {symbol}-{n}": 1 for n in (1, 2, 3, 5, 6)}
        assert refused(state, f"box {symbol}-4") == NOT_LEFT
        play(state, f"box {symbol}-2")
    assert asked(state) == "lay"


def test_sts_3_the_sixteen_left_and_four_seas_are_laid_at_random() -> None:
    state = draw_until(start(), "lay")
    drawn = weights(state)
    assert set(drawn.values()) == {1}
    tiles = [text.removeprefix("lay ") for text in drawn]
    assert symbols_of(tiles) == {**dict.fromkeys(SYMBOLS, 4), "sea": 4}
    assert refused(play(state, f"lay {tiles[0]}"), f"lay {tiles[0]}") == NOT_LEFT


@pytest.mark.parametrize("seed", range(3))
def test_sts_3_the_map_has_four_of_each_symbol_four_seas_and_four_ports(seed: int) -> None:
    state = deal(start(3), seed)
    tiles = line(state, "map").split()
    assert len(set(tiles)) == 24
    assert symbols_of(tiles) == {**dict.fromkeys(SYMBOLS, 4), "sea": 4, "port": 4}
    assert line(state, "unlaid") == "-"


def test_sts_3_the_first_map_has_columns_of_four_five_six_five_and_four_hexes() -> None:
    layout = default_map(SAND_TO_SEA)
    columns = Counter(column for column, _ in layout.places)
    assert [columns[column] for column in range(5)] == [4, 5, 6, 5, 4]
    for column in range(5):
        rows = sorted(row for place, row in layout.places if place == column)
        assert all(below - above == 2 for above, below in pairwise(rows))
        assert rows[0] + rows[-1] == 10  # every column is centred on the same line


def test_sts_3_ports_stand_on_the_first_and_last_hex_of_the_outer_columns() -> None:
    layout = default_map(SAND_TO_SEA)
    ports = {place for place, mark in zip(layout.places, layout.marks, strict=True) if mark == "P"}
    assert ports == {(0, 2), (0, 8), (4, 2), (4, 8)}
    tiles = line(deal(start()), "map").split()
    assert [tiles[hex] for hex in (3, 5, 18, 20)] == ["port-1", "port-2", "port-3", "port-4"]


def test_sts_3_hexes_that_share_an_edge_are_adjacent() -> None:
    state = position(GAME, "hand.1 s1", "boat.1 tea-4")
    around = {"cloves-3", "tea-5", "ginger-4", "chili-4", "cloves-4", "ginger-5"}
    assert options(state, "sail") == {f"sail {tile}" for tile in around}
    corner = position(GAME, "hand.1 s1", "boat.1 port-1")
    assert options(corner, "sail") == {"sail sea-1", "sail chili-3", "sail ginger-4"}
    top = position(GAME, "hand.1 s1", "boat.1 ginger-3")
    assert options(top, "sail") == {"sail chili-3", "sail tea-3", "sail cloves-3"}


# -- STS-4: victory tiles ------------------------------------------------------------------------


def test_sts_4_one_of_26_tiles_goes_on_each_port_and_the_closed_port_tile_is_not_among_them() -> None:
    state = draw_until(start(), "reveal")
    left = list(VICTORY_TILES)
    for number, tile in enumerate(["v26", "v01", "v13", "v07"]):
        assert weights(state) == {f"reveal {victory}": 1 for victory in left}, number
        assert refused(state, "reveal closed") == NOT_LEFT
        play(state, f"reveal {tile}")
        left.remove(tile)
    assert line(state, "ports") == "v26 v01 v13 v07"
    assert line(state, "stack").split() == left
    assert asked(state) == "deal"


def test_sts_4_the_closed_port_tile_hides_among_the_next_six() -> None:
    """Shuffled into five: each of the next six places is equally likely, and a seventh cannot be."""
    state = draw_until(start(), "choose")
    assert line(state, "closed-within") == "6"
    survives = Fraction(1)
    found = []
    for within in (6, 5, 4, 3, 2, 1):
        stack = " ".join(VICTORY_TILES[4 + 6 - within :])
        taken = " ".join(VICTORY_TILES[4 : 4 + 6 - within]) or "-"
        piles = (f"stack {stack}", f"tiles.2 {taken}", "ports - v02 v03 v04")
        ending = "ending yes" if within < 3 else "ending no"
        state = position(GAME, *piles, ending, f"closed-within {within}", "agenda reveal:chance:1:0")
        drawn = weights(state)
        chance = Fraction(drawn["reveal closed"], sum(drawn.values()))
        assert len(set(drawn.values()) - {drawn["reveal closed"]}) <= 1
        found.append(survives * chance)
        survives *= 1 - chance
    assert found == [Fraction(1, 6)] * 6
    assert survives == 0


def test_sts_4_the_first_draw_brings_the_closed_port_one_time_in_six() -> None:
    state = position(GAME, "boat.1 port-1", "hold.1 YYGGG", "ports v01 v02 v03 v04")
    play(state, "stay", "claim")
    drawn = weights(state)
    assert set(drawn) == {"reveal closed"} | {f"reveal {tile}" for tile in VICTORY_TILES[4:]}
    total = sum(drawn.values())
    assert Fraction(drawn["reveal closed"], total) == Fraction(1, 6)
    assert {Fraction(drawn[f"reveal {tile}"], total) for tile in VICTORY_TILES[4:]} == {Fraction(5, 6 * 22)}


def test_sts_4_a_draw_that_is_not_the_closed_port_brings_it_nearer() -> None:
    claim = ("boat.1 port-1", "hold.1 YYGGG", "ports v01 v02 v03 v04")
    state = play(position(GAME, *claim), "stay", "claim", "reveal v20")
    assert line(state, "closed-within") == "5"
    assert "v20" not in line(state, "stack").split()


def test_sts_4_the_dealer_draws_with_the_same_weights() -> None:
    """600 deals of the first draw: 100 closed ports are expected, with a deviation of 9.1."""
    state = position(GAME, "boat.1 port-1", "hold.1 YYGGG", "ports v01 v02 v03 v04")
    play(state, "stay", "claim")
    dealer = Dealer("weights")
    drawn = Counter(GAME.action_text(state.copy().deal(dealer)) for _ in range(600))
    assert 65 < drawn["reveal closed"] < 135
    assert len(drawn) == 23


# -- STS-5, STS-6: beside the map ----------------------------------------------------------------


def test_sts_5_there_are_four_bonus_tiles_of_each_type_the_six_points_on_top() -> None:
    state = deal(start())
    assert line(state, "bonus-left") == "4 4 4"
    assert state.view(None).common["bonus_left"] == {"move": 4, "hold": 4, "points": [6, 5, 4, 3]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sts_6_everybody_has_a_boat_and_no_outpost_on_the_map_yet(players: int) -> None:
    state = deal(start(players))
    for seat in range(1, players + 1):
        kinds = ("boat", "outposts", "tiles", "bonus", "limit")
        found = lines(state, *(f"{kind}.{seat}" for kind in kinds))
        assert found == ["-", "-", "-", "0 0 -", "10"]


def test_sts_6_sixteen_outposts_can_be_built_four_in_each_row() -> None:
    built = [f"{symbol}-{n}" for symbol in SYMBOLS for n in (3, 4, 5, 6)]
    state = position(GAME, "outposts.1 " + " ".join(built[:-1]), "boat.1 cloves-6", "hold.1 -")
    play(state, "stay", "build")
    assert line(state, "outposts.1").split() == built
    assert asked(state) == "column"


# -- STS-7: start sets and places ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(2, 1, "21"), (2, 2, "12"), (3, 1, "321"), (3, 2, "132"), (4, 1, "4321"), (4, 3, "2143")],
)
def test_sts_7_sets_and_places_are_chosen_in_reverse_turn_order(players: int, first: int, order: str) -> None:
    state = deal(start(players, first))
    market = next(word for word in line(state, "map").split() if word.startswith("tea"))
    asked_seats = ""
    for goods in ("YYYY", "YYR", "RR", "YG")[:players]:
        seat = acting(state)
        asked_seats += seat
        assert asked(state) == "choose"
        play(state, f"choose {goods}")
        assert (acting(state), asked(state)) == (seat, "dock")
        play(state, f"dock {market}")
        assert lines(state, f"hold.{seat}", f"boat.{seat}") == [goods, market]
    assert asked_seats == order
    assert (acting(state), asked(state), line(state, "round")) == (str(first), "turn", "1")


def test_sts_7_all_four_sets_are_there_with_any_number_of_players_and_each_once() -> None:
    state = deal(start(2))
    assert options(state) == {"choose YYYY", "choose YYR", "choose RR", "choose YG"}
    market = next(word for word in line(state, "map").split() if word.startswith("tea"))
    play(state, "choose RR", f"dock {market}")
    assert options(state) == {"choose YYYY", "choose YYR", "choose YG"}
    assert refused(state, "choose RR") == NOT_LEFT


def test_sts_7_sets_left_over_belong_to_nobody() -> None:
    state = deal(start(2))
    market = next(word for word in line(state, "map").split() if word.startswith("tea"))
    play(state, "choose RR", f"dock {market}", "choose YG", f"dock {market}")
    assert lines(state, "hold.1", "hold.2") == ["YG", "RR"]
    assert refused(state, "choose YYYY") == NOT_ASKED


def test_sts_7_a_boat_starts_on_any_market_tile_and_nowhere_else() -> None:
    state = play(deal(start(2)), "choose RR")
    tiles = line(state, "map").split()
    markets = {tile for tile in tiles if not tile.startswith(("sea", "port"))}
    assert len(markets) == 16
    assert options(state) == {f"dock {tile}" for tile in markets}
    boxed = next(f"{symbol}-{n}" for symbol in SYMBOLS for n in range(1, 7) if f"{symbol}-{n}" not in markets)
    assert refused(state, f"dock {boxed}") == "the tile is not on the map"
    for tile in ("sea-1", "port-1"):
        with pytest.raises(UnknownAction):
            state.apply_text(f"dock {tile}")


# -- STS-23: own maps ----------------------------------------------------------------------------

OBLONG = "P.o.o.o./.o.o.o.P/o.o.o.o./.o.o.o.o/P.o.o.o./.o.o.o.P"


def drawing(text: str) -> Layout:
    return read_layout("test", text.split("/"), SAND_TO_SEA)


def test_sts_23_players_may_build_a_map_of_their_own() -> None:
    state = deal(make_game("sand-to-sea", {"first": "1"}, map=OBLONG).start(2))
    tiles = line(state, "map").split()
    assert symbols_of(tiles) == {**dict.fromkeys(SYMBOLS, 4), "sea": 4, "port": 4}
    assert [tiles[hex] for hex in (0, 7, 16, 23)] == ["port-1", "port-2", "port-3", "port-4"]


def test_sts_23_boats_sail_on_a_map_of_their_own() -> None:
    tiles = [tile for tile in MAP.split() if not tile.startswith("port")]
    for hex, port in ((0, "port-1"), (7, "port-2"), (16, "port-3"), (23, "port-4")):
        tiles.insert(hex, port)
    game = make_game("sand-to-sea", map=OBLONG)
    state = position(game, "map " + " ".join(tiles), f"boat.1 {tiles[1]}", "hand.1 s1 s2")
    near = [4, 5, 9]
    further = [0, 2, 8, 10, 12, 13, 17]
    assert options(state, "sail") == {f"sail {tiles[hex]}" for hex in (*near, *further)}


def test_sts_23_seas_may_have_a_fixed_place() -> None:
    fixed = OBLONG.replace(".o.o.o.P", ".~.o.~.P", 1)
    tiles = line(deal(make_game("sand-to-sea", {"first": "1"}, map=fixed).start(2)), "map").split()
    assert {tiles[4], tiles[6]} == {"sea-1", "sea-2"}
    assert symbols_of(tiles) == {**dict.fromkeys(SYMBOLS, 4), "sea": 4, "port": 4}


def test_sts_23_a_map_is_connected() -> None:
    two = "P.o.P/.o.o./P.o.P/.o.o./..o../...../...../...../..o../.o.o./o.o.o/.o.o./o.o.o/.o.o."
    with pytest.raises(BadMap, match="not connected"):
        drawing(two)


def test_sts_23_every_tile_touches_at_least_two_others() -> None:
    needle = "..o../.o.o./P.o.P/.o.o./o.o.o/.o.o./o.o.o/.o.o./P.o.P/.o.../..o../...../..o.."
    with pytest.raises(BadMap, match="fewer than two"):
        drawing(needle)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (OBLONG.replace("P", "o", 1), "3 ports"),
        (OBLONG.replace("o", "P", 1), "5 ports"),
        (OBLONG.replace("o", ".", 1), "hexes, expected 24"),
        (OBLONG.replace("o", "~", 5), "5 seas"),
        (OBLONG.replace("o", "x", 1), "'x'"),
        (OBLONG.replace("P.o", "Po.", 1), "off the grid"),
        ("./.", "no hexes"),
    ],
)
def test_sts_23_a_map_has_sixteen_markets_four_seas_and_four_ports(text: str, problem: str) -> None:
    with pytest.raises(BadMap, match=problem):
        drawing(text)


def test_sts_23_a_map_is_read_from_its_own_file() -> None:
    layout = drawing(OBLONG)
    assert parse_map("own.toml", layout.toml(), SAND_TO_SEA) == layout


@pytest.mark.parametrize("seed", range(20))
def test_sts_23_random_maps_obey_it(seed: int) -> None:
    layout = load_map(f"random:{seed}", SAND_TO_SEA)
    assert (len(layout.places), layout.marks.count("P"), layout.marks.count("o")) == (24, 4, 20)
    assert all(len(layout.neighbours(hex)) >= 2 for hex in range(24))
    reached = {0}
    for _ in range(24):
        reached |= {near for hex in reached for near in layout.neighbours(hex)}
    assert len(reached) == 24
    assert layout == load_map(f"random:{seed}", SAND_TO_SEA)


def test_sts_23_a_random_map_can_be_played() -> None:
    state = make_game("sand-to-sea", map="random:7").start(4)
    state.playout(Dealer("random map"))
    assert state.actor != CHANCE
    assert state.outcome() is not None
