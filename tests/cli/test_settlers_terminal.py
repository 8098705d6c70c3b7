"""The games with location boards at the terminal: what is drawn, what is said, and whole games."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from tests.cli.test_terminal import NAMES, Ask, Silent, console, picking, printed, typing, walk
from tests.positions import play
from tests.settlers import PART_1, PIECES, first_part, second_part
from tradewinds import CHANCE, NOBODY, Game, State, make_game
from tradewinds.cli.board import Board
from tradewinds.cli.composition import parts_of, scene_of
from tradewinds.cli.parts.land import land_of
from tradewinds.cli.telling import tell_action
from tradewinds.cli.terminal import play_terminal
from tradewinds.cli.words import describe_option, grouped_option, in_groups, question
from tradewinds.core.record import Record, parse_record, replay
from tradewinds.games.registry import GAMES, game_of

FIRST = {"first": "1"}
EAST_TO_WEST = ("east-to-west-1", "east-to-west-2")
NEVER_ASKED = {  # nobody decides them
    *("gain", "claim", "slide", "change-market", "change-route", "boat-trade", "used", "collect"),
}
PLACEHOLDERS = ("None", "?", "nothing to claim", "no card", "no market here", "{", "  ")


@pytest.fixture(scope="module", params=EAST_TO_WEST)
def game(request: pytest.FixtureRequest) -> Game:
    return make_game(str(request.param), FIRST)


def drawn(state: State, width: int = 100, viewer: int | None = 0) -> str:
    screen = console(width)
    screen.print(Board(scene_of(state, viewer, NAMES)))
    return printed(screen)


def options(state: State) -> str:
    scene = scene_of(state, int(state.actor), NAMES)
    return "\n".join(describe_option(scene, option) for option in state.legal())


def asked(state: State) -> str:
    return question(scene_of(state, int(state.actor), NAMES))


def sentence(state: State, action: str) -> str:
    return tell_action(state, state.game.index(action), NAMES)


def cell(text: str, location: str) -> list[str]:
    """The lines of a location's cell on a drawn board of 100 columns."""
    lines = text.splitlines()
    top = next(number for number, line in enumerate(lines) if re.search(rf"[│]\s*{location} ", line))
    column = lines[top].index(location) - 1
    column -= lines[top][column] == "│"
    found = []
    for line in lines[top:]:
        if line[column] in "─┬┴┼":
            break
        found.append(" ".join(re.split("[│]", line[column:])[0].split()))
    return [line for line in found if line]


# -- words -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_and_every_question_of_every_game_has_words(name: str) -> None:
    game = make_game(name)
    parts = parts_of(game)
    verbs = {text.split(" ")[0] for text in game.vocabulary.texts} - {"done"}
    assert verbs <= {verb for part in parts for verb in part.options}
    phases = set(game.phases.values()) - NEVER_ASKED
    assert phases <= {phase for part in parts for phase in part.questions}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_is_described_differently_and_every_deed_is_told(game: Game, players: int) -> None:
    verbs: set[str] = set()
    for state, action in walk(game, players, players):
        if state.ply > 700:
            break
        scene = scene_of(state, int(state.actor) if state.actor >= 0 else None, NAMES)
        legal = state.legal()
        words = [describe_option(scene, option) for option in legal]
        groups = [grouped_option(scene, option) for option in legal]
        line = tell_action(state, action, NAMES)
        assert len(set(words)) == len(words)
        assert len(set(groups)) == len(groups)
        assert question(scene).endswith((".", "?"))
        assert line == "" or line.endswith(".")
        for text in (*words, *(" ".join(group) for group in groups), line):
            assert not any(wrong in text for wrong in PLACEHOLDERS), text
            assert "!" not in text
        verbs.add(game.action(action).verb)
    assert len(verbs) >= 14


def test_groups_keep_every_option_and_stand_together(game: Game) -> None:
    for state, _ in walk(game, 3, 4):
        if state.ply > 300:
            break
        if state.actor < 0:
            continue
        scene = scene_of(state, int(state.actor))
        ordered = in_groups(scene, state.legal())
        headings = [grouped_option(scene, option)[0] for option in ordered]
        assert sorted(ordered) == sorted(state.legal())
        assert len(set(headings)) == sum(a != b for a, b in zip(headings, ["", *headings], strict=False))


def test_working_says_what_it_costs_and_brings() -> None:
    state = first_part("hold.1 YYYRGB", "settlers A1-4:2:1", "cards.1 p09", "forts p12 p02 p03 p04 p05")
    words = options(state)
    for expected in (
        "work at A1-5 (2 settlers): trade YYY for RG, once or more",
        "work at A1-1 (1 settler): claim p12 for YRGB: 10 points, charm anvil Y",
        "work at A1-4 (2 settlers, Bob goes home): upgrade up to 2",
        "work at A1-3 (1 settler, charm Y): gain YYY",
        "work at E2-5 (1 settler): use or take m01 (gain YR)",
        "work at E2-2 (1 settler): lay out other merchants and have another turn",
        "work at C2-1 (1 settler): gain Y, then swap two cards of your route",
        "rest (no settlers to bring home)",
    ):
        assert expected in words


