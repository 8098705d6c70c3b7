"""The command line as a user meets it: output, exit codes, one sentence for bad input."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.golden.make import golden_file
from tradewinds import __version__
from tradewinds.games.registry import GAMES, INFOS

KEYS = [
    "game",
    "players",
    "games",
    "finished",
    "decisions",
    "turns",
    "rounds_mean",
    "score_mean",
    "wins",
    "decisions_per_second",
    "digest",
]


GOLDEN = str(golden_file("sand-to-sea", 2))


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tradewinds", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)


def good(*arguments: str) -> str:
    done = run(*arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_simulate_reports_every_key() -> None:
    found: dict[str, Any] = json.loads(
        good("simulate", "sand-to-sea", "--players", "3", "--games", "4", "--json")
    )
    assert list(found) == KEYS
    assert (found["game"], found["players"], found["games"], found["finished"]) == ("sand-to-sea", 3, 4, 4)
    assert len(found["score_mean"]) == len(found["wins"]) == 3
    assert found["turns"] == round(found["rounds_mean"] * 4 * 3)


def test_simulate_is_readable() -> None:
    text = good("simulate", "sand-to-sea", "--games", "2", "--option", "toll=always", "--map", "random:3")
    assert "2 of 2 games finished" in text
    assert "digest" in text


def test_replay_checks_tells_and_stops() -> None:
    file = str(golden_file("sand-to-sea", 2))
    assert "ok: " in good("replay", file, "--check")
    assert "draws match the seed" in good("replay", file, "--check")
    assert "eager 2: claim" in good("replay", file)
    assert good("replay", file, "--at", "40").startswith("game sand-to-sea 1\nplayers 2\nply 40\n")
    found = json.loads(good("replay", file, "--json"))
    assert found["finished"] is True
    assert found["scores"] == [23, 60]


def test_replay_names_the_line_that_was_edited(tmp_path: Path) -> None:
    text = golden_file("sand-to-sea", 2).read_text(encoding="utf-8")
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("2 dock"))
    lines[at] = "2 dock sea-1"
    file = tmp_path / "edited.txt"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = run("replay", str(file))
    assert done.returncode == 2
    assert f"line {at + 1}: 'dock sea-1' is no action" in done.stderr


def test_perft_counts() -> None:
    found = json.loads(good("perft", "sand-to-sea", "--players", "3", "--depth", "3", "--divide", "--json"))
    assert found["lines"] == 192
    assert found["divide"]["choose RR"] == 48
    assert "192 lines" in good("perft", "sand-to-sea", "--players", "3", "--depth", "3")


def test_perft_starts_from_a_position(tmp_path: Path) -> None:
    state = good("replay", str(golden_file("sand-to-sea", 2)), "--at", "199")
    file = tmp_path / "position.txt"
    file.write_text(state, encoding="utf-8")
    assert "lines of 2 decisions" in good("perft", "sand-to-sea", "--position", str(file), "--depth", "2")


def test_show_has_pieces_provenance_rulings_and_options() -> None:
    text = good("show", "sand-to-sea")
    for expected in (
        "victory_tiles (inferred)",
        "merchants (documented)",
        "YYY>B",
        "RUL-20",
        "toll",
        "P.o.P",
    ):
        assert expected in text
    found = json.loads(good("show", "sand-to-sea", "--json"))
    assert found["pieces"]["markets"]["tea-6"] == "YY>G"


def test_show_tells_what_is_known_of_single_pieces() -> None:
    assert "outpost_values (documented)" in good("show", "eastern-wonders")
    assert "outpost_values (inferred)" in good("show", "sand-to-sea")
    text = good("show", "east-to-west-1")
    assert "b18, b19, b20 (documented)" in text
    assert "C2 (inferred)" in text
    assert "C1, F2 (inferred)" not in text
    assert "b18" not in good("show", "new-world")
    found = json.loads(good("show", "east-to-west-2", "--json"))["provenance"]
    notes = {tuple(note["pieces"]): note["kind"] for note in found["boards"]["notes"]}
    assert notes == {("A2", "B2"): "documented", ("B2", "F2"): "documented", ("C1", "F2"): "inferred"}


@pytest.mark.parametrize(
    ("game", "expected", "absent"),
    [
        (
            "east-to-west-1",
            [
                "boards (reconstructed)",
                "╭ E2 ─",
                "A1-1 (1)",
                "2-3",
                "p45 ",
                "b18 2 per merchant merchant | I",
            ],
            ["p33 ", "b21 ", "victory_tiles", "markets (", "map:", "s1 "],
        ),
        (
            "east-to-west-2",
            [
                "boards (reconstructed)",
                "╭ F2 ─",
                "A2-1 (1)",
                "explore",
                "p33 ",
                "x10 ",
                "map: star",
                "columns 1 2 3",
            ],
            ["p45 ", "b18 ", "merchants (", "victory_tiles"],
        ),
    ],
)
def test_show_has_the_boards_and_only_what_is_played_with(
    game: str, expected: list[str], absent: list[str]
) -> None:
    text = good("show", game)
    for word in (*expected, "RUL-29", "scores"):
        assert word in text
    for word in absent:
        assert word not in text
    found = json.loads(good("show", game, "--json"))
    sides = {key.partition("-")[0] for key in found["pieces"]["boards"] if "-" in key}
    assert len(sides) == 4
    assert found["provenance"]["point_cards"]["kind"] == "reconstructed"
    assert len(found["pieces"]["point_cards"]) == 44
    assert len(found["pieces"]["exploration_tiles"]) == 10
    assert set(found["provenance"]) == set(found["pieces"])


def test_games_lists_the_games() -> None:
    lines = good("games").splitlines()
    for name in GAMES:
        line = next(line for line in lines if line.startswith(f" {name} "))
        assert f" 2 to {5 if name == 'spice-road' else 4} " in line
        assert f" {INFOS[name].rounds} " in line
    assert all(len(line) <= 80 for line in lines)


def test_games_as_data() -> None:
    found = {game["game"]: game for game in json.loads(good("games", "--json"))}
    assert list(found) == list(GAMES)
    assert found["spice-road"]["players"] == [2, 5]
    assert found["east-to-west-3"]["boxes"] == ["caravan", "islands", "settlements"]
    assert found["east-to-west-1"]["rules_from"] == "rule sheets in PL and DE"
    for game in found.values():
        turns = 4 * game["rounds"]
        assert turns < game["decisions"], "a turn is a decision at least"


def test_pack_template_is_a_good_pack(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(good("pack", "template"), encoding="utf-8")
    told = good("pack", "check", str(file))
    assert "ok: pack 'my copy'" in told
    assert all(re.search(rf"^{name} [0-9a-f]{{12}}, as standard$", told, re.MULTILINE) for name in GAMES)
    found = json.loads(good("simulate", "sand-to-sea", "--games", "1", "--pack", str(file), "--json"))
    assert found["finished"] == 1


def test_pack_check_names_the_games_that_a_pack_changes(tmp_path: Path) -> None:
    file = tmp_path / "few.toml"
    tiles = "\n".join(f'x{number:02d} = "points 1"' for number in range(1, 11))
    file.write_text(f"[exploration_tiles.tiles]\n{tiles}\n", encoding="utf-8")
    told = good("pack", "check", str(file))
    assert "ok: pack 'few' (sets of your own: exploration_tiles)" in told
    assert re.search(r"^sand-to-sea [0-9a-f]{12}, as standard$", told, re.MULTILINE)
    assert re.search(r"^east-to-west-2 [0-9a-f]{12}, with your values$", told, re.MULTILINE)


def test_map_random_is_a_good_map(tmp_path: Path) -> None:
    file = tmp_path / "seven.toml"
    file.write_text(good("map", "random", "--seed", "7"), encoding="utf-8")
    assert "24 hexes" in good("map", "check", str(file))
    found = json.loads(good("simulate", "sand-to-sea", "--games", "1", "--map", str(file), "--json"))
    assert found["finished"] == 1


def test_map_commands_know_the_maps_of_other_games(tmp_path: Path) -> None:
    file = tmp_path / "island.toml"
    file.write_text(good("map", "random", "--game", "east-to-west-2"), encoding="utf-8")
    assert "13 hexes" in good("map", "check", str(file), "--game", "east-to-west-2")
    assert "the map has 13 hexes, expected 24" in run("map", "check", str(file)).stderr
    assert "ok: map 'star'" in good("map", "check", "default", "--game", "east-to-west-2")


def test_the_default_map_has_a_name() -> None:
    assert good("show", "--map", "default") == good("show", "--map", "first-game") == good("show")


def test_ctrl_c_stops_all_processes_with_one_word() -> None:
    arguments = ["tradewinds", "simulate", "sand-to-sea", "--games", "1000000", "--jobs", "2"]
    # A shell may start things in the background with Ctrl-C switched off: switch it on again.
    code = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"
        f"sys.argv = {arguments!r}; from tradewinds.cli.main import run; run()"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    time.sleep(4)
    os.killpg(child.pid, signal.SIGINT)
    told, complaint = child.communicate(timeout=60)
    assert (told, complaint, child.returncode) == ("", "tradewinds: stopped\n", 2)


def test_help_and_version_are_for_people() -> None:
    assert good("--version").startswith(f"tradewinds {__version__} (")
    done = run()
    assert done.returncode == 2
    assert done.stdout.startswith("Usage: ")
    assert "simulate" in done.stdout


def test_bench_measures() -> None:
    found = json.loads(good("bench", "--games", "2", "--json"))
    assert found["playout_decisions_per_second"] > 0
    assert found["copy_in_decisions"] > 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "ludo"], "there is no game 'ludo': the games are sand-to-sea"),
        (["simulate", "sand-to-sea", "--players", "5"], "is for 2 to 4 players, not 5"),
        (["simulate", "sand-to-sea", "--players", "two"], "valid integer"),
        (["simulate", "sand-to-sea", "--games", "0"], "goes from 1 to 100,000,000, not 0"),
        (["simulate", "sand-to-sea", "--option", "toll"], "an option goes as in toll=always"),
        (["simulate", "sand-to-sea", "--option", "toll=never"], "takes moved or always, not 'never'"),
        (["simulate", "sand-to-sea", "--option", "speed=9"], "has no option 'speed'"),
        (["simulate", "sand-to-sea", "--option", "first=4"], "seat 4 cannot begin: there are 2 players"),
        (["simulate", "sand-to-sea", "--map", "nowhere.toml"], "nowhere.toml: cannot be read"),
        (["simulate", "sand-to-sea", "--pack", "nowhere.toml"], "nowhere.toml: cannot be read"),
        (["replay", "nowhere.txt"], "nowhere.txt: cannot be read"),
        (["replay", "README.md"], "line 1: expected 'tradewinds record 1'"),
        (["perft", "sand-to-sea", "--depth", "99"], "the depth goes from 0 to 12"),
        (["play", "sand-to-sea", "--terminal", "--seats", "human"], "is for 2 to 4 players, not 1"),
        (["play", "sand-to-sea", "--terminal", "--seats", "human,wizard"], "wizard"),
        (["pack", "check", "pyproject.toml"], "no such set"),
        (["map", "check", "pyproject.toml"], "no such key"),
        (["map", "random", "--game", "ludo"], "the games with maps are sand-to-sea, "),
        (["show", "ludo"], "there is no game 'ludo': the games are sand-to-sea"),
        (["simulate", "sand-to-sea", "--map", ".o.o./..o../.o.o./o.~.o/.o.o./..o../.o.o."], "expected 24"),
        (["simulate", "sand-to-sea", "--seed", "a\nb"], "a seed is a number or one line of text"),
        (["map", "random", "--seed", "\udcff"], "a seed is a number or one line of text"),
        (["simulate", "sand-to-sea", "--games", "9" * 20], "goes from 1 to 100,000,000"),
        (["simulate", "sand-to-sea", "--jobs", "0"], "at least one job"),
        (["replay", GOLDEN, "--at", "-5"], "there is no position -5"),
        (["replay", GOLDEN, "--at", "3", "--check"], "without --at"),
        (["play", "--terminal", "--save", "no/such/folder/x.txt"], "there is no folder"),
        (["play", "--terminal", "--save", "README.md"], "README.md exists already"),
        (["play", "sand-to-sea", "--terminal", "--resume", GOLDEN], "give only --resume"),
        (["play", "sand-to-sea", "--seats", "human,easy"], "go with --terminal"),
        (["play", "--terminal", "--language", "fr"], "there is no language 'fr': choose from en, pl, de"),
        (["play", "--language", "pl"], "go with --terminal"),
        (["play", "ludo"], "there is no game 'ludo'"),
        (["play", "--port", "70000"], "a port is a number from 0 to 65535, not 70000"),
        (["play", "--terminal", "--port", "8410"], "are for a game in the browser"),
        (["perft", "sand-to-sea", "--position", "nowhere.txt"], "nowhere.txt: cannot be read"),
        (["pack", "check", "src"], "src: cannot be read"),
        (["arena", "new-world", "--bots", "random"], "Missing option '--out'"),
        (["arena", "ludo", "--bots", "random", "--out", "x"], "there is no game 'ludo'"),
        (["arena", "new-world", "--bots", "random,,random", "--out", "x"], "names with commas between them"),
        (["arena", "new-world", "--bots", "random", "--games", "2", "--out", "README.md"], "README.md: "),
        (["sail"], "No such command 'sail'"),
        (["simulate"], "Missing argument"),
    ],
)
def test_bad_input_is_one_sentence_on_stderr_and_exit_code_2(arguments: list[str], sentence: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
