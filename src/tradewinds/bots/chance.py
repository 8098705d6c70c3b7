"""A player that picks any option."""

from tradewinds.bots.position import Position
from tradewinds.core.dealer import Dice


class RandomBot:
    def choose(self, position: Position) -> int:
        return position.legal[int(Dice(position.seed).below(len(position.legal)))]
