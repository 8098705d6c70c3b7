"""Datasets: what they hold, that they grow part by part, and that a killed run ends as if it had not been."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tradewinds import CHANCE, State
from tradewinds.core.errors import BadOption
from tradewinds.core.record import parse_record, replay
from tradewinds.datasets import writing
from tradewinds.datasets.playing import BotGames, seats_of
from tradewinds.datasets.reading import description_of, examples, records
from tradewinds.datasets.writing import Plan, write_dataset
from tradewinds.envs.observation import Observation, mask_of
from tradewinds.envs.rewards import KINDS, rewards
from tradewinds.games.registry import Setting
from tradewinds.simulate import simulate

SETTING = Setting("new-world", 3)
PLAN = Plan(SETTING, (), 60, "7")


@pytest.fixture(scope="module")
def dataset(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("data") / "games.parquet"
    write_dataset(PLAN, file)
    return file


def command(file: Path, *more: str) -> list[str]:
    words = ["simulate", "new-world", "--players", "3", "--games", "60", "--seed", "7", "--out", str(file)]
    return [sys.executable, "-m", "tradewinds", *words, *more]


def test_writing_changes_nothing_about_the_games(dataset: Path) -> None:
    tally = simulate(SETTING, 60, "7")
    again = dataset.with_name("again.parquet")
    written = write_dataset(PLAN, again, jobs=2)
    assert written is not None
    assert written.digest() == tally.digest()
    assert again.read_bytes() == dataset.read_bytes()  # on any number of processes


def test_every_row_is_a_decision_of_its_record(dataset: Path) -> None:
    """A replay sees the same as the rows, decision by decision, and comes to the same end."""
    game = SETTING.make()
    observation = Observation(game, 3)
    rows = iter(pq.read_table(dataset).to_pylist())
    texts = list(records(dataset))
    assert len(texts) == 60
    for number, text in enumerate(texts[:3]):
        found: list[dict[str, object]] = []
        end = replay(game, parse_record(text), each=Looking(number, observation, found))
        outcome = end.outcome()
        assert outcome is not None
        for expected in found:
            row = next(rows)
            assert {key: row[key] for key in expected} == expected
            assert row["points"] == outcome.scores[row["seat"]]
            for kind in KINDS:
                assert row[kind] == pytest.approx(rewards(end, kind)[row["seat"]])


@dataclass
class Looking:
    """Notes what the seats see in a replay."""

    number: int
    observation: Observation
    found: list[dict[str, object]]

    def __call__(self, state: State, action: int) -> None:
        if state.actor == CHANCE:
            return
        seat = int(state.actor)
        self.found.append(
            {
                "game": self.number,
                "ply": int(state.ply),
                "seat": seat,
                "legal": state.legal(),
                "action": action,
                "observation": self.observation.of(state, seat).tobytes(),
            }
        )


def test_arrays_for_learners_are_the_rows(dataset: Path) -> None:
    parts = list(examples(dataset))
    table = pq.read_table(dataset)
    assert sum(len(part.action) for part in parts) == len(table)
    first, row = parts[0], table.slice(5, 1).to_pylist()[0]
    assert first.observation[5].tobytes() == row["observation"]
    assert np.flatnonzero(first.mask[5]).tolist() == sorted(row["legal"])
    assert first.mask[np.arange(len(first.action)), first.action].all()
    assert first.win[5] == pytest.approx(row["win"])


def test_the_first_mask_is_that_of_the_first_decision(dataset: Path) -> None:
    game = SETTING.make()
    first = parse_record(next(records(dataset)))
    draws = next(n for n, line in enumerate(first.decisions) if not line.startswith("chance"))
    state = replay(game, first, upto=draws)
    assert np.array_equal(next(examples(dataset)).mask[0], mask_of(state))


def test_a_file_says_what_it_holds(dataset: Path) -> None:
    found = description_of(dataset)
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("new-world", 3, 60, "7")
    assert found["bots"] == ["random"] * 3
    observation = Observation(SETTING.make(), 3)
    assert [field["name"] for field in found["fields"]] == [field.name for field in observation.fields]


def test_row_groups_stay_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "ROWS", 300)
    file = tmp_path / "small.parquet"
    write_dataset(Plan(SETTING, (), 6, "7"), file)
    with pq.ParquetFile(file) as whole:
        sizes = [whole.metadata.row_group(group).num_rows for group in range(whole.num_row_groups)]
        codec = whole.metadata.row_group(0).column(0).compression
    assert len(sizes) > 3
    assert max(sizes) == 300
    assert codec == "ZSTD"


def test_a_killed_run_goes_on_and_ends_with_the_same_file(dataset: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    parts = tmp_path / "games.parquet.parts"
    running = subprocess.Popen(command(file), stdout=subprocess.DEVNULL)
    try:
        while not list(parts.glob("*.parquet")) and running.poll() is None:
            time.sleep(0.005)
    finally:
        running.send_signal(signal.SIGKILL)
    assert running.wait() == -signal.SIGKILL
    assert not file.exists()
    first = parts / "000000000.parquet"
    before = first.stat().st_mtime_ns
    os.utime(first, ns=(before, before - 1_000_000_000))
    marked = first.stat().st_mtime_ns
    seen = []
    write_dataset(PLAN, file, progress=lambda done: seen.append(first.stat().st_mtime_ns))
    assert set(seen) == {marked}  # what was there was not written again
    assert file.read_bytes() == dataset.read_bytes()
    assert not parts.exists()


def test_processes_do_not_outlive_the_one_that_was_killed(tmp_path: Path) -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "tradewinds", "simulate", "new-world", "--games", "1000000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
    while len(found := children.read_text().split()) < 3:  # two that play, and one that counts resources
        time.sleep(0.01)
    running.kill()
    assert running.stdout is not None
    assert running.stdout.read() == b""  # which ends when the last of them has ended
    running.stdout.close()
    running.wait()
    assert not any(Path(f"/proc/{child}/exe").exists() for child in found)


def test_a_complete_file_is_left_alone(dataset: Path) -> None:
    before = dataset.stat().st_mtime_ns
    done = subprocess.run(command(dataset), capture_output=True, text=True, check=True)
    assert "is complete already" in " ".join(done.stdout.split())
    assert dataset.stat().st_mtime_ns == before


@pytest.mark.parametrize(
    ("plan", "name", "problem"),
    [
        (Plan(SETTING, (), 61, "7"), "games.parquet", "holds another dataset: it differs in games"),
        (Plan(SETTING, ("greedy",) * 3, 60, "7"), "games.parquet", "it differs in bots, knowledge"),
        (
            Plan(SETTING, ("greedy",) * 2, 60, "7"),
            "new.parquet",
            "one bot for all seats or one for each, not 2",
        ),
        (Plan(SETTING, ("ann",) * 3, 60, "7"), "new.parquet", "there is no bot 'ann'"),
        (Plan(SETTING, (), 0, "7"), "new.parquet", "the number of games goes from 1"),
        (PLAN, "games.txt", "ends in .parquet"),
        (PLAN, "nowhere/games.parquet", "there is no folder"),
    ],
)
def test_what_cannot_be_written_is_refused(dataset: Path, plan: Plan, name: str, problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        write_dataset(plan, dataset.parent / name)
    assert not list(dataset.parent.glob("*.parts"))


def test_a_file_of_something_else_is_no_dataset(tmp_path: Path) -> None:
    other = tmp_path / "other.parquet"
    other.write_text("hello")
    with pytest.raises(BadOption, match="not a dataset"):
        write_dataset(PLAN, other)
    pq.write_table(pa.table({"a": [1]}), other)
    with pytest.raises(BadOption, match="not a dataset"):
        list(examples(other))


def test_two_processes_do_not_write_one_dataset(tmp_path: Path) -> None:
    folder = tmp_path / "games.parquet.parts"
    folder.mkdir()
    with writing.locked(folder, PLAN.description()), pytest.raises(BadOption, match="another process"):
        write_dataset(PLAN, tmp_path / "games.parquet")


def test_bots_play_the_seats_that_they_are_given(tmp_path: Path) -> None:
    setting = Setting("spice-road", 2)
    tally = simulate(setting, 6, "1", play=BotGames(("greedy", "random")))
    assert tally.wins == [6, 0]
    file = tmp_path / "bots.parquet"
    written = write_dataset(Plan(setting, ("greedy", "random"), 6, "1"), file)
    assert written is not None
    assert written.digest() == tally.digest()
    assert "seat 2 random" in next(records(file))


def test_a_bot_that_fails_ends_the_run(tmp_path: Path) -> None:
    bot = tmp_path / "wrong.py"
    bot.write_text("class Wrong:\n    def choose(self, position):\n        return 'fly'\n")
    with pytest.raises(BadOption, match="gave no legal answer"):
        write_dataset(
            Plan(Setting("spice-road", 2), (f"{bot}:Wrong", "random"), 2, "1"), tmp_path / "a.parquet"
        )


def test_seats_are_written_as_one_name_or_all() -> None:
    assert seats_of(None, 3) == ()
    assert seats_of("greedy", 3) == ("greedy",) * 3
    assert seats_of("greedy, random", 2) == ("greedy", "random")


def test_the_command_plays_bots_without_a_file() -> None:
    words = ["simulate", "spice-road", "--games", "4", "--bots", "greedy,random", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "tradewinds", *words], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout)["wins"] == [4, 0]
