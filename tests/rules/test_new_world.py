"""NW-1 to NW-3: the settlements box as a game of its own, with the rules of part I that it refers to."""

from collections import Counter

import pytest

from tests.positions import (
    NOT_ASKED,
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
from tests.settlers import (
    NEW_WORLD,
    PACK,
    PIECES,
    SPARE_ICONS,
    new_world,
    new_world_covers,
    pieces_with,
    with_one_laid,
)
from tradewinds import Dealer, Dice, Outcome, State, make_game
from tradewinds.components.catalog import load_pack_text
from tradewinds.core.errors import BadMap, BadOption, BadText, UnknownAction

NOT_IN_PILE = "it is not in the pile"
NOT_ON_TABLE = "the board of that location is not on the table"
COVERED = "an exploration tile lies on the location"
NO_TILE = "there is no such exploration tile to be taken"
OTHER_STACK = "the bonus tile comes from the fort's own stack"
CANNOT_PAY = "there are not the cubes that the point card costs"
TOO_FEW = "there are too few ready settlers"
OWN_SETTLERS = "own settlers are there already"
CANNOT_TRADE = "there are not the cubes for that many trades"
MUST_TRADE = "the trade has to be done at least once"

BOARDS = ["D1", "E1", "F1"]
ALWAYS = [
    f"{board}-{cell}" for board, cells in (("A1", 6), ("B1", 6), ("C1", 5)) for cell in range(1, cells + 1)
]
BONUS_TILES = [f"b{number:02d}" for number in range(1, 18)]
EXPLORATION = [f"x{number:02d}" for number in range(1, 11)]
FEW = {"A1-6", "B1-5"}  # the locations marked 2-3
ICONS = {board: {f"{board}-{cell}" for cell in cells} for board, cells in SPARE_ICONS.items()}
C1_ICONS = {"C1-1", "C1-3", "C1-4", "C1-5"}


def numbered(first: int, last: int) -> list[str]:
    return [f"p{number:02d}" for number in range(first, last + 1)]


CARDS = {  # without white stars: no mark 1-16 and 33-38, 3+ 17-24 and 39-41, =4 25-32 and 42-44
    2: [*numbered(1, 16), *numbered(33, 38)],
    3: [*numbered(1, 24), *numbered(33, 41)],
    4: numbered(1, 44),
}
CHEAP = "forts p13 p01 p02 p03 p04"  # p13 at the first fort costs GG and has a compass
SEVEN = "p33 p34 p35 p36 p37 p38 p16"  # 6 + 6 + 8 + 8 + 3 + 12 + 9 = 52
EIGHT = f"{SEVEN} p15"  # 59


def start(players: int = 2, first: int = 1, **chosen: str) -> State:
    return make_game("new-world", {"first": str(first), **chosen}, pack=PIECES).start(players)


def draw_until(state: State, question: str, seed: int = 1) -> State:
    dealer = Dealer(seed)
    while asked(state) != question:
        state.deal(dealer)
    return state


def on_table(state: State) -> list[str]:
    found = state.view(None).common["locations"]
    assert isinstance(found, list)
    return [location["id"] for location in found]


def covers(state: State) -> dict[str, str]:
    """Which exploration tile lies where."""
    words = [word.partition(":") for word in line(state, "covered").split() if word != "-"]
    return {location: tile for location, _, tile in words}


def turn_of(seat: int) -> tuple[str, str]:
    return f"turn {seat}", f"agenda turn:{seat}:1:0"


def score(state: State, seat: int = 1) -> dict[str, int]:
    found = state.view(None).seats[seat - 1].things["score"]
    assert isinstance(found, dict)
    return found


def ended(state: State) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    assert acting(state) == "nobody"
    return outcome


@pytest.mark.parametrize("players", [1, 5])
def test_nw_players_are_two_to_four(players: int) -> None:
    with pytest.raises(BadOption):
        NEW_WORLD.start(players)


def test_nw_is_played_without_a_map() -> None:
    with pytest.raises(BadMap, match="without a map"):
        make_game("new-world", map="random:1")


# -- NW-1: the boards ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nw_1_the_fourth_board_is_drawn_unless_it_is_chosen(players: int) -> None:
    state = start(players)
    assert (acting(state), asked(state), line(state, "board")) == ("chance", "board", "-")
    assert weights(state) == {"board D1": 1, "board E1": 1, "board F1": 1}
    for board in BOARDS:
        laid = play(state.copy(), f"board {board}")
        assert (line(laid, "board"), asked(laid)) == (board, "card")
        assert refused(laid, f"board {board}") == NOT_ASKED
        assert acting(deal(laid)) == "1"


@pytest.mark.parametrize("board", BOARDS)
def test_nw_1_a_table_may_choose_the_fourth_board(board: str) -> None:
    state = start(3, board=board)
    assert (line(state, "board"), asked(state)) == (board, "card")
    begun = deal(state)
    assert lines(begun, "board", "turn", "round") == [board, "1", "1"]
    for other in BOARDS:
        assert refused(begun, f"board {other}") == NOT_ASKED


def test_nw_1_a_chosen_board_is_laid_once_the_first_player_is_drawn() -> None:
    state = make_game("new-world", {"board": "E1"}, pack=PIECES).start(2)
    assert asked(state) == "first"
    play(state, "first 2")
    assert lines(state, "board", "first") == ["E1", "2"]
    assert asked(state) == "card"


def test_nw_1_the_fourth_board_is_drawn_by_default() -> None:
    assert make_game("new-world").options == {"board": "random", "scores": "open", "first": "random"}


@pytest.mark.parametrize("board", ["A1", "C1", "D2", "d1", "none"])
def test_nw_1_no_other_board_can_be_chosen(board: str) -> None:
    with pytest.raises(BadOption, match="board"):
        make_game("new-world", {"board": board})


@pytest.mark.parametrize("option", ["toll", "replaced", "map"])
def test_nw_1_options_of_other_boxes_are_unknown(option: str) -> None:
    with pytest.raises(BadOption, match="no option"):
        make_game("new-world", {option: "random"})


def test_nw_1_the_draw_is_uniform() -> None:
    state = start()
    drawn: Counter[str] = Counter()
    for seed in range(300):
        other = state.copy()
        other.deal(Dealer(seed))
        drawn[line(other, "board")] += 1
    assert drawn.keys() == set(BOARDS)
    assert all(70 <= number <= 130 for number in drawn.values())


@pytest.mark.parametrize("board", BOARDS)
def test_nw_1_there_are_23_locations_and_those_of_the_boards_in_the_box_are_not_seen(board: str) -> None:
    found = on_table(new_world(board=board))
    assert found == [*ALWAYS, *(f"{board}-{cell}" for cell in range(1, 7))]
    assert len(found) == 23


@pytest.mark.parametrize("board", BOARDS)
def test_nw_1_locations_of_the_boards_in_the_box_are_refused(board: str) -> None:
    state = new_world("hold.1 YYRRGGBB", board=board)
    for other in BOARDS:
        for cell in range(1, 7):
            reason = refused_or_offered(state, f"work {other}-{cell}")
            assert (reason == NOT_ON_TABLE) == (other != board)
    assert {location.split("-")[0] for location in worked(state)} == {"A1", "B1", "C1", board}


def worked(state: State) -> set[str]:
    """Where seat 1 may work."""
    return {text.removeprefix("work ") for text in options(state, "work")}


def refused_or_offered(state: State, action: str) -> str:
    return "" if action in options(state) else refused(state, action)


def test_nw_1_only_the_boards_of_the_box_s_first_sides_are_known() -> None:
    for absent in ("A2-3", "B2-1", "C1-6", "C2-5", "D2-1", "E2-2", "F2-1"):
        with pytest.raises(UnknownAction):
            NEW_WORLD.index(f"work {absent}")


def test_nw_1_before_the_draw_the_three_boards_lie_there_alone() -> None:
    assert on_table(start()) == ALWAYS


@pytest.mark.parametrize(
    ("board", "location", "hold", "result"),
    [("D1", "D1-1", "-", "YYYY"), ("E1", "E1-3", "-", "YYR"), ("F1", "F1-1", "YR", "B")],
)
def test_nw_1_the_fourth_board_is_worked_on_like_the_others(
    board: str, location: str, hold: str, result: str
) -> None:
    state = play(new_world(f"hold.1 {hold}", board=board), f"work {location}")
    if asked(state) == "trade":
        play(state, "trade x1")
    assert lines(state, "hold.1", "turn") == [result, "2"]
    assert line(state, "settlers").startswith(f"{location}:1:")


def test_nw_1_settlers_and_tiles_lie_on_boards_of_the_table_only() -> None:
    with pytest.raises(BadText, match="E1-1"):
        new_world("settlers E1-1:1:2")
    with pytest.raises(BadText, match="E1-2"):
        new_world("covered " + " ".join(new_world_covers("E1", 2)))
    with pytest.raises(BadText, match="no exploration tile"):
        new_world("covered " + " ".join(["A1-3:x01", *new_world_covers("D1", 2)[1:]]))
    with pytest.raises(BadText, match="no exploration tile"):
        new_world("covered " + " ".join(["A1-6:x01", *new_world_covers("D1", 4)[1:]]), players=4)
    with pytest.raises(BadText, match="board"):
        new_world("board -", "covered -")


@pytest.mark.parametrize("board", BOARDS)
def test_nw_1_no_board_lies_there_while_it_is_drawn(board: str) -> None:
    with pytest.raises(BadText, match="board"):
        NEW_WORLD.from_text(start().text().replace("board -", f"board {board}"))


@pytest.mark.parametrize("board", BOARDS)
def test_nw_1_no_board_lies_there_before_the_first_player_is_drawn(board: str) -> None:
    """A second one would be drawn and laid beside it then."""
    with pytest.raises(BadText):
        NEW_WORLD.from_text(NEW_WORLD.start(2).text().replace("board -", f"board {board}"))


@pytest.mark.parametrize("piece", ["card", "bonus tile", "exploration tile"])
@pytest.mark.parametrize("question", ["first", "board"])
def test_nw_1_nothing_lies_there_before_the_fourth_board(question: str, piece: str) -> None:
    """A text that says otherwise is refused: there would be no place left for what is drawn later."""
    state = NEW_WORLD.start(2) if question == "first" else start()
    assert asked(state) == question
    with pytest.raises(BadText):
        NEW_WORLD.from_text(with_one_laid(state.text(), piece, "A1-6"))


# -- NW-1: point cards and bonus tiles -----------------------------------------------------------


@pytest.mark.parametrize(("players", "number"), [(2, 22), (3, 33), (4, 44)])
def test_nw_1_point_cards_have_no_white_star_and_fit_the_number_of_players(players: int, number: int) -> None:
    state = draw_until(start(players), "card")
    assert len(CARDS[players]) == number
    assert weights(state) == {f"card {card}": 1 for card in CARDS[players]}
    for card in ("p45", "p50", "p53", "p56"):
        assert refused(state, f"card {card}") == NOT_IN_PILE


@pytest.mark.parametrize(("players", "card"), [(2, "p17"), (2, "p39"), (2, "p25"), (3, "p25"), (3, "p42")])
def test_nw_1_cards_marked_for_more_players_are_in_the_box(players: int, card: str) -> None:
    assert refused(draw_until(start(players), "card"), f"card {card}") == NOT_IN_PILE


def test_nw_1_one_card_lies_above_each_fort_and_the_top_of_the_rest_is_seen() -> None:
    state = play(draw_until(start(), "card"), "card p16", "card p33", "card p02", "card p09", "card p11")
    left = [card for card in CARDS[2] if card not in ("p16", "p33", "p02", "p09", "p11")]
    assert lines(state, "forts", "point-deck") == ["p16 p33 p02 p09 p11", " ".join(left)]
    shown = state.view(None).common
    assert shown["forts"] == ["p16", "p33", "p02", "p09"]
    assert shown["point_deck"] == {"size": 18, "top": "p11", "unseen": left}
    assert asked(state) == "tile"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nw_1_bonus_tiles_marked_i_or_iii_are_in_the_box(players: int) -> None:
    state = draw_until(start(players), "tile")
    assert weights(state) == {f"tile {tile}": 1 for tile in BONUS_TILES}
    for tile in ("b18", "b20", "b21", "b25"):
        assert refused(state, f"tile {tile}") == NOT_IN_PILE


def test_nw_1_sixteen_of_17_bonus_tiles_lie_in_the_stacks_of_the_four_forts() -> None:
    state = draw_until(start(), "tile")
    assert line(state, "stacks") == "?+4 ?+4 ?+4 ?+4"
    play(state, "tile b17", "tile b03", "tile b09", "tile b01")
    assert line(state, "stacks") == "b17+3 b03+3 b09+3 b01+3"
    unseen = [tile for tile in BONUS_TILES if tile not in ("b17", "b03", "b09", "b01")]
    assert line(state, "unseen").split() == unseen  # thirteen, of which twelve lie in the stacks
    assert state.view(None).common["bonus_unseen"] == unseen
    assert asked(state) == "cover"


@pytest.mark.parametrize("board", BOARDS)
def test_nw_1_a_fourth_board_brings_no_stack_of_its_own(board: str) -> None:
    stacks = new_world(board=board).view(None).common["stacks"]
    assert stacks == [{"top": top, "size": 4} for top in ("b01", "b02", "b03", "b04")]


def test_nw_1_stacks_are_as_high_as_the_spaces_say() -> None:
    """A1's two come first, then B1's."""
    text = PACK.read_text(encoding="utf-8").replace("bonus = [4, 4]", "bonus = [2, 5]", 1)
    game = make_game("new-world", {"first": "1"}, pack=load_pack_text("test", text))
    state = draw_until(game.start(2), "tile")
    play(state, "tile b01", "tile b02", "tile b03", "tile b04")
    assert line(state, "stacks") == "b01+1 b02+4 b03+3 b04+3"


# -- NW-1: exploration tiles ---------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("board", BOARDS)
def test_nw_1_with_two_or_three_players_all_ten_tiles_lie_on_the_board(board: str, players: int) -> None:
    state = draw_until(start(players, board=board), "cover")
    assert weights(state) == {f"cover {tile}": 1 for tile in EXPLORATION}
    for number, tile in enumerate(EXPLORATION):
        assert (acting(state), asked(state)) == ("chance", "cover")
        assert set(weights(state)) == {f"cover {left}" for left in EXPLORATION[number:]}
        play(state, f"cover {tile}")
    assert asked(state) == "turn"
    assert covers(state).keys() == C1_ICONS | ICONS[board] | FEW
    assert sorted(covers(state).values()) == EXPLORATION
    assert line(state, "beside") == "-"


@pytest.mark.parametrize("board", BOARDS)
def test_nw_1_with_four_players_eight_tiles_lie_on_the_icons_and_two_are_in_the_box(board: str) -> None:
    state = draw_until(start(4, board=board), "cover")
    assert weights(state) == {f"cover {tile}": 1 for tile in EXPLORATION}
    for tile in EXPLORATION[2:]:
        assert (acting(state), asked(state)) == ("chance", "cover")
        play(state, f"cover {tile}")
    assert asked(state) == "turn"
    assert covers(state).keys() == C1_ICONS | ICONS[board]
    assert sorted(covers(state).values()) == EXPLORATION[2:]
    assert line(state, "beside") == "-"
    assert state.view(None).common["beside"] == []
    assert worked(state) >= FEW


@pytest.mark.parametrize("board", BOARDS)
def test_nw_1_eight_locations_have_an_exploration_icon(board: str) -> None:
    assert len(C1_ICONS | ICONS[board]) == 8


def test_nw_1_a_tile_lies_in_one_place_only() -> None:
    state = play(draw_until(start(board="F1"), "cover"), "cover x04")
    assert refused(state, "cover x04") == NO_TILE
    assert len(weights(state)) == 9


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", BOARDS)
def test_nw_1_a_location_with_a_tile_is_closed(board: str, players: int) -> None:
    state = new_world("hold.1 YYYRRRGGG", board=board, players=players)
    closed = C1_ICONS | ICONS[board] | (FEW if players < 4 else set())
    for location in closed:
        assert refused(state, f"work {location}") == COVERED
    assert worked(state).isdisjoint(closed)
    shown = state.view(None).common["locations"]
    assert isinstance(shown, list)
    assert {location["id"] for location in shown if location["tile"]} == closed


# -- NW-2: players -------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "ready"), [(2, 7), (3, 6), (4, 6)])
def test_nw_2_six_of_twelve_settlers_are_ready_and_seven_with_two_players(players: int, ready: int) -> None:
    state = deal(start(players))
    for seat in range(1, players + 1):
        assert lines(state, f"ready.{seat}", f"reserve.{seat}") == [str(ready), str(12 - ready)]
    assert line(state, "settlers") == "-"


@pytest.mark.parametrize(
    ("players", "first", "goods"),
    [
        (2, 1, ["YYY", "YYYY"]),
        (2, 2, ["YYYY", "YYY"]),
        (3, 3, ["YYYY", "YYYY", "YYY"]),
        (4, 1, ["YYY", "YYYY", "YYYY", "YYYR"]),
        (4, 3, ["YYYY", "YYYR", "YYY", "YYYY"]),
    ],
)
def test_nw_2_seat_goods_follow_the_turn_order(players: int, first: int, goods: list[str]) -> None:
    chosen = deal(start(players, first))
    drawn = deal(play(NEW_WORLD.start(players), f"first {first}"))
    for state in (chosen, drawn):
        assert lines(state, *(f"hold.{seat}" for seat in range(1, players + 1))) == goods
        assert acting(state) == str(first)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nw_2_every_seat_is_equally_likely_to_begin(players: int) -> None:
    assert weights(NEW_WORLD.start(players)) == {f"first {seat}": 1 for seat in range(1, players + 1)}


def test_nw_2_a_seat_that_is_not_at_the_table_cannot_be_chosen() -> None:
    with pytest.raises(BadOption):
        start(2, 3)


def test_nw_2_player_boards_lie_on_side_a_with_three_bonus_spaces_and_a_storage_of_ten() -> None:
    state = deal(start(4))
    assert [seat.things["bonus_spaces"] for seat in state.view(None).seats] == [3, 3, 3, 3]
    assert lines(state, "limit.1", "limit.2", "limit.3", "limit.4") == ["10"] * 4
    for pile in ("cards", "scoring", "explored"):
        assert lines(state, *(f"{pile}.{seat}" for seat in range(1, 5))) == ["-"] * 4


@pytest.mark.parametrize(("tiles", "offered"), [("b05 b06", True), ("b05 b06 b07", False)])
def test_nw_2_three_bonus_tiles_are_kept_and_none_is_replaced(tiles: str, offered: bool) -> None:
    state = play(new_world(f"scoring.1 {tiles}", "hold.1 YYGG"), "work A1-2")
    assert (asked(state) == "bonus") is offered
    assert line(state, "cards.1") == "p02"


# -- NW-3: a turn is work or rest ----------------------------------------------------------------


def test_nw_3_a_turn_is_work_or_rest() -> None:
    state = new_world("hold.1 YYYRRGGB")
    assert {text.split()[0] for text in options(state)} == {"work", "rest"}


@pytest.mark.parametrize(
    "action",
    ["travel 1", "use", "take", "replace 1", "swap 1 2", "deal m01", "sail tea-1", "build", "trade-at tea-1"],
)
def test_nw_3_there_is_no_market_no_route_and_no_boat(action: str) -> None:
    with pytest.raises(UnknownAction):
        NEW_WORLD.index(action)


def test_nw_3_no_seat_has_a_route_or_a_boat() -> None:
    keys = {key.split(".")[0] for key in new_world().data()}
    assert keys.isdisjoint({"row", "deck", "route", "discarded", "again", "boat", "outposts", "map"})
    assert new_world().view(0).seats[0].things.keys().isdisjoint({"route", "discarded", "boat", "outposts"})


@pytest.mark.parametrize(
    ("location", "settlers", "hold"), [("A1-3", 1, "YYYYYY"), ("B1-3", 1, "YYYYR"), ("D1-1", 2, "YYYYYYY")]
)
def test_nw_3_work_places_the_printed_number_of_settlers(location: str, settlers: int, hold: str) -> None:
    state = play(new_world(), f"work {location}")
    assert lines(state, "settlers", "ready.1", "hold.1") == [
        f"{location}:1:{settlers}",
        str(7 - settlers),
        hold,
    ]
    assert (acting(state), asked(state)) == ("2", "turn")


@pytest.mark.parametrize(
    ("location", "there"), [("A1-3", 1), ("A1-3", 4), ("D1-1", 2), ("D1-1", 5), ("B1-6", 2)]
)
def test_nw_3_one_more_than_the_rival_s_settlers_drives_them_home(location: str, there: int) -> None:
    state = new_world(f"settlers {location}:2:{there}")
    play(state, f"work {location}")
    assert lines(state, "settlers", "ready.1", "ready.2") == [
        f"{location}:1:{there + 1}",
        str(7 - there - 1),
        "7",
    ]


def test_nw_3_with_too_few_ready_settlers_a_location_cannot_be_chosen() -> None:
    state = new_world("settlers D1-1:2:3 A1-3:1:4")
    assert line(state, "ready.1") == "3"
    assert refused(state, "work D1-1") == TOO_FEW
    assert refused(state, "work A1-3") == OWN_SETTLERS
    assert "work B1-6" in options(state)


def test_nw_3_a_trade_is_done_at_least_once() -> None:
    state = play(new_world("hold.1 YYYYYYY"), "work D1-4")
    assert options(state) == {"trade x1", "trade x2"}
    assert refused(state, "done") == MUST_TRADE
    play(state, "trade x2")
    assert lines(state, "hold.1", "turn") == ["YBB", "2"]
    assert refused(new_world("hold.1 YYR"), "work D1-4") == CANNOT_TRADE


def test_nw_3_two_actions_are_done_in_the_order_printed() -> None:
    state = play(new_world("hold.1 -", players=4), "work B1-5")
    assert (line(state, "hold.1"), options(state)) == ("R", {"upgrade R", "done"})
    assert line(play(state, "upgrade R", "upgrade G"), "hold.1") == "B"


def test_rul_28_a_second_trade_may_use_what_the_first_action_brought() -> None:
    """F1-6 gains Y and trades YYR>GB; without the cubes for it the gain alone is done."""
    board = ("cards.2 p14", "explored.2 x08")
    state = play(new_world(*board, "hold.1 YR", board="F1"), "work F1-6")
    assert options(state) == {"trade x1"}
    assert line(play(state, "trade x1"), "hold.1") == "GB"
    poor = play(new_world(*board, "hold.1 R", board="F1"), "work F1-6")
    assert lines(poor, "hold.1", "turn") == ["YR", "2"]


@pytest.mark.parametrize(
    ("printed", "question", "hold", "then"),
    [
        ("1 upgrade 1 + YY>G | anvil", "upgrade", "YYR", "done"),
        ("1 YY>G + upgrade 1 | anvil", "trade", "YYR", "trade x1"),
        ("1 upgrade 1 + gain B | anvil", "upgrade", "YYR", "upgrade R"),
    ],
)
def test_rul_28_a_second_action_waits_and_can_be_read_again(
    printed: str, question: str, hold: str, then: str
) -> None:
    pieces = pieces_with({"A1-4": printed})
    game = make_game("new-world", pack=pieces)
    state = play(new_world(f"hold.1 {hold}", game=game, pieces=pieces), "work A1-4")
    assert asked(state) == question
    again = game.from_text(state.text())
    for other in (state, again):
        play(other, then)
    assert again.text() == state.text()
    assert (asked(state), line(state, "hold.1")) == {
        "done": ("trade", "YYR"),
        "trade x1": ("upgrade", "RG"),
        "upgrade R": ("turn", "YYGB"),
    }[then]


def test_nw_3_hammers_and_charms_work_on_the_fourth_board() -> None:
    """p05 is a hammer, p09 a charm (Y) for ploughs."""
    state = play(new_world("cards.1 p05 p09", "hold.1 -"), "work D1-1")
    assert lines(state, "settlers", "hold.1") == ["D1-1:1:1", "YYYYY"]


def test_nw_3_rest_brings_all_own_settlers_home() -> None:
    state = play(new_world("settlers A1-3:1:2 B1-3:2:1 D1-1:1:3"), "rest")
    assert lines(state, "settlers", "ready.1", "ready.2") == ["B1-3:2:1", "7", "6"]
    assert acting(state) == "2"
    assert "rest" in options(state)


@pytest.mark.parametrize("board", BOARDS)
def test_nw_3_rest_reaches_the_last_location_of_the_fourth_board(board: str) -> None:
    state = new_world(f"settlers {board}-6:1:4", "cards.2 p14", "explored.2 x08", board=board)
    assert lines(play(state, "rest"), "settlers", "ready.1") == ["-", "7"]


# -- NW-3, EW1-11: forts -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fort", "number", "settlers", "card", "row"),
    [
        ("A1-1", 1, 1, "p16", "p14 p13 p15 p12 p11"),
        ("A1-2", 2, 1, "p14", "p16 p13 p15 p12 p11"),
        ("B1-1", 3, 2, "p13", "p16 p14 p15 p12 p11"),
        ("B1-2", 4, 3, "p15", "p16 p14 p13 p12 p11"),
    ],
)
def test_nw_3_each_fort_has_its_own_card_and_its_own_bonus_tile(
    fort: str, number: int, settlers: int, card: str, row: str
) -> None:
    state = new_world("forts p16 p14 p13 p15 p12", "hold.1 YRGGGGB")
    play(state, f"work {fort}", "explore x01")
    assert lines(state, "cards.1", "settlers") == [card, f"{fort}:1:{settlers}"]
    assert options(state) == {f"bonus {number}", "done"}
    for other in {1, 2, 3, 4} - {number}:
        assert refused(state, f"bonus {other}") == OTHER_STACK
    play(state, f"bonus {number}", "tile b17", "card p11")
    assert lines(state, "scoring.1", "forts") == [f"b0{number}", row]
    assert line(state, "stacks").split()[number - 1] == "b17+2"
    assert (acting(state), asked(state)) == ("2", "turn")


