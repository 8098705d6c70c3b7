"""A game told turn by turn: which deeds are one chapter, and that it can be told at any time."""

import pytest

from tests.narration.test_deeds import random_game
from tests.positions import GAME, position
from tests.settlers import first_part
from tradewinds import GAMES, State, make_game
from tradewinds.narration.story import Chapter, Story, tell


def chapters(state: State, *actions: str) -> list[Chapter]:
    story, found = Story(), {}
    for action in actions:
        before = state.copy()
        state.apply_text(action)
        chapter = story.add(before, state.game.index(action), state)
        found[chapter.start] = chapter
    return list(found.values())


def kinds(found: list[Chapter]) -> list[tuple[int | None, list[str]]]:
    return [(chapter.seat, [deed.kind for deed in chapter.deeds]) for chapter in found]


def test_a_turn_is_one_chapter_and_the_next_seat_begins_another() -> None:
    state = position(GAME, "hold.1 YYR", "hand.1 s1 s2 m19")
    assert kinds(chapters(state, "play s2", "upgrade Y", "done", "rest")) == [
        (0, ["played", "upgraded", "declined"]),
        (1, ["rested"]),
    ]


def test_sts_14_a_draw_in_between_does_not_end_a_turn() -> None:
    state = position(GAME, "outposts.1 ginger-4 chili-6 cloves-6", "hold.1 YYRRGGBB")
    found = chapters(state, "stay", "build", "take 1", "deal m10", "done", "rest")
    assert kinds(found) == [
        (0, ["stayed", "built", "took_card", "declined"]),
        (None, ["dealt"]),
        (1, ["rested"]),
    ]
    assert [(chapter.start, chapter.end) for chapter in found] == [(0, 5), (3, 4), (5, 6)]


def test_rul_7_the_extra_turn_of_a_changed_market_is_a_chapter_of_its_own() -> None:
    state = first_part()
    found = chapters(state, "work E2-2", "deal m10", "deal m11", "deal m12", "deal m13", "rest")
    assert kinds(found) == [(0, ["worked", "changed_market"]), (None, ["dealt"]), (0, ["rested"])]


def test_com_5_another_seat_that_returns_cubes_has_a_chapter() -> None:
    state = position(GAME, "hold.1 YYR", "hold.2 YYYYYYYYYY", "boat.2 chili-4")
    found = chapters(state, "sail chili-4", "discard s1", "toll R", "done", "return Y")
    assert kinds(found)[-1] == (1, ["returned"])


@pytest.mark.parametrize("game", GAMES)
def test_rounds_are_counted_from_the_first_turn_on(game: str) -> None:
    actions = [action for _, action, _ in random_game(game, 2, 5, most=300)]
    _, found = tell(make_game(game), 2, actions)
    rounds = [chapter.round for chapter in found]
    assert rounds[0] == 0
    assert rounds == sorted(rounds)
    assert {1, 2} <= set(rounds)


@pytest.mark.parametrize("game", GAMES)
def test_every_line_belongs_to_one_chapter_and_a_story_goes_on_where_it_was(game: str) -> None:
    """As a server tells it: the first half at once, then line by line."""
    moves = [(before, action, after.copy()) for before, action, after in random_game(game, 3, 2, most=300)]
    whole = tell(make_game(game), 3, [action for _, action, _ in moves])[1]
    assert whole[-1].end == len(moves) or whole[-2].end == len(moves)
    half = len(moves) // 2
    story, first = tell(make_game(game), 3, [action for _, action, _ in moves[:half]])
    found = {chapter.start: chapter for chapter in first}
    assert [found[chapter.start] for chapter in story.open_chapters()] == story.open_chapters()
    for before, action, after in moves[half:]:
        chapter = story.add(before, action, after)
        found[chapter.start] = chapter
    assert list(found.values()) == whole
