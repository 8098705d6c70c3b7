"""docs/observations.md is what the games are."""

from pathlib import Path

import pytest

from tradewinds import GAMES
from tradewinds.envs.observation import Observation
from tradewinds.envs.page import generated, main
from tradewinds.games.registry import make_game

PAGE = Path(__file__).parent.parent.parent / "docs" / "observations.md"


def test_the_page_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == generated(), "stale: run 'make observations'"


def test_a_stale_page_is_told_from_a_fresh_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    assert main(["--check", str(page)]) == 1
    assert main([str(page)]) == 0
    assert main(["--check", str(page)]) == 0
    page.write_text(page.read_text(encoding="utf-8") + "more", encoding="utf-8")
    assert main(["--check", str(page)]) == 1
    assert capsys.readouterr().out.splitlines()[-1].endswith("is stale: run 'make observations'")


@pytest.mark.parametrize("name", GAMES)
def test_every_field_and_every_action_has_its_line(name: str) -> None:
    game = make_game(name)
    section = generated().partition(f"## {name}\n")[2].partition("\n## ")[0]
    for field in Observation(game, 2).fields:
        plain, _, seat = field.name.partition(".")
        if seat in ("", "0"):
            assert f"| `{plain}` | {field.offset} |" in section
    for verb in {game.action(index).verb for index in range(game.action_count)}:
        assert f" | {verb} | " in section
