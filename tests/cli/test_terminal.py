"""The terminal game, played through its prompt."""

import re
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tradewinds import CHANCE, NOBODY, Dealer, Dice, Game, State, make_game
from tradewinds.cli.board import Board
from tradewinds.cli.composition import scene_of
from tradewinds.cli.paint import paint_sentence
from tradewinds.cli.parts.islands import islands_of
from tradewinds.cli.seats import players_of, read_players
from tradewinds.cli.telling import tell_action
from tradewinds.cli.terminal import play_terminal, verdict
from tradewinds.cli.words import describe_option, grouped_option, question
from tradewinds.core.errors import BadOption, BadRecord
from tradewinds.core.record import Record, parse_record, replay
from tradewinds.core.state import Outcome
from tradewinds.games.registry import game_of
from tradewinds.words.catalog import say

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
FIRST_SEAT_CHOOSES_LAST = {"first": "1"}  # then no seat acts between Ann's start and her first turn
UNSAVED = "Goodbye. The game was not saved.\n"
Ask = Callable[[str], str]


class Silent(Console):
    """For long games of which only the record matters."""

    def print(self, *objects: object, **settings: object) -> None:
        pass


@pytest.fixture(scope="module")
def game() -> Game:
    return make_game("sand-to-sea", FIRST_SEAT_CHOOSES_LAST)


def console(width: int = 100) -> Console:
    return Console(width=width, file=StringIO(), color_system=None, force_terminal=False)


def printed(screen: Console) -> str:
    assert isinstance(screen.file, StringIO)
    return screen.file.getvalue()


def options_in(prompt: str) -> int:
    found = re.search(r"1-(\d+)", prompt)
    assert found is not None
    return int(found[1])


def typing(*lines: str) -> Ask:
    """Types the lines, then closes the keyboard."""
    left = iter(lines)

    def ask(prompt: str) -> str:
        for line in left:
            return line
        raise EOFError

    return ask


def picking(seed: int, after: int = 1_000_000, before: int = 0) -> Ask:
    """Types random numbers, each from the seed and its place in the game; closes the keyboard
    `after` so many, of which `before` were typed in another session."""
    asked = before

    def ask(prompt: str) -> str:
        nonlocal asked
        if asked == after:
            raise EOFError
        asked += 1
        return str(1 + int(Dice(f"{seed} {asked}").below(options_in(prompt))))

    return ask


def play(
    game: Game, ask: Ask, seats: list[str] | None = None, save: Path | None = None
) -> tuple[Record, str]:
    screen = console()
    record = play_terminal(game, seats or ["human:Ann", "random:Bob"], 7, screen, save=save, ask=ask)
    return record, printed(screen)


def walk(game: Game, players: int, seed: int) -> Iterator[tuple[State, int]]:
    """A random game: every state with the action that is taken next."""
    state, dealer, dice = game.start(players), Dealer(seed), Dice(seed)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            action = int(state.draw(dealer))
        else:
            legal = state.legal()
            action = legal[int(dice.below(len(legal)))]
        yield state, action
        state.apply(action)


def state_at(game: Game, players: int, ply: int, asked: str = "turn") -> State:
    return next(
        state
        for state, _ in walk(game, players, 5)
        if state.ply >= ply and state.actor >= 0 and state.view(None).asked[-1].phase == asked
    )


# -- whole games ---------------------------------------------------------------------------------------


def test_a_whole_game_ends_with_scores_and_a_record_that_replays(game: Game) -> None:
    record, text = play(game, picking(1))
    assert record.result
    assert replay(game, parse_record(record.text())).actor == NOBODY
    assert "Final scores" in text
    assert " wins with " in text


def test_always_the_first_option_plays_a_while_without_a_hitch(game: Game) -> None:
    record, text = play(game, typing(*["1"] * 60))
    assert len(record.decisions) > 100
    assert "Goodbye. The game was not saved." in text


