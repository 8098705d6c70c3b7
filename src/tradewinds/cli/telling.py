"""The log at a terminal: sentences of the catalog, with pieces called by the names that are typed."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from tradewinds.cli.parts.land import bonus_words, tile_words, worth_of
from tradewinds.cli.phrases import heap, many
from tradewinds.core.agenda import CHANCE
from tradewinds.core.goods import goods_text
from tradewinds.core.state import Game, State
from tradewinds.games.registry import catalog_of
from tradewinds.narration.deeds import Deed, deeds
from tradewinds.narration.story import Chapter, Story
from tradewinds.words.catalog import ENGLISH, say
from tradewinds.words.telling import tell_chapter


@lru_cache(maxsize=8)
def _printed(game: Game) -> Mapping[str, str]:
    """What is printed on every piece that a log can name."""
    catalog = catalog_of(game)
    cards = {card.id: card.text for card in (*catalog.starting, *catalog.merchants)}
    tiles = {order.id: many(order.points, "point") for order in (*catalog.victory_tiles, *catalog.orders)}
    points = {card.id: worth_of(card) for card in catalog.point_cards}
    bonus = {tile.id: bonus_words(game, tile.id) for tile in catalog.scoring_tiles}
    explored = {tile.id: tile_words(game, tile.id) for tile in catalog.exploration_tiles}
    return {**cards, **tiles, **points, **bonus, **explored}


@lru_cache(maxsize=8)
def _costs(game: Game) -> Mapping[str, str]:
    catalog = catalog_of(game)
    tiles = {order.id: goods_text(order.cost) for order in (*catalog.victory_tiles, *catalog.orders)}
    return {**tiles, **{card.id: goods_text(card.cost) for card in catalog.point_cards}}


class TypedNames:
    """Pieces by their ids, as in `m07 (RR>YYB)`."""

    language = ENGLISH

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.printed = _printed(game)
        self.costs = _costs(game)
        self.names = names

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else f"seat {seat + 1}"

    def goods(self, goods: str) -> str:
        return heap(goods)

    def piece(self, deed: Deed) -> str:
        if deed.kind == "worked":
            settlers = say(self.language, "number-of-settlers", number=deed.number)
            return settlers if deed.place else f"{settlers} at {deed.piece}"
        if deed.kind in ("played", "used", "travelled", "took_tile"):  # what it brought is told as well
            return deed.piece
        return self.full(deed.piece)

    def full(self, piece: str) -> str:
        effect = self.printed.get(piece)
        return piece if effect is None else f"{piece} ({effect})"

    def comes(self, piece: str) -> str:
        return self.full(piece)

    def effect(self, piece: str) -> str:
        return self.printed.get(piece, piece)

    def cost(self, piece: str) -> str:
        return self.costs.get(piece, "")

    def place(self, deed: Deed) -> str:
        return deed.piece

    def to(self, tile: str) -> str:
        return tile

    def at(self, tile: str) -> str:
        return tile


def sentence_of(chapter: Chapter, game: Game, names: Sequence[str]) -> str:
    return tell_chapter(chapter, TypedNames(game, names))


def tell_action(state: State, action: int, names: Sequence[str]) -> str:
    """A single decision or draw as a sentence; the state is from before it. Empty: nothing to tell."""
    seat = None if state.actor == CHANCE else int(state.actor)
    chapter = Story().tell(seat, state.turn_begins(), 0, deeds(state, action))
    return sentence_of(chapter, state.game, names)
