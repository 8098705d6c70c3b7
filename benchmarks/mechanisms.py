"""What seats do in a game, counted by mechanism, so that a benchmark can say whether one is alive."""

from collections import Counter

from tradewinds import Game, State
from tradewinds.components.catalog import Catalog

TAKE, TRAVEL, USE = "card into the route", "travel", "market use"
CHANGE_MARKET, CHANGE_ROUTE = "change-market", "change-route"
BOAT, BOAT_TRADE, OUTPOST_TRADE = "boat move", "boat-trade", "outpost-trade"
OUTPOST, EXPLORE, BONUS = "outpost", "exploration tile", "bonus tile"
MECHANISMS = (
    *(TAKE, TRAVEL, USE, CHANGE_MARKET, CHANGE_ROUTE),
    *(BOAT, BOAT_TRADE, OUTPOST_TRADE, OUTPOST),
    *(EXPLORE, BONUS),
)
BY_VERB = {
    "take": TAKE,
    "replace": TAKE,
    "travel": TRAVEL,
    "use": USE,
    "build": OUTPOST,
    "explore": EXPLORE,
    "bonus": BONUS,
}
BY_LOCATION = {
    "change-market": CHANGE_MARKET,
    "change-route": CHANGE_ROUTE,
    "move-boat": BOAT,
    "boat-trade": BOAT_TRADE,
    "outpost-trade": OUTPOST_TRADE,
}
WORK = "work"


class Tally:
    """Counts for each seat of one game: its turns, its mechanisms, and where it worked."""

    def __init__(self, game: Game, catalog: Catalog, players: int) -> None:
        boards = catalog.boards.values()
        self.words = {place.id: place.steps[0].word for board in boards for place in board.locations}
        self.game = game
        self.turns = [0] * players
        self.done: list[Counter[str]] = [Counter() for _ in range(players)]
        self.worked: Counter[str] = Counter()

    def note(self, state: State, action: int) -> None:
        """What the seat that is to decide is about to do."""
        seat = int(state.actor)
        self.turns[seat] += state.turn_begins()
        verb, _, about = self.game.action_text(action).partition(" ")
        if verb == WORK:
            self.worked[about] += 1
            self.count(seat, BY_LOCATION.get(self.words[about]))
        else:
            self.count(seat, BY_VERB.get(verb))

    def count(self, seat: int, mechanism: str | None) -> None:
        if mechanism is not None:
            self.done[seat][mechanism] += 1
