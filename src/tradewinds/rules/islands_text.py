"""The islands slice as words and in views: what it looks like, not what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tradewinds.components.catalog import SYMBOLS
from tradewinds.core.agenda import CHANCE, actor_of, argument_of, number_of, phase_of
from tradewinds.core.bits import bit, count, members
from tradewinds.core.errors import BadText
from tradewinds.core.goods import total
from tradewinds.core.notation import Plain, Reader, or_none, place
from tradewinds.rules.islands_pieces import (
    A_SYMBOL,
    BOXING,
    CHOOSING,
    CLOSED,
    DOCKING,
    FIRST_PORT,
    FREE_MOVE,
    HOLD,
    HOLD_MORE,
    LAYING,
    MARKETS,
    NO_TILE,
    OFF_MAP,
    PAYING,
    POINTS,
    PORTS,
    REVEALING,
    TILES_TO_END,
    TOLLING,
)
from tradewinds.rules.shared import DRAWING_FIRST, STORAGE

if TYPE_CHECKING:
    from tradewinds.rules.islands import Islands


def islands_data(islands: Islands) -> Plain:
    rules = islands.rules
    names = rules.names
    found: Plain = {}
    for seat in range(islands.commons.players):
        key = str(seat + 1)
        found["boat." + key] = [boat_name(islands, seat)]
        found["outposts." + key] = or_none([names[tile] for tile in members(islands.outposts[seat])])
        found["tiles." + key] = or_none(victory_words(islands, islands.tiles[seat]))
        found["bonus." + key] = bonus_words(islands, seat)
    found["map"] = ["-" if tile == NO_TILE else names[tile] for tile in islands.tile_at]
    found["unlaid"] = or_none([names[tile] for tile in members(islands.unlaid)])
    found["sets"] = or_none([rules.sets[number] for number in members(islands.sets)])
    found["ports"] = [port_text(islands, port) for port in range(PORTS)]
    found["stack"] = or_none(victory_words(islands, islands.stack.first))
    found["closed-within"] = [str(islands.stack.within)]
    left = (islands.moves_left, islands.holds_left, islands.points_left)
    found["bonus-left"] = [str(number) for number in left]
    return found


def boat_name(islands: Islands, seat: i64) -> str:
    return "-" if islands.boat[seat] == OFF_MAP else islands.rules.names[islands.tile_under(seat)]


def victory_words(islands: Islands, tiles: i64) -> list[str]:
    return [islands.rules.victory_names[tile] for tile in members(tiles)]


def point_tiles(islands: Islands, seat: i64) -> list[int]:
    taken = members(islands.bonuses[seat * 3 + POINTS])
    return [int(islands.rules.bonus_points[number]) for number in taken]


def bonus_words(islands: Islands, seat: i64) -> list[str]:
    return [
        str(islands.bonuses[seat * 3 + FREE_MOVE]),
        str(islands.bonuses[seat * 3 + HOLD]),
        "+".join([str(points) for points in point_tiles(islands, seat)]) or "-",
    ]


def port_text(islands: Islands, port: i64) -> str:
    victory = islands.ports[port]
    if victory >= 0:
        return islands.rules.victory_names[victory]
    return "closed" if victory == CLOSED else "-"


# -- views -------------------------------------------------------------------------------------


def islands_view(islands: Islands) -> dict[str, object]:
    """What lies on the table. Of the stack: which tiles are left, never in which order."""
    names = islands.rules.names
    points_left = list(islands.rules.bonus_points)[4 - int(islands.points_left) :]
    return {
        "map": [None if tile == NO_TILE else names[tile] for tile in islands.tile_at],
        "ports": [port_text(islands, port) for port in range(PORTS)],
        "stack": {
            "size": int(islands.stack.size()),
            "unseen": victory_words(islands, islands.stack.first),
            "closed_within": int(islands.stack.within),
        },
        "start_sets": [islands.rules.sets[number] for number in members(islands.sets)],
        "bonus_left": {
            "move": int(islands.moves_left),
            "hold": int(islands.holds_left),
            "points": [int(points) for points in points_left],
        },
    }


def islands_seat_view(islands: Islands, seat: i64, open_tiles: bool) -> dict[str, object]:
    """A seat's things; taken victory tiles are face down where the table plays so (RUL-9)."""
    names = islands.rules.names
    found: dict[str, object] = {
        "boat": boat_name(islands, seat),
        "outposts": [names[tile] for tile in members(islands.outposts[seat])],
        "tile_count": int(count(islands.tiles[seat])),
        "bonus": {
            "move": int(islands.bonuses[seat * 3 + FREE_MOVE]),
            "hold": int(islands.bonuses[seat * 3 + HOLD]),
            "points": point_tiles(islands, seat),
        },
    }
    if open_tiles:
        found["tiles"] = victory_words(islands, islands.tiles[seat])
    return found


# -- reading -----------------------------------------------------------------------------------


