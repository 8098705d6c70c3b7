"""Many games of one kind, stepped together: the compiled part, which knows no arrays.

Everything that is read from outside lies in rows of 64-bit words, game after game. A step is one
decision of whoever is asked in each game; chance is dealt with inside it, and a game that is over
makes room for a new one.
"""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.dealer import Dice
from tradewinds.core.errors import IllegalAction, UnknownAction
from tradewinds.core.state import Game, State
from tradewinds.envs.observers.sight import Sight

WAIT: Final[i64] = -1  # instead of an action: the game stays as it is


def bit_table() -> vec[i64]:
    """Each bit of a word by itself; the highest one makes it negative."""
    return vec[i64]([2**place if place < 63 else -(2**63) for place in range(64)])


BIT: Final[vec[i64]] = bit_table()


@final
class Batch:
    def __init__(self, game: Game, players: int, games: int, sight: Sight) -> None:
        self.game: Final[Game] = game
        self.players: Final[int] = players
        self.games: Final[i64] = games
        self.sight: Final[Sight] = sight
        self.width: Final[i64] = (game.action_count + 63) // 64
        observed = self.games * sight.size
        masked = self.games * self.width
        self.observations: Final[vec[i64]] = vec[i64]([0] * observed)  # as `Sight` writes them
        self.masks: Final[vec[i64]] = vec[i64]([0] * masked)  # a bit for every action
        self.to_play: Final[vec[i64]] = vec[i64]([0] * self.games)  # the seat that is asked
        self.samples: Final[vec[i64]] = vec[i64]([0] * self.games)  # an action that may be taken, at random
        self.ended: dict[int, State] = {}  # games that the last step ended, as they ended
        self.states: Final[list[State]] = []
        self.chance: Final[list[Dice]] = []
        self.picks: Final[list[Dice]] = []

    def deal(self, seed: str) -> None:
        """Begin all games anew. What happens in one of them depends on the seed and its number alone."""
        self.ended = {}
        self.states.clear()
        self.chance.clear()
        self.picks.clear()
        number: i64 = 0
        while number < self.games:
            self.chance.append(Dice(f"{seed} chance {number}"))
            self.picks.append(Dice(f"{seed} pick {number}"))
            self.states.append(self.game.start(self.players))
            self.settle(number)
            number += 1

    def check(self, actions: bytes) -> None:
        """Raise when one of the actions, 64-bit numbers a game, may not be taken."""
        number: i64 = 0
        while number < self.games:
            action = read_i64_le(actions, number * 8)
            if action != WAIT:
                if action < 0 or action >= self.game.action_count:
                    raise UnknownAction(f"there is no action {action}, as in game {number}")
                if self.masks[number * self.width + (action >> 6)] & BIT[action & 63] == 0:
                    reason = self.states[number].refusal(action)
                    raise IllegalAction(self.game.action_text(action), f"in game {number} {reason}")
            number += 1

    def step(self, actions: bytes) -> None:
        """Take one action in each game; `check` has found them to be legal."""
        self.ended = {}
        number: i64 = 0
        while number < self.games:
            action = read_i64_le(actions, number * 8)
            if action != WAIT:
                self.states[number].perform(action)
                self.settle(number)
            number += 1

    def settle(self, number: i64) -> None:
        """Deal until a seat is asked, in a new game if this one is over; then look at it."""
        state = self.states[number]
        chance = self.chance[number]
        while state.actor < 0:
            if state.actor == CHANCE:
                state.perform(state.draw(chance))
            else:
                assert state.actor == NOBODY
                self.ended[number] = state
                state = self.game.start(self.players)
                self.states[number] = state
        self.to_play[number] = state.actor
        self.write_mask(number, state)
        self.sight.write(state, state.actor, self.observations, number * self.sight.size)

    def write_mask(self, number: i64, state: State) -> None:
        buffer = self.game.buffer
        options = state.write_options(buffer)
        self.samples[number] = buffer[self.picks[number].below(options)]
        first = number * self.width
        end = first + self.width
        place = first
        while place < end:
            self.masks[place] = 0
            place += 1
        option: i64 = 0
        while option < options:
            action = buffer[option]
            self.masks[first + (action >> 6)] |= BIT[action & 63]
            option += 1
