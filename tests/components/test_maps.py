"""Maps: the default ones, random ones and players' own (STS-3, STS-23; EW2-7, RUL-8, RUL-33)."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tradewinds import make_game
from tradewinds.components.maps import (
    EAST_TO_WEST_2,
    SAND_TO_SEA,
    Layout,
    MapKind,
    default_map,
    load_map,
    parse_map,
    random_map,
    read_layout,
)
from tradewinds.core.errors import BadMap, TradewindsError
from tradewinds.games.registry import MAPS

FIRST_GAME = SAND_TO_SEA.drawing.strip()
STAR = EAST_TO_WEST_2.drawing.strip()
ROUND = ".o.o./o.o.o/.o.o./o.~.o/.o.o./..o.."  # another map of 13 hexes
KINDS = pytest.mark.parametrize("kind", MAPS.values(), ids=MAPS)


def toml(drawing: str) -> str:
    return f'name = "mine"\nlayout = """\n{drawing}\n"""\n'


def sea_of(layout: Layout) -> int:
    assert layout.marks.count("~") == 1
    return layout.marks.index("~")


def check_own_map(layout: Layout, kind: MapKind) -> None:
    """The rule for players' own maps, and that a map comes back from its line and its file."""
    hexes = range(kind.hexes)
    assert len(layout.places) == len(set(layout.places)) == kind.hexes
    assert layout.marks.count("P") == kind.ports
    assert kind.fewest_seas <= layout.marks.count("~") <= kind.most_seas
    assert all(len(layout.neighbours(hex)) >= 2 for hex in hexes)
    assert all(far >= 0 for far in layout.distances()[0])
    assert load_map(layout.line, kind) == replace(layout, name="own")
    assert parse_map("m.toml", layout.toml(), kind) == layout


# -- default maps --------------------------------------------------------------------------------


def test_sts_3_the_first_map_has_columns_of_4_5_6_5_4_with_ports_in_the_corners() -> None:
    layout = default_map(SAND_TO_SEA)
    columns = [[place for place in layout.places if place[0] == column] for column in range(5)]
    assert [len(column) for column in columns] == [4, 5, 6, 5, 4]
    ports = {place for place, mark in zip(layout.places, layout.marks, strict=True) if mark == "P"}
    corners = {min(columns[0]), max(columns[0]), min(columns[4]), max(columns[4])}
    assert ports == corners


def test_rul_8_the_star_has_the_sea_in_the_centre_of_six_tiles() -> None:
    layout = default_map(EAST_TO_WEST_2)
    assert (len(layout.places), layout.marks.count("o")) == (13, 12)
    sea = sea_of(layout)
    assert len(layout.neighbours(sea)) == 6
    far = layout.distances()[sea]
    assert sorted(far) == [0] + [1] * 6 + [2] * 6


def test_rul_8_each_outer_tile_of_the_star_lies_in_a_notch_between_two_of_the_first_ring() -> None:
    layout = default_map(EAST_TO_WEST_2)
    ring = set(layout.neighbours(sea_of(layout)))
    outer = set(range(13)) - ring - {sea_of(layout)}
    notches = {frozenset(layout.neighbours(hex)) for hex in outer}
    assert len(outer) == len(notches) == 6
    for notch in notches:
        one, other = notch
        assert notch <= ring
        assert other in layout.neighbours(one)


def test_ew2_7_each_tile_of_the_star_touches_at_least_two_others() -> None:
    check_own_map(default_map(EAST_TO_WEST_2), EAST_TO_WEST_2)


def test_rul_33_every_tile_of_the_star_can_be_reached() -> None:
    assert all(0 <= far <= 4 for row in default_map(EAST_TO_WEST_2).distances() for far in row)


@KINDS
def test_the_default_map_has_three_names(kind: MapKind) -> None:
    default = default_map(kind)
    assert default.name == kind.default
    assert load_map(None, kind) == load_map("default", kind) == load_map(kind.default, kind) == default


def test_a_game_is_played_on_its_default_map_unless_told_otherwise() -> None:
    default = default_map(SAND_TO_SEA).line
    for game in (make_game("sand-to-sea"), make_game("sand-to-sea", map="default")):
        assert game.header()["map"] == [default]


# -- the grid ------------------------------------------------------------------------------------


