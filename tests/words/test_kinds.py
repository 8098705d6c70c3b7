"""Bonus tiles of the islands box are named in every place that tells them apart."""

import re
from pathlib import Path

import pytest

from tradewinds.rules.harbour import BONUS_NAMES

ROOT = Path(__file__).parents[2]
PLACES = (
    *(f"src/tradewinds/words/{language}.ftl" for language in ("en", "pl", "de")),
    "web/src/pieces/BonusTile.svelte",
)


@pytest.mark.parametrize("place", PLACES)
def test_no_kind_of_bonus_tile_is_taken_for_another(place: str) -> None:
    text = (ROOT / place).read_text(encoding="utf-8")
    assert [kind for kind in BONUS_NAMES if not re.search(rf"\b{kind}\b", text)] == []
