"""Records: one game as one text file, draws included, replayed without any random generator.

    tradewinds record 1
    game sand-to-sea
    rules 1
    players 2
    options toll=moved scores=open first=random
    map ..o../.o.o./P.o.P/...
    pack 5f0c...
    seat 1 Ann
    seat 2 random
    commitment 9f86...
    decisions
    chance first 2
    2 choose YG
    ...
    end
    scores 45 38
    ranking 1 2
    seed 1234
    sum 0a1b...

The lines after `decisions` are one decision each: who, and what in canonical text. A running
game stops there; a finished one has `end` and the result. `seed` is there when it was revealed,
and then every draw is checked against it. `sum` is the SHA-256 of all lines before it.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field

from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.dealer import Dealer
from tradewinds.core.errors import BadOption, BadRecord, IllegalAction, UnknownAction
from tradewinds.core.notation import Plain
from tradewinds.core.state import Game, State

FORMAT = "tradewinds record 1"
HEADER = ("game", "rules", "players", "options", "map", "pack")
LONGEST = 2_000_000  # characters of a record that is read
LONGEST_NAME = 300  # of a seat: a bot's may be a file with its folders


@dataclass
class Record:
    """One game, finished or in progress. `new_record` begins one, `parse_record` reads one.

    >>> game, dealer = tradewinds.make_game("spice-road"), tradewinds.Dealer("any seed")
    >>> state, record = game.start(players=2), tradewinds.new_record(game, ["Ann", "Bob"], dealer)
    >>> while state.actor == tradewinds.CHANCE:
    ...     before = state.copy()
    ...     record.add(before, state.deal(dealer))
    >>> again = tradewinds.parse_record(record.text())
    >>> tradewinds.replay(tradewinds.game_of(again), again).text() == state.text()
    True
    """

    header: Plain  #: game, rules, players, options, map and pack, as words
    seats: list[str]  #: who plays
    commitment: str  #: the SHA-256 of the seed
    decisions: list[str] = field(default_factory=list)  #: as in "1 play m04" or "chance deal m12"
    result: list[str] | None = None  #: the lines after `end`; None while the game goes on
    seed: str | None = None  #: None while it is secret
    intact: bool = True  #: whether the sum fitted when the record was read

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seats)

    def line_of(self, key: str) -> int:
        """The line of the file that a key of the header stands in."""
        return HEADER.index(key) + 2

    @property
    def first_line(self) -> int:
        """The line of the first decision."""
        return len(HEADER) + len(self.seats) + 4

    def add(self, state: State, action: int) -> None:
        """Note an action that is about to be applied to `state`."""
        self.decisions.append(f"{actor_word(int(state.actor))} {state.game.action_text(action)}")

    def finish(self, state: State) -> None:
        """Write the result of a game that is over."""
        self.result = result_lines(state)

    def text(self) -> str:
        """The record as a file; `parse_record` reads it."""
        lines = [FORMAT, *(" ".join([key, *self.header[key]]) for key in HEADER)]
        lines += [f"seat {number} {name}" for number, name in enumerate(self.seats, start=1)]
        lines += [f"commitment {self.commitment}", "decisions", *self.decisions]
        if self.result is not None:
            lines += ["end", *self.result]
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
        return "\n".join([*lines, f"sum {checksum(lines)}"]) + "\n"


def actor_word(actor: int) -> str:
    return "chance" if actor == CHANCE else str(actor + 1)


def checksum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def result_lines(state: State) -> list[str]:
    outcome = state.outcome()
    if outcome is None:
        raise IllegalAction("end", "the game is not over", "game_not_over")
    return [
        "scores " + " ".join(str(score) for score in outcome.scores),
        "ranking " + " ".join(str(seat + 1) for seat in outcome.ranking),
    ]


def new_record(game: Game, seats: list[str], dealer: Dealer, reveal: bool = True) -> Record:
    """The record of a game that starts now; `reveal` writes the seed into it."""
    header = {**game.header(), "players": [str(len(seats))]}
    seed = dealer.seed if reveal else None
    return Record(header, [clean_name(name) for name in seats], dealer.commitment(), seed=seed)


def clean_name(name: str) -> str:
    """A seat's name as it stands in a record: one line, no surprises."""
    return " ".join("".join(c for c in name if c.isprintable()).split())[:LONGEST_NAME].strip() or "nobody"


# -- reading -----------------------------------------------------------------------------------


