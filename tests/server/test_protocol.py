"""The protocol and the games as the browser knows them."""

from pathlib import Path

import pytest

from tradewinds.server import messages
from tradewinds.server.refusals import Code
from tradewinds.server.typescript import generated, main, type_of

FOLDER = Path(__file__).parents[2] / "web" / "src" / "lib"


def test_the_browser_knows_what_the_server_and_the_games_say() -> None:
    stale = [name for name, text in generated().items() if (FOLDER / name).read_text() != text]
    assert stale == [], "run 'make protocol'"


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("protocol.ts", "ply: number", "ply: string"),
        ("infos.ts", '"minutes":[30,', '"minutes":[20,'),
        ("numbers.ts", '"storage":10', '"storage":12'),
    ],
)
def test_stale_files_are_told_from_fresh_ones(tmp_path: Path, name: str, old: str, new: str) -> None:
    folder = tmp_path / "made"
    assert main([str(folder)]) == 0
    assert main(["--check", str(folder)]) == 0
    file = folder / name
    assert old in file.read_text()
    file.write_text(file.read_text().replace(old, new))
    assert main(["--check", str(folder)]) == 1


def test_every_code_and_message_has_a_type() -> None:
    text = generated()["protocol.ts"]
    assert all(f'"{code}"' in text for code in Code)
    for union in (messages.ClientMessage, messages.ServerMessage):
        assert all(f"export interface {one.__name__} " in text for one in union.__args__)
    assert "unknown | " not in text
    assert type_of({"type": ["string", "null"]}) == "string | null"
