"""Positions of the games with settlers, set up from text: a fixed table with the lines that matter replaced.

    state = first_part("hold.1 YYR", "settlers A1-3:2:1", "route.1 m01 m07+2")
    play(state, "work A1-3")

The pieces are those of tests/pieces.toml. Seats count from 1; it is the first turn of seat 1. Lines that
follow from others are worked out unless they are given: `ready` and `reserve` (twelve settlers a seat),
`forts` (p01 to p05, or the next that nobody has), `stacks` (b01 to b04 on top, or the next; as high as what
nobody has) and the piles: what no line names is in the deck, the point deck or among the unseen bonus tiles.
What tests/positions.py has for acting and looking (play, options, refused, line, asked, ...) serves here too.
"""

from collections.abc import Mapping
from pathlib import Path

from tradewinds import Game, State, make_game
from tradewinds.components.catalog import Catalog, load_catalog, load_pack_text
from tradewinds.games.registry import MAPS

PACK = Path(__file__).parent / "pieces.toml"
PIECES = load_catalog(PACK)
PART_1 = make_game("east-to-west-1", pack=PIECES)
PART_2 = make_game("east-to-west-2", pack=PIECES)
PART_3 = make_game("east-to-west-3", pack=PIECES)
NEW_WORLD = make_game("new-world", pack=PIECES)

SEAT_GOODS = ("YYY", "YYYY", "YYYY", "YYYR")
COMMON = """
ply 40
over no
turn 1
round 1
first 1
ending no
agenda turn:1:1:0
settlers -
"""
# Part I: points cards without black stars; bonus tiles I and plain; exploration tiles beside the board.
TABLE_1 = """
game east-to-west-1 1
row m01 m02 m03 m04
deck *
point-deck *
unseen *
again no
"""
# Part II, on the star, with three markets of each symbol around the sea:
#
#            ginger-1         chili-1
#                    tea-1
#            cloves-1         ginger-2
#   chili-2           sea-1            tea-2
#            cloves-2         ginger-3
#                    chili-3
#            tea-3            cloves-3
TABLE_2 = """
game east-to-west-2 1
map ginger-1 chili-1 tea-1 cloves-1 ginger-2 chili-2 sea-1 tea-2 cloves-2 ginger-3 chili-3 tea-3 cloves-3
unlaid -
point-deck *
unseen *
beside -
"""
# Part III: the merchants of part I, the islands of part II, the points cards and bonus tiles of both.
TABLE_3 = (
    TABLE_2.replace("east-to-west-2", "east-to-west-3")
    + """
row m01 m02 m03 m04
deck *
again no
"""
)
# The new world: points cards without white stars, the plain bonus tiles, and a fourth board.
TABLE_NEW_WORLD = """
game new-world 1
point-deck *
unseen *
beside -
"""
COVERS_1 = ["A1-6:x09", "B1-5:x10"]  # with 2 or 3 players
COVERS_2 = ["C1-1:x01", "C1-3:x02", "C1-4:x03", "C1-5:x04", "F2-3:x05", "F2-5:x06", "F2-6:x07"]
COVERS_2_FEW = ["A2-6:x08", "B2-6:x09"]  # and these with 2 or 3 players; x10 is in the box
COVERS_3 = [*COVERS_2, "D2-3:x08"]
COVERS_3_FEW = ["A2-6:x09", "B2-6:x10"]  # in the box with 4 players, as in the new world
SPARE_ICONS = {"D1": "2356", "E1": "2456", "F1": "2356"}  # cells of the fourth board with an exploration icon


def first_part(*given: str, players: int = 2, game: Game = PART_1, pieces: Catalog = PIECES) -> State:
    """A position of east-to-west-1."""
    lines = _table(TABLE_1, players)
    lines["covered"] = " ".join(COVERS_1) if players < 4 else "-"
    for seat in range(1, players + 1):
        lines[f"route.{seat}"] = lines[f"discarded.{seat}"] = "-"
    chosen = _choose(lines, given)
    if "beside" not in chosen:
        taken = _words(lines, "covered", "explored")
        lines["beside"] = (
            " ".join(tile.id for tile in pieces.exploration_tiles if tile.id not in taken) or "-"
        )
    merchants = [card.id for card in pieces.merchants]
    _fill(lines, "deck", merchants, ("row", "deck", "route", "discarded"))
    return _state(game, lines, players, pieces, star="black", marks=("", "I"))


