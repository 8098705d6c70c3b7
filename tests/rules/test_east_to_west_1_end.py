"""EW1-20 and EW1-21: storage, rounds, the end and the score of part I."""

import pytest

from tests.positions import acting, asked, line, lines, options, play, refused
from tests.settlers import PART_1, first_part, pieces_with
from tradewinds import Dice, Outcome, State, make_game

HIDDEN = make_game("east-to-west-1", {"scores": "hidden"}, pack=pieces_with({}))
SEVEN = "p45 p46 p47 p48 p49 p50 p16"  # 3 + 9 + 6 + 11 + 8 + 6 + 9 points
EIGHT = f"{SEVEN} p15"
CHEAP = "forts p13 p01 p02 p03 p04"  # p13 at the first fort costs GG
NO_CUBE = "there is no such cube"


def score(state: State, seat: int = 1) -> dict[str, int]:
    found = state.view(None).seats[seat - 1].things["score"]
    assert isinstance(found, dict)
    return found


def bonus(*given: str, pieces: dict[str, str] | None = None, players: int = 2) -> int:
    """The points that the bonus tiles of seat 1 bring."""
    pack = pieces_with(pieces or {})
    game = make_game("east-to-west-1", pack=pack)
    return score(first_part(*given, game=game, pieces=pack, players=players))["bonus"]


def ended(state: State) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    assert acting(state) == "nobody"
    return outcome


def turn_of(seat: int) -> tuple[str, str]:
    return f"turn {seat}", f"agenda turn:{seat}:1:0"


# -- EW1-20: the tiles marked I ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("route", "discarded", "points"),
    [
        ("-", "-", 0),
        ("m11", "-", 0),
        ("m11 m12", "-", 2),
        ("-", "m11 m12", 2),
        ("m11", "m12", 2),  # route and discard pile together
        ("m11 m12", "m13", 2),  # an odd card scores nothing
        ("m11 m12 m13", "m14 m15 m16 m17", 6),
        ("m11 m12 m13 m14 m15", "m16 m17 m18 m19 m20 m21 m22", 12),
    ],
)
def test_ew1_20_two_points_for_every_two_merchant_cards_in_route_and_discard_pile(
    route: str, discarded: str, points: int
) -> None:
    cards = (f"route.1 {route}", f"discarded.1 {discarded}")
    assert bonus("scoring.1 b18", *cards) == points
    assert bonus("scoring.1 b18 b20", *cards) == 2 * points


def test_ew1_20_settlers_on_cards_and_rivals_cards_do_not_count() -> None:
    rival = ("route.2 m21 m22", "discarded.2 m23 m24")
    assert bonus("scoring.1 b18", "route.1 m11+2 m12", "discarded.1 m13", *rival) == 2


# -- RUL-31: the other bonus tiles ---------------------------------------------------------------

SADDLEBAGS = ["p01", "p02", "p03", "p45"]
HAMMERS = ["p05", "p06", "p07", "p08"]
CHARMS = ["p09", "p10", "p11", "p12"]
COMPASSES = ["p13", "p14", "p15", "p16"]


def symbols(bags: int, hammers: int, charms: int, compasses: int) -> str:
    found = SADDLEBAGS[:bags] + HAMMERS[:hammers] + CHARMS[:charms] + COMPASSES[:compasses]
    return "cards.1 " + (" ".join(found) or "-")


@pytest.mark.parametrize(
    ("tile", "cards", "points"),
    [
        ("b01", symbols(2, 3, 0, 0), 6),
        ("b01", symbols(3, 0, 2, 2), 0),
        ("b02", symbols(2, 0, 1, 3), 3),
        ("b02", symbols(2, 3, 0, 2), 0),
        ("b03", symbols(3, 0, 0, 3), 9),
        ("b04", symbols(0, 2, 2, 3), 6),
        ("b05", symbols(3, 1, 0, 3), 3),
        ("b06", symbols(0, 3, 2, 2), 6),
        ("b07", symbols(1, 0, 0, 0), 0),
        ("b07", symbols(3, 0, 0, 4), 3),  # incomplete sets score nothing
        ("b07", symbols(4, 0, 0, 0), 6),
        ("b08", symbols(1, 3, 1, 1), 3),
        ("b08", symbols(0, 4, 0, 0), 6),
        ("b09", symbols(0, 0, 2, 0), 3),
        ("b10", symbols(3, 0, 0, 4), 6),
        ("b11", symbols(1, 1, 1, 1), 6),
        ("b11", symbols(2, 2, 2, 1), 6),
        ("b11", symbols(3, 3, 0, 1), 0),
        ("b17", symbols(1, 0, 0, 0), 0),
        ("b17", symbols(1, 1, 0, 0), 1),
        ("b17", symbols(2, 2, 2, 1), 3),
    ],
)
def test_rul_31_tiles_for_symbols_and_cards_score_complete_sets(tile: str, cards: str, points: int) -> None:
    assert bonus(f"scoring.1 {tile}", cards) == points


