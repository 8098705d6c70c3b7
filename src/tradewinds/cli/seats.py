"""Who sits at a terminal table: people, and players that pick at random."""

from collections.abc import Sequence
from dataclasses import dataclass

from tradewinds.core.dealer import Dice
from tradewinds.core.errors import BadOption
from tradewinds.core.record import Record, clean_name

HUMAN = "human"
RANDOM = "random"
KINDS = (HUMAN, RANDOM)
LONGEST_NAME = 30


@dataclass(frozen=True)
class Player:
    """The player in a seat."""

    kind: str
    name: str

    def word(self, seat: int) -> str:
        """How a record names the seat, so that a saved game goes on with the same players."""
        if self.kind == HUMAN:
            return f"{HUMAN}:{self.name}" if self.name.partition(":")[0] in KINDS else self.name
        return RANDOM if self.name == usual_name(RANDOM, seat) else f"{self.kind}:{self.name}"


def usual_name(kind: str, seat: int) -> str:
    return f"Player {seat + 1}" if kind == HUMAN else f"Random {seat + 1}"


def read_player(text: str, seat: int) -> Player:
    """`human`, `human:Ann`, `random` or `random:Bob`."""
    kind, _, name = text.partition(":")
    if kind not in KINDS:
        raise BadOption(f"there is no player '{text}': a seat takes {' or '.join(KINDS)}, as in human:Ann")
    return Player(kind, clean_name(name)[:LONGEST_NAME] if name.strip() else usual_name(kind, seat))


def read_players(texts: Sequence[str]) -> list[Player]:
    """The players of a new table; equal names get the number of their seat."""
    players = [read_player(text, seat) for seat, text in enumerate(texts)]
    names = [player.name for player in players]
    return [
        Player(player.kind, f"{player.name} ({seat + 1})" if names.count(player.name) > 1 else player.name)
        for seat, player in enumerate(players)
    ]


def players_of(record: Record) -> list[Player]:
    """The players of a saved game: a name that is no kind is a person's."""
    texts = [text if text.partition(":")[0] in KINDS else f"{HUMAN}:{text}" for text in record.seats]
    return read_players(texts)


def random_choice(seed: str, seat: int, ply: int, options: Sequence[int]) -> int:
    """One of the options, the same each time a game is taken up again at this ply."""
    return options[int(Dice(f"{seed} {seat} {ply}").below(len(options)))]
