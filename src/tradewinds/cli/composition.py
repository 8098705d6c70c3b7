"""Which parts a game is drawn with: that follows from the modules that it is made of."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tradewinds.cli.parts.crossing import CROSSING
from tradewinds.cli.parts.hands import HANDS
from tradewinds.cli.parts.harbour import HARBOUR
from tradewinds.cli.parts.islands import ISLANDS
from tradewinds.cli.parts.market import MARKET, PRICED_CARDS, PRICED_LIST
from tradewinds.cli.parts.orders import ORDERS
from tradewinds.cli.parts.routes import ROUTES
from tradewinds.cli.parts.settlements import SETTLEMENTS
from tradewinds.cli.parts.voyages import VOYAGES
from tradewinds.cli.scene import Facts, Part, Scene
from tradewinds.cli.table import table_of
from tradewinds.core.state import Game, State
from tradewinds.games.registry import info_of
from tradewinds.narration.numbers import modules_of
from tradewinds.rules import owners


@dataclass(frozen=True)
class Use:
    """A part, the modules that it is about, and those that it leaves the place to."""

    part: Part
    about: tuple[int, ...]
    unless: tuple[int, ...] = ()


# Where two draw the same thing, the later one knows better.
_USES = (
    Use(MARKET, (owners.MERCHANTS,)),
    Use(ISLANDS, (owners.ISLANDS,)),
    Use(SETTLEMENTS, (owners.SETTLEMENTS,)),
    Use(HANDS, (owners.HANDS,)),
    Use(ORDERS, (owners.ORDERS,)),
    Use(PRICED_CARDS, (owners.HANDS,), unless=(owners.ISLANDS,)),  # beside a map there is no room for them
    Use(PRICED_LIST, (owners.HANDS, owners.ISLANDS)),
    Use(HARBOUR, (owners.HARBOUR,)),
    Use(CROSSING, (owners.CROSSING,)),
    Use(ROUTES, (owners.ROUTES,)),
    Use(VOYAGES, (owners.VOYAGES,)),
)
GAMES_KEPT = 8  # of which the parts are remembered
NO_NAMES: tuple[str, ...] = ()


@lru_cache(maxsize=GAMES_KEPT)
def parts_of(game: Game) -> tuple[Part, ...]:
    modules = modules_of(game)
    return tuple(
        use.part for use in _USES if modules.issuperset(use.about) and modules.isdisjoint(use.unless)
    )


def scene_of(state: State, viewer: int | None, names: Sequence[str] = NO_NAMES) -> Scene:
    """A position as a seat sees it (None: a spectator), as something to draw and to talk about."""
    game = state.game
    info = info_of(game)
    table = table_of(state.view(viewer).data())
    return Scene(table, Facts(state.copy()), game, names, parts_of(game), info.title, info.storage)