def test_rul_31_two_tiles_score_twice_the_symbols_of_eight_cards() -> None:
    assert bonus("scoring.1 b11", symbols(2, 2, 2, 2), "ending yes") == 12


@pytest.mark.parametrize(("tiles", "points"), [("-", 0), ("x01", 2), ("x05 x06 x09", 6)])
@pytest.mark.parametrize("tile", ["b12", "b13"])
def test_rul_31_two_points_for_each_exploration_tile(tile: str, tiles: str, points: int) -> None:
    covered = "covered B1-5:x10" if "x09" in tiles else "covered A1-6:x09 B1-5:x10"
    assert bonus(f"scoring.1 {tile}", "cards.1 p13 p14 p15", f"explored.1 {tiles}", covered) == points


@pytest.mark.parametrize(("hold", "points"), [("YRG", 0), ("BYRG", 1), ("BBBB", 4)])
@pytest.mark.parametrize("tile", ["b14", "b15"])
def test_rul_31_a_point_more_for_each_brown_cube(tile: str, hold: str, points: int) -> None:
    assert bonus(f"scoring.1 {tile}", f"hold.1 {hold}") == points


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("cards", "explored", "points"),
    [("-", "-", 0), ("p01", "-", 1), ("p04 p02", "-", 3), ("p04 p13", "x10", 3), ("p05 p13", "x01", 0)],
)
def test_rul_31_a_point_for_each_settler_beyond_those_of_the_start(
    players: int, cards: str, explored: str, points: int
) -> None:
    covered = "covered -" if players == 4 or explored == "x10" else "covered A1-6:x09 B1-5:x10"
    given = (f"cards.1 {cards}", f"explored.1 {explored}", covered)
    assert bonus("scoring.1 b16", *given, players=players) == points
    assert bonus("scoring.1 b16", *given, "settlers A1-3:1:3", "route.1 m11+2", players=players) == points


def test_rul_31_settlers_that_the_reserve_did_not_have_do_not_count() -> None:
    """Saddlebags for seven settlers, five in the reserve."""
    assert bonus("scoring.1 b16", "cards.1 p01 p02 p03 p04 p46") == 5


def test_rul_31_each_tile_is_scored_by_itself_and_things_count_for_several() -> None:
    """A hammer, a saddlebag and a charm: three pairs out of three cards."""
    assert bonus("scoring.1 b01 b02 b04", symbols(1, 1, 1, 0)) == 9


def test_rul_31_a_tile_may_count_several_of_several_things() -> None:
    pieces = {"b01": "5 per merchant merchant brown"}
    given = ("scoring.1 b01", "route.1 m11 m12 m13 m14", "discarded.1 m15", "hold.1 BBB")
    assert bonus(*given, pieces=pieces) == 10


def test_rul_31_only_the_owner_scores_a_tile() -> None:
    state = first_part("scoring.2 b14 b18", "hold.1 BB", "hold.2 B", "discarded.1 m11 m12 m13 m14")
    assert (score(state, 1)["bonus"], score(state, 2)["bonus"]) == (0, 1)


# -- COM-5: storage ------------------------------------------------------------------------------


def test_com_5_ten_cubes_may_be_kept_and_the_surplus_is_returned_by_choice() -> None:
    """PL: at the end of every turn; DE: at the end of the own turn."""
    assert acting(play(first_part("hold.1 RRRRRRR"), "work A1-3")) == "2"
    state = play(first_part("hold.1 RRRRRRRRR"), "work A1-3")
    assert (acting(state), asked(state), options(state)) == ("1", "return", {"return Y", "return R"})
    assert state.view(0).asked[-1].times == 2
    assert refused(state, "return G") == NO_CUBE
    play(state, "return R", "return Y")
    assert (line(state, "hold.1"), acting(state)) == ("YYRRRRRRRR", "2")


