"""What is made of the games: ratings, meetings, places, and their tables."""

import json
from dataclasses import replace

import pytest

from tests.arena.plans import made_up
from tradewinds.arena.intervals import wilson
from tradewinds.arena.ratings import digest, rate, standings
from tradewinds.arena.tables import data, summary, tables


def test_ratings_are_in_the_order_of_strength() -> None:
    rows = [
        made_up(n, seats, [{"strong": 3, "middle": 2, "weak": 1}[bot] for bot in seats])
        for n, seats in enumerate([("weak", "strong"), ("middle", "weak"), ("strong", "middle")] * 10)
    ]
    found = standings(rows)
    assert [line.bot for line in found.bots] == ["strong", "middle", "weak"]
    assert [line.wins for line in found.bots] == [20, 10, 0]
    ratings = rate(rows)
    assert ratings["strong"].low > ratings["weak"].high


def test_a_rating_gets_surer_with_more_games() -> None:
    rows = [made_up(n, ("a", "b"), (n % 2, 1 - n % 2)) for n in range(40)]
    few, many = rate(rows[:4])["a"], rate(rows)["a"]
    assert many.high - many.low < few.high - few.low


def test_one_bot_among_others_is_rated_by_all_of_them() -> None:
    rows = [made_up(n, ("b", "b", "a", "b"), (1, 2, 9, 3)) for n in range(20)]
    ratings = rate(rows)
    assert ratings["a"].low > ratings["b"].high


def test_a_bot_alone_has_no_rating_and_meets_nobody() -> None:
    found = standings([made_up(0, ("a", "a"), (1, 2)), made_up(1, ("a", "a"), (2, 1))])
    assert found.bots[0].rating is None
    assert (found.bots[0].games, found.bots[0].seats, found.bots[0].wins) == (2, 4, 2)
    assert found.meetings == []
    assert [table.title for table in tables(found)] == ["Bots", "Turn order"]


def test_a_meeting_of_two_has_wins_scores_and_margins_by_deal() -> None:
    rows = [
        made_up(0, ("a", "b"), (10, 4), deal=0),
        made_up(1, ("b", "a"), (6, 8), deal=0),
        made_up(2, ("a", "b"), (5, 9), deal=1),
        made_up(3, ("b", "a"), (1, 5), deal=1),
    ]
    line = next(line for line in standings(rows).meetings if line.bot == "a")
    assert (line.against, line.games, line.wins) == ("b", 4, 3)
    assert line.share == wilson(3, 4)
    assert line.score.value == pytest.approx(7)
    # Margins 6 + 2 and -4 + 4: mean 2, residuals 4 and -4, error sqrt(32 * 2) / 4 = 2.
    assert line.margin.value == pytest.approx(2)
    assert line.margin.high == pytest.approx(2 + 1.959964 * 2, abs=1e-5)


def test_one_among_others_wins_so_many_times_its_share() -> None:
    rows = [made_up(n, ("b", "a", "b", "b"), (3, 9 if n < 6 else 0, 6, 3)) for n in range(8)]
    found = standings(rows)
    assert [(line.bot, line.against) for line in found.meetings] == [("a", "3 x b")]
    line = found.meetings[0]
    assert (line.times.value, line.times.low) == (3, 4 * line.share.low)
    assert line.margin.value == pytest.approx((6 * 9) / 8 - 4)


def test_of_more_bots_than_seats_each_meets_each() -> None:
    rows = [made_up(0, ("a", "b", "c"), (5, 3, 1)), made_up(1, ("a", "b", "d"), (5, 4, 1))]
    found = {(line.bot, line.against): line for line in standings(rows).meetings}
    assert len(found) == 10  # c and d never met
    assert (found["a", "b"].games, found["a", "b"].margin.value) == (2, 1.5)
    assert (found["a", "c"].games, found["a", "c"].margin.value) == (1, 4)


def test_places_are_counted_from_the_seat_that_began() -> None:
    rows = [replace(made_up(n, ("a", "b", "c"), (1, 2, 9)), first=2) for n in range(4)]
    found = standings(rows)
    assert [line.wins for line in found.places] == [4, 0, 0]
    assert [line.score.value for line in found.places] == [9, 1, 2]
    assert [rows[0].place(seat) for seat in range(3)] == [1, 2, 0]


def test_faults_and_guarded_games_are_told() -> None:
    row = replace(made_up(0, ("a", "b"), (1, 2)), faults=("a was too slow", None), guarded=True)
    found = standings([row, replace(row, number=1)])
    assert [(line.bot, line.faults) for line in found.bots] == [("b", 0), ("a", 2)]
    told = summary(found)
    assert told[0] == "2 games of 20.0 rounds on average, 2 of them stopped by RUL-16"
    assert told.count("fault: a was too slow") == 1


def test_the_digest_leaves_out_times_and_nothing_else() -> None:
    row = made_up(0, ("a", "b"), (1, 2))
    assert digest([row]) == digest([replace(row, milliseconds=(7.0, 8.0))])
    assert digest([row]) != digest([replace(row, rounds=21)])
    assert row == replace(row, milliseconds=(7.0, 8.0))


def test_the_standings_are_good_json_even_of_a_single_deal() -> None:
    found = data(standings([made_up(0, ("a", "b"), (1, 2), deal=0), made_up(1, ("b", "a"), (1, 2), deal=0)]))
    again = json.loads(json.dumps(found, allow_nan=False))
    assert again["bots"][0]["score"] == {"value": 1.5, "low": None, "high": None}
    assert again["milliseconds"] == {"a": 0.1, "b": 0.1}
