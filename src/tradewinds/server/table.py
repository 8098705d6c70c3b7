"""A table: what the entries of its log add up to.

`Table.applied(entry)` answers the table after one more entry and leaves the old one as it was, so a table
whose entry could not be written is simply kept. A table knows nothing that may not be seen: the seed of
its draws is with the house.
"""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Literal

from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.errors import TradewindsError
from tradewinds.core.record import Record, actor_word, clean_name
from tradewinds.core.state import Game, State
from tradewinds.games.registry import catalog_of
from tradewinds.server import events

Status = Literal["open", "playing", "ended"]
KEPT_STAMPS = 16  # messages that may be sent again and are still known
FREE = "seat"
READY_LAPSES = 120_000  # after so many milliseconds, who was ready for a game with live clocks may be gone
TAKEBACK_LAPSES = 60_000  # after so many milliseconds without an answer


class BrokenLog(TradewindsError):
    """A log that does not add up to a table: its entries were changed, or the rules were."""


@dataclass(frozen=True)
class Seat:
    """Who is in a seat. A seat with neither a person nor a bot is free, or waits for somebody."""

    player: str | None = None
    name: str = ""
    bot: str | None = None
    away: str | None = None  # who left it and may come back unless they resigned, or for whom it is kept
    resigned: bool = False
    expired: bool = False
    ready: events.Milliseconds = 0  # when its player wanted a rated game to start

    @property
    def person(self) -> bool:
        return self.player is not None

    @property
    def free(self) -> bool:
        return self.player is None and self.bot is None


@dataclass(frozen=True)
class Takeback:
    """Somebody would like to go back to an earlier position; `waiting` seats have not answered yet."""

    seat: int
    left: int  # how many lines of the record would be
    waiting: frozenset[int]
    at: events.Milliseconds


@dataclass(frozen=True)
class Running:
    """Whose clock runs, and since when."""

    seat: int
    since: events.Milliseconds


