"""What the games of `balance.py` tell of a cell, and whether its lines hold."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from balance_games import LOCATION, POINT_CARD, Cell, Played
from tradewinds.arena.intervals import Estimate, clustered_mean, wilson

# The lines: what a game is balanced by. A band that is open to one side has an infinite end there.
PLACES = (-math.inf, 1.15)  # wins of a place in the turn order, times its share
ROUNDS = (18, 40)
USUAL = (0.9, math.inf)  # share of the games within these rounds
PICKS = (0.05, 0.6)
CLAIMED = (0.05, math.inf)
LOCATIONS = (0.02, math.inf)

Shares = Mapping[str, Estimate]  # by the piece's name
Form = Callable[[float], str]


@dataclass(frozen=True)
class Finding:
    """A number, and the band that it should be in."""

    what: str
    found: Estimate
    low: float
    high: float
    form: Form  # how its numbers are written

    def __str__(self) -> str:
        """As in `p24 4.1 % (3.2 % to 5.2 %)`."""
        value, low, high = map(self.form, (self.found.value, self.found.low, self.found.high))
        return f"{self.what} {value} ({low} to {high})"

    @property
    def room(self) -> float:
        """How far it is from leaving the band; negative outside."""
        return min(self.found.value - self.low, self.high - self.found.value)

    @property
    def holds(self) -> bool:
        return self.room >= 0

    @property
    def sure(self) -> bool:
        """Whether its interval is on the same side of the line."""
        inside = self.found.low >= self.low and self.found.high <= self.high
        return inside if self.holds else self.found.high < self.low or self.found.low > self.high


@dataclass(frozen=True)
class Line:
    """Findings that must all hold, the worst first."""

    name: str
    wanted: str
    findings: Sequence[Finding]

    @property
    def holds(self) -> bool:
        return all(finding.holds for finding in self.findings)

    @property
    def verdict(self) -> str:
        if self.holds:
            return "holds" if all(finding.sure for finding in self.findings) else "holds, but close"
        broken = [finding for finding in self.findings if not finding.holds]
        return "broken" if any(finding.sure for finding in broken) else "broken, but close"


@dataclass(frozen=True)
class Rounds:
    mean: Estimate
    early: int  # 5 % of the games are over by then
    late: int  # 95 % are
    shortest: int
    longest: int
    usual: Estimate  # share of the games within the line
    guarded: int  # stopped by RUL-16
    by_game: Sequence[int]


@dataclass(frozen=True)
class Scores:
    """Means a game. A margin is the winner's score less that of the best of the others."""

    score: float
    winner: float
    margin: float
    sources: Mapping[str, float]
    decisions: float


@dataclass(frozen=True)
class Measures:
    cell: Cell
    games: int
    places: Sequence[Estimate]  # share of the wins, times the number of players
    rounds: Rounds
    picks: Shares  # of a point card, of all claims made while it lay at a fort
    uses: Mapping[str, Shares]  # by kind: share of the games with a piece in which it was used
    scores: Scores

    def lines(self) -> list[Line]:
        """What must hold."""
        places = {f"place {place}": share for place, share in enumerate(self.places, start=1)}
        rounds = [
            Finding("mean", self.rounds.mean, *ROUNDS, lambda number: f"{number:.1f}"),
            Finding("games within", self.rounds.usual, *USUAL, percent),
        ]
        claimed, used = self.uses[POINT_CARD], self.uses[LOCATION]
        return [
            Line("turn order", "at most 1.15 times its share", within(places, PLACES, plain)),
            Line("length", "18 to 40 rounds: the mean, and 90 % of the games", rounds),
            Line("picks", "each point card 5 to 60 %", within(self.picks, PICKS)),
            Line("claims", "each point card 5 % or more", within(claimed, CLAIMED)),
            Line("locations", "each 2 % or more", within(used, LOCATIONS)),
        ]


def plain(value: float) -> str:
    return f"{value:.2f}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def within(shares: Shares, band: tuple[float, float], form: Form = percent) -> list[Finding]:
    findings = [Finding(what, share, *band, form) for what, share in shares.items()]
    return sorted(findings, key=lambda finding: finding.room)


# -- from games to numbers ---------------------------------------------------------------------------


def measure(cell: Cell, games: Sequence[Played]) -> Measures:
    wins = Counter(game.winner for game in games)
    return Measures(
        cell=cell,
        games=len(games),
        places=[wilson(wins[place], len(games)).times(cell.players) for place in range(1, cell.players + 1)],
        rounds=rounds_of(games),
        picks=pick_rates(games),
        uses={kind: use_of(games, kind) for kind in games[0].used},
        scores=scores_of(games),
    )


def rounds_of(games: Sequence[Played]) -> Rounds:
    rounds = sorted(game.rounds for game in games)
    shortest, longest = ROUNDS
    return Rounds(
        mean=clustered_mean((game.number, game.rounds) for game in games),
        early=rounds[math.ceil(0.05 * len(rounds)) - 1],
        late=rounds[math.ceil(0.95 * len(rounds)) - 1],
        shortest=rounds[0],
        longest=rounds[-1],
        usual=wilson(sum(shortest <= number <= longest for number in rounds), len(rounds)),
        guarded=sum(game.guarded for game in games),
        by_game=[game.rounds for game in games],
    )


def pick_rates(games: Iterable[Played]) -> Shares:
    """A claim is a choice among the cards at the forts: how often it falls on each of them."""
    picked, offered = Counter[str](), Counter[str]()
    for game in games:
        for claim in game.claims:
            picked[claim[0]] += 1
            offered.update(claim)
    return {card: wilson(picked[card], offered[card]) for card in sorted(offered)}


def use_of(games: Iterable[Played], kind: str) -> Shares:
    """Of the games in which a piece was on the table, the share in which it was used."""
    used, there = Counter[str](), Counter[str]()
    for game in games:
        used.update(game.used[kind])
        there.update(game.used[kind] + game.idle[kind])
    return {piece: wilson(used[piece], there[piece]) for piece in sorted(there)}


def scores_of(games: Sequence[Played]) -> Scores:
    seats = [sources for game in games for sources in game.sources]
    ranked = [sorted((sum(sources.values()) for sources in game.sources), reverse=True) for game in games]
    return Scores(
        score=fmean(sum(sources.values()) for sources in seats),
        winner=fmean(scores[0] for scores in ranked),
        margin=fmean(scores[0] - scores[1] for scores in ranked),
        sources={source: fmean(sources[source] for sources in seats) for source in seats[0]},
        decisions=fmean(game.decisions for game in games),
    )
