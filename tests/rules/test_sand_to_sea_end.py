"""STS-16, STS-17 and STS-19 to STS-22: ports, bonus tiles, the end and the score."""

import pytest

from tests.positions import (
    GAME,
    NOT_ASKED,
    VICTORY_TILES,
    acting,
    asked,
    line,
    lines,
    options,
    play,
    position,
    refused,
    weights,
)

TILE_COSTS = {
    "v01": ("YYGGG", 11),
    "v02": ("YYYBB", 11),
    "v03": ("GGGG", 12),
    "v04": ("RRBB", 12),
    "v08": ("YRGB", 12),
    "v14": ("YYYRGB", 14),
    "v17": ("BBBB", 16),
    "v25": ("BBBBB", 20),
    "v26": ("YRGBBB", 20),
}


# -- STS-16: a victory tile ----------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "cost", "points"), [(tile, *worth) for tile, worth in TILE_COSTS.items()])
def test_sts_16_the_cubes_on_the_tile_are_paid_and_the_tile_is_taken(
    tile: str, cost: str, points: int
) -> None:
    others = [victory for victory in VICTORY_TILES if victory not in (tile, "v10")][:3]
    state = position(GAME, "boat.1 port-1", f"hold.1 {cost}YB", f"ports {tile} {' '.join(others)}")
    play(state, "stay")
    assert options(state) == {"claim"}
    play(state, "claim")
    assert lines(state, "hold.1", "hold.2", "tiles.1") == ["YB", "YYYY", tile]
    play(state, "reveal v10")
    assert line(state, "ports") == f"v10 {' '.join(others)}"
    score = state.view(None).seats[0].things["score"]
    assert isinstance(score, dict)
    assert score["tiles"] == points
    assert acting(state) == "2"


@pytest.mark.parametrize("hold", ["YGGGG", "YYGG", "YYYYYYRRBB", "YYRRGGBBBB"])
def test_sts_16_every_cube_on_the_tile_is_needed(hold: str) -> None:
    state = position(GAME, "boat.1 port-1", f"hold.1 {hold}", "ports v01 v02 v03 v04")
    assert refused(state, "stay") == "there are not the cubes that the victory tile costs"
    moved = position(GAME, "boat.1 ginger-4", f"hold.1 {hold}", "ports v01 v02 v03 v04")
    play(moved, "sail port-1", "discard s1")
    assert acting(moved) == "2"


def test_sts_16_the_top_of_the_stack_goes_on_the_port_it_was_taken_from() -> None:
    state = position(GAME, "boat.1 port-3", "hold.1 GGGG", "ports v01 v02 v03 v04")
    play(state, "stay", "claim")
    assert (acting(state), asked(state)) == ("chance", "reveal")
    assert line(play(state, "reveal v20"), "ports") == "v01 v02 v20 v04"
    assert "v20" not in line(state, "stack")


def test_sts_16_a_tile_can_only_be_taken_in_its_port() -> None:
    state = position(GAME, "boat.1 tea-4", "hold.1 YYGGGRR", "outposts.1 tea-4", "ports v01 v02 v03 v04")
    play(state, "stay")
    assert refused(state, "claim") == NOT_ASKED
    port = position(GAME, "boat.1 port-2", "hold.1 YYGGG", "ports v01 v02 v03 v04")
    assert refused(port, "stay") == "there are not the cubes that the victory tile costs"


def test_sts_16_one_tile_is_taken_a_turn() -> None:
    state = position(GAME, "boat.1 port-3", "hold.1 GGGGGGGG", "ports v01 v02 v03 v04")
    play(state, "stay", "claim", "reveal v15")
    assert lines(state, "hold.1", "tiles.1") == ["GGGG", "v03"]
    assert (acting(state), asked(state)) == ("2", "turn")


# -- STS-17: the closed port ---------------------------------------------------------------------


