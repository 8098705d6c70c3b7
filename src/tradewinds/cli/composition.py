"""Which parts each game is made of. A new game of the same parts is one more entry here."""

from collections.abc import Sequence
from dataclasses import dataclass

from tradewinds.cli.parts.common import COMMON
from tradewinds.cli.parts.crossing import CROSSING
from tradewinds.cli.parts.hands import HANDS
from tradewinds.cli.parts.harbour import HARBOUR
from tradewinds.cli.parts.islands import ISLANDS
from tradewinds.cli.parts.market import MARKET, PRICED_CARDS, PRICED_LIST
from tradewinds.cli.parts.orders import ORDERS
from tradewinds.cli.parts.routes import ROUTES
from tradewinds.cli.parts.sailing import SAILING
from tradewinds.cli.parts.settlements import SETTLEMENTS
from tradewinds.cli.parts.voyages import VOYAGES
from tradewinds.cli.scene import Facts, Part, Scene
from tradewinds.cli.table import table_of
from tradewinds.core.state import State


@dataclass(frozen=True)
class Composition:
    title: str
    parts: tuple[Part, ...]  # where two have words for the same thing, the later one knows better
    example: str  # an action, to show how they are typed
    storage: str = "storage"


COMPOSITIONS = {
    "sand-to-sea": Composition(
        "Sand to Sea", (COMMON, MARKET, ISLANDS, HANDS, PRICED_LIST, HARBOUR, SAILING), "sail tea-2", "hold"
    ),
    "east-to-west-1": Composition("East to West I", (COMMON, MARKET, SETTLEMENTS, ROUTES), "work A1-3"),
    "east-to-west-2": Composition("East to West II", (COMMON, ISLANDS, SETTLEMENTS, VOYAGES), "work A2-3"),
    "east-to-west-3": Composition(
        "East to West III", (COMMON, MARKET, ISLANDS, SETTLEMENTS, ROUTES, VOYAGES), "work A2-3"
    ),
    "spice-road": Composition(
        "Spice Road", (COMMON, MARKET, HANDS, ORDERS, PRICED_CARDS), "claim 2", "caravan"
    ),
    "eastern-wonders": Composition(
        "Eastern Wonders", (COMMON, ISLANDS, HARBOUR, CROSSING), "sail tea-2", "hold"
    ),
    "new-world": Composition("New World", (COMMON, SETTLEMENTS), "work A1-3"),
}
NO_NAMES: tuple[str, ...] = ()


def scene_of(state: State, viewer: int | None, names: Sequence[str] = NO_NAMES) -> Scene:
    """A position as a seat sees it (None: a spectator), as something to draw and to talk about."""
    game = state.game
    made = COMPOSITIONS[game.id]
    table = table_of(state.view(viewer).data())
    return Scene(table, Facts(state.copy()), game, names, made.parts, made.title, made.storage)
