"""Who plays whom: fair to all bots, and the same whenever it is asked."""

from collections import Counter, defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tradewinds.arena.schedule import Schedule, line_ups, make_schedule
from tradewinds.core.errors import BadOption

NAMES = ["random", "greedy", "search:10", "search:100", "easy", "expert"]


@st.composite
def schedules(draw: st.DrawFn) -> tuple[int, Schedule]:
    bots = NAMES[: draw(st.integers(1, len(NAMES)))]
    games = draw(st.integers(1, 30))
    return games, make_schedule(bots, draw(st.integers(2, 5)), games)


@given(schedules())
def test_every_bot_sits_in_every_seat_equally_often(drawn: tuple[int, Schedule]) -> None:
    _, schedule = drawn
    seats: dict[str, Counter[int]] = defaultdict(Counter)
    for number in range(len(schedule)):
        for seat, bot in enumerate(schedule.fixture(number).seats):
            seats[bot][seat] += 1
    for counted in seats.values():
        assert len(set(counted.values())) == 1
        assert len(counted) == len(schedule.line_ups[0])


@given(schedules())
def test_a_deal_is_played_once_for_each_rotation_of_one_line_up(drawn: tuple[int, Schedule]) -> None:
    _, schedule = drawn
    deals = defaultdict(list)
    for number in range(len(schedule)):
        fixture = schedule.fixture(number)
        assert fixture.number == number
        deals[fixture.deal].append(fixture)
    assert len(deals) == schedule.deals
    for fixtures in deals.values():
        assert len({tuple(sorted(fixture.seats)) for fixture in fixtures}) == 1
        assert len({fixture.seats for fixture in fixtures}) == len(fixtures) == schedule.rotations


@given(schedules())
def test_each_line_up_plays_the_games_asked_for_rounded_up_to_whole_deals(
    drawn: tuple[int, Schedule],
) -> None:
    games, schedule = drawn
    played = Counter(
        tuple(sorted(schedule.fixture(number).seats)) for number in range(len(schedule))
    ).values()
    assert len(set(played)) == 1
    assert games <= min(played) < games + schedule.rotations


def test_as_many_bots_as_seats_play_together() -> None:
    assert line_ups(["a", "b", "c"], 3) == [("a", "b", "c")]


def test_a_bot_given_for_several_seats_plays_them_all_in_every_rotation() -> None:
    schedule = make_schedule(["a", "b", "b"], 3, 3)
    found = [schedule.fixture(number).seats for number in range(len(schedule))]
    assert found == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]


def test_more_bots_than_seats_play_in_all_combinations() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_of_fewer_bots_than_seats_each_plays_alone_among_each_other() -> None:
    assert line_ups(["a", "b"], 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]
    assert len(line_ups(["a", "b", "c"], 4)) == 6


def test_a_single_bot_plays_all_seats_and_each_deal_once() -> None:
    schedule = make_schedule(["a"], 3, 4)
    assert [schedule.fixture(number).deal for number in range(len(schedule))] == [0, 1, 2, 3]
    assert schedule.line_ups == (("a", "a", "a"),)


@pytest.mark.parametrize(
    ("bots", "games", "sentence"),
    [
        (["a", "a", "b"], 1, "the bot 'a' is given twice"),
        ([""], 1, "bots go as in random,greedy"),
        (["a", ""], 1, "bots go as in random,greedy"),
        (["a"], 0, "from 1 to 1,000,000, not 0"),
        (["a"], 1_000_001, "from 1 to 1,000,000"),
    ],
)
def test_what_cannot_be_scheduled_is_refused(bots: list[str], games: int, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        make_schedule(bots, 2, games)