def read_islands(islands: Islands, reader: Reader) -> None:
    rules = islands.rules
    _read_map(islands, reader)
    islands.unlaid = reader.name_set("unlaid", rules.names[: int(FIRST_PORT)])
    for tile in members(islands.unlaid):
        if islands.hex_of[tile] != OFF_MAP:
            raise BadText(f"'unlaid' names {rules.names[tile]}, which is on the map")
    islands.sets = reader.name_set("sets", rules.sets)
    taken = 0
    for seat in range(islands.commons.players):
        taken |= _read_seat(islands, reader, seat, taken)
    taken |= _read_ports(islands, reader, taken)
    stack = reader.name_set("stack", rules.victory_names)
    _once(islands, taken, stack)
    islands.stack.first = stack
    islands.stack.within = reader.number("closed-within", 0, int(count(stack)) + 1)
    if islands.stack.within > 0 and CLOSED in list(islands.ports):
        raise BadText("the closed-port tile is in a port and in the stack")
    left = reader.numbers("bonus-left", 3, 0, 4)
    islands.moves_left, islands.holds_left, islands.points_left = left[0], left[1], left[2]


def _once(islands: Islands, seen: int, tiles: int) -> None:
    if seen & tiles:
        raise BadText(f"the tile {victory_words(islands, seen & tiles)[0]} stands there twice")


def _read_map(islands: Islands, reader: Reader) -> None:
    words = reader.words("map")
    marks = islands.rules.layout.marks
    if len(words) != len(marks):
        raise BadText(f"'map' takes {len(marks)} tiles, not {len(words)}")
    seen: set[str] = set()
    for hex, word in enumerate(words):
        tile = -1 if word == "-" else place("map", word, islands.rules.names)
        fixed = islands.tile_at[hex]  # ports and the seas that the layout fixes lie already
        if tile != fixed and (fixed != NO_TILE or tile >= FIRST_PORT):
            raise BadText(f"'map' has {word} where the layout has '{marks[hex]}'")
        if tile < 0:
            continue
        if word in seen:
            raise BadText(f"'map' has {word} twice")
        seen.add(word)
        islands.put_tile(hex, tile)


def _read_seat(islands: Islands, reader: Reader, seat: int, taken: int) -> int:
    key = str(seat + 1)
    names = islands.rules.names
    if reader.word("boat." + key) != "-":
        islands.boat[seat] = islands.hex_of[reader.name("boat." + key, names)]
        if islands.boat[seat] == OFF_MAP:
            raise BadText(f"'boat.{key}' is on a tile that is not on the map")
    islands.outposts[seat] = reader.name_set("outposts." + key, names[: int(MARKETS)])
    for tile in members(islands.outposts[seat]):
        if islands.hex_of[tile] == OFF_MAP:
            raise BadText(f"'outposts.{key}' names {names[tile]}, which is not on the map")
    for symbol in range(4):
        if islands.built(seat, symbol) > islands.rules.columns:
            raise BadText(f"'outposts.{key}' has more than {islands.rules.columns} of {SYMBOLS[symbol]}")
    tiles = reader.name_set("tiles." + key, islands.rules.victory_names)
    _once(islands, taken, tiles)
    islands.tiles[seat] = tiles
    _read_bonus(islands, reader, seat)
    return tiles


def _read_bonus(islands: Islands, reader: Reader, seat: int) -> None:
    key = f"bonus.{seat + 1}"
    words = reader.words(key)
    if len(words) != 3:
        raise BadText(f"'{key}' takes three words, as in 1 0 6+4")
    counts = Reader({key: words[:2]}).numbers(key, 2, 0, 4)
    islands.bonuses[seat * 3 + FREE_MOVE] = counts[0]
    islands.bonuses[seat * 3 + HOLD] = counts[1]
    values = [str(value) for value in islands.rules.bonus_points]
    taken = 0
    for word in [] if words[2] == "-" else words[2].split("+"):
        free = [n for n, value in enumerate(values) if value == word and not taken >> n & 1]
        if not free:
            raise BadText(f"'{key}' has no point tile '{word[:20]}' left: they are {', '.join(values)}")
        taken |= 1 << free[0]
    islands.bonuses[seat * 3 + POINTS] = taken
    if islands.commons.limit[seat] != STORAGE + HOLD_MORE * counts[1]:
        raise BadText(f"'limit.{seat + 1}' does not fit the hold tiles of '{key}'")


def _read_ports(islands: Islands, reader: Reader, taken: int) -> int:
    words = reader.words("ports")
    if len(words) != PORTS or words.count("closed") > 1:
        raise BadText("'ports' takes four words, one of them 'closed' at the most")
    found = 0
    for port, word in enumerate(words):
        if word in ("-", "closed"):
            islands.ports[port] = CLOSED if word == "closed" else NO_TILE
            continue
        victory = place("ports", word, islands.rules.victory_names)
        _once(islands, taken | found, 1 << victory)
        found |= 1 << victory
        islands.ports[port] = victory
    return found


