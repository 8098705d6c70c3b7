"""Records of an old edition replay with its values and go on with them, after the standard has changed."""

import json
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.test_terminal import Silent, picking
from tests.editions.make import PACK, SETTLED
from tests.golden.make import SEEDS
from tradewinds import GAMES, NOBODY, make_game
from tradewinds.cli.board import Board
from tradewinds.cli.composition import scene_of
from tradewinds.cli.terminal import play_terminal
from tradewinds.components.catalog import NEWEST, load_catalog
from tradewinds.components.maps import DEFAULT
from tradewinds.core.errors import BadOption, BadRecord
from tradewinds.core.record import Record, parse_record, replay
from tradewinds.games.registry import Setting, catalog_of, digest_of, game_of, map_of
from tradewinds.server.pieces import pieces_of
from tradewinds.testing import check_game

FOLDERS = {edition: Path(__file__).parent / str(edition) for edition in range(1, NEWEST)}
RECORDS = [(f"{name}-{players}", None) for name in SETTLED for players in SEEDS] + [("with-a-pack", PACK)]
FIRST_OPTION = f"{Path(__file__).parents[2] / 'examples' / 'first_option.py'}:FirstOption"
WITH_C1 = ("east-to-west-2", "east-to-west-3", "new-world")

pytestmark = pytest.mark.usefixtures("later")
of_every_old_edition = pytest.mark.parametrize("edition", FOLDERS)


def kept(name: str, edition: int) -> Record:
    return parse_record((FOLDERS[edition] / f"{name}.txt").read_text(encoding="utf-8"))


def command(*arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tradewinds", *arguments],
        capture_output=True,
        text=True,
        check=False,
        input=typed,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@of_every_old_edition
@pytest.mark.parametrize(("name", "pack"), RECORDS)
def test_a_record_replays_with_the_values_it_was_played_with(
    name: str, pack: Path | None, edition: int
) -> None:
    record = kept(name, edition)
    game = game_of(record, pack)
    assert catalog_of(game).edition == edition
    assert replay(game, record).actor == NOBODY  # to the result that it tells


@of_every_old_edition
@pytest.mark.parametrize(("name", "pack"), RECORDS)
def test_a_record_goes_on_from_its_middle(name: str, pack: Path | None, edition: int) -> None:
    record = kept(name, edition)
    record.decisions, record.result = record.decisions[: len(record.decisions) // 2], None
    whole = parse_record(
        play_terminal(game_of(record, pack), ["random"] * record.players, 0, Silent(), record=record).text()
    )
    assert whole.header["pack"] == kept(name, edition).header["pack"]
    assert replay(game_of(whole, pack), whole).actor == NOBODY


@of_every_old_edition
def test_a_saved_game_goes_on_in_the_terminal(edition: int) -> None:
    saved = kept("saved", edition)
    assert saved.result is None
    game = game_of(saved)
    resumed = play_terminal(game, [], 0, Silent(), record=saved, ask=picking(1))
    assert resumed.header["pack"] == [digest_of("east-to-west-2", load_catalog(edition=edition))]
    assert replay(game, parse_record(resumed.text())).actor == NOBODY


@of_every_old_edition
def test_a_bot_of_your_own_plays_on_with_the_same_values(edition: int) -> None:
    """It makes the game once more, in a process of its own."""
    saved, screen = kept("saved", edition), Console(file=StringIO())
    resumed = play_terminal(game_of(saved), ["random", FIRST_OPTION], 0, screen, record=saved)
    assert resumed.result
    assert resumed.seats == ["random", FIRST_OPTION]
    assert isinstance(screen.file, StringIO)
    assert "plays on in its seat" not in screen.file.getvalue()


@of_every_old_edition
def test_the_commands_know_what_an_old_game_was_played_with(tmp_path: Path, edition: int) -> None:
    saved, folder = tmp_path / "saved.txt", FOLDERS[edition]
    saved.write_bytes((folder / "saved.txt").read_bytes())
    before = len(parse_record(saved.read_text()).decisions)
    command("play", "--terminal", "--resume", str(saved), typed="1\n1\n1\n")
    assert len(parse_record(saved.read_text()).decisions) > before
    assert "still running" in command("replay", str(saved), "--check")
    assert "win" in command("analyse", str(saved), "--at", str(before), "--simulations", "20")
    assert "ok: the seed's SHA-256" in command("verify", str(folder / "east-to-west-3-2.txt"))
    packed = (str(folder / "with-a-pack.txt"), "--pack", str(PACK))
    assert "ok: the seed's SHA-256" in command("verify", *packed)
    newest = {"name": "standard", "edition": NEWEST, "digest": digest_of("new-world", load_catalog())}
    assert json.loads(command("show", "new-world", "--json"))["pack"] == newest


@of_every_old_edition
def test_a_record_of_no_edition_is_refused(edition: int) -> None:
    record = kept("with-a-pack", edition)
    with pytest.raises(BadRecord, match=r"line 7: the record was played with the pack [0-9a-f]{12}\.\.\."):
        game_of(record)


def test_a_new_game_is_played_with_the_newest_edition() -> None:
    for name in GAMES:
        assert catalog_of(make_game(name)).edition == NEWEST
    for name in SETTLED:
        digests = {digest_of(name, load_catalog(edition=edition)) for edition in range(1, NEWEST + 1)}
        assert len(digests) == NEWEST


@of_every_old_edition
def test_games_whose_pieces_have_not_changed_are_of_the_newest_edition(edition: int) -> None:
    for name in set(GAMES) - set(SETTLED):
        assert digest_of(name, load_catalog()) == digest_of(name, load_catalog(edition=edition))


@of_every_old_edition
def test_a_setting_names_its_edition_for_other_processes(edition: int) -> None:
    old = Setting("new-world", 2, edition=edition).make()
    assert old.header()["pack"] == kept("new-world-2", edition).header["pack"]
    packed = Setting("new-world", 2, pack=str(PACK), edition=edition).make()
    assert packed.header()["pack"] == kept("with-a-pack", edition).header["pack"]


@pytest.mark.parametrize("edition", [0, NEWEST + 1])
def test_there_is_no_other_edition(edition: int) -> None:
    with pytest.raises(BadOption, match=f"there is no edition {edition} of the pieces: the newest is"):
        load_catalog(edition=edition)


# -- the cell that C1 lacks may be the first, and then names and places still agree -------------------------


@pytest.mark.parametrize("name", WITH_C1)
def test_games_are_right_with_an_empty_first_cell(name: str) -> None:
    check_game(make_game(name), players=2, games=2, looks=10)


@pytest.mark.parametrize("name", WITH_C1)
def test_an_empty_first_cell_is_drawn_where_it_is(name: str) -> None:
    game = make_game(name)
    screen = Console(width=60, file=StringIO(), color_system=None)
    screen.print(Board(scene_of(game.empty_state(2), None, ["Ann", "Bob"])))
    assert isinstance(screen.file, StringIO)
    lines = screen.file.getvalue().splitlines()
    top = next(number for number, line in enumerate(lines) if line.startswith("╭ C1 "))
    first, second = lines[top + 1].split("│")[1:3]
    assert (first.strip(), second.split()[0]) == ("", "C1-2")


@pytest.mark.parametrize("name", WITH_C1)
def test_the_pieces_of_the_browser_have_the_cells_in_their_names(name: str) -> None:
    shown = pieces_of(name, load_catalog(), map_of(name, DEFAULT)).locations
    assert [id for id in shown if id.startswith("C1")] == [f"C1-{cell}" for cell in range(2, 7)]
