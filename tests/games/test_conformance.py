"""The public conformance suite over options, maps, packs and seeds, and proof that it can fail."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tradewinds import make_game
from tradewinds.components.catalog import Catalog, load_pack_text, pack_template
from tradewinds.components.maps import SAND_TO_SEA, random_map, read_layout
from tradewinds.simulate import Setting, simulate
from tradewinds.testing import ConformanceError, check_game, check_goods, hidden_twins

PLAYERS = (2, 3, 4)


@pytest.mark.parametrize("players", PLAYERS)
def test_sand_to_sea_conforms(players: int) -> None:
    check_game(make_game("sand-to-sea"), players, games=8, looks=40)


@pytest.mark.parametrize("players", PLAYERS)
def test_sand_to_sea_conforms_with_the_other_rulings(players: int) -> None:
    options = {"toll": "always", "scores": "hidden", "first": "2"}
    check_game(make_game("sand-to-sea", options), players, games=5, looks=40)


@pytest.mark.parametrize("players", PLAYERS)
def test_300_random_games_end_and_are_counted(players: int) -> None:
    tally = simulate(Setting("sand-to-sea", players), 300, seed=2**80 + players)
    assert tally.finished == tally.games == 300
    assert sum(tally.wins) == 300
    assert tally.decisions > 300 * 50 * players


def own_pieces(rng: random.Random) -> Catalog:
    """A pack with random values for every set, within what a pack may say."""

    def goods(most: int) -> str:
        return "".join(rng.choice("YRGB") for _ in range(rng.randint(1, most)))

    def trade() -> str:
        give = rng.choice("YRGB")
        get = "".join(letter for letter in goods(4) if letter != give) or "YRGB".replace(give, "")[0]
        return f"{give * rng.randint(1, 4)}>{get}"

    lines = []
    for line in pack_template().splitlines():
        id, _, value = line.partition(" = ")
        if value.startswith('"') and id[0] in "sm" and id[1:].isdigit():
            value = rng.choice(
                [f'"gain {goods(4)}"', f'"upgrade {rng.randint(1, 4)}"', f'"{trade()}"', f'"{trade()}"']
            )
        elif value.startswith('"') and "-" in id:
            value = f'"{trade()}"'
        elif value.startswith('"') and id[0] == "v" and id[1:].isdigit():
            value = f'"{goods(4)} {rng.randint(0, 20)}"'
        elif id == "sand-to-sea":
            value = str([rng.randint(0, 5) for _ in range(rng.randint(1, 6))])
        lines.append(f"{id} = {value}" if value else line)
    return load_pack_text("own.toml", "\n".join(lines))


@settings(max_examples=15, deadline=None)
@given(
    st.sampled_from(PLAYERS),
    st.integers(0, 2**80),
    st.sampled_from(["moved", "always"]),
    st.sampled_from(["open", "hidden"]),
    st.randoms(use_true_random=False),
)
def test_any_options_map_and_pack_conform(
    players: int, seed: int, toll: str, scores: str, rng: random.Random
) -> None:
    game = make_game(
        "sand-to-sea", {"toll": toll, "scores": scores}, random_map(seed, SAND_TO_SEA), own_pieces(rng)
    )
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
