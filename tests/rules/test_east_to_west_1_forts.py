"""EW1-11 and EW1-19: forts with their point cards, benefits and bonus tiles, and exploration tiles."""

import pytest

from tests.positions import NOT_ASKED, acting, asked, line, lines, options, play, refused, weights
from tests.settlers import first_part, pieces_with
from tradewinds import State, make_game

COVERED = "an exploration tile lies on the location"
CANNOT_PAY = "there are not the cubes that the point card costs"
FORT_EMPTY = "there is no point card at the fort"
NO_TILE = "there is no such exploration tile to be taken"
OTHER_STACK = "the bonus tile comes from the fort's own stack"


def with_pieces(changes: dict[str, str], *given: str, players: int = 2) -> State:
    pieces = pieces_with(changes)
    game = make_game("east-to-west-1", pack=pieces)
    return first_part(*given, players=players, game=game, pieces=pieces)


# -- EW1-11: forts -------------------------------------------------------------------------------


def test_ew1_11_the_cubes_are_paid_and_the_card_is_taken() -> None:
    state = play(first_part("hold.1 YYRRGGB"), "work A1-1")
    assert lines(state, "cards.1", "hold.1", "hold.2") == ["p01", "YYGB", "YYYY"]
    assert asked(state) == "bonus"


@pytest.mark.parametrize("hold", ["RG", "RRB", "YYYRR", "RGG", "YRRBBBB"])
def test_ew1_11_without_the_cubes_a_fort_cannot_be_used(hold: str) -> None:
    assert refused(first_part(f"hold.1 {hold}"), "work A1-1") == CANNOT_PAY


def test_ew1_11_whoever_works_at_a_fort_claims() -> None:
    """There is nothing to decline: the card is paid and taken at once."""
    state = play(first_part("hold.1 RRG"), "work A1-1")
    assert refused(state, "work A1-3") == NOT_ASKED
    play(state, "done")
    assert lines(state, "cards.1", "hold.1") == ["p01", "-"]


@pytest.mark.parametrize(
    ("fort", "number", "card", "row"),
    [
        ("A1-1", 1, "p16", "p14 p13 p15 p12 p11"),
        ("A1-2", 2, "p14", "p16 p13 p15 p12 p11"),
        ("B1-1", 3, "p13", "p16 p14 p15 p12 p11"),
        ("B1-2", 4, "p15", "p16 p14 p13 p12 p11"),
    ],
)
def test_ew1_11_cards_slide_left_and_the_top_of_the_deck_fills_the_rightmost_fort(
    fort: str, number: int, card: str, row: str
) -> None:
    """Stacks of bonus tiles stay where they are; each fort has its own."""
    state = first_part("forts p16 p14 p13 p15 p12", "hold.1 YRGGGGB")
    play(state, f"work {fort}", "explore x01")
    assert line(state, "cards.1") == card
    assert options(state) == {f"bonus {number}", "done"}
    for other in {1, 2, 3, 4} - {number}:
        assert refused(state, f"bonus {other}") == OTHER_STACK
    play(state, "done")
    assert (acting(state), asked(state)) == ("chance", "card")
    play(state, "card p11")
    assert lines(state, "forts", "stacks") == [row, "b01+3 b02+3 b03+3 b04+3"]
    assert (acting(state), asked(state)) == ("2", "turn")


def test_ew1_11_the_next_card_of_the_face_up_deck_is_any_of_those_left() -> None:
    state = play(first_part("hold.1 RRG"), "work A1-1", "done")
    left = [*range(6, 17), *range(45, 51)]
    assert weights(state) == {f"card p{number:02d}": 1 for number in left}
    assert refused(state, "card p05") == "it is not in the pile"
    play(state, "card p50")
    assert line(state, "forts") == "p02 p03 p04 p05 p50"