class _Lines:
    """The lines of a record, taken one after the other."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadRecord(1, f"the record is longer than {LONGEST} characters")
        text = text.replace("\r\n", "\n").removeprefix("\ufeff")  # what other systems do to text files
        self.lines = text.removesuffix("\n").split("\n")
        self.number = 0
        for number, line in enumerate(self.lines, start=1):
            if not line.isprintable():
                raise BadRecord(number, "there are characters that no record has")

    def peek(self) -> str:
        return self.lines[self.number] if self.number < len(self.lines) else ""

    def take(self) -> str:
        self.number += 1
        return self.lines[self.number - 1]

    def value(self, key: str, expected: str) -> str:
        """What stands behind a key that has to come now."""
        if not self.peek().startswith(f"{key} "):
            raise BadRecord(self.number + 1, f"expected '{expected}', found '{self.peek()[:40]}'")
        return self.take()[len(key) + 1 :]


def parse_record(text: str) -> Record:
    """Read a record's form, line by line; whether the game in it is right is for `replay`."""
    lines = _Lines(text)
    if lines.take() != FORMAT:
        raise BadRecord(1, f"expected '{FORMAT}'")
    header = {key: lines.value(key, f"{key} ...").split(" ") for key in HEADER}
    seats: list[str] = []
    while lines.peek().startswith("seat "):
        wanted = len(seats) + 1
        name = lines.value(f"seat {wanted}", f"seat {wanted} NAME")
        if name != clean_name(name):
            raise BadRecord(lines.number, "a name is one line of words")
        seats.append(name)
    commitment = lines.value("commitment", "commitment HASH")
    if len(commitment) != 64 or commitment.strip("0123456789abcdef"):
        raise BadRecord(lines.number, "a commitment is 64 hexadecimal digits")
    record = Record(header, seats, commitment)
    if header["players"] != [str(len(seats))]:
        raise BadRecord(record.line_of("players"), f"the record names {len(seats)} seats, not so many")
    if lines.peek() != "decisions":
        raise BadRecord(lines.number + 1, f"expected 'decisions', found '{lines.peek()[:40]}'")
    lines.take()
    _parse_rest(record, lines)
    return record


def _parse_rest(record: Record, lines: _Lines) -> None:
    """Decisions, the result if there is one, the seed if it is told, and the sum."""
    tail = ("end", "seed", "sum", "")
    while lines.peek().split(" ")[0] not in tail:
        record.decisions.append(lines.take())
    if lines.peek() == "end":
        lines.take()
        record.result = []
        while lines.peek().split(" ")[0] not in tail:
            record.result.append(lines.take())
    if lines.peek().startswith("seed "):
        record.seed = lines.value("seed", "seed")
    record.intact = lines.value("sum", "sum HASH") == checksum(lines.lines[: lines.number - 1])
    if lines.number < len(lines.lines):
        raise BadRecord(lines.number + 1, "nothing stands behind the sum")


# -- replaying ---------------------------------------------------------------------------------


def replay(
    game: Game, record: Record, upto: int | None = None, each: Callable[[State, int], None] | None = None
) -> State:
    """Play a record again, checking every line; `upto` stops after so many decisions.

    `each(state, action)` is called before every decision. A record that fails says at which
    line and why.
    """
    if upto is not None and not 0 <= upto <= len(record.decisions):
        raise BadOption(f"the record has {len(record.decisions)} decisions: there is no position {upto}")
    state = _start(game, record)
    dealer = Dealer(record.seed) if record.seed is not None else None
    if dealer is not None and dealer.commitment() != record.commitment:
        raise BadRecord(record.first_line - 2, "the commitment is not the hash of the seed")
    wanted: State | None = state if upto == 0 else None
    for number, line in enumerate(record.decisions, start=1):
        action = _check_decision(state, line, record.first_line + number - 1, dealer)
        if each is not None and (upto is None or number <= upto):
            each(state, action)
        state.apply(action)
        if number == upto:
            wanted = state.copy()
    _check_end(state, record)
    return state if upto is None or wanted is None else wanted


def _start(game: Game, record: Record) -> State:
    for key, words in game.header().items():
        if record.header[key] != words:
            problem = f"the record is of {key} {' '.join(record.header[key])[:60]}"
            raise BadRecord(record.line_of(key), f"{problem}, the game of {' '.join(words)[:60]}")
    try:
        return game.start(record.players)
    except BadOption as error:
        raise BadRecord(record.line_of("players"), str(error)) from None


def _check_decision(state: State, line: str, number: int, dealer: Dealer | None) -> int:
    who, _, text = line.partition(" ")
    if state.actor == NOBODY:
        raise BadRecord(number, "the game is over before this line")
    wanted = actor_word(int(state.actor))
    if who != wanted:
        raise BadRecord(number, f"'{who[:20]}' acts, but it is for {wanted} to act")
    try:
        action = state.game.index(text[:200])
    except UnknownAction as error:
        raise BadRecord(number, str(error)) from None
    if reason := state.refusal(action):
        raise BadRecord(number, f"'{text}' is not possible: {reason}")
    if state.actor == CHANCE and dealer is not None:
        drawn = int(state.draw(dealer))
        if drawn != action:
            raise BadRecord(number, f"the seed draws '{state.game.action_text(drawn)}', not '{text}'")
    return action


def _check_end(state: State, record: Record) -> None:
    line = record.first_line + len(record.decisions)
    if record.result is None:
        if state.actor == NOBODY:
            raise BadRecord(line, "the game is over, but the record has no end")
    elif state.actor != NOBODY:
        raise BadRecord(line, "the record ends, but the game is not over")
    else:
        wanted = result_lines(state)
        for number in range(max(len(wanted), len(record.result))):
            found = record.result[number] if number < len(record.result) else "nothing"
            right = wanted[number] if number < len(wanted) else "nothing"
            if found != right:
                raise BadRecord(line + 1 + number, f"expected '{right}', found '{found[:60]}'")
    if not record.intact:
        last = record.text().count("\n")
        raise BadRecord(last, "the sum does not fit: a line was changed")
