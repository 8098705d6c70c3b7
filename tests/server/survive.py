"""Kill a server again and again while people play, and prove that nothing is lost.

python -m tests.server.survive --kills 50
python -m tests.server.survive --kills 50 --postgres
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

from tests.server.clients import Person
from tests.server.hosting import Server
from tests.server.postgres import Postgres
from tests.server.survivors import Notes, nothing_is_lost, party, records_verify, upgraded

# Games that random players bring to their end, who plays them, and the bots that join in.
Party = tuple[str, int, tuple[str, ...]]
PARTIES: tuple[Party, ...] = (
    ("new-world", 2, ()),
    ("new-world", 3, ()),
    ("east-to-west-1", 2, ()),
    ("spice-road", 2, ("greedy",)),
)
LONG_PARTIES: tuple[Party, ...] = (*PARTIES, ("spice-road", 2, ()), ("spice-road", 3, ()))


async def play_through(
    server: Server,
    trouble: Callable[[], Awaitable[None]],
    dice: random.Random,
    chosen: Sequence[Party] = PARTIES,
) -> Notes:
    """Play at many tables until the trouble is over, and then to the end of all games."""
    notes = Notes()
    over = False

    async def make_trouble() -> None:
        nonlocal over
        await trouble()
        over = True

    async with AsyncExitStack() as stack:
        parties = []
        for number, (game, size, bots) in enumerate(chosen):
            people = [Person(server.url, f"P{number}{seat}") for seat in range(size)]
            for person in people:
                await stack.enter_async_context(person)
            own = random.Random(dice.random())
            parties.append(party(people, game, notes, own, lambda: not over, bots))
        async with asyncio.TaskGroup() as group:
            for playing in parties:
                group.create_task(playing)
            group.create_task(make_trouble())
    return notes


async def kill_and_restart(server: Server, kills: int, dice: random.Random) -> None:
    for _ in range(kills):
        await asyncio.sleep(dice.uniform(0.05, 1.2))
        server.kill()
        server.start(wait=False)
        if dice.random() < 0.2:  # now and then before it has opened again
            await asyncio.sleep(dice.uniform(0, 1.5))
        else:
            await asyncio.to_thread(server.wait_until_open)
    await asyncio.to_thread(server.wait_until_open)


def survive(database: str, folder: Path, kills: int, seed: int, chosen: Sequence[Party] = PARTIES) -> Notes:
    """Kill a server at random moments under load; everything that was told is there at the end."""
    dice = random.Random(seed)
    with Server(database, folder / "log.txt") as server:
        trouble = partial(kill_and_restart, server, kills, dice)
        notes = asyncio.run(play_through(server, trouble, dice, chosen))
        assert server.stop() == 0
    kept = asyncio.run(nothing_is_lost(database, notes))
    records_verify(kept, folder)
    assert '"level": "error"' not in (folder / "log.txt").read_text()
    return notes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL instead of SQLite")
    chosen = parser.parse_args()
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if chosen.postgres:
            with Postgres() as postgres:
                url = upgraded(postgres.new_database())
                notes = survive(url, folder, chosen.kills, chosen.seed, LONG_PARTIES)
        else:
            notes = survive(str(folder / "tables.db"), folder, chosen.kills, chosen.seed, LONG_PARTIES)
    seconds = time.perf_counter() - begun
    print(f"{chosen.kills} kills in {seconds:.0f} s: {notes.summary()}")


if __name__ == "__main__":
    main()
