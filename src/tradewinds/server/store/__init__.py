"""Where everything is kept: a shelf for each kind of thing, all in one database."""

from tradewinds.server.store.chat import Chat
from tradewinds.server.store.database import Database
from tradewinds.server.store.leases import Leases
from tradewinds.server.store.library import Library
from tradewinds.server.store.people import People
from tradewinds.server.store.ratings import Ratings
from tradewinds.server.store.tables import Tables


class Store:
    """All that is written down. `url` as SQLAlchemy has them; a plain path is an SQLite file."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.tables = Tables(self.database)
        self.leases = Leases(self.database)
        self.chat = Chat(self.database)
        self.people = People(self.database)
        self.ratings = Ratings(self.database)
        self.library = Library(self.database)

    async def open(self, alone: bool = True) -> None:
        """Take the database: an embedded one is for one process alone, but for a look at it."""
        self.database.open(alone)
        self.tables.open()

    async def close(self) -> None:
        """When all that waits is written."""
        await self.tables.close()
        await self.database.close()
