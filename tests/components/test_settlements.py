"""The settlements pieces satisfy what is documented of them and our price list; packs are checked."""

import re
from collections import Counter
from itertools import combinations
from pathlib import Path
from statistics import mean

import pytest

from tradewinds.components.catalog import (
    Card,
    Catalog,
    Order,
    load_catalog,
    load_pack_text,
    pack_template,
)
from tradewinds.components.settlements import (
    ANYWHERE,
    BENEFITS,
    EMBLEMS,
    NO_EMBLEM,
    Location,
    PointCard,
    Step,
)
from tradewinds.core.errors import BadPack
from tradewinds.core.goods import amount, goods_text, parse_goods, total
from tradewinds.games.registry import INFOS, digest_of
from tradewinds.rules.info import SEAT_GOODS

STANDARD = load_catalog()
NEW_WORLD = {f"new-world with {side}": ("A1", "B1", "C1", side) for side in ("D1", "E1", "F1")}
SETTLING = ["east-to-west-1", "east-to-west-2", "new-world", "east-to-west-3"]
GAMES = {
    **NEW_WORLD,
    "part I": ("A1", "B1", "E2", "C2"),
    "part II": ("A2", "B2", "C1", "F2"),
    "part III": ("A2", "B2", "C1", "D2", "E2", "F2"),
}
WITH_WHITE = ("part I", "part III")
MARKETS = ("C2", "D2", "E2")
HAND_SET = ("market", "change-market", "change-route", "move-boat", "boat-trade", "outpost-trade")
LOCATIONS = [location for board in STANDARD.boards.values() for location in board.locations]


def locations(*sides: str) -> list[Location]:
    return [location for side in sides for location in STANDARD.boards[side].locations]


def actions(location: Location) -> list[str]:
    return [step.text for step in location.steps]


def words(location: Location) -> list[str]:
    return [step.word for step in location.steps]


def cards_of(game: str, players: int) -> list[PointCard]:
    unused = "black" if game in WITH_WHITE else "white"
    return [c for c in STANDARD.point_cards if c.star != unused and c.least_players <= players]


# -- boards --------------------------------------------------------------------------------------


def test_there_are_six_boards_of_two_sides() -> None:
    assert list(STANDARD.boards) == [board + side for side in "12" for board in "ABCDEF"]


@pytest.mark.parametrize("game", NEW_WORLD)
def test_new_world_has_23_locations(game: str) -> None:
    assert len(locations(*GAMES[game])) == 23


def test_every_side_has_six_locations_but_c1_lacks_one_in_its_first_row() -> None:
    assert {side: len(board.locations) for side, board in STANDARD.boards.items() if side != "C1"} == {
        side: 6 for side in STANDARD.boards if side != "C1"
    }
    assert [location.id for location in locations("C1")] == ["C1-1", "C1-3", "C1-4", "C1-5", "C1-6"]


def test_the_top_rows_of_a_and_b_are_the_only_forts() -> None:
    forts = [location.id for location in LOCATIONS if "fort" in words(location)]
    assert forts == ["A1-1", "A1-2", "B1-1", "B1-2", "A2-1", "A2-2", "B2-1", "B2-2"]


@pytest.mark.parametrize("sides", [("A1", "B1"), ("A2", "B2")])
def test_forts_need_1_1_2_3_settlers_from_left_to_right(sides: tuple[str, str]) -> None:
    assert [x.settlers for x in locations(*sides) if words(x) == ["fort"]] == [1, 1, 2, 3]


def test_other_locations_need_1_to_4_settlers() -> None:
    assert {x.settlers for x in LOCATIONS if words(x) != ["fort"]} == {1, 2, 3, 4}


def test_settlers_on_c1_and_f2_are_those_of_the_rule_sheet() -> None:
    assert [x.settlers for x in locations("C1")] == [2, 2, 2, 3, 3]
    assert [x.settlers for x in locations("F2")] == [2, 1, 2, 2, 4, 3]
    assert Counter(x.settlers for x in locations("C1", "F2")) == {1: 1, 2: 6, 3: 3, 4: 1}


def test_markets_need_1_and_1_settlers_on_e2_and_2_and_3_on_c2_and_d2() -> None:
    found = {side: [x.settlers for x in locations(side) if words(x) == ["market"]] for side in MARKETS}
    assert found == {"C2": [2, 3], "D2": [2, 3], "E2": [1, 1]}


def test_most_locations_need_two_settlers_and_very_few_four() -> None:
    found = Counter(x.settlers for x in LOCATIONS if words(x) != ["fort"])
    assert found[2] > found.total() / 2
    assert 0 < found[4] <= found.total() / 20


@pytest.mark.parametrize("action", ["RRR>BB", "B>YYYYYY", "upgrade 2"])
def test_actions_that_were_seen_on_the_boards_are_there(action: str) -> None:
    assert [action] in [actions(x) for x in LOCATIONS]


def test_exploration_icons_are_where_they_are_documented() -> None:
    found = Counter(x.id[:2] for x in LOCATIONS if x.icon == "explore")
    assert found == {"C1": 4, "D1": 4, "E1": 4, "F1": 4, "F2": 3, "D2": 1}


