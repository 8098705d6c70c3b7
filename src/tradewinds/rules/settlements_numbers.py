"""The numbers of the settlements box: its phases, verbs and reasons, and counts of its pieces."""

from typing import Final

from mypy_extensions import i64

from tradewinds.core.slices import OWN

GAINING: Final[i64] = 48  # about: the gain, by number; nobody decides anything
CLAIMING: Final[i64] = 49  # about: the fort; nobody decides anything
EXPLORING: Final[i64] = 50
BONUSING: Final[i64] = 51  # about: the stack
SLIDING: Final[i64] = 52  # point cards fill the gap; nobody decides anything
DRAWING_CARD: Final[i64] = 53
DRAWING_TILE: Final[i64] = 54
COVERING: Final[i64] = 55
DRAWING_BOARD: Final[i64] = 56
PHASES: Final = {
    48: "gain",
    49: "claim",
    50: "explore",
    51: "bonus",
    52: "slide",
    53: "card",
    54: "tile",
    55: "cover",
    56: "board",
}

WORK: Final[i64] = 48
EXPLORE: Final[i64] = 49
BONUS: Final[i64] = 50
CARD: Final[i64] = 51
TILE: Final[i64] = 52
COVER: Final[i64] = 53
BOARD: Final[i64] = 54
REST: Final[i64] = OWN + 3  # settlers may rest in other places than locations: the game's business

COVERED: Final[i64] = 48
OWN_SETTLERS: Final[i64] = 49
TOO_FEW_SETTLERS: Final[i64] = 50
FORT_EMPTY: Final[i64] = 51
CANNOT_PAY_CARD: Final[i64] = 52
NO_SUCH_TILE: Final[i64] = 53
STACK_EMPTY: Final[i64] = 54
OTHER_STACK: Final[i64] = 55
NOT_IN_PILE: Final[i64] = 56
NOT_ON_TABLE: Final[i64] = 57
REASONS: Final = {
    48: "an exploration tile lies on the location",
    49: "own settlers are there already",
    50: "there are too few ready settlers",
    51: "there is no point card at the fort",
    52: "there are not the cubes that the point card costs",
    53: "there is no such exploration tile to be taken",
    54: "there is no bonus tile in that stack",
    55: "the bonus tile comes from the fort's own stack",
    56: "it is not in the pile",
    57: "the board of that location is not on the table",
}

SETTLERS: Final[i64] = 12  # a seat
FORTS: Final[i64] = 4
ROW: Final[i64] = 5  # point cards that are seen: one at each fort, and the top of the deck
CARDS_TO_END: Final[i64] = 8  # EW1-21
NONE: Final[i64] = -1
BOXED: Final[i64] = -2  # what covers a location whose board is in the box
SADDLEBAG: Final[i64] = 0
HAMMER: Final[i64] = 1
CHARM: Final[i64] = 2
EMBLEMS: Final[i64] = 5  # the four, and none
NO_STEP: Final[i64] = 0
