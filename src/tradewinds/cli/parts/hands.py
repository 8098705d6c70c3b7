"""Hands of merchant cards: acquired from the row, played, and taken back by resting."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.parts.market import cards_of, painted_card
from tradewinds.cli.scene import Part, PieceSet, Scene
from tradewinds.cli.table import SeatTable, Table, texts
from tradewinds.core.state import Game


@dataclass(frozen=True)
class Hand:
    hand: tuple[str, ...]
    played: tuple[str, ...]
    discarded: tuple[str, ...]


def _read(table: Table) -> tuple[Hand, ...]:
    return tuple(
        Hand(*(texts(seat.things[key]) for key in ("hand", "played", "discarded"))) for seat in table.seats
    )


def hand_of(scene: Scene, seat: SeatTable) -> Hand:
    return scene.table.read(_read)[seat.seat]


def _cards(scene: Scene, cards: Sequence[str]) -> RenderableType:
    if not cards:
        return Text("no cards", paint.FAINT)
    return paint.Packed(painted_card(scene, card) for card in cards)


def _seat_rows(scene: Scene, seat: SeatTable) -> list[tuple[str, RenderableType]]:
    hand = hand_of(scene, seat)
    rows = (("Hand", hand.hand), ("Played", hand.played), ("Discarded", hand.discarded))
    return [(label, _cards(scene, cards)) for label, cards in rows if cards or label == "Hand"]


def _with_starting_cards(game: Game) -> Mapping[str, PieceSet]:
    cards = cards_of(game).values()
    return {"merchants": PieceSet({card.id: card.text for card in cards})}


HANDS = Part(
    seat_rows=_seat_rows,
    sets=_with_starting_cards,
)