def test_icons_for_2_and_3_players_are_one_on_each_a_and_b_and_never_at_a_fort() -> None:
    marked = [x for x in LOCATIONS if x.icon == "2-3"]
    assert [x.id[:2] for x in marked] == ["A1", "B1", "A2", "B2"]
    assert all("fort" not in words(x) for x in marked)


def test_icons_are_as_many_as_each_game_has_exploration_tiles_for() -> None:
    found = {game: Counter(x.icon for x in locations(*sides)) for game, sides in GAMES.items()}
    counts = {game: (icons["explore"], icons["2-3"]) for game, icons in found.items()}
    assert counts == {
        **dict.fromkeys(NEW_WORLD, (8, 2)),
        "part I": (0, 2),
        "part II": (7, 2),
        "part III": (8, 2),
    }


def test_bonus_spaces_are_two_stacks_of_four_on_a1_b1_b2_and_f2() -> None:
    stacks = {side: board.bonus for side, board in STANDARD.boards.items() if board.bonus}
    assert stacks == {"A1": (4, 4), "B1": (4, 4), "B2": (4, 4), "F2": (4, 4)}


def test_markets_are_the_bottom_rows_of_c2_d2_and_e2() -> None:
    markets = [x.id for x in LOCATIONS if "market" in words(x)]
    assert markets == ["C2-5", "C2-6", "D2-5", "D2-6", "E2-5", "E2-6"]


@pytest.mark.parametrize(("game", "side"), [("part I", "C2"), ("part III", "D2")])
def test_parts_i_and_iii_have_four_markets_a_change_market_and_a_change_route(game: str, side: str) -> None:
    found = {word: [x.id[:2] for x in locations(*GAMES[game]) if word in words(x)] for word in HAND_SET}
    assert sorted(found["market"]) == sorted(["E2", "E2", side, side])
    assert (found["change-market"], found["change-route"]) == (["E2"], [side])


def test_boats_and_outposts_have_their_locations_on_a2_b2_and_f2() -> None:
    found = {text: x.id[:2] for x in LOCATIONS for text in actions(x) if "boat" in text or "outpost" in text}
    assert found == {
        "move-boat 1": "F2",
        "move-boat 2": "F2",
        "outpost-trade": "F2",
        "move-boat any": "A2",
        "boat-trade": "B2",
    }
    assert sum("boat" in x.text or "outpost" in x.text for x in LOCATIONS) == len(found)


def test_the_rest_are_gains_upgrades_and_trades_and_some_have_two_actions() -> None:
    rest = [x for x in LOCATIONS if words(x)[0] not in ("fort", *HAND_SET)]
    assert {word for x in rest for word in words(x)} == {"gain", "upgrade", "trade"}
    assert {len(x.steps) for x in rest} == {1, 2}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_from_the_start_nobody_is_stuck(game: str, players: int) -> None:
    closed = {"explore"} if players == 4 else {"explore", "2-3"}
    open_now = [x for x in locations(*GAMES[game]) if x.icon not in closed]
    single = Counter(words(x)[0] for x in open_now if len(x.steps) == 1)
    assert single["gain"] >= 2
    assert single["upgrade"] >= 1
    assert single["trade"] >= 2
    assert single["move-boat"] >= (game in ("part II", "part III"))


@pytest.mark.parametrize("game", GAMES)
def test_every_emblem_is_on_two_locations_of_every_game(game: str) -> None:
    found = Counter(x.emblem for x in locations(*GAMES[game]))
    assert all(found[emblem] >= 2 for emblem in range(NO_EMBLEM))


def test_forts_carry_no_emblem() -> None:
    assert {x.emblem for x in LOCATIONS if words(x) == ["fort"]} == {NO_EMBLEM}


@pytest.mark.parametrize("game", GAMES)
def test_no_two_locations_of_a_game_are_alike(game: str) -> None:
    chosen = [x for x in locations(*GAMES[game]) if words(x)[0] not in ("fort", "market")]
    assert len({x.text for x in chosen}) == len(chosen)


@pytest.mark.parametrize("side", STANDARD.boards)
def test_no_two_locations_of_a_board_do_the_same(side: str) -> None:
    chosen = [x for x in locations(side) if words(x)[0] not in ("fort", "market")]
    assert len({tuple(sorted(actions(x))) for x in chosen}) == len(chosen)


@pytest.mark.parametrize("game", GAMES)
def test_yellow_and_red_can_be_gained_from_the_start(game: str) -> None:
    gains = [step for x in locations(*GAMES[game]) if not x.icon for step in x.steps if step.word == "gain"]
    assert {letter for step in gains for letter in goods_text(step.get)} >= {"Y", "R"}


# -- cards and tiles -----------------------------------------------------------------------------


def test_there_are_56_point_cards_with_stars_and_player_marks_in_halves_and_quarters() -> None:
    found = Counter((card.star, card.least_players) for card in STANDARD.point_cards)
    assert found == {
        ("", 2): 16,
        ("", 3): 8,
        ("", 4): 8,
        ("black", 2): 6,
        ("black", 3): 3,
        ("black", 4): 3,
        ("white", 2): 6,
        ("white", 3): 3,
        ("white", 4): 3,
    }


@pytest.mark.parametrize(("players", "number"), [(2, 22), (3, 33), (4, 44)])
@pytest.mark.parametrize("game", GAMES)
def test_games_play_with_22_33_or_44_point_cards(game: str, players: int, number: int) -> None:
    assert len(cards_of(game, players)) == number


