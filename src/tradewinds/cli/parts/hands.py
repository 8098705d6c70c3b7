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


def _read(table: Table) -> tuple[Hand, ...]:
    return tuple(
        Hand(*(texts(seat.things[key]) for key in ("hand", "played", "discarded"))) for seat in table.seats
    )


def hand_of(scene: Scene, seat: SeatTable) -> Hand:
    return scene.table.read(_read)[seat.seat]


# -- acquire ---------------------------------------------------------------------------------------


def _acquire_option(scene: Scene, action: Action) -> str:
    option = scene.option(action)
    card = f"{option.about} ({card_text(scene, option.about)})"
    price = f"paying {many(option.cubes, 'cube')}" if option.cubes else "free"
    return f"acquire {card} from slot {action.words[0]}, {price}{on_it(option.brings)}"


def _place(scene: Scene) -> str:
    return f"Put 1 cube on {scene.asked.about} in slot {scene.asked.number}{left(scene)}."


# -- play and rest ---------------------------------------------------------------------------------


def _play_option(scene: Scene, action: Action) -> str:
    card = cards_of(scene.game)[action.words[0]]
    if card.kind == "trade":
        times = times_of(action.words[1])
        return f"play {card.id} {card.text} {how_often(times)}: {exchange(scene.option(action))}"
    if card.kind == "upgrade":
        return f"play {card.id}: upgrade up to {card.upgrades}"
    return f"play {card.id}: {card.text}"


def _rest_option(scene: Scene, action: Action) -> str:
    back = scene.option(action).back
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
        "place": lambda scene, action: f"put {cube_words(action.words[0])} on {scene.asked.about}",
        "discard": _discard_option,
    },
    seat_rows=_seat_rows,
    sets=_with_starting_cards,
)
