"""EW2-16: the eighth point card, the last round, the score and who wins; RUL-9, RUL-16 and RUL-31."""

import pytest

from tests.positions import acting, asked, line, lines, options, play, refused
from tests.settlers import PIECES, second_part
from tradewinds import Dealer, Outcome, State, make_game

SEVEN = "p05 p06 p07 p08 p09 p10 p12"  # 5 + 6 + 7 + 9 + 5 + 6 + 10 = 48
OTHERS = "p33 p34 p35 p36 p37 p38 p11"


def turn_of(seat: int) -> tuple[str, str]:
    return f"turn {seat}", f"agenda turn:{seat}:1:0"


def outcome_of(state: State) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def score_of(state: State, seat: int = 1) -> dict[str, int]:
    """The running score of a seat by source."""
    score = state.view(None).seats[seat - 1].things["score"]
    assert isinstance(score, dict)
    return score


# -- EW2-16: the end -----------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_ew2_16_the_eighth_card_ends_the_game_after_the_round(seat: int) -> None:
    state = second_part(f"cards.{seat} {SEVEN}", f"hold.{seat} RRG", *turn_of(seat), players=3)
    play(state, "work A2-1", "card p15")
    assert lines(state, f"cards.{seat}", "ending") == [f"p01 {SEVEN}", "yes"]
    for last in range(seat + 1, 4):
        assert (acting(state), asked(state), state.outcome()) == (str(last), "turn", None)
        play(state, "rest")
    assert acting(state) == "nobody"
    assert "eighth point card" in outcome_of(state).reason
    assert not outcome_of(state).guarded
    assert refused(state, "rest") == "the game is over"


@pytest.mark.parametrize(("first", "seat", "left"), [(3, 3, "12"), (3, 1, "2"), (3, 2, ""), (2, 1, "")])
def test_ew2_16_the_round_ends_before_the_first_player(first: int, seat: int, left: str) -> None:
    place = (f"first {first}", *turn_of(seat))
    state = second_part(f"cards.{seat} {SEVEN}", f"hold.{seat} RRG", *place, players=3)
    play(state, "work A2-1", "card p15")
    for last in left:
        assert acting(state) == last
        play(state, "rest")
    assert acting(state) == "nobody"
    assert line(state, "round") == "1"


def test_ew2_16_seven_cards_do_not_end_it_and_tiles_do_not_count() -> None:
    six = SEVEN.removesuffix(" p12")
    tiles = ("scoring.1 b01 b02 b03", "cards.2 p13 p14 p15 p16 p37 p38", "explored.2 x01 x02 x03")
    state = second_part(f"cards.1 {six}", *tiles, "hold.1 RRG", "outposts.1 tea-1 chili-1")
    play(state, "work A2-1", "card p12", "rest")
    assert lines(state, "ending", "round") == ["no", "2"]
    assert (acting(state), asked(state)) == ("1", "turn")


def test_ew2_16_the_last_round_is_played_as_any_other() -> None:
    """Another seat may claim its eighth card or a ninth."""
    cards = (f"cards.1 {SEVEN}", f"cards.2 {OTHERS}", "hold.1 RRG", "hold.2 YYGG")
    state = play(second_part(*cards), "work A2-1", "card p15")
    assert {"work A2-1", "work A2-3", "rest"} <= options(state)
    play(state, "work A2-1", "card p16")
    assert lines(state, "cards.1", "cards.2") == [f"p01 {SEVEN}", "p02 p11 p33 p34 p35 p36 p37 p38"]
    assert acting(state) == "nobody"


def test_ew2_16_the_limit_is_checked_in_the_last_turn_too() -> None:
    """COM-5: what is returned is not scored."""
    ends = ("ending yes", f"cards.1 p01 {SEVEN}", *turn_of(2), "hold.2 RRRRRRRRRR")
    state = play(second_part(*ends), "work B2-3")
    assert (acting(state), asked(state)) == ("2", "return")
    play(state, "return R", "return Y")
    assert acting(state) == "nobody"
    assert outcome_of(state).by_source[1]["goods"] == 10


