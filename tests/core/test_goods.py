"""Packed goods, against a plain count of letters."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tradewinds.core import goods
from tradewinds.core.errors import BadText

letters = st.text(alphabet="YRGB", max_size=60)
some = st.text(alphabet="YRGB", min_size=1, max_size=10)


def pack(text: str) -> int:
    return goods.parse_goods(text or "-")


def test_each_good_has_its_own_cube() -> None:
    assert [goods.goods_text(goods.cube(good)) for good in range(4)] == ["Y", "R", "G", "B"]
    assert goods.cube(3) == 2**36  # above bit 31


@given(letters)
def test_text_round_trips_in_ascending_value(text: str) -> None:
    ordered = "".join(sorted(text, key="YRGB".index)) or "-"
    assert goods.goods_text(pack(text)) == ordered
    assert pack(ordered) == pack(text)


@given(letters)
def test_totals_and_amounts_are_counts(text: str) -> None:
    assert goods.total(pack(text)) == len(text)
    assert [goods.amount(pack(text), good) for good in range(4)] == [text.count(letter) for letter in "YRGB"]
    assert goods.worth(pack(text)) == len(text) - text.count("Y")


@given(letters, letters)
def test_affordable_means_every_colour_suffices(have: str, cost: str) -> None:
    owned, needed = Counter(have), Counter(cost)
    assert goods.affordable(pack(have), pack(cost)) == all(owned[c] >= needed[c] for c in "YRGB")


@given(letters, some, some)
def test_times_repeats_the_trade_with_what_it_brings_in(have: str, give: str, get: str) -> None:
    owned, lost, won = Counter(have), Counter(give), Counter(get)
    if not any(lost[c] > won[c] for c in "YRGB"):
        return  # such a trade would never end; the catalog refuses it
    repeats = 0
    while all(owned[c] >= lost[c] for c in "YRGB"):
        owned.subtract(lost)
        owned.update(won)
        repeats += 1
    assert goods.times(pack(have), pack(give), pack(get) - pack(give)) == repeats


@pytest.mark.parametrize("text", ["", "y", "YX", "Y R", "Y" * 2001, "ż"])
def test_anything_but_letters_of_goods_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        goods.parse_goods(text)