def test_ew1_11_the_bonus_tile_is_the_top_of_the_fort_s_stack() -> None:
    state = play(first_part("hold.1 YYGG"), "work A1-2", "bonus 2")
    assert lines(state, "scoring.1", "stacks") == ["b02", "b01+3 ?+3 b03+3 b04+3"]
    assert (acting(state), asked(state)) == ("chance", "tile")
    assert weights(state) == {f"tile b{number:02d}": 1 for number in range(5, 21)}
    play(state, "tile b20", "card p06")
    assert lines(state, "stacks", "forts") == ["b01+3 b20+2 b03+3 b04+3", "p01 p03 p04 p05 p06"]
    assert acting(state) == "2"


def test_rul_14_a_bonus_tile_may_be_declined() -> None:
    state = play(first_part("hold.1 YYGG"), "work A1-2", "done", "card p06")
    assert lines(state, "scoring.1", "stacks") == ["-", "b01+3 b02+3 b03+3 b04+3"]
    assert acting(state) == "2"


@pytest.mark.parametrize(("tiles", "offered"), [("b01 b02", True), ("b01 b02 b03", False)])
def test_rul_14_three_bonus_tiles_are_kept_and_none_is_replaced(tiles: str, offered: bool) -> None:
    state = first_part(f"scoring.1 {tiles}", "forts p02 p01 p03 p04 p05", "hold.1 RRG")
    play(state, "work A1-2")
    assert (asked(state) == "bonus") is offered
    if offered:
        play(state, "bonus 2", "tile b20")
    play(state, "card p06")
    assert len(line(state, "scoring.1").split()) == 3
    assert lines(state, "cards.1", "turn") == ["p01", "2"]


def test_ew1_11_a_stack_without_tiles_gives_none_though_others_have_some() -> None:
    state = first_part("scoring.1 b01", "scoring.2 b02 b03 b04", "hold.1 RRG")
    assert line(state, "stacks") == "- b05+3 b06+3 b07+3"
    play(state, "work A1-1")
    assert (asked(state), line(state, "cards.1")) == ("card", "p01")


def test_ew1_11_after_the_last_tile_of_a_stack_none_is_seen_there() -> None:
    state = first_part("scoring.2 b01 b02 b03", "hold.1 RRG")
    assert line(state, "stacks") == "b04+0 b05+3 b06+3 b07+3"
    play(state, "work A1-1", "bonus 1")
    assert lines(state, "stacks", "scoring.1") == ["- b05+3 b06+3 b07+3", "b04"]
    assert asked(state) == "card"


ALL_CARDS = [f"p{number:02d}" for number in [*range(1, 17), *range(45, 51)]]


def few_cards(*forts: str) -> State:
    """An empty deck of point cards: all others are seat 2's."""
    others = " ".join(card for card in ALL_CARDS if card not in forts)
    row = " ".join([*forts, *"-----"][:5])
    table = (f"forts {row}", f"cards.2 {others}", "point-deck -", "ending yes")
    return first_part(*table, "hold.1 YYYRRGGGGB")


def test_rul_2_an_empty_deck_leaves_the_rightmost_fort_empty() -> None:
    state = play(few_cards("p13", "p02", "p03", "p01"), "work A1-2", "done")
    assert lines(state, "forts", "cards.1") == ["p13 p03 p01 - -", "p02"]
    assert (acting(state), asked(state)) == ("2", "turn")


def test_rul_2_the_last_card_below_the_top_of_the_deck_is_seen_in_time() -> None:
    forts = "p13 p02 p03 p01 p09"
    others = " ".join(card for card in ALL_CARDS if card not in forts.split() and card != "p12")
    given = (f"forts {forts}", f"cards.2 {others}", "point-deck p12", "ending yes", "hold.1 YYGG")
    state = play(first_part(*given), "work A1-2", "done")
    assert weights(state) == {"card p12": 1}
    play(state, "card p12")
    assert lines(state, "forts", "point-deck") == ["p13 p03 p01 p09 p12", "-"]


