"""After the standard values have changed, a club's database opens, and its games go on with the old ones."""

import asyncio
import random
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from tests.editions.make import TOKEN
from tests.editions.test_records import FOLDERS, command, of_every_old_edition
from tests.server.clients import Data, Person
from tests.server.hosting import Server
from tests.server.houses import ANN, TestHouse, house, new_id
from tradewinds import Dice
from tradewinds.components.catalog import NEWEST, load_catalog
from tradewinds.components.maps import DEFAULT
from tradewinds.core.record import parse_record, replay
from tradewinds.games.registry import catalog_of, game_of, map_of
from tradewinds.server import commands, schema
from tradewinds.server.events import Opened, Started
from tradewinds.server.games import pieces_with
from tradewinds.server.pieces import pieces_of
from tradewinds.server.snapshots import table_from
from tradewinds.server.table import deal_of

pytestmark = pytest.mark.usefixtures("later")


def copied(edition: int, folder: Path) -> None:
    shutil.copy(FOLDERS[edition] / "tables.db", folder)


def restored(edition: int, folder: Path) -> None:
    backup, database = str(FOLDERS[edition] / "tables.jsonl.gz"), str(folder / "tables.db")
    assert "rows brought back" in command("db", "restore", backup, "--database", database)


@pytest.fixture(params=[copied, restored])
def club(request: pytest.FixtureRequest, edition: int, tmp_path: Path) -> Path:
    """A folder with the old database: the file itself, or one that its backup was brought back into."""
    fill: Callable[[int, Path], None] = request.param
    fill(edition, tmp_path)
    return tmp_path


async def tables_of(club: TestHouse) -> dict[str, str]:
    """The status of each table."""
    async with club.store.database.reading() as connection:
        found = await connection.execute(select(schema.tables.c.id, schema.tables.c.status))
        return {str(row.id): str(row.status) for row in found}


async def play_on(club: TestHouse, table: str) -> None:
    """Ann takes any option until the game is over."""
    number = 0
    await club.settle()
    while (now := club.tables[table].table).status != "ended":
        options = len(now.position().legal())
        await club.play(table, ANN, int(Dice(f"{table} {number}").below(options)))
        await club.settle()
        number += 1


@of_every_old_edition
def test_every_table_goes_on_to_its_end_with_the_old_values(club: Path, edition: int) -> None:
    async def scenario() -> None:
        async with house(club) as found:
            for id, status in (await tables_of(found)).items():
                live = await found.live(id)
                assert live.table.edition == live.key.edition == edition
                if status == "open":
                    await found.do(id, ANN, commands.Start(id=new_id()))
                await found.settle()
                if live.table.status == "playing":
                    assert await found.advice.hint(id, ANN, live.table.actor, live.table.ply)
                await play_on(found, id)
                record = parse_record(found.tables[id].table.record().text())
                game = game_of(record, pieces_with(live.key.pack))
                assert catalog_of(game).edition == edition
                replay(game, record)

    asyncio.run(scenario())


@of_every_old_edition
def test_what_is_written_after_the_change_is_read_again(club: Path, edition: int) -> None:
    """With a snapshot from before the change, without any, and with one from after it."""

    async def scenario() -> None:
        async with house(club) as found:
            for id in await tables_of(found):
                live = await found.live(id)
                before = live.row.snapshot
                assert before is None or table_from(id, before, live.table.game) is not None
                if live.table.status == "playing":
                    await play_on(found, id)
                ended = live.table
                again = await found.reopened(id)
                assert (again.edition, again.ply, again.actions) == (edition, ended.ply, ended.actions)

    asyncio.run(scenario())


@of_every_old_edition
def test_a_game_that_has_begun_in_an_old_database_is_known_by_its_deal(edition: int, tmp_path: Path) -> None:
    copied(edition, tmp_path)

    async def scenario() -> None:
        async with house(tmp_path) as found:
            playing = [id for id, status in (await tables_of(found)).items() if status == "playing"]
            assert playing
            for id in playing:
                started = [event for event in await found.log(id) if isinstance(event, Started)]
                assert await found.store.tables.is_played(deal_of(started[0].line))

    asyncio.run(scenario())


