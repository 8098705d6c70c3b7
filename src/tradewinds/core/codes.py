"""Phases (what is asked), verbs (what is done) and reasons (why not) are numbers, each declared once.

A module declares its own as lines of a class, of which the compiler sees plain constants:

    class VoyagePhase:
        MOVE_BOAT: Final[i64] = 0x70  # about: how many tiles far

The name of a line is its word in text: the phase `move-boat`, the reason `too_few_settlers`. The
high hex digit says who owns it: rules/owners.py has the list. From 0xA0 on the game itself answers.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from mypy_extensions import i64

OWNER_BITS: Final[i64] = 4  # below those of the owner
COMMON_END: Final[i64] = 0x10  # phases and verbs below it are those that all games have
GAME_OWNED: Final[i64] = 0xA0  # the first phase, verb and reason of a game's own, or left to it by a module
LEGAL: Final[i64] = 0  # instead of a reason

Named = TypeVar("Named", str, "Reason")


class CorePhase:
    TURN: Final[i64] = 0x01  # a seat chooses what to do in its turn
    FIRST: Final[i64] = 0x04  # who begins is drawn


class CoreReason:
    NOT_ASKED: Final[i64] = 0x01
    GAME_OVER: Final[i64] = 0x02


@dataclass(frozen=True)
class Reason:
    """Why an action may not be taken: a name for programs and a sentence for people."""

    name: str
    sentence: str


@dataclass(frozen=True)
class Codes:
    """What a module, or a whole game, declares: names by number."""

    phases: Mapping[int, str]
    verbs: Mapping[int, str]
    reasons: Mapping[int, Reason]

    def phase(self, name: str) -> int:
        """The number of a phase."""
        return next(number for number, known in self.phases.items() if known == name)


def declare(
    owner: i64,
    *,
    phases: type | None = None,
    verbs: type | None = None,
    reasons: type | None = None,
    sentences: Mapping[str, str] | None = None,
) -> Codes:
    """The codes of a module, from its classes; each reason has a sentence, by its name."""
    told = {} if sentences is None else sentences
    why = {number: name.lower() for number, name in _lines(owner, reasons)}
    if set(why.values()) != set(told):
        raise ValueError(f"reasons and sentences differ: {', '.join(set(why.values()) ^ set(told))}")
    return Codes(
        {number: _word(name) for number, name in _lines(owner, phases)},
        {number: _word(name) for number, name in _lines(owner, verbs)},
        {number: Reason(name, told[name]) for number, name in why.items()},
    )


def _lines(owner: i64, declared: type | None) -> Iterator[tuple[int, str]]:
    for name, number in {} if declared is None else vars(declared).items():
        if name.isupper():
            if number >> OWNER_BITS != owner and number < GAME_OWNED:
                raise ValueError(f"{name} is {number:#04x}, which module {owner} does not own")
            yield number, name


def _word(name: str) -> str:
    return name.lower().replace("_", "-")


def join_codes(parts: Sequence[Codes]) -> Codes:
    """The codes of all modules of a game; no two have a number or a name in common."""
    return Codes(
        _joined([part.phases for part in parts]),
        _joined([part.verbs for part in parts]),
        _joined([part.reasons for part in parts]),
    )


def _joined(tables: Sequence[Mapping[int, Named]]) -> Mapping[int, Named]:
    found: dict[int, Named] = {}
    for table in tables:
        for number, name in table.items():
            if number in found or name in found.values():
                raise ValueError(f"two modules of a game use {number:#04x}, or the name {name}")
            found[number] = name
    return found


CORE_CODES: Final = declare(
    0,
    phases=CorePhase,
    reasons=CoreReason,
    sentences={
        "not_asked": "something else is being decided",
        "game_over": "the game is over",
    },
)
