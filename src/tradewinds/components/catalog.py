"""The pieces of the boxes as data, each set with its provenance, and packs that replace sets.

A pack is a TOML file with any of the tables of `caravan.toml` and `islands.toml`; a table that
it has replaces the whole set. Everything is checked, and every complaint names the file, the
key and what is expected there.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from tradewinds.core.errors import BadPack
from tradewinds.core.goods import LETTERS, amount, parse_goods

SYMBOLS = ("ginger", "chili", "tea", "cloves")
PROVENANCES = ("documented", "inferred", "reconstructed", "own")
STANDARD = "standard"
FILES = ("caravan.toml", "islands.toml")
MOST_CUBES = 10  # on one side of a card
UPGRADES = tuple("123456789")
MOST_POINTS = 99

__all__ = ["PROVENANCES", "SYMBOLS", "Card", "Catalog", "Order", "load_catalog"]


@dataclass(frozen=True)
class Card:
    """A merchant card or a market tile: gain (`get`), upgrade (`upgrades`) or trade."""

    id: str
    text: str
    give: int = 0
    get: int = 0
    upgrades: int = 0

    @property
    def kind(self) -> str:
        return "upgrade" if self.upgrades else "trade" if self.give else "gain"


@dataclass(frozen=True)
class Order:
    """A victory tile: what it costs and what it is worth."""

    id: str
    text: str
    cost: int
    points: int


@dataclass(frozen=True)
class Catalog:
    """All sets, read and checked."""

    name: str
    starting: tuple[Card, ...]
    merchants: tuple[Card, ...]
    markets: tuple[Card, ...]  # six a symbol, in the order of SYMBOLS
    victory_tiles: tuple[Order, ...]
    start_sets: tuple[str, ...]
    bonus_points: tuple[int, ...]
    outpost_values: Mapping[str, tuple[int, ...]]
    provenance: Mapping[str, tuple[str, str]]  # set name -> (how sure, from where)

    def digest(self, game: str) -> str:
        """A hash of the values that a game uses, however they are spelled and wherever from."""
        cards = (*self.starting, *self.merchants, *self.markets)
        values = [
            [(card.id, card.give, card.get, card.upgrades) for card in cards],
            [(order.id, order.cost, order.points) for order in self.victory_tiles],
            [self.start_sets, self.bonus_points, self.outpost_values[game]],
        ]
        return hashlib.sha256(json.dumps(values).encode()).hexdigest()


Tables = dict[str, dict[str, object]]


def load_catalog(pack: str | Path | None = None) -> Catalog:
    """The standard pieces, with the sets of a pack in the place of theirs."""
    if pack is None or str(pack) == STANDARD:
        return _Checker(STANDARD, _standard_tables()).catalog()
    return load_pack_text(str(pack), _read(str(pack)))


def load_pack_text(file: str, text: str) -> Catalog:
    """A catalog from a pack's text; `file` is what complaints call it."""
    tables = _standard_tables()
    try:
        own = tomllib.loads(text)
    except ValueError as error:
        raise BadPack(file, *_toml_problem(text, str(error))) from None
    except RecursionError:
        raise BadPack(file, "", "not readable as TOML (nested too deeply)") from None
    name = own.pop("name", Path(file).stem)
    if not isinstance(name, str) or not name.strip() or len(name) > 60 or not name.isprintable():
        raise BadPack(file, "name", "expected a short text")
    if not own:
        raise BadPack(file, "", f"replaces nothing: expected one of the sets {', '.join(tables)}")
    for key, table in own.items():
        if key not in tables:
            raise BadPack(file, key, f"no such set: expected one of {', '.join(tables)}")
        if not isinstance(table, dict):
            raise BadPack(file, key, "expected a table")
        table.setdefault("provenance", "own")
        table.setdefault("source", f"pack '{name}'")
        tables[key] = table
    return _Checker(file, tables, name).catalog()


