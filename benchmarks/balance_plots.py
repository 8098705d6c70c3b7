"""The pictures of docs/balance.md, written by `balance.py`."""

from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from balance_games import LOCATION
from balance_measures import LOCATIONS, PICKS, PLACES, ROUNDS, Measures, Shares
from tradewinds.arena.plots import COLOURS, GREY, MARKS, STYLE, percents, shares

BAND = "#E8F1F8"  # where a line holds
LIMIT = "#D55E00"
LAST_BAR = 60  # of the rounds: a game that goes on until it is stopped must not make all others small


def save_plots(found: Sequence[Measures], folder: Path) -> None:
    """Write `balance-places`, `-rounds`, `-picks` and `-locations` as .png."""
    folder.mkdir(parents=True, exist_ok=True)
    with matplotlib.rc_context(STYLE):
        figures = {
            "places": places_figure(found),
            "rounds": rounds_figure(found),
            "picks": picks_figure(found),
            "locations": locations_figure(found),
        }
        for name, figure in figures.items():
            figure.savefig(folder / f"balance-{name}.png", dpi=110)


def games_of(found: Sequence[Measures]) -> dict[str, list[Measures]]:
    return {
        game: [one for one in found if one.cell.game == game]
        for game in dict.fromkeys(one.cell.game for one in found)
    }


def look(one: Measures) -> dict[str, Any]:
    """Colour and mark of a number of players, the same in all pictures."""
    number = one.cell.players - 2
    return {"color": COLOURS[number], "marker": MARKS[number], "label": f"{one.cell.players} players"}


def new_figure(width: float, height: float) -> Figure:
    return Figure(figsize=(width, height), layout="constrained", facecolor="white")


def add_legend(figure: Figure, panels: Sequence[Axes]) -> None:
    named = {
        label: handle
        for axes in panels
        for handle, label in zip(*axes.get_legend_handles_labels(), strict=True)
    }
    figure.legend(named.values(), named.keys(), loc="outside lower center", ncols=len(named))


# -- turn order and length -----------------------------------------------------------------------------


def places_figure(found: Sequence[Measures]) -> Figure:
    """Wins of each place, with 95 % intervals, and the line that none may be above."""
    games = games_of(found)
    figure = new_figure(max(6, 3.2 * len(games)), 3.8)
    panels = list(figure.subplots(1, len(games), sharey=True, squeeze=False)[0])
    for axes, (game, cells) in zip(panels, games.items(), strict=True):
        axes.axhline(1, color=GREY, linestyle=":", linewidth=1.5, label="equal")
        axes.axhline(PLACES[1], color=LIMIT, linestyle="--", linewidth=1.5, label="line: 1.15")
        for one in cells:
            shift = (one.cell.players - 3) * 0.16
            for place, share in enumerate(one.places, start=1):
                at = place + shift
                axes.plot([at, at], [share.low, share.high], color=look(one)["color"], linewidth=2)
                axes.plot(at, share.value, markersize=6, linestyle="none", **look(one))
        most = max(one.cell.players for one in cells)
        axes.set_xticks(range(1, most + 1))
        axes.set_xlim(0.5, most + 0.5)
        axes.set_title(game)
        axes.set_xlabel("place in the turn order")
        axes.grid(axis="y")
    panels[0].set_ylabel("wins, times its share")
    add_legend(figure, panels)
    return figure


def rounds_figure(found: Sequence[Measures]) -> Figure:
    """A histogram a cell, all on one scale; the band is where the line holds."""
    games = games_of(found)
    rows, columns = len(games), max(map(len, games.values()))
    figure = new_figure(max(6, 3 * columns), 0.8 + 1.6 * rows)
    grid = figure.subplots(rows, columns, sharex=True, sharey=True, squeeze=False)
    bins = [number - 0.5 for number in range(LAST_BAR + 2)]
    for line, (game, cells) in zip(grid, games.items(), strict=True):
        for axes, one in zip(line, cells, strict=False):
            axes.axvspan(*ROUNDS, color=BAND, zorder=0)
            shares(axes, [min(rounds, LAST_BAR) for rounds in one.rounds.by_game], bins)
            axes.axvline(one.rounds.mean.value, color="black", linestyle="--", linewidth=1)
            axes.set_title(f"{game}, {one.cell.players} players", fontsize=9, fontweight="normal")
            axes.set_xticks(range(0, LAST_BAR + 1, 10))
            axes.set_xlim(5, LAST_BAR + 2)
        for axes in line[len(cells) :]:
            axes.set_visible(False)
    figure.suptitle("Rounds a game (band: 18 to 40, dashed: the mean)", fontsize=12, fontweight="bold")
    figure.supxlabel(f"rounds; the bar at {LAST_BAR} has all longer games too", fontsize=10)
    figure.supylabel("share of the games", fontsize=10)
    return figure


# -- point cards and locations ---------------------------------------------------------------------------


def picks_figure(found: Sequence[Measures]) -> Figure:
    figure = dots_figure(found, lambda one: one.picks, PICKS)
    title = "How often a claim falls on a point card that lies at a fort (band: 5 to 60 %)"
    figure.suptitle(title, fontsize=12, fontweight="bold")
    return figure


def locations_figure(found: Sequence[Measures]) -> Figure:
    figure = dots_figure(found, lambda one: one.uses[LOCATION], (LOCATIONS[0], 1))
    title = "Share of the games in which a location is used (band: 2 % or more)"
    figure.suptitle(title, fontsize=12, fontweight="bold")
    return figure


def dots_figure(
    found: Sequence[Measures], shares_of: Callable[[Measures], Shares], band: tuple[float, float]
) -> Figure:
    """A row a piece, the most used on top; a dot for each number of players."""
    games = games_of(found)
    orders = {game: by_use([shares_of(one) for one in cells]) for game, cells in games.items()}
    figure = new_figure(max(6, 3.2 * len(games)), 1.6 + 0.19 * max(map(len, orders.values())))
    panels = list(figure.subplots(1, len(games), sharex=True, squeeze=False)[0])
    for axes, (game, cells) in zip(panels, games.items(), strict=True):
        axes.axvspan(*band, color=BAND, zorder=0)
        draw_dots(axes, orders[game], shares_of, cells)
        axes.set_title(game)
        axes.xaxis.set_major_formatter(percents())
    most = max(share.value for one in found for share in shares_of(one).values())
    panels[0].set_xlim(-0.03, max(most, band[1]) + 0.03)
    add_legend(figure, panels)
    return figure


def by_use(cells: Sequence[Shares]) -> list[str]:
    """All pieces, the least used first, and by name among equals."""

    def use(piece: str) -> tuple[float, str]:
        return fmean(shares[piece].value for shares in cells if piece in shares), piece

    return sorted({piece for shares in cells for piece in shares}, key=use)


def draw_dots(
    axes: Axes, order: Sequence[str], shares_of: Callable[[Measures], Shares], cells: Sequence[Measures]
) -> None:
    """Dots of one row stand a little above each other, so that equal ones are seen."""
    rows = {piece: row for row, piece in enumerate(order)}
    for one in cells:
        found = shares_of(one)
        places = [rows[piece] - (one.cell.players - 3) * 0.24 for piece in found]
        values = [share.value for share in found.values()]
        axes.plot(values, places, markersize=4.5, linestyle="none", **look(one))
    axes.set_yticks(range(len(order)), list(order), fontsize=7.5)
    axes.set_ylim(-0.8, len(order) - 0.2)
    axes.grid()
