"""A game told turn by turn: which deeds belong together, and to whom.

A *chapter* is a turn of a seat, or the draws between two decisions. It is known by the number of lines
of the record before it: as a turn goes on, its chapter comes again with more in it.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from tradewinds.core.agenda import CHANCE
from tradewinds.core.goods import LETTERS
from tradewinds.core.state import Game, State
from tradewinds.narration.deeds import deeds_between
from tradewinds.narration.types import Chapter, Deed

__all__ = ["Chapter", "Story", "add_deed", "tell"]


class Story:
    """Follows a game line by line. What is finished is not kept: chapters go to whoever tells them."""

    def __init__(self) -> None:
        self.lines = 0
        self.begun = False  # somebody has had a turn
        self.turn: Chapter | None = None  # the last one of a seat
        self.draws: Chapter | None = None  # the last one of chance, while it goes on

    def add(self, before: State, action: int, after: State) -> Chapter:
        """One more line; returns the chapter that it begins or continues."""
        seat = None if before.actor == CHANCE else int(before.actor)
        done = deeds_between(before, action, after)
        return self.tell(seat, before.turn_begins(), before.rounds_played(), done)

    def follow(self, before: State, actions: Iterable[int], after: State) -> list[Chapter]:
        """Lines that lead from one position to another; returns the chapters they begin or continue."""
        found: dict[int, Chapter] = {}
        *way, last = actions
        for action in way:
            state = before.copy()
            state.apply(action)
            chapter = self.add(before, action, state)
            found[chapter.start] = chapter
            before = state
        chapter = self.add(before, last, after)
        found[chapter.start] = chapter
        return list(found.values())

    def tell(self, seat: int | None, begins: bool, round: int, done: Iterable[Deed]) -> Chapter:
        """The same for a line whose deeds are known: whose it is, and whether it begins a turn."""
        self.begun = self.begun or begins
        start, number, told = self._open(seat, begins, round)
        self.lines += 1
        for deed in done:
            told = add_deed(told, deed)
        chapter = Chapter(start=start, end=self.lines, round=number, seat=seat, deeds=told)
        if seat is None:
            self.draws = chapter
        else:
            self.turn, self.draws = chapter, None
        return chapter

    def _open(self, seat: int | None, begins: bool, round: int) -> tuple[int, int, tuple[Deed, ...]]:
        """Where the chapter of the next line starts, its round, and what is in it so far.

        A draw in between does not end a turn.
        """
        last = self.draws if seat is None else self.turn
        if last is not None and last.seat == seat and not begins:
            return last.start, last.round, last.deeds
        return self.lines, round if self.begun else 0, ()

    def open_chapters(self) -> list[Chapter]:
        """Those that may go on, as they stand."""
        return [chapter for chapter in (self.turn, self.draws) if chapter is not None]


def tell(game: Game, players: int, actions: Iterable[int]) -> tuple[Story, list[Chapter]]:
    """A whole game: all its chapters, and the story that goes on from there.

    >>> game, dealer = tradewinds.make_game("spice-road", {"first": "1"}), tradewinds.Dealer("any seed")
    >>> state, actions = game.start(players=2), []
    >>> while state.actor == tradewinds.CHANCE:
    ...     actions.append(state.deal(dealer))
    >>> story, chapters = tradewinds.tell(game, 2, [*actions, game.index("acquire 1")])
    >>> chapters[-1].seat, [deed.kind for deed in chapters[-1].deeds]
    (0, ['acquired'])
    """
    story, state = Story(), game.start(players)
    chapters: dict[int, Chapter] = {}
    for action in actions:
        before = state.copy()
        state.apply(action)
        chapter = story.add(before, action, state)
        chapters[chapter.start] = chapter
    return story, list(chapters.values())


def add_deed(told: tuple[Deed, ...], deed: Deed) -> tuple[Deed, ...]:
    """One more deed of a chapter, joined to the last one where it is more of the same."""
    if not deed.more:
        return (*told, deed)
    if told and told[-1].kind == deed.kind:
        return (*told[:-1], _joined(told[-1], deed))
    return (*told, replace(deed, more=False))


def _joined(first: Deed, more: Deed) -> Deed:
    """Both as one. A cube that is upgraded twice was upgraded by two levels."""
    paid, got = first.paid + more.paid, first.got + more.got
    if first.kind == "upgraded":
        paid, got = _goods(paid, without=got), _goods(got, without=paid)
    return replace(
        first,
        piece=more.piece or first.piece,
        paid=_goods(paid),
        got=_goods(got),
        number=first.number + more.number,
        cards=first.cards + more.cards,
    )


def _goods(letters: str, without: str = "") -> str:
    """Goods in their order, but for those that are in both."""
    return "".join([letter * (letters.count(letter) - without.count(letter)) for letter in LETTERS])
