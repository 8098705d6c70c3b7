"""The parts of one state by their types, so that whoever reads many of them need not ask again and again."""

from typing import final

from mypy_extensions import mypyc_attr

from tradewinds.core.state import State
from tradewinds.games.routes import Routes
from tradewinds.games.voyages import Voyages
from tradewinds.rules.caravan import Hands, MerchantRow
from tradewinds.rules.common import Common, common_of
from tradewinds.rules.crossing import Crossing
from tradewinds.rules.harbour import Harbour
from tradewinds.rules.islands import Islands
from tradewinds.rules.orders import Orders
from tradewinds.rules.settlements import Settlements


@final
@mypyc_attr(acyclic=True)
class Parts:
    """A state has the same parts from its beginning to its end; those that a game is without are None."""

    def __init__(self, state: State) -> None:
        common = common_of(state)
        self.state: State = state
        self.common: Common = common
        self.row: MerchantRow | None = None
        self.hands: Hands | None = None
        self.orders: Orders | None = None
        self.islands: Islands | None = None
        self.harbour: Harbour | None = None
        self.crossing: Crossing | None = None
        self.settlements: Settlements | None = None
        self.routes: Routes | None = None
        self.voyages: Voyages | None = None
        for part in state.modules:
            if isinstance(part, MerchantRow):
                self.row = part
            elif isinstance(part, Hands):
                self.hands = part
            elif isinstance(part, Orders):
                self.orders = part
            elif isinstance(part, Islands):
                self.islands = part
            elif isinstance(part, Harbour):
                self.harbour = part
            elif isinstance(part, Crossing):
                self.crossing = part
            elif isinstance(part, Settlements):
                self.settlements = part
            elif isinstance(part, Routes):
                self.routes = part
            elif isinstance(part, Voyages):
                self.voyages = part
