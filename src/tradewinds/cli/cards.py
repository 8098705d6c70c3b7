"""Cards that lie in a row, drawn side by side; one below the other where the terminal is narrow.

╭[1]─── 6 gold ╮╭[2]─ 6 silver ╮
│ o12 YYGG     ││ o30 RRGG     │
│ 11 points    ││ 13 points    │
╰──────────────╯╰──────────────╯
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from tradewinds.cli import paint

SIDES = 4  # columns of the frame and the air within
LEAST = 16
MOST = 20


@dataclass(frozen=True)
class Place:
    """A place of the row: whether its card can be had now, what lies above it, and what the card says."""

    possible: bool
    above: str
    lines: tuple[Text, ...]

    def number(self, number: int) -> Text:
        return Text(f"[{number}]", paint.NAME) if self.possible else Text(f" {number} ", paint.LABEL)


class CardRow:
    """The places that have a card; those without are at the right end."""

    def __init__(self, places: Sequence[Place]) -> None:
        self.places = places

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if not self.places:
            yield Text("no cards left", paint.FAINT)
            return
        lengths = [line.cell_len for place in self.places for line in place.lines]
        widest = max(*lengths, *(len(place.above) + 2 for place in self.places))
        width = min(options.max_width // len(self.places), max(widest + SIDES, MOST))
        if width < max(widest + SIDES, LEAST):
            yield self._list()
            return
        yield self._edges("╭", "╮", width, titled=True)
        for line in range(max(len(place.lines) for place in self.places)):
            yield self._line(line, width)
        yield self._edges("╰", "╯", width, titled=False)

    def _edges(self, left: str, right: str, width: int, *, titled: bool) -> Text:
        drawn = Text(no_wrap=True)
        for number, place in enumerate(self.places, start=1):
            title = place.number(number) if titled else Text()
            above = f" {place.above} " if titled and place.above else ""
            rule = "─" * (width - 2 - title.cell_len - len(above))
            drawn.append(left, paint.EDGE).append_text(title).append(rule, paint.EDGE)
            drawn.append(above, paint.NAME).append(right, paint.EDGE)
        return drawn

    def _line(self, line: int, width: int) -> Text:
        drawn = Text(no_wrap=True)
        for place in self.places:
            text = place.lines[line] if line < len(place.lines) else Text()
            drawn.append("│ ", paint.EDGE).append_text(text)
            drawn.append(" " * (width - SIDES - text.cell_len)).append(" │", paint.EDGE)
        return drawn

    def _list(self) -> Grid:
        grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, show_edge=False)
        for number, place in enumerate(self.places, start=1):
            words = Text("  ").join(line for line in place.lines if line)
            grid.add_row(place.number(number), words, Text(place.above, paint.NAME))
        return grid
