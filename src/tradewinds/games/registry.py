"""All games by name, and the options that a table can set."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol, cast

from tradewinds.components.catalog import NEWEST, Catalog, load_catalog
from tradewinds.components.maps import DEFAULT, Layout, load_map, read_layout
from tradewinds.core.errors import BadMap, BadOption, BadRecord
from tradewinds.core.record import Record
from tradewinds.core.state import NO_MAP, Game
from tradewinds.games import (
    east_to_west_1,
    east_to_west_2,
    east_to_west_3,
    eastern_wonders,
    new_world,
    sand_to_sea,
    spice_road,
)
from tradewinds.rules.common import TableGame
from tradewinds.rules.info import GameInfo


class GameFile(Protocol):
    """What a game's module has."""

    @property
    def INFO(self) -> GameInfo: ...  # noqa: N802

    def make(self, catalog: Catalog, options: dict[str, str], layout: Layout | None) -> TableGame: ...


# The mixes first: they are what this project began with.
_FILES: tuple[GameFile, ...] = (
    sand_to_sea,
    east_to_west_1,
    east_to_west_2,
    east_to_west_3,
    spice_road,
    eastern_wonders,
    new_world,
)
INFOS = {file.INFO.id: file.INFO for file in _FILES}
GAMES = tuple(INFOS)
MAPS = {info.id: info.map for info in INFOS.values() if info.map is not None}
_MAKERS = {file.INFO.id: file.make for file in _FILES}


def make_game(
    name: str,
    options: Mapping[str, str] | None = None,
    map: str | Layout | None = None,
    pack: str | Path | Catalog | None = None,
) -> TableGame:
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
    return _MAKERS[name](catalog, chosen, layout)


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

    def make(self) -> TableGame:
        """The game, checked."""
        game = make_game(self.game, self.options, self.map, load_catalog(self.pack, self.edition))
        game.check_players(self.players)
        return game


def check_name(name: str) -> None:
    if name not in INFOS:
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


def info_of(game: Game) -> GameInfo:
    return INFOS[game.id]


def catalog_of(game: Game) -> Catalog:
    """The pieces that a game is played with."""
    return cast(TableGame, game).catalog


def digest_of(name: str, catalog: Catalog) -> str:
    """A hash of the pieces that a game uses."""
    check_name(name)
    return catalog.digest(INFOS[name].pieces)


def game_of(record: Record, pack: str | Path | Catalog | None = None) -> TableGame:
    """The game that a record was played with; its pack, when it is not a standard one, is given."""
    header = record.header
    name, drawing = header["game"][0], header["map"][0]
    if name not in INFOS:
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
        if [digest_of(game, found)] == pack:
            return found
    problem = f"the record was played with the pack {pack[0][:12]}..., and another one is given"
    raise BadRecord(record.line_of("pack"), problem)


def check_options(name: str, given: Mapping[str, str]) -> dict[str, str]:
    """All options of a game, the given ones checked and the others at their default."""
    known = {option.key: option for option in INFOS[name].options}
    for key, value in given.items():
        if key not in known:
            raise BadOption(f"{name} has no option '{key}': the options are {', '.join(known)}")
        if value not in known[key].values:
            raise BadOption(f"the option {key} takes {' or '.join(known[key].values)}, not '{value}'")
    return {key: given.get(key, option.values[0]) for key, option in known.items()}