def test_sts_17_the_closed_port_tile_closes_the_port_it_is_drawn_for() -> None:
    state = position(GAME, "boat.1 port-3", "hold.1 GGGG", "ports v01 v02 v03 v04")
    play(state, "stay", "claim", "reveal closed")
    assert lines(state, "ports", "closed-within") == ["v01 v02 closed v04", "0"]
    assert acting(state) == "2"


def test_sts_17_a_closed_port_has_no_tile_to_take_but_boats_may_go_there() -> None:
    state = position(GAME, "boat.1 sea-3", "hold.1 YYYRRGGGBB", "ports v01 v02 closed v04", "tiles.2 v03")
    play(state, "sail port-3", "discard s1")
    assert lines(state, "boat.1", "tiles.1") == ["port-3", "-"]
    assert acting(state) == "2"
    play(state, "rest")
    assert refused(state, "stay") == "the port is closed"


def test_sts_17_a_tile_taken_elsewhere_draws_the_closed_port_tile_there() -> None:
    ports = ("ports v01 v02 closed v04", "tiles.2 v03")
    state = position(GAME, *ports, "boat.1 port-1", "hold.1 YYGGG")
    play(state, "stay", "claim")
    assert line(state, "ports") == "closed v02 - v04"
    assert set(weights(state).values()) == {1}
    assert "reveal closed" not in weights(state)
    play(state, "reveal v21")
    assert line(state, "ports") == "closed v02 v21 v04"
    assert lines(state, "tiles.1", "closed-within") == ["v01", "0"]


def test_sts_17_the_closed_port_tile_moves_on_every_time() -> None:
    state = position(
        GAME,
        "ports v01 v02 closed v04",
        "tiles.2 v03",
        "boat.1 port-1",
        "hold.1 YYGGG",
        "boat.2 port-4",
        "hold.2 RRBB",
    )
    play(state, "stay", "claim", "reveal v21", "stay", "claim", "reveal v22")
    assert line(state, "ports") == "v22 v02 v21 closed"


def test_sts_17_the_port_is_open_again_when_the_closed_port_tile_has_left() -> None:
    ports = ("ports v01 v02 closed v04", "tiles.2 v03")
    state = position(GAME, *ports, "boat.1 port-1", "hold.1 YYGGG", "boat.2 port-3", "hold.2 GGGGG")
    play(state, "stay", "claim", "reveal v15", "stay", "claim", "reveal v16")
    assert lines(state, "tiles.2", "ports") == ["v03 v15", "v16 v02 closed v04"]


# -- STS-19, STS-20: bonus tiles -----------------------------------------------------------------


@pytest.mark.parametrize(("tiles", "limit"), [(0, 10), (1, 13), (2, 16), (4, 22)])
def test_sts_19_each_hold_tile_makes_room_for_three_more(tiles: int, limit: int) -> None:
    full = "R" * (limit - 2)
    state = position(GAME, f"bonus.1 0 {tiles} -", f"hold.1 {full}", "hand.1 m07")
    play(state, "play m07")
    assert (line(state, "hold.1"), acting(state)) == ("R" * limit, "2")
    over = position(GAME, f"bonus.1 0 {tiles} -", f"hold.1 {full}Y", "hand.1 m07")
    play(over, "play m07")
    assert (acting(over), asked(over)) == ("1", "return")
    assert (line(play(over, "return Y"), "hold.1"), acting(over)) == ("R" * limit, "2")


def test_sts_19_a_hold_tile_counts_from_the_turn_it_is_taken_and_for_its_owner_only() -> None:
    built = "ginger-3 ginger-4 chili-3 chili-4 cloves-3 cloves-4 tea-3"
    row = "row m01+YYR m02 m03 m04"
    state = position(GAME, f"outposts.1 {built}", "hold.1 BBBBBBBBBB", row, "hand.1 -")
    play(state, "stay", "build", "bonus hold")
    assert lines(state, "limit.1", "limit.2") == ["13", "10"]
    play(state, "rest", "acquire 1", "deal m40")
    assert (line(state, "hold.1"), acting(state)) == ("YYRBBBBBBBBBB", "2")


