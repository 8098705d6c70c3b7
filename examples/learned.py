"""A bot that plays what examples/learn.py has learned, from learned.npz in the working folder.

tradewinds arena spice-road --bots ./examples/learned.py:Learned,greedy --games 400 --out match
"""

import os
from pathlib import Path

from network import load_network
from tradewinds.bots import Position
from tradewinds.envs.observation import Observation

FILE = Path(os.environ.get("LEARNED", "learned.npz"))


class Learned:
    def __init__(self) -> None:
        self.network = load_network(FILE)
        self.observation: Observation | None = None

    def choose(self, position: Position) -> int:
        state = position.state()
        if self.observation is None:
            self.observation = Observation(position.game, int(state.players))
        seen = self.observation.of(state, position.seat)
        logits = self.network.forward(seen[None]).logits[0]
        return max(position.legal, key=lambda action: float(logits[action]))
