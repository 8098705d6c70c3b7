"""Our rulings: what this project decided where the rule sheets are silent or ambiguous.

They are shown to players as ours, never as the publisher's rules.
"""

from collections.abc import Mapping

TRADER_RULINGS = {
    "RUL-16": "A game that goes on for 200 rounds ends there and is scored.",
    "RUL-17": "Whoever pays cubes of choice chooses them one by one.",
    "RUL-18": "The first player is drawn at random (option first names a seat).",
}
HAND_RULINGS = {
    "RUL-1": "Once the merchant deck has run out, slots stay empty from the right and cannot be used.",
    "RUL-3": "You may always rest, even when there is no card to take back.",
    "RUL-22": "Upgrade cards can be played for nothing; trade cards only for at least one trade.",
}
BOAT_RULINGS = {
    "RUL-2": "Once the victory stack has run out, ports stay empty; the closed-port tile still moves.",
    "RUL-4": "Several boats may begin on one tile, at no cost.",
    "RUL-5": "Rivals on a market tile are paid only by a boat that moved there this turn (option toll).",
    "RUL-24": "Where the row of a symbol has no outpost left, none can be built on its tiles.",
}

# -- what the games on the location boards share -----------------------------------------------------

SETTLEMENT_RULINGS = {
    "RUL-2": "Once the point deck has run out, forts stay empty from the right and cannot be used.",
    "RUL-3": "You may always rest, even when there are no settlers to bring home.",
    "RUL-9": "Everybody sees the score of everybody (option scores); point cards always lie open.",
    "RUL-10": "A hammer also counts against a rival's settlers, hammers for the same emblem add up, and 1 "
    "settler is always placed.",
    "RUL-13": "A claimed card gives its benefit first, then comes what its exploration tile gives. Goods "
    "may be above the limit until the turn ends.",
    "RUL-15": "You may gain or upgrade where it changes nothing; a trade or a fort has to be done at least "
    "once.",
    "RUL-16": "A game that goes on for 200 rounds ends there and is scored.",
    "RUL-18": "The first player is drawn at random (option first names a seat).",
    "RUL-19": "Nothing is bought in part: without all the cubes it cannot be chosen.",
    "RUL-27": "Exactly as many settlers are placed as are needed: no more, and no hammer is left unused.",
    "RUL-28": "Two actions of a location are done as printed, from the left, and the second may use what "
    "the first brought. One that cannot be done is skipped, as long as the other one can.",
    "RUL-29": "Charms give their cubes after the settlers are placed and before the action, which may spend "
    "them.",
    "RUL-30": "A benefit gives what there is: settlers as far as the reserve goes, a tile if there is one. "
    "Then taking a tile is a must.",
    "RUL-31": "Every bonus tile is scored by itself; the same things may count for several. Sets that are "
    "not complete count nothing.",
}
FORT_RULINGS = {
    "RUL-13": "A claimed card gives its benefit first, then comes what its exploration tile gives, then the "
    "bonus tile of the fort. Goods may be above the limit until the turn ends.",
    "RUL-14": "You may leave a fort's bonus tile. Bonus tiles are never exchanged.",
}
ROUTE_RULINGS = {
    "RUL-1": "Once the merchant deck has run out, markets stay empty from the right and cannot be used.",
    "RUL-6": "Settlers on a route card that is replaced come home (option replaced: with stay they stand "
    "on the new card).",
    "RUL-7": "The turn after a change of the market is a whole turn, in the last round too. The storage is "
    "checked after each of the two; the round does not go on.",
    "RUL-9": "Everybody sees the score and the discarded merchants of everybody (option scores); point cards "
    "always lie open.",
    "RUL-22": "Upgrade cards can be used for nothing; trade cards only for at least one trade.",
    "RUL-25": "A card taken into a full route lies where the old one lay. Cards that are swapped keep their "
    "settlers.",
    "RUL-26": "Merchants put under the deck lie there in an order that nobody knows. Of fewer than 4 those "
    "there are laid out from the left; the market can be changed all the same.",
}
VOYAGE_RULINGS = {
    "RUL-4": "All boats begin on the sea tile, at no cost.",
    "RUL-8": "The default map is a star: the sea, six tiles around it, and one in each notch between two of "
    "them.",
    "RUL-15": "You may gain or upgrade where it changes nothing; a trade, whichever location asks for it, "
    "or a fort has to be done at least once.",
    "RUL-14": "Bonus tiles are never exchanged.",
    "RUL-17": "Whoever pays cubes of choice chooses them one by one.",
    "RUL-19": "Nothing is bought in part: without all the cubes it cannot be chosen. Rivals are paid "
    "clockwise from the payer.",
    "RUL-24": "Where the row of a symbol has no outpost left, none can be built on its tiles.",
    "RUL-32": "A boat that moves two tiles may come back to where it was, and then pays there like "
    "anywhere; 'any tile' is any other one. Where nothing can be reached and paid, the location cannot be "
    "used.",
    "RUL-33": "Maps of your own are connected.",
}


def in_order(*rulings: Mapping[str, str]) -> Mapping[str, str]:
    """By number; of two texts for the same one, the later."""
    found = {number: text for part in rulings for number, text in part.items()}
    return {number: found[number] for number in sorted(found, key=lambda number: int(number[4:]))}
