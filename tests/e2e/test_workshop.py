"""Maps and pieces of one's own: made, checked, kept, and used at a new table."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.person import Person

GOOD = "This map can be played."


def test_a_map_is_built_checked_and_played_on(person: Person) -> None:
    person.goes_to("/maps")
    expect(person.page.get_by_text(GOOD)).to_be_visible()
    drawing = person.page.get_by_label("The map as text")
    first = drawing.input_value()
    # A tile taken away is missed; laid elsewhere, at the edge of the map, it is a map again.
    person.press_radio("Map builder", "Nothing")
    sheet = person.page.get_by_role("group", name="Map")
    port = sheet.get_by_role("button", name=re.compile(": Port$")).first
    place = port.get_attribute("aria-label") or ""
    person.click(port)
    expect(person.page.get_by_role("status").get_by_text("Still missing: 1 port")).to_be_visible()
    expect(person.link("Play on this map")).to_be_hidden()
    person.press_radio("Map builder", "Port")
    person.click(sheet.get_by_role("button", name=place.replace("Port", "empty"), exact=True))
    expect(person.page.get_by_text(GOOD)).to_be_visible()
    assert drawing.input_value() == first
    person.press("Random map")
    expect(drawing).not_to_have_value(first)
    expect(person.page.get_by_text(GOOD)).to_be_visible()
    drawn = drawing.input_value()
    person.click(person.link("Play on this map"))
    expect(person.page.get_by_label("The map as text")).to_have_value(drawn)
    person.page.get_by_label("Seat 2", exact=True).select_option(label="Easy bot")
    person.opens_filled_table("Ann")
    person.starts_game()
    tiles = (
        person.page.get_by_role("group", name="Map")
        .get_by_role("img")
        .or_(person.page.get_by_role("group", name="Map").get_by_role("button"))
    )
    expect(tiles).to_have_count(len(re.findall("[oP~]", drawn)))
    person.plays(3)


def test_a_pack_is_written_checked_kept_and_played_with(person: Person) -> None:
    person.goes_to("/packs")
    text = person.page.get_by_label("The pack as text")
    text.fill('name = "rich"\n\n[start_sets]\nsets = ["YYYYY", "nonsense"]\n')
    expect(person.page.get_by_role("alert").get_by_text("Line 4")).to_be_visible()
    person.forgives("400")
    person.press("Start from an example")
    expect(person.page.get_by_text("rich start can be played.")).to_be_visible()
    person.press("Keep the pack")
    person.tells_name("Ann")
    expect(person.page.get_by_text("rich start is kept.")).to_be_visible()
    person.page.reload()
    person.press("Open: rich start")
    expect(text).to_have_value(re.compile("YYYYY"))
    person.fills_form("Sand to Sea", ["You", "Easy bot"])
    person.page.get_by_label("Pieces", exact=True).select_option(label="rich start")
    person.opens_filled_table()
    person.starts_game()
    person.waits_for_turn()
    expect(person.button("Start with 5 yellow").or_(person.log.get_by_label("5 yellow"))).to_be_visible()


def test_a_pack_that_comes_with_the_address_is_chosen_and_kept_by_its_name(people: People) -> None:
    ann, friend = people(), people()
    ann.goes_to("/packs")
    ann.press("Start from an example")
    ann.press("Play with this pack")
    ann.tells_name("Ann")
    expect(ann.page).to_have_url(re.compile("/new"))
    friend.goes_to(ann.page.url)
    pieces = friend.page.get_by_label("Pieces", exact=True)
    expect(pieces.locator("option:checked")).to_have_text("rich start")
    friend.goes_to("/packs")
    expect(friend.button("Open: rich start")).to_be_visible()
