"""The log at a terminal: sentences of the catalog, with pieces called by the names that are typed."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from tradewinds.cli.phrases import heap
from tradewinds.core.agenda import CHANCE
from tradewinds.core.goods import goods_text
from tradewinds.core.state import Game, State
from tradewinds.games.registry import catalog_of
from tradewinds.narration.deeds import Deed, deeds
from tradewinds.narration.story import Chapter, Story
from tradewinds.words.catalog import ENGLISH, LANGUAGES, say
from tradewinds.words.pieces import describe_pieces, describe_worth
from tradewinds.words.telling import tell_chapter

CLOSED = "closed"  # the tile that closes a port
GAMES_KEPT = 8 * len(LANGUAGES)


@lru_cache(maxsize=GAMES_KEPT)
def _effects(game: Game, language: str) -> Mapping[str, str]:
    """What every piece does, trades as they are drawn: `YY>G`."""
    catalog = catalog_of(game)
    cards = (*catalog.starting, *catalog.merchants, *catalog.markets)
    trades = {card.id: card.text for card in cards if card.kind == "trade"}
    return {**describe_pieces(catalog, language, str), **trades}


@lru_cache(maxsize=GAMES_KEPT)
def _printed(game: Game, language: str) -> Mapping[str, str]:
    """The same for the log, where what is paid for a card or tile is told beside it."""
    return {**_effects(game, language), **describe_worth(catalog_of(game), language, str)}


@lru_cache(maxsize=8)
def _costs(game: Game) -> Mapping[str, str]:
    catalog = catalog_of(game)
    tiles = {order.id: goods_text(order.cost) for order in (*catalog.victory_tiles, *catalog.orders)}
    return {**tiles, **{card.id: goods_text(card.cost) for card in catalog.point_cards}}


@lru_cache(maxsize=8)
def _points(game: Game) -> Mapping[str, int]:
    catalog = catalog_of(game)
    orders = {order.id: order.points for order in (*catalog.victory_tiles, *catalog.orders)}
    return {**orders, **{card.id: card.points for card in catalog.point_cards}}


class TypedNames:
    """Pieces by their ids, as in `m07 (RR>YYB)`."""

    def __init__(self, game: Game, names: Sequence[str], language: str = ENGLISH) -> None:
        self.language = language
        self.names = names
        self._game = game
        self._printed = _printed(game, language)

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else f"seat {seat + 1}"

    def goods(self, goods: str) -> str:
        return heap(goods)

    def piece(self, deed: Deed) -> str:
        if deed.kind == "worked":
            key = "number-of-settlers" if deed.place else "settlers-at"
            return say(self.language, key, number=deed.number, place=deed.piece)
        if deed.kind in ("played", "used", "travelled", "took_tile"):  # what it brought is told as well
            return deed.piece
        return self.full(deed.piece)

    def full(self, piece: str) -> str:
        effect = self._printed.get(piece)
        return piece if effect is None else f"{piece} ({effect})"

    def comes(self, piece: str) -> str:
        return self.full(piece)

    def effect(self, piece: str) -> str:
        return self._printed.get(piece, piece)

    def cost(self, piece: str) -> str:
        return _costs(self._game).get(piece, "")

    def place(self, deed: Deed) -> str:
        return deed.piece

    def to(self, tile: str) -> str:
        return say(self.language, "place-to.typed", tile=tile)

    def at(self, tile: str) -> str:
        return say(self.language, "place-at.typed", tile=tile)

    def called(self, piece: str) -> str:
        return say(self.language, "name-tile", kind=CLOSED) if piece == CLOSED else piece

    def does(self, piece: str) -> str:
        return _effects(self._game, self.language).get(piece, "")

    def points(self, piece: str) -> int:
        return _points(self._game)[piece]


def sentence_of(chapter: Chapter, game: Game, names: Sequence[str], language: str = ENGLISH) -> str:
    return tell_chapter(chapter, TypedNames(game, names, language))


def tell_action(state: State, action: int, names: Sequence[str], language: str = ENGLISH) -> str:
    """A single decision or draw as a sentence; the state is from before it. Empty: nothing to tell."""
    seat = None if state.actor == CHANCE else int(state.actor)
    chapter = Story().tell(seat, state.turn_begins(), 0, deeds(state, action))
    return sentence_of(chapter, state.game, names, language)
