"""What clients see of a table, and what an entry has changed of it.

Everything that all may see is made once for everybody: the spectator's view. To compare it with what was
sent last, each part is kept as the JSON it was sent as.
"""

from msgspec import Raw, json

from tradewinds.core.agenda import NOBODY
from tradewinds.core.state import State
from tradewinds.core.view import SeatView, View
from tradewinds.narration.asked import asked_of
from tradewinds.narration.options import offers
from tradewinds.narration.story import Chapter, Story, tell
from tradewinds.server import messages as m
from tradewinds.server.table import Table, seat_name

Parts = dict[str, bytes]
_encode = json.Encoder().encode


def info_of(table: Table) -> m.Info:
    return m.Info(
        id=table.id,
        setting=table.setting,
        edition=table.edition,
        status=table.status,
        host=table.host,
        seats=[
            m.SeatShown(
                name=seat_name(seat, n) if not seat.free or seat.name else "",
                player=seat.player,
                bot=seat.bot,
                away=seat.away,
                resigned=seat.resigned,
                expired=seat.expired,
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
    if table.setting.clock.kind == "none" or not table.time_left:
        return None
    running = table.running
    return m.ClockShown(
        table.time_left, None if running is None else running.seat, None if running is None else running.since
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
    options = offers(state) if asked is not None and state is not None else []
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
    return m.You(
        seats=seats,
        asked=asked,
        options=options,
        undo=undo,
        own=own,
        invite=invite if seats else None,
    )


class Shown:
    """What was sent last of a table to everybody."""

    def __init__(self, table: Table) -> None:
        self.info: Parts = {}
        self.board: Parts = {}
        self.seats: list[Parts] = []
        self._info_from: tuple[object, ...] = ()  # what `info` was made from
        self._whole_seats: list[int] = []  # hashes of each seat's things, to see quickly what is the same
        self._story: Story | None = None  # from when somebody looks on
        self._told: State | None = None  # the position up to which it goes
        self.changes(table)

    def info_json(self) -> Raw:
        return joined(self.info)

    def board_json(self) -> Raw:
        if not self.board:
            return Raw(b"null")
        seats = b"[" + b",".join(bytes(joined(seat)) for seat in self.seats) + b"]"
        return joined({**self.board, "seats": seats})

    def changes(self, table: Table) -> tuple[dict[str, Raw], dict[str, Raw], dict[str, dict[str, Raw]]]:
        """What is different now; from here on that counts as sent.

        Most decisions change a few things of one seat: what cannot have changed is not looked at closely.
        """
        info: dict[str, Raw] = {}
        if (source := info_source(table)) != self._info_from:
            self._info_from = source
            shown = info_of(table)
            info = renew(self.info, {field: getattr(shown, field) for field in shown.__struct_fields__})
        if table.state is None:
            return info, {}, {}
        view = table.state.view(None)
        board = renew(self.board, common_parts(table.state, view))
        if not self.seats:
            self.seats = [{} for _ in view.seats]
            self._whole_seats = [0 for _ in view.seats]
        by_seat: dict[str, dict[str, Raw]] = {}
        for number, seat in enumerate(view.seats):
            whole = hash(_encode(seat.things))
            if whole != self._whole_seats[number]:
                self._whole_seats[number] = whole
                by_seat[str(number)] = renew(self.seats[number], seat_parts(seat))
        return info, board, by_seat

    def story(self, table: Table) -> list[Chapter]:
        """The game from the beginning; from here on that counts as told."""
        if table.state is None:
            return []
        self._story, chapters = tell(table.game, table.setting.players, table.actions)
        self._told = table.state
        return chapters

    def stop_telling(self) -> None:
        """Nobody looks on."""
        self._story = self._told = None

    def next_chapters(self, table: Table) -> list[Chapter]:
        """Chapters that have begun or gone on, or that end earlier because lines were taken back."""
        story, state = self._story, self._told
        if story is None or state is None:
            return self.story(table)
        if table.state is state:
            return []
        if len(table.actions) <= story.lines:
            story, _ = tell(table.game, table.setting.players, table.actions)
            self._story, self._told = story, table.state
            return story.open_chapters()
        found: dict[int, Chapter] = {}
        for action in table.actions[story.lines :]:
            before, state = state, state.copy()
            state.apply(action)
            chapter = story.add(before, action, state)
            found[chapter.start] = chapter
        self._told = table.state
        return list(found.values())

    def changes_to(self, state: State) -> tuple[dict[str, Raw], dict[str, dict[str, Raw]]]:
        """What would be different in another position; nothing counts as sent."""
        view = state.view(None)
        seats = {
            str(seat.seat): changed
            for seat in view.seats
            if (changed := renew(dict(self.seats[seat.seat]), seat_parts(seat)))
        }
        return renew(dict(self.board), common_parts(state, view)), seats


def common_parts(state: State, view: View) -> dict[str, object]:
    """What a spectator sees of a game apart from the seats."""
    return {
        "game": view.game,
        "version": view.version,
        "players": view.players,
        "actor": view.actor,
        "decisions": view.ply,
        "asked": view.asked,
        "question": asked_of(state),
        **view.common,
    }


def seat_parts(seat: SeatView) -> dict[str, object]:
    return {"seat": seat.seat, **seat.things}


def info_source(table: Table) -> tuple[object, ...]:
    """Everything of a table that its info tells and that may change."""
    return (
        table.status,
        table.host,
        table.seats,
        table.time_left,
        table.running,
        table.paused,
        table.takeback,
        table.commitment,
        table.result,
        table.after,
    )


def renew(parts: Parts, values: dict[str, object]) -> dict[str, Raw]:
    """Bring parts up to date; answers those that are new or have changed. One that has gone is null."""
    found: dict[str, Raw] = {}
    for key, value in values.items():
        text = _encode(value)
        if parts.get(key) != text:
            parts[key] = text
            found[key] = Raw(text)
    if len(parts) > len(values):
        for key in [key for key in parts if key not in values]:
            del parts[key]
            found[key] = Raw(b"null")
    return found


def joined(parts: Parts) -> Raw:
    return Raw(b"{" + b",".join(_encode(key) + b":" + value for key, value in parts.items()) + b"}")
