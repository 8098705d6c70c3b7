"""What other processes on the same PostgreSQL have written: heard of as soon as it is committed."""

import asyncio
import contextlib
import logging

from sqlalchemy import make_url

from tradewinds.server.house import House
from tradewinds.server.refusals import Refused
from tradewinds.server.store.database import CHANNEL, brief

log = logging.getLogger("tradewinds.notices")
RETRY = 1.0  # seconds
ALIVE_EVERY = 5.0


async def listen(house: House) -> None:
    """Listen for as long as the server runs. After a lost connection every table is looked at again."""
    import asyncpg  # only needed with PostgreSQL

    url = make_url(house.store.database.url).set(drivername="postgresql")
    address = url.render_as_string(hide_password=False)
    heard: asyncio.Queue[str] = asyncio.Queue()

    def hear(*found: object) -> None:
        heard.put_nowait(str(found[-1]))

    while True:
        try:
            connection = await asyncpg.connect(address)
            try:
                await connection.add_listener(CHANNEL, hear)
                for live in house.tables.values():
                    live.doubtful = True
                    house.spawn(house.catch_up(live), "catch up")
                while True:
                    try:
                        note = await asyncio.wait_for(heard.get(), ALIVE_EVERY)
                    except TimeoutError:
                        await connection.execute("SELECT 1")
                    else:
                        await take_note(house, note)
            finally:
                with contextlib.suppress(Exception):
                    await connection.close(timeout=1)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
            log.warning("cannot listen", extra={"error": brief(error)})
            await asyncio.sleep(RETRY)


async def take_note(house: House, note: str) -> None:
    """One note that cannot be used must not make the process deaf for all that come after it."""
    table, *rest = note.split(" ")
    try:
        match rest:
            case ["chat", id]:
                await house.spoken(table, int(id))
            case [ply]:
                await house.noticed(table, int(ply))
    except Refused:
        pass  # the database is away: the next connection looks again
    except Exception:
        log.exception("a note was lost", extra={"table": table[:30]})
