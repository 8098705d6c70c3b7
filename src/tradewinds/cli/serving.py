"""The commands of a host: run the server, look after its database, prove a game's draws."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.console import Console

from tradewinds.core.errors import BadOption, BadRecord
from tradewinds.core.record import Record, replay
from tradewinds.core.state import Game
from tradewinds.server import upkeep
from tradewinds.server.app import serve
from tradewinds.server.logs import set_up_logs
from tradewinds.server.settings import Settings, check, read_settings
from tradewinds.server.store.database import Database

T = TypeVar("T")


def serve_command(
    config: Path | None, database: str | None, host: str | None, port: int | None, out: Console
) -> None:
    settings = settings_with(config, database=database, host=host, port=port)
    set_up_logs(settings.log_level)

    def announce() -> None:
        where = f"http://{settings.host}:{settings.port}"
        out.print(f"Tradewinds is open at {where} (Ctrl-C closes it)", markup=False, soft_wrap=True)

    serve(settings, announce)


def settings_with(config: Path | None, **given: object) -> Settings:
    """The settings of the file and the environment, with what was said on the command line."""
    settings = read_settings(None if config is None else str(config))
    changed = {key: value for key, value in given.items() if value is not None}
    settings = msgspec.structs.replace(settings, **changed)
    check(settings)
    return settings


def with_database(url: str, work: Callable[[Database], Awaitable[T]], alone: bool = True) -> T:
    """Do something with the database. `alone`: not while a server uses an SQLite file."""

    async def run() -> T:
        database = Database(url)
        database.open(alone)
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


def upgrade(settings: Settings, out: Console) -> None:
    before, after = with_database(settings.database, upkeep.upgrade)
    if before == after:
        out.print(f"the database is at version {after} already", markup=False)
    else:
        out.print(f"upgraded from version {before or 'none'} to {after}", markup=False)


def backup(settings: Settings, file: Path, out: Console) -> None:
    rows = with_database(settings.database, lambda database: upkeep.backup(database, file), alone=False)
    out.print(f"{rows:,} rows written to {file}", markup=False, soft_wrap=True)


def restore(settings: Settings, file: Path, out: Console) -> None:
    if not file.is_file():
        raise BadOption(f"there is no file {file}")
    rows = with_database(settings.database, lambda database: upkeep.restore(database, file))
    out.print(f"{rows:,} rows brought back", markup=False)


def prune(settings: Settings, days: int, out: Console) -> None:
    if not 1 <= days <= 36_500:
        raise BadOption(f"days go from 1 to 36500, not {days}")
    now = time.time_ns() // 1_000_000
    gone = with_database(settings.database, lambda database: upkeep.prune(database, now, days))
    out.print(f"removed {gone['tables']:,} tables and {gone['players']:,} guests", markup=False)


def verify(game: Game, record: Record, json_output: bool, out: Console) -> None:
    """Prove that a finished game was dealt from the seed it was promised to be dealt from."""
    if record.seed is None:
        raise BadRecord(record.first_line, "the record has no seed: it is told when a game has ended")
    replay(game, record)  # complains about the first draw that the seed does not give
    draws = sum(line.startswith("chance ") for line in record.decisions)
    if json_output:
        print(json.dumps({"commitment": record.commitment, "seed": record.seed, "draws": draws, "ok": True}))
        return
    out.print(f"commitment {record.commitment}", markup=False, soft_wrap=True)
    out.print(f"seed       {record.seed}", markup=False, soft_wrap=True)
    out.print(
        f"ok: the seed's SHA-256 is the commitment, and it deals all {draws} draws of the game",
        markup=False,
        soft_wrap=True,
    )
