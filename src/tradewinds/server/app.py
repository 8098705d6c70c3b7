"""The ASGI app, and running it."""

import asyncio
import gc
import logging
import os
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from http import HTTPStatus
from typing import Any, cast

import uvicorn
from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct

from tradewinds import __version__
from tradewinds.core.errors import TradewindsError
from tradewinds.narration.reasons import Reason
from tradewinds.server import upkeep
from tradewinds.server.identity import need_own_page, need_plain, need_text
from tradewinds.server.pages import page
from tradewinds.server.refusals import CONFLICT, LONGEST_SENTENCE, STATUS, Code, Refused
from tradewinds.server.routes import LARGEST_BODY, ROUTES
from tradewinds.server.service import Service, caller_of
from tradewinds.server.settings import Settings
from tradewinds.server.sockets import SHORT_WAY, table_socket
from tradewinds.server.store import Store
from tradewinds.server.thinkers import Thinkers

log = logging.getLogger("tradewinds.server")
AnyRequest = Request[Any, Any, State]
Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]
SIGNALS = (signal.SIGINT, signal.SIGTERM)  # at which the server stops
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'",
}
BY_STATUS = {
    HTTPStatus.UNAUTHORIZED: Code.NOT_SIGNED_IN,
    HTTPStatus.NOT_FOUND: Code.NOT_FOUND,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: Code.TOO_LARGE,
}


class RefusalShown(Struct, frozen=True, omit_defaults=True):
    """Why something was not done."""

    code: Code
    reason: str
    why: Reason | None = None  # which rule, where the code is `illegal`


def refusals_shown() -> dict[int, ResponseSpec]:
    """How the OpenAPI document tells of refusals: the same for every operation."""
    by_status: dict[int, list[str]] = {405: [], 500: []}
    for code in Code:
        by_status.setdefault(STATUS.get(code, CONFLICT), []).append(code)
    return {
        status: ResponseSpec(RefusalShown, False, ", ".join(codes) or HTTPStatus(status).phrase)
        for status, codes in sorted(by_status.items())
    }


for route in ROUTES:
    route.responses = {**refusals_shown(), **(route.responses or {})}


def refusal(_: AnyRequest, error: TradewindsError) -> Response[RefusalShown]:
    """What we refuse, with the status that fits its code; a wrong option or record is the caller's."""
    refused = error if isinstance(error, Refused) else Refused(Code.BAD_MESSAGE, str(error))
    return Response(RefusalShown(refused.code, refused.sentence, refused.why), status_code=refused.status)


def http_refusal(_: AnyRequest, error: HTTPException) -> Response[RefusalShown]:
    """What the framework refuses: paths and bodies that do not fit."""
    code = BY_STATUS.get(HTTPStatus(error.status_code), Code.BAD_MESSAGE)
    extra = error.extra if isinstance(error.extra, list) else []
    wrong = [f"{one['key']}: {one['message']}" for one in extra if isinstance(one, dict) and "key" in one]
    reason = "; ".join(wrong) or error.detail
    return Response(
        RefusalShown(code, reason[:LONGEST_SENTENCE]), status_code=error.status_code, headers=error.headers
    )


def too_deep(_: AnyRequest, __: RecursionError) -> Response[RefusalShown]:
    """Brackets in brackets in brackets: the reader of JSON gives up."""
    return Response(RefusalShown(Code.BAD_MESSAGE, "that is nested too deeply"), status_code=400)


def no_text(_: AnyRequest, __: UnicodeDecodeError) -> Response[RefusalShown]:
    return Response(RefusalShown(Code.BAD_MESSAGE, "a body is text in UTF-8"), status_code=400)


def unexpected(request: AnyRequest, error: Exception) -> Response[RefusalShown]:
    # Not the path itself: there may be an invite in it.
    log.error("a request failed", exc_info=error, extra={"route": request.scope.get("path_template", "")})
    shown = RefusalShown(Code.BUSY, "something went wrong here; it has been noted")
    return Response(shown, status_code=HTTPStatus.INTERNAL_SERVER_ERROR)


