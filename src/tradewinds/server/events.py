"""What a table's log is made of.

A log is a list of entries with the numbers 1, 2, 3 and so on: the *ply* of the table. An entry holds what
one command has caused, one event or a few, and goes to disk as a whole or not at all. Everything in it may
be seen by everybody at the table.
"""

import re
from typing import Annotated, Literal

from msgspec import Meta, Struct, json

Milliseconds = int  # since 1970, or of a clock
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Clock(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How long people may think. `live`: `bank` seconds, and `turn` more whenever it is a seat's turn
    again. `slow`: `turn` seconds whenever it is a seat's turn. `none`: as long as they like."""

    kind: Literal["none", "live", "slow"] = "none"
    bank: int = 0
    turn: int = 0


class TableSetting(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is played, and how."""

    game: str
    players: int
    options: dict[str, str] = {}
    map: str = "default"  # or its drawing in one line
    pack: Digest | None = None  # of a pack that the house keeps
    clock: Clock = Clock()
    public: bool = False
    rated: bool = False
    hints: bool = True
    lesson: bool = False  # the same deal for everybody, with a coach


def snake(name: str) -> str:
    """`TakenBack` is `taken_back` on the wire."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(Struct, frozen=True, tag_field="type", tag=snake, omit_defaults=True):
    pass


class Opened(Event, frozen=True):
    setting: TableSetting
    host: str  # a player's id
    before: str | None = None  # the table of which this one is the rematch
    edition: int = 1  # of the standard pieces; logs from before there were editions do not say it


class Sat(Event, frozen=True):
    """A person takes a seat: a free one, or in a running game one that was left."""

    seat: int
    player: str
    name: str


class Placed(Event, frozen=True):
    """A bot is put into a seat before the game starts."""

    seat: int
    bot: str


class Kept(Event, frozen=True):
    """A seat of a rematch waits for who has played before, and may not want to again."""

    seat: int
    player: str
    name: str


class Readied(Event, frozen=True):
    """A person wants a rated game to start, or does so no longer because nobody came."""

    seat: int
    ready: bool = True


class Rose(Event, frozen=True):
    """A seat becomes free before the game starts."""

    seat: int


class Started(Event, frozen=True):
    commitment: str  # the SHA-256 of the seed
    line: tuple[str, ...]  # the draws of the setup, as lines of a record


class Decided(Event, frozen=True):
    """A decision, and what follows from it without anybody's choice: draws, steps with one option."""

    seat: int
    line: tuple[str, ...]  # lines of a record


class Undone(Event, frozen=True):
    seat: int
    left: int  # how many lines of the record are left


class TakebackAsked(Event, frozen=True):
    seat: int
    left: int


class TakebackAnswered(Event, frozen=True):
    seat: int
    agrees: bool


class TakenBack(Event, frozen=True):
    """Everybody has agreed: the game goes on from an earlier position."""

    seat: int
    left: int


class Paused(Event, frozen=True):
    seat: int


class Resumed(Event, frozen=True):
    seat: int


class Left(Event, frozen=True):
    """A person leaves a running game; `bot` plays on, or the seat waits."""

    seat: int
    bot: str | None = None


class Expired(Event, frozen=True):
    """A seat has used up its time; `bot` plays on."""

    seat: int
    bot: str


class Resigned(Event, frozen=True):
    seat: int
    bot: str


class Ended(Event, frozen=True):
    reason: Literal["over", "resigned"]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]  # seats, best first
    seed: str


class Rematched(Event, frozen=True):
    table: str  # where it goes on


AnyEvent = (
    Opened
    | Sat
    | Placed
    | Kept
    | Readied
    | Rose
    | Started
    | Decided
    | Undone
    | TakebackAsked
    | TakebackAnswered
    | TakenBack
    | Paused
    | Resumed
    | Left
    | Expired
    | Resigned
    | Ended
    | Rematched
)


class Entry(Struct, frozen=True):
    """One line of a log."""

    ply: int
    at: Milliseconds
    events: tuple[AnyEvent, ...]


class Stamped(Struct, frozen=True):
    """An entry as the store keeps it: `stamp` tells a message that is sent twice, and is not shown."""

    entry: Entry
    stamp: str = ""


encode_entry = json.Encoder().encode
decode_entry = json.Decoder(Entry).decode
