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
from tradewinds.core.errors import BadRecord, IllegalAction, UnknownAction
from tradewinds.core.notation import Plain
from tradewinds.core.state import Game, State

FORMAT = "tradewinds record 1"
HEADER = ("game", "rules", "players", "options", "map", "pack")
LONGEST = 2_000_000  # characters of a record that is read


@dataclass
class Record:
    """A game as it was or is being played."""

    header: Plain
    seats: list[str]
    commitment: str
    decisions: list[str] = field(default_factory=list)  # "1 play m04", "chance deal m12"
    result: list[str] = field(default_factory=list)  # lines after `end`
    first_line: int = 0  # where the decisions start in the file
    seed: str | None = None
    line_count: int = 0
    sum_matches: bool = True

    @property
    def players(self) -> int:
        return len(self.seats)

    def add(self, state: State, action: int) -> None:
        """Note an action that is about to be applied to `state`."""
        self.decisions.append(f"{actor_word(int(state.actor))} {state.game.action_text(action)}")

    def finish(self, state: State) -> None:
        """Write the result of a game that is over."""
        self.result = result_lines(state)

    def text(self) -> str:
        lines = [FORMAT, *(" ".join([key, *words]) for key, words in self.header.items())]
        lines += [f"seat {number} {name}" for number, name in enumerate(self.seats, start=1)]
        lines += [f"commitment {self.commitment}", "decisions", *self.decisions]
        if self.result:
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
        raise IllegalAction("end", "the game is not over")
    return [
        "scores " + " ".join(str(score) for score in outcome.scores),
        "ranking " + " ".join(str(seat + 1) for seat in outcome.ranking),
    ]


def new_record(state: State, seats: list[str], dealer: Dealer, reveal: bool = True) -> Record:
    """The record of a game that starts now; `reveal` writes the seed into it."""
    header = state.game.header()
    game, rules, *rest = header
    ordered = {game: header[game], rules: header[rules], "players": [str(len(seats))]}
    ordered.update({key: header[key] for key in rest})
    seed = dealer.seed if reveal else None
    return Record(ordered, [clean_name(name) for name in seats], dealer.commitment(), seed=seed)


def clean_name(name: str) -> str:
    """A seat's name as it stands in a record: one line, no surprises."""
    return " ".join("".join(c for c in name if c.isprintable()).split())[:60] or "nobody"


def parse_record(text: str) -> Record:
    """Read a record's form; whether the game in it is right is for `replay`."""
    if len(text) > LONGEST:
        raise BadRecord(1, f"the record is longer than {LONGEST} characters")
    lines = text.replace("\r\n", "\n").split("\n")  # line ends may have changed on the way
    if lines and lines[-1] == "":
        lines.pop()
    if not lines or lines[0] != FORMAT:
        raise BadRecord(1, f"expected '{FORMAT}'")
    if "decisions" not in lines:
        raise BadRecord(len(lines), "the line 'decisions' is missing")
    start = lines.index("decisions")
    record = _parse_header(lines[:start])
    record.first_line = start + 2
    _parse_tail(record, lines, start + 1)
    return record


def _parse_header(lines: list[str]) -> Record:
    header: Plain = {}
    seats: list[str] = []
    commitment = ""
    for number, line in enumerate(lines[1:], start=2):
        key, *words = line.split(" ")
        if key == "seat":
            if not words or words[0] != str(len(seats) + 1):
                raise BadRecord(number, f"expected 'seat {len(seats) + 1}' and a name")
            seats.append(clean_name(" ".join(words[1:])))
        elif key == "commitment" and len(words) == 1:
            commitment = words[0]
        elif key in HEADER and key not in header:
            header[key] = words
        else:
            raise BadRecord(number, f"'{line[:40]}' does not belong into the header")
    for wanted in HEADER:
        if not header.get(wanted):
            raise BadRecord(len(lines), f"the header has no '{wanted}'")
    if header["players"] != [str(len(seats))]:
        raise BadRecord(len(lines), f"the header names {len(seats)} seats for {header['players'][0]} players")
    return Record(header, seats, commitment)


def _parse_tail(record: Record, lines: list[str], start: int) -> None:
    last = lines[-1].split(" ")
    if last[0] != "sum" or len(last) != 2:
        raise BadRecord(len(lines), "the record is cut off: its last line should be its sum")
    body = lines[start:-1]
    if body and body[-1].startswith("seed "):
        record.seed = body.pop()[len("seed ") :]
    if "end" in body:
        end = body.index("end")
        record.result = body[end + 1 :]
        body = body[:end]
    record.decisions = body
    record.line_count = len(lines)
    record.sum_matches = last[1] == checksum(lines[:-1])


def replay(
    game: Game, record: Record, upto: int | None = None, each: Callable[[State, int], None] | None = None
) -> State:
    """Play a record again, checking every line; `upto` stops after so many decisions.

    `each(state, action)` is called before every decision. A record that fails says at which
    line and why.
    """
    _check_header(game, record)
    state = game.start(record.players)
    dealer = Dealer(record.seed) if record.seed is not None else None
    if dealer is not None and dealer.commitment() != record.commitment:
        raise BadRecord(record.first_line - 2, "the commitment is not the hash of the seed")
    for number, line in enumerate(record.decisions):
        if upto is not None and number >= upto:
            return state
        action = _check_decision(state, line, record.first_line + number, dealer)
        if each is not None:
            each(state, action)
        state.apply(action)
    if upto is not None and upto > len(record.decisions):
        raise BadRecord(
            record.first_line + len(record.decisions),
            f"the record has only {len(record.decisions)} decisions",
        )
    _check_end(state, record)
    return state


def _check_header(game: Game, record: Record) -> None:
    for key, words in game.header().items():
        if record.header[key] != words:
            line = list(record.header).index(key) + 2
            problem = f"the record is of {key} {' '.join(record.header[key])[:60]}"
            raise BadRecord(line, f"{problem}, the game of {' '.join(words)[:60]}")


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
    if record.result:
        if state.actor != NOBODY:
            raise BadRecord(line, "the record ends, but the game is not over")
        for number, (found, wanted) in enumerate(
            zip([*record.result, ""], [*result_lines(state), ""], strict=False), start=line + 1
        ):
            if found != wanted:
                raise BadRecord(number, f"expected '{wanted}', found '{found[:60]}'")
    elif state.actor == NOBODY:
        raise BadRecord(line, "the game is over, but the record has no end")
    if not record.sum_matches:
        raise BadRecord(record.line_count, "the sum does not fit: a line was changed")
