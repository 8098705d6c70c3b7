"""The protocol between a table and its clients, version 3: JSON over a WebSocket or plain HTTP.

A client sends commands (`commands.py`) and the requests of this file; each is answered by a `change`, an
`answer` or a `refused` that names its `id`. The server sends on its own what everybody at a table may see:
first the whole table, then what has changed. What only one player may see, or can do, stands apart in `you`.
"""

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct, json

from tradewinds.narration.options import Option
from tradewinds.narration.reasons import Reason
from tradewinds.narration.story import Chapter
from tradewinds.server import commands
from tradewinds.server.events import TableSetting, snake
from tradewinds.server.refusals import Code
from tradewinds.server.store.chat import ChatLine

PROTOCOL = 3
LARGEST_MESSAGE = 4096  # bytes that a client may send at once
Said = Annotated[str, Meta(min_length=1, max_length=500)]


def shaped(typescript: str) -> Meta:
    """JSON that was encoded before: what a client finds in it."""
    return Meta(extra_json_schema={"x-typescript": typescript})


InfoJson = Annotated[Raw, shaped("Info")]
MaybeBoardJson = Annotated[Raw, shaped("Board | null")]
EntryJson = Annotated[Raw, shaped("Entry")]
PartialInfoJson = Annotated[Raw, shaped("Partial<Info>")]
PartialBoardJson = Annotated[Raw, shaped("Partial<Board>")]
PartialSeatsJson = Annotated[Raw, shaped("Record<string, Record<string, unknown>>")]
ChaptersJson = Annotated[Raw, shaped("Chapter[]")]

# -- what a client sends ----------------------------------------------------------------------------


class Say(commands.Command, frozen=True, kw_only=True):
    text: Said


class Hint(commands.Command, frozen=True, kw_only=True):
    """What would the house play? Only from what the seat may know."""

    seat: commands.SeatNumber
    ply: commands.PlyNumber


class Why(commands.Command, frozen=True, kw_only=True):
    """Why is an action not possible for a seat now?"""

    seat: commands.SeatNumber
    action: commands.ShortText


class Ahead(commands.Command, frozen=True, kw_only=True):
    """What comes of each option of a seat, before chance or anybody else acts?"""

    seat: commands.SeatNumber
    ply: commands.PlyNumber


class Preview(commands.Command, frozen=True, kw_only=True):
    """How would the table look after an action, before chance or anybody else acts?"""

    seat: commands.SeatNumber
    ply: commands.PlyNumber
    action: commands.ShortText


class Sync(commands.Command, frozen=True, kw_only=True):
    """Send everything after a ply, as after a new connection."""

    ply: commands.PlyNumber


class Ping(commands.Command, frozen=True, kw_only=True):
    pass


ClientMessage = commands.TableCommand | commands.Rematch | Say | Hint | Why | Ahead | Preview | Sync | Ping

# -- what the server sends --------------------------------------------------------------------------


class Message(Struct, frozen=True, tag_field="type", tag=snake, omit_defaults=True):
    pass


class Answer(Message, frozen=True):
    """A message was accepted, where no change says so. `ply` is that of the entry it caused, or the last."""

    to: str
    ply: int


class RefusedMessage(Message, frozen=True, tag="refused"):
    to: str | None  # the id of the message, if it could be read
    code: Code
    reason: str
    why: Reason | None = None  # which rule, where the code is `illegal`


class ReasonAnswer(Message, frozen=True, tag="reason"):
    """Why an action is not possible; nothing if it is."""

    to: str
    why: Reason | None = None


class HintOption(Struct, frozen=True):
    action: str
    win: float  # the chance to win, of the seat that asked
    score: float  # what it can expect at the end


class HintAnswer(Message, frozen=True, tag="hint"):
    to: str
    ply: int
    options: list[HintOption]  # best first


