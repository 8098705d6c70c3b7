"""Copies share rows that are seldom written; every such write must leave the other state alone."""

import pytest

from tests.positions import GAME, play, position

NEARLY = "outposts.1 ginger-3 ginger-4 chili-3 chili-4 cloves-3 cloves-4 tea-3"  # one from column 2
PORT = ("boat.1 port-1", "hold.1 YYGGG", "ports v01 v02 v03 v04")
CLOSED = ("boat.1 port-1", "hold.1 YYGGG", "ports v01 closed v03 v04", "tiles.2 v02")


@pytest.mark.parametrize(
    ("lines", "actions"),
    [
        (PORT, ("stay", "claim")),
        (PORT, ("stay", "claim", "reveal closed")),
        (CLOSED, ("stay", "claim", "reveal v09")),
        ((), ("stay", "build")),
        ((NEARLY,), ("stay", "build", "bonus hold")),
        ((NEARLY,), ("stay", "build", "bonus move")),
        ((NEARLY,), ("stay", "build", "bonus points")),
        ((NEARLY,), ("stay", "build", "take 1")),
        ((), ("acquire 2", "place Y", "deal m30")),
        ((), ("play s1",)),
        ((), ("sail cloves-3", "discard s1", "build")),
    ],
)
def test_whatever_happens_to_one_state_does_not_happen_to_its_copy(
    lines: tuple[str, ...], actions: tuple[str, ...]
) -> None:
    state = position(GAME, *lines)
    for number in range(len(actions)):
        before = play(position(GAME, *lines), *actions[:number])
        text, copy = before.text(), before.copy()
        play(before, actions[number])
        assert copy.text() == text
        assert before.text() != text
        play(copy, actions[number])
        assert copy.text() == before.text()
    assert state.text() == position(GAME, *lines).text()


def test_a_copy_of_the_last_round_knows_that_it_is_the_last() -> None:
    state = position(GAME, "tiles.2 v05 v06 v07 v08", "ending yes", "turn 2", "agenda turn:2:1:0", "first 1")
    copy = state.copy()
    play(copy, "rest")
    assert copy.outcome() is not None


def test_sts_15_a_trade_can_be_repeated_more_often_than_the_hold_has_room() -> None:
    """A card taken as a reward brings thirty cubes, and all of them can be traded in the same turn."""
    row = "row m01+" + "R" * 30 + " m02 m03 m04"
    outposts = "outposts.1 tea-3 chili-3 cloves-3"
    state = position(GAME, row, outposts, "boat.1 ginger-5", "hold.1 RR")
    play(state, "stay", "build", "take 1", "deal m30")
    assert state.data()["hold.1"] == ["R" * 32]
    assert "trade x32" in [str(action) for action in state.legal_actions()]
