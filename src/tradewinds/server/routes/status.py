"""How good people are, and how the server is."""

from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct

from tradewinds import __version__
from tradewinds.games.registry import check_name
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.routes.common import AnyRequest, Most, TheService
from tradewinds.server.service import caller_of


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
    return [
        Rated(player=id, name=name, mu=rating.mu, sigma=rating.sigma, games=rating.games)
        for id, name, rating in found
    ]


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
    ratings,
    health,
    metrics,
]
