"""What people have kept when an edition ends: `python -m tests.editions.make FOLDER` writes it.

Run it before the standard values change, with the code that plays them, and keep the folder as it is. It
gets finished records of the games with location boards, one of them played with a pack; a game saved in
the terminal; and the database of a club, with its backup: tables in the middle of a game, one of them a
lesson and one with a pack, tables that have not begun or have ended, and records that somebody has kept.
"""

import asyncio
import sqlite3
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console

from tests.golden.make import SEEDS, golden_text
from tests.server.houses import ANN, START, TestHouse, house, new_id
from tradewinds import Dice, make_game
from tradewinds.cli.terminal import play_terminal
from tradewinds.server import commands, upkeep
from tradewinds.server.events import TableSetting
from tradewinds.server.games import pack_digest
from tradewinds.server.identity import token_hash

SETTLED = ("east-to-west-1", "east-to-west-2", "east-to-west-3", "new-world")
PACK = Path(__file__).parent / "pack.toml"
TOKEN = "the token of Ann"


def make_records(folder: Path) -> None:
    for name in SETTLED:
        for players in SEEDS:
            text = golden_text(make_game(name), players)
            (folder / f"{name}-{players}.txt").write_text(text, encoding="utf-8")
    text = golden_text(make_game("new-world", pack=PACK), 2)
    (folder / "with-a-pack.txt").write_text(text, encoding="utf-8")


def make_saved_game(folder: Path) -> None:
    """Ann leaves after a while."""
    typed = iter("1" for _ in range(20))

    def ask(prompt: str) -> str:
        for line in typed:
            return line
        raise EOFError

    game = make_game("east-to-west-2")
    play_terminal(game, ["human:Ann", "greedy"], 7, Console(file=StringIO()), folder / "saved.txt", ask=ask)


async def make_tables(folder: Path) -> None:
    async with house(folder) as club:
        await club.store.people.add_token(ANN.id, token_hash(TOKEN), START)
        words = PACK.read_text(encoding="utf-8")
        digest, name = pack_digest(words)
        await club.store.library.put_pack(digest, name, words, START)
        with_snapshot = await club.table("east-to-west-1", ("ann", "random", "random", "random"))
        await decided(club, with_snapshot, 25)
        await decided(club, await club.table("east-to-west-2", ("ann", "greedy", "greedy")), 12)
        await decided(club, await club.table("new-world", ("greedy", "ann")), 12)
        await decided(club, await club.table("east-to-west-3", ("ann", "greedy"), pack=digest), 12)
        lesson = await club.create(TableSetting(game="east-to-west-1", players=2, lesson=True), ANN)
        await club.do(lesson, ANN, commands.Start(id=new_id()))
        await decided(club, lesson, 6)
        await club.create(TableSetting(game="new-world", players=2, public=True), ANN, ["you", "greedy"])
        await club.table("new-world", ("greedy", "greedy"))
        await club.settle()
        for record, pack in (("new-world-3", None), ("with-a-pack", digest)):
            text = (folder / f"{record}.txt").read_text(encoding="utf-8")
            await club.store.library.put_record(
                record, player=ANN.id, game="new-world", pack=pack, words=text, now=START
            )
        await upkeep.backup(club.store.database, folder / "tables.jsonl.gz")


async def decided(club: TestHouse, table: str, decisions: int) -> None:
    """Ann takes any option, so many times."""
    for number in range(decisions):
        await club.settle()
        options = len(club.tables[table].table.position().legal())
        await club.play(table, ANN, int(Dice(f"{table} {number}").below(options)))
    await club.settle()


if __name__ == "__main__":
    kept = Path(sys.argv[1])
    kept.mkdir()
    make_records(kept)
    make_saved_game(kept)
    asyncio.run(make_tables(kept))
    with sqlite3.connect(kept / "tables.db") as connection:
        connection.execute("VACUUM")
    (kept / "tables.db.lock").unlink()
