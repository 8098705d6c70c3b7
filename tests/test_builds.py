"""Compiled, uncompiled, one process or two: the same games to the last decision."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.settlers import PACK
from tradewinds import GAMES

ROOT = Path(__file__).parent.parent
LARGE_SEED = str(2**100 + 31)
KNOWN_DIGESTS = {  # of rules version 1
    "sand-to-sea": "6965aa4178bae4e3",
    "east-to-west-1": "98aec3cc384dc6e8",
    "east-to-west-2": "fe6872866dd27e13",
    "east-to-west-3": "11765e4aaabd1432",
    "spice-road": "19fd794bed5d3db2",
    "eastern-wonders": "979324998eafae08",
    "new-world": "6ed58f72de89f026",
}


def simulated(game: str, *arguments: str, **variables: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "tradewinds", "simulate", game, "--json", *arguments]
    environment = {**os.environ, **variables}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment, cwd="/")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def compiled(**variables: str) -> str:
    code = "from tradewinds._pure import compiled; print(compiled())"
    environment = {**os.environ, **variables}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment, cwd="/"
    )
    return done.stdout.strip()


def test_the_engine_under_test_is_the_one_that_is_meant() -> None:
    """`make test` runs compiled; the switch runs the source of the same installation."""
    assert compiled(TRADEWINDS_PURE="1") == "False"
    if os.environ.get("TRADEWINDS_PURE") != "1":
        assert compiled() == "True"


@pytest.mark.parametrize("players", ["2", "3", "4"])
@pytest.mark.parametrize("game", GAMES)
def test_both_builds_play_the_same_games(game: str, players: str) -> None:
    arguments = (game, "--players", players, "--games", "12", "--seed", LARGE_SEED)
    fast, slow = simulated(*arguments), simulated(*arguments, "--pure")
    assert fast["digest"] == slow["digest"]
    assert fast["decisions"] == slow["decisions"] > 1000


def test_the_digest_does_not_depend_on_the_number_of_processes() -> None:
    arguments = ("sand-to-sea", "--players", "3", "--games", "120", "--seed", LARGE_SEED)
    assert simulated(*arguments, "--jobs", "2")["digest"] == simulated(*arguments)["digest"]


def test_another_seed_gives_another_digest() -> None:
    one, two = (simulated("east-to-west-1", "--games", "2", "--seed", seed)["digest"] for seed in ("1", "2"))
    assert one != two


@pytest.mark.parametrize("game", GAMES)
def test_the_digest_of_this_rules_version_is_known(game: str) -> None:
    pack = ("--pack", str(PACK))  # pieces that are not tuned for balance
    found = simulated(game, "--players", "4", "--games", "3", "--seed", LARGE_SEED, *pack)
    assert found["digest"][:16] == KNOWN_DIGESTS[game]


def test_the_pure_wheel_plays_the_same_games(tmp_path: Path) -> None:
    """Built as a packager would, unpacked, and run without any compiled module."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    environment = {**os.environ, "TRADEWINDS_PURE": "1"}
    source = tmp_path / "source"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(source)], check=True)
    copied = ["src", "pyproject.toml", "setup.py", "README.md"]
    subprocess.run(["cp", "-r", *(str(ROOT / name) for name in copied), str(source)], check=True)
    subprocess.run([*command, "--wheel-dir", str(tmp_path), str(source)], check=True, env=environment)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    site = tmp_path / "site"
    install = ["install", "--quiet", "--no-deps", "--target", str(site), str(wheel)]
    subprocess.run([sys.executable, "-m", "pip", *install], check=True)
    arguments = ("east-to-west-2", "--games", "3", "--seed", LARGE_SEED)
    assert simulated(*arguments, PYTHONPATH=str(site))["digest"] == simulated(*arguments)["digest"]
