"""Maps of hexes: the map of the first game, random ones, and players' own (STS-3, STS-23).

A layout is a drawing: one line for each half row, one character for each column of flat-topped
hexes, so that a hex touches the ones two lines above and below and its four diagonal
neighbours. `o` is a hex for a market or sea tile, `~` one that is always sea, `P` a port, and
`.` nothing.
"""

import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tradewinds.core.dealer import Dice
from tradewinds.core.errors import BadMap

FIRST_GAME = "first-game"
FIRST_GAME_LAYOUT = """
..o..
.o.o.
P.o.P
.o.o.
o.o.o
.o.o.
o.o.o
.o.o.
P.o.P
.o.o.
..o..
"""
STEPS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
LARGEST = 60  # lines or columns of a drawing

Place = tuple[int, int]  # column, half row


@dataclass(frozen=True)
class Layout:
    """A checked map: its hexes in reading order, and how far they are apart."""

    name: str
    places: tuple[Place, ...]
    marks: str  # one of "oP~" a hex

    @property
    def rows(self) -> list[str]:
        width = max(column for column, _ in self.places) + 1
        height = max(row for _, row in self.places) + 1
        grid = [["."] * width for _ in range(height)]
        for (column, row), mark in zip(self.places, self.marks, strict=True):
            grid[row][column] = mark
        return ["".join(line) for line in grid]

    @property
    def line(self) -> str:
        """The drawing in one line, for records."""
        return "/".join(self.rows)

    def neighbours(self, hex: int) -> list[int]:
        where = {place: number for number, place in enumerate(self.places)}
        column, row = self.places[hex]
        return [where[p] for c, r in STEPS if (p := (column + c, row + r)) in where]

    def distances(self) -> list[list[int]]:
        """Tiles between any two hexes by the shortest way; ports and seas are sailed like any."""
        nearby = [self.neighbours(hex) for hex in range(len(self.places))]
        table = []
        for start in range(len(self.places)):
            far = [-1] * len(self.places)
            far[start] = 0
            queue = [start]
            for hex in queue:
                for other in nearby[hex]:
                    if far[other] < 0:
                        far[other] = far[hex] + 1
                        queue.append(other)
            table.append(far)
        return table

    def toml(self) -> str:
        drawing = "\n".join(self.rows)
        # A TOML text may be written like a JSON one.
        return f'name = {json.dumps(self.name, ensure_ascii=False)}\nlayout = """\n{drawing}\n"""\n'


def first_game_map() -> Layout:
    return read_layout(FIRST_GAME, FIRST_GAME_LAYOUT.strip().splitlines())


def load_map(choice: str) -> Layout:
    """`first-game`, `random:SEED`, a drawing in one line, or a TOML file."""
    if choice == FIRST_GAME:
        return first_game_map()
    if choice == "random" or choice.startswith("random:"):
        _, _, seed = choice.partition(":")
        return random_map(seed or "0")
    if is_drawing(choice):
        return read_layout("own", choice.split("/"))
    try:
        text = Path(choice).read_bytes().decode("utf-8-sig")
    except OSError as error:
        known = f"a map is '{FIRST_GAME}', 'random:SEED' or a TOML file"
        raise BadMap(f"{choice}: cannot be read ({error.strerror}); {known}") from None
    except (UnicodeDecodeError, ValueError):
        raise BadMap(f"{choice}: is not a text file in UTF-8") from None
    return parse_map(choice, text)


def is_drawing(line: str) -> bool:
    """A map in one line, as records have it: it has no letters that a path would have."""
    return "/" in line and not line.strip("oP~./")


