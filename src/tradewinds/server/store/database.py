"""The database: SQLite or PostgreSQL behind one class. How it is reached, read and written.

What it complains about becomes a Refused with a sentence for people, or a Conflict.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, func, make_url, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tradewinds.core.errors import BadOption, TradewindsError
from tradewinds.server import schema
from tradewinds.server.locks import FileLock
from tradewinds.server.refusals import Code, Refused

log = logging.getLogger("tradewinds.store")
BUSY = 5.0  # seconds to wait for an SQLite file that is locked
HANGING = 30.0  # seconds after which a PostgreSQL that says nothing counts as away
CHANNEL = "tradewinds"  # of notifications between processes
FAILURES = (SQLAlchemyError, OSError, TimeoutError)  # of a database that does not do its work


class Conflict(TradewindsError):
    """What was to be written is there already: another process was first."""


class Database:
    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.embedded = self.url.startswith("sqlite")
        self._lock = FileLock(Path(f"{sqlite_file(self.url)}.lock")) if self.embedded else None
        self.engine = make_engine(self.url)
        self._scribe = Scribe(self.url) if self.embedded else None
        # SQLite has one writer at a time and lets others try again and again; here they stand in line.
        self._turn = asyncio.Lock()

    def open(self, alone: bool = True) -> None:
        """An embedded database is for one process alone, but for a look at it."""
        if self._lock is not None and alone:
            self._lock.take()
            keep_to_owner(Path(sqlite_file(self.url)))

    async def close(self) -> None:
        if self._scribe is not None:
            self._scribe.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def check(self) -> None:
        """Whether it answers."""
        async with self.reading() as connection:
            await connection.execute(select(func.count()).select_from(schema.packs))

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except FAILURES as error:
            log.error("not read", extra={"error": brief(error)})
            raise storage_refusal(error) from error

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. Who waits for SQLite's only one holds no connection that readers need."""
        try:
            async with self._one_writer(), self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error
        except FAILURES as error:
            log.error("not written", extra={"error": brief(error)})
            raise storage_refusal(error) from error

    async def transact(self, work: Callable[[Connection], None]) -> None:
        """A transaction that is known beforehand, in one step; its errors are those of SQLAlchemy.

        With an SQLite file, a hop between threads for each statement would take longer than the statements.
        """
        if self._scribe is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(work)
        else:
            async with self._one_writer():
                await self._scribe.write(work)

    @contextlib.asynccontextmanager
    async def _one_writer(self) -> AsyncIterator[None]:
        if not self.embedded:
            yield
            return
        try:
            async with asyncio.timeout(BUSY):
                await self._turn.acquire()
        except TimeoutError:
            raise TimeoutError("locked: others wait for it already") from None
        try:
            yield
        finally:
            self._turn.release()

    def notify(self, connection: Connection, notes: Sequence[str]) -> None:
        """Tell other processes on the same database, as soon as the transaction is done."""
        if not self.embedded:
            notify = text(f"SELECT pg_notify('{CHANNEL}', :note)")
            connection.execute(notify, [{"note": note} for note in notes])


class Scribe:
    """A thread that does whole transactions on an SQLite file, one after the other."""

    def __init__(self, url: str) -> None:
        plain = make_url(url).set(drivername="sqlite")
        self._engine = create_engine(plain, connect_args={"timeout": BUSY}, hide_parameters=True)
        settle_connections(self._engine)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="scribe")

    async def write(self, work: Callable[[Connection], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, work)

    def _transaction(self, work: Callable[[Connection], None]) -> None:
        with self._engine.begin() as connection:
            work(connection)

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


# -- addresses and engines ----------------------------------------------------------------------------


def database_url(url: str) -> str:
    """A path is an SQLite file; a PostgreSQL address needs no driver in it."""
    if "://" not in url:
        return f"sqlite+aiosqlite:///{url}"
    kind, _, rest = url.partition("://")
    driver = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg"}
    driver["postgresql"] = driver["postgres"]
    name = driver.get(kind, kind)
    if name not in driver.values():
        raise BadOption(
            f"'{kind}' is no database for tradewinds: it takes a file's path, or postgresql://..."
        )
    return f"{name}://{rest}"


def sqlite_file(url: str) -> str:
    name = make_url(url).database
    if not name or name == ":memory:":
        raise BadOption("the database is kept in a file: give its path")
    return name


def keep_to_owner(file: Path) -> None:
    """The file holds the seeds of running games; what SQLite writes beside it gets the same rights."""
    file.touch(0o600)
    if file.stat().st_mode & 0o077:
        file.chmod(0o600)


def make_engine(url: str) -> AsyncEngine:
    """Errors of the engine may come into a log: what was in a statement stays out of them."""
    if not url.startswith("sqlite"):
        return create_async_engine(
            url,
            pool_size=10,
            max_overflow=10,
            pool_timeout=10,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"command_timeout": HANGING},
        )
    folder = Path(sqlite_file(url)).parent
    if not folder.is_dir():
        raise BadOption(f"there is no folder {folder} for the database")
    engine = create_async_engine(url, pool_size=4, connect_args={"timeout": BUSY}, hide_parameters=True)
    settle_connections(engine.sync_engine)
    return engine


def settle_connections(engine: Engine) -> None:
    """What every connection to an SQLite file begins with."""

    @event.listens_for(engine, "connect")
    def settle_connection(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-4000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


# -- what it complains about --------------------------------------------------------------------------


def brief(error: BaseException) -> str:
    """What the database said, without the statement and what was in it."""
    origin = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return f"{type(origin).__name__}: {origin}".split("\n")[0][:200]


def is_there_already(error: IntegrityError) -> bool:
    """Whether a row with the same key was in the way, and not something else that a row has to keep to."""
    found = getattr(error.orig, "sqlite_errorname", "") or getattr(error.orig, "sqlstate", "")
    return found in ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "23505")


def storage_refusal(error: BaseException) -> Refused:
    what = brief(error).lower()
    if "full" in what:
        return Refused(Code.STORAGE, "the server's disk is full: nothing was written")
    if "disk i/o" in what:
        return Refused(Code.STORAGE, "the server's disk did not take it: try again in a moment")
    if "locked" in what:
        return Refused(Code.STORAGE, "the server's database is locked: nothing was written")
    return Refused(Code.STORAGE, "the server's database does not answer: try again in a moment")
