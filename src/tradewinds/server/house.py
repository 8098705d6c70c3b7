"""The house: all tables that this process has open, and everything that is done with them.

The order of work for a command: who is it, does it fit the ply, what do the rules say, write it down, and
only then show it. A table does one thing at a time; different tables do not wait for each other, and their
entries go to disk together.
"""

import asyncio
import hashlib
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol

from msgspec import Raw
from msgspec.structs import replace

from tradewinds.bots.seating import decision_seed
from tradewinds.components.catalog import NEWEST, load_pack_text
from tradewinds.components.maps import DEFAULT, is_drawing
from tradewinds.core.agenda import CHANCE
from tradewinds.core.errors import BadMap, BadPack, TradewindsError
from tradewinds.core.record import Record, clean_name
from tradewinds.core.state import Game, State
from tradewinds.games.registry import check_name, check_options, map_of
from tradewinds.server import authority, showing
from tradewinds.server import commands as c
from tradewinds.server import events as e
from tradewinds.server import messages as m
from tradewinds.server.authority import Player
from tradewinds.server.lessons import SEEDS, lesson_seats, lesson_setting
from tradewinds.server.metrics import Metrics
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.replays import ReviewShown
from tradewinds.server.snapshots import snapshot_of, table_from
from tradewinds.server.store import Store
from tradewinds.server.store.chat import ChatLine
from tradewinds.server.store.database import Conflict
from tradewinds.server.store.ratings import Result
from tradewinds.server.store.tables import Append, TableRow
from tradewinds.server.table import Table, opened
from tradewinds.server.thinkers import GameKey, Thinkers, made

log = logging.getLogger("tradewinds.house")
SNAPSHOT_EVERY = 64  # plies
HINT_SIMULATIONS = 2_000
REVIEW_SIMULATIONS = 200
KEPT_FOR = 20_000  # milliseconds that a process takes care of a table without saying so again
IDLE = 60_000  # milliseconds after which a table that nobody looks at is put away
MOST_DOTS = 100  # in a line of a pack: the time to read a.a.a.a grows with its square
KEPT_SAID = 50  # chat lines that may be sent again and are still known
LOOK_EVERY = 2.0  # seconds
TRIES = 4


class Watcher(Protocol):
    """Somebody who looks at a table: a connection."""

    player: str | None
    token: str  # hashed

    def push(self, message: bytes) -> None:
        """Send soon; never waits."""

    def leave(self) -> None:
        """Close soon; never waits."""


@dataclass
class Live:
    """A table that is open in this process."""

    table: Table
    row: TableRow
    key: GameKey
    shown: showing.Shown
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: list[Watcher] = field(default_factory=list)
    said: deque[str] = field(default_factory=lambda: deque(maxlen=KEPT_SAID))  # stamps of chat lines
    spoken: int = 0  # how many lines were said
    doubtful: bool = False  # the database may know more than this process
    used: int = 0
    attendant: asyncio.Task[None] | None = None
    timer: asyncio.TimerHandle | None = None

    @property
    def present(self) -> list[str]:
        return sorted({watcher.player for watcher in self.watchers if watcher.player is not None})


