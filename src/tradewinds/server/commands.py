"""What a client can ask of a table, and what a table may ask of the house.

Every command has an `id` that its sender makes up: a command that comes twice is done once, and answered
the same both times. Where a command answers a position, `ply` says which one.
"""

from typing import Annotated

from msgspec import Meta, Struct

from tradewinds.server.events import snake

MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
PlyNumber = Annotated[int, Meta(ge=0, le=10_000_000)]
ShortText = Annotated[str, Meta(max_length=120)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]


class Command(Struct, frozen=True, tag_field="type", tag=snake, forbid_unknown_fields=True, kw_only=True):
    id: MessageId


class Sit(Command, frozen=True, kw_only=True):
    """Take a free seat, or the own one: that was left, or that a rematch keeps. At one screen, several seats
    can be taken."""

    seat: SeatNumber
    name: ShortText = ""  # the player's own, if empty


class Place(Command, frozen=True, kw_only=True):
    """The host puts a bot into a free seat."""

    seat: SeatNumber
    bot: BotName


class Rise(Command, frozen=True, kw_only=True):
    """Free a seat before the game starts: the own one; the host may free any."""

    seat: SeatNumber


class Start(Command, frozen=True, kw_only=True):
    """The host starts the game. A rated one starts when all who sit there have said this."""


class Decide(Command, frozen=True, kw_only=True):
    seat: SeatNumber
    ply: PlyNumber
    action: ShortText


class Undo(Command, frozen=True, kw_only=True):
    seat: SeatNumber
    ply: PlyNumber


class AskTakeback(Command, frozen=True, kw_only=True):
    """Go back to before the own last decision, if everybody agrees."""

    seat: SeatNumber
    ply: PlyNumber


class AnswerTakeback(Command, frozen=True, kw_only=True):
    seat: SeatNumber
    ply: PlyNumber
    agrees: bool


class Pause(Command, frozen=True, kw_only=True):
    seat: SeatNumber


class Resume(Command, frozen=True, kw_only=True):
    seat: SeatNumber


class Leave(Command, frozen=True, kw_only=True):
    """Leave a running game for a while; `bot` plays on meanwhile, or the others wait."""

    seat: SeatNumber
    bot: BotName | None = None


class Resign(Command, frozen=True, kw_only=True):
    seat: SeatNumber


class Rematch(Command, frozen=True, kw_only=True):
    """Play again: a table is opened once for all who ask, who asks sits down, and the last one starts it."""


TableCommand = (
    Sit
    | Place
    | Rise
    | Start
    | Decide
    | Undo
    | AskTakeback
    | AnswerTakeback
    | Pause
    | Resume
    | Leave
    | Resign
)