def test_travelling_and_markets_are_told_with_the_card() -> None:
    state = first_part("route.1 m05 m08+1 m07", "hold.1 YYY")
    assert "travel to m07 in place 3 (2 settlers): gain RR" in options(state)
    assert sentence(state, "travel 3") == "Ann travelled with 2 settlers to m07 and gained RR."
    play(state, "work E2-6")
    assert asked(state) == "At E2-6 lies m02 (gain G): use it, or take it into your route?"
    assert "use m02: gain G, then discard it" in options(state)
    assert "take m02 into your route, as place 4" in options(state)


def test_a_full_route_says_what_is_replaced_and_where_settlers_go() -> None:
    state = first_part("route.1 m10 m11 m12+2 m13 m14", "agenda market:1:1:0")
    assert "replace m12 (GG>YYRRR) in place 3 by m01, its 2 settlers come home" in options(state)
    assert sentence(state, "replace 3") == "Ann replaced m12 (GG>YYRRR) in the route with m01 (gain YR)."


def test_a_claim_is_told_with_benefit_and_tiles() -> None:
    state = first_part("hold.1 GG", "forts p13 p02 p03 p04 p05", "stacks b04+3 b01+3 b02+3 b03+3")
    assert (
        sentence(state, "work A1-1")
        == "Ann placed 1 settler at fort A1-1 and claimed p13 (3 points, compass) for GG."
    )
    play(state, "work A1-1")
    assert "take x09: 1 settler, opening A1-6 (gain YG) for all" in options(state)
    assert sentence(state, "explore x05") == "Ann took x05 (gain RR) and gained RR."
    play(state, "explore x05")
    assert asked(state) == "Take the fort's bonus tile? You have 0 of 3."
    assert options(state) == "take b04: 3 per hammer and charm\ntake no bonus tile"
    assert sentence(state, "bonus 1") == "Ann took b04 (3 per hammer and charm)."


def test_boats_say_where_they_go_and_whom_they_pay() -> None:
    state = second_part("hold.1 YR", "boat.2 tea-1", "agenda move-boat:1:1:1")
    assert asked(state) == "Move your boat 1 tile."
    assert "sail to tea-1, " in options(state)
    assert re.search(r"sail to tea-1, [YRGB>]+, paying 1 cube to Bob", options(state))
    play(state, "sail tea-1", "toll Y")
    assert "build an outpost (free)" in options(state)


def test_a_boat_may_sail_back_and_outposts_trade_from_afar() -> None:
    state = second_part("agenda move-boat:1:1:2")
    assert "sail back to sea-1, open sea" in options(state)
    state = second_part("hold.1 YYYRRGGBB", "outposts.1 tea-1 chili-1", "agenda outpost-trade:1:1:0")
    assert re.search(r"^at tea-1 trade [YRGB]+ for [YRGB]+, once or more$", options(state), re.MULTILINE)


# -- boards --------------------------------------------------------------------------------------------


def test_a_cell_shows_settlers_needed_emblem_action_and_who_stands_there() -> None:
    state = first_part("hold.1 YYY", "settlers A1-3:2:2 A1-4:1:1", "cards.1 p05", "forts p12 p02 p03 p04 p06")
    text = drawn(state)
    assert cell(text, "A1-3") == ["A1-3 [2] plough 2x2", "gain YYY"]  # one more than Bob has, less the hammer
    assert cell(text, "A1-4") == ["A1-4 (2) anvil 1x1", "upgrade 2"]
    assert cell(text, "B1-4") == ["B1-4 [1] canoe", "YY>G"]
    assert cell(text, "A1-1")[:3] == ["A1-1 (1) fort", "p12 YRGB 10 points", "charm anvil Y"]
    assert cell(text, "A1-1")[3].startswith("b01 (4 left): ")
    assert cell(text, "A1-6") == ["A1-6 (2) bow tile", "x09 1 settler", "gain YG"]
    assert cell(text, "E2-5") == ["E2-5 [1] market", "m01 gain YR"]


def test_while_nobody_acts_the_printed_numbers_are_shown() -> None:
    state = next(state for state, _ in walk(PART_1, 2, 1) if state.actor == CHANCE)
    assert "A1-5 (2) canoe" in drawn(state, viewer=None)


def test_the_second_part_shows_covers_stacks_map_and_outposts() -> None:
    state = second_part("outposts.1 tea-1 tea-2 chili-1", "boat.1 tea-1")
    text = drawn(state)
    assert cell(text, "C1-1") == ["C1-1 (1) bow tile", "x01 3 points", "gain G"]
    assert cell(text, "A2-4") == ["A2-4 [3] canoe", "move-boat any"]
    assert cell(text, "A2-1")[1].startswith("p01 ")
    assert re.search(r"1 on B2: b01 \(4 left\):", text)
    assert "#1 @1" in text
    assert re.search(r"tea +# +# +\.", text)