@pytest.mark.parametrize(
    ("bonus", "hand", "tile", "cards"),
    [
        (1, "-", "cloves-3", 0),
        (1, "s1", "ginger-3", 1),
        (2, "-", "ginger-3", 0),
        (2, "s1", "sea-4", 1),
        (1, "s1 s2", "cloves-3", 0),
    ],
)
def test_sts_20_a_movement_tile_gives_a_free_tile_of_movement(
    bonus: int, hand: str, tile: str, cards: int
) -> None:
    state = position(GAME, f"bonus.1 {bonus} 0 -", f"hand.1 {hand}")
    play(state, f"sail {tile}")
    paid = 0
    while asked(state) == "discard":
        play(state, min(options(state)))
        paid += 1
    assert (paid, line(state, "boat.1")) == (cards, tile)


def test_sts_20_the_free_tile_does_not_reach_further_than_one_more() -> None:
    state = position(GAME, "bonus.1 1 0 -", "hand.1 s1")
    assert len(options(state, "sail")) == 6 + 12
    assert refused(state, "sail sea-4") == "the tile is too far"
    rival = position(GAME, "bonus.2 1 0 -", "hand.1 -")
    assert options(rival, "sail") == set()


def test_sts_20_the_free_tile_is_there_in_every_sail() -> None:
    state = position(GAME, "bonus.1 1 0 -", "hand.1 -", "hold.1 -")
    play(state, "sail ginger-4", "done", "rest", "sail sea-1", "rest", "sail port-1")
    assert lines(state, "boat.1", "bonus.1") == ["port-1", "1 0 -"]


def test_sts_20_point_tiles_score_their_number() -> None:
    state = position(GAME, "turn 2", "agenda turn:2:1:0", "round 200", "bonus.1 0 0 6+3", "bonus.2 0 0 5+4")
    outcome = play(state, "rest").outcome()
    assert outcome is not None
    assert [sources["bonus"] for sources in outcome.by_source] == [9, 9]


# -- STS-21: the end -----------------------------------------------------------------------------


def test_sts_21_the_fourth_tile_ends_the_game_after_the_round() -> None:
    port = ("boat.1 port-3", "hold.1 GGGG", "ports v01 v02 v03 v04")
    state = position(GAME, *port, "tiles.1 v05 v06 v07", players=3)
    play(state, "stay", "claim", "reveal v08")
    assert lines(state, "tiles.1", "ending") == ["v03 v05 v06 v07", "yes"]
    play(state, "play s1")
    assert (acting(state), state.outcome()) == ("3", None)
    play(state, "play s1")
    assert acting(state) == "nobody"
    outcome = state.outcome()
    assert outcome is not None
    assert "fourth victory tile" in outcome.reason


def test_sts_21_the_last_seat_of_the_round_ends_it_at_once() -> None:
    port = ("boat.2 port-3", "hold.2 GGGG", "ports v01 v02 v03 v04", "tiles.2 v05 v06 v07")
    state = position(GAME, *port, "turn 2", "agenda turn:2:1:0")
    play(state, "stay", "claim", "reveal v08")
    assert acting(state) == "nobody"


def test_sts_21_three_tiles_do_not_end_it_and_bonus_tiles_do_not_count() -> None:
    port = ("boat.1 port-3", "hold.1 GGGG", "ports v01 v02 v03 v04", "tiles.1 v05 v06")
    state = position(GAME, *port, "bonus.1 1 1 6+5", "tiles.2 v07 v08 v09", "closed-within 1")
    play(state, "stay", "claim", "reveal closed", "rest")
    assert lines(state, "tiles.1", "ending", "round") == ["v03 v05 v06", "no", "2"]
    assert (acting(state), asked(state)) == ("1", "turn")


