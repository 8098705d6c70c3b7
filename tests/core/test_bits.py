"""Sets as bits, against Python's own sets and unlimited integers."""

from hypothesis import given
from hypothesis import strategies as st

from tradewinds.core import bits

positions = st.integers(0, 61)
sets = st.sets(positions, max_size=40)


def mask(members: set[int]) -> int:
    return sum(2**member for member in members)


def test_every_position_has_its_bit_also_above_31() -> None:
    assert [bits.bit(position) for position in range(62)] == [2**position for position in range(62)]
    assert [bits.lowest(2**position) for position in range(62)] == list(range(62))


@given(sets)
def test_count_and_members_agree_with_a_set(members: set[int]) -> None:
    assert bits.count(mask(members)) == len(members)
    assert bits.members(mask(members)) == sorted(members)


@given(sets.filter(bool), st.data())
def test_nth_finds_each_member_in_ascending_order(members: set[int], data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(members) - 1))
    assert bits.nth(mask(members), number) == sorted(members)[number]
    assert bits.lowest(mask(members)) == min(members)


@given(sets, positions)
def test_has_is_membership(members: set[int], position: int) -> None:
    assert bits.has(mask(members), position) == (position in members)
