"""Sentences in three languages, from one catalog that Python and the browser both read (*.ftl, Fluent)."""

from functools import lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from tradewinds.core.errors import BadOption, TradewindsError

LANGUAGES = ("en", "pl", "de")
ENGLISH = "en"


class BadSentence(TradewindsError):
    """A sentence that the catalog does not have, or that was not given what it tells."""


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise BadOption(f"there is no language '{language}': choose from {', '.join(LANGUAGES)}")


def source(language: str) -> str:
    """The catalog of a language as it is written."""
    check_language(language)
    return (resources.files(__package__) / f"{language}.ftl").read_text(encoding="utf-8")


@lru_cache(maxsize=len(LANGUAGES))
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


def has(language: str, key: str) -> bool:
    """Whether there is such a sentence, or such a form of one."""
    bundle = _bundle(language)
    name, _, form = key.partition(".")
    return bundle.has_message(name) and (not form or form in bundle.get_message(name).attributes)


def say(language: str, key: str, **values: str | int) -> str:
    """A sentence, or a part of one: `say("en", "deed-gained", got="YY")`.

    A name may have a form of its own for what comes to the table: `name-merchant.comes`.
    """
    bundle = _bundle(language)
    name, _, form = key.partition(".")
    if not bundle.has_message(name):
        raise BadSentence(f"the catalog has no '{name}'")
    message = bundle.get_message(name)
    pattern = message.attributes.get(form) if form else message.value
    if pattern is None:
        raise BadSentence(f"the catalog has no '{key}'")
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise BadSentence(f"'{key}' cannot be told: {errors[0]}")
    return str(text)
