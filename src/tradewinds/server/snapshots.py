"""A table's fold in a few bytes, so that a long log opens fast.

A snapshot is a shortcut and never the truth: one that does not fit the game as it is now is passed over,
and the log is read from its beginning.
"""

import logging
from array import array
from collections.abc import Sequence

from msgspec import MsgspecError, Struct, field, json

from tradewinds.core.agenda import CHANCE
from tradewinds.core.errors import TradewindsError
from tradewinds.core.state import Game, State
from tradewinds.server import events
from tradewinds.server.table import Running, Seat, Status, Table, Takeback

log = logging.getLogger("tradewinds.snapshots")
FORM = 1


class Snapshot(Struct, frozen=True, kw_only=True):
    form: int
    rules: dict[str, list[str]]  # what the game says of itself
    setting: events.TableSetting
    host: str
    seats: list[Seat]
    before: str | None
    status: Status
    ply: int
    at: int
    moved: int
    commitment: str
    line: list[int]
    undo: list[int]
    undo_seat: int
    takeback: Takeback | None
    paused: bool
    running: Running | None
    time_left: list[int] = field(name="left")
    timed: int
    exhibition: bool
    result: events.Ended | None
    after: str | None
    stamps: dict[str, int]


_encode = json.Encoder().encode
_decode = json.Decoder(Snapshot).decode


def snapshot_of(table: Table) -> str:
    return _encode(
        Snapshot(
            form=FORM,
            rules=table.game.header(),
            setting=table.setting,
            host=table.host,
            seats=table.seats,
            before=table.before,
            status=table.status,
            ply=table.ply,
            at=table.at,
            moved=table.moved,
            commitment=table.commitment,
            line=list(table.actions),
            undo=[length for length, _ in table.undo],
            undo_seat=table.undo_seat,
            takeback=table.takeback,
            paused=table.paused,
            running=table.running,
            time_left=table.time_left,
            timed=table.timed,
            exhibition=table.exhibition,
            result=table.result,
            after=table.after,
            stamps=table.stamps,
        )
    ).decode()


def table_from(id: str, text: str, game: Game) -> Table | None:
    """The table of a snapshot, or nothing if it cannot be used."""
    try:
        found = _decode(text)
    except MsgspecError:
        return None
    if found.form != FORM or found.rules != game.header() or not fits_together(found):
        return None
    table = Table(
        id=id,
        setting=found.setting,
        game=game,
        host=found.host,
        seats=found.seats,
        before=found.before,
        status=found.status,
        ply=found.ply,
        at=found.at,
        moved=found.moved,
        commitment=found.commitment,
        takeback=found.takeback,
        paused=found.paused,
        running=found.running,
        time_left=found.time_left,
        undo_seat=found.undo_seat,
        timed=found.timed,
        exhibition=found.exhibition,
        result=found.result,
        after=found.after,
        stamps=found.stamps,
    )
    if found.status == "open":
        return table
    try:
        return with_line(table, found.line, found.undo)
    except TradewindsError:
        return None


def fits_together(found: Snapshot) -> bool:
    players = found.setting.players
    timed = len(found.time_left) == (0 if found.status == "open" else players)
    return len(found.seats) == players and timed and found.timed < players


def recalled(id: str, text: str, ply: int, game: Game, later: Sequence[events.Stamped]) -> Table | None:
    """The table of a snapshot and of the entries after its ply; nothing if they do not fit together."""
    try:
        table = table_from(id, text, game)
        if table is None or table.ply != ply:
            return None
        for stamped in later:
            table = table.applied(stamped)
        return table
    except Exception:  # whatever is wrong with a shortcut, there is the log
        log.warning("a snapshot was passed over", extra={"table": id}, exc_info=True)
        return None


def with_line(table: Table, line: list[int], undo: list[int]) -> Table:
    """Play the record again, and keep the positions that can be gone back to."""
    state: State = table.game.start(table.setting.players)
    for number, action in enumerate(line):
        if number in undo:
            table.undo.append((number, state.copy()))
        if state.actor == CHANCE:
            table.draws += 1
        state.apply(action)
    table.state = state
    table.actions = array("H", line)
    return table
