"""Connections and servers that go away in the middle of a turn: nothing that was played is lost."""

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.person import Person
from tests.server.hosting import Server

LOST = "The connection is lost. Trying again."


def chooses_a_piece(person: Person) -> str:
    """At the start of a turn, touch a lit piece and leave it at that; answers the choice in words."""
    person.plays_to_next_turn()
    person.click(person.lit.first)
    expect(person.main_button).to_be_visible()
    question, words = "", person.question
    while question != words:  # what follows from the choice is told a moment later
        person.page.wait_for_timeout(500)
        question, words = words, person.question
    return question


def test_a_server_killed_in_the_middle_of_a_turn_comes_back_with_the_same_table(
    people: People, tmp_path: Path
) -> None:
    with Server(str(tmp_path / "tables.db"), tmp_path / "log.txt") as server:
        ann = people(server.url)
        ann.starts_game_with_bot("Sand to Sea")
        ann.plays(6)
        choice, before = chooses_a_piece(ann), ann.log.inner_text()
        server.kill()
        expect(ann.page.get_by_text(LOST)).to_be_visible()
        server.start()
        expect(ann.page.get_by_text(LOST)).to_be_hidden()
        ann.forgives("ERR_CONNECTION_REFUSED")
        ann.waits_until(lambda: ann.question == choice)
        assert ann.log.inner_text() == before
        ann.plays(4)
        assert len(ann.log.inner_text()) > len(before)


def test_a_choice_made_while_the_server_is_away_is_played_once_when_it_is_back(
    people: People, tmp_path: Path
) -> None:
    with Server(str(tmp_path / "tables.db"), tmp_path / "log.txt") as server:
        ann = people(server.url)
        ann.starts_game_with_bot("Spice Road")
        ann.waits_for_turn()
        server.kill()
        expect(ann.page.get_by_text(LOST)).to_be_visible()
        ann.click(ann.button("spice card, gain 2 yellow"))
        ann.click(ann.main_button)
        server.start()
        expect(ann.page.get_by_text(LOST)).to_be_hidden()
        expect(ann.own_lines("played")).to_have_count(1)
        ann.forgives("ERR_CONNECTION_REFUSED")
        ann.plays(2)


def test_reloading_and_going_back_in_the_middle_of_a_turn_change_nothing(person: Person) -> None:
    person.starts_game_with_bot("Sand to Sea")
    person.waits_for_turn()
    while "Your turn" in person.question or "Start" in person.question:  # up to a step inside a turn
        person.decides()
        person.waits_for_turn()
    question, position = person.question, person.position
    address = person.page.url
    person.page.reload()
    person.waits_for_turn()
    assert (person.question, person.position) == (question, position)
    person.click(person.link("Tradewinds: Home"))
    expect(person.link("Start a table")).to_be_visible()
    person.page.go_back()
    person.waits_for_turn()
    assert person.page.url == address
    assert (person.question, person.position) == (question, position)
    person.plays(2)


def test_a_cut_connection_is_told_and_what_is_chosen_meanwhile_is_played_when_it_is_back(
    person: Person,
) -> None:
    person.starts_game_with_bot("Spice Road")
    person.waits_for_turn()
    person.context.set_offline(True)
    expect(person.page.get_by_text(LOST)).to_be_visible()
    person.click(person.button("spice card, gain 2 yellow"))
    person.click(person.main_button)
    expect(person.own_lines("played")).to_have_count(0)
    person.context.set_offline(False)
    expect(person.page.get_by_text(LOST)).to_be_hidden()
    expect(person.own_lines("played")).to_have_count(1)
    person.forgives("ERR_INTERNET_DISCONNECTED")
    person.plays(2)