def _toml_problem(text: str, error: str) -> tuple[str, str]:
    """The key and the sentence for a text that is not TOML; a repeated id is the common case."""
    if "overwrite" in error:
        lines = text.splitlines()
        place = re.search(r"at line (\d+)", error)
        number = int(place[1]) if place else len(lines)
        return lines[number - 1].partition("=")[
            0
        ].strip(), f"stands again in line {number}: expected each id once"
    return "", f"not readable as TOML ({error})"


def pack_template() -> str:
    """The standard sets as one TOML text, to be edited into a pack: without our provenance."""
    lines = [line for file in FILES for line in _own_text(file).splitlines()]
    kept = [line for line in lines if not line.startswith(("provenance", "source"))]
    return 'name = "my copy"\n\n' + "\n".join(kept) + "\n"


def _own_text(file: str) -> str:
    return files("tradewinds.components").joinpath(file).read_text(encoding="utf-8")


def _standard_tables() -> Tables:
    tables: Tables = {}
    for file in FILES:
        tables.update(tomllib.loads(_own_text(file)))
    return tables


def _read(file: str) -> str:
    try:
        data = Path(file).read_bytes()
    except OSError as error:
        raise BadPack(file, "", f"cannot be read ({error.strerror})") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadPack(file, "", "is not a text file in UTF-8") from None


