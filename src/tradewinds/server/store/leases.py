"""Who does what the house has to do: of several processes on one database, one takes care of a table."""

from sqlalchemy import or_, select, update

from tradewinds.server import schema
from tradewinds.server.store.database import Database


class Leases:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, now: int, most: int) -> list[str]:
        """Tables that wait for the house, and that no other process takes care of."""
        table = schema.tables.c
        query = (
            select(table.id)
            .where(table.status != "ended", table.due <= now)
            .where(or_(table.kept_until.is_(None), table.kept_until < now))
            .order_by(table.due)
            .limit(most)
        )
        async with self._database.reading() as connection:
            return list((await connection.scalars(query)).all())

    async def keep(self, table: str, keeper: str, now: int, until: int) -> bool:
        """Become the process that takes care of a table, unless another one does."""
        if self._database.embedded:
            return True
        row = schema.tables.c
        query = (
            update(schema.tables)
            .where(row.id == table)
            .where(or_(row.keeper == keeper, row.kept_until.is_(None), row.kept_until < now))
            .values(keeper=keeper, kept_until=until)
        )
        async with self._database.writing() as connection:
            return (await connection.execute(query)).rowcount == 1

    async def let_go(self, keeper: str) -> None:
        """Leave all tables to other processes."""
        if self._database.embedded:
            return
        own = schema.tables.c.keeper == keeper
        async with self._database.writing() as connection:
            await connection.execute(update(schema.tables).where(own).values(keeper=None, kept_until=None))
