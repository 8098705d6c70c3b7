"""The files of the browser's client, as the server hands them out."""

from pathlib import Path

import httpx
import pytest

from tradewinds.server import pages


def test_only_built_files_are_handed_out(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>")
    (tmp_path / "assets" / "a-1.js").write_text("1")
    (tmp_path / "notes.md").write_text("not for browsers")
    assert set(pages.built_files(tmp_path)) == {"index.html", "assets/a-1.js"}


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/none.js", "/assets/..%2f..%2fapp.py"])
def test_what_is_not_there_is_refused(url: str, path: str) -> None:
    answer = httpx.get(url + path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/sand-to-sea"])
def test_every_other_path_is_the_page_or_says_that_it_is_not_built(url: str, path: str) -> None:
    answer = httpx.get(url + path)
    if pages.FILES:
        assert answer.status_code == 200
        assert "<html" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    else:
        assert answer.status_code == 404
        assert answer.text == pages.NOT_BUILT


def test_pieces_have_what_is_printed_on_them(url: str) -> None:
    sea = httpx.get(f"{url}/api/games/sand-to-sea/pieces").json()
    assert sea["cards"]["s1"] == {"kind": "gain", "get": "YY"}
    assert len(sea["map"]) == 24
    assert sea["locations"] == {}
    land = httpx.get(f"{url}/api/games/east-to-west-1/pieces").json()
    assert land["locations"]["A1-1"] == {"settlers": 1, "steps": [{"word": "fort"}]}
    assert land["map"] == []
    assert httpx.get(f"{url}/api/games/chess/pieces").status_code == 400
