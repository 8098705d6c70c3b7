"""All games by name, and the options that a table can set."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol, cast

from tradewinds.components.catalog import NEWEST, Catalog, load_catalog
from tradewinds.components.maps import DEFAULT, MAPS, Layout, load_map, read_layout
from tradewinds.core.errors import BadMap, BadOption, BadRecord
from tradewinds.core.record import Record
from tradewinds.core.state import NO_MAP, Game
from tradewinds.games.east_to_west_1 import EastToWest1
from tradewinds.games.east_to_west_2 import EastToWest2
from tradewinds.games.east_to_west_3 import EastToWest3
from tradewinds.games.eastern_wonders import EasternWonders
from tradewinds.games.new_world import NewWorld
from tradewinds.games.sand_to_sea import SandToSea
from tradewinds.games.spice_road import SpiceRoad


@dataclass(frozen=True)
class TableOption:
    """One of the rulings that a table may decide otherwise; the first value is the default."""

    key: str
    values: tuple[str, ...]
    ruling: str
    meaning: str


@dataclass(frozen=True)
class About:
    """What to know of a game before choosing it."""

    boxes: tuple[str, ...]  # it is made of
    rules_from: str
    # What four equal bots take on average, about (search:60, 24 games):
    rounds: int
    decisions: int  # of all players together, draws not counted


_TOLL = TableOption("toll", ("moved", "always"), "RUL-5", "when a boat pays the rivals on its market tile")
_REPLACED = TableOption(
    "replaced", ("ready", "stay"), "RUL-6", "settlers on a replaced route card: home, or on the new one"
)
_SCORES = TableOption("scores", ("open", "hidden"), "RUL-9", "whether scores are shown before the end")
_FIRST = TableOption("first", ("random", "1", "2", "3", "4"), "RUL-18", "the seat that begins")
_FIRST_OF_FIVE = TableOption("first", (*_FIRST.values, "5"), _FIRST.ruling, _FIRST.meaning)
_BOARD = TableOption("board", ("random", "D1", "E1", "F1"), "NW-1", "the fourth location board")
# The mixes first: they are what this project began with.
OPTIONS = {
    "sand-to-sea": (_TOLL, _SCORES, _FIRST),
    "east-to-west-1": (_REPLACED, _SCORES, _FIRST),
    "east-to-west-2": (_SCORES, _FIRST),
    "east-to-west-3": (_REPLACED, _SCORES, _FIRST),
    "spice-road": (_SCORES, _FIRST_OF_FIVE),
    "eastern-wonders": (_TOLL, _SCORES, _FIRST),
    "new-world": (_BOARD, _SCORES, _FIRST),
}
GAMES = tuple(OPTIONS)
_PUBLIC = "public descriptions"  # of games that the rule sheets refer to
ABOUT = {
    "sand-to-sea": About(("caravan", "islands"), "rule sheet in PL", 40, 520),
    "east-to-west-1": About(("caravan", "settlements"), "rule sheets in PL and DE", 35, 260),
    "east-to-west-2": About(("islands", "settlements"), "rule sheet in EN", 37, 290),
    "east-to-west-3": About(
        ("caravan", "islands", "settlements"),
        "sheets of parts I and II, public descriptions",
        34,
        310,
    ),
    "spice-road": About(("caravan",), _PUBLIC, 34, 190),
    "eastern-wonders": About(("islands",), _PUBLIC, 28, 680),
    "new-world": About(("settlements",), _PUBLIC, 34, 250),
}
_WITH_MAP = {
    "sand-to-sea": SandToSea,
    "east-to-west-2": EastToWest2,
    "east-to-west-3": EastToWest3,
    "eastern-wonders": EasternWonders,
}
_WITHOUT_MAP = {"east-to-west-1": EastToWest1, "spice-road": SpiceRoad, "new-world": NewWorld}


def make_game(
    name: str,
    options: Mapping[str, str] | None = None,
    map: str | Layout | None = None,
    pack: str | Path | Catalog | None = None,
) -> Game:
    """A game by its name, with the options, the map and the pieces of a table.

    `map` is a layout, a drawing, a file or `random:SEED`; `pack` is a catalog or the file of a pack.
    What is left out is the standard one.

    >>> tradewinds.make_game("sand-to-sea", {"toll": "always"}).options["toll"]
    'always'
    >>> tradewinds.make_game("chess")
    Traceback (most recent call last):
    ...
    tradewinds.core.errors.BadOption: there is no game 'chess': the games are ...
    """
    check_name(name)
    chosen = check_options(name, options or {})
    layout = map_of(name, map)
    catalog = pack if isinstance(pack, Catalog) else load_catalog(pack)
    if layout is None:
        return _WITHOUT_MAP[name](catalog, chosen)
    return _WITH_MAP[name](catalog, layout, chosen)


@dataclass(frozen=True)
class Setting:
    """What to play, in a form that can be sent to other processes.

    >>> tradewinds.Setting("spice-road", players=5).make().id
    'spice-road'
    """

    game: str
    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    map: str = DEFAULT
    pack: str | None = None
    edition: int = NEWEST  # of the standard pieces

    def make(self) -> Game:
        """The game, checked."""
        game = make_game(self.game, self.options, self.map, load_catalog(self.pack, self.edition))
        game.check_players(self.players)
        return game


def check_name(name: str) -> None:
    if name not in OPTIONS:
        raise BadOption(f"there is no game '{name}': the games are {', '.join(GAMES)}")


def map_of(name: str, choice: str | Layout | None = None) -> Layout | None:
    """The map that a game is played on: its default one, or another of the kind that it needs.

    None for a game without one.
    """
    check_name(name)
    if name not in MAPS:
        if choice in (None, DEFAULT, NO_MAP):
            return None
        raise BadMap(f"{name} is played without a map")
    if isinstance(choice, Layout):
        return read_layout(choice.name, choice.rows, MAPS[name])  # it may be of another game's kind
    return load_map(choice, MAPS[name])


class _WithCatalog(Protocol):
    @property
    def catalog(self) -> Catalog: ...


def catalog_of(game: Game) -> Catalog:
    """The pieces that a game is played with: every game has them."""
    return cast(_WithCatalog, game).catalog


def game_of(record: Record, pack: str | Path | Catalog | None = None) -> Game:
    """The game that a record was played with; its pack, when it is not a standard one, is given."""
    header = record.header
    name, drawing = header["game"][0], header["map"][0]
    if name not in OPTIONS:
        raise BadRecord(record.line_of("game"), f"there is no game '{name[:40]}'")
    try:
        options = check_options(name, dict([word.split("=", 1) for word in header["options"]]))
    except ValueError:
        raise BadRecord(record.line_of("options"), "options go as in toll=moved") from None
    except BadOption as error:
        raise BadRecord(record.line_of("options"), str(error)) from None
    try:
        layout = read_layout("own", drawing.split("/"), MAPS[name]) if name in MAPS else map_of(name, drawing)
    except BadMap as error:
        raise BadRecord(record.line_of("map"), str(error)) from None
    given = pack if isinstance(pack, Catalog) else load_catalog(pack)
    return make_game(name, options, layout, _played_with(record, given))


def _played_with(record: Record, catalog: Catalog) -> Catalog:
    """These pieces in the newest edition that the hash of the record fits."""
    game, pack = record.header["game"][0], record.header["pack"]
    for edition in range(NEWEST, 0, -1):
        found = catalog.in_edition(edition)
        if [found.digest(game)] == pack:
            return found
    problem = f"the record was played with the pack {pack[0][:12]}..., and another one is given"
    raise BadRecord(record.line_of("pack"), problem)


def check_options(name: str, given: Mapping[str, str]) -> dict[str, str]:
    """All options of a game, the given ones checked and the others at their default."""
    known = {option.key: option for option in OPTIONS[name]}
    for key, value in given.items():
        if key not in known:
            raise BadOption(f"{name} has no option '{key}': the options are {', '.join(known)}")
        if value not in known[key].values:
            raise BadOption(f"the option {key} takes {' or '.join(known[key].values)}, not '{value}'")
    return {key: given.get(key, option.values[0]) for key, option in known.items()}
