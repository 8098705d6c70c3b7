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

SOURCE = Path("src/tradewinds")
COMPILED = ["core", "rules", "games", "narration", "bots/knowledge", "envs/observers"]
PLAIN = {  # of these: they say what there is, and nothing waits for them
    *("core/errors", "core/record", "core/view", "rules/info"),
    *("games/registry", "games/rulings", "games/provenance"),
    *("narration/types", "narration/reasons"),
}
BESIDE = ["bots/instinct", "bots/greedy", "bots/search", "envs/batch"]


def engine() -> list[str]:
    """The files that are compiled."""
    folders = (path for folder in COMPILED for path in sorted((SOURCE / folder).glob("[!_]*.py")))
    names = [path.relative_to(SOURCE).with_suffix("").as_posix() for path in folders]
    return [f"{SOURCE}/{name}.py" for name in [*names, *BESIDE] if name not in PLAIN]


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

    extensions = mypycify(["--strict", *engine()], opt_level="3", group_name="tradewinds")
    for extension in extensions:
        # Nobody replaces our functions at load time: without this, none of them is inlined.
        extension.extra_compile_args.append("-fno-semantic-interposition")
        # Multiplying and adding in one step rounds otherwise than Python does.
        extension.extra_compile_args.append("-ffp-contract=off")
    setup(ext_modules=extensions, cmdclass=COMMANDS)
