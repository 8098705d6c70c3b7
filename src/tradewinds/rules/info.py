"""What there is to know of a game besides its rules, and the numbers that its rules are played with.

Every game file has one of each; whoever lists, offers, explains or tests games reads them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tradewinds.components.catalog import Catalog
from tradewinds.components.maps import MapKind

CARAVAN = "caravan"
ISLANDS = "islands"
SETTLEMENTS = "settlements"
PUBLIC = "public descriptions"  # of games that the rule sheets refer to
ByPlayers = Mapping[int, int]  # a number that depends on how many play
SEAT_GOODS = ("YYY", "YYYY", "YYYY", "YYYR", "YYYR")  # COM-9, by place in the turn order


@dataclass(frozen=True)
class TableOption:
    """One of the rulings that a table may decide otherwise; the first value is the default."""

    key: str
    values: tuple[str, ...]
    ruling: str
    meaning: str


TOLL = TableOption("toll", ("moved", "always"), "RUL-5", "when a boat pays the rivals on its market tile")
REPLACED = TableOption(
    "replaced", ("ready", "stay"), "RUL-6", "settlers on a replaced route card: home, or on the new one"
)
SCORES = TableOption("scores", ("open", "hidden"), "RUL-9", "whether scores are shown before the end")


def first_seat(players: int) -> TableOption:
    seats = [str(seat) for seat in range(1, players + 1)]
    return TableOption("first", ("random", *seats), "RUL-18", "the seat that begins")


@dataclass(frozen=True, kw_only=True)
class Parameters:
    """The numbers of a game's rules; 0, or nothing, where the game is without what they are about."""

    to_end: ByPlayers  #: point cards or victory tiles of one seat that end the game, by players
    storage: int = 10  #: cubes that a seat keeps at the end of a turn (COM-5)
    seat_goods: tuple[str, ...] = ()  #: by place in the turn order

    market_slots: int = 0  #: merchant cards in the row
    coins: int = 0  #: of each metal, for each player

    boxed_markets: int = 0  #: of each symbol
    seas: int = 0
    outpost_cubes: ByPlayers = field(default_factory=dict)  #: for each outpost there, by players

    bonus_kinds: int = 0  #: of the islands' bonus tiles, in the order of BONUS_NAMES
    bonus_tiles: int = 0  #: of each kind
    hold_cubes: int = 0  #: that a hold tile adds to the storage
    free_tiles: int = 0  #: of a move that is paid tile by tile
    harvest: str = ""

    settlers: int = 0  #: of a seat
    ready_settlers: ByPlayers = field(default_factory=dict)  #: from the beginning, by players
    bonus_spaces: int = 0  #: for bonus tiles of the settlements box
    route_length: int = 0

    @property
    def largest_storage(self) -> int:
        """With all the hold tiles that there are."""
        return self.storage + self.bonus_tiles * self.hold_cubes


@dataclass(frozen=True, kw_only=True)
class SettlementSetup:
    """How a game plays the settlements box."""

    without_star: str  #: point cards with this star stay in the box
    without_marks: tuple[str, ...]  #: and bonus tiles with these marks
    forts_give_bonus: bool  #: a claimed card comes with the bonus tile of its fort
    tiles_beside: bool  #: exploration tiles that cover nothing lie beside the boards


@dataclass(frozen=True, kw_only=True)
class GameInfo:
    """All that is particular to a game: what it is called, who can play it, with what, and its numbers."""

    id: str
    title: str
    version: int = 1  #: of its rules, as records name it
    players: tuple[int, int]  #: the fewest and the most
    minutes: tuple[int, int]  #: that people take, with few players and with many, about
    rounds: int  #: that four equal bots take on average, about (search:60, 24 games)
    decisions: int  #: of all players together, draws not counted
    boxes: tuple[str, ...]  #: it is made of
    rules_from: str
    parameters: Parameters
    options: tuple[TableOption, ...]
    rulings: Mapping[str, str]
    pieces: Callable[[Catalog], tuple[object, ...]]  #: it uses; the hash of records depends on their order
    end: str  #: what ends it, after how many
    example: str  #: an action, to show how they are typed
    storage: str = "storage"  #: what it calls it
    face_down: str = ""  #: what a seat's view is without where scores are hidden (RUL-9)
    map: MapKind | None = None
    boards: tuple[str, ...] = ()  #: sides of the settlements box, as they are laid
    spare_boards: tuple[str, ...] = ()  #: one of these beside them

    @property
    def origin(self) -> str:
        """Whether its rules come from a `sheet`, from `public` descriptions, or are `mixed`."""
        if self.rules_from == PUBLIC:
            return "public"
        return "mixed" if PUBLIC in self.rules_from else "sheet"


def for_all(most: int, number: int) -> ByPlayers:
    """The same number for 2 to so many players."""
    return dict.fromkeys(range(2, most + 1), number)


def settlement_pieces(catalog: Catalog, *sides: str) -> tuple[object, ...]:
    """The settlements box with these sides of its boards."""
    boards = tuple(catalog.boards[side] for side in sides)
    return boards, catalog.point_cards, catalog.scoring_tiles, catalog.exploration_tiles
