"""east-to-west-3: all three boxes as one game, for 2 to 4 players (EW3-1 to EW3-3).

Markets and routes are those of part I, boats and columns those of part II.
"""

from tradewinds.components.catalog import Catalog
from tradewinds.components.maps import EAST_TO_WEST_2, Layout
from tradewinds.games.rulings import ROUTE_RULINGS, SETTLEMENT_RULINGS, VOYAGE_RULINGS, in_order
from tradewinds.games.settlers import SettlersGame
from tradewinds.rules.info import (
    CARAVAN,
    ISLANDS,
    REPLACED,
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

BOARDS = ("A2", "B2", "C1", "F2", "E2", "D2")  # EW3-1, in two columns; the markets are the last row
INFO = GameInfo(
    id="east-to-west-3",
    title="East to West III",
    players=(2, 4),
    minutes=(75, 120),
    rounds=34,
    decisions=310,
    boxes=(CARAVAN, ISLANDS, SETTLEMENTS),
    rules_from="sheets of parts I and II, public descriptions",
    boards=BOARDS,
    parameters=Parameters(
        to_end=for_all(4, 8),  # EW1-21
        seat_goods=SEAT_GOODS,
        settlers=12,
        ready_settlers={2: 7, 3: 6, 4: 6},  # EW1-5, EW2-6
        bonus_spaces=4,  # on side B of the player boards
        market_slots=4,
        route_length=5,
        boxed_markets=3,
        seas=1,
        outpost_cubes={2: 2, 3: 1, 4: 1},
    ),
    options=(REPLACED, SCORES, first_seat(4)),
    rulings=in_order(SETTLEMENT_RULINGS, ROUTE_RULINGS, VOYAGE_RULINGS),
    pieces=lambda catalog: (
        (catalog.merchants, catalog.markets, catalog.outpost_values["east-to-west-3"]),
        *settlement_pieces(catalog, *BOARDS),
    ),
    end="point card was claimed",
    example="work A2-3",
    face_down="discarded",
    map=EAST_TO_WEST_2,
)
SETUP = SettlementSetup(
    without_star="black",
    without_marks=(),
    forts_give_bonus=False,
    tiles_beside=False,
)


def make(catalog: Catalog, options: dict[str, str], layout: Layout | None) -> SettlersGame:
    return SettlersGame(INFO, SETUP, catalog=catalog, options=options, layout=layout)
