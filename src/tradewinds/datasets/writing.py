"""Games as a table for supervised learning: one row a decision, in a Parquet file.

A run is cut into parts of a few games, and a part is a file that is there or not. So a run that was
killed goes on where it was, processes write side by side, and the memory that is needed does not grow
with the number of games. At the end the parts become one file. docs/datasets.md has the columns.
"""

import fcntl
import json
import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tradewinds.arena.run import bot_file, file_hash, knowledge_hash
from tradewinds.bots.seating import SeatedBot
from tradewinds.core.agenda import CHANCE
from tradewinds.core.dealer import Dealer
from tradewinds.core.errors import BadOption
from tradewinds.core.record import Record, new_record
from tradewinds.core.state import Game, State
from tradewinds.datasets.playing import check_bots, play_game, seated
from tradewinds.datasets.reading import KEY, description_of
from tradewinds.envs.extras import MissingExtra
from tradewinds.envs.observation import VERSION, Observation
from tradewinds.envs.rewards import KINDS, rewards_of
from tradewinds.games.registry import Setting
from tradewinds.simulate import Tally, check_numbers, empty_tally, simulate

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise MissingExtra("pyarrow", "datasets") from error

FORMAT = 1
ROWS = 8192  # of a row group; a process holds no more of them, and one game, at a time
RANDOM = "random"


@dataclass(frozen=True)
class Plan:
    """What a dataset holds; the same plan gives the same rows."""

    setting: Setting
    bots: tuple[str, ...]  # one for each seat; none: everybody plays at random
    games: int
    seed: str

    def check(self) -> None:
        """Complain about whatever cannot be played, before anything is."""
        self.setting.make().start(self.setting.players)
        check_bots(self.bots, self.setting)

    def description(self) -> dict[str, Any]:
        """What a file says of itself. Bots of the user are told by what their files hold."""
        game = self.setting.make()
        fields = Observation(game, self.setting.players).fields
        return {
            "format": FORMAT,
            **{key: " ".join(words) for key, words in game.header().items()},
            "players": self.setting.players,
            "actions": game.action_count,
            "bots": list(self.bots) or [RANDOM] * self.setting.players,
            "knowledge": knowledge_hash(self.setting.game) if self.bots else "",
            "files": {name: file_hash(name) for name in self.bots if bot_file(name).is_file()},
            "games": self.games,
            "seed": self.seed,
            "observation": VERSION,
            "fields": [{**asdict(field), "shape": list(field.shape)} for field in fields],
        }


