"""Over random games of all seven: every option explains itself, and what it says is what happens."""

import random
from collections import Counter
from dataclasses import dataclass, field

import pytest

from tests.settlers import PACK
from tradewinds import CHANCE, NOBODY, Dealer, Game, State, make_game
from tradewinds.games.registry import GAMES
from tradewinds.narration.asked import asked_of
from tradewinds.narration.options import DRAWS, Option, explain, offers
from tradewinds.narration.reasons import Facts, why

DUE = {"place": "cubes", "pay": "cubes", "leave": "cubes", "toll": "tolls", "discard": "cards"}
SAMPLED = 25  # decisions from one position whose refusals are all asked for to the next
MOST_DECISIONS = 700


def game_called(name: str) -> Game:
    settled = name == "new-world" or name.startswith("east-to-west")
    return make_game(name, pack=PACK) if settled else make_game(name)


def tables() -> list[tuple[str, int]]:
    return [(name, players) for name in GAMES for players in range(2, game_called(name).most + 1)]


def verb_of(option: Option) -> str:
    return option.action.partition(" ")[0]


def things(state: State, seat: int) -> dict[str, object]:
    return state.seat_things(seat, seat)


def amount(state: State, seat: int, key: str) -> int:
    """A number of the seat's, or how many things there are under that key."""
    value = things(state, seat).get(key, 0)
    return value if isinstance(value, int) else len(value)  # type: ignore[arg-type]


def hold(state: State, seat: int) -> Counter[str]:
    return Counter(str(things(state, seat)["hold"]).replace("-", ""))


def due(state: State) -> Counter[str]:
    """What is still to be paid by one's own choice, at any depth of the agenda."""
    found: Counter[str] = Counter()
    for position in range(int(state.agenda.depth)):
        asked = state.question(position)
        if asked.phase in DUE:
            found[DUE[asked.phase]] += asked.times
    return found


@dataclass
class Ledger:
    """What the options of a turn have promised so far."""

    state: State
    goods: list[Counter[str]] = field(init=False)
    columns: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.goods = [hold(self.state, seat) for seat in range(self.state.players)]
        self.columns = [columns(self.state, seat) for seat in range(self.state.players)]

    def promise(self, seat: int, option: Option) -> None:
        paid = Counter(option.pays)
        self.goods[seat] = self.goods[seat] + Counter(option.brings)
        assert not paid - self.goods[seat], f"{option} pays what is not there"
        self.goods[seat] -= paid
        if verb_of(option) == "toll":
            self.goods[option.tolls[0]] += paid
        self.columns[seat] = max(self.columns[seat], option.column)

    def settle(self, state: State) -> None:
        """The turn is over: everything is as was said."""
        assert [hold(state, seat) for seat in range(state.players)] == self.goods
        assert [columns(state, seat) for seat in range(state.players)] == self.columns


def columns(state: State, seat: int) -> int:
    outposts = things(state, seat).get("outposts")
    if outposts is None:
        return 0
    built = Counter(tile.rpartition("-")[0] for tile in outposts)  # type: ignore[attr-defined]
    return min(built.get(symbol, 0) for symbol in ("ginger", "chili", "tea", "cloves"))


def check_at_once(before: State, option: Option, after: State, seat: int) -> None:
    """What an option says of settlers, cards and tiles is so right after it."""
    told = verb_of(option)
    ready = amount(before, seat, "ready") - option.settlers + option.recruits + option.home
    assert amount(after, seat, "ready") == ready
    if told == "rest":
        assert amount(after, seat, "hand") == amount(before, seat, "hand") + option.back
    for other in range(before.players):
        sent = option.sends.settlers if option.sends and option.sends.seat == other else 0
        if other != seat:
            assert amount(after, other, "ready") == amount(before, other, "ready") + sent
    if told not in DUE:
        owed = {"cubes": option.cubes, "tolls": len(option.tolls), "cards": option.cards}
        assert due(after) == +Counter(owed), option
    assert amount(after, seat, "limit") == amount(before, seat, "limit") + option.room
    claimed = next(key for key in ("tile_count", "claimed_count", "cards") if key in things(before, seat))
    assert amount(after, seat, claimed) == amount(before, seat, claimed) + bool(option.claims)
    coins = {kind: int(kind == option.coin) for kind in ("gold", "silver")}
    if "coins" in things(before, seat):
        had: dict[str, int] = things(before, seat)["coins"]  # type: ignore[assignment]
        assert things(after, seat)["coins"] == {kind: had[kind] + coins[kind] for kind in had}


