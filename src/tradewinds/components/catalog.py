"""The pieces of the boxes as data, each set with its provenance, and packs that replace sets.

A pack is a TOML file with any of the tables of `caravan.toml`, `islands.toml` and
`settlements.toml`; a table that it has replaces the whole set. Everything is checked, and every
complaint names the file, the key and what is expected there.

Standard values that change make a new *edition*. Those of earlier editions are kept, because
games that were begun with them go on with them.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from importlib.resources import files
from pathlib import Path

from tradewinds.components.checker import ABOUT_A_SET, PROVENANCES, Checker, Provenance, Tables, is_points
from tradewinds.components.settlements import (
    Board,
    ExplorationTile,
    PointCard,
    ScoringTile,
    read_boards,
    read_exploration_tiles,
    read_point_cards,
    read_scoring_tiles,
)
from tradewinds.core.errors import BadOption, BadPack
from tradewinds.core.goods import LETTERS

SYMBOLS = ("ginger", "chili", "tea", "cloves")
STANDARD = "standard"
FILES = ("caravan.toml", "islands.toml", "settlements.toml")
NEWEST = 4  # edition; the first is 1

# What the template of a pack leaves out: tables of notes, and the lines on a whole set.
OUR_PROVENANCE = re.compile(r"^\[\[.*?(?:\n\n|\Z)|^(?:provenance|source) = .*?\n", re.MULTILINE | re.DOTALL)

__all__ = ["NEWEST", "PROVENANCES", "SYMBOLS", "Card", "Catalog", "Order", "Provenance", "load_catalog"]


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
    """A victory tile, or a point card of the caravan box: what it costs and what it is worth."""

    id: str
    text: str
    cost: int
    points: int


@dataclass(frozen=True)
class Catalog:
    """All sets, read and checked: the standard ones of an edition, and those of a pack."""

    name: str
    edition: int
    own: Tables = field(repr=False)  # what the pack says
    starting: tuple[Card, ...]
    merchants: tuple[Card, ...]
    orders: tuple[Order, ...]  # the point cards of the caravan box
    markets: tuple[Card, ...]  # six a symbol, in the order of SYMBOLS
    victory_tiles: tuple[Order, ...]
    start_sets: tuple[str, ...]
    bonus_points: tuple[int, ...]
    outpost_values: Mapping[str, tuple[int, ...]]
    boards: Mapping[str, Board]  # by side, A1 to F2
    point_cards: tuple[PointCard, ...]
    scoring_tiles: tuple[ScoringTile, ...]  # the bonus tiles of the settlements box
    exploration_tiles: tuple[ExplorationTile, ...]
    provenance: Mapping[str, Provenance]  # by set

    def digest(self, pieces: Callable[["Catalog"], tuple[object, ...]]) -> str:
        """A hash of the values that a game uses, however they are spelled and wherever from."""
        return hashlib.sha256(json.dumps(_plain(pieces(self))).encode()).hexdigest()

    def in_edition(self, edition: int) -> "Catalog":
        """The same pack with the standard sets of another edition."""
        return self if edition == self.edition else _checked(self.name, self.name, self.own, edition)


def _plain(value: object) -> object:
    """A piece as lists of numbers and words, without the text: that is only how it was spelled."""
    if is_dataclass(value):
        return [_plain(getattr(value, field.name)) for field in fields(value) if field.name != "text"]
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def load_catalog(pack: str | Path | None = None, edition: int = NEWEST) -> Catalog:
    """The standard pieces of an edition, with the sets of a pack in the place of theirs."""
    if pack is None or str(pack) == STANDARD:
        return _checked(STANDARD, STANDARD, {}, edition)
    return load_pack_text(str(pack), _read(str(pack)), edition)


def load_pack_text(file: str, text: str, edition: int = NEWEST) -> Catalog:
    """A catalog from a pack's text; `file` is what complaints call it."""
    try:
        own = tomllib.loads(text)
    except ValueError as error:
        raise BadPack(file, *_toml_problem(text, str(error))) from None
    except RecursionError:
        raise BadPack(file, "", "not readable as TOML (nested too deeply)") from None
    name = own.pop("name", Path(file).stem)
    if not isinstance(name, str) or not name.strip() or len(name) > 60 or not name.isprintable():
        raise BadPack(file, "name", "expected a short text")
    known = _standard_tables(edition)
    if not own:
        raise BadPack(file, "", f"replaces nothing: expected one of the sets {', '.join(known)}")
    for key, table in own.items():
        if key not in known:
            raise BadPack(file, key, f"no such set: expected one of {', '.join(known)}")
        if not isinstance(table, dict):
            raise BadPack(file, key, "expected a table")
        table.setdefault("provenance", "own")
        table.setdefault("source", f"pack '{name}'")
    return _checked(file, name, own, edition)


