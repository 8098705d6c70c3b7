"""Positions of eastern-wonders, set up from text: a fixed table with the lines that matter replaced.

    state = wonders("hold.1 YYR", "boat.1 ginger-3", "loose tea-3+YG")
    play(state, "sail tea-3", "stop", "harvest")

The table lies on the map of the first game, drawn as its columns stand, with markets 2 to 6 of each
symbol (the first of each is in the box):

                      ginger-3
             chili-3            tea-3
    port-1            cloves-3            port-2
             ginger-4           chili-4
    ginger-2          tea-4               chili-2
             cloves-4           ginger-5
    chili-5           tea-5               cloves-5
             tea-2              ginger-6
    port-3            chili-6             port-4
             tea-6              cloves-6
                      cloves-2

Seats count from 1; it is the first turn of seat 1, whose boat is on tea-4. What tests/positions.py has
for acting and looking (play, options, refused, line, asked, ...) serves here too.
"""

from tradewinds import Game, State, make_game

GAME = make_game("eastern-wonders")
SYMBOLS = ("ginger", "chili", "tea", "cloves")
VICTORY_TILES = [f"v{number:02d}" for number in range(1, 27)]
MAP = (
    "ginger-3 chili-3 tea-3 port-1 cloves-3 port-2 ginger-4 chili-4 ginger-2 tea-4 chili-2 cloves-4 "
    "ginger-5 chili-5 tea-5 cloves-5 tea-2 ginger-6 port-3 chili-6 port-4 tea-6 cloves-6 cloves-2"
)
NEAR = {"cloves-3", "tea-5", "ginger-4", "chili-4", "cloves-4", "ginger-5"}  # the tiles around tea-4
TABLE = f"""
game eastern-wonders 1
ply 40
over no
turn 1
round 1
first 1
ending no
agenda turn:1:1:0
map {MAP}
unlaid -
sets -
ports v01 v02 v03 v04
stack *
loose -
"""
BOATS = ("tea-4", "chili-6", "tea-6", "cloves-6")
START_SETS = ("YYR", "YYYY", "RR", "YG")
EACH_BONUS = 4


def wonders(*given: str, players: int = 2, game: Game = GAME) -> State:
    """The table with the given lines in the place of its own.

    What follows from other lines is worked out unless it is given: storage limits, bonus tiles left,
    how deep the closed-port tile is hidden. A `*` stands for all victory tiles that no line names.
    """
    lines = dict(text.split(" ", 1) for text in TABLE.strip().splitlines())
    lines["players"] = str(players)
    for seat in range(1, players + 1):
        lines[f"hold.{seat}"], lines[f"boat.{seat}"] = START_SETS[seat - 1], BOATS[seat - 1]
        lines[f"outposts.{seat}"] = lines[f"tiles.{seat}"] = "-"
        lines[f"bonus.{seat}"] = "0 0 - 0 0"
    chosen = dict(text.split(" ", 1) for text in given)
    unknown = set(chosen) - set(lines) - {"bonus-left", "closed-within"}
    assert not unknown, f"no line of the table: {unknown}"
    lines.update(chosen)
    _closed_port(lines, players)
    _bonus_tiles(lines, players)
    _fill_stack(lines)
    return game.from_text("".join(f"{key} {words}\n" for key, words in lines.items()))


def _closed_port(lines: dict[str, str], players: int) -> None:
    """Every victory tile taken has brought another from the stack, and not the closed-port tile yet."""
    taken = [lines[f"tiles.{seat}"].strip("-").split() for seat in range(1, players + 1)]
    within = max(6 - sum(len(tiles) for tiles in taken), 1)
    lines.setdefault("closed-within", "0" if "closed" in lines["ports"] else str(within))


def _bonus_tiles(lines: dict[str, str], players: int) -> None:
    left = [EACH_BONUS] * 5
    for seat in range(1, players + 1):
        words = lines[f"bonus.{seat}"].split()
        for kind, word in enumerate(words):
            points = [] if word == "-" else word.split("+")
            left[kind] -= len(points) if kind == 2 else int(word)
        lines[f"limit.{seat}"] = str(10 + 3 * int(words[1]))
    lines.setdefault("bonus-left", " ".join(str(number) for number in left))


def _fill_stack(lines: dict[str, str]) -> None:
    named = {word for words in lines.values() for word in words.split()}
    rest = [tile for tile in VICTORY_TILES if tile not in named]
    words = [other for word in lines["stack"].split() for other in (rest if word == "*" else [word])]
    lines["stack"] = " ".join(words) or "-"
