"""What can be done, and what it needs, costs and surely brings: facts without a language.

Every fact is asked of the rule that decides it. What an option says of itself is true from the moment
it is taken: what is paid or gained on the way comes as options of their own, each with its own facts.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache

from tradewinds.core.bits import bit, count
from tradewinds.core.codes import LEGAL
from tradewinds.core.goods import cube, parse_goods, total, upgraded
from tradewinds.core.state import Game, State
from tradewinds.core.view import Question
from tradewinds.games.parts import Parts
from tradewinds.games.sand_to_sea import SandToSeaState
from tradewinds.narration.position import GAMES_KEPT, Position, goods, need, verbs_of
from tradewinds.narration.types import Option, Sent, Trade
from tradewinds.rules.harbour import BONUS_NAMES
from tradewinds.rules.islands import A_SYMBOL, MARKETS
from tradewinds.rules.orders import COIN_NAMES

__all__ = ["Option", "explain", "offers", "offers_at", "settlers_needed", "travel_costs"]

# What these cost and bring is printed on pieces, or said by their words.
UNCHANGING = frozenset(
    ("play", "upgrade", "return", "place", "pay", "leave", "discard", "choose", "dock", "done", "swap")
)
# What chance does: its words name the piece.
DRAWS = frozenset(("first", "board", "box", "lay", "deal", "order", "card", "tile", "cover", "reveal"))
Facts = dict[str, object]
Explaining = Callable[[Position, int], Facts]
CARD, BONUS, CARD_OR_BONUS = "card", "bonus", "card_or_bonus"  # rewards for a column


def offers(state: State) -> list[Option]:
    """Every option of the open question, explained."""
    return offers_at(Position(state))


def offers_at(position: Position) -> list[Option]:
    known = _known(position.game)
    return [known.get(action) or _explained(position, action) for action in position.legal]


def explain(state: State, action: int) -> Option:
    """One action that is possible now."""
    return _explained(Position(state), action)


def settlers_needed(state: State, seat: int) -> dict[str, int]:
    """How many settlers a seat would have to place on each location that lies on the table."""
    land = Parts(state).settlements
    if land is None:
        return {}
    return {land.rules.names[n]: int(land.required(seat, n)) for n in land.on_table()}


def travel_costs(state: State, seat: int) -> list[int]:
    """How many settlers it would take to travel to each card of a seat's route."""
    routes = Parts(state).routes
    return [] if routes is None else [int(routes.travel_cost(seat, n)) for n in range(routes.length(seat))]


def _explained(position: Position, action: int) -> Option:
    game = position.game
    text, verb = game.vocabulary.texts[action], verbs_of(game)[action]
    if verb in DRAWS:
        return Option(action=text, about=text.partition(" ")[2])
    facts = _VERBS[verb](position, int(game.argument_of[action]))
    option = Option(action=text, **facts)  # type: ignore[arg-type]
    if verb in UNCHANGING:
        _known(game)[action] = option
    return option


@lru_cache(maxsize=GAMES_KEPT)
def _known(game: Game) -> dict[int, Option]:
    """Options that are the same in every position of a game, once they were explained."""
    return {}


# -- cubes, upgrades, trades -----------------------------------------------------------------------


def _nothing(at: Position, argument: int) -> Facts:
    return {}


def _one_cube(at: Position, good: int) -> Facts:
    return {"pays": goods(cube(good))}


def _upgrade(at: Position, good: int) -> Facts:
    return {"pays": goods(cube(good)), "brings": goods(upgraded(cube(good), good))}


def _trade(at: Position, often: int) -> Facts:
    """The trade that the question is about, so many times and once more."""
    trade = need(at.open).about >> 1
    facts = _exchanged(at, trade, often + 1)
    upgrades = int(at.common.after_trade[at.seat])
    if upgrades and at.below != "upgrade":
        facts["upgrades"] = upgrades
    return facts


def _exchanged(at: Position, trade: int, times: int) -> Facts:
    give, _, get = at.game.trades[trade].partition(">")
    return {"pays": _often(give, times), "brings": _often(get, times)}


def _often(letters: str, times: int) -> str:
    return "".join(letter * times for letter in letters)


def _traded(at: Position, trade: int, purse: int) -> Trade:
    """What a trade is, and how often a purse can pay it."""
    give, _, get = at.game.trades[trade].partition(">")
    return Trade(give, get, int(at.common.trades_with(purse, trade)))


