"""Runs: the same rows however they are played, stopped and gone on with."""

import json
import os
import signal
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path

import pytest

from tests.arena.plans import killed_once, small_plan
from tradewinds.arena import run
from tradewinds.arena.match import Match, Row
from tradewinds.arena.pool import local_rows
from tradewinds.arena.results import FILE, Results, read_row, row_line
from tradewinds.arena.run import Plan, run_arena
from tradewinds.arena.schedule import Fixture
from tradewinds.bots.knowledge.evaluation import load_weights
from tradewinds.core.dealer import Dealer
from tradewinds.core.errors import BadOption, TradewindsError
from tradewinds.core.state import Game
from tradewinds.games.registry import Setting

LONG = ["arena", "spice-road", "--bots", "random,greedy", "--games", "40", "--players", "4"]


class Deadly(Match):
    """Its third game ends the process."""

    def play(self, game: Game, fixture: Fixture) -> Row:
        if fixture.number == 2:
            os._exit(1)
        return super().play(game, fixture)


class Refusing(Match):
    def play(self, game: Game, fixture: Fixture) -> Row:
        raise BadOption("no such thing")


def test_rows_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    plan = small_plan()
    alone = run_arena(plan, tmp_path / "one")
    assert alone == run_arena(plan, tmp_path / "two", jobs=2)
    assert alone != run_arena(small_plan(seed="2"), tmp_path / "other")
    assert [row.number for row in alone] == list(range(6))


def test_a_row_tells_how_the_game_went(tmp_path: Path) -> None:
    rows = run_arena(small_plan(3, players=3), tmp_path)
    assert {row.seats for row in rows[:3]} == {
        ("random", "greedy", "greedy"),
        ("greedy", "greedy", "random"),
        ("greedy", "random", "greedy"),
    }
    assert len({row.first for row in rows[:3]}) == 1  # the same deal
    for row in rows:
        best = row.ranking[0]
        assert row.scores[best] == max(row.scores)
        assert sorted(row.ranking) == [0, 1, 2]
        assert row.rounds > 5
        assert min(row.decisions) >= row.rounds - 1
        assert row.faults == (None, None, None)
        assert read_row(row_line(row).encode()) == row


def test_a_game_is_dealt_from_the_seed_and_the_deal(tmp_path: Path) -> None:
    row = run_arena(small_plan(2), tmp_path)[0]
    state = Setting("new-world", 2).make().start(2)
    assert state.game.action_text(state.deal(Dealer("1/0"))) == f"first {row.first + 1}"


def test_a_run_goes_on_after_a_torn_line(tmp_path: Path) -> None:
    plan = small_plan()
    whole = run_arena(plan, tmp_path / "whole")
    written = (tmp_path / "whole" / FILE).read_bytes()
    lines = written.splitlines(keepends=True)
    for n, kept in enumerate(
        [b"", lines[0][:9], lines[0], b"".join(lines[:4]) + lines[4][:-1], written[:-30]]
    ):
        folder = tmp_path / str(n)
        folder.mkdir()
        (folder / FILE).write_bytes(kept)
        assert run_arena(plan, folder) == whole
        assert set(map(read_row, (folder / FILE).read_bytes().splitlines()[1:])) == set(whole)


def test_a_finished_run_plays_nothing_more(tmp_path: Path) -> None:
    plan = small_plan()
    rows = run_arena(plan, tmp_path)
    written = (tmp_path / FILE).read_bytes()
    heard: list[tuple[int, int]] = []
    assert run_arena(plan, tmp_path, progress=lambda done, of: heard.append((done, of))) == rows
    assert heard == [(6, 6)]
    assert (tmp_path / FILE).read_bytes() == written


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (small_plan(8), "games is 6 there and 8 here"),
        (small_plan(seed="2"), "seed is 1 there and 2 here"),
        (small_plan(players=3), "players is 2 there and 3 here"),
        (small_plan(game="spice-road"), "game is new-world there and spice-road here"),
        (
            Plan(Setting("new-world", 2), ("greedy", "random"), 6, "1"),
            'bots is \\["random", "greedy"\\] there',
        ),
        (
            Plan(Setting("new-world", 2), ("random", "greedy"), 6, "1", 3),
            "bot_seconds is 10.0 there and 3 here",
        ),
        (
            Plan(Setting("new-world", 2, {"first": "1"}), ("random", "greedy"), 6, "1"),
            "options is .*first=random",
        ),
    ],
)
def test_results_of_another_run_are_not_mixed_in(tmp_path: Path, other: Plan, sentence: str) -> None:
    with Results(tmp_path, small_plan().description()):
        pass
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(BadOption, match=f"holds another run: .*{sentence}"):
        run_arena(other, tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


def test_a_bot_that_was_edited_is_another_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    plan = Plan(Setting("new-world", 2), ("random", "./mine.py:Mine"), 2, "1")
    Path("mine.py").write_text("one", encoding="utf-8")
    before = plan.description()
    Path("mine.py").write_text("two", encoding="utf-8")
    assert before != plan.description()


def test_bots_that_know_something_else_of_a_game_are_others_in_that_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plans = small_plan(), small_plan(game="spice-road")
    before = [plan.description() for plan in plans]
    known = {**load_weights("new-world"), "base": [0, 0]}
    monkeypatch.setattr(
        run, "load_weights", lambda game: known if game == "new-world" else load_weights(game)
    )
    assert [plan.description() == then for plan, then in zip(plans, before, strict=True)] == [False, True]


def test_a_folder_is_for_one_process_at_a_time(tmp_path: Path) -> None:
    plan = small_plan()
    with Results(tmp_path, plan.description()), pytest.raises(BadOption, match="another process is writing"):
        run_arena(plan, tmp_path)
    run_arena(plan, tmp_path)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("hello\n", "this is not a file of the arena"),
        ("[]\n", "this is not a file of the arena"),
        (json.dumps(small_plan().description()) + '\n{"number": 1}\n', "line 2 is not the result of a game"),
    ],
)
def test_a_file_that_is_no_result_is_left_alone(tmp_path: Path, content: str, sentence: str) -> None:
    (tmp_path / FILE).write_text(content, encoding="utf-8")
    with pytest.raises(BadOption, match=sentence):
        run_arena(small_plan(), tmp_path)
    assert (tmp_path / FILE).read_text(encoding="utf-8") == content


