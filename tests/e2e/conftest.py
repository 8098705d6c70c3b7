"""One server for all tests, a browser for each file of them; nothing may go wrong in a person's window."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.chromium import FLAGS, chromium
from tests.e2e.person import Person
from tests.server.hosting import Server
from tradewinds.server import pages


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """It ends with its file: as long as it is there, tests with an event loop of their own cannot run."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def built() -> None:
    """The pages that the installed package serves."""
    if "index.html" not in pages.FILES:
        pytest.fail(f"the browser's client is not built: there is no index.html in {pages.STATIC}")


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("e2e")
    with Server(str(folder / "tables.db"), folder / "log.txt") as server:
        yield server
    log = server.log.read_text()
    assert '"level": "error"' not in log, log[-3000:]


class People:
    """Opens windows, and closes them when the test is over."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.all: list[Person] = []

    def __call__(self, url: str | None = None, **window: Any) -> Person:
        person = Person(self.browser, url or self.url, **window)
        self.all.append(person)
        return person


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    people = People(browser, server.url)
    yield people
    problems = [problem for person in people.all for problem in person.problems]
    for person in people.all:
        person.context.close()
    assert problems == []


@pytest.fixture
def person(people: People) -> Person:
    return people()
