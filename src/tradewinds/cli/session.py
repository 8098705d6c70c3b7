"""A game in progress at one terminal: the state, its record, its draws, and what was told of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tradewinds.bots.seating import SeatedBot, decision_seed
from tradewinds.cli.composition import scene_of
from tradewinds.cli.files import write_whole
from tradewinds.cli.scene import Scene
from tradewinds.cli.seats import HUMAN, Player
from tradewinds.cli.words import deed, is_draw, told
from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.dealer import Dealer
from tradewinds.core.errors import BadRecord
from tradewinds.core.record import Record, new_record, replay
from tradewinds.core.state import Game, State


@dataclass(frozen=True)
class Entry:
    """A decision in the log. `chosen` is False when it was the only option, or a draw."""

    actor: int
    opens: bool  # it begins a turn, and with it a sentence
    sentence: str
    deed: str
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
        view = self.state.view(self.actor if self.actor >= 0 else None).data()
        return scene_of(view, self.game, self.names)

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
        scene = scene_of(state.view(None).data(), self.game, self.names)
        actor, drawn = int(state.actor), is_draw(scene, action)
        begins = self.game.action(action).verb == "first"
        self.log.append(
            Entry(
                actor=actor,
                opens=scene.table.asked in ("turn", "choose"),
                sentence=told(scene, action),
                deed="" if drawn else deed(scene, action),
                chosen=actor >= 0 and len(state.legal()) > 1,
                quiet=actor == CHANCE and not begins and not any(entry.deed for entry in self.log),
                remark=self.remark,
            )
        )
        self.remark = ""

    # -- the log -------------------------------------------------------------------------------------

    def lines(self, start: int = 0) -> list[str]:
        """The log from an entry on, the decisions of a turn in one sentence."""
        found: list[str] = []
        before: Entry | None = None
        for entry in self.log[start:]:
            if entry.quiet:
                continue
            if entry.remark:
                found.append(entry.remark)
                before = None
            if before is not None and not entry.opens and entry.deed and entry.actor == before.actor:
                found[-1] = f"{found[-1].removesuffix('.')}{joined(before.deed, entry.deed)}."
            elif before is not None and before.actor == entry.actor == CHANCE:
                found[-1:] = drawn_together(found[-1], entry.sentence)
            else:
                found.append(entry.sentence)
            before = entry
        return found

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


def joined(before: str, deed: str) -> str:
    """How a sentence goes on: `discarded m01` and `discarded m02` become `discarded m01 m02`."""
    verb, _, thing = deed.partition(" ")
    again = before.startswith(f"{verb} ") and " " not in thing and before.count(" ") == 1
    return f" {thing}" if again else f", {deed}"


def drawn_together(before: str, sentence: str) -> list[str]:
    """Draws that tell the same, in one sentence: `m01 (gain Y), m07 (YY>G) joined the row.`"""
    piece, _, what = before.rpartition(") ")
    other, _, same = sentence.rpartition(") ")
    return [f"{piece}), {sentence}"] if piece and other and what == same else [before, sentence]


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
