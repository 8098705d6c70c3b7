"""EW3-3: the eighth point card, the score with the tiles marked III, and who wins east-to-west-3."""

import pytest

from tests.positions import acting, asked, line, lines, options, play, refused
from tests.settlers import PART_3, PIECES, third_part
from tradewinds import Dealer, Dice, Outcome, State, make_game

SEVEN = "p45 p46 p47 p48 p49 p50 p16"  # 3 + 9 + 6 + 11 + 8 + 6 + 9 = 52
EIGHT = f"{SEVEN} p15"  # 59
CHEAP = "forts p13 p01 p02 p03 p04"  # p13 at the first fort costs GG
NEW_FOUR = ("deal m10", "deal m20", "deal m30", "deal m40")
LAST = "round 200"  # RUL-16: an end without eight cards
ALL_TILES = [f"{symbol}-{n}" for n in (1, 2, 3) for symbol in ("ginger", "chili", "tea", "cloves")]
MERCHANTS = [f"m{number}" for number in range(11, 40)]


def turn_of(seat: int) -> tuple[str, str]:
    return f"turn {seat}", f"agenda turn:{seat}:1:0"


def score(state: State, seat: int = 1) -> dict[str, int]:
    found = state.view(None).seats[seat - 1].things["score"]
    assert isinstance(found, dict)
    return found


def ended(state: State) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    assert acting(state) == "nobody"
    return outcome


def some(things: list[str], number: int) -> str:
    return " ".join(things[:number]) or "-"


# -- EW3-1, EW3-3: the tiles marked I and III ----------------------------------------------------


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (12, 6)])
@pytest.mark.parametrize("tile", ["b21", "b22"])
def test_ew3_3_a_point_for_every_two_outposts(tile: str, number: int, points: int) -> None:
    rival = ("outposts.2 tea-1 tea-2", "route.1 m11 m12 m13", "cards.1 p01 p02")
    state = third_part(f"outposts.1 {some(ALL_TILES, number)}", f"scoring.1 {tile}", *rival)
    assert (score(state)["bonus"], score(state, 2)["bonus"]) == (points, 0)


@pytest.mark.parametrize(
    ("outposts", "points"),
    [
        ("-", 0),
        ("ginger-1 chili-1 tea-1", 0),
        ("ginger-1 chili-1 tea-1 tea-2 tea-3", 0),  # rows, not columns
        ("ginger-3 chili-2 tea-1 cloves-1", 2),
        (" ".join(ALL_TILES[:7]), 2),
        (" ".join(ALL_TILES[:8]), 4),
        (" ".join(ALL_TILES[:11]), 4),
        (" ".join(ALL_TILES), 6),
    ],
)
def test_ew3_3_two_points_for_every_column_that_was_emptied(outposts: str, points: int) -> None:
    state = third_part(f"outposts.1 {outposts}", "scoring.1 b23", "route.1 m11 m12")
    assert score(state)["bonus"] == points


@pytest.mark.parametrize(
    ("route", "discarded", "points"),
    [
        ("-", "-", 0),
        ("m11", "-", 0),
        ("m11", "m12", 2),
        ("m11 m12+1 m13", "m14 m15", 4),
        ("-", "m11 m12 m13", 2),
    ],
)
@pytest.mark.parametrize("tile", ["b18", "b20", "b24"])
def test_ew3_3_two_points_for_every_two_merchants_in_route_and_discard_pile(
    tile: str, route: str, discarded: str, points: int
) -> None:
    rival = ("route.2 m31 m32", "discarded.2 m33", "outposts.1 tea-1 tea-2")
    state = third_part(f"route.1 {route}", f"discarded.1 {discarded}", f"scoring.1 {tile}", *rival)
    assert (score(state)["bonus"], score(state, 2)["bonus"]) == (points, 0)


@pytest.mark.parametrize(
    ("merchants", "outposts", "cards", "points"),
    [(0, 2, 2, 0), (2, 0, 2, 0), (2, 2, 0, 0), (1, 1, 1, 3), (1, 3, 2, 3), (3, 2, 3, 6), (4, 5, 3, 9)],
)
def test_ew3_3_three_points_for_every_merchant_with_an_outpost_and_a_point_card(
    merchants: int, outposts: int, cards: int, points: int
) -> None:
    given = (
        f"route.1 {some(MERCHANTS, min(merchants, 2))}",
        f"discarded.1 {some(MERCHANTS[2:], max(merchants - 2, 0))}",
        f"outposts.1 {some(ALL_TILES, outposts)}",
        f"cards.1 {some(['p05', 'p06', 'p13'], cards)}",
    )
    assert score(third_part(*given, "scoring.1 b25"))["bonus"] == points


