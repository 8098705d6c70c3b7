"""The standings as tables of words, for whatever prints them."""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from tradewinds.arena.intervals import Estimate
from tradewinds.arena.ratings import Standings


@dataclass(frozen=True)
class TextTable:
    title: str
    header: Sequence[str]
    rows: Sequence[Sequence[str]]
    words: int  # how many columns, from the left, hold words; the others hold numbers


def tables(found: Standings) -> list[TextTable]:
    """All but the times: the same for every rerun."""
    meetings = [meeting_table(found)] if found.meetings else []
    return [bot_table(found), *meetings, place_table(found)]


def bot_table(found: Standings) -> TextTable:
    rows = [
        [
            line.bot,
            "-" if line.rating is None else estimate(line.rating),
            str(line.games),
            str(line.wins),
            estimate(line.score, 1),
            str(line.faults),
        ]
        for line in found.bots
    ]
    return TextTable("Bots", ("bot", "rating", "games", "wins", "score", "faults"), rows, 1)


def meeting_table(found: Standings) -> TextTable:
    crowd = found.players > 2
    rows = [
        [
            line.bot,
            line.against,
            str(line.games),
            str(line.wins),
            percent(line.share),
            *([estimate(line.times)] if crowd else []),
            f"{line.score.value:.1f}",
            estimate(line.margin, 1, "+"),
        ]
        for line in found.meetings
    ]
    times = ["times share"] if crowd else []
    header = ("bot", "against", "games", "wins", "% of wins", *times, "score", "margin")
    return TextTable("Meetings", header, rows, 2)


def place_table(found: Standings) -> TextTable:
    rows = [
        [str(line.place), str(line.games), str(line.wins), percent(line.share), estimate(line.score, 1)]
        for line in found.places
    ]
    return TextTable("Turn order", ("place", "games", "wins", "% of wins", "score"), rows, 0)


def summary(found: Standings) -> list[str]:
    """What is to be said below the tables."""
    stopped = f", {found.guarded} of them stopped by RUL-16" if found.guarded else ""
    return [
        f"{found.games} games of {found.rounds:.1f} rounds on average{stopped}",
        *(f"fault: {sentence}" for sentence in found.faults),
        f"digest {found.digest}",
    ]


def data(found: Standings) -> dict[str, object]:
    """The standings as they go into JSON, which has no infinite numbers."""
    return asdict(found, dict_factory=finite)


def finite(pairs: list[tuple[str, object]]) -> dict[str, object]:
    return {key: None if value in (math.inf, -math.inf) else value for key, value in pairs}


def percent(share: Estimate) -> str:
    return estimate(share.times(100), 1)


def estimate(found: Estimate, digits: int = 2, sign: str = "") -> str:
    """As in `52.5 (48.1..56.8)`."""
    form = f"{sign}.{digits}f"
    if math.isinf(found.low):
        return f"{found.value:{form}}"
    return f"{found.value:{form}} ({found.low:{form}}..{found.high:{form}})"
