"""Positions of spice-road, set up from text: a fixed table with the lines that matter replaced.

    state = caravan("hold.1 YYRR", "orders o01 o02 o03 o04 o05")
    play(state, "claim 1")

Seats count from 1; it is the first turn of seat 1. What no line names is in the deck or the order deck;
coins that nobody has are left.
"""

from tradewinds import Game, State, make_game

GAME = make_game("spice-road")
MERCHANTS = [f"m{number:02d}" for number in range(1, 44)]
ORDERS = [f"o{number:02d}" for number in range(1, 37)]
SEAT_GOODS = ("YYY", "YYYY", "YYYY", "YYYR", "YYYR")
TABLE = """
game spice-road 1
ply 40
over no
turn 1
round 1
first 1
ending no
agenda turn:1:1:0
row m01 m02 m03 m04 m05 m06
deck *
orders o01 o02 o03 o04 o05
order-deck *
"""


def caravan(*given: str, players: int = 2, game: Game = GAME) -> State:
    lines = dict(text.split(" ", 1) for text in TABLE.strip().splitlines())
    lines["players"] = str(players)
    for seat in range(1, players + 1):
        lines[f"hold.{seat}"], lines[f"limit.{seat}"] = SEAT_GOODS[seat - 1], "10"
        lines[f"hand.{seat}"], lines[f"coins.{seat}"] = "s1 s2", "0 0"
        for empty in ("played", "discarded", "claimed"):
            lines[f"{empty}.{seat}"] = "-"
    chosen = dict(text.split(" ", 1) for text in given)
    assert not set(chosen) - set(lines) - {"coins-left"}, set(chosen) - set(lines)
    lines.update(chosen)
    taken = [[int(number) for number in lines[f"coins.{seat}"].split()] for seat in range(1, players + 1)]
    left = [2 * players - sum(coins) for coins in zip(*taken, strict=True)]
    lines.setdefault("coins-left", f"{left[0]} {left[1]}")
    _fill(lines, "deck", MERCHANTS)
    _fill(lines, "order-deck", ORDERS)
    return game.from_text("".join(f"{key} {words}\n" for key, words in lines.items()))


def _fill(lines: dict[str, str], pile: str, pieces: list[str]) -> None:
    """A `*` in the pile's line stands for all pieces that no line names."""
    named = {word.partition("+")[0] for words in lines.values() for word in words.split()}
    rest = [piece for piece in pieces if piece not in named]
    words = [other for word in lines[pile].split() for other in (rest if word == "*" else [word])]
    lines[pile] = " ".join(words) or "-"
