"""The servers of the load benchmark: each in a process of its own, on a core of its own."""

import os
import resource
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

YARDSTICK = Path(__file__).parent / "boardgame_io"
TICKS = os.sysconf("SC_CLK_TCK")
MANY_FILES = 65_536


def raise_file_limit() -> int:
    """Thousands of sockets need more open files than a shell allows; processes started later inherit it."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(hard, MANY_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def two_cores() -> tuple[int, int] | None:
    """One core for a server and another for its clients, if there are two."""
    cores = sorted(os.sched_getaffinity(0))
    return (cores[0], cores[1]) if len(cores) > 1 else None


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """A process that listens on a port of this machine."""

    def __init__(
        self, command: Sequence[str], folder: Path, settings: Mapping[str, str], port: int, core: int | None
    ) -> None:
        self.command = command
        self.folder = folder
        self.settings = settings
        self.port = port
        self.core = core
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        before = os.sched_getaffinity(0)
        log = (self.folder / "log.txt").open("ab")
        try:
            if self.core is not None:
                os.sched_setaffinity(0, {self.core})  # the child inherits it, with all threads it starts
            self.process = subprocess.Popen(
                self.command,
                cwd=self.folder,
                env={**os.environ, **self.settings},
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for the benchmark, which stops its servers itself
            )
        finally:
            os.sched_setaffinity(0, before)
            log.close()
        try:
            self._wait_until_open()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def _wait_until_open(self) -> None:
        assert self.process is not None
        for _ in range(600):
            if self.process.poll() is not None:
                break
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise SystemExit(f"{self.command[0]} does not open:\n{self.said()}")

    def said(self) -> str:
        return (self.folder / "log.txt").read_text(errors="replace")[-2000:]

    def stop(self) -> None:
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(timeout=5)
        except (subprocess.TimeoutExpired, KeyboardInterrupt):
            self.process.kill()
            self.process.wait()

    # -- what it uses ------------------------------------------------------------------------------

    def memory(self) -> int:
        """Bytes that are resident now."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024

    def seconds(self) -> float:
        """Processor time of all its threads so far."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def delayed(self) -> float:
        """Seconds that its main thread was ready to run and other programs had the core."""
        assert self.process is not None
        return int(Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[1]) / 1e9


def tradewinds_server(folder: Path, core: int | None, python: str) -> Server:
    """Ours: tables in SQLite on a disk, every move flushed before it is answered."""
    port = free_port()
    command = [python, "-m", "tradewinds", "serve", "--database", "tables.db", "--port", str(port)]
    settings = {"TRADEWINDS_LIMITS": "false", "TRADEWINDS_THINKERS": "1", "TRADEWINDS_LOG_LEVEL": "warning"}
    return Server(command, folder, settings, port, core)


def boardgame_io_server(folder: Path, core: int | None, packages: Path) -> Server:
    """The yardstick: tables in memory."""
    port = free_port()
    command = ["node", str(packages / "server.cjs"), str(port)]
    return Server(command, folder, {"NODE_ENV": "production"}, port, core)


def install_boardgame_io(packages: Path) -> None:
    """By npm, by name, with the version that package.json pins."""
    for name in ("package.json", "server.cjs"):
        shutil.copy(YARDSTICK / name, packages / name)
    command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
    try:
        subprocess.run(command, cwd=packages, check=True, timeout=180, capture_output=True)
    except (OSError, subprocess.SubprocessError) as error:
        raise SystemExit(f"the yardstick needs node and npm, and could not be installed: {error}") from None