def test_rul_2_the_last_card_of_the_deck_still_moves_to_the_rightmost_fort() -> None:
    state = play(few_cards("p13", "p02", "p03", "p01", "p09"), "work B1-2", "done")
    assert line(state, "forts") == "p13 p02 p03 p09 -"
    assert acting(state) == "2"


def test_rul_2_an_empty_fort_cannot_be_used() -> None:
    state = few_cards("p13", "p02")
    assert refused(state, "work B1-1") == FORT_EMPTY
    assert refused(state, "work B1-2") == FORT_EMPTY
    play(state, "work A1-1", "explore x01", "done")
    assert line(state, "forts") == "p02 - - - -"
    assert refused(state, "work A1-2") == FORT_EMPTY


# -- benefits ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "cost", "number"), [("p01", "RRG", 1), ("p04", "GGB", 2)])
def test_ew1_11_a_saddlebag_brings_settlers_from_the_reserve_ready_at_once(
    card: str, cost: str, number: int
) -> None:
    state = play(first_part(f"forts {card} p02 p03 p05 p06", f"hold.1 {cost}"), "work A1-1")
    assert lines(state, "ready.1", "reserve.1", "reserve.2") == [str(6 + number), str(5 - number), "5"]


@pytest.mark.parametrize(
    ("bags", "reserve", "gained"), [("p01 p02 p46", 1, 1), ("p01 p02 p45 p46", 0, 0), ("p46", 3, 2)]
)
def test_rul_30_a_saddlebag_brings_as_many_as_the_reserve_has(bags: str, reserve: int, gained: int) -> None:
    state = first_part(f"cards.1 {bags}", "forts p04 p03 p05 p06 p07", "hold.1 GGB")
    assert line(state, "reserve.1") == str(reserve)
    ready = 12 - reserve
    play(state, "work A1-1")
    assert "p04" in line(state, "cards.1").split()
    assert lines(state, "ready.1", "reserve.1") == [str(ready - 1 + gained), str(reserve - gained)]


def test_ew1_11_a_hammer_works_from_the_next_turn_on() -> None:
    state = first_part("forts p05 p01 p02 p03 p04", "hold.1 RGG")
    play(state, "work A1-1", "done", "card p06", "rest")
    assert line(state, "ready.1") == "6"
    assert lines(play(state, "work E2-1"), "settlers", "ready.1") == ["A1-1:1:1 E2-1:1:1", "5"]


def test_ew1_11_a_charm_works_from_the_next_turn_on() -> None:
    state = first_part("forts p09 p01 p02 p03 p04", "hold.1 YRG")
    play(state, "work A1-1", "done", "card p06", "rest")
    assert line(state, "hold.1") == "-"
    assert line(play(state, "work A1-3"), "hold.1") == "YYYY"


def test_ew1_11_the_view_shows_discounts_and_charms() -> None:
    things = first_part("cards.1 p05 p47 p07 p10 p49").view(None).seats[0].things
    assert things["discounts"] == {"plough": 2, "bow": 0, "canoe": 1, "anvil": 0}
    assert things["charms"] == {"plough": "-", "bow": "YR", "canoe": "-", "anvil": "-"}
    assert things["cards"] == ["p05", "p07", "p10", "p47", "p49"]


def test_ew1_11_every_seat_claims_for_itself() -> None:
    seats = ("turn 3", "agenda turn:3:1:0", "forts p04 p05 p13 p09 p01", "hold.3 YYGGGGB", "cards.1 p02")
    state = play(first_part(*seats, players=3), "work A1-1", "bonus 1", "tile b09", "card p06")
    assert lines(state, "cards.1", "cards.2", "cards.3") == ["p02", "-", "p04"]
    assert lines(state, "scoring.1", "scoring.2", "scoring.3") == ["-", "-", "b01"]
    assert lines(state, "ready.3", "reserve.3", "hold.3") == ["7", "4", "YYGG"]
    play(state, "rest", "rest", "work A1-2", "explore x05")
    assert lines(state, "explored.1", "explored.2", "explored.3") == ["-", "-", "x05"]
    assert lines(state, "cards.3", "hold.3") == ["p04 p13", "YYRR"]


