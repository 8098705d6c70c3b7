"""What the terminal says and draws of a game follows from what the game is made of, and from its numbers."""

from dataclasses import replace

import pytest

from tests.cli.test_terminal import console, printed
from tradewinds import Dealer, Game, make_game
from tradewinds.cli.board import Board
from tradewinds.cli.composition import parts_of, scene_of
from tradewinds.cli.parts.islands import ISLANDS as MAP
from tradewinds.cli.parts.market import MARKET
from tradewinds.cli.parts.settlements import SETTLEMENTS as BOARDS
from tradewinds.cli.rules import goal, rules_page
from tradewinds.components.catalog import Catalog
from tradewinds.components.maps import Layout
from tradewinds.games import new_world, registry
from tradewinds.games.registry import GAMES, INFOS
from tradewinds.games.settlers import SettlersGame
from tradewinds.rules.common import ORDINALS
from tradewinds.rules.info import CARAVAN, ISLANDS, SETTLEMENTS, for_all


def rules_text(game: Game) -> str:
    screen = console(100)
    screen.print(rules_page(game))
    return " ".join(printed(screen).split())


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_drawn_with_the_parts_of_its_boxes(name: str) -> None:
    parts = parts_of(make_game(name))
    boxes = {CARAVAN: MARKET, ISLANDS: MAP, SETTLEMENTS: BOARDS}
    assert [box for box, part in boxes.items() if part in parts] == list(INFOS[name].boxes)


@pytest.mark.parametrize("name", GAMES)
def test_rules_tell_the_numbers_of_the_game(name: str) -> None:
    numbers, game = INFOS[name].parameters, make_game(name)
    told = [f"has room for {numbers.storage};"]
    if numbers.settlers:
        told += [f"{numbers.settlers} settlers, of which {numbers.ready_settlers[4]} are ready"]
        told += [f"({numbers.ready_settlers[2]} with 2 players)"]
    if numbers.outpost_cubes:
        told += [f"for each outpost there ({numbers.outpost_cubes[2]} with 2 players)"]
    if numbers.route_length:
        told += [f"when there are {numbers.route_length}"]
    text = rules_text(game)
    assert [sentence for sentence in told if sentence not in text] == []
    assert goal(game).endswith("most points win.")
    for players in (2, 4):
        assert ORDINALS[numbers.to_end[players]] in goal(game)


def test_a_further_game_of_the_boxes_is_told_and_drawn_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    parameters = replace(new_world.INFO.parameters, storage=12, to_end=for_all(4, 6))
    info = replace(new_world.INFO, id="far-lands", title="Far Lands", parameters=parameters)

    def make(catalog: Catalog, options: dict[str, str], layout: Layout | None) -> SettlersGame:
        return SettlersGame(info, new_world.SETUP, catalog=catalog, options=options, layout=layout)

    monkeypatch.setitem(INFOS, info.id, info)
    monkeypatch.setitem(registry._MAKERS, info.id, make)
    game = make_game("far-lands")
    assert "a sixth point card" in goal(game)
    assert "room for 12;" in rules_text(game)
    state, dealer = game.start(2), Dealer("far")
    while state.actor < 0:
        state.deal(dealer)
    screen = console(120)
    screen.print(Board(scene_of(state, 0, ["Ann", "Bob"])))
    assert "Far Lands" in printed(screen)
    assert "A1-1" in printed(screen)
