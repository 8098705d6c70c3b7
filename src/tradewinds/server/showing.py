"""What clients see of a table, and what an entry has changed of it.

Everything that all may see is made once for everybody: the spectator's view. To compare it with what was
sent last, each part is kept as the JSON it was sent as.
"""

from collections.abc import Iterable

from msgspec import Raw, json

from tradewinds.core.agenda import NOBODY
from tradewinds.core.state import State
from tradewinds.server import messages as m
from tradewinds.server.table import Table, seat_name

Parts = dict[str, bytes]
_encode = json.Encoder().encode


def info_of(table: Table) -> m.Info:
    return m.Info(
        id=table.id,
        setting=table.setting,
        status=table.status,
        host=table.host,
        seats=[
            m.SeatShown(
                seat_name(seat, n) if not seat.free or seat.name else "",
                seat.player,
                seat.bot,
                seat.away,
                seat.resigned,
                seat.expired,
            )
            for n, seat in enumerate(table.seats)
        ],
        clock=clock_of(table),
        paused=table.paused,
        takeback=takeback_of(table),
        commitment=table.commitment,
        result=result_of(table),
        before=table.before,
        after=table.after,
    )


def clock_of(table: Table) -> m.ClockShown | None:
    if table.setting.clock.kind == "none" or not table.left:
        return None
    running = table.running
    return m.ClockShown(
        table.left, None if running is None else running.seat, None if running is None else running.since
    )


def takeback_of(table: Table) -> m.TakebackShown | None:
    asked = table.takeback
    return None if asked is None else m.TakebackShown(asked.seat, asked.left, sorted(asked.waiting))


def result_of(table: Table) -> m.ResultShown | None:
    ended = table.result
    if ended is None:
        return None
    return m.ResultShown(ended.reason, list(ended.scores), list(ended.ranking), ended.seed)


def you_of(table: Table, player: str | None, invite: str | None = None) -> m.You:
    """What one player has at the table, and can do."""
    seats = table.seats_of(player)
    state = table.state
    asked = table.actor if table.actor in seats and not table.paused else None
    legal: list[str] = []
    if asked is not None and state is not None:
        texts = table.game.vocabulary.texts
        legal = [texts[action] for action in state.legal()]
    undo = table.undo_seat if table.undo and table.undo_seat in seats and not table.paused else None
    own: dict[str, dict[str, object]] = {}
    if state is not None and state.game.options.get("scores") == "hidden" and state.actor != NOBODY:
        open_to_all = state.view(None).seats
        for seat in seats:
            things = state.seat_view(seat, seat).things
            seen = open_to_all[seat].things
            own[str(seat)] = {
                key: value for key, value in things.items() if key not in seen or seen[key] != value
            }
    return m.You(seats, asked, legal, undo, own, invite if seats else None)


class Shown:
    """What was sent last of a table to everybody."""

    def __init__(self, table: Table) -> None:
        self.info, self.board, self.seats = parts_of(table)

    def info_json(self) -> Raw:
        return joined(self.info)

    def board_json(self) -> Raw:
        if not self.board:
            return Raw(b"null")
        seats = b"[" + b",".join(bytes(joined(seat)) for seat in self.seats) + b"]"
        return joined({**self.board, "seats": seats})

    def changes(self, table: Table) -> tuple[dict[str, Raw], dict[str, Raw], dict[str, dict[str, Raw]]]:
        """What is different now; from here on that counts as sent."""
        info, board, seats = parts_of(table)
        found = different(self.info, info), different(self.board, board), self.different_seats(seats)
        self.info, self.board, self.seats = info, board, seats
        return found

    def changes_to(self, state: State) -> tuple[dict[str, Raw], dict[str, dict[str, Raw]]]:
        """What would be different in another position."""
        board, seats = board_parts(state)
        return different(self.board, board), self.different_seats(seats)

    def different_seats(self, seats: list[Parts]) -> dict[str, dict[str, Raw]]:
        before = self.seats or [{} for _ in seats]
        return {
            str(number): changed
            for number, (old, new) in enumerate(zip(before, seats, strict=True))
            if (changed := different(old, new))
        }


def parts_of(table: Table) -> tuple[Parts, Parts, list[Parts]]:
    info = info_of(table)
    shown = {field: _encode(getattr(info, field)) for field in info.__struct_fields__}
    board, seats = board_parts(table.state) if table.state is not None else ({}, [])
    return shown, board, seats


def board_parts(state: State) -> tuple[Parts, list[Parts]]:
    """What a spectator sees of a game: the table's parts, and those of each seat."""
    view = state.view(None)
    board: dict[str, object] = {
        "game": view.game,
        "version": view.version,
        "players": view.players,
        "actor": view.actor,
        "decisions": view.ply,
        "asked": view.asked,
        **view.common,
    }
    return encoded(board), [encoded({"seat": seat.seat, **seat.things}) for seat in view.seats]


def encoded(parts: dict[str, object]) -> Parts:
    return {key: _encode(value) for key, value in parts.items()}


def joined(parts: Parts) -> Raw:
    return Raw(b"{" + b",".join(_encode(key) + b":" + value for key, value in parts.items()) + b"}")


def different(old: Parts, new: Parts) -> dict[str, Raw]:
    """The parts that are new or have changed; one that has gone is null."""
    found = {key: Raw(value) for key, value in new.items() if old.get(key) != value}
    found.update((key, Raw(b"null")) for key in gone(old, new))
    return found


def gone(old: Parts, new: Parts) -> Iterable[str]:
    return [key for key in old if key not in new]
