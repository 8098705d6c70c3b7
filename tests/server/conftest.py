"""One server for all tests that only play; tests that stop or limit a server start their own."""

from collections.abc import Iterator

import pytest

from tests.server.hosting import Server
from tests.server.postgres import Postgres
from tests.server.survivors import upgraded


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server on SQLite."""
    folder = tmp_path_factory.mktemp("server")
    with Server(str(folder / "tables.db"), folder / "log.txt") as server:
        yield server.url
        log = (folder / "log.txt").read_text()
        assert '"level": "error"' not in log, log[-3000:]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own. There is no way around it: without one these tests fail."""
    with Postgres() as server:
        yield server


@pytest.fixture
def club(postgres: Postgres) -> str:
    """The address of a PostgreSQL database with all tables in it, and nothing in them."""
    return upgraded(postgres.new_database())