def test_random_seats_alone_need_no_keyboard(game: Game) -> None:
    record, text = play(game, typing(), ["random", "random", "random"])
    assert record.result
    assert record.seats == ["random", "random", "random"]
    assert "Random 3" in text


def test_people_share_a_keyboard(game: Game) -> None:
    _, text = play(game, picking(3, after=40), ["human:Ann", "human:Bob"])
    assert "Ann to act" in text
    assert "Bob to act" in text


def test_an_action_can_be_typed_as_its_text(game: Game) -> None:
    record, _ = play(game, typing("choose   YG"))
    assert record.decisions[-1] == "1 choose YG"


def test_a_single_option_is_taken_and_said(game: Game) -> None:
    _, text = play(game, picking(1, after=60))
    assert "Ann has one option, and it is taken: " in text


def test_a_whole_turn_is_told_in_one_sentence(game: Game) -> None:
    _, text = play(game, picking(1, after=60))
    assert re.search(r"^Bob sailed \d tiles? to [a-z]+-\d(, .*)? and .*\.$", text, re.MULTILINE)


def test_the_start_and_the_first_turn_are_two_sentences_and_equal_deeds_are_joined(game: Game) -> None:
    _, text = play(game, typing(), ["random:Ann", "random:Bob", "random:Cleo"])
    flat = " ".join(text.split())
    assert re.search(r"Ann chose [YRGB]+ and started at [a-z]+-\d\. Ann ", flat)
    assert re.search(r"acquired m\d\d \([^)]+\) for [YRGB]{2,}", flat)


# -- the prompt ----------------------------------------------------------------------------------------


def test_what_is_not_understood_is_answered_in_a_sentence(game: Game) -> None:
    _, text = play(game, typing("99", "0", "hello", "sail", "sail tea-1", "", "why", "why hello"))
    assert "There is no option 99: the numbers go from 1 to 3." in text
    assert "There is no option 0" in text
    assert "'hello' is not a command. Type a number from 1 to 3, or ? for help." in text
    assert "'sail' is no action: 'sail' goes as in 'sail ginger-1'." in text
    assert "'sail tea-1' is not possible now. Something else comes first: " in text
    assert "Name the action, as in 'why sail tea-2'." in text


def test_why_gives_the_reason_or_says_that_it_is_possible(game: Game) -> None:
    _, text = play(game, typing("1", "1", "why claim", "why acquire 1", "why play m01"))
    assert "'claim' is not possible now. Something else comes first: " in text
    assert "'acquire 1' is possible now." in text
    assert "'play m01' is not possible now. This card is not in your hand." in text


def test_help_log_and_board_leave_the_decision_open(game: Game) -> None:
    record, text = play(game, typing("?", "l", "b", "1"))
    assert "take back your last decision" in text
    assert text.count("Starting goods. Choose one of the sets that are left.") == 2
    assert record.decisions[-1].startswith("1 choose")


def test_the_keyboard_may_be_interrupted(game: Game) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    assert play(game, interrupt)[1].endswith("Goodbye. The game was not saved.\n")


# -- undo ------------------------------------------------------------------------------------------------


def test_undo_goes_back_one_decision_of_the_own_turn(game: Game) -> None:
    record, text = play(game, typing("choose YG", "u", "choose YYR", "dock tea-1", "u", "u", "choose YG"))
    assert text.count("Your last decision is taken back.") == 3
    assert record.decisions[-1] == "1 choose YG"


def test_undo_goes_back_over_steps_that_left_no_choice(game: Game) -> None:
    """Ann sails two tiles with her two cards: which is discarded second is no choice."""
    start, _ = play(game, typing("1", "1"))
    state = replay(game, start)
    two_away = next(
        option
        for option in state.legal()
        if re.match(r"Sail 2 tiles .*; discard 2 cards", describe_option(scene_of(state, 0), option))
        and str(game.action(option)).startswith(("sail tea", "sail cloves"))
    )
    lines = ["1", "1", str(game.action(two_away)), "discard s1"]
    _, text = play(game, typing(*lines))
    assert "Ann has one option, and it is taken: Discard s2 (upgrade 2)." in text
    assert "1 Build an outpost" in text
    record, text = play(game, typing(*lines, "u"))
    assert record.decisions[-1] == f"1 {game.action(two_away)}"
    assert text.count("Pay for the voyage. Discard 2 cards from your hand or your played cards.") == 2


