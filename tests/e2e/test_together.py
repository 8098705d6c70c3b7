"""Several people at one table, each in a browser of their own, and several at one screen."""

import json
import re
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.e2e.conftest import People
from tests.e2e.person import Person

MARKUP = "<img src=x onerror=alert(1)>"


def invite_of(host: Person) -> str:
    return host.page.get_by_label("Whoever has this link can sit down.").input_value()


def comes_by_link(guest: Person, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.tells_name(name)
    expect(guest.page.get_by_role("heading", name="Seats")).to_be_visible()


def lines(person: Person, name: str = "") -> list[str]:
    """The log as it is told to everybody, with the name by which others know this person."""
    told = []
    for line in person.log.get_by_role("listitem").all_inner_texts():
        line = line.replace("You go first.", f"{name} goes first.")
        line = re.sub(r"^(\s*)You\b", rf"\1{name}", line)
        told.append(re.sub(r"paid \w+\W*", "paid ", line))
    return told


def test_two_play_by_an_invite_link_and_a_third_watches_without_seeing_what_is_hidden(people: People) -> None:
    ann, bob, eve = people(), people(), people()
    heard: list[dict[str, Any]] = []

    def listens(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    eve.page.on("websocket", listens)
    ann.fills_form("Sand to Sea", ["You", "Free, for a guest"])
    ann.page.get_by_label("Scores", exact=True).select_option(label="only your own, until the end")
    ann.opens_filled_table("Ann")
    link = invite_of(ann)
    comes_by_link(bob, link, "Bob")
    bob.press("Sit here (Seat 2)")
    comes_by_link(eve, link, "Eve")
    expect(ann.page.get_by_text("1 person is watching")).to_be_visible()
    ann.starts_game()
    for _ in range(16):
        asked = [player for player in (ann, bob) if player.bar.count() > 0]
        assert len(asked) < 2
        for player in asked:
            player.decides()
        ann.waits_until(lambda: lines(ann, "Ann") == lines(bob, "Bob") == lines(eve))
    told = " ".join(lines(eve))
    for name in ("Ann", "Bob"):
        assert f"{name} chose" in told
    # Everybody sees their own score alone; who watches sees none, and nothing to choose.
    assert seats_with_score(ann) == ["You"]
    assert seats_with_score(bob) == ["You"]
    assert seats_with_score(eve) == []
    expect(eve.lit).to_have_count(0)
    expect(eve.bar).to_have_count(0)
    shown = [message for message in heard if message["type"] in ("table", "change")]
    assert len(shown) > 5
    for message in shown:
        assert message["you"]["seats"] == []
        assert not {"asked", "options", "own"} & {key for key, value in message["you"].items() if value}
    assert '"score"' not in json.dumps(shown)


def seats_with_score(person: Person) -> list[str]:
    """Whose panel beside the board tells points."""
    names = person.page.get_by_role("group", name="Players").get_by_role("button").all()
    found = [re.match(r"(.*), \d+ points?", name.get_attribute("aria-label") or "") for name in names]
    return [match[1] for match in found if match]


def test_two_play_at_one_screen(person: Person) -> None:
    person.opens_table("Spice Road", ["You", "You"], name="Ann")
    person.starts_game()
    seats = person.page.get_by_role("group", name="Players").get_by_role("region")
    in_turn = re.compile("taking a turn")
    for turn in range(4):
        expect(seats.nth(turn % 2)).to_have_attribute("aria-label", in_turn)
        while in_turn.search(seats.nth(turn % 2).get_attribute("aria-label") or ""):
            person.decides()
    expect(person.log.get_by_role("heading", name="Round 2")).to_be_visible()


def test_markup_in_names_and_chat_stays_text(people: People) -> None:
    ann, bob = people(), people()
    ann.opens_table("Sand to Sea", ["You", "Free, for a guest"], name=MARKUP)
    comes_by_link(bob, invite_of(ann), "<b>Bob</b>")
    bob.press("Sit here (Seat 2)")
    said = f"<script>alert(2)</script> {MARKUP} & <b>bold</b>"
    bob.page.get_by_label("Say something to the table").fill(said)
    bob.press("Send")
    for one in (ann, bob):
        chat = one.page.get_by_role("log", name="Chat")
        expect(chat.get_by_text(said, exact=True)).to_be_visible()
        expect(chat.get_by_text("<b>Bob</b>", exact=True)).to_be_visible()
        seats = one.page.get_by_role("region", name="Seats")
        expect(seats.get_by_text(MARKUP, exact=True)).to_be_visible()
    ann.starts_game()
    expect(bob.log).to_contain_text(f"{MARKUP} sat down.")
    expect(ann.page.get_by_role("group", name="Players")).to_contain_text("<b>Bob</b>")
    assert ann.page.get_by_role("img", name="x").count() == 0


def test_people_talk_beside_the_board_and_play_on(people: People) -> None:
    ann, bob = people(), people()
    ann.opens_table("Sand to Sea", ["You", "Free, for a guest"], name="Ann")
    comes_by_link(bob, invite_of(ann), "Bob")
    bob.press("Sit here (Seat 2)")
    ann.starts_game()
    ann.press("Chat")
    words = ann.page.get_by_label("Say something to the table")
    expect(words).to_be_focused()
    words.fill("Good luck!")
    words.press("Enter")
    expect(ann.page.get_by_role("log", name="Chat").get_by_text("Good luck!")).to_be_visible()
    asked = ann if ann.bar.count() > 0 else bob
    bob.page.get_by_role("button", name="Chat, 1 new message").click()
    expect(bob.page.get_by_role("log", name="Chat").get_by_text("Good luck!")).to_be_visible()
    asked.decides()  # with the chat open
    words.press("Escape")
    expect(words).to_have_count(0)
    expect(ann.log).to_be_visible()


def gives_up(person: Person) -> None:
    person.press("Menu")
    person.press("Give up")
    person.press("Give up")


def test_a_rematch_is_one_touch_for_each_and_starts_with_the_last_one(people: People) -> None:
    ann, bob = people(), people()
    ann.fills_form("Spice Road", ["You", "Free, for a guest"])
    ann.page.get_by_label("Rated", exact=True).check()
    ann.opens_filled_table("Ann")
    comes_by_link(bob, invite_of(ann), "Bob")
    bob.press("Sit here (Seat 2)")
    ann.press("I am ready")
    expect(ann.page.get_by_text("Waiting for Bob.")).to_be_visible()
    expect(bob.page.get_by_text("ready", exact=True)).to_be_visible()
    bob.press("I am ready")
    for one in (ann, bob):
        expect(one.bar.or_(one.waiting).first).to_be_visible()
    gives_up(ann)
    ann.press("Rematch")
    expect(ann.page.get_by_role("region", name="Seats")).to_contain_text("seat kept")
    expect(ann.page.get_by_text("Waiting for Bob.")).to_be_visible()
    bob.press("Play the rematch")
    for one in (ann, bob):
        expect(one.bar.or_(one.waiting).first).to_be_visible()
