"""What actions did, told as deeds: of positions set up from text, and of whole random games."""

from collections.abc import Iterator

import pytest

from tests.caravans import caravan
from tests.positions import GAME, position
from tests.settlers import first_part, pieces_with, second_part
from tests.wonders import wonders
from tradewinds import CHANCE, GAMES, NOBODY, Dealer, Dice, State, make_game
from tradewinds.core.goods import amount, parse_goods
from tradewinds.narration.deeds import _DRAWS, _VERBS, Deed, Kind, deeds
from tradewinds.narration.story import add_deed

Told = dict[str, object]


def told(state: State, *actions: str) -> list[Told]:
    """The deeds of these actions together, without what is empty."""
    found: tuple[Deed, ...] = ()
    for action in actions:
        for deed in deeds(state, state.game.index(action)):
            found = add_deed(found, deed)
        state.apply_text(action)
    return [without_defaults(deed) for deed in found]


def without_defaults(deed: Deed) -> Told:
    found = {field: getattr(deed, field) for field in deed.__struct_fields__}
    empty = Deed(kind="laid")
    del found["more"]
    return {field: value for field, value in found.items() if value != getattr(empty, field)}


def do(kind: Kind, **facts: object) -> Told:
    return {"kind": kind, **facts}


# -- merchants in hands ----------------------------------------------------------------------------------


def test_sts_8_acquiring_tells_what_was_paid_on_other_cards_and_found_on_this_one() -> None:
    state = position(GAME, "hold.1 YYR", "row m01 m02 m03+YG m04")
    assert told(state, "acquire 3", "place R", "place Y") == [
        do("acquired", piece="m03", paid="YR", got="YG")
    ]
    assert told(position(GAME, "row m01+B m02 m03 m04"), "acquire 1") == [
        do("acquired", piece="m01", got="B")
    ]


def test_sts_9_a_trade_card_tells_all_it_gave_and_brought() -> None:
    state = position(GAME, "hold.1 YYYYR", "hand.1 s1 s2 m19")  # YY>G
    assert told(state, "play m19 x2") == [do("played", piece="m19", paid="YYYY", got="GG")]
    assert told(position(GAME), "play s1") == [do("played", piece="s1", got="YY")]


def test_com_2_a_cube_that_is_upgraded_twice_is_told_as_one_step() -> None:
    state = position(GAME, "hold.1 YYR")
    assert told(state, "play s2", "upgrade Y", "upgrade R") == [
        do("played", piece="s2"),
        do("upgraded", paid="Y", got="G"),
    ]
    state = position(GAME, "hold.1 YYR")
    assert told(state, "play s2", "upgrade Y", "upgrade Y")[1] == do("upgraded", paid="YY", got="RR")


def test_sts_18_a_rest_tells_how_many_cards_come_back() -> None:
    state = position(GAME, "hand.1 s1", "played.1 s2 m09", "discarded.1 m10")
    assert told(state, "rest") == [do("rested", piece="cards", number=3)]


def test_sr_4_a_point_card_is_told_with_its_price_and_its_coin() -> None:
    state = caravan("hold.1 YYYRRRR", "orders o01 o02 o03 o04 o05")  # YYRR, YYYRR, RRRR
    assert told(state.copy(), "claim 1") == [do("claimed_order", piece="o01", other="gold", paid="YYRR")]
    assert told(state.copy(), "claim 2") == [do("claimed_order", piece="o02", other="silver", paid="YYYRR")]
    assert told(state, "claim 3") == [do("claimed_order", piece="o03", paid="RRRR")]
    no_gold = caravan("hold.1 YYRR", "orders o01 o02 o03 o04 o05", "coins-left 0 4", "coins.1 4 0")
    assert told(no_gold, "claim 1")[0]["other"] == "silver"


# -- boats ------------------------------------------------------------------------------------------------


def test_sts_10_a_voyage_is_one_deed_with_the_cards_it_cost() -> None:
    state = position(GAME, "hand.1 s1 s2 m01", "row m05 m02 m03 m04")
    assert told(state, "sail chili-4", "discard s1") == [
        do("sailed", piece="chili-4", number=1, cards=("s1",))
    ]


def test_sts_11_tolls_tell_who_was_paid() -> None:
    state = position(GAME, "hold.1 YYR", "boat.2 chili-4", "boat.3 chili-4", players=3)
    assert told(state, "sail chili-4", "discard s1", "toll R", "toll Y")[1:] == [
        do("paid", paid="R", seat=1),
        do("paid", paid="Y", seat=2),
    ]


