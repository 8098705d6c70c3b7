"""Boards are entered with few keys, checked at once, never lost, and played with."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from tradewinds import CHANCE, NOBODY, Dealer, Dice, make_game
from tradewinds.cli.drafts import pack_text
from tradewinds.cli.main import app
from tradewinds.cli.packing import new_boards
from tradewinds.cli.shorthand import location_text
from tradewinds.components.catalog import load_catalog, pack_template
from tradewinds.components.checker import Provenance
from tradewinds.components.settlements import CELLS, MISSING, SIDES, Board

STANDARD = load_catalog()

# A box whose boards say other things than the standard ones: what is typed, and what is printed.
BOX = {
    "A1": {
        "": "1 fort",
        "2": "2 fort",
        "2yrg p": "2 gain YRG | plough",
        "3u4 a": "3 upgrade 4 | anvil",
        "1 yyy>gg c 23": "1 YYY>GG | canoe | 2-3",
        "4 bb-ggg b": "4 BB>GGG | bow",
    },
    "B1": {
        "3": "3 fort",
        "4": "4 fort",
        "2 y u3 b": "2 gain Y + upgrade 3 | bow",
        "1 g c": "1 gain G | canoe",
        "3 grry a 2-3": "3 gain YRRG | anvil | 2-3",
        "2 gain rr | plough": "2 gain RR | plough",
    },
    "E2": {
        "2 yyr p": "2 gain YYR | plough",
        "2cm": "2 change-market",
        "1 b": "1 gain B",
        "1 b b": "1 gain B | bow",
        "2": "2 market | canoe",
        "3": "3 market | bow",
    },
    "C2": {
        "3 cr c": "3 change-route | canoe",
        "3 yrr": "3 gain YRR",
        "1 rr>gb p": "1 RR>GB | plough",
        "1 b>ygg anvil": "1 B>YGG | anvil",
        "1": "1 market | plough",
        "4": "4 market | anvil",
    },
}
KEYS = [typed for cells in BOX.values() for typed in cells]


class Typist:
    """Types some lines, then Ctrl-C; notes the prompts, and may look on at each of them."""

    def __init__(self, *lines: str, look: Callable[[], object] = lambda: None) -> None:
        self.lines = list(lines)
        self.prompts: list[str] = []
        self.look = look

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.look()
        if not self.lines:
            raise KeyboardInterrupt
        return self.lines.pop(0)


def entered(file: Path, chosen: str, *lines: str) -> tuple[str, list[str]]:
    """What stands on the screen, and what was asked."""
    screen = Console(width=100, file=StringIO(), color_system=None)
    typist = Typist(*lines)
    new_boards(file, chosen, screen, typist)
    assert not typist.lines, "it stopped before everything was typed"
    assert isinstance(screen.file, StringIO)
    return screen.file.getvalue(), typist.prompts


def cells(board: Board) -> list[str]:
    found = {location.id: location.text for location in board.locations}
    return [found.get(f"{board.id}-{number}", MISSING) for number in range(1, CELLS + 1)]


def draft(file: Path, side: str) -> list[str] | None:
    found: list[str] | None = tomllib.loads(file.read_text())["boards"][side].get("draft")
    return found


# -- a whole set -----------------------------------------------------------------------------------


def test_the_boards_of_a_game_are_entered_with_a_name_and_a_line_for_each_location(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    typed = "\n".join(["Anna's box", *KEYS, ""])
    command = ["pack", "new", str(file), "--boards", "--game", "east-to-west-1"]
    done = CliRunner().invoke(app, command, input=typed)
    assert done.exit_code == 0, done.output
    assert len(re.findall(r"\[[^]\n]+\]: ", done.output)) == 1 + 4 * CELLS
    assert len(typed) < 250  # half a dozen keys for a location, with Enter
    catalog = load_catalog(file)
    assert catalog.name == "Anna's box"
    assert {side: cells(catalog.boards[side]) for side in BOX} == {
        side: list(printed.values()) for side, printed in BOX.items()
    }
    others = [side for side in SIDES if side not in BOX]
    assert [catalog.boards[side] for side in others] == [STANDARD.boards[side] for side in others]


def test_the_pack_is_told_checked_and_played_at_once(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    screen, _ = entered(file, "east-to-west-1", "Anna's box", *KEYS)
    assert "Your pack 'Anna's box' is ready, with your values on A1, B1, C2 and E2" in " ".join(
        screen.split()
    )
    assert f"  tradewinds play east-to-west-1 --pack {file}\n" in screen
    assert f"  tradewinds play east-to-west-1 --pack {file} --terminal\n" in screen
    checked = CliRunner().invoke(app, ["pack", "check", str(file)])
    assert "ok: pack 'Anna's box' (sets of your own: boards)" in checked.output
    assert re.search(r"east-to-west-1 \w+, with your values", checked.output)
    assert re.search(r"east-to-west-2 \w+, as standard", checked.output)
    state, dealer, dice = make_game("east-to-west-1", pack=file).start(players=2), Dealer("any"), Dice(1)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.deal(dealer)
        else:
            options = state.legal()
            state.apply(options[dice.below(len(options))])
    assert state.outcome() is not None


def test_the_other_games_and_single_sides_are_chosen_too(tmp_path: Path) -> None:
    _, prompts = entered(tmp_path / "all.toml", "", "", "new-world")
    assert prompts[1].endswith("Enter for all 12: ")
    assert prompts[2] == "A1-1 [1 fort]: "
    _, prompts = entered(tmp_path / "some.toml", "f2, c2", "")
    assert prompts[1].startswith("F2-1 ")
    screen, prompts = entered(tmp_path / "asked.toml", "", "", "A1 Q7", "c2", *[""] * CELLS)
    assert "'Q7' is no side of a board, and no game with boards: expected some of A1 B1" in " ".join(
        screen.split()
    )
    assert prompts[3].startswith("C2-1 ")


def test_all_twelve_sides_need_a_line_for_each_cell(tmp_path: Path) -> None:
    file = tmp_path / "all.toml"
    screen, prompts = entered(file, "", "", "", *[""] * (len(SIDES) * CELLS))
    assert len(prompts) == 2 + len(SIDES) * CELLS
    assert load_catalog(file).boards == STANDARD.boards
    assert "draft" not in file.read_text()
    assert "with your values on A1, B1, C1, D1, E1, F1, A2, B2, C2, D2, E2 and F2. Play" in " ".join(
        screen.split()
    )


def test_the_board_is_drawn_again_after_each_answer(tmp_path: Path) -> None:
    screen, _ = entered(tmp_path / "my.toml", "A1", "", "2", "3", "4 rb p 23")
    assert re.search(r"│ A1-1 \(2\) +│ A1-2 \(3\) +│\n│ fort +│ fort +│", screen)
    assert re.search(r"│ A1-3 \(4\) plough +2-3 +│ > A1-4 +│\n│ gain RB +│ +│", screen)
    assert screen.count("╭ A1 ─") == 4
    assert "2-3 icons: 1 of 1" in screen


# -- short words -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("2 gain YR + upgrade 1 | bow | explore", "2 gain YR + upgrade 1 | bow | explore"),
        ("2yr u1 b e", "2 gain YR + upgrade 1 | bow | explore"),
        ("2 yr upgrade 1 explore bow", "2 gain YR + upgrade 1 | bow | explore"),
        ("3 gbyr", "3 gain YRGB"),
        ("3 u 5 a", "3 upgrade 5 | anvil"),
        ("1 rrr>bb", "1 RRR>BB"),
        ("1 rrr > bb can", "1 RRR>BB | canoe"),
        ("1 rrr-bb 23", "1 RRR>BB | 2-3"),
        ("1 b>y b", "1 B>Y | bow"),
        ("1 rr>g +b b", "1 RR>G + gain B | bow"),
        ("1 rr>g gain b", "1 RR>G + gain B"),
        ("1 m1", "1 move-boat 1"),
        ("2 ma c", "2 move-boat any | canoe"),
        ("2 move-boat any | canoe", "2 move-boat any | canoe"),
        ("1 bt a", "1 boat-trade | anvil"),
        ("1 ot a e", "1 outpost-trade | anvil | explore"),
        ("1 change-route | bow", "1 change-route | bow"),
        ("4", "4 gain Y | plough"),
        ("4 nonsense", "4 nonsense"),
        ("nonsense", "nonsense"),
    ],
)
def test_locations_are_typed_short(typed: str, text: str) -> None:
    assert location_text(typed, "", "1 gain Y | plough") == text


@pytest.mark.parametrize(
    ("typed", "text"),
    [("3", "3 market"), ("3 market", "3 market"), ("3 b", "3 market | bow"), ("3 yyr", "3 gain YYR")],
)
def test_a_market_is_known_to_be_one(typed: str, text: str) -> None:
    assert location_text(typed, "market", "1 market") == text


# -- wrong answers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "number", "typed", "refusal"),
    [
        ("A1", 1, "2 yyr", "Expected a fort: they are cells 1 and 2 of A1, B1, A2, B2."),
        ("A1", 1, "2 b", "Expected a fort without emblem and icon."),
        ("A1", 3, "yyr", "'yyr' is no location: expected settlers 1 to 9"),
        ("A1", 3, "0 yyr", "'0 gain YYR' is no location: expected settlers 1 to 9"),
        ("A1", 3, "2 nonsense", "'nonsense' is no action: expected"),
        ("A1", 3, "2 fort", "Expected no fort"),
        ("A1", 3, "1 y>yy", "'Y>YY' costs nothing"),
        ("A1", 3, "1 y p c", "is no location"),
        ("A1", 3, "1 m2", "'move-boat' is only on A2, B2, F2: expected another action."),
        ("A1", 3, "1 yy y", "says the same twice"),
        ("A1", 3, "-", "'-' is no location"),
    ],
)
def test_a_wrong_location_is_refused_at_once_and_asked_for_again(
    tmp_path: Path, side: str, number: int, typed: str, refusal: str
) -> None:
    file = tmp_path / "my.toml"
    before = [""] * (number - 1)
    screen, prompts = entered(file, side, "", *before, typed)
    assert refusal in " ".join(screen.split())
    assert prompts[-1] == prompts[-2]
    kept = [location.text for location in STANDARD.boards[side].locations[: number - 1]]
    assert [cell for cell in draft(file, side) or [] if cell] == kept


def test_a_side_with_too_few_icons_is_corrected_at_its_end(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    screen, prompts = entered(
        file, "A1,B1", "", "", "", "2 yy", "2 rr", "2 u2", "2 g", "nine", "A1-4", "2 rr a 23"
    )
    assert "A1 has 0 icons '2-3', expected exactly 1." in screen
    assert "Expected the number of a cell, 1 to 6" in screen
    assert prompts[7] == prompts[8] == "Which cell of A1 do you want to correct? 1-6: "
    assert prompts[9] == "A1-4 [2 gain RR]: "
    assert prompts[10].startswith("B1-1 ")
    assert "A1 is complete." in screen
    assert load_catalog(file).boards["A1"].locations[3].text == "2 gain RR | anvil | 2-3"


def test_a_side_that_is_wrong_as_a_whole_is_not_played_with_and_not_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    entered(file, "A1", "", "", "", "2 yy", "2 rr", "2 u2", "2 g", "q")
    assert load_catalog(file).boards["A1"] == STANDARD.boards["A1"]
    screen, prompts = entered(file, "A1", "b", "2 g 23")
    assert prompts == ["Which cell of A1 do you want to correct? 1-6: ", "A1-6 [2 gain G]: "]
    assert "A1 has 0 icons '2-3'" in screen
    assert load_catalog(file).boards["A1"].locations[5].text == "2 gain G | 2-3"


@pytest.mark.parametrize("name", ["n" * 61, "bell\a"])
def test_a_name_that_no_pack_can_have_is_asked_for_again(tmp_path: Path, name: str) -> None:
    file = tmp_path / "my.toml"
    screen, prompts = entered(file, "A1", name, "Anna")
    assert "Expected a short text." in screen
    assert prompts[0] == prompts[1] == "A name for your pack [my]: "
    assert load_catalog(file).name == "Anna"


# -- back, stop and go on --------------------------------------------------------------------------


def test_back_goes_to_the_location_before_and_the_answer_brings_you_back(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    screen, prompts = entered(file, "A1,B1", "", "b", "2", "3", "back", "b", "4")
    assert "This is the first location." in screen
    assert [prompt.partition(":")[0] for prompt in prompts[2:]] == [
        "A1-1 [1 fort]",
        "A1-2 [1 fort]",
        f"A1-3 [{STANDARD.boards['A1'].locations[2].text}]",
        "A1-2 [3 fort]",
        "A1-1 [2 fort]",
        f"A1-3 [{STANDARD.boards['A1'].locations[2].text}]",
    ]
    assert draft(file, "A1") == ["4 fort", "3 fort", "", "", "", ""]


def test_back_leads_into_a_side_that_is_complete(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    _, prompts = entered(file, "A1,B1", "", *[""] * CELLS, "b", "1 rr>g b 23")
    assert prompts[-2] == f"A1-6 [{STANDARD.boards['A1'].locations[5].text}]: "
    assert prompts[-1] == "B1-1 [2 fort]: "
    assert load_catalog(file).boards["A1"].locations[5].text == "1 RR>G | bow | 2-3"


def test_q_stops_and_the_same_command_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    screen, _ = entered(file, "A1,B1", "Anna", *[""] * CELLS, "4", "5", "q")
    assert f"Go on with\n  tradewinds pack new {file} --boards --sides A1,B1\n" in screen
    assert draft(file, "A1") is None
    assert draft(file, "B1") == ["4 fort", "5 fort", "", "", "", ""]
    screen, prompts = entered(file, "A1,B1", "2 rr b", "", "", "")
    assert prompts[0] == f"B1-3 [{STANDARD.boards['B1'].locations[2].text}]: "
    assert re.search(r"│ B1-1 \(4\) +│ B1-2 \(5\)", screen)
    assert [location.text for location in load_catalog(file).boards["B1"].locations[:3]] == [
        "4 fort",
        "5 fort",
        "2 gain RR | bow",
    ]
    assert load_catalog(file).name == "Anna"


def test_the_command_to_go_on_names_the_game(tmp_path: Path) -> None:
    screen, _ = entered(tmp_path / "my.toml", "", "", "east-to-west-2", "q")
    assert "my.toml --boards --game east-to-west-2\n" in screen
    screen, prompts = entered(tmp_path / "my.toml", "", "q")
    assert prompts[0].endswith("Enter for all 12: ")
    assert "my.toml --boards\n" in screen


def test_without_a_choice_the_sides_are_asked_for_that_are_not_entered(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    entered(file, "A1", "", *[""] * CELLS)
    _, prompts = entered(file, "", "")
    assert prompts[0].endswith("Enter for the 11 that are not entered yet: ")
    assert prompts[1].startswith("B1-1 ")


def test_sides_that_are_complete_can_be_gone_through_again(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    entered(file, "A1", "", "7", *[""] * (CELLS - 1))
    _, prompts = entered(file, "A1", "", "8", *[""] * (CELLS - 2))
    assert prompts[0] == "A1-1 [7 fort]: "
    assert [location.settlers for location in load_catalog(file).boards["A1"].locations[:2]] == [7, 8]


def test_nothing_is_written_before_there_is_a_name(tmp_path: Path) -> None:
    screen, _ = entered(tmp_path / "my.toml", "A1")
    assert "Nothing was entered." in screen
    assert not list(tmp_path.iterdir())


def test_the_file_is_a_good_pack_at_every_prompt(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"

    def look() -> None:
        if file.exists():
            load_catalog(file)
            assert list(tmp_path.iterdir()) == [file]

    screen = Console(file=StringIO())
    typist = Typist(
        "", "", "", "3 rr p 23", "b", "3 rr", "2 y 23", "2 r 23", "2 g", "6", "4 yyr", "5", look=look
    )
    new_boards(file, "A1", screen, typist)
    assert draft(file, "A1") is not None


def test_ctrl_c_at_a_terminal_loses_nothing(tmp_path: Path) -> None:
    keyboard, theirs = pty.openpty()
    command = [sys.executable, "-m", "tradewinds", "pack", "new", "my.toml", "--boards", "--sides", "C2"]
    # Where the tests themselves run with the signal ignored, their children would ignore it too.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(command, cwd=tmp_path, stdin=theirs, stdout=theirs, stderr=theirs)
    signal.signal(signal.SIGINT, before)
    os.close(theirs)

    def wait_for(wanted: str) -> None:
        seen = ""
        while wanted not in seen:
            assert select.select([keyboard], [], [], 30)[0], f"nothing more after {seen[-80:]}"
            seen += os.read(keyboard, 10_000).decode()

    wait_for("[my]: ")
    os.write(keyboard, b"Anna\r")
    wait_for("C2-1 [")
    os.write(keyboard, b"2 cr p\r")
    wait_for("C2-2 [")
    time.sleep(0.5)  # until it listens to the keyboard
    process.send_signal(signal.SIGINT)
    wait_for("tradewinds pack new my.toml --boards --sides C2")
    assert process.wait(timeout=20) == 0
    os.close(keyboard)
    assert draft(tmp_path / "my.toml", "C2") == ["2 change-route | plough", "", "", "", "", ""]


# -- the gap of C1 ---------------------------------------------------------------------------------


@pytest.mark.parametrize("gap", range(1, CELLS + 1))
def test_the_cell_without_a_location_can_be_any(tmp_path: Path, gap: int) -> None:
    file = tmp_path / "my.toml"
    _, prompts = entered(file, "C1", "", str(gap), *[""] * (CELLS - 1))
    assert len(prompts) == 1 + CELLS
    assert prompts[1].startswith("Which cell of C1 has no location? 1-6 [")
    found = cells(load_catalog(file).boards["C1"])
    assert found.index(MISSING) == gap - 1
    assert [cell for cell in found if cell != MISSING] == [
        cell for cell in cells(STANDARD.boards["C1"]) if cell != MISSING
    ]
    assert make_game("new-world", pack=file).start(players=2).actor == CHANCE


def test_enter_keeps_the_gap_where_it_is(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    screen, _ = entered(file, "C1", "", *[""] * CELLS)
    assert load_catalog(file).boards["C1"] == STANDARD.boards["C1"]
    assert "no location" in screen


def test_the_gap_can_be_moved_afterwards_and_what_is_entered_keeps_its_order(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    _, prompts = entered(file, "C1", "", "5", "1 yy e", "1 rr e", "b", "b", "b", "1")
    assert [prompt[:4] for prompt in prompts[2:]] == [
        *("C1-1", "C1-2", "C1-3", "C1-2", "C1-1", "Whic"),
        "C1-4",
    ]
    assert draft(file, "C1") == ["-", "1 gain YY | explore", "1 gain RR | explore", "", "", ""]


@pytest.mark.parametrize(("gap", "last"), [("6", "C1-5"), ("2", "C1-6")])
def test_back_from_a_side_that_is_wrong_is_its_last_location(tmp_path: Path, gap: str, last: str) -> None:
    _, prompts = entered(tmp_path / "my.toml", "C1", "", gap, "1 y e", *[""] * 4, "b")
    assert prompts[-2].startswith("Which cell of C1 do you want to correct?")
    assert prompts[-1].startswith(f"{last} [")


def test_a_gap_that_is_to_be_corrected_is_asked_for_as_a_gap(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    _, prompts = entered(file, "C1", "", "2", "1 y e", "", "", "", "", "2", "3", "1")
    assert prompts[8].startswith("Which cell of C1 has no location? 1-6 [2]")
    assert prompts[9].startswith("Which cell of C1 do you want to correct?")
    assert draft(file, "C1") is not None


# -- the file --------------------------------------------------------------------------------------


def test_the_other_sets_of_a_pack_stay(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    sets = '[start_sets]\nsource = "a \\"wish\\" \\u007f"\nsets = ["YYYYY", "YYRR", "RG", "B"]\n'
    file.write_text(f'name = "rich start"\n\n{sets}', encoding="utf-8")
    _, prompts = entered(file, "A1", "3", *[""] * (CELLS - 1))
    assert prompts[0] == "A1-1 [1 fort]: "
    catalog = load_catalog(file)
    assert catalog.name == "rich start"
    assert catalog.start_sets == ("YYYYY", "YYRR", "RG", "B")
    assert catalog.provenance["start_sets"] == Provenance("own", 'a "wish" \x7f')
    assert catalog.boards["A1"].locations[0].settlers == 3


def test_notes_on_provenance_stay_in_the_pack(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    note = '[[start_sets.notes]]\npieces = ["sets"]\nprovenance = "own"\nsource = "seen"\n'
    file.write_text(f'[start_sets]\nsets = ["YYYYY", "YYRR", "RG", "B"]\n\n{note}', encoding="utf-8")
    before = load_catalog(file).provenance["start_sets"]
    assert before.notes
    entered(file, "A1", "3", *[""] * (CELLS - 1))
    assert load_catalog(file).provenance["start_sets"] == before


def test_every_pack_comes_through_as_it_was() -> None:
    tables = tomllib.loads(pack_template())
    assert tomllib.loads(pack_text(tables)) == tables


@pytest.mark.parametrize(
    ("arguments", "refusal"),
    [
        (["my.toml"], "say what you want to enter: --boards"),
        (
            ["my.toml", "--boards", "--game", "spice-road"],
            "'spice-road' is no side of a board, and no game with boards",
        ),
        (["my.toml", "--boards", "--sides", "A3"], "'A3' is no side of a board"),
        (["my.toml", "--boards", "--sides", "A1", "--game", "new-world"], "choose a game or sides, not both"),
        (["bad.toml", "--boards"], "bad.toml: not readable as TOML"),
        (["no/such/my.toml", "--boards"], "no/such/my.toml: there is no folder no/such"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(tmp_path: Path, arguments: list[str], refusal: str) -> None:
    (tmp_path / "bad.toml").write_text("boards = [", encoding="utf-8")
    command = [sys.executable, "-m", "tradewinds", "pack", "new", *arguments]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, input="\n")
    assert done.returncode == 2
    assert refusal in done.stderr
    assert done.stderr.count("\n") == 1
