"""What an observer is, and the one that every game has.

An observer looks at one part of a box and writes what a view tells of it, as bytes: first what lies
on the table, then the things of each seat, beginning with the seat that looks. Beside the numbers
it has their names. It writes nothing that is not in the view of that seat.
"""

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.core.agenda import argument_of, number_of, phase_of
from tradewinds.core.bits import has
from tradewinds.core.state import Game
from tradewinds.envs.observers.words import BYTE, MOST, capped, clear, four, words_for
from tradewinds.games.parts import Parts
from tradewinds.rules.common import LAST_ROUND, Common, CommonPhase, trade_of
from tradewinds.rules.islands import IslandPhase

LARGEST: Final = int(MOST)


@dataclass(frozen=True)
class Entry:
    """Some bytes that belong together: their name, shape and largest number, and what they are."""

    name: str
    shape: tuple[int, ...]
    high: int
    text: str
    words: int = 0  # how long it is with the bytes that fill it up; 0: others share the last word

    @property
    def count(self) -> int:
        found = 1
        for length in self.shape:
            found *= length
        return found


def whole(name: str, shape: tuple[int, ...], high: int, text: str) -> Entry:
    """An entry that begins with a word and fills its last one."""
    entry = Entry(name, shape, high, text)
    return Entry(name, shape, high, text, words_for(entry.count))


class Observer:
    """Writes what it sees of a part; `common` and `seat` name it, in the order in which it is written.

    Those entries that share a word stand one after the other, and the word after them begins anew.
    """

    def __init__(self, common: list[Entry], seat: list[Entry]) -> None:
        self.common: Final[list[Entry]] = common
        self.seat: Final[list[Entry]] = seat
        self.after: Observer | None = None  # the one that writes next

    def write(self, parts: Parts, viewer: i64, words: vec[i64], at: i64) -> i64:
        """What lies on the table; answers the place after the last word."""
        return at

    def write_seat(self, parts: Parts, seat: i64, shown: bool, words: vec[i64], at: i64) -> i64:
        """A seat's things; `shown` is whether the viewer may see its score (RUL-9)."""
        return at


@final
class TableObserver(Observer):
    """The question that is asked, those that wait, and every seat's storage (COM-1 to COM-6)."""

    def __init__(self, game: Game, common: Common) -> None:
        phases = sorted(game.phases)
        names = ", ".join([game.phases[phase] for phase in phases])
        trades: i64 = len(common.rules.give)
        many: i64 = 256
        self.size: Final[i64] = words_for(len(phases))
        self.place: Final[vec[i64]] = vec[i64]([0] * many)  # of a phase, in the list of phases
        for place, phase in enumerate(phases):
            self.place[phase] = place
        self.trade: Final[vec[i64]] = vec[i64](  # the printed word of each trade
            [printed_trade(common.rules.give[n], common.rules.change[n]) for n in range(trades)]
        )
        super().__init__(
            [
                whole("asked", (len(phases),), 1, f"the question that is asked: {names}"),
                whole("waiting", (len(phases),), 1, "the questions that come after it"),
                Entry("trade", (2, 4), LARGEST, "the trade that is asked about: cubes given, cubes got"),
                Entry("times", (), LARGEST, "how many times the question is asked"),
                Entry("about", (), LARGEST, "its own number; of a trade, 1 when it is a must; not of a toll"),
                Entry("round", (), int(LAST_ROUND), "the round"),
                Entry("ending", (), 1, "1 in the last round"),
                Entry("owed", (4,), 1, "seats that are paid a toll"),
            ],
            [
                Entry("goods", (4,), LARGEST, "cubes in the storage"),
                Entry("limit", (), LARGEST, "how many cubes it holds; 0 for a seat that nobody has"),
                Entry("acts", (), 1, "1 for the seat that is asked"),
                Entry("turn", (), 1, "1 for the seat whose turn it is"),
                Entry("first", (), 1, "1 for the seat that began"),
            ],
        )

    def write(self, parts: Parts, viewer: i64, words: vec[i64], at: i64) -> i64:
        common = parts.common
        agenda = common.agenda
        end = clear(words, at, self.size * 2 + 2)
        position: i64 = 0
        last = agenda.depth - 1
        waiting = at + self.size
        while position < last:
            place = self.place[phase_of(agenda.items[position])]
            words[waiting + (place >> 3)] |= BYTE[place & 7]
            position += 1
        now = capped_round(common.round) << 16
        if common.ending:
            now |= 1 << 24
        if last >= 0:
            item = agenda.items[last]
            place = self.place[phase_of(item)]
            words[at + (place >> 3)] = BYTE[place & 7]
            now |= self.question(item, viewer, common, words, end - 2)
        words[end - 1] = now
        return end

    def question(self, item: i64, viewer: i64, common: Common, words: vec[i64], at: i64) -> i64:
        """How often, about what, and who is owed; the trade goes to its own word."""
        phase = phase_of(item)
        about = argument_of(item)
        owed: i64 = 0
        if phase == IslandPhase.TOLL:
            other: i64 = 0
            while other < common.players:
                if has(about, other):
                    behind = other - viewer
                    owed |= BYTE[4 + (behind if behind >= 0 else behind + common.players)]
                other += 1
            about = 0
        elif phase == CommonPhase.TRADE or phase == IslandPhase.VISIT:
            words[at] = self.trade[trade_of(item)]
            about &= 1
        return capped(number_of(item)) | (capped(about) << 8) | owed

    def write_seat(self, parts: Parts, seat: i64, shown: bool, words: vec[i64], at: i64) -> i64:
        common = parts.common
        word = four(common.hold[seat]) | (capped(common.limit[seat]) << 32)
        if parts.state.actor == seat:
            word |= BYTE[5]
        if common.seat == seat:
            word |= BYTE[6]
        if common.first == seat:
            word |= BYTE[7]
        words[at] = word
        return at + 1


def capped_round(number: i64) -> i64:
    return number if number < LAST_ROUND else LAST_ROUND


def printed_trade(give: i64, change: i64) -> i64:
    """A trade as a word: four bytes that are given, and four that are got."""
    return four(give) | (four(give + change) << 32)
