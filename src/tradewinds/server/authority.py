"""Who may do what at a table: every command becomes events, or a refusal with its reason.

Nothing here changes a table, and nothing waits: the house writes the events down and only then lets them
happen. For each command, what it takes and what comes of it stand together.
"""

from collections.abc import Sequence
from unicodedata import category

from tradewinds.bots.registry import BUILT_IN
from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.dealer import Dealer
from tradewinds.core.errors import IllegalAction, UnknownAction
from tradewinds.core.record import actor_word, clean_name
from tradewinds.core.state import State
from tradewinds.narration.options import Option, explain
from tradewinds.narration.reasons import why
from tradewinds.server import commands, events
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.table import READY_LAPSES, Seat, Table

LONGEST_NAME = 30
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # fillers of Hangul, and Braille without a dot
STAND_IN = "normal"  # the bot that plays for somebody who ran out of time or resigned
BOTS = tuple(BUILT_IN)  # that a table can have; their thinking time is bounded


class Player:
    """Whoever sends a command."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name


def player_name(name: str) -> str:
    """A player's name as it is shown: one line, short."""
    return clean_name(name)[:LONGEST_NAME].strip()


def can_be_seen(name: str) -> bool:
    """Whether something in a name leaves a mark by itself: some letters and symbols are blank."""
    return any(category(character)[0] in "LNPS" and character not in BLANKS for character in name)


def events_of(
    table: Table, command: commands.TableCommand, player: Player, seed: str
) -> list[events.AnyEvent]:
    """What a command causes."""
    match command:
        case commands.Decide():
            return decide(table, command, player, seed)
        case commands.Undo():
            return undo(table, command, player)
        case commands.AskTakeback():
            return ask_takeback(table, command, player)
        case commands.AnswerTakeback():
            return answer_takeback(table, command, player)
        case commands.Sit():
            return sit(table, command, player)
        case commands.Place():
            return place(table, command, player)
        case commands.Rise():
            return rise(table, command, player)
        case commands.Start():
            return start(table, player, seed)
        case commands.Pause():
            return pause(table, command, player)
        case commands.Resume():
            return resume(table, command, player)
        case commands.Leave():
            return leave(table, command, player)
        case commands.Resign():
            return resign(table, command, player, seed)


# -- what several commands take --------------------------------------------------------------------


def need_seat(table: Table, seat: int) -> Seat:
    if seat >= len(table.seats):
        raise Refused(Code.BAD_MESSAGE, f"there is no seat {seat + 1}: the table has {len(table.seats)}")
    return table.seats[seat]


def need_own_seat(table: Table, seat: int, player: Player) -> None:
    if need_seat(table, seat).player != player.id:
        raise Refused(Code.NOT_YOUR_SEAT, f"seat {seat + 1} is not yours")


def need_open(table: Table) -> None:
    if table.status != "open":
        raise Refused(Code.STARTED, "the game has started already")


def need_playing(table: Table) -> State:
    if table.status == "open":
        raise Refused(Code.NOT_STARTED, "the game has not started yet")
    if table.status == "ended":
        raise Refused(Code.ENDED, "the game has ended")
    return table.position()


def need_going(table: Table) -> State:
    state = need_playing(table)
    if table.paused:
        raise Refused(Code.PAUSED, "the game is paused")
    return state


def need_host(table: Table, player: Player) -> None:
    if player.id != table.host:
        raise Refused(Code.NOT_HOST, "only the host of the table can do that")


def need_bot(name: str) -> str:
    if name not in BOTS:
        raise Refused(Code.BAD_MESSAGE, f"there is no bot '{name}' here: the bots are {', '.join(BOTS)}")
    return name


def need_present(table: Table, ply: int) -> None:
    """A command that answers a position is of no use after the next one."""
    if ply < table.moved:
        raise Refused(Code.STALE, f"that answers ply {ply}, and the position has changed at {table.moved}")
    if ply > table.ply:
        raise Refused(Code.BAD_MESSAGE, f"there is no ply {ply} yet: the last one is {table.ply}")


def need_one_seat(table: Table, player: str, more: int = 0) -> None:
    """Nobody is rated against themselves."""
    if table.setting.rated and len(table.seats_of(player)) + more > 1:
        raise Refused(Code.ONE_SEAT_EACH, "in a rated game, everybody plays one seat")


def need_room_for_two(table: Table, bots: int) -> None:
    """A rated game that bots leave too little room in could never start."""
    if table.setting.rated and len(table.seats) - bots < 2:
        raise Refused(Code.NEEDS_TWO_PEOPLE, "a rated game needs two people")


