"""What a judge is, and the one that every game has.

A judge looks at one part of a box and writes numbers about a seat: how much it has, how near it
is to what it wants. What each number is worth in points stands in weights.toml, a game.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.core.agenda import phase_of
from tradewinds.core.bits import count
from tradewinds.core.codes import CorePhase
from tradewinds.core.goods import amount, total
from tradewinds.core.state import State
from tradewinds.rules.common import Common, common_of

NEARLY_FULL: Final[i64] = 3  # free places of a storage that is nearly full
TEMPO: Final = "turn to come"
FAR: Final = -99.0  # how near something is that is not there


class Judge:
    """Writes its numbers about a seat, one for each of its names."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final[list[str]] = names

    def write(self, state: State, seat: i64, out: vec[float], n: i64) -> i64:
        """Write from place n on; answers the place after the last number."""
        raise TypeError("a judge defines write()")


class Goal(Judge):
    """The judge of what a game is played for: it knows how far the game is."""

    def stage(self, state: State) -> i64:
        """How many of them the seat has that has most."""
        raise TypeError("a goal defines stage()")


def most(sets: vec[i64]) -> i64:
    """The size of the largest set."""
    found: i64 = 0
    for members in sets:
        found = max(found, count(members))
    return found


def level_sum(goods: i64) -> i64:
    """Goods by level: yellow 1, red 2, green 3, brown 4."""
    return amount(goods, 0) + 2 * amount(goods, 1) + 3 * amount(goods, 2) + 4 * amount(goods, 3)


def highest(goods: i64) -> i64:
    """The level of the dearest cube, 0 without any."""
    level: i64 = 4
    while level > 0 and amount(goods, level - 1) == 0:
        level -= 1
    return level


def missing(goods: i64, cost: i64) -> i64:
    """The cubes of a cost that are not there, by level."""
    found: i64 = 0
    good: i64 = 0
    while good < 4:
        lack = amount(cost, good) - amount(goods, good)
        if lack > 0:
            found += lack * (good + 1)
        good += 1
    return found


@final
class Nearest:
    """Goes through cards or tiles that a seat may want, and keeps how near the nearest ones are."""

    def __init__(self) -> None:
        self.payable: i64 = 0
        self.near: float = FAR
        self.twice: float = FAR
        self.second: float = FAR

    def clear(self) -> None:
        self.payable = 0
        self.near = FAR
        self.twice = FAR
        self.second = FAR

    def add(self, worth: i64, short: i64, at_once: bool) -> None:
        """Something of this worth, for which cubes of so many levels are missing."""
        if short == 0 and at_once and worth > self.payable:
            self.payable = worth
        this = float(worth - short)
        if this > self.near:
            self.second = self.near
            self.near = this
        elif this > self.second:
            self.second = this
        self.twice = max(self.twice, this - float(short))

    def write(self, out: vec[float], n: i64) -> i64:
        """The best that can be paid now, the nearest, the same by another measure, the second."""
        out[n] = float(self.payable)
        out[n + 1] = self.near if self.near > FAR else 0.0
        out[n + 2] = self.twice if self.twice > FAR else 0.0
        out[n + 3] = self.second if self.second > FAR else 0.0
        return n + 4


class StorageJudge(Judge):
    """Cubes, and whether a turn of this round is still to come (COM-1 to COM-6)."""

    def __init__(self, common: Common) -> None:
        super().__init__(["yellow", "red", "green", "brown", "nearly full", TEMPO])

    def write(self, state: State, seat: i64, out: vec[float], n: i64) -> i64:
        common = common_of(state)
        goods = common.hold[seat]
        good: i64 = 0
        while good < 4:
            out[n + good] = float(amount(goods, good))
            good += 1
        over = total(goods) - common.limit[seat] + NEARLY_FULL
        out[n + 4] = float(over) if over > 0 else 0.0
        out[n + 5] = 1.0 if turn_to_come(common, seat) else 0.0
        return n + 6


def turn_to_come(common: Common, seat: i64) -> bool:
    """Whether a seat has its turn of this round still before it."""
    if seat == common.seat:
        agenda = common.agenda
        return agenda.depth > 0 and phase_of(agenda.items[0]) == CorePhase.TURN
    after = common.seat
    while True:
        after = common.after(after)
        if after == common.first:
            return False
        if after == seat:
            return True