@dataclass
class Table:
    id: str
    setting: events.TableSetting
    game: Game
    host: str
    seats: list[Seat]
    before: str | None = None
    status: Status = "open"
    ply: int = 0  # of the last entry
    at: events.Milliseconds = 0
    moved: int = 0  # the ply that led to the present position
    commitment: str = ""
    state: State | None = None  # from the start on
    draws: int = 0
    actions: "array[int]" = field(default_factory=lambda: array("H"))  # the record, in a few bytes
    undo: list[tuple[int, State]] = field(default_factory=list)  # positions to go back to
    undo_seat: int = -1  # who may
    takeback: Takeback | None = None
    paused: bool = False
    running: Running | None = None
    time_left: list[events.Milliseconds] = field(default_factory=list)  # of each seat's clock
    timed: int = -1  # the seat that has got the time of its turn
    exhibition: bool = False  # only bots play
    result: events.Ended | None = None
    after: str | None = None  # the rematch
    stamps: dict[str, int] = field(default_factory=dict)  # messages and the ply of what they caused

    # -- what can be seen of it --------------------------------------------------------------------

    @property
    def edition(self) -> int:
        return catalog_of(self.game).edition

    @property
    def actor(self) -> int:
        """The seat that is to decide, or NOBODY."""
        return int(NOBODY) if self.state is None or self.status != "playing" else int(self.state.actor)

    @property
    def bot_to_act(self) -> str | None:
        """The bot whose turn it is to decide. Bots do not go on among themselves once everybody has left."""
        actor = self.actor
        bot = None if actor < 0 else self.seats[actor].bot
        if bot is None or self.paused or self.takeback is not None:
            return None
        return bot if self.exhibition or any(seat.person for seat in self.seats) else None

    @property
    def deadline(self) -> events.Milliseconds | None:
        """When the running clock is used up."""
        return None if self.running is None else self.running.since + self.time_left[self.running.seat]

    @property
    def due(self) -> events.Milliseconds | None:
        """When the house has to do something if nobody else does."""
        if self.status == "open":
            return min((seat.ready + READY_LAPSES for seat in self.seats if self.lapses(seat)), default=None)
        if self.bot_to_act is not None:
            return self.at
        if self.takeback is None:
            return self.deadline
        lapse = self.takeback.at + TAKEBACK_LAPSES
        return lapse if self.deadline is None else min(self.deadline, lapse)

    def lapses(self, seat: Seat) -> bool:
        """Who is ready waits for the others at the table: with live clocks, every second counts."""
        return seat.ready > 0 and self.setting.clock.kind == "live"

    def seats_of(self, player: str | None) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if player is not None and seat.player == player]

    def position(self) -> State:
        if self.state is None:
            raise BrokenLog(f"table {self.id} has not started")
        return self.state

    def names(self) -> list[str]:
        return [seat_name(seat, number) for number, seat in enumerate(self.seats)]

    def state_at(self, length: int, each: "list[str] | None" = None) -> State:
        """The position after so many lines of the record; `each` gets those lines."""
        state = self.game.start(self.setting.players)
        for action in self.actions[:length]:
            if each is not None:
                each.append(f"{actor_word(int(state.actor))} {self.game.action_text(action)}")
            state.apply(action)
        return state

    def record(self) -> Record:
        """The game as text; its seed only when the game has ended."""
        header = {**self.game.header(), "players": [str(self.setting.players)]}
        names = [clean_name(name) for name in self.names()]
        record = Record(header, names, self.commitment)
        state = self.state_at(len(self.actions), record.decisions)
        if self.result is not None:
            record.seed = self.result.seed
            if state.actor == NOBODY:
                record.finish(state)
        return record

    # -- one more entry ----------------------------------------------------------------------------

    def applied(self, stamped: events.Stamped) -> "Table":
        """The table after an entry; this one stays as it is."""
        entry = stamped.entry
        if entry.ply != self.ply + 1:
            raise BrokenLog(f"table {self.id}: entry {entry.ply} comes after {self.ply}")
        after = Table.__new__(Table)
        after.__dict__.update(self.__dict__)  # as copy.copy does, in a third of the time
        after.seats = list(self.seats)
        after.time_left = list(self.time_left)
        after.ply, after.at = entry.ply, entry.at
        after.stop_clock()
        for event in entry.events:
            after.happen(event)
        after.start_clock()
        if stamped.stamp:
            after.stamps = dict([*self.stamps.items(), (stamped.stamp, entry.ply)][-KEPT_STAMPS:])
        return after

    def happen(self, event: events.AnyEvent) -> None:
        match event:
            case events.Decided():
                self.decide(event)
            case events.Sat():
                self.sit(event)
            case events.Placed(seat, bot):
                self.seats[seat] = Seat(bot=bot)
                self.ask_again()
            case events.Kept(seat, player, name):
                self.seats[seat] = Seat(away=player, name=name)
            case events.Readied(seat, ready):
                self.seats[seat] = replace(self.seats[seat], ready=self.at if ready else 0)
            case events.Rose(seat):
                self.rise(seat)
            case events.Started(commitment, line):
                self.start(commitment, line)
            case events.Undone(_, length) | events.TakenBack(_, length):
                self.go_back(length)
            case events.TakebackAsked(seat, length):
                asker = self.seats[seat].player
                others = [n for n, other in enumerate(self.seats) if other.person and other.player != asker]
                self.takeback = Takeback(seat, length, frozenset(others), self.at)
            case events.TakebackAnswered(seat, agrees):
                self.answer_takeback(seat, agrees)
            case events.Paused():
                self.paused = True
            case events.Resumed():
                self.paused = False
            case events.Left(seat, bot):
                old = self.seats[seat]
                self.seats[seat] = replace(old, player=None, bot=bot, away=old.player)
                self.absent(seat)
            case events.Expired(seat, bot):
                old = self.seats[seat]
                self.seats[seat] = replace(old, player=None, bot=bot, away=old.player, expired=True)
                self.absent(seat)
            case events.Resigned(seat, bot):
                old = self.seats[seat]
                self.seats[seat] = replace(old, player=None, bot=bot, away=old.player, resigned=True)
                self.absent(seat)
            case events.Ended():
                self.status, self.result = "ended", event
                self.undo, self.takeback, self.paused = [], None, False
            case events.Rematched(table):
                self.after = table
            case events.Opened():
                raise BrokenLog(f"table {self.id} is opened twice")

    def sit(self, event: events.Sat) -> None:
        """A person comes back with at least the time of a turn."""
        old = self.seats[event.seat]
        if old.away != event.player:
            self.ask_again()
        self.seats[event.seat] = replace(old, player=event.player, name=event.name, bot=None, away=None)
        if old.expired and self.setting.clock.kind != "none":
            self.time_left[event.seat] = max(self.time_left[event.seat], self.setting.clock.turn * 1000)

    def rise(self, seat: int) -> None:
        self.seats[seat] = Seat()
        self.ask_again()
        if not self.seats_of(self.host):
            self.host = next((other.player for other in self.seats if other.player), self.host)

    def ask_again(self) -> None:
        """Who was ready was so for those who were there."""
        self.seats = [replace(seat, ready=0) if seat.ready else seat for seat in self.seats]

    def start(self, commitment: str, line: Iterable[str]) -> None:
        self.status = "playing"
        self.commitment = commitment
        self.exhibition = not any(seat.person for seat in self.seats)
        self.state = self.game.start(self.setting.players)
        self.time_left = [self.setting.clock.bank * 1000] * self.setting.players
        self.play(line)
        self.moved = self.ply

    def decide(self, event: events.Decided) -> None:
        """Play the lines on a copy, and remember the position before if it can be gone back to."""
        before = self.position()
        length, draws = len(self.actions), self.draws
        self.state = before.copy()
        self.play(event.line)
        # Until chance or another seat has acted, a seat can go back, step by step.
        earlier = self.undo if self.undo_seat == event.seat else []
        self.undo = [] if self.draws > draws else [*earlier, (length, before)]
        self.undo_seat = event.seat
        self.moved = self.ply
        self.takeback = None

    def play(self, line: Iterable[str]) -> None:
        state, actions = self.position(), array("H", self.actions)
        for text in line:
            who, _, words = text.partition(" ")
            if who != actor_word(int(state.actor)):
                raise BrokenLog(f"table {self.id}, entry {self.ply}: it is not for '{who}' to act")
            if state.actor == CHANCE:
                self.draws += 1
            action = self.game.index(words)
            state.apply(action)
            actions.append(action)
        self.actions = actions

    def go_back(self, length: int) -> None:
        """Play on from an earlier position. Draws that are taken back come again as they were."""
        if not 0 <= length < len(self.actions):
            raise BrokenLog(f"table {self.id}, entry {self.ply}: there are no {length} lines to go back to")
        known = next((state for earlier, state in self.undo if earlier == length), None)
        self.undo = [(earlier, state) for earlier, state in self.undo if earlier < length]
        if known is None:
            lines: list[str] = []
            known = self.state_at(length, lines)
            self.draws = sum(line.startswith("chance ") for line in lines)
        self.state = known.copy()
        self.actions = self.actions[:length]
        self.moved = self.ply
        self.takeback = None

    def answer_takeback(self, seat: int, agrees: bool) -> None:
        """One answer; a player answers for all own seats."""
        if self.takeback is None:
            return
        own = self.seats_of(self.seats[seat].player)
        waiting = self.takeback.waiting - set(own)
        self.takeback = replace(self.takeback, waiting=waiting) if agrees else None

    def absent(self, seat: int) -> None:
        """Who is not there has nothing against a takeback, and wants none."""
        if self.takeback is not None:
            gone = self.takeback.seat == seat
            self.takeback = None if gone else replace(self.takeback, waiting=self.takeback.waiting - {seat})

    # -- clocks ------------------------------------------------------------------------------------

    def stop_clock(self) -> None:
        if self.running is not None:
            seat = self.running.seat
            self.time_left[seat] = max(self.time_left[seat] - max(self.at - self.running.since, 0), 0)
            self.running = None

    def start_clock(self) -> None:
        """Let the clock of the person who is to decide run; a turn that begins adds its time."""
        clock, seat = self.setting.clock, self.actor
        if clock.kind == "none" or seat < 0:
            return
        if seat != self.timed:
            self.timed = seat
            self.time_left[seat] = clock.turn * 1000 + (self.time_left[seat] if clock.kind == "live" else 0)
        if self.seats[seat].person and not self.paused:
            self.running = Running(seat, self.at)


def opened(id: str, event: events.Opened, game: Game, at: events.Milliseconds) -> Table:
    """The table that the first entry of a log makes."""
    seats = [Seat() for _ in range(event.setting.players)]
    return Table(
        id=id,
        setting=event.setting,
        game=game,
        host=event.host,
        seats=seats,
        before=event.before,
        ply=1,
        at=at,
        moved=1,
    )


def deal_of(line: Sequence[str]) -> str:
    """A fingerprint of a setup from its draws. Two games have the same one only by the same deal."""
    return sha256("\n".join(line).encode()).hexdigest()


def seat_name(seat: Seat, number: int) -> str:
    """What records and lists call it."""
    return seat.name or f"{(seat.bot or FREE).capitalize()} {number + 1}"


def nameless_bot(name: str) -> str | None:
    """The bot in a seat that nobody has given a name, by what `seat_name` calls it; nothing if it is free."""
    bot = name.rpartition(" ")[0].lower()
    return None if bot == FREE else bot
