"""EWO-3 to EWO-5: market, port and harvest, bonus tiles, the end, with the rulings they need."""

import pytest

from tests.positions import (
    NOT_ASKED,
    acting,
    asked,
    catalog_with,
    line,
    lines,
    options,
    play,
    refused,
    weights,
)
from tests.wonders import NEAR, SYMBOLS, VICTORY_TILES, wonders
from tradewinds import Outcome, State, make_game
from tradewinds.core.errors import BadText, UnknownAction

CANNOT_BUILD = "there are too few cubes for an outpost there"
CANNOT_TRADE = "there are not the cubes for that many trades"
CANNOT_PAY_TILE = "there are not the cubes that the victory tile costs"
NO_OUTPOST = "there is no own outpost on the tile"
STANDS = "an own outpost stands there already"
HAS_TO_ACT = "a boat that stays has to do something"
CLOSED = "the port is closed"
EMPTY = "there is no victory tile in the port"
NOT_LEFT = "it is not there to be taken"

ALL_KINDS = {"bonus move", "bonus hold", "bonus points", "bonus harvest", "bonus upgrade"}


def columns(built: int, *last: str) -> str:
    """Outposts of seat 1 that empty so many columns, and those named (the first market is in the box)."""
    tiles = [f"{symbol}-{n}" for symbol in SYMBOLS for n in range(6, 6 - built, -1)]
    return "outposts.1 " + (" ".join([*tiles, *last]) or "-")


def one_short(built: int) -> State:
    """Seat 1 is on tea-4 and builds there to empty one column more, with RR for the trade RR>GG."""
    others = [f"{symbol}-{6 - built}" for symbol in SYMBOLS if symbol != "tea"]
    tea = [f"tea-{n}" for n in (6, 5, 3, 2)[:built]]
    tiles = [f"{symbol}-{n}" for symbol in SYMBOLS if symbol != "tea" for n in range(6, 6 - built, -1)]
    return wonders("outposts.1 " + " ".join([*tiles, *tea, *others]), "hold.1 RR")


def finished(state: State) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    assert acting(state) == "nobody"
    return outcome


LAST_TURN = ("turn 2", "agenda turn:2:1:0")
ENDING = (*LAST_TURN, "ending yes")


# -- EWO-3: one of three -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "actions",
    [
        ("harvest",),
        ("sail ginger-4", "stop", "harvest"),
        ("stay", "build", "done"),
        ("stay", "build", "trade x1"),
        ("sail ginger-4", "stop", "stay", "build", "trade x1"),
        ("sail ginger-4", "sail port-1", "leave Y", "stop", "stay", "claim", "reveal v20"),
    ],
)
def test_ewo_3_a_turn_is_exactly_one_of_market_port_and_harvest(actions: tuple[str, ...]) -> None:
    state = wonders("hold.1 YRRGBB", "ports v06 v02 v03 v04")  # v06 is RRGB
    play(state, *actions)
    assert (acting(state), asked(state)) == ("2", "turn")


def test_ewo_3_after_the_move_one_of_them_is_asked_and_no_other_move() -> None:
    state = play(wonders("hold.1 RR"), "sail ginger-4", "stop")
    assert options(state) == {"stay", "harvest"}
    for action in ("sail tea-4", "stop", "done", "build", "trade x1", "claim"):
        assert refused(state, action) == NOT_ASKED
    play(state, "stay")
    assert options(state) == {"build"}
    assert refused(state, "harvest") == NOT_ASKED
    assert refused(state, "sail tea-4") == NOT_ASKED


def test_ewo_3_who_chose_the_market_uses_it() -> None:
    state = play(wonders(), "stay")
    assert refused(state, "done") == HAS_TO_ACT
    port = play(wonders("boat.1 port-1", "hold.1 YYGGG"), "stay")
    assert options(port) == {"claim"}
    assert refused(port, "done") == HAS_TO_ACT
    assert refused(port, "build") == "the tile is not a market"
    assert refused(port, "trade x1") == "the tile is not a market"


def test_rul_3_somebody_without_anything_can_always_harvest() -> None:
    around = ("boat.1 port-1", "boat.2 ginger-2", "boat.3 chili-3", "boat.4 ginger-4")
    state = wonders("hold.1 -", *around, players=4)
    assert options(state) == {"harvest"}
    with pytest.raises(UnknownAction):
        state.apply_text("rest")


