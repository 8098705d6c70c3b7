"""The pieces of the settlements box: location boards, point cards, scoring and exploration tiles.

Values are free within wide limits; the structure that the games rely on (where the forts, markets
and icons are, how many cards and tiles carry which mark) is not, and is checked here.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tradewinds.components.checker import DIGITS, Checker, is_points

EMBLEMS = ("plough", "bow", "canoe", "anvil")
NO_EMBLEM = 4
BENEFITS = ("saddlebag", "hammer", "charm", "compass")
ITEMS = (*BENEFITS, "exploration", "brown", "settler", "card", "merchant", "outpost", "column")
ICONS = ("explore", "2-3")
SIDES = tuple(f"{board}{side}" for side in "12" for board in "ABCDEF")

MISSING = "-"  # the cell that has no location
GAP_SIDES = ("C1",)  # sides with such a cell
DRAFT = "draft"  # of a side that `tradewinds pack new` is not through with: the cells entered so far
OPEN = ""  # a cell that is not
CELLS = 6  # two columns of three rows, in reading order
FIRST_ROW = (1, 2)
LAST_ROW = (5, 6)
FORT_SIDES = ("A1", "B1", "A2", "B2")  # forts are their first row
MARKET_SIDES = ("C2", "D2", "E2")  # markets are their last row
FIXED = (("fort", FORT_SIDES, FIRST_ROW), ("market", MARKET_SIDES, LAST_ROW))
BOAT_SIDES = ("A2", "B2", "F2")
EXPLORE_ICONS = {"C1": 4, "D1": 4, "E1": 4, "F1": 4, "D2": 1, "F2": 3}
BONUS_SIDES = (("A1", "B1"), ("B2", "F2"))  # two boards that share the bonus stacks of a game
MOST_BONUS = 17  # tiles that there are for them in every game
HOMES = {
    "market": MARKET_SIDES,
    "change-market": MARKET_SIDES,
    "change-route": MARKET_SIDES,
    "move-boat": BOAT_SIDES,
    "boat-trade": BOAT_SIDES,
    "outpost-trade": BOAT_SIDES,
}
ANYWHERE = 60  # farther than any map reaches
BOAT_STEPS = {"1": 1, "2": 2, "any": ANYWHERE}
BASIC = ("gain", "upgrade", "trade")

STARS = ("", "black", "white")
PLAYER_MARKS = {"": 2, "3+": 3, "=4": 4}
STAR_CARDS = {"": 32, "black": 12, "white": 12}  # a half, a quarter and a quarter for 2, 3 and 4 players
SHARES = {2: 2, 3: 4, 4: 4}
MARKS = {"": 17, "I": 3, "III": 5}
MOST_ITEMS = 10  # on one scoring tile

LOCATION_FORM = "'2 gain YR + upgrade 1 | bow | explore'"
ACTION_FORMS = "'gain YR', 'upgrade 2', 'YY>G', 'fort', 'move-boat any' or one of " + ", ".join(HOMES)
CARD_FORM = "'YYBB 8 charm plough R | =4 | black'"


@dataclass(frozen=True)
class Step:
    """One action of a location; `number` counts upgrades, or how far a boat moves."""

    word: str
    text: str
    give: int = 0
    get: int = 0
    number: int = 0


@dataclass(frozen=True)
class Location:
    """A place for settlers: `emblem` counts in EMBLEMS, the icon is '', 'explore' or '2-3'."""

    id: str
    text: str
    settlers: int
    steps: tuple[Step, ...]
    emblem: int
    icon: str


@dataclass(frozen=True)
class Board:
    """One side of a location board, and the heights of its stacks of scoring tiles."""

    id: str
    locations: tuple[Location, ...]
    bonus: tuple[int, ...]


@dataclass(frozen=True)
class PointCard:
    """A card to be claimed at a fort: `symbol` counts in BENEFITS and says which field is used."""

    id: str
    text: str
    cost: int
    points: int
    symbol: int
    number: int  # settlers of a saddlebag
    emblem: int  # of a hammer or charm
    cube: int  # what a charm gives
    least_players: int
    star: str


@dataclass(frozen=True)
class ScoringTile:
    """Points for every set of the items, in the order of ITEMS; an item twice means two of it."""

    id: str
    text: str
    points: int
    items: tuple[str, ...]
    mark: str


@dataclass(frozen=True)
class ExplorationTile:
    id: str
    text: str
    points: int
    gain: int
    upgrades: int
    recruits: int


# -- boards --------------------------------------------------------------------------------------


def read_boards(check: Checker) -> dict[str, Board]:
    check.keys("boards", [*SIDES])
    boards = {side: read_board(check, side) for side in SIDES}
    for first, second in BONUS_SIDES:
        if (tiles := sum(boards[first].bonus + boards[second].bonus)) > MOST_BONUS:
            problem = f"{tiles} tiles with those of {first}: expected {MOST_BONUS} at most, there are no more"
            raise check.fail(f"boards.{second}.bonus", problem)
    return boards


def read_board(check: Checker, side: str) -> Board:
    """One side by itself. Nobody plays with its draft, which is the cells that were entered so far."""
    path = f"boards.{side}"
    table = check.tables["boards"].get(side)
    if not isinstance(table, dict):
        raise check.fail(path, f"expected a table with the {CELLS} locations of side {side}")
    for found in table:
        if found not in ("locations", "bonus", DRAFT):
            raise check.fail(f"{path}.{found}", "no such key: expected locations, bonus")
    for number, text in enumerate(check.list(f"{path}.{DRAFT}", table.get(DRAFT, []), 0, CELLS), start=1):
        if text not in (OPEN, MISSING):
            read_location(check, side, number, text)
    cells = check.list(f"{path}.locations", table.get("locations"), CELLS, CELLS)
    locations = [
        read_location(check, side, number, text)
        for number, text in enumerate(cells, start=1)
        if text != MISSING
    ]
    missing = CELLS - len(locations)
    if missing != (side in GAP_SIDES):
        wanted = "exactly one, there are 5 locations" if side in GAP_SIDES else "none, there are 6 locations"
        raise check.fail(f"{path}.locations", f"has {missing} cells '{MISSING}', expected {wanted}")
    _check_icons(check, side, locations)
    return Board(side, tuple(locations), _bonus(check, side, table))


def read_location(check: Checker, side: str, number: int, text: object) -> Location:
    """One location by itself: what is printed there, and whether it can be in that cell."""
    key = f"boards.{side}.locations.{number}"
    location = _location(check, key, f"{side}-{number}", text)
    _check_place(check, key, side, number, location)
    return location


def _location(check: Checker, key: str, id: str, text: object) -> Location:
    if not isinstance(text, str):
        raise check.fail(key, "expected a text")
    head, *marks = text.split(" | ")
    emblem, icon = _next_mark(marks, EMBLEMS), _next_mark(marks, ICONS)
    settlers, _, actions = head.partition(" ")
    if settlers not in DIGITS or marks:
        problem = f"'{text[:60]}' is no location: expected settlers 1 to 9, actions, emblem and icon, as in "
        raise check.fail(key, problem + LOCATION_FORM)
    steps = tuple(_step(check, key, action) for action in actions.split(" + "))
    if len(steps) > 2:
        raise check.fail(key, f"has {len(steps)} actions, expected one or two")
    if len(steps) == 2 and any(step.word not in BASIC for step in steps):
        raise check.fail(key, f"'{actions}': expected two actions of gain, upgrade and trade only")
    if len(steps) == 2 and steps[0].word == steps[1].word != "trade":
        raise check.fail(key, f"'{actions}' says the same twice: expected one {steps[0].word} at the most")
    place = EMBLEMS.index(emblem) if emblem else NO_EMBLEM
    return Location(id, text, int(settlers), steps, place, icon)


def _next_mark(marks: list[str], known: Iterable[str]) -> str:
    """Takes the first of the marks away if it is a known one; without it there is none."""
    return marks.pop(0) if marks and marks[0] and marks[0] in known else ""


def _step(check: Checker, key: str, text: str) -> Step:
    if ">" in text:
        give, get = check.trade(key, text)
        return Step("trade", text, give=give, get=get)
    word, _, rest = text.partition(" ")
    if word == "gain":
        return Step(word, text, get=check.goods(key, rest))
    if word == "upgrade":
        return Step(word, text, number=check.digit(key, word, rest))
    if word == "move-boat" and rest in BOAT_STEPS:
        return Step(word, text, number=BOAT_STEPS[rest])
    if text == "fort" or (text in HOMES and text != "move-boat"):
        return Step(text, text)
    raise check.fail(key, f"'{text[:40]}' is no action: expected {ACTION_FORMS}")


def fixed_action(side: str, number: int) -> str:
    """What every copy of the game has in that cell: `fort`, `market`, or nothing that is known."""
    for place, sides, row in FIXED:
        if side in sides and number in row:
            return place
    return ""


def _check_place(check: Checker, key: str, side: str, number: int, location: Location) -> None:
    """Forts and markets are where the cards are laid out; the rest has the boards of its games."""
    word, fixed = location.steps[0].word, fixed_action(side, number)
    for place, sides, row in FIXED:
        if (word == place) != (fixed == place):
            cells = f"they are cells {row[0]} and {row[1]} of {', '.join(sides)}"
            raise check.fail(key, f"expected {'a' if fixed == place else 'no'} {place}: {cells}")
    if word == "fort" and (location.emblem != NO_EMBLEM or location.icon):
        raise check.fail(key, "expected a fort without emblem and icon")
    if side not in HOMES.get(word, SIDES):
        raise check.fail(key, f"'{word}' is only on {', '.join(HOMES[word])}: expected another action")


def icons_on(side: str) -> dict[str, int]:
    """How often each icon is on a side."""
    return {"explore": EXPLORE_ICONS.get(side, 0), "2-3": int(side in FORT_SIDES)}


def _check_icons(check: Checker, side: str, locations: Iterable[Location]) -> None:
    found = Counter(location.icon for location in locations)
    for icon, wanted in icons_on(side).items():
        if found[icon] != wanted:
            problem = f"has {found[icon]} icons '{icon}', expected exactly {wanted}"
            raise check.fail(f"boards.{side}.locations", problem)


def _bonus(check: Checker, side: str, table: Mapping[str, object]) -> tuple[int, ...]:
    path = f"boards.{side}.bonus"
    if all(side not in sides for sides in BONUS_SIDES):
        if "bonus" in table:
            raise check.fail(path, f"expected none: side {side} has no stacks of scoring tiles")
        return ()
    return tuple(check.number(path, value, 1, 9) for value in check.list(path, table.get("bonus"), 2, 2))


# -- cards and tiles -----------------------------------------------------------------------------


def read_point_cards(check: Checker) -> tuple[PointCard, ...]:
    path = "point_cards.cards"
    check.keys("point_cards", ["cards"])
    table = check.table(path, [f"p{n:02d}" for n in range(1, 57)])
    cards = tuple(_point_card(check, f"{path}.{id}", id, text) for id, text in table.items())
    found = Counter((card.star, card.least_players) for card in cards)
    for star in STARS:
        for mark, players in PLAYER_MARKS.items():
            number, wanted = found[star, players], STAR_CARDS[star] // SHARES[players]
            if number != wanted:
                which = f"{star or 'no'} star and {mark or 'no player mark'}"
                raise check.fail(path, f"has {number} cards with {which}, expected {wanted}")
    return cards


def _point_card(check: Checker, key: str, id: str, text: str) -> PointCard:
    head, *marks = text.split(" | ")
    players, star = PLAYER_MARKS[_next_mark(marks, PLAYER_MARKS)], _next_mark(marks, STARS)
    cost, _, rest = head.partition(" ")
    points, _, benefit = rest.partition(" ")
    if marks or not is_points(points):
        problem = f"'{text[:60]}' is no point card: expected cost, points, benefit, players and star, as in "
        raise check.fail(key, problem + CARD_FORM)
    symbol, number, emblem, cube = _benefit(check, key, benefit.split(" "))
    goods = check.goods(key, cost)
    return PointCard(id, text, goods, int(points), symbol, number, emblem, cube, players, star)


def _benefit(check: Checker, key: str, words: Sequence[str]) -> tuple[int, int, int, int]:
    """Symbol, settlers, emblem and cube."""
    match words:
        case ["saddlebag", number]:
            return 0, check.digit(key, "saddlebag", number), NO_EMBLEM, 0
        case ["hammer", emblem] if emblem in EMBLEMS:
            return 1, 0, EMBLEMS.index(emblem), 0
        case ["charm", emblem, cube] if emblem in EMBLEMS and len(cube) == 1:
            return 2, 0, EMBLEMS.index(emblem), check.goods(key, cube)
        case ["compass"]:
            return 3, 0, NO_EMBLEM, 0
    forms = "'saddlebag 1', 'hammer bow', 'charm plough R' or 'compass', emblems are " + ", ".join(EMBLEMS)
    raise check.fail(key, f"'{' '.join(words)[:40]}' is no benefit: expected as in {forms}")


def read_scoring_tiles(check: Checker) -> tuple[ScoringTile, ...]:
    path = "scoring_tiles.tiles"
    check.keys("scoring_tiles", ["tiles"])
    table = check.table(path, [f"b{n:02d}" for n in range(1, 26)])
    tiles = tuple(_scoring_tile(check, f"{path}.{id}", id, text) for id, text in table.items())
    found = Counter(tile.mark for tile in tiles)
    for mark, wanted in MARKS.items():
        if found[mark] != wanted:
            which = f"marked {mark}" if mark else "without mark"
            raise check.fail(path, f"has {found[mark]} tiles {which}, expected {wanted}")
    return tiles


def _scoring_tile(check: Checker, key: str, id: str, text: str) -> ScoringTile:
    head, *marks = text.split(" | ")
    mark = _next_mark(marks, MARKS)
    points, per, listed = head.partition(" per ")
    items = listed.split(" ")
    if marks or not per or not is_points(points):
        problem = (
            f"'{text[:60]}' is no scoring tile: expected points and items, as in '3 per hammer charm | I'"
        )
        raise check.fail(key, problem)
    if unknown := [item for item in items if item not in ITEMS]:
        raise check.fail(key, f"'{unknown[0][:40]}' is nothing to count: expected {', '.join(ITEMS)}")
    if len(items) > MOST_ITEMS:
        raise check.fail(key, f"has {len(items)} items, expected {MOST_ITEMS} at most")
    return ScoringTile(id, text, int(points), tuple(sorted(items, key=ITEMS.index)), mark)


def read_exploration_tiles(check: Checker) -> tuple[ExplorationTile, ...]:
    path = "exploration_tiles.tiles"
    check.keys("exploration_tiles", ["tiles"])
    table = check.table(path, [f"x{n:02d}" for n in range(1, 11)])
    return tuple(_exploration_tile(check, f"{path}.{id}", id, text) for id, text in table.items())


def _exploration_tile(check: Checker, key: str, id: str, text: str) -> ExplorationTile:
    values: dict[str, int] = {}
    for part in text.split(" + "):
        word, _, rest = part.partition(" ")
        if word in values:
            raise check.fail(key, f"'{text[:40]}': expected '{word}' once")
        if word == "gain":
            values[word] = check.goods(key, rest)
        elif word in ("upgrade", "recruit"):
            values[word] = check.digit(key, word, rest)
        elif word == "points" and is_points(rest):
            values[word] = int(rest)
        else:
            forms = "'points 2', 'gain RR', 'upgrade 2', 'recruit 1', joined by ' + '"
            raise check.fail(key, f"'{part[:40]}' is nothing to find: expected as in {forms}")
    counts = (values.get(word, 0) for word in ("points", "gain", "upgrade", "recruit"))
    return ExplorationTile(id, text, *counts)
