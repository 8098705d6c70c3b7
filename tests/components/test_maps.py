"""Maps: the first game's, random ones and players' own (STS-3, STS-23)."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tradewinds.components.maps import FIRST_GAME_LAYOUT, first_game_map, load_map, parse_map, random_map
from tradewinds.core.errors import BadMap, TradewindsError

DRAWING = FIRST_GAME_LAYOUT.strip()


def toml(drawing: str) -> str:
    return f'name = "mine"\nlayout = """\n{drawing}\n"""\n'


def test_sts_3_the_first_map_has_columns_of_4_5_6_5_4_with_ports_in_the_corners() -> None:
    layout = first_game_map()
    columns = [[place for place in layout.places if place[0] == column] for column in range(5)]
    assert [len(column) for column in columns] == [4, 5, 6, 5, 4]
    ports = {place for place, mark in zip(layout.places, layout.marks, strict=True) if mark == "P"}
    corners = {min(columns[0]), max(columns[0]), min(columns[4]), max(columns[4])}
    assert ports == corners


def test_a_hex_touches_six_others_at_the_most() -> None:
    layout = first_game_map()
    middle = layout.places.index((2, 4))
    assert len(layout.neighbours(middle)) == 6
    top = layout.places.index((2, 0))
    assert len(layout.neighbours(top)) == 3


def test_distances_go_by_the_shortest_way() -> None:
    layout = first_game_map()
    far = layout.distances()
    one, other = layout.places.index((0, 2)), layout.places.index((4, 8))
    assert far[one][other] == far[other][one] == 5
    assert far[one][one] == 0


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**70))
def test_sts_23_random_maps_obey_the_rule_for_own_maps(seed: int) -> None:
    layout = random_map(seed)
    assert (len(layout.places), layout.marks.count("P")) == (24, 4)
    assert all(len(layout.neighbours(hex)) >= 2 for hex in range(24))
    assert all(far >= 0 for far in layout.distances()[0])
    assert load_map(layout.line).places == layout.places
    assert parse_map("m.toml", layout.toml()).marks == layout.marks


def test_random_maps_differ_and_a_seed_gives_one_map() -> None:
    assert random_map(1).line == random_map("1").line == load_map("random:1").line
    assert len({random_map(seed).line for seed in range(20)}) > 15


def test_a_drawing_may_stand_anywhere_on_its_paper() -> None:
    moved = "\n".join([".......", *("." + line + "." for line in DRAWING.splitlines())])
    assert parse_map("m.toml", toml(moved)).line == first_game_map().line


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (toml(DRAWING.replace("o", "x")), "expected o, P, ~ or ."),
        (toml(DRAWING.replace("o", "P", 1)), "5 ports"),
        (toml(DRAWING.replace("P", "o", 1)), "3 ports"),
        (toml(DRAWING + "\n.o.o."), "26 hexes, expected 24"),
        (toml("..."), "no hexes"),
        (toml(DRAWING.replace("..o..\n.o.o.", "..oo.\n.o.o.", 1)), "off the grid"),
        (toml(DRAWING.replace("o", "~")), "20 fixed seas"),
        ('layout = 5\nname = "x"', "expected a drawing"),
        ('name = "x"', "expected a drawing"),
        (toml(DRAWING) + "size = 3", "no such key"),
        ("layout = [", "not readable as TOML"),
        (toml("o" * 100), "larger than"),
    ],
)
def test_sts_23_own_maps_are_checked_with_clear_errors(text: str, complaint: str) -> None:
    with pytest.raises(BadMap, match=complaint):
        parse_map("m.toml", text)


def test_sts_23_a_tile_with_fewer_than_two_neighbours_is_refused() -> None:
    lines = DRAWING.splitlines()
    needle = ["..o..", "", *lines]  # one hex above the top one touches only that
    needle[1] = "....."
    drawing = "\n".join(needle).replace("o.o.o", "..o.o", 1)
    with pytest.raises(BadMap, match="fewer than two others"):
        parse_map("m.toml", toml(drawing))


def test_sts_23_a_map_in_two_parts_is_refused() -> None:
    island = "..o..\n.o.o.\n..o..\n.o.o.\n..o..\n.o.o.\n..o..\n.P.P."  # 12 hexes
    with pytest.raises(BadMap, match="not connected: 12 hexes cannot be reached"):
        parse_map("m.toml", toml(island + "\n.....\n.....\n" + island))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadMap, match=r"none\.toml: cannot be read"):
        load_map(str(tmp_path / "none.toml"))


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet='oP~.\n="/x1', max_size=200))
def test_strange_drawings_bring_only_typed_errors(drawing: str) -> None:
    try:
        layout = parse_map("m.toml", f'layout = """{drawing}"""')
    except TradewindsError:
        return
    assert len(layout.places) == 24
