"""Bots at a table: whatever one does, the game goes on and ends."""

import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tradewinds import CHANCE, NOBODY, Dealer, State
from tradewinds.bots import SeatedBot, hosted, make_bot, seat_bot, seating
from tradewinds.bots.position import Position
from tradewinds.bots.seating import LocalBot
from tradewinds.core.errors import BadOption
from tradewinds.games.registry import Setting

SETTING = Setting("spice-road", 2, {"first": "1"})
WRITE_EVERYWHERE = "for f in range(3, 9):\n    try: os.write(f, b'9\\n')\n    except OSError: pass"
Write = Callable[..., str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a bot's file; answers the bot's name."""

    def writer(body: str, top: str = "", kind: str = "Mine") -> str:
        lines = "\n".join(f"        {line}" for line in body.splitlines())
        text = f"{top}\n\nclass Mine:\n    def choose(self, position):\n{lines}\n"
        file = tmp_path / "mybot.py"
        file.write_text(text, encoding="utf-8")
        return f"{file}:{kind}"

    return writer


def first_decision(seed: int = 1) -> State:
    state, dealer = SETTING.make().start(SETTING.players), Dealer(seed)
    while state.actor == CHANCE:
        state.deal(dealer)
    return state


def play(bot: SeatedBot, limit: int = 10_000, seed: int = 1) -> State:
    """Seat 1 is the bot's, the other picks at random; up to so many decisions, or to the end."""
    state, dealer, rival = first_decision(seed), Dealer(f"later {seed}"), seat_bot("random", SETTING)
    while state.actor != NOBODY and state.ply < limit:
        if state.actor == CHANCE:
            state.deal(dealer)
        else:
            player = bot if state.actor == 0 else rival
            state.apply(player.choose(state, f"{seed} {state.ply}"))
    return state


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def gone_soon(process: int) -> bool:
    """Whether a process that is no child of ours ends; somebody else has to take note of its end."""
    for _ in range(100):
        if not is_alive(process):
            return True
        time.sleep(0.05)
    return False


def process_of(bot: SeatedBot) -> int:
    player = bot._player
    assert isinstance(player, hosted.HostedBot)
    assert player.process is not None
    return player.process.process.pid


# -- bots that play ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "answer",
    ["position.legal[0]", "position.texts[0]", "position.game.action(position.legal[0])"],
    ids=["index", "text", "action"],
)
def test_an_answer_is_an_index_a_text_or_an_action(write: Write, answer: str) -> None:
    state = first_decision()
    with seat_bot(write(f"return {answer}"), SETTING) as bot:
        assert bot.choose(state, "1") == state.legal()[0]
        assert bot.fault is None


def test_a_whole_game_is_played_by_one_player_that_remembers(write: Write) -> None:
    body = (
        "self.asked = getattr(self, 'asked', 0) + 1\nreturn position.legal[self.asked % len(position.legal)]"
    )
    with seat_bot(write(body), SETTING) as bot:
        once, again = play(bot, 60), play(bot, 60)
        assert once.text() != again.text()  # it went on counting
        bot.new_game()
        assert play(bot, 60).text() == once.text()
        bot.new_game()
        assert play(bot).outcome() is not None
        assert bot.fault is None


def test_a_bot_is_asked_with_its_seat_its_seed_and_all_that_a_state_has(write: Write) -> None:
    body = (
        "state = position.state()\n"
        "assert (position.seat, position.seed, position.view.viewer) == (0, 'seven', 0)\n"
        "state.apply(position.legal[0])\n"
        "assert state.ply == position.view.ply + 1\n"
        "return position.legal[0]"
    )
    with seat_bot(write(body), SETTING) as bot:
        bot.choose(first_decision(), "seven")
        assert bot.fault is None


