"""The built-in bots that think: greedy, search, and the levels for people."""

from tradewinds.bots.greedy import Greedy
from tradewinds.bots.knowledge.evaluation import Evaluation, load_guesses
from tradewinds.bots.position import Position
from tradewinds.bots.search import Search, check_budget
from tradewinds.core.dealer import Dice
from tradewinds.core.state import Game


class GreedyBot:
    """Looks one turn ahead, with weights set by hand.

    Those found by play are for search: greedy cannot get out of where they would lead it, such as a
    storage full of brown cubes that are worth more than any card, as long as nobody has to wait.
    """

    def __init__(self) -> None:
        self._game: Game | None = None

    def choose(self, position: Position) -> int:
        if self._game is not position.game:
            self._game = position.game
            self._greedy = Greedy(Evaluation(position.game, load_guesses()), position.game.action_count)
        return int(self._greedy.choose(position.state(), Dice(position.seed)))


class DistractedBot(GreedyBot):
    """Looks one turn ahead, but takes any option one time in so many."""

    def __init__(self, one_in: int) -> None:
        super().__init__()
        self._one_in = one_in

    def choose(self, position: Position) -> int:
        dice = Dice(position.seed)
        if dice.below(self._one_in) == 0:
            return position.legal[int(dice.below(len(position.legal)))]
        return super().choose(position)


class SearchBot:
    """Searches for so many simulations, or until its time is over (0 milliseconds: there is no hurry)."""

    def __init__(self, simulations: int, milliseconds: int = 0) -> None:
        check_budget(simulations, milliseconds)
        self.simulations = simulations
        self.milliseconds = milliseconds
        self._game: Game | None = None

    def choose(self, position: Position) -> int:
        if len(position.legal) == 1:
            return position.legal[0]
        if self._game is not position.game:
            self._game = position.game
            self._search = Search(position.game, Evaluation(position.game))
        dice = Dice(position.seed)
        thought = self._search.think(position.state(), self.simulations, self.milliseconds, dice)
        return thought.options[0].action
