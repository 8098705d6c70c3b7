r"""The map as characters: flat-topped hexes, five lines high, columns offset by half.

      __________
     /  tea-6   \
    /   YY>G     \__________
    \  #1  @2    /  port-2  \
     \__________/  GGBB 14   \
"""

from collections.abc import Sequence
from itertools import groupby

from rich.style import Style
from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.phrases import amounts
from tradewinds.components.maps import Layout, Place

HALF = 2  # lines of half a hex
WIDTHS = (10, 8)  # characters of a hex's upper edge: at ease, and the least that names need


class Canvas:
    """Characters with styles, addressed by line and column."""

    def __init__(self, width: int, height: int) -> None:
        self.characters = [[" "] * width for _ in range(height)]
        self.styles = [[paint.PLAIN] * width for _ in range(height)]

    def put(self, line: int, column: int, character: str, style: Style) -> None:
        self.characters[line][column] = character
        self.styles[line][column] = style

    def write(self, line: int, column: int, width: int, text: Text) -> None:
        """Text in the middle of a space of `width`."""
        text = text.copy()
        text.truncate(width)
        start = column + (width - len(text)) // 2
        for place, character in enumerate(text.plain):
            self.put(line, start + place, character, Style())
        for span in text.spans:
            for place in range(span.start, span.end):
                style = Style.parse(span.style) if isinstance(span.style, str) else span.style
                self.styles[line][start + place] = style

    def text(self) -> Text:
        picture = Text(no_wrap=True)
        for characters, styles in zip(self.characters, self.styles, strict=True):
            line = "".join(characters).rstrip()
            for _, run in groupby(range(len(line)), key=lambda place: styles[place]):
                places = list(run)
                picture.append(line[places[0] : places[-1] + 1], styles[places[0]])
            picture.append("\n")
        picture.right_crop(1)
        return picture


def map_width(layout: Layout, top: int) -> int:
    columns = max(column for column, _ in layout.places) + 1
    return (columns - 1) * (top + HALF) + top + 2 * HALF


def fitting_width(layout: Layout, room: int) -> int | None:
    """The upper edge of hexes for a map that fits into `room`; None when none does."""
    return next((top for top in WIDTHS if map_width(layout, top) <= room), None)


def draw_map(layout: Layout, top: int, hexes: Sequence[tuple[Text, Text, Text]]) -> Text:
    """The whole map, three lines a hex; `top` is the length of a hex's upper edge."""
    rows = max(row for _, row in layout.places) + 2
    canvas = Canvas(map_width(layout, top), rows * HALF + 1)
    for place, lines in zip(layout.places, hexes, strict=True):
        _outline(canvas, place, top)
        _fill(canvas, place, top, lines)
    return canvas.text()


def _outline(canvas: Canvas, place: Place, top: int) -> None:
    left, line = place[0] * (top + HALF), place[1] * HALF
    for step in range(top):
        canvas.put(line, left + HALF + step, "_", paint.EDGE)
        canvas.put(line + 2 * HALF, left + HALF + step, "_", paint.EDGE)
    for step in range(HALF):
        inset = HALF - 1 - step
        right = left + top + 2 * HALF - 1
        canvas.put(line + 1 + step, left + inset, "/", paint.EDGE)
        canvas.put(line + 1 + step, right - inset, "\\", paint.EDGE)
        canvas.put(line + 2 * HALF - step, left + inset, "\\", paint.EDGE)
        canvas.put(line + 2 * HALF - step, right - inset, "/", paint.EDGE)


def _fill(canvas: Canvas, place: Place, top: int, lines: tuple[Text, Text, Text]) -> None:
    left, line = place[0] * (top + HALF), place[1] * HALF
    canvas.write(line + 1, left + HALF, top, lines[0])
    canvas.write(line + 2, left + 1, top + HALF, lines[1])
    canvas.write(line + 3, left + 1, top + HALF, lines[2])


def shortened(text: str) -> str:
    """Goods as numbers with letters, for packs with long trades: `5Y>2G`."""
    parts = [
        part if part.isdigit() else amounts(part).replace(" ", "")
        for part in text.replace(">", " > ").split()
    ]
    return " ".join(part or ">" for part in parts).replace(" > ", ">")
