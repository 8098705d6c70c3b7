"""The protocol as the browser knows it."""

from pathlib import Path

from tradewinds.server import messages
from tradewinds.server.refusals import Code
from tradewinds.server.typescript import generated, main, type_of

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"


def test_the_browsers_types_are_those_of_the_server() -> None:
    assert FILE.read_text() == generated(), "stale: run 'make protocol'"


def test_stale_types_are_told_from_fresh_ones(tmp_path: Path) -> None:
    file = tmp_path / "types" / "protocol.ts"
    assert main([str(file)]) == 0
    assert main(["--check", str(file)]) == 0
    file.write_text(file.read_text().replace("ply: number", "ply: string"))
    assert main(["--check", str(file)]) == 1


def test_every_code_and_message_has_a_type() -> None:
    text = generated()
    assert all(f'"{code}"' in text for code in Code)
    for union in (messages.ClientMessage, messages.ServerMessage):
        assert all(f"export interface {one.__name__} " in text for one in union.__args__)
    assert "unknown | " not in text
    assert type_of({"type": ["string", "null"]}) == "string | null"