# -- EWO-3: harvest ------------------------------------------------------------------------------


@pytest.mark.parametrize("boat", ["tea-4", "port-1", "port-4", "cloves-2"])
def test_ewo_3_harvesting_gains_two_yellow_wherever_the_boat_is(boat: str) -> None:
    state = play(wonders(f"boat.1 {boat}", "hold.1 B"), "harvest")
    assert lines(state, "hold.1", "hold.2", "boat.1") == ["YYB", "YYYY", boat]


@pytest.mark.parametrize("tile", ["sail ginger-4", "sail port-1"])
def test_ewo_3_harvesting_after_a_move(tile: str) -> None:
    state = play(wonders("boat.1 chili-3", "hold.1 -"), tile, "harvest")
    assert (line(state, "hold.1"), acting(state)) == ("YY", "2")


@pytest.mark.parametrize("tiles", [1, 2, 4])
def test_ewo_1_each_harvest_tile_brings_a_red_cube_more(tiles: int) -> None:
    state = play(wonders(f"bonus.1 0 0 - {tiles} 0", "hold.1 -"), "harvest", "harvest")
    assert lines(state, "hold.1", "hold.2") == ["YY" + "R" * tiles, "YYYYYY"]


# -- EWO-3 with STS-13: building -----------------------------------------------------------------


def test_ewo_3_the_first_outpost_on_a_tile_is_free_and_the_trade_follows() -> None:
    state = play(wonders("hold.1 RR"), "stay")
    assert options(state) == {"build"}
    assert refused(state, "trade x1") == NO_OUTPOST
    play(state, "build")
    assert lines(state, "outposts.1", "hold.1") == ["tea-4", "RR"]
    assert options(state) == {"trade x1", "done"}
    play(state, "trade x1")
    assert (line(state, "hold.1"), acting(state)) == ("GG", "2")


@pytest.mark.parametrize(("players", "others", "cost"), [(2, 1, 2), (3, 1, 1), (3, 2, 2), (4, 3, 3)])
def test_ewo_3_an_outpost_costs_a_cube_for_each_one_there_and_two_with_two_players(
    players: int, others: int, cost: int
) -> None:
    there = [f"outposts.{seat} tea-4" for seat in range(2, 2 + others)]
    poor = wonders(f"hold.1 {'B' * (cost - 1) or '-'}", *there, players=players)
    assert refused(poor, "stay") == CANNOT_BUILD
    state = play(wonders(f"hold.1 {'B' * cost}Y", *there, players=players), "stay", "build")
    assert (acting(state), asked(state), line(state, "outposts.1")) == ("1", "pay", "-")
    assert options(state) == {"pay Y", "pay B"}
    play(state, *["pay B"] * cost)
    assert lines(state, "outposts.1", "hold.1") == ["tea-4", "Y"]
    assert acting(state) == "2"  # and Y does not pay for the trade


def test_ewo_3_one_outpost_of_each_player_stands_on_a_tile() -> None:
    state = wonders("outposts.1 tea-4", "hold.1 RRRR")
    play(state, "stay")
    assert refused(state, "build") == STANDS
    assert options(state) == {"trade x1", "trade x2"}


# -- EWO-3 with STS-15: trading ------------------------------------------------------------------


def test_ewo_3_the_trade_is_done_any_number_of_times_with_an_own_outpost() -> None:
    state = play(wonders("outposts.1 tea-4", "hold.1 RRRRRY"), "stay")
    assert options(state) == {"trade x1", "trade x2"}
    assert refused(state, "trade x3") == CANNOT_TRADE
    play(state, "trade x2")
    assert (line(state, "hold.1"), acting(state)) == ("YRGGGG", "2")


def test_ewo_3_a_full_hold_and_what_lay_on_the_tile_may_be_traded_away() -> None:
    cubes = (f"hold.1 {'R' * 22}", f"loose ginger-5+{'R' * 12}", "bonus.1 0 4 - 0 0")
    state = play(wonders(*cubes, "outposts.1 ginger-5"), "sail ginger-5", "stop", "stay")  # R>YYY
    assert options(state) == {f"trade x{number}" for number in range(1, 35)}
    play(state, "trade x34")
    assert (asked(state), line(state, "hold.1")) == ("return", "Y" * 102)