def test_nw_3_the_next_top_of_a_stack_is_any_tile_that_nobody_has_seen() -> None:
    state = play(new_world("hold.1 YYGG"), "work A1-2", "bonus 2")
    assert weights(state) == {f"tile {tile}": 1 for tile in BONUS_TILES[4:]}
    play(state, "tile b05")
    assert weights(state) == {f"card {card}": 1 for card in CARDS[2][5:]}


def test_nw_3_the_bonus_tile_of_a_fort_is_optional() -> None:
    state = play(new_world("hold.1 RRG"), "work A1-1", "done", "card p06")
    assert lines(state, "scoring.1", "stacks", "cards.1") == ["-", "b01+3 b02+3 b03+3 b04+3", "p01"]
    assert acting(state) == "2"


def test_nw_3_an_empty_stack_gives_no_tile() -> None:
    state = play(new_world("scoring.2 b01 b02 b03", "hold.1 RRG"), "work A1-1", "bonus 1")
    assert (line(state, "stacks"), asked(state)) == ("- b05+3 b06+3 b07+3", "card")
    empty = new_world("scoring.2 b01 b02 b03", "scoring.1 b04", "hold.1 RRG")
    assert line(empty, "stacks") == "- b05+3 b06+3 b07+3"
    assert asked(play(empty, "work A1-1")) == "card"


