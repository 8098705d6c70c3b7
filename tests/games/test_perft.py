"""Counts of all lines of play from fixed positions, draws enumerated."""

import pytest

from tests.golden.make import golden_file, golden_game
from tradewinds import CHANCE, GAMES, Dealer, IllegalAction, State, make_game
from tradewinds.core.perft import divide, perft
from tradewinds.core.record import parse_record, replay

PLAYERS = (2, 3, 4)
# Lines of 1, 2, 3, ... decisions from the middle of the golden games.
MIDDLE = {
    ("sand-to-sea", 2): [17, 99, 730, 4439, 43879],
    ("sand-to-sea", 3): [9, 207, 1863, 21987, 208458],
    ("sand-to-sea", 4): [11, 110, 220, 4070, 43120],
    ("east-to-west-1", 2): [4, 15, 52, 167, 2505],
    ("east-to-west-1", 3): [3, 33, 312, 1689, 10016],
    ("east-to-west-1", 4): [19, 175, 791, 3289, 17399],
    ("east-to-west-2", 2): [2, 2, 14, 89, 424],
    ("east-to-west-2", 3): [5, 31, 142, 447, 1301],
    ("east-to-west-2", 4): [4, 8, 66, 510, 2446],
    ("east-to-west-3", 2): [3, 28, 157, 2140, 36856],
    ("east-to-west-3", 3): [27, 540, 2282, 27202],
    ("east-to-west-3", 4): [4, 76, 1184, 8296, 56996],
    ("spice-road", 2): [1, 10, 160, 1210, 7200],
    ("spice-road", 3): [30, 301, 1349, 8272, 56578],
    ("spice-road", 4): [6, 25, 98, 370, 2408],
    ("eastern-wonders", 2): [1, 5, 24, 26, 131],
    ("eastern-wonders", 3): [22, 88, 396, 418, 2112],
    ("eastern-wonders", 4): [1, 7, 44, 88, 487],
    ("new-world", 2): [2, 4, 11, 69, 320],
    ("new-world", 3): [1, 10, 33, 158, 797],
    ("new-world", 4): [12, 54, 494, 3021, 18090],
}


def before_setup(name: str, players: int, first: str = "random") -> State:
    return make_game(name, {"first": first}).start(players)


def after_setup(name: str, players: int) -> State:
    """Dealt, before the first decision of a seat."""
    state, dealer = make_game(name).start(players), Dealer(players)
    while state.actor == CHANCE:
        state.deal(dealer)
    return state


def in_the_middle(name: str, players: int) -> State:
    record = parse_record(golden_file(name, players).read_text(encoding="utf-8"))
    return replay(golden_game(name), record, upto=len(record.decisions) // 2)


def test_sts_3_setup_counts_follow_from_the_rules() -> None:
    """First player, then two of six markets of each symbol to the box: 4 * 6 * 5 * 6 * 5."""
    start = before_setup("sand-to-sea", 4)
    assert [perft(start, depth) for depth in range(1, 6)] == [4, 24, 120, 720, 3600]
    start = before_setup("sand-to-sea", 2)
    assert [perft(start, depth) for depth in range(1, 4)] == [2, 12, 60]


def test_sts_7_start_choices_follow_from_the_rules() -> None:
    """Four sets, sixteen markets; then three sets, and again all sixteen markets (RUL-4)."""
    start = after_setup("sand-to-sea", 3)
    assert [perft(start, depth) for depth in range(1, 5)] == [4, 64, 192, 3072]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_sr_1_setup_counts_follow_from_the_rules(players: int) -> None:
    """First player, then point cards one after the other."""
    start = before_setup("spice-road", players)
    assert [perft(start, depth) for depth in (1, 2, 3)] == [players, players * 36, players * 36 * 35]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nw_1_setup_counts_follow_from_the_rules(players: int) -> None:
    """First player, one of three boards, then point cards: eleven for each player."""
    start = before_setup("new-world", players)
    assert [perft(start, depth) for depth in (1, 2, 3)] == [players, players * 3, players * 3 * players * 11]


def test_ewo_1_setup_counts_follow_from_the_rules() -> None:
    """First player, one of six markets of each symbol to the box, then twenty to be laid."""
    start = before_setup("eastern-wonders", 2)
    assert [perft(start, depth) for depth in range(1, 6)] == [2, 12, 72, 432, 2592]


@pytest.mark.parametrize(("players", "cards"), [(2, 22), (3, 33), (4, 44)])
def test_ew1_2_setup_counts_follow_from_the_rules(players: int, cards: int) -> None:
    """First player, then point cards one after the other: five are seen."""
    start = before_setup("east-to-west-1", players)
    assert [perft(start, depth) for depth in (1, 2, 3)] == [
        players,
        players * cards,
        players * cards * (cards - 1),
    ]


@pytest.mark.parametrize(("players", "covers"), [(2, 2), (3, 2), (4, 0)])
def test_ew1_3_setup_has_five_cards_four_tiles_two_covers_and_four_merchants(
    players: int, covers: int
) -> None:
    state, dealer = before_setup("east-to-west-1", players, first="1"), Dealer(1)
    widths = []
    while state.actor == CHANCE:
        widths.append(len(state.legal()))
        state.deal(dealer)
    cards = players * 11
    wanted = [*range(cards, cards - 5, -1), 20, 19, 18, 17, *range(10, 10 - covers, -1), 43, 42, 41, 40]
    assert widths == wanted


@pytest.mark.parametrize(("players", "covers"), [(2, 9), (3, 9), (4, 7)])
def test_ew2_7_setup_boxes_half_the_markets_and_lays_the_others(players: int, covers: int) -> None:
    state, dealer = before_setup("east-to-west-2", players, first="1"), Dealer(1)
    widths = []
    while state.actor == CHANCE:
        widths.append(len(state.legal()))
        state.deal(dealer)
    cards = players * 11
    laid = [*range(12, 0, -1)]
    tiles = [17, 16, 15, 14]
    assert widths == [
        *[6, 5, 4] * 4,
        *laid,
        *range(cards, cards - 5, -1),
        *tiles,
        *range(10, 10 - covers, -1),
    ]


@pytest.mark.parametrize(("name", "players"), MIDDLE)
def test_counts_in_the_middle_of_a_game(name: str, players: int) -> None:
    state, lines = in_the_middle(name, players), MIDDLE[name, players]
    assert [perft(state, depth) for depth in range(1, len(lines) + 1)] == lines


@pytest.mark.parametrize(("name", "players"), MIDDLE)
def test_the_parts_add_up(name: str, players: int) -> None:
    state = in_the_middle(name, players)
    assert sum(divide(state, 3).values()) == perft(state, 3)


def by_trial(state: State, depth: int) -> int:
    """The same count without `legal`: try every action there is on a state made from text."""
    if depth == 0:
        return 1
    text, lines = state.text(), 0
    for action in range(state.game.action_count):
        following = state.game.from_text(text)
        try:
            following.apply(action)
        except IllegalAction:
            continue
        lines += by_trial(following, depth - 1)
    return lines


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", GAMES)
def test_trying_every_action_counts_the_same(name: str, players: int) -> None:
    state = in_the_middle(name, players)
    assert by_trial(state, 2) == perft(state, 2)