def test_rul_31_each_tile_is_scored_by_itself_and_things_count_for_several() -> None:
    """Four outposts in a column, three merchants, two cards: 2, 2, 2 and 2 sets of three points."""
    given = ("outposts.1 ginger-1 chili-1 tea-1 cloves-1", "route.1 m11 m12", "discarded.1 m13")
    state = third_part(*given, "cards.1 p05 p13", "scoring.1 b21 b23 b24 b25")
    assert score(state)["bonus"] == 2 + 2 + 2 + 6


@pytest.mark.parametrize(
    ("tile", "given", "points"),
    [
        ("b01", ("cards.1 p01 p05 p06",), 3),
        ("b12", ("cards.1 p13 p14", "explored.1 x01 x05"), 4),
        ("b14", ("hold.1 BBR",), 2),
        ("b16", ("cards.1 p04 p01", "settlers A2-3:1:2", "route.1 m11+1"), 3),
        ("b17", ("cards.1 p04 p01 p05 p13",), 2),
    ],
)
def test_ew3_3_the_tiles_without_a_mark_score_as_in_parts_i_and_ii(
    tile: str, given: tuple[str, ...], points: int
) -> None:
    assert score(third_part(f"scoring.1 {tile}", *given))["bonus"] == points


@pytest.mark.parametrize(
    ("tile", "points"), [("b21", (2, 1)), ("b23", (2, 0)), ("b24", (2, 4)), ("b25", (3, 6)), ("b12", (0, 2))]
)
def test_rul_31_every_seat_counts_its_own_things(tile: str, points: tuple[int, int]) -> None:
    given = (
        *("outposts.1 ginger-1 chili-1 tea-1 cloves-1", "outposts.2 tea-1 tea-2 tea-3"),
        *("route.1 m11 m12", "route.2 m13 m14 m15", "discarded.1 m16", "discarded.2 m17"),
        *("cards.1 p05", "cards.2 p13 p14", "explored.2 x01", "hold.1 -"),
    )
    found = [score(third_part(*given, f"scoring.{seat} {tile}"), seat)["bonus"] for seat in (1, 2)]
    assert tuple(found) == points


# -- EW3-3: the end ------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize(("players", "place"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 0), (4, 3)])
def test_ew3_3_the_round_of_the_eighth_point_card_is_finished(first: int, players: int, place: int) -> None:
    order = [str((first - 1 + n) % players + 1) for n in range(players)]
    seat = int(order[place])
    given = (f"first {first}", *turn_of(seat), f"cards.{seat} {SEVEN}", CHEAP, f"hold.{seat} GG")
    state = play(third_part(*given, players=players), "work A2-1")
    assert line(state, "ending") == "yes"
    play(state, "explore x01", "card p06")
    followed = []
    while acting(state) != "nobody":
        followed.append(acting(state))
        play(state, "rest")
    assert followed == order[place + 1 :]
    outcome = ended(state)
    assert (outcome.reason, outcome.guarded) == ("an eighth point card was claimed", False)
    assert refused(state, "rest") == "the game is over"


def test_ew3_3_seven_cards_do_not_end_it_and_merchants_and_tiles_do_not_count() -> None:
    own = ("route.2 m11 m12", "discarded.2 m13 m14 m15 m16 m17 m18", "scoring.2 b21 b22")
    state = third_part(*turn_of(2), f"cards.2 {SEVEN.removesuffix(' p16')}", *own, CHEAP, "hold.2 GG")
    play(state, "work A2-1", "explore x01", "card p06")
    assert lines(state, "ending", "turn", "round") == ["no", "1", "2"]


def test_rul_7_an_extra_turn_is_also_taken_in_the_last_round() -> None:
    given = (f"cards.1 {EIGHT}", "ending yes", *turn_of(2), CHEAP, "hold.2 GG")
    state = play(third_part(*given), "work E2-2", *NEW_FOUR)
    assert (acting(state), asked(state), state.outcome()) == ("2", "turn", None)
    play(state, "work A2-1", "explore x04", "card p06")
    assert ended(state).by_source[1]["cards"] == 3


def test_com_5_the_last_turn_is_checked_before_scoring() -> None:
    ends = (f"cards.1 {EIGHT}", "ending yes", *turn_of(2), "hold.2 RRRRRRRRRR")
    state = play(third_part(*ends), "work B2-3")
    assert (acting(state), asked(state), state.outcome()) == ("2", "return", None)
    play(state, "return R", "return Y")
    assert ended(state).by_source[1]["goods"] == 10


