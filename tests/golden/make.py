"""Make the golden records anew: `python -m tests.golden.make`, only when the rules version changes.

The players are no masters, but they take victory tiles when they can, so that the games end as
games do.
"""

from pathlib import Path
from typing import Any

from tradewinds import CHANCE, NOBODY, Dealer, Dice, Game, State, make_game
from tradewinds.components.catalog import load_catalog
from tradewinds.core.record import new_record

FOLDER = Path(__file__).parent
SEEDS = {2: 2**64 + 11, 3: 2**64 + 12, 4: 2**64 + 13}


def eager(state: State, dice: Dice, orders: dict[str, str]) -> int:
    """Claim; else sail to a port whose tile can be paid; else anything, but rest seldom."""
    game, actions = state.game, state.legal()
    texts = {game.action_text(action): action for action in actions}
    if "claim" in texts:
        return texts["claim"]
    view: Any = state.view(int(state.actor)).data()
    hold = view["seats"][view["actor"]]["hold"]
    for number, tile in enumerate(view["ports"], start=1):
        cost = orders.get(tile, "YYYYYYYYYYYY").split(" ")[0]
        if f"sail port-{number}" in texts and all(hold.count(good) >= cost.count(good) for good in "YRGB"):
            return texts[f"sail port-{number}"]
    verbs = ("build", "upgrade", "bonus", "trade", "play", "acquire", "stay")
    liked = [action for text, action in texts.items() if text.startswith(verbs)]
    if liked and dice.below(4) > 0:
        return liked[int(dice.below(len(liked)))]
    return actions[int(dice.below(len(actions)))]


def golden_text(game: Game, players: int, seed: int) -> str:
    state, dealer, dice = game.start(players), Dealer(seed), Dice(seed)
    orders = {order.id: order.text for order in load_catalog().victory_tiles}
    record = new_record(state.game, [f"eager {seat + 1}" for seat in range(players)], dealer)
    while state.actor != NOBODY:
        action = int(state.draw(dealer)) if state.actor == CHANCE else eager(state, dice, orders)
        record.add(state, action)
        state.apply(action)
    record.finish(state)
    return record.text()


def golden_file(game: str, players: int) -> Path:
    return FOLDER / f"{game}-{players}.txt"


if __name__ == "__main__":
    for number, seed in SEEDS.items():
        golden_file("sand-to-sea", number).write_text(
            golden_text(make_game("sand-to-sea"), number, seed), encoding="utf-8"
        )
