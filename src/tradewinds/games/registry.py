"""All games by name, and the options that a table can set."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tradewinds.components.catalog import Catalog, load_catalog
from tradewinds.components.maps import FIRST_GAME, Layout, load_map, read_layout
from tradewinds.core.errors import BadMap, BadOption, BadRecord
from tradewinds.core.record import Record
from tradewinds.core.state import Game
from tradewinds.games.sand_to_sea import SandToSea


@dataclass(frozen=True)
class TableOption:
    """One of the rulings that a table may decide otherwise; the first value is the default."""

    key: str
    values: tuple[str, ...]
    ruling: str
    meaning: str


OPTIONS = {
    "sand-to-sea": (
        TableOption("toll", ("moved", "always"), "RUL-5", "when a boat pays the rivals on its market tile"),
        TableOption("scores", ("open", "hidden"), "RUL-9", "whether taken victory tiles are shown to all"),
        TableOption("first", ("random", "1", "2", "3", "4"), "RUL-18", "the seat that begins"),
    ),
}
GAMES = tuple(OPTIONS)


def make_game(
    name: str,
    options: Mapping[str, str] | None = None,
    map: str | Layout = FIRST_GAME,
    pack: str | Path | Catalog | None = None,
) -> Game:
    """A game by its id, for instance `make_game("sand-to-sea", {"toll": "always"})`."""
    if name not in OPTIONS:
        raise BadOption(f"there is no game '{name}': the games are {', '.join(GAMES)}")
    chosen = check_options(name, options or {})
    layout = map if isinstance(map, Layout) else load_map(map)
    catalog = pack if isinstance(pack, Catalog) else load_catalog(pack)
    return SandToSea(catalog, layout, chosen)


def game_of(record: Record, pack: str | Path | Catalog | None = None) -> Game:
    """The game that a record was played with; its pack, when it is not the standard one, is given."""
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
        layout = read_layout("own", drawing.split("/"))
    except BadMap as error:
        raise BadRecord(record.line_of("map"), str(error)) from None
    game = make_game(name, options, layout, pack)
    if game.header()["pack"] != header["pack"]:
        problem = f"the record was played with the pack {header['pack'][0][:12]}..."
        raise BadRecord(record.line_of("pack"), f"{problem}, and another one is given")
    return game


def check_options(name: str, given: Mapping[str, str]) -> dict[str, str]:
    """All options of a game, the given ones checked and the others at their default."""
    known = {option.key: option for option in OPTIONS[name]}
    for key, value in given.items():
        if key not in known:
            raise BadOption(f"{name} has no option '{key}': the options are {', '.join(known)}")
        if value not in known[key].values:
            raise BadOption(f"the option {key} takes {' or '.join(known[key].values)}, not '{value}'")
    return {key: given.get(key, option.values[0]) for key, option in known.items()}
