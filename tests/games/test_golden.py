"""Golden records: whole games that must replay line by line for as long as the rules version stands."""

import hashlib

import pytest

from tests.golden.make import SEEDS, golden_file, golden_text
from tradewinds import make_game
from tradewinds.core.record import parse_record, replay
from tradewinds.games.registry import game_of

FINAL = {2: "e35a36451785f63c", 3: "c063a5c7acc3bac0", 4: "63b8c2469f842d8a"}


@pytest.mark.parametrize("players", SEEDS)
def test_golden_records_replay_to_their_end(players: int) -> None:
    record = parse_record(golden_file("sand-to-sea", players).read_text(encoding="utf-8"))
    state = replay(game_of(record), record)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "a fourth victory tile was taken"
    assert hashlib.sha256(state.text().encode()).hexdigest()[:16] == FINAL[players]


@pytest.mark.parametrize("players", SEEDS)
def test_the_same_seed_and_players_play_the_golden_game_again(players: int) -> None:
    text = golden_text(make_game("sand-to-sea"), players, SEEDS[players])
    assert text == golden_file("sand-to-sea", players).read_text(encoding="utf-8")
