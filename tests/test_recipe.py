"""How to add a game: the places that docs/architecture.md names are those where the games are named."""

import re
from pathlib import Path

from tradewinds import GAMES

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "architecture.md"
FOLDERS = ("src/tradewinds", "web/src", "web/tests", "docs", "benchmarks", "tests/games", "tests/golden")
FILES = [ROOT / "pyproject.toml", ROOT / "README.md", *(ROOT / "tests").glob("test_*.py")]
BUILT = ("static", "node_modules", "__pycache__")
KINDS = (".py", ".toml", ".ts", ".svelte", ".md", ".json", ".txt")


def named_in_the_recipe() -> set[str]:
    recipe = PAGE.read_text(encoding="utf-8").partition("## How to add a game")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?`) \|", recipe, re.MULTILINE)
    return {place for row in rows for place in re.findall(r"`([^`]+)`", row)}


def all_files() -> list[Path]:
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in KINDS]
    return [*FILES, *(path for path in found if not set(BUILT) & set(path.parts))]


def named_games(text: str) -> set[str]:
    """The games that a text names, as they are called or as their modules are."""
    return {game for game in GAMES if game in text or game.replace("-", "_") in text}


def places_of_games() -> set[str]:
    """Files that name all games, and names of files that every game has one of."""
    found: set[str] = set()
    of_games: dict[str, set[str]] = {}
    for path in all_files():
        place = path.relative_to(ROOT).as_posix()
        if games := named_games(place):
            game = max(games, key=len)
            form = place.replace(game, "<game>").replace(game.replace("-", "_"), "<game>")
            of_games.setdefault(form, set()).add(game)
        elif named_games(path.read_text(encoding="utf-8")) == set(GAMES):
            found.add(place)
    return found | {form for form, games in of_games.items() if games == set(GAMES)}


def test_the_recipe_names_every_place_where_a_game_is_named() -> None:
    assert sorted(places_of_games() - named_in_the_recipe()) == []


def test_the_recipe_names_no_other_place() -> None:
    assert sorted(named_in_the_recipe() - places_of_games()) == []
