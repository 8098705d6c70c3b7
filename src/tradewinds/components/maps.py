"""Maps of hexes: the default map of a game, random ones, and players' own.

A layout is a drawing: one line for each half row, one character for each column of flat-topped
hexes, so that a hex touches the ones two lines above and below and its four diagonal
neighbours. `o` is a hex for a market or sea tile, `~` one that is always sea, `P` a port, and
`.` nothing. How many of them a map has depends on the game: that is the kind of the map.
"""

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from tradewinds.core.dealer import Dice
from tradewinds.core.errors import BadMap

DEFAULT = "default"  # the default map of whatever game is played
FIRST_GAME_DRAWING = """
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
STAR_DRAWING = """
.o.o.
..o..
.o.o.
o.~.o
.o.o.
..o..
.o.o.
"""
STEPS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
LARGEST = 60  # lines or columns of a drawing

HEX = ("hex", "hexes")
PORT = ("port (P)", "ports (P)")
SEA = ("sea (~)", "seas (~)")

Place = tuple[int, int]  # column, half row


@dataclass(frozen=True)
class MapKind:
    """What the maps of a game have in common, and the default one."""

    default: str  # the name of the default map
    drawing: str
    hexes: int
    ports: int
    fewest_seas: int  # seas that the drawing fixes (~)
    most_seas: int
    rule: str  # which asks that a map is connected and each of its tiles touches two others


SAND_TO_SEA = MapKind(  # STS-3
    "first-game", FIRST_GAME_DRAWING, hexes=24, ports=4, fewest_seas=0, most_seas=4, rule="STS-23"
)
EAST_TO_WEST_2 = MapKind(  # RUL-8
    "star", STAR_DRAWING, hexes=13, ports=0, fewest_seas=1, most_seas=1, rule="EW2-7, RUL-33"
)
EASTERN_WONDERS = replace(SAND_TO_SEA, most_seas=0, rule="EWO-1, STS-23")


@dataclass(frozen=True)
class Layout:
    """A checked map: its hexes in reading order, and how far they are apart."""

    name: str
    places: tuple[Place, ...]
    marks: str  #: one of "oP~" a hex

    @property
    def rows(self) -> list[str]:
        """The drawing, line by line."""
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
        """The hexes beside a hex."""
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
        """The map as a file to edit."""
        drawing = "\n".join(self.rows)
        # A TOML text may be written like a JSON one.
        return f'name = {json.dumps(self.name, ensure_ascii=False)}\nlayout = """\n{drawing}\n"""\n'


def default_map(kind: MapKind) -> Layout:
    return read_layout(kind.default, kind.drawing.split(), kind)


def load_map(choice: str | None, kind: MapKind) -> Layout:
    """The kind's default map, `random:SEED`, a drawing in one line, or a TOML file."""
    if choice in (None, DEFAULT, kind.default):
        return default_map(kind)
    if choice == "random" or choice.startswith("random:"):
        _, _, seed = choice.partition(":")
        return random_map(seed or "0", kind)
    if is_drawing(choice):
        return read_layout("own", choice.split("/"), kind)
    try:
        text = Path(choice).read_bytes().decode("utf-8-sig")
    except OSError as error:
        known = f"a map is '{kind.default}', 'random:SEED' or a TOML file"
        raise BadMap(f"{choice}: cannot be read ({error.strerror}); {known}") from None
    except (UnicodeDecodeError, ValueError):
        raise BadMap(f"{choice}: is not a text file in UTF-8") from None
    return parse_map(choice, text, kind)


def is_drawing(line: str) -> bool:
    """A map in one line, as records have it: it has no letters that a path would have."""
    return "/" in line and not line.strip("oP~./")


def parse_map(file: str, text: str, kind: MapKind) -> Layout:
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
        return read_layout(name, [line.strip() for line in layout.strip().splitlines()], kind)
    except BadMap as error:
        raise BadMap(f"{file}, layout: {error}") from None


def read_layout(name: str, lines: Sequence[str], kind: MapKind) -> Layout:
    """Check a drawing against the rules for maps of this kind."""
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
        raise BadMap(f"the drawing has no hexes: expected {kind.hexes}")
    drawn = _in_reading_order(name, found)
    _check_grid(drawn.places)
    _check_counts(drawn.marks, kind)
    _check_shape(drawn, kind)
    return _moved_to_corner(drawn)


def _in_reading_order(name: str, marks: Mapping[Place, str]) -> Layout:
    places = tuple(sorted(marks, key=lambda place: (place[1], place[0])))
    return Layout(name, places, "".join(marks[place] for place in places))


