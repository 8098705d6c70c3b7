"""The files of the browser's client, as the server hands them out."""

import re
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


@pytest.mark.parametrize(
    "path",
    [
        *("/api/nothing", "/assets/none.js", "/assets/..%2f..%2fapp.py", "/robots.txt", "/favicon.ico"),
        *("/manifest.none", "/none-sw.js", "/.env", "/.git/config.old", "/table/abc.php", "/wp-login.php"),
    ],
)
def test_what_is_not_there_is_refused(url: str, path: str) -> None:
    answer = httpx.get(url + path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize("path", ["/nothing", "/admin/users", "/cgi-bin"])
def test_an_address_that_is_no_page_is_told_so(url: str, path: str) -> None:
    answer = httpx.get(url + path)
    assert answer.status_code == 404
    assert "<html" in answer.text, "the client says it in the language of the reader"


def test_the_server_knows_the_addresses_of_the_client() -> None:
    router = (Path(__file__).parents[2] / "web/src/lib/router.svelte.ts").read_text()
    plain = re.search(r"const PLAIN = \[(.*?)\]", router)
    assert plain is not None
    words = {*re.findall(r"'(\w+)'", plain[1]), *re.findall(r"first === '(\w+)'", router)}
    assert words == pages.PLACES - {""}


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/sand-to-sea"])
def test_every_page_is_the_same_file(url: str, path: str) -> None:
    answer = httpx.get(url + path)
    assert answer.status_code == 200
    assert "<html" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_scripts_are_packed_for_who_can_unpack_them_and_kept_for_ever(url: str) -> None:
    scripts = [name for name in pages.FILES if name.endswith(".js")]
    name = max(scripts, key=lambda name: pages.FILES[name].stat().st_size)
    packed = httpx.get(f"{url}/{name}", headers={"accept-encoding": "gzip"})
    plain = httpx.get(f"{url}/{name}", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == pages.FILES[name].read_bytes()
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert "immutable" in packed.headers["cache-control"]


def test_pieces_have_what_is_printed_on_them(url: str) -> None:
    sea = httpx.get(f"{url}/api/games/sand-to-sea/pieces").json()
    assert sea["cards"]["s1"] == {"kind": "gain", "get": "YY"}
    assert len(sea["map"]) == 24
    assert sea["locations"] == {}
    land = httpx.get(f"{url}/api/games/east-to-west-1/pieces").json()
    assert land["locations"]["A1-1"] == {"settlers": 1, "steps": [{"word": "fort"}]}
    assert land["map"] == []
    known = land["provenance"]["scoring_tiles"]
    assert (known["kind"], known["notes"][0]["pieces"]) == ("reconstructed", ["b18", "b19", "b20"])
    assert httpx.get(f"{url}/api/games/chess/pieces").status_code == 400
