"""Every ruling that concerns a game is told to those who play it."""

import pytest

from tradewinds.games.registry import GAMES, OPTIONS
from tradewinds.games.rulings import RULINGS

APPLY = {
    "sand-to-sea": [1, 2, 3, 4, 5, 9, 16, 17, 18, 19, 20, 21, 22, 23, 24],
    "east-to-west-1": [1, 2, 3, 6, 7, 9, 10, 13, 14, 15, 16, 18, 19, 22, 25, 26, 27, 28, 29, 30, 31],
    "east-to-west-2": [2, 3, 4, 8, 9, 10, 13, 14, 15, 16, 17, 18, 19, 24, 27, 28, 29, 30, 31, 32, 33],
}


@pytest.mark.parametrize("game", GAMES)
def test_the_rulings_that_apply_are_there_in_order(game: str) -> None:
    assert list(RULINGS[game]) == [f"RUL-{number}" for number in APPLY[game]]


@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_that_a_table_can_set_names_its_option(game: str) -> None:
    for option in OPTIONS[game]:
        assert f"option {option.key}" in RULINGS[game][option.ruling]
