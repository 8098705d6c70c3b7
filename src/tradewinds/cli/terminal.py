"""Playing in the terminal: the board, a question, numbered options, and a few commands."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.table import Table as Grid
from rich.text import Text

from tradewinds.bots.seating import SECONDS
from tradewinds.cli import paint
from tradewinds.cli.board import Board, goods_line
from tradewinds.cli.phrases import listed, many
from tradewinds.cli.rules import goal, rules_page
from tradewinds.cli.scene import Scene
from tradewinds.cli.seats import players_of, read_players, seated
from tradewinds.cli.session import Session, new_session, resumed_session
from tradewinds.cli.telling import TypedNames
from tradewinds.cli.words import describe_option, grouped_option, in_groups, question, task
from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.errors import UnknownAction
from tradewinds.core.record import Record
from tradewinds.core.state import Game, Outcome
from tradewinds.games.registry import Setting, catalog_of, info_of
from tradewinds.narration.reasons import why
from tradewinds.words.catalog import ENGLISH
from tradewinds.words.telling import tell_reason

Ask = Callable[[str], str]

GROUPED_FROM = 8  # so many options get headings
SIDE_BY_SIDE_FROM = 5  # so many of a heading stand side by side
SHORT_FROM = 3  # the same where they take less than two fifths of the width
LOG_LINES = 20
LONG_WORDS = {"undo": "u", "board": "b", "log": "l", "save": "s", "quit": "q", "exit": "q", "help": "?"}
HELP = """\
a number        take that option
{example:<16}take an action by its text, as records write it
{why:<16}why an action is not possible now
u               take back your last decision, until a draw or another player has acted
b               draw the board again
l               the last lines of the log
s FILE          save the game in a new file, and keep it up to date from now on
q               leave; a game with a save file can be taken up again
rules           how the game goes, and our rulings
?               this help"""


def read_line(ask: Ask, prompt: str) -> str:
    try:
        return ask(prompt).strip()
    except RuntimeError:  # there is no keyboard: standard input is closed
        raise EOFError from None


class Leave(Exception):
    """The person wants to stop playing."""


def play_terminal(
    game: Game,
    seats: Sequence[str],
    seed: int | str,
    console: Console,
    save: str | Path | None = None,
    record: Record | None = None,
    ask: Ask = input,
    pack: str | None = None,
    bot_seconds: float = SECONDS,
    language: str = ENGLISH,
) -> Record:
    """Play a game from start or, with a record, from where it was left; returns its record.

    Seats are `human`, `human:Ann`, `random`, `Bob=random`, `./mybot.py:MyBot`. A record brings its
    own seed, and its own seats when `seats` is empty. Bots of the user make the game once more, for
    which they need the `pack` that it was made with.
    """
    players = players_of(record) if record is not None and not seats else read_players(seats)
    edition = catalog_of(game).edition
    setting = Setting(game.id, len(players), game.options, game.map_line, pack, edition)
    over = record is not None and record.result is not None
    with seated([] if over else players, setting, bot_seconds) as bots:
        if record is None:
            session = new_session(game, players, seed, bots)
        else:
            session = resumed_session(game, players, record, bots)
        Terminal(session, console, None if save is None else Path(save), ask, language).run()
    return session.record


class Terminal:
    """One person, or several in turn, at one keyboard."""

    def __init__(
        self, session: Session, console: Console, save: Path | None, ask: Ask, language: str = ENGLISH
    ) -> None:
        self.session = session
        self.language = language  # of questions, options, reasons and the log
        self.console = console
        self.save_path = save
        self.ask = ask
        self.told = len(session.log)  # entries of the log that were printed
        self.leaving = False  # q was typed, and there is no save file yet
        self.fresh = True  # the board has not been drawn since somebody else acted
        self.last_actor = NOBODY
        self.example = info_of(session.game).example

    def run(self) -> None:
        if self.session.log:
            self.tell_log()
        else:
            self.say(f"{goal(self.session.game)} Type 'rules' for more, '?' for help.")
        try:
            while self.session.actor != NOBODY:
                self.decide()
        except (Leave, EOFError, KeyboardInterrupt):
            self.say_goodbye()
            return
        self.tell()
        self.console.print(Board(self.session.scene()))
        outcome = self.session.state.outcome()
        if outcome is not None:
            self.console.print(final_table(outcome, self.session.names))
            for line in verdict(outcome, self.session.names):
                self.say(line)

    def decide(self) -> None:
        """One decision of whoever is to act."""
        session = self.session
        if not session.human_to_act():
            self.fresh = True
            with self.thinking():
                action = session.automatic()
            self.take(action)
            return
        scene = session.scene()
        legal = scene.table.legal
        self.fresh = self.fresh or session.actor != self.last_actor
        self.last_actor = session.actor
        if len(legal) == 1 and scene.table.asked != "turn":  # what is left to do is no decision
            self.tell()
            words = describe_option(scene, legal[0], self.language)
            self.say(f"{session.names[session.actor]} has one option, and it is taken: {words}.")
            self.take(legal[0])
            self.told = len(session.log)
            return
        if self.fresh:
            self.draw_board()
        self.tell()  # below the board, where it is still on the screen
        self.answer(self.ask_options(scene))

    def take(self, action: int) -> None:
        self.session.take(action)
        self.autosave()

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """Say who is thinking, and wipe it away with the answer: it is read only where that takes a while.

        Nothing could say it later, for a search holds everything up until it is through.
        """
        if self.session.actor == CHANCE or not self.console.is_terminal:
            yield
            return
        self.console.print(f"{self.session.names[self.session.actor]} is thinking", style=paint.FAINT, end="")
        try:
            yield
        finally:
            self.console.control(Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2)))

    # -- showing -----------------------------------------------------------------------------------------

    def say(self, sentence: str) -> None:
        self.console.print(paint.paint_sentence(sentence))

    def tell(self) -> None:
        """Print what happened since this was last called."""
        for line in self.session.lines(self.told, self.language):
            self.say(line)
        self.told = len(self.session.log)

    def tell_log(self) -> None:
        for line in self.session.lines(language=self.language)[-LOG_LINES:]:
            self.say(line)

    def draw_board(self) -> None:
        self.console.print()
        self.console.print(Board(self.session.scene()))
        self.fresh = False

    def ask_options(self, scene: Scene) -> Sequence[int]:
        """The question, what the seat pays with, and every option with its number; answers the options."""
        who = paint.paint_seat(scene.seat.seat, scene.name(scene.seat.seat))
        line = Grid.grid(padding=(0, 3, 0, 0))
        line.add_row(who, goods_line(scene, scene.seat))
        self.console.print()
        self.console.print(line)
        self.console.print(paint.paint_sentence(question(scene, self.language)), style="bold")
        legal = scene.table.legal
        if len(legal) < GROUPED_FROM:
            words = [describe_option(scene, action, self.language) for action in legal]
            self.console.print(plain_options(words))
            return legal
        ordered = in_groups(scene, legal)
        items = [grouped_option(scene, action, self.language) for action in ordered]
        self.console.print(grouped_options(items, self.console.width))
        return ordered

    # -- asking ------------------------------------------------------------------------------------------

    def answer(self, legal: Sequence[int]) -> None:
        """Read lines until one decides something or changes the table."""
        session = self.session
        while True:
            typed = read_line(self.ask, f"{session.names[session.actor]}, 1-{len(legal)} or ? for help: ")
            action = self.chosen(typed, legal)
            if action is not None:
                self.take(action)
                return
            if self.command(typed):
                return

    def chosen(self, typed: str, legal: Sequence[int]) -> int | None:
        """The action that was typed as a number or as its text, if it is an option."""
        if typed.isascii() and typed.isdigit():
            number = int(typed) if len(typed) < 10 else 0
            return legal[number - 1] if 1 <= number <= len(legal) else None
        try:
            action = self.session.game.index(" ".join(typed.split()))
        except UnknownAction:
            return None
        return action if action in legal else None

    def command(self, typed: str) -> bool:
        """Anything that is no option; True when the question has to be asked anew."""
        word, _, rest = typed.partition(" ")
        word, rest = LONG_WORDS.get(word.lower(), word.lower()), rest.strip()
        if word == "q" and not rest:
            self.leave()
            return False
        self.leaving = False
        if word == "u" and not rest:
            return self.undo()
        if word == "b" and not rest:
            self.fresh = True
            return True
        if word == "l" and not rest:
            self.tell_log()
        elif word == "rules" and not rest:
            self.console.print(rules_page(self.session.game))
        elif word == "?" and not rest:
            example = self.example
            help = HELP.format(example=example, why=f"why {example}")
            self.console.print(help, highlight=False, markup=False)
        elif word == "s":
            self.save_as(rest)
        elif word == "why":
            self.say(self.why(rest) if rest else f"Name the action, as in 'why {self.example}'.")
        elif typed:
            self.say(self.misunderstood(typed))
        return False

    def why(self, text: str) -> str:
        session = self.session
        try:
            action = session.game.index(" ".join(text.split()))
        except UnknownAction as error:
            return sentence(str(error))
        refused = why(session.state, action)
        if refused is None:
            return f"'{text}' is possible now."
        names = TypedNames(session.game, session.names, self.language)
        reason = tell_reason(refused, names, title=task(session.scene(), self.language))
        return f"'{text}' is not possible now. {reason}"

    def misunderstood(self, typed: str) -> str:
        session = self.session
        last = len(session.state.legal())
        if typed.isascii() and typed.isdigit():
            return f"There is no option {typed[:12]}: the numbers go from 1 to {last}."
        verb = typed.split(maxsplit=1)[0]
        if any(text.split()[0] == verb for text in session.game.vocabulary.texts):
            return self.why(typed)
        return f"'{typed[:40]}' is not a command. Type a number from 1 to {last}, or ? for help."

    def undo(self) -> bool:
        if reason := self.session.refuse_undo():
            self.say(reason)
            return False
        self.session.undo()
        self.told = len(self.session.log)
        self.say("Your last decision is taken back.")
        self.fresh = True
        self.autosave()
        return True

    # -- saving and leaving ------------------------------------------------------------------------------

    def write(self, path: Path) -> bool:
        try:
            self.session.save(path.expanduser())
        except OSError as error:
            self.say(f"The game could not be saved in {path}: {error.strerror or error}.")
            return False
        except (RuntimeError, ValueError):  # no such home folder, or a character no path may have
            self.say(f"The game could not be saved in {path}: that is no file name.")
            return False
        return True

    def autosave(self) -> None:
        if self.save_path is not None and not self.write(self.save_path):
            self.say("It goes on unsaved; 's FILE' saves it elsewhere.")
            self.save_path = None

    def save_as(self, file: str) -> None:
        path = Path(file) if file else self.save_path
        if path is None:
            self.say("There is no save file yet: name one, as in 's game.txt'.")
        elif path != self.save_path and path.exists():
            self.say(f"{path} exists already, and it is not this game's: name another file.")
        elif self.write(path):
            self.say(f"The game is saved in {path}.")
            self.save_path = self.save_path or path

    def leave(self) -> None:
        if self.save_path is None and not self.leaving:
            self.leaving = True
            self.say("This game has no save file. 's FILE' saves it; q once more leaves without saving.")
            return
        raise Leave

    def say_goodbye(self) -> None:
        self.console.print()
        if self.save_path is not None and self.write(self.save_path):
            self.say(f"Goodbye. The game is saved in {self.save_path}.")
        else:
            self.say("Goodbye. The game was not saved.")


# -- options and results as tables -----------------------------------------------------------------


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:].rstrip(".") + "."


def numbered(number: int, text: str) -> Text:
    return Text(f"{number:>3} ", paint.NAME).append_text(paint.paint_sentence(text))


def plain_options(words: Sequence[str]) -> RenderableType:
    return Group(*(numbered(number, text) for number, text in enumerate(words, start=1)))


def grouped_options(items: Sequence[tuple[str, str]], width: int) -> RenderableType:
    """Options under headings."""
    parts: list[RenderableType] = []
    for heading, group in groupby(enumerate(items, start=1), key=lambda item: item[1][0]):
        numbers = [(number, text) for number, (_, text) in group]
        lines = [numbered(number, text) for number, text in numbers]
        if any(text != heading for _, text in numbers):
            parts.append(Text(heading, paint.LABEL))
        parts.append(side_by_side(lines, width))
    return Group(*parts)


def side_by_side(lines: Sequence[Text], width: int) -> RenderableType:
    """Lines in columns where there are many of them, or some short ones; a long one stands alone."""
    widest = max(len(line) for line in lines)
    column = min(widest, width // 2 - 1)
    few = len(lines) < (SHORT_FROM if widest <= width * 2 // 5 else SIDE_BY_SIDE_FROM)
    if few or sum(len(line) <= column for line in lines) * 3 < len(lines) * 2:
        return Group(*lines)
    for line in lines:
        line.pad_right(max(column - len(line), 0))
    return paint.Packed(lines, gap=2)


def final_table(outcome: Outcome, names: Sequence[str]) -> RenderableType:
    """Scores by source, best first."""
    grid = Grid(title="Final scores", title_justify="left", title_style="bold")
    grid.add_column("Place", justify="right")
    grid.add_column("Player")
    for source in outcome.by_source[0]:
        grid.add_column(source.capitalize(), justify="right")
    grid.add_column("Total", justify="right", style="bold")
    for place, seat in enumerate(outcome.ranking, start=1):
        points = [str(points) for points in outcome.by_source[seat].values()]
        grid.add_row(str(place), paint.paint_seat(seat, names[seat]), *points, str(outcome.scores[seat]))
    return grid


def verdict(outcome: Outcome, names: Sequence[str]) -> list[str]:
    """Who won and why, and every tie with how it was decided (COM-8)."""
    winner = outcome.winner
    points = many(outcome.scores[winner], "point")
    lines = [f"The game is over: {outcome.reason}. {names[winner]} wins with {points}."]
    for score in sorted(set(outcome.scores), reverse=True):
        level = [seat for seat in outcome.ranking if outcome.scores[seat] == score]
        if len(level) > 1:
            tied = listed([names[seat] for seat in level])
            first = names[level[0]]
            lines.append(f"{tied} have {score} each: {first} is ahead, having taken a turn last.")
    return lines
