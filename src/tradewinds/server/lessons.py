"""Lessons: first games with the same deal for everybody, so that a coach can speak of what lies on the table.

A lesson is a table like any other: it has a log, is dealt by a dealer, and can be checked and watched again.
What is special is said here: its seed is known, the learner begins, and an easy bot sits opposite. So it is
private and never rated.
"""

from msgspec.structs import replace

from tradewinds.server.events import TableSetting
from tradewinds.server.refusals import Code, Refused

PLAYERS = 2
SEATS = ("you", "easy")
OPTIONS = {"first": "1"}
# Chosen so that the moves of the guide (web/src/guide/paths.json) are possible; tests follow them.
SEEDS = {
    "sand-to-sea": "the first lesson of sand-to-sea",
    "east-to-west-1": "lesson 2932 of east-to-west-1",
}


def lesson_setting(setting: TableSetting) -> TableSetting:
    """The setting of a lesson, complete. It leaves nothing to choose but the game."""
    if setting.game not in SEEDS:
        raise Refused(
            Code.BAD_MESSAGE, f"there is no lesson for {setting.game[:40]}, only for {' and '.join(SEEDS)}"
        )
    plain = TableSetting(game=setting.game, players=PLAYERS, lesson=True)
    if setting != plain:
        raise Refused(Code.BAD_MESSAGE, "a lesson has 2 players, and nothing else can be set for it")
    return replace(plain, options=OPTIONS)


def lesson_seats(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Who sits where at a lesson; the one who opens it need not say so."""
    if seats and seats != SEATS:
        raise Refused(Code.BAD_MESSAGE, f"the seats of a lesson are {' and '.join(SEATS)}")
    return SEATS
