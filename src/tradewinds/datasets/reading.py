"""Datasets as arrays for learners, and as records."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tradewinds.core.errors import BadOption
from tradewinds.envs.extras import MissingExtra

try:
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise MissingExtra("pyarrow", "datasets") from error

KEY = b"tradewinds"  # of the metadata in a file


def description_of(file: Path) -> dict[str, Any]:
    """What a dataset says of itself."""
    try:
        with pq.ParquetFile(file) as whole:
            found = json.loads((whole.metadata.metadata or {})[KEY])
    except (pa.ArrowInvalid, KeyError, ValueError):
        raise BadOption(f"{file}: this is not a dataset of Tradewinds") from None
    if not isinstance(found, dict):
        raise BadOption(f"{file}: this is not a dataset of Tradewinds")
    return found


@dataclass(frozen=True)
class Examples:
    """Some rows as arrays: what was seen, what could be done, what was done, and what it was worth."""

    observation: NDArray[np.uint8]  # rows x size
    mask: NDArray[np.bool_]  # rows x actions
    action: NDArray[np.int64]
    win: NDArray[np.float32]
    score: NDArray[np.float32]


def examples(file: Path | str) -> Iterator[Examples]:
    """The rows of a dataset, a row group at a time."""
    columns = ["observation", "legal", "action", "win", "score"]
    actions = description_of(Path(file))["actions"]
    with pq.ParquetFile(file) as whole:
        for group in range(whole.num_row_groups):
            yield examples_of(whole.read_row_group(group, columns=columns), actions)


def examples_of(table: pa.Table, actions: int) -> Examples:
    seen = b"".join(table["observation"].to_pylist())
    legal = table["legal"].combine_chunks()
    mask = np.zeros((len(table), actions), np.bool_)
    mask[np.repeat(np.arange(len(table)), legal.value_lengths()), legal.flatten()] = True
    return Examples(
        np.frombuffer(seen, np.uint8).reshape(len(table), -1),
        mask,
        table["action"].to_numpy().astype(np.int64),
        table["win"].to_numpy(),
        table["score"].to_numpy(),
    )


def records(file: Path | str) -> Iterator[str]:
    """The records of all games, as text that `tradewinds replay` reads."""
    with pq.ParquetFile(file) as whole:
        for group in range(whole.num_row_groups):
            found = whole.read_row_group(group, columns=["record"])["record"]
            yield from (text.as_py() for text in found.drop_null())
