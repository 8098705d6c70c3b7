"""The near side of `host`: starts the process of a user's bot, asks it, and ends it for certain."""

import json
import os
import selectors
import signal
import subprocess
import sys
import time
import weakref
from contextlib import suppress

from tradewinds.bots.choice import Fault
from tradewinds.bots.position import Position
from tradewinds.games.registry import Setting

START_SECONDS = 30.0  # to start Python, import the file and make the bot, which may read a file of its own
END_SECONDS = 0.5  # to end when asked, before it is made to
LONGEST_PRINT = 4000  # bytes that a bot may print for one decision; the rest is dropped
CHUNK = 65536


class HostedBot:
    """A bot in a process, which is started anew when a game begins after the last one ended."""

    def __init__(self, name: str, setting: Setting, seconds: float) -> None:
        self.name = name
        self.setting = setting
        self.seconds = seconds
        self.process: HostProcess | None = None
        self.new = False  # whether the next decision is the first of another game

    def start(self) -> None:
        """Have a bot ready; a Fault says why there is none."""
        if self.process is None:
            self.process = HostProcess()
            self.new = False
            plain = {**vars(self.setting), "options": dict(self.setting.options)}
            self.ask({"setting": plain, "bot": self.name}, START_SECONDS)

    def new_game(self) -> None:
        self.new = True

    def choose(self, position: Position) -> str:
        self.start()
        request = {"state": position.state().text(), "seed": position.seed, "new": self.new}
        self.new = False
        return self.ask(request, self.seconds).get("action", "")

    def ask(self, request: dict[str, object], seconds: float) -> dict[str, str]:
        if self.process is None:
            raise Fault("is gone")
        try:
            answer = self.process.ask(request, seconds)
            if "error" in answer:
                raise Fault(answer["error"])
        except BaseException:  # also Ctrl-C: an answer that comes later would be one to another question
            self.close()
            raise
        return answer

    def close(self) -> None:
        if self.process is not None:
            self.process.end()
            self.process = None


class HostProcess:
    """The process and its pipes."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "tradewinds.bots.host"],  # -P: files here do not hide modules
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # so that Ctrl-C is ours, and what the bot starts can be ended with it
        )
        # Also when it is forgotten, and when this process ends.
        self.end = weakref.finalize(self, end_process, self.process)
        assert self.process.stdin
        assert self.process.stdout
        assert self.process.stderr
        self.requests = self.process.stdin
        self.answers = self.process.stdout.fileno()
        self.prints = self.process.stderr.fileno()
        self.printed = 0

    def ask(self, request: dict[str, object], seconds: float) -> dict[str, str]:
        """Write a line, and read one before the time is over."""
        deadline = time.monotonic() + seconds
        self.printed = 0
        with suppress(BrokenPipeError):  # it has ended, as reading will find out
            self.requests.write(json.dumps(request).encode() + b"\n")
            self.requests.flush()
        answer = b""
        with selectors.DefaultSelector() as pipes:
            pipes.register(self.prints, selectors.EVENT_READ)
            pipes.register(self.answers, selectors.EVENT_READ)
            while not answer.endswith(b"\n"):
                left = deadline - time.monotonic()
                if left <= 0:
                    raise Fault(f"did not answer within {seconds:g} seconds")
                ready = [key.fd for key, _ in pipes.select(left)]
                if self.prints in ready and not self.pass_on():
                    pipes.unregister(self.prints)
                if self.answers in ready:
                    chunk = os.read(self.answers, CHUNK)
                    if not chunk:
                        raise Fault(self.how_it_ended())
                    answer += chunk
            if self.prints in pipes.get_map() and pipes.select(0):
                self.pass_on()
        return read_answer(answer)

    def pass_on(self) -> bool:
        """Show what the bot printed, up to a limit; False when nothing can come any more."""
        chunk = os.read(self.prints, CHUNK)
        shown = chunk[: max(LONGEST_PRINT - self.printed, 0)]
        if shown:
            wipe = "\r\x1b[K" if self.printed == 0 and sys.stderr.isatty() else ""  # that it is thinking
            sys.stderr.write(wipe + shown.decode(errors="replace"))
            sys.stderr.flush()
        self.printed += len(chunk)
        return bool(chunk)

    def how_it_ended(self) -> str:
        try:
            code = self.process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            return "closed its pipes"
        return f"ended its process with exit code {code}" if code >= 0 else f"died of signal {-code}"


def read_answer(line: bytes) -> dict[str, str]:
    try:
        answer = json.loads(line)
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        raise Fault("wrote into the pipe of its answers")
    return answer


def end_process(process: "subprocess.Popen[bytes]") -> None:
    """Ask it to end, then make it end, with all that it started; and leave nothing of it behind."""
    with suppress(BrokenPipeError):
        if process.stdin:
            process.stdin.close()
    for force in (signal.SIGTERM, signal.SIGKILL):
        with suppress(subprocess.TimeoutExpired):
            process.wait(END_SECONDS)
        with suppress(ProcessLookupError, PermissionError):  # there is nobody left
            os.killpg(process.pid, force)
    process.wait()
    for pipe in (process.stdout, process.stderr):
        if pipe:
            pipe.close()
