"""The rules in brief, for somebody who sits down at the terminal without knowing them."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tradewinds.games.rulings import RULINGS

_GOALS = {
    "sand-to-sea": "Trade goods up from Y to B, and spend them in ports on victory tiles: "
    "the fourth tile of anybody ends the game, and most points win."
}
# Paragraphs, and pairs of a word and what it means.
_BRIEF: dict[str, list[str | tuple[str, str]]] = {
    "sand-to-sea": [
        "Goods go up in value: Y < R < G < B. Your hold has room for 10; what is over goes back when a turn "
        "ends. A turn is one of four things.",
        (
            "Acquire",
            "Take a merchant card of the row. It costs one cube on each card to its left; cubes that lie on "
            "the card you take are yours.",
        ),
        (
            "Play",
            "Use a card of your hand: gain goods, upgrade cubes by one level a step, or trade as often as "
            "you can.",
        ),
        (
            "Sail",
            "Each tile costs you a card, from your hand or your played cards. Where the boat ends on a "
            "market with rival boats, you give each of their owners a cube. Then, on a market, you may "
            "build an outpost (the first there is free) and trade, if you have one there; in a port you may "
            "buy its victory tile. You may also stay where you are, to do these things.",
        ),
        ("Rest", "Take all your played and discarded cards back into your hand."),
        "Every outpost comes from the row of its market's symbol on your board, from the left. When a column "
        "is empty in all four rows, you get something at once: a merchant card for the first column, a card "
        "or a bonus tile for the others.",
        "When somebody has taken a fourth victory tile, the round is played to its end. Points: victory "
        "tiles, the numbers uncovered on your board, point tiles, and 1 for every cube that is not Y. Of "
        "equals, the one who comes later in turn order wins.",
        "Our rulings, where the rule sheet is silent:",
    ]
}


def goal(game: str) -> str:
    return _GOALS[game]


def rules_page(game: str) -> RenderableType:
    parts: list[RenderableType] = []
    for part in [*_BRIEF[game], *RULINGS[game].items()]:
        if isinstance(part, str):
            parts.append(Text(part))
        else:
            line = Table.grid(padding=(0, 2))
            line.add_column(width=8)
            line.add_row(Text(part[0], "bold"), Text(part[1]))
            parts.append(line)
    return Group(*parts)
