"""Pictures of a run, each as PNG and SVG.

Figures are made without pyplot, so nothing stays behind in the program that asks for them.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator
from matplotlib.typing import RcKeyType

from tradewinds.arena.intervals import wilson
from tradewinds.arena.match import Row
from tradewinds.arena.ratings import Standings

# Okabe and Ito's colours, which people with any colour vision tell apart; then the marks do.
COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#000000")
MARKS = "osD^vP*X"
GREY = "#767676"
STEPS = (1, 2, 5, 10)  # between marks on a scale
STYLE: dict[RcKeyType, object] = {
    "font.size": 10,
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": "#DDDDDD",
    "legend.frameon": False,
    "text.parse_math": False,  # names of bots are not formulas
    "svg.hashsalt": "tradewinds",  # the same games, the same file
}


def save_plots(rows: Sequence[Row], found: Standings, folder: Path) -> dict[str, bytes]:
    """Write `ratings`, `scores`, `seats` and `rounds`, .png and .svg; answers each SVG by what it shows."""
    with matplotlib.rc_context(STYLE):
        figures = {
            "ratings": (ratings_figure(found), "Ratings of the bots with their 95 % intervals"),
            "scores": (scores_figure(rows, found), "How often each bot ended with which score"),
            "seats": (seats_figure(rows, found), "Share of wins by seat, and by place in the turn order"),
            "rounds": (rounds_figure(rows), "How many rounds the games took"),
        }
        for name, (figure, _) in figures.items():
            figure.savefig(folder / f"{name}.png", dpi=150)
            figure.savefig(folder / f"{name}.svg", metadata={"Date": None})
    return {words: (folder / f"{name}.svg").read_bytes() for name, (_, words) in figures.items()}


def new_figure(height: float) -> Figure:
    return Figure(figsize=(8, height), layout="constrained", facecolor="white")


def ratings_figure(found: Standings) -> Figure:
    lines = [(line.bot, line.rating) for line in reversed(found.bots) if line.rating is not None]
    figure = new_figure(1.4 + 0.4 * len(found.bots))
    axes = figure.add_subplot()
    for place, (_, rating) in enumerate(lines):
        axes.plot([rating.low, rating.high], [place, place], color=COLOURS[0], linewidth=2)
        axes.plot(rating.value, place, "o", color=COLOURS[0], markersize=7)
    axes.set_yticks(range(len(lines)), [bot for bot, _ in lines])
    axes.set_ylim(-0.6, max(len(lines), 1) - 0.4)
    axes.grid(axis="x")
    axes.set_title("Ratings")
    axes.set_xlabel("rating, with its 95 % interval" if lines else "a bot alone has no rating")
    return figure


def scores_figure(rows: Sequence[Row], found: Standings) -> Figure:
    """One histogram below the other, on the same scale: the shares of scores, and their mean."""
    figure = new_figure(1.2 + 1.4 * len(found.bots))
    panels = figure.subplots(len(found.bots), sharex=True, sharey=True, squeeze=False)[:, 0]
    every = [score for row in rows for score in row.scores]
    bins = edges(min(every), max(every))
    for axes, line in zip(panels, found.bots, strict=True):
        scores = [
            score for row in rows for bot, score in zip(row.seats, row.scores, strict=True) if bot == line.bot
        ]
        shares(axes, scores, bins)
        axes.axvline(line.score.value, color="black", linestyle="--", linewidth=1)
        axes.set_title(line.bot, fontsize=10, fontweight="normal")
    figure.suptitle("Scores (dashed: the mean)", fontsize=12, fontweight="bold")
    panels[-1].set_xlabel("score at the end")
    return figure


def seats_figure(rows: Sequence[Row], found: Standings) -> Figure:
    """Two panels: by the seat at the table, and by the place in the turn order."""
    bots = [line.bot for line in found.bots]
    figure = new_figure(4.2)
    left, right = figure.subplots(1, 2, sharey=True)
    left.set_title("Share of wins by seat")
    left.set_xlabel("seat")
    wins_by(left, rows, bots, lambda row, seat: seat)
    right.set_title("... by place in the turn order")
    right.set_xlabel("place, 1 begins")
    wins_by(right, rows, bots, lambda row, seat: row.place(seat))
    left.yaxis.set_major_formatter(percents())
    labels = left.get_legend_handles_labels()
    figure.legend(*labels, loc="outside lower center", ncols=min(len(bots), 4))
    return figure


def wins_by(axes: Axes, rows: Sequence[Row], bots: Sequence[str], key: Callable[[Row, int], int]) -> None:
    """Shares of wins for each value of `key`, with 95 % intervals; the dotted line is where equals are."""
    players = len(rows[0].seats)
    axes.axhline(1 / players, color=GREY, linestyle=":", linewidth=1.5)
    for number, bot in enumerate(bots):
        shift = (number - (len(bots) - 1) / 2) * min(0.12, 0.7 / len(bots))
        colour, mark = COLOURS[number % len(COLOURS)], MARKS[number % len(MARKS)]
        for place in range(players):
            won = [
                row.ranking[0] == seat
                for row in rows
                for seat, name in enumerate(row.seats)
                if name == bot and key(row, seat) == place
            ]
            if won:
                share = wilson(sum(won), len(won))
                at = place + 1 + shift
                axes.plot([at, at], [share.low, share.high], color=colour, linewidth=2)
                label = bot if place == 0 else None
                axes.plot(at, share.value, mark, color=colour, markersize=6, label=label, linestyle="none")
    axes.set_xticks(range(1, players + 1))
    axes.set_xlim(0.5, players + 0.5)
    axes.set_ylim(0, 1)
    axes.grid(axis="y")


def rounds_figure(rows: Sequence[Row]) -> Figure:
    figure = new_figure(3)
    axes = figure.add_subplot()
    rounds = [row.rounds for row in rows]
    shares(axes, rounds, edges(min(rounds), max(rounds)))
    axes.axvline(sum(rounds) / len(rounds), color="black", linestyle="--", linewidth=1)
    axes.set_title("Length of the games (dashed: the mean)")
    axes.set_xlabel("rounds")
    axes.set_ylabel("share of the games")
    return figure


def shares(axes: Axes, values: Sequence[int], bins: Sequence[float]) -> None:
    """A histogram whose bars add up to 100 %."""
    weights = [1 / len(values)] * len(values)
    axes.hist(values, bins=list(bins), weights=weights, color=COLOURS[0], edgecolor="white", linewidth=0.5)
    axes.yaxis.set_major_formatter(percents())
    axes.yaxis.set_major_locator(MaxNLocator(4, steps=STEPS))
    axes.xaxis.set_major_locator(MaxNLocator(8, steps=STEPS, integer=True))
    axes.grid(axis="y")


def percents() -> FuncFormatter:
    return FuncFormatter(lambda share, _: f"{100 * share:g} %")


def edges(low: int, high: int) -> list[float]:
    """Of bars that each hold the same number of whole values, 40 bars at the most."""
    width = (high - low) // 40 + 1
    return [low - 0.5 + width * n for n in range((high - low) // width + 2)]