async def before_send(message: Message, _: Scope) -> None:
    """Every answer says how a browser has to take it, refusals too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


async def before_request(request: AnyRequest) -> None:
    service: Service = request.app.state.service
    service.limits.requests.take(caller_of(request))
    need_text(request.scope["raw_path"], request.scope["query_string"])
    need_plain(request.url.path)
    if request.method not in SAFE_METHODS:
        found = request.headers
        need_own_page(found.get("origin"), found.get("host"), found.get("sec-fetch-site"), service.origins)


def make_service(settings: Settings) -> Service:
    processes = settings.thinkers or max((os.cpu_count() or 2) - 1, 1)
    return Service(settings, Store(settings.database), Thinkers(processes))


def settle_memory() -> None:
    """Look for garbage less often, and never among what is there from the start.

    Nearly everything here is freed without the collector; at 200 busy tables its looks took about an eighth
    of the processor time, and everybody waits meanwhile.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


@asynccontextmanager
async def opened(service: Service) -> AsyncIterator[None]:
    """A service at work. An SQLite database is made and upgraded as needed."""
    await service.store.open()
    try:
        if service.store.database.embedded:
            await upkeep.upgrade(service.store.database)
        else:
            await upkeep.need_upgraded(service.store.database)
        service.open()
        settle_memory()
        log.info("open", extra={"version": __version__, "embedded": service.store.database.embedded})
        try:
            yield
        finally:
            await service.close()
    finally:
        await service.store.close()
        log.info("closed")


def make_app(settings: Settings) -> Litestar:
    """The server as an ASGI app."""
    service = make_service(settings)
    return app_of(service, [lambda _: opened(service)])


def app_of(service: Service, lifespan: Sequence[Lifespan] = ()) -> Litestar:
    """The app of a service that somebody else opens and closes, or `lifespan` does."""
    return Litestar(
        [*ROUTES, table_socket, page],
        dependencies={"service": Provide(lambda: service, sync_to_thread=False)},
        exception_handlers={
            TradewindsError: refusal,
            HTTPException: http_refusal,
            RecursionError: too_deep,
            UnicodeDecodeError: no_text,
            Exception: unexpected,
        },
        before_request=before_request,
        before_send=[before_send],
        request_max_body_size=LARGEST_BODY,
        lifespan=lifespan,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            "Tradewinds", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        state=State({"service": service}),
    )


def with_short_way(app: Litestar) -> ASGIApp:
    """The app, with a way for its sockets to send past its layers, which change nothing there."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        cast(dict[str, object], scope)[SHORT_WAY] = send
        await app(scope, receive, send)

    return run


def uvicorn_config(app: Litestar, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        with_short_way(app),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,  # costs more memory than it saves
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.behind_proxy),
        forwarded_allow_ips=settings.behind_proxy or None,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="off",  # whoever runs the server opens and closes the service
    )


def serve(settings: Settings, announce: Callable[[], None], pack: str | None = None) -> None:
    """Run until it is told to stop, which is an orderly end; `announce` that the database is open.

    The text of a pack is kept, for a table that is opened with it.
    """
    service = make_service(settings)
    config = uvicorn_config(app_of(service), settings)

    async def run() -> None:
        # Not as the app's lifespan: why a database cannot be opened is one sentence, and no stack of calls.
        async with opened(service):
            if pack is not None:
                await service.games.keep_pack(pack, service.house.clock())
            announce()
            # Uvicorn stops at a signal, and then sends it again to whoever was there to hear it before.
            before = {number: signal.signal(number, lambda *_: None) for number in SIGNALS}
            await uvicorn.Server(config).serve()
            for number, handler in before.items():
                signal.signal(number, handler)

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run())