def test_com_5_the_surplus_may_be_spent_in_the_turn() -> None:
    """Eleven cubes after the charm, nine after the trade."""
    state = play(first_part("cards.1 p48", "hold.1 YRRRRRRRRR"), "work B1-4")
    assert line(state, "hold.1") == "YYRRRRRRRRR"
    play(state, "trade x1")
    assert (line(state, "hold.1"), acting(state)) == ("RRRRRRRRRG", "2")


def test_com_5_the_storage_is_checked_after_travelling() -> None:
    state = play(first_part("route.1 m05", "hold.1 RRRRRRRRR"), "travel 1")
    assert (asked(state), line(state, "hold.1")) == ("return", "YYYYRRRRRRRRR")


def test_com_5_others_above_the_limit_return_too_after_the_player_at_turn() -> None:
    """Nothing in part I pays a rival, so the surplus is set up in the middle of a turn of seat 2."""
    given = (
        "turn 2",
        "agenda upgrade:2:1:0",
        "hold.1 YYYYYYYYYYY",
        "hold.2 BBBBBBBBBBY",
        "hold.3 RRRRRRRRRRRR",
    )
    state = play(first_part(*given, players=3), "done")
    returned = []
    while asked(state) == "return":
        returned.append(acting(state))
        play(state, sorted(options(state))[0])
    assert returned == ["2", "3", "3", "1"]
    assert lines(state, "hold.1", "hold.2", "hold.3") == ["Y" * 10, "Y" + "B" * 9, "R" * 10]
    assert (acting(state), asked(state)) == ("3", "turn")


# -- EW1-21, COM-6: the end ----------------------------------------------------------------------


@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize(
    ("players", "place"), [(players, place) for players in (2, 3, 4) for place in range(players)]
)
def test_ew1_21_the_round_in_which_somebody_claims_the_eighth_card_is_finished(
    first: int, players: int, place: int
) -> None:
    """From each place in the turn order: everybody has had the same number of turns."""
    order = [str((first - 1 + n) % players + 1) for n in range(players)]
    seat = int(order[place])
    given = (f"first {first}", *turn_of(seat), f"cards.{seat} {SEVEN}", CHEAP, f"hold.{seat} GG")
    state = first_part(*given, players=players)
    play(state, "work A1-1")
    assert line(state, "ending") == "yes"
    play(state, "explore x01", "done", "card p06")
    followed = []
    while acting(state) != "nobody":
        followed.append(acting(state))
        play(state, "rest")
    assert followed == order[place + 1 :]
    assert line(state, "round") == "1"
    assert ended(state).reason == "an eighth point card was claimed"


def test_ew1_21_the_seventh_card_does_not_end_the_game() -> None:
    six = SEVEN.removesuffix(" p16")
    state = first_part(*turn_of(2), f"cards.2 {six}", CHEAP, "hold.2 GG")
    play(state, "work A1-1", "explore x01", "done", "card p06")
    assert lines(state, "ending", "turn", "round") == ["no", "1", "2"]


def test_ew1_21_cards_of_several_players_do_not_add_up() -> None:
    state = first_part("cards.2 p45 p46 p47 p48", "cards.1 p49 p50 p16", *turn_of(2), CHEAP, "hold.2 GG")
    play(state, "work A1-1", "explore x01", "done", "card p06")
    assert (line(state, "ending"), acting(state)) == ("no", "1")


def test_ew1_21_others_may_claim_in_the_last_round_too() -> None:
    state = first_part(f"cards.1 {EIGHT}", *turn_of(2), "ending yes", CHEAP, "hold.2 GG")
    play(state, "work A1-1", "explore x01", "done", "card p06")
    outcome = ended(state)
    assert [found["cards"] for found in outcome.by_source] == [59, 3]


def test_ew1_21_the_benefit_and_bonus_tile_of_the_last_claim_count() -> None:
    state = first_part(f"cards.2 {SEVEN}", *turn_of(2), CHEAP, "hold.2 GG")
    play(state, "work A1-1", "explore x01")
    assert state.outcome() is None
    play(state, "bonus 1", "tile b09", "card p06")
    # b01 is for pairs of saddlebag and hammer: p45 and p46 with p47 make one.
    assert ended(state).by_source[1] == {"cards": 55, "bonus": 3, "exploration": 3, "goods": 0}


NEW_FOUR = ("deal m10", "deal m20", "deal m30", "deal m40")


