"""The examples run as they are written, without a warning, and the bots among them never lose a seat."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.hosting import Server
from tradewinds import GAMES

EXAMPLES = Path(__file__).parent.parent / "examples"
BOTS = ("first_option.py:FirstOption", "careful.py:Careful")


def run(*arguments: str) -> str:
    command = [sys.executable, "-W", "error", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return " ".join(done.stdout.split())


def test_a_match_from_python_is_played_and_told() -> None:
    told = run(str(EXAMPLES / "own_match.py"))
    assert "game 10: random " in told
    assert re.search(r"careful.py:Careful won \d+ of 10 random won \d+ of 10", told)


def test_a_bot_plays_in_the_terminal_to_the_end() -> None:
    seats = f"{EXAMPLES / 'first_option.py'}:FirstOption,random"
    told = run("-m", "tradewinds", "play", "spice-road", "--terminal", "--seats", seats, "--seed", "1")
    assert "Final scores" in told
    assert "FirstOption 1" in told
    assert "plays on" not in told


@pytest.mark.parametrize("game", GAMES)
def test_the_bots_know_every_game(game: str) -> None:
    seats = ",".join(f"{EXAMPLES / bot}" for bot in BOTS)
    told = run(
        "-m", "tradewinds", "play", game, "--terminal", "--seats", seats, "--seed", "1", "--option", "first=1"
    )
    assert "Final scores" in told
    assert "plays on" not in told


def test_a_client_plays_at_a_table_of_a_server(tmp_path: Path) -> None:
    with Server(str(tmp_path / "tables.db"), tmp_path / "log.txt") as server:
        told = run(str(EXAMPLES / "at_a_table.py"), server.url)
    assert re.fullmatch(r"ply \d+: \d+ to \d+", told)
