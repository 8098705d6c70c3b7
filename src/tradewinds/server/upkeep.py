"""Looking after the database: upgrade it, back it up, bring it back, clear it out.

A backup is lines of JSON, gzipped: one a row. It holds everything, seeds of running games included, and can
be brought back into either kind of database: that is also how a club moves from SQLite to PostgreSQL.
"""

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Table, delete, func, insert, select, text

from tradewinds.core.errors import BadOption
from tradewinds.server import schema
from tradewinds.server.store.database import Conflict, Database

FORMAT = "tradewinds backup 1"
ROWS_AT_ONCE = 500


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str | None:
    return ScriptDirectory.from_config(migrations()).get_current_head()


def earlier() -> set[str]:
    """The versions before the newest one."""
    return {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()} - {
        newest()
    }


async def revision(database: Database) -> str | None:
    """How far the database is upgraded; None for an empty one."""
    async with database.reading() as connection:
        return await connection.run_sync(_revision)


async def upgrade(database: Database) -> tuple[str | None, str | None]:
    """Bring the tables of a database to this version's; answers what it was and what it is."""

    def work(connection: Connection) -> tuple[str | None, str | None]:
        if database.embedded:  # all or nothing: by itself, SQLite's driver begins nothing before a CREATE
            connection.execute(text("BEGIN IMMEDIATE"))
        else:  # two processes that start at once take turns
            connection.execute(text("SELECT pg_advisory_xact_lock(7316214)"))
        before = _revision(connection)
        _need_known(before)
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        return before, _revision(connection)

    async with database.writing() as connection:
        return await connection.run_sync(work)


def _need_known(found: str | None) -> None:
    if found not in (None, newest(), *earlier()):
        raise BadOption(
            f"the database is of a newer version ({found}) than this server's ({newest()}): update tradewinds"
        )


async def need_upgraded(database: Database) -> None:
    found, wanted = await revision(database), newest()
    _need_known(found)
    if found != wanted:
        raise BadOption(
            f"the database is at version {found or 'none'}, and this server needs {wanted}: "
            "run 'tradewinds db upgrade'"
        )


# -- backup and restore -----------------------------------------------------------------------------


async def backup(database: Database, file: Path) -> int:
    """Write everything into a file, as it was at one moment; answers how many rows."""
    if file.exists():
        raise BadOption(f"{file} exists already")
    await need_upgraded(database)
    partial = file.with_name(f"{file.name}.partial")
    try:
        partial.touch(0o600)  # it holds the seeds of running games
        with gzip.open(partial, "wt", encoding="utf-8") as out:
            rows = await _write_rows(database, out)
        with partial.open("rb") as written:
            os.fsync(written.fileno())
        partial.rename(file)
    finally:
        partial.unlink(missing_ok=True)
    return rows


async def _write_rows(database: Database, out: Any) -> int:
    rows = 0
    out.write(json.dumps({"format": FORMAT, "revision": newest()}) + "\n")
    async with database.reading() as connection:
        if not database.embedded:
            await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        else:
            await connection.execute(text("BEGIN"))
        for table in schema.ALL:
            async for row in await connection.stream(select(table)):
                out.write(json.dumps([table.name, *row]) + "\n")
                rows += 1
    out.write(json.dumps({"rows": rows}) + "\n")
    return rows


async def restore(database: Database, file: Path) -> int:
    """Fill an empty database from a backup; all of it or nothing."""
    await upgrade(database)
    by_name = {table.name: table for table in schema.ALL}

    def work(connection: Connection) -> int:
        for table in schema.ALL:
            if connection.scalar(select(func.count()).select_from(table)):
                raise BadOption("the database is not empty: a backup is brought back into an empty one")
        rows = 0
        for table, batch in _batches(file, by_name):
            names = [column.name for column in table.columns]
            connection.execute(insert(table), [dict(zip(names, row, strict=True)) for row in batch])
            rows += len(batch)
        if not database.embedded:  # numbers that the database hands out itself go on behind the last one
            last = "SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT max(id) FROM chat))"
            connection.execute(text(last))
        return rows

    try:
        async with database.writing() as connection:
            return await connection.run_sync(work)
    except Conflict as error:
        raise BadOption(f"{file} contradicts itself ({error})") from None


def _batches(file: Path, tables: dict[str, Table]) -> Iterator[tuple[Table, list[list[object]]]]:
    """The rows of a backup, those of one table together; BadOption if it is none or not whole."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines, "null"))
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise BadOption(f"{file} is no backup of tradewinds")
            older = head.get("revision") in earlier()
            if not older and head.get("revision") != newest():
                raise BadOption(f"{file} is of version {head.get('revision')}, this is {newest()}")
            batch: list[list[object]] = []
            last = ""
            for rows, line in enumerate(lines):
                found = json.loads(line)
                if isinstance(found, dict):
                    if batch:
                        yield tables[last], batch
                    if found.get("rows") != rows:
                        raise BadOption(f"{file} is not whole: {rows} rows of {found.get('rows')}")
                    if next(lines, None) is not None:  # only at the file's end its checksum is looked at
                        raise BadOption(f"{file} goes on after its end")
                    return
                name, *row = found
                if older:  # columns have only ever come behind the others, and may be empty
                    row += [None] * (len(tables[name].columns) - len(row))
                _need_fitting(tables[name], row)
                if batch and (name != last or len(batch) >= ROWS_AT_ONCE):
                    yield tables[last], batch
                    batch = []
                last = name
                batch.append(row)
            raise BadOption(f"{file} is not whole: its end is missing")
    except (OSError, EOFError, ValueError, KeyError, TypeError, zlib.error) as error:
        raise BadOption(f"{file} cannot be read as a backup ({error})") from None


def _need_fitting(table: Table, row: list[object]) -> None:
    """SQLite would take a word for a number, and PostgreSQL complains in its own words."""
    for column, value in zip(table.columns, row, strict=True):
        if not (column.nullable if value is None else type(value) is column.type.python_type):
            raise ValueError(f"{table.name} have no {column.name} like that")


# -- clearing out -----------------------------------------------------------------------------------


async def prune(database: Database, now: int, days: int) -> dict[str, int]:
    """Remove what nobody has touched for so many days: tables that never started or never ended, and
    guests without a passphrase who have no table left. Finished games and rated players stay."""
    before = now - days * 86_400_000
    table = schema.tables.c
    idle = delete(schema.tables).where(table.status != "ended", table.changed < before)
    player = schema.players.c
    seated = select(schema.seats.c.player).where(schema.seats.c.player.is_not(None))
    rated = select(schema.ratings.c.player)
    gone = delete(schema.players).where(
        player.created < before,
        player.passphrase.is_(None),
        player.id.not_in(seated),
        player.id.not_in(rated),
    )
    async with database.writing() as connection:
        tables = (await connection.execute(idle)).rowcount
        players = (await connection.execute(gone)).rowcount
    return {"tables": tables, "players": players}