def test_rul_7_an_extra_turn_is_also_taken_in_the_last_round_and_not_counted() -> None:
    given = (f"cards.1 {EIGHT}", "ending yes", *turn_of(2), CHEAP, "hold.2 GG")
    state = play(first_part(*given), "work E2-2", *NEW_FOUR)
    assert (acting(state), asked(state), state.outcome()) == ("2", "turn", None)
    play(state, "work A1-1", "explore x04", "done", "card p06")
    assert ended(state).by_source[1]["cards"] == 3


def test_rul_7_whoever_ends_the_game_in_an_extra_turn_gives_the_others_one_turn_each() -> None:
    given = (f"cards.1 {SEVEN}", CHEAP, "hold.1 GG")
    state = play(first_part(*given, players=3), "work E2-2", *NEW_FOUR)
    play(state, "work A1-1", "explore x04", "done", "card p06")
    assert acting(state) == "2"
    play(state, "rest")
    assert acting(state) == "3"
    play(state, "rest")
    assert acting(state) == "nobody"


def test_com_6_turns_go_clockwise_and_make_rounds() -> None:
    state = first_part("first 3", *turn_of(3), players=4)
    seen = []
    for _ in range(9):
        seen.append((acting(state), line(state, "round")))
        play(state, "rest")
    assert seen == [*((seat, number) for number in "12" for seat in "3412"), ("3", "3")]


def test_com_5_the_last_turn_is_checked_before_scoring() -> None:
    state = first_part(f"cards.1 {EIGHT}", "ending yes", *turn_of(2), "hold.2 BBBBBBBBBB")
    play(state, "work A1-3")
    assert (acting(state), asked(state), state.outcome()) == ("2", "return", None)
    play(state, "return B", "return Y", "return Y")
    assert ended(state).by_source[1]["goods"] == 9


def test_com_6_nothing_can_be_done_after_the_end() -> None:
    state = play(first_part(f"cards.1 {EIGHT}", "ending yes", *turn_of(2)), "rest")
    assert (acting(state), options(state)) == ("nobody", set())
    assert refused(state, "rest") == "the game is over"


# -- the score -----------------------------------------------------------------------------------


def test_ew1_21_points_come_from_cards_bonus_tiles_exploration_tiles_and_goods() -> None:
    """COM-7: goods other than yellow are worth 1 each."""
    own = ("cards.1 p01 p05 p13 p14", "scoring.1 b01 b12 b18", "explored.1 x01 x08", "hold.1 YYYRRGB")
    state = first_part(*own, "discarded.1 m11 m12 m13", "hold.2 YYYY", "scoring.2 b02")
    # 5 + 5 + 3 + 7; a saddlebag with a hammer 3, two exploration tiles 4, two merchants 2; 3 + 1; RRGB
    assert score(state) == {"cards": 20, "bonus": 9, "exploration": 4, "goods": 4}
    assert score(state, 2) == {"cards": 0, "bonus": 0, "exploration": 0, "goods": 0}


@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("x01", 3),
        ("x02", 2),
        ("x03", 2),
        ("x04", 1),
        ("x05", 0),
        ("x07", 0),
        ("x08", 1),
        ("x09", 0),
        ("x10", 1),
    ],
)
def test_ew1_21_exploration_tiles_score_what_they_say(tile: str, points: int) -> None:
    state = first_part("covered -", "cards.1 p13", f"explored.1 {tile}")
    assert score(state)["exploration"] == points


def test_ew1_21_the_outcome_adds_up_the_sources() -> None:
    own = ("cards.1 p45 p46 p47 p48 p49 p50 p16 p15", "scoring.1 b14", "hold.1 BBY", "hold.2 RRG")
    state = play(first_part(*own, "cards.2 p14", "explored.2 x01", "ending yes", *turn_of(2)), "rest")
    outcome = ended(state)
    assert outcome.by_source == (
        {"cards": 59, "bonus": 2, "exploration": 0, "goods": 2},
        {"cards": 7, "bonus": 0, "exploration": 3, "goods": 3},
    )
    assert (outcome.scores, outcome.ranking, outcome.winner) == ((63, 13), (0, 1), 0)
    assert not outcome.tie_break


LAST = "round 200"  # RUL-16: an end without eight cards


@pytest.mark.parametrize(("first", "last", "winner"), [(1, 4, 4), (2, 1, 1), (3, 2, 2), (4, 3, 3)])
def test_com_8_a_tie_is_won_by_who_took_a_turn_last(first: int, last: int, winner: int) -> None:
    """DE: of those who tie (PL: whoever took a turn last)."""
    holds = [f"hold.{seat} RR" for seat in (1, 2, 3, 4)]
    state = first_part(f"first {first}", *turn_of(last), LAST, *holds, players=4)
    outcome = ended(play(state, "rest"))
    assert (outcome.scores, outcome.winner, outcome.tie_break) == ((2, 2, 2, 2), winner - 1, True)