def test_point_cards_cost_2_to_6_cubes_and_are_worth_3_to_12_points() -> None:
    assert {total(card.cost) for card in STANDARD.point_cards} <= {2, 3, 4, 5, 6}
    assert {card.points for card in STANDARD.point_cards} <= set(range(3, 13))


def has_brown(card: PointCard) -> bool:
    return "B" in goods_text(card.cost)


def test_a_third_of_the_point_cards_cost_a_brown_cube() -> None:
    assert sum(map(has_brown, STANDARD.point_cards)) >= len(STANDARD.point_cards) / 3


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_a_third_of_the_point_cards_of_every_game_cost_a_brown_cube(game: str, players: int) -> None:
    cards = cards_of(game, players)
    assert sum(map(has_brown, cards)) >= len(cards) / 3


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_most_costs_are_four_cubes_or_more_and_of_one_or_two_kinds(game: str, players: int) -> None:
    costs = [goods_text(card.cost) for card in cards_of(game, players)]
    assert sum(len(cost) >= 4 for cost in costs) > len(costs) / 2
    assert sum(len({*cost}) <= 2 for cost in costs) > len(costs) / 2


def test_symbols_are_16_saddlebags_14_hammers_14_charms_and_12_compasses() -> None:
    found = Counter(BENEFITS[card.symbol] for card in STANDARD.point_cards)
    assert found == {"saddlebag": 16, "hammer": 14, "charm": 14, "compass": 12}


def test_each_symbol_has_what_its_benefit_needs_and_no_more() -> None:
    for card in STANDARD.point_cards:
        symbol = BENEFITS[card.symbol]
        assert (card.number in (1, 2)) == (symbol == "saddlebag"), card
        assert (card.emblem != NO_EMBLEM) == (symbol in ("hammer", "charm")), card
        assert total(card.cube) == (symbol == "charm"), card


def test_emblems_are_spread_evenly_over_hammers_and_charms() -> None:
    shown = [card for card in STANDARD.point_cards if card.emblem != NO_EMBLEM]
    assert Counter(card.emblem for card in shown) == dict.fromkeys(range(NO_EMBLEM), 7)
    for symbol in ("hammer", "charm"):
        found = Counter(card.emblem for card in shown if BENEFITS[card.symbol] == symbol)
        assert sorted(found.values()) == [3, 3, 4, 4]


def test_charms_give_yellow_mostly_and_green_once() -> None:
    found = Counter(goods_text(card.cube) for card in STANDARD.point_cards if card.cube)
    assert found == {"Y": 9, "R": 4, "G": 1}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_sees_several_cards_of_every_symbol(game: str, players: int) -> None:
    found = Counter(card.symbol for card in cards_of(game, players))
    assert all(found[symbol] >= 5 for symbol in range(4))


def test_no_two_point_cards_are_alike() -> None:
    cards = STANDARD.point_cards
    assert len({(c.cost, c.symbol, c.number, c.emblem, c.cube) for c in cards}) == len(cards)


def scoring(mark: str) -> Counter[str]:
    tiles = [tile for tile in STANDARD.scoring_tiles if tile.mark == mark]
    return Counter(f"{tile.points} per {' '.join(tile.items)}" for tile in tiles)


def test_there_are_25_scoring_tiles_17_plain_3_of_part_i_and_5_of_part_iii() -> None:
    assert Counter(tile.mark for tile in STANDARD.scoring_tiles) == {"": 17, "I": 3, "III": 5}


def test_tiles_of_part_i_score_two_points_per_two_merchants() -> None:
    assert scoring("I") == {"2 per merchant merchant": 3}


def test_plain_tiles_score_pairs_doubles_a_set_exploration_brown_settlers_and_cards() -> None:
    assert scoring("") == {
        **{f"3 per {one} {other}": 1 for one, other in combinations(BENEFITS, 2)},
        **{f"3 per {symbol} {symbol}": 1 for symbol in BENEFITS},
        f"6 per {' '.join(BENEFITS)}": 1,
        "2 per exploration": 2,
        "1 per brown": 2,
        "1 per settler": 1,
        "1 per card card": 1,
    }


def test_tiles_of_part_iii_score_outposts_columns_merchants_and_sets() -> None:
    assert scoring("III") == {
        "1 per outpost outpost": 2,
        "2 per column": 1,
        "2 per merchant merchant": 1,
        "3 per card merchant outpost": 1,
    }


def test_ten_exploration_tiles_four_with_points_and_six_with_a_bonus_at_once() -> None:
    tiles = STANDARD.exploration_tiles
    assert len(tiles) == 10
    at_once = [tile for tile in tiles if tile.gain or tile.upgrades or tile.recruits]
    assert sorted(tile.points for tile in tiles if tile not in at_once) == [1, 2, 2, 3]
    found = {(goods_text(tile.gain), tile.upgrades, tile.recruits, tile.points) for tile in at_once}
    assert len(at_once) == 6
    assert found == {
        ("RR", 0, 0, 0),
        ("G", 0, 0, 0),
        ("-", 3, 0, 0),
        ("-", 2, 0, 1),
        ("-", 0, 1, 0),
        ("-", 0, 1, 1),
    }