def test_ewo_3_a_market_where_nothing_can_be_done_cannot_be_used() -> None:
    state = wonders("outposts.1 tea-4", "hold.1 RYY")
    assert options(state) == {f"sail {tile}" for tile in NEAR} | {"harvest"}
    assert refused(state, "stay") == CANNOT_TRADE
    arrived = play(wonders("outposts.1 ginger-4", "hold.1 -"), "sail ginger-4")
    assert options(arrived) == {"harvest"}
    assert refused(arrived, "stay") == CANNOT_TRADE


def test_ewo_3_outposts_of_others_do_not_help_to_trade() -> None:
    state = play(wonders("outposts.2 tea-4", "hold.1 RRRR"), "stay")
    assert options(state) == {"build"}
    assert refused(state, "trade x1") == NO_OUTPOST


def test_com_4_a_trade_may_be_done_as_often_as_it_can_be_paid() -> None:
    """130 yellow cubes on tea-6 (YY>G): 64 trades at once, and then the last one is asked for."""
    state = wonders("boat.1 cloves-2", f"loose tea-6+{'Y' * 130}", "outposts.1 tea-6", "hold.1 -")
    play(state, "sail tea-6", "stay")
    assert options(state) == {f"trade x{number}" for number in range(1, 65)}
    play(state, "trade x64")
    assert (asked(state), options(state)) == ("trade", {"trade x1", "done"})
    play(state, "trade x1")
    assert line(state, "hold.1").count("G") == 65


def test_rul_11_one_upgrade_follows_however_often_trades_are_asked_for() -> None:
    state = wonders(
        "boat.1 cloves-2", f"loose tea-6+{'Y' * 130}", "outposts.1 tea-6", "hold.1 -", "bonus.1 0 0 - 0 1"
    )
    play(state, "sail tea-6", "stay", "trade x64", "trade x1", "upgrade G")
    assert (asked(state), line(state, "hold.1").count("B")) == ("return", 1)


# -- EWO-3 with STS-16, STS-17: ports ------------------------------------------------------------


def test_ewo_3_a_port_sells_its_victory_tile_and_gets_the_next() -> None:
    state = play(wonders("boat.1 port-3", "hold.1 YGGGGGB"), "stay", "claim")  # v03 is GGGG
    assert lines(state, "tiles.1", "hold.1", "ports") == ["v03", "YGB", "v01 v02 - v04"]
    assert (acting(state), asked(state)) == ("chance", "reveal")
    assert refused(state, "reveal v03") == NOT_LEFT
    play(state, "reveal v20")
    assert lines(state, "ports", "closed-within") == ["v01 v02 v20 v04", "5"]
    assert "v20" not in line(state, "stack").split()
    assert acting(state) == "2"


def test_ewo_3_a_victory_tile_is_paid_in_full() -> None:
    for hold in ("GGGB", "GGG", "-"):
        state = wonders("boat.1 port-3", f"hold.1 {hold}")
        assert refused(state, "stay") == CANNOT_PAY_TILE
        assert "stay" not in options(state)


def test_ewo_3_sailing_to_a_port_and_buying_there() -> None:
    state = wonders("boat.1 chili-5", "hold.1 GGG", "loose port-3+G")
    play(state, "sail port-3", "stop", "stay", "claim", "reveal v26")
    assert lines(state, "tiles.1", "hold.1", "ports", "boat.1") == ["v03", "-", "v01 v02 v26 v04", "port-3"]


def test_ewo_3_the_closed_port_tile_closes_the_port_where_it_is_drawn() -> None:
    state = wonders("boat.1 port-3", "hold.1 GGGG", "boat.2 port-3", "hold.2 GGGGGGGG")
    play(state, "stay", "claim", "reveal closed")
    assert lines(state, "ports", "closed-within") == ["v01 v02 closed v04", "0"]
    assert refused(state, "stay") == CLOSED
    assert options(state) == {"sail chili-5", "sail tea-2", "sail tea-6", "harvest"}
    play(state, "harvest")
    assert line(play(wonders("boat.1 tea-2", *port_closed()), "sail port-3", "stop"), "boat.1") == "port-3"


def port_closed() -> tuple[str, str]:
    return ("ports v01 v02 closed v04", "tiles.2 v03")