# -- merchant cards --------------------------------------------------------------------------------


def _acquire(at: Position, slot: int) -> Facts:
    return {"cubes": int(at.hands.acquire_cost(slot)), **_from_row(at, slot)}


def _from_row(at: Position, slot: int) -> Facts:
    return {"about": at.merchant(at.row.row[slot]), "brings": goods(at.row.cubes[slot])}


def _play(at: Position, play: int) -> Facts:
    rules, cards = at.hands.rules, at.row.rules
    card = rules.play_card[play]
    give, change, times = cards.give[card], cards.change[card], rules.play_times[play]
    facts: Facts = {"about": at.merchant(card), "brings": goods((give + change) * times)}
    if give:
        facts["pays"] = goods(give * times)
    return {**facts, "upgrades": int(cards.upgrades[card])}


def _rest(at: Position, argument: int) -> Facts:
    if at.parts.hands is not None:
        return {"back": int(count(at.parts.hands.resting(at.seat)))}
    return {"home": int(at.settlements.placed(at.seat))}


def _discard(at: Position, card: int) -> Facts:
    return {"about": at.merchant(card)}


def _take(at: Position, slot: int) -> Facts:
    """A reward from the row, or the card of a market for the right end of the route."""
    routes = at.parts.routes
    if routes is None:
        return _from_row(at, slot)
    return {"about": _market_card(at), "number": int(routes.length(at.seat)) + 1}


def _claim(at: Position, place: int) -> Facts:
    """A point card from the row with its coin, or the victory tile of the port."""
    orders = at.parts.orders
    if orders is not None:
        card = orders.row[place]
        return {
            "claims": orders.rules.names[card],
            "pays": goods(orders.rules.cost[card]),
            "coin": COIN_NAMES[orders.coin_above(place)],
        }
    victory = at.victory(at.tile_under())
    cost = at.harbour.rules.cost[at.harbour.rules.victory_names.index(victory)]
    return {"about": at.tile(at.tile_under()), "claims": victory, "pays": goods(cost)}


# -- boats -----------------------------------------------------------------------------------------


def _sail(at: Position, tile: int) -> Facts:
    """Cards, settlers or cubes are what it costs: that is different in each game."""
    islands = at.islands
    distance = int(islands.tiles_between(islands.boat[at.seat], islands.hex_of[tile]))
    facts: Facts = {"about": at.tile(tile), "distance": distance}
    if at.parts.crossing is not None:
        return {**facts, **_sail_on(at, tile)}
    tolls = int(islands.tolls(at.seat, islands.hex_of[tile]))
    if isinstance(at.state, SandToSeaState):
        facts["cards"] = int(at.state.cards_for(at.seat, distance))
    spare = int(total(at.common.hold[at.seat]) - count(tolls))
    return {**facts, "tolls": at.in_order(tolls), **_uses(at, tile, spare)}


def _sail_on(at: Position, tile: int) -> Facts:
    """One tile farther; a boat that cannot go on stops there and takes what lies there (EWO-2)."""
    crossing, asked = need(at.parts.crossing), need(at.open)
    sailed = asked.about if asked.phase == "sailing" else 0
    price = int(crossing.price(at.seat, sailed))
    lying = goods(crossing.loose[at.islands.hex_of[tile]])
    tolls = int(at.islands.tolls(at.seat, at.islands.hex_of[tile]))
    cubes = int(total(at.common.hold[at.seat])) - price
    facts: Facts = {"cubes": price, "lying": lying, "stopping": at.in_order(tolls), "offer": at.victory(tile)}
    return {**facts, "brings": lying if crossing.must_stop(at.seat, sailed + 1, cubes) else ""}


def _uses(at: Position, tile: int, spare: int) -> Facts:
    """What could be done on a tile with so many cubes left."""
    islands, seat = at.islands, at.seat
    if tile >= islands.rules.first_port:
        paid = at.harbour.refuse_claim(seat, tile) == LEGAL
        return {"offer": at.victory(tile), "then": ("claim",) if paid else ()}
    if tile >= MARKETS:
        return {}
    cost = int(islands.outpost_cost(tile))
    builds = islands.refuse_build(seat, tile, spare) == LEGAL
    after = spare - cost if builds else spare
    trades = (builds or islands.may_trade(seat, tile)) and islands.can_pay_trade(seat, tile, after)
    then = [*(["build"] if builds else []), *(["trade"] if trades else [])]
    return {"outpost": cost if builds else None, "then": tuple(then)}


