"""A table that is open in this process, and everybody who looks at it."""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Protocol

from msgspec import Raw

from tradewinds.server import events, messages, showing
from tradewinds.server.games import GameKey
from tradewinds.server.store.chat import ChatLine
from tradewinds.server.store.tables import TableRow
from tradewinds.server.table import Table

KEPT_SAID = 50  # chat lines that may be sent again and are still known


class Watcher(Protocol):
    """Somebody who looks at a table: a connection."""

    player: str | None
    token: str  # hashed

    def push(self, message: bytes, answers: str | None = None) -> None:
        """Send soon; never waits. It may answer a message that came from there, by its id."""

    def leave(self) -> None:
        """Close soon; never waits."""


@dataclass
class Live:
    table: Table
    row: TableRow
    key: GameKey
    shown: showing.Shown
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: list[Watcher] = field(default_factory=list)
    said: deque[str] = field(default_factory=lambda: deque(maxlen=KEPT_SAID))  # stamps of chat lines
    spoken: int = 0  # how many lines were said
    doubtful: bool = False  # the database may know more than this process
    used: events.Milliseconds = 0

    @property
    def present(self) -> list[str]:
        return sorted({watcher.player for watcher in self.watchers if watcher.player is not None})

    def push(self, message: bytes) -> None:
        for watcher in self.watchers:
            watcher.push(message)

    def show(self, stamped: events.Stamped, now: events.Milliseconds) -> None:
        """Send an entry, and what it has changed, to everybody at the table."""
        entry = stamped.entry
        sender, _, id = stamped.stamp.partition(":")
        changes = self.shown.changes(self.table)
        if not self.watchers:
            self.shown.stop_telling()
            return
        entries = [Raw(events.encode_entry(entry))]
        story = Raw(messages.encode(self.shown.next_chapters(self.table)))
        info, board, seats = [Raw(messages.encode(parts)) for parts in changes]
        sent: dict[str | None, bytes] = {}
        seated = {seat.player for seat in self.table.seats}
        for watcher in self.watchers:
            who = watcher.player if watcher.player in seated else None
            answers = id if who == sender else None
            if who not in sent:
                change = messages.Change(
                    ply=entry.ply,
                    now=now,
                    entries=entries,
                    story=story,
                    info=info,
                    board=board,
                    seats=seats,
                    you=showing.you_of(self.table, self.shown, who),
                    to=answers,
                )
                sent[who] = messages.encode(change)
            watcher.push(sent[who], answers)

    def show_line(self, line: ChatLine) -> None:
        self.spoken += 1
        self.push(messages.encode(messages.Spoken(line)))

    def show_presence(self) -> None:
        self.push(messages.encode(messages.Presence(self.present)))
