"""Why not, with the facts of the position, each by the rule that refuses."""

import pytest
from msgspec import to_builtins

from tests.caravans import caravan
from tests.positions import GAME as SAND_TO_SEA
from tests.positions import play, position
from tests.settlers import first_part, second_part
from tests.wonders import wonders
from tradewinds import State, make_game
from tradewinds.games.registry import catalog_of
from tradewinds.narration.reasons import why


def refused(state: State, action: str, seat: int | None = None) -> tuple[str, dict[str, object]]:
    reason = why(state, state.game.index(action), seat)
    assert reason is not None
    return reason.code, to_builtins(reason.facts)


def sand(*given: str, players: int = 2) -> State:
    return position(SAND_TO_SEA, *given, players=players)


def test_what_is_possible_has_no_reason() -> None:
    state = sand()
    assert why(state, state.game.index("rest")) is None
    assert why(state, state.game.index("rest"), seat=0) is None


def test_another_seat_is_asked() -> None:
    assert refused(sand(), "rest", seat=1) == ("other_seat", {"seat": 0})


def test_ew1_9_too_few_settlers_says_how_many_are_needed_and_ready() -> None:
    state = first_part("settlers A1-3:2:3 A1-4:1:5")
    assert refused(state, "work A1-3") == ("too_few_settlers", {"need": 4, "ready": 2})


def test_ew1_17_too_few_settlers_to_travel() -> None:
    state = first_part("route.1 m05 m06 m07", "settlers A1-4:1:5")
    assert refused(state, "travel 3") == ("too_few_settlers", {"need": 3, "ready": 2})


def test_ew1_11_a_point_card_names_the_cubes_that_are_missing() -> None:
    assert refused(first_part("hold.1 RY"), "work A1-1") == ("cannot_pay_card", {"missing": "RG"})


def test_sr_4_a_claim_names_the_cubes_that_are_missing() -> None:
    state = caravan("hold.1 -")
    order = catalog_of(state.game).orders[0]
    cost = order.text.partition(" ")[0]
    assert refused(state, "claim 1") == ("cannot_pay_order", {"missing": cost})


def test_com_4_a_trade_names_what_is_missing_or_how_often_it_can_be_done() -> None:
    state = play(first_part("row m40 m02 m03 m04", "hold.1 YYYYY"), "work E2-5", "use")
    assert refused(state, "trade x3") == ("cannot_pay_trade", {"times": 2})
    assert refused(first_part("hold.1 Y"), "work B1-4") == ("cannot_pay_trade", {"missing": "Y"})
    assert refused(first_part("hold.1 Y", "route.1 m40"), "travel 1") == (
        "cannot_pay_trade",
        {"missing": "Y"},
    )


def test_sts_8_a_card_too_far_right_says_what_it_costs() -> None:
    assert refused(sand("hold.1 Y"), "acquire 4") == ("too_few_cubes", {"need": 3, "cubes": 1})


def test_sts_9_a_card_that_is_not_in_the_hand_lies_somewhere() -> None:
    state = sand("hand.1 -", "played.1 s1", "discarded.1 s2")
    assert refused(state, "play s1") == ("not_in_hand", {"lies": "played"})
    assert refused(state, "play s2") == ("not_in_hand", {"lies": "discarded"})
    assert refused(state, "play m01") == ("not_in_hand", {})


def test_sts_10_too_far_says_how_far_and_how_far_cards_reach() -> None:
    state = sand("hand.1 s1", "discarded.1 s2", "bonus.1 1 0 -")
    assert refused(state, "sail sea-4") == ("too_far", {"distance": 3, "reach": 2, "by": "cards"})


def test_ewo_2_a_boat_that_sails_tile_by_tile_reaches_the_next_one() -> None:
    assert refused(wonders(), "sail ginger-3") == ("too_far", {"distance": 2, "reach": 1, "by": "tile"})


def test_sts_11_tolls_that_cannot_be_paid_say_how_many_there_are() -> None:
    state = sand("hold.1 Y", "boat.2 cloves-3", "boat.3 cloves-3", players=3)
    assert refused(state, "sail cloves-3") == ("cannot_pay_toll", {"need": 2, "cubes": 1})


def test_sts_13_an_outpost_says_its_price() -> None:
    assert refused(sand("hold.1 Y", "outposts.2 tea-4"), "stay") == (
        "cannot_pay_outpost",
        {"need": 2, "cubes": 1},
    )


def test_sts_16_a_victory_tile_names_the_cubes_that_are_missing() -> None:
    victory = {tile.id: tile for tile in catalog_of(SAND_TO_SEA).victory_tiles}["v01"]
    cost = victory.text.partition(" ")[0]
    assert refused(sand("hold.1 -", "boat.1 port-1"), "stay") == ("cannot_pay_tile", {"missing": cost})


def test_rul_21_with_a_toll_for_staying_a_trade_needs_its_cubes_besides() -> None:
    game = make_game("sand-to-sea", {"toll": "always"})
    state = position(game, "hold.1 RR", "outposts.1 tea-4", "boat.2 tea-4")
    assert refused(state, "stay") == ("cannot_pay_trade", {"need": 3, "cubes": 2})


def test_ew1_13_a_full_route_says_how_long_it_is() -> None:
    state = play(first_part("route.1 m11 m12 m13 m14 m15"), "work E2-5")
    assert refused(state, "take") == ("route_full", {"length": 5})


@pytest.mark.parametrize(
    ("state", "action", "moment"),
    [
        (first_part(), "explore x01", "explore"),
        (first_part(), "bonus 1", "fort"),
        (second_part(), "bonus 1", "column"),
        (second_part(), "sail tea-1", "boat"),
        (first_part(), "use", "market"),
        (sand(), "bonus move", "column"),
    ],
)
def test_what_is_no_turn_says_when_its_moment_comes(state: State, action: str, moment: str) -> None:
    assert refused(state, action) == ("not_asked", {"moment": moment})


def test_what_comes_after_the_open_step_has_no_moment() -> None:
    assert refused(play(sand("hold.1 YY"), "acquire 2"), "rest") == ("not_asked", {})