# -- pricing: the price list is the one that docs/components.md shows -----------------------------


def documented(heading: str) -> dict[str, str]:
    """The rows of the table in the docs that begins with a heading."""
    page = (Path(__file__).parents[2] / "docs/components.md").read_text(encoding="utf-8")
    lines = page[page.index(heading) :].split("\n\n")[0].splitlines()[2:]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {what: value for what, value in rows}


LEVELS = {what: float(value) for what, value in documented("| what | levels |").items()}
SETTLERS = documented("| location | settlers |")
CUBES = [LEVELS[f"{colour} cube"] for colour in ("yellow", "red", "green", "brown")]


def levels(goods: int) -> float:
    return sum(int(amount(goods, good)) * CUBES[good] for good in range(4))


def brings(piece: Card | Step) -> float:
    """What a card or an action adds, each time it is done."""
    steps = piece.upgrades if isinstance(piece, Card) else piece.number
    return levels(piece.get) - levels(piece.give) + LEVELS["step of an upgrade"] * steps


def order_price(cost: int) -> float:
    kinds = sum(amount(cost, good) > 0 for good in range(4))
    return levels(cost) + LEVELS["kind of good in a cost, from the third on"] * max(0, kinds - 2)


PRICED = [x for x in LOCATIONS if {*words(x)} <= {"gain", "upgrade", "trade"}]
GIVING = [x for x in PRICED if "trade" not in words(x)]
TRADING = [x for x in PRICED if "trade" in words(x)]
OF_NEW_WORLD = ("D1", "E1", "F1")  # boards that no other game has
FIRST_TO_GO_TO = [x for x in LOCATIONS if x.id in ("D1-1", "E1-3", "F1-1", "B2-6")]


def worth(location: Location) -> float:
    return sum(map(brings, location.steps))


def merchants(kind: str) -> list[float]:
    return [brings(card) for card in STANDARD.merchants if card.kind == kind]


def test_the_price_list_is_complete() -> None:
    assert CUBES == [1, 2, 3, 4]
    assert len(LEVELS) == 15


@pytest.mark.parametrize("order", STANDARD.orders, ids=lambda order: order.text)
def test_documented_orders_are_worth_their_cubes_and_their_variety(order: Order) -> None:
    assert order.points == order_price(order.cost)


def test_documented_cards_bring_what_the_page_says() -> None:
    assert [brings(card) for card in STANDARD.starting] == [2, 2]
    assert {*merchants("gain")} == {3, 4}
    assert merchants("upgrade") == [3]
    assert {*merchants("trade")} == {1, 2, 3, 4}


def test_claiming_is_paid_twice_the_settlers_that_a_fort_needs() -> None:
    forts = [x.settlers for x in LOCATIONS if words(x) == ["fort"]]
    assert LEVELS["claiming at a fort"] == 2 * round(mean(forts)) * LEVELS["settler at a location"]


@pytest.mark.parametrize("card", STANDARD.point_cards, ids=lambda card: card.text)
def test_points_are_the_price_of_an_order_and_a_fort_less_the_benefit(card: PointCard) -> None:
    benefit = {
        "saddlebag": LEVELS["settler of a saddlebag"] * card.number,
        "hammer": LEVELS["hammer"],
        "charm": LEVELS["charm, besides its cube"] + levels(card.cube),
        "compass": LEVELS["compass"],
    }[BENEFITS[card.symbol]]
    assert card.points == order_price(card.cost) + LEVELS["claiming at a fort"] - benefit


@pytest.mark.parametrize("card", STANDARD.point_cards, ids=lambda card: card.text)
def test_no_card_can_be_paid_with_the_goods_of_the_start(card: PointCard) -> None:
    """COM-9: else whoever has them claims before the others have moved."""
    cost = Counter(goods_text(card.cost))
    assert all(cost - Counter(goods) for goods in SEAT_GOODS)


@pytest.mark.parametrize("location", PRICED, ids=lambda location: location.id)
def test_a_location_brings_the_price_of_its_settlers(location: Location) -> None:
    paid = LEVELS["settler at a location"] * location.settlers
    if location.icon == "explore" and location.id[:2] in OF_NEW_WORLD:
        paid += LEVELS["`explore` at a location of D1, E1 or F1"]
    if location in FIRST_TO_GO_TO:
        paid += LEVELS["the first location to go to, one each on D1, E1, F1 and B2"]
    if location in TRADING:
        paid -= LEVELS["repeating a trade"]
    assert worth(location) == paid


def test_two_settlers_bring_a_starting_card_and_three_a_merchant() -> None:
    ordinary = [x for x in GIVING if x.icon != "explore" and x not in FIRST_TO_GO_TO]
    found = {n: {worth(x) for x in ordinary if x.settlers == n} for n in (2, 3)}
    assert found[2] == {brings(card) for card in STANDARD.starting}
    assert found[3] == {min(merchants("gain"))} == {*merchants("upgrade")}


@pytest.mark.parametrize("game", NEW_WORLD)
def test_new_world_has_one_open_location_that_is_richer_than_all_others_that_are_open(game: str) -> None:
    found = [x for x in locations(*GAMES[game]) if x in GIVING and not x.icon]
    richest = max(found, key=worth)
    assert richest in FIRST_TO_GO_TO
    assert all(worth(x) < worth(richest) for x in found if x is not richest)


