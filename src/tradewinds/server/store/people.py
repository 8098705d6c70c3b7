"""Players, and what they come in with: hashes of tokens and passphrases, never those themselves."""

from msgspec import Struct
from sqlalchemy import case, delete, insert, select, update

from tradewinds.server import schema
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.store.database import Conflict, Database


class PlayerRow(Struct, frozen=True):
    id: str
    name: str
    has_passphrase: bool = False


class People:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.shared = not database.embedded  # other processes may change something

    async def add(self, id: str, name: str, token_hash: str, now: int) -> None:
        token = {"hash": token_hash, "player": id, "created": now}
        async with self._database.writing() as connection:
            await connection.execute(insert(schema.players), [{"id": id, "name": name, "created": now}])
            await connection.execute(insert(schema.tokens), [token])

    async def add_token(self, player: str, token_hash: str, now: int) -> None:
        token = {"hash": token_hash, "player": player, "created": now}
        async with self._database.writing() as connection:
            await connection.execute(insert(schema.tokens), [token])

    async def drop_token(self, token_hash: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.tokens).where(schema.tokens.c.hash == token_hash))

    async def of_token(self, token_hash: str) -> PlayerRow | None:
        player, token = schema.players.c, schema.tokens.c
        query = (
            select(player.id, player.name, player.passphrase)
            .join(schema.tokens, token.player == player.id)
            .where(token.hash == token_hash)
        )
        async with self._database.reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else PlayerRow(found.id, found.name, found.passphrase is not None)

    async def rename(self, player: str, name: str, login: str) -> None:
        """Who has a passphrase comes back under the new name from now on."""
        own = case((schema.players.c.passphrase.is_(None), None), else_=login)
        change = update(schema.players).where(schema.players.c.id == player).values(name=name, login=own)
        try:
            async with self._database.writing() as connection:
                await connection.execute(change)
        except Conflict:
            raise login_taken() from None

    async def set_passphrase(self, player: str, login: str, hashed: str, but: str) -> None:
        """Others who came in with an old token are signed out, but for the token that is used now."""
        own = schema.players.c.id == player
        change = update(schema.players).where(own).values(login=login, passphrase=hashed)
        others = delete(schema.tokens).where(schema.tokens.c.player == player, schema.tokens.c.hash != but)
        try:
            async with self._database.writing() as connection:
                await connection.execute(change)
                await connection.execute(others)
        except Conflict:
            raise login_taken() from None

    async def login(self, login: str) -> tuple[str, str] | None:
        """The player's id and hashed passphrase."""
        player = schema.players.c
        query = select(player.id, player.passphrase).where(player.login == login)
        async with self._database.reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else (found.id, found.passphrase)


def login_taken() -> Refused:
    return Refused(Code.NOT_POSSIBLE, "somebody else comes back under that name already")
