"""Compiles the engine with mypyc; TRADEWINDS_PURE=1 builds the same source as a pure wheel.

Both carry the browser's client, which is built first. A source archive has it built already.
"""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PAGES = Path(__file__).parent / "web" / "build.py"

ENGINE = [
    "src/tradewinds/core/actions.py",
    "src/tradewinds/core/agenda.py",
    "src/tradewinds/core/bits.py",
    "src/tradewinds/core/codes.py",
    "src/tradewinds/core/dealer.py",
    "src/tradewinds/core/goods.py",
    "src/tradewinds/core/notation.py",
    "src/tradewinds/core/perft.py",
    "src/tradewinds/core/piles.py",
    "src/tradewinds/core/rows.py",
    "src/tradewinds/core/slices.py",
    "src/tradewinds/core/state.py",
    "src/tradewinds/rules/owners.py",
    "src/tradewinds/rules/shared.py",
    "src/tradewinds/rules/caravan.py",
    "src/tradewinds/rules/islands.py",
    "src/tradewinds/rules/harbour.py",
    "src/tradewinds/rules/crossing.py",
    "src/tradewinds/rules/orders.py",
    "src/tradewinds/rules/settlements.py",
    "src/tradewinds/rules/settlements_numbers.py",
    "src/tradewinds/rules/settlements_text.py",
    "src/tradewinds/games/parts.py",
    "src/tradewinds/games/routes.py",
    "src/tradewinds/games/voyages.py",
    "src/tradewinds/games/sand_to_sea.py",
    "src/tradewinds/games/east_to_west_1.py",
    "src/tradewinds/games/east_to_west_2.py",
    "src/tradewinds/games/east_to_west_3.py",
    "src/tradewinds/games/spice_road.py",
    "src/tradewinds/games/eastern_wonders.py",
    "src/tradewinds/games/new_world.py",
    "src/tradewinds/bots/knowledge/judge.py",
    "src/tradewinds/bots/knowledge/caravan.py",
    "src/tradewinds/bots/knowledge/islands.py",
    "src/tradewinds/bots/knowledge/settlements.py",
    "src/tradewinds/bots/knowledge/evaluation.py",
    "src/tradewinds/bots/instinct.py",
    "src/tradewinds/bots/greedy.py",
    "src/tradewinds/bots/search.py",
    "src/tradewinds/envs/observers/words.py",
    "src/tradewinds/envs/observers/observer.py",
    "src/tradewinds/envs/observers/caravan.py",
    "src/tradewinds/envs/observers/islands.py",
    "src/tradewinds/envs/observers/settlements.py",
    "src/tradewinds/envs/observers/sight.py",
    "src/tradewinds/envs/batch.py",
]


def build_pages() -> None:
    if PAGES.exists():
        subprocess.run([sys.executable, str(PAGES)], check=True)


class BuildWithPages(build_py):
    def run(self) -> None:
        build_pages()
        super().run()


class ArchiveWithPages(sdist):
    def run(self) -> None:
        build_pages()
        super().run()


COMMANDS = {"build_py": BuildWithPages, "sdist": ArchiveWithPages}

if os.environ.get("TRADEWINDS_PURE") == "1":
    setup(cmdclass=COMMANDS)
else:
    from mypyc.build import mypycify

    extensions = mypycify(["--strict", *ENGINE], opt_level="3", group_name="tradewinds")
    for extension in extensions:
        # Nobody replaces our functions at load time: without this, none of them is inlined.
        extension.extra_compile_args.append("-fno-semantic-interposition")
        # Multiplying and adding in one step rounds otherwise than Python does.
        extension.extra_compile_args.append("-ffp-contract=off")
    setup(ext_modules=extensions, cmdclass=COMMANDS)