def test_ewo_3_the_closed_port_tile_moves_to_the_port_of_every_tile_taken() -> None:
    holds = ("boat.1 port-1", "hold.1 YYGGG", "boat.2 port-4", "hold.2 RRBB")
    state = wonders(*port_closed(), *holds)
    play(state, "stay", "claim")
    assert line(state, "ports") == "closed v02 - v04"
    assert "reveal closed" not in weights(state)
    play(state, "reveal v21", "stay", "claim", "reveal v22")
    assert lines(state, "ports", "tiles.1", "tiles.2") == ["v22 v02 v21 closed", "v01", "v03 v04"]


def test_rul_2_an_empty_stack_leaves_the_port_empty() -> None:
    empty = ("ports v01 v02 closed v04", "stack -", "tiles.2 v03")
    state = wonders(*empty, "boat.2 port-3", "boat.1 port-1", "hold.1 YYGGG")
    play(state, "stay", "claim")
    assert lines(state, "ports", "tiles.1") == ["closed v02 - v04", "v01"]
    assert refused(state, "stay") == EMPTY
    assert acting(state) == "2"


# -- EWO-4: bonus tiles --------------------------------------------------------------------------


@pytest.mark.parametrize("built", [0, 1, 2, 3, 4])
def test_ewo_4_each_completed_column_gives_a_bonus_tile_of_choice(built: int) -> None:
    state = play(one_short(built), "stay", "build")
    assert (acting(state), asked(state)) == ("1", "column")
    assert options(state) == ALL_KINDS
    assert refused(state, "done") == NOT_ASKED
    assert refused(state, "trade x1") == NOT_ASKED
    play(state, "bonus harvest")
    assert lines(state, "bonus.1", "bonus.2", "bonus-left") == ["0 0 - 1 0", "0 0 - 0 0", "4 4 4 3 4"]
    assert options(state) == {"trade x1", "done"}


def test_ewo_4_an_outpost_that_completes_no_column_gives_nothing() -> None:
    for built in ("-", "ginger-4 chili-4", "ginger-4 chili-4 cloves-4 tea-5"):
        state = play(wonders(f"outposts.1 {built}", "hold.1 RR"), "stay", "build")
        assert (asked(state), line(state, "bonus-left")) == ("trade", "4 4 4 4 4")


def test_ewo_4_a_paid_outpost_completes_a_column_too() -> None:
    state = wonders("outposts.1 ginger-4 chili-4 cloves-4", "outposts.2 tea-4", "hold.1 YRR")
    play(state, "stay", "build", "pay Y", "pay R")
    assert asked(state) == "column"
    play(state, "bonus hold")
    assert lines(state, "limit.1", "limit.2") == ["13", "10"]


@pytest.mark.parametrize(
    ("kind", "owned", "left"),
    [
        ("move", "1 0 - 0 0", "3 4 4 4 4"),
        ("hold", "0 1 - 0 0", "4 3 4 4 4"),
        ("points", "0 0 6 0 0", "4 4 3 4 4"),
        ("harvest", "0 0 - 1 0", "4 4 4 3 4"),
        ("upgrade", "0 0 - 0 1", "4 4 4 4 3"),
    ],
)
def test_ewo_4_the_tile_chosen_is_the_one_taken(kind: str, owned: str, left: str) -> None:
    state = play(one_short(0), "stay", "build", f"bonus {kind}", "done")
    assert lines(state, "bonus.1", "bonus-left") == [owned, left]
    things = state.view(None).seats[0].things["bonus"]
    assert isinstance(things, dict)
    assert things[kind] == ([6] if kind == "points" else 1)
    assert state.copy().text() == state.text()


def test_ewo_4_tiles_that_are_gone_cannot_be_chosen() -> None:
    gone = ("bonus.1 4 1 6+5 2 0", "bonus.2 0 3 4+3 1 4")
    built = "outposts.1 ginger-4 chili-4 cloves-4"
    state = play(wonders(built, *gone, "hold.1 RR"), "stay", "build")
    assert options(state) == {"bonus harvest"}
    for kind in ("move", "hold", "points", "upgrade"):
        assert refused(state, f"bonus {kind}") == NOT_LEFT


def test_ewo_4_when_no_tile_is_left_a_column_gives_nothing() -> None:
    gone = ("bonus.1 4 1 6+5 2 0", "bonus.2 0 3 4+3 2 4")
    built = "outposts.1 ginger-4 chili-4 cloves-4"
    state = play(wonders(built, *gone, "hold.1 RR"), "stay", "build")
    assert options(state) == {"trade x1", "done"}


