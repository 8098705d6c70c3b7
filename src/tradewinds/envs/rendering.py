"""A state as text or as a picture: the table that the terminal draws.

The picture is the same table, cell by cell, so it needs no screen and no fonts of the machine.
"""

import io
from functools import cache, lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from rich.color import ColorType
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme

from tradewinds.cli.board import Board
from tradewinds.cli.composition import scene_of
from tradewinds.core.errors import BadOption
from tradewinds.core.state import Game, State
from tradewinds.envs.extras import MissingExtra

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont, ImageFont

MODES = ("human", "ansi", "rgb_array")
COLUMNS = 112
CELL = (8, 16)  # pixels
FONT_SIZE = 12
INK, PAPER, FAINT = (35, 38, 47), (251, 248, 240), (140, 138, 132)
Colour = tuple[int, int, int]
# Where the lines of a frame go from the middle of their cell: left, right, up, down.
FRAMES = {
    "─": "lr", "│": "ud", "╭": "rd", "╮": "ld", "╯": "lu", "╰": "ru",
    "├": "udr", "┤": "udl", "┬": "lrd", "┴": "lru", "┼": "lrud",
}  # fmt: skip
THEME = TerminalTheme(PAPER, INK, [INK] * 8)


def text_of(state: State, viewer: int | None, colours: bool = True) -> str:
    """The table as a seat sees it (None: a spectator), with or without the colours of a terminal."""
    console = Console(
        file=io.StringIO(),
        width=COLUMNS,
        force_terminal=colours,
        color_system="truecolor" if colours else None,
    )
    with console.capture() as captured:
        console.print(board_of(state, viewer))
    return captured.get()


def board_of(state: State, viewer: int | None) -> Board:
    return Board(scene_of(state, viewer))


def picture_of(state: State, viewer: int | None) -> NDArray[np.uint8]:
    """The same as an array of pixels, of one size for all of a game: height, width and three colours."""
    try:
        from PIL import Image, ImageDraw
    except ModuleNotFoundError as error:
        raise MissingExtra("pillow", "pettingzoo") from error

    rows = room_of(state.game, int(state.players))
    picture = Image.new("RGB", (COLUMNS * CELL[0], rows * CELL[1]), PAPER)
    draw = ImageDraw.Draw(picture)
    for row, line in enumerate(lines_of(state, viewer)[:rows]):
        column = 0
        for segment in line:
            for character in segment.text:
                draw_cell(draw, column, row, character, segment.style or Style.null())
                column += 1
    return np.asarray(picture, np.uint8).copy()


def lines_of(state: State, viewer: int | None) -> list[list[Segment]]:
    console = Console(file=io.StringIO(), width=COLUMNS, force_terminal=True, color_system="truecolor")
    return console.render_lines(board_of(state, viewer), pad=False)


@lru_cache(maxsize=16)
def room_of(game: Game, players: int) -> int:
    """Lines for a table from its empty start to its end: videos need pictures of one size."""
    return len(lines_of(game.empty_state(players), None)) + 8 + 4 * players


def draw_cell(draw: "ImageDraw", column: int, row: int, character: str, style: Style) -> None:
    left, top = column * CELL[0], row * CELL[1]
    right, bottom = left + CELL[0] - 1, top + CELL[1] - 1
    if style.bgcolor is not None and style.bgcolor.type != ColorType.DEFAULT:
        draw.rectangle((left, top, right, bottom), fill=rgb(style, ground=True))
    ink = rgb(style)
    if character in FRAMES:
        middle, centre = (left + right) // 2, (top + bottom) // 2
        ends = {"l": (left, centre), "r": (right, centre), "u": (middle, top), "d": (middle, bottom)}
        for way in FRAMES[character]:
            draw.line((middle, centre, *ends[way]), fill=ink)
    elif character != " ":
        anchor = ((left + right + 1) / 2, bottom - 3)
        draw.text(anchor, character, fill=ink, font=font(), anchor="ms")


def rgb(style: Style, ground: bool = False) -> Colour:
    """A style's colour on paper."""
    colour = style.bgcolor if ground else style.color
    if colour is None or colour.type == ColorType.DEFAULT:
        return PAPER if ground else FAINT if style.dim else INK
    red, green, blue = colour.get_truecolor(THEME, foreground=not ground)
    return red, green, blue


@cache
def font() -> "FreeTypeFont | ImageFont":
    """The one that comes with Pillow: the same pixels on every machine."""
    from PIL import ImageFont

    return ImageFont.load_default(FONT_SIZE)


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadOption(f"there is no render mode '{mode}': the modes are {', '.join(MODES)}")
    return mode


def rendered(state: State, mode: str | None, viewer: int | None = None) -> str | NDArray[np.uint8] | None:
    """What an environment's `render` answers; `human` prints the table."""
    if mode is None:
        raise BadOption(f"an environment is rendered in a mode that it was made with: {', '.join(MODES)}")
    if mode == "rgb_array":
        return picture_of(state, viewer)
    if mode == "ansi":
        return text_of(state, viewer)
    Console(width=COLUMNS).print(board_of(state, viewer))
    return None
