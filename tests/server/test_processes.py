"""Several server processes on one PostgreSQL are one house."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.clients import Person, Place
from tests.server.hosting import Server, runs
from tests.server.houses import ANN, BOB, house, new_id
from tests.server.postgres import Postgres
from tests.server.survivors import Notes, Survivor, begin, kept_tables, nothing_is_lost, upgraded
from tests.server.test_playing import in_step
from tradewinds.server import commands, events
from tradewinds.server.events import TableSetting
from tradewinds.server.store import Store
from tradewinds.server.store.database import Conflict
from tradewinds.server.store.tables import Append, TableRow


@pytest.fixture(scope="module")
def shared(postgres: Postgres) -> str:
    """The database of both servers."""
    return upgraded(postgres.new_database())


@pytest.fixture(scope="module")
def servers(shared: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    folder = tmp_path_factory.mktemp("servers")
    servers = [Server(shared, folder / f"log{number}.txt") for number in (1, 2)]
    try:
        for server in servers:
            server.start(wait=False)
        yield servers
    finally:
        for server in servers:
            server.kill()


@pytest.fixture
def pair(servers: list[Server]) -> Iterator[list[Server]]:
    """Two servers on one database. A test may kill one: it is there again for the next."""
    for server in servers:
        if server.process is not None and server.process.poll() is not None:
            server.start(wait=False)
    for server in servers:
        server.wait_until_open()
    yield servers
    for server in servers:
        assert '"level": "error"' not in server.log.read_text()


async def people_of(stack: AsyncExitStack, pair: list[Server], count: int) -> list[Person]:
    """People who came in by turns at the one and the other server."""
    people = [Person(pair[number % len(pair)].url, f"P{number}") for number in range(count)]
    return [await stack.enter_async_context(person) for person in people]


def elsewhere(person: Person, server: Server, table: str) -> Place:
    """A second window of the same player, at another server."""
    other = Person(server.url, person.name)
    other.id, other.token = person.id, person.token
    return Place(other, table)


def test_a_game_is_played_through_two_processes_as_through_one(pair: list[Server], shared: str) -> None:
    """Each on the own process, with a bot; everybody hears of everything, once and in order."""
    notes = Notes()

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            people = await people_of(stack, pair, 2)
            for game, bots in (("new-world", []), ("spice-road", ["greedy"])):
                table = await begin(people, game, bots)
                notes.tables.append(table)
                places = [Survivor(person, table, notes, random.Random(n)) for n, person in enumerate(people)]
                watching = [await person.sit_down(table) for person in people]
                async with asyncio.TaskGroup() as group:
                    for place in places:
                        group.create_task(place.survive())
                await in_step([*watching, *places])
                assert watching[0].entries == watching[1].entries == places[0].entries == places[1].entries

    asyncio.run(scenario())
    assert not notes.refused, notes.summary()
    assert notes.connections == 4, "nobody was thrown out"
    kept = asyncio.run(nothing_is_lost(shared, notes))
    assert any(stamped.stamp == "" for stamped in kept[notes.tables[1]].log), "the bot has played"


def test_of_two_decisions_for_one_ply_exactly_one_is_taken(pair: list[Server], shared: str) -> None:
    async def scenario() -> tuple[str, int]:
        async with AsyncExitStack() as stack:
            people = await people_of(stack, pair, 2)
            table = await begin(people, "new-world")
            windows: list[list[Place]] = []
            for number, person in enumerate(people):
                other = elsewhere(person, pair[1 - number % 2], table)
                await other.connect()
                windows.append([await person.sit_down(table), other])
            everybody = [place for both in windows for place in both]
            dice, contested = random.Random(4), 0
            for _ in range(60):
                await in_step(everybody)
                if everybody[0].info["status"] == "ended":
                    break
                both = next(pair for pair in windows if pair[0].you.get("asked") is not None)
                legal, ply = both[0].actions, both[0].ply
                actions = dice.sample(legal, 2) if len(legal) > 1 else legal * 2
                answers = await asyncio.gather(
                    *(
                        place.ask("decide", seat=both[0].you["asked"], ply=ply, action=action)
                        for place, action in zip(both, actions, strict=True)
                    )
                )
                kinds = sorted((answer["type"], answer.get("code", "")) for answer in answers)
                assert kinds == [("answer", ""), ("refused", "stale")], answers
                winner = next(n for n, answer in enumerate(answers) if answer["type"] == "answer")
                assert next(a for a in answers if a["type"] == "answer")["ply"] == ply + 1
                await in_step(everybody)
                line = everybody[0].entries[ply]["events"][0]["line"][0]
                assert line.partition(" ")[2] == actions[winner]
                contested += 1
            for place in everybody:
                assert place.entries == everybody[0].entries
                await place.close()
            return table, contested

    table, contested = asyncio.run(scenario())
    assert contested >= 30
    asyncio.run(kept_tables(shared, [table]))


def test_nobody_is_refused_for_what_a_process_has_not_heard_of_yet(shared: str) -> None:
    """Neither of these houses listens to the other."""

    async def scenario() -> None:
        async with house(shared) as one, house(shared) as other:
            table = await one.create(
                TableSetting(game="spice-road", players=2, public=True), ANN, ["free", "free"]
            )
            await one.do(table, ANN, commands.Sit(id=new_id(), seat=0))
            await other.do(table, BOB, commands.Sit(id=new_id(), seat=1))
            assert (await one.do(table, ANN, commands.Start(id=new_id()))).status == "playing"

    asyncio.run(scenario())


def test_chat_is_heard_in_both_processes_once(pair: list[Server]) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            people = await people_of(stack, pair, 2)
            table = await begin(people, "new-world")
            places = [await person.sit_down(table) for person in people]
            for number in range(20):
                await places[number % 2].send("say", text=f"line {number}")
            for place in places:
                said = [(await place.hear("spoken"))["line"] for _ in range(20)]
                assert sorted(line["text"] for line in said) == sorted(f"line {n}" for n in range(20))
                for speaker in people:
                    own = [line["text"] for line in said if line["player"] == speaker.id]
                    assert own == sorted(own, key=lambda text: int(text.split()[1]))

    asyncio.run(scenario())


def test_when_a_process_dies_the_other_takes_its_bots_and_clocks_over(
    pair: list[Server], shared: str
) -> None:
    """Bots go on, and clocks run out, although everybody was connected to the process that is gone."""
    clock = {"kind": "slow", "bank": 0, "turn": 10}
    notes = Notes()
    thinking: list[int] = []

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            people = await people_of(stack, pair[:1], 2)
            playing = await begin(people[:1], "spice-road", ["normal", "greedy"])
            timed = await begin(people, "new-world", clock=clock)
            notes.tables += [playing, timed]
            both = [server.url for server in pair]
            watcher = await stack.enter_async_context(Person(pair[1].url, "Watcher"))
            watching = await watcher.sit_down(timed)
            survivor = Survivor(people[0], playing, notes, random.Random(1), both[:1])
            task = asyncio.create_task(survivor.survive())
            while survivor.ply < 20:
                await asyncio.sleep(0.02)
            thinking.extend(pair[0].children())
            pair[0].kill()
            survivor.urls = both[1:]
            # Nobody touches the other table: its clock runs out in the process that is left.
            async with asyncio.timeout(60):
                while not any(event["type"] == "expired" for event in watching.entries[-1]["events"]):
                    await watching.hear("change")
            await task

    asyncio.run(scenario())
    assert not any(runs(pid) for pid in thinking), "its thinking processes are gone too"
    kept = asyncio.run(nothing_is_lost(shared, notes, finished=False))
    assert kept[notes.tables[0]].table.status == "ended"
    expired = [
        event
        for stamped in kept[notes.tables[1]].log
        for event in stamped.entry.events
        if isinstance(event, events.Expired)
    ]
    assert len({event.seat for event in expired}) == len(expired) >= 1, "each seat's clock runs out once"


def test_processes_that_write_at_many_tables_at_once_do_not_stand_in_each_others_way(club: str) -> None:
    """The same tables in another order: each ply is written by one of them, and nothing has to be refused."""
    tables = [f"table{number}" for number in range(40)]
    setting = events.TableSetting(game="spice-road", players=2)

    def entry(table: str, ply: int, stamp: str) -> Append:
        stamped = events.Stamped(events.Entry(ply, ply, (events.Rematched("somewhere"),)), stamp)
        return Append(table=table, stamped=stamped, status="open", due=None)

    async def open_tables(store: Store) -> None:
        for table in tables:
            row = TableRow(
                id=table,
                invite=table,
                seed="",
                game="spice-road",
                players=2,
                public=True,
                rated=False,
                status="open",
                ply=1,
                created=1,
                changed=1,
            )
            first = events.Stamped(events.Entry(1, 1, (events.Opened(setting, "host"),)))
            seats: list[tuple[str | None, str]] = [(None, ""), (None, "")]
            append = Append(table=table, stamped=first, status="open", due=None, seats=seats)
            await store.tables.add(row, append)

    async def scenario() -> None:
        stores = [Store(club), Store(club)]
        for store in stores:
            await store.open()
        await open_tables(stores[0])
        for ply in range(2, 22):
            writing = [
                store.tables.append(entry(table, ply, f"{number}"))
                for number, store in enumerate(stores)
                for table in (tables if number == 0 else reversed(tables))
            ]
            done = await asyncio.gather(*writing, return_exceptions=True)
            failed = [error for error in done if error is not None]
            assert all(isinstance(error, Conflict) for error in failed), failed
            assert len(failed) == len(tables)
        for table in tables:
            log = await stores[0].tables.entries(table)
            assert [stamped.entry.ply for stamped in log] == [*range(1, 22)]
        for store in stores:
            await store.close()

    asyncio.run(scenario())


def test_sqlite_is_for_one_process_and_a_second_one_is_told_so(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")

    async def scenario() -> None:
        first = Store(database)
        await first.open()
        second = Server(database, tmp_path / "log.txt")
        second.start(wait=False)
        assert second.process is not None
        assert await asyncio.to_thread(second.process.wait, 60) == 2
        said = second.log.read_text()
        assert f"another server uses {database}: SQLite is for one process, PostgreSQL for several" in said
        assert "Traceback" not in said
        await first.close()

    asyncio.run(scenario())
