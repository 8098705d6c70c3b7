"""Phases, verbs and reasons: declared once, by one owner."""

from typing import Final

import pytest

from tradewinds import GAMES, Dealer, IllegalAction, make_game
from tradewinds.core.codes import GAME_OWNED, OWNER_BITS, Reason, declare, join_codes
from tradewinds.core.slices import ABSENT
from tradewinds.rules import owners


class Phase:
    MOVE_BOAT: Final = 0x70
    COLUMN: Final = 0xA0


class Why:
    TOO_FAR: Final = 0x71


CODES = declare(
    owners.VOYAGES, phases=Phase, verbs=Phase, reasons=Why, sentences={"too_far": "it is too far"}
)


def test_a_line_of_a_class_is_a_number_and_its_word() -> None:
    assert CODES.phases == {0x70: "move-boat", 0xA0: "column"}
    assert CODES.verbs == CODES.phases
    assert CODES.reasons == {0x71: Reason("too_far", "it is too far")}
    assert CODES.phase("column") == 0xA0


def test_nobody_declares_what_somebody_else_owns() -> None:
    with pytest.raises(ValueError, match="MOVE_BOAT is 0x70, which module 6 does not own"):
        declare(owners.ROUTES, phases=Phase)


@pytest.mark.parametrize("sentences", [{}, {"too_far": "far", "too_near": "near"}])
def test_every_reason_has_its_sentence_and_every_sentence_its_reason(sentences: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="reasons and sentences differ: too_"):
        declare(owners.VOYAGES, reasons=Why, sentences=sentences)


def test_modules_of_a_game_share_neither_numbers_nor_names() -> None:
    with pytest.raises(ValueError, match="two modules of a game use 0x70"):
        join_codes([CODES, CODES])


def test_owners_are_different() -> None:
    numbers = [number for name, number in vars(owners).items() if name.isupper() and isinstance(number, int)]
    assert sorted(numbers) == list(range(int(GAME_OWNED >> OWNER_BITS) + 2))


@pytest.mark.parametrize("name", GAMES)
def test_whoever_owns_a_code_of_a_game_is_there_to_answer(name: str) -> None:
    game = make_game(name)
    modules = game.empty_state(2).modules
    codes = game.vocabulary.codes
    owning = {number >> OWNER_BITS for number in [*codes.phases, *codes.verbs] if number < GAME_OWNED}
    assert owning <= {owner for owner, module in enumerate(modules) if module is not ABSENT}
    assert {text.split(" ")[0] for text in game.vocabulary.texts} <= set(codes.verbs.values())


def test_a_refusal_has_a_name_and_a_sentence() -> None:
    state = make_game("sand-to-sea", {"first": "1"}).start(2)
    with pytest.raises(IllegalAction) as caught:
        state.apply_text("rest")
    assert (caught.value.code, caught.value.reason) == ("not_asked", "something else is being decided")
    draw = state.deal(Dealer(1))
    reason = state.reason(draw)
    assert reason is not None
    assert (reason.name, reason.sentence) == ("not_unlaid", state.refusal(draw))
    assert state.reason(state.legal()[0]) is None
    assert state.refusal(state.legal()[0]) == ""
