"""Plain HTTP: players, tables, records, and the same messages as on the socket for who has none."""

import asyncio
from functools import cache
from typing import Annotated, Any, NamedTuple

from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from tradewinds import __version__
from tradewinds.components.catalog import NEWEST, load_pack_text, pack_template
from tradewinds.components.maps import DEFAULT, MAPS
from tradewinds.core.errors import BadOption
from tradewinds.core.record import Record, parse_record, replay
from tradewinds.core.state import Game
from tradewinds.games.registry import (
    ABOUT,
    GAMES,
    OPTIONS,
    catalog_of,
    check_name,
    game_of,
    make_game,
    map_of,
)
from tradewinds.server import messages as m
from tradewinds.server.authority import BOTS, Player
from tradewinds.server.events import Digest, TableSetting
from tradewinds.server.house import map_drawing, pack_digest
from tradewinds.server.identity import COOKIE, token_hash
from tradewinds.server.pieces import Pieces, pieces_of
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.replays import (
    Open,
    PositionShown,
    ReviewShown,
    ScoresShown,
    StoryShown,
    position_of,
    scores_of,
    story_of,
)
from tradewinds.server.service import Service, caller_of, token_of
from tradewinds.server.sockets import done
from tradewinds.server.store.people import PlayerRow
from tradewinds.server.store.tables import Listed
from tradewinds.server.table import Table
from tradewinds.server.thinkers import pieces_with

AnyRequest = Request[Any, Any, State]
YEAR = 365 * 86_400
LARGEST_PACK = 200_000
LARGEST_RECORD = 2_000_000
LARGEST_BODY = 64_000  # bytes of a request, where nothing else is said
TheService = NamedDependency[Service]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
Most = Annotated[int, QueryParameter(ge=1, le=100)]
Since = Annotated[int, QueryParameter(ge=0, le=10_000_000)]
Number = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Edition = Annotated[int, QueryParameter(ge=1, le=NEWEST)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]


