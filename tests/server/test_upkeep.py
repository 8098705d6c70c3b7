"""Looking after the database: upgrades, backups and what they bring back, clearing out."""

import asyncio
import gzip
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, func, insert, inspect, select, text

from tests.server.clients import Data, Person
from tests.server.hosting import Server
from tests.server.postgres import Postgres
from tests.server.survivors import Kept, begin, command, kept_tables
from tests.server.test_playing import in_step
from tradewinds.core.errors import BadOption, TradewindsError
from tradewinds.server import schema, upkeep
from tradewinds.server.events import encode_entry
from tradewinds.server.store.chat import Chat
from tradewinds.server.store.database import Database

T = TypeVar("T")
KINDS = ("sqlite", "postgresql")
DAY = 86_400_000


@pytest.fixture
def empty(tmp_path: Path, postgres: Postgres) -> Callable[[str], str]:
    """The address of a new, empty database of a kind."""
    numbers = iter(range(100))

    def make(kind: str) -> str:
        return str(tmp_path / f"new{next(numbers)}.db") if kind == "sqlite" else postgres.new_database()

    return make


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = Database(url)
    database.open()
    try:
        yield database
    finally:
        await database.close()


def with_database(url: str, work: Callable[[Database], Awaitable[T]]) -> T:
    async def run() -> T:
        async with opened(url) as database:
            return await work(database)

    return asyncio.run(run())


async def rows_of(database: Database) -> dict[str, list[Any]]:
    """Everything that is in a database."""
    async with database.reading() as connection:
        return {
            table.name: sorted(([*row] for row in (await connection.execute(select(table))).all()), key=repr)
            for table in schema.ALL
        }


async def filled(database: Database) -> None:
    """A row or more in every table of an empty database."""
    await upkeep.upgrade(database)
    a_table = {"seed": "", "game": "spice-road", "players": 2, "public": True, "rated": False, "created": 1}
    rows: dict[str, list[dict[str, Any]]] = {
        "players": [
            {"id": "ann", "name": 'Änn "A" Ω', "created": 1, "login": "ann", "passphrase": "00:11"},
            {"id": "bob", "name": "Bob", "created": 2**52},
        ],
        "tokens": [{"hash": "h1", "player": "ann", "created": 1}],
        "tables": [
            {**a_table, "id": "t1", "invite": "i1", "status": "open", "ply": 1, "changed": 1},
            {**a_table, "id": "t2", "invite": "i2", "status": "ended", "ply": 1, "changed": 1, "due": 2**41},
        ],
        "log": [{"table_id": "t1", "ply": ply, "stamp": "", "entry": "{}"} for ply in range(1, 600)],
        "seats": [{"table_id": "t1", "seat": 0, "player": None, "name": ""}],
        "admitted": [{"table_id": "t1", "player": "ann"}],
        "chat": [
            {"id": id, "table_id": "t1", "at": 5, "player": "ann", "name": "Ann", "text": "a\nb\u2028c"}
            for id in (3, 9)
        ],
        "ratings": [{"player": "ann", "game": "spice-road", "mu": 1 / 3, "sigma": 25 / 3, "games": 7}],
        "packs": [{"digest": "d", "name": "P", "text": "x", "created": 1}],
        "records": [{"id": "r", "player": None, "game": "g", "pack": None, "text": "y", "created": 1}],
    }
    async with database.writing() as connection:
        for table in schema.ALL:
            for row in rows[table.name]:
                await connection.execute(insert(table), [row])


# -- upgrades ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_the_migrations_make_exactly_the_schema(kind: str, empty: Callable[[str], str]) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(
            MigrationContext.configure(connection, opts={"compare_type": True}), schema.metadata
        )

    async def work(database: Database) -> None:
        assert await upkeep.upgrade(database) == (None, upkeep.newest())
        assert await upkeep.upgrade(database) == (upkeep.newest(), upkeep.newest())
        async with database.reading() as connection:
            assert await connection.run_sync(differences) == []
            if database.embedded:
                found = await connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE name = 'log'")
                assert "WITHOUT ROWID" in found.scalar_one()

    with_database(empty(kind), work)


