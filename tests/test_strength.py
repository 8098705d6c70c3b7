"""The tables of docs/bots.md: pairs of bots from the games that a folder keeps."""

from pathlib import Path

import pytest

from strength import PARTS, Part, results, table
from tradewinds import GAMES
from tradewinds.arena.results import FILE
from tradewinds.core.errors import BadOption

PAIR = Part("small", "greedy against random", ("greedy", "random"), ("new-world", "spice-road"), 0.98)


def test_every_part_asks_for_more_than_an_equal_share() -> None:
    for part in PARTS:
        assert set(part.games) <= set(GAMES)
        assert part.least > 1 / part.players


def test_what_is_kept_is_told_again_without_playing(tmp_path: Path) -> None:
    assert not list(results(PAIR, GAMES, 4, tmp_path, None))
    assert not list(tmp_path.iterdir())
    found = list(results(PAIR, ["new-world"], 4, tmp_path, 1))
    assert [result.game for result in found] == ["new-world"]
    assert list(results(PAIR, GAMES, 4, tmp_path, None)) == found
    assert [row[:2] for row in table(PAIR, found).rows] == [["new-world", "4"]]


def test_a_pair_with_a_missing_game_is_left_out_until_it_is_played(tmp_path: Path) -> None:
    whole = list(results(PAIR, ["new-world"], 4, tmp_path, 1))
    file = tmp_path / "small-new-world" / FILE
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-1]))
    assert not list(results(PAIR, ["new-world"], 4, tmp_path, None))
    assert list(results(PAIR, ["new-world"], 4, tmp_path, 1)) == whole


def test_kept_games_of_another_run_are_refused(tmp_path: Path) -> None:
    list(results(PAIR, ["new-world"], 4, tmp_path, 1))
    with pytest.raises(BadOption, match="games is 4 there and 6 here"):
        list(results(PAIR, ["new-world"], 6, tmp_path, None))