def second_part(*given: str, players: int = 2, game: Game = PART_2, pieces: Catalog = PIECES) -> State:
    """A position of east-to-west-2."""
    lines = _table(TABLE_2, players)
    covers = [*COVERS_2, *(COVERS_2_FEW if players < 4 else [])]
    lines["covered"] = " ".join(covers)
    for seat in range(1, players + 1):
        lines[f"boat.{seat}"], lines[f"outposts.{seat}"] = "sea-1", "-"
    chosen = _choose(lines, given)
    _uncover(lines, chosen, covers)
    return _state(game, lines, players, pieces, star="white", marks=("",))


def third_part(*given: str, players: int = 2, game: Game = PART_3, pieces: Catalog = PIECES) -> State:
    """A position of east-to-west-3."""
    lines = _table(TABLE_3, players)
    covers = [*COVERS_3, *(COVERS_3_FEW if players < 4 else [])]
    lines["covered"] = " ".join(covers)
    for seat in range(1, players + 1):
        lines[f"boat.{seat}"] = "sea-1"
        lines[f"outposts.{seat}"] = lines[f"route.{seat}"] = lines[f"discarded.{seat}"] = "-"
    chosen = _choose(lines, given)
    _uncover(lines, chosen, covers)
    merchants = [card.id for card in pieces.merchants]
    _fill(lines, "deck", merchants, ("row", "deck", "route", "discarded"))
    return _state(game, lines, players, pieces, star="black", marks=("", "I", "III"))


def new_world(
    *given: str, players: int = 2, board: str = "D1", game: Game = NEW_WORLD, pieces: Catalog = PIECES
) -> State:
    """A position of new-world with one of D1, E1 and F1 as its fourth board."""
    lines = _table(TABLE_NEW_WORLD, players)
    covers = new_world_covers(board, players)
    lines["board"], lines["covered"] = board, " ".join(covers)
    chosen = _choose(lines, given)
    _uncover(lines, chosen, covers)
    return _state(game, lines, players, pieces, star="white", marks=("",))


def new_world_covers(board: str, players: int) -> list[str]:
    """x01 to x04 on C1, x05 to x08 on the fourth board; x09 and x10 are in the box with 4 players."""
    fourth = [f"{board}-{cell}:x{number:02d}" for number, cell in enumerate(SPARE_ICONS[board], start=5)]
    return [*COVERS_2[:4], *fourth, *(COVERS_1 if players < 4 else [])]


def _table(table: str, players: int) -> dict[str, str]:
    lines = dict(text.split(" ", 1) for text in (COMMON + table).strip().splitlines() if text)
    lines["players"] = str(players)
    for seat in range(1, players + 1):
        lines[f"hold.{seat}"], lines[f"limit.{seat}"] = SEAT_GOODS[seat - 1], "10"
        for empty in ("cards", "scoring", "explored"):
            lines[f"{empty}.{seat}"] = "-"
    return lines


def _choose(lines: dict[str, str], given: tuple[str, ...]) -> Mapping[str, str]:
    chosen = dict(text.split(" ", 1) for text in given)
    allowed = (
        set(lines)
        | {"beside", "forts", "stacks"}
        | {f"{key}.{seat}" for key in ("ready", "reserve") for seat in range(1, 5)}
    )
    assert not set(chosen) - allowed, f"no line of the table: {set(chosen) - allowed}"
    lines.update(chosen)
    return chosen


def _uncover(lines: dict[str, str], chosen: Mapping[str, str], covers: list[str]) -> None:
    """A tile that somebody has explored left its location open."""
    if "covered" not in chosen:
        explored = _words(lines, "explored")
        lines["covered"] = " ".join(word for word in covers if word.split(":")[1] not in explored) or "-"


def _state(
    game: Game, lines: dict[str, str], players: int, pieces: Catalog, star: str, marks: tuple[str, ...]
) -> State:
    fitting = [card for card in pieces.point_cards if card.star != star and card.least_players <= players]
    owned = _words(lines, "cards", "scoring")
    free = [card.id for card in fitting if card.id not in owned]
    lines.setdefault("forts", " ".join([*free, *"-----"][:5]))
    _fill(lines, "point-deck", [card.id for card in fitting], ("forts", "point-deck", "cards"))
    tiles = [tile.id for tile in pieces.scoring_tiles if tile.mark in marks]
    lines.setdefault("stacks", _stacks([tile for tile in tiles if tile not in owned], len(tiles)))
    _fill(lines, "unseen", tiles, ("stacks", "unseen", "scoring"))
    for seat in range(1, players + 1):
        _settlers(lines, seat, players, pieces)
    return game.from_text("".join(f"{key} {words}\n" for key, words in lines.items()))