def test_text_a_column_is_rewarded_only_when_it_is_complete() -> None:
    trade = "trade:1:1:30"  # tea-4 is the 16th market
    state = wonders("outposts.1 ginger-4 chili-4 cloves-4 tea-4", f"agenda {trade} column:1:1:0")
    assert options(state) == ALL_KINDS
    for column, built in ((1, "ginger-4 chili-4 cloves-4 tea-4"), (0, "tea-4")):
        with pytest.raises(BadText, match="does not fit"):
            wonders(f"outposts.1 {built}", f"agenda {trade} column:1:1:{column}")


def test_ewo_1_the_point_tiles_are_taken_from_the_top_six_five_four_three() -> None:
    for taken, value in (("-", "6"), ("6", "5"), ("6+5", "4"), ("6+5+4", "3")):
        state = wonders("outposts.1 ginger-4 chili-4 cloves-4", f"bonus.2 0 0 {taken} 0 0")
        play(state, "stay", "build", "bonus points")
        assert line(state, "bonus.1") == f"0 0 {value} 0 0"
    assert state.view(None).common["bonus_left"] == {
        "move": 4,
        "hold": 4,
        "points": [],
        "harvest": 4,
        "upgrade": 4,
    }


def test_ewo_4_a_movement_tile_works_from_the_next_move_on() -> None:
    state = play(one_short(0), "stay", "build", "bonus move", "done", "harvest")
    play(state, "sail ginger-4", "sail port-1", "stop", "harvest")
    assert lines(state, "loose", "boat.1") == ["-", "port-1"]


@pytest.mark.parametrize(("tiles", "limit"), [(0, 10), (1, 13), (2, 16), (4, 22)])
def test_ewo_1_each_hold_tile_makes_room_for_three_more(tiles: int, limit: int) -> None:
    state = play(wonders(f"bonus.1 0 {tiles} - 0 0", f"hold.1 {'R' * (limit - 2)}"), "harvest")
    assert (line(state, "hold.1"), acting(state)) == ("YY" + "R" * (limit - 2), "2")
    over = play(wonders(f"bonus.1 0 {tiles} - 0 0", f"hold.1 {'R' * (limit - 1)}"), "harvest")
    assert (acting(over), asked(over)) == ("1", "return")
    assert (line(play(over, "return Y"), "hold.1"), acting(over)) == ("Y" + "R" * (limit - 1), "2")


# -- RUL-11: the upgrade tile --------------------------------------------------------------------

TRADER = ("outposts.1 tea-4", "hold.1 YRRRRB")


def test_rul_11_after_a_market_with_a_trade_one_cube_is_upgraded() -> None:
    state = play(wonders(*TRADER, "bonus.1 0 0 - 0 1"), "stay", "trade x2")
    assert (acting(state), asked(state)) == ("1", "upgrade")
    assert options(state) == {"upgrade Y", "upgrade G", "done"}
    play(state, "upgrade G")
    assert (line(state, "hold.1"), acting(state)) == ("YGGGBB", "2")


def test_rul_11_the_upgrade_is_optional_and_once_for_each_tile() -> None:
    state = play(wonders(*TRADER, "bonus.1 0 0 - 0 1"), "stay", "trade x1", "done")
    assert (line(state, "hold.1"), acting(state)) == ("YRRGGB", "2")
    two = play(wonders(*TRADER, "bonus.1 0 0 - 0 2"), "stay", "trade x2", "upgrade Y", "upgrade R")
    assert (line(two, "hold.1"), acting(two)) == ("GGGGGB", "2")


def test_rul_11_without_a_trade_there_is_no_upgrade() -> None:
    state = play(wonders("hold.1 YRR", "bonus.1 0 0 - 0 1"), "stay", "build", "done")
    assert (line(state, "hold.1"), acting(state)) == ("YRR", "2")
    poor = play(wonders("hold.1 YY", "bonus.1 0 0 - 0 1"), "stay", "build")
    assert (line(poor, "hold.1"), acting(poor)) == ("YY", "2")
    harvest = play(wonders("hold.1 YY", "bonus.1 0 0 - 0 1"), "harvest")
    assert (line(harvest, "hold.1"), acting(harvest)) == ("YYYY", "2")
    port = play(wonders("boat.1 port-3", "hold.1 YGGGG", "bonus.1 0 0 - 0 1"), "stay", "claim", "reveal v20")
    assert (line(port, "hold.1"), acting(port)) == ("Y", "2")


