"""What the browser's tests are run with is what the engine says now: made anew and compared."""

import runpy
from pathlib import Path

import pytest

WEB_TESTS = Path(__file__).parents[1] / "web" / "tests"


@pytest.mark.parametrize("maker", ["make_vocabulary.py", "make_lessons.py"])
def test_fixtures_of_the_browser_are_fresh(maker: str) -> None:
    made: dict[Path, bytes] = runpy.run_path(str(WEB_TESTS / maker))["fixtures"]()
    stale = [path.name for path, text in made.items() if path.read_bytes() != text]
    assert not stale, f"run 'PYTHONPATH=. python web/tests/{maker}'"
