"""The smallest bot there can be: it takes the first thing that it may do.

tradewinds play spice-road --terminal --seats human,./examples/first_option.py:FirstOption
"""

from tradewinds.bots import Position


class FirstOption:
    def choose(self, position: Position) -> int:
        return position.legal[0]