def _moved_to_corner(layout: Layout) -> Layout:
    """Line and column 0 are the first that have a hex, so that equal maps are equal."""
    left = min(column for column, _ in layout.places)
    top = min(row for _, row in layout.places)
    return replace(layout, places=tuple((column - left, row - top) for column, row in layout.places))


def _check_grid(places: Sequence[Place]) -> None:
    parity = sum(places[0]) % 2
    for column, row in places:
        if (column + row) % 2 != parity:
            raise BadMap(
                f"the hex in line {row + 1}, column {column + 1} is off the grid: "
                "hexes of a line stand in every second column, and lines alternate"
            )


def _check_counts(marks: str, kind: MapKind) -> None:
    ports, seas = marks.count("P"), marks.count("~")
    if len(marks) != kind.hexes:
        raise BadMap(f"the map has {_amount(len(marks), HEX)}, expected {_hexes_expected(kind)}")
    if ports != kind.ports:
        raise BadMap(f"the map has {_amount(ports, PORT)}, expected {_expected(kind.ports, kind.ports)}")
    if not kind.fewest_seas <= seas <= kind.most_seas:
        expected = _expected(kind.fewest_seas, kind.most_seas)
        raise BadMap(f"the map has {_amount(seas, SEA)}, expected {expected}")


def _amount(number: int, nouns: tuple[str, str]) -> str:
    one, many = nouns
    return f"{number or 'no'} {one if number == 1 else many}"


def _expected(fewest: int, most: int) -> str:
    if fewest == most:
        return str(most or "none")
    return f"{fewest} to {most}"


def _hexes_expected(kind: MapKind) -> str:
    special = [
        _amount(number, nouns) for number, nouns in ((kind.ports, PORT), (kind.fewest_seas, SEA)) if number
    ]
    others = f"{kind.hexes - kind.ports - kind.fewest_seas} others"
    return f"{kind.hexes}: {' and '.join([*special, others])}"


def _check_shape(layout: Layout, kind: MapKind) -> None:
    for hex, (column, row) in enumerate(layout.places):
        if len(layout.neighbours(hex)) < 2:
            where = f"the hex in line {row + 1}, column {column + 1}"
            raise BadMap(f"{where} touches fewer than two others ({kind.rule})")
    apart = [far for far in layout.distances()[0] if far < 0]
    if apart:
        raise BadMap(
            f"the map is not connected: {len(apart)} hexes cannot be reached from the first ({kind.rule})"
        )


def random_map(seed: int | str, kind: MapKind) -> Layout:
    """A random map that obeys the rules: hexes grow around the first, and far ones become ports.

    Where the kind fixes seas, they are the hexes that everything else grows around.
    """
    dice = Dice(f"map {seed}")
    while True:
        grown = _grow(kind.hexes, dice)
        marks = {place: "~" if number < kind.fewest_seas else "o" for number, place in enumerate(grown)}
        layout = _moved_to_corner(_in_reading_order(f"random:{seed}", marks))
        if all(len(layout.neighbours(hex)) >= 2 for hex in range(kind.hexes)):
            return read_layout(layout.name, _with_ports(layout, kind.ports, dice).rows, kind)


def _grow(hexes: int, dice: Dice) -> list[Place]:
    """Connected places, in the order in which they were added."""
    grown: list[Place] = [(0, 0)]
    while len(grown) < hexes:
        places = set(grown)
        edge = sorted({(c + dc, r + dr) for c, r in places for dc, dr in STEPS} - places)
        # Places that touch two hexes already are drawn more often: ragged coasts, few needles.
        weights = [sum((c + dc, r + dr) in places for dc, dr in STEPS) ** 2 for c, r in edge]
        number = int(dice.below(sum(weights)))
        for place, weight in zip(edge, weights, strict=True):
            number -= weight
            if number < 0:
                grown.append(place)
                break
    return grown


def _with_ports(layout: Layout, count: int, dice: Dice) -> Layout:
    """Ports as far from each other as can be, beginning with a random hex of the coast."""
    far = layout.distances()
    coast = [hex for hex, mark in enumerate(layout.marks) if mark == "o" and len(layout.neighbours(hex)) < 6]
    ports = [coast[int(dice.below(len(coast)))]]
    while len(ports) < count:
        ports.append(max(coast, key=lambda hex: min(far[hex][port] for port in ports)))
    del ports[count:]  # the first one too, when the kind has no ports
    marks = ["P" if hex in ports else mark for hex, mark in enumerate(layout.marks)]
    return replace(layout, marks="".join(marks))