def parse_map(file: str, text: str) -> Layout:
    """A map from the text of its TOML file."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadMap(f"{file}: not readable as TOML ({error})") from None
    if unknown := sorted(set(data) - {"name", "layout"}):
        raise BadMap(f"{file}, {unknown[0]}: no such key: expected name and layout")
    name, layout = data.get("name", Path(file).stem), data.get("layout")
    if not isinstance(name, str) or not name.strip() or len(name) > 60 or not name.isprintable():
        raise BadMap(f"{file}, name: expected a short text")
    if not isinstance(layout, str):
        raise BadMap(f"{file}, layout: expected a drawing of the map as a text of several lines")
    try:
        return read_layout(name, [line.strip() for line in layout.strip().splitlines()])
    except BadMap as error:
        raise BadMap(f"{file}, layout: {error}") from None


def read_layout(name: str, lines: Sequence[str]) -> Layout:
    """Check a drawing against STS-23."""
    if len(lines) > LARGEST or any(len(line) > LARGEST for line in lines):
        raise BadMap(f"the drawing is larger than {LARGEST} lines or columns")
    found: dict[Place, str] = {}
    for row, line in enumerate(lines):
        for column, mark in enumerate(line):
            if mark not in "oP~.":
                raise BadMap(f"line {row + 1} has '{mark}': expected o, P, ~ or .")
            if mark != ".":
                found[column, row] = mark
    if not found:
        raise BadMap("the drawing has no hexes: expected 24")
    places = tuple(sorted(found, key=lambda place: (place[1], place[0])))
    _check_grid(places)
    _check_counts([found[place] for place in places])
    # The first line and column of a drawing start with the map, so that equal maps are equal.
    left = min(column for column, _ in places)
    top = places[0][1]
    moved = tuple((column - left, row - top) for column, row in places)
    layout = Layout(name, moved, "".join(found[place] for place in places))
    _check_shape(layout)
    return layout


def _check_grid(places: Sequence[Place]) -> None:
    parity = sum(places[0]) % 2
    for column, row in places:
        if (column + row) % 2 != parity:
            raise BadMap(
                f"the hex in line {row + 1}, column {column + 1} is off the grid: "
                "hexes of a line stand in every second column, and lines alternate"
            )


def _check_counts(marks: Sequence[str]) -> None:
    ports, seas = marks.count("P"), marks.count("~")
    if len(marks) != 24:
        raise BadMap(f"the map has {len(marks)} hexes, expected 24: 4 ports (P) and 20 others")
    if ports != 4:
        raise BadMap(f"the map has {ports} ports (P), expected 4")
    if seas > 4:
        raise BadMap(f"the map has {seas} fixed seas (~), expected 4 at the most")


def _check_shape(layout: Layout) -> None:
    for hex, (column, row) in enumerate(layout.places):
        if len(layout.neighbours(hex)) < 2:
            raise BadMap(
                f"the hex in line {row + 1}, column {column + 1} touches fewer than two others (STS-23)"
            )
    apart = [far for far in layout.distances()[0] if far < 0]
    if apart:
        raise BadMap(
            f"the map is not connected: {len(apart)} hexes cannot be reached from the first (STS-23)"
        )


def random_map(seed: int | str) -> Layout:
    """A random map that obeys STS-23: hexes grow around the first, four far ones become ports."""
    dice = Dice(f"map {seed}")
    while True:
        places = _grow(dice)
        layout = Layout(f"random:{seed}", places, "o" * len(places))
        if all(len(layout.neighbours(hex)) >= 2 for hex in range(len(places))):
            return read_layout(layout.name, _with_ports(layout, dice).rows)


def _grow(dice: Dice) -> tuple[Place, ...]:
    places: set[Place] = {(0, 0)}
    while len(places) < 24:
        edge = sorted({(c + dc, r + dr) for c, r in places for dc, dr in STEPS} - places)
        # Places that touch two hexes already are drawn more often: ragged coasts, few needles.
        weights = [sum((c + dc, r + dr) in places for dc, dr in STEPS) ** 2 for c, r in edge]
        number = int(dice.below(sum(weights)))
        for place, weight in zip(edge, weights, strict=True):
            number -= weight
            if number < 0:
                places.add(place)
                break
    left, top = min(c for c, _ in places), min(r for _, r in places)
    return tuple(sorted(((c - left, r - top) for c, r in places), key=lambda p: (p[1], p[0])))


def _with_ports(layout: Layout, dice: Dice) -> Layout:
    """Ports as far from each other as can be, beginning with a random hex of the coast."""
    far = layout.distances()
    coast = [hex for hex in range(24) if len(layout.neighbours(hex)) < 6]
    ports = [coast[int(dice.below(len(coast)))]]
    while len(ports) < 4:
        ports.append(max(coast, key=lambda hex: min(far[hex][port] for port in ports)))
    marks = "".join("P" if hex in ports else "o" for hex in range(24))
    return Layout(layout.name, layout.places, marks)
