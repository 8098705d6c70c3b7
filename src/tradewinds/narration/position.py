"""A state as the narrator reads it: its parts, who is asked, and the words for numbers."""

from functools import lru_cache
from typing import TypeVar

from tradewinds.core.agenda import NOBODY
from tradewinds.core.goods import goods_text
from tradewinds.core.state import Game, State
from tradewinds.core.view import Question
from tradewinds.games.parts import Parts
from tradewinds.rules.caravan import Hands, MerchantRow
from tradewinds.rules.harbour import Harbour
from tradewinds.rules.islands import Islands
from tradewinds.rules.settlements import Settlements

Part = TypeVar("Part")
GAMES_KEPT = 64  # of which something is remembered
NOTHING = "-"  # how the engine's text says that there are no goods


def need(part: Part | None) -> Part:
    """A part that the game has, because it has words for it."""
    assert part is not None
    return part


@lru_cache(maxsize=4096)
def goods(amount: int) -> str:
    """Goods as letters; empty for none."""
    text = goods_text(amount)
    return "" if text == NOTHING else text


@lru_cache(maxsize=GAMES_KEPT)
def verbs_of(game: Game) -> list[str]:
    """The verb of every action, by index."""
    return [text.partition(" ")[0] for text in game.vocabulary.texts]


class Position:
    """It stays true as long as nothing is done in the state."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.game = state.game
        self.parts = Parts(state)
        self.common = self.parts.common
        self.seat = int(state.actor)
        self.legal = state.legal()
        over = state.actor == NOBODY
        # The question that is asked now.
        self.open: Question | None = None if over else state.question(int(state.agenda.depth) - 1)

    @property
    def below(self) -> str:
        """The phase of the question that waits for the open one."""
        depth = int(self.state.agenda.depth)
        return self.state.question(depth - 2).phase if depth > 1 else ""

    @property
    def phase(self) -> str:
        asked = self.open
        return "" if asked is None else asked.phase

    @property
    def hands(self) -> Hands:
        return need(self.parts.hands)

    @property
    def row(self) -> MerchantRow:
        return need(self.parts.row)

    @property
    def islands(self) -> Islands:
        return need(self.parts.islands)

    @property
    def harbour(self) -> Harbour:
        return need(self.parts.harbour)

    @property
    def settlements(self) -> Settlements:
        return need(self.parts.settlements)

    # -- pieces by name -----------------------------------------------------------------------------

    def merchant(self, card: int) -> str:
        return self.row.rules.names[card] if card >= 0 else ""

    def tile_under(self) -> int:
        """The tile under the boat of the seat that is asked."""
        return int(self.islands.tile_under(self.seat))

    def tile(self, tile: int) -> str:
        return self.islands.rules.names[tile]

    def victory(self, tile: int) -> str:
        """The victory tile on a port; empty where there is none, and elsewhere."""
        harbour = self.parts.harbour
        port = tile - int(self.islands.rules.first_port)
        if harbour is None or port < 0 or harbour.ports[port] < 0:
            return ""
        return harbour.rules.victory_names[harbour.ports[port]]

    def in_order(self, seats: int) -> tuple[int, ...]:
        """A set of seats as they are paid, one after the other."""
        found: list[int] = []
        while seats:
            found.append(int(self.islands.next_paid(self.seat, seats)))
            seats &= ~(1 << found[-1])
        return tuple(found)
