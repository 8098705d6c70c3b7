"""What the documentation shows, runs: Python blocks, commands, packs and maps."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tradewinds

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a page that are marked with a language ('' for those that are not)."""
    found: list[str] = []
    fence: str | None = None
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("```"):
            fence = line[3:] if fence is None else None
            found += [""] if fence == language else []
        elif fence == language:
            found[-1] += line + "\n"
    return found


def commands(page: Path) -> list[str]:
    """Lines of shell blocks that call our command, without what they only show as output."""
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    return [line.partition("   #")[0] for line in lines if line.startswith("tradewinds ")]


def test_the_pages_have_examples_to_run() -> None:
    assert sum(len(commands(page)) for page in PAGES) > 12
    assert sum(len(blocks(page, "python")) for page in PAGES) >= 2


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_python_blocks_run(page: Path, tmp_path: Path) -> None:
    for block in blocks(page, "python"):
        subprocess.run([sys.executable, "-W", "error", "-c", block], check=True, cwd=tmp_path, timeout=60)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_commands_run_in_the_order_they_are_shown(page: Path, tmp_path: Path) -> None:
    for block in blocks(page, "toml"):
        found = re.search(r'^name = "(.*)"', block)
        assert found, "a TOML example has a name"
        (tmp_path / f"{found[1]}.toml").write_text(block, encoding="utf-8")
    for block in blocks(page, "python"):
        if found := re.match(r"# (\w+\.py)\n", block):  # a file of the reader
            (tmp_path / found[1]).write_text(block, encoding="utf-8")
    search = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for command in commands(page):
        done = subprocess.run(
            command,
            shell=True,
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "PATH": search},
            timeout=120,
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"


def test_every_local_link_leads_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("name", tradewinds.GAMES)
def test_the_number_of_actions_in_the_docs_is_right(name: str) -> None:
    text = (ROOT / f"docs/games/{name}.md").read_text(encoding="utf-8")
    assert f"There are {tradewinds.make_game(name).action_count} actions" in text


# Rulings that do not only decide what the rules leave open.
BEYOND_SILENCE = {
    "sand-to-sea": (9, 16, 18, 20, 21),
    "east-to-west-1": (9, 16),
    "east-to-west-2": (16,),
    "east-to-west-3": (9, 16),
    "spice-road": (9, 16),
    "eastern-wonders": (9, 16, 18, 21),
    "new-world": (16,),
}


@pytest.mark.parametrize("name", tradewinds.GAMES)
def test_the_rulings_that_go_beyond_silence_are_named_as_ours(name: str) -> None:
    text = (ROOT / f"docs/games/{name}.md").read_text(encoding="utf-8")
    found = re.findall(r"^- RUL-(\d+): ", text, re.MULTILINE)
    assert {int(number) for number in found} >= set(BEYOND_SILENCE[name])


RULES = {
    "sand-to-sea": ("STS", 23),
    "east-to-west-1": ("EW1", 21),
    "east-to-west-2": ("EW2", 16),
    "east-to-west-3": ("EW3", 3),
    "spice-road": ("SR", 5),
    "eastern-wonders": ("EWO", 5),
    "new-world": ("NW", 3),
}


@pytest.mark.parametrize("name", tradewinds.GAMES)
def test_every_rule_of_a_game_has_its_place_in_the_docs_and_a_test(name: str) -> None:
    prefix, last = RULES[name]
    text = (ROOT / f"docs/games/{name}.md").read_text(encoding="utf-8")
    tests = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    for number in range(1, last + 1):
        assert re.search(rf"{prefix}-{number}\b", text), f"{prefix}-{number} is not in the docs"
        assert f"def test_{prefix.lower()}_{number}_" in tests, f"{prefix}-{number} has no test"
