"""What options and questions say of themselves in positions from text, each by the rule that it follows."""

import pytest
from msgspec import to_builtins

from tests.caravans import caravan
from tests.positions import GAME as SAND_TO_SEA
from tests.positions import play, position
from tests.settlers import first_part, new_world, pieces_with, second_part, third_part
from tests.wonders import wonders
from tradewinds import State, make_game
from tradewinds.games.registry import catalog_of
from tradewinds.narration.asked import Later, asked_of
from tradewinds.narration.options import explain, offers

Facts = dict[str, object]


def sand(*given: str, players: int = 2) -> State:
    return position(SAND_TO_SEA, *given, players=players)


def facts(state: State, action: str) -> Facts:
    """All that an option says of itself beside its name."""
    index = state.game.index(action)
    assert index in state.legal()
    found: Facts = to_builtins(explain(state, index))
    assert found.pop("action") == action
    return found


def asked(state: State) -> Facts:
    """All that the open question says beside whom it asks, and what comes later."""
    found: Facts = to_builtins(asked_of(state))
    return {key: value for key, value in found.items() if key not in ("seat", "times", "later")}


# -- merchants ---------------------------------------------------------------------------------------


def test_sts_8_a_card_costs_a_cube_for_each_to_its_left_and_brings_those_on_it() -> None:
    state = sand("hold.1 YYR", "row m01 m02 m03+YG m04")
    assert facts(state, "acquire 1") == {"about": "m01"}
    assert facts(state, "acquire 3") == {"about": "m03", "cubes": 2, "brings": "YG"}


def test_rul_19_the_question_names_the_card_for_the_next_cube() -> None:
    state = play(sand("hold.1 YYR"), "acquire 3")
    assert asked(state) == {"phase": "place", "ways": ("place",), "about": "m01", "number": 1, "card": "m03"}
    play(state, "place Y")
    assert asked(state)["about"] == "m02"
    assert facts(state, "place R") == {"pays": "R"}


def test_com_4_a_trade_card_pays_and_brings_as_often_as_it_is_done() -> None:
    state = caravan("hold.1 YYYY", "hand.1 m40 s2")  # YY>RR in this pack
    give, get = catalog_of(state.game).merchants[39].text.split(">")
    assert facts(state, "play m40 x2") == {"about": "m40", "pays": give * 2, "brings": get * 2}


def test_com_2_an_upgrade_pays_a_cube_and_brings_the_next() -> None:
    state = play(sand("hold.1 YYR"), "play s2")
    assert facts(state, "upgrade R") == {"pays": "R", "brings": "G"}


def test_sts_18_a_rest_takes_back_what_was_played_and_discarded() -> None:
    assert facts(sand("hand.1 -", "played.1 s1", "discarded.1 s2 m10"), "rest") == {"back": 3}
    assert facts(sand(), "rest") == {}


def test_sr_4_a_claim_names_card_price_and_coin() -> None:
    state = caravan("hold.1 YYYYRRGGBB")
    orders = {order.id: order for order in catalog_of(state.game).orders}
    for place, coin in ((1, "gold"), (2, "silver")):
        claims = f"o{place:02d}"
        cost = orders[claims].text.partition(" ")[0]
        if state.game.index(f"claim {place}") in state.legal():
            assert facts(state, f"claim {place}") == {"claims": claims, "pays": cost, "coin": coin}
    without = caravan("hold.1 YYYYRRGGBB", "coins.2 4 0", "coins-left 0 4")
    assert facts(without, "claim 1")["coin"] == "silver"


def test_com_5_a_question_for_surplus_cubes_has_their_number_and_the_limit() -> None:
    state = play(sand("hold.1 YYYYYYYYYY"), "play s1")
    assert asked(state) == {"phase": "return", "ways": ("return",), "over": 2, "limit": 10}


# -- boats -------------------------------------------------------------------------------------------


