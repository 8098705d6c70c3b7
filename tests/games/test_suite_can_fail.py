"""The conformance suite against states that lie: each check notices the promise that is broken."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from tests.positions import GAME, position
from tradewinds import Outcome, State, testing
from tradewinds.core.agenda import CHANCE
from tradewinds.core.record import Record

SECRET = testing.SECRET


class Lying:
    """A state that answers truthfully except where it is told otherwise."""

    def __init__(self, truth: State, **lies: Any) -> None:
        self.truth = truth
        self.lies = lies

    def __getattr__(self, name: str) -> Any:
        return self.lies[name] if name in self.lies else getattr(self.truth, name)


def lying(truth: State, **lies: Any) -> State:
    return cast(State, Lying(truth, **lies))


def at_a_draw() -> State:
    state = position(GAME)
    state.apply_text("acquire 1")
    assert state.actor == CHANCE
    return state


def finished() -> State:
    state = position(GAME, "tiles.2 v05 v06 v07 v08", "ending yes", "turn 2", "agenda turn:2:1:0")
    state.apply_text("rest")
    return state


def wrong_outcome(change: Callable[[Outcome], Outcome]) -> State:
    state = finished()
    outcome = state.outcome()
    assert outcome is not None
    return lying(state, outcome=lambda: change(outcome))


def noticed(check: Callable[[], None], problem: str) -> None:
    with pytest.raises(testing.ConformanceError, match=problem):
        check()


def test_an_option_that_is_not_listed_is_noticed() -> None:
    state = position(GAME)
    noticed(lambda: testing.check_legality(lying(state, legal=lambda: state.legal()[1:])), "acquire 1")


def test_an_option_that_is_listed_twice_is_noticed() -> None:
    state = position(GAME)
    noticed(lambda: testing.check_legality(lying(state, legal=lambda: state.legal() * 2)), "twice")


def test_an_action_that_is_applied_though_refused_is_noticed() -> None:
    state = position(GAME)
    noticed(lambda: testing.check_legality(lying(state, apply=lambda index: None)), "though not legal")


def test_copies_that_are_no_copies_are_noticed() -> None:
    state = position(GAME)
    noticed(lambda: testing.check_copies(lying(state, copy=lambda: state)), "changed the original")


def test_text_that_loses_something_is_noticed() -> None:
    state, other = position(GAME), position(GAME, "hold.1 B")
    noticed(lambda: testing.check_text(lying(state, text=other.text, data=state.data)), "round-trip")


def test_chances_that_are_not_those_of_the_draws_are_noticed() -> None:
    state = at_a_draw()
    wrong = [(action, 1 + number) for number, (action, _) in enumerate(state.chances())]
    noticed(lambda: testing.check_chances(lying(state, chances=lambda: wrong)), "weights differ")


def test_a_view_with_the_seed_or_an_order_is_noticed() -> None:
    state = position(GAME)

    def view(viewer: int | None, **more: object) -> Any:
        honest = state.view(viewer)
        return replace(honest, common={**honest.common, **more})

    leaking = lying(state, view=lambda viewer: view(viewer, note=SECRET))
    noticed(lambda: testing.check_views(leaking, SECRET), "shows the seed")
    ordered = {"layers": [["m20", "m07"]]}
    leaking = lying(state, view=lambda viewer: view(viewer, deck=ordered))
    noticed(lambda: testing.check_views(leaking, "no seed"), "an order of the deck")


def test_a_hold_above_its_limit_is_noticed() -> None:
    state = position(GAME)
    seats = tuple(replace(seat, things={**seat.things, "limit": 1}) for seat in state.view(None).seats)
    full = lying(state, view=lambda viewer: replace(state.view(viewer), seats=seats))
    noticed(lambda: testing.check_limits(full), "above its limit")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda outcome: replace(outcome, scores=(0, 0)), "add up"),
        (lambda outcome: replace(outcome, ranking=outcome.ranking[::-1]), "follow the scores"),
        (lambda outcome: replace(outcome, ranking=(1, 1)), "misses a seat"),
        (lambda outcome: replace(outcome, tie_break=True), "told wrongly"),
    ],
)
def test_a_wrong_outcome_is_noticed(change: Callable[[Outcome], Outcome], problem: str) -> None:
    noticed(lambda: testing.check_outcome(wrong_outcome(change)), problem)


def test_a_record_that_leads_elsewhere_is_noticed() -> None:
    record, final = testing.play_checked(GAME, 2, SECRET, 0, None)
    testing.check_record(GAME, record, final)
    noticed(lambda: testing.check_record(GAME, record, finished()), "the same end")
    other = Record(record.header, record.seats, record.commitment, record.decisions, record.result)
    broken = cast(Record, Lying(cast(State, other), text=lambda: record.text().replace("seat 1", "seat 01")))
    with pytest.raises(Exception, match="expected 'seat 1 NAME'"):
        testing.check_record(GAME, broken, final)
