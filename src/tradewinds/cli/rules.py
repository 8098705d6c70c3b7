"""The rules in brief, for somebody who sits down at the terminal without knowing them."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tradewinds.games.registry import INFOS

_GOALS = {
    "sand-to-sea": "Trade goods up from Y to B, and spend them in ports on victory tiles: "
    "the fourth tile of anybody ends the game, and most points win.",
    "east-to-west-1": "Send settlers to work for goods, build a trade route of merchant cards, and claim "
    "point cards at the forts: the eighth card of anybody ends the game, and most points win.",
    "east-to-west-2": "Send settlers to work for goods and to move your boat, build outposts on the "
    "islands, and claim point cards at the forts: the eighth card of anybody ends the game, and most points "
    "win.",
    "east-to-west-3": "Send settlers to work for goods, build a trade route of merchant cards and outposts "
    "on the islands, and claim point cards at the forts: the eighth card of anybody ends the game, and most "
    "points win.",
    "spice-road": "Collect merchant cards that make goods better, from Y to B, and pay with goods for point "
    "cards: somebody's fifth card, or sixth with 2 or 3 players, ends the game, and most points win.",
    "eastern-wonders": "Build outposts to trade goods up from Y to B, and spend them in ports on victory "
    "tiles: the fourth tile of anybody ends the game, and most points win.",
    "new-world": "Send settlers to work for goods, and claim point cards at the forts, each of which helps "
    "you from then on: the eighth card of anybody ends the game, and most points win.",
}
Brief = list[str | tuple[str, str]]  # paragraphs, and pairs of a word and what it means

# -- cards, and boats ---------------------------------------------------------------------------------

_ACQUIRE = (
    "Acquire",
    "Take a merchant card of the row. It costs one cube on each card to its left; cubes that lie on "
    "the card you take are yours.",
)
_PLAY = (
    "Play",
    "Use a card of your hand: gain goods, upgrade cubes by one level a step, or trade as often as you can.",
)
_FOR_TWO = INFOS["sand-to-sea"].parameters.outpost_cubes[2]
_OUTPOSTS = (
    "The first outpost on a market is free. A later one costs a cube for each outpost there, "
    f"{_FOR_TWO} cubes for each with 2 players. It comes from the row of the market's symbol on your "
    "board, from the left. When a column is empty in all four rows, immediately take "
)
_END_AT_SEA = (
    "When somebody has taken a fourth victory tile, the round is played to its end. Points: victory "
    "tiles, the numbers uncovered on your board, point tiles, and 1 for every cube that is not Y. Of "
    "equals, the one who comes later in turn order wins."
)
_SAND_TO_SEA: Brief = [
    "Goods go up in value: Y < R < G < B. Your hold has room for 10; what is over goes back when a turn "
    "ends. A turn is one of four things.",
    _ACQUIRE,
    _PLAY,
    (
        "Sail",
        "Each tile costs you a card, from your hand or your played cards. If you end on a "
        "market with opponents' boats, pay each of those opponents a cube. Then, on a market, you may build "
        "an outpost, and trade if you have one there; in a port you may buy its victory tile. You may also "
        "stay where you are to do any of this.",
    ),
    ("Rest", "Take all your played and discarded cards back into your hand."),
    _OUTPOSTS + "a merchant card for the first column, a card or a bonus tile for each of the others.",
    _END_AT_SEA,
]
_SPICE_ROAD: Brief = [
    "Goods go up in value: Y < R < G < B. Your caravan has room for 10; what is over goes back when a turn "
    "ends. A turn is one of four things.",
    _ACQUIRE,
    _PLAY,
    (
        "Claim",
        "Pay the cubes of a point card and take it. The leftmost brings a gold coin, the second a silver "
        "one, while there are any; without gold the silver coins lie above the leftmost.",
    ),
    ("Rest", "Take all your played cards back into your hand."),
    "When somebody has claimed a fifth point card (a sixth with 2 or 3 players), the round is played to its "
    "end. Points: point cards, 3 for a gold and 1 for a silver coin, and 1 for every cube that is not Y. Of "
    "equals, the one who comes later in turn order wins.",
]
_EASTERN_WONDERS: Brief = [
    "Goods go up in value: Y < R < G < B. Your hold has room for 10; what is over goes back when a turn "
    "ends. In a turn you may first sail, and then do one of three things where your boat is.",
    (
        "Sail",
        "One tile is free. For each further one you leave a cube on the tile that you come from. Where you "
        "stop on a market with rival boats, you give each of their owners a cube; then you take all cubes "
        "that lie on the tile.",
    ),
    (
        "Market",
        "Build an outpost, if you have none there. With an outpost of yours, trade as often as you can.",
    ),
    (
        "Port",
        "Buy its victory tile. The closed-port tile, once it is found, moves to where a tile was bought.",
    ),
    ("Harvest", "Gain YY, wherever your boat is."),
    _OUTPOSTS + "a bonus tile of your choice.",
    ("movement", "One tile more is free whenever you sail."),
    ("hold", "Your hold has room for 3 more."),
    ("harvest", "Every harvest brings an R too."),
    ("upgrade", "When you have traded at a market, you may upgrade a cube by one level."),
    ("points", "Worth the number on it: 6, then 5, 4 and 3."),
    _END_AT_SEA,
]

# -- the location boards ------------------------------------------------------------------------------

_GOODS = (
    "Goods go up in value: Y < R < G < B. Your storage has room for 10; what is over goes back when a turn "
    "ends. You have 12 settlers, of which 6 are ready (7 when two play) and the others wait in reserve. "
)
_WORK = (
    "Work",
    "Choose a location without a tile on it and without settlers of your own, and send ready settlers there: "
    "the printed number, or, where a rival stands, one more than he has, and his go home. Then do what it "
    "says: gain goods, upgrade cubes by one level a step, trade at least once and as often as you can. Of "
    "two actions at least one has to be possible.",
)
_BENEFITS: Brief = [
    "Point cards stay open before you, and each has a benefit:",
    ("saddlebag", "So many settlers come from your reserve and are ready at once."),
    ("hammer", "From now on you need one settler less at locations with its emblem, but never none."),
    ("charm", "From now on you get its cubes whenever you work at a location with its emblem."),
    (
        "compass",
        "Take an exploration tile; what it gives, you get now. A location it lay on is open for all.",
    ),
]
_END = (
    "When somebody has claimed an eighth point card, the round is played to its end. Points: point cards, "
    "bonus tiles (for every complete set of what they show), {own}exploration tiles, and 1 for every cube "
    "that is not Y. Of equals, the one who comes later in turn order wins."
)
_TRAVEL = (
    "Travel",
    "Send settlers to a card of your route that has none, and do what the card says. It takes 1 settler, "
    "and 1 more for every card to its left without settlers.",
)
_OWN_RULES = "Some locations have rules of their own:"
_FORT_WITH_BONUS = (
    "fort",
    "Pay the point card above it and take the card. After its benefit you may take the top bonus tile "
    "of that fort, if one of your 3 spaces is free. Then cards slide left, and the deck fills the last "
    "fort.",
)
_FORT = (
    "fort",
    "Pay the point card above it and take the card. Then cards slide left, and the deck fills the last fort.",
)
_MERCHANTS: Brief = [
    (
        "market",
        "Either do what the merchant card under it says and discard the card, or take the card into your "
        "route without doing it: at the right end or, when there are 5, in the place of one that you "
        "discard. Then merchants slide left, and the deck fills the last place.",
    ),
    ("change-market", "The 4 merchants go under the deck, 4 others are laid out, and you have another turn."),
    ("change-route", "Gain Y, and you may swap any two cards of your route; settlers stay on their cards."),
]
_COUNTED = "Merchant cards that bonus tiles count are those of your route and those you discarded."
_BOATS: Brief = [
    (
        "move-boat",
        "Move your boat one tile, one or two tiles, or to any tile; it cannot stay. Where it ends with "
        "rival boats, you give each of their owners a cube, at sea too. Then, on a market, you may build an "
        "outpost and do the market's trade, also without an outpost there.",
    ),
    ("boat-trade", "Do the trade of the market under your boat, at least once."),
    ("outpost-trade", "Do the trade of a market with an outpost of yours, at least once."),
]
_COLUMNS = _OUTPOSTS + "the top bonus tile of a stack of your choice, if one of your 4 spaces is free."
_EAST_TO_WEST_1: Brief = [
    _GOODS + "A turn is one of three things.",
    _WORK,
    _TRAVEL,
    ("Rest", "Bring all your settlers home, from the boards and from your route."),
    _OWN_RULES,
    _FORT_WITH_BONUS,
    *_MERCHANTS,
    *_BENEFITS,
    f"Exploration tiles lie beside the board; with 2 or 3 players two of them cover locations. {_COUNTED}",
    _END.format(own=""),
]
_EAST_TO_WEST_2: Brief = [
    _GOODS + "A turn is one of two things.",
    _WORK,
    ("Rest", "Bring all your settlers home."),
    _OWN_RULES,
    _FORT,
    *_BOATS,
    _COLUMNS,
    *_BENEFITS,
    _END.format(own="the numbers uncovered on your board, "),
]
_EAST_TO_WEST_3: Brief = [
    _GOODS + "A turn is one of three things.",
    _WORK,
    _TRAVEL,
    ("Rest", "Bring all your settlers home, from the boards and from your route."),
    _OWN_RULES,
    _FORT,
    *_MERCHANTS,
    *_BOATS,
    _COLUMNS,
    *_BENEFITS,
    _COUNTED,
    _END.format(own="the numbers uncovered on your board, "),
]
_NEW_WORLD: Brief = [
    _GOODS + "A turn is one of two things.",
    _WORK,
    ("Rest", "Bring all your settlers home."),
    "Forts have rules of their own:",
    _FORT_WITH_BONUS,
    *_BENEFITS,
    _END.format(own=""),
]
_BRIEF = {
    "sand-to-sea": _SAND_TO_SEA,
    "east-to-west-1": _EAST_TO_WEST_1,
    "east-to-west-2": _EAST_TO_WEST_2,
    "east-to-west-3": _EAST_TO_WEST_3,
    "spice-road": _SPICE_ROAD,
    "eastern-wonders": _EASTERN_WONDERS,
    "new-world": _NEW_WORLD,
}
_RULINGS = "Our rulings, where the rules are silent:"


def goal(game: str) -> str:
    return _GOALS[game]


def rules_page(game: str) -> RenderableType:
    parts: list[RenderableType] = []
    page: Brief = [*_BRIEF[game], _RULINGS, *INFOS[game].rulings.items()]
    widest = max(len(part[0]) for part in page if not isinstance(part, str))
    for part in page:
        if isinstance(part, str):
            parts.append(Text(part))
        else:
            line = Table.grid(padding=(0, 2))
            line.add_column(width=widest + 1)
            line.add_row(Text(part[0], "bold"), Text(part[1]))
            parts.append(line)
    return Group(*parts)
