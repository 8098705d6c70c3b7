"""east-to-west-1: the caravan and the settlements box as one game, for 2 to 4 players (EW1-1 to EW1-21)."""

from tradewinds.components.catalog import Catalog
from tradewinds.components.maps import Layout
from tradewinds.games.rulings import FORT_RULINGS, ROUTE_RULINGS, SETTLEMENT_RULINGS, in_order
from tradewinds.games.settlers import SettlersGame
from tradewinds.rules.info import (
    CARAVAN,
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

BOARDS = ("A1", "B1", "E2", "C2")  # EW1-1: above, then below
INFO = GameInfo(
    id="east-to-west-1",
    title="East to West I",
    players=(2, 4),
    minutes=(60, 75),
    rounds=35,
    decisions=260,
    boxes=(CARAVAN, SETTLEMENTS),
    rules_from="rule sheets in PL and DE",
    boards=BOARDS,
    parameters=Parameters(
        to_end=for_all(4, 8),  # EW1-21
        seat_goods=SEAT_GOODS,
        settlers=12,
        ready_settlers={2: 7, 3: 6, 4: 6},  # EW1-5, EW2-6
        bonus_spaces=3,  # on side A of the player boards
        market_slots=4,
        route_length=5,
    ),
    options=(REPLACED, SCORES, first_seat(4)),
    rulings=in_order(SETTLEMENT_RULINGS, FORT_RULINGS, ROUTE_RULINGS),
    pieces=lambda catalog: (catalog.merchants, *settlement_pieces(catalog, *BOARDS)),
    end="point card was claimed",
    example="work A1-3",
    face_down="discarded",
)
SETUP = SettlementSetup(
    without_star="black",
    without_marks=("III",),
    forts_give_bonus=True,
    tiles_beside=True,
)


def make(catalog: Catalog, options: dict[str, str], layout: Layout | None) -> SettlersGame:
    return SettlersGame(INFO, SETUP, catalog=catalog, options=options, layout=layout)
