"""One server for all tests that only play; tests that stop or limit a server start their own."""

from collections.abc import Iterator

import pytest

from tests.server.hosting import Server


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server on SQLite."""
    folder = tmp_path_factory.mktemp("server")
    with Server(str(folder / "tables.db"), folder / "log.txt") as server:
        yield server.url
        log = (folder / "log.txt").read_text()
        assert '"level": "error"' not in log, log[-3000:]
