"""What public engines of this game get wrong, each as a test by name."""

from tests.caravans import caravan
from tests.positions import acting, asked, line, lines, options, play, refused
from tradewinds import CHANCE, Dealer, State

CANNOT_PAY_TRADE = "there are not the cubes for that many trades"
CANNOT_PAY_CARD = "there are not the cubes that the point card costs"


def dealt(state: State) -> State:
    """Let chance refill the rows."""
    while state.actor == CHANCE:
        state.deal(Dealer(1))
    return state


def test_an_unaffordable_trade_is_refused() -> None:
    state = caravan("hand.1 s1 s2 m10", "hold.1 YY")  # m10 is YYY>B
    assert options(state, "play") == {"play s1", "play s2"}
    assert refused(state, "play m10 x1") == CANNOT_PAY_TRADE
    state = caravan("hand.1 m10", "hold.1 YYYYY")
    assert refused(state, "play m10 x2") == CANNOT_PAY_TRADE
    assert line(play(state, "play m10 x1"), "hold.1") == "YYB"


def test_an_unaffordable_claim_is_refused() -> None:
    state = caravan("hold.1 YYRG", "orders o01 o02 o03 o04 o05")  # o01 is YYRR
    assert options(state, "claim") == set()
    assert refused(state, "claim 1") == CANNOT_PAY_CARD
    assert options(caravan("hold.1 YYRR"), "claim") == {"claim 1"}


def test_upgrade_2_is_two_steps_and_not_three() -> None:
    state = play(caravan("hold.1 YYYY"), "play s2", "upgrade Y", "upgrade Y")
    assert (acting(state), asked(state)) == ("2", "turn")
    assert line(state, "hold.1") == "YYRR"


def test_upgrade_2_may_lift_one_cube_twice() -> None:
    assert line(play(caravan("hold.1 YYY"), "play s2", "upgrade Y", "upgrade R"), "hold.1") == "YYG"


def test_upgrades_need_not_be_used_in_full() -> None:
    state = play(caravan("hold.1 YYYY"), "play s2", "upgrade Y")
    assert "done" in options(state)
    play(state, "done")
    assert (line(state, "hold.1"), acting(state)) == ("YYYR", "2")
    assert line(play(caravan("hold.1 YYYY"), "play s2", "done"), "hold.1") == "YYYY"


def test_silver_coins_move_to_the_leftmost_card_when_the_gold_runs_out() -> None:
    gold_left = caravan("hold.1 YYRR", "coins.2 3 0")  # one of four gold coins is left
    assert lines(play(gold_left, "claim 1"), "coins.1", "coins-left") == ["1 0", "0 4"]
    no_gold = caravan("hold.1 YYRR", "coins.2 4 0")
    assert lines(play(no_gold, "claim 1"), "coins.1", "coins-left") == ["0 1", "0 3"]
    second = caravan("hold.1 YYYRR", "coins.2 4 0")  # and the second card has no coin then
    assert lines(play(second, "claim 2"), "coins.1", "coins-left") == ["0 0", "0 4"]


def test_silver_coins_lie_above_the_second_card_while_there_is_gold() -> None:
    state = caravan("hold.1 YYYRR")
    assert lines(play(state, "claim 2"), "coins.1", "coins-left") == ["0 1", "4 3"]
    none_left = caravan("hold.1 YYYRR", "coins.2 0 4")
    assert lines(play(none_left, "claim 2"), "coins.1", "coins-left") == ["0 0", "4 0"]


def test_the_round_is_finished_after_the_last_card() -> None:
    five = "claimed.1 o10 o11 o12 o13 o14"
    state = dealt(play(caravan(five, "hold.1 YYRR", players=3), "claim 1"))
    assert line(state, "ending") == "yes"
    assert (acting(state), state.outcome()) == ("2", None)
    play(state, "rest")
    assert (acting(state), state.outcome()) == ("3", None)
    play(state, "rest")
    assert acting(state) == "nobody"
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "a sixth point card was claimed"


def test_acquiring_costs_a_cube_for_each_card_to_the_left() -> None:
    state = play(caravan("hold.1 YYR"), "acquire 3")
    assert (asked(state), options(state)) == ("place", {"place Y", "place R"})
    play(state, "place Y", "place R")
    assert lines(state, "hold.1", "row") == ["Y", "m01+Y m02+R m04 m05 m06 -"]
    assert refused(caravan("hold.1 Y"), "acquire 3") == "there are fewer cubes than cards to the left"


def test_there_is_no_limit_to_the_cards_in_a_hand() -> None:
    hand = "hand.1 s1 s2 " + " ".join(f"m{number:02d}" for number in range(7, 30))
    state = dealt(play(caravan(hand), "acquire 1"))
    assert len(line(state, "hand.1").split()) == 26
    assert (acting(state), asked(state)) == ("2", "turn")


def test_a_tie_is_won_by_the_later_seat() -> None:
    """Six cards of 6 to 9 points against four of 11 and 12: both have 46."""
    state = caravan(
        "claimed.1 o01 o02 o03 o04 o05 o07",
        "claimed.2 o11 o12 o13 o14",
        "orders o20 o21 o22 o23 o24",
        "hold.1 Y",
        "hold.2 Y",
        "ending yes",
        "turn 2",
        "agenda turn:2:1:0",
    )
    play(state, "rest")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (46, 46)
    assert (outcome.winner, outcome.tie_break) == (1, True)