def test_a_seat_shows_all_that_it_has() -> None:
    state = first_part(
        "hold.1 YR",
        "cards.1 p09 p13",
        "explored.1 x10",
        "scoring.1 b04",
        "route.1 m07+1 m05 m08",
        "covered A1-6:x09",
        "discarded.1 m11",
        "settlers A1-3:1:1",
    )
    seat = drawn(state).split("1  Ann")[-1]
    for expected in (
        "Storage   YR........  2 of 10",
        "2 placed",
        "in reserve",
        "2 of 8   p09 5 charm plough Y   p13 3 compass",
        "1 of 3 bonus   b04 3 per hammer and charm   x10 1 settler, 1 point",
        "1 m07 1x1 gain RR   2 m05 [1] gain YYYY   3 m08 [2] gain YG   1 used",
        "Points    cards 8",
    ):
        assert expected in seat


@pytest.mark.parametrize("width", [40, 60, 80, 100, 160])
@pytest.mark.parametrize("players", [2, 4])
def test_the_board_names_every_location_and_fits(game: Game, players: int, width: int) -> None:
    for state, _ in walk(game, players, 5):
        if state.ply in (0, 20, 60, 250) or state.actor == NOBODY:
            for viewer in (None, 0):
                text = drawn(state, width, viewer)
                land = land_of(scene_of(state, viewer).table)
                assert all(spot.id in text for spot in land.spots)
                assert all(name in text for name in NAMES[:players])
                assert all(Text(line).cell_len <= width for line in text.splitlines())
        if state.ply > 250:
            break


def test_colours_add_nothing_that_is_not_written(game: Game) -> None:
    state = next(state for state, _ in walk(game, 3, 5) if state.ply >= 200 and state.actor >= 0)
    screen = Console(width=100, file=StringIO(), color_system="truecolor", force_terminal=True)
    screen.print(Board(scene_of(state, 0, NAMES)))
    coloured = printed(screen)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == drawn(state)


def test_hidden_scores_hide_the_used_merchants() -> None:
    hidden = make_game("east-to-west-1", {"scores": "hidden"}, pack=PIECES)
    state = first_part("discarded.2 m11 m12", game=hidden)
    text = drawn(state)
    assert text.count("Points ") == 1
    assert "2 used" in text


# -- whole games at the prompt ---------------------------------------------------------------------------


def at_table(
    game: Game, ask: Ask, save: Path | None = None, seats: list[str] | None = None
) -> tuple[Record, str]:
    screen = console(80)
    record = play_terminal(game, seats or ["human:Ann", "random:Bob"], 7, screen, save=save, ask=ask)
    return record, printed(screen)


def test_a_whole_game_ends_with_scores_and_a_record_that_replays(game: Game) -> None:
    record = play_terminal(game, ["human:Ann", "random:Bob"], 7, Silent(), ask=picking(1))
    assert record.result
    assert replay(game, parse_record(record.text())).actor == NOBODY


def test_the_screen_of_a_person_never_overflows(game: Game) -> None:
    _, text = at_table(game, picking(2, after=60), seats=["human:Ann", "random", "random", "random"])
    assert "Your turn: work, " in text or "Your turn: work or rest." in text
    assert all(Text(line).cell_len <= 80 for line in text.splitlines())


def test_help_rules_and_why_know_the_game(game: Game) -> None:
    place = "A1-3" if game.id == "east-to-west-1" else "A2-3"
    _, text = at_table(game, typing("?", "rules", "why", "why work A9-9", f"why work {place}", "rest", "u"))
    for expected in (
        f"why work {place}",
        f"Name the action, as in 'why work {place}'.",
        f"'work {place}' is possible now.",
        "'work A9-9' is no action",
        "one settler less",
        "RUL-29",
        "Your last decision stands: Bob has acted since.",
    ):
        assert expected in text


def test_undo_takes_back_a_step_of_a_location() -> None:
    """The upgrades of a location are decisions that nobody answers, so they can be taken back."""
    game = make_game("east-to-west-1", FIRST)
    record, text = at_table(
        game, typing("work A1-4", "upgrade Y", "u", "u", "work A1-3"), seats=["human:Ann", "human:Bob"]
    )
    assert text.count("Your last decision is taken back.") == 2
    assert record.decisions[-1] == "1 work A1-3"


def test_a_saved_game_goes_on_as_if_it_had_never_been_left(game: Game, tmp_path: Path) -> None:
    seats = ["human:Ann", "random:Bob", "random"]
    whole = play_terminal(game, seats, 3, Silent(), ask=picking(2, after=50))
    file = tmp_path / "game.txt"
    play_terminal(game, seats, 3, Silent(), save=file, ask=picking(2, after=20))
    saved = parse_record(file.read_text())
    resumed = play_terminal(
        game_of(saved), [], 0, Silent(), record=saved, ask=picking(2, after=50, before=20)
    )
    assert resumed.text() == whole.text()


def test_draws_that_tell_the_same_are_one_sentence() -> None:
    game = make_game("east-to-west-1", FIRST)
    _, text = at_table(game, typing("work E2-2"))
    assert re.search(
        r"New merchants: m\d\d \([^)]+\), m\d\d \([^)]+\), m\d\d \([^)]+\) and m\d\d \([^)]+\)\.",
        " ".join(text.split()),
    )
    assert sentence(first_part(), "work E2-2").endswith("takes another turn.")
