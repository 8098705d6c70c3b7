"""Games for two in which one seat has a habit, for `alive.py`: what does the habit cost?

Both seats search alike. The deals are shared: a deal is played with the habit in either seat, and without it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from balance_games import Cell, Numbered, bot_seed, kept_rows, played_rows
from mechanisms import WORK
from tradewinds import CHANCE, NOBODY, Dealer, Dice, Game, State, make_game
from tradewinds.bots.knowledge.evaluation import Evaluation
from tradewinds.bots.search import Search
from tradewinds.games.registry import catalog_of

NEVER, ONE_FIRST = "never", "one first"
HABITS = (NEVER, ONE_FIRST)
SEATS = 2
NUMBER = "route cards"  # what the seat that never takes a card rates so low
SHUNNED = -1000.0
TAKING = ("take", "replace")


@dataclass(frozen=True)
class Duel(Numbered):
    """A game with a habit in one seat: whether that seat won, and what it lost against playing without."""

    deal: int
    habit: str
    won: bool
    lost: float


def duels(cell: Cell, games: int, folder: Path, jobs: int, progress: Callable[[int], None]) -> list[Duel]:
    """So many games of each habit."""
    return played_rows(Duel, play, cell, len(HABITS) * games, file_of(cell, folder), jobs, progress)


def kept_duels(cell: Cell, folder: Path) -> list[Duel]:
    return kept_rows(Duel, cell, file_of(cell, folder))


def file_of(cell: Cell, folder: Path) -> Path:
    return folder / f"{cell.game}-duels.jsonl"


def play(cell: Cell, number: int) -> Duel:
    """Games of both habits alternate, and of each habit the seats."""
    habit = HABITS[number % len(HABITS)]
    seat, deal = number // len(HABITS) % SEATS, number // len(HABITS) // SEATS
    outcome = end_of(cell, deal, habit, seat).outcome()
    usual = end_of(cell, deal, "", seat).outcome() if habit == ONE_FIRST else outcome
    assert outcome is not None
    assert usual is not None
    lost = float(usual.scores[seat] - outcome.scores[seat])
    return Duel(number, deal, habit, outcome.winner == seat, lost)


@lru_cache(maxsize=1)
def game_of(name: str, pack: str | None) -> Game:
    return make_game(name, pack=pack)


def end_of(cell: Cell, deal: int, habit: str, seat: int) -> State:
    """The end of a game with a habit in one seat, or with none."""
    game = game_of(cell.game, cell.pack)
    simulations = int(cell.bot.removeprefix("search:"))
    minds = [Search(game, Evaluation(game)) for _ in range(SEATS)]
    if habit == NEVER:
        evaluation = Evaluation(game)
        evaluation.lean(seat, NUMBER, SHUNNED)
        minds[seat] = Search(game, evaluation)
    state, dealer = game.start(SEATS), Dealer(f"{cell.seed}/duel {deal}")
    first = habit == ONE_FIRST  # the card is still to be taken
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.deal(dealer)
            continue
        actor, options = int(state.actor), state.legal()
        if len(options) > 1:
            dice = Dice(bot_seed(cell, deal, int(state.ply)))
            thought = minds[actor].think(state, simulations, 0, dice)
            options = [option.action for option in thought.options]
        action = options[0]
        if habit == NEVER and actor == seat:
            action = next((option for option in options if not takes(state, option)), action)
        if first and actor == seat:
            action, first = first_card(state, options)
        state.apply(action)
    return state


def takes(state: State, option: int) -> bool:
    """Whether an option is, or leaves no other way than, to take a card: in a lost game a search may not mind."""
    words = state.game.action_text(option).partition(" ")[0]
    if words != WORK:
        return words in TAKING
    trial = state.copy()
    trial.apply(option)
    following = [trial.game.action_text(action).partition(" ")[0] for action in trial.legal()]
    return trial.actor == state.actor and bool(following) and set(following) <= set(TAKING)


def first_card(state: State, options: list[int]) -> tuple[int, bool]:
    """The way to a card that is taken at once, and whether there is more of the way to go."""
    game = state.game
    if not state.turn_begins():
        return game.index("take"), False
    boards = catalog_of(game).boards.values()
    markets = [place.id for board in boards for place in board.locations if place.steps[0].word == "market"]
    works = [
        option for option in options if game.action_text(option) in {f"work {place}" for place in markets}
    ]
    return works[0], True
