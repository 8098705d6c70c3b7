"""How good people are at a game, from the games they have asked to be rated."""

from collections.abc import Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

_MODEL = PlackettLuce()


class Rating(Struct, frozen=True):
    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0


def rated_again(ratings: Sequence[Rating]) -> list[Rating]:
    """The ratings after one more game, given from its winner to its last."""
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    after = _MODEL.rate(teams, ranks=[float(place) for place in range(len(teams))])
    return [
        Rating(team[0].mu, team[0].sigma, before.games + 1)
        for team, before in zip(after, ratings, strict=True)
    ]
