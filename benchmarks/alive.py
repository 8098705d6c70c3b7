"""Whether strong bots use what makes the games on location boards what they are.

`python benchmarks/alive.py [GAME ...] [--games 200] [--duels 200] [--bot search:1000] [--jobs 2]
[--seed TEXT] [--pack FILE] --out DIR [--kept] [--write]` plays games for three with the same bot in all seats
and counts what each of them does; and games of east-to-west-1 for two in which one seat has a habit: it never
takes a merchant card into its route, or it takes one in its first turn whatever it thinks of it. DIR keeps
the games, so that a stopped run goes on. With `--kept` nothing is played. `--write` renews the tables of
docs/balance.md. The exit code is 1 if a line does not hold.
"""

import math
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from alive_duels import NEVER, ONE_FIRST, Duel, duels, kept_duels
from balance_games import Cell, Played, kept_results, results
from balance_measures import Finding, Line, percent, plain
from balance_page import replace_block
from mechanisms import (
    BOAT,
    BOAT_TRADE,
    CHANGE_MARKET,
    CHANGE_ROUTE,
    EXPLORE,
    MECHANISMS,
    OUTPOST,
    OUTPOST_TRADE,
    TAKE,
    TRAVEL,
    USE,
)
from tradewinds import TradewindsError
from tradewinds.arena.intervals import Estimate, clustered_mean, wilson
from tradewinds.arena.report import markdown_table
from tradewinds.arena.tables import TextTable, estimate
from tradewinds.components.catalog import load_catalog
from tradewinds.core.goods import BROWN, amount

PAGE = Path(__file__).parent.parent / "docs" / "balance.md"
MARKERS = ("<!-- alive:begin -->", "<!-- alive:end -->")
GAMES = ("east-to-west-1", "east-to-west-2", "east-to-west-3", "new-world")
PLAYERS = 3
ROUTES = "east-to-west-1"  # the game of the duels
MOST_AT_ONE = 0.25  # of the turns, at one location
BROWN_SHARE = Fraction(1, 3)  # of the point cards

Games = Sequence[Played]


@dataclass(frozen=True)
class Wanted:
    """A line: what is measured in the games, and at least how much of it there must be."""

    what: str
    least: float
    measure: Callable[[Games], Estimate]
    form: Callable[[float], str]

    def line(self, games: Games) -> Line:
        found = Finding("", self.measure(games), self.least, math.inf, self.form)
        return Line(self.what, f"at least {self.form(self.least)}", [found])


# -- measures ----------------------------------------------------------------------------------------


def mean_of(mechanism: str) -> Callable[[Games], Estimate]:
    """By seat and game."""
    return lambda games: clustered_mean(
        (game.number, float(done.get(mechanism, 0))) for game in games for done in game.done
    )


def seats_with(mechanism: str) -> Callable[[Games], Estimate]:
    """The share of the seats' games."""
    return lambda games: clustered_mean(
        (game.number, float(mechanism in done)) for game in games for done in game.done
    )


def games_with(mechanism: str) -> Callable[[Games], Estimate]:
    return lambda games: wilson(sum(any(mechanism in done for done in g.done) for g in games), len(games))


def turns_with(mechanism: str) -> Callable[[Games], Estimate]:
    return lambda games: clustered_mean(
        (game.number, done.get(mechanism, 0) / turns)
        for game in games
        for done, turns in zip(game.done, game.turns, strict=True)
    )


def tiles_scored(games: Games) -> Estimate:
    return wilson(sum(game.merchant_tiles > 0 for game in games), len(games))


def points_from(*sources: str) -> Callable[[Games], Estimate]:
    return lambda games: clustered_mean(
        (game.number, sum(seat[source] for source in sources) / sum(seat.values()))
        for game in games
        for seat in game.sources
    )


def by_seat(what: str, least: float, mechanism: str) -> Wanted:
    return Wanted(f"{what}, by seat and game", least, mean_of(mechanism), plain)


def in_games(what: str, least: float, mechanism: str) -> Wanted:
    return Wanted(f"{what}, games with it", least, games_with(mechanism), percent)