# -- EW1-19: exploration -------------------------------------------------------------------------

COMPASS = ("forts p13 p01 p02 p03 p04", "hold.1 GG")


@pytest.mark.parametrize("players", [2, 3])
def test_ew1_19_with_two_or_three_players_a_tile_beside_or_on_the_board_is_taken(players: int) -> None:
    state = play(first_part(*COMPASS, players=players), "work A1-1")
    assert options(state) == {f"explore x{number:02d}" for number in range(1, 11)}
    play(state, "explore x01")
    assert lines(state, "explored.1", "covered") == ["x01", "A1-6:x09 B1-5:x10"]
    assert line(state, "beside") == "x02 x03 x04 x05 x06 x07 x08"


def test_ew1_19_a_tile_from_the_board_opens_its_location_for_everybody() -> None:
    state = play(first_part(*COMPASS), "work A1-1", "explore x10", "done", "card p05")
    assert lines(state, "covered", "explored.1") == ["A1-6:x09", "x10"]
    assert line(state, "beside") == "x01 x02 x03 x04 x05 x06 x07 x08"
    assert "work B1-5" in options(state)
    assert refused(state, "work A1-6") == COVERED
    play(state, "rest")
    assert "work B1-5" in options(state)


def test_ew1_19_with_four_players_tiles_come_from_beside_the_board() -> None:
    state = first_part(*COMPASS, "cards.2 p14", "explored.2 x04", players=4)
    play(state, "work A1-1")
    assert options(state) == {f"explore x{number:02d}" for number in range(1, 11) if number != 4}
    assert refused(state, "explore x04") == NO_TILE


@pytest.mark.parametrize(
    ("tile", "ready", "reserve"), [("x09", "7", "4"), ("x10", "7", "4"), ("x01", "6", "5"), ("x04", "6", "5")]
)
def test_ew1_19_tiles_that_recruit_do_so_at_once(tile: str, ready: str, reserve: str) -> None:
    state = play(first_part(*COMPASS), "work A1-1", f"explore {tile}")
    assert lines(state, "ready.1", "reserve.1", "hold.1") == [ready, reserve, "-"]
    assert asked(state) == "bonus"


def test_rul_30_a_tile_recruits_as_far_as_the_reserve_goes() -> None:
    bags = ("cards.1 p03 p02 p46 p45", "forts p13 p01 p05 p06 p04")
    state = play(first_part(*bags, "hold.1 GG"), "work A1-1", "explore x09")
    assert lines(state, "explored.1", "ready.1", "reserve.1") == ["x09", "11", "0"]


@pytest.mark.parametrize(("tile", "goods"), [("x05", "RR"), ("x06", "G")])
def test_ew1_19_tiles_with_cubes_give_them_at_once(tile: str, goods: str) -> None:
    state = play(first_part(*COMPASS), "work A1-1", f"explore {tile}")
    assert (line(state, "hold.1"), asked(state)) == (goods, "bonus")


@pytest.mark.parametrize(("tile", "steps"), [("x07", 3), ("x08", 2)])
def test_ew1_19_tiles_with_upgrades_give_them_at_once_before_the_bonus_tile(tile: str, steps: int) -> None:
    state = first_part("forts p13 p01 p02 p03 p04", "hold.1 YYYGG")
    play(state, "work A1-1", f"explore {tile}")
    for _ in range(steps):
        assert options(state) == {"upgrade Y", "upgrade R", "done"} - (
            {"upgrade R"} if line(state, "hold.1") == "YYY" else set()
        )
        play(state, "upgrade Y")
    assert line(state, "hold.1") == "Y" * (3 - steps) + "R" * steps
    assert options(state) == {"bonus 1", "done"}


