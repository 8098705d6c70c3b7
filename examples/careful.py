"""A bot that looks one step ahead: what would each option leave me with?

    tradewinds play spice-road --terminal --seats human,./examples/careful.py:Careful

It counts its points and, for much less, the value of its cubes, and takes the option after which it
has most of both. It has no plan, so it does not play well: that is left to you. Among equals it lets
the seed of the decision choose, so that a game that is saved and taken up again goes on in the same way.
"""

from random import Random

from tradewinds import CHANCE, Dealer, State
from tradewinds.bots import Position

WORTH = {"Y": 1, "R": 2, "G": 3, "B": 4}  # cubes, as points are counted in tenths


class Careful:
    def choose(self, position: Position) -> int:
        chance = Random(position.seed)
        return max(position.legal, key=lambda action: (self.value(position, action), chance.random()))

    def value(self, position: Position, action: int) -> int:
        """What the seat has once an action is taken, and what chance does after it."""
        state = position.state()  # a new one each time: whatever happens to it, the game does not change
        state.apply(action)
        dealer = Dealer(position.seed)  # our own draws: the real ones are not known to anybody yet
        while state.actor == CHANCE:
            state.deal(dealer)
        return 10 * sum(state.score(position.seat).values()) + self.cubes(state, position.seat)

    def cubes(self, state: State, seat: int) -> int:
        """The cubes that a seat sees in its hold, as letters: `YYRB`."""
        hold = str(state.view(seat).seats[seat].things["hold"])
        return sum(WORTH.get(letter, 0) for letter in hold)
