"""The engine's contract: a `Game` describes, a `State` is played, one decision at a time."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tradewinds.core.actions import Action, Vocabulary
from tradewinds.core.agenda import CHANCE, DEPTH, NOBODY, Agenda, actor_of, argument_of, number_of, phase_of
from tradewinds.core.codes import COMMON_END, GAME_OWNED, LEGAL, OWNER_BITS, CorePhase, CoreReason, Reason
from tradewinds.core.dealer import Source
from tradewinds.core.errors import BadOption, BadText, IllegalAction, UnknownAction
from tradewinds.core.notation import Plain, Reader, or_none, parse_plain, place, plain_text, whole
from tradewinds.core.slices import Slice
from tradewinds.core.view import Question, SeatView, View

NOT_ASKED: Final[i64] = 1
GAME_OVER: Final[i64] = 2
NO_MAP: Final = "none"
_TRACE_FACTOR: Final[i64] = 1_000_003
_LOW_40: Final[i64] = 0xFFFFFFFFFF


@dataclass(frozen=True)
class Outcome:
    """How a game ended. Seats are counted from 0, in the order of the table."""

    scores: tuple[int, ...]  #: by seat
    by_source: tuple[Mapping[str, int], ...]  #: the points of each seat, by where they come from
    ranking: tuple[int, ...]  #: seats, best first
    tie_break: bool  #: whether COM-8 decided the first place
    reason: str  #: why the game ended, in a sentence
    guarded: bool = False  #: stopped by RUL-16, not by an end that the players brought about

    @property
    def winner(self) -> int:
        """The seat that won."""
        return self.ranking[0]


class Game:
    """An immutable description: which rules, which pieces, which rulings. `make_game` makes it.

    `id` is its name and `version` that of its rules; `fewest` and `most` are its numbers of players;
    `options` are those of the table; actions have the indices from 0 to `action_count` - 1.

    >>> game = tradewinds.make_game("spice-road")
    >>> game.id, game.fewest, game.most
    ('spice-road', 2, 5)
    >>> game.action_text(game.index("rest"))
    'rest'

    Its states share one buffer for options, so they belong to one thread at a time; another
    thread makes a game of its own.
    """

    def __init__(
        self,
        *,
        name: str,
        version: int,
        players: tuple[int, int],
        options: dict[str, str],
        words: Vocabulary,
        trades: list[str],
        map_line: str,
        pack: str,
    ) -> None:
        self.id: Final[str] = name
        self.version: Final[int] = version
        self.fewest: Final[int] = players[0]
        self.most: Final[int] = players[1]
        self.options: Final[dict[str, str]] = options
        self.vocabulary: Final[Vocabulary] = words
        self.phases: Final[Mapping[int, str]] = words.codes.phases  # names of the questions an agenda holds
        self.reasons: Final[Mapping[int, Reason]] = words.codes.reasons
        self.trades: Final[list[str]] = trades  # by number, as questions are about them: `YY>G`
        self.map_line: Final[str] = map_line  # the map as a drawing in one line, NO_MAP without one
        self.pack: Final[str] = pack  # a hash of the pieces' values
        self.verb_of: Final[vec[i64]] = words.verb_of
        self.argument_of: Final[vec[i64]] = words.argument_of
        self.action_count: Final[int] = len(words.texts)
        size: i64 = self.action_count
        self.buffer: Final[vec[i64]] = vec[i64]([0] * size)

    def start(self, players: int) -> "State":
        """A new game before its first draw: everything in its box, and who begins (COM-10)."""
        self.check_players(players)
        state = self.empty_state(players)
        chosen = self.options["first"]
        if chosen == "random":
            state.agenda.push(CorePhase.FIRST, CHANCE, 1, 0)
        elif int(chosen) > players:
            raise BadOption(f"seat {chosen} cannot begin: there are {players} players")
        else:
            state.set_up(int(chosen) - 1)
        state.settle()
        return state

    def empty_state(self, players: int) -> "State":
        """A state with everything in its box and nothing asked yet."""
        raise TypeError("a game defines empty_state(players)")

    def from_data(self, data: Plain) -> "State":
        """The state that `State.data` wrote."""
        reader = Reader(data)
        state = self.empty_state(self.read_header(reader))
        state.read(reader)
        return state

    def header(self) -> Plain:
        """What a record must say so that the very same game can be made again."""
        return {
            "game": [self.id],
            "rules": [str(self.version)],
            "options": [f"{key}={value}" for key, value in self.options.items()],
            "map": [self.map_line],
            "pack": [self.pack],
        }

    def from_text(self, text: str) -> "State":
        """The state that `State.text` wrote."""
        return self.from_data(parse_plain(text))

    def action(self, index: int) -> Action:
        """The action with this index, taken apart into verb and words."""
        return self.vocabulary.action(index)

    def index(self, action: Action | str) -> int:
        """The index of an action, or of its text; UnknownAction says what the game has instead."""
        return self.vocabulary.index(str(action))

    def action_text(self, index: int) -> str:
        """The canonical text of the action with this index."""
        if not 0 <= index < self.action_count:
            raise UnknownAction(f"there is no action {index}")
        return self.vocabulary.texts[index]

    def check_players(self, players: int) -> None:
        """Raise BadOption unless so many can play."""
        if not self.fewest <= players <= self.most:
            raise BadOption(f"{self.id} is for {self.fewest} to {self.most} players, not {players}")

    def read_header(self, reader: Reader) -> int:
        """The first lines of a state's text; answers the number of players."""
        found, wanted = " ".join(reader.words("game")), f"{self.id} {self.version}"
        if found != wanted:
            raise BadText(f"this is a state of '{found[:60]}', not of '{wanted}'")
        return reader.number("players", self.fewest, self.most)