# -- before the game -------------------------------------------------------------------------------


def seat_first(table: Table, player: Player, seats: Sequence[str]) -> list[events.AnyEvent]:
    """Who sits where as a table is opened: `you`, a bot, or nobody yet where it is `free`."""
    if len(seats) > len(table.seats):
        raise Refused(Code.BAD_MESSAGE, f"there are {len(table.seats)} seats, not {len(seats)}")
    need_one_seat(table, player.id, more=seats.count("you"))
    need_room_for_two(table, sum(who not in ("you", "free") for who in seats))
    return [
        events.Sat(number, player.id, player.name) if who == "you" else events.Placed(number, need_bot(who))
        for number, who in enumerate(seats)
        if who != "free"
    ]


def keep_seats(before: Table) -> list[events.AnyEvent]:
    """For whom the seats of a rematch are: everybody one seat on. Bots have nothing against it."""
    seated: list[events.AnyEvent] = []
    for number, seat in enumerate(before.seats):
        place = (number + 1) % len(before.seats)
        holder = seat.player or seat.away
        if holder is not None:
            seated.append(events.Kept(place, holder, seat.name))
        elif seat.bot is not None and not seat.name:
            seated.append(events.Placed(place, seat.bot))
    return seated


def play_again(table: Table, player: Player, seed: str) -> list[events.AnyEvent]:
    """What asking for a rematch does at its table: who asks takes the seats that are kept for them, and the
    last one to come starts the game."""
    if table.status != "open":
        return []
    rated = table.setting.rated
    kept = [number for number, seat in enumerate(table.seats) if seat.away == player.id]
    taken = kept[:1] if rated else kept
    own = taken or table.seats_of(player.id)
    planned: list[events.AnyEvent] = [events.Sat(seat, player.id, table.seats[seat].name) for seat in taken]
    if rated:
        planned += [events.Readied(seat) for seat in own if not table.seats[seat].ready]
    others = [seat for number, seat in enumerate(table.seats) if number not in own]
    waits = any(seat.free or (rated and seat.person and not seat.ready) for seat in others)
    return planned if waits or not planned else [*planned, started(table, seed)]


def sit(table: Table, command: commands.Sit, player: Player) -> list[events.AnyEvent]:
    seat = need_seat(table, command.seat)
    if table.status == "ended":
        raise Refused(Code.ENDED, "the game has ended")
    back = seat.away == player.id
    if seat.resigned:
        raise Refused(Code.SEAT_TAKEN, "who has resigned cannot come back to the seat")
    if seat.person or (seat.bot is not None and not back):
        raise Refused(Code.SEAT_TAKEN, f"seat {command.seat + 1} is taken")
    if table.status == "open" and seat.away is not None and not back:
        raise Refused(Code.SEAT_TAKEN, f"seat {command.seat + 1} is kept for {seat.name}")
    if table.setting.rated and seat.expired:
        raise Refused(Code.NOT_POSSIBLE, "in a rated game, time that has run out is lost")
    need_one_seat(table, player.id, more=1)
    own = seat.name if back else player.name
    name = player_name(command.name) if can_be_seen(command.name) else own
    return [events.Sat(command.seat, player.id, name)]


def place(table: Table, command: commands.Place, player: Player) -> list[events.AnyEvent]:
    need_open(table)
    need_host(table, player)
    if need_seat(table, command.seat).person:
        raise Refused(Code.SEAT_TAKEN, f"seat {command.seat + 1} is taken")
    bots = sum(seat.bot is not None for number, seat in enumerate(table.seats) if number != command.seat)
    need_room_for_two(table, bots + 1)
    return [events.Placed(command.seat, need_bot(command.bot))]


def rise(table: Table, command: commands.Rise, player: Player) -> list[events.AnyEvent]:
    need_open(table)
    seat = need_seat(table, command.seat)
    if seat.free and seat.away is None:
        raise Refused(Code.NOT_POSSIBLE, f"seat {command.seat + 1} is free")
    if player.id not in (seat.player, seat.away):
        need_host(table, player)
    return [events.Rose(command.seat)]


def start(table: Table, player: Player, seed: str) -> list[events.AnyEvent]:
    need_open(table)
    if table.setting.rated:
        return be_ready(table, player, seed)
    need_host(table, player)
    need_full(table)
    return [started(table, seed)]


