"""Who somebody is, without ceremony: a long random token in a cookie, and if wished a passphrase.

Tokens and passphrases are kept hashed. Whoever reads the database cannot sit down as somebody else.
"""

import asyncio
import contextlib
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from unicodedata import normalize
from urllib.parse import unquote_to_bytes, urlsplit

from tradewinds.server.authority import can_be_seen, player_name
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.store.people import People, PlayerRow

COOKIE = "tradewinds"
SHORTEST_PASSPHRASE, LONGEST_PASSPHRASE = 12, 200
LONGEST_LOGIN = 60
REMEMBERED = 10_000  # players whose tokens need not be looked up
REMEMBER_SECONDS = 20.0  # after which another process's changes are seen
_SCRYPT = {"n": 2**14, "r": 8, "p": 1, "dklen": 32}


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Identities:
    def __init__(self, people: People) -> None:
        self._people = people
        self._known: OrderedDict[str, tuple[float, PlayerRow]] = OrderedDict()
        self._looking: set[asyncio.Task[None]] = set()

    async def new_guest(self, name: str, now: int) -> tuple[PlayerRow, str]:
        """A new player and the token that proves it."""
        player = PlayerRow(secrets.token_urlsafe(9), need_name(name))
        token = secrets.token_urlsafe(32)
        await self._people.add(player.id, player.name, token_hash(token), now)
        return player, token

    async def player_of(self, token: str | None) -> PlayerRow | None:
        return None if token is None or len(token) > 100 else await self.player_by(token_hash(token))

    async def player_by(self, key: str) -> PlayerRow | None:
        """The player of a token by its hash.

        Nobody who is known waits for the database. Where other processes may have changed something, it is
        asked every now and then while the answer that is known is given.
        """
        seen = self._known.get(key)
        if seen is None:
            return await self._look_up(key)
        if self._people.shared and seen[0] < time.monotonic():
            self._known[key] = (time.monotonic() + REMEMBER_SECONDS, seen[1])
            task = asyncio.create_task(self._look_again(key))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)
        return seen[1]

    async def _look_up(self, key: str) -> PlayerRow | None:
        player = await self._people.of_token(key)
        if player is None:
            self._known.pop(key, None)
            return None
        self._known[key] = (time.monotonic() + REMEMBER_SECONDS, player)
        self._known.move_to_end(key)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return player

    async def _look_again(self, key: str) -> None:
        with contextlib.suppress(Refused):  # the database is away: the next time will do
            await self._look_up(key)

    async def rename(self, player: PlayerRow, name: str) -> PlayerRow:
        name = need_name(name)
        await self._people.rename(player.id, name, login_of(name))
        self._known.clear()
        return PlayerRow(player.id, name, player.has_passphrase)

    async def set_passphrase(self, player: PlayerRow, passphrase: str, token: str) -> None:
        if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
            sentence = f"a passphrase has {SHORTEST_PASSPHRASE} to {LONGEST_PASSPHRASE} characters"
            raise Refused(Code.BAD_MESSAGE, sentence)
        hashed = await asyncio.to_thread(hash_passphrase, passphrase)
        await self._people.set_passphrase(player.id, login_of(player.name), hashed, token_hash(token))
        self._known.clear()

    async def come_back(self, name: str, passphrase: str, now: int) -> str:
        """A new token for who knows the passphrase."""
        found = await self._people.login(login_of(name))
        # A name that is not known takes as long as a wrong passphrase.
        hashed = found[1] if found is not None else _NOBODY
        right = await asyncio.to_thread(fits, passphrase[:LONGEST_PASSPHRASE], hashed)
        if found is None or not right:
            raise Refused(Code.WRONG_PASSPHRASE, "the name and the passphrase do not belong together")
        token = secrets.token_urlsafe(32)
        await self._people.add_token(found[0], token_hash(token), now)
        return token

    async def sign_out(self, token: str) -> None:
        self._known.pop(token_hash(token), None)
        await self._people.drop_token(token_hash(token))


def need_name(name: str) -> str:
    if not can_be_seen(name):
        raise Refused(Code.BAD_MESSAGE, "a player needs a name")
    return player_name(name)


def login_of(name: str) -> str:
    """A name as it is looked up: however it is typed, and no longer than the database takes it."""
    return normalize("NFC", player_name(name).casefold())[:LONGEST_LOGIN]


def hash_passphrase(passphrase: str, salt: bytes | None = None) -> str:
    salt = salt or secrets.token_bytes(16)
    return f"{salt.hex()}:{hashlib.scrypt(passphrase.encode(), salt=salt, **_SCRYPT).hex()}"


def fits(passphrase: str, hashed: str) -> bool:
    salt = bytes.fromhex(hashed.partition(":")[0])
    return hmac.compare_digest(hash_passphrase(passphrase, salt), hashed)


_NOBODY = f"{bytes(16).hex()}:{bytes(32).hex()}"


def need_own_page(origin: str | None, host: str | None, site: str | None, allowed: frozenset[str]) -> None:
    """A browser says which page sends a request: only our own may act with the player's cookie."""
    if origin is not None and origin not in allowed and host_of(origin) != (host or "nowhere"):
        raise Refused(Code.FOREIGN, "that was sent by the page of another site")
    if origin is None and site not in (None, "same-origin", "none"):
        raise Refused(Code.FOREIGN, "that was sent by the page of another site")


def need_plain(path: str) -> None:
    """Nothing here is called by a name with control characters; PostgreSQL would choke on some."""
    if not path.isprintable():
        raise Refused(Code.NOT_FOUND, "there is nothing here")


def need_text(path: bytes, query: bytes) -> None:
    """Bytes that are no text would be read as some other address."""
    try:
        unquote_to_bytes(path).decode()
        unquote_to_bytes(query).decode()
    except UnicodeDecodeError:
        raise Refused(Code.BAD_MESSAGE, "an address is text in UTF-8") from None


def host_of(origin: str) -> str:
    """Host and port of an origin; nothing for `null` and for what is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
