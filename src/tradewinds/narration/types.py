"""What the narrator tells, as types without a language: deeds and chapters, questions and options."""

from typing import Literal

from msgspec import Struct

Kind = Literal[
    # what seats do
    "acquired",  # a merchant card from the row: `paid` on the cards to its left, `got` what lay on it
    "built",  # an outpost on `piece`
    "changed_market",  # other merchants are laid out, and another turn follows
    "charmed",  # `got` from charms
    "chose",  # start goods
    "claimed_card",  # a point card at a fort
    "claimed_order",  # a point card of the caravan box; `other` is its coin
    "claimed_tile",  # a victory tile in the port `other`
    "declined",  # what the question `piece` offered
    "docked",  # where a boat starts
    "explored",  # an exploration tile; `other` is the location that it opens
    "found",  # cubes that lay on the tile
    "gained",
    "harvested",
    "joined",  # a merchant joins the route, in the place of `other`
    "moved_closed_port",  # the closed-port tile lies in the port `piece` now
    "paid",  # a toll to `seat`
    "played",  # a merchant card of the hand
    "recruited",  # `number` settlers from the reserve
    "rested",  # and took back `number` cards or settlers (`piece`)
    "returned",  # what is too much for the storage
    "sailed",  # `number` tiles to `piece`; for `cards`, or leaving `paid` on the way
    "sent_home",  # `number` settlers of `seat`
    "stayed",  # and acts where the boat is
    "swapped",  # two cards of the route
    "took_bonus",  # a bonus tile of the islands box by its kind, with points `number`
    "took_card",  # a merchant card as a reward
    "took_tile",  # a bonus tile of the settlements box
    "traded",  # `number` times
    "traded_at",  # the market of an own outpost
    "travelled",  # to a card of the route, with `number` settlers
    "upgraded",  # `paid` to `got`
    "used",  # the merchant of a market location
    "worked",  # with `number` settlers at a location; `other` and `place` tell which fort or market
    # what chance does
    "began",  # `seat`
    "dealt",  # merchants `cards`
    "drew_board",
    "drew_card",  # the next point card at the forts
    "drew_order",  # the next point card in the row
    "drew_tile",  # the next bonus tile of a stack
    "laid",  # pieces of the setup
    "closed_port",
    "revealed",  # a victory tile in the port `other`
]


class Deed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that was done. What does not apply is empty."""

    kind: Kind
    piece: str = ""  #: what it is about, by id
    other: str = ""  #: a second piece
    paid: str = ""  #: goods that were given for it
    got: str = ""  #: goods that came
    number: int = 0
    place: int = 0  #: of a fort or market, from 1
    seat: int | None = None  #: who else it happened to
    cards: tuple[str, ...] = ()
    more: bool = False  #: more of the deed before, if that is of the same kind


class Chapter(Struct, frozen=True, kw_only=True):
    """A turn of a seat, or the draws between two decisions."""

    start: int  #: lines of the record before its first one
    end: int  #: lines of the record up to its last one
    round: int  #: 0 before the first turn
    seat: int | None  #: whose turn it is; None for draws
    deeds: tuple[Deed, ...]


class Later(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A question that waits for the open one."""

    phase: str
    seat: int
    times: int = 1


class Asked(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The open question. Facts that it does not have are left out."""

    phase: str
    seat: int  # who is asked; -1 for chance
    times: int = 1  # how many answers are still due
    ways: tuple[str, ...] = ()  # the verbs of its answers
    later: tuple[Later, ...] = ()  # what is asked after it, as far as it is known, next first
    about: str = ""  # a piece: the tile under the boat, a card of the row
    number: int = 0  # from 1: of the card in the row, the market, the column
    card: str = ""  # the merchant that cubes are put down for
    give: str = ""  # what a trade is
    get: str = ""
    obliged: bool = False  # it has to be answered by doing something
    paid: int | None = None  # the seat that gets the next cube
    over: int = 0  # cubes above the limit
    limit: int = 0
    offer: str = ""  # the victory tile in the port
    reward: str = ""  # for a column: card, bonus or card_or_bonus
    taken: int = 0  # bonus tiles that the seat has,
    spaces: int = 0  # and how many it can have
    reach: int = 0  # tiles that a boat may move; 0 without limit
    price: int = 0  # cubes for the next tile
    free: int = 0  # tiles that can still be sailed for nothing


class Trade(Struct, frozen=True):
    """A trade that comes next: once, and as often again as can be paid."""

    give: str
    get: str
    times: int


class Sent(Struct, frozen=True):
    """Settlers of another seat that go home."""

    seat: int
    settlers: int


class Option(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What can be done. Facts that an option does not have are left out."""

    action: str
    about: str = ""  # a piece: a card, a tile, a location, a kind of bonus tile
    number: int = 0  # of the fort or market, or the place in the route
    # What it needs and costs.
    distance: int | None = None  # tiles that the boat sails; 0 in a loop
    settlers: int = 0  # to be placed
    cards: int = 0  # to be discarded
    cubes: int = 0  # due, of any colours: on cards, for an outpost, left behind
    tolls: tuple[int, ...] = ()  # seats that get a cube each, in this order
    pays: str = ""
    # What it surely brings.
    brings: str = ""  # goods
    charm: str = ""  # of these, what charms give
    upgrades: int = 0  # cubes that may be upgraded then
    trade: Trade | None = None
    claims: str = ""  # a point card or a victory tile
    coin: str = ""
    points: int = 0  # on a bonus tile
    room: int = 0  # more cubes that can be kept
    recruits: int = 0  # settlers from the reserve
    back: int = 0  # cards that are taken back
    home: int = 0  # settlers that come home
    sends: Sent | None = None
    opens: str = ""  # a location
    column: int = 0  # of outposts that is completed, from 1
    reward: str = ""  # for the column: card, bonus or card_or_bonus
    again: bool = False  # another turn follows
    # What is found there, without being sure yet.
    offer: str = ""  # the victory tile of the port, the merchant of the market
    outpost: int | None = None  # cubes for an outpost, where one can be built
    then: tuple[str, ...] = ()  # what could be done there: build, trade, claim
    lying: str = ""  # goods for whoever stops there
    stopping: tuple[int, ...] = ()  # seats that get a cube each from whoever stops there