def test_nw_3_a_fort_cannot_be_used_without_claiming() -> None:
    assert refused(new_world("hold.1 RRB"), "work A1-1") == CANNOT_PAY
    state = play(new_world("hold.1 RRGG"), "work A1-1")
    assert lines(state, "cards.1", "hold.1", "ready.1", "reserve.1") == ["p01", "G", "7", "4"]


# -- NW-3, EW2-15: exploration -------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_nw_3_a_compass_takes_a_tile_from_the_board_and_opens_its_location(board: str) -> None:
    state = play(new_world(CHEAP, "hold.1 GG", board=board), "work A1-1")
    assert options(state) == {f"explore {tile}" for tile in EXPLORATION}
    assert refused(state, "done") == NOT_ASKED
    opened = f"{board}-{SPARE_ICONS[board][0]}"  # x05 lies there
    play(state, "explore x05")
    assert lines(state, "explored.1", "hold.1") == ["x05", "RR"]
    assert opened not in covers(state)
    play(state, "done", "card p05")
    assert f"work {opened}" in options(state)
    play(state, "rest")
    assert f"work {opened}" in options(state)


def test_nw_3_with_four_players_a_compass_takes_one_of_eight() -> None:
    state = play(new_world(CHEAP, "hold.1 GG", "cards.2 p14", "explored.2 x04", players=4), "work A1-1")
    assert options(state) == {f"explore x0{number}" for number in (1, 2, 3, 5, 6, 7, 8)}
    for gone in ("x04", "x09", "x10"):
        assert refused(state, f"explore {gone}") == NO_TILE