def test_sts_13_building_for_two_tells_two_cubes_for_each_outpost_there() -> None:
    state = position(GAME, "hold.1 YYRR", "outposts.2 tea-4")
    assert told(state, "stay", "build", "pay R", "pay Y") == [
        do("stayed", piece="tea-4"),
        do("built", piece="tea-4", paid="YR"),
    ]


def test_sts_16_a_victory_tile_tells_its_price_and_where_the_closed_port_goes() -> None:
    state = position(GAME, "hold.1 YYGGG", "boat.1 port-1", "ports v01 closed v03 v04")
    assert told(state, "stay", "claim")[1:] == [
        do("claimed_tile", piece="v01", other="port-1", paid="YYGGG"),
        do("moved_closed_port", piece="port-1"),
    ]
    assert told(state, "reveal v05") == [do("revealed", piece="v05", other="port-2")]


def test_sts_4_the_closed_port_tile_is_told_where_it_comes_up() -> None:
    state = position(GAME, "hold.1 YYGGG", "boat.1 port-1", "closed-within 1")
    assert told(state, "stay", "claim", "reveal closed")[-1] == do("closed_port", piece="port-1")


def test_sts_14_a_column_tells_the_card_or_the_bonus_tile() -> None:
    outposts = "outposts.1 ginger-4 chili-6 cloves-6"
    first = told(position(GAME, outposts, "row m01+RG m02 m03 m04"), "stay", "build", "take 1")
    assert first[2] == do("took_card", piece="m01", got="RG")
    more = f"{outposts} ginger-5 chili-5 cloves-5 tea-5"
    state = position(GAME, more, "bonus.2 0 0 6")
    assert told(state, "stay", "build", "bonus points")[2] == do("took_bonus", piece="points", number=5)


def test_ewo_2_a_voyage_tile_by_tile_is_one_deed_with_the_cubes_left_behind() -> None:
    state = wonders("hold.1 YYR", "loose chili-3+YG")
    assert told(state, "sail cloves-3", "sail chili-3", "leave R", "stop") == [
        do("sailed", piece="chili-3", number=2, paid="R"),
        do("found", got="YG"),
    ]


def test_ewo_2_who_is_on_the_tile_is_paid_before_its_cubes_are_found() -> None:
    state = wonders("hold.1 YYR", "loose cloves-3+B", "boat.2 cloves-3")
    assert told(state, "sail cloves-3", "stop", "toll R", "harvest") == [
        do("sailed", piece="cloves-3", number=1),
        do("paid", paid="R", seat=1),
        do("found", got="B"),
        do("harvested", got="YY"),
    ]


# -- settlers -----------------------------------------------------------------------------------------------


def test_ew1_9_working_tells_the_settlers_placed_and_those_sent_home() -> None:
    state = first_part("settlers A1-3:2:3")
    first, second = told(state, "work A1-3")[:2]
    assert first == do("worked", piece="A1-3", number=4)
    assert second == do("sent_home", seat=1, number=3)


def test_ew1_11_a_fort_tells_its_number_the_card_and_what_its_benefit_recruits() -> None:
    state = first_part("hold.1 RRG", "forts p02 p01 p03 p04 p05")  # RRG, saddlebag 1
    assert told(state, "work A1-2") == [
        do("worked", piece="A1-2", number=1, other="fort", place=2),
        do("claimed_card", piece="p01", paid="RRG"),
        do("recruited", number=1),
    ]


def test_rul_28_a_gain_behind_an_upgrade_is_told_when_it_comes() -> None:
    pieces = pieces_with({"C2-3": "3 upgrade 1 + gain YYG | plough"})
    state = first_part("hold.1 R", game=make_game("east-to-west-1", pack=pieces), pieces=pieces)
    assert told(state, "work C2-3") == [do("worked", piece="C2-3", number=3)]
    assert told(state, "upgrade R") == [do("upgraded", paid="R", got="G"), do("gained", got="YYG")]


def test_rul_29_what_charms_give_is_told_apart_from_the_gain() -> None:
    state = first_part("hold.1 -", "cards.1 p09")  # charm plough Y
    assert told(state, "work A1-3")[1:] == [do("charmed", got="Y"), do("gained", got="YYY")]


def test_ew1_12_a_merchant_is_used_or_joins_the_route() -> None:
    state = first_part("row m04 m02 m03 m05")  # m04: gain YYR
    assert told(state.copy(), "work E2-5", "use") == [
        do("worked", piece="E2-5", number=1, other="market", place=1),
        do("used", piece="m04"),
        do("gained", got="YYR"),
    ]
    assert told(state, "work E2-5", "take")[1] == do("joined", piece="m04")


