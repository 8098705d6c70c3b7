"""Draw how learning went, from the table that examples/learn.py writes (needs matplotlib).

python examples/curve.py curve.csv curve.png
"""

import csv
import sys
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot


def main(table: Path, picture: Path) -> None:
    with table.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    minutes = [float(row["minutes"]) for row in rows]
    figure, (wins, margin) = pyplot.subplots(1, 2, figsize=(9, 3.2), layout="constrained")
    wins.plot(minutes, [100 * float(row["wins"]) for row in rows], "o-", color="#2a5bc8")
    wins.axhline(50, color="#8c8a84", linewidth=0.8)
    wins.set(xlabel="minutes of one core", ylabel="% of games won against greedy", ylim=(0, 100))
    margin.plot(minutes, [float(row["margin"]) for row in rows], "o-", color="#c2387b")
    margin.axhline(0, color="#8c8a84", linewidth=0.8)
    margin.set(xlabel="minutes of one core", ylabel="margin in points")
    for axes in (wins, margin):
        axes.spines[["top", "right"]].set_visible(False)
        imitated = next(row for row in rows if row["phase"] == "imitated")
        axes.axvline(float(imitated["minutes"]), color="#8c8a84", linewidth=0.8, linestyle=":")
    figure.savefig(picture, dpi=110)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