def test_sts_10_sailing_costs_a_card_a_tile_beyond_the_free_ones() -> None:
    state = sand("hold.1 -", "bonus.1 1 0 -")
    assert facts(state, "sail sea-1") == {"about": "sea-1", "distance": 2, "cards": 1}
    assert "cards" not in facts(state, "sail ginger-4")


def crowded() -> State:
    """Seat 2 is beside a market with the boats of seats 1 and 3."""
    turn = ("turn 2", "agenda turn:2:1:0", "boat.2 tea-4", "hold.2 YYY")
    return sand("boat.1 chili-4", "boat.3 chili-4", *turn, players=3)


def test_sts_11_tolls_go_to_boats_on_markets_in_turn_order() -> None:
    assert facts(crowded(), "sail chili-4")["tolls"] == (2, 0)
    assert "tolls" not in facts(sand("boat.2 sea-1"), "sail sea-1")


def test_rul_19_the_question_says_who_is_paid_next() -> None:
    state = play(crowded(), "sail chili-4", "discard s1")
    assert asked(state) == {"phase": "toll", "ways": ("toll",), "paid": 2}
    assert facts(state, "toll Y") == {"pays": "Y", "tolls": (2,)}
    assert asked(play(state, "toll Y"))["paid"] == 0


def test_the_question_says_what_is_asked_later_next_first() -> None:
    state = play(crowded(), "sail chili-4")
    discarding = asked_of(state)
    assert discarding is not None
    assert discarding.phase == "discard"
    toll, visit = Later(phase="toll", seat=1, times=2), Later(phase="visit", seat=1)
    assert discarding.later == (toll, visit)
    paying = asked_of(play(state, "discard s1"))
    assert paying is not None
    assert paying.later == (visit,)


@pytest.mark.parametrize(("players", "cubes"), [(2, 2), (3, 1)])
def test_sts_13_an_outpost_costs_a_cube_for_each_there_and_two_with_two_players(
    players: int, cubes: int
) -> None:
    state = sand("hold.1 YYYYY", "outposts.2 tea-4", players=players)
    assert facts(state, "stay")["outpost"] == cubes
    assert facts(play(state, "stay"), "build")["cubes"] == cubes


def test_sts_14_the_outpost_that_empties_a_column_says_so_and_what_it_gives() -> None:
    state = sand("hold.1 -", "outposts.1 ginger-3 chili-3 cloves-3")
    built = facts(play(state, "stay"), "build")
    assert (built["column"], built["reward"]) == (1, "card")
    play(state, "build")
    assert asked(state) == {"phase": "column", "ways": ("take",), "number": 1, "reward": "card"}
    later = sand(
        "hold.1 -", "outposts.1 ginger-3 ginger-4 chili-3 chili-4 cloves-3 cloves-4 tea-3", players=2
    )
    play(later, "stay", "build")
    assert asked(later)["reward"] == "card_or_bonus"
    assert facts(later, "bonus hold") == {"about": "hold", "room": 3}
    assert facts(later, "take 2")["about"] == "m02"


def test_sts_16_a_port_has_an_offer_and_says_whether_it_can_be_paid() -> None:
    victory = {tile.id: tile for tile in catalog_of(SAND_TO_SEA).victory_tiles}["v01"]
    cost = victory.text.partition(" ")[0]
    rich, poor = sand(f"hold.1 {cost}"), sand("hold.1 -", "bonus.1 2 0 -")
    assert facts(rich, "sail port-1")["then"] == ("claim",)
    assert facts(rich, "sail port-1")["offer"] == "v01"
    assert "then" not in facts(poor, "sail port-1")
    there = sand(f"hold.1 {cost}", "boat.1 port-1")
    assert asked(play(there, "stay"))["offer"] == "v01"
    assert facts(there, "claim") == {"about": "port-1", "claims": "v01", "pays": cost}


