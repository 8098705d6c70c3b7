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
from tradewinds.envs.observers.words import BYTE, clear, words_for
from tradewinds.games.parts import Parts

WAIT: Final[i64] = -1  # instead of an action: the game stays as it is


@final
class Batch:
    def __init__(self, game: Game, players: int, games: int, sight: Sight) -> None:
        self.game: Final[Game] = game
        self.players: Final[int] = players
        self.games: Final[i64] = games
        self.sight: Final[Sight] = sight
        self.actions: Final[i64] = game.action_count
        self.width: Final[i64] = words_for(game.action_count)
        observed = self.games * sight.size
        masked = self.games * self.width
        self.observations: Final[vec[i64]] = vec[i64]([0] * observed)  # as `Sight` writes them
        self.masks: Final[vec[i64]] = vec[i64]([0] * masked)  # a byte for every action
        self.to_play: Final[vec[i64]] = vec[i64]([0] * self.games)  # the seat that is asked
        self.samples: Final[vec[i64]] = vec[i64]([0] * self.games)  # an action that may be taken, at random
        self.ended: dict[int, State] = {}  # games that the last step ended, as they ended
        self.tables: Final[list[Parts]] = []
        self.chance: Final[list[Dice]] = []
        self.picks: Final[list[Dice]] = []

    def deal(self, seed: str) -> None:
        """Begin all games anew. What happens in one of them depends on the seed and its number alone."""
        self.ended = {}
        self.tables.clear()
        self.chance.clear()
        self.picks.clear()
        number: i64 = 0
        while number < self.games:
            self.chance.append(Dice(f"{seed} chance {number}"))
            self.picks.append(Dice(f"{seed} pick {number}"))
            self.tables.append(Parts(self.game.start(self.players)))
            self.settle(number)
            number += 1

    def check(self, actions: bytes) -> None:
        """Raise when one of the actions, 64-bit numbers a game, may not be taken."""
        number: i64 = 0
        while number < self.games:
            action = read_i64_le(actions, number * 8)
            if action != WAIT:
                if action < 0 or action >= self.actions:
                    raise UnknownAction(f"there is no action {action}, as in game {number}")
                if self.masks[number * self.width + (action >> 3)] & BYTE[action & 7] == 0:
                    reason = self.tables[number].state.reason(action)
                    assert reason is not None
                    told = f"in game {number} {reason.sentence}"
                    raise IllegalAction(self.game.action_text(action), told, reason.name)
            number += 1

    def step(self, actions: bytes) -> None:
        """Take one action in each game; `check` has found them to be legal."""
        self.ended = {}
        number: i64 = 0
        while number < self.games:
            action = read_i64_le(actions, number * 8)
            if action != WAIT:
                self.tables[number].state.perform(action)
                self.settle(number)
            number += 1

    def settle(self, number: i64) -> None:
        """Deal until a seat is asked, in a new game if this one is over; then look at it."""
        parts = self.tables[number]
        state = parts.state
        chance = self.chance[number]
        while state.actor < 0:
            if state.actor == CHANCE:
                state.perform(state.draw(chance))
            else:
                assert state.actor == NOBODY
                self.ended[number] = state
                state = self.game.start(self.players)
                parts = Parts(state)
                self.tables[number] = parts
        self.to_play[number] = state.actor
        self.write_mask(number, state)
        self.sight.write(parts, state.actor, self.observations, number * self.sight.size)

    def write_mask(self, number: i64, state: State) -> None:
        buffer = self.game.buffer
        options = state.write_options(buffer)
        self.samples[number] = buffer[self.picks[number].below(options)]
        masks = self.masks
        first = number * self.width
        clear(masks, first, self.width)
        option: i64 = 0
        while option < options:
            action = buffer[option]
            masks[first + (action >> 3)] |= BYTE[action & 7]
            option += 1
