"""A house in this process, with a clock that tests set and bots that think here."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from tradewinds.server import commands, thinkers, upkeep
from tradewinds.server.advice import Advice
from tradewinds.server.attendants import Attendants
from tradewinds.server.authority import Player
from tradewinds.server.events import AnyEvent, Clock, TableSetting
from tradewinds.server.games import GameKey, Games
from tradewinds.server.house import House
from tradewinds.server.metrics import Metrics
from tradewinds.server.store import Store
from tradewinds.server.table import Table

ANN, BOB, CY = Player("ann", "Ann"), Player("bob", "Bob"), Player("cy", "Cy")
START = 1_700_000_000_000


class Here(thinkers.Thinkers):
    """Bots that think in this process: quick ones, and without waiting for processes to start."""

    async def choose(self, key: GameKey, position: str, bot: str, seed: str) -> str:
        return thinkers.choose(key, position, "random" if bot == "normal" else bot, seed)[0]

    async def judge(
        self, key: GameKey, position: str, simulations: int, seed: str
    ) -> list[thinkers.OptionTried]:
        return thinkers.judge(key, position, 50, seed)


class Time:
    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


class TestHouse(House):
    """A house with its attendants and its advice, and with the shortcuts of tests."""

    __test__ = False

    def __init__(self, store: Store, thinkers: thinkers.Thinkers) -> None:
        self.time = Time()
        super().__init__(store, Games(store.library), Metrics(), self.time)
        self.attendants = Attendants(self, store.leases, thinkers)
        self.advice = Advice(self.live, thinkers)

    async def table(
        self,
        game: str = "spice-road",
        seats: tuple[str, ...] = ("ann", "bob"),
        clock: Clock | None = None,
        **setting: Any,
    ) -> str:
        """A started table of these people and bots."""
        people = {player.id: player for player in (ANN, BOB, CY)}
        full = TableSetting(game=game, players=len(seats), public=True, clock=clock or Clock(), **setting)
        table = await self.create(full, ANN, [who if who not in people else "free" for who in seats])
        for seat, who in enumerate(seats):
            if who in people:
                await self.do(table, people[who], commands.Sit(id=new_id(), seat=seat))
        for player in [people[who] for who in seats if who in people] if full.rated else [ANN]:
            await self.do(table, player, commands.Start(id=new_id()))
        return table

    async def do(self, table: str, player: Player, command: commands.TableCommand) -> Table:
        await self.act(table, player, command)
        return self.tables[table].table

    async def play(self, table: str, player: Player, action: str | int = 0) -> Table:
        """A decision of the seat that is asked: by its text, or the number of the option."""
        now = self.tables[table].table
        legal = now.position().legal()
        text = action if isinstance(action, str) else now.game.action_text(legal[action])
        command = commands.Decide(id=new_id(), seat=now.actor, ply=now.ply, action=text)
        return await self.do(table, player, command)

    async def asked(self, table: str) -> Player:
        """Who is to decide."""
        now = self.tables[table].table
        return {"ann": ANN, "bob": BOB, "cy": CY}[now.seats[now.actor].player or ""]

    async def wait(self, seconds: float) -> None:
        """Let time pass, and the house do what is due."""
        self.time.now += int(seconds * 1000)
        for live in list(self.tables.values()):
            self.attendants.attend(live)
        await self.settle()

    async def settle(self) -> None:
        """Wait until the house has nothing to do at any table."""
        while working := self.attendants.working:
            await asyncio.gather(*working.values(), return_exceptions=True)

    async def log(self, table: str) -> list[AnyEvent]:
        return [event for stamped in await self.store.tables.entries(table) for event in stamped.entry.events]

    async def reopened(self, table: str) -> Table:
        """The table as another process would find it."""
        await self.settle()
        del self.tables[table]
        return (await self.live(table)).table


def new_id() -> str:
    return secrets.token_urlsafe(8)


@asynccontextmanager
async def house(where: Path | str) -> AsyncIterator[TestHouse]:
    """In a folder, or on a database."""
    store = Store(where if isinstance(where, str) else str(where / "tables.db"))
    await store.open()
    await upkeep.upgrade(store.database)
    found = TestHouse(store, Here(1))
    for player in (ANN, BOB, CY):
        if await store.people.of_token(player.id) is None:
            await store.people.add(player.id, player.name, player.id, START)
    try:
        yield found
    finally:
        found.close_doors()
        await found.attendants.close()
        await found.close()
        await store.close()


def plain(table: Table) -> Mapping[str, object]:
    """Everything that a table is, for comparing two of them."""
    fields = {
        field: getattr(table, field)
        for field in table.__dataclass_fields__
        if field not in ("game", "state", "undo", "actions")
    }
    state = None if table.state is None else table.state.text()
    undo = [(length, earlier.text()) for length, earlier in table.undo]
    built: Mapping[str, object] = {
        **msgspec.to_builtins(fields, builtin_types=(frozenset,)),
        "state": state,
        "undo": undo,
        "actions": list(table.actions),
    }
    return built
