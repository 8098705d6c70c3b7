"""Hands of merchant cards: acquired from the row, played, and taken back by resting."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.parts.common import REST, left
from tradewinds.cli.parts.market import (
    card_text,
    cards_of,
    on_it,
    painted_card,
    row_of,
    slot_card,
)
from tradewinds.cli.phrases import cube_words, exchange, how_often, many, times_of
from tradewinds.cli.scene import Part, PieceSet, Scene
from tradewinds.cli.table import SeatTable, Table, texts
from tradewinds.core.actions import Action
from tradewinds.core.state import Game


@dataclass(frozen=True)
class Hand:
    hand: tuple[str, ...]
    played: tuple[str, ...]
    discarded: tuple[str, ...]

    @property
    def resting(self) -> int:
        """Cards that a rest takes back."""
        return len(self.played) + len(self.discarded)


def _read(table: Table) -> tuple[Hand, ...]:
    return tuple(
        Hand(*(texts(seat.things[key]) for key in ("hand", "played", "discarded"))) for seat in table.seats
    )


def hand_of(scene: Scene, seat: SeatTable) -> Hand:
    return scene.table.read(_read)[seat.seat]


# -- acquire ---------------------------------------------------------------------------------------


def _acquire_option(scene: Scene, action: Action) -> str:
    slot = int(action.words[0])
    card, text, cubes = slot_card(scene, slot)
    price = "free" if slot == 1 else f"paying {many(slot - 1, 'cube')}"
    return f"acquire {card} ({text}) from slot {slot}, {price}{on_it(cubes)}"


def _next_slot(scene: Scene) -> int:
    """Where the next cube goes when a card is acquired, from 1 (RUL-19)."""
    return scene.table.about - scene.table.left + 1


def _next_card(scene: Scene) -> str | None:
    return row_of(scene.table).cards[_next_slot(scene) - 1]


def _place(scene: Scene) -> str:
    return f"Put 1 cube on {_next_card(scene)} in slot {_next_slot(scene)}{left(scene)}."


# -- play and rest ---------------------------------------------------------------------------------


def _play_option(scene: Scene, action: Action) -> str:
    card = cards_of(scene.game)[action.words[0]]
    if card.kind == "trade":
        times = times_of(action.words[1])
        return f"play {card.id} {card.text} {how_often(times)}: {exchange(card.text, times)}"
    if card.kind == "upgrade":
        return f"play {card.id}: upgrade up to {card.upgrades}"
    return f"play {card.id}: {card.text}"


def _rest_option(scene: Scene, action: Action) -> str:
    back = hand_of(scene, scene.seat).resting
    return f"rest: take back {many(back, 'card')}" if back else "rest (no card to take back)"


# -- discarding, where something costs cards -------------------------------------------------------


def _discard_option(scene: Scene, action: Action) -> str:
    card = action.words[0]
    place = "the hand" if card in hand_of(scene, scene.seat).hand else "the played cards"
    return f"discard {card} ({card_text(scene, card)}) from {place}"


# -- drawn -----------------------------------------------------------------------------------------


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
    turn=("acquire", "play", REST),
    questions={"place": _place},
    options={
        "acquire": _acquire_option,
        "play": _play_option,
        "rest": _rest_option,
        "place": lambda scene, action: f"put {cube_words(action.words[0])} on {_next_card(scene)}",
        "discard": _discard_option,
    },
    seat_rows=_seat_rows,
    sets=_with_starting_cards,
)
