"""Where tables are kept: SQLite or PostgreSQL behind one class.

Appending to logs is the hot path. Everything that waits to be written is written in one transaction (group
commit): a transaction costs one flush of the disk, however many moves are in it.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    Connection,
    Engine,
    Row,
    bindparam,
    case,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tradewinds.core.errors import BadOption, TradewindsError
from tradewinds.server import events as e
from tradewinds.server import schema as s
from tradewinds.server.locks import FileLock
from tradewinds.server.ratings import Rating, rated_again
from tradewinds.server.refusals import Code, Refused

log = logging.getLogger("tradewinds.store")
MOST_A_TRANSACTION = 500
BUSY = 5.0  # seconds to wait for an SQLite file that is locked
HANGING = 30.0  # seconds after which a PostgreSQL that says nothing counts as away
CHANNEL = "tradewinds"  # of notifications between processes


class Conflict(TradewindsError):
    """Another process has written that ply first."""


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


class Result(Struct, frozen=True):
    """A rated game that has ended: players from best to worst."""

    game: str
    ranking: tuple[str, ...]


class Append(Struct, frozen=True, kw_only=True):
    """One more entry of a table's log, and what it changes beside it."""

    table: str
    stamped: e.Stamped
    status: str
    due: int | None
    seats: Sequence[tuple[str | None, str]] | None = None  # if they have changed: player, name
    snapshot: str | None = None
    result: Result | None = None


class PlayerRow(Struct, frozen=True):
    id: str
    name: str
    has_passphrase: bool = False


class ChatLine(Struct, frozen=True):
    id: int
    at: int
    player: str
    name: str
    text: str


_INSERT_LOG = insert(s.log)
_UPDATE_TABLE = (
    update(s.tables)
    .where(s.tables.c.id == bindparam("table"))
    .values(
        ply=bindparam("new_ply"),
        changed=bindparam("now"),
        status=bindparam("new_status"),
        due=bindparam("new_due"),
    )
)
_UPDATE_SNAPSHOT = (
    update(s.tables)
    .where(s.tables.c.id == bindparam("table"))
    .values(snapshot=bindparam("new_snapshot"), snapshot_ply=bindparam("new_snapshot_ply"))
)


