"""The time after the standard values of the settlements have changed, whether they have by now or not."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import tradewinds
from tests.settlers import PACK
from tradewinds.components import catalog
from tradewinds.server.games import made

PACKAGE = Path(tradewinds.__file__).parent
SETS = ("boards", "point_cards", "scoring_tiles", "exploration_tiles")


def other_values() -> str:
    """The settlements of tests/pieces.toml, with the empty cell of C1 as the first."""
    text = PACK.read_text(encoding="utf-8").replace('name = "pieces for tests"\n', "")
    for name in SETS:
        text = text.replace(f"[{name}]\n", f'[{name}]\nprovenance = "reconstructed"\n')
    return text.replace('    "-",\n', "").replace(
        "[boards.C1]\nlocations = [\n", '[boards.C1]\nlocations = [\n    "-",\n'
    )


@pytest.fixture(scope="session")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package as it is after the change, for the path of other processes."""
    folder = tmp_path_factory.mktemp("changed")
    package = folder / "tradewinds"
    package.mkdir()
    for part in PACKAGE.iterdir():
        if part.name != "components":
            (package / part.name).symlink_to(part)
    shutil.copytree(PACKAGE / "components", package / "components")
    (package / "components" / "settlements.toml").write_text(other_values(), encoding="utf-8")
    return folder


@pytest.fixture
def later(changed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In this process, and in those that it starts, the values have changed."""
    monkeypatch.setattr(catalog, "files", lambda package: changed.joinpath(*package.split(".")))
    monkeypatch.setenv("PYTHONPATH", str(changed))
    made.cache_clear()
    yield
    made.cache_clear()