def test_sts_15_a_market_question_names_its_trade() -> None:
    state = play(sand("hold.1 RRRR", "outposts.1 tea-4"), "stay")
    assert asked(state) == {
        "phase": "visit",
        "ways": ("trade",),
        "about": "tea-4",
        "give": "RR",
        "get": "GG",
        "obliged": True,
    }
    assert facts(state, "trade x2") == {"pays": "RRRR", "brings": "GGGG"}


# -- boats that sail tile by tile ----------------------------------------------------------------------


def test_ewo_2_the_first_tile_is_free_and_each_further_one_leaves_a_cube() -> None:
    state = wonders("hold.1 YY", "loose cloves-3+RG", "boat.2 cloves-3")
    assert asked(state)["free"] == 1
    assert facts(state, "sail cloves-3") == {
        "about": "cloves-3",
        "distance": 1,
        "lying": "RG",
        "stopping": (1,),
    }
    play(state, "sail cloves-3")
    assert (asked(state)["price"], asked(state)["ways"]) == (1, ("sail", "stop"))
    assert facts(state, "sail tea-4")["cubes"] == 1
    assert facts(state, "stop") == {"about": "cloves-3", "tolls": (1,), "brings": "RG"}


def test_ewo_2_a_boat_that_cannot_sail_on_surely_takes_what_lies_there() -> None:
    assert facts(wonders("hold.1 -", "loose cloves-3+RG"), "sail cloves-3")["brings"] == "RG"


def test_ewo_3_a_harvest_brings_two_yellow_and_a_red_for_each_tile() -> None:
    assert facts(wonders("bonus.1 0 0 - 2 0"), "harvest") == {"brings": "YYRR"}


# -- settlers ------------------------------------------------------------------------------------------


def test_ew1_9_work_needs_the_printed_settlers_or_one_more_than_stand_there() -> None:
    state = first_part("settlers A1-3:2:3")
    assert facts(state, "work A1-3") == {
        "about": "A1-3",
        "settlers": 4,
        "brings": "YYY",
        "sends": {"seat": 1, "settlers": 3},
    }
    assert facts(state, "work A1-4") == {"about": "A1-4", "settlers": 1, "upgrades": 2}


def test_rul_29_charms_bring_their_cubes_and_count_for_the_trade() -> None:
    pieces = pieces_with({"p05": "YY 9 charm plough R", "A1-3": "2 RR>B | plough"})
    game = make_game("new-world", pack=pieces)
    state = new_world("cards.1 p05", "hold.1 R", game=game, pieces=pieces)
    assert facts(state, "work A1-3") == {
        "about": "A1-3",
        "settlers": 2,
        "charm": "R",
        "brings": "R",
        "trade": {"give": "RR", "get": "B", "times": 1},
    }


def test_ew1_11_a_fort_has_a_number_a_card_its_price_and_settlers_it_brings() -> None:
    assert facts(first_part("hold.1 RRG"), "work A1-1") == {
        "about": "A1-1",
        "number": 1,
        "settlers": 1,
        "claims": "p01",
        "pays": "RRG",
        "recruits": 1,
    }


def test_rul_30_settlers_come_from_the_reserve_as_far_as_it_goes() -> None:
    cards = "p01 p02 p03 p04"  # five settlers: the whole reserve of a game of two
    state = first_part("hold.1 YYYYRRGGBB", f"cards.1 {cards}", "forts p06 p07 p08 p09 p10")
    assert state.view(0).seats[0].things["reserve"] == 0
    claims = [option for option in offers(state) if option.claims]
    assert claims
    assert not any(option.recruits for option in claims)


def test_ew1_12_a_market_has_a_number_and_its_question_the_card() -> None:
    state = first_part("route.1 m11 m12 m13 m14 m15+2", "hold.1 YY")
    assert facts(state, "work E2-6") == {"about": "E2-6", "number": 2, "settlers": 2, "offer": "m02"}
    play(state, "work E2-6")
    assert asked(state) == {"phase": "market", "ways": ("use", "replace"), "about": "m02", "number": 2}
    assert facts(state, "replace 5") == {"about": "m15", "number": 5, "home": 2}


