"""`tradewinds pack new`: enter what is printed on your own pieces, with the box in front of you.

It goes location by location, and the board is drawn as it fills. Every answer is checked and kept at once.
"""

import shlex
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.drafts import BoardDrafts
from tradewinds.cli.files import need_folder
from tradewinds.cli.parts.land import sides_of
from tradewinds.cli.parts.locations import PrintedBoards
from tradewinds.cli.phrases import listed
from tradewinds.cli.shorthand import HELP, location_text
from tradewinds.cli.terminal import Ask, Leave, read_line, sentence
from tradewinds.components.settlements import (
    CELLS,
    GAP_SIDES,
    MISSING,
    OPEN,
    SIDES,
    fixed_action,
    icons_on,
)
from tradewinds.core.errors import BadOption, BadPack
from tradewinds.games.registry import INFOS, make_game

BOARD_WIDTH = 64
BOARD_GAMES = tuple(game for game, info in INFOS.items() if info.boards)
LONG_WORDS = {"back": "b", "quit": "q", "exit": "q", "help": "?"}
HINT = "Type what is printed: '3 yyg p' is 3 settlers, gain YYG, plough. Enter takes what stands in brackets."
KEYS = "? helps, b goes back, q stops"

Place = tuple[str, int]  # a side, and the number of a cell or one of the next two
GAP = 0  # which cell has no location
WRONG = -1  # which cell is to be corrected


def new_boards(file: Path, chosen: str, console: Console, ask: Ask = input) -> None:
    """Enter the boards of a pack; `chosen` is a game or some sides, and asked for if it is empty."""
    need_folder(file)
    sides = sides_named(chosen)
    try:
        drafts = BoardDrafts(file) if file.exists() else named_drafts(file, console, ask)
        sides = sides or asked_sides(drafts, console, ask)
        Entering(drafts, sides, console, ask).run()
    except (Leave, EOFError, KeyboardInterrupt):
        console.print()
        tell_pause(file, sides, console)
    else:
        tell_end(drafts, sides, console)


# -- before the first location ---------------------------------------------------------------------


def named_drafts(file: Path, console: Console, ask: Ask) -> BoardDrafts:
    while True:
        name = read_line(ask, f"A name for your pack [{file.stem}]: ")
        drafts = BoardDrafts(file, name or file.stem)
        try:
            drafts.save()
        except BadPack as error:
            say(console, error.problem)
        else:
            return drafts


def asked_sides(drafts: BoardDrafts, console: Console, ask: Ask) -> tuple[str, ...]:
    open_sides = tuple(side for side in SIDES if not drafts.complete(side))
    if open_sides and len(open_sides) < len(SIDES):
        all_of_them = f"the {len(open_sides)} that are not entered yet"
    else:
        all_of_them = f"all {len(SIDES)}"
    while True:
        typed = read_line(ask, f"Which sides? A game, or sides as in A1 B1; Enter for {all_of_them}: ")
        if LONG_WORDS.get(typed, typed) == "q":
            raise Leave
        try:
            return sides_named(typed) if typed else open_sides or SIDES
        except BadOption as error:
            say(console, str(error))


def sides_named(words: str) -> tuple[str, ...]:
    """The sides of a game, or those that are listed: `A1 B1`, `a1,b1`."""
    if words in BOARD_GAMES:
        return sides_of(make_game(words))
    listed_sides = words.replace(",", " ").split()
    if unknown := [word for word in listed_sides if word.upper() not in SIDES]:
        expected = f"expected some of {' '.join(SIDES)}, or {listed(BOARD_GAMES, 'or')}"
        raise BadOption(f"'{unknown[0]}' is no side of a board, and no game with boards: {expected}")
    return tuple(dict.fromkeys(side.upper() for side in listed_sides))


# -- location by location --------------------------------------------------------------------------


