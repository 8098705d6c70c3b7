"""What can be played here: games, their pieces, packs and maps."""

import asyncio
from functools import cache
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from tradewinds import __version__
from tradewinds.components.catalog import NEWEST, load_pack_text, pack_template
from tradewinds.components.maps import DEFAULT
from tradewinds.core.errors import BadOption
from tradewinds.games.registry import GAMES, INFOS, MAPS, check_name, make_game, map_of
from tradewinds.server.authority import BOTS
from tradewinds.server.games import map_drawing, pack_digest, pieces_with
from tradewinds.server.messages import PROTOCOL
from tradewinds.server.pieces import Pieces, pieces_of
from tradewinds.server.routes.common import AnyRequest, Edition, Fields, Name, TheService
from tradewinds.server.service import caller_of

LARGEST_PACK = 200_000


class OptionShown(Struct, frozen=True):
    key: str
    values: list[str]
    ruling: str


class GameShown(Struct, frozen=True):
    id: str
    fewest: int
    most: int
    boxes: list[str]
    options: list[OptionShown]
    map: str | None  # the default one, as a drawing in one line


class Offer(Struct, frozen=True):
    version: str
    protocol: int
    games: list[GameShown]
    bots: list[str]


class NewPack(Fields, frozen=True):
    text: Annotated[str, Meta(max_length=LARGEST_PACK)]


class PackShown(Struct, frozen=True):
    digest: str
    name: str
    text: str | None = None


class PackChecked(Struct, frozen=True):
    name: str


class PackTemplate(Struct, frozen=True):
    text: str


class MapChoice(Fields, frozen=True):
    game: Name
    map: Annotated[str, Meta(max_length=8000)]


class MapShown(Struct, frozen=True):
    map: str  # its drawing in one line


@get("/api/games", summary="What can be played here")
async def games() -> Offer:
    return offer()


@cache
def offer() -> Offer:
    """Made once: every game is built for it."""
    return Offer(__version__, PROTOCOL, [game_shown(game) for game in GAMES], list(BOTS))


def game_shown(name: str) -> GameShown:
    game = make_game(name)
    layout = map_of(name)
    options = [OptionShown(option.key, list(option.values), option.ruling) for option in INFOS[name].options]
    return GameShown(
        id=name,
        fewest=game.fewest,
        most=game.most,
        boxes=list(INFOS[name].boxes),
        options=options,
        map=None if layout is None else layout.line,
    )


@get("/api/games/{game:str}/pieces", summary="What is printed on a game's pieces")
async def pieces(
    service: TheService,
    game: FromPath[str],
    map: FromQuery[str] = DEFAULT,
    pack: FromQuery[str | None] = None,
    edition: Edition = NEWEST,
) -> Pieces:
    check_name(game)
    catalog = pieces_with(None if pack is None else await service.store.library.pack(pack), edition)
    drawing = map_drawing(game, map)
    return pieces_of(game, catalog, map_of(game, drawing))


@post(
    "/api/packs",
    summary="Keep a component pack, to play with it",
    request_max_body_size=2 * LARGEST_PACK,
)
async def new_pack(request: AnyRequest, service: TheService, data: JSONBody[NewPack]) -> PackShown:
    await service.need_player(request)
    service.limits.uploads.take(caller_of(request))
    return PackShown(*await service.games.keep_pack(data.text, service.house.clock()))


@post(
    "/api/packs/check",
    summary="Whether a component pack is right, without keeping it",
    status_code=200,
    request_max_body_size=2 * LARGEST_PACK,
)
async def check_pack(request: AnyRequest, service: TheService, data: JSONBody[NewPack]) -> PackChecked:
    service.limits.checks.take(caller_of(request))
    _, name = await asyncio.to_thread(pack_digest, data.text)
    return PackChecked(name)


@get("/api/packs/template", summary="The standard pieces as a pack, to be changed")
async def template() -> PackTemplate:
    return PackTemplate(pack_template())


@get("/api/packs/{digest:str}", summary="A component pack")
async def pack(service: TheService, digest: FromPath[str]) -> PackShown:
    text = await service.store.library.pack(digest)
    return PackShown(digest, load_pack_text("pack", text).name, text)


@post("/api/maps/check", summary="Whether a map is possible", status_code=200)
async def check_map(data: JSONBody[MapChoice]) -> MapShown:
    check_name(data.game)
    if data.game not in MAPS:
        raise BadOption(f"{data.game} is played without a map")
    return MapShown(map_drawing(data.game, data.map))


ROUTES = [
    games,
    pieces,
    new_pack,
    check_pack,
    template,
    pack,
    check_map,
]