@pytest.mark.parametrize(
    ("tile", "hold", "ready", "question"),
    [
        ("x01", "YY", "6", "bonus"),
        ("x05", "YYRR", "6", "bonus"),
        ("x06", "YYG", "6", "bonus"),
        ("x07", "YY", "6", "upgrade"),
        ("x09", "YY", "7", "bonus"),
        ("x10", "YY", "7", "bonus"),
    ],
)
def test_nw_3_what_a_tile_gives_is_gained_before_the_bonus_tile(
    tile: str, hold: str, ready: str, question: str
) -> None:
    state = play(new_world(CHEAP, "hold.1 YYGG"), "work A1-1", f"explore {tile}")
    assert [*lines(state, "hold.1", "ready.1"), asked(state)] == [hold, ready, question]


def test_nw_3_a_tile_on_a_2_3_location_may_be_taken_too() -> None:
    state = play(new_world(CHEAP, "hold.1 GG", players=3), "work A1-1", "explore x09", "done", "card p05")
    assert "work A1-6" in options(state)
    assert refused(state, "work B1-5") == COVERED


def test_rul_30_without_any_tile_the_card_is_claimed_all_the_same() -> None:
    gone = ("cards.2 p14 p15 p16 p23", "explored.2 x01 x02 x03 x04", "cards.3 p24 p32 p37 p38")
    state = new_world(CHEAP, *gone, "explored.3 x05 x06 x07 x08", "hold.1 GG", players=4)
    assert line(state, "covered") == "-"
    play(state, "work A1-1")
    assert (asked(state), lines(state, "cards.1", "explored.1")) == ("bonus", ["p13", "-"])


