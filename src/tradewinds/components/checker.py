"""What the checks of all sets have in common: provenance, tables, lists, goods and numbers of a pack."""

from collections.abc import Collection
from dataclasses import dataclass

from tradewinds.core.errors import BadPack
from tradewinds.core.goods import LETTERS, amount, parse_goods

PROVENANCES = ("documented", "inferred", "reconstructed", "own")
ABOUT_A_SET = ("provenance", "source", "notes")  # keys that every set may have
MOST_CUBES = 10  # on one side of a card
MOST_POINTS = 99
DIGITS = tuple("123456789")

Tables = dict[str, dict[str, object]]


@dataclass(frozen=True)
class Note:
    """What is known of some pieces of a set, where it differs from the rest of the set."""

    pieces: tuple[str, ...]
    kind: str
    source: str


@dataclass(frozen=True)
class Provenance:
    """How sure we are of a set (one of PROVENANCES), and where it comes from."""

    kind: str
    source: str
    notes: tuple[Note, ...] = ()

    def of(self, pieces: Collection[str]) -> "Provenance":
        """The same for these pieces only: a note on all of them says it in place of the set."""
        notes = tuple(note for note in self.notes if not set(pieces).isdisjoint(note.pieces))
        for note in notes:
            if set(pieces) <= set(note.pieces):
                return Provenance(note.kind, note.source)
        return Provenance(self.kind, self.source, notes)


class Checker:
    """Reads parts of a pack's tables; every problem is a BadPack with file and key."""

    def __init__(self, file: str, tables: Tables) -> None:
        self.file = file
        self.tables = tables

    def fail(self, key: str, problem: str) -> BadPack:
        return BadPack(self.file, key, problem)

    def provenance(self, key: str) -> Provenance:
        table = self.tables[key]
        notes = table.get("notes", [])
        if not isinstance(notes, list):
            raise self.fail(f"{key}.notes", f"expected tables, each headed [[{key}.notes]]")
        read = tuple(self._note(key, f"{key}.notes.{number}", note) for number, note in enumerate(notes, 1))
        return Provenance(*self._known(key, table), read)

    def _note(self, key: str, path: str, note: object) -> Note:
        if not isinstance(note, dict) or set(note) != {"pieces", "provenance", "source"}:
            raise self.fail(path, "expected a table with pieces, provenance and source")
        pieces = self.list(f"{path}.pieces", note["pieces"], 1, len(self._names(key)))
        for piece in pieces:
            if piece not in self._names(key):
                raise self.fail(f"{path}.pieces", f"'{str(piece)[:40]}' is no piece of {key}")
        return Note(tuple(str(piece) for piece in pieces), *self._known(path, note))

    def _known(self, path: str, table: dict[str, object]) -> tuple[str, str]:
        kind, source = table.get("provenance"), table.get("source", "")
        if kind not in PROVENANCES:
            raise self.fail(f"{path}.provenance", f"expected one of {', '.join(PROVENANCES)}")
        if not isinstance(source, str):
            raise self.fail(f"{path}.source", "expected a text")
        return str(kind), source

    def _names(self, key: str) -> list[str]:
        """What notes may call the pieces of a set: its keys, and those of the tables in it."""
        table = {name: part for name, part in self.tables[key].items() if name not in ABOUT_A_SET}
        return [*table, *(id for part in table.values() if isinstance(part, dict) for id in part)]

    def keys(self, key: str, allowed: list[str]) -> None:
        for found in self.tables[key]:
            if found not in (*allowed, *ABOUT_A_SET):
                raise self.fail(f"{key}.{found}", f"no such key: expected {', '.join(allowed)}")

    def table(self, path: str, ids: list[str]) -> dict[str, str]:
        """A table with exactly these ids, each a text."""
        key, part = path.split(".")
        if part not in self.tables[key]:
            raise self.fail(path, f"missing: expected a table of {len(ids)} entries, {ids[0]} to {ids[-1]}")
        table = self.tables[key][part]
        if not isinstance(table, dict):
            raise self.fail(path, f"expected a table of {len(ids)} entries, {ids[0]} to {ids[-1]}")
        for found in table:
            if found not in ids:
                raise self.fail(f"{path}.{found}", f"no such id: expected {ids[0]} to {ids[-1]}")
        if missing := [wanted for wanted in ids if wanted not in table]:
            problem = f"has {len(table)} entries, expected {len(ids)}: {', '.join(missing[:5])} missing"
            raise self.fail(path, problem)
        for found, value in table.items():
            if not isinstance(value, str):
                raise self.fail(f"{path}.{found}", "expected a text")
        return {wanted: table[wanted] for wanted in ids}

    def list(self, path: str, value: object, least: int, most: int) -> list[object]:
        wanted = f"a list of {least}" if least == most else f"a list of {least} to {most}"
        if value is None:
            raise self.fail(path, f"missing: expected {wanted}")
        if not isinstance(value, list) or not least <= len(value) <= most:
            size = f"{len(value)} entries" if isinstance(value, list) else type(value).__name__
            raise self.fail(path, f"has {size}, expected {wanted}")
        return value

    def numbers(self, key: str, part: str, least: int, most: int) -> tuple[int, ...]:
        path = f"{key}.{part}"
        return tuple(
            self.number(path, value, 0, MOST_POINTS)
            for value in self.list(path, self.tables[key].get(part), least, most)
        )

    def number(self, path: str, value: object, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise self.fail(path, f"expected whole numbers from {least} to {most}")
        return value

    def goods(self, key: str, text: str) -> int:
        if not text or text.strip(LETTERS) or len(text) > MOST_CUBES:
            raise self.fail(
                key, f"'{text[:40]}' is not goods: expected 1 to {MOST_CUBES} letters of {LETTERS}"
            )
        return parse_goods(text)

    def trade(self, key: str, text: str) -> tuple[int, int]:
        """What a trade gives and gets. It may be repeated, so it has to cost something."""
        first, _, second = text.partition(">")
        give, get = self.goods(key, first), self.goods(key, second)
        if not any(amount(give, good) > amount(get, good) for good in range(4)):
            raise self.fail(key, f"'{text}' costs nothing: a trade has to lose cubes of some good")
        return give, get

    def digit(self, key: str, word: str, text: str) -> int:
        """The number after a word: `upgrade 3`."""
        if text not in DIGITS:
            raise self.fail(key, f"'{word} {text[:40]}': expected {word} 1 to {word} 9")
        return int(text)


def is_points(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= len(str(MOST_POINTS))
