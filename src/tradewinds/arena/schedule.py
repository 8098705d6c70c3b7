"""Who plays whom, in which seats, with which deals.

A *line-up* is the bots of one game, without their order. Which line-ups there are depends on how
many bots there are for the seats:

- one bot: it plays all seats (for what a game is like, not for ratings);
- fewer bots than seats: for each ordered pair, one of the first among seats of the second;
- as many bots as seats: all of them together, and the same one may be there more than once;
- more bots than seats: all combinations.

Luck is shared out evenly. A deal is one seed of the dealer; it belongs to one line-up, which plays it once
for each rotation of its bots over the seats. Whatever a seat is dealt, and whoever begins: all bots of the
line-up have it in turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from tradewinds.core.errors import BadOption

MOST_GAMES = 1_000_000  # a line-up


@dataclass(frozen=True)
class Fixture:
    """A game to be played."""

    number: int
    deal: int
    rotation: int
    seats: tuple[str, ...]  # the bot in each


@dataclass(frozen=True)
class Schedule:
    """All games of a run. Line-ups take turns, so that whatever part was played is a fair one."""

    line_ups: tuple[tuple[str, ...], ...]
    rotations: int
    deals: int  # of all line-ups

    def __len__(self) -> int:
        return self.deals * self.rotations

    def fixture(self, number: int) -> Fixture:
        deal, rotation = divmod(number, self.rotations)
        line_up = self.line_ups[deal % len(self.line_ups)]
        return Fixture(number, deal, rotation, line_up[rotation:] + line_up[:rotation])


def make_schedule(bots: Sequence[str], players: int, games: int) -> Schedule:
    """At least `games` games a line-up: the last deal is played in all rotations too."""
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(f"the number of games goes from 1 to {MOST_GAMES:,}, not {games}")
    if not bots or not all(bots):
        raise BadOption("bots go as in random,greedy: names with commas between them")
    for bot in bots:
        if bots.count(bot) > 1 and len(bots) != players:
            raise BadOption(f"the bot '{bot}' is given twice, which goes only when each seat has its bot")
    # All rotations of a single bot are the same.
    rotations = players if len(set(bots)) > 1 else 1
    found = tuple(line_ups(bots, players))
    return Schedule(found, rotations, len(found) * -(-games // rotations))


def line_ups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    if len(bots) == 1:
        return [(bots[0],) * players]
    if len(bots) < players:
        return [(one, *[other] * (players - 1)) for one, other in permutations(bots, 2)]
    return list(combinations(bots, players))