@pytest.mark.parametrize("game", GAMES)
def test_gains_and_upgrades_that_are_open_carry_no_emblem_but_one(game: str) -> None:
    """With a charm they would bring as much as a card."""
    shown = [x.id for x in locations(*GAMES[game]) if x in GIVING and not x.icon and x.emblem != NO_EMBLEM]
    assert shown == (["E1-1"] if "E1" in GAMES[game] else [])


@pytest.mark.parametrize("side", MARKETS)
def test_every_market_carries_an_emblem(side: str) -> None:
    found = [x.emblem for x in locations(side) if words(x) == ["market"]]
    assert NO_EMBLEM not in found
    assert len({*found}) == len(found)


@pytest.mark.parametrize("game", GAMES)
def test_locations_of_every_game_bring_no_more_than_merchants_until_they_are_explored(game: str) -> None:
    found = [worth(x) for x in locations(*GAMES[game]) if x in GIVING and x.icon != "explore"]
    assert max(found) <= max(merchants("gain"))
    assert mean(found) <= mean(merchants("gain"))


def test_only_four_settlers_at_an_explored_location_bring_more_than_the_best_merchant() -> None:
    best = max(merchants("gain"))
    more = [x for x in GIVING if worth(x) > best]
    assert {(x.settlers, x.icon, worth(x)) for x in more} == {(4, "explore", best + 1)}


def test_trades_of_locations_are_poorer_than_those_of_merchants() -> None:
    found = [worth(x) for x in TRADING]
    assert {*found} <= {*merchants("trade")}
    assert mean(found) < mean(merchants("trade"))


def test_locations_set_by_hand_need_the_settlers_of_the_table() -> None:
    found: dict[str, set[str]] = {}
    for x in LOCATIONS:
        if words(x)[0] in HAND_SET and words(x) != ["market"]:
            found.setdefault(actions(x)[0], set()).add(str(x.settlers))
    for side in MARKETS:
        settlers = ", ".join(str(x.settlers) for x in locations(side) if words(x) == ["market"])
        where = "E2" if side == "E2" else "C2 and D2"
        found.setdefault(f"market on {where}, left to right", set()).add(settlers)
    assert {what: {value} for what, value in SETTLERS.items()} == found


# -- packs ---------------------------------------------------------------------------------------


def with_lines(changes: dict[int, str]) -> str:
    lines = pack_template().splitlines()
    for number, line in changes.items():
        lines[number] = line
    return "\n".join(lines)


def cell(side: str, number: int, text: str) -> str:
    """The template with another text in a cell of a board."""
    lines = pack_template().splitlines()
    at = lines.index(f"[boards.{side}]") + 1 + number
    assert lines[at].endswith('",')
    return with_lines({at: f'    "{text}",'})


def entry(id: str, text: str) -> str:
    """The template with another text for a card or tile."""
    lines = pack_template().splitlines()
    (at,) = (number for number, line in enumerate(lines) if line.startswith(f"{id} = "))
    return with_lines({at: f'{id} = "{text}"'})


def bonus(**values: str) -> str:
    """The template with other stacks (or something else) on some sides."""
    text = pack_template()
    for side, value in values.items():
        block = re.search(rf"\[boards\.{side}\]\n.*?\n\]\n", text, re.DOTALL)
        assert block
        rest = text[block.end() :].removeprefix("bonus = [4, 4]\n")
        text = text[: block.end()] + value + "\n" + rest
    return text


def load(text: str) -> Catalog:
    return load_pack_text("my.toml", text)


