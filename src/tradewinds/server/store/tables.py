"""Tables, their logs and their seats. Appending to a log is the hot path."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tradewinds.server import events, schema
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.store.database import Conflict, Database, is_there_already
from tradewinds.server.store.ratings import Result, write_ratings
from tradewinds.server.store.writer import Writer
from tradewinds.server.table import nameless_bot

Holder = tuple[str | None, str]  # of a seat: the player, and the name that is shown


class TableRow(Struct, frozen=True, kw_only=True):
    """What the database knows of a table besides its log."""

    id: str
    invite: str
    seed: str
    game: str
    players: int
    public: bool
    rated: bool
    status: str
    ply: int
    created: int
    changed: int
    due: int | None = None
    snapshot_ply: int | None = None
    snapshot: str | None = None


class Listed(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    players: int
    public: bool
    rated: bool
    status: str
    created: int
    changed: int
    seats: list[str]  # names
    bots: list[str | None]  # by seat, where one has no person's name
    free: list[int]  # seats that somebody can take


class Append(Struct, frozen=True, kw_only=True):
    """One more entry of a table's log, and what it changes beside it."""

    table: str
    stamped: events.Stamped
    status: str
    due: int | None
    seats: Sequence[Holder] | None = None  # if they have changed
    snapshot: str | None = None
    deal: str | None = None  # if it starts the game
    result: Result | None = None


_INSERT_LOG = insert(schema.log)
_UPDATE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(
        ply=bindparam("new_ply"),
        changed=bindparam("now"),
        status=bindparam("new_status"),
        due=bindparam("new_due"),
    )
)
_UPDATE_SNAPSHOT = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(snapshot=bindparam("new_snapshot"), snapshot_ply=bindparam("new_snapshot_ply"))
)
_UPDATE_DEAL = (
    update(schema.tables).where(schema.tables.c.id == bindparam("table")).values(deal=bindparam("new_deal"))
)


