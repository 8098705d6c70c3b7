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
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how many, and when that was

    def take(self, key: str) -> None:
        now = self.clock()
        left, at = self._left.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.a_second)
        self._left[key] = (max(left - 1, 0) if left >= 1 else left, now)
        if len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)
        if left < 1:
            wait = (1 - left) / self.a_second
            raise Refused(
                Code.TOO_FAST,
                f"that is too often: try again in {wait:.0f} seconds"
                if wait > 1
                else "that is too fast: try again in a moment",
            )

    def forget(self, key: str) -> None:
        self._left.pop(key, None)