def test_a_hex_touches_six_others_at_the_most() -> None:
    layout = default_map(SAND_TO_SEA)
    middle = layout.places.index((2, 4))
    assert len(layout.neighbours(middle)) == 6
    top = layout.places.index((2, 0))
    assert len(layout.neighbours(top)) == 3


def test_distances_go_by_the_shortest_way() -> None:
    layout = default_map(SAND_TO_SEA)
    far = layout.distances()
    one, other = layout.places.index((0, 2)), layout.places.index((4, 8))
    assert far[one][other] == far[other][one] == 5
    assert far[one][one] == 0


@KINDS
def test_a_drawing_may_stand_anywhere_on_its_paper(kind: MapKind) -> None:
    lines = kind.drawing.split()
    moved = "\n".join([".......", *("." + line + "." for line in lines)])
    assert parse_map("m.toml", toml(moved), kind).line == default_map(kind).line


# -- random maps ---------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**70))
def test_sts_23_random_maps_obey_the_rule_for_own_maps(seed: int) -> None:
    layout = random_map(seed, SAND_TO_SEA)
    check_own_map(layout, SAND_TO_SEA)
    assert layout.marks.count("o") == 20  # seas are laid at random, as in the first game


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**70))
def test_ew2_7_and_rul_33_random_maps_have_12_tiles_around_one_sea(seed: int) -> None:
    layout = random_map(seed, EAST_TO_WEST_2)
    check_own_map(layout, EAST_TO_WEST_2)
    assert layout.marks.count("o") == 12


@KINDS
def test_random_maps_differ_and_a_seed_gives_one_map(kind: MapKind) -> None:
    assert random_map(1, kind) == random_map("1", kind) == load_map("random:1", kind)
    assert load_map("random", kind).line == random_map(0, kind).line
    assert len({random_map(seed, kind).line for seed in range(20)}) > 15


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        (SAND_TO_SEA, ".....P/....o./.o.o.o/P.o.o./.o.o.P/o.o.o./.o.o../o.o.o./.o.o../o.P.../.o...."),
        (EAST_TO_WEST_2, ".o../o.o./.o.o/o.~./.o.o/o.o./.o../..o."),
    ],
)
def test_seed_7_gives_the_map_that_it_always_gave(kind: MapKind, line: str) -> None:
    assert random_map(7, kind).line == line


# -- faults --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (toml(FIRST_GAME.replace("o", "x")), "expected o, P, ~ or ."),
        (toml(FIRST_GAME.replace("o", "P", 1)), "the map has 5 ports (P), expected 4"),
        (toml(FIRST_GAME.replace("P", "o", 3)), "the map has 1 port (P), expected 4"),
        (toml(FIRST_GAME.replace("P", "o")), "the map has no ports (P), expected 4"),
        (toml(FIRST_GAME + "\n.o.o."), "the map has 26 hexes, expected 24: 4 ports (P) and 20 others"),
        (toml("o"), "the map has 1 hex, expected 24"),
        (toml("..."), "no hexes: expected 24"),
        (toml(FIRST_GAME.replace("..o..\n.o.o.", "..oo.\n.o.o.", 1)), "off the grid"),
        (toml(FIRST_GAME.replace("o", "~")), "the map has 20 seas (~), expected 0 to 4"),
        ('layout = 5\nname = "x"', "expected a drawing"),
        ('name = "x"', "expected a drawing"),
        (toml(FIRST_GAME) + "size = 3", "no such key"),
        ("layout = [", "not readable as TOML"),
        (toml("o" * 100), "larger than"),
    ],
)
def test_sts_23_own_maps_are_checked_with_clear_errors(text: str, complaint: str) -> None:
    with pytest.raises(BadMap) as caught:
        parse_map("m.toml", text, SAND_TO_SEA)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        (STAR.replace("o", ".", 1), "the map has 12 hexes, expected 13: 1 sea (~) and 12 others"),
        (STAR + "\n..o..", "the map has 14 hexes, expected 13: 1 sea (~) and 12 others"),
        (STAR.replace("o", "~", 1), "the map has 2 seas (~), expected 1"),
        (STAR.replace("~", "o"), "the map has no seas (~), expected 1"),
        (STAR.replace("o", "P", 1), "the map has 1 port (P), expected none"),
        (STAR.replace("o", "P", 2), "the map has 2 ports (P), expected none"),
        ("...", "no hexes: expected 13"),
        (STAR.replace("~", "x"), "line 4 has 'x': expected o, P, ~ or ."),
        (STAR.replace("o.~.o", "oo~.o"), "the hex in line 4, column 2 is off the grid"),
    ],
)
def test_ew2_7_own_maps_are_checked_with_clear_errors(drawing: str, complaint: str) -> None:
    with pytest.raises(BadMap) as caught:
        parse_map("m.toml", toml(drawing), EAST_TO_WEST_2)
    assert str(caught.value).startswith("m.toml, layout: ")
    assert complaint in str(caught.value)