def test_a_bot_may_import_what_lies_beside_it_and_use_dataclasses(write: Write, tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("WANTED = 0\n", encoding="utf-8")
    (tmp_path / "json.py").write_text("raise RuntimeError('this hides a module')\n", encoding="utf-8")
    top = (
        "from dataclasses import dataclass\nfrom beside import WANTED\n"
        "@dataclass\nclass Plan:\n    '''Empty.'''"
    )
    with seat_bot(write("Plan()\nreturn position.legal[WANTED]", top), SETTING) as bot:
        bot.choose(first_decision(), "1")
        assert bot.fault is None


def test_a_bot_of_the_user_can_be_made_in_this_process_too(write: Write) -> None:
    state = first_decision()
    assert make_bot(write("return position.legal[-1]")).choose(Position(state)) == state.legal()[-1]
    with pytest.raises(BadOption, match=r"mybot.py:Yours is not in its file, whose classes are Mine"):
        make_bot(write("return 0", kind="Yours"))


def test_what_a_bot_prints_is_shown_and_is_no_answer(write: Write, capfd: pytest.CaptureFixture[str]) -> None:
    body = "import os\nprint('I think')\nos.write(1, b'so\\n')\nreturn position.legal[0]"
    with seat_bot(write(body), SETTING) as bot:
        bot.choose(first_decision(), "1")
        assert bot.fault is None
    assert capfd.readouterr() == ("", "I think\nso\n")


# -- bots that lose their seats ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        (
            "x = 1\nreturn x // 0",
            "raised ZeroDivisionError: integer division or modulo by zero (mybot.py, line 6)",
        ),
        ("import sys\nsys.exit(3)", "raised SystemExit: 3 (mybot.py, line 6)"),
        ("raise KeyboardInterrupt", "raised KeyboardInterrupt (mybot.py, line 5)"),
        ("return input()", "raised EOFError: EOF when reading a line (mybot.py, line 5)"),
        ("return self.choose(position)", "raised RecursionError: maximum recursion depth exceeded"),
        ("raise ValueError('a\\n' * 9999)", "raised ValueError: a a a"),
        ("while True: pass", "did not answer within 0.5 seconds"),
        ("while True: print('a' * 1000)", "did not answer within 0.5 seconds"),
        ("import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: pass", "did not answer"),
        ("import os\nos._exit(3)", "ended its process with exit code 3"),
        ("import os\nos.kill(os.getpid(), 9)", "died of signal 9"),
        ("return 'rest a while'", "gave no legal answer: 'rest a while' is no action: 'rest' goes as in"),
        ("return 'dance'", "gave no legal answer: 'dance' is no action: the verbs are acquire"),
        ("return 'claim 1'", "answered 'claim 1', which is not possible: "),
        ("return -1", "gave no legal answer: there is no action -1"),
        ("return 10 ** 30", "gave no legal answer: there is no action 1000"),
        ("return position.game.index('claim 1')", "answered 'claim 1', which is not possible: "),
        ("return None", "answered None, which is neither an index nor a text"),
        ("return True", "answered True, which is neither"),
        ("return 1.0", "answered 1.0, which is neither"),
        (f"import os\n{WRITE_EVERYWHERE}\nreturn 0", "wrote into the pipe of its answers"),
    ],
)
def test_a_bot_that_does_wrong_loses_its_seat_and_the_game_goes_on(
    write: Write, body: str, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    name = write(body)
    with seat_bot(name, SETTING, seconds=0.5) as bot:
        process, state = process_of(bot), first_decision()
        assert bot.choose(state, "1") in state.legal()
        assert bot.fault is not None
        assert bot.fault.startswith(f"{name} {fault}")
        assert bot.fault.endswith(f", at ply {state.ply}: {seating.FALLBACK} plays on in its seat.")
        assert len(bot.fault) < 500
        assert not is_alive(process)
        assert play(bot).outcome() is not None
    assert [(entry.levelno, entry.message) for entry in caplog.records] == [(logging.WARNING, bot.fault)]


def test_a_bot_that_lost_its_seat_gets_it_back_in_the_next_game(write: Write) -> None:
    body = "import os\nif position.seed == 'bad': os._exit(0)\nreturn position.legal[-1]"
    with seat_bot(write(body), SETTING) as bot:
        state = first_decision()
        bot.choose(state, "bad")
        assert bot.fault is not None
        bot.new_game()
        assert bot.fault is None
        assert bot.choose(state, "good") == state.legal()[-1]
        assert bot.fault is None


def test_a_constructor_that_fails_in_a_later_game_is_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(
        "class Mine:\n"
        "    def __init__(self):\n"
        "        open(__file__ + '.once', 'x').close()\n"
        "    def choose(self, position):\n"
        "        return position.legal[0]\n",
        encoding="utf-8",
    )
    with seat_bot(f"{file}:Mine", SETTING) as bot:
        bot.choose(first_decision(), "1")
        assert bot.fault is None
        bot.new_game()
        bot.choose(first_decision(), "1")
        assert bot.fault is not None
        assert "cannot be made: FileExistsError" in bot.fault


def test_a_built_in_bot_is_guarded_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, position: Position) -> int:
            raise LookupError("no idea")

    player = LocalBot("random")
    monkeypatch.setattr(player, "bot", Broken())
    bot = SeatedBot("random", player)
    state = first_decision()
    assert bot.choose(state, "1") in state.legal()
    assert (
        bot.fault
        == f"random raised LookupError: no idea, at ply {state.ply}: {seating.FALLBACK} plays on in its seat."
    )