def _stacks(tiles: list[str], all_tiles: int) -> str:
    """Four stacks, sixteen tiles less those that are owned, which came from the first stacks."""
    owned = all_tiles - len(tiles)
    heights = [min(max(4 * (stack + 1) - owned, 0), 4) for stack in range(4)]
    tops = iter(tiles)
    return " ".join(f"{next(tops)}+{height - 1}" if height else "-" for height in heights)


def _settlers(lines: dict[str, str], seat: int, players: int, pieces: Catalog) -> None:
    """The reserve by what was recruited, the ready ones by what stands elsewhere."""
    cards = [card.number for card in pieces.point_cards if card.id in lines[f"cards.{seat}"].split()]
    tiles = [
        tile.recruits for tile in pieces.exploration_tiles if tile.id in lines[f"explored.{seat}"].split()
    ]
    start = 7 if players == 2 else 6
    reserve = lines.setdefault(f"reserve.{seat}", str(max(12 - start - sum(cards) - sum(tiles), 0)))
    placed = [word.split(":") for word in lines["settlers"].split() if word != "-"]
    there = sum(int(number) for _, owner, number in placed if owner == str(seat))
    on_route = [word.split("+")[1] for word in lines.get(f"route.{seat}", "-").split() if "+" in word]
    away = there + sum(int(number) for number in on_route)
    lines.setdefault(f"ready.{seat}", str(12 - int(reserve) - away))


def _words(lines: dict[str, str], *kinds: str) -> set[str]:
    """All names in some kinds of lines, without the numbers that stand with them."""
    texts = [words for key, words in lines.items() if key.split(".")[0] in kinds]
    words = [word for text in texts for word in text.replace("/", " ").split()]
    return {part for word in words for part in word.replace("+", ":").split(":")}


def _fill(lines: dict[str, str], pile: str, pieces: list[str], kinds: tuple[str, ...]) -> None:
    """A `*` in the pile's line stands for all pieces that no line names."""
    named = _words(lines, *kinds)
    rest = [piece for piece in pieces if piece not in named]
    words = [other for word in lines[pile].split() for other in (rest if word == "*" else [word])]
    lines[pile] = " ".join(words) or "-"


def with_one_laid(text: str, piece: str, location: str) -> str:
    """The text of a table that nothing lies on yet, with one piece that is already there."""
    lines = dict(entry.split(" ", 1) for entry in text.splitlines())
    pile, place, id, laid = {
        "card": ("point-deck", "forts", "p01 ", "p01 - - - -"),
        "bonus tile": ("unseen", "stacks", "b01 ", "b01+3 ?+4 ?+4 ?+4"),
        "exploration tile": ("beside", "covered", "x01 ", f"{location}:x01"),
    }[piece]
    lines[pile], lines[place] = lines[pile].replace(id, ""), laid
    return "".join(f"{key} {words}\n" for key, words in lines.items())


def pieces_with(changes: Mapping[str, str]) -> Catalog:
    """The pieces of these tests with some changed: `{"p05": "YY 9 compass"}`, `{"A1-3": "2 gain B | bow"}`.

    A location's place in its board's list is replaced, with its whole text.
    """
    text = PACK.read_text(encoding="utf-8").splitlines()
    for id, value in changes.items():
        if "-" in id:
            side, cell = id.split("-")
            number = text.index(f"[boards.{side}]") + 1 + int(cell)
        else:
            number = next(n for n, line in enumerate(text) if line.startswith(f"{id} = "))
        text[number] = f'    "{value}",' if "-" in id else f'{id} = "{value}"'
    return load_pack_text("test", "\n".join(text))


def stacked(*heights: tuple[int, int]) -> Catalog:
    """The pieces of these tests with other heights of the bonus stacks on B2 and F2."""
    text = PACK.read_text(encoding="utf-8").splitlines()
    for side, pair in zip(("B2", "F2"), heights, strict=True):
        text[text.index(f"[boards.{side}]") + 9] = f"bonus = {list(pair)}"
    return load_pack_text("test", "\n".join(text))


def short_rows(values: str) -> Catalog:
    """The pieces of these tests with other numbers under the outposts: `[1, 2]` has two columns."""
    table = "[outpost_values]\n" + "".join(f"{game} = {values}\n" for game in MAPS)
    return load_pack_text("test", PACK.read_text(encoding="utf-8") + "\n" + table)