@pytest.mark.parametrize(
    ("plan", "jobs", "sentence"),
    [
        (small_plan(), 0, "the number of jobs goes from 1 to 64, not 0"),
        (small_plan(players=7), 1, "is for 2 to 4 players, not 7"),
        (small_plan(seed="x" * 1000), 1, "a seed is a number or one line of text"),
        (Plan(Setting("new-world", 2), ("random", "wizard"), 6, "1"), 1, "wizard"),
        (Plan(Setting("new-world", 2), ("random",), 6, "1", 0), 1, "a bot needs more than 0 seconds"),
    ],
)
def test_what_cannot_be_played_is_refused_before_a_folder_is_made(
    tmp_path: Path, plan: Plan, jobs: int, sentence: str
) -> None:
    with pytest.raises(BadOption, match=sentence):
        run_arena(plan, tmp_path / "new", jobs=jobs)
    assert not (tmp_path / "new").exists()


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    plan, mark, before = small_plan(12), tmp_path / "mark", set(active_children())
    schedule = plan.schedule()
    rows = list(local_rows(killed_once(plan, mark), map(schedule.fixture, range(len(schedule))), 2))
    assert mark.exists()
    assert sorted(rows, key=lambda row: row.number) == run_arena(plan, tmp_path / "whole")
    assert set(active_children()) <= before


def test_a_game_that_ends_its_process_again_and_again_is_given_up() -> None:
    plan = small_plan(4)
    match = Deadly(plan.setting, plan.seed, plan.seconds)
    with pytest.raises(TradewindsError, match=r"game 2 \(random, greedy\) ended the process .* 3 times"):
        list(local_rows(match, map(plan.schedule().fixture, range(4)), 2))


def test_an_error_in_another_process_is_an_error_here() -> None:
    plan = small_plan()
    match = Refusing(plan.setting, plan.seed, plan.seconds)
    with pytest.raises(BadOption, match="no such thing"):
        list(local_rows(match, map(plan.schedule().fixture, range(4)), 2))


def start(folder: Path) -> subprocess.Popen[str]:
    # A shell may start things in the background with Ctrl-C switched off: switch it on again.
    arguments = ["tradewinds", *LONG, "--jobs", "2", "--no-plots", "--json", "--out", str(folder)]
    code = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"
        f"sys.argv = {arguments!r}; from tradewinds.cli.main import run; run()"
    )
    return subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def wait_for_games(folder: Path, games: int) -> None:
    file = folder / FILE
    while not file.exists() or file.read_bytes().count(b"\n") <= games:
        time.sleep(0.005)


def group_is_gone(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def finish(folder: Path) -> tuple[dict[str, object], set[Row], str]:
    told, complaint = start(folder).communicate(timeout=120)
    assert complaint == ""
    found = json.loads(told)
    del found["milliseconds"]
    rows = set(map(read_row, (folder / FILE).read_bytes().splitlines()[1:]))
    return found, rows, (folder / "table.md").read_text(encoding="utf-8")


def test_a_run_that_is_killed_or_stopped_ends_like_one_that_was_not(tmp_path: Path) -> None:
    whole = finish(tmp_path / "whole")
    assert len(whole[1]) == 80
    folder = tmp_path / "broken"
    child = start(folder)
    wait_for_games(folder, 5)
    os.kill(child.pid, signal.SIGKILL)
    child.communicate(timeout=60)
    deadline = time.monotonic() + 20
    while not group_is_gone(child.pid):  # its processes do not outlive it
        assert time.monotonic() < deadline
        time.sleep(0.05)
    killed = (folder / FILE).read_bytes().count(b"\n")
    child = start(folder)
    wait_for_games(folder, killed + 5)
    os.killpg(child.pid, signal.SIGINT)
    told, complaint = child.communicate(timeout=60)
    assert (told, child.returncode) == ("", 2)
    assert complaint == f"tradewinds: stopped; the same command goes on with what is in {folder}\n"
    assert 5 < (folder / FILE).read_bytes().count(b"\n") < 81
    assert finish(folder) == whole
