"""What the games tell of the bots: ratings, meetings, places in the turn order."""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from statistics import fmean

from openskill.models import PlackettLuce

from tradewinds.arena.intervals import Estimate, Z, clustered_mean, wilson
from tradewinds.arena.match import Row
from tradewinds.arena.results import row_line


@dataclass(frozen=True)
class BotLine:
    """A bot in all its games."""

    bot: str
    rating: Estimate | None  # None for a bot alone
    games: int
    seats: int  # that it had in these games, more than one a game when it filled several
    wins: int
    score: Estimate
    faults: int  # seats in which it had to be replaced


@dataclass(frozen=True)
class MeetingLine:
    """A bot in the games where it has a single seat, and another bot one or all of the others."""

    bot: str
    against: str  # the other bot, with the number of its seats if there are more
    games: int
    wins: int
    share: Estimate  # of wins
    times: Estimate  # its share of wins, beside the share of a seat among equals
    score: Estimate
    margin: Estimate  # its score less that of the other bot, or the mean of its seats


@dataclass(frozen=True)
class PlaceLine:
    """A place in the turn order, whoever had it."""

    place: int  # from 1
    games: int
    wins: int
    share: Estimate
    score: Estimate


@dataclass(frozen=True)
class Standings:
    """All tables of a run."""

    players: int
    games: int
    guarded: int  # stopped by RUL-16
    rounds: float
    digest: str  # of all games, times left out
    bots: list[BotLine]  # best first
    meetings: list[MeetingLine]
    places: list[PlaceLine]
    faults: list[str]  # each sentence once
    milliseconds: dict[str, float]  # a bot's time for a decision, the one thing that no rerun repeats


def standings(rows: Sequence[Row]) -> Standings:
    """The tables of these games, which are in the order of their numbers."""
    players = len(rows[0].seats)
    bots = bot_lines(rows)
    return Standings(
        players=players,
        games=len(rows),
        guarded=sum(row.guarded for row in rows),
        rounds=fmean(row.rounds for row in rows),
        digest=digest(rows),
        bots=bots,
        meetings=meeting_lines(rows, [line.bot for line in bots]),
        places=[place_line(rows, place) for place in range(players)],
        faults=list(dict.fromkeys(fault for row in rows for fault in row.faults if fault)),
        milliseconds=milliseconds(rows),
    )


def rate(rows: Sequence[Row]) -> dict[str, Estimate]:
    """Plackett-Luce ratings, game after game.

    Bots do not get better from game to game, so nothing is added to their uncertainty (tau). A bot
    with several seats in a game takes the mean of what each of them would change.
    """
    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for row in rows for bot in row.seats}
    for row in rows:
        ranks = [float(row.ranking.index(seat)) for seat in range(len(row.seats))]
        rated = model.rate([[ratings[bot]] for bot in row.seats], ranks=ranks)
        changed = defaultdict(list)
        for bot, team in zip(row.seats, rated, strict=True):
            changed[bot].append(team[0])
        for bot, found in changed.items():
            mean, spread = fmean(one.mu for one in found), fmean(one.sigma for one in found)
            ratings[bot] = model.rating(mu=mean, sigma=spread, name=bot)
    return {
        bot: Estimate(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma)
        for bot, rating in ratings.items()
    }


def bot_lines(rows: Sequence[Row]) -> list[BotLine]:
    ratings = rate(rows)
    alone = len(ratings) == 1
    lines = []
    for bot, rating in ratings.items():
        seats = [(row, seat) for row in rows for seat, name in enumerate(row.seats) if name == bot]
        lines.append(
            BotLine(
                bot=bot,
                rating=None if alone else rating,
                games=len({row.number for row, _ in seats}),
                seats=len(seats),
                wins=sum(row.ranking[0] == seat for row, seat in seats),
                score=clustered_mean((row.deal, row.scores[seat]) for row, seat in seats),
                faults=sum(row.faults[seat] is not None for row, seat in seats),
            )
        )
    return sorted(lines, key=lambda line: -ratings[line.bot].value)


def meeting_lines(rows: Sequence[Row], order: Sequence[str]) -> list[MeetingLine]:
    """Bot by bot in this order, and its opponents in the same order."""
    met: dict[tuple[str, str], list[Row]] = defaultdict(list)
    for row in rows:
        for bot, other in permutations(set(row.seats), 2):
            if row.seats.count(bot) == 1:
                met[bot, other].append(row)
    return [meeting_line(met[pair], *pair) for pair in permutations(order, 2) if pair in met]


def meeting_line(rows: Sequence[Row], bot: str, other: str) -> MeetingLine:
    seats = [(row, row.seats.index(bot)) for row in rows]
    players, others = len(rows[0].seats), rows[0].seats.count(other)
    wins = sum(row.ranking[0] == seat for row, seat in seats)
    share = wilson(wins, len(rows))
    return MeetingLine(
        bot=bot,
        against=other if others == 1 else f"{others} x {other}",
        games=len(rows),
        wins=wins,
        share=share,
        times=share.times(players),
        score=clustered_mean((row.deal, row.scores[seat]) for row, seat in seats),
        margin=clustered_mean((row.deal, row.scores[seat] - mean_score(row, other)) for row, seat in seats),
    )


def mean_score(row: Row, bot: str) -> float:
    return fmean(score for name, score in zip(row.seats, row.scores, strict=True) if name == bot)


def place_line(rows: Sequence[Row], place: int) -> PlaceLine:
    seats = [(row, (row.first + place) % len(row.seats)) for row in rows]
    wins = sum(row.ranking[0] == seat for row, seat in seats)
    return PlaceLine(
        place=place + 1,
        games=len(rows),
        wins=wins,
        share=wilson(wins, len(rows)),
        score=clustered_mean((row.deal, row.scores[seat]) for row, seat in seats),
    )


def milliseconds(rows: Sequence[Row]) -> dict[str, float]:
    """Of each bot, the mean for a decision."""
    spent: dict[str, float] = defaultdict(float)
    decisions = Counter[str]()
    for row in rows:
        for seat, bot in enumerate(row.seats):
            spent[bot] += row.milliseconds[seat]
            decisions[bot] += row.decisions[seat]
    return {bot: spent[bot] / max(decisions[bot], 1) for bot in spent}


def digest(rows: Sequence[Row]) -> str:
    """A hash of all that a rerun must repeat."""
    untimed = (replace(row, milliseconds=()) for row in rows)
    return hashlib.sha256("\n".join(map(row_line, untimed)).encode()).hexdigest()