def _checked(file: str, name: str, own: Tables, edition: int) -> Catalog:
    return _CatalogChecker(file, {**_standard_tables(edition), **own}).catalog(name, edition, own)


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
    kept = "".join(OUR_PROVENANCE.sub("", _standard_text(file, NEWEST)) for file in FILES)
    return 'name = "my copy"\n\n' + kept


def _standard_text(file: str, edition: int) -> str:
    """A file of an edition. One that has changed since is kept under the last edition that had it."""
    folder = files("tradewinds.components")
    kept = (folder.joinpath("editions", str(number), file) for number in range(edition, NEWEST))
    found = next((old for old in kept if old.is_file()), folder.joinpath(file))
    return found.read_text(encoding="utf-8")


def _standard_tables(edition: int) -> Tables:
    if not 1 <= edition <= NEWEST:
        raise BadOption(f"there is no edition {edition} of the pieces: the newest is {NEWEST}")
    tables: Tables = {}
    for file in FILES:
        tables.update(tomllib.loads(_standard_text(file, edition)))
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


class _CatalogChecker(Checker):
    """Reads the tables into a catalog."""

    def catalog(self, name: str, edition: int, own: Tables) -> Catalog:
        provenance = {key: self.provenance(key) for key in self.tables}
        starting = self._cards("merchants.starting", ["s1", "s2"], trades_only=False)
        merchants = self._cards("merchants.cards", [f"m{n:02d}" for n in range(1, 44)], trades_only=False)
        ids = [f"{symbol}-{n}" for symbol in SYMBOLS for n in range(1, 7)]
        markets = self._cards("markets.tiles", ids, trades_only=True)
        self.keys("merchants", ["starting", "cards"])
        self.keys("orders", ["cards"])
        self.keys("markets", ["tiles"])
        self.keys("victory_tiles", ["tiles"])
        self.keys("bonus_tiles", ["victory_points"])
        with_outposts = [key for key in _standard_tables(edition)["outpost_values"] if key not in ABOUT_A_SET]
        self.keys("outpost_values", with_outposts)
        return Catalog(
            name=name,
            edition=edition,
            own=own,
            starting=starting,
            merchants=merchants,
            orders=self._orders("orders.cards", [f"o{n:02d}" for n in range(1, 37)]),
            markets=markets,
            victory_tiles=self._orders("victory_tiles.tiles", [f"v{n:02d}" for n in range(1, 27)]),
            start_sets=self._start_sets(),
            bonus_points=self.numbers("bonus_tiles", "victory_points", 4, 4),
            outpost_values={game: self.numbers("outpost_values", game, 1, 6) for game in with_outposts},
            boards=read_boards(self),
            point_cards=read_point_cards(self),
            scoring_tiles=read_scoring_tiles(self),
            exploration_tiles=read_exploration_tiles(self),
            provenance=provenance,
        )

    def _cards(self, path: str, ids: list[str], *, trades_only: bool) -> tuple[Card, ...]:
        table = self.table(path, ids)
        return tuple(self._card(f"{path}.{id}", id, text, trades_only) for id, text in table.items())

    def _card(self, key: str, id: str, text: str, trades_only: bool) -> Card:
        if ">" in text:
            give, get = self.trade(key, text)
            return Card(id, text, give=give, get=get)
        verb, _, rest = text.partition(" ")
        if verb == "gain" and not trades_only:
            return Card(id, text, get=self.goods(key, rest))
        if verb == "upgrade" and not trades_only:
            return Card(id, text, upgrades=self.digit(key, verb, rest))
        forms = "'YY>G'" if trades_only else "'gain YY', 'upgrade 2' or 'YY>G'"
        raise self.fail(key, f"'{text[:40]}' is no card: expected as in {forms}")

    def _orders(self, path: str, ids: list[str]) -> tuple[Order, ...]:
        orders = []
        for id, text in self.table(path, ids).items():
            cost, _, points = text.partition(" ")
            if not is_points(points):
                raise self.fail(f"{path}.{id}", f"'{text[:40]}': expected cost and points, as in 'YYGG 11'")
            orders.append(Order(id, text, self.goods(f"{path}.{id}", cost), int(points)))
        return tuple(orders)

    def _start_sets(self) -> tuple[str, ...]:
        path = "start_sets.sets"
        self.keys("start_sets", ["sets"])
        sets = self.list(path, self.tables["start_sets"].get("sets"), 4, 4)
        for number, goods in enumerate(sets, start=1):
            if not isinstance(goods, str):
                raise self.fail(path, f"entry {number}: expected a text of goods")
            self.goods(path, goods)
        texts = ["".join(sorted(str(goods), key=LETTERS.index)) for goods in sets]
        if len(set(texts)) < len(texts):
            raise self.fail(path, "two sets are the same: expected four different ones")
        return tuple(texts)
