"""Golden records: whole games that must replay to the same end, and be played again the same way."""

import hashlib

import pytest

from tests.golden.make import SEEDS, golden_file, golden_game, golden_text
from tradewinds import GAMES
from tradewinds.core.record import parse_record, replay

# The first digits of the hash of each final position's text, for 2, 3 and 4 players.
FINAL = {
    "sand-to-sea": ("e35a36451785f63c", "c063a5c7acc3bac0", "63b8c2469f842d8a"),
    "east-to-west-1": ("3e65c7b67b28e763", "898b93685ac24f16", "baf15d5a4b0212b5"),
    "east-to-west-2": ("7990363abc654b3d", "7d9bdcad0bad9790", "1b74a4ce8d69f590"),
    "east-to-west-3": ("86458e43d39d0df8", "f6df0fec627a85c4", "a002251e55303bc1"),
    "spice-road": ("22a9e0552af8150b", "497a713eae2aee78", "42f30015606232f0"),
    "eastern-wonders": ("26eb664bee33eed2", "2c792672d8ad495d", "0ea9069e2089116e"),
    "new-world": ("7d1f3b3a2963eafc", "947251dc0d774a57", "a5075faa5e864585"),
}
REASONS = {
    "sand-to-sea": "a fourth victory tile was taken",
    "eastern-wonders": "a fourth victory tile was taken",
    "spice-road": "point card was claimed",
}
EIGHTH = "an eighth point card was claimed"


@pytest.mark.parametrize("players", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_golden_records_replay_to_their_end(name: str, players: int) -> None:
    record = parse_record(golden_file(name, players).read_text(encoding="utf-8"))
    state = replay(golden_game(name), record)
    outcome = state.outcome()
    assert outcome is not None
    assert REASONS.get(name, EIGHTH) in outcome.reason
    assert not outcome.guarded
    assert hashlib.sha256(state.text().encode()).hexdigest()[:16] == FINAL[name][players - 2]


@pytest.mark.parametrize("players", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_players_play_the_golden_game_again(name: str, players: int) -> None:
    text = golden_text(golden_game(name), players)
    assert text == golden_file(name, players).read_text(encoding="utf-8")
