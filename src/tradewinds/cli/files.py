"""Files that somebody would miss."""

import errno
import os
import tempfile
from contextlib import suppress
from pathlib import Path

from tradewinds.core.errors import BadOption


def need_folder(file: Path) -> None:
    if not file.parent.is_dir():
        raise BadOption(f"{file}: there is no folder {file.parent}")


def write_whole(path: Path, text: str) -> None:
    """Write beside the old file and put it in its place: never half a file."""
    path = path.resolve()  # through links, to the file that is meant
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "it is not an ordinary file")
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:60]}.")
    partial = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        partial.replace(path)
    except BaseException:  # Ctrl-C too
        with suppress(OSError):
            partial.unlink(missing_ok=True)
        raise
