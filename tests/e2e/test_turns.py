"""A turn with undo, on a phone, and with the keyboard alone."""

from functools import partial

from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.person import LOW_PHONE, PHONE, Person


def test_a_step_is_undone_by_button_and_by_key(person: Person) -> None:
    person.starts_game_with_bot("Spice Road")
    person.plays_to_next_turn()
    undo_by_key = partial(person.page.keyboard.press, "u")
    for undoes in (partial(person.press, "Undo"), undo_by_key):
        before = person.position
        person.press("upgrade card, upgrade 2")
        person.click(person.main_button)
        expect(person.bar).to_contain_text("Upgrade a cube")
        undoes()
        expect(person.bar.get_by_text("Your turn", exact=True)).to_be_visible()
        expect(person.log.get_by_role("listitem").first).to_have_text("Ann undid a step.")
        assert board_of(person.position) == board_of(before)


def board_of(position: str) -> str:
    """What lies on the table, without the log, which also tells of what was undone."""
    board, _, rest = position.partition('- region "Log"')
    assert rest
    return board


def test_a_few_rounds_on_a_phone_by_taps(people: People) -> None:
    person = people(size=PHONE, touch=True)
    person.starts_game_with_bot("East to West II")
    for _ in range(8):
        person.plays(1)
        assert person.sideways() == 0
    person.press("Menu")
    assert person.sideways() == 0
    expect(person.page.get_by_role("dialog", name="Menu")).to_be_visible()


def test_every_tab_of_a_low_phone_opens_in_ones_own_turn_and_folds_again(people: People) -> None:
    person = people(size=LOW_PHONE, touch=True)
    person.starts_game_with_bot("Sand to Sea")
    person.plays(2)
    person.plays_to_next_turn()
    tabs = person.page.get_by_role("tab")
    expect(person.page.get_by_role("tab", selected=True)).to_have_count(0)  # the map has the room
    for name in tabs.all_inner_texts():
        tab = person.page.get_by_role("tab", name=name.strip())
        person.click(tab)
        expect(tab).to_have_attribute("aria-selected", "true")
        assert person.sideways() == 0
    person.click(tab)
    expect(person.page.get_by_role("tab", selected=True)).to_have_count(0)


def tabs_to(person: Person, name: str) -> None:
    """Press Tab until the thing with this name has the focus."""
    wanted = person.page.get_by_role("link", name=name, exact=True).or_(person.button(name))
    focused = wanted.and_(person.page.locator(":focus"))
    for _ in range(60):
        if focused.count() > 0:
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {name}")


def test_a_game_is_opened_and_played_with_the_keyboard_alone(person: Person) -> None:
    keyboard = person.page.keyboard
    person.goes_home()
    tabs_to(person, "Spice Road: play against a bot now")
    keyboard.press("Enter")
    expect(person.page.get_by_label("Your name")).to_be_focused()
    keyboard.type("Ann")
    keyboard.press("Enter")
    for _ in range(4):
        assert person.waits_for_turn()
        before = person.log.get_by_role("listitem").count()
        if person.chosen.count() == 0:
            keyboard.press("ArrowRight")
            keyboard.press("ArrowRight")
            expect(person.lit.and_(person.page.locator(":focus"))).to_have_count(1)
            keyboard.press("Enter")
        if person.main_button.count() > 0 or person.chosen.count() > 0:
            keyboard.press("Enter")
        expect(person.log.get_by_role("listitem")).not_to_have_count(before)
    assert person.own_lines("played|acquired|rested").count() >= 2


def test_escape_drops_a_choice(person: Person) -> None:
    person.starts_game_with_bot("Spice Road")
    person.waits_for_turn()
    person.click(person.button("spice card, gain 2 yellow"))
    expect(person.chosen).to_have_count(1)
    person.page.keyboard.press("Escape")
    expect(person.chosen).to_have_count(0)
    expect(person.bar.get_by_text("Your turn", exact=True)).to_be_visible()
