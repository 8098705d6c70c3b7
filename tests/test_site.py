"""The documentation site builds without a warning, needs no network, and hides no page."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-d", str(folder / "doctrees")]
    done = subprocess.run(
        [*build, str(ROOT / "docs"), str(folder / "html")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder / "html"


def pages_behind(page: Path) -> set[Path]:
    """The pages that a page links to."""
    links = re.findall(r'href="([^"#:?]+\.html)', page.read_text(encoding="utf-8"))
    return {(page.parent / link).resolve() for link in links}


def test_every_page_is_two_clicks_from_the_first(site: Path) -> None:
    first = pages_behind(site / "index.html")
    reached = first.union(*(pages_behind(page) for page in first))
    assert set(site.rglob("*.html")) <= reached
    assert len(reached) >= len(list((ROOT / "docs").rglob("*.md")))


def test_the_site_loads_nothing_from_elsewhere(site: Path) -> None:
    loaded = re.compile(
        r"""(?:<script[^>]* src=|<link[^>]* href=|<img[^>]* src=|url\(|@import )["']?(?:https?:)?//"""
    )
    files = [file for file in site.rglob("*") if file.suffix in (".html", ".css")]
    assert files
    assert [file.name for file in files if loaded.search(file.read_text(encoding="utf-8"))] == []


def test_names_of_the_reference_can_be_searched_for(site: Path) -> None:
    assert "make_game" in (site / "searchindex.js").read_text(encoding="utf-8")
