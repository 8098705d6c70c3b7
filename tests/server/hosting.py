"""Servers for tests: the real command in a process of its own."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """`tradewinds serve` on a port of its own."""

    def __init__(self, database: str, log: Path, port: int | None = None, **settings: str) -> None:
        self.database = database
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.settings = {"limits": "false", "thinkers": "1", **settings}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> None:
        variables = {f"TRADEWINDS_{key.upper()}": value for key, value in self.settings.items()}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "tradewinds", "serve"),
                    *("--database", self.database, "--port", str(self.port)),
                ],
                env={**os.environ, **variables},
                stdout=log,
                stderr=log,
            )
        if wait:
            self.wait_until_open()

    def wait_until_open(self) -> None:
        assert self.process is not None
        for _ in range(600):
            if self.process.poll() is not None:
                raise AssertionError(f"the server has ended: {self.log.read_text()[-2000:]}")
            try:
                if httpx.get(f"{self.url}/health", timeout=2).is_success:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"the server does not open: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def children(self) -> list[int]:
        """The processes that it has started, where the system tells."""
        assert self.process is not None
        file = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in file.read_text().split()] if file.exists() else []

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=30)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


def runs(pid: int) -> bool:
    """Whether a process is there, and not only what is left of it until somebody looks."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
