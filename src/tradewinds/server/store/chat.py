"""What is said at tables."""

from msgspec import Struct
from sqlalchemy import insert, select

from tradewinds.server import schema
from tradewinds.server.store.database import Database


class ChatLine(Struct, frozen=True):
    id: int
    at: int
    player: str
    name: str
    text: str


class Chat:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, table: str, *, at: int, player: str, name: str, words: str) -> ChatLine:
        row = {"table_id": table, "at": at, "player": player, "name": name, "text": words}
        async with self._database.writing() as connection:
            id = await connection.scalar(insert(schema.chat).returning(schema.chat.c.id), row)
            await connection.run_sync(self._database.notify, [f"{table} chat {id}"])
        return ChatLine(id=id, at=at, player=player, name=name, text=words)

    async def lines(self, table: str, line: int | None = None, most: int = 200) -> list[ChatLine]:
        """The last lines, or the one with that id."""
        chat = schema.chat.c
        query = select(chat.id, chat.at, chat.player, chat.name, chat.text).where(chat.table_id == table)
        if line is not None:
            query = query.where(chat.id == line)
        async with self._database.reading() as connection:
            found = (await connection.execute(query.order_by(chat.id.desc()).limit(most))).all()
        return [ChatLine(*row) for row in reversed(found)]
