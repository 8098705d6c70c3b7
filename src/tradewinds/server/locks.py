"""A file that one process at a time can hold."""

import os
from pathlib import Path

from tradewinds.core.errors import BadOption

try:
    import fcntl
except ImportError:  # Windows: SQLite's own locks are all there is
    fcntl = None  # type: ignore[assignment]


class FileLock:
    def __init__(self, file: Path) -> None:
        self.file = file
        self._descriptor: int | None = None

    def take(self) -> None:
        descriptor = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if fcntl is not None:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(descriptor)
            raise BadOption(
                f"another server uses {self.file.with_suffix('')}: SQLite is for one process, "
                "PostgreSQL for several"
            ) from None
        self._descriptor = descriptor

    def release(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
