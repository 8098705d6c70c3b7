"""What all games share (COM-1 to COM-12): storage, upgrades, trades, rounds, the last round."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.components.catalog import Catalog
from tradewinds.components.maps import Layout
from tradewinds.core.actions import Vocabulary
from tradewinds.core.agenda import (
    CHANCE,
    NOBODY,
    Agenda,
    actor_of,
    argument_of,
    new_agenda,
    number_of,
    phase_of,
)
from tradewinds.core.codes import LEGAL, CorePhase, CoreReason, declare
from tradewinds.core.dealer import Source
from tradewinds.core.errors import BadText
from tradewinds.core.goods import (
    BROWN,
    LETTERS,
    affordable,
    amount,
    cube,
    goods_text,
    parse_goods,
    times,
    total,
    upgraded,
)
from tradewinds.core.notation import Plain, Reader
from tradewinds.core.rows import changed
from tradewinds.core.slices import Slice
from tradewinds.core.state import NO_MAP, Game, Outcome, State, rank
from tradewinds.rules.info import GameInfo
from tradewinds.rules.owners import COMMON


class CommonPhase:
    UPGRADE: Final[i64] = 0x02
    RETURN: Final[i64] = 0x03
    TRADE: Final[i64] = 0x05  # about: see trade_about


class CommonVerb:
    UPGRADE: Final[i64] = 0x01
    RETURN: Final[i64] = 0x02
    DONE: Final[i64] = 0x03
    TRADE: Final[i64] = 0x04
    FIRST: Final[i64] = 0xA0  # who begins is known: what the table sets up then is the game's business


class CommonReason:
    NO_SUCH_CUBE: Final[i64] = 0x03
    CANNOT_PAY_TRADE: Final[i64] = 0x04
    MUST_TRADE: Final[i64] = 0x05


COMMON_CODES: Final = declare(
    COMMON,
    phases=CommonPhase,
    verbs=CommonVerb,
    reasons=CommonReason,
    sentences={
        "no_such_cube": "there is no such cube",
        "cannot_pay_trade": "there are not the cubes for that many trades",
        "must_trade": "the trade has to be done at least once",
    },
)

LAST_ROUND: Final[i64] = 200  # RUL-16
MOST_SEATS: Final = 5
ORDINALS: Final = (
    "no",
    "a first",
    "a second",
    "a third",
    "a fourth",
    "a fifth",
    "a sixth",
    "a seventh",
    "an eighth",
)


def trade_about(trade: i64, obliged: bool) -> i64:
    """What a question with trades among its answers is about: which one, and whether it is a must."""
    return trade * 2 + 1 if obliged else trade * 2


def trade_of(item: i64) -> i64:
    """Which trade such a question is about, by number."""
    return argument_of(item) >> 1


def is_obliged(item: i64) -> bool:
    return argument_of(item) & 1 != 0


def by_players(numbers: Mapping[int, int]) -> vec[i64]:
    """A number that depends on how many play, in a row; 0 where nobody plays so."""
    return vec[i64]([numbers.get(players, 0) for players in range(MOST_SEATS + 1)])


@final
class CommonRules:
    """The words that every game has, and its trades by number."""

    def __init__(self, words: Vocabulary, info: GameInfo, most_trades: int) -> None:
        """`most_trades` is how often any trade can be done at once."""
        most_players = info.players[1]
        self.storage: Final[i64] = info.parameters.storage
        self.seat_goods: Final[list[i64]] = [parse_goods(goods) for goods in info.parameters.seat_goods]
        self.to_end: Final[vec[i64]] = by_players(info.parameters.to_end)
        letters = list(LETTERS)
        self.trades: Final[list[str]] = []
        self.give: vec[i64] = vec[i64]()
        self.change: vec[i64] = vec[i64]()
        self.most_trades: Final[i64] = most_trades
        self.upgrade: Final[i64] = words.add(CommonVerb.UPGRADE, letters[:3])
        self.give_back: Final[i64] = words.add(CommonVerb.RETURN, letters)
        self.done: Final[i64] = words.add(CommonVerb.DONE, [""])
        self.first: Final[i64] = words.add(CommonVerb.FIRST, [str(n + 1) for n in range(most_players)])
        self.trade: Final[i64] = words.add(CommonVerb.TRADE, [f"x{n}" for n in range(1, most_trades + 1)])

    def add_trade(self, give: i64, get: i64) -> i64:
        """A trade that is printed somewhere; answers its number."""
        number: i64 = len(self.give)
        self.trades.append(f"{goods_text(give)}>{goods_text(get)}")
        self.give = append(self.give, give)
        self.change = append(self.change, get - give)
        return number


@final
@mypyc_attr(acyclic=True)
class Common(Slice):
    """The slice of state that every game has."""

    def __init__(
        self,
        rules: CommonRules,
        players: i64,
        agenda: Agenda,
        hold: vec[i64],
        limit: vec[i64],
        after_trade: vec[i64],
    ) -> None:
        self.rules: Final = rules
        self.players: Final[i64] = players
        self.agenda: Final = agenda
        self.hold: Final = hold  # packed goods, a seat
        # The rows below are shared with copies of the state: see core/rows.py.
        self.limit = limit  # storage limit, a seat
        self.after_trade = after_trade  # upgrades that follow a seat's trades (RUL-11)
        self.first: i64 = 0
        self.seat: i64 = 0  # whose turn it is
        self.round: i64 = 1
        self.ending: bool = False  # the end condition is met: this round is the last

    def copy(self) -> "Common":
        other = Common(
            self.rules,
            self.players,
            agenda=self.agenda.copy(),
            hold=self.hold[:],
            limit=self.limit,
            after_trade=self.after_trade,
        )
        other.first = self.first
        other.seat = self.seat
        other.round = self.round
        other.ending = self.ending
        return other

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        following = seat + 1
        if following == self.players:
            following = 0
        return following

    def to_end(self) -> i64:
        """How many point cards or victory tiles of one seat end the game."""
        return self.rules.to_end[self.players]

    def turn_order(self) -> list[int]:
        """Seats from the first player on."""
        return [(self.first + i) % self.players for i in range(self.players)]

    # -- the first player (COM-10) and seat goods (COM-9) ------------------------------------------

    def legal_first(self, buffer: vec[i64], n: i64) -> i64:
        seat: i64 = 0
        while seat < self.players:
            buffer[n] = self.rules.first + seat
            n += 1
            seat += 1
        return n

    def refuse_first(self, seat: i64) -> i64:
        return LEGAL if seat < self.players else CoreReason.NOT_ASKED

    def apply_first(self, seat: i64) -> None:
        self.first = seat
        self.seat = seat

    def give_seat_goods(self) -> None:
        for place, seat in enumerate(self.turn_order()):
            self.hold[seat] += self.rules.seat_goods[place]

    # -- upgrading (COM-2) -------------------------------------------------------------------

    def can_upgrade(self, seat: i64) -> bool:
        goods = self.hold[seat]
        return total(goods) > amount(goods, BROWN)

    def legal_upgrade(self, seat: i64, buffer: vec[i64], n: i64) -> i64:
        good: i64 = 0
        while good < BROWN:
            if self.refuse_cube(seat, good) == LEGAL:
                buffer[n] = self.rules.upgrade + good
                n += 1
            good += 1
        return self.legal_done(buffer, n)

    def apply_upgrade(self, seat: i64, good: i64) -> None:
        self.hold[seat] = upgraded(self.hold[seat], good)
        self.agenda.tick()

    # -- trading (COM-4) -------------------------------------------------------------------------

    def ask_trade(self, seat: i64, trade: i64, obliged: bool) -> None:
        self.agenda.push(CommonPhase.TRADE, seat, 1, trade_about(trade, obliged))

    def legal_trade(self, seat: i64, trade: i64, buffer: vec[i64], n: i64) -> i64:
        repeats = self.possible_trades(seat, trade)
        action = self.rules.trade
        while repeats > 0:
            buffer[n] = action
            n += 1
            action += 1
            repeats -= 1
        return n

    def refuse_trade(self, seat: i64, trade: i64, repeats: i64) -> i64:
        if repeats == 1:
            return (
                LEGAL
                if affordable(self.hold[seat], self.rules.give[trade])
                else CommonReason.CANNOT_PAY_TRADE
            )
        return CommonReason.CANNOT_PAY_TRADE if self.possible_trades(seat, trade) < repeats else LEGAL

    def possible_trades(self, seat: i64, trade: i64) -> i64:
        return self.trades_with(self.hold[seat], trade)

    def trades_with(self, goods: i64, trade: i64) -> i64:
        """As often as there are words for; more of them are asked for again (`apply_trade`)."""
        repeats = times(goods, self.rules.give[trade], self.rules.change[trade])
        most = self.rules.most_trades
        return repeats if repeats < most else most

    def apply_trade(self, seat: i64, repeats: i64) -> None:
        """The trade is the one that the question is about."""
        trade = trade_of(self.agenda.top())
        self.hold[seat] += self.rules.change[trade] * repeats
        self.agenda.pop()
        if self.after_trade[seat] > 0 and not self.upgrade_waits():
            self.agenda.push(CommonPhase.UPGRADE, seat, self.after_trade[seat], 0)
        if repeats == self.rules.most_trades:
            self.ask_trade(seat, trade, False)

    def upgrade_waits(self) -> bool:
        """Whether the upgrade that follows the trades of this turn is on the agenda already."""
        return self.agenda.depth > 0 and phase_of(self.agenda.top()) == CommonPhase.UPGRADE

    def upgrade_after_trades(self, seat: i64) -> None:
        self.after_trade = changed(self.after_trade, seat, self.after_trade[seat] + 1)

    # -- ending an optional step -------------------------------------------------------------

    def legal_done(self, buffer: vec[i64], n: i64) -> i64:
        buffer[n] = self.rules.done
        return n + 1

    def apply_done(self) -> None:
        self.agenda.pop()

    # -- single cubes: returning the surplus (COM-5), and every payment (RUL-17) --------------

    def legal_cubes(self, seat: i64, first: i64, buffer: vec[i64], n: i64) -> i64:
        """One option for each colour that the seat has; `first` is the verb's action for yellow."""
        goods = self.hold[seat]
        good: i64 = 0
        while good <= BROWN:
            if amount(goods, good) > 0:
                buffer[n] = first + good
                n += 1
            good += 1
        return n

    def refuse_cube(self, seat: i64, good: i64) -> i64:
        return LEGAL if amount(self.hold[seat], good) > 0 else CommonReason.NO_SUCH_CUBE

    def spend_cube(self, seat: i64, good: i64) -> None:
        self.hold[seat] -= cube(good)

    def raise_limit(self, seat: i64, cubes: i64) -> None:
        self.limit = changed(self.limit, seat, self.limit[seat] + cubes)

    def apply_return(self, seat: i64, good: i64) -> None:
        self.spend_cube(seat, good)
        self.agenda.tick()

    # -- what the agenda asks ------------------------------------------------------------------

    def write_options(self, item: i64, buffer: vec[i64]) -> i64:
        phase = phase_of(item)
        if phase == CommonPhase.RETURN:
            return self.legal_cubes(actor_of(item), self.rules.give_back, buffer, 0)
        if phase == CommonPhase.UPGRADE:
            return self.legal_upgrade(actor_of(item), buffer, 0)
        if phase == CommonPhase.TRADE:
            n = self.legal_trade(actor_of(item), trade_of(item), buffer, 0)
            return n if is_obliged(item) else self.legal_done(buffer, n)
        return self.legal_first(buffer, 0)

    def why_not(self, item: i64, verb: i64, argument: i64) -> i64:
        phase = phase_of(item)
        if phase == CommonPhase.UPGRADE and verb == CommonVerb.UPGRADE:
            return self.refuse_cube(actor_of(item), argument)
        if phase == CommonPhase.UPGRADE and verb == CommonVerb.DONE:
            return LEGAL
        if phase == CommonPhase.TRADE and verb == CommonVerb.TRADE:
            return self.refuse_trade(actor_of(item), trade_of(item), argument + 1)
        if phase == CommonPhase.TRADE and verb == CommonVerb.DONE:
            return CommonReason.MUST_TRADE if is_obliged(item) else LEGAL
        if phase == CommonPhase.RETURN and verb == CommonVerb.RETURN:
            return self.refuse_cube(actor_of(item), argument)
        if phase == CorePhase.FIRST and verb == CommonVerb.FIRST:
            return self.refuse_first(argument)
        return CoreReason.NOT_ASKED

    def asks(self, item: i64) -> bool:
        phase = phase_of(item)
        if phase == CommonPhase.UPGRADE:
            return self.can_upgrade(actor_of(item))
        if phase == CommonPhase.TRADE:
            return self.refuse_trade(actor_of(item), trade_of(item), 1) == LEGAL
        return True

    def refuse_step(self, step: i64, seat: i64, goods: i64) -> i64:
        """An upgrade may change nothing; a trade has to be done at least once (RUL-15)."""
        if phase_of(step) == CommonPhase.UPGRADE:
            return LEGAL
        return LEGAL if affordable(goods, self.rules.give[trade_of(step)]) else CommonReason.CANNOT_PAY_TRADE

    def draw(self, item: i64, source: Source) -> i64:
        """Who begins (COM-10)."""
        return self.rules.first + source.below(self.players)

    def perform(self, seat: i64, verb: i64, argument: i64) -> None:
        if verb == CommonVerb.RETURN:
            self.apply_return(seat, argument)
        elif verb == CommonVerb.TRADE:
            self.apply_trade(seat, argument + 1)
        elif verb == CommonVerb.UPGRADE:
            self.apply_upgrade(seat, argument)
        else:
            self.apply_done()

    # -- the turn's end (COM-5, COM-6) ---------------------------------------------------------

    def end_turn(self) -> bool:
        """Ask the next seat above its limit, or pass the turn; False when the game is over."""
        return self.ask_surplus() or self.pass_turn()

    def ask_surplus(self) -> bool:
        """Whether a seat has to return cubes: first the one whose turn it was, then the others."""
        seat = self.seat
        to_ask = self.players
        while to_ask > 0:
            surplus = self.surplus(seat)
            if surplus > 0:
                self.agenda.push(CommonPhase.RETURN, seat, surplus, 0)
                return True
            seat = self.after(seat)
            to_ask -= 1
        return False

    def surplus(self, seat: i64) -> i64:
        """Cubes above the limit."""
        return total(self.hold[seat]) - self.limit[seat]

    def pass_turn(self) -> bool:
        following = self.after(self.seat)
        if following == self.first:
            if self.ending or self.round >= LAST_ROUND:
                return False
            self.round += 1
        self.seat = following
        self.agenda.push(CorePhase.TURN, following, 1, 0)
        return True

    # -- plain data ----------------------------------------------------------------------------

    def data(self) -> Plain:
        found: Plain = {
            "turn": [str(self.seat + 1)],
            "round": [str(self.round)],
            "first": [str(self.first + 1)],
            "ending": ["yes" if self.ending else "no"],
        }
        for seat in range(self.players):
            found[f"hold.{seat + 1}"] = [goods_text(self.hold[seat])]
            found[f"limit.{seat + 1}"] = [str(self.limit[seat])]
        return found

    def read(self, reader: Reader) -> None:
        players = int(self.players)
        self.seat = reader.number("turn", 1, players) - 1
        self.round = reader.number("round", 1, int(LAST_ROUND))
        self.first = reader.number("first", 1, players) - 1
        self.ending = reader.name("ending", ["no", "yes"]) == 1
        for seat in range(players):
            self.hold[seat] = parse_goods(reader.word(f"hold.{seat + 1}"))
            self.limit[seat] = reader.number(f"limit.{seat + 1}", 0, 99)

    def check(self, item: i64) -> bool:
        phase = phase_of(item)
        actor = actor_of(item)
        between_turns = phase == CorePhase.TURN or phase == CorePhase.FIRST or phase == CommonPhase.RETURN
        if between_turns and self.agenda.depth > 1:
            return False
        if phase == CorePhase.FIRST:
            return actor == CHANCE
        if phase == CommonPhase.RETURN:
            return actor != CHANCE and number_of(item) == total(self.hold[actor]) - self.limit[actor]
        if phase == CorePhase.TURN and any(total(self.hold[s]) > self.limit[s] for s in range(self.players)):
            return False  # COM-5: nobody is above the limit when a turn begins
        if phase == CommonPhase.TRADE and trade_of(item) >= len(self.rules.give):
            return False
        return actor == self.seat and (phase == CommonPhase.UPGRADE or number_of(item) == 1)

    def check_whole(self, over: bool) -> None:
        last = self.after(self.seat) == self.first
        if over and not (last and (self.ending or self.round == LAST_ROUND)):
            raise BadText("the game is over, but its last round is not")

    def view(self) -> dict[str, object]:
        return {
            "turn": int(self.seat),
            "round": int(self.round),
            "first": int(self.first),
            "ending": self.ending,
        }

    def seat_view(self, seat: i64, shown: bool) -> dict[str, object]:
        return {"hold": goods_text(self.hold[seat]), "limit": int(self.limit[seat])}