class OptionAhead(Struct, frozen=True, omit_defaults=True):
    """What an option leads to: the seat's goods and ready settlers after it, and what is asked then."""

    action: str
    hold: str
    ready: int | None = None
    asked: str = ""  # a phase; empty when chance or another seat is next
    times: int = 0
    last: bool = False  # chance or another seat acts next, at the latest after steps without a choice


class AheadAnswer(Message, frozen=True, tag="ahead"):
    to: str
    ply: int
    options: list[OptionAhead]


class Previewed(Message, frozen=True):
    """The keys of the board and of its seats that would be different."""

    to: str
    ply: int
    board: Annotated[dict[str, Any], shaped("Partial<Board>")]
    seats: dict[str, dict[str, Any]]
    draws: bool  # chance would act next
    then: list[Option]  # of the same seat that would follow by themselves, because there is no other


class SeatShown(Struct, frozen=True, omit_defaults=True):
    """Who is in a seat."""

    name: str
    player: str | None = None
    bot: str | None = None
    away: str | None = None  # the player who left it and may come back, or for whom a rematch keeps it
    resigned: bool = False
    expired: bool = False
    ready: bool = False  # wants the rated game to start


class ClockShown(Struct, frozen=True):
    """Milliseconds that seats have left, and whose clock runs since when."""

    left: list[int]
    seat: int | None
    since: int | None


class TakebackShown(Struct, frozen=True):
    seat: int
    left: int  # lines of the record that would be left
    waiting: list[int]


class ResultShown(Struct, frozen=True):
    reason: str
    scores: list[int]
    ranking: list[int]
    seed: str


class Info(Struct, frozen=True):
    """A table apart from its board."""

    id: str
    setting: TableSetting
    edition: int  # of the standard pieces
    status: str
    host: str
    seats: list[SeatShown]
    clock: ClockShown | None
    paused: bool
    takeback: TakebackShown | None
    commitment: str
    result: ResultShown | None
    before: str | None
    after: str | None


class You(Struct, frozen=True, omit_defaults=True):
    """What is for one player's eyes and hands: the own seats, what the one that is asked can do."""

    seats: list[int]
    asked: int | None = None  # the own seat that is to decide
    options: list[Option] = []  # what it can do
    undo: int | None = None  # the own seat that can undo
    own: dict[str, dict[str, Any]] = {}  # by seat: own things that others do not see (hidden scores)
    invite: str | None = None  # for who may ask others in


class Whole(Message, frozen=True, tag="table"):
    """The table as it is, with the entries that the client has missed."""

    protocol: int
    ply: int
    now: int  # the server's time
    info: InfoJson
    board: MaybeBoardJson  # what a spectator sees of the game; null until it has started
    entries: list[EntryJson]
    story: list[Chapter]  # the whole game turn by turn, if there are any entries
    you: You
    chat: list[ChatLine]
    present: list[str]  # players who are connected


class Change(Message, frozen=True):
    """One more entry, and what it changes: keys of `info`, of `board`, and of the board's seats.

    Chapters of the story are known by their start: one that goes on comes again. Where the entry takes
    lines of the record back, those that start with them are gone. Whoever sent the message that caused the
    entry gets its id in `to`: that is the answer."""

    ply: int
    now: int  # this and all but `you` is the same for everybody, and encoded once
    entries: list[EntryJson]
    story: ChaptersJson
    info: PartialInfoJson
    board: PartialBoardJson
    seats: PartialSeatsJson
    you: You
    to: str | None = None


class Presence(Message, frozen=True):
    present: list[str]


class Spoken(Message, frozen=True):
    line: ChatLine


class Pong(Message, frozen=True):
    to: str
    now: int


ServerMessage = (
    Whole
    | Change
    | Answer
    | RefusedMessage
    | ReasonAnswer
    | HintAnswer
    | AheadAnswer
    | Previewed
    | Presence
    | Spoken
    | Pong
)

# What answers a message, apart from a refusal.
DirectAnswer = Answer | ReasonAnswer | HintAnswer | AheadAnswer | Previewed | Pong | Whole

encode = json.Encoder().encode
decode_message = json.Decoder(ClientMessage).decode
