"""Where the caravan meets the settlements: market locations and trade routes."""

from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.parts.land import rank_of
from tradewinds.cli.parts.locations import plain_lines
from tradewinds.cli.parts.market import card_text, painted_card, row_of
from tradewinds.cli.scene import Block, Part, Scene, StepShown
from tradewinds.cli.table import SeatTable, Table, items, mapping, texts, whole
from tradewinds.components.settlements import Location, Step


@dataclass(frozen=True)
class Stop:
    """A card of a route, and the settlers on it."""

    card: str
    settlers: int


@dataclass(frozen=True)
class Route:
    stops: tuple[Stop, ...]
    discards: int
    discarded: tuple[str, ...] | None  # None: face down for this viewer


def _stop(value: object) -> Stop:
    data = mapping(value)
    return Stop(str(data["card"]), whole(data["settlers"]))


def _route(seat: SeatTable) -> Route:
    things = seat.things
    return Route(
        tuple(_stop(stop) for stop in items(things["route"])),
        whole(things["discard_count"]),
        texts(things["discarded"]) if "discarded" in things else None,
    )


def _read(table: Table) -> tuple[Route, ...]:
    return tuple(_route(seat) for seat in table.seats)


def route_of(scene: Scene, seat: SeatTable) -> Route:
    return scene.table.read(_read)[seat.seat]


# -- market locations ------------------------------------------------------------------------------


def _card_under(scene: Scene, location: Location) -> str | None:
    return row_of(scene.table).cards[rank_of(scene.game, location)]


def _market_lines(scene: Scene, location: Location, step: Step) -> list[Text]:
    card = _card_under(scene, location)
    if card is None:
        return [Text("no card", paint.FAINT)]
    return [painted_card(scene, card)]


STEPS = {
    "market": StepShown(_market_lines, "market"),
    "change-market": StepShown(plain_lines),
    "change-route": StepShown(plain_lines),
}


# -- drawn -----------------------------------------------------------------------------------------


def _painted_stop(scene: Scene, seat: SeatTable, place: int, stop: Stop, cost: int) -> Text:
    """`1 m07 [2] RR>YYB`: the place, the card, what travelling there costs or who is there."""
    text = Text(f"{place + 1} ").append(stop.card, paint.FAINT).append(" ")
    if stop.settlers:
        text.append(f"{seat.seat + 1}", paint.seat_style(seat.seat)).append(f"x{stop.settlers}")
    elif seat.seat == scene.table.actor and scene.may(f"travel {place + 1}"):
        text.append(f"[{cost}]", paint.NAME)
    else:
        text.append(f"({cost})", paint.LABEL)
    return text.append(" ").append_text(paint.paint_sentence(card_text(scene, stop.card)))


def _seat_rows(scene: Scene, seat: SeatTable) -> list[tuple[str, RenderableType]]:
    route = route_of(scene, seat)
    costs = scene.facts.travel_costs(seat.seat)
    stops = [
        _painted_stop(scene, seat, place, stop, cost)
        for place, (stop, cost) in enumerate(zip(route.stops, costs, strict=True))
    ]
    used = [Text(f"{route.discards} used", paint.LABEL)] if route.discards else []
    return [("Route", paint.Packed([*stops, *used]))] if stops or used else []


def _beside(scene: Scene) -> list[Block]:
    return [Block("Merchants", f"{row_of(scene.table).deck_size} in deck")]


ROUTES = Part(
    steps=STEPS,
    beside=_beside,
    seat_rows=_seat_rows,
)
