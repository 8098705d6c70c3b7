"""What clients see of a table, and what an entry has changed of it.

Everything that all may see is made once for everybody, as to a spectator. To compare it with what was
sent last, each part is kept as it was.
"""

from msgspec import Raw, json

from tradewinds.core.agenda import NOBODY
from tradewinds.core.state import State
from tradewinds.narration.board import Parts, board_of, differences, seat_changes
from tradewinds.narration.options import offers_at
from tradewinds.narration.position import Position
from tradewinds.narration.story import Chapter, Story, tell
from tradewinds.server import messages
from tradewinds.server.table import Table, seat_name

_encode = json.Encoder().encode


def info_of(table: Table) -> messages.Info:
    return messages.Info(
        id=table.id,
        setting=table.setting,
        edition=table.edition,
        status=table.status,
        host=table.host,
        seats=[
            messages.SeatShown(
                name=seat_name(seat, n) if not seat.free or seat.name else "",
                player=seat.player,
                bot=seat.bot,
                away=seat.away,
                resigned=seat.resigned,
                expired=seat.expired,
                ready=seat.ready > 0,
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


def clock_of(table: Table) -> messages.ClockShown | None:
    if table.setting.clock.kind == "none" or not table.time_left:
        return None
    running = table.running
    return messages.ClockShown(
        table.time_left, None if running is None else running.seat, None if running is None else running.since
    )


def takeback_of(table: Table) -> messages.TakebackShown | None:
    asked = table.takeback
    return None if asked is None else messages.TakebackShown(asked.seat, asked.left, sorted(asked.waiting))


def result_of(table: Table) -> messages.ResultShown | None:
    ended = table.result
    if ended is None:
        return None
    return messages.ResultShown(ended.reason, list(ended.scores), list(ended.ranking), ended.seed)


def you_of(table: Table, shown: "Shown", player: str | None, invite: str | None = None) -> messages.You:
    """What one player has at the table, and can do."""
    seats = table.seats_of(player)
    state = table.state
    asked = table.actor if table.actor in seats and not table.paused else None
    options = offers_at(shown.position) if asked is not None and shown.position is not None else []
    undo = table.undo_seat if table.undo and table.undo_seat in seats and not table.paused else None
    own: dict[str, dict[str, object]] = {}
    if state is not None and state.game.options.get("scores") == "hidden" and state.actor != NOBODY:
        for seat in seats:
            things, seen = state.seat_things(seat, seat), state.seat_things(seat, None)
            own[str(seat)] = {
                key: value for key, value in things.items() if key not in seen or seen[key] != value
            }
    return messages.You(
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
        self.position: Position | None = None  # as the narrator reads it
        self._info_from: tuple[object, ...] = ()  # what `info` was made from
        self._story: Story | None = None  # from when somebody looks on
        self._told: State | None = None  # the position up to which it goes
        self.changes(table)

    def info_json(self) -> Raw:
        return Raw(_encode(self.info))

    def board_json(self) -> Raw:
        return Raw(_encode({**self.board, "seats": self.seats} if self.board else None))

    def changes(self, table: Table) -> tuple[Parts, Parts, dict[str, Parts]]:
        """What is different now, of info, board and seats; from here on that counts as sent."""
        info, board, seats = self.info, self.board, self.seats
        if (source := info_source(table)) != self._info_from:
            self._info_from = source
            shown = info_of(table)
            self.info = {field: getattr(shown, field) for field in shown.__struct_fields__}
        if table.state is not None:
            self.position = Position(table.state)
            self.board, self.seats = board_of(self.position)
        return differences(info, self.info), differences(board, self.board), seat_changes(seats, self.seats)

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
        self._told = table.position()
        return story.follow(state, table.actions[story.lines :], self._told)

    def changes_to(self, state: State) -> tuple[Parts, dict[str, Parts]]:
        """What would be different in another position; nothing counts as sent."""
        board, seats = board_of(Position(state))
        return differences(self.board, board), seat_changes(self.seats, seats)


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