def test_ew1_19_an_upgrade_with_nothing_to_upgrade_passes_on_to_the_bonus_tile() -> None:
    state = play(first_part(*COMPASS), "work A1-1", "explore x07")
    assert (line(state, "hold.1"), asked(state)) == ("-", "bonus")


def test_ew1_19_a_tile_may_give_several_things() -> None:
    pieces = {"x03": "points 2 + gain YY + upgrade 1 + recruit 2"}
    state = play(with_pieces(pieces, *COMPASS), "work A1-1", "explore x03")
    assert lines(state, "hold.1", "ready.1", "reserve.1") == ["YY", "8", "3"]
    assert options(state) == {"upgrade Y", "done"}


def test_rul_30_taking_a_tile_is_not_optional_while_there_is_one() -> None:
    state = play(first_part(*COMPASS), "work A1-1")
    assert refused(state, "done") == NOT_ASKED
    assert refused(state, "bonus 1") == NOT_ASKED


FOUR_TAKEN = ("cards.2 p14 p15 p16 p50", "explored.2 x01 x02 x03 x04")


def test_rul_30_when_none_is_beside_one_on_the_board_is_taken() -> None:
    pieces = {
        "p12": "YRGB 10 compass",
        "p11": "GBB 8 compass",
        "p10": "YYRRR 6 compass",
        "p08": "RB 9 compass",
    }
    own = ("cards.1 p08 p10 p11 p12", "explored.1 x05 x06 x07 x08")
    state = with_pieces(pieces, *COMPASS, *own, *FOUR_TAKEN)
    assert line(state, "beside") == "-"
    play(state, "work A1-1")
    assert options(state) == {"explore x09", "explore x10"}
    assert refused(state, "done") == NOT_ASKED
    play(state, "explore x09")
    assert lines(state, "explored.1", "covered") == ["x05 x06 x07 x08 x09", "B1-5:x10"]


def test_rul_30_without_any_tile_the_card_is_claimed_all_the_same() -> None:
    seats = {
        1: ("p14 p15 p16", "x01 x02 x03"),
        2: ("p23 p24 p32", "x04 x05 x06"),
        3: ("p50 p53", "x07 x08"),
        4: ("p07 p08", "x09 x10"),
    }
    given = [
        text
        for seat, (cards, tiles) in seats.items()
        for text in (f"cards.{seat} {cards}", f"explored.{seat} {tiles}")
    ]
    pieces = {"p07": "YYRRG 7 compass", "p08": "RRBB 9 compass"}
    state = with_pieces(pieces, *COMPASS, *given, players=4)
    assert lines(state, "beside", "covered") == ["-", "-"]
    play(state, "work A1-1")
    assert (asked(state), line(state, "cards.1")) == ("bonus", "p13 p14 p15 p16")
    assert line(state, "explored.1") == "x01 x02 x03"


def test_rul_13_card_then_tile_then_bonus_tile_then_the_row() -> None:
    state = play(first_part("forts p13 p01 p02 p03 p04", "hold.1 YYGG"), "work A1-1")
    order = [asked(state)]
    for action in ("explore x08", "upgrade Y", "upgrade Y", "bonus 1", "tile b09", "card p05"):
        play(state, action)
        order.append(asked(state))
    assert order == ["explore", "upgrade", "upgrade", "bonus", "tile", "card", "turn"]


def test_rul_13_goods_gained_may_exceed_the_limit_until_the_end_of_the_turn() -> None:
    state = with_pieces({"x05": "gain RRRRR"}, "forts p13 p01 p02 p03 p04", "hold.1 YYYYYYYYGG")
    play(state, "work A1-1", "explore x05")
    assert (line(state, "hold.1"), asked(state)) == ("YYYYYYYYRRRRR", "bonus")
    play(state, "bonus 1", "tile b09", "card p05")
    assert (acting(state), asked(state)) == ("1", "return")
    play(state, "return Y", "return Y", "return R")
    assert (line(state, "hold.1"), acting(state)) == ("YYYYYYRRRR", "2")
