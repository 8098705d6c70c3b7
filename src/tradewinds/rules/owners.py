"""Who owns which codes: the high hex digit of the phases, verbs and reasons that a module declares.

It is also the module's place among those of a state, so that a question finds who answers it.
"""

from typing import Final

from mypy_extensions import i64

from tradewinds.core.slices import ABSENT, Slice

COMMON: Final[i64] = 0x0  # with what core declares
MERCHANTS: Final[i64] = 0x1
ISLANDS: Final[i64] = 0x2
SETTLEMENTS: Final[i64] = 0x3
HANDS: Final[i64] = 0x4
HARBOUR: Final[i64] = 0x5
ROUTES: Final[i64] = 0x6
VOYAGES: Final[i64] = 0x7
ORDERS: Final[i64] = 0x8
CROSSING: Final[i64] = 0x9
LEFT_TO_GAME: Final[i64] = 0xA  # declared by modules, but what they lead to is the game's business
GAME: Final[i64] = 0xB  # a game's own


def laid_out(
    common: Slice,
    *,
    merchants: Slice = ABSENT,
    islands: Slice = ABSENT,
    settlements: Slice = ABSENT,
    hands: Slice = ABSENT,
    harbour: Slice = ABSENT,
    routes: Slice = ABSENT,
    voyages: Slice = ABSENT,
    orders: Slice = ABSENT,
    crossing: Slice = ABSENT,
) -> list[Slice]:
    """The modules of a state, each in the place of its number above."""
    return [
        common,
        merchants,
        islands,
        settlements,
        hands,
        harbour,
        routes,
        voyages,
        orders,
        crossing,
    ]