def test_com_8_points_of_all_sources_tie() -> None:
    """8 points of one card, 5 and 3 of two, 5 and three cubes."""
    given = ("cards.1 p03", "cards.2 p01 p13", "cards.3 p09", "hold.3 RRR", "hold.1 -", "hold.2 -")
    outcome = ended(play(first_part(*given, LAST, *turn_of(3), players=3), "rest"))
    assert (outcome.scores, outcome.ranking) == ((8, 8, 8), (2, 1, 0))


def test_com_8_the_tie_is_won_by_one_of_those_who_tie() -> None:
    """DE: of those who tie. Seat 3 took the last turn, with fewer points."""
    state = first_part(*turn_of(3), LAST, "hold.1 RR", "hold.2 RR", "hold.3 R", players=3)
    outcome = ended(play(state, "rest"))
    assert (outcome.ranking, outcome.tie_break) == ((1, 0, 2), True)


def test_com_8_the_places_below_the_first_are_ordered_the_same_way() -> None:
    holds = ("hold.1 RR", "hold.2 RR", "hold.3 RRR", "hold.4 RR")
    state = first_part("first 2", *turn_of(1), LAST, *holds, players=4)
    assert ended(play(state, "rest")).ranking == (2, 0, 3, 1)


# -- RUL-16, RUL-9 -------------------------------------------------------------------------------


def test_rul_16_the_game_ends_after_200_rounds_and_is_scored() -> None:
    state = first_part("round 199", "hold.1 YR", "hold.2 GG")
    play(state, "rest", "rest")
    assert (line(state, "round"), acting(state)) == ("200", "1")
    outcome = ended(play(state, "rest", "rest"))
    assert (outcome.scores, outcome.winner) == ((1, 2), 1)
    assert "200 rounds" in outcome.reason


TAKEN = ("cards.1 p01 p13", "scoring.1 b18", "explored.1 x01", "discarded.1 m12 m11", "hold.1 RR")


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_rul_9_everything_taken_and_the_running_score_are_shown_to_all(viewer: int | None) -> None:
    things = first_part(*TAKEN).view(viewer).seats[0].things
    assert things["cards"] == ["p01", "p13"]
    assert things["bonus_tiles"] == ["b18"]
    assert things["explored"] == ["x01"]
    assert things["discarded"] == ["m11", "m12"]
    assert things["score"] == {"cards": 8, "bonus": 2, "exploration": 3, "goods": 2}


def test_rul_9_hidden_scores_and_discard_piles_are_seen_by_their_owner_only() -> None:
    """Point cards lie open all the same, because their benefits last."""
    state = first_part(*TAKEN, "discarded.2 m13", game=HIDDEN)
    for viewer in (None, 0, 1):
        for seat in (0, 1):
            things = state.view(viewer).seats[seat].things
            assert ("score" in things) == (viewer == seat)
            assert ("discarded" in things) == (viewer == seat)
            assert "cards" in things
    things = state.view(1).seats[0].things
    assert (things["cards"], things["discard_count"]) == (["p01", "p13"], 2)


def test_rul_9_hidden_scores_are_shown_at_the_end() -> None:
    last = (f"cards.1 {EIGHT}", "ending yes", *turn_of(2), "discarded.1 m11")
    state = play(first_part(*last, game=HIDDEN), "rest")
    things = state.view(None).seats[0].things
    assert things["score"] == {"cards": 59, "bonus": 0, "exploration": 0, "goods": 0}
    assert things["discarded"] == ["m11"]


def test_rul_9_the_option_changes_what_is_shown_and_not_what_is_played() -> None:
    shown, hidden = (first_part(*TAKEN, game=game) for game in (PART_1, HIDDEN))
    assert shown.text() == hidden.text()
    assert options(shown) == options(hidden)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("replaced", ["ready", "stay"])
def test_ew1_every_game_comes_to_an_end_with_as_many_settlers_and_cards_as_it_began(
    players: int, replaced: str
) -> None:
    state = make_game("east-to-west-1", {"replaced": replaced}).start(players)
    state.playout(Dice(f"{players} {replaced}"))
    assert sorted(ended(state).ranking) == list(range(players))
    state.game.from_text(state.text())  # which counts the pieces
    assert refused(state, "rest") == "the game is over"
