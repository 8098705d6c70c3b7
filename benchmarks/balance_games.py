"""Games between equal bots for `balance.py`: playing them, what is kept of each, and the files it is kept in.

A game follows from the seed and its number, so that it does not matter in which order, by how many processes
and in how many runs the games of a cell are played.
"""

import hashlib
import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from mechanisms import WORK, Tally
from tradewinds import CHANCE, NOBODY, Dealer, Game, State, TradewindsError, make_game
from tradewinds.arena.run import knowledge_hash
from tradewinds.bots import Position, make_bot
from tradewinds.components.catalog import Catalog
from tradewinds.components.settlements import FIRST_ROW, FORT_SIDES
from tradewinds.games.registry import catalog_of

FORMAT = 2  # of the files
LOCATION, POINT_CARD = "location", "point card"
BONUS_TILE, EXPLORATION_TILE, MERCHANT_CARD = "bonus tile", "exploration tile", "merchant card"

Pieces = dict[str, list[str]]  # names by kind


@dataclass(frozen=True)
class Cell:
    """What is played: a game with so many players, and the same bot in all seats."""

    game: str
    players: int
    bot: str
    seed: str
    pack: str | None = None

    def __str__(self) -> str:
        return f"{self.game}, {self.players} players"

    def description(self) -> dict[str, object]:
        """The first line of the file. The header has a hash of all values that the game uses."""
        header = make_game(self.game, pack=self.pack).header()
        named = {key: " ".join(words) for key, words in header.items()}
        knows = {"bot": self.bot, "knowledge": knowledge_hash(self.game)}
        return {"format": FORMAT, **named, "players": self.players, **knows, "seed": self.seed}


@dataclass(frozen=True)
class Numbered:
    """What is kept of a game: at least its number."""

    number: int


Row = TypeVar("Row", bound=Numbered)


@dataclass(frozen=True)
class Played(Numbered):
    """Places are those in the turn order; the first one begins."""

    winner: int  # its place, from 1
    sources: list[dict[str, int]]  # points by where they come from, for each place
    rounds: int
    guarded: bool  # stopped by RUL-16
    decisions: int  # of all seats, draws not counted
    claims: list[list[str]]  # the point card that was claimed, then those left at the other forts
    used: Pieces
    idle: Pieces  # what was in the game too
    turns: list[int]  # for each place
    done: list[dict[str, int]]  # how often each mechanism was used, for each place
    worked: dict[str, int]  # how often there were settlers sent to each location
    merchant_tiles: int  # places that score a bonus tile marked I


# -- one game --------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def game_of(cell: Cell) -> Game:
    """Made once a process."""
    return make_game(cell.game, pack=cell.pack)


def play(cell: Cell, number: int) -> Played:
    game, dealer = game_of(cell), Dealer(f"{cell.seed}/{number}")
    state, bots = game.start(cell.players), [make_bot(cell.bot) for _ in range(cell.players)]
    tally = Tally(game, catalog_of(game), cell.players)
    claims: list[list[str]] = []
    decisions = 0
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.deal(dealer)
            continue
        position = Position(state, bot_seed(cell, number, int(state.ply)))
        answer = bots[position.seat].choose(position)
        action = answer if isinstance(answer, int) else game.index(answer)
        verb, _, location = game.action_text(action).partition(" ")
        if verb == WORK:
            claims += claim(position.view.common, location)
        tally.note(state, action)
        state.apply(action)
        decisions += 1
    return result(state, number, decisions, claims, tally)


def bot_seed(cell: Cell, number: int, ply: int) -> str:
    """Hashed: it must not tell the dealer's seed."""
    return hashlib.sha256(f"balance {cell.seed}/{number}/{ply}".encode()).hexdigest()


def claim(view: Mapping[str, Any], location: str) -> list[list[str]]:
    """Whoever works at a fort claims the point card there: that card first, then the others. Else nothing."""
    forts = [place["id"] for place in view["locations"] if is_fort(place["id"])]
    if location not in forts:
        return []
    cards = list(view["forts"])
    claimed = cards.pop(forts.index(location))
    return [[claimed, *(card for card in cards if card is not None)]]


def is_fort(location: str) -> bool:
    side, _, cell = location.partition("-")
    return side in FORT_SIDES and int(cell) in FIRST_ROW


def result(state: State, number: int, decisions: int, claims: list[list[str]], tally: Tally) -> Played:
    outcome = state.outcome()
    assert outcome is not None
    view: Any = state.view(None).data()
    first, players = view["first"], len(outcome.scores)
    used, left = used_pieces(view, set(tally.worked)), left_pieces(view)
    seats = [(first + place) % players for place in range(players)]
    return Played(
        number=number,
        winner=(outcome.ranking[0] - first) % players + 1,
        sources=[dict(outcome.by_source[seat]) for seat in seats],
        rounds=state.rounds_played(),
        guarded=outcome.guarded,
        decisions=decisions,
        claims=claims,
        used=used,
        idle={kind: sorted(left[kind] - set(used[kind])) for kind in left},
        turns=[tally.turns[seat] for seat in seats],
        done=[dict(tally.done[seat]) for seat in seats],
        worked=dict(tally.worked),
        merchant_tiles=sum(scores_merchants(seat, catalog_of(state.game)) for seat in view["seats"]),
    )


