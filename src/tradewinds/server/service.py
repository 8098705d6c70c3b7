"""What every request needs, gathered once when the server starts."""

import secrets
from collections import Counter
from typing import Any

from litestar.connection import ASGIConnection

from tradewinds.server.advice import Advice
from tradewinds.server.attendants import Attendants
from tradewinds.server.games import Games
from tradewinds.server.house import House
from tradewinds.server.identity import COOKIE, Identities
from tradewinds.server.limits import Limit
from tradewinds.server.metrics import Metrics
from tradewinds.server.notices import listen
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.settings import Settings
from tradewinds.server.store import Store
from tradewinds.server.store.people import PlayerRow
from tradewinds.server.thinkers import Thinkers

AnyConnection = ASGIConnection[Any, Any, Any, Any]


MOST_SOCKETS = 400  # open at once from one address


class Limits:
    """How often one address may do what costs something: at once, and then a second."""

    def __init__(self, on: bool) -> None:
        many = 1e9
        # A club may sit behind one address.
        self.guests = Limit(30 if on else many, 1 / 10 if on else many)
        self.invites = Limit(60 if on else many, 1 / 5 if on else many)
        self.passphrases = Limit(8 if on else many, 1 / 20 if on else many)
        self.tables = Limit(20 if on else many, 1 / 10 if on else many)
        self.uploads = Limit(10 if on else many, 1 / 10 if on else many)
        self.checks = Limit(30 if on else many, 1 if on else many)
        self.thinking = Limit(20 if on else many, 1 / 3 if on else many)
        self.messages = Limit(60 if on else many, 20 if on else many)  # by connection
        self.chat = Limit(10 if on else many, 1 / 2 if on else many)  # by player
        self.connections = Limit(60 if on else many, 2 if on else many)
        self.requests = Limit(300 if on else many, 30 if on else many)


class Service:
    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.games = Games(store.library)
        self.house = House(store, self.games, self.metrics)
        self.attendants = Attendants(self.house, store.leases, thinkers)
        self.advice = Advice(self.house.live, thinkers)
        self._thinkers = thinkers
        self.identities = Identities(store.people)
        self.limits = Limits(settings.limits)
        self.origins = frozenset(settings.origins)
        self.sockets: Counter[str] = Counter()  # open ones, by caller

    def open(self) -> None:
        self.attendants.open()
        if not self.store.database.embedded:
            self.house.spawn(listen(self.house), "notices")

    async def close(self) -> None:
        """Stop taking commands, and finish those that are being written."""
        self.house.close_doors()
        await self.attendants.close()
        await self.house.close()
        self._thinkers.close()

    @staticmethod
    def new_id() -> str:
        return secrets.token_urlsafe(9)

    async def player_of(self, connection: AnyConnection) -> PlayerRow | None:
        return await self.identities.player_of(token_of(connection))

    async def need_player(self, connection: AnyConnection) -> PlayerRow:
        player = await self.player_of(connection)
        if player is None:
            raise Refused(Code.NOT_SIGNED_IN, "say who you are first")
        return player


def token_of(connection: AnyConnection) -> str | None:
    """The token of a request: a program's in a header, a browser's in its cookie."""
    kind, _, token = (header(connection, b"authorization") or "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    for cookie in (header(connection, b"cookie") or "").split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == COOKIE:
            return value
    return None


def header(connection: AnyConnection, name: bytes) -> str | None:
    """A header as it was sent. The framework's own table of them would stay with every open socket."""
    for key, value in connection.scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return None


def caller_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client is not None else ""
