"""The small decisions of a turn, made at a glance."""

import pytest

from tests.caravans import caravan
from tests.positions import GAME as SAND_TO_SEA
from tests.positions import play, position
from tests.settlers import first_part, pieces_with
from tests.wonders import wonders
from tradewinds import GAMES, NOBODY, Dice, State, make_game
from tradewinds.bots.instinct import Instinct
from tradewinds.bots.knowledge.evaluation import Evaluation
from tradewinds.components.catalog import load_catalog
from tradewinds.core.goods import goods_text


def next_step(state: State) -> str:
    game = state.game
    return game.action_text(int(Instinct(Evaluation(game), game.action_count).step(state)))


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_is_played_to_its_end_and_no_further(name: str) -> None:
    game = make_game(name)
    instinct, dice = Instinct(Evaluation(game), game.action_count), Dice(2)
    state = game.start(3)
    turns = 0
    while state.actor != NOBODY and turns < 60:
        instinct.finish_turn(state, dice)
        assert state.question(state.agenda.depth - 1).phase == "turn"
        options = state.legal()
        state.apply(options[int(dice.below(len(options)))])
        turns += 1


def test_the_cheapest_cube_is_paid() -> None:
    state = caravan("hold.1 YRRB")
    play(state, "acquire 3")
    assert next_step(state) == "place Y"
    play(state, "place Y")
    assert next_step(state) == "place R"


def test_a_card_that_was_played_is_discarded_first() -> None:
    state = position(SAND_TO_SEA, "hand.1 s1", "played.1 s2")
    play(state, "sail cloves-3")
    assert next_step(state) == "discard s2"


def test_an_outpost_is_built_and_then_the_trade_is_done_as_often_as_possible() -> None:
    state = position(SAND_TO_SEA, "hold.1 YYYYYY")
    play(state, "stay")
    assert next_step(state) == "build"


def test_an_upgrade_goes_to_the_cube_that_is_worth_most_after_it() -> None:
    state = caravan("hold.1 YG", "hand.1 s2", "played.1 s1")
    play(state, "play s2")
    evaluation = Evaluation(state.game)
    stage = evaluation.stage(state)

    def worth_after(good: str) -> float:
        return evaluation.worth(play(state.copy(), f"upgrade {good}"), 0, stage)

    assert next_step(state) == f"upgrade {max('YG', key=worth_after)}"


def test_an_upgrade_pays_for_a_card_that_can_be_claimed_then() -> None:
    """Red to green is a card of eight points; yellow to red would be one more cube that nothing asks for."""
    board = ("covered A1-6:x01 B1-6:x02", "forts p12 p06 p08 p10 p02", "hold.1 YYYYYRRRRR")
    state = first_part(*board, game=make_game("east-to-west-1"), pieces=load_catalog())
    play(state, "work A1-4")
    assert next_step(state) == "upgrade R"


def test_a_boat_sails_on_only_to_where_there_is_more_to_do() -> None:
    """From ginger-4 a cube leads to port-1, whose tile can be paid or not."""
    price = goods_text(load_catalog().victory_tiles[0].cost)
    rich = wonders(f"hold.1 {price}Y", "outposts.1 ginger-4 cloves-3")
    assert next_step(play(rich, "sail ginger-4")) == "sail port-1"
    poor = wonders("hold.1 Y", "outposts.1 ginger-4 cloves-3 cloves-4 chili-3 tea-4 ginger-2")
    assert next_step(play(poor, "sail ginger-4")) == "stop"


def test_a_trade_that_brings_nothing_is_done_as_seldom_as_possible() -> None:
    """A brown cube for a yellow one: whoever works there has to do it once."""
    pieces = pieces_with({"B1-4": "2 B>Y | canoe"})
    state = first_part("hold.1 BBB", game=make_game("east-to-west-1", pack=pieces), pieces=pieces)
    assert next_step(play(state, "work B1-4")) == "trade x1"


def test_a_market_card_is_used_or_taken_by_what_comes_of_it_in_the_end() -> None:
    """EW1-12: a trade brings its goods only once it was done, and that counts too."""
    state = first_part("hold.1 YYYYYYYY", "row m40 m14 m17 m26", "round 30")
    play(state, "work E2-5")
    assert next_step(state) == "use"
    early = first_part("hold.1 Y", "row m05 m14 m17 m26")
    play(early, "work E2-5")
    assert next_step(early) == "take"
