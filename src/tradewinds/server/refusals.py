"""Every way in which the server says no: a code for programs and a sentence for people."""

from enum import StrEnum

from tradewinds.core.errors import TradewindsError
from tradewinds.narration.reasons import Reason


class Code(StrEnum):
    BAD_MESSAGE = "bad_message"  # it cannot be read, or says what cannot be
    WRONG_PROTOCOL = "wrong_protocol"
    NOT_SIGNED_IN = "not_signed_in"
    NOT_FOUND = "not_found"
    PRIVATE = "private"  # the table needs its invite
    FOREIGN = "foreign"  # sent by the page of another site
    NOT_YOUR_SEAT = "not_your_seat"
    NOT_HOST = "not_host"
    SEAT_TAKEN = "seat_taken"
    NOT_STARTED = "not_started"
    STARTED = "started"
    ENDED = "ended"
    PAUSED = "paused"
    STALE = "stale"  # it answers a position that is no longer there
    NOT_ASKED = "not_asked"  # another seat, or nobody, is to decide
    ILLEGAL = "illegal"  # the rules do not allow it
    NOT_POSSIBLE = "not_possible"  # the table does not allow it
    ONE_SEAT_EACH = "one_seat_each"  # in a rated game
    NEEDS_TWO_PEOPLE = "needs_two_people"  # a rated game
    TOO_FAST = "too_fast"
    TOO_LARGE = "too_large"
    WRONG_PASSPHRASE = "wrong_passphrase"
    STORAGE = "storage"  # the database did not take it: nothing was done
    CLOSING = "closing"  # the server is about to stop
    BUSY = "busy"


# How a refusal looks in plain HTTP.
STATUS = {
    Code.BAD_MESSAGE: 400,
    Code.WRONG_PROTOCOL: 400,
    Code.NOT_SIGNED_IN: 401,
    Code.WRONG_PASSPHRASE: 401,
    Code.PRIVATE: 403,
    Code.FOREIGN: 403,
    Code.NOT_YOUR_SEAT: 403,
    Code.NOT_HOST: 403,
    Code.NOT_FOUND: 404,
    Code.TOO_LARGE: 413,
    Code.ILLEGAL: 422,
    Code.TOO_FAST: 429,
    Code.STORAGE: 503,
    Code.CLOSING: 503,
    Code.BUSY: 503,
}
RESENDABLE = (Code.STORAGE, Code.CLOSING, Code.BUSY)  # nothing was done: the same message can be sent again
CONFLICT = 409  # all others: right in another moment
LONGEST_SENTENCE = 500  # a sentence may quote what was sent, but not all of it


class Refused(TradewindsError):
    """The server does not do what it was asked; `why` says which rule is in the way."""

    def __init__(self, code: Code, sentence: str, why: Reason | None = None) -> None:
        sentence = sentence[:LONGEST_SENTENCE]
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.why = why

    def __reduce__(self) -> tuple[type, tuple[Code, str, Reason | None]]:
        return type(self), (self.code, self.sentence, self.why)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, CONFLICT)
