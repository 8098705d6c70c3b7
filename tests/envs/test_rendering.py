"""Pictures and texts of tables, and what is said when a package is not there."""

import subprocess
import sys

import numpy as np
import pytest

from tradewinds import CHANCE, GAMES, NOBODY, Dealer, Dice, State, make_game
from tradewinds.envs.rendering import CELL, COLUMNS, PAPER, lines_of, picture_of, room_of, text_of


def played(name: str, players: int, decisions: int) -> State:
    state = make_game(name).start(players)
    dealer, dice = Dealer(1), Dice(1)
    while state.actor != NOBODY and state.ply < decisions:
        if state.actor == CHANCE:
            state.deal(dealer)
        else:
            options = state.legal()
            state.apply(options[int(dice.below(len(options)))])
    return state


@pytest.mark.parametrize("name", GAMES)
def test_pictures_of_a_game_have_one_size_and_room_for_its_end(name: str) -> None:
    players = make_game(name).most
    early, late = played(name, players, 60), played(name, players, 3000)
    pictures = [picture_of(early, None), picture_of(late, 0)]
    for state, picture in zip((early, late), pictures, strict=True):
        assert picture.shape == (room_of(state.game, players) * CELL[1], COLUMNS * CELL[0], 3)
        assert picture.dtype == np.uint8
        assert len(lines_of(state, None)) <= room_of(state.game, players)
    assert not np.array_equal(pictures[0], pictures[1])


def test_a_picture_is_drawn_on_paper_with_the_colours_of_goods() -> None:
    colours = {tuple(pixel) for pixel in picture_of(played("spice-road", 2, 60), 0).reshape(-1, 3).tolist()}
    assert PAPER in colours
    assert (0xF4, 0xB6, 0x2A) in colours  # yellow goods


def test_a_text_has_colours_if_wanted() -> None:
    state = played("spice-road", 2, 60)
    assert "\x1b[" in text_of(state, None)
    plain = text_of(state, None, colours=False)
    assert "\x1b[" not in plain
    assert "Spice Road" in plain


def test_a_text_tells_no_seat_what_is_hidden_from_it() -> None:
    state = make_game("spice-road", {"scores": "hidden"}).start(2)
    dealer = Dealer(1)
    while state.actor == CHANCE:
        state.deal(dealer)
    assert text_of(state, 0, colours=False) != text_of(state, 1, colours=False)
    assert text_of(state, None, colours=False).count("points") < text_of(state, 0, colours=False).count(
        "points"
    )


@pytest.mark.parametrize(
    ("module", "missing", "sentence"),
    [
        ("envs.pettingzoo", "pettingzoo", "pip install pettingzoo, or 'tradewinds[pettingzoo]'"),
        ("envs.gymnasium", "gymnasium", "pip install gymnasium, or 'tradewinds[gymnasium]'"),
        ("envs.openspiel", "pyspiel", "pip install open_spiel, or 'tradewinds[openspiel]'"),
        ("datasets.writing", "pyarrow", "pip install pyarrow, or 'tradewinds[datasets]'"),
    ],
)
def test_a_missing_package_is_told_with_its_extra(module: str, missing: str, sentence: str) -> None:
    hide = f"import sys; sys.modules['{missing}'] = None; import tradewinds.{module}"
    done = subprocess.run([sys.executable, "-c", hide], capture_output=True, text=True, check=False)
    assert sentence in done.stderr
    assert done.stderr.splitlines()[-1].startswith("tradewinds.envs.extras.MissingExtra: this needs ")
