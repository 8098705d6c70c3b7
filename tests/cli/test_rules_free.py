"""The terminal knows no game, no list of boards and no number of the rules: it is told."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tradewinds.games.registry import INFOS

FOLDER = Path(__file__).parents[2] / "src" / "tradewinds" / "cli"
FILES = sorted(FOLDER.rglob("*.py"))
THINGS = (
    r"(?:cubes?|settlers?|outposts?|spaces|merchants|cards?|tiles?|point|victory|players?|rounds|ports|rows)"
)
NUMBERS = r"(?:[2-9]|\d{2,}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
ORDINALS = r"(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)"
COUNTED = re.compile(rf"\b(?:{NUMBERS}|{ORDINALS}) {THINGS}\b|\broom for \d", re.IGNORECASE)
# No parameters: what is printed on a piece, what is swapped, and examples of what can be typed.
OTHERS = (
    "one or two tiles",
    "the hold has room for 3 more",
    "wap two cards",
    "wap any two cards",
    "3 settlers, gain YYG",
    "1x3: 3 settlers of seat 1",
)


def strings(source: str) -> Iterator[str]:
    """What a module may say: its strings without docstrings, an f-string in one piece."""
    tree = ast.parse(source)
    silent: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            silent.add(id(node.value))
        if isinstance(node, ast.JoinedStr):
            silent |= {id(part) for part in node.values}
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.value


def named_games(source: str) -> list[str]:
    names = [name for info in INFOS.values() for name in (info.id, info.id.replace("-", "_"), info.title)]
    return [name for name in names if re.search(rf"\b{re.escape(name)}\b", source)]


def listed_boards(source: str) -> list[str]:
    return re.findall(r"[\"'][A-F][12][\"']", source)


def told_numbers(source: str) -> list[str]:
    found = []
    for text in strings(source):
        for phrase in OTHERS:
            text = text.replace(phrase, "")
        found += COUNTED.findall(text)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_the_terminal_knows_no_game_no_board_and_no_number(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert named_games(source) == []
    assert listed_boards(source) == []
    assert told_numbers(source) == []


def test_they_would_be_found() -> None:
    assert named_games('PARTS = {"sand-to-sea": (COMMON,)}') == ["sand-to-sea"]
    assert named_games("from tradewinds.games import new_world") == ["new_world"]
    assert listed_boards("BOARDS = ('A1', \"C2\")") == ["'A1'", '"C2"']
    assert told_numbers("text = f'You have 12 settlers, {ready} are ready'") == ["12 settlers"]
    assert told_numbers("text = 'room for 10;'") == ["room for 1"]
    assert told_numbers("text = 'somebody takes a fourth victory tile'") == ["fourth victory"]
    assert told_numbers("text = f'{number} settlers, 1 cube'") == []
