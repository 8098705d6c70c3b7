"""What the checks of all sets have in common: tables, lists, goods and numbers of a pack."""

from tradewinds.core.errors import BadPack
from tradewinds.core.goods import LETTERS, amount, parse_goods

PROVENANCES = ("documented", "inferred", "reconstructed", "own")
MOST_CUBES = 10  # on one side of a card
MOST_POINTS = 99
DIGITS = tuple("123456789")

Tables = dict[str, dict[str, object]]


class Checker:
    """Reads parts of a pack's tables; every problem is a BadPack with file and key."""

    def __init__(self, file: str, tables: Tables) -> None:
        self.file = file
        self.tables = tables

    def fail(self, key: str, problem: str) -> BadPack:
        return BadPack(self.file, key, problem)

    def provenance(self, key: str) -> tuple[str, str]:
        table = self.tables[key]
        kind, source = table.get("provenance"), table.get("source", "")
        if kind not in PROVENANCES:
            raise self.fail(f"{key}.provenance", f"expected one of {', '.join(PROVENANCES)}")
        if not isinstance(source, str):
            raise self.fail(f"{key}.source", "expected a text")
        return str(kind), source

    def keys(self, key: str, allowed: list[str]) -> None:
        for found in self.tables[key]:
            if found not in (*allowed, "provenance", "source"):
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
