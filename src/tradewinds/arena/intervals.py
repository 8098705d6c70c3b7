"""Numbers with their 95 % intervals."""

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


@dataclass(frozen=True)
class Estimate:
    """A number, and between which two it is with a probability of 95 %."""

    value: float
    low: float
    high: float

    def times(self, factor: float) -> "Estimate":
        return Estimate(self.value * factor, self.low * factor, self.high * factor)


def wilson(wins: int, games: int) -> Estimate:
    """A share, with Wilson's score interval: sensible for few games, and at 0 and 1 too."""
    share = wins / games
    square = Z * Z
    scale = 1 + square / games
    middle = (share + square / (2 * games)) / scale
    half = Z * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / scale
    # At 0 and 1 the interval ends there; the sums above miss it by a rounding error.
    low = 0.0 if wins == 0 else middle - half
    high = 1.0 if wins == games else middle + half
    return Estimate(share, low, high)


def clustered_mean(values: Iterable[tuple[int, float]]) -> Estimate:
    """The mean of (deal, value) pairs.

    Games of one deal share their luck, so it is the deals that are independent of each other: the
    standard error is that of sums by deal. With a single deal nothing is known of it.
    """
    by_deal: dict[int, list[float]] = defaultdict(list)
    for deal, value in values:
        by_deal[deal].append(value)
    deals, games = len(by_deal), sum(map(len, by_deal.values()))
    mean = sum(map(sum, by_deal.values())) / games
    if deals == 1:
        return Estimate(mean, -math.inf, math.inf)
    squares = sum((sum(found) - len(found) * mean) ** 2 for found in by_deal.values())
    error = math.sqrt(squares * deals / (deals - 1)) / games
    return Estimate(mean, mean - Z * error, mean + Z * error)