def test_ew1_13_a_full_route_tells_which_card_goes() -> None:
    state = first_part("row m04 m02 m03 m05", "route.1 m06 m07 m08 m09 m10")
    assert told(state, "work E2-5", "replace 2")[1] == do("joined", piece="m04", other="m07")


def test_ew1_15_changing_the_market_is_told_with_the_merchants_that_come() -> None:
    state = first_part()
    assert told(state, "work E2-2")[1] == do("changed_market")
    assert told(state, "deal m10", "deal m11") == [do("dealt", cards=("m10", "m11"))]


def test_ew1_17_travelling_tells_the_settlers_and_what_the_card_brought() -> None:
    state = first_part("row m01 m02 m03 m05", "route.1 m09 m04")
    assert told(state, "travel 2") == [
        do("travelled", piece="m04", number=2),
        do("gained", got="YYR"),
    ]


def test_ew1_18_a_rest_tells_how_many_settlers_come_home() -> None:
    state = first_part("settlers A1-3:1:2", "route.1 m09+1 m10+2")
    assert told(state, "rest") == [do("rested", piece="settlers", number=5)]


def test_ew1_19_an_exploration_tile_tells_which_location_it_opens_and_what_it_gives() -> None:
    state = first_part("hold.1 GG", "forts p13 p02 p03 p04 p05")  # compass
    state.apply_text("work A1-1")
    assert told(state.copy(), "explore x09")[0] == do("explored", piece="x09", other="A1-6")
    assert told(state, "explore x05") == [do("explored", piece="x05"), do("gained", got="RR")]


def test_ew2_10_a_voyage_back_to_the_same_tile_has_no_distance() -> None:
    state = second_part("boat.1 tea-1", "boat.2 ginger-2")
    assert told(state, "work F2-2", "sail tea-1")[1] == do("sailed", piece="tea-1")


def test_ew2_13_an_outpost_trade_tells_where_and_what() -> None:
    opened = ("cards.2 p13", "explored.2 x05")
    state = second_part(*opened, "outposts.1 chili-2", "hold.1 GGG")
    assert told(state, "work F2-3", "trade-at chili-2", "trade x1")[1:] == [
        do("traded_at", piece="chili-2"),
        do("traded", paid="G", got="RR", number=1),
    ]


# -- whole games ---------------------------------------------------------------------------------------------

TABLES = [(game, players) for game in GAMES for players in (2, 4)]


def random_game(game: str, players: int, seed: int, most: int = 700) -> Iterator[tuple[State, int, State]]:
    """Every action of a random game, with the position before and after it."""
    state = make_game(game).start(players)
    dealer, dice = Dealer(f"deeds {seed}"), Dice(seed)
    for _ in range(most):
        if state.actor == NOBODY:
            return
        before = state.copy()
        if state.actor == CHANCE:
            action = state.deal(dealer)
        else:
            options = state.legal()
            action = options[dice.below(len(options))]
            state.apply(action)
        yield before, action, state


def holds(state: State) -> list[list[int]]:
    goods = [parse_goods(str(seat.things["hold"])) for seat in state.view(None).seats]
    return [[int(amount(one, good)) for good in range(4)] for one in goods]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_deeds_account_for_every_cube_that_changes_hands(game: str, players: int) -> None:
    for seed in range(3):
        for before, action, after in random_game(game, players, seed):
            expected = holds(before)
            for deed in deeds(before, action):
                if before.actor == CHANCE:
                    assert (deed.paid, deed.got) == ("", "")
                    continue
                for good, letter in enumerate("YRGB"):
                    expected[before.actor][good] += deed.got.count(letter) - deed.paid.count(letter)
                    if deed.kind == "paid":
                        assert deed.seat is not None
                        expected[deed.seat][good] += deed.paid.count(letter)
            assert changed_seats(before, after, expected) == [], before.game.action_text(action)


def changed_seats(before: State, after: State, expected: list[list[int]]) -> list[int]:
    """Seats whose goods are not what the deeds say. Seat goods come with the first player (COM-9)."""
    if all(cubes == [0, 0, 0, 0] for cubes in holds(before)):
        return []
    return [seat for seat, goods in enumerate(holds(after)) if goods != expected[seat]]


@pytest.mark.parametrize("game", GAMES)
def test_telling_changes_nothing(game: str) -> None:
    for before, action, after in random_game(game, 3, 1, most=200):
        text = before.text()
        deeds(before, action)
        assert before.text() == text
        assert after.ply == before.ply + 1


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_of_every_game_has_a_teller(game: str) -> None:
    rules = make_game(game)
    verbs = {rules.action(index).verb for index in range(rules.action_count)}
    assert verbs <= set(_VERBS) | set(_DRAWS)