@mypyc_attr(acyclic=True)
class State:
    """A game in progress. Mutable; `copy()` is cheap. `Game.start` makes a new one.

    `game` is what is played and `players` how many play; `actor` is the seat that decides, CHANCE or
    NOBODY; `ply` counts the decisions so far, draws included.

    >>> state = tradewinds.make_game("spice-road", {"first": "1"}).start(players=2)
    >>> dealer = tradewinds.Dealer("any seed")
    >>> while state.actor == tradewinds.CHANCE:
    ...     drawn = state.deal(dealer)
    >>> state.actor
    0
    >>> state.apply_text("play s1")
    >>> state.actor
    1
    >>> state.apply_text("play m01")
    Traceback (most recent call last):
    ...
    tradewinds.core.errors.IllegalAction: 'play m01' is not possible now: ...

    A game's own class composes the modules' slices and says what a decision means in it.
    """

    def __init__(self, game: Game, players: i64, agenda: Agenda, modules: list[Slice]) -> None:
        self.game: Final[Game] = game
        self.players: Final[i64] = players
        self.agenda: Final[Agenda] = agenda
        self.modules: Final[list[Slice]] = modules  # by number
        self.first_module: Final[Slice] = modules[0]  # what all games have in common is asked most often
        self.actor: i64 = NOBODY  # a seat, CHANCE or NOBODY
        self.ply: i64 = 0  # how many decisions were made, draws included

    # -- for players and programs ------------------------------------------------------------

    def legal(self) -> list[int]:
        """The indices of all actions that may be taken now."""
        if self.actor == NOBODY:
            return []
        buffer = self.game.buffer
        return [buffer[i] for i in range(self.write_options(buffer))]

    def legal_actions(self) -> list[Action]:
        """The same, taken apart into verbs and words."""
        return [self.game.action(index) for index in self.legal()]

    def apply(self, action: int) -> None:
        """Take an action, or raise and change nothing."""
        if not 0 <= action < self.game.action_count:
            raise UnknownAction(f"there is no action {action}")
        index: i64 = action
        code: i64 = CoreReason.GAME_OVER if self.actor == NOBODY else self.why_not(index)
        if code != LEGAL:
            reason = self.game.reasons[code]
            raise IllegalAction(self.game.vocabulary.texts[action], reason.sentence, reason.name)
        self.perform(index)

    def apply_text(self, text: str) -> None:
        """Take the action with this text, as `apply` does."""
        self.apply(self.game.index(text))

    def refusal(self, action: int) -> str:
        """Why an action may not be taken now, as a sentence; empty when it may."""
        reason = self.reason(action)
        return "" if reason is None else reason.sentence

    def reason(self, action: int) -> Reason | None:
        """Why an action may not be taken now; None when it may."""
        if not 0 <= action < self.game.action_count:
            raise UnknownAction(f"there is no action {action}")
        code: i64 = CoreReason.GAME_OVER if self.actor == NOBODY else self.why_not(action)
        return None if code == LEGAL else self.game.reasons[code]

    def chances(self) -> list[tuple[int, int]]:
        """When CHANCE acts: every draw that may come, with its weight."""
        if self.actor != CHANCE:
            return []
        return [(action, self.chance_weight(action)) for action in self.legal()]

    def deal(self, source: Source) -> int:
        """Let chance act once; returns the action it took."""
        if self.actor != CHANCE:
            raise IllegalAction("a draw", "no draw is due", "no_draw_due")
        action = self.draw(source)
        self.perform(action)
        return action

    def text(self) -> str:
        """Canonical text, complete: `game.from_text` gives the same state."""
        return plain_text(self.data())

    def playout(self, source: Source) -> i64:
        """Play at random to the end; returns how many decisions the seats made."""
        buffer = self.game.buffer
        decisions: i64 = 0
        while self.actor != NOBODY:
            if self.actor == CHANCE:
                self.perform(self.draw(source))
            else:
                self.perform(buffer[source.below(self.write_options(buffer))])
                decisions += 1
        return decisions

    def traced_playout(self, source: Source, chance: Source, limit: i64) -> tuple[i64, i64]:
        """The same with draws from `chance`: the number of decisions, and a mix of every action."""
        buffer = self.game.buffer
        decisions: i64 = 0
        trace: i64 = 0
        while self.actor != NOBODY and decisions < limit:
            action: i64
            if self.actor == CHANCE:
                action = self.draw(chance)
            else:
                action = buffer[source.below(self.write_options(buffer))]
                decisions += 1
            self.perform(action)
            trace = (trace * _TRACE_FACTOR + action + 1) & _LOW_40
        return decisions, trace

    # -- for a game to write -----------------------------------------------------------------

    def copy(self) -> "State":
        """An independent state that goes on from here."""
        raise TypeError("a state defines copy()")

    def set_up(self, first: i64) -> None:
        """The first player is known: push what the table decides before the first turn."""
        raise TypeError("a state defines set_up()")

    def write_turn(self, seat: i64, buffer: vec[i64]) -> i64:
        """Write what a seat can do with its turn into the buffer; answers how many."""
        raise TypeError("a state defines write_turn()")

    def why_not_turn(self, seat: i64, verb: i64, argument: i64) -> i64:
        """LEGAL, or the code of the reason why a turn cannot be used like that."""
        raise TypeError("a state defines why_not_turn()")

    def write_own(self, item: i64, buffer: vec[i64]) -> i64:
        """The options of a question that the game itself answers."""
        raise TypeError("a state defines write_own()")

    def why_not_own(self, item: i64, verb: i64, argument: i64) -> i64:
        """LEGAL, or the code of the reason, for an answer to such a question."""
        raise TypeError("a state defines why_not_own()")

    def asks_own(self, item: i64) -> bool:
        """Whether such a question leaves anything to decide."""
        raise TypeError("a state defines asks_own()")

    def check_own(self, item: i64) -> bool:
        """Whether such a question, read from text, can be asked."""
        raise TypeError("a state defines check_own()")

    def perform_own(self, seat: i64, verb: i64, argument: i64) -> None:
        """Do what a verb of the game itself says."""
        raise TypeError("a state defines perform_own()")

    def end_turn(self) -> bool:
        """The agenda is empty: push what comes next; False when the game is over."""
        raise TypeError("a state defines end_turn()")

    def rounds_played(self) -> int:
        """How many rounds were begun."""
        raise TypeError("a state defines rounds_played()")

    def score(self, seat: i64) -> dict[str, int]:
        """Points by source, as they stand now."""
        raise TypeError("a state defines score()")

    def outcome(self) -> Outcome | None:
        """Scores, ranking and reason when the game is over, else None."""
        raise TypeError("a state defines outcome()")

    # -- one decision: who owns the question, and who the answer ---------------------------------

    def write_options(self, buffer: vec[i64]) -> i64:
        """Write every legal action into the buffer; answers how many."""
        item = self.agenda.top()
        phase = phase_of(item)
        if phase == CorePhase.TURN:
            return self.write_turn(actor_of(item), buffer)
        if phase < COMMON_END:
            return self.first_module.write_options(item, buffer)
        if phase >= GAME_OWNED:
            return self.write_own(item, buffer)
        return self.modules[phase >> OWNER_BITS].write_options(item, buffer)

    def why_not(self, action: i64) -> i64:
        """LEGAL, or the code of the reason why an action is not."""
        item = self.agenda.top()
        phase = phase_of(item)
        verb = self.game.verb_of[action]
        argument = self.game.argument_of[action]
        if phase == CorePhase.TURN:
            return self.why_not_turn(actor_of(item), verb, argument)
        if phase >= GAME_OWNED:
            return self.why_not_own(item, verb, argument)
        return self.modules[phase >> OWNER_BITS].why_not(item, verb, argument)

    def perform(self, action: i64) -> None:
        """Take an action known to be legal."""
        item = self.agenda.top()
        seat = actor_of(item)
        verb = self.game.verb_of[action]
        argument = self.game.argument_of[action]
        self.ply += 1
        if phase_of(item) == CorePhase.TURN:
            self.agenda.pop()
        if verb < COMMON_END:
            self.first_module.perform(seat, verb, argument)
        elif verb >= GAME_OWNED:
            self.perform_own(seat, verb, argument)
        else:
            self.modules[verb >> OWNER_BITS].perform(seat, verb, argument)
        self.settle()

    def settle(self) -> None:
        """After an action: drop questions with nothing to decide, find who acts next."""
        agenda = self.agenda
        while True:
            if agenda.depth == 0 and not self.end_turn():
                self.actor = NOBODY
                return
            item = agenda.top()
            if self.asks(item):
                self.actor = actor_of(item)
                return
            agenda.pop()
            phase = phase_of(item)
            if phase < GAME_OWNED:
                self.modules[phase >> OWNER_BITS].on_skipped(item)

    def asks(self, item: i64) -> bool:
        """Whether a question leaves anything to decide."""
        phase = phase_of(item)
        if phase < COMMON_END:
            return phase == CorePhase.TURN or self.first_module.asks(item)
        if phase >= GAME_OWNED:
            return self.asks_own(item)
        return self.modules[phase >> OWNER_BITS].asks(item)

    def draw(self, source: Source) -> i64:
        """The action that chance takes now."""
        item = self.agenda.top()
        return self.modules[phase_of(item) >> OWNER_BITS].draw(item, source)

    def chance_weight(self, action: i64) -> i64:
        """The weight of a draw beside the other draws that may come now."""
        item = self.agenda.top()
        weigher = self.modules[phase_of(item) >> OWNER_BITS]
        return weigher.weight(self.game.verb_of[action], self.game.argument_of[action])

    # -- words and views -------------------------------------------------------------------------

    def data(self) -> Plain:
        """Everything there is to know of this state, as words."""
        found: Plain = {
            "game": [self.game.id, str(self.game.version)],
            "players": [str(self.players)],
            "ply": [str(self.ply)],
            "over": ["yes" if self.actor == NOBODY else "no"],
            "agenda": or_none([self.item_text(n) for n in range(self.agenda.depth)]),
        }
        for part in self.modules:
            found.update(part.data())
        return found

    def read(self, reader: Reader) -> None:
        """The opposite of `data`, into an empty state."""
        self.ply = reader.number("ply", 0, 999_999_999)
        over = reader.name("over", ["no", "yes"]) == 1
        words = reader.words("agenda")
        for part in self.modules:
            part.read(reader)
        reader.finish()
        for word in [] if words == ["-"] else words:
            self.read_item(word)
        self.resume(over)

    def view(self, viewer: int | None) -> View:
        """What a seat, or a spectator (None), may know."""
        if viewer is not None and not 0 <= viewer < self.players:
            raise BadOption(f"there is no seat {viewer}: seats are 0 to {self.players - 1}")
        return View(
            game=self.game.id,
            version=self.game.version,
            players=int(self.players),
            viewer=viewer,
            actor=int(self.actor),
            ply=int(self.ply),
            asked=[self.question(n) for n in range(self.agenda.depth)],
            legal=self.legal() if viewer == self.actor else [],
            common=self.common_things(),
            seats=tuple([SeatView(seat, self.seat_things(seat, viewer)) for seat in range(self.players)]),
        )

    def common_things(self) -> dict[str, object]:
        """The middle of the table, where everybody sees the same: each module adds its own things."""
        common: dict[str, object] = {}
        for part in self.modules:
            common.update(part.view())
        return common

    def seat_things(self, seat: int, viewer: int | None) -> dict[str, object]:
        """One seat's things, with its score unless the table hides it until the end (RUL-9)."""
        shown = self.game.options.get("scores") != "hidden" or viewer == seat or self.actor == NOBODY
        things: dict[str, object] = {}
        for part in self.modules:
            things.update(part.seat_view(seat, shown))
        if shown:
            things["score"] = self.score(seat)
        return things

    def turn_begins(self) -> bool:
        """Whether a seat is asked what to do with its turn, and not for a step of it."""
        return self.agenda.depth > 0 and phase_of(self.agenda.top()) == CorePhase.TURN

    def question(self, position: int) -> Question:
        return self.question_of(self.agenda.items[position])

    def question_of(self, item: i64) -> Question:
        """An item of the agenda, or a printed step, in words."""
        phase = self.game.phases[phase_of(item)]
        return Question(phase, int(actor_of(item)), int(number_of(item)), int(argument_of(item)))

    def item_text(self, position: int) -> str:
        """A question of the agenda: what, whom, how often, and a number of its own."""
        asked = self.question(position)
        who = "chance" if asked.actor == CHANCE else str(asked.actor + 1)
        return f"{asked.phase}:{who}:{asked.times}:{asked.about}"

    def read_item(self, word: str) -> None:
        parts = word.split(":")
        if len(parts) != 4 or self.agenda.depth >= DEPTH // 2:
            raise BadText(f"'agenda' takes a few words as in turn:1:1:0, not '{word[:40]}'")
        names = self.game.phases
        phase = list(names)[place("agenda", parts[0], list(names.values()))]
        actor = int(CHANCE)
        if parts[1] != "chance":
            actor = whole("agenda", parts[1], 1, int(self.players)) - 1
        number = whole("agenda", parts[2], 1, 999)
        argument = whole("agenda", parts[3], 0, 999)
        self.agenda.push(phase, actor, number, argument)
        if not self.fits(self.agenda.top()):
            raise BadText(f"'{word[:40]}' of 'agenda' does not fit the rest")

    def fits(self, item: i64) -> bool:
        """Whether the top question, read from text, can be asked upon those below it.

        The first turn waits at the bottom until the table is set up; no other turn waits for anything.
        """
        below = self.agenda.depth - 1
        if any(self.agenda.items[n] == item for n in range(below)):
            return False
        phase = phase_of(item)
        setting_up = below > 0 and phase_of(self.agenda.items[0]) == CorePhase.TURN
        if phase >= GAME_OWNED:
            return not setting_up and self.check_own(item)
        module = self.modules[phase >> OWNER_BITS]
        if module.sets_up(phase) != setting_up and not (setting_up and actor_of(item) == CHANCE):
            return False
        return module.check(item)

    def resume(self, over: bool) -> None:
        """Go on from an agenda that was read from text."""
        agenda = self.agenda
        for part in self.modules:
            part.check_whole(over)
        if over:
            if agenda.depth > 0:
                raise BadText("the game is over, but its agenda is not empty")
            self.actor = NOBODY
            return
        if agenda.depth == 0 or not self.asks(agenda.top()):
            raise BadText("'agenda' asks nothing, and the game is not over")
        self.actor = actor_of(agenda.top())
        if not self.legal():
            raise BadText("nothing can be decided in this position, and the game is not over")


def rank(by_source: list[dict[str, int]], order: list[int], reason: str, guarded: bool) -> Outcome:
    """Seats from best to worst; of equal scores the later in turn order is better (COM-8)."""
    scores = [sum(sources.values()) for sources in by_source]
    ranking = sorted(order, key=lambda seat: (-scores[seat], -order.index(seat)))
    tied = scores[ranking[0]] == scores[ranking[1]]
    return Outcome(tuple(scores), tuple(by_source), tuple(ranking), tied, reason, guarded)
