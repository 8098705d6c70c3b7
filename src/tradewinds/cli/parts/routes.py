"""Where the caravan meets the settlements: market locations and trade routes."""

from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.parts.land import locations_of, rank_of
from tradewinds.cli.parts.locations import plain_lines
from tradewinds.cli.parts.market import card_text, painted_card, row_of
from tradewinds.cli.phrases import card_words, many
from tradewinds.cli.scene import Block, Part, Scene, StepWords
from tradewinds.cli.table import SeatTable, Table, items, mapping, texts, whole
from tradewinds.components.settlements import Location, Step
from tradewinds.core.actions import Action


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

    def cost(self, place: int) -> int:
        """Settlers that travelling to a place (from 0) takes (EW1-17)."""
        return 1 + sum(stop.settlers == 0 for stop in self.stops[:place])


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


def _card_asked(scene: Scene) -> str:
    """The card under the market where the seat works."""
    return row_of(scene.table).cards[scene.table.about] or "-"


def _market_option(scene: Scene, location: Location, step: Step) -> str:
    card = _card_under(scene, location)
    return "no card" if card is None else f"use or take {card} ({card_text(scene, card)})"


def _market_brief(scene: Scene, location: Location, step: Step) -> str:
    card = _card_under(scene, location)
    return "no card" if card is None else f"{card} {card_text(scene, card)}"


def _market_lines(scene: Scene, location: Location, step: Step) -> list[Text]:
    card = _card_under(scene, location)
    if card is None:
        return [Text("no card", paint.FAINT)]
    return [painted_card(scene, card)]


def _market_question(scene: Scene) -> str:
    markets = [place for place in locations_of(scene.game).values() if place.steps[0].word == "market"]
    card = _card_asked(scene)
    here = f"At {markets[scene.table.about].id} lies {card} ({card_text(scene, card)})"
    full = len(route_of(scene, scene.seat).stops) >= scene.parameters.route_length
    return f"{here}: use it, or {'replace a card of' if full else 'take it into'} your route?"


def _use_option(scene: Scene, action: Action) -> str:
    card = _card_asked(scene)
    return f"use {card}: {card_words(card_text(scene, card))}, then discard it"


def _take_option(scene: Scene, action: Action) -> str:
    place = len(route_of(scene, scene.seat).stops) + 1
    return f"take {_card_asked(scene)} into your route, as place {place}"


def _replace_option(scene: Scene, action: Action) -> str:
    stop = route_of(scene, scene.seat).stops[int(action.words[0]) - 1]
    stay = scene.game.options.get("replaced") == "stay"
    settlers = many(stop.settlers, "settler")
    home = f", its {settlers} {'stay on the new card' if stay else 'come home'}" if stop.settlers else ""
    old = f"{stop.card} ({card_text(scene, stop.card)})"
    return f"replace {old} in place {action.words[0]} by {_card_asked(scene)}{home}"


# -- travel, and swapping cards --------------------------------------------------------------------


def _travel_words(scene: Scene, action: Action) -> tuple[str, str]:
    place = int(action.words[0]) - 1
    route = route_of(scene, scene.seat)
    card = route.stops[place].card
    cost = many(route.cost(place), "settler")
    return f"{card} in place {place + 1}", f" ({cost}): {card_words(card_text(scene, card))}"


def _swap_words(scene: Scene, action: Action) -> str:
    stops = route_of(scene, scene.seat).stops
    left, right = (int(word) for word in action.words)
    first, second = stops[left - 1].card, stops[right - 1].card
    return f"{first} in place {left} and {second} in place {right}"


def _change_market(scene: Scene, location: Location, step: Step) -> str:
    return "lay out other merchants and have another turn"


def _change_route(scene: Scene, location: Location, step: Step) -> str:
    return "gain Y, then swap two cards of your route"


STEPS = {
    "market": StepWords(
        "Use a merchant or take it into your route",
        _market_option,
        _market_brief,
        _market_lines,
        "market",
    ),
    "change-market": StepWords("Change", _change_market, _change_market, plain_lines),
    "change-route": StepWords("Change", _change_route, _change_route, plain_lines),
}


# -- drawn -----------------------------------------------------------------------------------------


def _painted_stop(scene: Scene, seat: SeatTable, route: Route, place: int) -> Text:
    """`1 m07 [2] RR>YYB`: the place, the card, what travelling there costs or who is there."""
    stop, cost = route.stops[place], route.cost(place)
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
    stops = [_painted_stop(scene, seat, route, place) for place in range(len(route.stops))]
    used = [Text(f"{route.discards} used", paint.LABEL)] if route.discards else []
    return [("Route", paint.Packed([*stops, *used]))] if stops or used else []


def _beside(scene: Scene) -> list[Block]:
    return [Block("Merchants", f"{row_of(scene.table).deck_size} in deck")]


ROUTES = Part(
    turn=("travel",),
    questions={
        "market": _market_question,
        "swap": lambda scene: "Swap two cards of your route?",
    },
    options={
        "use": _use_option,
        "take": _take_option,
        "replace": _replace_option,
        "swap": lambda scene, action: f"swap {_swap_words(scene, action)}",
        "travel": lambda scene, action: f"travel to {''.join(_travel_words(scene, action))}",
    },
    groups={"travel": lambda scene, action: ("Travel", "".join(_travel_words(scene, action)))},
    declines={"swap": "leave the route as it is"},
    steps=STEPS,
    beside=_beside,
    seat_rows=_seat_rows,
)