def new_common(rules: CommonRules, players: i64) -> Common:
    return Common(
        rules,
        players,
        agenda=new_agenda(),
        hold=vec[i64]([0] * players),
        limit=vec[i64]([rules.storage] * players),
        after_trade=vec[i64]([0] * players),
    )


def common_of(state: State) -> Common:
    """The slice that every state has."""
    found = state.first_module
    assert isinstance(found, Common)
    return found


class TableGame(Game):
    """What all games have: an info with parameters, pieces, and the common rules."""

    def __init__(
        self,
        info: GameInfo,
        *,
        catalog: Catalog,
        layout: Layout | None,
        options: dict[str, str],
        words: Vocabulary,
        common: CommonRules,
    ) -> None:
        super().__init__(
            name=info.id,
            version=info.version,
            players=info.players,
            options=options,
            words=words,
            trades=common.trades,
            map_line=NO_MAP if layout is None else layout.line,
            pack=catalog.digest(info.pieces),
        )
        self.info: Final = info
        self.parameters: Final = info.parameters
        self.catalog: Final = catalog
        self.layout: Final = layout
        self.common: Final = common


@mypyc_attr(acyclic=True)
class TableState(State):
    """What the states of all games share: turns in rounds, and an end that is scored."""

    def __init__(self, game: TableGame, common: Common, modules: list[Slice]) -> None:
        super().__init__(game, common.players, common.agenda, modules)
        self.common: Final = common

    def as_copy(self, other: "TableState") -> None:
        """Whoever acts here acts in the copy."""
        other.actor = self.actor
        other.ply = self.ply

    def end_turn(self) -> bool:
        return self.common.end_turn()

    def rounds_played(self) -> int:
        return int(self.common.round)

    def ending(self) -> str:
        """How the game ends when its players bring the end about."""
        game = self.game
        assert isinstance(game, TableGame)
        return f"{ORDINALS[self.common.rules.to_end[self.players]]} {game.info.end}"

    def outcome(self) -> Outcome | None:
        if self.actor != NOBODY:
            return None
        sources = [self.score(seat) for seat in range(self.players)]
        guarded = not self.common.ending
        reason = f"{LAST_ROUND} rounds were played" if guarded else self.ending()
        return rank(sources, self.common.turn_order(), reason, guarded)