BOARD_FAULTS = [
    ("[boards]", "boards.A1", "expected a table with the 6 locations"),
    ("[boards]\nA1 = 3", "boards.A1", "expected a table with the 6 locations"),
    (pack_template().replace("[boards.D1]", "[boards.D3]"), "boards.D3", "no such key: expected A1, B1"),
    (bonus(A1="colour = 3"), "boards.A1.colour", "no such key: expected locations, bonus"),
    (bonus(A1="draft = 3"), "boards.A1.draft", "has int, expected a list of 0 to 6"),
    (bonus(A1='draft = ["", "", "1 fort"]'), "boards.A1.locations.3", "expected no fort"),
    (bonus(A1="draft = [1]"), "boards.A1.locations.1", "expected a text"),
    (cell("D1", 3, "1 gain Y").replace('    "1 gain Y",\n', ""), "boards.D1.locations", "has 5 entries"),
    (cell("D1", 3, "1 gain Y").replace('"1 gain Y"', "7"), "boards.D1.locations.3", "expected a text"),
    (cell("D1", 1, "-"), "boards.D1.locations", "has 1 cells '-', expected none"),
    (cell("C1", 3, "-"), "boards.C1.locations", "has 2 cells '-', expected exactly one"),
    (cell("C1", 2, "1 gain Y"), "boards.C1.locations", "has 0 cells '-', expected exactly one"),
    (cell("A1", 1, "1 gain Y"), "boards.A1.locations.1", "expected a fort: they are cells 1 and 2 of A1"),
    (cell("B2", 2, "1 gain Y"), "boards.B2.locations.2", "expected a fort"),
    (cell("A2", 3, "1 fort"), "boards.A2.locations.3", "expected no fort"),
    (cell("D1", 1, "1 fort"), "boards.D1.locations.1", "expected no fort"),
    (cell("A1", 1, "1 fort | bow"), "boards.A1.locations.1", "a fort without emblem and icon"),
    (cell("A1", 1, "1 fort | 2-3"), "boards.A1.locations.1", "a fort without emblem and icon"),
    (cell("C2", 5, "1 gain Y"), "boards.C2.locations.5", "expected a market: they are cells 5 and 6 of C2"),
    (cell("D2", 6, "1 gain Y"), "boards.D2.locations.6", "expected a market"),
    (cell("E2", 1, "1 market"), "boards.E2.locations.1", "expected no market"),
    (cell("A1", 3, "1 market"), "boards.A1.locations.3", "expected no market"),
    (cell("A1", 3, "1 change-market"), "boards.A1.locations.3", "'change-market' is only on C2, D2, E2"),
    (cell("F2", 1, "1 change-route"), "boards.F2.locations.1", "'change-route' is only on C2, D2, E2"),
    (cell("E2", 1, "1 move-boat any"), "boards.E2.locations.1", "'move-boat' is only on A2, B2, F2"),
    (cell("B1", 3, "1 boat-trade"), "boards.B1.locations.3", "'boat-trade' is only on A2, B2, F2"),
    (cell("C1", 3, "1 outpost-trade"), "boards.C1.locations.3", "'outpost-trade' is only on A2, B2, F2"),
    (cell("C1", 3, "1 gain G"), "boards.C1.locations", "has 3 icons 'explore', expected exactly 4"),
    (cell("E1", 1, "1 gain G | explore"), "boards.E1.locations", "has 5 icons 'explore', expected exactly 4"),
    (cell("F2", 3, "1 gain G | explore"), "boards.F2.locations", "has 4 icons 'explore', expected exactly 3"),
    (cell("D2", 1, "1 gain G | explore"), "boards.D2.locations", "has 2 icons 'explore', expected exactly 1"),
    (cell("E2", 1, "1 gain G | explore"), "boards.E2.locations", "has 1 icons 'explore', expected exactly 0"),
    (cell("A1", 6, "1 gain G"), "boards.A1.locations", "has 0 icons '2-3', expected exactly 1"),
    (cell("B2", 3, "1 gain G | 2-3"), "boards.B2.locations", "has 2 icons '2-3', expected exactly 1"),
    (cell("C2", 1, "1 gain G | 2-3"), "boards.C2.locations", "has 1 icons '2-3', expected exactly 0"),
    (bonus(A1=""), "boards.A1.bonus", "missing: expected a list of 2"),
    (cell("D1", 1, "2 gain Y + gain R"), "boards.D1.locations.1", "expected one gain at the most"),
    (cell("D1", 1, "2 upgrade 1 + upgrade 1"), "boards.D1.locations.1", "expected one upgrade at the most"),
    (bonus(B1="bonus = [4]"), "boards.B1.bonus", "has 1 entries, expected a list of 2"),
    (bonus(B2="bonus = [4, 4, 4]"), "boards.B2.bonus", "has 3 entries, expected a list of 2"),
    (bonus(F2="bonus = [4, 0]"), "boards.F2.bonus", "expected whole numbers from 1 to 9"),
    (bonus(F2="bonus = [4, 10]"), "boards.F2.bonus", "expected whole numbers from 1 to 9"),
    (bonus(F2="bonus = [4, true]"), "boards.F2.bonus", "expected whole numbers from 1 to 9"),
    (bonus(C1="bonus = [4, 4]"), "boards.C1.bonus", "expected none: side C1 has no stacks"),
    (bonus(A2="bonus = [4, 4]"), "boards.A2.bonus", "expected none: side A2 has no stacks"),
    (bonus(A1="bonus = [4, 9]"), "boards.B1.bonus", "21 tiles with those of A1: expected 17 at most"),
    (bonus(F2="bonus = [5, 5]"), "boards.F2.bonus", "18 tiles with those of B2: expected 17 at most"),
    (cell("D1", 1, "0 gain Y"), "boards.D1.locations.1", "expected settlers 1 to 9"),
    (cell("D1", 1, "10 gain Y"), "boards.D1.locations.1", "expected settlers 1 to 9"),
    (cell("D1", 1, "gain Y"), "boards.D1.locations.1", "expected settlers 1 to 9"),
    (cell("D1", 1, "1 gain Y | sword"), "boards.D1.locations.1", "is no location"),
    (cell("D1", 1, "1 gain Y | explore | bow"), "boards.D1.locations.1", "is no location"),
    (cell("D1", 1, "1 gain Y |  | explore"), "boards.D1.locations.1", "is no location"),
    (cell("D1", 1, "1 gain Y | bow | canoe"), "boards.D1.locations.1", "is no location"),
    (
        cell("D1", 1, "1 gain Y + gain Y + gain Y"),
        "boards.D1.locations.1",
        "has 3 actions, expected one or two",
    ),
    (cell("A1", 1, "1 fort + gain Y"), "boards.A1.locations.1", "gain, upgrade and trade only"),
    (cell("F2", 1, "1 gain Y + move-boat 1"), "boards.F2.locations.1", "gain, upgrade and trade only"),
    (cell("F2", 1, "1 move-boat 3"), "boards.F2.locations.1", "is no action"),
    (cell("F2", 1, "1 move-boat"), "boards.F2.locations.1", "is no action"),
    (cell("D1", 1, "1 dance"), "boards.D1.locations.1", "'dance' is no action"),
    (cell("D1", 1, "1"), "boards.D1.locations.1", "is no action"),
    (cell("D1", 1, "1 gain YW"), "boards.D1.locations.1", "'YW' is not goods"),
    (cell("D1", 1, "1 gain YYYYYYYYYYY"), "boards.D1.locations.1", "expected 1 to 10 letters"),
    (cell("D1", 1, "1 upgrade 0"), "boards.D1.locations.1", "expected upgrade 1 to upgrade 9"),
    (cell("D1", 1, "1 upgrade 10"), "boards.D1.locations.1", "expected upgrade 1 to upgrade 9"),
    (cell("D1", 1, "1 Y>YR"), "boards.D1.locations.1", "costs nothing"),
]

