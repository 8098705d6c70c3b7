"""Counts of all lines of play from fixed positions, draws enumerated."""

import pytest

from tests.golden.make import golden_file
from tradewinds import CHANCE, Dealer, IllegalAction, State, make_game
from tradewinds.core.perft import divide, perft
from tradewinds.core.record import parse_record, replay

GAME = make_game("sand-to-sea")


def before_setup(players: int) -> State:
    return GAME.start(players)


def before_the_start_sets(players: int) -> State:
    state, dealer = GAME.start(players), Dealer(players)
    while state.actor == CHANCE:
        state.deal(dealer)
    return state


def in_the_middle(players: int) -> State:
    record = parse_record(golden_file("sand-to-sea", players).read_text(encoding="utf-8"))
    return replay(GAME, record, upto=len(record.decisions) // 2)


def test_setup_counts_follow_from_the_rules() -> None:
    """First player, then two of six markets of each symbol to the box: 4 * 6 * 5 * 6 * 5."""
    assert [perft(before_setup(4), depth) for depth in range(1, 6)] == [4, 24, 120, 720, 3600]
    assert [perft(before_setup(2), depth) for depth in range(1, 4)] == [2, 12, 60]


def test_start_choices_follow_from_the_rules() -> None:
    """Four sets, sixteen markets; then three sets, and again all sixteen markets (RUL-4)."""
    assert [perft(before_the_start_sets(3), depth) for depth in range(1, 5)] == [4, 64, 192, 3072]


@pytest.mark.parametrize(
    ("players", "lines"),
    [
        (2, [17, 99, 730, 4439, 43879]),
        (3, [9, 207, 1863, 21987, 208458]),
        (4, [11, 110, 220, 4070, 43120]),
    ],
)
def test_counts_in_the_middle_of_a_game(players: int, lines: list[int]) -> None:
    state = in_the_middle(players)
    assert [perft(state, depth) for depth in range(1, len(lines) + 1)] == lines


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_parts_add_up(players: int) -> None:
    state = in_the_middle(players)
    assert sum(divide(state, 4).values()) == perft(state, 4)


def by_trial(state: State, depth: int) -> int:
    """The same count without `legal`: try every action there is on a state made from text."""
    if depth == 0:
        return 1
    text, lines = state.text(), 0
    for action in range(GAME.action_count):
        following = GAME.from_text(text)
        try:
            following.apply(action)
        except IllegalAction:
            continue
        lines += by_trial(following, depth - 1)
    return lines


@pytest.mark.parametrize("players", [2, 3, 4])
def test_trying_every_action_counts_the_same(players: int) -> None:
    state = in_the_middle(players)
    assert by_trial(state, 2) == perft(state, 2)
