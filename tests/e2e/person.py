"""A person at a browser: sees what is on the page, clicks, taps and types.

Everything is found as a person finds it, by its role and name or by its words, in English.
"""

import re
import time
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Browser, ConsoleMessage, Dialog, Locator, Page, Request, Response, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.e2e.places import NOWHERE

DESKTOP = (1440, 900)
PHONE = (390, 844)
LOW_PHONE = (390, 664)  # the same with the bars of its browser
PATIENCE = 20_000  # milliseconds
REACH = 2_000  # milliseconds in which a thing that was seen can be clicked
LONGEST_GAME = 400  # seconds, even on a busy machine
MAIN = "↵"  # the key that stands on the main button of the turn bar
DECLINES = re.compile(
    "nothing|Stop|Leave|Take no|End this step"
)  # what a player does without a better choice

expect.set_options(timeout=PATIENCE)


class Person:
    """One browser window with cookies and storage of its own, and everything that goes wrong in it."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESKTOP,
        scheme: Literal["light", "dark"] = "light",
        touch: bool = False,
        motion: bool = False,
        locale: str = "en",
    ) -> None:
        self.url = url
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            locale=locale,
            base_url=url,
        )
        self.context.set_default_timeout(PATIENCE)
        self.touch = touch
        self.problems: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.problems.append(f"error in the page: {error}"))
        self.page.on("dialog", self._asked)
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type} in the console: {message.text}")

    def _asked(self, dialog: Dialog) -> None:
        self.problems.append(f"a dialog of the browser: {dialog.message}")  # the client has none
        dialog.dismiss()

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # somebody went to another page meanwhile
            self.problems.append(f"{request.url} failed: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"{response.url} was answered with {response.status}")

    def forgives(self, error: str) -> None:
        """Forget what the browser itself complained of while there was no server to be reached."""
        self.problems = [problem for problem in self.problems if error not in problem]

    def forgives_nowhere(self) -> None:
        """A page that does not exist is answered with 404, and the browser says so too."""
        self.forgives(f"{NOWHERE} was answered with 404")
        self.forgives("a status of 404")

    # Anywhere

    def button(self, name: str, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def click(self, target: Locator) -> None:
        if self.touch:
            target.tap()
        else:
            target.click()

    def press(self, name: str) -> None:
        """Click a button by its name."""
        self.click(self.button(name))

    def goes_home(self) -> None:
        self.page.goto("/")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()

    def goes_to(self, path: str) -> None:
        self.page.goto(path)
        expect(self.page.get_by_role("heading").first).to_be_visible()
        self.page.wait_for_load_state("networkidle")

    def tells_name(self, name: str) -> None:
        field = self.page.get_by_label("Your name")
        field.fill(name)
        self.press("Sit down")
        expect(field).to_be_hidden()

    def fills_form(self, game: str, seats: list[str]) -> None:
        """From the home page to the form of a new table."""
        self.goes_home()
        self.click(self.link("Start a table"))
        self.page.get_by_label("Game", exact=True).select_option(label=game)
        self.press_radio("Players", str(len(seats)))
        for number, who in enumerate(seats, start=1):
            self.page.get_by_label(f"Seat {number}", exact=True).select_option(label=who)

    def opens_filled_table(self, name: str | None = None) -> None:
        """From the form to the lobby; a newcomer is asked for a name."""
        self.press("Open the table")
        if name is not None:
            self.tells_name(name)
        expect(self.button("Start the game").or_(self.button("I am ready"))).to_be_visible()

    def opens_table(self, game: str, seats: list[str], name: str | None = None) -> None:
        self.fills_form(game, seats)
        self.opens_filled_table(name)

    def press_radio(self, group: str, name: str) -> None:
        self.click(
            self.page.get_by_role("radiogroup", name=group).get_by_role("radio", name=name, exact=True)
        )

    def sideways(self) -> int:
        """How far the page could be scrolled sideways, in pixels."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    def waits_until(self, true: Callable[[], bool]) -> None:
        """For what no single element tells."""
        until = time.monotonic() + PATIENCE / 1000
        while not true():
            assert time.monotonic() < until, "it never came"
            self.page.wait_for_timeout(50)

    # At the table

    @property
    def bar(self) -> Locator:
        """The turn bar, while it asks this person."""
        return self.page.get_by_role("region", name="Your turn", exact=True)

    @property
    def waiting(self) -> Locator:
        """The turn bar, while somebody else is asked."""
        return self.page.get_by_role("region", name="Turn", exact=True)

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name="The game is over", exact=True)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name="Log", exact=True)

    @property
    def question(self) -> str:
        """What the turn bar asks, and with which buttons."""
        return self.bar.inner_text()

    @property
    def position(self) -> str:
        """The board and the seats in words, without what is chosen."""
        parts = [self.page.get_by_role(role) for role in ("main", "complementary")]
        said = "\n".join(part.first.aria_snapshot() for part in parts)
        return re.sub(r" \[pressed\]", "", said)

    @property
    def lit(self) -> Locator:
        """Pieces that can be chosen now: switches that are off."""
        return self.page.get_by_role("button").and_(self.page.locator('[aria-pressed="false"]'))

    @property
    def chosen(self) -> Locator:
        return self.page.get_by_role("button", pressed=True)

    @property
    def main_button(self) -> Locator:
        return self.bar.get_by_role("button", disabled=False).filter(has_text=MAIN)

    @property
    def choices(self) -> Locator:
        """The buttons of the bar that are choices."""
        return self.bar.get_by_role("button", name=re.compile("^(?!Undo|Once more|Once less).")).filter(
            has_not_text=MAIN
        )

    def waits_for_turn(self) -> bool:
        """Whether there is something to choose: the game may be over instead."""
        expect(self.lit.or_(self.choices).or_(self.main_button).or_(self.result).first).to_be_visible()
        return self.result.count() == 0

    def starts_game_with_bot(self, game: str, name: str | None = "Ann") -> None:
        self.opens_table(game, ["You", "Easy bot"], name)
        self.starts_game()

    def plays(self, decisions: int) -> None:
        """Make so many choices, and wait for the next one."""
        for _ in range(decisions):
            if self.waits_for_turn():
                self.decides()
        self.waits_for_turn()

    def starts_game(self) -> None:
        self.press("Start the game")
        expect(self.bar.or_(self.waiting).first).to_be_visible()

    def own_lines(self, verbs: str) -> Locator:
        """Lines of the log in which this person did one of these."""
        return self.log.get_by_role("listitem").filter(has_text=re.compile(f"^\\s*You ({verbs})"))

    @property
    def begins_turn(self) -> bool:
        """Whether a whole turn is asked for, not a step of one."""
        return self.bar.get_by_text("Your turn", exact=True).count() > 0

    def plays_to_next_turn(self) -> None:
        """Play on until a whole turn is asked for."""
        while self.waits_for_turn() and not self.begins_turn:
            self.decides()

    def takes_hint(self) -> bool:
        """Ask what the house would play; whether it became the choice before the table moved on."""
        hint = self.button("Hint")
        if not hint.is_enabled() or not self.clicks_soon(hint):
            return False
        try:
            self.main_button.wait_for(timeout=REACH)
        except TookTooLong:
            return False
        return True

    def clicks_soon(self, target: Locator) -> bool:
        """Click what was seen a moment ago. If the table has moved on meanwhile, never mind."""
        try:
            if self.touch:
                target.tap(timeout=REACH)
            else:
                target.click(timeout=REACH)
        except TookTooLong as error:
            if "intercepts pointer events" in str(error):
                self.problems.append(f"something lies over what is to be clicked: {error}")
            return False
        return True

    def decides(self) -> None:
        """Confirm what is chosen, else touch what is lit. The house helps with whole turns."""
        if self.main_button.count() > 0 or (self.begins_turn and self.takes_hint()):
            self.clicks_soon(self.main_button)
        elif self.lit.count() > 0:
            self.clicks_soon(self.lit.last)
        else:
            good = self.choices.filter(has_not_text=DECLINES)
            self.clicks_soon((good if good.count() > 0 else self.choices).first)

    def plays_to_the_end(self) -> None:
        """Play on until the game is over."""
        started = time.monotonic()
        while self.waits_for_turn():
            assert time.monotonic() - started < LONGEST_GAME, (
                f"the game does not end: {self.bar.inner_text()}"
            )
            self.decides()