PIECE_FAULTS = [
    (pack_template().replace("p07 =", "p77 ="), "point_cards.cards.p77", "no such id: expected p01 to p56"),
    (entry("p01", "RRG 5"), "point_cards.cards.p01", "'' is no benefit"),
    (entry("p01", "RRG"), "point_cards.cards.p01", "is no point card"),
    (entry("p01", "RRG 100 compass"), "point_cards.cards.p01", "is no point card"),
    (entry("p01", "RRG -1 compass"), "point_cards.cards.p01", "is no point card"),
    (entry("p01", "RRW 5 compass"), "point_cards.cards.p01", "'RRW' is not goods"),
    (entry("p01", "RRG 5 lantern"), "point_cards.cards.p01", "'lantern' is no benefit"),
    (entry("p01", "RRG 5 saddlebag 0"), "point_cards.cards.p01", "expected saddlebag 1 to saddlebag 9"),
    (entry("p01", "RRG 5 hammer sword"), "point_cards.cards.p01", "'hammer sword' is no benefit"),
    (entry("p01", "RRG 5 charm bow"), "point_cards.cards.p01", "'charm bow' is no benefit"),
    (entry("p01", "RRG 5 charm bow YY"), "point_cards.cards.p01", "'charm bow YY' is no benefit"),
    (entry("p01", "RRG 5 charm bow W"), "point_cards.cards.p01", "'W' is not goods"),
    (entry("p01", "RRG 5 compass 2"), "point_cards.cards.p01", "'compass 2' is no benefit"),
    (entry("p01", "RRG 5 compass | grey"), "point_cards.cards.p01", "is no point card"),
    (entry("p01", "RRG 5 compass | white | 3+"), "point_cards.cards.p01", "is no point card"),
    (entry("p01", "RRG 5 compass |  | white"), "point_cards.cards.p01", "is no point card"),
    (entry("p01", "RRG 5 compass | white"), "point_cards.cards", "15 cards with no star and no player mark"),
    (entry("p17", "RRG 5 compass"), "point_cards.cards", "17 cards with no star and no player mark"),
    (entry("p25", "RRG 5 compass | 3+"), "point_cards.cards", "9 cards with no star and 3+, expected 8"),
    (entry("p44", "RG 5 compass | 3+ | black"), "point_cards.cards", "4 cards with black star and 3+"),
    (entry("p56", "RG 5 compass | 3+ | white"), "point_cards.cards", "4 cards with white star and 3+"),
    (pack_template().replace("b07 =", "b77 ="), "scoring_tiles.tiles.b77", "no such id: expected b01 to b25"),
    (entry("b01", "3 hammer"), "scoring_tiles.tiles.b01", "is no scoring tile"),
    (entry("b01", "100 per hammer"), "scoring_tiles.tiles.b01", "is no scoring tile"),
    (entry("b01", "3 per hammer | II"), "scoring_tiles.tiles.b01", "is no scoring tile"),
    (entry("b01", "3 per sword"), "scoring_tiles.tiles.b01", "'sword' is nothing to count: expected saddle"),
    (entry("b01", "3 per "), "scoring_tiles.tiles.b01", "'' is nothing to count"),
    (entry("b01", "3 per" + " card" * 11), "scoring_tiles.tiles.b01", "has 11 items, expected 10 at most"),
    (entry("b01", "3 per card | I"), "scoring_tiles.tiles", "has 16 tiles without mark, expected 17"),
    (entry("b18", "3 per card | III"), "scoring_tiles.tiles", "has 2 tiles marked I, expected 3"),
    (pack_template().replace("x07 =", "x77 ="), "exploration_tiles.tiles.x77", "expected x01 to x10"),
    (entry("x01", "gold 3"), "exploration_tiles.tiles.x01", "'gold 3' is nothing to find"),
    (entry("x01", "points 100"), "exploration_tiles.tiles.x01", "'points 100' is nothing to find"),
    (entry("x01", "points 1 + points 2"), "exploration_tiles.tiles.x01", "expected 'points' once"),
    (entry("x01", "recruit 0"), "exploration_tiles.tiles.x01", "expected recruit 1 to recruit 9"),
    (entry("x01", "upgrade x"), "exploration_tiles.tiles.x01", "expected upgrade 1 to upgrade 9"),
    (entry("x01", "gain"), "exploration_tiles.tiles.x01", "'' is not goods"),
]


