"""Advice: what a position allows, where an option leads, what the house would play. It changes nothing."""

from collections.abc import Awaitable, Callable

from tradewinds.bots.seating import decision_seed
from tradewinds.core.agenda import CHANCE
from tradewinds.core.errors import TradewindsError
from tradewinds.core.state import State
from tradewinds.narration.reasons import Reason, why
from tradewinds.server import authority, messages
from tradewinds.server.authority import Player
from tradewinds.server.live import Live
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.replays import ReviewShown
from tradewinds.server.thinkers import Thinkers

HINT_SIMULATIONS = 2_000
REVIEW_SIMULATIONS = 200
MOST_HINTS = 5


class Advice:
    """`find` opens a table by its id."""

    def __init__(self, find: Callable[[str], Awaitable[Live]], thinkers: Thinkers) -> None:
        self._find = find
        self._thinkers = thinkers

    async def hint(self, id: str, player: Player, seat: int, ply: int) -> list[messages.HintOption]:
        """What the house would play, best first."""
        live, state = await self._asked(id, player, seat, ply)
        if not live.table.setting.hints:
            raise Refused(Code.NOT_POSSIBLE, "there are no hints at this table")
        seed = decision_seed(live.row.seed, seat, ply)
        found = await self._thinkers.judge(live.key, state.text(), HINT_SIMULATIONS, seed)
        return [
            messages.HintOption(action, win=round(win, 3), score=round(score, 1))
            for action, win, score in found[:MOST_HINTS]
        ]

    async def look_ahead(self, id: str, player: Player, seat: int, ply: int) -> list[messages.OptionAhead]:
        """What each option leads to, as far as nobody else acts."""
        _, state = await self._asked(id, player, seat, ply)
        return [option_ahead(state, seat, action) for action in state.legal()]

    async def preview(self, id: str, player: Player, message: messages.Preview) -> messages.Previewed:
        """The table after an action, as far as nobody else acts."""
        live, state = await self._asked(id, player, message.seat, message.ply)
        after = state.copy()
        authority.take(after, message.action)
        then = authority.foresee(after, message.seat)
        board, seats = live.shown.changes_to(after)
        return messages.Previewed(
            to=message.id,
            ply=message.ply,
            board=board,
            seats=seats,
            draws=after.actor == CHANCE,
            then=then,
        )

    async def _asked(self, id: str, player: Player, seat: int, ply: int) -> tuple[Live, State]:
        """The position that a seat is to decide in."""
        live = await self._find(id)
        authority.need_own_seat(live.table, seat, player)
        state = authority.need_going(live.table)
        authority.need_present(live.table, ply)
        if live.table.actor != seat:
            raise Refused(Code.NOT_ASKED, f"it is not for seat {seat + 1} to decide")
        return live, state

    async def why(self, id: str, player: Player, seat: int, action: str) -> Reason | None:
        """Why an action is not possible for a seat now; nothing if it is."""
        live = await self._find(id)
        authority.need_own_seat(live.table, seat, player)
        state = authority.need_playing(live.table)
        try:
            return why(state, state.game.index(action), seat)
        except TradewindsError as error:
            raise Refused(Code.BAD_MESSAGE, str(error)) from None

    async def review(self, id: str) -> ReviewShown:
        """The turning points of a game that has ended."""
        live = await self._find(id)
        if live.table.status != "ended":
            raise Refused(Code.NOT_POSSIBLE, "a game is analysed after its end")
        return await self.review_record(live.table.record().text(), live.key.pack)

    async def review_record(self, record: str, pack: str | None) -> ReviewShown:
        """The same of a game as text, with the text of its pack."""
        return await self._thinkers.review(record, pack, REVIEW_SIMULATIONS)


def option_ahead(state: State, seat: int, action: int) -> messages.OptionAhead:
    after = state.copy()
    after.apply(action)
    things = after.seat_things(seat, seat)
    ready = things.get("ready")
    asked = after.question(after.agenda.depth - 1) if authority.goes_on(after, seat) else None
    authority.foresee(after, seat)
    return messages.OptionAhead(
        action=state.game.action_text(action),
        hold=str(things["hold"]),
        ready=ready if isinstance(ready, int) else None,
        asked="" if asked is None else asked.phase,
        times=0 if asked is None else asked.times,
        last=not authority.goes_on(after, seat),
    )
