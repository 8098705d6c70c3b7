"""Point cards in a row, with coins above the first ones."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from rich.console import Group, RenderableType
from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.cards import CardRow, Place
from tradewinds.cli.phrases import many
from tradewinds.cli.scene import Part, PieceSet, Scene
from tradewinds.cli.table import SeatTable, Table, mapping, some, texts, whole
from tradewinds.components.catalog import Order
from tradewinds.core.state import Game
from tradewinds.games.registry import catalog_of


@dataclass(frozen=True)
class Coins:
    gold: int
    silver: int

    def words(self) -> list[str]:
        found = [(self.gold, "gold"), (self.silver, "silver")]
        return [f"{number} {metal}" for number, metal in found if number]


@dataclass(frozen=True)
class Claimed:
    """What a seat has; None are cards face down for this viewer."""

    count: int
    cards: tuple[str, ...] | None
    coins: Coins


@dataclass(frozen=True)
class OrderRow:
    cards: tuple[str | None, ...]
    deck_size: int
    left: Coins
    above: tuple[str, ...]  # the metal above each card
    seats: tuple[Claimed, ...]

    def coin_above(self, place: int) -> tuple[str, int]:
        """The metal above a place (from 0) and how many coins of it there are."""
        metal = self.above[place]
        return metal, {"gold": self.left.gold, "silver": self.left.silver}.get(metal, 0)


def _coins(value: object) -> Coins:
    coins = mapping(value)
    return Coins(whole(coins["gold"]), whole(coins["silver"]))


def _claimed(things: Mapping[str, object]) -> Claimed:
    cards = texts(things["claimed"]) if "claimed" in things else None
    return Claimed(whole(things["claimed_count"]), cards, _coins(things["coins"]))


def _read(table: Table) -> OrderRow:
    return OrderRow(
        cards=some(table.things["orders"]),
        deck_size=whole(mapping(table.things["order_deck"])["size"]),
        left=_coins(table.things["coins_left"]),
        above=texts(table.things["coins_above"]),
        seats=tuple(_claimed(seat.things) for seat in table.seats),
    )


def orders_of(table: Table) -> OrderRow:
    return table.read(_read)


@lru_cache(maxsize=8)
def _cards_of(game: Game) -> Mapping[str, Order]:
    return {order.id: order for order in catalog_of(game).orders}


def _cost(order: Order) -> str:
    return order.text.partition(" ")[0]


# -- drawn -----------------------------------------------------------------------------------------


def _place(scene: Scene, place: int, card: str) -> Place:
    metal, number = orders_of(scene.table).coin_above(place)
    above = f"{number} {metal}" if metal else ""
    order = _cards_of(scene.game)[card]
    lines = (paint.paint_piece(card, _cost(order)), Text(many(order.points, "point"), paint.NAME))
    return Place(scene.may(f"claim {place + 1}"), above, lines)


def _drawing(scene: Scene) -> RenderableType:
    row = orders_of(scene.table)
    title = Text("Point cards", paint.NAME).append(f"  {row.deck_size} in deck", paint.LABEL)
    return Group(title, CardRow([_place(scene, n, card) for n, card in enumerate(row.cards) if card]))


def _seat_rows(scene: Scene, seat: SeatTable) -> list[tuple[str, RenderableType]]:
    claimed = orders_of(scene.table).seats[seat.seat]
    count = Text(f"{claimed.count} of {scene.parameters.to_end[scene.table.players]}")
    cards: list[Text] = []
    if claimed.cards is not None:
        orders = _cards_of(scene.game)
        cards = [paint.paint_piece(card, orders[card].text) for card in claimed.cards]
    elif claimed.count:
        count.append(" face down", paint.FAINT)
    rows: list[tuple[str, RenderableType]] = [("Cards", paint.Packed([count, *cards]))]
    coins = claimed.coins.words()
    return [*rows, ("Coins", ", ".join(coins))] if coins else rows


def _sets(game: Game) -> Mapping[str, PieceSet]:
    return {"orders": PieceSet({order.id: order.text for order in catalog_of(game).orders})}


ORDERS = Part(
    drawing=_drawing,
    legend=("[1] can be had now",),
    seat_rows=_seat_rows,
    sets=_sets,
)