# -- NW-3, EW1-21: the end -----------------------------------------------------------------------


@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize(("players", "place"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 0), (4, 3)])
def test_nw_3_the_round_of_the_eighth_point_card_is_finished(first: int, players: int, place: int) -> None:
    order = [str((first - 1 + n) % players + 1) for n in range(players)]
    seat = int(order[place])
    given = (f"first {first}", *turn_of(seat), f"cards.{seat} {SEVEN}", CHEAP, f"hold.{seat} GG")
    state = play(new_world(*given, players=players), "work A1-1")
    assert line(state, "ending") == "yes"
    play(state, "explore x01", "done", "card p06")
    followed = []
    while acting(state) != "nobody":
        followed.append(acting(state))
        play(state, "rest")
    assert followed == order[place + 1 :]
    outcome = ended(state)
    assert (outcome.reason, outcome.guarded) == ("an eighth point card was claimed", False)
    assert refused(state, "rest") == "the game is over"


def test_nw_3_a_seventh_card_does_not_end_it() -> None:
    state = new_world(*turn_of(2), f"cards.2 {SEVEN.removesuffix(' p16')}", CHEAP, "hold.2 GG")
    play(state, "work A1-1", "explore x01", "done", "card p06")
    assert lines(state, "ending", "turn", "round") == ["no", "1", "2"]


