"""Pictures of every page and of each table in mid-game, at desktop and phone size, for the docs.

python -m tests.e2e.pictures FOLDER [--dark] [--choices 14]

Only bots and the house's hints decide, after the same number of choices, so the pictures show positions of
the same kind each time. The deal is the server's secret, and another one each time.
"""

import argparse
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.chromium import FLAGS, chromium
from tests.e2e.person import DESKTOP, PHONE, Person
from tests.e2e.places import GAMES, PAGES
from tests.server.hosting import Server

SIZES = {"desktop": DESKTOP, "phone": PHONE}
Scheme = Literal["light", "dark"]


class Photographer:
    def __init__(self, person: Person, folder: Path, scheme: Scheme) -> None:
        self.person = person
        self.folder = folder
        self.suffix = "-dark" if scheme == "dark" else ""

    def takes(self, name: str) -> None:
        """One picture for each size, of the page as it is."""
        page = self.person.page
        page.wait_for_timeout(1500)  # the outline of what a move has changed wears off
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.mouse.move(0, 0)  # nothing is hovered
            page.wait_for_load_state("networkidle")
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(
                400
            )  # what was outlined after a move wears off, what slides has come to rest
            page.screenshot(
                path=self.folder / f"{name}-{size}{self.suffix}.png", animations="disabled", caret="hide"
            )
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


def comes_to_something(person: Person) -> None:
    """Play on to a turn in which the house would do something else than rest, and choose that."""
    person.plays_to_next_turn()
    while not person.takes_hint() or person.question.startswith("Rest"):
        person.decides()
        person.plays_to_next_turn()


def take_all(browser: Browser, url: str, folder: Path, scheme: Scheme, choices: int) -> None:
    for name, path in PAGES.items():
        person = Person(browser, url, scheme=scheme)
        person.goes_to(path)
        Photographer(person, folder, scheme).takes(f"page-{name}")
        person.context.close()
    for game, title in GAMES.items():
        person = Person(browser, url, scheme=scheme)
        photographer = Photographer(person, folder, scheme)
        person.opens_table(title, ["You", "Easy bot", "Hasty bot"], name="Ann")
        if game == "sand-to-sea":
            photographer.takes("lobby")
        person.starts_game()
        person.plays(choices)
        comes_to_something(person)
        photographer.takes(f"table-{game}")
        if game == "sand-to-sea":
            person.plays_to_the_end()
            expect(person.result).to_be_visible()
            photographer.takes("result")
        person.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of every page and table.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--dark", action="store_true", help="the dark theme")
    parser.add_argument(
        "--choices", type=int, default=14, help="how many choices are made before the picture of a table"
    )
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        database, log = Path(scratch) / "tables.db", Path(scratch) / "log.txt"
        with Server(str(database), log) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
            take_all(
                browser,
                server.url,
                arguments.folder,
                "dark" if arguments.dark else "light",
                arguments.choices,
            )
            browser.close()


if __name__ == "__main__":
    main()