class House:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        metrics: Metrics,
        clock: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.clock = clock
        self.name = secrets.token_hex(8)  # of this process, among those that share a database
        self.tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # -- opening and closing -----------------------------------------------------------------------

    async def open(self) -> None:
        self.spawn(self._look_after(), "caretaker")

    async def close(self) -> None:
        """Stop taking commands, and finish those that are being written."""
        self.closing = True
        tasks = [*self._tasks, *(live.attendant for live in self.tables.values() if live.attendant)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self.tables.values():
            if live.timer is not None:
                live.timer.cancel()
            async with live.lock:  # what is being written is written
                pass
        self.thinkers.close()
        with suppress(Refused):
            await self.store.leases.let_go(self.name)

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- tables ------------------------------------------------------------------------------------

    async def create(
        self,
        setting: e.TableSetting,
        player: Player,
        seats: Sequence[str] = (),
        before: Table | None = None,
    ) -> str:
        """A new table, with the newest pieces. `seats` are `you`, `free` or bots; `free` if not said."""
        if setting.lesson:
            setting, seats = lesson_setting(setting), lesson_seats(tuple(seats))
        game, setting, key = await self.check_setting(setting, NEWEST)
        id, now = secrets.token_urlsafe(9), self.clock()
        first = e.Opened(setting, player.id, None if before is None else before.id, key.edition)
        table = opened(id, first, game, now)
        events = [*self._first_seats(table, player, seats, before)]
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
        entry = e.Stamped(e.Entry(1, now, (first, *events)))
        for event in events:
            table.happen(event)
        append = Append(table=id, stamped=entry, status="open", due=None, seats=holders(table))
        await self.store.tables.add(row, append)
        self.tables[id] = Live(table, row, key, showing.Shown(table), used=now)
        self.metrics.opened(setting.game)
        return id

    def _first_seats(
        self, table: Table, player: Player, seats: Sequence[str], before: Table | None
    ) -> Iterable[e.AnyEvent]:
        if before is not None:  # a rematch: everybody one seat on
            for number, seat in enumerate(before.seats):
                place = (number + 1) % len(before.seats)
                holder = seat.player or seat.away
                if holder is not None:
                    yield e.Sat(place, holder, seat.name)
                elif seat.bot is not None and not seat.name:
                    yield e.Placed(place, seat.bot)
            return
        if len(seats) > len(table.seats):
            raise Refused(Code.BAD_MESSAGE, f"there are {len(table.seats)} seats, not {len(seats)}")
        for number, who in enumerate(seats):
            if who == "you":
                yield e.Sat(number, player.id, player.name)
            elif who != "free":
                yield e.Placed(number, authority.need_bot(who))

    async def keep_pack(self, words: str) -> tuple[str, str]:
        """Keep a pack's text for tables that are played with it; its digest, and its own name."""
        digest, name = await asyncio.to_thread(pack_digest, words)  # other tables do not wait for it
        await self.store.library.put_pack(digest, name, words, self.clock())
        return digest, name

    async def check_setting(
        self, setting: e.TableSetting, edition: int
    ) -> tuple[Game, e.TableSetting, GameKey]:
        """What is to be played, complete and possible, or BadOption, BadMap and so on."""
        clock = setting.clock
        if not 0 <= clock.bank <= 86_400 or not 0 <= clock.turn <= 30 * 86_400:
            raise Refused(Code.BAD_MESSAGE, "a clock has up to a day in its bank, and up to 30 days a turn")
        if clock.kind != "none" and clock.bank + clock.turn < 10:
            raise Refused(Code.BAD_MESSAGE, "a clock gives at least 10 seconds")
        check_name(setting.game)
        options = check_options(setting.game, setting.options)
        drawing = map_drawing(setting.game, setting.map)
        pack = None if setting.pack is None else await self.store.library.pack(setting.pack)
        key = GameKey(setting.game, tuple(sorted(options.items())), drawing, pack, edition)
        game = made(key)
        game.check_players(setting.players)
        full = e.TableSetting(
            game=setting.game,
            players=setting.players,
            options=options,
            map=drawing,
            pack=setting.pack,
            clock=setting.clock,
            public=setting.public,
            rated=setting.rated,
            hints=setting.hints and not setting.rated,
            lesson=setting.lesson,
        )
        return game, full, key

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
        if not isinstance(start, e.Opened):
            raise Refused(Code.NOT_FOUND, "that table cannot be read")
        game, _, key = await self.check_setting(start.setting, start.edition)
        table = None if row.snapshot is None else table_from(id, row.snapshot, game)
        if table is None:
            table = opened(id, start, game, first.entry.at)
            for event in first.entry.events[1:]:
                table.happen(event)
        for stamped in await self.store.tables.entries(id, table.ply):
            table = table.applied(stamped)
        live = Live(table, row, key, showing.Shown(table), used=self.clock())
        self.tables[id] = live
        self.attend(live)
        return live

    async def refresh(self, live: Live) -> None:
        """Take over what other processes have written."""
        for stamped in await self.store.tables.entries(live.table.id, live.table.ply):
            live.table = live.table.applied(stamped)
            self.show(live, stamped.entry)
        live.doubtful = False
        self.attend(live)

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

    async def act(self, id: str, player: Player, command: c.TableCommand) -> int:
        """Do what a player who was let in asks of a table; answers the ply of the entry it caused."""
        self.need_service()
        live = await self.live(id)
        stamp = f"{player.id}:{command.id}"
        seed = live.row.seed
        async with live.lock:
            return await self.write(
                live, stamp, lambda table: authority.events_of(table, command, player, seed)
            )

    def need_service(self) -> None:
        if self.closing:
            raise Refused(Code.CLOSING, "the server is about to stop: try again in a moment")

    async def write(self, live: Live, stamp: str, plan: Callable[[Table], Sequence[e.AnyEvent]]) -> int:
        """Plan, write down, show. The table's lock is held; if another process was first, plan anew."""
        for _ in range(TRIES):
            if live.doubtful:
                await self.refresh(live)
            if stamp and stamp in live.table.stamps:
                return live.table.stamps[stamp]
            try:
                events = tuple(plan(live.table))
            except Refused:
                if await self.has_news(live):
                    continue
                raise
            if not events:
                return live.table.ply
            try:
                await self._append(live, e.Stamped(self.entry(live.table, events), stamp))
                return live.table.ply
            except Conflict:
                live.doubtful = True
        raise Refused(Code.BUSY, "the table is busy: try again")

    def entry(self, table: Table, events: tuple[e.AnyEvent, ...]) -> e.Entry:
        return e.Entry(table.ply + 1, max(self.clock(), table.at), events)

    async def _append(self, live: Live, stamped: e.Stamped) -> None:
        before, after = live.table, live.table.applied(stamped)
        ended = after.status == "ended" and before.status != "ended"
        append = Append(
            table=after.id,
            stamped=stamped,
            status=after.status,
            due=after.due,
            seats=holders(after) if after.seats != before.seats else None,
            snapshot=snapshot_of(after) if after.ply % SNAPSHOT_EVERY == 0 or ended else None,
            result=rated_result(after) if ended else None,
        )
        try:
            # Shielded: if whoever waits goes away, what is on its way to the disk still arrives here.
            await finished(self.store.tables.append(append))
        except BaseException:
            live.doubtful = True  # it may be on disk all the same
            raise
        live.table = after
        self.show(live, stamped.entry)
        self.attend(live)
        self.metrics.entry(stamped.entry)

    # -- showing -----------------------------------------------------------------------------------

    def show(self, live: Live, entry: e.Entry) -> None:
        """Send an entry, and what it has changed, to everybody at the table."""
        info, board, seats = live.shown.changes(live.table)
        if not live.watchers:
            live.shown.stop_telling()
            return
        entries = [Raw(e.encode_entry(entry))]
        story = live.shown.next_chapters(live.table)
        now = self.clock()
        sent: dict[str | None, bytes] = {}
        for watcher in live.watchers:
            who = watcher.player if live.table.seats_of(watcher.player) else None
            if who not in sent:
                you = showing.you_of(live.table, who)
                sent[who] = m.encode(m.Change(entry.ply, now, entries, story, info, board, seats, you))
            watcher.push(sent[who])

    async def whole(self, live: Live, player: str | None, since: int) -> m.Whole:
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
                return m.Whole(
                    m.PROTOCOL,
                    ply,
                    self.clock(),
                    live.shown.info_json(),
                    live.shown.board_json(),
                    entries,
                    live.shown.story(live.table) if entries else [],
                    showing.you_of(live.table, player, live.row.invite),
                    chat,
                    live.present if admitted else [],
                )

    async def watch(self, live: Live, watcher: Watcher, since: int) -> None:
        """From now on a watcher hears of everything; it begins with the whole table."""
        whole = await self.whole(live, watcher.player, since)
        watcher.push(m.encode(whole))  # no wait between this and the next line: nothing is missed
        live.watchers.append(watcher)
        if watcher.player is not None:
            self.push(live, m.encode(m.Presence(live.present)))

    def unwatch(self, id: str, watcher: Watcher) -> None:
        live = self.tables.get(id)
        if live is not None and watcher in live.watchers:
            live.watchers.remove(watcher)
            live.used = self.clock()
            if watcher.player is not None:
                self.push(live, m.encode(m.Presence(live.present)))

    def see_out(self, signed_out: Callable[[Watcher], bool]) -> None:
        """Close the connections of tokens that are no longer good."""
        for live in self.tables.values():
            for watcher in filter(signed_out, live.watchers):
                watcher.leave()

    def push(self, live: Live, message: bytes) -> None:
        for watcher in live.watchers:
            watcher.push(message)

    # -- what is not in the log --------------------------------------------------------------------

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
            self.show_line(live, line)

    async def spoken(self, id: str, line: int) -> None:
        """Somebody has said something, here or in another process."""
        live = self.tables.get(id)
        if live is not None:
            for found in await self.store.chat.lines(id, line):
                self.show_line(live, found)

    def show_line(self, live: Live, line: ChatLine) -> None:
        live.spoken += 1
        self.push(live, m.encode(m.Spoken(line)))

    async def hint(self, id: str, player: Player, seat: int, ply: int) -> list[m.HintOption]:
        live, state = await self.asked_state(id, player, seat, ply)
        if not live.table.setting.hints:
            raise Refused(Code.NOT_POSSIBLE, "there are no hints at this table")
        seed = decision_seed(live.row.seed, seat, ply)
        found = await self.thinkers.judge(live.key, state.text(), HINT_SIMULATIONS, seed)
        return [m.HintOption(action, round(win, 3), round(score, 1)) for action, win, score in found[:5]]

    async def asked_state(self, id: str, player: Player, seat: int, ply: int) -> tuple[Live, State]:
        """The position that a seat is to decide in."""
        live = await self.live(id)
        authority.need_own_seat(live.table, seat, player)
        state = authority.need_going(live.table)
        authority.need_present(live.table, ply)
        if live.table.actor != seat:
            raise Refused(Code.NOT_ASKED, f"it is not for seat {seat + 1} to decide")
        return live, state

    async def ahead(self, id: str, player: Player, seat: int, ply: int) -> list[m.OptionAhead]:
        """What each option leads to, as far as nobody else acts."""
        _, state = await self.asked_state(id, player, seat, ply)
        return [option_ahead(state, seat, action) for action in state.legal()]

    async def preview(self, id: str, player: Player, message: m.Preview) -> m.Previewed:
        """The table after an action, as far as nobody else acts."""
        live, state = await self.asked_state(id, player, message.seat, message.ply)
        after = state.copy()
        authority.take(after, message.action)
        then = authority.foresee(after, message.seat)
        board, seats = live.shown.changes_to(after)
        return m.Previewed(message.id, message.ply, board, seats, after.actor == CHANCE, then)

    async def why(self, id: str, player: Player, seat: int, action: str) -> str:
        live = await self.live(id)
        authority.need_own_seat(live.table, seat, player)
        state = authority.need_playing(live.table)
        if live.table.actor != seat:
            return f"it is not for seat {seat + 1} to decide"
        try:
            return state.refusal(state.game.index(action))
        except TradewindsError as error:
            raise Refused(Code.BAD_MESSAGE, str(error)) from None

    async def rematch(self, id: str, player: Player) -> str:
        """A new table with the same people, everybody one seat on; the same one for all who ask."""
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
            if table.after is not None:
                return table.after
            # After a lesson comes a game with a deal of its own.
            setting = replace(table.setting, lesson=False)
            new = await self.create(setting, player, before=table)
            await self.write(live, "", lambda now: [] if now.after else [e.Rematched(new)])
            after = live.table.after or new
        next_live = await self.live(after)
        if len({seat.player for seat in next_live.table.seats if seat.person}) == 1:
            start = c.Start(id="rematch")
            with suppress(Refused):
                await self.act(after, player, start)
        return after

    async def record(self, id: str) -> Record:
        return (await self.live(id)).table.record()

    async def review(self, id: str) -> ReviewShown:
        """The turning points of a game that has ended."""
        live = await self.live(id)
        if live.table.status != "ended":
            raise Refused(Code.NOT_POSSIBLE, "a game is analysed after its end")
        return await self.thinkers.review(live.table.record().text(), live.key.pack, REVIEW_SIMULATIONS)

    # -- what the house does by itself -------------------------------------------------------------

    def attend(self, live: Live) -> None:
        """See to it that bots play and clocks run out, now or when it is time."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        due = live.table.due
        if due is None or self.closing or (live.attendant is not None and not live.attendant.done()):
            return
        wait = (due - self.clock()) / 1000
        if wait > 0:
            live.timer = asyncio.get_running_loop().call_later(min(wait, 3600) + 0.01, self.attend, live)
        else:
            live.attendant = asyncio.create_task(self._attend(live), name=f"table {live.table.id}")

    async def _attend(self, live: Live) -> None:
        """Do what is due at a table, until nothing is."""
        try:
            while not self.closing and live.table.due is not None and live.table.due <= self.clock():
                if not await self._kept(live):
                    return
                if live.table.bot_to_act is not None:
                    await self._play_bot(live)
                else:
                    async with live.lock:
                        await self.write(live, "", lambda table: authority.overdue(table, self.clock()))
        except Refused as refused:
            log.warning("put off", extra={"table": live.table.id, "reason": refused.sentence})
        except Exception:
            log.exception("not attended to", extra={"table": live.table.id})
        finally:
            live.attendant = None
        # What could not be done now is tried again by the caretaker; timers for later are set here.
        if live.table.due is not None and live.table.due > self.clock():
            self.attend(live)

    async def _kept(self, live: Live) -> bool:
        now = self.clock()
        return await self.store.leases.keep(live.table.id, self.name, now, now + KEPT_FOR)

    async def _play_bot(self, live: Live) -> None:
        table = live.table
        bot, seat = table.bot_to_act, table.actor
        if bot is None:
            return
        seed = decision_seed(live.row.seed, seat, table.ply)
        action = await self.thinkers.choose(live.key, table.position().text(), bot, seed)

        def plan(now: Table) -> Sequence[e.AnyEvent]:
            if now.moved != table.moved or now.bot_to_act != bot or now.actor != seat:
                return []  # something has happened while it thought
            return authority.decision(now, seat, now.ply, action, live.row.seed)

        async with live.lock:
            await self.write(live, "", plan)

    async def _look_after(self) -> None:
        """Take care of tables that wait for the house, and put away those that nobody needs."""
        while True:
            try:
                for id in await self.store.leases.due(self.clock(), 200):
                    await self._look_after_one(id)
                for live in [live for live in self.tables.values() if live.doubtful]:
                    await self.catch_up(live)
            except Refused:
                pass  # the database is away: the next look may find it
            except Exception:
                log.exception("the caretaker stumbled")
            self._put_away()
            await asyncio.sleep(LOOK_EVERY)

    async def _look_after_one(self, id: str) -> None:
        """A table that cannot be read must not keep the others waiting."""
        try:
            self.attend(await self.live(id))
        except Refused:
            raise
        except TradewindsError:
            log.exception("a table cannot be read", extra={"table": id})

    def _put_away(self) -> None:
        now = self.clock()
        for id, live in list(self.tables.items()):
            if live.watchers or live.lock.locked() or live.attendant is not None:
                continue
            due = live.table.due
            if now - live.used > IDLE and (due is None or due > now + IDLE):
                if live.timer is not None:
                    live.timer.cancel()
                del self.tables[id]


def option_ahead(state: State, seat: int, action: int) -> m.OptionAhead:
    after = state.copy()
    after.apply(action)
    things = after.seat_view(seat, seat).things
    ready = things.get("ready")
    asked = after.question(after.agenda.depth - 1) if authority.goes_on(after, seat) else None
    authority.foresee(after, seat)
    return m.OptionAhead(
        state.game.action_text(action),
        str(things["hold"]),
        ready if isinstance(ready, int) else None,
        "" if asked is None else asked.phase,
        0 if asked is None else asked.times,
        not authority.goes_on(after, seat),
    )


async def finished(writing: "asyncio.Future[None]") -> None:
    """Wait for something to its end, even if whoever waits is cancelled meanwhile."""
    try:
        await asyncio.shield(writing)
    except asyncio.CancelledError:
        await asyncio.wait([writing])
        if not writing.cancelled():
            writing.exception()
        raise


def holders(table: Table) -> list[tuple[str | None, str]]:
    return [(seat.player or seat.away, name) for seat, name in zip(table.seats, table.names(), strict=True)]


def known(table: Table) -> set[str]:
    """Everybody who sits at a table or has a seat to come back to."""
    people = {seat.player for seat in table.seats} | {seat.away for seat in table.seats}
    return {table.host} | {player for player in people if player is not None}


def rated_result(table: Table) -> Result | None:
    """The people of a rated game from best to worst: whoever gave up comes after all who did not."""
    if not table.setting.rated or table.result is None:
        return None
    order = sorted(
        table.result.ranking, key=lambda seat: table.seats[seat].resigned or table.seats[seat].expired
    )
    people = [table.seats[seat].player or table.seats[seat].away for seat in order]
    ranking = tuple(player for player in people if player is not None)
    return Result(table.setting.game, ranking) if len(ranking) >= 2 else None


def map_drawing(game: str, words: str) -> str:
    """A map as its drawing in one line, from that, a name or `random:SEED`; never from a file here."""
    if words != DEFAULT and not words.startswith("random:") and not is_drawing(words):
        raise BadMap("a map is 'default', 'random:SEED' or a drawing in one line")
    layout = map_of(game, words)
    return DEFAULT if layout is None else layout.line


def player_name(name: str) -> str:
    """A player's name as it is shown: one line, short."""
    return clean_name(name)[: authority.LONGEST_NAME].strip()


def pack_digest(words: str) -> tuple[str, str]:
    """What a pack is called by: its digest, and its own name. BadPack if it is none."""
    if any(line.count(".") > MOST_DOTS for line in words.split("\n")):
        raise BadPack("pack", "", f"expected no line with more than {MOST_DOTS} dots")
    catalog = load_pack_text("pack", words)
    return hashlib.sha256(words.encode()).hexdigest(), catalog.name
