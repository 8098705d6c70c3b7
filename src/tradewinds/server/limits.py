"""How often somebody may ask for something."""

import time
from collections import OrderedDict
from collections.abc import Callable

from tradewinds.server.refusals import Code, Refused

MOST_KEYS = 50_000


class Limit:
    """So many at once, and so many a second after that; each key is counted for itself."""

    def __init__(self, burst: float, a_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.a_second = a_second
        self.clock = clock
        self._spare: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how many, and when that was

    def take(self, key: str) -> None:
        now = self.clock()
        spare, at = self._spare.pop(key, (self.burst, now))
        spare = min(self.burst, spare + (now - at) * self.a_second)
        self._spare[key] = (max(spare - 1, 0) if spare >= 1 else spare, now)
        if len(self._spare) > MOST_KEYS:
            self._spare.popitem(last=False)
        if spare < 1:
            wait = (1 - spare) / self.a_second
            raise Refused(
                Code.TOO_FAST,
                f"that is too often: try again in {wait:.0f} seconds"
                if wait > 1
                else "that is too fast: try again in a moment",
            )

    def forget(self, key: str) -> None:
        self._spare.pop(key, None)