def test_rul_11_a_tile_taken_this_turn_serves_the_trade_that_follows() -> None:
    state = play(one_short(0), "stay", "build", "bonus upgrade", "trade x1")
    assert asked(state) == "upgrade"
    assert line(play(state, "upgrade G"), "hold.1") == "GB"


def test_rul_11_a_rivals_tile_and_a_hold_of_brown_cubes_upgrade_nothing() -> None:
    rival = play(wonders(*TRADER, "bonus.2 0 0 - 0 1"), "stay", "trade x1")
    assert acting(rival) == "2"
    cloves = ("boat.1 cloves-6", "outposts.1 cloves-6", "hold.1 RRR", "boat.2 tea-4")  # RRR>BB
    brown = play(wonders(*cloves, "bonus.1 0 0 - 0 1"), "stay", "trade x1")
    assert (line(brown, "hold.1"), acting(brown)) == ("BB", "2")


# -- RUL-24: rows ---------------------------------------------------------------------------------


def test_rul_24_no_outpost_can_be_built_from_an_empty_row() -> None:
    game = make_game("eastern-wonders", pack=catalog_with({"eastern-wonders": "[0, 1]"}))
    state = wonders("outposts.1 tea-2 tea-3", "hold.1 RR", game=game)
    assert refused(state, "stay") == "no outpost is left in the row of that symbol"
    play(state, "sail ginger-4", "stop", "stay", "build")
    assert line(state, "outposts.1") == "ginger-4 tea-2 tea-3"


# -- EWO-5: end and score ------------------------------------------------------------------------


def test_ewo_5_the_fourth_victory_tile_ends_the_game_after_the_round() -> None:
    state = wonders("tiles.1 v05 v06 v07", "boat.1 port-3", "hold.1 GGGG", players=3)
    play(state, "stay", "claim", "reveal v08")
    assert lines(state, "tiles.1", "ending") == ["v03 v05 v06 v07", "yes"]
    play(state, "harvest")
    assert (acting(state), state.outcome()) == ("3", None)
    play(state, "harvest")
    assert finished(state).reason == "a fourth victory tile was taken"
    assert options(state) == set()


def test_ewo_5_three_tiles_do_not_end_it_and_bonus_tiles_do_not_count() -> None:
    taken = ("tiles.1 v05 v06", "tiles.2 v07 v08 v09", "bonus.1 1 1 6+5 1 1")
    state = wonders(*taken, "boat.1 port-3", "hold.1 GGGG", "closed-within 1")
    play(state, "stay", "claim", "reveal closed", "harvest")
    assert lines(state, "tiles.1", "ending", "round") == ["v03 v05 v06", "no", "2"]
    assert (acting(state), asked(state)) == ("1", "turn")


def test_ewo_5_the_last_seat_of_the_round_ends_it_at_once_after_storage() -> None:
    """COM-5 is checked in the last turn too."""
    state = wonders("tiles.2 v05 v06 v07", "boat.2 port-3", "hold.2 GGGG", *LAST_TURN)
    assert acting(play(state, "stay", "claim", "reveal v08")) == "nobody"
    full = wonders("tiles.1 v05 v06 v07 v08", "hold.2 RRRRRRRRRR", *ENDING)
    play(full, "harvest")
    assert (acting(full), asked(full)) == ("2", "return")
    play(full, "return Y", "return Y")
    assert finished(full).by_source[1]["goods"] == 10


