"""The rules in brief, for somebody who sits down at the terminal without knowing them."""

from tradewinds.games.rulings import RULINGS

_GOALS = {
    "sand-to-sea": "Trade goods up from Y to B, and spend them in ports on victory tiles: "
    "the fourth tile of anybody ends the game, and most points win."
}
_BRIEF = {
    "sand-to-sea": """\
Goods go up in value: Y < R < G < B. Your hold has room for 10; what is over goes back at a turn's end.

A turn is one of four things.
Acquire  a merchant card of the row. It costs one cube on each card to its left; cubes that lie on the
         card you take are yours.
Play     a card of your hand: gain goods, upgrade cubes by one level a step, or trade as often as you can.
Sail     Each tile costs you a card, from your hand or your played cards. Where the boat ends on a market
         with rival boats, you give each of their owners a cube. Then, on a market, you may build an
         outpost (the first there is free) and trade, if you have one there; in a port you may buy its
         victory tile. You may also stay where you are, to do these things.
Rest     Take all your played and discarded cards back into your hand.

Every outpost comes from the row of its market's symbol on your board, from the left. When a column is
empty in all four rows, you get something at once: a merchant card for the first column, a card or a bonus
tile for the others.

When somebody has taken a fourth victory tile, the round is played to its end. Points: victory tiles, the
numbers uncovered on your board, point tiles, and 1 for every cube that is not Y. Of equals, the one who
comes later in turn order wins.

Our rulings, where the rule sheet is silent:"""
}


def goal(game: str) -> str:
    return _GOALS[game]


def rules_text(game: str) -> str:
    rulings = [f"{number:7} {text}" for number, text in RULINGS[game].items()]
    return "\n".join([_BRIEF[game], *rulings])