def test_ew2_16_the_card_is_refilled_before_the_game_is_over() -> None:
    state = second_part(f"cards.2 {SEVEN}", "hold.2 RRG", *turn_of(2))
    play(state, "work A2-1")
    assert (acting(state), asked(state)) == ("chance", "card")
    assert acting(play(state, "card p15")) == "nobody"


# -- EW2-16: the score ---------------------------------------------------------------------------


def test_ew2_16_five_sources_make_the_score() -> None:
    seat_1 = (
        "cards.1 p01 p02 p05 p09 p13 p14 p15 p16",  # 5 + 6 + 5 + 5 + 3 + 7 + 7 + 9 = 47
        "scoring.1 b10 b12 b15",  # two pairs of compasses 6, four tiles 8, a brown cube 1
        "outposts.1 ginger-1 chili-1 tea-1 cloves-1 tea-2",  # 1 + 1 + 1 + (1 + 2) = 6
        "explored.1 x01 x02 x03 x08",  # 3 + 2 + 2 + 1 = 8
        "hold.1 YYRGB",  # 3
    )
    seat_2 = (
        "cards.2 p08 p12",  # 9 + 10
        "scoring.2 b04",  # a hammer and a charm
        "outposts.2 tea-1 tea-2 tea-3",  # 1 + 2 + 3
        "hold.2 BBYY",
    )
    state = second_part(*seat_1, *seat_2, "ending yes", *turn_of(2), "forts p03 p04 p06 p07 p10")
    first = {"cards": 47, "bonus": 15, "outposts": 6, "exploration": 8, "goods": 3}
    second = {"cards": 19, "bonus": 3, "outposts": 6, "exploration": 0, "goods": 2}
    assert (score_of(state, 1), score_of(state, 2)) == (first, second)
    outcome = outcome_of(play(state, "rest"))
    assert outcome.by_source == (first, second)
    assert outcome.scores == (79, 30)
    assert outcome.scores == tuple(sum(sources.values()) for sources in outcome.by_source)
    assert (outcome.ranking, outcome.winner, outcome.tie_break) == ((0, 1), 0, False)


@pytest.mark.parametrize(
    ("outposts", "points"),
    [
        ("-", 0),
        ("tea-1", 1),
        ("tea-3 tea-2", 1 + 2),  # the sheet's example
        ("tea-1 chili-1", 1 + 1),
        ("tea-1 tea-2 tea-3 chili-2 chili-3", 1 + 2 + 3 + 1 + 2),
        (
            "ginger-1 ginger-2 ginger-3 chili-1 chili-2 chili-3 tea-1 tea-2 tea-3 cloves-1 cloves-2 cloves-3",
            4 * (1 + 2 + 3),
        ),
    ],
)
def test_ew2_16_uncovered_numbers_are_scored_row_by_row(outposts: str, points: int) -> None:
    state = second_part(f"outposts.1 {outposts}", "outposts.2 ginger-1")
    assert score_of(state)["outposts"] == points
    assert score_of(state, 2)["outposts"] == 1


def test_ew2_16_point_cards_score_their_points() -> None:
    state = second_part("cards.1 p08 p12 p38", "cards.2 p13")
    assert (score_of(state)["cards"], score_of(state, 2)["cards"]) == (9 + 10 + 12, 3)


@pytest.mark.parametrize(
    ("tiles", "points"), [("x01", 3), ("x02 x04", 2 + 1), ("x05 x06 x07 x09", 0), ("x08 x02", 1 + 2)]
)
def test_ew2_16_exploration_tiles_score_their_points(tiles: str, points: int) -> None:
    state = second_part("cards.1 p13 p14 p15 p16", f"explored.1 {tiles}")
    assert score_of(state)["exploration"] == points


