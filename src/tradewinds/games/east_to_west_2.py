"""east-to-west-2: the islands and the settlements box as one game, for 2 to 4 players (EW2-1 to EW2-16)."""

from tradewinds.components.catalog import Catalog
from tradewinds.components.maps import EAST_TO_WEST_2, Layout
from tradewinds.games.rulings import SETTLEMENT_RULINGS, VOYAGE_RULINGS, in_order
from tradewinds.games.settlers import SettlersGame
from tradewinds.rules.info import (
    ISLANDS,
    SCORES,
    SEAT_GOODS,
    SETTLEMENTS,
    GameInfo,
    Parameters,
    SettlementSetup,
    first_seat,
    for_all,
    settlement_pieces,
)

BOARDS = ("A2", "B2", "C1", "F2")  # EW2-1: above, then below
INFO = GameInfo(
    id="east-to-west-2",
    title="East to West II",
    players=(2, 4),
    minutes=(60, 75),
    rounds=37,
    decisions=290,
    boxes=(ISLANDS, SETTLEMENTS),
    rules_from="rule sheet in EN",
    boards=BOARDS,
    parameters=Parameters(
        to_end=for_all(4, 8),  # EW1-21
        seat_goods=SEAT_GOODS,
        settlers=12,
        ready_settlers={2: 7, 3: 6, 4: 6},  # EW1-5, EW2-6
        bonus_spaces=4,  # on side B of the player boards
        boxed_markets=3,  # EW2-7
        seas=1,
        outpost_cubes={2: 2, 3: 1, 4: 1},  # EW2-11
    ),
    options=(SCORES, first_seat(4)),
    rulings=in_order(SETTLEMENT_RULINGS, VOYAGE_RULINGS),
    pieces=lambda catalog: (
        catalog.markets,
        catalog.outpost_values["east-to-west-2"],
        *settlement_pieces(catalog, *BOARDS),
    ),
    end="point card was claimed",
    example="work A2-3",
    map=EAST_TO_WEST_2,
)
SETUP = SettlementSetup(
    without_star="white",
    without_marks=("I", "III"),
    forts_give_bonus=False,
    tiles_beside=False,
)


def make(catalog: Catalog, options: dict[str, str], layout: Layout | None) -> SettlersGame:
    return SettlersGame(INFO, SETUP, catalog=catalog, options=options, layout=layout)
