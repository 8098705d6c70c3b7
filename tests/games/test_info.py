"""What a game's file says of it is true of the game."""

import pytest

from tradewinds import GAMES, Dealer, make_game
from tradewinds.components.catalog import load_catalog
from tradewinds.games.registry import INFOS, MAPS, catalog_of, info_of
from tradewinds.rules.common import common_of
from tradewinds.rules.info import CARAVAN, ISLANDS, SETTLEMENTS

TABLES = [
    (name, players) for name, info in INFOS.items() for players in range(info.players[0], info.players[1] + 1)
]


def test_infos_are_of_different_games() -> None:
    assert len({info.title for info in INFOS.values()}) == len(INFOS) == len(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_an_info_fits_its_game(name: str) -> None:
    game, info = make_game(name), INFOS[name]
    assert info_of(game) is info
    assert game.parameters is info.parameters
    assert (game.id, game.version, game.fewest, game.most) == (info.id, info.version, *info.players)
    assert game.index(info.example) >= 0
    assert list(game.options) == [option.key for option in info.options]
    assert {*info.boards, *info.spare_boards} <= set(catalog_of(game).boards)
    assert bool(info.boards) == (SETTLEMENTS in info.boxes)


def test_games_with_the_islands_have_maps_and_numbers_under_their_outposts() -> None:
    sailing = {name for name, info in INFOS.items() if ISLANDS in info.boxes}
    assert sailing == set(MAPS) == set(load_catalog().outpost_values)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_parameters_are_what_is_played_with(name: str, players: int) -> None:
    game, numbers = make_game(name, {"first": "1"}), INFOS[name].parameters
    state = game.start(players)
    while state.actor < 0:
        state.deal(Dealer(1))
    view = state.view(None)
    assert common_of(state).to_end() == numbers.to_end[players]
    assert all(seat.things["limit"] == numbers.storage for seat in view.seats)
    if numbers.seat_goods:
        assert [seat.things["hold"] for seat in view.seats] == list(numbers.seat_goods[:players])
    if CARAVAN in INFOS[name].boxes:
        assert len(state.data()["row"]) == numbers.market_slots
    if SETTLEMENTS in INFOS[name].boxes:
        ready = numbers.ready_settlers[players]
        settlers = [(seat.things["ready"], seat.things["reserve"]) for seat in view.seats]
        assert settlers == [(ready, numbers.settlers - ready)] * players


@pytest.mark.parametrize("name", [name for name, info in INFOS.items() if info.face_down])
def test_what_lies_face_down_is_seen_by_its_owner_alone(name: str) -> None:
    state = make_game(name, {"scores": "hidden"}).start(2)
    views = state.view(1).seats
    assert [INFOS[name].face_down in seat.things for seat in views] == [False, True]
