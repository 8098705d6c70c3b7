"""`tradewinds play` in the browser: the real command, and a browser that only notes what it is shown."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.hosting import free_port

SECONDS = 60


@contextmanager
def playing(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], Path]]:
    """The command, with a data folder and a browser of its own: the browser writes down each address."""
    seen = folder / "seen.txt"
    browser = folder / "browser.sh"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {seen}\n')
    browser.chmod(0o755)
    process = subprocess.Popen(
        [sys.executable, "-m", "tradewinds", "play", *arguments],
        env={**os.environ, "BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(folder), "HOME": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield process, seen
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def first_address(seen: Path) -> str:
    for _ in range(SECONDS * 20):
        if seen.exists() and (text := seen.read_text()).endswith("\n"):
            return text.splitlines()[0]
        time.sleep(0.05)
    raise AssertionError("no page was opened")


def test_play_opens_the_browser_at_a_server_of_its_own_and_keeps_the_games(tmp_path: Path) -> None:
    port = free_port()
    with playing(tmp_path, "--port", str(port)) as (process, seen):
        assert first_address(seen) == f"http://127.0.0.1:{port}/"
        page = httpx.get(f"http://127.0.0.1:{port}/")
        assert page.is_success
        assert "<html" in page.text
        process.send_signal(signal.SIGINT)
        told, _ = process.communicate(timeout=SECONDS)
    assert process.returncode == 0, told
    assert (tmp_path / "tradewinds" / "tradewinds.db").exists()


def test_a_game_opens_its_new_table(tmp_path: Path) -> None:
    port = free_port()
    with playing(tmp_path, "new-world", "--port", str(port)) as (_, seen):
        assert first_address(seen) == f"http://127.0.0.1:{port}/new?game=new-world"


def test_a_new_table_has_the_pack_that_it_is_opened_with(tmp_path: Path) -> None:
    port = free_port()
    text = 'name = "rich start"\n\n[start_sets]\nsets = ["YYYYY", "YYRR", "RG", "B"]\n'
    (tmp_path / "rich.toml").write_text(text, encoding="utf-8")
    pack = str(tmp_path / "rich.toml")
    with playing(tmp_path, "sand-to-sea", "--pack", pack, "--port", str(port)) as (_, seen):
        address, digest = first_address(seen).split("&pack=")
        assert address == f"http://127.0.0.1:{port}/new?game=sand-to-sea"
        kept = httpx.get(f"http://127.0.0.1:{port}/api/packs/{digest}").json()
        assert kept == {"digest": digest, "name": "rich start", "text": text}
        with playing(tmp_path, "--pack", pack, "--port", str(port)) as (process, _):
            told, _ = process.communicate(timeout=SECONDS)
        assert process.returncode == 2
        assert f"or open {pack} at http://127.0.0.1:{port}/packs" in told


def test_a_pack_that_is_none_opens_nothing(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("[boards]\n", encoding="utf-8")
    with playing(tmp_path, "--pack", str(tmp_path / "bad.toml"), "--port", str(free_port())) as (
        process,
        seen,
    ):
        told, _ = process.communicate(timeout=SECONDS)
    assert process.returncode == 2
    assert "bad.toml, boards.A1: expected a table with the 6 locations" in told
    assert not seen.exists()


def test_a_port_that_something_else_has_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with playing(tmp_path, "--port", str(other.getsockname()[1])) as (process, _):
            told, _ = process.communicate(timeout=SECONDS)
    assert process.returncode == 2
    assert "is taken by another program" in told
    assert "is open at" not in told


def test_a_second_play_shows_the_server_that_is_there(tmp_path: Path) -> None:
    port = free_port()
    second = tmp_path / "second"
    second.mkdir()
    with playing(tmp_path, "--port", str(port)) as (_, seen):
        first_address(seen)
        with playing(second, "--port", str(port)) as (process, also_seen):
            told, _ = process.communicate(timeout=SECONDS)
            assert process.returncode == 0
            assert "is open already" in told
            assert first_address(also_seen) == f"http://127.0.0.1:{port}/"
