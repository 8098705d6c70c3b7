"""Our rulings: what this project decided where the rule sheets are silent or ambiguous.

They are shown to players as ours, never as the publisher's rules.
"""

_SAND_TO_SEA = {
    "RUL-1": "Once the merchant deck has run out, slots stay empty from the right and cannot be used.",
    "RUL-2": "Once the victory stack has run out, ports stay empty; the closed-port tile still moves.",
    "RUL-3": "You may always rest, even when there is no card to take back.",
    "RUL-4": "Several boats may begin on one tile, at no cost.",
    "RUL-5": "Rivals on a market tile are paid only by a boat that moved there this turn (option toll).",
    "RUL-9": "Everybody sees the victory tiles and the score of everybody (option scores).",
    "RUL-16": "A game that goes on for 200 rounds ends there and is scored.",
    "RUL-17": "Whoever pays cubes of choice chooses them one by one.",
    "RUL-18": "The first player is drawn at random (option first names a seat).",
    "RUL-19": "Nothing is bought in part: without all the cubes, from before, it cannot be chosen. Cubes are "
    "laid on cards from the left; rivals are paid clockwise from the payer.",
    "RUL-20": "You choose where a sail ends. It takes the shortest way and costs a card for each tile of it, "
    "less the free ones; there are no detours and no round trips.",
    "RUL-21": "Sailing means moving, building, trading or taking a tile; for none of these you rest. So a "
    "toll for staying is paid with cubes that the trade can spare.",
    "RUL-22": "Upgrade cards can be played for nothing; trade cards only for at least one trade.",
    "RUL-23": "A column gives what is still there: no card, then nothing for the first column and a bonus "
    "tile for the others; no bonus tile, then a card.",
    "RUL-24": "Where the row of a symbol has no outpost left, none can be built on its tiles.",
}

RULINGS = {"sand-to-sea": _SAND_TO_SEA}
