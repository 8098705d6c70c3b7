"""A pack whose boards are being entered, kept in its file after every answer.

The file is a good pack at any time. A side with a `draft` is still the one it was; it takes the cells of the
draft over when all of them are entered and right. A side without a draft is complete.
"""

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tradewinds.cli.files import write_whole
from tradewinds.components.catalog import load_catalog, load_pack_text
from tradewinds.components.checker import Checker
from tradewinds.components.settlements import (
    CELLS,
    DRAFT,
    GAP_SIDES,
    MISSING,
    OPEN,
    SIDES,
    Board,
    Location,
    read_board,
    read_location,
)
from tradewinds.core.errors import BadPack

ABOUT = "# A side with a draft is not entered yet: `tradewinds pack new` asks for it.\n"


class BoardDrafts:
    """The sides of the boards in one pack; its other sets stay as they are."""

    def __init__(self, file: Path, name: str = "") -> None:
        """A pack that is there keeps its name and its values; a new one begins with the standard ones."""
        self.file = file
        tables: dict[str, Any] = {}
        if file.exists():
            catalog = load_catalog(file)  # complains about a file that is no pack
            tables = tomllib.loads(file.read_text(encoding="utf-8-sig"))
        else:
            catalog = load_catalog()
        self.name = name or catalog.name
        self.tables: dict[str, Any] = {**tables, "name": self.name}
        if "boards" not in tables:
            self.tables["boards"] = {side: new_side(catalog.boards[side]) for side in SIDES}
        self.boards: dict[str, Any] = self.tables["boards"]

    def complete(self, side: str) -> bool:
        return DRAFT not in self.boards[side]

    def cells(self, side: str) -> list[str]:
        """What is entered; a cell that is not is OPEN."""
        side_table = self.boards[side]
        cells = [str(cell) for cell in side_table.get(DRAFT, side_table["locations"])]
        return cells + [OPEN] * (CELLS - len(cells))

    def expected(self, side: str) -> list[str]:
        """What each cell has until it is entered, in reading order around the gap."""
        cells: list[str] = self.boards[side]["locations"]
        return with_gap(cells, self.gap(side)) if side in GAP_SIDES else cells

    def gap(self, side: str) -> int:
        """The number of the cell without a location."""
        entered = self.cells(side)
        cells = entered if MISSING in entered else self.boards[side]["locations"]
        return int(cells.index(MISSING)) + 1

    def locations(self, side: str) -> list[Location]:
        """Those that are entered."""
        return [
            self.location(side, number, text)
            for number, text in enumerate(self.cells(side), start=1)
            if text not in (OPEN, MISSING)
        ]

    def location(self, side: str, number: int, text: str) -> Location:
        """What a text says in that cell. BadPack if it cannot stand there."""
        return read_location(Checker(str(self.file), {}), side, number, text)

    def reopen(self, side: str) -> None:
        """Ask for a side again that was complete."""
        self.boards[side][DRAFT] = []

    def put(self, side: str, number: int, text: str) -> None:
        self.location(side, number, text)
        cells = self.cells(side)
        cells[number - 1] = text
        self._keep(side, cells)

    def put_gap(self, side: str, number: int) -> None:
        """Cells that are entered already keep their order."""
        cells = self.cells(side)
        self._keep(side, with_gap(cells if MISSING in cells else cells[:-1], number))

    def _keep(self, side: str, cells: list[str]) -> None:
        self.boards[side][DRAFT] = cells
        self.save()

    def finish(self, side: str) -> str:
        """Take over a draft that is entered to its end; else say what is wrong with the side."""
        finished = {key: value for key, value in self.boards[side].items() if key != DRAFT}
        finished["locations"] = self.cells(side)
        try:
            read_board(Checker(str(self.file), {"boards": {side: finished}}), side)
        except BadPack as error:
            return error.problem
        self.boards[side] = finished
        self.save()
        return ""

    def save(self) -> None:
        """BadPack, and nothing is written, if nobody could play with it."""
        drafts = not all(self.complete(side) for side in SIDES)
        text = (ABOUT if drafts else "") + pack_text(self.tables)
        load_pack_text(str(self.file), text)
        write_whole(self.file, text)


def new_side(board: Board) -> dict[str, object]:
    texts = {location.id: location.text for location in board.locations}
    cells = [texts.get(f"{board.id}-{number}", MISSING) for number in range(1, CELLS + 1)]
    side: dict[str, object] = {"locations": cells, DRAFT: []}
    return {**side, "bonus": list(board.bonus)} if board.bonus else side


def with_gap(cells: list[str], number: int) -> list[str]:
    """The same cells in the same order, with the gap elsewhere."""
    others = [cell for cell in cells if cell != MISSING]
    return [*others[: number - 1], MISSING, *others[number - 1 :]]


# -- TOML ------------------------------------------------------------------------------------------


def pack_text(tables: Mapping[str, Any]) -> str:
    """A pack as TOML: texts, numbers and lists, in tables, tables of tables and lists of tables."""
    return "".join(_lines("", tables))


def _lines(path: str, table: Mapping[str, Any]) -> list[str]:
    values = {key: value for key, value in table.items() if not _tables(value)}
    lines = [f"\n[{path}]\n"] if path and values else []
    lines += _pairs(values)
    for key, inner in table.items():
        below = f"{path}.{_key(key)}" if path else _key(key)
        if isinstance(inner, dict):
            lines += _lines(below, inner)
        elif _tables(inner):  # such as notes on provenance
            lines += [line for one in inner for line in (f"\n[[{below}]]\n", *_pairs(one))]
    return lines


def _tables(value: object) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and any(isinstance(one, dict) for one in value)
    )


def _pairs(values: Mapping[str, object]) -> list[str]:
    return [f"{_key(key)} = {_value(value)}\n" for key, value in values.items()]


def _key(key: str) -> str:
    return key if key.replace("-", "").replace("_", "").isalnum() and key.isascii() else _text(key)


def _value(value: object) -> str:
    """Lists of texts have a line for each, as people write them."""
    if isinstance(value, list) and any(isinstance(part, str) for part in value):
        return "[\n" + "".join(f"    {_text(part)},\n" for part in value) + "]"
    return _text(value)


def _text(value: object) -> str:
    """JSON is TOML here, but for one character."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
