"""Typed errors: one family, and they travel between processes."""

import pickle

import pytest

from tradewinds.core import errors

EXAMPLES = [
    errors.IllegalAction("rest", "because", "no_reason"),
    errors.UnknownAction("no such"),
    errors.BadText("text"),
    errors.BadOption("option"),
    errors.BadPack("my.toml", "merchants", "missing"),
    errors.BadMap("map"),
    errors.BadRecord(7, "wrong"),
]


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_errors_keep_their_words_and_parts_in_another_process(error: errors.TradewindsError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)
    assert isinstance(again, errors.TradewindsError)