def _stay(at: Position, argument: int) -> Facts:
    """To use the place without moving, or where the boat has just arrived."""
    tile = at.tile_under()
    tolls = 0 if at.phase == "arrive" else int(at.harbour.tolls_for_staying(at.seat))
    spare = int(total(at.common.hold[at.seat]) - count(tolls))
    return {"about": at.tile(tile), "tolls": at.in_order(tolls), **_uses(at, tile, spare)}


def _stop(at: Position, argument: int) -> Facts:
    tile = at.tile_under()
    return {
        "about": at.tile(tile),
        "tolls": at.in_order(int(at.islands.tolls(at.seat, at.islands.hex_of[tile]))),
        "brings": goods(need(at.parts.crossing).loose[at.islands.hex_of[tile]]),
    }


def _harvest(at: Position, argument: int) -> Facts:
    return {"brings": goods(need(at.parts.crossing).harvested(at.seat))}


def _toll(at: Position, good: int) -> Facts:
    paid = int(at.islands.next_paid(at.seat, need(at.open).about))
    return {**_one_cube(at, good), "tolls": (paid,)}


def _build(at: Position, argument: int) -> Facts:
    islands, tile = at.islands, at.tile_under()
    cost, outposts = int(islands.outpost_cost(tile)), islands.outposts[at.seat]
    facts: Facts = {
        "about": at.tile(tile),
        "cubes": cost,
        "number": int(islands.built(at.seat, tile // A_SYMBOL)) + 1,
    }
    before, after = int(islands.completed(at.seat)), int(islands.completed_with(outposts | bit(tile)))
    if after > before:
        facts = {**facts, "column": after, "reward": reward(at, before)}
    spare = int(total(at.common.hold[at.seat])) - cost
    return {**facts, "then": ("trade",) if islands.can_pay_trade(at.seat, tile, spare) else ()}


def reward(at: Position, column: int) -> str:
    """What a completed column (from 0) gives (STS-14, EWO-4, EW2-11)."""
    if isinstance(at.state, SandToSeaState):
        return CARD_OR_BONUS if at.state.gives_bonus(column) else CARD
    return BONUS


def _on_tile(at: Position, tile: int) -> Facts:
    return {"about": at.tile(tile)}


def _trade_at(at: Position, tile: int) -> Facts:
    trade = int(at.islands.rules.first_trade) + tile
    return {"about": at.tile(tile), "trade": _traded(at, trade, at.common.hold[at.seat])}


def _choose(at: Position, number: int) -> Facts:
    return {"brings": goods(parse_goods(at.harbour.rules.sets[number]))}


# -- settlers --------------------------------------------------------------------------------------


def _work(at: Position, location: int) -> Facts:
    """Settlers are placed, others go home, charms give their cubes, the steps follow (EW1-8, EW1-9)."""
    land = at.settlements
    charm = int(land.charmed(at.seat, location))
    facts: Facts = {
        "about": land.rules.names[location],
        "settlers": int(land.required(at.seat, location)),
        "charm": goods(charm),
        "brings": goods(charm),
    }
    if (standing := int(land.seat_at(location))) >= 0:
        facts["sends"] = Sent(standing, int(land.settlers_at(location)))
    gained, decided = charm, False  # what has come for sure so far, and whether anything is decided before
    for step in land.rules.steps_of(location):
        asked = at.state.question_of(step)
        if asked.phase in ("gain", "change-route"):
            gained += _gained(at, asked)
            facts["brings"] = goods(gained)
        elif not decided:  # how often a trade can be done depends on what was decided before
            facts |= _STEPS[asked.phase](at, asked, at.common.hold[at.seat] + gained)
            decided = True
        elif asked.phase == "upgrade":
            facts["upgrades"] = asked.times
    return facts


def _gained(at: Position, step: Question) -> int:
    if step.phase == "gain":
        return int(at.settlements.rules.gains[step.about])
    return int(need(at.parts.routes).rules.changing_gain)


def _printed_upgrade(at: Position, step: Question, purse: int) -> Facts:
    return {"upgrades": step.times}


def _printed_trade(at: Position, step: Question, purse: int) -> Facts:
    return {"trade": _traded(at, step.about >> 1, purse)}


def _fort(at: Position, step: Question, purse: int) -> Facts:
    land, fort = at.settlements, step.about
    card = land.forts[fort]
    return {
        "number": fort + 1,
        "claims": land.rules.card_names[card],
        "pays": goods(land.rules.cost[card]),
        "recruits": int(land.recruited(at.seat, land.rules.recruits[card])),
    }


def _market(at: Position, step: Question, purse: int) -> Facts:
    return {"number": step.about + 1, "offer": at.merchant(at.row.row[step.about])}


def _change_market(at: Position, step: Question, purse: int) -> Facts:
    return {"again": True}


def _boat_trade(at: Position, step: Question, purse: int) -> Facts:
    """At the market under the boat."""
    trade = int(at.islands.rules.first_trade) + at.tile_under()
    return {"trade": _traded(at, trade, purse)}


def _chosen_later(at: Position, step: Question, purse: int) -> Facts:
    return {}


_STEPS: Mapping[str, Callable[[Position, Question, int], Facts]] = {
    "boat-trade": _boat_trade,
    "change-market": _change_market,
    "claim": _fort,
    "market": _market,
    "move-boat": _chosen_later,
    "outpost-trade": _chosen_later,
    "trade": _printed_trade,
    "upgrade": _printed_upgrade,
}


def _explore(at: Position, tile: int) -> Facts:
    land = at.settlements
    under = [land.rules.names[n] for n in range(land.rules.locations) if land.covered[n] == tile]
    return {
        "about": land.rules.exploration_names[tile],
        "brings": goods(land.rules.exploration_gain[tile]),
        "upgrades": int(land.rules.exploration_upgrades[tile]),
        "recruits": int(land.recruited(at.seat, land.rules.exploration_recruits[tile])),
        "opens": under[0] if under else "",
    }


def _bonus(at: Position, number: int) -> Facts:
    """The top tile of a stack, or a bonus tile of the harbour by its kind."""
    harbour = at.parts.harbour
    if harbour is None:
        land = at.settlements
        return {"about": land.rules.tile_names[land.tops[number]], "number": number + 1}
    kind = BONUS_NAMES[number]
    facts: Facts = {"about": kind}
    if kind == "points":
        facts["points"] = int(harbour.rules.bonus_points[harbour.next_points()])
    elif kind == "hold":
        facts["room"] = int(at.harbour.rules.hold_cubes)
    return facts


# -- routes ----------------------------------------------------------------------------------------


def _market_card(at: Position) -> str:
    """The card under the market where the seat works."""
    return at.merchant(at.row.row[need(at.open).about])


def _does(at: Position, card: int) -> Facts:
    """What a merchant card does for whoever uses it or travels to it (COM-11)."""
    rules, routes = at.row.rules, need(at.parts.routes)
    facts: Facts = {"about": at.merchant(card)}
    if rules.give[card]:
        facts["trade"] = _traded(at, routes.rules.trade_of[card], at.common.hold[at.seat])
    elif rules.upgrades[card]:
        facts["upgrades"] = int(rules.upgrades[card])
    else:
        facts["brings"] = goods(rules.change[card])
    return facts


def _use(at: Position, argument: int) -> Facts:
    return _does(at, at.row.row[need(at.open).about])


def _travel(at: Position, place: int) -> Facts:
    routes = need(at.parts.routes)
    card = routes.card_at(at.seat, place)
    return {"number": place + 1, "settlers": int(routes.travel_cost(at.seat, place)), **_does(at, card)}


def _replace(at: Position, place: int) -> Facts:
    routes = need(at.parts.routes)
    home = 0 if routes.rules.settlers_stay else int(routes.settlers_at(at.seat, place))
    return {"about": at.merchant(routes.card_at(at.seat, place)), "number": place + 1, "home": home}


_VERBS: Mapping[str, Explaining] = {
    "acquire": _acquire,
    "bonus": _bonus,
    "build": _build,
    "choose": _choose,
    "claim": _claim,
    "discard": _discard,
    "dock": _on_tile,
    "done": _nothing,
    "explore": _explore,
    "harvest": _harvest,
    "leave": _one_cube,
    "pay": _one_cube,
    "place": _one_cube,
    "play": _play,
    "replace": _replace,
    "rest": _rest,
    "return": _one_cube,
    "sail": _sail,
    "stay": _stay,
    "stop": _stop,
    "swap": _nothing,
    "take": _take,
    "toll": _toll,
    "trade": _trade,
    "trade-at": _trade_at,
    "travel": _travel,
    "upgrade": _upgrade,
    "use": _use,
    "work": _work,
}
