"""Without a browser the tests in it fail, and say what to do."""

import shutil
import subprocess
from collections.abc import Sequence
from typing import Any

import pytest

from tests.e2e.chromium import NAMES, VARIABLE, NoChromium, chromium


def test_a_named_browser_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "/no/such/browser")
    with pytest.raises(NoChromium, match="/no/such/browser, which is no program"):
        chromium()


def test_without_a_way_to_install_one_the_reader_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(NoChromium, match="apt-get install chromium"):
        chromium()


@pytest.mark.parametrize("succeeds", [True, False])
def test_a_missing_browser_is_installed_from_debian(monkeypatch: pytest.MonkeyPatch, succeeds: bool) -> None:
    commands: list[Sequence[str]] = []

    def run(command: Sequence[str], **_: Any) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        return subprocess.CompletedProcess(command, 0 if succeeds else 100, "", "no such package")

    def which(name: str) -> str | None:
        installed = any("install" in command for command in commands)
        return None if name in NAMES and not installed else f"/usr/bin/{name}"

    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr(shutil, "which", which)
    monkeypatch.setattr(subprocess, "run", run)
    if succeeds:
        assert chromium() == "/usr/bin/chromium"
        assert "chromium" in commands[-1]
    else:
        with pytest.raises(NoChromium, match="no such package"):
            chromium()
