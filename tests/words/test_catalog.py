"""One catalog of sentences: complete in three languages, and nothing in it that nobody says."""

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tradewinds import GAMES, make_game
from tradewinds.components.settlements import BASIC, HOMES, ITEMS
from tradewinds.core.errors import BadOption
from tradewinds.narration.deeds import Deed, Kind
from tradewinds.narration.reasons import OTHER_SEAT
from tradewinds.server.events import AnyEvent, snake
from tradewinds.words.catalog import ENGLISH, LANGUAGES, BadSentence, say, source
from tradewinds.words.telling import IN_STEPS, UNTOLD, tell_deed

ROOT = Path(__file__).parents[2]
NEVER_ASKED = {  # nobody decides them
    *("gain", "claim", "slide", "change-market", "change-route", "boat-trade", "used", "collect"),
}
CODE = [
    *(ROOT / "src" / "tradewinds").rglob("*.py"),
    *(ROOT / "web" / "src").rglob("*.ts"),
    *(ROOT / "web" / "src").rglob("*.svelte"),
]


class Arguments(Visitor):
    """What a sentence shows, what it chooses by, and which others stand in it."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.chosen: set[str] = set()
        self.inside: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        self.chosen.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.inside.add(node.id.name)


def messages(language: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse(source(language)).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def forms(message: ast.Message) -> dict[str, ast.Pattern]:
    """The sentence itself, under no name, and its other forms."""
    named = {attribute.id.name: attribute.value for attribute in message.attributes}
    return {"": message.value, **named} if message.value else named


def arguments(all_of_it: dict[str, ast.Message], pattern: ast.Pattern) -> tuple[set[str], set[str]]:
    """What a form shows, and all that it needs, with the sentences that stand in it."""
    visitor = Arguments()
    visitor.visit(pattern)
    shown, needed = set(visitor.shown), visitor.shown | visitor.chosen
    for key in visitor.inside:
        inner = all_of_it[key].value
        assert inner is not None
        more, also = arguments(all_of_it, inner)
        shown, needed = shown | more, needed | also
    return shown, needed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_sentences_about_the_same_things(language: str) -> None:
    english, other = messages(ENGLISH), messages(language)
    assert set(other) == set(english)
    for key, message in english.items():
        theirs, ours = forms(other[key]), forms(message)
        assert set(theirs) == set(ours), key
        for form, pattern in ours.items():
            (shown, needed), (told, asked) = arguments(english, pattern), arguments(other, theirs[form])
            assert told == shown, (key, form)
            assert asked <= needed, (key, form)


def test_every_kind_of_deed_has_a_sentence_and_every_sentence_of_a_deed_a_kind() -> None:
    told = {f"deed-{kind.replace('_', '-')}" for kind in get_args(Kind) if kind not in UNTOLD}
    steps = {f"deed-{kind}-more" for kind in IN_STEPS}
    assert {key for key in messages(ENGLISH) if key.startswith("deed-")} == told | steps


def test_nothing_is_in_the_catalog_that_nobody_says() -> None:
    said = "\n".join(path.read_text(encoding="utf-8") for path in CODE)
    inside = set(re.findall(r"\{ ([a-z-]+) \}", source(ENGLISH)))  # sentences that stand in others
    # From kinds of deeds and events, codes of reasons, phases, verbs, and what is printed on pieces.
    made = ("deed-", "event-", "reason-", "ask-", "option-", "does-", "item-")
    unsaid = [
        key
        for key in messages(ENGLISH)
        if not key.startswith(made) and key not in inside and not re.search(f"[\"'`]{key}\\b", said)
    ]
    assert unsaid == []


# Forms that are made for every question and every option that has them.
MADE_FORMS = {"ask-": {"detail"}, "option-": {"full", "heading", "short", "way"}}


def test_no_form_is_in_the_catalog_that_nobody_says() -> None:
    said = "\n".join(path.read_text(encoding="utf-8") for path in CODE)
    for key, message in messages(ENGLISH).items():
        made = next((forms for start, forms in MADE_FORMS.items() if key.startswith(start)), set[str]())
        for form in set(forms(message)) - {""} - made:
            assert re.search(rf"[\"'`]({key})?\.{form}\b", said), (key, form)


def test_every_question_has_a_sentence_and_every_sentence_a_question() -> None:
    phases = {phase for name in GAMES for phase in make_game(name).phases.values()}
    asked = {f"ask-{phase}" for phase in phases - NEVER_ASKED}
    assert {key for key in messages(ENGLISH) if key.startswith("ask-")} == asked
    for key in asked:
        assert "detail" in forms(messages(ENGLISH)[key]), key


def test_every_verb_has_a_sentence_and_every_sentence_a_verb() -> None:
    verbs = {text.split(" ")[0] for name in GAMES for text in make_game(name).vocabulary.texts}
    told = {key.removeprefix("option-") for key in messages(ENGLISH) if key.startswith("option-")}
    assert told == verbs


def test_every_action_of_a_location_and_everything_that_scores_has_words() -> None:
    keys = set(messages(ENGLISH))
    steps = {f"does-{word}" for word in (*BASIC, "fort", *HOMES)}
    assert {key for key in keys if key.startswith("does-")} == steps | {"does-then", "does-recruit"}
    assert {key for key in keys if key.startswith("item-")} == {f"item-{item}" for item in ITEMS}


def test_every_event_of_a_log_has_a_sentence() -> None:
    """But for decisions, which are told as deeds. Some have two, for who won or who plays on."""
    types = {snake(event.__name__).replace("_", "-") for event in get_args(AnyEvent)} - {"decided"}
    keys = {key.removeprefix("event-") for key in messages(ENGLISH) if key.startswith("event-")}
    two = {"takeback-agreed", "takeback-refused", "opened-again", "left-bot", "ended-resigned", "unreadied"}
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
