"""Records: they replay without chance, and any damage is found and named."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tradewinds import CHANCE, NOBODY, Dealer, Dice, State, make_game
from tradewinds.core.errors import BadOption, BadRecord, TradewindsError
from tradewinds.core.record import Record, checksum, new_record, parse_record, replay
from tradewinds.games.registry import game_of

GAME = make_game("sand-to-sea")


def played(players: int, seed: int, reveal: bool = True, plies: int = 10**9) -> Record:
    state, dealer, dice = GAME.start(players), Dealer(seed), Dice(seed)
    record = new_record(state.game, [f"player {seat}" for seat in range(players)], dealer, reveal)
    while state.actor != NOBODY and state.ply < plies:
        actions = state.legal()
        action = state.draw(dealer) if state.actor == CHANCE else actions[dice.below(len(actions))]
        record.add(state, action)
        state.apply(action)
    if state.actor == NOBODY:
        record.finish(state)
    return record


TEXT = played(2, 2**90).text()
RUNNING = played(3, 4, reveal=False, plies=120).text()


def with_sum(lines: list[str]) -> str:
    return "\n".join([*lines, f"sum {checksum(lines)}"]) + "\n"


def checked(text: str) -> None:
    record = parse_record(text)
    replay(game_of(record), record)


def collect(plies: list[int]) -> Callable[[State, int], None]:
    return lambda state, _: plies.append(int(state.ply))


def test_a_record_round_trips_and_replays_to_the_same_state() -> None:
    for text in (TEXT, RUNNING):
        record = parse_record(text)
        assert record.text() == text
        plies: list[int] = []
        final = replay(game_of(record), record, None, collect(plies))
        assert plies == list(range(len(record.decisions)))
        assert final.ply == len(record.decisions)


def test_replay_stops_where_it_is_told() -> None:
    record = parse_record(TEXT)
    state = replay(GAME, record, upto=50)
    assert state.ply == 50
    for nowhere in (10**6, -1):
        with pytest.raises(BadOption, match="there is no position"):
            replay(GAME, record, upto=nowhere)


def test_a_changed_draw_is_found_by_the_seed() -> None:
    lines = TEXT.splitlines()[:-1]
    at = next(n for n, line in enumerate(lines) if line.startswith("chance deal"))
    other = "chance deal m43" if lines[at] != "chance deal m43" else "chance deal m42"
    lines[at] = other
    with pytest.raises(BadRecord, match=f"line {at + 1}: the seed draws"):
        checked(with_sum(lines))


def test_an_illegal_decision_is_named_with_line_and_reason() -> None:
    lines = TEXT.splitlines()[:-1]
    at = next(n for n, line in enumerate(lines) if line.endswith(" rest"))
    lines[at] = lines[at].replace("rest", "claim")
    with pytest.raises(BadRecord, match=f"line {at + 1}: 'claim' is not possible"):
        checked(with_sum(lines))


def test_a_decision_by_the_wrong_seat_is_found() -> None:
    lines = TEXT.splitlines()[:-1]
    at = next(n for n, line in enumerate(lines) if line.startswith("2 "))
    lines[at] = "1" + lines[at][1:]
    with pytest.raises(BadRecord, match=f"line {at + 1}: '1' acts, but it is for 2"):
        checked(with_sum(lines))


def test_an_edit_that_stays_legal_is_found_by_the_sum() -> None:
    last = RUNNING.splitlines()[-2]
    state = replay(GAME, parse_record(RUNNING), upto=119)
    others = [str(action) for action in state.legal_actions() if str(action) not in last]
    changed = RUNNING.replace(f"\n{last}\n", f"\n{last.split(' ')[0]} {others[0]}\n")
    for text in (changed, RUNNING.replace("seat 1 player 0", "seat 1 somebody else")):
        with pytest.raises(BadRecord, match="the sum does not fit"):
            checked(text)
        with pytest.raises(BadRecord, match="the sum does not fit"):
            replay(GAME, parse_record(text), upto=5)  # also when only its start is wanted


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("game sand-to-sea", "game ludo", 2, "there is no game 'ludo'"),
        ("rules 1", "rules 9", 3, "the record is of rules 9, the game of 1"),
        ("players 3", "players 2", 4, "names 3 seats"),
        ("options toll=moved", "options toll=never", 5, "takes moved or always"),
        ("options toll=moved", "options toll", 5, "as in toll=moved"),
        ("first=random", "first=4", 4, "seat 4 cannot begin"),
        ("map ..o..", "map ..o.o", 6, "hexes"),
        ("map ..o..", "map /dev/null", 6, "expected o, P"),
        ("seat 2 player 1", "seat 3 player 1", 9, "expected 'seat 2 NAME'"),
        ("seat 2 player 1", "seat 2  player 1", 9, "one line of words"),
        ("commitment ", "commitment x", 11, "64 hexadecimal digits"),
        ("decisions\n", "decisions \n", 12, "expected 'decisions'"),
        ("decisions\n", "decisions\n\n", 13, "expected 'sum HASH', found ''"),
        ("chance first", "chance\u2028first", 13, "characters that no record has"),
    ],
)
def test_every_line_of_the_header_is_checked(old: str, new: str, line: int, problem: str) -> None:
    lines = RUNNING.replace(old, new, 1).split("\n")[:-2]
    with pytest.raises(BadRecord, match=problem) as caught:
        checked(with_sum(lines))
    assert caught.value.line == line


def test_the_end_is_told_where_it_is_and_only_there() -> None:
    lines = TEXT.splitlines()[:-1]
    end = lines.index("end")
    without = [*lines[:end], lines[-1]]
    with pytest.raises(BadRecord, match=f"line {end + 1}: the game is over, but the record has no end"):
        checked(with_sum(without))
    more = [*lines[:end], "1 rest", *lines[end:]]
    with pytest.raises(BadRecord, match=f"line {end + 1}: the game is over before this line"):
        checked(with_sum(more))
    garbage = [*lines[:-1], "prize 5", lines[-1]]
    with pytest.raises(BadRecord, match="expected 'nothing', found 'prize 5'"):
        checked(with_sum(garbage))
    running = RUNNING.splitlines()[:-1]
    with pytest.raises(BadRecord, match="the record ends, but the game is not over"):
        checked(with_sum([*running, "end"]))
    with pytest.raises(BadRecord, match="nothing stands behind the sum"):
        checked(RUNNING + "more\n")


def test_a_wrong_result_is_found() -> None:
    lines = TEXT.splitlines()[:-1]
    at = next(n for n, line in enumerate(lines) if line.startswith("scores "))
    lines[at] = "scores 99 1"
    with pytest.raises(BadRecord, match=f"line {at + 1}: expected 'scores"):
        checked(with_sum(lines))


def test_a_record_cut_off_anywhere_is_refused() -> None:
    for end in range(0, len(TEXT) - 1, 997):
        with pytest.raises(BadRecord):
            checked(TEXT[:end])


def test_line_ends_of_another_system_are_no_damage() -> None:
    checked(RUNNING.replace("\n", "\r\n"))
    checked(RUNNING.removesuffix("\n"))


def test_a_commitment_that_is_not_of_the_seed_is_found() -> None:
    lines = TEXT.splitlines()[:-1]
    at = next(n for n, line in enumerate(lines) if line.startswith("commitment"))
    lines[at] = "commitment " + "0" * 64
    with pytest.raises(BadRecord, match=f"line {at + 1}: the commitment"):
        checked(with_sum(lines))


def test_a_record_of_another_pack_or_game_is_refused() -> None:
    lines = TEXT.splitlines()[:-1]
    at = next(n for n, line in enumerate(lines) if line.startswith("pack "))
    lines[at] = "pack " + "1" * 64
    with pytest.raises(BadRecord, match=f"line {at + 1}: the record was played with the pack"):
        checked(with_sum(lines))
    with pytest.raises(BadRecord, match="there is no game"):
        checked(with_sum(TEXT.replace("game sand-to-sea", "game ludo").splitlines()[:-1]))


@settings(max_examples=150, deadline=None)
@given(st.randoms(use_true_random=False))
def test_mutated_bytes_bring_only_typed_errors(rng: random.Random) -> None:
    data = bytearray(RUNNING.encode())
    for _ in range(rng.randint(1, 8)):
        at = rng.randrange(len(data))
        kind = rng.randrange(3)
        if kind == 0:
            data[at] = rng.randrange(256)
        elif kind == 1:
            del data[at : at + rng.randint(1, 40)]
        else:
            data[at:at] = bytes(rng.randrange(256) for _ in range(rng.randint(1, 5)))
    text = data.decode("utf-8", errors="replace")
    if text.replace("\r\n", "\n").removesuffix("\n") == RUNNING.removesuffix("\n"):
        return  # other line ends are no damage
    with pytest.raises(TradewindsError):
        checked(text)
