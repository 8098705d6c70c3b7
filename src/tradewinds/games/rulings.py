"""Our rulings: what this project decided where the rule sheets are silent or ambiguous.

They are shown to players as ours, never as the publisher's rules.
"""

_ALL = {
    "RUL-1": "When the merchant deck is empty, the row is not refilled; empty slots cannot be used.",
    "RUL-2": "When the victory stack is empty, a port stays empty; the closed-port tile moves all the same.",
    "RUL-3": "Resting is always possible, also with nothing to take back.",
    "RUL-4": "Boats may start on the same tile, and nobody pays for that.",
    "RUL-5": "Rivals on a market tile are paid only by a boat that moved there this turn (option toll).",
    "RUL-9": "Taken victory tiles and running scores are shown to everybody (option scores).",
    "RUL-16": "A game that goes on for 200 rounds ends there and is scored.",
    "RUL-17": "Whoever pays cubes of choice chooses them one by one.",
    "RUL-18": "The first player is drawn at random (option first names a seat).",
    "RUL-19": "A cost is paid in full, from cubes owned before, or the thing cannot be chosen; "
    "cubes go on cards from the left, and to rivals in turn order.",
    "RUL-20": "A sail is decided by where it ends and costs as many cards as the shortest way needs "
    "beyond the free tiles; a round trip is not offered.",
    "RUL-21": "A sail has to do something: move, build, trade or take a victory tile.",
    "RUL-22": "An upgrade card may be played without upgrading; a trade card needs one trade at least.",
    "RUL-23": "A column's reward is taken from what is there: without cards in the row the first column "
    "gives nothing; later ones give what is left.",
    "RUL-24": "Without an outpost left in the row of a tile's symbol, none can be built there.",
}

RULINGS = {"sand-to-sea": _ALL}