def be_ready(table: Table, player: Player, seed: str) -> list[events.AnyEvent]:
    """A rated game starts when everybody in it has agreed: who is away would lose it on time."""
    own = table.seats_of(player.id)
    if not own:
        raise Refused(Code.NOT_YOUR_SEAT, "a rated game is started by those who play it")
    need_full(table)
    need_room_for_two(table, sum(seat.bot is not None for seat in table.seats))
    for seat in table.seats:
        if seat.player is not None:
            need_one_seat(table, seat.player)
    planned: list[events.AnyEvent] = [events.Readied(seat) for seat in own if not table.seats[seat].ready]
    waits = any(seat.person and not seat.ready for seat in table.seats if seat.player != player.id)
    return planned if waits else [*planned, started(table, seed)]


def need_full(table: Table) -> None:
    free = [str(number + 1) for number, seat in enumerate(table.seats) if seat.free]
    if free:
        raise Refused(Code.NOT_POSSIBLE, f"nobody is in seat {' and '.join(free)} yet")


def started(table: Table, seed: str) -> events.Started:
    dealer = Dealer(seed)
    state = table.game.start(table.setting.players)
    return events.Started(dealer.commitment(), tuple(follow(state, -1, dealer)))


# -- playing ---------------------------------------------------------------------------------------


def goes_on(state: State, seat: int) -> bool:
    """Whether the next step is one more of a seat's turn."""
    return state.actor != NOBODY and state.actor == seat and not state.turn_begins()


def only_step(state: State, seat: int) -> int | None:
    """The step of a seat that leaves it no choice, if it is at one."""
    if not goes_on(state, seat):
        return None
    legal = state.legal()
    return legal[0] if len(legal) == 1 else None


def follow(state: State, seat: int, dealer: Dealer) -> list[str]:
    """What happens by itself now: draws, and steps of the seat that leave it no choice."""
    lines: list[str] = []
    while True:
        action = int(state.draw(dealer)) if state.actor == CHANCE else only_step(state, seat)
        if action is None:
            return lines
        lines.append(f"{actor_word(int(state.actor))} {state.game.action_text(action)}")
        state.apply(action)


def foresee(state: State, seat: int) -> list[Option]:
    """The same as far as nothing is drawn: what a seat is left no choice about."""
    options: list[Option] = []
    while (action := only_step(state, seat)) is not None:
        options.append(explain(state, action))
        state.apply(action)
    return options


def decide(table: Table, command: commands.Decide, player: Player, seed: str) -> list[events.AnyEvent]:
    need_own_seat(table, command.seat, player)
    return decision(table, seat=command.seat, ply=command.ply, action=command.action, seed=seed)


def decision(table: Table, *, seat: int, ply: int, action: str, seed: str) -> list[events.AnyEvent]:
    """A seat's decision, of a person or a bot."""
    state = need_going(table).copy()
    need_present(table, ply)
    if table.actor != seat:
        raise Refused(Code.NOT_ASKED, f"it is not for seat {seat + 1} to decide")
    take(state, action)
    line = [f"{actor_word(seat)} {action}", *follow(state, seat, Dealer(seed, table.draws))]
    return [events.Decided(seat, tuple(line)), *end_if_over(state, seed)]


def take(state: State, action: str) -> None:
    """An action by its text, if the rules allow it."""
    try:
        state.apply_text(action)
    except IllegalAction as error:
        raise Refused(Code.ILLEGAL, str(error), why(state, state.game.index(action))) from None
    except UnknownAction as error:
        raise Refused(Code.ILLEGAL, str(error)) from None


def end_if_over(state: State, seed: str) -> list[events.AnyEvent]:
    outcome = state.outcome()
    if outcome is None:
        return []
    scores = tuple(int(score) for score in outcome.scores)
    return [events.Ended("over", scores, tuple(int(seat) for seat in outcome.ranking), seed)]


def undo(table: Table, command: commands.Undo, player: Player) -> list[events.AnyEvent]:
    need_own_seat(table, command.seat, player)
    need_going(table)
    need_present(table, command.ply)
    if not table.undo or table.undo_seat != command.seat:
        raise Refused(Code.NOT_POSSIBLE, "after a draw or another seat's decision nothing can be undone")
    return [events.Undone(command.seat, table.undo[-1][0])]


def ask_takeback(table: Table, command: commands.AskTakeback, player: Player) -> list[events.AnyEvent]:
    need_own_seat(table, command.seat, player)
    need_going(table)
    need_present(table, command.ply)
    if table.setting.rated:
        raise Refused(Code.NOT_POSSIBLE, "nothing is taken back in a rated game")
    if table.takeback is not None:
        raise Refused(Code.NOT_POSSIBLE, "somebody has asked to take back already")
    length = before_last(table, command.seat)
    if length is None:
        raise Refused(Code.NOT_POSSIBLE, f"seat {command.seat + 1} has decided nothing yet")
    asked = events.TakebackAsked(command.seat, length)
    alone = all(not seat.person or seat.player == player.id for seat in table.seats)
    return [asked, events.TakenBack(command.seat, length)] if alone else [asked]