def test_rul_6_settlers_of_a_replaced_card_stay_where_the_table_plays_so() -> None:
    game = make_game("east-to-west-1", {"replaced": "stay"}, pack=catalog_of(first_part().game))
    state = play(first_part("route.1 m11 m12 m13 m14 m15+2", game=game), "work E2-5")
    assert "home" not in facts(state, "replace 5")


def test_ew1_15_changing_the_market_gives_another_turn() -> None:
    assert facts(first_part(), "work E2-2") == {"about": "E2-2", "settlers": 1, "again": True}


def test_ew1_17_travelling_takes_a_settler_for_each_free_card_up_to_there() -> None:
    state = first_part("route.1 m05 m06+1 m07", "hold.1 -")
    assert facts(state, "travel 3")["settlers"] == 2
    assert facts(state, "travel 1")["settlers"] == 1


def test_ew1_18_a_rest_brings_settlers_of_boards_and_route_home() -> None:
    assert facts(first_part("settlers A1-3:1:2", "route.1 m05+3"), "rest") == {"home": 5}


def test_ew1_19_an_exploration_tile_says_what_it_gives_and_opens() -> None:
    state = first_part("agenda slide:1:1:0 explore:1:1:0", "forts p01 p02 p03 - p04", "cards.1 p05")
    tiles = {tile.id: tile for tile in catalog_of(state.game).exploration_tiles}
    opened = facts(state, "explore x09")
    assert opened["opens"] == "A1-6"
    assert opened.get("recruits", 0) == tiles["x09"].recruits
    assert "opens" not in facts(state, "explore x01")


def test_rul_14_a_bonus_tile_is_asked_for_with_the_spaces_left() -> None:
    state = first_part("hold.1 RRG", "scoring.1 b05")
    play(state, "work A1-1")
    found = asked(state)
    assert (found["phase"], found["taken"], found["spaces"]) == ("bonus", 1, 3)
    assert facts(state, "bonus 1")["number"] == 1


# -- settlers and boats ----------------------------------------------------------------------------------


def test_ew2_9_a_boat_moves_as_far_as_the_location_says() -> None:
    pieces = pieces_with({"A2-3": "1 move-boat 2", "A2-4": "1 move-boat any"})
    game = make_game("east-to-west-2", pack=pieces)
    two = play(second_part("hold.1 YYY", game=game, pieces=pieces), "work A2-3")
    assert asked(two) == {"phase": "move-boat", "ways": ("sail",), "reach": 2}
    assert facts(two, "sail sea-1")["distance"] == 0  # RUL-32: a loop
    anywhere = play(second_part("hold.1 YYY", game=game, pieces=pieces), "work A2-4")
    assert "reach" not in asked(anywhere)


def test_ew2_13_trades_from_afar_say_how_often_they_can_be_done() -> None:
    pieces = pieces_with({"A2-3": "1 outpost-trade", "A2-4": "1 boat-trade"})
    game = make_game("east-to-west-3", pack=pieces)
    lines = ("hold.1 YYYRRGGBB", "outposts.1 tea-1", "boat.1 tea-1")
    state = third_part(*lines, game=game, pieces=pieces)
    trade = facts(state, "work A2-4")["trade"]
    assert isinstance(trade, dict)
    assert trade["times"] > 0
    play(state, "work A2-3")
    assert facts(state, "trade-at tea-1") == {"about": "tea-1", "trade": trade}


def test_a_game_that_is_over_asks_nothing() -> None:
    state = caravan(
        "agenda -",
        "over yes",
        "ending yes",
        "turn 2",
        f"claimed.1 {' '.join(f'o{n:02d}' for n in range(10, 16))}",
    )
    assert asked_of(state) is None
