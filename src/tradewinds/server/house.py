"""The house: all tables that this process has open, and everything that is done with them.

The order of work for a command: who is it, does it fit the ply, what do the rules say, write it down, and
only then show it. A table does one thing at a time; different tables do not wait for each other, and their
entries go to disk together.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from tradewinds.components.catalog import NEWEST
from tradewinds.core.errors import TradewindsError
from tradewinds.server import authority, commands, events, messages, showing
from tradewinds.server.authority import Player
from tradewinds.server.games import Games
from tradewinds.server.lessons import SEEDS, lesson_seats, lesson_setting
from tradewinds.server.live import Live, Watcher
from tradewinds.server.metrics import Metrics
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.snapshots import recalled, snapshot_of
from tradewinds.server.store import Store
from tradewinds.server.store.database import Conflict
from tradewinds.server.store.ratings import Result
from tradewinds.server.store.tables import Append, Holder, TableRow
from tradewinds.server.table import Table, deal_of, opened

SNAPSHOT_EVERY = 64  # plies
TRIES = 4
Plan = Callable[[Table], Sequence[events.AnyEvent]]


def wall_clock() -> events.Milliseconds:
    return time.time_ns() // 1_000_000


class House:
    def __init__(
        self,
        store: Store,
        games: Games,
        metrics: Metrics,
        clock: Callable[[], events.Milliseconds] = wall_clock,
    ) -> None:
        self.store = store
        self.games = games
        self.metrics = metrics
        self.clock = clock
        self.tables: dict[str, Live] = {}
        self.changed: Callable[[Live], None] = lambda live: None  # called when a table is opened, or changes
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # -- closing -----------------------------------------------------------------------------------

    def close_doors(self) -> None:
        """Take no more commands."""
        self.closing = True

    def need_service(self) -> None:
        if self.closing:
            raise Refused(Code.CLOSING, "the server is about to stop: try again in a moment")

    async def close(self) -> None:
        """Finish what is being written."""
        self.close_doors()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.tables.values():
            async with live.lock:
                pass

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Do something beside everything else, until the house closes."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- tables ------------------------------------------------------------------------------------

    async def create(
        self,
        setting: events.TableSetting,
        player: Player,
        seats: Sequence[str] = (),
        before: Table | None = None,
    ) -> str:
        """A new table, with the newest pieces. `seats` are `you`, `free` or bots; `free` if not said."""
        if setting.lesson:
            setting, seats = lesson_setting(setting), lesson_seats(tuple(seats))
        game, setting, key = await self.games.choose(setting, NEWEST)
        id, now = secrets.token_urlsafe(9), self.clock()
        first = events.Opened(setting, player.id, None if before is None else before.id, key.edition)
        table = opened(id, first, game, now)
        if before is None:
            seated = authority.seat_first(table, player, seats)
        else:
            seated = authority.keep_seats(before)
        for event in seated:
            table.happen(event)
        row = TableRow(
            id=id,
            invite=secrets.token_urlsafe(24),
            seed=SEEDS[setting.game] if setting.lesson else secrets.token_hex(32),
            game=setting.game,
            players=setting.players,
            public=setting.public,
            rated=setting.rated,
            status="open",
            ply=1,
            created=now,
            changed=now,
        )
        entry = events.Stamped(events.Entry(1, now, (first, *seated)))
        append = Append(table=id, stamped=entry, status="open", due=None, seats=holders(table))
        await self.store.tables.add(row, append)
        self.tables[id] = Live(table, row, key, showing.Shown(table), used=now)
        self.metrics.opened(setting.game)
        return id

    async def live(self, id: str) -> Live:
        """A table, opened if it is not; many who ask at once share one opening."""
        live = self.tables.get(id)
        if live is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(task)
        live.used = self.clock()
        return live

    async def _load(self, id: str) -> Live:
        row = await self.store.tables.row(id)
        first = (await self.store.tables.entries(id, 0, 1))[0]
        start = first.entry.events[0]
        if not isinstance(start, events.Opened):
            raise Refused(Code.NOT_FOUND, "that table cannot be read")
        game, _, key = await self.games.choose(start.setting, start.edition)
        table = None
        if row.snapshot is not None and row.snapshot_ply is not None:
            later = await self.store.tables.entries(id, row.snapshot_ply)
            table = recalled(id, row.snapshot, row.snapshot_ply, game, later)
        if table is None:
            table = opened(id, start, game, first.entry.at)
            for event in first.entry.events[1:]:
                table.happen(event)
            for stamped in await self.store.tables.entries(id, 1):
                table = table.applied(stamped)
        live = Live(table, row, key, showing.Shown(table), used=self.clock())
        self.tables[id] = live
        self.changed(live)
        return live

    # -- what other processes write ----------------------------------------------------------------

    async def refresh(self, live: Live) -> None:
        """Take over what other processes have written."""
        for stamped in await self.store.tables.entries(live.table.id, live.table.ply):
            live.table = live.table.applied(stamped)
            live.show(stamped, self.clock())
        live.doubtful = False
        self.changed(live)

    async def has_news(self, live: Live) -> bool:
        """Before anybody is refused: another process may have written what was not heard of here yet."""
        if self.store.database.embedded:
            return False
        before = live.table.ply
        await self.refresh(live)
        return live.table.ply > before

    async def noticed(self, id: str, ply: int) -> None:
        """Another process has written an entry of a table."""
        if id in self._loading:  # it may have been read before that entry was there
            with suppress(TradewindsError):
                await asyncio.shield(self._loading[id])
        live = self.tables.get(id)
        if live is not None and live.table.ply < ply:
            async with live.lock:  # it may be this process that writes it
                live.doubtful = live.doubtful or live.table.ply < ply
            await self.catch_up(live)

    async def catch_up(self, live: Live) -> None:
        """Take over what the database knows more; if it does not answer, the caretaker tries again."""
        with suppress(Refused):
            async with live.lock:
                if live.doubtful:
                    await self.refresh(live)

    # -- who may come in ---------------------------------------------------------------------------

    async def is_admitted(self, live: Live, player: str | None) -> bool:
        """A private table is for those who sit at it, have left it, or have seen its invite."""
        if live.row.public:
            return True
        if player is None:
            return False
        return player in known(live.table) or await self.store.tables.is_admitted(live.table.id, player)

    async def need_admission(self, live: Live, player: str | None) -> None:
        if not await self.is_admitted(live, player):
            raise Refused(Code.PRIVATE, "this table is private: you need its invite")

    async def need_sight(self, live: Live, player: str | None) -> None:
        """A game that has ended is shown to whoever was given its address, which nobody can guess."""
        if live.table.status != "ended":
            await self.need_admission(live, player)

    # -- commands ----------------------------------------------------------------------------------

    async def act(self, id: str, player: Player, command: commands.TableCommand) -> int:
        """Do what a player who was let in asks of a table; answers the ply of the entry it caused."""
        self.need_service()
        live = await self.live(id)
        stamp = f"{player.id}:{command.id}"
        seed = live.row.seed
        async with live.lock:
            return await self.write(
                live, stamp, lambda table: authority.events_of(table, command, player, seed)
            )

    async def write(self, live: Live, stamp: str, plan: Plan) -> int:
        """Plan, write down, show. The table's lock is held; if another process was first, plan anew."""
        for _ in range(TRIES):
            if live.doubtful:
                await self.refresh(live)
            if stamp and stamp in live.table.stamps:
                return live.table.stamps[stamp]
            try:
                planned = tuple(plan(live.table))
            except Refused:
                if await self.has_news(live):
                    continue
                raise
            if not planned:
                return live.table.ply
            entry = events.Entry(live.table.ply + 1, max(self.clock(), live.table.at), planned)
            try:
                await self._append(live, events.Stamped(entry, stamp))
                return live.table.ply
            except Conflict:
                live.doubtful = True
        raise Refused(Code.BUSY, "the table is busy: try again")

    async def _append(self, live: Live, stamped: events.Stamped) -> None:
        before, after = live.table, live.table.applied(stamped)
        ended = after.status == "ended" and before.status != "ended"
        append = Append(
            table=after.id,
            stamped=stamped,
            status=after.status,
            due=after.due,
            seats=holders(after) if after.seats != before.seats else None,
            snapshot=snapshot_of(after) if after.ply % SNAPSHOT_EVERY == 0 or ended else None,
            deal=own_deal(after) if before.status == "open" and after.status == "playing" else None,
            result=rated_result(after) if ended else None,
        )
        try:
            # Shielded: if whoever waits goes away, what is on its way to the disk still arrives here.
            await wait_to_the_end(self.store.tables.append(append))
        except BaseException:
            live.doubtful = True  # it may be on disk all the same
            raise
        live.table = after
        live.show(stamped, self.clock())
        self.changed(live)
        self.metrics.entry(stamped.entry)

    async def rematch(self, id: str, player: Player) -> str:
        """A new table for the same people, everybody one seat on; the same one for all who ask.

        Nobody is put into it: who asks sits down, and it starts when the last one has asked.
        """
        self.need_service()
        live = await self.live(id)
        async with live.lock:
            if live.doubtful:
                await self.refresh(live)
            table = live.table
            if table.status != "ended":
                raise Refused(Code.NOT_POSSIBLE, "a rematch comes after the game")
            if player.id not in known(table):
                raise Refused(Code.NOT_YOUR_SEAT, "only who has played can ask for a rematch")
            after = table.after or await self._open_rematch(live, player)
        next_live = await self.live(after)
        seed = next_live.row.seed
        async with next_live.lock:
            await self.write(next_live, "", lambda now: authority.play_again(now, player, seed))
        return after

    async def _open_rematch(self, live: Live, player: Player) -> str:
        # After a lesson comes a game with a deal of its own.
        setting = replace(live.table.setting, lesson=False)
        new = await self.create(setting, player, before=live.table)
        await self.write(live, "", lambda now: [] if now.after else [events.Rematched(new)])
        return live.table.after or new

    # -- chat, which is not in the log -------------------------------------------------------------

    async def say(self, id: str, player: Player, words: str, message: str) -> None:
        """Tell everybody, and keep it. A message that comes twice is said once."""
        self.need_service()
        live = await self.live(id)
        text = " ".join("".join(ch for ch in words if ch.isprintable() or ch.isspace()).split())
        if not text:
            raise Refused(Code.BAD_MESSAGE, "there is nothing said")
        stamp = f"{player.id}:{message}"
        if stamp in live.said:
            return
        live.said.append(stamp)
        try:
            line = await self.store.chat.say(
                id, at=self.clock(), player=player.id, name=player.name, words=text
            )
        except BaseException:
            live.said.remove(stamp)
            raise
        if self.store.database.embedded:
            live.show_line(line)

    async def spoken(self, id: str, line: int) -> None:
        """Somebody has said something, here or in another process."""
        live = self.tables.get(id)
        if live is not None:
            for found in await self.store.chat.lines(id, line):
                live.show_line(found)

    # -- watching ----------------------------------------------------------------------------------

    async def whole(self, live: Live, player: str | None, since: int) -> messages.Whole:
        """The table as it is now, with the entries after `since`.

        Who only looks at a private game that has ended is not told what was said there, and who is there.
        """
        entries: list[Raw] = []
        admitted = await self.is_admitted(live, player)
        while True:
            ply, spoken = live.table.ply, live.spoken
            if since < ply:
                raw = await self.store.tables.raw_entries(live.table.id, since, ply)
                entries = [Raw(text.encode()) for text in raw]
            chat = await self.store.chat.lines(live.table.id) if admitted else []
            if (live.table.ply, live.spoken) == (ply, spoken):  # nothing has happened meanwhile
                return messages.Whole(
                    protocol=messages.PROTOCOL,
                    ply=ply,
                    now=self.clock(),
                    info=live.shown.info_json(),
                    board=live.shown.board_json(),
                    entries=entries,
                    story=live.shown.story(live.table) if entries else [],
                    you=showing.you_of(live.table, live.shown, player, live.row.invite),
                    chat=chat,
                    present=live.present if admitted else [],
                )

    async def watch(self, live: Live, watcher: Watcher, since: int) -> None:
        """From now on a watcher hears of everything; it begins with the whole table."""
        whole = await self.whole(live, watcher.player, since)
        watcher.push(messages.encode(whole))  # no wait between this and the next line: nothing is missed
        live.watchers.append(watcher)
        if watcher.player is not None:
            live.show_presence()

    def unwatch(self, id: str, watcher: Watcher) -> None:
        live = self.tables.get(id)
        if live is not None and watcher in live.watchers:
            live.watchers.remove(watcher)
            live.used = self.clock()
            if watcher.player is not None:
                live.show_presence()

    def see_out(self, signed_out: Callable[[Watcher], bool]) -> None:
        """Close the connections of tokens that are no longer good."""
        for live in self.tables.values():
            for watcher in filter(signed_out, live.watchers):
                watcher.leave()


