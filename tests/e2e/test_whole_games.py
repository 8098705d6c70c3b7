"""Newcomers play whole games against a bot: from the home page to the result, by clicks alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.person import Person


@pytest.mark.parametrize("title", ["Sand to Sea", "East to West I", "East to West II"])
def test_a_newcomer_plays_a_whole_game_by_clicking(person: Person, title: str) -> None:
    person.opens_table(title, ["You", "Easy bot"], name="Ann")
    person.starts_game()
    person.plays_to_the_end()
    expect(person.result.get_by_role("heading")).to_have_text(re.compile("^(You win|Easy 2 wins)$"))
    scores = person.result.get_by_role("row", name=re.compile("^Total")).get_by_role("cell").all_inner_texts()
    assert len(scores) == 2
    assert max(map(int, scores)) > 0
    assert int(scores[0]) >= int(scores[1])  # the winner stands first
    expect(person.log).to_contain_text("The game is over.")
    expect(person.lit).to_have_count(0)


def test_a_click_on_a_game_of_the_first_page_is_enough_to_play(person: Person) -> None:
    person.goes_home()
    person.press("East to West II: play against a bot now")
    person.tells_name("Ann")
    for _ in range(3):
        person.waits_for_turn()
        person.decides()
    expect(person.page.get_by_role("heading", level=1)).to_have_text("East to West II")
    expect(person.page.get_by_role("group", name="Players")).to_contain_text("Normal 2")
