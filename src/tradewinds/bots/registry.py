"""Bots by name, as the command line writes them: `random`, `greedy`, `search:1000`, `./mine.py:MyBot`."""

import re
from collections.abc import Callable

from tradewinds.bots.chance import RandomBot
from tradewinds.bots.choice import Fault
from tradewinds.bots.own import is_own, load_own, make_own, own_parts
from tradewinds.bots.position import Bot
from tradewinds.bots.search import MOST_SIMULATIONS
from tradewinds.bots.thinking import DistractedBot, GreedyBot, SearchBot
from tradewinds.core.errors import BadOption

# For people. A level is a number of simulations, and a time after which it plays what it has found.
LEVELS: dict[str, Callable[[], Bot]] = {
    "easy": lambda: DistractedBot(4),
    "normal": lambda: SearchBot(400, 800),
    "hard": lambda: SearchBot(4_000, 2_000),
    "expert": lambda: SearchBot(40_000, 4_500),
}
BUILT_IN: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot, **LEVELS}
KNOWN = (
    f"{', '.join(BUILT_IN)}, search:1000 (simulations), search:500ms (a decision), "
    "or a class of your own as in ./mybot.py:MyBot"
)
_SEARCH = re.compile(r"search:([0-9]{1,9})(ms)?")


def make_bot(name: str) -> Bot:
    """A new player of this name, in this process; `seat_bot` guards against what it may do wrong."""
    if is_own(name):
        try:
            return make_own(load_own(name), own_parts(name)[0])
        except Fault as fault:
            raise BadOption(f"{name} {fault}") from fault
    if name in BUILT_IN:
        return BUILT_IN[name]()
    if found := _SEARCH.fullmatch(name):
        return make_search(int(found[1]), found[2] is not None)
    raise BadOption(f"there is no bot '{name}': a bot is {KNOWN}")


def make_search(number: int, timed: bool) -> Bot:
    if timed and number < 1:
        raise BadOption("a search needs at least one millisecond")
    return SearchBot(MOST_SIMULATIONS, number) if timed else SearchBot(number)


def check_bot(name: str) -> None:
    """Complain about a name that is no bot's; whether a file of the user is there is not asked."""
    if not is_own(name):
        make_bot(name)