async def wait_to_the_end(writing: "asyncio.Future[None]") -> None:
    """Wait for something even if whoever waits is cancelled meanwhile."""
    try:
        await asyncio.shield(writing)
    except asyncio.CancelledError:
        await asyncio.wait([writing])
        if not writing.cancelled():
            writing.exception()
        raise


def holders(table: Table) -> list[Holder]:
    return [(seat.player or seat.away, name) for seat, name in zip(table.seats, table.names(), strict=True)]


def known(table: Table) -> set[str]:
    """Everybody who sits at a table or has a seat to come back to."""
    people = {seat.player for seat in table.seats} | {seat.away for seat in table.seats}
    return {table.host} | {player for player in people if player is not None}


def own_deal(table: Table) -> str | None:
    """What the deal of a game that has just begun is known by; everybody has the same one in a lesson."""
    if table.setting.lesson:
        return None
    lines: list[str] = []
    table.state_at(len(table.actions), lines)
    return deal_of(lines)


def rated_result(table: Table) -> Result | None:
    """The people of a rated game from best to worst: whoever gave up comes after all who did not."""
    if not table.setting.rated or table.result is None:
        return None
    order = sorted(
        table.result.ranking, key=lambda seat: table.seats[seat].resigned or table.seats[seat].expired
    )
    people = [table.seats[seat].player or table.seats[seat].away for seat in order]
    # Once each: tables that were opened before it was checked may have one person in two seats.
    ranking = tuple(dict.fromkeys(player for player in people if player is not None))
    return Result(table.setting.game, ranking) if len(ranking) >= 2 else None