def test_undo_is_refused_before_any_decision(game: Game) -> None:
    assert "You have not decided anything yet." in play(game, typing("u"))[1]


def test_undo_is_refused_after_a_draw(game: Game) -> None:
    """The card that fills the row after Ann acquired one is the last thing that happened."""
    _, text = play(game, typing("1", "1", "1", "1", "acquire 1", "u"), ["human:Ann", "human:Bob"])
    assert "Your last decision stands: a card or tile was drawn since." in text


def test_undo_is_refused_after_a_rival_acted(game: Game) -> None:
    _, text = play(game, typing("1", "1", "1", "1", "rest", "rest", "u"), ["human:Ann", "human:Bob"])
    assert "Your last decision stands: Bob has acted since." in text


# -- saving ------------------------------------------------------------------------------------------------


def test_a_saved_game_goes_on_as_if_it_had_never_been_left(game: Game, tmp_path: Path) -> None:
    seats = ["human:Ann", "random:Bob", "random"]
    whole = play_terminal(game, seats, 3, Silent(), ask=picking(2))
    assert whole.result
    file = tmp_path / "game.txt"
    for stop in (1, 2, 40):
        play_terminal(game, seats, 3, Silent(), save=file, ask=picking(2, after=stop))
        saved = parse_record(file.read_text())
        assert not saved.result
        resumed = play_terminal(game_of(saved), [], 0, Silent(), record=saved, ask=picking(2, before=stop))
        assert resumed.text() == whole.text()