def test_nw_3_points_come_from_cards_bonus_tiles_exploration_tiles_and_goods() -> None:
    first = (
        "cards.1 p01 p05 p13 p14",  # 5 + 5 + 3 + 7
        "scoring.1 b01 b12 b15",  # a saddlebag with a hammer 3, two exploration tiles 4, a brown cube 1
        "explored.1 x01 x08",  # 3 + 1
        "hold.1 YYYRRGB",
    )
    second = ("cards.2 p08", "scoring.2 b17 b16", "hold.2 YYYY")
    state = new_world(*first, *second, "round 200", *turn_of(2))
    found = (
        {"cards": 20, "bonus": 8, "exploration": 4, "goods": 4},
        {"cards": 9, "bonus": 0, "exploration": 0, "goods": 0},
    )
    assert (score(state), score(state, 2)) == found
    outcome = ended(play(state, "rest"))
    assert (outcome.by_source, outcome.scores) == (found, (36, 9))
    assert (outcome.winner, outcome.tie_break) == (0, False)


@pytest.mark.parametrize(
    ("tile", "given", "points"),
    [
        ("b04", ("cards.1 p05 p06 p09",), 3),
        ("b11", ("cards.1 p01 p05 p09 p13 p02",), 6),
        ("b14", ("hold.1 BBBR",), 3),
        ("b16", ("cards.1 p01 p04",), 3),
        ("b17", ("cards.1 p01 p04 p05",), 1),
    ],
)
def test_nw_3_each_bonus_tile_scores_complete_sets(tile: str, given: tuple[str, ...], points: int) -> None:
    state = new_world(f"scoring.1 {tile}", *given)
    assert (score(state)["bonus"], score(state, 2)["bonus"]) == (points, 0)