class Store:
    """All that is written down. `url` as SQLAlchemy has them; a plain path is an SQLite file."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.embedded = self.url.startswith("sqlite")
        self.lock = FileLock(Path(f"{sqlite_file(self.url)}.lock")) if self.embedded else None
        self.engine = make_engine(self.url)
        # Entries go to an SQLite file in one step of one thread: a hop between threads for each statement
        # would take longer than the statements.
        self._scribe = Scribe(self.url) if self.embedded else None
        self._waiting: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        # SQLite has one writer at a time and lets others try again and again; here they stand in line.
        self._turn = asyncio.Lock()
        self.transactions = 0
        self.appended = 0

    async def open(self, alone: bool = True) -> None:
        """Take the database: an embedded one is for one process alone, but for a look at it."""
        if self.lock is not None and alone:
            self.lock.take()
        self._writer = asyncio.create_task(self._write_forever(), name="writer")

    async def close(self) -> None:
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        if self._scribe is not None:
            self._scribe.close()
        await self.engine.dispose()
        if self.lock is not None:
            self.lock.release()

    # -- logs --------------------------------------------------------------------------------------

    def append(self, entry: Append) -> "asyncio.Future[None]":
        """Write an entry; when this is done it is on disk. Conflict, or Refused with nothing written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((entry, done))
        return done

    async def _write_forever(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_A_TRANSACTION:
                batch.append(self._waiting.get_nowait())
            await self._write(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _write(self, batch: Sequence[tuple[Append, asyncio.Future[None]]]) -> None:
        """All in one transaction; if one of them stands in the way, each in its own."""
        try:
            await self._transaction([entry for entry, _ in batch])
        except IntegrityError as error:
            if len(batch) > 1:
                for one in batch:
                    await self._write([one])
            else:
                settle(batch[0][1], Conflict(str(error.orig)))
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            log.error("not written", extra={"entries": len(batch), "error": brief(error)})
            for _, done in batch:
                settle(done, storage_refusal(error))
        except BaseException as error:
            for _, done in batch:
                settle(done, Refused(Code.STORAGE, "the server could not write that down"))
            if not isinstance(error, Exception):
                raise
            log.exception("not written")
        else:
            for _, done in batch:
                settle(done, None)

    async def _transaction(self, entries: Sequence[Append]) -> None:
        if self._scribe is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(self._append_all, entries)
        else:
            async with self._one_writer():
                await self._scribe.write(lambda connection: self._append_all(connection, entries))
        self.transactions += 1
        self.appended += len(entries)

    def _append_all(self, connection: Connection, entries: Sequence[Append]) -> None:
        # In one order in all processes: else two of them could wait for each other's tables for ever.
        entries = sorted(entries, key=lambda entry: entry.table)
        connection.execute(_INSERT_LOG, [log_row(entry.table, entry.stamped) for entry in entries])
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
                connection.execute(
                    _UPDATE_SNAPSHOT,
                    {
                        "table": entry.table,
                        "new_snapshot": entry.snapshot,
                        "new_snapshot_ply": entry.stamped.entry.ply,
                    },
                )
            if entry.seats is not None:
                write_seats(connection, entry.table, entry.seats)
            if entry.result is not None:
                write_ratings(connection, entry.result)
        if not self.embedded:
            notices = [{"note": f"{entry.table} {entry.stamped.entry.ply}"} for entry in entries]
            connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :note)"), notices)

    async def open_table(self, row: TableRow, first: Append) -> None:
        """A new table with the first entry of its log."""

        def work(connection: Connection) -> None:
            connection.execute(insert(s.tables), [{f: getattr(row, f) for f in row.__struct_fields__}])
            connection.execute(_INSERT_LOG, [log_row(row.id, first.stamped)])
            write_seats(connection, row.id, first.seats or [])

        async with self.writing() as connection:
            await connection.run_sync(work)

    async def row(self, table: str) -> TableRow:
        async with self.reading() as connection:
            found = (await connection.execute(select(s.tables).where(s.tables.c.id == table))).first()
        if found is None:
            raise Refused(Code.NOT_FOUND, "there is no such table")
        return TableRow(**{f: getattr(found, f) for f in TableRow.__struct_fields__})

    async def table_of_invite(self, invite: str) -> str:
        async with self.reading() as connection:
            query = select(s.tables.c.id).where(s.tables.c.invite == invite)
            found: str | None = await connection.scalar(query)
        if found is None:
            raise Refused(Code.NOT_FOUND, "there is no such invite")
        return found

    async def entries(self, table: str, after: int = 0, upto: int | None = None) -> list[e.Stamped]:
        """The entries of a log from the one after ply `after` on."""
        query = select(s.log.c.stamp, s.log.c.entry).where(s.log.c.table_id == table, s.log.c.ply > after)
        if upto is not None:
            query = query.where(s.log.c.ply <= upto)
        async with self.reading() as connection:
            found = (await connection.execute(query.order_by(s.log.c.ply))).all()
        return [e.Stamped(e.decode_entry(row.entry), row.stamp) for row in found]

    async def raw_entries(self, table: str, after: int, upto: int) -> list[str]:
        """The same as JSON, as they are sent."""
        query = (
            select(s.log.c.entry)
            .where(s.log.c.table_id == table, s.log.c.ply > after, s.log.c.ply <= upto)
            .order_by(s.log.c.ply)
        )
        async with self.reading() as connection:
            return list((await connection.scalars(query)).all())

    # -- who does what the house has to do ---------------------------------------------------------

    async def due(self, now: int, most: int) -> list[str]:
        """Tables that wait for the house, and that no other process takes care of."""
        query = (
            select(s.tables.c.id)
            .where(s.tables.c.status == "playing", s.tables.c.due <= now)
            .where(or_(s.tables.c.kept_until.is_(None), s.tables.c.kept_until < now))
            .order_by(s.tables.c.due)
            .limit(most)
        )
        async with self.reading() as connection:
            return list((await connection.scalars(query)).all())

    async def keep(self, table: str, keeper: str, now: int, until: int) -> bool:
        """Become the process that takes care of a table, unless another one does."""
        if self.embedded:
            return True
        query = (
            update(s.tables)
            .where(s.tables.c.id == table)
            .where(
                or_(s.tables.c.keeper == keeper, s.tables.c.kept_until.is_(None), s.tables.c.kept_until < now)
            )
            .values(keeper=keeper, kept_until=until)
        )
        async with self.writing() as connection:
            return (await connection.execute(query)).rowcount == 1

    async def let_go(self, keeper: str) -> None:
        """Leave all tables to other processes."""
        if not self.embedded:
            query = update(s.tables).where(s.tables.c.keeper == keeper).values(keeper=None, kept_until=None)
            async with self.writing() as connection:
                await connection.execute(query)

    # -- players -----------------------------------------------------------------------------------

    async def add_player(self, id: str, name: str, token_hash: str, now: int) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(s.players), [{"id": id, "name": name, "created": now}])
            await connection.execute(insert(s.tokens), [{"hash": token_hash, "player": id, "created": now}])

    async def add_token(self, player: str, token_hash: str, now: int) -> None:
        async with self.writing() as connection:
            await connection.execute(
                insert(s.tokens), [{"hash": token_hash, "player": player, "created": now}]
            )

    async def drop_token(self, token_hash: str) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(s.tokens).where(s.tokens.c.hash == token_hash))

    async def player_of(self, token_hash: str) -> PlayerRow | None:
        query = (
            select(s.players.c.id, s.players.c.name, s.players.c.passphrase)
            .join(s.tokens, s.tokens.c.player == s.players.c.id)
            .where(s.tokens.c.hash == token_hash)
        )
        async with self.reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else PlayerRow(found.id, found.name, found.passphrase is not None)

    async def rename(self, player: str, name: str, login: str) -> None:
        """Who has a passphrase comes back under the new name from now on."""
        own = case((s.players.c.passphrase.is_(None), None), else_=login)
        change = update(s.players).where(s.players.c.id == player).values(name=name, login=own)
        try:
            async with self.writing() as connection:
                await connection.execute(change)
        except Conflict:
            raise login_taken() from None

    async def set_passphrase(self, player: str, login: str, hashed: str, but: str) -> None:
        """Others who came in with an old token are signed out, but for the token that is used now."""
        change = update(s.players).where(s.players.c.id == player).values(login=login, passphrase=hashed)
        others = delete(s.tokens).where(s.tokens.c.player == player, s.tokens.c.hash != but)
        try:
            async with self.writing() as connection:
                await connection.execute(change)
                await connection.execute(others)
        except Conflict:
            raise login_taken() from None

    async def login(self, login: str) -> tuple[str, str] | None:
        """The player's id and hashed passphrase."""
        query = select(s.players.c.id, s.players.c.passphrase).where(s.players.c.login == login)
        async with self.reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else (found.id, found.passphrase)

    async def admit(self, table: str, player: str) -> None:
        with contextlib.suppress(Conflict):  # admitted before
            async with self.writing() as connection:
                await connection.execute(insert(s.admitted), [{"table_id": table, "player": player}])

    async def is_admitted(self, table: str, player: str) -> bool:
        query = select(s.admitted.c.player).where(
            s.admitted.c.table_id == table, s.admitted.c.player == player
        )
        async with self.reading() as connection:
            return await connection.scalar(query) is not None

    # -- lists -------------------------------------------------------------------------------------

    async def public_tables(self, status: str, before: int, most: int) -> list[Listed]:
        t = s.tables.c
        query = select(s.tables).where(t.public, t.status == status, t.changed < before)
        return await self._listed(query.order_by(t.changed.desc()).limit(most))

    async def tables_of(self, player: str, before: int, most: int) -> list[Listed]:
        t = s.tables.c
        own = select(s.seats.c.table_id).where(s.seats.c.player == player)
        query = select(s.tables).where(t.id.in_(own), t.changed < before)
        return await self._listed(query.order_by(t.changed.desc()).limit(most))

    async def _listed(self, query: Any) -> list[Listed]:
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            held = select(s.seats).where(s.seats.c.table_id.in_(ids)).order_by(s.seats.c.seat)
            names: dict[str, list[str]] = {id: [] for id in ids}
            for seat in (await connection.execute(held)).all():
                names[seat.table_id].append(seat.name)
        return [listed(row, names[row.id]) for row in rows]

    async def best(self, game: str, most: int) -> list[tuple[str, str, Rating]]:
        """Players of a game, best first: id, name, rating."""
        r = s.ratings.c
        query = (
            select(s.players.c.id, s.players.c.name, r.mu, r.sigma, r.games)
            .join(s.ratings, r.player == s.players.c.id)
            .where(r.game == game)
            .order_by((r.mu - 3 * r.sigma).desc())
            .limit(most)
        )
        async with self.reading() as connection:
            found = (await connection.execute(query)).all()
        return [(row.id, row.name, Rating(row.mu, row.sigma, row.games)) for row in found]

    # -- chat, packs, records ----------------------------------------------------------------------

    async def say(self, table: str, at: int, player: str, name: str, words: str) -> ChatLine:
        row = {"table_id": table, "at": at, "player": player, "name": name, "text": words}
        async with self.writing() as connection:
            id = await connection.scalar(insert(s.chat).returning(s.chat.c.id), row)
            if not self.embedded:
                await connection.execute(
                    text(f"SELECT pg_notify('{CHANNEL}', :note)"), {"note": f"{table} chat {id}"}
                )
        return ChatLine(id, at, player, name, words)

    async def chat(self, table: str, line: int | None = None, most: int = 200) -> list[ChatLine]:
        """The last lines, or the one with that id."""
        c = s.chat.c
        query = select(c.id, c.at, c.player, c.name, c.text).where(c.table_id == table)
        if line is not None:
            query = query.where(c.id == line)
        async with self.reading() as connection:
            found = (await connection.execute(query.order_by(c.id.desc()).limit(most))).all()
        return [ChatLine(*row) for row in reversed(found)]

    async def put_pack(self, digest: str, name: str, words: str, now: int) -> None:
        with contextlib.suppress(Conflict):  # kept already
            async with self.writing() as connection:
                row = {"digest": digest, "name": name, "text": words, "created": now}
                await connection.execute(insert(s.packs), [row])

    async def pack(self, digest: str) -> str:
        async with self.reading() as connection:
            found: str | None = await connection.scalar(
                select(s.packs.c.text).where(s.packs.c.digest == digest)
            )
        if found is None:
            raise Refused(Code.NOT_FOUND, "there is no such pack here: upload it first")
        return found

    async def put_record(
        self, id: str, player: str | None, game: str, pack: str | None, words: str, now: int
    ) -> None:
        row = {"id": id, "player": player, "game": game, "pack": pack, "text": words, "created": now}
        async with self.writing() as connection:
            await connection.execute(insert(s.records), [row])

    async def record(self, id: str) -> tuple[str, str | None]:
        """A record's text, and the digest of its pack if it is not the standard one."""
        async with self.reading() as connection:
            query = select(s.records.c.text, s.records.c.pack).where(s.records.c.id == id)
            found = (await connection.execute(query)).first()
        if found is None:
            raise Refused(Code.NOT_FOUND, "there is no such record")
        return found.text, found.pack

    # -- the database ------------------------------------------------------------------------------

    async def check(self) -> None:
        """Whether it answers."""
        async with self.reading() as connection:
            await connection.execute(select(func.count()).select_from(s.packs))

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            log.error("not read", extra={"error": brief(error)})
            raise storage_refusal(error) from error

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            log.error("not written", extra={"error": brief(error)})
            raise storage_refusal(error) from error

    @contextlib.asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. SQLite has one at a time: who waits for it holds no connection that readers need."""
        async with self._one_writer(), self.engine.begin() as connection:
            yield connection

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


# -- details -----------------------------------------------------------------------------------------


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


def log_row(table: str, stamped: e.Stamped) -> dict[str, object]:
    entry = stamped.entry
    return {
        "table_id": table,
        "ply": entry.ply,
        "stamp": stamped.stamp,
        "entry": e.encode_entry(entry).decode(),
    }


def write_seats(connection: Connection, table: str, seats: Sequence[tuple[str | None, str]]) -> None:
    connection.execute(delete(s.seats).where(s.seats.c.table_id == table))
    rows = [
        {"table_id": table, "seat": number, "player": player, "name": name}
        for number, (player, name) in enumerate(seats)
    ]
    connection.execute(insert(s.seats), rows)


def write_ratings(connection: Connection, result: Result) -> None:
    """Rate the players of a game that has just ended, once, with the entry that ends it."""
    known = (
        select(s.ratings)
        .where(s.ratings.c.game == result.game, s.ratings.c.player.in_(result.ranking))
        .order_by(s.ratings.c.player)
        .with_for_update()
    )
    before = {row.player: Rating(row.mu, row.sigma, row.games) for row in connection.execute(known).all()}
    after = rated_again([before.get(player, Rating()) for player in result.ranking])
    for player, rating in zip(result.ranking, after, strict=True):
        values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
        if player in before:
            own = (s.ratings.c.player == player) & (s.ratings.c.game == result.game)
            connection.execute(update(s.ratings).where(own).values(**values))
        else:
            row = {"player": player, "game": result.game, **values}
            connection.execute(insert(s.ratings), [row])


def listed(row: Row[Any], names: list[str]) -> Listed:
    fields = ("id", "game", "players", "public", "rated", "status", "created", "changed")
    return Listed(**{field: getattr(row, field) for field in fields}, seats=names)


def settle(done: "asyncio.Future[None]", error: BaseException | None) -> None:
    if done.done():  # whoever waited has gone
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def login_taken() -> Refused:
    return Refused(Code.NOT_POSSIBLE, "somebody else comes back under that name already")


def brief(error: BaseException) -> str:
    """What the database said, without the statement and what was in it."""
    origin = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return f"{type(origin).__name__}: {origin}".split("\n")[0][:200]


def storage_refusal(error: BaseException) -> Refused:
    what = brief(error).lower()
    if "full" in what:
        return Refused(Code.STORAGE, "the server's disk is full: nothing was written")
    if "disk i/o" in what:
        return Refused(Code.STORAGE, "the server's disk did not take it: try again in a moment")
    if "locked" in what:
        return Refused(Code.STORAGE, "the server's database is locked: nothing was written")
    return Refused(Code.STORAGE, "the server's database does not answer: try again in a moment")