def test_a_game_that_is_left_and_taken_up_at_every_decision_is_still_the_same(
    game: Game, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    unbroken = play_terminal(game, ["human", "random"], 5, Silent(), ask=picking(4, after=30))
    play_terminal(game, ["human", "random"], 5, Silent(), save=file, ask=picking(4, after=0))
    for asked in range(30):
        record = parse_record(file.read_text())
        once = picking(4, after=asked + 1, before=asked)
        play_terminal(game, [], 0, Silent(), save=file, record=record, ask=once)
    assert file.read_text() == unbroken.text()


def test_a_finished_game_is_shown_and_not_played_on(game: Game) -> None:
    whole = play_terminal(game, ["random", "random"], 1, Silent(), ask=typing())
    screen = console()
    play_terminal(game, [], 0, screen, record=parse_record(whole.text()), ask=typing())
    assert "Final scores" in printed(screen)


def test_undo_works_in_a_game_taken_up_again(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play(game, typing("choose RR"), save=file)
    saved = parse_record(file.read_text())
    resumed = play_terminal(game, [], 0, console(), record=saved, ask=typing("u", "choose YYR"))
    assert resumed.decisions[-1] == "1 choose YYR"


def test_a_record_without_its_seed_cannot_go_on(game: Game) -> None:
    record, _ = play(game, typing("1"))
    record.seed = None
    with pytest.raises(BadRecord, match="no seed"):
        play_terminal(game, [], 0, console(), record=record, ask=typing())


def test_other_players_may_take_up_a_game_but_not_more_of_them(game: Game) -> None:
    record, _ = play(game, typing("1"))
    resumed = play_terminal(game, ["random", "random"], 0, console(), record=record, ask=typing())
    assert resumed.result
    assert resumed.seats == ["random", "random"]
    with pytest.raises(BadRecord, match="2 seats"):
        play_terminal(game, ["random"] * 3, 0, console(), record=record, ask=typing())


def test_saving_by_command_and_leaving(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    record, text = play(game, typing("s", "q", f"s {file}", "1", "q"))
    assert "There is no save file yet" in text
    assert "This game has no save file." in text
    assert "The game is saved in" in text
    assert file.read_text() == record.text()
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_leaving_twice_leaves_without_saving(game: Game) -> None:
    assert "Goodbye. The game was not saved." in play(game, typing("q", "q", "1"))[1]


def test_a_file_that_cannot_be_written_is_no_disaster(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    _, text = play(game, typing("s .", f"s {tmp_path}/no/such/folder", "s ~nobody-has-this-name/x", "1"))
    assert text.count("The game could not be saved in") == 2
    assert text.count("exists already") == 1  # the folder itself
    assert not list(tmp_path.iterdir())
    record, text = play(game, typing("1", "1"), save=tmp_path / "no" / "game.txt")
    assert text.count("It goes on unsaved") == 1
    assert record.decisions[-1].startswith("1 ")


# -- words -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_is_described_differently_and_every_deed_is_told(game: Game, players: int) -> None:
    verbs: set[str] = set()
    for state, action in walk(game, players, players):
        viewer = int(state.actor) if state.actor >= 0 else None
        scene, nameless = scene_of(state, viewer, NAMES), scene_of(state, viewer)
        legal = state.legal()
        words = [describe_option(scene, option) for option in legal]
        assert len(set(words)) == len(words)
        assert all(words)
        assert question(scene).endswith((".", "?"))
        if state.ply % 4 == 0:  # the same without names, and in groups
            words = [describe_option(nameless, option) for option in legal]
            assert len(set(words)) == len(words)
            assert question(nameless).endswith((".", "?"))
            groups = [grouped_option(scene, option) for option in legal]
            assert len(set(groups)) == len(groups)
        who = NAMES[state.actor] if state.actor >= 0 else ""
        line = tell_action(state, action, NAMES)
        assert line == "" or line.startswith(who)
        assert line == "" or line.endswith(".")
        assert "!" not in line
        assert paint_sentence(line).plain == line
        verbs.add(game.action(action).verb)
    assert len(verbs) >= 18


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_left_of_a_question_counts_down_to_the_last(game: Game, players: int) -> None:
    """Whenever such a question ends, it had said that one was left; upgrades may end early."""
    seen = 0
    before, left = "", 0
    for state, _ in walk(game, players, 9):
        table = scene_of(state, None).table
        if before in ("discard", "place", "toll", "pay", "return"):
            seen += 1
            assert (left == 1) == (table.asked != before or table.left != left - 1)
        before, left = table.asked, table.left
    assert seen > 20


def test_options_read_as_people_talk(game: Game) -> None:
    state = state_at(game, 2, 120)
    scene = scene_of(state, int(state.actor), NAMES)
    words = " | ".join(describe_option(scene, option) for option in state.legal())
    assert re.search(r"Acquire m\d\d \([^)]+\) for free", words)
    assert re.search(r"Sail 1 tile to [a-z]+-\d \([^)]+\); discard 1 card", words)
    assert "Rest, take back" in words


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "pl",
            ("Ann wybiera YG i zaczyna na tea-1.", "Twoja tura. Możesz ", "Płyń o 1 kafel (odrzuć 1 kartę)"),
        ),
        (
            "de",
            ("Ann wählt YG und beginnt bei tea-1.", "Du bist dran. Du kannst ", "1 Seefeld weit segeln ("),
        ),
    ],
)
def test_the_log_questions_options_and_reasons_come_in_other_languages(
    game: Game, language: str, expected: tuple[str, ...]
) -> None:
    screen = console()
    lines = typing("choose YG", "dock tea-1", "l", "why play m01")
    play_terminal(game, ["human:Ann", "random:Bob"], 7, screen, ask=lines, language=language)
    text = " ".join(printed(screen).split())
    assert all(part in text for part in expected)
    assert say(language, "reason-not-in-hand", lies="none") in text
    assert not re.search(r"Your turn|You can|chose YG", text)


def test_ties_are_told_with_the_reason() -> None:
    outcome = Outcome(
        (40, 40, 31), ({"tiles": 40}, {"tiles": 40}, {"tiles": 31}), (1, 0, 2), True, "a reason"
    )
    lines = verdict(outcome, NAMES)
    assert lines[0] == "The game is over: a reason. Bob wins with 40 points."
    assert lines[1] == "Bob and Ann have 40 each: Bob is ahead, having taken a turn last."


# -- the board ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [40, 70, 80, 100, 160])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_names_every_tile_and_fits(game: Game, players: int, width: int) -> None:
    for ply in (40, 150):
        state = state_at(game, players, ply)
        for viewer in (None, 0):
            screen = console(width)
            scene = scene_of(state, viewer, NAMES[:players])
            screen.print(Board(scene))
            text = printed(screen)
            assert all(str(tile) in text for tile in islands_of(scene.table).map)
            assert all(name in text for name in NAMES[:players])
            assert all(len(line) <= width for line in text.splitlines())


def test_the_board_can_be_drawn_from_the_first_draw_to_the_end(game: Game) -> None:
    for number, (state, _) in enumerate(walk(game, 3, 2)):
        if number < 40 or number % 25 == 0:
            console().print(Board(scene_of(state, None, NAMES[:3])))
    console().print(Board(scene_of(state, None, NAMES[:3])))


def test_maps_of_other_shapes_and_hidden_scores_are_drawn() -> None:
    other = make_game("sand-to-sea", {"scores": "hidden"}, map="random:3")
    state = state_at(other, 3, 300)
    for width in (60, 80, 100):
        screen = console(width)
        scene = scene_of(state, 1, NAMES[:3])
        screen.print(Board(scene))
        text = printed(screen)
        assert all(str(tile) in text for tile in islands_of(scene.table).map)
        assert text.count("Points ") == 1


def test_goods_are_letters_even_without_colour(game: Game) -> None:
    state = state_at(game, 2, 60)
    screen = console()
    scene = scene_of(state, 0, NAMES[:2])
    screen.print(Board(scene))
    assert f"{scene.table.seats[0].hold}..." in printed(screen)


# -- seats -------------------------------------------------------------------------------------------------


def test_seats_are_read_and_written_back() -> None:
    players = read_players(["human", "human:Ann", "random", "random:Bo"])
    assert [player.name for player in players] == ["Player 1", "Ann", "Random 3", "Bo"]
    words = [player.word(seat) for seat, player in enumerate(players)]
    assert words == ["Player 1", "Ann", "random", "Bo=random"]
    assert players_of(Record({}, words, "")) == players


def test_equal_and_misleading_names_stay_apart() -> None:
    players = read_players(["human:Ann", "human:Ann", "human:random"])
    assert [player.name for player in players] == ["Ann (1)", "Ann (2)", "random"]
    words = [player.word(seat) for seat, player in enumerate(players)]
    assert players_of(Record({}, words, "")) == players


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(BadOption, match="there is no player 'robot'"):
        read_players(["robot"])


def test_the_rules_and_our_rulings_can_be_read_at_the_table(game: Game) -> None:
    _, text = play(game, typing("rules", "1"))
    for expected in ("A turn is one of four things", "Acquire", "RUL-20", "fourth victory tile"):
        assert expected in text
    assert "Type 'rules' for more" in text


def test_a_file_that_is_not_this_game_is_never_overwritten(game: Game, tmp_path: Path) -> None:
    precious, link = tmp_path / "precious.txt", tmp_path / "link.txt"
    precious.write_text("do not lose me", encoding="utf-8")
    link.symlink_to(precious)
    _, text = play(game, typing(f"s {precious}", f"s {link}", "s /dev/full", "1"))
    assert " ".join(text.split()).count("exists already") == 3  # wherever a long path breaks the line
    assert precious.read_text(encoding="utf-8") == "do not lose me"
    assert link.is_symlink()
    assert sorted(tmp_path.iterdir()) == [link, precious]
