"""A game in numbers: the table at the top of its page in docs/games.

`python -m tradewinds.cli.specs FOLDER` renews the tables of the pages there.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tradewinds.cli.phrases import listed, many
from tradewinds.cli.rules import usual
from tradewinds.games.registry import INFOS, make_game
from tradewinds.narration.numbers import Numbers, numbers_of
from tradewinds.rules.info import ByPlayers, GameInfo

HEADING = "## In numbers\n"
_SECTION = re.compile(rf"^{HEADING}.*?(?=^## )", re.MULTILINE | re.DOTALL)


def specs_of(game: str) -> Iterator[tuple[str, str]]:
    """What there is to say, and the number."""
    info, numbers = INFOS[game], numbers_of(game)
    fewest, most = info.players
    yield "players", f"{fewest} to {most}"
    yield "minutes", f"{info.minutes[0]} to {info.minutes[1]}"
    yield "boxes", listed(info.boxes)
    yield "rules", f"version {info.version}; {info.rules_from}"
    yield "last round", _end(numbers)
    yield info.storage, _storage(numbers)
    yield "start goods", _start_goods(numbers)
    yield from _caravan(numbers)
    yield from _islands(numbers)
    yield from _settlements(info, numbers)
    yield "actions", f"{make_game(game).action_count:,}"


def _varying(numbers: ByPlayers) -> str:
    found = usual(numbers)
    return f"{found.number}{found.aside}"


def _end(numbers: Numbers) -> str:
    end = usual(numbers.parameters.to_end, lambda number: f"{number}th")
    what = "victory tile" if numbers.ended_by == "tiles" else "point card"
    return f"{end.number}th {what} of a player{end.aside}, or after {numbers.last_round} rounds"


def _storage(numbers: Numbers) -> str:
    more = numbers.parameters.hold_cubes
    return many(numbers.parameters.storage, "cube") + (f", {more} more for each hold tile" if more else "")


def _start_goods(numbers: Numbers) -> str:
    if numbers.start_sets:
        return f"one of {listed(numbers.start_sets)}"
    return f"{', '.join(numbers.seat_goods)}, by turn order"


def _caravan(numbers: Numbers) -> Iterator[tuple[str, str]]:
    parameters = numbers.parameters
    if numbers.merchants:
        yield "merchant cards", f"{numbers.merchants}, {parameters.market_slots} in the row"
    if parameters.route_length:
        yield "trade route", many(parameters.route_length, "card")
    if numbers.orders:
        yield "point cards", f"{numbers.orders}, {numbers.orders_shown} in the row"
        coins = f"{many(parameters.coins, 'gold coin')} and {many(parameters.coins, 'silver coin')} a player"
        yield "coins", f"{coins}, worth {numbers.gold_worth} and {numbers.silver_worth}"


def _islands(numbers: Numbers) -> Iterator[tuple[str, str]]:
    parameters = numbers.parameters
    if not numbers.markets:
        return
    tiles = [
        f"{numbers.markets_each} markets of each symbol",
        many(parameters.seas, "sea") if parameters.seas else "",
    ]
    tiles.append(many(numbers.ports, "port") if numbers.ports else "")
    yield "map", listed([tile for tile in tiles if tile])
    yield (
        "outposts",
        f"{numbers.outposts_row} for each symbol, over {listed([str(value) for value in numbers.outposts])}",
    )
    price = usual(parameters.outpost_cubes)
    yield "price of an outpost", f"{many(price.number, 'cube')} for each on the tile{price.aside}"
    if numbers.closed_within:
        yield "closed-port tile", f"among the next {numbers.closed_within}"
        yield "bonus tiles", f"{parameters.bonus_tiles} of each of {parameters.bonus_kinds} kinds"
    if parameters.free_tiles:
        yield "free tiles of a move", str(parameters.free_tiles)
        yield "harvest", parameters.harvest


def _settlements(info: GameInfo, numbers: Numbers) -> Iterator[tuple[str, str]]:
    parameters = numbers.parameters
    if not parameters.settlers:
        return
    spare = f", and one of {listed(info.spare_boards)}" if info.spare_boards else ""
    yield "boards", f"{listed(info.boards)}{spare}"
    yield "settlers", f"{parameters.settlers}, ready: {_varying(parameters.ready_settlers)}"
    yield (
        "bonus tiles",
        f"{numbers.stacks} stacks of {numbers.stack_tiles}, {parameters.bonus_spaces} spaces a player",
    )
    yield "covered locations", _varying(numbers.covered)


def table_of(game: str) -> str:
    rows = "".join(f"| {what} | {number} |\n" for what, number in specs_of(game))
    return f"{HEADING}\n| | |\n|---|---|\n{rows}\n"


def with_table(page: str, game: str) -> str:
    """The page with its table as it has to be."""
    return _SECTION.sub(lambda _: table_of(game), page, count=1)


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m tradewinds.cli.specs FOLDER", file=sys.stderr)
        return 2
    for game in INFOS:
        file = Path(arguments[0]) / f"{game}.md"
        file.write_text(with_table(file.read_text(encoding="utf-8"), game), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
