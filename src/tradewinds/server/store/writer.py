"""Group commit: everything that waits to be written is written in one transaction.

A transaction costs one flush of the disk, however many moves are in it.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tradewinds.server.refusals import Code, Refused
from tradewinds.server.store.database import FAILURES, Conflict, Database, brief, storage_refusal

T = TypeVar("T")
log = logging.getLogger("tradewinds.store")
MOST_A_TRANSACTION = 500
NOT_TAKEN = "the server could not write that down"


class Writer(Generic[T]):
    """Writes entries in the order they come; `write_all` puts a batch of them into a transaction.

    It raises Conflict for an entry that another process has written first.
    """

    def __init__(self, database: Database, write_all: Callable[[Connection, Sequence[T]], None]) -> None:
        self._database = database
        self._write_all = write_all
        self._waiting: asyncio.Queue[tuple[T, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._write_forever(), name="writer")

    async def close(self) -> None:
        """When all that waits is written."""
        if self._task is not None:
            await self._waiting.join()
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def write(self, entry: T) -> "asyncio.Future[None]":
        """When this is done, the entry is on disk. Conflict, or Refused with nothing written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((entry, done))
        return done

    async def _write_forever(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_A_TRANSACTION:
                batch.append(self._waiting.get_nowait())
            await self._write_batch(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _write_batch(self, batch: Sequence[tuple[T, "asyncio.Future[None]"]]) -> None:
        """All in one transaction; if one of them stands in the way, each in its own."""
        entries = [entry for entry, _ in batch]
        try:
            await self._database.transact(lambda connection: self._write_all(connection, entries))
        except (Conflict, IntegrityError) as error:
            if len(batch) > 1:
                for one in batch:
                    await self._write_batch([one])
            elif isinstance(error, Conflict):
                settle(batch[0][1], error)
            else:
                log.error("not written", extra={"entries": 1, "error": brief(error)})
                settle(batch[0][1], Refused(Code.STORAGE, NOT_TAKEN))
        except FAILURES as error:
            log.error("not written", extra={"entries": len(batch), "error": brief(error)})
            for _, done in batch:
                settle(done, storage_refusal(error))
        except BaseException as error:
            for _, done in batch:
                settle(done, Refused(Code.STORAGE, NOT_TAKEN))
            if not isinstance(error, Exception):
                raise
            log.exception("not written")
        else:
            for _, done in batch:
                settle(done, None)


def settle(done: "asyncio.Future[None]", error: BaseException | None) -> None:
    if done.done():  # whoever waited has gone
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
