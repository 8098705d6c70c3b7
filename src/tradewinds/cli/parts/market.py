"""The merchant row and its deck."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.cards import CardRow, Place
from tradewinds.cli.phrases import heap, many
from tradewinds.cli.scene import Block, Part, PieceSet, Scene
from tradewinds.cli.table import Table, goods, items, mapping, some, whole
from tradewinds.components.catalog import Card
from tradewinds.core.state import Game
from tradewinds.games.registry import catalog_of


@dataclass(frozen=True)
class MerchantRow:
    cards: tuple[str | None, ...]
    cubes: tuple[str, ...]  # on each of them
    deck_size: int


def _read(table: Table) -> MerchantRow:
    view = table.things
    cubes = tuple(goods(on_card) for on_card in items(view["row_cubes"]))
    return MerchantRow(some(view["row"]), cubes, whole(mapping(view["deck"])["size"]))


def row_of(table: Table) -> MerchantRow:
    return table.read(_read)


@lru_cache(maxsize=8)
def cards_of(game: Game) -> Mapping[str, Card]:
    """Merchant and starting cards by name."""
    catalog = catalog_of(game)
    return {card.id: card for card in (*catalog.starting, *catalog.merchants)}


def card_text(scene: Scene, card: str) -> str:
    return cards_of(scene.game)[card].text


def painted_card(scene: Scene, card: str) -> Text:
    return paint.paint_piece(card, card_text(scene, card))


# -- the row where a card costs a cube on each card to its left ------------------------------------


def _price(scene: Scene, slot: int) -> str:
    price = whole(items(scene.table.things["row_prices"])[slot - 1])
    return many(price, "cube") if price else "free"


def _priced_list(scene: Scene) -> list[Block]:
    row = row_of(scene.table)
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, show_edge=False)
    for slot, card in enumerate(row.cards, start=1):
        if card is None:
            grid.add_row(f"{slot}", Text("empty", paint.FAINT))
            continue
        cubes = row.cubes[slot - 1]
        grid.add_row(
            f"{slot}",
            Text(card, paint.NAME),
            paint.paint_sentence(card_text(scene, card)),
            _price(scene, slot),
            Text("+").append_text(paint.paint_goods(cubes)) if cubes else "",
        )
    return [Block("Merchants", f"{row.deck_size} in deck", grid)]


def _priced_place(scene: Scene, slot: int, card: str) -> Place:
    """Three short lines: so six cards fit beside each other, whichever they are."""
    lines = [Text(card, paint.FAINT), paint.paint_sentence(card_text(scene, card))]
    if cubes := row_of(scene.table).cubes[slot - 1]:
        lines.append(Text("+").append_text(paint.paint_goods(heap(cubes).replace(" ", ""))))
    return Place(scene.may(f"acquire {slot}"), _price(scene, slot), tuple(lines))


def _priced_cards(scene: Scene) -> RenderableType:
    row = row_of(scene.table)
    title = Text("Merchants", paint.NAME).append(f"  {row.deck_size} in deck", paint.LABEL)
    cards = [_priced_place(scene, slot, card) for slot, card in enumerate(row.cards, start=1) if card]
    return Group(title, CardRow(cards))


# -- pieces ----------------------------------------------------------------------------------------


def _merchants(game: Game) -> Mapping[str, PieceSet]:
    return {"merchants": PieceSet({card.id: card.text for card in catalog_of(game).merchants})}


MARKET = Part(sets=_merchants)
PRICED_LIST = Part(beside=_priced_list)  # beside a map
PRICED_CARDS = Part(drawing=_priced_cards, legend=("+ cubes that come with a card",))  # across the table
