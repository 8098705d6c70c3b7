"""What people bring along: packs of pieces, and records of games."""

import contextlib

from sqlalchemy import insert, select

from tradewinds.server import schema
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.store.database import Conflict, Database


class Library:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def put_pack(self, digest: str, name: str, words: str, now: int) -> None:
        row = {"digest": digest, "name": name, "text": words, "created": now}
        with contextlib.suppress(Conflict):  # kept already
            async with self._database.writing() as connection:
                await connection.execute(insert(schema.packs), [row])

    async def pack(self, digest: str) -> str:
        query = select(schema.packs.c.text).where(schema.packs.c.digest == digest)
        async with self._database.reading() as connection:
            found: str | None = await connection.scalar(query)
        if found is None:
            raise Refused(Code.NOT_FOUND, "there is no such pack here: upload it first")
        return found

    async def put_record(
        self, id: str, *, player: str | None, game: str, pack: str | None, words: str, now: int
    ) -> None:
        row = {"id": id, "player": player, "game": game, "pack": pack, "text": words, "created": now}
        async with self._database.writing() as connection:
            await connection.execute(insert(schema.records), [row])

    async def record(self, id: str) -> tuple[str, str | None]:
        """A record's text, and the digest of its pack if it is not the standard one."""
        query = select(schema.records.c.text, schema.records.c.pack).where(schema.records.c.id == id)
        async with self._database.reading() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise Refused(Code.NOT_FOUND, "there is no such record")
        return found.text, found.pack
