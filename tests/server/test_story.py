"""The story of a table: told as it goes on, taken back, told again to whoever comes, and of old games too."""

import asyncio
import random
import shutil
from pathlib import Path
from typing import Any

import msgspec

from tests.editions.test_records import FOLDERS
from tests.editions.test_tables import tables_of
from tests.server.clients import Person
from tests.server.houses import ANN, TestHouse, house, new_id
from tests.server.test_playing import in_step, seated
from tradewinds.server import commands

Chapters = dict[int, dict[str, Any]]


class Reader:
    """Somebody who keeps the story as a client does: chapters by their start."""

    def __init__(self) -> None:
        self.player: str | None = "ann"
        self.token = ""
        self.chapters: Chapters = {}
        self.heard = 0

    def push(self, message: bytes, answers: str | None = None) -> None:
        found = msgspec.json.decode(message)
        if found["type"] == "table":
            self.chapters = {}
        for entry in found.get("entries", ()):
            for event in entry["events"]:
                if event["type"] in ("undone", "taken_back"):
                    self.chapters = {n: one for n, one in self.chapters.items() if n < event["left"]}
        for chapter in found.get("story", ()):
            self.chapters[chapter["start"]] = chapter
        self.heard += 1

    def leave(self) -> None:
        pass


async def whole_story(club: TestHouse, table: str) -> Chapters:
    """As it is told to somebody who has just come."""
    late = Reader()
    await club.watch(await club.live(table), late, 0)
    club.unwatch(table, late)
    return late.chapters


def test_the_story_goes_on_with_every_entry_and_is_the_same_for_who_comes_late(tmp_path: Path) -> None:
    async def scenario(game: str) -> None:
        async with house(tmp_path / game) as club:
            table = await club.table(game)
            reader = Reader()
            await club.watch(await club.live(table), reader, 0)
            choose = random.Random(game)
            for _ in range(60):
                now = club.tables[table].table
                options = len(now.position().legal())
                await club.play(table, await club.asked(table), choose.randrange(options))
            assert reader.heard > 60
            assert reader.chapters == await whole_story(club, table)
            lines = len(club.tables[table].table.actions)
            assert max(one["end"] for one in reader.chapters.values()) == lines

    for game in ("spice-road", "sand-to-sea", "east-to-west-3", "eastern-wonders"):
        (tmp_path / game).mkdir()
        asyncio.run(scenario(game))


def test_what_is_undone_is_no_longer_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as club:
            table = await club.table("spice-road", options={"first": "1"})
            reader = Reader()
            await club.watch(await club.live(table), reader, 0)
            before = dict(reader.chapters)
            await club.play(table, ANN, "play s2")
            await club.play(table, ANN, "upgrade Y")
            last = reader.chapters[max(reader.chapters)]
            assert [deed["kind"] for deed in last["deeds"]] == ["played", "upgraded"]
            await club.do(table, ANN, commands.Undo(id=new_id(), seat=0, ply=club.tables[table].table.ply))
            last = reader.chapters[max(reader.chapters)]
            assert [deed["kind"] for deed in last["deeds"]] == ["played"]
            await club.do(table, ANN, commands.Undo(id=new_id(), seat=0, ply=club.tables[table].table.ply))
            assert reader.chapters == before == await whole_story(club, table)

    asyncio.run(scenario())


def test_a_table_that_nobody_looked_at_is_told_from_where_it_is(tmp_path: Path) -> None:
    """A story that was left off is not continued across what was undone and played anew."""

    async def scenario() -> None:
        async with house(tmp_path) as club:
            table = await club.table("spice-road", options={"first": "1"})
            reader = Reader()
            live = await club.live(table)
            await club.watch(live, reader, 0)
            await club.play(table, ANN, "play s2")
            club.unwatch(table, reader)
            await club.do(table, ANN, commands.Undo(id=new_id(), seat=0, ply=live.table.ply))
            await club.play(table, ANN, "play s1")
            await club.watch(live, reader, live.table.ply)  # nothing new to it, as it says
            await club.play(table, await club.asked(table), "play s1")
            assert reader.chapters == await whole_story(club, table)

    asyncio.run(scenario())


def test_a_story_says_only_what_there_is_to_say(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as club:
            table = await club.table("spice-road", options={"first": "1"})
            await club.play(table, ANN, "play s1")
            told = await whole_story(club, table)
            assert list(told.values())[-1]["deeds"] == [{"kind": "played", "piece": "s1", "got": "YY"}]

    asyncio.run(scenario())


def test_games_from_before_there_were_deeds_are_told_too(tmp_path: Path) -> None:
    shutil.copy(FOLDERS[1] / "tables.db", tmp_path)

    async def scenario() -> None:
        async with house(tmp_path) as club:
            told = 0
            for id in await tables_of(club):
                live = await club.live(id)
                if live.table.state is None:
                    continue
                story = await whole_story(club, id)
                assert max(one["end"] for one in story.values()) == len(live.table.actions)
                told += any(one["seat"] is not None and one["deeds"] for one in story.values())
            assert told > 3

    asyncio.run(scenario())


def test_the_story_of_a_table_and_of_its_record_can_be_asked_for(url: str) -> None:
    async def scenario() -> None:
        async with Person(url, "Ann") as ann, Person(url, "Bob") as bob:
            places = await seated(url, [ann, bob], "sand-to-sea", public=True)
            await asyncio.gather(*(place.play(random.Random(n), 20) for n, place in enumerate(places)))
            await in_step(places)
            table = places[0].table
            story = (await ann.call("GET", f"/api/tables/{table}/story"))["chapters"]
            record = await ann.call("GET", f"/api/tables/{table}/record")
            kept = await ann.call("POST", "/api/records", {"text": record})
            assert (await bob.call("GET", f"/api/records/{kept['id']}/story"))["chapters"] == story
            assert {"began", "chose", "docked"} <= {deed["kind"] for one in story for deed in one["deeds"]}

    asyncio.run(scenario())
