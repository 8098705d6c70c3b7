"""The numbers of the settlements box: its phases, verbs and reasons, and counts of its pieces."""

from typing import Final

from mypy_extensions import i64

from tradewinds.core.codes import declare
from tradewinds.rules.owners import SETTLEMENTS


class SettlementPhase:
    GAIN: Final[i64] = 0x30  # about: the gain, by number; nobody decides anything
    CLAIM: Final[i64] = 0x31  # about: the fort; nobody decides anything
    EXPLORE: Final[i64] = 0x32
    BONUS: Final[i64] = 0x33  # about: the stack
    SLIDE: Final[i64] = 0x34  # point cards fill the gap; nobody decides anything
    CARD: Final[i64] = 0x35
    TILE: Final[i64] = 0x36
    COVER: Final[i64] = 0x37
    BOARD: Final[i64] = 0x38


class SettlementVerb:
    WORK: Final[i64] = 0x30
    EXPLORE: Final[i64] = 0x31
    BONUS: Final[i64] = 0x32
    CARD: Final[i64] = 0x33
    TILE: Final[i64] = 0x34
    COVER: Final[i64] = 0x35
    BOARD: Final[i64] = 0x36
    REST: Final[i64] = 0xA3  # settlers may rest in other places than locations: the game's business


class SettlementReason:
    COVERED: Final[i64] = 0x30
    OWN_SETTLERS: Final[i64] = 0x31
    TOO_FEW_SETTLERS: Final[i64] = 0x32
    FORT_EMPTY: Final[i64] = 0x33
    CANNOT_PAY_CARD: Final[i64] = 0x34
    NO_SUCH_TILE: Final[i64] = 0x35
    STACK_EMPTY: Final[i64] = 0x36
    OTHER_STACK: Final[i64] = 0x37
    NOT_IN_PILE: Final[i64] = 0x38
    NOT_ON_TABLE: Final[i64] = 0x39


SETTLEMENT_CODES: Final = declare(
    SETTLEMENTS,
    phases=SettlementPhase,
    verbs=SettlementVerb,
    reasons=SettlementReason,
    sentences={
        "covered": "an exploration tile lies on the location",
        "own_settlers": "own settlers are there already",
        "too_few_settlers": "there are too few ready settlers",
        "fort_empty": "there is no point card at the fort",
        "cannot_pay_card": "there are not the cubes that the point card costs",
        "no_such_tile": "there is no such exploration tile to be taken",
        "stack_empty": "there is no bonus tile in that stack",
        "other_stack": "the bonus tile comes from the fort's own stack",
        "not_in_pile": "it is not in the pile",
        "not_on_table": "the board of that location is not on the table",
    },
)

FORTS: Final[i64] = 4
ROW: Final[i64] = 5  # point cards that are seen: one at each fort, and the top of the deck
NONE: Final[i64] = -1
BOXED: Final[i64] = -2  # what covers a location whose board is in the box
SADDLEBAG: Final[i64] = 0
HAMMER: Final[i64] = 1
CHARM: Final[i64] = 2
EMBLEM_PLACES: Final[i64] = 5  # the four, and none
NO_STEP: Final[i64] = 0


def pack_settlers(seat: i64, number: i64) -> i64:
    """Settlers on a location; 0 is nobody's."""
    return (seat + 1) * 256 + number


def seat_there(settlers: i64) -> i64:
    """Whose they are; -1 where there are none."""
    return (settlers >> 8) - 1


def settlers_there(settlers: i64) -> i64:
    """How many they are."""
    return settlers & 255