@of_every_old_edition
@pytest.mark.usefixtures("edition")
def test_a_rematch_is_played_with_the_newest_pieces(club: Path) -> None:
    """Old editions are there for games that have begun, and a rematch begins anew."""

    async def scenario() -> None:
        async with house(club) as found:
            ids = [id for id, status in (await tables_of(found)).items() if status == "ended"]
            again = await found.rematch(ids[0], ANN)
            await found.settle()
            table = await found.reopened(again)
            assert table.edition == NEWEST
            opened = (await found.log(again))[0]
            assert isinstance(opened, Opened)
            assert opened.edition == NEWEST

    asyncio.run(scenario())


@asynccontextmanager
async def ann_at(url: str) -> AsyncIterator[Person]:
    """Ann, as the old database knows her."""
    person = Person(url, ANN.name)
    person.id, person.token = ANN.id, TOKEN
    person.http.headers["authorization"] = f"Bearer {TOKEN}"
    try:
        yield person
    finally:
        await person.__aexit__(None, None, None)


def shown(game: str, edition: int) -> Data:
    pieces = pieces_of(game, load_catalog(edition=edition), map_of(game, DEFAULT))
    found: Data = msgspec.json.decode(msgspec.json.encode(pieces))
    return found


@of_every_old_edition
def test_a_server_shows_old_tables_with_old_pieces_and_new_ones_with_new(
    tmp_path: Path, edition: int
) -> None:
    copied(edition, tmp_path)

    async def scenario(url: str) -> None:
        async with ann_at(url) as ann:
            tables = await ann.call("GET", "/api/me/tables")
            wanted = ("new-world", "playing")
            old = next(found["id"] for found in tables if (found["game"], found["status"]) == wanted)
            place = await ann.sit_down(old)
            assert place.info["edition"] == edition
            pieces = "/api/games/new-world/pieces"
            assert await ann.call("GET", f"{pieces}?edition={edition}") == shown("new-world", edition)
            assert await ann.call("GET", pieces) == shown("new-world", NEWEST) != shown("new-world", edition)
            await place.play(random.Random(1))
            file = tmp_path / "record.txt"
            file.write_text(await ann.call("GET", f"/api/tables/{old}/record"))
            assert "ok: the seed's SHA-256" in command("verify", str(file))
            assert (await ann.call("GET", f"/api/tables/{old}/review"))["turns"]

            new = await ann.look(await ann.open_table("new-world", ["you", "greedy"]))
            assert new["info"]["edition"] == NEWEST
            assert new["entries"][0]["events"][0]["edition"] == NEWEST

    with Server(str(tmp_path / "tables.db"), tmp_path / "log.txt") as server:
        asyncio.run(scenario(server.url))


@of_every_old_edition
def test_a_server_shows_kept_records_with_the_pieces_they_were_played_with(
    tmp_path: Path, edition: int
) -> None:
    copied(edition, tmp_path)

    async def scenario(url: str) -> None:
        async with ann_at(url) as ann:
            for id in ("new-world-3", "with-a-pack"):
                record = await ann.call("GET", f"/api/records/{id}")
                assert record["edition"] == edition
                position = await ann.call("GET", f"/api/records/{id}/positions/{record['decisions']}")
                assert position["of"] == record["decisions"]
                assert (await ann.call("GET", f"/api/records/{id}/review"))["turns"]
            text = (FOLDERS[edition] / "east-to-west-2-2.txt").read_text(encoding="utf-8")
            assert (await ann.call("POST", "/api/records", {"text": text}))["edition"] == edition

    with Server(str(tmp_path / "tables.db"), tmp_path / "log.txt") as server:
        asyncio.run(scenario(server.url))