class Entering:
    """Asks for every cell of some sides that is not entered yet."""

    def __init__(self, drafts: BoardDrafts, sides: Sequence[str], console: Console, ask: Ask) -> None:
        self.drafts = drafts
        self.sides = sides
        self.console = console
        self.ask = ask
        self.problem = ""  # of a side as a whole
        if all(drafts.complete(side) for side in sides):  # then they are gone through once more
            for side in sides:
                drafts.reopen(side)

    def run(self) -> None:
        self.console.print(HINT, markup=False)
        place = self.next_place()
        while place is not None:
            self.draw(*place)
            place = self.answered(place)

    def next_place(self) -> Place | None:
        """The first place without an answer; sides that are through are taken over on the way."""
        for side in self.sides:
            if self.drafts.complete(side):
                continue
            cells = self.drafts.cells(side)
            if side in GAP_SIDES and MISSING not in cells:
                return side, GAP
            if OPEN in cells:
                return side, cells.index(OPEN) + 1
            self.problem = self.drafts.finish(side)
            if self.problem:
                return side, WRONG
            self.draw(side)
            say(self.console, f"{side} is complete")
        return None

    def answered(self, place: Place) -> Place | None:
        """Ask until there is an answer, and tell what is asked next."""
        while True:
            typed = read_line(self.ask, self.prompt(*place))
            word = LONG_WORDS.get(typed.lower(), typed.lower())
            if word == "q":
                raise Leave
            if word == "?":
                self.console.print(HELP, markup=False)
            elif word == "b" and (earlier := self.place_before(place)) is not None:
                return earlier
            elif word == "b":
                say(self.console, "this is the first location")
            else:
                try:
                    return self.taken(*place, typed)
                except BadPack as error:
                    say(self.console, error.problem)
                except BadOption as error:
                    say(self.console, str(error))

    def prompt(self, side: str, number: int) -> str:
        if number == WRONG:
            return f"Which cell of {side} do you want to correct? 1-{CELLS}: "
        if number == GAP:
            return f"Which cell of {side} has no location? 1-{CELLS} [{self.drafts.gap(side)}]: "
        return f"{side}-{number} [{self.before(side, number)}]: "

    def before(self, side: str, number: int) -> str:
        """What Enter keeps: what was entered there, or else what is expected."""
        return self.drafts.cells(side)[number - 1] or self.drafts.expected(side)[number - 1]

    def taken(self, side: str, number: int, typed: str) -> Place | None:
        """Take an answer in, and tell what is asked next."""
        if number == WRONG:
            cell = cell_number(typed)
            return side, GAP if self.drafts.cells(side)[cell - 1] == MISSING else cell
        if number == GAP:
            self.drafts.put_gap(side, cell_number(typed) if typed else self.drafts.gap(side))
        else:
            before = self.before(side, number)
            text = location_text(typed, fixed_action(side, number), before) if typed else before
            self.drafts.put(side, number, text)
        return self.next_place()

    def place_before(self, place: Place) -> Place | None:
        places = [
            (side, number)
            for side in self.sides
            for number in range(GAP if side in GAP_SIDES else 1, CELLS + 1)
            if number == GAP or self.drafts.cells(side)[number - 1] != MISSING
        ]
        if place[1] == WRONG:  # it is asked after all cells of its side
            return [earlier for earlier in places if earlier[0] == place[0]][-1]
        at = places.index(place)
        return places[at - 1] if at else None

    def draw(self, side: str, asked: int | None = None) -> None:
        """The side as far as it is entered."""
        self.console.print()
        board = DraftBoard(self.drafts, side, asked)
        self.console.print(board, width=min(BOARD_WIDTH, self.console.width))
        self.console.print(self.status(side), style=paint.FAINT)
        if asked == WRONG:
            say(self.console, f"{side} {self.problem}")

    def status(self, side: str) -> str:
        """How far you are, icons to look out for, and what else you can type."""
        found = Counter(location.icon for location in self.drafts.locations(side))
        icons = [f"{icon} icons: {found[icon]} of {most}" for icon, most in icons_on(side).items() if most]
        return "   ".join([f"side {self.sides.index(side) + 1} of {len(self.sides)}", *icons, KEYS])


class DraftBoard(PrintedBoards):
    """One side; cells that are not entered have only their names, the one that is asked for has an arrow."""

    def __init__(self, drafts: BoardDrafts, side: str, asked: int | None) -> None:
        locations = drafts.locations(side)
        super().__init__([side], {location.id: location for location in locations})
        self.asked = f"{side}-{asked}"
        self.gaps = [f"{side}-{n}" for n, cell in enumerate(drafts.cells(side), start=1) if cell == MISSING]

    def cell(self, name: str, width: int) -> list[Text]:
        side, _, number = name.partition("-")
        if name in self.gaps:
            return [Text("no location", paint.FAINT)]
        first, *others = super().cell(name, width) or [
            Text(name, paint.FAINT),
            Text(fixed_action(side, int(number)), paint.FAINT),
        ]
        return [Text("> ", paint.NAME).append_text(first) if name == self.asked else first, *others]


def cell_number(typed: str) -> int:
    """`3` or `C1-3`."""
    digit = typed[-1:]
    if digit not in [str(number) for number in range(1, CELLS + 1)]:
        raise BadOption(f"expected the number of a cell, 1 to {CELLS}, in reading order")
    return int(digit)


# -- the end ---------------------------------------------------------------------------------------


def tell_pause(file: Path, sides: Sequence[str], console: Console) -> None:
    if not file.exists():
        say(console, "nothing was entered")
        return
    console.print("What you have entered is kept. Go on with")
    tell_command(console, f"tradewinds pack new {shlex.quote(str(file))} --boards{option_of(sides)}")


def option_of(sides: Sequence[str]) -> str:
    """How a command chooses these sides again."""
    if len(sides) in (0, len(SIDES)):
        return ""
    same = [game for game in BOARD_GAMES if sides_named(game) == sides]
    return f" --game {same[0]}" if same else f" --sides {','.join(sides)}"


def tell_end(drafts: BoardDrafts, sides: Sequence[str], console: Console) -> None:
    """What the pack has now, and the commands that play with it."""
    own = [side for side in SIDES if drafts.complete(side)]
    others = "" if len(own) == len(SIDES) else ", and the standard values on the other sides"
    console.print(
        f"Your pack '{drafts.name}' is ready, with your values on {listed(own)}{others}. Play with it:",
        markup=False,
    )
    command = f"tradewinds play {game_with(sides)} --pack {shlex.quote(str(drafts.file))}"
    tell_command(console, command)
    tell_command(console, f"{command} --terminal")


def game_with(sides: Sequence[str]) -> str:
    """The game that has most of these sides, and fewest others."""
    shared = {game: set(sides_named(game)) & set(sides) for game in BOARD_GAMES}
    return max(BOARD_GAMES, key=lambda game: (len(shared[game]), -len(sides_named(game))))


def tell_command(console: Console, command: str) -> None:
    console.print(f"  {command}", markup=False, soft_wrap=True)


def say(console: Console, words: str) -> None:
    console.print(paint.paint_sentence(sentence(words)))