def check_item(islands: Islands, item: i64) -> bool:
    """Whether a question read from text can be asked."""
    phase = phase_of(item)
    actor = actor_of(item)
    number = number_of(item)
    argument = argument_of(item)
    if phase == REVEALING:
        fits = number == 1 and argument < PORTS and islands.ports[argument] == NO_TILE
        return actor == CHANCE and fits and islands.stack.size() >= islands.commons.agenda.asks_for(REVEALING)
    if phase in (BOXING, LAYING):
        return actor == CHANCE and argument == 0
    if phase in (CHOOSING, DOCKING):
        return actor != CHANCE and number == 1 and islands.boat[actor] == OFF_MAP
    if actor != islands.commons.seat or islands.boat[actor] == OFF_MAP:
        return False
    return _check_visit(islands, phase, actor, number, argument)


def _check_visit(islands: Islands, phase: i64, actor: i64, number: i64, argument: i64) -> bool:
    """The questions of a boat on a tile."""
    cubes = total(islands.commons.hold[actor])
    tile = islands.tile_under(actor)
    if phase == TOLLING:
        there = islands.rivals(actor, islands.boat[actor])
        return tile < MARKETS and argument & ~there == 0 and count(argument) == number <= cubes
    if phase == PAYING:
        cost = islands.outpost_cost(tile) if tile < MARKETS else i64(0)
        return number <= min(cost, cubes) and islands.refuse_build(actor, tile, cost) == 0
    return number == 1 and argument <= 1


def check_whole(islands: Islands) -> None:
    """What has to be true of the pieces together, on top of what each line says."""
    agenda = islands.commons.agenda
    dealing = agenda.asks_for(DRAWING_FIRST) + agenda.asks_for(LAYING) > 0
    if dealing:
        _check_unlaid(islands)
    else:
        _check_laid(islands)
    choosing = agenda.asks_for(CHOOSING)
    if choosing > 0 and count(islands.sets) != len(islands.rules.sets) - islands.commons.players + choosing:
        raise BadText("'sets' does not fit the number of players who still choose")
    waiting = dealing or choosing + agenda.asks_for(DOCKING) > 0
    if not waiting and any(hex == OFF_MAP for hex in islands.boat):
        raise BadText("a boat is not on the map")
    closed = int(CLOSED in list(islands.ports)) + int(islands.stack.within > 0)
    hidden_yet = not dealing and (agenda.asks_for(REVEALING) == 0 or choosing == 0)
    if closed != int(hidden_yet):
        raise BadText("the closed-port tile is in one port, or hidden in the stack once the ports are filled")
    ending = any(count(tiles) >= TILES_TO_END for tiles in islands.tiles)
    if ending != islands.commons.ending:
        raise BadText(f"'ending' is yes when somebody has {TILES_TO_END} victory tiles, and only then")
    _check_bonus(islands)


def _check_unlaid(islands: Islands) -> None:
    """Before the map is laid: each symbol loses its tiles to the box in turn, then all the rest is laid."""
    boxing = islands.commons.agenda.asks_for(BOXING)
    if islands.commons.agenda.asks_for(DRAWING_FIRST) > 0:
        boxing = islands.rules.boxed * 4
    holes = sum([int(tile == NO_TILE) for tile in islands.tile_at])
    fits = count(islands.unlaid) == holes + boxing and boxing <= islands.rules.boxed * 4
    for symbol in range(4):
        markets = (bit(A_SYMBOL) - 1) << (symbol * A_SYMBOL)
        boxed_yet = min(
            max(islands.rules.boxed * 4 - boxing - symbol * islands.rules.boxed, 0), islands.rules.boxed
        )
        if boxing > 0 and count(islands.unlaid & markets) != A_SYMBOL - boxed_yet:
            fits = False
    laying = islands.commons.agenda.asks_for(LAYING)
    if not fits or laying not in (0, holes):
        raise BadText("'unlaid', 'map' and 'agenda' do not fit each other")


def _check_laid(islands: Islands) -> None:
    for symbol in range(4):
        first = symbol * A_SYMBOL
        laid = sum([int(islands.hex_of[tile] != OFF_MAP) for tile in range(first, first + A_SYMBOL)])
        if laid != A_SYMBOL - islands.rules.boxed:
            raise BadText(
                f"'map' has {laid} tiles of {SYMBOLS[symbol]}, not {A_SYMBOL - islands.rules.boxed}"
            )
    if islands.unlaid != 0 or any(tile == NO_TILE for tile in islands.tile_at):
        raise BadText("the map is not complete, and no tile is being laid")


def _check_bonus(islands: Islands) -> None:
    """Four of each kind; the point tiles are taken from the top."""
    moves, holds, points = islands.moves_left, islands.holds_left, i64(0)
    for seat in range(islands.commons.players):
        moves += islands.bonuses[seat * 3 + FREE_MOVE]
        holds += islands.bonuses[seat * 3 + HOLD]
        taken = islands.bonuses[seat * 3 + POINTS]
        if points & taken:
            raise BadText("a point tile is owned twice")
        points |= taken
    if moves != 4 or holds != 4 or points != bit(4 - islands.points_left) - 1:
        raise BadText("the bonus tiles owned and those of 'bonus-left' are not four of each kind")
