"""Tables: opening them, finding them, and the same messages as on the socket for who has none."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct, field

from tradewinds.server import messages
from tradewinds.server.authority import Player
from tradewinds.server.events import TableSetting
from tradewinds.server.handling import handle
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.routes.common import AnyRequest, Before, Fields, Most, Name, Since, TheService
from tradewinds.server.service import caller_of
from tradewinds.server.store.tables import Listed


class NewTable(Fields, frozen=True):
    setting: TableSetting
    seats: Annotated[list[Name], Meta(max_length=5)] = field(default_factory=list)  # you, free, or a bot


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
async def table(
    request: AnyRequest, service: TheService, table: FromPath[str], since: Since = 0
) -> messages.Whole:
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
    request: AnyRequest, service: TheService, table: FromPath[str], data: JSONBody[messages.ClientMessage]
) -> messages.DirectAnswer:
    player = await service.player_of(request)
    return await handle(data, table, player, service)


ROUTES = [
    new_table,
    tables,
    my_tables,
    invite,
    use_invite,
    table,
    message,
]