def before_last(table: Table, seat: int) -> int | None:
    """The number of lines before the last one in which a seat had a choice."""
    state = table.game.start(table.setting.players)
    found: int | None = None
    for number, action in enumerate(table.actions):
        if state.actor == seat and len(state.legal()) > 1:
            found = number
        state.apply(action)
    return found


def answer_takeback(table: Table, command: commands.AnswerTakeback, player: Player) -> list[events.AnyEvent]:
    need_own_seat(table, command.seat, player)
    need_playing(table)
    asked = table.takeback
    if asked is None or command.seat not in asked.waiting:
        raise Refused(Code.NOT_POSSIBLE, "nobody asks that seat whether to take back")
    need_present(table, command.ply)
    answered = events.TakebackAnswered(command.seat, command.agrees)
    last = asked.waiting <= set(table.seats_of(player.id))
    return [answered, events.TakenBack(asked.seat, asked.left)] if command.agrees and last else [answered]


def pause(table: Table, command: commands.Pause, player: Player) -> list[events.AnyEvent]:
    need_own_seat(table, command.seat, player)
    need_going(table)
    if table.setting.rated:
        raise Refused(Code.NOT_POSSIBLE, "a rated game cannot be paused")
    return [events.Paused(command.seat)]


def resume(table: Table, command: commands.Resume, player: Player) -> list[events.AnyEvent]:
    need_own_seat(table, command.seat, player)
    need_playing(table)
    if not table.paused:
        raise Refused(Code.NOT_POSSIBLE, "the game is not paused")
    return [events.Resumed(command.seat)]


# -- going -----------------------------------------------------------------------------------------


def leave(table: Table, command: commands.Leave, player: Player) -> list[events.AnyEvent]:
    need_own_seat(table, command.seat, player)
    need_playing(table)
    bot = None if command.bot is None else need_bot(command.bot)
    if table.setting.rated:
        raise Refused(Code.NOT_POSSIBLE, "a rated game is played to its end, or resigned")
    return [events.Left(command.seat, bot), *settled_takeback(table, command.seat)]


def settled_takeback(table: Table, seat: int) -> Sequence[events.AnyEvent]:
    """If everybody still there has agreed, and only this seat's answer was missing."""
    asked = table.takeback
    if asked is not None and asked.seat != seat and asked.waiting == {seat}:
        return [events.TakenBack(asked.seat, asked.left)]
    return []


def resign(table: Table, command: commands.Resign, player: Player, seed: str) -> list[events.AnyEvent]:
    need_own_seat(table, command.seat, player)
    state = need_playing(table)
    resigned = events.Resigned(command.seat, STAND_IN)
    staying = [n for n, seat in enumerate(table.seats) if not seat.resigned and n != command.seat]
    people = any(table.seats[n].person or table.seats[n].away for n in staying)
    if len(staying) >= 2 and people:
        return [resigned, *settled_takeback(table, command.seat)]
    return [resigned, ended_early(table, state, staying, seed)]


def ended_early(table: Table, state: State, staying: Sequence[int], seed: str) -> events.Ended:
    """Whoever has not resigned is ahead of all who have; apart from that, the score as it stands."""
    scores = tuple(sum(state.score(seat).values()) for seat in range(len(table.seats)))
    ranking = sorted(range(len(table.seats)), key=lambda seat: (seat not in staying, -scores[seat]))
    return events.Ended("resigned", scores, tuple(ranking), seed)


# -- what the house does by itself -----------------------------------------------------------------


def overdue(table: Table, now: events.Milliseconds) -> list[events.AnyEvent]:
    """What has become of a table by waiting: a clock used up, a request nobody answered, a game nobody else
    was ready for."""
    if table.status == "open":
        late = [n for n, seat in enumerate(table.seats) if table.lapses(seat)]
        return [events.Readied(n, False) for n in late if table.seats[n].ready + READY_LAPSES <= now]
    asked, running = table.takeback, table.running
    if table.deadline is not None and running is not None and table.deadline <= now:
        return [events.Expired(running.seat, STAND_IN), *settled_takeback(table, running.seat)]
    if asked is not None and table.due is not None and table.due <= now:
        return [events.TakebackAnswered(min(asked.waiting, default=asked.seat), False)]
    return []