class Tables:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database, self._append_all)

    def open(self) -> None:
        self._writer.open()

    async def close(self) -> None:
        await self._writer.close()

    # -- rows and logs -----------------------------------------------------------------------------

    async def add(self, row: TableRow, first: Append) -> None:
        """A new table with the first entry of its log."""

        def work(connection: Connection) -> None:
            fields = {field: getattr(row, field) for field in row.__struct_fields__}
            connection.execute(insert(schema.tables), [fields])
            connection.execute(_INSERT_LOG, [log_row(row.id, first.stamped)])
            write_seats(connection, row.id, first.seats or [])

        async with self._database.writing() as connection:
            await connection.run_sync(work)

    def append(self, entry: Append) -> "asyncio.Future[None]":
        """When this is done, the entry is on disk. Conflict if another process has written that ply first."""
        return self._writer.write(entry)

    def _append_all(self, connection: Connection, entries: Sequence[Append]) -> None:
        # In one order in all processes: else two of them could wait for each other's tables for ever.
        entries = sorted(entries, key=lambda entry: entry.table)
        write_log(connection, entries)
        changes = [
            {
                "table": entry.table,
                "new_ply": entry.stamped.entry.ply,
                "now": entry.stamped.entry.at,
                "new_status": entry.status,
                "new_due": entry.due,
            }
            for entry in entries
        ]
        connection.execute(_UPDATE_TABLE, changes)
        for entry in entries:
            if entry.snapshot is not None:
                snapshot = {
                    "table": entry.table,
                    "new_snapshot": entry.snapshot,
                    "new_snapshot_ply": entry.stamped.entry.ply,
                }
                connection.execute(_UPDATE_SNAPSHOT, snapshot)
            if entry.deal is not None:
                connection.execute(_UPDATE_DEAL, {"table": entry.table, "new_deal": entry.deal})
            if entry.seats is not None:
                write_seats(connection, entry.table, entry.seats)
            if entry.result is not None:
                write_ratings(connection, entry.result)
        self._database.notify(connection, [f"{entry.table} {entry.stamped.entry.ply}" for entry in entries])

    async def row(self, table: str) -> TableRow:
        query = select(schema.tables).where(schema.tables.c.id == table)
        async with self._database.reading() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise Refused(Code.NOT_FOUND, "there is no such table")
        return TableRow(**{field: getattr(found, field) for field in TableRow.__struct_fields__})

    async def entries(self, table: str, after: int = 0, upto: int | None = None) -> list[events.Stamped]:
        """The entries of a log from the one after ply `after` on."""
        log = schema.log.c
        query = select(log.stamp, log.entry).where(log.table_id == table, log.ply > after)
        if upto is not None:
            query = query.where(log.ply <= upto)
        async with self._database.reading() as connection:
            found = (await connection.execute(query.order_by(log.ply))).all()
        return [events.Stamped(events.decode_entry(row.entry), row.stamp) for row in found]

    async def raw_entries(self, table: str, after: int, upto: int) -> list[str]:
        """The same as JSON, as they are sent."""
        log = schema.log.c
        query = (
            select(log.entry).where(log.table_id == table, log.ply > after, log.ply <= upto).order_by(log.ply)
        )
        async with self._database.reading() as connection:
            return list((await connection.scalars(query)).all())

    async def is_played(self, deal: str) -> bool:
        """Whether a game with that deal goes on at a table here."""
        table = schema.tables.c
        query = select(table.id).where(table.deal == deal, table.status == "playing").limit(1)
        async with self._database.reading() as connection:
            return await connection.scalar(query) is not None

    # -- who may come in ---------------------------------------------------------------------------

    async def of_invite(self, invite: str) -> str:
        """The table that an invite is for."""
        query = select(schema.tables.c.id).where(schema.tables.c.invite == invite)
        async with self._database.reading() as connection:
            found: str | None = await connection.scalar(query)
        if found is None:
            raise Refused(Code.NOT_FOUND, "there is no such invite")
        return found

    async def admit(self, table: str, player: str) -> None:
        with contextlib.suppress(Conflict):  # admitted before
            async with self._database.writing() as connection:
                await connection.execute(insert(schema.admitted), [{"table_id": table, "player": player}])

    async def is_admitted(self, table: str, player: str) -> bool:
        admitted = schema.admitted.c
        query = select(admitted.player).where(admitted.table_id == table, admitted.player == player)
        async with self._database.reading() as connection:
            return await connection.scalar(query) is not None

    # -- lists, the last changed first -------------------------------------------------------------

    async def public(self, status: str, before: int, most: int) -> list[Listed]:
        table = schema.tables.c
        query = select(schema.tables).where(table.public, table.status == status, table.changed < before)
        return await self._listed(query.order_by(table.changed.desc()).limit(most))

    async def of_player(self, player: str, before: int, most: int) -> list[Listed]:
        table = schema.tables.c
        own = select(schema.seats.c.table_id).where(schema.seats.c.player == player)
        query = select(schema.tables).where(table.id.in_(own), table.changed < before)
        return await self._listed(query.order_by(table.changed.desc()).limit(most))

    async def _listed(self, query: Any) -> list[Listed]:
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            held = select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
            holders: dict[str, list[Holder]] = {id: [] for id in ids}
            for seat in (await connection.execute(held)).all():
                holders[seat.table_id].append((seat.player, seat.name))
        return [listed(row, holders[row.id]) for row in rows]


def log_row(table: str, stamped: events.Stamped) -> dict[str, object]:
    entry = stamped.entry
    return {
        "table_id": table,
        "ply": entry.ply,
        "stamp": stamped.stamp,
        "entry": events.encode_entry(entry).decode(),
    }


def write_log(connection: Connection, entries: Sequence[Append]) -> None:
    """Conflict if a ply is taken. Whatever else the database does not take was nobody's being first."""
    try:
        connection.execute(_INSERT_LOG, [log_row(entry.table, entry.stamped) for entry in entries])
    except IntegrityError as error:
        if is_there_already(error):
            raise Conflict(str(error.orig)) from error
        raise


def write_seats(connection: Connection, table: str, seats: Sequence[Holder]) -> None:
    connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table))
    rows = [
        {"table_id": table, "seat": number, "player": player, "name": name}
        for number, (player, name) in enumerate(seats)
    ]
    connection.execute(insert(schema.seats), rows)


def listed(row: Row[Any], holders: Sequence[Holder]) -> Listed:
    fields = ("id", "game", "players", "public", "rated", "status", "created", "changed")
    bots = [nameless_bot(name) if player is None else None for player, name in holders]
    return Listed(
        **{field: getattr(row, field) for field in fields},
        seats=[name for _, name in holders],
        bots=bots,
        free=[
            seat
            for seat, (player, _) in enumerate(holders)
            if row.status == "open" and player is None and bots[seat] is None
        ],
    )
