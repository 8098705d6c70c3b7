"""EWO-1: the map, the ports, the player boards and the start, with the rulings they need."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.positions import NOT_ASKED, acting, asked, deal, line, lines, options, play, refused, weights
from tests.wonders import GAME, NEAR, SYMBOLS, VICTORY_TILES, wonders
from tradewinds import Dealer, State, make_game
from tradewinds.core.errors import BadOption, UnknownAction

NOT_LEFT = "it is not there to be taken"
SETS = ("YYYY", "YYR", "RR", "YG")


def start(players: int = 2, first: int = 1) -> State:
    return make_game("eastern-wonders", {"first": str(first)}).start(players)


def draw_until(state: State, question: str) -> State:
    dealer = Dealer(1)
    while asked(state) != question:
        state.deal(dealer)
    return state


def symbols_of(words: list[str]) -> Counter[str]:
    return Counter(word.split("-")[0] for word in words)


def a_market(state: State) -> str:
    return next(word for word in line(state, "map").split() if word.startswith("tea"))


@pytest.mark.parametrize("players", [1, 5])
def test_ewo_players_are_two_to_four(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(players)


# -- EWO-1: the map ------------------------------------------------------------------------------


def test_ewo_1_one_market_of_each_symbol_is_removed_at_random() -> None:
    state = start()
    assert asked(state) == "box"
    for symbol in SYMBOLS:
        assert weights(state) == {f"box {symbol}-{n}": 1 for n in range(1, 7)}
        play(state, f"box {symbol}-4")
        assert f"box {symbol}-4" not in options(state)
    assert asked(state) == "lay"
    for symbol in SYMBOLS:
        assert refused(state, f"lay {symbol}-4") == NOT_LEFT


def test_ewo_1_only_one_of_a_symbol_is_removed() -> None:
    state = play(start(), "box ginger-1")
    assert refused(state, "box ginger-2") == NOT_LEFT
    assert refused(state, "lay ginger-2") == NOT_ASKED


def test_ewo_1_the_twenty_left_are_laid_at_random_and_there_are_no_seas() -> None:
    state = draw_until(start(), "lay")
    drawn = weights(state)
    assert set(drawn.values()) == {1}
    tiles = [text.removeprefix("lay ") for text in drawn]
    assert symbols_of(tiles) == dict.fromkeys(SYMBOLS, 5)
    assert refused(play(state, f"lay {tiles[0]}"), f"lay {tiles[0]}") == NOT_LEFT
    for word in ("lay sea-1", "sail sea-1"):
        with pytest.raises(UnknownAction):
            state.apply_text(word)


@pytest.mark.parametrize("seed", range(3))
def test_ewo_1_the_map_has_five_of_each_symbol_and_four_ports(seed: int) -> None:
    state = deal(start(3), seed)
    tiles = line(state, "map").split()
    assert len(set(tiles)) == 24
    assert symbols_of(tiles) == {**dict.fromkeys(SYMBOLS, 5), "port": 4}
    assert [tiles[hex] for hex in (3, 5, 18, 20)] == ["port-1", "port-2", "port-3", "port-4"]
    assert lines(state, "unlaid", "loose") == ["-", "-"]


def test_ewo_1_the_map_is_that_of_the_first_game() -> None:
    state = wonders("hold.1 -", "boat.1 tea-4")
    assert options(state, "sail") == {f"sail {tile}" for tile in NEAR}
    corner = wonders("boat.1 port-1")
    assert options(corner, "sail") == {"sail ginger-2", "sail chili-3", "sail ginger-4"}
    top = wonders("boat.1 ginger-3")
    assert options(top, "sail") == {"sail chili-3", "sail tea-3", "sail cloves-3"}
    edge = wonders("boat.1 cloves-5")
    assert options(edge, "sail") == {"sail chili-2", "sail port-4", "sail ginger-5", "sail ginger-6"}


def test_ewo_1_a_map_of_their_own_has_four_ports_and_twenty_other_hexes() -> None:
    oblong = "P.o.o.o./.o.o.o.P/o.o.o.o./.o.o.o.o/P.o.o.o./.o.o.o.P"
    tiles = line(deal(make_game("eastern-wonders", {"first": "1"}, map=oblong).start(2)), "map").split()
    assert symbols_of(tiles) == {**dict.fromkeys(SYMBOLS, 5), "port": 4}
    assert [tiles[hex] for hex in (0, 7, 16, 23)] == ["port-1", "port-2", "port-3", "port-4"]


# -- EWO-1 with STS-4: victory tiles and the closed port -----------------------------------------


def test_ewo_1_one_of_26_victory_tiles_goes_on_each_port() -> None:
    state = draw_until(start(), "reveal")
    left = list(VICTORY_TILES)
    for tile in ("v26", "v01", "v13", "v07"):
        assert weights(state) == {f"reveal {victory}": 1 for victory in left}
        assert refused(state, "reveal closed") == NOT_LEFT
        play(state, f"reveal {tile}")
        left.remove(tile)
    assert line(state, "ports") == "v26 v01 v13 v07"
    assert line(state, "stack").split() == left
    assert line(state, "closed-within") == "6"
    assert asked(state) == "choose"


def test_ewo_1_the_closed_port_tile_is_one_of_the_next_six() -> None:
    state = play(wonders("boat.1 port-1", "hold.1 YYGGG"), "stay", "claim")
    drawn = weights(state)
    assert set(drawn) == {"reveal closed"} | {f"reveal {tile}" for tile in VICTORY_TILES[4:]}
    assert Fraction(drawn["reveal closed"], sum(drawn.values())) == Fraction(1, 6)
    last = wonders("boat.1 port-1", "hold.1 YYGGG", "tiles.1 v05 v06", "tiles.2 v07 v08 v09")
    play(last, "stay", "claim")
    assert set(weights(last)) == {"reveal closed"}
    assert refused(last, "reveal v10") == NOT_LEFT


def test_ewo_1_the_dealer_hides_the_closed_port_tile_with_the_same_weights() -> None:
    """600 first draws: 100 closed ports are expected, with a deviation of 9.1."""
    state = play(wonders("boat.1 port-1", "hold.1 YYGGG"), "stay", "claim")
    dealer = Dealer("closed")
    drawn = Counter(GAME.action_text(state.copy().deal(dealer)) for _ in range(600))
    assert 65 < drawn["reveal closed"] < 135
    assert len(drawn) == 23


# -- EWO-1 with STS-5..7: player boards, bonus tiles, the start ----------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ewo_1_everybody_begins_without_outposts_and_bonus_tiles(players: int) -> None:
    state = deal(start(players))
    for seat in range(1, players + 1):
        kinds = ("hold", "limit", "boat", "outposts", "tiles", "bonus")
        found = lines(state, *(f"{kind}.{seat}" for kind in kinds))
        assert found == ["-", "10", "-", "-", "-", "0 0 - 0 0"]


def test_ewo_1_there_are_four_bonus_tiles_of_each_of_five_types() -> None:
    state = deal(start())
    assert line(state, "bonus-left") == "4 4 4 4 4"
    assert state.view(None).common["bonus_left"] == {
        "move": 4,
        "hold": 4,
        "points": [6, 5, 4, 3],
        "harvest": 4,
        "upgrade": 4,
    }


def test_ewo_1_twenty_outposts_can_be_built_five_in_each_row() -> None:
    built = [f"{symbol}-{n}" for symbol in SYMBOLS for n in (2, 3, 4, 5, 6)]
    state = wonders("outposts.1 " + " ".join(built[:-1]), "boat.1 cloves-6", "hold.1 -")
    play(state, "stay", "build")
    assert line(state, "outposts.1").split() == built
    assert asked(state) == "column"


@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(2, 1, "21"), (2, 2, "12"), (3, 2, "132"), (4, 1, "4321"), (4, 3, "2143")],
)
def test_ewo_1_sets_and_places_are_chosen_in_reverse_turn_order(players: int, first: int, order: str) -> None:
    state = deal(start(players, first))
    market = a_market(state)
    seats = ""
    for goods in SETS[:players]:
        seat = acting(state)
        seats += seat
        assert (asked(state), options(state, "dock")) == ("choose", set())
        play(state, f"choose {goods}")
        assert (acting(state), asked(state)) == (seat, "dock")
        play(state, f"dock {market}")
        assert lines(state, f"hold.{seat}", f"boat.{seat}") == [goods, market]
    assert seats == order
    assert (acting(state), asked(state), line(state, "round")) == (str(first), "turn", "1")


def test_ewo_1_each_of_the_four_sets_is_there_once_with_any_number_of_players() -> None:
    state = deal(start(2))
    assert options(state) == {f"choose {goods}" for goods in SETS}
    play(state, "choose RR", f"dock {a_market(state)}")
    assert options(state) == {"choose YYYY", "choose YYR", "choose YG"}
    assert refused(state, "choose RR") == NOT_LEFT
    play(state, "choose YG", f"dock {a_market(state)}")
    assert lines(state, "hold.1", "hold.2", "sets") == ["YG", "RR", "-"]


def test_ewo_1_a_boat_starts_on_any_market_tile_and_not_on_a_port() -> None:
    state = play(deal(start(2)), "choose RR")
    markets = [tile for tile in line(state, "map").split() if not tile.startswith("port")]
    assert options(state) == {f"dock {tile}" for tile in markets}
    boxed = next(f"tea-{n}" for n in range(1, 7) if f"tea-{n}" not in markets)
    assert refused(state, f"dock {boxed}") == "the tile is not on the map"
    with pytest.raises(UnknownAction):
        state.apply_text("dock port-1")


def test_rul_4_boats_may_start_together_and_nobody_pays() -> None:
    state = deal(start(3))
    tile = a_market(state)
    play(state, "choose YG", f"dock {tile}", "choose RR", f"dock {tile}", "choose YYR", f"dock {tile}")
    assert lines(state, "boat.1", "boat.2", "boat.3") == [tile] * 3
    assert lines(state, "hold.1", "hold.2", "hold.3") == ["YYR", "RR", "YG"]
    assert (acting(state), asked(state)) == ("1", "turn")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rul_18_the_first_player_is_drawn_at_random_unless_the_table_names_one(players: int) -> None:
    state = GAME.start(players)
    assert weights(state) == {f"first {seat}": 1 for seat in range(1, players + 1)}
    play(state, "first 2")
    assert (line(state, "first"), asked(state)) == ("2", "box")
    assert asked(start(players, first=2)) == "box"
    with pytest.raises(BadOption):
        start(players, first=5)


def test_ewo_options_have_their_default_values() -> None:
    assert GAME.options == {"toll": "moved", "scores": "open", "first": "random"}
