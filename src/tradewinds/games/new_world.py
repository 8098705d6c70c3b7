"""new-world: the settlements box as a game of its own, for 2 to 4 players (NW-1 to NW-3)."""

from tradewinds.components.catalog import Catalog
from tradewinds.components.maps import Layout
from tradewinds.games.rulings import FORT_RULINGS, SETTLEMENT_RULINGS, in_order
from tradewinds.games.settlers import SettlersGame
from tradewinds.rules.info import (
    PUBLIC,
    SCORES,
    SEAT_GOODS,
    SETTLEMENTS,
    GameInfo,
    Parameters,
    SettlementSetup,
    TableOption,
    first_seat,
    for_all,
    settlement_pieces,
)

BOARDS = ("A1", "B1", "C1")  # NW-1
SPARE_BOARDS = ("D1", "E1", "F1")  # one of these beside them
INFO = GameInfo(
    id="new-world",
    title="New World",
    players=(2, 4),
    minutes=(45, 60),
    rounds=34,
    decisions=250,
    boxes=(SETTLEMENTS,),
    rules_from=PUBLIC,
    boards=BOARDS,
    spare_boards=SPARE_BOARDS,
    parameters=Parameters(
        to_end=for_all(4, 8),  # EW1-21
        seat_goods=SEAT_GOODS,
        settlers=12,
        ready_settlers={2: 7, 3: 6, 4: 6},  # EW1-5, EW2-6
        bonus_spaces=3,  # on side A of the player boards
    ),
    options=(
        TableOption("board", ("random", *SPARE_BOARDS), "NW-1", "the fourth location board"),
        SCORES,
        first_seat(4),
    ),
    rulings=in_order(SETTLEMENT_RULINGS, FORT_RULINGS),
    pieces=lambda catalog: settlement_pieces(catalog, *BOARDS, *SPARE_BOARDS),
    end="point card was claimed",
    example="work A1-3",
)
SETUP = SettlementSetup(
    without_star="white",
    without_marks=("I", "III"),
    forts_give_bonus=True,
    tiles_beside=False,
)


def make(catalog: Catalog, options: dict[str, str], layout: Layout | None) -> SettlersGame:
    return SettlersGame(INFO, SETUP, catalog=catalog, options=options, layout=layout)
