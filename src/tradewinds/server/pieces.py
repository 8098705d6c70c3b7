"""The pieces of a game with what is printed on them, for whoever draws them. Goods are text, as in `YYR`."""

from msgspec import Struct

from tradewinds.components.catalog import Card, Catalog, Order, Provenance
from tradewinds.components.maps import Layout
from tradewinds.components.settlements import (
    ANYWHERE,
    BENEFITS,
    EMBLEMS,
    ExplorationTile,
    Location,
    PointCard,
    ScoringTile,
    Step,
)
from tradewinds.core.goods import goods_text
from tradewinds.games.provenance import provenance_of
from tradewinds.games.registry import INFOS, make_game

NOTHING = "-"  # how an engine's text says that there are no goods


class CardShown(Struct, frozen=True, omit_defaults=True):
    """A merchant card or a market tile."""

    kind: str  # gain, upgrade or trade
    give: str = ""
    get: str = ""
    upgrades: int = 0


class OrderShown(Struct, frozen=True):
    """A victory tile, or a point card of the caravan box."""

    cost: str
    points: int


class StepShown(Struct, frozen=True, omit_defaults=True):
    """One action of a location; `number` counts upgrades, or how far a boat moves (0: to any tile)."""

    word: str
    give: str = ""
    get: str = ""
    number: int = 0


class LocationShown(Struct, frozen=True, omit_defaults=True):
    settlers: int
    steps: list[StepShown]
    emblem: str = ""
    icon: str = ""


class PointCardShown(Struct, frozen=True, omit_defaults=True):
    cost: str
    points: int
    benefit: str
    number: int = 0  # settlers of a saddlebag
    emblem: str = ""
    cube: str = ""


class ScoringTileShown(Struct, frozen=True, omit_defaults=True):
    """A bonus tile of the settlements box: so many points for each set of these things."""

    points: int
    items: list[str]
    mark: str = ""


class ExplorationTileShown(Struct, frozen=True, omit_defaults=True):
    points: int = 0
    gain: str = ""
    upgrades: int = 0
    recruits: int = 0


class PlaceShown(Struct, frozen=True):
    """A hex of the map, in columns and half rows."""

    column: int
    row: int
    mark: str  # o for a market, P for a port, ~ for open sea


class Pieces(Struct, frozen=True):
    """Everything a game is played with. What it does not use is empty."""

    game: str
    boxes: list[str]
    cards: dict[str, CardShown]  # merchants, and those everybody starts with
    markets: dict[str, CardShown]
    orders: dict[str, OrderShown]
    victory_tiles: dict[str, OrderShown]
    outposts: list[int]  # what is under the outposts of a row
    locations: dict[str, LocationShown]  # of all boards; which of them lie on the table, its board says
    point_cards: dict[str, PointCardShown]
    scoring_tiles: dict[str, ScoringTileShown]
    exploration_tiles: dict[str, ExplorationTileShown]
    map: list[PlaceShown]
    provenance: dict[str, Provenance]


def pieces_of(game: str, catalog: Catalog, layout: Layout | None) -> Pieces:
    info = INFOS[game]
    boxes = info.boxes
    caravan, islands, settled = ("caravan" in boxes, "islands" in boxes, "settlements" in boxes)
    locations = [one for board in catalog.boards.values() for one in board.locations] if settled else []
    cards = [*catalog.starting, *catalog.merchants] if caravan else []
    return Pieces(
        game=game,
        boxes=list(boxes),
        cards={card.id: card_shown(card) for card in cards},
        markets={card.id: card_shown(card) for card in catalog.markets} if islands else {},
        orders={order.id: order_shown(order) for order in catalog.orders if info.parameters.coins},
        victory_tiles={
            tile.id: order_shown(tile) for tile in catalog.victory_tiles if info.parameters.bonus_kinds
        },
        outposts=list(catalog.outpost_values[game]) if islands else [],
        locations={location.id: location_shown(location) for location in locations},
        point_cards={card.id: point_card_shown(card) for card in catalog.point_cards} if settled else {},
        scoring_tiles={tile.id: scoring_shown(tile) for tile in catalog.scoring_tiles} if settled else {},
        exploration_tiles=(
            {tile.id: explored_shown(tile) for tile in catalog.exploration_tiles} if settled else {}
        ),
        map=[]
        if layout is None
        else [
            PlaceShown(column, row, mark)
            for (column, row), mark in zip(layout.places, layout.marks, strict=True)
        ],
        provenance=provenance_of(make_game(game, None, layout, catalog)),
    )


def goods(amount: int) -> str:
    text = goods_text(amount)
    return "" if text == NOTHING else text


def card_shown(card: Card) -> CardShown:
    return CardShown(card.kind, goods(card.give), goods(card.get), card.upgrades)


def order_shown(order: Order) -> OrderShown:
    return OrderShown(goods(order.cost), order.points)


def location_shown(location: Location) -> LocationShown:
    steps = [step_shown(step) for step in location.steps]
    return LocationShown(location.settlers, steps, emblem_name(location.emblem), location.icon)


def step_shown(step: Step) -> StepShown:
    number = 0 if step.number == ANYWHERE else step.number
    return StepShown(step.word, goods(step.give), goods(step.get), number)


def point_card_shown(card: PointCard) -> PointCardShown:
    return PointCardShown(
        cost=goods(card.cost),
        points=card.points,
        benefit=BENEFITS[card.symbol],
        number=card.number,
        emblem=emblem_name(card.emblem),
        cube=goods(card.cube),
    )


def scoring_shown(tile: ScoringTile) -> ScoringTileShown:
    return ScoringTileShown(tile.points, list(tile.items), tile.mark)


def explored_shown(tile: ExplorationTile) -> ExplorationTileShown:
    return ExplorationTileShown(tile.points, goods(tile.gain), tile.upgrades, tile.recruits)


def emblem_name(emblem: int) -> str:
    return EMBLEMS[emblem] if 0 <= emblem < len(EMBLEMS) else ""