@pytest.mark.parametrize(("first", "last", "winner"), [(1, 4, 4), (2, 1, 1), (4, 3, 3)])
def test_nw_3_a_tie_is_won_by_who_took_a_turn_last(first: int, last: int, winner: int) -> None:
    holds = [f"hold.{seat} RR" for seat in (1, 2, 3, 4)]
    state = new_world(f"first {first}", *turn_of(last), "round 200", *holds, players=4)
    outcome = ended(play(state, "rest"))
    assert (outcome.scores, outcome.winner, outcome.tie_break) == ((2, 2, 2, 2), winner - 1, True)


def test_nw_3_the_tie_is_won_by_one_of_those_who_tie() -> None:
    holds = ("hold.1 RR", "hold.2 RR", "hold.3 R")
    outcome = ended(play(new_world(*turn_of(3), "round 200", *holds, players=3), "rest"))
    assert (outcome.ranking, outcome.tie_break) == ((1, 0, 2), True)


def test_com_5_the_surplus_is_returned_at_the_end_of_the_turn_and_not_scored() -> None:
    ends = (f"cards.1 {EIGHT}", "ending yes", *turn_of(2), "hold.2 RRRRRRRRRR")
    state = play(new_world(*ends), "work B1-3")
    assert (acting(state), asked(state), options(state)) == ("2", "return", {"return Y", "return R"})
    play(state, "return Y", "return R")
    assert ended(state).by_source[1]["goods"] == 10


