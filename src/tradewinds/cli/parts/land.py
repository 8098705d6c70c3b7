"""What lies on and beside the location boards, read from a view, and what is printed on the pieces."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol, cast

from tradewinds.cli.phrases import listed, many
from tradewinds.cli.scene import Scene
from tradewinds.cli.table import SeatTable, Table, goods, items, mapping, some, texts, whole
from tradewinds.components.settlements import (
    EMBLEMS,
    ExplorationTile,
    Location,
    PointCard,
    ScoringTile,
)
from tradewinds.core.state import Game
from tradewinds.games.registry import catalog_of
from tradewinds.rules.settlements import SettlementRules

# What bonus tiles count, as people call it.
ITEM_WORDS = {
    "exploration": "exploration tile",
    "brown": "brown cube",
    "settler": "settler from the reserve",
    "card": "point card",
    "merchant": "merchant card",
    "column": "empty outpost column",
}


@dataclass(frozen=True)
class Spot:
    """A location as it is now: whose settlers stand there, or which exploration tile covers it."""

    id: str
    seat: int | None
    settlers: int
    tile: str | None


@dataclass(frozen=True)
class Stack:
    top: str | None
    size: int


@dataclass(frozen=True)
class Settler:
    """What a seat has of the settlements box; discounts and charms in the order of EMBLEMS, then none."""

    ready: int
    placed: int
    reserve: int
    cards: tuple[str, ...]
    bonus_tiles: tuple[str, ...]
    bonus_spaces: int
    explored: tuple[str, ...]
    discounts: tuple[int, ...]
    charms: tuple[str, ...]


@dataclass(frozen=True)
class Land:
    spots: tuple[Spot, ...]
    forts: tuple[str | None, ...]
    deck_size: int
    deck_top: str | None
    stacks: tuple[Stack, ...]
    beside: tuple[str, ...]
    seats: tuple[Settler, ...]


def _spot(value: object) -> Spot:
    data = mapping(value)
    seat, tile = data["seat"], data["tile"]
    return Spot(
        str(data["id"]),
        None if seat is None else whole(seat),
        whole(data["settlers"]),
        None if tile is None else str(tile),
    )


def _stack(value: object) -> Stack:
    data = mapping(value)
    return Stack(None if data["top"] is None else str(data["top"]), whole(data["size"]))


def _settler(things: Mapping[str, object]) -> Settler:
    discounts, charms = mapping(things["discounts"]), mapping(things["charms"])
    return Settler(
        ready=whole(things["ready"]),
        placed=whole(things["placed"]),
        reserve=whole(things["reserve"]),
        cards=texts(things["cards"]),
        bonus_tiles=texts(things["bonus_tiles"]),
        bonus_spaces=whole(things["bonus_spaces"]),
        explored=texts(things["explored"]),
        discounts=(*(whole(discounts[emblem]) for emblem in EMBLEMS), 0),
        charms=(*(goods(charms[emblem]) for emblem in EMBLEMS), ""),
    )


def _read(table: Table) -> Land:
    view, deck = table.things, mapping(table.things["point_deck"])
    return Land(
        spots=tuple(_spot(location) for location in items(view["locations"])),
        forts=some(view["forts"]),
        deck_size=whole(deck["size"]),
        deck_top=None if deck["top"] is None else str(deck["top"]),
        stacks=tuple(_stack(stack) for stack in items(view["stacks"])),
        beside=texts(view["beside"]),
        seats=tuple(_settler(seat.things) for seat in table.seats),
    )


def land_of(table: Table) -> Land:
    return table.read(_read)


def settler_of(scene: Scene, seat: SeatTable) -> Settler:
    return land_of(scene.table).seats[seat.seat]


def placed_of(scene: Scene, seat: SeatTable) -> int:
    """Settlers that a rest brings home."""
    settler = settler_of(scene, seat)
    return scene.parameters.settlers - settler.ready - settler.reserve


def spot_of(scene: Scene, location: str) -> Spot:
    return next(spot for spot in land_of(scene.table).spots if spot.id == location)


# -- what is printed -------------------------------------------------------------------------------


class _WithSettlements(Protocol):
    @property
    def settlements(self) -> SettlementRules: ...


def rules_of(game: Game) -> SettlementRules:
    return cast(_WithSettlements, game).settlements


def forts_give_bonus(game: Game) -> bool:
    """Whether the stacks of bonus tiles belong to forts; else they give tiles for something else."""
    return rules_of(game).forts_give_bonus


@lru_cache(maxsize=8)
def sides_of(game: Game) -> tuple[str, ...]:
    """The boards of a game, as they lie: from the left, the upper ones first; all that may come last."""
    return tuple(dict.fromkeys(name.partition("-")[0] for name in rules_of(game).names))


def sides_on_table(scene: Scene) -> tuple[str, ...]:
    return tuple(dict.fromkeys(spot.id.partition("-")[0] for spot in land_of(scene.table).spots))


@lru_cache(maxsize=8)
def locations_of(game: Game) -> Mapping[str, Location]:
    boards = catalog_of(game).boards
    return {location.id: location for side in sides_of(game) for location in boards[side].locations}


def rank_of(game: Game, location: Location) -> int:
    """How many locations with the same action stand before this one: the number of its fort or market."""
    alike = [
        other.id for other in locations_of(game).values() if other.steps[0].word == location.steps[0].word
    ]
    return alike.index(location.id)


def stack_sides(scene: Scene) -> list[str]:
    """The board on which each stack of bonus tiles is."""
    boards = scene.catalog.boards
    return [side for side in sides_of(scene.game) for _ in boards[side].bonus]


@lru_cache(maxsize=8)
def point_cards_of(game: Game) -> Mapping[str, PointCard]:
    return {card.id: card for card in catalog_of(game).point_cards}


@lru_cache(maxsize=8)
def _scoring_tiles_of(game: Game) -> Mapping[str, ScoringTile]:
    return {tile.id: tile for tile in catalog_of(game).scoring_tiles}


@lru_cache(maxsize=8)
def _exploration_tiles_of(game: Game) -> Mapping[str, ExplorationTile]:
    return {tile.id: tile for tile in catalog_of(game).exploration_tiles}


# -- words for pieces ------------------------------------------------------------------------------


def cost_of(card: PointCard) -> str:
    return card.text.partition(" ")[0]


def benefit_of(card: PointCard) -> str:
    """As it is printed: `charm anvil Y`."""
    return card.text.partition(" | ")[0].split(" ", 2)[2]


def worth_of(card: PointCard) -> str:
    """`10 points, charm anvil Y`."""
    return f"{many(card.points, 'point')}, {benefit_of(card)}"


def card_offer(card: PointCard) -> str:
    """`YRGB: 10 points, charm anvil Y`."""
    return f"{cost_of(card)}: {worth_of(card)}"


def bonus_words(game: Game, name: str) -> str:
    """`3 per hammer and charm`, `2 per 2 merchant cards`."""
    tile = _scoring_tiles_of(game)[name]
    counts = {item: tile.items.count(item) for item in tile.items}
    words = [
        ITEM_WORDS.get(item, item) if number == 1 else many(number, ITEM_WORDS.get(item, item))
        for item, number in counts.items()
    ]
    return f"{tile.points} per {listed(words)}"


def tile_words(game: Game, name: str) -> str:
    """What an exploration tile gives: `1 settler, 1 point`."""
    tile = _exploration_tiles_of(game)[name]
    words = [part for part in tile.text.split(" + ") if part.startswith(("gain", "upgrade"))]
    words += [many(tile.recruits, "settler")] if tile.recruits else []
    words += [many(tile.points, "point")] if tile.points else []
    return ", ".join(words)


def fort_card(scene: Scene, location: Location) -> PointCard | None:
    """The point card above a fort."""
    card = land_of(scene.table).forts[rank_of(scene.game, location)]
    return None if card is None else point_cards_of(scene.game)[card]
