"""The pages of the games say the numbers that the games are played with."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tradewinds import GAMES
from tradewinds.cli.specs import HEADING, main, with_table
from tradewinds.games.registry import INFOS
from tradewinds.narration.numbers import Numbers, numbers_of

FOLDER = Path(__file__).parents[2] / "docs" / "games"
WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

# What the prose says of a number, wherever it says it: the group is the number, in digits or as a word.
PHRASES: dict[str, Callable[[Numbers], int]] = {
    r"more than (\d+) cubes": lambda n: n.parameters.storage,
    r"[Rr]oom for (\d+)(?: cubes|\.)": lambda n: n.parameters.storage,
    r"bonus tiles and (\d+) cubes": lambda n: n.parameters.storage,
    r"cubes \((\d+) more for each hold tile": lambda n: n.parameters.hold_cubes,
    r"(\w+) (?:point cards|victory tiles) end ": lambda n: n.parameters.to_end[4],
    r"the (\d+)th (?:point card|victory tile)": lambda n: n.parameters.to_end[4],
    r"or the (\d+)th with 2 or 3 players": lambda n: n.parameters.to_end[2],
    r"(\d+) settlers": lambda n: n.parameters.settlers,
    r"(\d+) (?:are|of them) ready": lambda n: n.parameters.ready_settlers[4],
    r"ready \((\d+) with 2 players": lambda n: n.parameters.ready_settlers[2],
    r"[Rr]oom for (\d+) bonus tiles": lambda n: n.parameters.bonus_spaces,
    r"cubes and (\d+) bonus tiles": lambda n: n.parameters.bonus_spaces,
    r"A route has (\w+) cards": lambda n: n.parameters.route_length,
    r"(\w+) with 2 players(?:, back|\.| \(STS-13\))": lambda n: n.parameters.outpost_cubes[2],
    r"The (\d+) merchants": lambda n: n.merchants,
    r"merchants are [^.]*?; (\w+) lie in a row": lambda n: n.parameters.market_slots,
    r"merchants are [^.]*?, (\w+) lie in a row": lambda n: n.parameters.market_slots,
    r"The (\d+) point cards are shuffled": lambda n: n.orders,
    r"point cards are shuffled, (\w+) lie in a row": lambda n: n.orders_shown,
    r"lie (\w+) gold coins a player": lambda n: n.parameters.coins,
    r"(\d+) for each gold coin": lambda n: n.gold_worth,
    r"(\d+) for each silver one": lambda n: n.silver_worth,
    r"(\w+) markets? of each symbol goe?s? back": lambda n: n.parameters.boxed_markets,
    r"the other (\d+)(?: and the| are laid)": lambda n: n.markets,
    r"and the (\d+) seas": lambda n: n.parameters.seas,
    r"hides among the next (\w+)": lambda n: n.closed_within,
    r"(\d+) of free movement": lambda n: n.parameters.bonus_tiles,
    r"(\d+) outposts": lambda n: n.outposts_each,
    r"a row of (\w+) for each symbol": lambda n: n.outposts_row,
    r"goes on for (\d+) rounds": lambda n: n.last_round,
    r"stopped after (\d+) rounds": lambda n: n.last_round,
}


def page_of(game: str) -> str:
    return (FOLDER / f"{game}.md").read_text(encoding="utf-8")


def prose_of(game: str) -> str:
    before, _, after = page_of(game).partition(HEADING)
    return " ".join((before + "## " + after.partition("\n## ")[2]).split())


def number_of(word: str) -> int:
    return int(word) if word.isdigit() else WORDS.index(word.lower())


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_a_page_is_fresh(game: str) -> None:
    assert HEADING in page_of(game)
    assert page_of(game) == with_table(page_of(game), game), "run 'make observations'"


def test_tables_are_written_anew(tmp_path: Path) -> None:
    for game in GAMES:
        text = page_of(game).replace("| players | 2 ", "| players | 3 ")
        assert text != page_of(game)
        (tmp_path / f"{game}.md").write_text(text, encoding="utf-8")
    assert main([str(tmp_path)]) == 0
    assert all((tmp_path / f"{game}.md").read_text(encoding="utf-8") == page_of(game) for game in GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_prose_of_a_page_has_the_numbers_of_the_game(game: str) -> None:
    prose, numbers = prose_of(game), numbers_of(game)
    fewest, most = INFOS[game].players
    assert f"for {fewest} to {most} players. Rules version {INFOS[game].version}." in prose
    wrong = [
        f"{found[0]!r} should say {number(numbers)}"
        for phrase, number in PHRASES.items()
        for found in re.finditer(phrase, prose)
        if number_of(found[1]) != number(numbers)
    ]
    assert wrong == [], f"docs/games/{game}.md"


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_stands_on_a_page(phrase: str) -> None:
    assert any(re.search(phrase, prose_of(game)) for game in GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_boards_and_start_goods_of_a_page_are_those_of_the_game(game: str) -> None:
    prose, numbers = prose_of(game), numbers_of(game)
    goods = re.findall(r"Start goods by turn order: ([YRGB, ]+)", prose)
    assert all(found.strip() == ", ".join(numbers.seat_goods) for found in goods)
    sides = set(re.findall(r"\b[A-F][12]\b", prose.partition("## Setup")[2].partition("## A turn")[0]))
    assert sides == {*numbers.boards, *numbers.spare_boards}