class Fields(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client may send."""


# -- players ----------------------------------------------------------------------------------------


class NewGuest(Fields, frozen=True):
    name: Name


class NewPassphrase(Fields, frozen=True):
    passphrase: Annotated[str, Meta(min_length=1, max_length=200)]


class ComeBack(Fields, frozen=True):
    name: Name
    passphrase: Annotated[str, Meta(min_length=1, max_length=200)]


class Guest(Struct, frozen=True):
    """A new player. Browsers get the token as a cookie, and can forget this one."""

    player: PlayerRow
    token: str


class Session(Struct, frozen=True):
    """Who plays in a browser. Nobody is an answer too: a newcomer has done nothing wrong."""

    player: PlayerRow | None


def cookie(request: AnyRequest, service: Service, token: str, age: int = YEAR) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=age,
        httponly=True,
        samesite="lax",
        secure=service.settings.secure_cookies or request.url.scheme == "https",
    )


@post("/api/guests", summary="Become a player")
async def new_guest(request: AnyRequest, service: TheService, data: JSONBody[NewGuest]) -> Response[Guest]:
    service.limits.guests.take(caller_of(request))
    player, token = await service.identities.new_guest(data.name, service.house.clock())
    return Response(Guest(player, token), cookies=[cookie(request, service, token)])


@get("/api/me", summary="Who am I?")
async def me(request: AnyRequest, service: TheService) -> PlayerRow:
    return await service.need_player(request)


@patch("/api/me", summary="Another name")
async def rename(request: AnyRequest, service: TheService, data: JSONBody[NewGuest]) -> PlayerRow:
    return await service.identities.rename(await service.need_player(request), data.name)


@put("/api/me/passphrase", summary="A passphrase, to come back from another device", status_code=204)
async def set_passphrase(request: AnyRequest, service: TheService, data: JSONBody[NewPassphrase]) -> None:
    player = await service.need_player(request)
    service.limits.passphrases.take(caller_of(request))
    token = token_of(request) or ""
    await service.identities.set_passphrase(player, data.passphrase, token)
    own = token_hash(token)
    service.house.see_out(lambda watcher: watcher.player == player.id and watcher.token != own)


@get("/api/sessions", summary="Who plays in this browser, if anybody")
async def session(request: AnyRequest, service: TheService) -> Session:
    return Session(await service.player_of(request))


@post("/api/sessions", summary="Come back with name and passphrase")
async def come_back(request: AnyRequest, service: TheService, data: JSONBody[ComeBack]) -> Response[Guest]:
    service.limits.passphrases.take(caller_of(request))
    token = await service.identities.come_back(data.name, data.passphrase, service.house.clock())
    player = await service.identities.player_of(token)
    if player is None:
        raise Refused(Code.WRONG_PASSPHRASE, "the name and the passphrase do not belong together")
    return Response(Guest(player, token), cookies=[cookie(request, service, token)])


@delete("/api/sessions", summary="Sign out of this device")
async def sign_out(request: AnyRequest, service: TheService) -> Response[None]:
    if (token := token_of(request)) is not None:
        await service.identities.sign_out(token)
        gone = token_hash(token)
        service.house.see_out(lambda watcher: watcher.token == gone)
    return Response(None, status_code=204, cookies=[cookie(request, service, "", 0)])


# -- games and pieces --------------------------------------------------------------------------------


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
    return Offer(__version__, m.PROTOCOL, [game_shown(game) for game in GAMES], list(BOTS))


def game_shown(name: str) -> GameShown:
    game = make_game(name)
    layout = map_of(name)
    options = [OptionShown(option.key, list(option.values), option.ruling) for option in OPTIONS[name]]
    drawing = None if layout is None else layout.line
    return GameShown(name, game.fewest, game.most, list(ABOUT[name].boxes), options, drawing)


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
    return PackShown(*await service.house.keep_pack(data.text))


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


# -- tables -----------------------------------------------------------------------------------------


class NewTable(Fields, frozen=True):
    setting: TableSetting
    seats: Annotated[list[Name], Meta(max_length=5)] = []  # you, free, or a bot


class TableMade(Struct, frozen=True):
    id: str
    invite: str


class TableFound(Struct, frozen=True):
    id: str


class InviteShown(Struct, frozen=True):
    game: str
    people: list[str]  # who sits there


@post("/api/tables", summary="Open a table")
async def new_table(request: AnyRequest, service: TheService, data: JSONBody[NewTable]) -> TableMade:
    player = await service.need_player(request)
    service.limits.tables.take(player.id)
    id = await service.house.create(data.setting, Player(player.id, player.name), data.seats)
    return TableMade(id, (await service.house.live(id)).row.invite)


@get("/api/tables", summary="Public tables: open, playing or ended; the last changed first")
async def tables(
    service: TheService, status: FromQuery[str] = "open", before: Before = None, most: Most = 50
) -> list[Listed]:
    if status not in ("open", "playing", "ended"):
        raise Refused(Code.BAD_MESSAGE, f"a table is open, playing or ended, not '{status[:20]}'")
    return await service.store.tables.public(status, 2**53 if before is None else before, most)


@get("/api/me/tables", summary="My games")
async def my_tables(
    request: AnyRequest, service: TheService, before: Before = None, most: Most = 50
) -> list[Listed]:
    player = await service.need_player(request)
    return await service.store.tables.of_player(player.id, 2**53 if before is None else before, most)


@get("/api/invites/{invite:str}", summary="What an invite is for")
async def invite(request: AnyRequest, service: TheService, invite: FromPath[str]) -> InviteShown:
    """For who has not said a name yet, too."""
    service.limits.invites.take(caller_of(request))
    found = (await service.house.live(await service.store.tables.of_invite(invite))).table
    people = [name for seat, name in zip(found.seats, found.names(), strict=True) if seat.person]
    return InviteShown(found.setting.game, people)


@post("/api/invites/{invite:str}", summary="Come in with an invite", status_code=200)
async def use_invite(request: AnyRequest, service: TheService, invite: FromPath[str]) -> TableFound:
    service.limits.invites.take(caller_of(request))
    player = await service.need_player(request)
    table = await service.store.tables.of_invite(invite)
    await service.store.tables.admit(table, player.id)
    return TableFound(table)


@get("/api/tables/{table:str}", summary="A table, with the entries after a ply")
async def table(request: AnyRequest, service: TheService, table: FromPath[str], since: Since = 0) -> m.Whole:
    """For clients without a WebSocket: ask again and again, with the last ply that was seen."""
    player = await service.player_of(request)
    id = None if player is None else player.id
    live = await service.house.live(table)
    await service.house.need_sight(live, id)
    return await service.house.whole(live, id, since)


@post(
    "/api/tables/{table:str}/messages",
    summary="A message of the protocol",
    status_code=200,
)
async def message(
    request: AnyRequest, service: TheService, table: FromPath[str], data: JSONBody[m.ClientMessage]
) -> m.DirectAnswer:
    player = await service.player_of(request)
    return await done(data, table, player, service)


# -- records ----------------------------------------------------------------------------------------


class NewRecord(Fields, frozen=True):
    text: Annotated[str, Meta(max_length=LARGEST_RECORD)]
    pack: Digest | None = None  # of a pack that is kept here


class RecordShown(Struct, frozen=True):
    id: str
    game: str
    seats: list[str]
    decisions: int
    finished: bool
    pack: str | None  # the digest of its pieces, unless they are ours
    edition: int  # of the standard pieces


@get("/api/tables/{table:str}/record", summary="A table's game as text", media_type=MediaType.TEXT)
async def table_record(request: AnyRequest, service: TheService, table: FromPath[str]) -> Response[str]:
    record = await watched_record(request, service, table)
    name = f"attachment; filename=tradewinds-{table}.txt"
    return Response(record.text(), headers={"content-disposition": name}, media_type="text/plain")


async def watched_record(request: AnyRequest, service: Service, table: str) -> Record:
    return (await watched(request, service, table))[0]


async def watched(request: AnyRequest, service: Service, table: str) -> tuple[Record, Table, Open]:
    """A table's game so far, and the seats of which the caller may know everything: after the end, all."""
    player = await service.player_of(request)
    id = None if player is None else player.id
    live = await service.house.live(table)
    await service.house.need_sight(live, id)
    found = live.table
    if found.status == "open":
        raise Refused(Code.NOT_STARTED, "the game has not started yet")
    everything = range(found.setting.players)
    return found.record(), found, everything if found.status == "ended" else found.seats_of(id)


@get("/api/tables/{table:str}/positions/{number:int}", summary="An earlier position of a table")
async def table_position(
    request: AnyRequest, service: TheService, table: FromPath[str], number: Number
) -> PositionShown:
    record, found, open = await watched(request, service, table)
    return position_of(found.game, record, number, open)


@get("/api/tables/{table:str}/scores", summary="How the scores of a table went, turn by turn")
async def table_scores(request: AnyRequest, service: TheService, table: FromPath[str]) -> ScoresShown:
    record, found, open = await watched(request, service, table)
    return scores_of(found.game, record, open)


@get("/api/tables/{table:str}/story", summary="What happened at a table, turn by turn")
async def table_story(request: AnyRequest, service: TheService, table: FromPath[str]) -> StoryShown:
    record, found, _ = await watched(request, service, table)
    return story_of(found.game, record)


@get("/api/tables/{table:str}/review", summary="The turning points of a game that has ended")
async def table_review(request: AnyRequest, service: TheService, table: FromPath[str]) -> ReviewShown:
    await watched_record(request, service, table)
    service.limits.thinking.take(caller_of(request))
    return await service.house.review(table)


@post("/api/records", summary="Keep a record, to replay it", request_max_body_size=2 * LARGEST_RECORD)
async def new_record(request: AnyRequest, service: TheService, data: JSONBody[NewRecord]) -> RecordShown:
    player = await service.need_player(request)
    service.limits.uploads.take(caller_of(request))
    record = parse_record(data.text)
    pack = None if data.pack is None else await service.store.library.pack(data.pack)
    game = game_of(record, pieces_with(pack))
    replay(game, record)
    id = service.new_id()
    now = service.house.clock()
    await service.store.library.put_record(
        id, player=player.id, game=game.id, pack=data.pack, words=data.text, now=now
    )
    return record_shown(id, record, game, data.pack)


def record_shown(id: str, record: Record, game: Game, pack: str | None) -> RecordShown:
    decisions, finished = len(record.decisions), record.result is not None
    return RecordShown(id, game.id, record.seats, decisions, finished, pack, catalog_of(game).edition)


class Kept(NamedTuple):
    """A record that was kept, and what it was played with."""

    record: Record
    game: Game
    digest: str | None  # of a pack
    pack: str | None  # its text


async def kept_record(service: TheService, id: str) -> Kept:
    text, digest = await service.store.library.record(id)
    pack = None if digest is None else await service.store.library.pack(digest)
    record = parse_record(text)
    return Kept(record, game_of(record, pieces_with(pack)), digest, pack)


@get("/api/records/{record:str}", summary="A record that was kept")
async def kept(service: TheService, record: FromPath[str]) -> RecordShown:
    found = await kept_record(service, record)
    return record_shown(record, found.record, found.game, found.digest)


@get("/api/records/{record:str}/text", summary="Its text", media_type=MediaType.TEXT)
async def kept_text(service: TheService, record: FromPath[str]) -> str:
    return (await service.store.library.record(record))[0]


@get("/api/records/{record:str}/positions/{number:int}", summary="A position of it")
async def kept_position(service: TheService, record: FromPath[str], number: Number) -> PositionShown:
    found = await kept_record(service, record)
    return position_of(found.game, found.record, number, range(found.record.players))


@get("/api/records/{record:str}/scores", summary="How its scores went, turn by turn")
async def kept_scores(service: TheService, record: FromPath[str]) -> ScoresShown:
    found = await kept_record(service, record)
    return scores_of(found.game, found.record, range(found.record.players))


@get("/api/records/{record:str}/story", summary="What happened in it, turn by turn")
async def kept_story(service: TheService, record: FromPath[str]) -> StoryShown:
    found = await kept_record(service, record)
    return story_of(found.game, found.record)


@get("/api/records/{record:str}/review", summary="Its turning points")
async def kept_review(request: AnyRequest, service: TheService, record: FromPath[str]) -> ReviewShown:
    service.limits.thinking.take(caller_of(request))
    found = await kept_record(service, record)
    return await service.house.thinkers.review(found.record.text(), found.pack, 200)


# -- ratings, health --------------------------------------------------------------------------------


class Rated(Struct, frozen=True):
    player: str
    name: str
    mu: float
    sigma: float
    games: int


@get("/api/ratings/{game:str}", summary="The best players of a game")
async def ratings(service: TheService, game: FromPath[str], most: Most = 50) -> list[Rated]:
    check_name(game)
    found = await service.store.ratings.best(game, most)
    return [Rated(id, name, rating.mu, rating.sigma, rating.games) for id, name, rating in found]


class Health(Struct, frozen=True):
    status: str
    version: str
    tables: int
    connections: int


@get("/health", summary="Whether the server can do its work")
async def health(service: TheService) -> Health:
    await service.store.database.check()
    service.house.need_service()
    connections = sum(len(live.watchers) for live in service.house.tables.values())
    return Health("ok", __version__, len(service.house.tables), connections)


@get("/metrics", summary="Numbers for Prometheus", include_in_schema=False)
async def metrics(request: AnyRequest, service: TheService) -> Response[bytes]:
    allowed = service.settings.metrics
    if allowed == "none" or (allowed == "local" and caller_of(request) not in ("127.0.0.1", "::1")):
        raise Refused(Code.NOT_FOUND, "there is nothing here")
    service.metrics.tables.set(len(service.house.tables))
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES = [
    new_guest,
    me,
    rename,
    set_passphrase,
    session,
    come_back,
    sign_out,
    games,
    pieces,
    new_pack,
    check_pack,
    template,
    pack,
    check_map,
    new_table,
    tables,
    my_tables,
    invite,
    use_invite,
    table,
    message,
    table_record,
    table_position,
    table_scores,
    table_story,
    table_review,
    new_record,
    kept,
    kept_text,
    kept_position,
    kept_scores,
    kept_story,
    kept_review,
    ratings,
    health,
    metrics,
]
