"""Every ruling that concerns a game is told to those who play it."""

import pytest

from tradewinds.games.registry import GAMES, INFOS

APPLY = {
    "sand-to-sea": [1, 2, 3, 4, 5, 9, 16, 17, 18, 19, 20, 21, 22, 23, 24],
    "east-to-west-1": [1, 2, 3, 6, 7, 9, 10, 13, 14, 15, 16, 18, 19, 22, 25, 26, 27, 28, 29, 30, 31],
    "east-to-west-2": [2, 3, 4, 8, 9, 10, 13, 14, 15, 16, 17, 18, 19, 24, 27, 28, 29, 30, 31, 32, 33],
    "east-to-west-3": [1, 2, 3, 4, 6, 7, 8, 9, 10, 13, 14, 15, 16, 17, 18, 19, 22, *range(24, 34)],
    "spice-road": [1, 3, 9, 16, 17, 18, 19, 22],
    "eastern-wonders": [2, 4, 5, 9, 11, 12, 16, 17, 18, 19, 21, 24, 34],
    "new-world": [2, 3, 9, 10, 13, 14, 15, 16, 18, 19, 27, 28, 29, 30, 31],
}
EVERY = range(1, 35)


@pytest.mark.parametrize("game", GAMES)
def test_the_rulings_that_apply_are_there_in_order(game: str) -> None:
    assert list(INFOS[game].rulings) == [f"RUL-{number}" for number in APPLY[game]]


@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_that_a_table_can_set_names_its_option(game: str) -> None:
    for option in INFOS[game].options:
        if option.ruling.startswith("RUL-"):  # else the rules themselves leave the choice
            assert f"option {option.key}" in INFOS[game].rulings[option.ruling]


def test_every_ruling_concerns_some_game() -> None:
    told = {number for info in INFOS.values() for number in info.rulings}
    assert told == {f"RUL-{number}" for number in EVERY}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_nothing_of_what_it_does_not_have(game: str) -> None:
    """Words of a box stand only in the rulings of games that are made of it."""
    text = " ".join(INFOS[game].rulings.values())
    words = {"caravan": ("merchant",), "islands": ("boat", "toll"), "settlements": ("settler", "fort")}
    for box, foreign in words.items():
        if box not in INFOS[game].boxes:
            assert not any(word in text for word in foreign)
