"""The file of a run: one line that describes it, then one line a game, in the order in which they ended.

A line is on the disk before the next one is written. When a run is killed, its last line may be torn: it is
dropped, and that game is played again.
"""

import fcntl
import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from tradewinds.arena.match import Row
from tradewinds.core.errors import BadOption

FILE = "results.jsonl"
Description = Mapping[str, object]


class Results:
    """The results in a folder, for one process at a time: `with Results(...) as results`."""

    def __init__(self, folder: Path, description: Description) -> None:
        """Go on with what is there, if it is of the same run, or begin anew."""
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / FILE
        self.rows: dict[int, Row] = {}
        self._file = self.path.open("a+b")
        try:
            self._lock()
            self._read(description)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, row: Row) -> None:
        self._append(row_line(row))
        self.rows[row.number] = row

    def in_order(self) -> list[Row]:
        """The games by number, whatever the order in which they ended."""
        return [self.rows[number] for number in sorted(self.rows)]

    def _lock(self) -> None:
        # The system lets go of it when the process ends, however it ends.
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadOption(f"{self.path.parent}: another process is writing these results") from None

    def _read(self, description: Description) -> None:
        self._file.seek(0)
        lines = self._file.read().split(b"\n")
        if torn := lines.pop():
            self._file.truncate(self._file.tell() - len(torn))
        if not lines:
            self._append(json.dumps(description))
            return
        self._check(lines[0], description)
        for number, line in enumerate(lines[1:], start=2):
            try:
                row = read_row(line)
            except (ValueError, KeyError, TypeError):
                raise BadOption(f"{self.path}: line {number} is not the result of a game") from None
            self.rows[row.number] = row

    def _check(self, line: bytes, description: Description) -> None:
        """Results of two different runs do not belong into one file."""
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise BadOption(f"{self.path}: this is not a file of the arena")
        if differences := [
            f"{key} is {told(found.get(key))} there and {told(description.get(key))} here"
            for key in {**found, **description}
            if found.get(key) != description.get(key)
        ]:
            raise BadOption(f"{self.path.parent} holds another run: {', '.join(differences)}")

    def _append(self, line: str) -> None:
        self._file.write(line.encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def told(value: object) -> str:
    """A value of a description, for a sentence."""
    if value is None:
        return "not given"
    return str(value) if isinstance(value, str | int | float) else json.dumps(value)


def row_line(row: Row) -> str:
    """A row as JSON. As in all texts, seats are counted from 1."""
    return json.dumps(
        {
            "number": row.number,
            "deal": row.deal,
            "rotation": row.rotation,
            "seats": row.seats,
            "scores": row.scores,
            "ranking": from_one(row.ranking),
            "first": row.first + 1,
            "rounds": row.rounds,
            "decisions": row.decisions,
            "guarded": row.guarded,
            "faults": row.faults,
            "trace": row.trace,
            "milliseconds": row.milliseconds,
        }
    )


def from_one(seats: Iterable[int]) -> list[int]:
    return [seat + 1 for seat in seats]


def read_row(line: bytes) -> Row:
    """The opposite of `row_line`."""
    found = json.loads(line)
    return Row(
        number=found["number"],
        deal=found["deal"],
        rotation=found["rotation"],
        seats=tuple(found["seats"]),
        scores=tuple(found["scores"]),
        ranking=tuple(seat - 1 for seat in found["ranking"]),
        first=found["first"] - 1,
        rounds=found["rounds"],
        decisions=tuple(found["decisions"]),
        guarded=found["guarded"],
        faults=tuple(found["faults"]),
        trace=found["trace"],
        milliseconds=tuple(found["milliseconds"]),
    )
