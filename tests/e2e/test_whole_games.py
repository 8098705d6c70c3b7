"""Newcomers play whole games against a bot: from the home page to the result, by clicks alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.person import Person


@pytest.mark.parametrize("title", ["Sand to Sea", "East to West I", "East to West II"])
def test_a_newcomer_plays_a_whole_game_by_clicking(person: Person, title: str) -> None:
    person.goes_home()
    person.press(f"{title}: play against a bot now")
    person.tells_name("Ann")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(title)
    person.plays_to_the_end()
    expect(person.result.get_by_role("heading", level=2)).to_have_text(re.compile("^(You win|Juniper wins)$"))
    scores = person.result.get_by_role("row", name=re.compile("^Total")).get_by_role("cell").all_inner_texts()
    assert len(scores) == 2
    assert max(map(int, scores)) > 0
    assert int(scores[0]) >= int(scores[1])  # the winner stands first
    expect(person.log).to_contain_text("The game is over.")
    expect(person.lit).to_have_count(0)
