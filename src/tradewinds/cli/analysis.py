"""Analyses in the terminal: tables, a chart of a game, and its turning points in words."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tradewinds.bots.analysis import Analysis, Moment, Review
from tradewinds.cli.composition import scene_of
from tradewinds.cli.phrases import listed, many
from tradewinds.cli.telling import tell_action
from tradewinds.cli.words import describe_option
from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.record import Record, replay
from tradewinds.core.state import Game, State

BARS = "▁▂▃▄▅▆▇█"
OPTIONS_SHOWN = 10
MOMENTS_SHOWN = 8
SMALLEST_SHOWN = 0.005  # what rounds to no percent is no turning point


def percent(part: float) -> str:
    return f"{part:.0%}"


def by_seat(names: Sequence[str], values: Sequence[str]) -> str:
    return ", ".join(f"{name} {value}" for name, value in zip(names, values, strict=True))


# -- one position ----------------------------------------------------------------------------------------


def analysis_data(found: Analysis, game: Game) -> dict[str, object]:
    return {
        "at": found.ply,
        "seat": found.actor + 1 if found.actor >= 0 else None,
        "finished": found.actor == NOBODY,
        "simulations": found.simulations,
        "win": list(found.win),
        "score": list(found.score),
        "options": [
            {
                "action": game.action_text(option.action),
                "visits": option.visits,
                "win": list(option.win),
                "score": list(option.score),
            }
            for option in found.options
        ],
    }


def print_analysis(found: Analysis, state: State, names: Sequence[str], out: Console) -> None:
    out.print(f"after {many(found.ply, 'decision')}: {whose_turn(found, names)}", markup=False)
    out.print(f"win probability: {by_seat(names, [percent(part) for part in found.win])}", markup=False)
    word = "final scores" if found.actor == NOBODY else "expected final scores"
    out.print(f"{word}: {by_seat(names, [f'{score:.1f}' for score in found.score])}", markup=False)
    if not found.options:
        return
    scene = scene_of(state, found.actor, names)
    title = f"{many(len(found.options), 'option')}, best first, with win probability and final score"
    table = Table("option", title=title, title_justify="left")
    for heading in ("visits", *names):
        table.add_column(Text(heading), justify="right", min_width=9)
    for option in found.options[:OPTIONS_SHOWN]:
        cells = [f"{percent(win)} {score:5.1f}" for win, score in zip(option.win, option.score, strict=True)]
        table.add_row(Text(describe_option(scene, option.action)), f"{option.visits:,}", *cells)
    out.print(table)


def whose_turn(found: Analysis, names: Sequence[str]) -> str:
    if found.actor == NOBODY:
        return "the game is over"
    if found.actor == CHANCE:
        return "a draw is due"
    return f"{names[found.actor]} is to act ({many(found.simulations, 'simulation')})"


# -- a whole game ----------------------------------------------------------------------------------------


def review_data(review: Review, game: Game) -> dict[str, object]:
    return {
        "turns": [
            {"at": turn.ply, "seat": turn.actor + 1 if turn.actor >= 0 else None, "win": list(turn.win)}
            for turn in review.turns
        ],
        "turning_points": [
            {
                "at": moment.ply,
                "seat": moment.actor + 1 if moment.actor >= 0 else None,
                "played": [game.action_text(action) for action in moment.played],
                "best": None if moment.best is None else game.action_text(moment.best),
                "win_before": list(moment.before),
                "win_after": list(moment.after),
            }
            for moment in review.moments
        ],
        "lost": review.lost,
        "luck": review.luck,
    }


def print_review(review: Review, game: Game, record: Record, names: Sequence[str], out: Console) -> None:
    for line in chart(review, names, out.width):
        out.print(line, markup=False, soft_wrap=True)
    shown = [moment for moment in review.moments if moment.size >= SMALLEST_SHOWN][:MOMENTS_SHOWN]
    out.print("\nTurning points, the greatest first:" if shown else "\nThere was no turning point.")
    states = states_at(game, record, {moment.ply for moment in shown})
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right")
    for moment in shown:
        grid.add_row(str(moment.ply), Text(in_words(moment, states[moment.ply], names)))
    out.print(grid)
    out.print()
    for seat, name in enumerate(names):
        lost, luck = f"{review.lost[seat]:.1%}", f"{review.luck[seat]:+.0%}"
        out.print(f"{name}: a decision cost {lost} on average, draws brought {luck} in all", markup=False)


def chart(review: Review, names: Sequence[str], width: int) -> list[str]:
    """A line a seat: the higher the bar, the likelier it wins; a column stands for some turns."""
    longest = max(len(name) for name in names)
    room = max(width - longest - 8, 10)
    step = -(-len(review.turns) // room)
    columns = [turn.win for turn in review.turns[::-1][::step]][::-1]  # the end is always among them
    what = "turn" if step == 1 else f"{step} turns"
    lines = [f"Win probability of each seat, from left to right, a column for each {what}:"]
    for seat, name in enumerate(names):
        bars = "".join(BARS[min(int(win[seat] * len(BARS)), len(BARS) - 1)] for win in columns)
        lines.append(f"{name:<{longest}}  {bars} {percent(columns[-1][seat]):>4}")
    return lines


def states_at(game: Game, record: Record, plies: set[int]) -> dict[int, State]:
    found: dict[int, State] = {}

    def each(state: State, action: int) -> None:
        if state.ply in plies:
            found[int(state.ply)] = state.copy()

    replay(game, record, each=each)
    return found


def in_words(moment: Moment, state: State, names: Sequence[str]) -> str:
    """What was played, what would have been best, and what it did; the state is from before."""
    sentences: list[str] = []
    changes = listed(
        [
            f"{name} {percent(before)} to {percent(after)}"
            for name, before, after in zip(names, moment.before, moment.after, strict=True)
            if abs(after - before) >= SMALLEST_SHOWN
        ]
    )
    state = state.copy()
    for action in moment.played:
        sentences.append(tell_action(state, action, names))
        if moment.best is not None:
            scene = scene_of(state, moment.actor, names)
            sentences.append(f"Better: {describe_option(scene, moment.best)}.")
        state.apply(action)
    if moment.best is None:
        sentences.append(f"Luck for {names[moment.most]}.")
    return " ".join([*(sentence for sentence in sentences if sentence), f"{changes}."])