# -- EW3-3: the score ----------------------------------------------------------------------------


def test_ew3_3_five_sources_make_the_score() -> None:
    first = (
        "cards.1 p01 p05 p13 p14",  # 5 + 5 + 3 + 7
        "scoring.1 b12 b15 b25",  # two exploration tiles 4, a brown cube 1, three sets 9
        "outposts.1 ginger-1 chili-1 tea-1 cloves-1 tea-2",  # 1 + 1 + 1 + 1 + 2
        "route.1 m11 m12",
        "discarded.1 m13",
        "explored.1 x01 x08",  # 3 + 1
        "hold.1 YYRGB",
    )
    second = ("cards.2 p08", "scoring.2 b23", "outposts.2 tea-1 tea-2 tea-3", "hold.2 BBYY")
    state = third_part(*first, *second, LAST, *turn_of(2))
    found = (
        {"cards": 20, "bonus": 14, "outposts": 6, "exploration": 4, "goods": 3},
        {"cards": 9, "bonus": 0, "outposts": 6, "exploration": 0, "goods": 2},
    )
    assert (score(state), score(state, 2)) == found
    outcome = ended(play(state, "rest"))
    assert (outcome.by_source, outcome.scores) == (found, (47, 17))
    assert (outcome.ranking, outcome.winner, outcome.tie_break) == ((0, 1), 0, False)


@pytest.mark.parametrize(("first", "last", "winner"), [(1, 4, 4), (2, 1, 1), (4, 3, 3)])
def test_ew3_3_a_tie_is_won_by_who_took_a_turn_last(first: int, last: int, winner: int) -> None:
    given = ("outposts.1 tea-1 tea-2", "hold.1 -", "hold.2 RRR", "cards.3 p13", "hold.3 Y", "hold.4 GBR")
    state = third_part(f"first {first}", *turn_of(last), LAST, *given, players=4)
    outcome = ended(play(state, "rest"))
    assert (outcome.scores, outcome.winner, outcome.tie_break) == ((3, 3, 3, 3), winner - 1, True)


def test_ew3_3_the_tie_is_won_by_one_of_those_who_tie() -> None:
    holds = ("hold.1 RR", "hold.2 RR", "hold.3 R")
    outcome = ended(play(third_part(*turn_of(3), LAST, *holds, players=3), "rest"))
    assert (outcome.ranking, outcome.tie_break) == ((1, 0, 2), True)


# -- RUL-9: what is shown ------------------------------------------------------------------------


def test_rul_9_hidden_scores_and_discard_piles_are_seen_by_their_owner_until_the_end() -> None:
    hidden = make_game("east-to-west-3", {"scores": "hidden"}, pack=PIECES)
    state = third_part("cards.1 p13", "discarded.1 m12 m11", LAST, *turn_of(2), game=hidden)
    for viewer in (None, 0, 1):
        for seat in (0, 1):
            things = state.view(viewer).seats[seat].things
            assert ("score" in things) == ("discarded" in things) == (viewer == seat)
            assert {"cards", "route", "outposts", "discard_count"} <= things.keys()
    play(state, "rest")
    assert score(state)["cards"] == 3
    assert state.view(None).seats[0].things["discarded"] == ["m11", "m12"]


# -- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("replaced", ["ready", "stay"])
def test_ew3_3_every_game_comes_to_an_end_with_all_its_pieces(players: int, replaced: str) -> None:
    game = make_game("east-to-west-3", {"replaced": replaced}, pack=PIECES)
    state = game.start(players)
    state.playout(Dice(f"{players} {replaced}"))
    outcome = ended(state)
    assert sorted(outcome.ranking) == list(range(players))
    assert outcome.by_source == tuple(score(state, seat) for seat in range(1, players + 1))
    assert game.from_text(state.text()).text() == state.text()  # which counts the pieces


@pytest.mark.parametrize("seed", range(3))
def test_ew3_3_a_copy_goes_its_own_way_and_every_position_can_be_read_again(seed: int) -> None:
    state = PART_3.start(3)
    dealer, dice = Dealer(seed), Dice(seed)
    for number in range(250):
        if acting(state) == "nobody":
            break
        text = state.text()
        assert PART_3.from_text(text).text() == text
        if number % 10 == 0:
            state.copy().playout(Dice(seed))
            assert state.text() == text
        if acting(state) == "chance":
            state.deal(dealer)
        else:
            legal = sorted(options(state))
            play(state, legal[dice.below(len(legal))])
