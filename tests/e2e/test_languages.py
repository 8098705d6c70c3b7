"""Three languages, switched in place, and nothing left in the one before."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.person import Person
from tests.e2e.places import GAMES, PAGES

# What is the same everywhere: names of the project, of games, languages and people. Longer ones come first.
NAMES = re.compile(
    "|".join(["Tradewinds", "English Polski Deutsch", "Ann", *sorted(GAMES.values(), reverse=True)])
)
SAYS = {
    "pl": ("Polski", "Otwórz stół", "Ustawienia", "Język"),
    "de": ("Deutsch", "Tisch eröffnen", "Einstellungen", "Sprache"),
}


def sentences(person: Person) -> set[str]:
    """The texts of three words and more that can be read or heard on the page."""
    snapshot = re.sub(r"^.*- /url: .*$", "", person.page.locator("body").aria_snapshot(), flags=re.MULTILINE)
    heard = re.findall(r'"((?:[^"\\]|\\.)*)"|: (.+)$', snapshot, flags=re.MULTILINE)
    said = {(quoted or plain).strip() for quoted, plain in heard}
    return {text for text in said if len(re.findall(r"[^\W\d]{2,}", NAMES.sub("", text))) >= 3}


def pages_read(person: Person, language: str) -> dict[str, set[str]]:
    found = {}
    for page, path in PAGES.items():
        person.goes_to(path)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        found[page] = sentences(person)
    return found


def test_every_page_speaks_the_language_that_was_chosen(person: Person) -> None:
    english = pages_read(person, "en")
    assert sum(map(len, english.values())) > 100
    label = "Language"
    for language, (name, start, title, next_label) in SAYS.items():
        person.goes_home()
        person.page.get_by_role("combobox", name=label).select_option(label=name)
        expect(person.link(start)).to_be_visible()  # in place, without a reload
        left = {page: texts & english[page] for page, texts in pages_read(person, language).items()}
        assert {page: texts for page, texts in left.items() if texts} == {}
        person.goes_to("/settings")
        expect(person.page.get_by_role("heading", level=1)).to_have_text(title)
        label = next_label
    person.forgives_nowhere()


@pytest.mark.parametrize("game", ["Sand to Sea", "East to West III"])
def test_a_table_changes_its_language_in_the_middle_of_a_game(person: Person, game: str) -> None:
    person.starts_game_with_bot(game)
    person.plays(8)
    person.page.wait_for_timeout(500)  # seats and log are drawn a little after the board
    english = sentences(person)
    assert len(english) > 20
    person.press("Menu")
    for language, (name, *_) in SAYS.items():
        person.click(person.page.get_by_role("radio", name=name))
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog")).to_be_hidden()
        person.waits_until(lambda: english & sentences(person) == set())
        person.click(person.page.get_by_role("navigation").get_by_role("button", name="Men"))
    person.click(person.page.get_by_role("radio", name="English"))
    person.page.keyboard.press("Escape")
    person.waits_until(lambda: sentences(person) == english)
