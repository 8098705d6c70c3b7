"""Which parts each game is made of. A new game of the same parts is one more entry here."""

from collections.abc import Mapping, Sequence

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
from tradewinds.games.registry import info_of

# Where two parts have words for the same thing, the later one knows better.
PARTS: Mapping[str, tuple[Part, ...]] = {
    "sand-to-sea": (COMMON, MARKET, ISLANDS, HANDS, PRICED_LIST, HARBOUR, SAILING),
    "east-to-west-1": (COMMON, MARKET, SETTLEMENTS, ROUTES),
    "east-to-west-2": (COMMON, ISLANDS, SETTLEMENTS, VOYAGES),
    "east-to-west-3": (COMMON, MARKET, ISLANDS, SETTLEMENTS, ROUTES, VOYAGES),
    "spice-road": (COMMON, MARKET, HANDS, ORDERS, PRICED_CARDS),
    "eastern-wonders": (COMMON, ISLANDS, HARBOUR, CROSSING),
    "new-world": (COMMON, SETTLEMENTS),
}
NO_NAMES: tuple[str, ...] = ()


def scene_of(state: State, viewer: int | None, names: Sequence[str] = NO_NAMES) -> Scene:
    """A position as a seat sees it (None: a spectator), as something to draw and to talk about."""
    game = state.game
    info = info_of(game)
    table = table_of(state.view(viewer).data())
    return Scene(table, Facts(state.copy()), game, names, PARTS[game.id], info.title, info.storage)
