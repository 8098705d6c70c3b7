"""Text of states and actions: canonical, and every way to be wrong has a sentence."""

import pytest

from tradewinds import Dealer, make_game
from tradewinds.core.agenda import CHANCE
from tradewinds.core.errors import BadText, TradewindsError, UnknownAction
from tradewinds.core.notation import parse_plain, plain_text

GAME = make_game("sand-to-sea")


def first_turn() -> str:
    state, dealer = GAME.start(2), Dealer(5)
    while state.actor == CHANCE or state.legal_actions()[0].verb in ("choose", "dock"):
        state.apply(state.draw(dealer) if state.actor == CHANCE else state.legal()[0])
    return state.text()


TEXT = first_turn()


def changed(key: str, *words: str) -> str:
    data = parse_plain(TEXT)
    assert key in data
    return plain_text({**data, key: list(words)})


def test_the_text_round_trips() -> None:
    assert GAME.from_text(TEXT).text() == TEXT


@pytest.mark.parametrize(
    ("key", "words", "complaint"),
    [
        ("hold.1", ["YYX"], "not goods"),
        ("hold.1", ["Y", "Y"], "one word"),
        ("limit.1", ["13"], "hold tiles"),
        ("turn", ["3"], "1 to 2"),
        ("turn", ["x"], "1 to 2"),
        ("round", ["0"], "1 to 200"),
        ("ending", ["maybe"], "expected one of"),
        ("boat.1", ["ginger-9"], "does not know"),
        ("outposts.1", ["tea-1", "tea-1"], "twice"),
        ("hand.1", ["s1", "m99"], "does not know"),
        ("row", ["m01", "m02"], "4 slots"),
        ("row", ["m01", "-", "m02", "-"], "gap"),
        ("deck", ["s1"], "holds merchants"),
        ("ports", ["closed", "closed", "-", "-"], "four words"),
        ("ports", ["-"], "four words"),
        ("map", ["-"], "24 tiles"),
        ("bonus.1", ["0", "0"], "takes 3 words"),
        ("bonus.1", ["0", "0", "7"], "no point tile"),
        ("bonus-left", ["9", "0", "0"], "0 to 4"),
        ("closed-within", ["40"], "0 to"),
        ("agenda", ["-"], "asks nothing"),
        ("agenda", ["turn"], "as in turn:1:1:0"),
        ("agenda", ["dance:1:1:0"], "does not know"),
        ("agenda", ["turn:2:1:0"], "does not fit"),
        ("agenda", ["place:1:3:2"], "does not fit"),
        ("agenda", ["toll:1:1:1"], "does not fit"),
        ("agenda", ["turn:1:1:0"] * 2, "does not fit"),
        ("agenda", [f"visit:1:1:{n % 2}" for n in range(20)], "does not fit"),
        ("agenda", ["turn:1:1:0", "upgrade:1:2:0"], "does not fit the rest"),
        ("agenda", ["trade:1:1:0", "visit:1:1:0"], "does not fit"),
        ("agenda", ["turn:1:1:0", "dock:2:1:0"], "does not fit"),
        ("agenda", ["return:1:2:0"], "does not fit"),
        ("agenda", ["reveal:chance:1:0"], "does not fit"),
        ("over", ["yes"], "its last round is not"),
        ("boat.1", ["-"], "a boat is not on the map"),
        ("unlaid", ["ginger-1"], "on the map|not complete"),
        ("ending", ["yes"], "4 victory tiles"),
        ("closed-within", ["0"], "closed-port tile"),
        ("bonus-left", ["3", "4", "4"], "four of each kind"),
        ("bonus-left", ["4", "4", "3"], "four of each kind"),
        ("row", ["m01+", "m02", "m03", "m04"], "twice|as in m01"),
        ("game", ["sand-to-sea", "1", "more"], "not of"),
        ("game", ["spice-road", "1"], "not of"),
        ("players", ["5"], "2 to 4"),
    ],
)
def test_bad_lines_are_refused_with_a_reason(key: str, words: list[str], complaint: str) -> None:
    # Seat 1 is to move in this position; the lines below are wrong for it in one way each.
    text = changed("turn", "1").replace("agenda turn:2:1:0", "agenda turn:1:1:0")
    data = {**parse_plain(text), key: words}
    with pytest.raises(BadText, match=complaint):
        GAME.from_text(plain_text(data))


def test_missing_unknown_and_double_lines_are_refused() -> None:
    with pytest.raises(BadText, match="'row' is missing"):
        GAME.from_text("".join(line + "\n" for line in TEXT.splitlines() if not line.startswith("row ")))
    with pytest.raises(BadText, match="'crew' is no line"):
        GAME.from_text(TEXT + "crew 5\n")
    with pytest.raises(BadText, match="twice"):
        GAME.from_text(TEXT + "turn 1\n")


def test_every_single_word_exchanged_gives_a_state_or_a_typed_error() -> None:
    strange = ["-", "0", "1", "999999999", "m07", "YYYY", "port-1", "closed", "chance", "é", "turn:1:1:0"]
    data = parse_plain(TEXT)
    for key, words in data.items():
        for place in range(min(len(words), 4)):
            for word in strange:
                try:
                    state = GAME.from_text(
                        plain_text({**data, key: [*words[:place], word, *words[place + 1 :]]})
                    )
                except TradewindsError:
                    continue
                assert GAME.from_text(state.text()).legal() == state.legal()


def test_unknown_actions_are_told_from_illegal_ones() -> None:
    with pytest.raises(UnknownAction, match="'acquire' goes as in 'acquire 1'"):
        GAME.index("acquire 9")
    with pytest.raises(UnknownAction, match="the verbs are"):
        GAME.index("juggle")
    with pytest.raises(UnknownAction):
        GAME.from_text(TEXT).apply(GAME.action_count)
    with pytest.raises(UnknownAction):
        GAME.from_text(TEXT).apply(-1)
