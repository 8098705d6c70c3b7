"""The version stands in one place, and everything that tells it reads it there."""

import importlib.metadata
import re
import subprocess
import sys
from pathlib import Path

import httpx

from tradewinds import __version__

ROOT = Path(__file__).parents[2]


def test_everything_tells_the_version_of_the_package(url: str) -> None:
    command = [sys.executable, "-m", "tradewinds", "--version"]
    terminal = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert terminal.split()[1] == __version__
    assert importlib.metadata.version("tradewinds") == __version__
    assert httpx.get(f"{url}/health").json()["version"] == __version__
    assert httpx.get(f"{url}/api/games").json()["version"] == __version__
    assert httpx.get(f"{url}/api/schema/openapi.json").json()["info"]["version"] == __version__


def test_the_version_is_written_once() -> None:
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "deploy").iterdir(), *(ROOT / "docs").glob("*.py")]
    sources += [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "Makefile", ROOT / "web" / "package.json"]
    written = re.compile(rf"(?<![\d.]){re.escape(__version__)}(?![\d.])")
    found = [file for file in sources if written.search(file.read_text(encoding="utf-8"))]
    assert found == [ROOT / "src" / "tradewinds" / "__init__.py"]
