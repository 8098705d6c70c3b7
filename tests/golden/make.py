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
LIKED = (
    *("build", "upgrade", "bonus", "trade", "play", "acquire", "stay", "harvest", "stop"),
    *("work", "travel", "explore", "take"),
)
SEEDS = {2: 2**64 + 11, 3: 2**64 + 12, 4: 2**64 + 13}
LUCKY = {("eastern-wonders", 3): 2**64 + 15, ("eastern-wonders", 4): 2**64 + 15}  # they end in time


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
    """Forts and point cards; or a port's tile, and getting to a port whose tile can be paid."""
    view: Any = state.view(int(state.actor)).data()
    if "forts" in view:
        return [f"work {location['id']}" for location in view["locations"] if location["id"] in FORT_IDS]
    if "orders" in view:
        return [f"claim {number}" for number in range(1, 6)]
    seat = view["seats"][view["actor"]]
    costs = [ORDERS.get(tile, "YYYYYYYYYYYY").split(" ")[0] for tile in view["ports"]]
    payable = [all(seat["hold"].count(good) >= cost.count(good) for good in "YRGB") for cost in costs]
    wanted = [f"port-{number}" for number, can_pay in enumerate(payable, start=1) if can_pay]
    if "loose" not in view:
        return ["claim", *(f"sail {port}" for port in wanted)]
    there = ["stop", "stay"] if seat["boat"] in wanted else []
    return ["claim", *there, *(course(state, view, wanted) if wanted else [])]


def course(state: Any, view: Any, ports: list[str]) -> list[str]:
    """Tile by tile towards the nearest of the ports."""
    hexes = {tile: hex for hex, tile in enumerate(view["map"])}
    far = state.game.layout.distances()
    return [
        f"sail {tile}" for tile in sorted(hexes, key=lambda t: min(far[hexes[t]][hexes[p]] for p in ports))
    ]


def golden_text(game: Game, players: int) -> str:
    seed = LUCKY.get((game.id, players), SEEDS[players])
    state, dealer, dice = game.start(players), Dealer(seed), Dice(seed)
    record = new_record(state.game, [f"eager {seat + 1}" for seat in range(players)], dealer)
    while state.actor != NOBODY:
        action = int(state.draw(dealer)) if state.actor == CHANCE else eager(state, dice)
        record.add(state, action)
        state.apply(action)
    record.finish(state)
    return record.text()


def golden_game(name: str) -> Game:
    """With fixed pieces, because the standard ones of the settlements may be tuned for balance."""
    return make_game(name, pack=PACK)


def golden_file(game: str, players: int) -> Path:
    return FOLDER / f"{game}-{players}.txt"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        for number in SEEDS:
            text = golden_text(golden_game(name), number)
            golden_file(name, number).write_text(text, encoding="utf-8")
