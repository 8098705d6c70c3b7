"""Two bots against each other, from Python: ten games, and who won them.

    python examples/own_match.py

Each pair of games has the same seed and the seats changed over, so that neither bot is luckier.
"""

from pathlib import Path

from tradewinds import CHANCE, NOBODY, Dealer
from tradewinds.bots import SeatedBot, seat_bot
from tradewinds.core.state import Outcome
from tradewinds.games.registry import Setting

HERE = Path(__file__).parent
SETTING = Setting("spice-road", players=2)
NAMES = (f"{HERE / 'careful.py'}:Careful", "random")
GAMES = 10


def play(bots: list[SeatedBot], seed: int) -> Outcome:
    """One game; the bots sit in the order of the list."""
    for bot in bots:
        bot.new_game()
    state, dealer = SETTING.make().start(SETTING.players), Dealer(seed)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.deal(dealer)
        else:
            state.apply(bots[state.actor].choose(state, f"{seed} {state.ply}"))
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def main() -> None:
    with seat_bot(NAMES[0], SETTING) as first, seat_bot(NAMES[1], SETTING) as second:
        wins = {first.name: 0, second.name: 0}
        for number in range(GAMES):
            bots = [first, second] if number % 2 == 0 else [second, first]
            outcome = play(bots, seed=number // 2)
            wins[bots[outcome.winner].name] += 1
            points = [f"{short(bot)} {score}" for bot, score in zip(bots, outcome.scores, strict=True)]
            print(f"game {number + 1}: {', '.join(points)}")
    for bot in (first, second):
        print(f"{short(bot)} won {wins[bot.name]} of {GAMES}")


def short(bot: SeatedBot) -> str:
    """A bot's name without the folder of its file."""
    return Path(bot.name).name


if __name__ == "__main__":
    main()
