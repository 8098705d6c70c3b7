"""Make the golden records anew: `python -m tests.golden.make GAME`, only when its rules version changes.

The players are no masters, but they take what wins when they can, so that the games end as games do.
"""

import sys
from pathlib import Path
from typing import Any

from tests.settlers import PACK
from tradewinds import CHANCE, NOBODY, Dealer, Dice, Game, State, make_game
from tradewinds.components.catalog import load_catalog
from tradewinds.core.record import new_record
from tradewinds.testing import FORT_IDS

FOLDER = Path(__file__).parent
ORDERS = {order.id: order.text for order in load_catalog().victory_tiles}
LIKED = ("build", "upgrade", "bonus", "trade", "play", "acquire", "stay", "work", "travel", "explore", "take")
SEEDS = {2: 2**64 + 11, 3: 2**64 + 12, 4: 2**64 + 13}


def eager(state: State, dice: Dice) -> int:
    """Take what wins the game; else anything, but rest seldom."""
    texts = {state.game.action_text(action): action for action in state.legal()}
    wanted = [text for text in prizes(state) if text in texts]
    if wanted:
        return texts[wanted[0]]
    liked = [action for text, action in texts.items() if text.startswith(LIKED)]
    actions = liked if liked and dice.below(4) > 0 else list(texts.values())
    return actions[int(dice.below(len(actions)))]


def prizes(state: State) -> list[str]:
    """Forts; or a port's tile, and sailing to a port whose tile can be paid."""
    view: Any = state.view(int(state.actor)).data()
    if "forts" in view:
        return [f"work {location['id']}" for location in view["locations"] if location["id"] in FORT_IDS]
    hold = view["seats"][view["actor"]]["hold"]
    costs = [ORDERS.get(tile, "YYYYYYYYYYYY").split(" ")[0] for tile in view["ports"]]
    payable = [all(hold.count(good) >= cost.count(good) for good in "YRGB") for cost in costs]
    return ["claim", *(f"sail port-{number}" for number, can_pay in enumerate(payable, start=1) if can_pay)]


def golden_text(game: Game, players: int, seed: int) -> str:
    state, dealer, dice = game.start(players), Dealer(seed), Dice(seed)
    record = new_record(state.game, [f"eager {seat + 1}" for seat in range(players)], dealer)
    while state.actor != NOBODY:
        action = int(state.draw(dealer)) if state.actor == CHANCE else eager(state, dice)
        record.add(state, action)
        state.apply(action)
    record.finish(state)
    return record.text()


def golden_game(name: str) -> Game:
    """With fixed pieces where the standard ones may be tuned for balance."""
    return make_game(name, pack=None if name == "sand-to-sea" else PACK)


def golden_file(game: str, players: int) -> Path:
    return FOLDER / f"{game}-{players}.txt"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        for number, seed in SEEDS.items():
            text = golden_text(golden_game(name), number, seed)
            golden_file(name, number).write_text(text, encoding="utf-8")