@pytest.mark.parametrize(("hold", "points"), [("-", 0), ("YYYY", 0), ("YRRGB", 4), ("BBBBBBBBBB", 10)])
def test_com_7_every_cube_but_yellow_is_worth_a_point(hold: str, points: int) -> None:
    assert score_of(second_part(f"hold.1 {hold}"))["goods"] == points


# -- RUL-31: bonus tiles -------------------------------------------------------------------------

BAGS, HAMMERS, CHARMS, COMPASSES = "p01 p02 p03", "p05 p06", "p09 p10", "p13"


@pytest.mark.parametrize(
    ("tile", "cards", "points"),
    [
        ("b01", f"{BAGS} {HAMMERS}", 6),  # saddlebag and hammer: two pairs, a saddlebag is left
        ("b01", BAGS, 0),
        ("b02", f"{BAGS} {CHARMS}", 6),
        ("b03", f"{BAGS} {COMPASSES}", 3),
        ("b04", f"{HAMMERS} {CHARMS}", 6),
        ("b05", f"{HAMMERS} {COMPASSES}", 3),
        ("b06", f"{CHARMS} {COMPASSES}", 3),
        ("b07", BAGS, 3),  # two saddlebags: one pair of three
        ("b07", f"{BAGS} p04", 6),
        ("b08", HAMMERS, 3),
        ("b09", CHARMS, 3),
        ("b10", COMPASSES, 0),
        ("b10", "p13 p14 p15 p16", 6),
        ("b11", f"p01 p05 p09 {COMPASSES}", 6),
        ("b11", "p01 p02 p05 p06 p09 p10 p13", 6),  # a second set lacks a compass
        ("b11", f"{BAGS} {HAMMERS} {CHARMS}", 0),
        ("b17", "-", 0),
        ("b17", BAGS, 1),  # two cards: one pair of three
        ("b17", f"{BAGS} {HAMMERS} p13", 3),
    ],
)
def test_rul_31_tiles_score_every_complete_set_of_symbols_or_cards(
    tile: str, cards: str, points: int
) -> None:
    state = second_part(f"cards.1 {cards}", f"scoring.1 {tile}", f"cards.2 {OTHERS}")
    assert (score_of(state)["bonus"], score_of(state, 2)["bonus"]) == (points, 0)


@pytest.mark.parametrize("tile", ["b12", "b13"])
def test_rul_31_exploration_tiles_count_whatever_they_are_worth(tile: str) -> None:
    found = ("cards.1 p13 p14 p15", "explored.1 x01 x05 x07", "cards.2 p16", "explored.2 x02")
    assert score_of(second_part(*found, f"scoring.1 {tile}"))["bonus"] == 6


@pytest.mark.parametrize("tile", ["b14", "b15"])
def test_rul_31_brown_cubes_count_once_more(tile: str) -> None:
    state = second_part("hold.1 YRGGBBB", "hold.2 BB", f"scoring.1 {tile}")
    assert (score_of(state)["bonus"], score_of(state)["goods"]) == (3, 6)


@pytest.mark.parametrize(
    ("players", "cards", "points"),
    [(2, "-", 0), (2, "p01 p04", 3), (3, "-", 0), (3, "p01 p04", 3), (4, "p04", 2)],
)
def test_rul_31_settlers_beyond_those_of_the_start_count(players: int, cards: str, points: int) -> None:
    """Wherever they are."""
    state = second_part(f"cards.1 {cards}", "scoring.1 b16", "settlers A2-3:1:4", players=players)
    assert score_of(state)["bonus"] == points


def test_rul_31_a_card_or_cube_may_count_for_several_tiles() -> None:
    tiles = "scoring.1 b14 b15 b01 b07"
    state = second_part("cards.1 p01 p02 p05", "hold.1 BB", tiles)
    assert score_of(state)["bonus"] == 2 + 2 + 3 + 3


