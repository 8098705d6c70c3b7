"""Games looked at again: at a table, or from a record that somebody keeps here."""

from itertools import takewhile
from typing import Annotated, NamedTuple

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from tradewinds.core.record import Record, parse_record, replay
from tradewinds.core.state import Game
from tradewinds.games.registry import catalog_of, game_of
from tradewinds.server.events import Digest
from tradewinds.server.games import pieces_with
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
from tradewinds.server.routes.common import AnyRequest, Fields, Number, TheService
from tradewinds.server.service import Service, caller_of
from tradewinds.server.table import Table, deal_of

LARGEST_RECORD = 2_000_000


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
    return await service.advice.review(table)


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
    return RecordShown(
        id=id,
        game=game.id,
        seats=record.seats,
        decisions=len(record.decisions),
        finished=record.result is not None,
        pack=pack,
        edition=catalog_of(game).edition,
    )


class Kept(NamedTuple):
    """A record that was kept, and what it was played with."""

    record: Record
    game: Game
    digest: str | None  # of a pack
    pack: str | None  # its text


async def is_played(service: Service, found: Kept) -> bool:
    """Whether a record is of a game that still goes on at a table here, however it is written."""
    drawn = takewhile(lambda line: line.startswith("chance "), found.record.decisions)
    indices = [found.game.index(line.partition(" ")[2]) for line in drawn]
    return await service.store.tables.is_played(
        deal_of([f"chance {found.game.action_text(index)}" for index in indices])
    )


async def open_seats(service: Service, found: Kept) -> Open:
    """Seats of a record of which everything may be known: none while its game is played here."""
    return () if await is_played(service, found) else range(found.record.players)


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
    return position_of(found.game, found.record, number, await open_seats(service, found))


@get("/api/records/{record:str}/scores", summary="How its scores went, turn by turn")
async def kept_scores(service: TheService, record: FromPath[str]) -> ScoresShown:
    found = await kept_record(service, record)
    return scores_of(found.game, found.record, await open_seats(service, found))


@get("/api/records/{record:str}/story", summary="What happened in it, turn by turn")
async def kept_story(service: TheService, record: FromPath[str]) -> StoryShown:
    found = await kept_record(service, record)
    return story_of(found.game, found.record)


@get("/api/records/{record:str}/review", summary="Its turning points")
async def kept_review(request: AnyRequest, service: TheService, record: FromPath[str]) -> ReviewShown:
    service.limits.thinking.take(caller_of(request))
    found = await kept_record(service, record)
    if await is_played(service, found):
        raise Refused(Code.NOT_POSSIBLE, "this game is still played here: it is analysed after its end")
    return await service.advice.review_record(found.record.text(), found.pack)


ROUTES = [
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
]
