"""Colours of the terminal. Every colour stands beside a letter or a number that says the same.

Goods and seats are letters on a coloured ground, readable on dark and light terminals alike.
"""

import re
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.text import Text

GOODS = {
    "Y": Style.parse("bold #3a2a00 on #f4b62a"),
    "R": Style.parse("bold #ffffff on #c5402f"),
    "G": Style.parse("bold #05251a on #2fa37c"),
    "B": Style.parse("bold #ffffff on #734c37"),
}
SEATS = (
    Style.parse("bold #ffffff on #2a5bc8"),
    Style.parse("bold #ffffff on #c2387b"),
    Style.parse("bold #23262f on #fbf8f0"),
    Style.parse("bold #ffffff on #2c2f3a"),
    Style.parse("bold #04292a on #27b0ac"),
)
PLAIN = Style()
EDGE = Style.parse("dim")
FAINT = Style.parse("dim")
NAME = Style.parse("bold")
SEA = Style.parse("#4a90a0")
LABEL = Style.parse("dim")

# Goods in a sentence: `YYY`, `YY>G`, `6Y`; never letters inside a word or a name like m10.
_GOODS_IN_TEXT = re.compile(r"(?<![\w-])\d*[YRGB]+(?:>[YRGB]+)?(?![\w'-])")


def paint_goods(text: str) -> Text:
    """Goods, or a trade: only the letters are coloured."""
    painted = Text()
    for character in text:
        painted.append(character, GOODS.get(character, PLAIN))
    return painted


def paint_sentence(sentence: str) -> Text:
    """A sentence with its goods coloured."""
    painted = Text(sentence)
    for found in _GOODS_IN_TEXT.finditer(sentence):
        for place in range(found.start(), found.end()):
            style = GOODS.get(sentence[place])
            if style is not None:
                painted.stylize(style, place, place + 1)
    return painted


def paint_piece(name: str, words: str) -> Text:
    """A piece: its name, which is faint, and what it says."""
    return Text().append(name, FAINT).append(" ").append_text(paint_sentence(words))


def seat_style(seat: int) -> Style:
    return SEATS[seat % len(SEATS)]


def paint_seat(seat: int, name: str = "") -> Text:
    """A seat's number in its colour, and its name."""
    painted = Text(f" {seat + 1} ", seat_style(seat))
    return painted.append(f" {name}", NAME) if name else painted


class Packed:
    """Short pieces in lines as long as fit, never broken inside a piece unless it fills a line."""

    def __init__(self, pieces: Iterable[Text], gap: int = 3) -> None:
        self.pieces = list(pieces)
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for piece in self.pieces:
            if line and line.cell_len + self.gap + piece.cell_len > options.max_width:
                yield line
                line = Text()
            if line:
                line.append(" " * self.gap)
            line.append_text(piece)
        yield line