def test_sts_23_a_tile_with_fewer_than_two_neighbours_is_refused() -> None:
    # One hex above the top one touches only that.
    drawing = f"..o..\n.....\n{FIRST_GAME}".replace("o.o.o", "..o.o", 1)
    with pytest.raises(BadMap, match=r"line 1, column 3 touches fewer than two others \(STS-23\)"):
        parse_map("m.toml", toml(drawing), SAND_TO_SEA)


def test_ew2_7_a_tile_with_fewer_than_two_neighbours_is_refused_where_it_was_drawn() -> None:
    needle = "...../...../.o.../..o../.o.o./o.~.o/.o.o./..o../.o.o./...../.o..."
    with pytest.raises(BadMap, match=r"line 11, column 2 touches fewer than two others \(EW2-7, RUL-33\)"):
        load_map(needle, EAST_TO_WEST_2)


def test_sts_23_a_map_in_two_parts_is_refused() -> None:
    island = "..o..\n.o.o.\n..o..\n.o.o.\n..o..\n.o.o.\n..o..\n.P.P."  # 12 hexes
    with pytest.raises(BadMap, match=r"not connected: 12 hexes cannot be reached .*\(STS-23\)"):
        parse_map("m.toml", toml(island + "\n.....\n.....\n" + island), SAND_TO_SEA)


def test_rul_33_a_map_in_two_parts_is_refused() -> None:
    two = "..o../.o.o./..~../.o.o./..o../...../...../...../..o../.o.o./..o../.o.o."  # 7 hexes, then 6
    with pytest.raises(BadMap, match=r"not connected: 6 hexes cannot be reached .*\(EW2-7, RUL-33\)"):
        load_map(two, EAST_TO_WEST_2)


def test_ew2_7_players_may_build_a_map_of_their_own() -> None:
    layout = load_map(ROUND, EAST_TO_WEST_2)
    check_own_map(layout, EAST_TO_WEST_2)
    assert layout.line == ROUND


def test_a_map_of_one_game_is_refused_by_the_other() -> None:
    small, large = default_map(EAST_TO_WEST_2), default_map(SAND_TO_SEA)
    too_small = r"^the map has 13 hexes, expected 24: 4 ports \(P\) and 20 others$"
    with pytest.raises(BadMap, match=too_small):
        load_map(small.line, SAND_TO_SEA)
    with pytest.raises(BadMap, match=r"^the map has 24 hexes, expected 13: 1 sea \(~\) and 12 others$"):
        load_map(large.line, EAST_TO_WEST_2)
    for choice in (small, small.line):
        with pytest.raises(BadMap, match=too_small):
            make_game("sand-to-sea", map=choice)
    with pytest.raises(BadMap, match=r"star: cannot be read .* a map is 'first-game', "):
        load_map("star", SAND_TO_SEA)


def test_a_kind_is_only_data() -> None:
    """Another game with 24 hexes and 4 ports, but without seas."""
    kind = replace(SAND_TO_SEA, most_seas=0)
    check_own_map(default_map(kind), kind)
    assert random_map(3, kind) == random_map(3, SAND_TO_SEA)
    with pytest.raises(BadMap, match=r"the map has 1 sea \(~\), expected none"):
        read_layout("own", FIRST_GAME.replace("o", "~", 1).splitlines(), kind)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadMap, match=r"none\.toml: cannot be read .* a map is 'star', 'random:SEED' or"):
        load_map(str(tmp_path / "none.toml"), EAST_TO_WEST_2)


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet='oP~.\n="/x1', max_size=200), st.sampled_from(list(MAPS.values())))
def test_strange_drawings_bring_only_typed_errors(drawing: str, kind: MapKind) -> None:
    try:
        layout = parse_map("m.toml", f'layout = """{drawing}"""', kind)
    except TradewindsError:
        return
    assert len(layout.places) == kind.hexes