def check_next(option: Option, after: State, seat: int) -> None:
    """What comes next is what was said: the trade, and what can be done where the boat is."""
    asked = asked_of(after)
    if asked is None or asked.seat != seat:
        return
    ways = Counter(verb_of(one) for one in offers(after))
    if option.trade is not None and asked.phase == "trade":
        assert (asked.give, asked.get) == (option.trade.give, option.trade.get)
        assert ways["trade"] == option.trade.times
    if asked.phase == "visit":
        assert ("build" in ways) == ("build" in option.then)
        assert "trade" not in ways or "trade" in option.then
    if asked.phase == "port":
        assert (asked.offer, "claim" in ways) == (option.offer, "claim" in option.then)
    if asked.phase == "upgrade":
        assert asked.times == option.upgrades or not option.upgrades
    if asked.phase == "sailing" and verb_of(option) == "sail" and "stop" in asked.ways:
        stop = next(one for one in offers(after) if one.action == "stop")
        assert (stop.tolls, stop.brings) == (option.stopping, option.lying)
    if asked.phase == "column":
        assert not option.column or (asked.number, asked.reward) == (option.column, option.reward)


@pytest.mark.parametrize(("name", "players"), tables())
@pytest.mark.parametrize("seed", range(2))
def test_every_option_explains_itself_and_keeps_its_word(name: str, players: int, seed: int) -> None:
    game = game_called(name)
    state, dealer, dice = game.start(players), Dealer(f"promises {seed}"), random.Random(seed)
    ledger: Ledger | None = None
    cause: Option | None = None
    decisions = 0
    while state.actor != NOBODY and decisions < MOST_DECISIONS:
        if state.actor == CHANCE:
            action = state.draw(dealer)
            option = explain(state, int(action))
            assert verb_of(option) in DRAWS
            assert option.action.endswith(option.about)
            state.apply(int(action))
            continue
        if state.turn_begins() and ledger is not None:
            ledger.settle(state)
        if state.turn_begins() or ledger is None:
            ledger = Ledger(state)
        decisions += 1
        found, legal, seat = offers(state), state.legal(), int(state.actor)
        assert [game.index(option.action) for option in found] == legal
        option = dice.choice(found)
        ledger.promise(seat, option)
        before = state.copy()
        state.apply(game.index(option.action))
        check_at_once(before, option, state, seat)
        if option.again:
            assert state.actor == CHANCE or (state.actor == seat and state.turn_begins())
        if verb_of(option) not in DUE:
            cause = option  # of what is due now, and of what comes after
        if cause is not None and not due(state):
            check_next(cause, state, seat)
    assert decisions > 50


# -- reasons ---------------------------------------------------------------------------------------


def is_told(code: str, facts: Facts) -> bool:
    """Whether a reason has the facts that its sentence needs."""
    if code in ("cannot_pay_card", "cannot_pay_order", "cannot_pay_tile"):
        return facts.missing != ""
    if code == "cannot_pay_trade":
        short = facts.cubes is not None and facts.need > facts.cubes
        return facts.missing != "" or short or facts.times > 0
    if code in ("too_few_cubes", "cannot_pay_toll", "cannot_pay_outpost"):
        return facts.cubes is not None and facts.need > facts.cubes
    if code == "too_few_settlers":
        return facts.ready is not None and facts.need > facts.ready
    if code == "too_far":
        return facts.reach is not None and facts.distance > facts.reach and facts.by != ""
    if code == "route_full":
        return facts.length > 0
    return facts == Facts() or code in ("not_asked", "not_in_hand")


@pytest.mark.parametrize(("name", "players"), tables())
def test_every_refusal_has_a_code_and_its_facts(name: str, players: int) -> None:
    game = game_called(name)
    state, dealer, dice = game.start(players), Dealer("reasons"), random.Random(players)
    decisions = 0
    while state.actor != NOBODY and decisions < MOST_DECISIONS:
        decisions += 1
        if decisions % SAMPLED == 0:
            for index in range(game.action_count):
                reason = why(state, index)
                assert (reason is None) == (state.refusal(index) == "")
                assert reason is None or is_told(reason.code, reason.facts), (game.action_text(index), reason)
        state.apply(int(state.draw(dealer)) if state.actor == CHANCE else dice.choice(state.legal()))