class _Checker:
    """Reads the tables into a catalog; every problem is a BadPack with file and key."""

    def __init__(self, file: str, tables: Tables, name: str = STANDARD) -> None:
        self.file = file
        self.tables = tables
        self.name = name

    def catalog(self) -> Catalog:
        provenance = {key: self._provenance(key) for key in self.tables}
        starting = self._cards("merchants.starting", ["s1", "s2"], trades_only=False)
        merchants = self._cards("merchants.cards", [f"m{n:02d}" for n in range(1, 44)], trades_only=False)
        ids = [f"{symbol}-{n}" for symbol in SYMBOLS for n in range(1, 7)]
        markets = self._cards("markets.tiles", ids, trades_only=True)
        self._keys("merchants", ["starting", "cards"])
        self._keys("markets", ["tiles"])
        self._keys("victory_tiles", ["tiles"])
        return Catalog(
            name=self.name,
            starting=starting,
            merchants=merchants,
            markets=markets,
            victory_tiles=self._orders(),
            start_sets=self._start_sets(),
            bonus_points=self._numbers("bonus_tiles", "victory_points", 4, 4),
            outpost_values={"sand-to-sea": self._numbers("outpost_values", "sand-to-sea", 1, 6)},
            provenance=provenance,
        )

    def _fail(self, key: str, problem: str) -> BadPack:
        return BadPack(self.file, key, problem)

    def _provenance(self, key: str) -> tuple[str, str]:
        table = self.tables[key]
        kind, source = table.get("provenance"), table.get("source", "")
        if kind not in PROVENANCES:
            raise self._fail(f"{key}.provenance", f"expected one of {', '.join(PROVENANCES)}")
        if not isinstance(source, str):
            raise self._fail(f"{key}.source", "expected a text")
        return str(kind), source

    def _keys(self, key: str, allowed: list[str]) -> None:
        for found in self.tables[key]:
            if found not in (*allowed, "provenance", "source"):
                raise self._fail(f"{key}.{found}", f"no such key: expected {', '.join(allowed)}")

    def _table(self, path: str, ids: list[str]) -> dict[str, str]:
        """A table with exactly these ids, each a text."""
        key, part = path.split(".")
        if part not in self.tables[key]:
            raise self._fail(path, f"missing: expected a table of {len(ids)} entries, {ids[0]} to {ids[-1]}")
        table = self.tables[key][part]
        if not isinstance(table, dict):
            raise self._fail(path, f"expected a table of {len(ids)} entries, {ids[0]} to {ids[-1]}")
        for found in table:
            if found not in ids:
                raise self._fail(f"{path}.{found}", f"no such id: expected {ids[0]} to {ids[-1]}")
        if missing := [wanted for wanted in ids if wanted not in table]:
            problem = f"has {len(table)} entries, expected {len(ids)}: {', '.join(missing[:5])} missing"
            raise self._fail(path, problem)
        for found, value in table.items():
            if not isinstance(value, str):
                raise self._fail(f"{path}.{found}", "expected a text")
        return {wanted: table[wanted] for wanted in ids}

    def _cards(self, path: str, ids: list[str], *, trades_only: bool) -> tuple[Card, ...]:
        table = self._table(path, ids)
        return tuple(self._card(f"{path}.{id}", id, text, trades_only) for id, text in table.items())

    def _card(self, key: str, id: str, text: str, trades_only: bool) -> Card:
        if ">" in text:
            give, _, get = text.partition(">")
            card = Card(id, text, give=self._goods(key, give), get=self._goods(key, get))
            if not any(amount(card.give, good) > amount(card.get, good) for good in range(4)):
                raise self._fail(key, f"'{text}' costs nothing: a trade has to lose cubes of some good")
            return card
        verb, _, rest = text.partition(" ")
        if verb == "gain" and not trades_only:
            return Card(id, text, get=self._goods(key, rest))
        if verb == "upgrade" and not trades_only:
            if rest not in UPGRADES:
                raise self._fail(key, f"'{text}': expected upgrade 1 to upgrade 9")
            return Card(id, text, upgrades=int(rest))
        forms = "'YY>G'" if trades_only else "'gain YY', 'upgrade 2' or 'YY>G'"
        raise self._fail(key, f"'{text[:40]}' is no card: expected as in {forms}")

    def _goods(self, key: str, text: str) -> int:
        if not text or text.strip(LETTERS) or len(text) > MOST_CUBES:
            raise self._fail(
                key, f"'{text[:40]}' is not goods: expected 1 to {MOST_CUBES} letters of {LETTERS}"
            )
        return parse_goods(text)

    def _orders(self) -> tuple[Order, ...]:
        path = "victory_tiles.tiles"
        orders = []
        for id, text in self._table(path, [f"v{n:02d}" for n in range(1, 27)]).items():
            cost, _, points = text.partition(" ")
            if not (points.isascii() and points.isdigit() and len(points) <= len(str(MOST_POINTS))):
                raise self._fail(f"{path}.{id}", f"'{text[:40]}': expected cost and points, as in 'YYGG 11'")
            orders.append(Order(id, text, self._goods(f"{path}.{id}", cost), int(points)))
        return tuple(orders)

    def _start_sets(self) -> tuple[str, ...]:
        self._keys("start_sets", ["sets"])
        sets = self._list("start_sets", "sets", 4, 4)
        for number, goods in enumerate(sets, start=1):
            if not isinstance(goods, str):
                raise self._fail("start_sets.sets", f"entry {number}: expected a text of goods")
            self._goods("start_sets.sets", goods)
        texts = ["".join(sorted(str(goods), key=LETTERS.index)) for goods in sets]
        if len(set(texts)) < len(texts):
            raise self._fail("start_sets.sets", "two sets are the same: expected four different ones")
        return tuple(texts)

    def _numbers(self, key: str, part: str, least: int, most: int) -> tuple[int, ...]:
        self._keys(key, [part])
        numbers: list[int] = []
        for value in self._list(key, part, least, most):
            if type(value) is not int or not 0 <= value <= MOST_POINTS:
                raise self._fail(f"{key}.{part}", f"expected whole numbers from 0 to {MOST_POINTS}")
            numbers.append(value)
        return tuple(numbers)

    def _list(self, key: str, part: str, least: int, most: int) -> list[object]:
        wanted = f"a list of {least}" if least == most else f"a list of {least} to {most}"
        value = self.tables[key].get(part)
        if value is None:
            raise self._fail(f"{key}.{part}", f"missing: expected {wanted}")
        if not isinstance(value, list) or not least <= len(value) <= most:
            size = f"{len(value)} entries" if isinstance(value, list) else type(value).__name__
            raise self._fail(f"{key}.{part}", f"has {size}, expected {wanted}")
        return value