def test_sts_21_another_seat_may_take_a_fourth_or_fifth_tile_in_the_last_round() -> None:
    ends = ("ending yes", "tiles.1 v05 v06 v07 v08", "turn 2", "agenda turn:2:1:0")
    tiles = ("tiles.2 v09 v10 v11", "ports closed v02 v03 v04", "boat.2 port-3", "hold.2 GGGG")
    state = play(position(GAME, *ends, *tiles), "stay", "claim", "reveal v12")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.by_source[0]["tiles"] == 12 + 12 + 12 + 12
    assert outcome.by_source[1]["tiles"] == 12 + 13 + 13 + 14


# -- STS-22: the score ---------------------------------------------------------------------------


def test_sts_22_tiles_uncovered_numbers_bonus_tiles_and_goods_make_the_score() -> None:
    seat_1 = (
        "tiles.1 v01 v17 v25 v26",  # 11 + 16 + 20 + 20 = 67
        "outposts.1 ginger-3 ginger-4 ginger-5 ginger-6 chili-3 chili-4 tea-3 cloves-3",  # 0+1+2+3 + 0+1 = 7
        "bonus.1 1 0 6+4",  # 10
        "hold.1 YYRGB",  # 3
    )
    seat_2 = (
        "tiles.2 v08 v24",  # 12 + 19 = 31
        "outposts.2 tea-3 tea-4 tea-5 cloves-3 cloves-4 cloves-5",  # 0+1+2 + 0+1+2 = 6
        "bonus.2 0 2 5",  # 5
        "hold.2 RRRRRRRRRRRRRRRR",  # 16, as many as two hold tiles allow
    )
    last = ("ending yes", "turn 2", "agenda turn:2:1:0", "ports closed v02 v03 v04")
    outcome = play(position(GAME, *seat_1, *seat_2, *last), "rest").outcome()
    assert outcome is not None
    assert outcome.by_source[0] == {"tiles": 67, "outposts": 7, "bonus": 10, "goods": 3}
    assert outcome.by_source[1] == {"tiles": 31, "outposts": 6, "bonus": 5, "goods": 16}
    assert outcome.scores == (87, 58)
    assert outcome.ranking == (0, 1)


def test_sts_22_a_full_board_is_worth_24() -> None:
    built = " ".join(f"{symbol}-{n}" for symbol in ("ginger", "chili", "tea", "cloves") for n in (3, 4, 5, 6))
    state = position(GAME, f"outposts.1 {built}", "hold.1 YYYY", "round 200", "turn 2", "agenda turn:2:1:0")
    outcome = play(state, "rest").outcome()
    assert outcome is not None
    assert outcome.scores[0] == 4 * (0 + 1 + 2 + 3)


def test_sts_22_cubes_on_cards_and_start_cards_are_worth_nothing() -> None:
    state = position(GAME, "row m01+BBB m02 m03 m04", "hold.1 -", "round 200", "turn 2", "agenda turn:2:1:0")
    outcome = play(state, "rest").outcome()
    assert outcome is not None
    assert outcome.scores == (0, 0)


def test_sts_22_a_tie_goes_to_the_later_player() -> None:
    """12 + 13 + 3 x 1 against 14 + 14: equal at 28, and seat 1 is the last of its round."""
    tied = ("tiles.1 v03 v09", "hold.1 YYRGB", "tiles.2 v11 v12", "hold.2 Y", "ports v01 v02 closed v04")
    state = position(GAME, *tied, "first 2", "round 200")
    outcome = play(state, "rest").outcome()
    assert outcome is not None
    assert outcome.scores == (28, 28)
    assert (outcome.ranking, outcome.winner, outcome.tie_break) == ((0, 1), 0, True)


def test_sts_22_the_running_score_is_the_same_sum() -> None:
    state = position(
        GAME, "tiles.2 v03", "outposts.2 tea-3 tea-5", "bonus.2 0 0 6", "hold.2 YYRB", "ports v01 v02 v04 v05"
    )
    assert state.view(None).seats[1].things["score"] == {"tiles": 12, "outposts": 1, "bonus": 6, "goods": 2}
