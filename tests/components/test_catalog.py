"""The pieces satisfy the documented counts, and packs are checked line by line."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.golden.make import golden_file
from tradewinds import make_game
from tradewinds.components.catalog import SYMBOLS, load_catalog, load_pack_text, pack_template
from tradewinds.components.checker import Note, Provenance
from tradewinds.core.errors import BadOption, BadPack
from tradewinds.core.goods import goods_text
from tradewinds.games.registry import GAMES, digest_of

STANDARD = load_catalog()
GAME = "sand-to-sea"


def test_the_standard_pieces_have_the_documented_counts() -> None:
    assert len(STANDARD.merchants) == 43
    assert [card.text for card in STANDARD.starting] == ["gain YY", "upgrade 2"]
    assert [sum(card.id.startswith(symbol) for card in STANDARD.markets) for symbol in SYMBOLS] == [6] * 4
    assert len(STANDARD.victory_tiles) == 26
    assert sorted({order.points for order in STANDARD.victory_tiles}) == list(range(11, 21))
    assert STANDARD.start_sets == ("YYYY", "YYR", "RR", "YG")
    assert STANDARD.bonus_points == (6, 5, 4, 3)


def test_merchants_are_eight_gains_an_upgrade_and_trades() -> None:
    kinds = [card.kind for card in STANDARD.merchants]
    assert (kinds.count("gain"), kinds.count("upgrade"), kinds.count("trade")) == (8, 1, 34)
    assert len({card.text for card in STANDARD.merchants}) == 43


def test_every_set_says_how_sure_it_is() -> None:
    assert {name: known.kind for name, known in STANDARD.provenance.items()} == {
        "merchants": "documented",
        "orders": "documented",
        "markets": "documented",
        "victory_tiles": "inferred",
        "start_sets": "documented",
        "bonus_tiles": "documented",
        "outpost_values": "inferred",
        "boards": "reconstructed",
        "point_cards": "reconstructed",
        "scoring_tiles": "reconstructed",
        "exploration_tiles": "reconstructed",
    }
    assert all(known.source for known in STANDARD.provenance.values())


def test_only_the_outposts_of_eastern_wonders_are_documented() -> None:
    known = STANDARD.provenance["outpost_values"]
    kinds = {game: known.of([game]).kind for game in STANDARD.outpost_values}
    assert kinds == {
        "sand-to-sea": "inferred",
        "east-to-west-2": "inferred",
        "east-to-west-3": "inferred",
        "eastern-wonders": "documented",
    }
    assert "1 2 2 3" in known.of(["eastern-wonders"]).source


def test_a_note_is_told_with_the_pieces_it_is_about() -> None:
    tiles = STANDARD.provenance["scoring_tiles"]
    assert [note.pieces for note in tiles.of(["b17", "b18"]).notes] == [("b18", "b19", "b20")]
    assert tiles.of(["b17", "b18"]).kind == "reconstructed"
    assert tiles.of(["b01", "b17"]) == Provenance("reconstructed", tiles.source)
    assert tiles.of(["b18", "b20"]).kind == "documented"


def test_the_tiles_with_a_documented_note_are_those_marked_i() -> None:
    [note] = STANDARD.provenance["scoring_tiles"].notes
    assert note.pieces == tuple(tile.id for tile in STANDARD.scoring_tiles if tile.mark == "I")


def test_no_note_changes_the_hash_of_a_pack() -> None:
    note = '[[start_sets.notes]]\npieces = ["sets"]\nprovenance = "documented"\nsource = "my box"\n'
    plain = '[start_sets]\nsets = ["YYYY", "YYR", "RR", "YG"]\n'
    noted = load_pack_text("mine.toml", plain + note)
    assert noted.provenance["start_sets"].notes == (Note(("sets",), "documented", "my box"),)
    assert digest_of(GAME, noted) == digest_of(GAME, STANDARD)


def test_the_template_is_a_pack_with_the_same_values() -> None:
    template = load_pack_text("template.toml", pack_template())
    assert [digest_of(game, template) for game in GAMES] == [digest_of(game, STANDARD) for game in GAMES]
    assert {known.kind for known in template.provenance.values()} == {"own"}
    assert not any(known.notes for known in template.provenance.values())


def test_the_hash_of_sand_to_sea_stays_what_its_records_carry() -> None:
    assert digest_of(GAME, STANDARD) in golden_file(GAME, 2).read_text(encoding="utf-8")


def test_no_game_no_hash() -> None:
    with pytest.raises(BadOption, match="no game 'chess': the games are sand-to-sea, east-to-west-1"):
        digest_of("chess", STANDARD)


def test_every_game_with_outposts_has_its_numbers() -> None:
    assert STANDARD.outpost_values == {
        "sand-to-sea": (0, 1, 2, 3),
        "eastern-wonders": (0, 1, 2, 2, 3),
        "east-to-west-2": (1, 2, 3),
        "east-to-west-3": (1, 2, 3),
    }


def test_a_pack_replaces_a_set_and_leaves_the_others() -> None:
    pack = load_pack_text("mine.toml", 'start_sets = { sets = ["B", "GG", "RY", "YYY"] }')
    assert pack.start_sets == ("B", "GG", "YR", "YYY")
    assert pack.provenance["start_sets"] == Provenance("own", "pack 'mine'")
    assert pack.merchants == STANDARD.merchants
    assert digest_of(GAME, pack) != digest_of(GAME, STANDARD)
    assert "choose GG" in make_game("sand-to-sea", pack=pack).vocabulary.indices


def replaced(old: str, new: str) -> str:
    text = pack_template()
    assert text.count(old) == 1, old
    return text.replace(old, new)


def noted(card: str, **changed: str) -> str:
    """A set of one merchant card with a note on it, a part of which is changed."""
    note = {"pieces": f'["{card}"]', "provenance": '"own"', "source": '"my box"', **changed}
    lines = [f"{key} = {value}" for key, value in note.items()]
    return "\n".join([f'merchants.cards.{card} = "gain Y"', "[[merchants.notes]]", *lines])


@pytest.mark.parametrize(
    ("text", "key", "problem"),
    [
        (replaced('m07 = "gain RR"\n', ""), "merchants.cards", "has 42 entries, expected 43: m07 missing"),
        (replaced("m07 =", "m77 ="), "merchants.cards.m77", "no such id: expected m01 to m43"),
        (replaced('m07 = "gain RR"', 'm07 = "gain RW"'), "merchants.cards.m07", "'RW' is not goods"),
        (replaced('m07 = "gain RR"', "m07 = 5"), "merchants.cards.m07", "expected a text"),
        (
            replaced('m07 = "gain RR"', 'm07 = "steal RR"'),
            "merchants.cards.m07",
            "no card: expected",
        ),
        (replaced('m07 = "gain RR"', 'm07 = "gain"'), "merchants.cards.m07", "not goods"),
        (replaced('m09 = "upgrade 3"', 'm09 = "upgrade 0"'), "merchants.cards.m09", "expected upgrade 1"),
        (replaced('tea-6 = "YY>G"', 'tea-6 = "YY>YYG"'), "markets.tiles.tea-6", "costs nothing"),
        (replaced('tea-6 = "YY>G"', 'tea-6 = "gain G"'), "markets.tiles.tea-6", "expected as in 'YY>G'"),
        (replaced('v03 = "GGGG 12"', 'v03 = "GGGG"'), "victory_tiles.tiles.v03", "cost and points"),
        (
            replaced('m09 = "upgrade 3"', 'm09 = "upgrade 0091234"'),
            "merchants.cards.m09",
            "expected upgrade 1",
        ),
        (replaced('v03 = "GGGG 12"', 'v03 = "GGGG 012"'), "victory_tiles.tiles.v03", "cost and points"),
        (replaced('v03 = "GGGG 12"', 'v03 = "GGGG 1000"'), "victory_tiles.tiles.v03", "cost and points"),
        (replaced('"RR", "YG"]', '"RR"]'), "start_sets.sets", "has 3 entries, expected a list of 4"),
        (replaced('"RR", "YG"]', '"RR", "RR"]'), "start_sets.sets", "two sets are the same"),
        (replaced('"RR", "YG"]', '"RR", 7]'), "start_sets.sets", "entry 4: expected a text"),
        (replaced("[6, 5, 4, 3]", "[6, 5, 4]"), "bonus_tiles.victory_points", "has 3 entries"),
        (replaced("[6, 5, 4, 3]", '[6, 5, 4, "3"]'), "bonus_tiles.victory_points", "whole numbers"),
        (replaced("[6, 5, 4, 3]", "7"), "bonus_tiles.victory_points", "has int, expected a list of 4"),
        (replaced("victory_points", "points"), "bonus_tiles.points", "no such key"),
        (replaced("[0, 1, 2, 3]", "[]"), "outpost_values.sand-to-sea", "a list of 1 to 6"),
        (
            replaced("east-to-west-2 = [1, 2, 3]", "east-to-west-2 = []"),
            "outpost_values.east-to-west-2",
            "of 1 to 6",
        ),
        (replaced('o01 = "YYRR 6"', 'o01 = "YYRR"'), "orders.cards.o01", "cost and points"),
        (replaced('o01 = "YYRR 6"\n', ""), "orders.cards", "o01 missing"),
        (
            "outpost_values = { sand-to-sea = [1] }",
            "outpost_values.east-to-west-2",
            "missing: expected a list",
        ),
        (replaced("east-to-west-2", "west"), "outpost_values.west", "expected sand-to-sea, east-to-west-2"),
        (replaced("[merchants.starting]", "[merchants.begin]"), "merchants.starting", "missing"),
        (replaced("[start_sets]", "[bag]"), "bag", "no such set"),
        ("merchants = 3", "merchants", "expected a table"),
        ("name = 3\nmerchants = {}", "name", "expected a short text"),
        ("", "", "replaces nothing"),
        ('[merchants]\nprovenance = "guess"', "merchants.provenance", "expected one of documented"),
        ("[merchants]\nnotes = 3", "merchants.notes", "each headed [[merchants.notes]]"),
        ("[[merchants.notes]]", "merchants.notes.1", "expected a table with pieces, provenance and source"),
        (noted("m01", pieces='["m77"]'), "merchants.notes.1.pieces", "'m77' is no piece of merchants"),
        (noted("m01", pieces="[]"), "merchants.notes.1.pieces", "has 0 entries, expected a list"),
        (noted("m01", provenance='"guess"'), "merchants.notes.1.provenance", "expected one of documented"),
        (noted("m01", source="3"), "merchants.notes.1.source", "expected a text"),
        ('[merchants.cards]\nm01 = "gain Y"\nm01 = "gain Y"', "m01", "expected each id once"),
        ("[merchants", "", "not readable as TOML"),
    ],
)
def test_every_fault_names_file_key_and_what_is_expected(text: str, key: str, problem: str) -> None:
    with pytest.raises(BadPack) as caught:
        load_pack_text("my.toml", text)
    assert (caught.value.file, caught.value.key) == ("my.toml", key)
    assert problem in caught.value.problem
    assert str(caught.value).startswith("my.toml")


def test_a_file_that_is_missing_or_not_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="cannot be read"):
        load_catalog(tmp_path / "none.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadPack, match="UTF-8"):
        load_catalog(tmp_path / "binary.toml")


@settings(max_examples=150, deadline=None)
@given(st.randoms(use_true_random=False))
def test_mutated_bytes_bring_only_typed_errors(rng: random.Random) -> None:
    data = bytearray(pack_template().encode())
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(data))
        if rng.random() < 0.5:
            data[at] = rng.choice(b'"=[]{}.>YRGB 0123456789\n#\\x')
        else:
            del data[at : at + rng.randint(1, 60)]
    try:
        catalog = load_pack_text("mutated.toml", data.decode("utf-8", errors="replace"))
    except BadPack:
        return
    make_game("sand-to-sea", pack=catalog).start(4)
    assert all(goods_text(card.get) for card in catalog.merchants)
