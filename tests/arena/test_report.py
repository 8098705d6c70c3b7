"""What a run leaves in its folder: pictures, a page, a table."""

import subprocess
import sys
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path

import matplotlib
import pytest

from tests.arena.plans import made_up
from tradewinds.arena.match import Row
from tradewinds.arena.plots import edges, save_plots
from tradewinds.arena.ratings import standings
from tradewinds.arena.report import write_report

PICTURES = ["ratings", "rounds", "scores", "seats"]
NASTY = './mine.py:<b>$x_1$ | & "Co"</b>'
VOID = {"meta", "img"}


class Page(HTMLParser):
    """Complains about tags that do not match; collects words and pictures."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.pictures: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        if tag == "img":
            self.pictures.append(dict(attrs)["src"] or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.fixture
def rows() -> list[Row]:
    return [made_up(n, ("random", NASTY), (n % 7, 3), deal=n // 2) for n in range(20)]


def test_the_report_holds_everything_in_one_file(tmp_path: Path, rows: list[Row]) -> None:
    found = standings(rows)
    pictures = save_plots(rows, found, tmp_path)
    write_report(tmp_path, {"game": "<new>", "players": 2, "bots": ["random", NASTY]}, found, pictures)
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    page = Page(text)
    assert "Arena: <new>, 2 players" in page.words
    assert page.words.count(NASTY) >= 3
    assert "<b>" not in text
    assert len(page.pictures) == 4
    assert all(picture.startswith("data:image/svg+xml;base64,") for picture in page.pictures)
    assert "http" not in text


def test_pictures_are_png_and_svg_and_the_same_each_time(tmp_path: Path, rows: list[Row]) -> None:
    before = dict(matplotlib.rcParams)
    save_plots(rows, standings(rows), tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        f"{name}.{kind}" for name in PICTURES for kind in ("png", "svg")
    ]
    assert all((tmp_path / f"{name}.png").read_bytes().startswith(b"\x89PNG") for name in PICTURES)
    assert all(ET.parse(tmp_path / f"{name}.svg").getroot().tag.endswith("svg") for name in PICTURES)
    first = {name: (tmp_path / f"{name}.svg").read_bytes() for name in PICTURES}
    save_plots(rows, standings(rows), tmp_path)
    assert first == {name: (tmp_path / f"{name}.svg").read_bytes() for name in PICTURES}
    assert dict(matplotlib.rcParams) == before


def test_one_bot_alone_can_be_drawn_too(tmp_path: Path) -> None:
    rows = [made_up(0, ("a", "a", "a"), (5, 5, 5))]
    assert len(save_plots(rows, standings(rows), tmp_path)) == 4


def test_bars_hold_whole_numbers_and_all_of_them() -> None:
    assert edges(3, 3) == [2.5, 3.5]
    assert edges(0, 2) == [-0.5, 0.5, 1.5, 2.5]
    found = edges(10, 200)
    assert len(found) <= 41
    assert (found[0] < 10, found[-1] > 200) == (True, True)


def test_a_cell_of_the_markdown_table_cannot_break_it(tmp_path: Path, rows: list[Row]) -> None:
    write_report(tmp_path, {"game": "x", "players": 2}, standings(rows), {})
    text = (tmp_path / "table.md").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if "mine.py" in line]
    assert len(lines) == 3
    assert all(line.replace("\\|", "").count("|") in {7, 8} for line in lines)
    assert "<img" not in (tmp_path / "report.html").read_text(encoding="utf-8")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tradewinds", "arena", "new-world", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_command_prints_tables_and_writes_the_report(tmp_path: Path) -> None:
    done = run("--bots", "random, greedy", "--games", "2", "--players", "3", "--out", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "times share" in done.stdout
    assert "6 games of " in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert len(list(tmp_path.iterdir())) == 11


@pytest.mark.parametrize(("package", "extra"), [("matplotlib", "arena"), ("ray", "ray")])
def test_without_an_extra_the_command_says_what_to_install(tmp_path: Path, package: str, extra: str) -> None:
    arguments = [
        "tradewinds",
        "arena",
        "new-world",
        "--bots",
        "random",
        "--out",
        str(tmp_path),
        "--ray",
        "auto",
    ]
    code = (
        f"import sys; sys.modules[{package!r}] = None; sys.argv = {arguments!r};"
        "import importlib.util as util; found = util.find_spec;"
        f"util.find_spec = lambda name: None if name == {package!r} else found(name);"
        "from tradewinds.cli.main import run; run()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    sentence = f"tradewinds: this needs {package}: pip install {package}, or 'tradewinds[{extra}]'\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence)
