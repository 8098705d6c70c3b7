"""One catalog of sentences: complete in three languages, and nothing in it that nobody says."""

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tradewinds import GAMES, make_game
from tradewinds.core.errors import BadOption
from tradewinds.narration.deeds import Deed, Kind
from tradewinds.narration.reasons import OTHER_SEAT
from tradewinds.server.events import AnyEvent, snake
from tradewinds.words.catalog import ENGLISH, LANGUAGES, BadSentence, say, source
from tradewinds.words.telling import IN_STEPS, UNTOLD, tell_deed

ROOT = Path(__file__).parents[2]
CODE = [*(ROOT / "src" / "tradewinds").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse(source(language)).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def forms(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_sentences_about_the_same_things(language: str) -> None:
    english, other = messages(ENGLISH), messages(language)
    assert set(other) == set(english)
    for key, message in english.items():
        assert variables(other[key]) <= variables(message) | {"number", "points"}, key
        assert forms(other[key]) == forms(message), key


def test_every_kind_of_deed_has_a_sentence_and_every_sentence_of_a_deed_a_kind() -> None:
    told = {f"deed-{kind.replace('_', '-')}" for kind in get_args(Kind) if kind not in UNTOLD}
    steps = {f"deed-{kind}-more" for kind in IN_STEPS}
    assert {key for key in messages(ENGLISH) if key.startswith("deed-")} == told | steps


def test_nothing_is_in_the_catalog_that_nobody_says() -> None:
    said = "\n".join(path.read_text(encoding="utf-8") for path in CODE)
    inside = set(re.findall(r"\{ ([a-z-]+) \}", source(ENGLISH)))  # sentences that stand in others
    made = ("deed-", "event-", "reason-")  # from the kinds of deeds and events, and the codes of reasons
    unsaid = [
        key
        for key in messages(ENGLISH)
        if not key.startswith(made) and key not in inside and not re.search(f"[\"'`]{key}\\b", said)
    ]
    assert unsaid == []


def test_every_event_of_a_log_has_a_sentence() -> None:
    """But for decisions, which are told as deeds. Some have two, for who won or who plays on."""
    types = {snake(event.__name__).replace("_", "-") for event in get_args(AnyEvent)} - {"decided"}
    keys = {key.removeprefix("event-") for key in messages(ENGLISH) if key.startswith("event-")}
    two = {"takeback-agreed", "takeback-refused", "opened-again", "left-bot", "ended-resigned"}
    assert keys - two == types - {"takeback-answered"}


def test_every_code_of_a_reason_has_a_sentence_and_every_sentence_a_code() -> None:
    games = [make_game(name) for name in GAMES]
    codes = {reason.name for game in games for reason in game.reasons.values()} | {OTHER_SEAT}
    told = {key.removeprefix("reason-").replace("-", "_") for key in messages(ENGLISH) if "reason-" in key}
    assert told == codes


class Plain:
    """Names that can be told apart."""

    def __init__(self, language: str) -> None:
        self.language = language

    def seat(self, seat: int) -> str:
        return f"Seat{seat}"

    def goods(self, goods: str) -> str:
        return goods

    def piece(self, deed: Deed) -> str:
        return deed.piece

    def full(self, piece: str) -> str:
        return f"<{piece}>"

    comes = effect = cost = full

    def place(self, deed: Deed) -> str:
        return str(deed.place)

    def to(self, tile: str) -> str:
        return tile

    at = to


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(set(get_args(Kind)) - set(UNTOLD)))
def test_every_deed_can_be_told_with_whatever_it_has(kind: Kind, language: str) -> None:
    names = Plain(language)
    for number in (0, 1, 2, 5):
        for given in ({}, {"paid": "YY"}, {"got": "G"}, {"other": "x02"}, {"cards": ("m01", "m02")}):
            for piece in ("", "m07"):
                deed = Deed(kind=kind, piece=piece, number=number, seat=1, **given)
                for you in (None, 1):
                    text = tell_deed(deed, names, you)
                    assert text
                    assert not re.search(r"[{}]|  |\$|None", text), text


def test_polish_numbers_take_their_three_forms() -> None:
    told = [say("pl", "deed-rested", number=number, what="cards") for number in (1, 3, 5, 22)]
    assert [text.split()[-1] for text in told] == ["kartę", "karty", "kart", "karty"]


def test_a_sentence_that_is_not_there_or_lacks_something_is_refused() -> None:
    with pytest.raises(BadSentence, match="has no 'deed-flew'"):
        say("en", "deed-flew")
    with pytest.raises(BadSentence, match=r"has no 'name-bonus-tile\.comes'"):
        say("en", "name-bonus-tile.comes")
    with pytest.raises(BadSentence, match="'deed-gained' cannot be told"):
        say("en", "deed-gained")
    with pytest.raises(BadOption, match="there is no language 'fr': choose from en, pl, de"):
        say("fr", "deed-gained", got="Y")
