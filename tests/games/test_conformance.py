"""The public conformance suite over options, maps, packs and seeds, and proof that it can fail."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tradewinds import CHANCE, GAMES, NOBODY, Dealer, make_game
from tradewinds.bots.position import Position
from tradewinds.bots.thinking import GreedyBot
from tradewinds.components.catalog import SYMBOLS, Catalog, load_pack_text, pack_template
from tradewinds.components.maps import SAND_TO_SEA, random_map, read_layout
from tradewinds.games.registry import MAPS, Setting
from tradewinds.rules.common import LAST_ROUND
from tradewinds.simulate import simulate
from tradewinds.testing import ConformanceError, check_game, check_goods, hidden_twins

PLAYERS = (2, 3, 4)
OTHER_RULINGS = {
    "sand-to-sea": {"toll": "always", "scores": "hidden", "first": "2"},
    "east-to-west-1": {"replaced": "stay", "scores": "hidden", "first": "2"},
    "east-to-west-2": {"scores": "hidden", "first": "2"},
    "east-to-west-3": {"replaced": "stay", "scores": "hidden", "first": "2"},
    "spice-road": {"scores": "hidden", "first": "2"},
    "eastern-wonders": {"toll": "always", "scores": "hidden", "first": "2"},
    "new-world": {"board": "E1", "scores": "hidden", "first": "2"},
}


TABLES = [(name, players) for name in GAMES for players in PLAYERS] + [("spice-road", 5)]
# Random play of these goes on until the guard stops it: few games are many decisions.
LONG = ("sand-to-sea", "eastern-wonders")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_games_conform(name: str, players: int) -> None:
    check_game(make_game(name), players, games=2 if name in LONG else 5, looks=10 if name in LONG else 30)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_games_conform_with_the_other_rulings(name: str, players: int) -> None:
    game = make_game(name, OTHER_RULINGS[name])
    check_game(game, players, games=1 if name in LONG else 3, looks=10 if name in LONG else 30)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_300_random_games_end_and_are_counted(name: str, players: int) -> None:
    tally = simulate(Setting(name, players), 300, seed=2**80 + players)
    assert tally.finished == tally.games == 300
    assert sum(tally.wins) == 300
    assert tally.decisions > 300 * 50 * players


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", ["east-to-west-1", "east-to-west-2", "east-to-west-3", "new-world"])
def test_rul_16_games_with_settlers_end_long_before_the_guard(name: str, players: int) -> None:
    bot, game = GreedyBot(), make_game(name)
    for number in range(20):
        state, dealer = game.start(players), Dealer(str(number))
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                state.deal(dealer)
            else:
                state.apply(bot.choose(Position(state, f"{number}/{state.ply}")))
        assert state.rounds_played() < LAST_ROUND / 2


def random_goods(rng: random.Random, most: int) -> str:
    return "".join(rng.choice("YRGB") for _ in range(rng.randint(1, most)))


def own_pieces(rng: random.Random, template: str) -> Catalog:
    """A pack with random values for every set, within what a pack may say."""

    def trade() -> str:
        give = rng.choice("YRGB")
        get = (
            "".join(letter for letter in random_goods(rng, 4) if letter != give)
            or "YRGB".replace(give, "")[0]
        )
        return f"{give * rng.randint(1, 4)}>{get}"

    lines = []
    for line in template.splitlines():
        id, _, value = line.partition(" = ")
        if value.startswith('"') and id[0] in "sm" and id[1:].isdigit():
            value = rng.choice(
                [
                    f'"gain {random_goods(rng, 4)}"',
                    f'"upgrade {rng.randint(1, 4)}"',
                    f'"{trade()}"',
                    f'"{trade()}"',
                ]
            )
        elif value.startswith('"') and id.startswith(SYMBOLS):
            value = f'"{trade()}"'
        elif value.startswith('"') and id[0] in "vo" and id[1:].isdigit():
            value = f'"{random_goods(rng, 4)} {rng.randint(0, 20)}"'
        elif id in MAPS:
            value = str([rng.randint(0, 5) for _ in range(rng.randint(1, 6))])
        lines.append(f"{id} = {value}" if value else line)
    return load_pack_text("own.toml", "\n".join(lines))


def own_land(rng: random.Random) -> str:
    """Boards, point cards, bonus and exploration tiles with random values, in the places they have."""
    lines = []
    for line in pack_template().splitlines():
        text = line.strip().strip('",')
        head, *marks = text.split(" | ")
        if line.startswith('    "') and head[0] in "123456789" and head.split()[1] in ("gain", "upgrade"):
            actions = [
                f"gain {random_goods(rng, 3)}",
                f"upgrade {rng.randint(1, 4)}",
                "YR>G",
                "gain Y + RR>B",
            ]
            line = f'    "{" | ".join([f"{rng.randint(1, 4)} {rng.choice(actions)}", *marks])}",'
        elif line.startswith("p") and line[1:3].isdigit():
            id, _, value = line.partition(" = ")
            _, _, benefit = value.strip('"').split(" ", 2)
            line = f'{id} = "{random_goods(rng, 3)} {rng.randint(0, 12)} {benefit}"'
        lines.append(line)
    return "\n".join(lines)


@settings(max_examples=15, deadline=None)
@given(
    st.sampled_from(GAMES),
    st.sampled_from(PLAYERS),
    st.integers(0, 2**80),
    st.booleans(),
    st.randoms(use_true_random=False),
)
def test_any_options_map_and_pack_conform(
    name: str, players: int, seed: int, others: bool, rng: random.Random
) -> None:
    pieces = own_pieces(rng, own_land(rng))
    layout = random_map(seed, MAPS[name]) if name in MAPS else None
    game = make_game(name, OTHER_RULINGS[name] if others else None, layout, pieces)
    check_game(game, players, games=1, looks=15, seed=seed)


def test_a_map_with_fixed_seas_conforms() -> None:
    rows = SAND_TO_SEA.drawing.strip().replace("o.o.o", "~.o.~").splitlines()
    game = make_game("sand-to-sea", map=read_layout("straits", rows, SAND_TO_SEA))
    check_game(game, 3, games=2, looks=20)
    state = game.start(2)
    assert state.data()["map"].count("-") == 16
    assert [word for word in state.data()["map"] if word.startswith("sea")] == [
        "sea-1",
        "sea-2",
        "sea-3",
        "sea-4",
    ]


def test_the_suite_notices_goods_from_nowhere() -> None:
    game: Any = make_game("sand-to-sea")
    state = game.start(2)
    before = state.view(None).data()
    before["seats"][0]["hold"] = "YYY"  # as if three cubes had vanished in the action
    with pytest.raises(ConformanceError, match="makes"):
        check_goods(before, state, "rest", game.catalog)


def test_the_suite_finds_states_that_differ_only_in_what_is_hidden() -> None:
    game = make_game("sand-to-sea", {"scores": "hidden"})
    text = game.start(4).text()
    for seat, tile in ((2, "v01"), (3, "v02")):
        text = text.replace(f"tiles.{seat} -", f"tiles.{seat} {tile}").replace(f" {tile} v", " v", 1)
    text = text.replace("stack v01 v02 ", "stack ").replace("stack v02 ", "stack ")
    state = game.from_text(text)
    assert len(hidden_twins(state, 0)) == len(hidden_twins(state, None)) == 1
    assert hidden_twins(state, 1) == []
    twin = hidden_twins(state, 0)[0].text()
    open_game = make_game("sand-to-sea")
    assert state.view(0) == game.from_text(twin).view(0)
    assert open_game.from_text(text).view(0) != open_game.from_text(twin).view(0)