# -- COM-8: ties ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "last", "ranking"), [(1, 3, (2, 1, 0)), (2, 1, (0, 2, 1)), (3, 2, (1, 0, 2))]
)
def test_ew2_16_a_tie_is_won_by_the_later_seat(first: int, last: int, ranking: tuple[int, ...]) -> None:
    holds = ("hold.1 RRY", "hold.2 GB", "hold.3 BBYYY")
    state = second_part(*holds, f"first {first}", "round 200", *turn_of(last), players=3)
    outcome = outcome_of(play(state, "rest"))
    assert outcome.scores == (2, 2, 2)
    assert (outcome.ranking, outcome.winner, outcome.tie_break) == (ranking, ranking[0], True)


def test_ew2_16_more_points_win_whoever_sits_where() -> None:
    holds = ("hold.1 RRR", "hold.2 GB", "hold.3 BB")
    outcome = outcome_of(play(second_part(*holds, "round 200", *turn_of(3), players=3), "rest"))
    assert (outcome.ranking, outcome.tie_break) == ((0, 2, 1), False)


# -- RUL-16: the guard ---------------------------------------------------------------------------


def test_rul_16_the_game_ends_after_200_rounds_and_is_scored() -> None:
    state = play(second_part("round 199", "hold.1 YR", "hold.2 GG"), "rest", "rest")
    assert (line(state, "round"), acting(state)) == ("200", "1")
    play(state, "rest")
    assert acting(state) == "2"
    outcome = outcome_of(play(state, "rest"))
    assert (outcome.scores, outcome.guarded) == ((1, 2), True)
    assert "200 rounds" in outcome.reason


# -- RUL-9: what is shown ------------------------------------------------------------------------

HIDDEN = make_game("east-to-west-2", {"scores": "hidden"}, pack=PIECES)
TAKEN = ("cards.1 p13 p08", "explored.1 x01", "scoring.1 b14", "outposts.1 tea-1", "hold.1 BB")
SCORE = {"cards": 12, "bonus": 2, "outposts": 1, "exploration": 3, "goods": 2}


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_rul_9_cards_tiles_and_the_running_score_are_shown_to_all(viewer: int | None) -> None:
    things = second_part(*TAKEN).view(viewer).seats[0].things
    assert (things["cards"], things["bonus_tiles"], things["explored"]) == (["p08", "p13"], ["b14"], ["x01"])
    assert things["score"] == SCORE


def test_rul_9_hidden_scores_are_seen_by_their_owner_only_while_the_cards_lie_open() -> None:
    state = second_part(*TAKEN, game=HIDDEN)
    for viewer in (None, 0, 1):
        for seat in (0, 1):
            things = state.view(viewer).seats[seat].things
            assert ("score" in things) == (viewer == seat)
            assert {"cards", "bonus_tiles", "explored", "outposts", "hold"} <= things.keys()


def test_rul_9_hidden_scores_are_shown_at_the_end() -> None:
    state = play(second_part(*TAKEN, "round 200", *turn_of(2), game=HIDDEN), "rest")
    assert score_of(state) == SCORE


def test_rul_9_the_option_changes_what_is_shown_and_not_what_is_played() -> None:
    shown, hidden = second_part(*TAKEN), second_part(*TAKEN, game=HIDDEN)
    assert shown.text() == hidden.text()
    assert options(shown) == options(hidden)


# -- the whole game ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ew2_16_scores_of_whole_games_add_up(players: int) -> None:
    state = make_game("east-to-west-2", pack=PIECES).start(players)
    state.playout(Dealer(f"whole {players}"))
    outcome = outcome_of(state)
    for seat in range(players):
        assert outcome.scores[seat] == sum(outcome.by_source[seat].values())
        assert outcome.by_source[seat] == score_of(state, seat + 1)
    assert sorted(outcome.ranking) == list(range(players))
