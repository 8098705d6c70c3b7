"""The examples run as they are written, without a warning, and the bots among them never lose a seat."""

import json
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


def test_a_network_learns_from_a_dataset_and_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole way in small: games of others, imitation, games against itself, a match."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    teacher = ["--games", "60", "--bots", "greedy", "--out", "teacher.parquet"]
    run("-m", "tradewinds", "simulate", "spice-road", *teacher)
    small = [
        "--passes",
        "2",
        "--minutes",
        "0.02",
        "--games",
        "16",
        "--steps",
        "16",
        "--every",
        "1",
        "--match",
        "4",
    ]
    told = run(str(EXAMPLES / "learn.py"), "teacher.parquet", *small)
    agreed = re.search(r"agrees with (\d+\.\d)%", told)
    assert agreed is not None
    assert float(agreed[1]) > 30  # by chance it would be less than 20
    curve = (tmp_path / "curve.csv").read_text().splitlines()
    assert curve[0] == "minutes,phase,decisions,wins,margin"
    assert [line.split(",")[1] for line in curve[1:3]] == ["start", "imitated"]
    assert curve[-1].split(",")[1] == "end"
    bots = f"{EXAMPLES / 'learned.py'}:Learned,random"
    match = run(
        "-m", "tradewinds", "arena", "spice-road", "--bots", bots, "--games", "2", "--out", "m", "--json"
    )
    assert json.loads(match)["faults"] == []
