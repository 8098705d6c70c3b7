"""Analyses: what is asked of the search, and what is made of its answers."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.test_commands import good, run
from tests.cli.test_terminal import Silent, typing
from tests.settlers import first_part
from tradewinds import CHANCE, GAMES, NOBODY, Dealer, Game, State, make_game
from tradewinds.bots import analysis, search
from tradewinds.bots.analysis import (
    SECOND_LOOKS,
    Analysis,
    Choice,
    Moment,
    Review,
    Turn,
    analyse,
    turning_points,
)
from tradewinds.bots.search import Option, Thought
from tradewinds.cli.analysis import SMALLEST_SHOWN, chart, in_words, print_analysis, print_review, states_at
from tradewinds.cli.terminal import play_terminal
from tradewinds.components.catalog import load_catalog
from tradewinds.core.errors import BadOption
from tradewinds.core.record import Record, replay

NAMES = ["Ann", "Bob"]


@pytest.fixture(scope="module")
def game() -> Game:
    return make_game("new-world", {"first": "1"})


@pytest.fixture(scope="module")
def record(game: Game) -> Record:
    return play_terminal(game, ["Ann=random", "Bob=random"], 1, Silent(), ask=typing())


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """A search that likes the first option best; 1% less for each one further on."""
    states: list[State] = []

    def think(state: State, simulations: int, milliseconds: int, seed: str) -> Thought:
        states.append(state.copy())
        options, score = [], [50.0, 40.0]
        for place, action in enumerate(state.legal()):
            likely = [0.0, 0.0]
            likely[int(state.actor)] = 0.9 - place / 100
            likely[1 - int(state.actor)] = 0.1 + place / 100
            options.append(Option(action=action, visits=simulations, win=likely, score=score))
        return Thought(simulations=simulations, win=options[0].win, score=score, options=options)

    monkeypatch.setattr(search, "think", think)
    monkeypatch.setattr(search, "estimate", lambda state: ([0.5, 0.5], [30.0, 30.0]))
    return states


def at_choice(game: Game, record: Record, ply: int) -> State:
    """The first position from a ply on in which a seat has a choice."""
    state = replay(game, record, ply)
    while state.actor < 0 or len(state.legal()) < 2:
        ply += 1
        state = replay(game, record, ply)
    return state


def text_of(show: Console) -> str:
    assert isinstance(show.file, StringIO)
    return show.file.getvalue()


def screen(width: int = 200) -> Console:
    return Console(width=width, file=StringIO(), color_system=None, force_terminal=False)


# -- one position ----------------------------------------------------------------------------------------


def test_a_decision_is_thought_about(game: Game, record: Record, asked: list[State]) -> None:
    state = at_choice(game, record, 60)
    found = analyse(state, 123, "seed")
    assert (found.ply, found.actor, found.simulations) == (state.ply, state.actor, 123)
    assert [option.action for option in found.options] == state.legal()
    assert found.option(state.legal()[1]) is found.options[1]
    assert found.option(-1) is None
    assert asked[0].text() == state.text()


def test_the_only_option_of_a_decision_is_told_and_not_those_of_the_next_one() -> None:
    game = make_game("east-to-west-2")
    state, dealer = game.start(2), Dealer("only")
    while len(state.legal()) != 1 or state.actor < 0:
        if state.actor == CHANCE:
            state.deal(dealer)
        else:
            state.apply(state.legal()[0])
    found = analyse(state, 100)
    assert [option.action for option in found.options] == state.legal()
    assert list(found.options[0].win) == list(found.win)


def test_where_a_draw_is_due_the_position_is_estimated(game: Game, asked: list[State]) -> None:
    found = analyse(game.start(2), 100)
    assert (found.actor, found.win, found.score, found.options) == (CHANCE, [0.5, 0.5], [30.0, 30.0], ())
    assert not asked


def test_a_finished_game_has_its_winner_and_its_scores(game: Game, record: Record) -> None:
    state = replay(game, record)
    outcome = state.outcome()
    assert outcome is not None
    found = analyse(state, 100)
    assert found.actor == NOBODY
    assert found.win == [float(seat == outcome.winner) for seat in (0, 1)]
    assert found.score == list(outcome.scores)


@pytest.mark.parametrize("simulations", [0, -1, 10**9])
def test_the_number_of_simulations_has_its_limits(game: Game, simulations: int) -> None:
    with pytest.raises(BadOption, match="the number of simulations goes from 1 to 200,000"):
        analyse(game.start(2), simulations)


# -- a whole game ----------------------------------------------------------------------------------------


def test_every_choice_of_a_record_is_analysed_and_the_worst_ones_twice(
    game: Game, record: Record, asked: list[State]
) -> None:
    heard: list[int] = []
    review = turning_points(game, record, 10, 1, heard.append)
    choices: list[int] = []

    def each(state: State, action: int) -> None:
        if state.actor >= 0 and len(state.legal()) > 1:
            choices.append(int(state.ply))

    replay(game, record, each=each)
    assert [state.ply for state in asked[: len(choices)]] == choices
    worst = {moment.ply for moment in review.moments if moment.actor >= 0}
    again = {int(state.ply) for state in asked[len(choices) :]}
    assert len(again) == SECOND_LOOKS
    assert again <= worst
    assert len(heard) == len(record.decisions)
    assert [turn.ply for turn in review.turns] == sorted(turn.ply for turn in review.turns)
    assert review.turns[-1].actor == NOBODY
    assert sum(review.turns[-1].win) == 1.0


def test_a_decision_is_measured_against_the_best_and_draws_against_what_was_expected(
    game: Game, record: Record, asked: list[State]
) -> None:
    review = turning_points(game, record, 10)
    sizes = [moment.size for moment in review.moments]
    assert sizes == sorted(sizes, reverse=True)
    missed = next(moment for moment in review.moments if moment.actor == 0)
    state = replay(game, record, missed.ply)
    place = state.legal().index(missed.played[0])
    assert place > 0
    assert missed.best == state.legal()[0]
    assert missed.size == pytest.approx(place / 100)
    assert missed.most == 1
    drawn = next(moment for moment in review.moments if moment.actor == CHANCE)
    assert drawn.best is None
    assert record.decisions[drawn.ply] == f"chance {game.action_text(drawn.played[0])}"
    assert all(lost > 0 for lost in review.lost)
    assert sum(review.luck) == pytest.approx(0)


def test_an_option_that_the_search_hardly_tried_is_looked_at_by_itself(
    game: Game, record: Record, asked: list[State], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = search.think

    def narrow(state: State, simulations: int, milliseconds: int, seed: str) -> object:
        thought = usual(state, simulations, milliseconds, seed)
        del thought.options[1:]
        return thought

    monkeypatch.setattr(search, "think", narrow)
    turning_points(game, record, 10)
    assert len({(state.ply, state.text()) for state in asked}) < len(asked)


def test_what_a_longer_search_does_not_confirm_is_no_turning_point(
    game: Game, record: Record, asked: list[State], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = search.think

    def content(state: State, simulations: int, milliseconds: int, seed: str) -> object:
        thought = usual(state, simulations, milliseconds, seed)
        if simulations == 10:
            return thought
        equal = [Option(option.action, option.visits, [0.5, 0.5], option.score) for option in thought.options]
        return Thought(simulations, thought.win, thought.score, equal)

    monkeypatch.setattr(search, "think", content)
    monkeypatch.setattr(analysis, "SECOND_LOOKS", 10_000)
    assert all(moment.actor == CHANCE for moment in turning_points(game, record, 10).moments)


def test_a_running_game_can_be_reviewed(game: Game, record: Record, asked: list[State]) -> None:
    running = Record(record.header, record.seats, record.commitment, record.decisions[:60], seed=record.seed)
    assert turning_points(game, running, 10).turns[-1].ply == 60


# -- in words --------------------------------------------------------------------------------------------


def test_a_position_is_a_table_of_its_options(game: Game, record: Record, asked: list[State]) -> None:
    state, show = at_choice(game, record, 60), screen()
    print_analysis(analyse(state, 500), state, NAMES, show)
    text = text_of(show)
    assert f"after {state.ply} decisions: {NAMES[int(state.actor)]} is to act (500 simulations)" in text
    assert f"{len(state.legal())} options, best first" in text
    assert "90%  " in text


def test_turning_points_are_told_with_what_would_have_been_best_and_draws_as_luck(
    game: Game, record: Record
) -> None:
    state = at_choice(game, record, 60)
    legal = state.legal()
    drawn = next(n for n, line in enumerate(record.decisions) if n > 60 and line.startswith("chance"))
    action = game.index(record.decisions[drawn].removeprefix("chance "))
    wrong = Moment(int(state.ply), int(state.actor), (legal[1],), legal[0], (0.61, 0.39), (0.48, 0.52))
    lucky = Moment(drawn, CHANCE, (action,), None, (0.3, 0.7), (0.4, 0.6))
    review = Review([Turn(0, 0, (0.5, 0.5)), Turn(9, NOBODY, (1, 0))], [wrong, lucky], [0.1, 0], [0.2, -0.2])
    show = screen()
    print_review(review, game, record, NAMES, show)
    text = text_of(show)
    assert "Better: " in text
    assert "Ann 61% to 48% and Bob 39% to 52%." in text
    assert "Luck for Ann. Ann 30% to 40% and Bob 70% to 60%." in text
    assert "Ann: a decision cost 10.0% on average, draws brought +20% in all" in text


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_of_every_game_has_its_words(name: str, asked: list[State]) -> None:
    other = make_game(name)
    whole = play_terminal(other, ["random", "random"], 1, Silent(), ask=typing("q"))
    decisions = whole.decisions[:250]
    part = Record(whole.header, whole.seats, whole.commitment, decisions, seed=whole.seed)
    found = turning_points(other, part, 10).moments
    moments = [moment for moment in found if moment.size >= SMALLEST_SHOWN]
    states = states_at(other, part, {moment.ply for moment in moments})
    for moment in moments:
        words = in_words(moment, states[moment.ply], NAMES)
        assert words.endswith(".")
        assert ("Luck for " in words) == (moment.actor == CHANCE)


def test_the_chart_fits_and_ends_with_the_end() -> None:
    turns = [Turn(n, 0, (n / 500, 1 - n / 500)) for n in range(501)]
    lines = chart(Review(turns), NAMES, 80)
    assert all(len(line) <= 80 for line in lines)
    assert "a column for each 8 turns" in lines[0]
    assert lines[1].startswith("Ann  \u2581\u2581")
    assert lines[1].endswith("\u2588 100%")
    assert lines[2].endswith("\u2581   0%")


def test_a_game_without_a_turning_point_says_so(game: Game, record: Record) -> None:
    show = screen()
    print_review(Review([Turn(0, 0, (1, 0))], [], [0, 0], [0, 0]), game, record, NAMES, show)
    assert "There was no turning point." in text_of(show)


def test_an_option_is_plain_data() -> None:
    assert Analysis(1, 0, 5, (1, 0), (3, 4), [Choice(7, 5, (1, 0), (3, 4))]).option(7) is not None


# -- the command -----------------------------------------------------------------------------------------


def test_the_command_analyses_a_position_and_a_whole_record(
    game: Game, record: Record, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    short = Record(record.header, record.seats, record.commitment, record.decisions[:45], seed=record.seed)
    file.write_text(short.text(), encoding="utf-8")
    ply = int(at_choice(game, record, 35).ply)
    found = json.loads(good("analyse", str(file), "--at", str(ply), "--simulations", "50", "--json"))
    assert list(found) == ["at", "seat", "finished", "simulations", "win", "score", "options"]
    assert sum(found["win"]) == pytest.approx(1)
    assert found["options"]
    again = good("analyse", str(file), "--at", str(ply), "--simulations", "50", "--json")
    assert json.loads(again) == found
    whole = json.loads(good("analyse", str(file), "--simulations", "10", "--json"))
    assert list(whole) == ["turns", "turning_points", "lost", "luck"]
    assert "Win probability of each seat" in good("analyse", str(file), "--simulations", "10")
    assert "there is no position 99" in run("analyse", str(file), "--at", "99").stderr


@pytest.mark.parametrize("route", ["hold.1 Y;route.1 m05 m39", "hold.1 -;route.1 m06 m40"])
def test_in_a_position_with_a_good_route_travelling_is_recommended(route: str) -> None:
    """EW1-17, with the standard pieces: m05 gains YYYY and m06 B, and the markets have nothing of use.

    Its own settlers are at the gains already: those first, because somebody else may go there, is as good.
    """
    gained = "settlers A1-3:1:2 B1-3:1:2 C2-2:1:2"
    board = ("covered A1-6:x01 B1-6:x02", "row m14 m17 m26 m12", gained, *route.split(";"))
    state = first_part(*board, game=make_game("east-to-west-1"), pieces=load_catalog())
    best = analyse(state, 400).options[0]
    assert state.game.action_text(best.action) == "travel 1"