def test_ewo_5_tiles_uncovered_numbers_bonus_tiles_and_goods_make_the_score() -> None:
    seat_1 = (
        "tiles.1 v01 v17 v25 v26",  # 11 + 16 + 20 + 20 = 67
        "outposts.1 ginger-2 ginger-3 ginger-4 ginger-5 ginger-6 chili-3 chili-4 tea-3",  # 0+1+2+2+3, 0+1, 0
        "bonus.1 1 0 6+4 1 0",
        "hold.1 YYRGB",
    )
    seat_2 = (
        "tiles.2 v08 v24",  # 12 + 19
        "outposts.2 tea-3 tea-4 tea-5 cloves-2 cloves-3 cloves-4 cloves-5",  # 0+1+2, 0+1+2+2
        "bonus.2 0 2 5 0 1",
        "hold.2 RRRRRRRRRRRRRR",
    )
    state = wonders(*seat_1, *seat_2, *ENDING, "ports closed v02 v03 v04", "loose tea-4+BBB")
    outcome = finished(play(state, "harvest"))
    assert outcome.by_source[0] == {"tiles": 67, "outposts": 9, "bonus": 10, "goods": 3}
    assert outcome.by_source[1] == {"tiles": 31, "outposts": 8, "bonus": 5, "goods": 14}
    assert (outcome.scores, outcome.ranking) == ((89, 58), (0, 1))


@pytest.mark.parametrize(("built", "points"), [(0, 0), (1, 0), (2, 4), (3, 12), (4, 20), (5, 32)])
def test_ewo_5_the_numbers_uncovered_are_0_1_2_2_3(built: int, points: int) -> None:
    score = wonders(columns(built)).view(None).seats[0].things["score"]
    assert isinstance(score, dict)
    assert score["outposts"] == points


def test_ewo_5_a_tie_goes_to_the_later_in_turn_order() -> None:
    """12 + 13 + 3 cubes against 14 + 14: equal at 28, and seat 1 is the last of its round."""
    tied = ("tiles.1 v03 v09", "hold.1 YRGB", "tiles.2 v11 v12", "hold.2 Y", "ports v01 v02 closed v04")
    outcome = finished(play(wonders(*tied, "first 2", "round 200"), "harvest"))
    assert outcome.scores == (28, 28)
    assert (outcome.ranking, outcome.winner, outcome.tie_break) == ((0, 1), 0, True)


def test_rul_16_the_game_ends_after_200_rounds_and_is_scored() -> None:
    state = play(wonders("round 199", *LAST_TURN, "hold.1 R", "hold.2 GG"), "harvest")
    assert (line(state, "round"), acting(state)) == ("200", "1")
    outcome = finished(play(state, "harvest", "harvest"))
    assert (outcome.scores, outcome.guarded) == ((1, 2), True)
    assert outcome.reason == "200 rounds were played"


# -- RUL-9 and COM-12: what is seen --------------------------------------------------------------

HIDDEN = make_game("eastern-wonders", {"scores": "hidden"})
TAKEN = ("tiles.1 v05 v25", "tiles.2 v06", "hold.1 RR", "bonus.1 0 0 6 0 0", "outposts.1 tea-3 tea-4")


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_rul_9_taken_tiles_and_the_running_score_are_shown_to_all(viewer: int | None) -> None:
    things = wonders(*TAKEN).view(viewer).seats[0].things
    assert (things["tiles"], things["tile_count"]) == (["v05", "v25"], 2)
    assert things["score"] == {"tiles": 32, "outposts": 1, "bonus": 6, "goods": 2}


def test_rul_9_hidden_scores_are_seen_by_their_owner_only() -> None:
    state = wonders(*TAKEN, game=HIDDEN)
    for viewer in (None, 0, 1):
        for seat in (0, 1):
            things = state.view(viewer).seats[seat].things
            assert ("tiles" in things) == (viewer == seat)
            assert ("score" in things) == (viewer == seat)
    assert state.view(1).seats[0].things["tile_count"] == 2
    assert wonders(*TAKEN).text() == state.text()


def test_rul_9_hidden_scores_are_shown_at_the_end() -> None:
    last = wonders("tiles.1 v05 v25 v07 v08", "hold.1 R", *ENDING, game=HIDDEN)
    things = play(last, "harvest").view(1).seats[0].things
    assert things["tiles"] == ["v05", "v07", "v08", "v25"]
    assert things["score"] == {"tiles": 56, "outposts": 0, "bonus": 0, "goods": 1}


def test_com_12_which_tiles_are_left_is_public_and_their_order_is_not() -> None:
    common = wonders("ports v09 v02 v26 v04").view(None).common
    left = [tile for tile in VICTORY_TILES if tile not in ("v02", "v04", "v09", "v26")]
    assert common["stack"] == {"size": 23, "unseen": left, "closed_within": 6}
    assert (common["ports"], common["loose"]) == (["v09", "v02", "v26", "v04"], {})