WANTED = {
    "east-to-west-1": [
        by_seat("cards taken into the route", 1.5, TAKE),
        by_seat("travels", 2.5, TRAVEL),
        by_seat("cards used at a market", 0.5, USE),
        in_games("change-market", 0.2, CHANGE_MARKET),
        in_games("change-route", 0.2, CHANGE_ROUTE),
        Wanted("tiles marked I, games in which one scores", 0.1, tiles_scored, percent),
    ],
    "east-to-west-2": [
        Wanted("turns with a boat move", 0.15, turns_with(BOAT), percent),
        by_seat("boat-trade", 0.5, BOAT_TRADE),
        by_seat("outpost-trade", 0.5, OUTPOST_TRADE),
        Wanted("points from outposts and bonus tiles", 0.15, points_from("outposts", "bonus"), percent),
    ],
    "east-to-west-3": [
        Wanted(f"{mechanism}, seats' games with it", 0.7, seats_with(mechanism), percent)
        for mechanism in (TAKE, TRAVEL, BOAT, OUTPOST, EXPLORE)
    ],
    "new-world": [],
}


def lines_of(game: str, games: Games) -> list[Line]:
    return [*(wanted.line(games) for wanted in WANTED[game]), crowd(games)]


def crowd(games: Games) -> Line:
    """No location draws everybody."""
    turns = sum(sum(game.turns) for game in games)
    worked: dict[str, int] = {}
    for game in games:
        for location, times in game.worked.items():
            worked[location] = worked.get(location, 0) + times
    location = max(worked, key=lambda place: worked[place])
    share = wilson(worked[location], turns)
    found = Finding(location, share, -math.inf, MOST_AT_ONE, percent)
    return Line("turns at one location", f"at most {percent(MOST_AT_ONE)}", [found])


def duel_lines(found: Sequence[Duel]) -> list[Line]:
    """Of east-to-west-1 for two: what it costs to shun routes, and to begin one at once."""
    never = [duel for duel in found if duel.habit == NEVER]
    first = [duel for duel in found if duel.habit == ONE_FIRST]
    lines = []
    if never:
        wins = clustered_mean((duel.deal, float(duel.won)) for duel in never)
        shunned = Finding("", wins, -math.inf, 0.4, percent)
        lines.append(Line("wins of a seat that never takes a card, for two", "at most 40.0 %", [shunned]))
    if first:
        lost = clustered_mean((duel.deal, duel.lost) for duel in first)
        forced = Finding("", lost, -math.inf, 3, plain)
        lines.append(Line("points that a card in the first turn costs, for two", "at most 3.00", [forced]))
    return lines


def brown_line(pack: str | None) -> Line:
    """Of the pieces, not of the games."""
    cards = load_catalog(pack).point_cards
    share = sum(amount(card.cost, BROWN) > 0 for card in cards) / len(cards)
    found = Finding("", Estimate(share, share, share), float(BROWN_SHARE), math.inf, percent)
    return Line("point cards that cost a brown cube", "at least a third", [found])


# -- what is shown -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Measured:
    """A game's lines, and how often each mechanism is used by seat and game."""

    game: str
    games: int
    duels: int
    lines: Sequence[Line]
    uses: Sequence[tuple[str, Estimate, Estimate]]  # by seat and game, and the share of the seats' games


def measured(game: str, games: Games, found: Sequence[Duel]) -> Measured:
    uses = [
        (mechanism, mean_of(mechanism)(games), seats_with(mechanism)(games))
        for mechanism in MECHANISMS
        if any(mechanism in done for one in games for done in one.done)
    ]
    lines = [*lines_of(game, games), *(duel_lines(found) if game == ROUTES else [])]
    return Measured(game, len(games), len(found) if game == ROUTES else 0, lines, uses)


def lines_table(found: Iterable[Measured], pieces: Line) -> TextTable:
    rows = [
        [one.game, line.name, line.wanted, *(str(finding).strip() for finding in line.findings), line.verdict]
        for one in found
        for line in one.lines
    ]
    rows.append(["all", pieces.name, pieces.wanted, str(pieces.findings[0]).strip(), pieces.verdict])
    return TextTable("What must be alive", ["game", "line", "wanted", "found", "verdict"], rows, 5)