def schema_of(observation: Observation) -> pa.Schema:
    columns = [
        ("game", pa.int32()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("legal", pa.list_(pa.uint16())),
        ("action", pa.uint16()),
        ("observation", pa.binary(observation.size)),
        ("points", pa.int16()),
        *((kind, pa.float32()) for kind in KINDS),
        ("record", pa.string()),
    ]
    return pa.schema(columns)


class GameRows:
    """The rows of one game, as it is played."""

    def __init__(self, number: int, observation: Observation, record: Record) -> None:
        self.number = number
        self.observation = observation
        self.record = record
        self.rows: list[dict[str, Any]] = []

    def add(self, state: State, action: int) -> None:
        self.record.add(state, action)
        if state.actor == CHANCE:
            return
        seat = int(state.actor)
        self.rows.append(
            {
                "game": self.number,
                "ply": int(state.ply),
                "seat": seat,
                "legal": state.legal(),
                "action": action,
                "observation": self.observation.of(state, seat).tobytes(),
            }
        )

    def finished(self, state: State) -> list[dict[str, Any]]:
        """All rows, with what came of the game; the first of them has its record."""
        outcome = state.outcome()
        assert outcome is not None
        self.record.finish(state)
        worth = {kind: rewards_of(outcome, kind) for kind in KINDS}
        for row in self.rows:
            row["points"] = outcome.scores[row["seat"]]
            row.update({kind: values[row["seat"]] for kind, values in worth.items()})
            row["record"] = None
        self.rows[0]["record"] = self.record.text()
        return self.rows


@dataclass(frozen=True)
class PartGames:
    """Plays batches for `simulate`, each into a file of its own; one that is there is not played again."""

    folder: Path
    plan: Plan

    def part(self, first: int) -> Path:
        return self.folder / f"{first:09}.parquet"

    def __call__(self, setting: Setting, seed: str, numbers: range) -> Tally:
        path = self.part(numbers.start)
        if not path.exists():
            unfinished = path.with_suffix(f".{os.getpid()}.unfinished")  # of a killed run there may be others
            self.write(unfinished, numbers)
            keep(unfinished, path)
        return read_tally(path)

    def write(self, path: Path, numbers: range) -> None:
        setting, started = self.plan.setting, time.perf_counter()
        game, tally = setting.make(), empty_tally(setting.players)
        observation = Observation(game, setting.players)
        schema = schema_of(observation)
        waiting: list[dict[str, Any]] = []
        with (
            pq.ParquetWriter(path, schema, compression="zstd") as writer,
            seated(self.plan.bots, setting) as bots,
        ):
            for number in numbers:
                waiting += self.game_rows(game, observation, bots, number, tally)
                while len(waiting) >= ROWS:
                    writer.write_table(pa.Table.from_pylist(waiting[:ROWS], schema))
                    del waiting[:ROWS]
            if waiting:
                writer.write_table(pa.Table.from_pylist(waiting, schema))
            tally.seconds = time.perf_counter() - started
            writer.add_key_value_metadata({KEY: tally_text(tally)})

    def game_rows(
        self, game: Game, observation: Observation, bots: list[SeatedBot], number: int, tally: Tally
    ) -> list[dict[str, Any]]:
        seed, players = f"{self.plan.seed}/{number}", self.plan.setting.players
        state = game.start(players)
        record = new_record(game, list(self.plan.bots) or [RANDOM] * players, Dealer(seed))
        rows = GameRows(number, observation, record)
        tally.note(number, state, *play_game(state, seed, bots, rows.add))
        return rows.finished(state)


def tally_text(tally: Tally) -> str:
    found = asdict(tally)
    return json.dumps({**found, "digests": {key: value.hex() for key, value in tally.digests.items()}})


def read_tally(path: Path) -> Tally:
    with pq.ParquetFile(path) as part:
        found = json.loads(part.metadata.metadata[KEY])
    digests = {int(key): bytes.fromhex(value) for key, value in found.pop("digests").items()}
    return Tally(**found, digests=digests)


def keep(unfinished: Path, path: Path) -> None:
    """A file gets its name when all of it is on the disk."""
    with unfinished.open("rb") as file:
        os.fsync(file.fileno())
    unfinished.replace(path)


def write_dataset(
    plan: Plan, file: Path, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Tally | None:
    """Play what is not played yet, and answer what came out; None when the file is complete already."""
    if file.suffix != ".parquet":
        raise BadOption(f"{file}: a dataset is a file that ends in .parquet")
    if not file.parent.is_dir():
        raise BadOption(f"{file}: there is no folder {file.parent}")
    check_numbers(plan.games, jobs)
    plan.check()
    description = plan.description()
    folder = file.with_name(f"{file.name}.parts")
    if file.exists():
        check_same(file, description_of(file), description)
        shutil.rmtree(folder, ignore_errors=True)
        return None
    folder.mkdir(exist_ok=True)
    with locked(folder, description):
        parts = PartGames(folder, plan)
        tally = simulate(plan.setting, plan.games, plan.seed, jobs, progress, parts)
        whole = folder / "whole.unfinished"
        join(sorted(folder.glob("*.parquet")), whole, description)
        keep(whole, file)
    shutil.rmtree(folder)
    return tally


@contextmanager
def locked(folder: Path, description: dict[str, Any]) -> Iterator[None]:
    """The parts in a folder are of one plan, and one process is in charge of them."""
    with (folder / "plan.json").open("a+", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadOption(f"{folder}: another process is writing this dataset") from None
        file.seek(0)
        text = file.read()
        try:
            found = json.loads(text) if text else None
        except ValueError:
            found = None  # torn: no part was begun before it was whole
        if found is None:
            file.truncate(0)
            file.write(json.dumps(description))
            file.flush()
            os.fsync(file.fileno())
        else:
            check_same(folder, found, description)
        yield


def check_same(path: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    differing = [key for key in {**found, **wanted} if found.get(key) != wanted.get(key)]
    if differing:
        problem = f"{path} holds another dataset: it differs in {', '.join(differing)}"
        raise BadOption(f"{problem}; remove it, or write to another file")


def join(parts: list[Path], file: Path, description: dict[str, Any]) -> None:
    """One file of all parts, row group by row group."""
    with pq.ParquetFile(parts[0]) as first:
        schema = first.schema_arrow.with_metadata({KEY: json.dumps(description).encode()})
    with pq.ParquetWriter(file, schema, compression="zstd") as writer:
        for path in parts:
            with pq.ParquetFile(path) as part:
                for group in range(part.num_row_groups):
                    writer.write_table(part.read_row_group(group).replace_schema_metadata(schema.metadata))
