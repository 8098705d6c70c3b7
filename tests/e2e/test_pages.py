"""Every page and every table: for everybody, in light and dark, on a phone too, and not too heavy."""

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import findings
from tests.e2e.conftest import People
from tests.e2e.person import DESKTOP, PHONE, Person
from tests.e2e.places import GAMES, PAGES

HEAVIEST = 200 * 1024  # bytes of scripts for the first page, as they come over the line


def wrongs(person: Person) -> list[str]:
    """What is wrong with the page as it is: in light, in dark and on a phone."""
    found = [f"in light: {finding}" for finding in findings(person.page)]
    person.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
    found += [f"in dark: {finding}" for finding in findings(person.page)]
    person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    found += [f"on a phone: {finding}" for finding in findings(person.page)]
    if person.sideways() > 0:
        found.append(f"on a phone: scrolls sideways by {person.sideways()} pixels")
    person.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    person.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    return found


def test_every_page_is_accessible_and_fits_a_phone(person: Person) -> None:
    found = {}
    for name, path in PAGES.items():
        person.goes_to(path)
        found[name] = wrongs(person)
    person.forgives_nowhere()
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("title", GAMES.values())
def test_every_table_is_accessible_and_fits_a_phone(person: Person, title: str) -> None:
    person.opens_table(title, ["You", "Easy bot"], name="Ann")
    lobby = wrongs(person) if title == "Sand to Sea" else []
    person.starts_game()
    person.plays(12)
    assert lobby + wrongs(person) == []


def test_a_result_and_its_replay_are_accessible_and_fit_a_phone(person: Person) -> None:
    person.starts_game_with_bot("Spice Road")
    person.plays(2)
    person.press("Menu")
    person.press("Give up")
    person.press("Give up")
    expect(person.result).to_be_visible()
    result = wrongs(person)
    person.click(person.result.get_by_role("link", name="Watch it again"))
    expect(person.page.get_by_role("slider")).to_be_visible()
    assert result + wrongs(person) == []


def test_the_game_of_a_private_table_is_shared_by_its_link_after_the_end(people: People) -> None:
    ann, stranger = people(), people()
    ann.starts_game_with_bot("Spice Road")
    ann.plays(2)
    ann.press("Menu")
    ann.press("Give up")
    ann.press("Give up")
    link = ann.result.get_by_role("link", name="Watch it again").get_attribute("href")
    assert link is not None
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("slider")).to_be_visible()
    expect(stranger.page.get_by_role("group", name="Players")).to_contain_text("Ann")


def test_an_invitation_says_what_for_is_accessible_and_fits_a_phone(people: People) -> None:
    host, guest = people(), people()
    host.opens_table("New World", ["You", "Free, for a guest"], name="Ann")
    guest.goes_to(host.page.get_by_label("Whoever has this link can sit down.").input_value())
    expect(guest.page.get_by_role("heading", name="Ann invited you to New World")).to_be_visible()
    assert wrongs(guest) == []


def test_the_first_page_is_light(people: People) -> None:
    person = people()
    person.goes_to("/")
    sizes: dict[str, int] = person.page.evaluate(
        """() => Object.fromEntries(
            performance.getEntriesByType('resource')
                .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
                .map(({ name, encodedBodySize }) => [name, encodedBodySize]))"""
    )
    assert len(sizes) > 2
    assert min(sizes.values()) > 0
    assert sum(sizes.values()) < HEAVIEST


def test_settings_stay_after_a_reload(person: Person) -> None:
    person.goes_to("/settings")
    person.press_radio("Theme", "Dark")
    person.page.get_by_label("Confirm every step").check()
    person.page.get_by_label("Larger goods").check()
    person.page.reload()
    expect(person.page.get_by_role("radio", name="Dark")).to_be_checked()
    expect(person.page.get_by_label("Confirm every step")).to_be_checked()
    expect(person.page.get_by_label("Larger goods")).to_be_checked()
    expect(person.page.get_by_label("Hide scores")).not_to_be_checked()
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
    person.starts_game_with_bot("Spice Road")
    person.plays_to_next_turn()
    person.press("upgrade card, upgrade 2")
    person.click(person.main_button)
    expect(person.bar).to_contain_text("Upgrade a cube")
    person.click(person.lit.first)
    expect(person.main_button).to_be_visible()  # otherwise an upgrade is done at once
