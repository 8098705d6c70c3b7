"""Players: who somebody is, and how they come back."""

from typing import Annotated

from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tradewinds.server.identity import COOKIE, token_hash
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.routes.common import AnyRequest, Fields, Name, TheService
from tradewinds.server.service import Service, caller_of, token_of
from tradewinds.server.store.people import PlayerRow

YEAR = 365 * 86_400


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


ROUTES = [
    new_guest,
    me,
    rename,
    set_passphrase,
    session,
    come_back,
    sign_out,
]