def merchants_of(seat: Any) -> list[str]:
    """The merchant cards of a seat, in its route and its discard pile."""
    return [*(place["card"] for place in seat.get("route", ())), *seat.get("discarded", ())]


def scores_merchants(seat: Any, catalog: Catalog) -> bool:
    """Whether a seat has a tile marked I and at least the two merchant cards that score (EW1-20)."""
    marked = {tile.id for tile in catalog.scoring_tiles if tile.mark == "I"}
    return bool(marked.intersection(seat["bonus_tiles"])) and len(merchants_of(seat)) >= 2


def used_pieces(view: Any, worked: set[str]) -> Pieces:
    """Locations that were worked at, and all other pieces that somebody has at the end."""
    seats = view["seats"]
    return {
        LOCATION: sorted(worked),
        POINT_CARD: sorted(card for seat in seats for card in seat["cards"]),
        BONUS_TILE: sorted(tile for seat in seats for tile in seat["bonus_tiles"]),
        EXPLORATION_TILE: sorted(tile for seat in seats for tile in seat["explored"]),
        MERCHANT_CARD: sorted(card for seat in seats for card in merchants_of(seat) if card is not None),
    }


def left_pieces(view: Any) -> dict[str, set[str]]:
    """What nobody has at the end, and all locations."""
    deck, locations = view["point_deck"], view["locations"]
    merchants = [card for layer in view.get("deck", {}).get("layers", ()) for card in layer]
    left = {
        LOCATION: {location["id"] for location in locations},
        POINT_CARD: {*view["forts"], deck["top"], *deck["unseen"]},
        BONUS_TILE: {*(stack["top"] for stack in view["stacks"]), *view["bonus_unseen"]},
        EXPLORATION_TILE: {*(location["tile"] for location in locations), *view["beside"]},
        MERCHANT_CARD: {*view.get("row", ()), *merchants},
    }
    return {kind: names - {None} for kind, names in left.items()}  # a free place has no piece


# -- many games ------------------------------------------------------------------------------------


def results(cell: Cell, games: int, folder: Path, jobs: int, progress: Callable[[int], None]) -> list[Played]:
    """The games of a cell: those in the folder, and the others played now. `progress` hears how many."""
    return played_rows(Played, play, cell, games, file_of(cell, folder), jobs, progress)


def played_rows(
    kind: type[Row],
    play_one: Callable[[Cell, int], Row],
    cell: Cell,
    games: int,
    path: Path,
    jobs: int,
    progress: Callable[[int], None],
) -> list[Row]:
    """The rows of the file, and those of the games that it lacks, played now and added to it."""
    kept = kept_games(path, cell.description(), kind)
    missing = [number for number in range(games) if number not in kept]
    progress(games - len(missing))
    with path.open("ab") as file, closing(many(play_one, cell, missing, jobs)) as rows:
        for done, row in enumerate(rows, start=games - len(missing) + 1):
            file.write(json.dumps(asdict(row)).encode() + b"\n")
            file.flush()
            kept[row.number] = row
            progress(done)
    return [kept[number] for number in range(games)]


def kept_results(cell: Cell, folder: Path) -> list[Played]:
    """The games of a cell that are in the folder, and no others."""
    return kept_rows(Played, cell, file_of(cell, folder))


def kept_rows(kind: type[Row], cell: Cell, path: Path) -> list[Row]:
    if not path.exists():
        return []
    kept = kept_games(path, cell.description(), kind)
    return [kept[number] for number in sorted(kept)]


def file_of(cell: Cell, folder: Path) -> Path:
    return folder / f"{cell.game}-{cell.players}.jsonl"


def kept_games(path: Path, description: Mapping[str, object], kind: type[Row]) -> dict[int, Row]:
    """What a file has, by number; it is begun if there is none.

    When a run is killed the last line may be torn: it is cut off, and that game is played again.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    content = path.read_bytes() if path.exists() else b""
    whole = content[: content.rfind(b"\n") + 1]
    if not whole:
        path.write_bytes(json.dumps(description).encode() + b"\n")
        return {}
    if whole != content:
        os.truncate(path, len(whole))
    try:
        first, *rows = [json.loads(line) for line in whole.splitlines()]
        games = [kind(**row) for row in rows]
    except (ValueError, TypeError):
        raise TradewindsError(f"{path}: this is not a file of games") from None
    if other := [key for key in description if first.get(key) != description[key]]:
        raise TradewindsError(f"{path}: these games have another {', another '.join(other)}")
    return {row.number: row for row in games}


def many(
    play_one: Callable[[Cell, int], Row], cell: Cell, numbers: Iterable[int], jobs: int
) -> Generator[Row, None, None]:
    """Games of these numbers, as they end."""
    if jobs == 1:
        yield from (play_one(cell, number) for number in numbers)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=serve)
    try:
        for future in as_completed([pool.submit(play_one, cell, number) for number in numbers]):
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def serve() -> None:
    """Ctrl-C is for the process that the user sees; when that one is killed, nobody waits for our games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
