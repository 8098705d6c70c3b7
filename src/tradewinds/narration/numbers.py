"""What texts about a game tell: its numbers, how many pieces are laid out, and what it is made of."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import cast

from tradewinds.components.catalog import SYMBOLS
from tradewinds.core.agenda import CHANCE
from tradewinds.core.codes import OWNER_BITS
from tradewinds.core.dealer import Dealer
from tradewinds.core.state import Game
from tradewinds.core.view import ViewData
from tradewinds.games.registry import INFOS, catalog_of, make_game
from tradewinds.games.settlers import SettlersGame
from tradewinds.rules import owners
from tradewinds.rules.common import LAST_ROUND
from tradewinds.rules.info import ByPlayers, GameInfo, Parameters

MODULES: Mapping[int, str] = {
    int(number): name.lower()
    for name, number in vars(owners).items()
    if isinstance(number, int) and number < owners.LEFT_TO_GAME
}


@dataclass(frozen=True, kw_only=True)
class Numbers:
    """0, or nothing, where the game is without what they are about."""

    parameters: Parameters
    modules: Sequence[str]  # that the game is made of, as rules/owners.py calls them
    rulings: Sequence[str]
    origin: str  # of its rules
    seat_goods: Sequence[str]  # of as many seats as can play
    ended_by: str  # `tiles` or `cards`: what a seat collects until there are enough
    merchants: int  # cards of the deck and the row
    orders: int  # point cards of the caravan box
    orders_shown: int
    gold_worth: int
    silver_worth: int
    start_sets: Sequence[str]
    markets: int  # on the map
    markets_each: int  # of a symbol
    ports: int
    closed_within: int  # tiles of the stack, among which the closed-port tile is
    outposts: Sequence[int]  # what is under those of a row
    outposts_row: int
    outposts_each: int  # of a seat
    boards: Sequence[str]
    spare_boards: Sequence[str]
    stacks: int  # of bonus tiles
    stack_tiles: int
    forts_give_bonus: bool  # the stacks belong to forts
    exploration_tiles: int
    covered: ByPlayers  # locations, by exploration tiles
    last_round: int  # whatever happens


@cache
def numbers_of(game: str) -> Numbers:
    info = INFOS[game]
    views = {players: _laid_out(game, players) for players in range(info.players[0], info.players[1] + 1)}
    view = views[info.players[0]]
    made = make_game(game)
    catalog = catalog_of(made)
    deck, row = cast(Mapping[str, int], view.get("deck", {"size": 0})), _list(view, "row")
    orders = cast(Mapping[str, int], view.get("order_deck", {"size": 0}))
    stack = cast(Mapping[str, int], view.get("stack", {"closed_within": 0}))
    worth = cast(Mapping[str, int], view.get("coins_worth", {"gold": 0, "silver": 0}))
    stacks = cast(Sequence[Mapping[str, int]], view.get("stacks", ()))
    markets = _markets(info, len(catalog.markets))
    outposts = catalog.outpost_values.get(game, ())
    covered = {players: len(_covered(seen)) for players, seen in views.items()}
    return Numbers(
        parameters=info.parameters,
        modules=[MODULES[owner] for owner in sorted(modules_of(made))],
        rulings=list(info.rulings),
        origin=info.origin,
        seat_goods=info.parameters.seat_goods[: info.players[1]],
        ended_by="tiles" if "tiles_to_end" in view else "cards",
        merchants=deck["size"] + len(row),
        orders=orders["size"] + len(_list(view, "orders")),
        orders_shown=len(_list(view, "orders")),
        gold_worth=worth["gold"],
        silver_worth=worth["silver"],
        start_sets=cast(Sequence[str], view.get("start_sets", ())),
        markets=markets,
        markets_each=markets // len(SYMBOLS),
        ports=len(_list(view, "ports")),
        closed_within=stack["closed_within"],
        outposts=outposts,
        outposts_row=len(outposts),
        outposts_each=len(outposts) * len(SYMBOLS),
        boards=info.boards,
        spare_boards=info.spare_boards,
        stacks=len(stacks),
        stack_tiles=max((stack["size"] for stack in stacks), default=0),
        forts_give_bonus=isinstance(made, SettlersGame) and made.settlements.forts_give_bonus,
        exploration_tiles=len(_list(view, "beside")) + len(_covered(view)),
        covered=covered if any(covered.values()) else {},
        last_round=int(LAST_ROUND),
    )


def modules_of(game: Game) -> set[int]:
    """The owners of what a game declares, but for what is left to the game or its own."""
    codes = game.vocabulary.codes
    found = {number >> int(OWNER_BITS) for number in (*codes.phases, *codes.verbs, *codes.reasons)}
    return found & set(MODULES)


def _laid_out(game: str, players: int) -> ViewData:
    """What everybody sees before the first decision."""
    state, dealer = make_game(game).start(players), Dealer("numbers")
    while state.actor == CHANCE:
        state.deal(dealer)
    return state.view(None).data()


def _list(view: ViewData, key: str) -> Sequence[object]:
    return cast(Sequence[object], view.get(key, ()))


def _covered(view: ViewData) -> list[object]:
    locations = cast(Sequence[Mapping[str, object]], _list(view, "locations"))
    return [location["id"] for location in locations if location["tile"] is not None]


def _markets(info: GameInfo, all_of_them: int) -> int:
    boxed = info.parameters.boxed_markets * len(SYMBOLS)
    return all_of_them - boxed if info.map is not None else 0
