"""Attendants: who acts when nobody does. Bots play, clocks run out, and what nobody needs is put away.

A table's row says when the house has to act next (`due`). In this process a timer waits for that; after a
restart, or when another process has died, the caretaker finds it in the database. With several processes,
a lease says which of them does it.
"""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress

from tradewinds.bots.seating import decision_seed
from tradewinds.core.errors import TradewindsError
from tradewinds.server import authority, events
from tradewinds.server.house import House
from tradewinds.server.live import Live
from tradewinds.server.refusals import Refused
from tradewinds.server.store.leases import Leases
from tradewinds.server.table import Table
from tradewinds.server.thinkers import Thinkers

log = logging.getLogger("tradewinds.attendants")
KEPT_FOR = 20_000  # milliseconds that a process takes care of a table without saying so again
IDLE = 60_000  # milliseconds after which a table that nobody looks at is put away
LONGEST_TIMER = 3600.0  # seconds
LOOK_EVERY = 2.0  # seconds
MOST_AT_A_LOOK = 200  # tables


class Attendants:
    def __init__(self, house: House, leases: Leases, thinkers: Thinkers) -> None:
        self._house = house
        self._leases = leases
        self._thinkers = thinkers
        self._name = secrets.token_hex(8)  # of this process, among those that share a database
        self._caretaker: asyncio.Task[None] | None = None
        self._timers: dict[str, asyncio.TimerHandle] = {}  # by table
        self.working: dict[str, asyncio.Task[None]] = {}  # by table
        house.changed = self.attend

    def open(self) -> None:
        self._caretaker = asyncio.create_task(self._look_after(), name="caretaker")

    async def close(self) -> None:
        """Finish what is being written, and leave all tables to other processes."""
        tasks = [*self.working.values(), *filter(None, [self._caretaker])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for timer in self._timers.values():
            timer.cancel()
        with suppress(Refused):
            await self._leases.let_go(self._name)

    # -- at one table ------------------------------------------------------------------------------

    def attend(self, live: Live) -> None:
        """See to it that bots play and clocks run out, now or when it is time."""
        id, due = live.table.id, live.table.due
        self._stop_timer(id)
        if due is None or self._house.closing or id in self.working:
            return
        wait = (due - self._house.clock()) / 1000
        if wait > 0:
            loop = asyncio.get_running_loop()
            self._timers[id] = loop.call_later(min(wait, LONGEST_TIMER) + 0.01, self.attend, live)
        else:
            self.working[id] = asyncio.create_task(self._work(live), name=f"table {id}")

    def _stop_timer(self, id: str) -> None:
        if (timer := self._timers.pop(id, None)) is not None:
            timer.cancel()

    async def _work(self, live: Live) -> None:
        """Do what is due at a table, until nothing is."""
        house, id = self._house, live.table.id
        try:
            while not house.closing and live.table.due is not None and live.table.due <= house.clock():
                if not await self._keeps(id):
                    return
                if live.table.bot_to_act is not None:
                    await self._play_bot(live)
                else:
                    async with live.lock:
                        await house.write(live, "", lambda table: authority.overdue(table, house.clock()))
        except Refused as refused:
            log.warning("put off", extra={"table": id, "reason": refused.sentence})
        except Exception:
            log.exception("not attended to", extra={"table": id})
        finally:
            del self.working[id]
        # What could not be done now is tried again by the caretaker; timers for later are set here.
        if live.table.due is not None and live.table.due > house.clock():
            self.attend(live)

    async def _keeps(self, id: str) -> bool:
        """Whether this process is the one that takes care of a table."""
        now = self._house.clock()
        return await self._leases.keep(id, self._name, now, now + KEPT_FOR)

    async def _play_bot(self, live: Live) -> None:
        table = live.table
        bot, seat = table.bot_to_act, table.actor
        if bot is None:
            return
        seed = decision_seed(live.row.seed, seat, table.ply)
        action = await self._thinkers.choose(live.key, table.position().text(), bot, seed)

        def plan(now: Table) -> Sequence[events.AnyEvent]:
            if now.moved != table.moved or now.bot_to_act != bot or now.actor != seat:
                return []  # something has happened while it thought
            return authority.decision(now, seat=seat, ply=now.ply, action=action, seed=live.row.seed)

        async with live.lock:
            await self._house.write(live, "", plan)

    # -- at all of them ----------------------------------------------------------------------------

    async def _look_after(self) -> None:
        """Take care of tables that wait for the house, and put away those that nobody needs."""
        house = self._house
        while True:
            try:
                for id in await self._leases.due(house.clock(), MOST_AT_A_LOOK):
                    await self.look_after(id)
                for live in [live for live in house.tables.values() if live.doubtful]:
                    await house.catch_up(live)
            except Refused:
                pass  # the database is away: the next look may find it
            except Exception:
                log.exception("the caretaker stumbled")
            self._put_away()
            await asyncio.sleep(LOOK_EVERY)

    async def look_after(self, id: str) -> None:
        """A table that cannot be read must not keep the others waiting."""
        try:
            self.attend(await self._house.live(id))
        except Refused:
            raise
        except TradewindsError:
            log.exception("a table cannot be read", extra={"table": id})

    def _put_away(self) -> None:
        now = self._house.clock()
        for id, live in list(self._house.tables.items()):
            if live.watchers or live.lock.locked() or id in self.working:
                continue
            due = live.table.due
            if now - live.used > IDLE and (due is None or due > now + IDLE):
                self._stop_timer(id)
                del self._house.tables[id]