@pytest.mark.parametrize("kind", KINDS)
def test_a_database_of_a_newer_version_is_refused_in_a_sentence(
    kind: str, empty: Callable[[str], str]
) -> None:
    async def work(database: Database) -> None:
        await upkeep.upgrade(database)
        async with database.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        for look in (upkeep.upgrade, upkeep.need_upgraded):
            with pytest.raises(BadOption, match=r"^the database is of a newer version \(9999\) .* update"):
                await look(database)

    with_database(empty(kind), work)


def test_only_its_owner_reads_a_database_file(tmp_path: Path) -> None:
    """It holds the seeds of running games."""
    file = tmp_path / "tables.db"

    async def work(database: Database) -> None:
        await upkeep.upgrade(database)
        for part in tmp_path.iterdir():
            assert part.stat().st_mode & 0o777 == 0o600, part.name

    with_database(str(file), work)
    file.chmod(0o644)
    with_database(str(file), work)


@pytest.mark.parametrize("kind", KINDS)
def test_an_upgrade_that_is_cut_off_leaves_nothing(kind: str, empty: Callable[[str], str]) -> None:
    class Cut(BaseException):
        pass

    async def work(database: Database) -> None:
        def cut_off(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
            if "CREATE TABLE tokens" in statement:
                raise Cut

        engine = database.engine.sync_engine
        event.listen(engine, "before_cursor_execute", cut_off)
        with pytest.raises(Cut):
            await upkeep.upgrade(database)
        event.remove(engine, "before_cursor_execute", cut_off)
        async with database.reading() as connection:
            assert await connection.run_sync(lambda found: inspect(found).get_table_names()) == []
        await upkeep.upgrade(database)

    with_database(empty(kind), work)


def test_a_server_says_that_postgresql_has_to_be_upgraded_first(postgres: Postgres, tmp_path: Path) -> None:
    server = Server(postgres.new_database(), tmp_path / "log.txt")
    server.start(wait=False)
    assert server.process is not None
    assert server.process.wait(timeout=60) == 2
    said = server.log.read_text()
    assert "run 'tradewinds db upgrade'" in said
    assert "Traceback" not in said


# -- backups ----------------------------------------------------------------------------------------


def test_games_go_on_in_a_database_of_the_other_kind(empty: Callable[[str], str], tmp_path: Path) -> None:
    """A backup is made while people play; brought back elsewhere, their tables are as they were. First
    from SQLite to PostgreSQL by the commands, and then back again."""
    first, second, third = empty("sqlite"), empty("postgresql"), empty("sqlite")
    files = tmp_path / "one.jsonl.gz", tmp_path / "two.jsonl.gz"

    async def backed_up_by_command() -> None:
        done = await asyncio.to_thread(command, "db", "backup", str(files[0]), "--database", first)
        assert done.returncode == 0, done.stderr

    async def backed_up() -> None:
        database = Database(second)
        database.open(alone=False)
        await upkeep.backup(database, files[1])
        await database.close()

    with Server(first, tmp_path / "log1.txt") as server:
        table, tokens, whole = asyncio.run(played(server, None, backed_up_by_command))
    done = command("db", "restore", str(files[0]), "--database", second)
    assert done.returncode == 0, done.stderr
    kept = asyncio.run(kept_tables(second, [table]))[table]
    assert as_data(kept) == whole[: kept.table.ply], "a moment of the game that was played"
    with Server(second, tmp_path / "log2.txt") as server:
        _, _, whole = asyncio.run(played(server, (table, tokens), backed_up))
    with_database(third, lambda database: upkeep.restore(database, files[1]))
    kept = asyncio.run(kept_tables(third, [table]))[table]
    assert as_data(kept) == whole[: kept.table.ply]
    with Server(third, tmp_path / "log3.txt") as server:
        asyncio.run(played(server, (table, tokens), None))
    asyncio.run(kept_tables(third, [table]))


Seated = tuple[str, list[tuple[str, str]]]  # a table, and the ids and tokens of its people


async def played(
    server: Server, before: Seated | None, backup: Callable[[], Awaitable[None]] | None
) -> tuple[str, list[tuple[str, str]], list[Data]]:
    """A game to its end, from where it is, with a backup meanwhile; answers all its entries."""
    people = [Person(server.url, "Ann"), Person(server.url, "Bob")]
    if before is None:
        for person in people:
            await person.__aenter__()
        table = await begin(people, "new-world")
    else:
        table = before[0]
        for person, (person.id, person.token) in zip(people, before[1], strict=True):
            person.http.headers["authorization"] = f"Bearer {person.token}"
    places = [await person.sit_down(table) for person in people]
    assert (await places[0].ask("say", text="Hello"))["type"] == "answer"
    playing = asyncio.gather(*(place.play(random.Random(n)) for n, place in enumerate(places)))
    if backup is not None:
        while places[0].ply < 20:
            await asyncio.sleep(0.01)
        await backup()
    await playing
    await in_step(places)
    assert places[0].info["status"] == "ended"
    chat = (await people[0].look(table))["chat"]
    assert {line["text"] for line in chat} == {"Hello"}
    for person in people:
        await person.__aexit__(None, None, None)
    return table, [(person.id, person.token) for person in people], places[0].entries


def as_data(kept: Kept) -> list[Data]:
    return [json.loads(encode_entry(stamped.entry)) for stamped in kept.log]


@pytest.mark.parametrize(("source", "target"), [KINDS, KINDS[::-1], ("sqlite", "sqlite")])
def test_a_backup_brings_back_every_row(
    source: str, target: str, empty: Callable[[str], str], tmp_path: Path
) -> None:
    file, urls = tmp_path / "club.jsonl.gz", (empty(source), empty(target))

    async def scenario() -> None:
        async with opened(urls[0]) as first, opened(urls[1]) as second:
            await filled(first)
            before = await rows_of(first)
            count = sum(len(rows) for rows in before.values())
            assert await upkeep.backup(first, file) == count
            assert await upkeep.restore(second, file) == count
            assert await rows_of(second) == before
            line = await Chat(second).say("t1", at=6, player="ann", name="Ann", words="more")
            assert line.id == 10, "numbers go on behind the last one"
            with pytest.raises(BadOption, match="not empty"):
                await upkeep.restore(second, file)
            with pytest.raises(BadOption, match="exists already"):
                await upkeep.backup(first, file)

    asyncio.run(scenario())


def broken_backups(good: Path) -> dict[str, bytes]:
    """Files that are no whole backup."""
    packed = good.read_bytes()
    lines = gzip.decompress(packed).splitlines(keepends=True)

    def changed(number: int, line: object) -> bytes:
        text = json.dumps(line).encode() + b"\n"
        return gzip.compress(b"".join([*lines[:number], text, *lines[number + 1 :]]))

    damaged = bytearray(packed)
    damaged[len(packed) // 2] ^= 0xFF
    head = json.loads(lines[0])
    player = json.loads(lines[1])
    return {
        "empty": b"",
        "cut in its middle": packed[: len(packed) // 2],
        "without its last bytes": packed[:-9],
        "without its last line": gzip.compress(b"".join(lines[:-1])),
        "without a row": gzip.compress(b"".join([*lines[:5], *lines[6:]])),
        "damaged": bytes(damaged),
        "no gzip": b"".join(lines),
        "something else": gzip.compress(b"hello\n"),
        "a list": gzip.compress(b"[1, 2]\n"),
        "of another version": changed(0, {**head, "revision": "9999"}),
        "of another program": changed(0, {"format": "chess"}),
        "with an unknown table": changed(1, ["pg_authid", "root"]),
        "with too short a row": changed(1, player[:-1]),
        "with a row of another type": changed(1, [player[0], player[1], "Ann", "yesterday", None, None]),
        "with a number for a row": changed(1, 5),
        "with a row twice": changed(2, player),
    }


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_whole_backup_is_refused_and_leaves_nothing(
    kind: str, empty: Callable[[str], str], tmp_path: Path
) -> None:
    good, bad = tmp_path / "good.gz", tmp_path / "bad.gz"
    urls = empty("sqlite"), empty(kind)

    async def scenario() -> None:
        async with opened(urls[0]) as first, opened(urls[1]) as second:
            await filled(first)
            await upkeep.backup(first, good)
            for what, content in broken_backups(good).items():
                bad.write_bytes(content)
                with pytest.raises(BadOption) as refused:
                    await upkeep.restore(second, bad)
                assert "bad.gz" in str(refused.value), what
                assert not any((await rows_of(second)).values()), what
            await upkeep.restore(second, good)

    asyncio.run(scenario())


def test_a_command_that_cannot_bring_back_a_backup_says_so_in_one_line(tmp_path: Path) -> None:
    bad = tmp_path / "bad.gz"
    bad.write_bytes(b"nothing")
    done = command("db", "restore", str(bad), "--database", str(tmp_path / "new.db"))
    assert done.returncode == 2
    assert done.stderr.startswith("tradewinds: ")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_that_fails_leaves_no_file(kind: str, empty: Callable[[str], str], tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        with pytest.raises(TradewindsError):  # it was never upgraded
            await upkeep.backup(database, tmp_path / "club.gz")
        assert not list(tmp_path.glob("club.gz*"))

    with_database(empty(kind), work)


# -- clearing out -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_pruning_removes_what_it_says_and_nothing_else(kind: str, empty: Callable[[str], str]) -> None:
    now, old, new = 1000 * DAY, 900 * DAY, 999 * DAY
    tables = {  # id: status, changed
        "open-old": ("open", old),
        "open-new": ("open", new),
        "playing-old": ("playing", old),
        "playing-new": ("playing", new),
        "ended-old": ("ended", old),
    }
    players = {  # id: created, passphrase
        "guest-old": (old, None),
        "guest-new": (new, None),
        "known-old": (old, "00:11"),
        "seated-old": (old, None),
        "left-old": (old, None),
        "rated-old": (old, None),
    }
    seats = {"ended-old": "seated-old", "open-old": "left-old"}

    async def work(database: Database) -> None:
        await upkeep.upgrade(database)
        async with database.writing() as connection:
            for id, (created, passphrase) in players.items():
                row = {"id": id, "name": id, "created": created, "passphrase": passphrase}
                await connection.execute(insert(schema.players), [row])
                await connection.execute(
                    insert(schema.tokens), [{"hash": id, "player": id, "created": created}]
                )
            for id, (status, changed) in tables.items():
                common = {"seed": "", "game": "spice-road", "players": 2, "public": True, "rated": False}
                row = {"id": id, "invite": id, "status": status, "ply": 1, "created": old, **common}
                await connection.execute(insert(schema.tables), [{**row, "changed": changed}])
                await connection.execute(
                    insert(schema.log), [{"table_id": id, "ply": 1, "stamp": "", "entry": "{}"}]
                )
                said = {"table_id": id, "at": old, "player": "x", "name": "x", "text": "x"}
                await connection.execute(insert(schema.chat), [said])
            for table, player in seats.items():
                row = {"table_id": table, "seat": 0, "player": player, "name": player}
                await connection.execute(insert(schema.seats), [row])
            rating = {"player": "rated-old", "game": "spice-road", "mu": 1.0, "sigma": 1.0, "games": 1}
            await connection.execute(insert(schema.ratings), [rating])
        assert await upkeep.prune(database, now, 90) == {"tables": 2, "players": 2}
        found = await rows_of(database)
        left = {"open-new", "playing-new", "ended-old"}
        assert {row[0] for row in found["tables"]} == left
        assert {row[0] for row in found["log"]} == left
        assert {row[1] for row in found["chat"]} == left
        people = {"guest-new", "known-old", "seated-old", "rated-old"}
        assert {row[0] for row in found["players"]} == {row[0] for row in found["tokens"]} == people
        assert len(found["seats"]) == len(found["ratings"]) == 1
        assert await upkeep.prune(database, now, 90) == {"tables": 0, "players": 0}
        async with database.reading() as connection:
            assert await connection.scalar(select(func.count()).select_from(schema.tables)) == 3

    with_database(empty(kind), work)
