"""Rows that are read often and written seldom.

States share such a row with their copies: whoever writes replaces it by a changed one. That
makes a copy of a state cheap.
"""

from librt.vecs import vec
from mypy_extensions import i64


def changed(row: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A row like this one, with another value in one place."""
    other = row[:]
    other[place] = value
    return other
