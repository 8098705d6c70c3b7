"""Bots at a table: whatever a bot does, its seat always answers with a legal action.

One that raises, hangs, dies or answers what may not be done loses its seat to FALLBACK for the rest
of the game. Built-in bots play in this process, bots of the user each in a process of their own.
"""

import hashlib
import logging
from types import TracebackType
from typing import Self

from tradewinds.bots.choice import Fault, legal_choice
from tradewinds.bots.hosted import HostedBot
from tradewinds.bots.own import is_own, own_parts, raised
from tradewinds.bots.position import Position
from tradewinds.bots.registry import make_bot
from tradewinds.core.actions import Action
from tradewinds.core.errors import BadOption
from tradewinds.core.state import State
from tradewinds.games.registry import Setting

FALLBACK = "greedy"  # who takes over
SECONDS = 10.0  # that a bot of the user has for a decision
MOST_SECONDS = 86_400.0
log = logging.getLogger("tradewinds.bots")


class LocalBot:
    """A built-in bot."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bot = make_bot(name)

    def new_game(self) -> None:
        self.bot = make_bot(self.name)

    def choose(self, position: Position) -> int | str | Action:
        try:
            return self.bot.choose(position)
        except Exception as error:
            raise Fault(f"raised {raised(error)}") from error

    def close(self) -> None:
        """There is nothing to end."""


class SeatedBot:
    """A bot that plays one seat, in one game after the other."""

    def __init__(self, name: str, player: LocalBot | HostedBot) -> None:
        self.name = name
        self.fault: str | None = None  # one sentence, once the bot has lost its seat
        self._player = player
        self._substitute = "random" if name == FALLBACK else FALLBACK
        self._stand_in = make_bot(self._substitute)

    def choose(self, state: State, seed: str) -> int:
        """A legal action of the seat that is to decide; the same seed, the same choice."""
        position = Position(state, seed)
        if self.fault is None:
            try:
                return legal_choice(state, self._player.choose(position))
            except Fault as fault:
                self.fault = (
                    f"{self.name} {fault}, at ply {state.ply}: {self._substitute} plays on in its seat."
                )
                log.warning(self.fault)
        return legal_choice(state, self._stand_in.choose(position))

    def new_game(self) -> None:
        """Another game begins: the bot gets its seat back, and remembers nothing."""
        self.fault = None
        self._player.new_game()
        self._stand_in = make_bot(self._substitute)

    def close(self) -> None:
        """End its process, if it has one."""
        self._player.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def seat_bot(name: str, setting: Setting, seconds: float = SECONDS) -> SeatedBot:
    """A bot that is ready to play, or BadOption with the reason why there is none.

    `seconds` are for each decision of a bot of the user. Close the seat at the end, or use `with`.
    """
    if not 0 < seconds <= MOST_SECONDS:
        raise BadOption(f"a bot has up to {MOST_SECONDS:g} seconds for a decision, not {seconds:g}")
    if not is_own(name):
        return SeatedBot(name, LocalBot(name))
    own_parts(name)  # complain before a process is started
    player = HostedBot(name, setting, seconds)
    try:
        player.start()
    except Fault as fault:
        raise BadOption(f"{name} {fault}") from fault
    return SeatedBot(name, player)


def decision_seed(seed: str, seat: int, ply: int) -> str:
    """The seed of one decision of a game, the same whenever the game is taken up again there.

    A hash, because the seed of a game tells every draw that is to come.
    """
    return hashlib.sha256(f"tradewinds bot {seed} {seat} {ply}".encode()).hexdigest()[:32]