def test_rul_9_hidden_scores_are_seen_by_their_owner_until_the_end() -> None:
    hidden = make_game("new-world", {"scores": "hidden"}, pack=PIECES)
    state = new_world("cards.1 p13", "round 200", *turn_of(2), game=hidden)
    for viewer in (None, 0, 1):
        for seat in (0, 1):
            things = state.view(viewer).seats[seat].things
            assert ("score" in things) == (viewer == seat)
            assert "cards" in things
    assert score(play(state, "rest"))["cards"] == 3


# -- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["random", *BOARDS])
def test_nw_3_every_game_comes_to_an_end_with_all_its_pieces(board: str, players: int) -> None:
    game = make_game("new-world", {"board": board}, pack=PIECES)
    state = game.start(players)
    state.playout(Dice(f"{players} {board}"))
    outcome = ended(state)
    assert sorted(outcome.ranking) == list(range(players))
    assert outcome.by_source == tuple(score(state, seat) for seat in range(1, players + 1))
    assert game.from_text(state.text()).text() == state.text()  # which counts the pieces
    if board != "random":
        assert line(state, "board") == board


@pytest.mark.parametrize("seed", range(3))
def test_nw_3_a_copy_goes_its_own_way_and_every_position_can_be_read_again(seed: int) -> None:
    state = NEW_WORLD.start(4)
    dealer, dice = Dealer(seed), Dice(seed)
    for number in range(150):
        if acting(state) == "nobody":
            break
        text = state.text()
        assert NEW_WORLD.from_text(text).text() == text
        if number % 10 == 0:
            state.copy().playout(Dice(seed))
            assert state.text() == text
        if acting(state) == "chance":
            state.deal(dealer)
        else:
            legal = sorted(options(state))
            play(state, legal[dice.below(len(legal))])
