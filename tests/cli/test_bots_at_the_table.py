"""Bots in the terminal game: names, faults, and games that are taken up again."""

from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.test_terminal import Silent, console, picking, printed, typing
from tradewinds import Game, make_game
from tradewinds.bots import seating
from tradewinds.cli.seats import Player, players_of, read_players
from tradewinds.cli.terminal import play_terminal
from tradewinds.core.errors import BadOption
from tradewinds.core.record import Record, parse_record, replay

CHANCY = "from random import Random\nreturn Random(position.seed).choice(position.legal)"


@pytest.fixture(scope="module")
def game() -> Game:
    return make_game("spice-road", {"first": "1"})


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(folder: Path, body: str) -> str:
    lines = "\n".join(f"        {line}" for line in body.splitlines())
    text = f"class Mine:\n    def choose(self, position):\n{lines}\n"
    (folder / "mybot.py").write_text(text, encoding="utf-8")
    return "./mybot.py:Mine"


def test_bots_of_the_user_are_named_after_their_class_or_as_they_are_told() -> None:
    players = read_players(["./mybot.py:Mine", "Bob=./mybot.py:Mine", "Cleo=human", "a.py:B"])
    assert [player.name for player in players] == ["Mine 1", "Bob", "Cleo", "B 4"]
    words = [player.word(seat) for seat, player in enumerate(players)]
    assert words == ["./mybot.py:Mine", "Bob=./mybot.py:Mine", "Cleo", "a.py:B"]
    assert players_of(Record({}, words, "")) == players
    with pytest.raises(BadOption, match="there is no player 'Eve = x"):
        read_players(["Eve = x = y=random"])


def test_people_with_names_like_bots_stay_people() -> None:
    names = ["random:Bob", "Bob=random", "x.py:Y"]
    players = [Player("human", name) for name in names]
    words = [player.word(seat) for seat, player in enumerate(players)]
    assert words == ["human:random:Bob", "human:Bob=random", "human:x.py:Y"]
    assert players_of(Record({}, words, "")) == players


def test_a_name_that_no_record_can_hold_is_refused() -> None:
    with pytest.raises(BadOption, match="cannot stand in a record"):
        read_players([f"{'far/' * 80}mybot.py:Mine"])


def test_a_bot_of_the_user_plays_a_whole_game(game: Game, folder: Path) -> None:
    name = write(folder, CHANCY)
    screen = console()
    record = play_terminal(game, [name, "random"], 1, screen, ask=typing())
    assert record.result
    assert record.seats == ["./mybot.py:Mine", "random"]
    assert "Mine 1" in printed(screen)
    assert "Final scores" in printed(screen)


def test_a_bot_plays_with_the_pack_and_the_map_of_the_table(folder: Path) -> None:
    pack = folder / "few.toml"
    tiles = "\n".join(f'x{number:02d} = "points 1"' for number in range(1, 11))
    pack.write_text(f"[exploration_tiles.tiles]\n{tiles}\n", encoding="utf-8")
    other = make_game("east-to-west-2", {"first": "1"}, "random:3", pack)
    body = f"assert position.game.header() == {other.header()!r}\nreturn position.legal[0]"
    screen = console()
    seats = [write(folder, body), "human"]
    play_terminal(other, seats, 1, screen, ask=picking(1, after=5), pack=str(pack))
    assert "plays on" not in printed(screen)


def test_a_bot_that_loses_its_seat_is_told_once_in_the_log(game: Game, folder: Path) -> None:
    name = write(folder, "if position.view.ply > 30: return 'dance'\nreturn position.legal[0]")
    screen = console(500)
    record = play_terminal(game, [name, "random"], 1, screen, ask=typing())
    assert record.result
    told = "./mybot.py:Mine gave no legal answer: 'dance' is no action: the verbs are"
    assert printed(screen).count(told) == 1
    assert printed(screen).count(f": {seating.FALLBACK} plays on in its seat.") == 1


def test_a_bot_has_the_seconds_that_the_table_gives(game: Game, folder: Path) -> None:
    screen = console(500)
    name = write(folder, "while True: pass")
    play_terminal(game, [name, "human"], 1, screen, ask=typing("1"), bot_seconds=0.3)
    assert "did not answer within 0.3 seconds" in printed(screen)


def test_a_saved_game_goes_on_with_the_same_bots_and_the_same_choices(game: Game, folder: Path) -> None:
    seats = ["human:Ann", f"Bob={write(folder, CHANCY)}", "random"]
    whole = play_terminal(game, seats, 3, Silent(), ask=picking(2))
    file = folder / "game.txt"
    play_terminal(game, seats, 3, Silent(), save=file, ask=picking(2, after=9))
    saved = parse_record(file.read_text(encoding="utf-8"))
    resumed = play_terminal(game, [], 0, Silent(), record=saved, ask=picking(2, before=9))
    assert resumed.result
    assert resumed.text() == whole.text()


def test_undo_leaves_the_choices_of_bots_as_they_are(game: Game, folder: Path) -> None:
    seats = ["human:Ann", write(folder, CHANCY)]
    plain = play_terminal(game, seats, 3, Silent(), ask=typing("play s2", "upgrade Y", "upgrade Y", "rest"))
    typed = ["play s2", "upgrade Y", "u", "upgrade Y", "upgrade Y", "rest"]
    undone = play_terminal(game, seats, 3, Silent(), ask=typing(*typed))
    assert len(plain.decisions) > 15
    assert undone.text() == plain.text()


def test_a_bot_whose_file_is_gone_cannot_go_on_but_its_finished_game_can_be_seen(
    game: Game, folder: Path
) -> None:
    name = write(folder, CHANCY)
    begun = play_terminal(game, ["human", name], 3, Silent(), ask=picking(2, after=3))
    over = play_terminal(game, ["random", name], 3, Silent(), ask=typing())
    (folder / "mybot.py").unlink()
    with pytest.raises(BadOption, match=r"./mybot.py:Mine: there is no file ./mybot.py"):
        play_terminal(game, [], 0, Silent(), record=begun, ask=typing())
    screen = console()
    play_terminal(game, [], 0, screen, record=over, ask=typing())
    assert "Final scores" in printed(screen)
    assert replay(game, over).outcome() is not None


def test_who_is_thinking_is_said_on_a_terminal_only(game: Game) -> None:
    quiet = console()
    play_terminal(game, ["human", "Bob=random"], 3, quiet, ask=picking(2, after=3))
    assert "thinking" not in printed(quiet)
    screen = Console(width=80, file=console().file, force_terminal=True)
    play_terminal(game, ["human", "Bob=random"], 3, screen, ask=picking(2, after=3))
    assert "Bob is thinking" in printed(screen)
    assert "\r\x1b[2K" in printed(screen)
