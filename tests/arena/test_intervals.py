"""Intervals against numbers worked out by hand."""

import math

import pytest

from tradewinds.arena.intervals import Estimate, clustered_mean, wilson


def near(found: Estimate, value: float, low: float, high: float) -> bool:
    return (found.value, found.low, found.high) == pytest.approx((value, low, high), abs=5e-5)


def test_wilson_of_eight_wins_in_ten_games() -> None:
    # (0.8 + z²/20 ± z sqrt(0.016 + z²/400)) / (1 + z²/10) with z² = 3.841459:
    # (0.992073 ± 1.959964 * 0.160007) / 1.384146
    assert near(wilson(8, 10), 0.8, 0.490162, 0.943318)


def test_wilson_of_half_the_games() -> None:
    assert near(wilson(50, 100), 0.5, 0.403832, 0.596168)


def test_wilson_never_leaves_zero_to_one() -> None:
    # The other end for no wins: z² / (n + z²) = 3.841459 / 8.841459
    assert near(wilson(0, 5), 0.0, 0.0, 0.434482)
    assert near(wilson(5, 5), 1.0, 0.565518, 1.0)


def test_the_deal_is_what_counts_for_a_mean() -> None:
    # Sums by deal 4, 12, 8 around 2 games of mean 4: residuals -4, 4, 0, squares 32.
    # Variance 32 * 3/2 / 6² = 4/3, standard error 1.154701, times 1.959964: 2.263171.
    values = [(0, 1), (0, 3), (1, 5), (1, 7), (2, 4), (2, 4)]
    assert near(clustered_mean(values), 4, 4 - 2.263171, 4 + 2.263171)


def test_games_that_cancel_out_within_each_deal_leave_no_doubt() -> None:
    assert near(clustered_mean([(0, 10), (0, -10), (1, 3), (1, -3)]), 0, 0, 0)


def test_deals_of_one_game_each_give_the_usual_standard_error() -> None:
    # Values 1, 2, 3, 4: deviation sqrt(5/3), error sqrt(5/12) = 0.645497.
    assert near(clustered_mean([(n, n + 1) for n in range(4)]), 2.5, 2.5 - 1.265151, 2.5 + 1.265151)


def test_of_a_single_deal_nothing_is_known_but_its_mean() -> None:
    assert clustered_mean([(0, 1), (0, 2)]) == Estimate(1.5, -math.inf, math.inf)
