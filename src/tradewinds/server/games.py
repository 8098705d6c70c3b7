"""What tables are played with: games made of options, maps and packs, each of them checked."""

import asyncio
import hashlib
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from tradewinds.components.catalog import NEWEST, Catalog, load_catalog, load_pack_text
from tradewinds.components.maps import DEFAULT, is_drawing
from tradewinds.core.errors import BadMap, BadPack
from tradewinds.core.state import Game
from tradewinds.games.registry import check_name, check_options, make_game, map_of
from tradewinds.server.events import Clock, Milliseconds, TableSetting
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.store.library import Library

MOST_DOTS = 100  # in a line of a pack: the time to read a.a.a.a grows with its square


class GameKey(NamedTuple):
    """All that a game is made of."""

    game: str
    options: tuple[tuple[str, str], ...]
    map: str
    pack: str | None  # its text
    edition: int


class Chosen(NamedTuple):
    """A game that can be played, and the setting that says so completely."""

    game: Game
    setting: TableSetting
    key: GameKey


class Games:
    def __init__(self, library: Library) -> None:
        self._library = library

    async def choose(self, setting: TableSetting, edition: int) -> Chosen:
        """What is to be played, complete and possible, or BadOption, BadMap and so on."""
        check_clock(setting.clock)
        check_name(setting.game)
        options = check_options(setting.game, setting.options)
        drawing = map_drawing(setting.game, setting.map)
        pack = None if setting.pack is None else await self._library.pack(setting.pack)
        key = GameKey(
            game=setting.game,
            options=tuple(sorted(options.items())),
            map=drawing,
            pack=pack,
            edition=edition,
        )
        game = made(key)
        game.check_players(setting.players)
        hints = setting.hints and not setting.rated
        return Chosen(game, replace(setting, options=options, map=drawing, hints=hints), key)

    async def keep_pack(self, words: str, now: Milliseconds) -> tuple[str, str]:
        """Keep a pack's text for tables that are played with it; its digest, and its own name."""
        digest, name = await asyncio.to_thread(pack_digest, words)  # other tables do not wait for it
        await self._library.put_pack(digest, name, words, now)
        return digest, name


def check_clock(clock: Clock) -> None:
    if not 0 <= clock.bank <= 86_400 or not 0 <= clock.turn <= 30 * 86_400:
        raise Refused(Code.BAD_MESSAGE, "a clock has up to a day in its bank, and up to 30 days a turn")
    if clock.kind != "none" and clock.bank + clock.turn < 10:
        raise Refused(Code.BAD_MESSAGE, "a clock gives at least 10 seconds")


@lru_cache(maxsize=64)
def made(key: GameKey) -> Game:
    """The game of a key, made once a process."""
    return make_game(key.game, dict(key.options), key.map, pieces_with(key.pack, key.edition))


def pieces_with(pack: str | None, edition: int = NEWEST) -> Catalog:
    """The pieces of an edition, with those of a pack's text if there is one."""
    return load_catalog(edition=edition) if pack is None else load_pack_text("pack", pack, edition)


def map_drawing(game: str, words: str) -> str:
    """A map as its drawing in one line, from that, a name or `random:SEED`; never from a file here."""
    if words != DEFAULT and not words.startswith("random:") and not is_drawing(words):
        raise BadMap("a map is 'default', 'random:SEED' or a drawing in one line")
    layout = map_of(game, words)
    return DEFAULT if layout is None else layout.line


def pack_digest(words: str) -> tuple[str, str]:
    """What a pack is called by: its digest, and its own name. BadPack if it is none."""
    if any(line.count(".") > MOST_DOTS for line in words.split("\n")):
        raise BadPack("pack", "", f"expected no line with more than {MOST_DOTS} dots")
    catalog = load_pack_text("pack", words)
    return hashlib.sha256(words.encode()).hexdigest(), catalog.name