@pytest.mark.parametrize(("text", "key", "problem"), BOARD_FAULTS + PIECE_FAULTS)
def test_every_fault_names_its_key_and_what_is_expected(text: str, key: str, problem: str) -> None:
    with pytest.raises(BadPack) as caught:
        load(text)
    assert caught.value.key == key
    assert problem in caught.value.problem


@pytest.mark.parametrize("key", ["point_cards", "scoring_tiles", "exploration_tiles"])
def test_sets_have_no_other_keys(key: str) -> None:
    with pytest.raises(BadPack, match=rf"{key}\.colour: no such key"):
        load(pack_template().replace(f"[{key}]", f"[{key}]\ncolour = 3"))


def test_a_pack_may_go_to_the_limits() -> None:
    text = cell("D1", 1, "9 gain BBBBBBBBBB + upgrade 9 | anvil")
    assert load(text).boards["D1"].locations[0].settlers == 9
    assert load(entry("p01", "BBBBBBBBBB 99 charm bow B")).point_cards[0].cube == parse_goods("B")
    assert load(entry("p01", "Y 0 saddlebag 9")).point_cards[0].number == 9
    assert load(entry("x01", "points 99 + gain Y + upgrade 9 + recruit 9")).exploration_tiles[0].recruits == 9
    assert load(bonus(A1="bonus = [8, 1]")).boards["A1"].bonus == (8, 1)
    assert load(bonus(F2="bonus = [8, 1]")).boards["F2"].bonus == (8, 1)


def test_a_location_is_read_into_its_steps() -> None:
    location = load(cell("D1", 1, "2 gain YR + YY>G | bow")).boards["D1"].locations[0]
    gain = Step("gain", "gain YR", get=parse_goods("YR"))
    trade = Step("trade", "YY>G", give=parse_goods("YY"), get=parse_goods("G"))
    assert location == Location("D1-1", "2 gain YR + YY>G | bow", 2, (gain, trade), EMBLEMS.index("bow"), "")
    boats = [step for x in locations("F2", "A2") for step in x.steps if step.word == "move-boat"]
    assert [step.number for step in boats] == [2, 1, ANYWHERE]


def test_the_missing_cell_leaves_the_numbers_of_the_others() -> None:
    text = cell("C1", 5, "-").replace('    "-",\n    "2 gain', '    "3 YYG>BB | explore",\n    "2 gain')
    assert [x.id for x in load(text).boards["C1"].locations] == ["C1-1", "C1-2", "C1-3", "C1-4", "C1-6"]


def test_a_point_card_is_read_into_its_parts() -> None:
    card = load(entry("p42", "YYBB 8 charm canoe R | =4 | black")).point_cards[41]
    cost, cube = parse_goods("YYBB"), parse_goods("R")
    assert card == PointCard("p42", "YYBB 8 charm canoe R | =4 | black", cost, 8, 2, 0, 2, cube, 4, "black")


@pytest.mark.parametrize(
    ("text", "games"),
    [
        (bonus(B2="bonus = [3, 3]"), ["east-to-west-2", "east-to-west-3"]),
        (entry("p01", "RRG 6 saddlebag 1"), SETTLING),
        (entry("b01", "4 per saddlebag hammer"), SETTLING),
        (entry("x01", "points 4"), SETTLING),
        (entry("m01", "gain YYYYY"), ["sand-to-sea", "east-to-west-1", "spice-road", "east-to-west-3"]),
        (entry("s1", "gain YYYYY"), ["sand-to-sea", "spice-road"]),
        (entry("o01", "YYRR 7"), ["spice-road"]),
        (entry("v01", "YYGGG 12"), ["sand-to-sea", "eastern-wonders"]),
        (entry("tea-6", "YY>GG"), ["sand-to-sea", "east-to-west-2", "eastern-wonders", "east-to-west-3"]),
        (pack_template().replace("west-2 = [1, 2, 3]", "west-2 = [1, 2, 4]"), ["east-to-west-2"]),
        (cell("A1", 6, "3 gain RY | bow | 2-3"), []),
        (entry("b01", "3 per hammer saddlebag"), []),
        (entry("p01", "RYRY 08 saddlebag 1"), []),
        (entry("x08", "points 1 + upgrade 2"), []),
    ],
)
def test_a_change_is_in_the_hash_of_the_games_that_use_it(text: str, games: list[str]) -> None:
    changed = load(text)
    assert changed_games(changed) == set(games)


def changed_games(catalog: Catalog) -> set[str]:
    return {game for game in INFOS if digest_of(game, catalog) != digest_of(game, STANDARD)}


@pytest.mark.parametrize("side", STANDARD.boards)
def test_a_board_is_in_the_hash_of_the_games_that_lay_it_out(side: str) -> None:
    changed = load(cell(side, 1, "9" + locations(side)[0].text[1:]))
    parts = {"east-to-west-1": "part I", "east-to-west-2": "part II", "east-to-west-3": "part III"}
    expected = [game for game, part in parts.items() if side in GAMES[part]]
    expected += ["new-world"] if side.endswith("1") else []
    assert changed_games(changed) == set(expected)
