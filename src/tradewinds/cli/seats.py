"""Who sits at a terminal table: people, and bots."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from tradewinds.bots.own import is_own
from tradewinds.bots.registry import check_bot
from tradewinds.bots.seating import SeatedBot, seat_bot
from tradewinds.core.errors import BadOption
from tradewinds.core.record import Record, clean_name
from tradewinds.games.registry import Setting

HUMAN = "human"
DEFAULT_SEATS = "human,normal"
NAMED = (HUMAN, "random")  # kinds whose name may stand behind a colon
LONGEST_NAME = 30


@dataclass(frozen=True)
class Player:
    """The player in a seat."""

    kind: str  # HUMAN, or a bot as `make_bot` calls it
    name: str

    def word(self, seat: int) -> str:
        """How a record names the seat, so that a saved game goes on with the same players."""
        if self.kind == HUMAN:
            return f"{HUMAN}:{self.name}" if is_player(self.name) else self.name
        return self.kind if self.name == usual_name(self.kind, seat) else f"{self.name}={self.kind}"


def usual_name(kind: str, seat: int) -> str:
    if kind == HUMAN:
        return f"Player {seat + 1}"
    file, _, what = kind.rpartition(":")
    return f"{what if is_own(kind) else (file or what).capitalize()} {seat + 1}"


def split_seat(text: str) -> tuple[str, str]:
    """The kind of a player and its name, which may be empty."""
    kind, _, name = text.partition(":")
    if kind in NAMED:
        return kind, name
    name, equals, kind = text.partition("=")
    if not equals:
        name, kind = "", text
    if kind != HUMAN:
        check_bot(kind)
    return kind, name


def is_player(text: str) -> bool:
    """Whether a text says what kind of player it means, and is not just a person's name."""
    try:
        split_seat(text)
    except BadOption:
        return False
    return True


def read_player(text: str, seat: int) -> Player:
    """`human`, `human:Ann`, a bot as in `random`, or one with a name as in `Bob=random`, `random:Bob`."""
    try:
        kind, name = split_seat(text)
    except BadOption as error:
        allowed = f"a seat takes {HUMAN} or a bot, as in {HUMAN}:Ann or Bob=random"
        raise BadOption(f"there is no player '{text}': {allowed}, and {error}") from None
    if kind != HUMAN:
        name = name.replace("=", " ")
    return Player(kind, clean_name(name)[:LONGEST_NAME].strip() if name.strip() else usual_name(kind, seat))


def read_players(texts: Sequence[str]) -> list[Player]:
    """The players of a new table; equal names get the number of their seat."""
    players = [read_player(text, seat) for seat, text in enumerate(texts)]
    names = [player.name for player in players]
    players = [
        Player(player.kind, f"{player.name} ({seat + 1})" if names.count(player.name) > 1 else player.name)
        for seat, player in enumerate(players)
    ]
    for seat, player in enumerate(players):
        word = player.word(seat)
        if clean_name(word) != word:
            raise BadOption(f"'{player.kind}' cannot stand in a record: it is too long, or has odd spaces")
    return players


def players_of(record: Record) -> list[Player]:
    """The players of a saved game: a name that is no kind is a person's."""
    return read_players([text if is_player(text) else f"{HUMAN}:{text}" for text in record.seats])


@contextmanager
def seated(players: Sequence[Player], setting: Setting, seconds: float) -> Iterator[dict[int, SeatedBot]]:
    """The bots among the players, ready to play, by seat; they leave at the end."""
    with ExitStack() as leaving:
        yield {
            seat: leaving.enter_context(seat_bot(player.kind, setting, seconds))
            for seat, player in enumerate(players)
            if player.kind != HUMAN
        }
