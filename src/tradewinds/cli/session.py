"""A game in progress at one terminal: the state, its record, its draws, and what was told of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tradewinds.bots.seating import SeatedBot, decision_seed
from tradewinds.cli.composition import scene_of
from tradewinds.cli.files import write_whole
from tradewinds.cli.scene import Scene
from tradewinds.cli.seats import HUMAN, Player
from tradewinds.cli.telling import sentence_of
from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.dealer import Dealer
from tradewinds.core.errors import BadRecord
from tradewinds.core.record import Record, new_record, replay
from tradewinds.core.state import Game, State
from tradewinds.narration.deeds import Deed, deeds
from tradewinds.narration.story import Chapter, Story
from tradewinds.words.catalog import ENGLISH


@dataclass(frozen=True)
class Entry:
    """A decision in the log. `chosen` is False when it was the only option, or a draw."""

    actor: int
    opens: bool  # it begins a turn
    deeds: tuple[Deed, ...]
    chosen: bool
    quiet: bool  # a draw of the setup, which a look at the board tells better
    remark: str = ""  # a sentence to be told before: a bot has lost its seat


class Session:
    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        record: Record,
        dealer: Dealer,
        bots: Mapping[int, SeatedBot],
    ) -> None:
        self.game = game
        self.players = list(players)
        self.names = [player.name for player in players]
        self.record = record
        self.dealer = dealer
        self.bots = bots  # by seat
        self.state: State = game.start(len(self.players))
        self.log: list[Entry] = []
        self.remark = ""  # for the next entry

    # -- playing -------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    def human_to_act(self) -> bool:
        return self.actor >= 0 and self.players[self.actor].kind == HUMAN

    def scene(self) -> Scene:
        """What the seat to act may know; between decisions of seats, what a spectator may."""
        return scene_of(self.state, self.actor if self.actor >= 0 else None, self.names)

    def automatic(self) -> int:
        """What chance or a bot does now."""
        if self.actor == CHANCE:
            return int(self.state.draw(self.dealer))
        bot = self.bots[self.actor]
        before = bot.fault
        action = bot.choose(self.state, decision_seed(self.dealer.seed, self.actor, int(self.state.ply)))
        if bot.fault is not None and before is None:
            self.remark = bot.fault
        return action

    def take(self, action: int) -> None:
        """Note, tell and apply a decision."""
        self.record.add(self.state, action)
        self.note(self.state, action)
        self.state.apply(action)
        if self.actor == NOBODY:
            self.record.finish(self.state)

    def note(self, state: State, action: int) -> None:
        """Write the log; called before the action is applied, also when a record is replayed."""
        actor, done = int(state.actor), deeds(state, action)
        setup = actor == CHANCE and not any(entry.actor != CHANCE for entry in self.log)
        self.log.append(
            Entry(
                actor=actor,
                opens=state.turn_begins(),
                deeds=tuple(done),
                chosen=actor >= 0 and len(state.legal()) > 1,
                quiet=setup and not any(deed.kind == "began" for deed in done),
                remark=self.remark,
            )
        )
        self.remark = ""

    # -- the log -------------------------------------------------------------------------------------

    def lines(self, start: int = 0, language: str = ENGLISH) -> list[str]:
        """The log from an entry on, the decisions of a turn in one sentence."""
        found: list[str | Chapter] = []
        story = Story()
        for entry in self.log[start:]:
            if entry.remark:
                found.append(entry.remark)
            if entry.quiet:
                continue
            seat = None if entry.actor == CHANCE else entry.actor
            chapter = story.tell(seat, entry.opens, 0, entry.deeds)
            found = [one for one in found if isinstance(one, str) or one.start != chapter.start]
            found.append(chapter)
        told = [
            one if isinstance(one, str) else sentence_of(one, self.game, self.names, language)
            for one in found
        ]
        return [line for line in told if line]

    # -- undo ----------------------------------------------------------------------------------------

    def refuse_undo(self) -> str:
        """Why the seat to act cannot take back its last decision; empty when it can."""
        if not any(entry.actor == self.actor and entry.chosen for entry in self.log):
            return "You have not decided anything yet."
        for entry in reversed(self.log):
            if entry.actor == CHANCE:
                return "Your last decision stands: a card or tile was drawn since."
            if entry.actor != self.actor:
                return f"Your last decision stands: {self.names[entry.actor]} has acted since."
            if entry.chosen:
                return ""
        return "You have not decided anything yet."

    def undo(self) -> None:
        """Back to the last decision that left a choice. No draw lies between, so none is lost."""
        kept = max(number for number, entry in enumerate(self.log) if entry.chosen)
        self.state = replay(self.game, self.record, kept)
        del self.record.decisions[kept:], self.log[kept:]

    # -- saving ----------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        write_whole(path, self.record.text())


def new_session(
    game: Game, players: Sequence[Player], seed: int | str, bots: Mapping[int, SeatedBot]
) -> Session:
    dealer = Dealer(seed)
    seats = [player.word(seat) for seat, player in enumerate(players)]
    record = new_record(game, seats, dealer)
    return Session(game, players, record, dealer, bots)


def resumed_session(
    game: Game, players: Sequence[Player], record: Record, bots: Mapping[int, SeatedBot]
) -> Session:
    """A saved game, every line checked, its draws where they would be had it never been left."""
    if record.seed is None:
        raise BadRecord(1, "there is no seed in the record, so its draws cannot go on")
    if len(players) != record.players:
        raise BadRecord(4, f"the record has {record.players} seats, and {len(players)} players are given")
    record.seats = [player.word(seat) for seat, player in enumerate(players)]
    session = Session(game, players, record, Dealer(record.seed), bots)

    def each(state: State, action: int) -> None:
        if state.actor == CHANCE:
            state.draw(session.dealer)  # a forced draw may take nothing from the dealer: ask the state
        session.note(state, action)

    session.state = replay(game, record, each=each)
    return session