def test_nobody_takes_over_from_itself() -> None:
    assert SeatedBot(seating.FALLBACK, LocalBot("random"))._substitute == "random"


def test_where_no_seat_decides_nobody_is_asked() -> None:
    with pytest.raises(BadOption, match="no seat is to decide anything"):
        seat_bot("random", SETTING).choose(SETTING.make().start(2), "1")


# -- bots that never get a seat ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("top", "kind", "complaint"),
    [
        (
            "import nothing_like_it",
            "Mine",
            "cannot be imported: ModuleNotFoundError: No module named .* line 1",
        ),
        ("x = = 1", "Mine", r"cannot be imported: SyntaxError: invalid syntax \(mybot.py, line 1\)"),
        ("import sys; sys.exit()", "Mine", r"cannot be imported: SystemExit \(mybot.py, line 1\)"),
        ("import os; os._exit(7)", "Mine", "ended its process with exit code 7"),
        ("", "Yours", "is not in its file, whose classes are Mine"),
        ("other = 1", "other", "is not in its file"),
        ("class Other: pass", "Other", r"is no bot: it has no method choose\(self, position\)"),
        (
            "class Other:\n  def __init__(self): raise OSError('no net')\n  def choose(self, p): pass",
            "Other",
            r"cannot be made: OSError: no net \(mybot.py, line 2\)",
        ),
        (
            "class Other:\n  def __init__(self, level): pass\n  def choose(self, p): pass",
            "Other",
            "cannot be made: TypeError: .* missing 1 required positional argument: 'level'",
        ),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_before_the_game(
    write: Write, top: str, kind: str, complaint: str
) -> None:
    name = write("return 0", top, kind)
    with pytest.raises(BadOption, match=f"{name} {complaint}") as refused:
        seat_bot(name, SETTING)
    assert "\n" not in str(refused.value)


def test_a_file_that_never_gets_ready_is_refused(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosted, "START_SECONDS", 0.5)
    with pytest.raises(BadOption, match=r"did not answer within 0.5 seconds"):
        seat_bot(write("return 0", "while True: pass"), SETTING)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("wizard", "there is no bot 'wizard': a bot is "),
        ("nowhere.py:Bot", "nowhere.py:Bot: there is no file nowhere.py"),
        ("mybot.py", r"'mybot.py' names no class: a bot of your own goes as in ./mybot.py:MyBot"),
        ("mybot.py:", "names no class"),
        ("mybot.py:My Bot", "names no class"),
    ],
)
def test_a_name_that_is_no_bot_is_refused_with_what_is_allowed(name: str, complaint: str) -> None:
    for make in (make_bot, lambda name: seat_bot(name, SETTING)):
        with pytest.raises(BadOption, match=complaint):
            make(name)


@pytest.mark.parametrize("seconds", [0, -1, float("inf"), float("nan")])
def test_the_time_for_a_decision_has_its_limits(seconds: float) -> None:
    with pytest.raises(BadOption, match="a bot has up to 86400 seconds for a decision, not "):
        seat_bot("random", SETTING, seconds)


# -- processes ---------------------------------------------------------------------------------------------


def test_closing_a_seat_ends_its_process_and_what_that_started(
    write: Write, capfd: pytest.CaptureFixture[str]
) -> None:
    top = "import subprocess\nchild = subprocess.Popen(['sleep', '60'])\nprint(child.pid)"
    bot = seat_bot(write("return position.legal[0]", top), SETTING)
    process, started = process_of(bot), int(capfd.readouterr().err)
    assert is_alive(process)
    assert is_alive(started)
    bot.close()
    bot.close()
    assert not is_alive(process)
    assert gone_soon(started)


def test_a_forgotten_seat_leaves_no_process(write: Write) -> None:
    bot = seat_bot(write("return position.legal[0]"), SETTING)
    process = process_of(bot)
    del bot
    assert not is_alive(process)


@pytest.mark.parametrize(
    "body", ["return position.legal[0]", "while True: pass"], ids=["waiting", "stalling"]
)
def test_when_the_asking_process_is_killed_the_bot_ends_too(write: Write, body: str) -> None:
    code = (
        "import sys; from tests.bots.test_seating import *\n"
        "bot = seat_bot(sys.argv[1], SETTING)\n"
        "print(process_of(bot), flush=True)\n"
        "while True: bot.choose(first_decision(), '1')"
    )
    command = [sys.executable, "-c", code, write(body)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as asking:
        assert asking.stdout is not None
        process = int(asking.stdout.readline())
        assert is_alive(process)
        asking.kill()
    assert gone_soon(process)