def uses_table(found: Sequence[Measured]) -> TextTable:
    rows = [
        [one.game, mechanism, estimate(mean), percent(share.value)]
        for one in found
        for mechanism, mean, share in one.uses
    ]
    header = ["game", "mechanism", "by seat and game", "seats' games with it"]
    return TextTable("Mechanisms", header, rows, 2)


def page_block(found: Sequence[Measured], pieces: Line, bot: str) -> str:
    games = ", ".join(f"{one.games} of {one.game}" for one in found)
    duelled = ", ".join(f"{one.duels} games for two" for one in found if one.duels)
    return "\n\n".join(
        [
            f"Games of `{bot}` for three: {games}{'; ' + duelled if duelled else ''}.",
            markdown_table(lines_table(found, pieces)),
            "### How often each mechanism is used",
            markdown_table(uses_table(found)),
        ]
    )


def show(console: Console, text: TextTable) -> None:
    table = Table(title=text.title, title_justify="left")
    for column in text.header:
        table.add_column(column, overflow="fold")
    for row in text.rows:
        table.add_row(*row)
    console.print(table)


# -- from the command line -----------------------------------------------------------------------------


def arguments(words: Sequence[str] | None = None) -> Namespace:
    parser = ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="*", help=f"of {', '.join(GAMES)}; all if none is given")
    parser.add_argument("--games", type=int, default=200, help="for three, of each game")
    parser.add_argument("--duels", type=int, default=200, help="for two, of each habit")
    parser.add_argument("--bot", default="search:1000", help="as in search:1000")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--seed", default="alive")
    parser.add_argument("--pack", help="play with the pieces of this file")
    parser.add_argument("--out", type=Path, required=True, help="a folder that keeps the games")
    parser.add_argument("--kept", action="store_true", help="play nothing: measure what the folder has")
    parser.add_argument("--write", action="store_true", help="renew the tables of docs/balance.md")
    chosen = parser.parse_args(words)
    for game in chosen.game:
        if game not in GAMES:
            parser.error(f"there is no game '{game}' here: choose from {', '.join(GAMES)}")
    if chosen.games < 1 or chosen.duels < 0 or chosen.jobs < 1:
        parser.error("at least one game and one job are needed")
    if not chosen.bot.startswith("search:") or not chosen.bot.removeprefix("search:").isdigit():
        parser.error(f"the bot is a search by simulations, as in search:1000, not '{chosen.bot}'")
    return chosen


def play_all(chosen: Namespace) -> list[Measured]:
    found = []
    with Progress(console=Console(stderr=True)) as progress:
        for game in chosen.game or GAMES:
            cell = Cell(game, PLAYERS, chosen.bot, chosen.seed, chosen.pack)
            duelled: list[Duel] = []
            if chosen.kept:
                games = kept_results(cell, chosen.out)
                duelled = kept_duels(cell, chosen.out) if game == ROUTES else []
            else:
                games = results(
                    cell, chosen.games, chosen.out, chosen.jobs, task(progress, game, chosen.games)
                )
                if game == ROUTES and chosen.duels:
                    counted = task(progress, f"{game}, duels", 2 * chosen.duels)
                    duelled = duels(cell, chosen.duels, chosen.out, chosen.jobs, counted)
            if games:
                found.append(measured(game, games, duelled))
    if not found:
        raise TradewindsError(f"{chosen.out}: there are no games here")
    return found


def task(progress: Progress, name: str, total: int) -> Callable[[int], None]:
    number = progress.add_task(name, total=total)
    return lambda done: progress.update(number, completed=done)


def main() -> int:
    chosen = arguments()
    pieces = brown_line(chosen.pack)
    try:
        found = play_all(chosen)
    except TradewindsError as error:
        print(f"alive: {error}", file=sys.stderr)
        return 2
    console = Console(width=None if sys.stdout.isatty() else 120)
    show(console, lines_table(found, pieces))
    show(console, uses_table(found))
    if chosen.write:
        page = PAGE.read_text(encoding="utf-8")
        block = page_block(found, pieces, chosen.bot)
        PAGE.write_text(replace_block(page, block, MARKERS), encoding="utf-8")
    return 0 if all(line.holds for one in found for line in (*one.lines, pieces)) else 1


if __name__ == "__main__":
    sys.exit(main())
