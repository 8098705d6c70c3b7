"""Chapters of a story, and reasons, in words. How pieces and goods are called is up to whoever shows them."""

from collections.abc import Sequence
from typing import Protocol

from tradewinds.narration.deeds import Deed
from tradewinds.narration.reasons import Reason
from tradewinds.narration.story import Chapter
from tradewinds.words.catalog import say

NONE = "none"  # goods that there are not
UNTOLD = ("declined", "laid")  # nothing was done, or a look at the table tells it better
OWN_SENTENCE = "moved_closed_port"
IN_STEPS = ("acquired", "built", "sailed")  # paid for step by step: a step may be told alone


class Names(Protocol):
    """What things are called in sentences."""

    language: str

    def seat(self, seat: int) -> str: ...

    def goods(self, goods: str) -> str: ...

    def piece(self, deed: Deed) -> str:
        """What a deed is about, as what somebody takes; the settlers, where they were placed."""

    def full(self, piece: str) -> str:
        """A piece with what is printed on it."""

    def comes(self, piece: str) -> str:
        """The same as what comes to the table."""

    def effect(self, piece: str) -> str:
        """What is printed on it."""

    def cost(self, piece: str) -> str: ...

    def place(self, deed: Deed) -> str:
        """Which fort or market."""

    def to(self, tile: str) -> str: ...

    def at(self, tile: str) -> str: ...


def tell_chapter(chapter: Chapter, names: Names, you: int | None = None) -> str:
    """All of it in a sentence or a few; empty when nothing is worth telling."""
    told = [deed for deed in chapter.deeds if deed.kind not in UNTOLD]
    if chapter.seat is None:
        return " ".join(tell_deed(deed, names, you) for deed in told)
    done = [tell_deed(deed, names, you) for deed in told if deed.kind != OWN_SENTENCE]
    after = [tell_deed(deed, names, you) for deed in told if deed.kind == OWN_SENTENCE]
    if not done:
        return ""
    who, deeds = names.seat(chapter.seat), list_words(done, names.language)
    return " ".join([say(names.language, "turn", who=who, deeds=deeds), *after])


def tell_deed(deed: Deed, names: Names, you: int | None = None) -> str:
    """The rest of a sentence, or a whole one where nobody did it."""
    cards = [names.comes(card) for card in deed.cards]
    about = deed.piece
    values: dict[str, str | int] = {
        "paid": names.goods(deed.paid) if deed.paid else NONE,
        "got": names.goods(deed.got) if deed.got else NONE,
        "number": len(cards) if deed.kind == "dealt" else deed.number,
        "place": names.place(deed),
        "seat": "" if deed.seat is None else names.seat(deed.seat),
        "you": "yes" if you is not None and deed.seat == you else "no",
        "what": about or NONE,
        "which": deed.other or NONE,
        "cards": list_words(cards, names.language) if cards else NONE,
        "piece": names.piece(deed) if about else NONE,
        "full": names.full(about) if about else NONE,
        "other": names.full(deed.other) if deed.other else NONE,
        "effect": names.effect(about) if about else NONE,
        "cost": names.cost(about) if about else NONE,
        "to": names.to(about) if about else NONE,
        "at": names.at(about) if about else NONE,
    }
    more = "-more" if deed.kind in IN_STEPS and not about else ""
    return say(names.language, f"deed-{deed.kind.replace('_', '-')}{more}", **values)


def list_words(words: Sequence[str], language: str, key: str = "list-end") -> str:
    """`Ann`, `Ann and Bob`, `Ann, Bob and Cleo`; with another key, `Ann or Bob`."""
    if len(words) < 2:
        return "".join(words)
    return say(language, key, list=", ".join(words[:-1]), last=words[-1])


def tell_reason(reason: Reason, names: Names, *, title: str = "", stay: str = "") -> str:
    """Why something cannot be done; `title` is what is asked instead, `stay` how to act where the boat is."""
    facts = reason.facts
    values: dict[str, str | int] = {
        "need": facts.need,
        "ready": facts.ready or 0,
        "cubes": facts.cubes or 0,
        "short": max(facts.need - (facts.cubes or 0), 0),
        "missing": names.goods(facts.missing) if facts.missing else NONE,
        "times": facts.times,
        "distance": facts.distance,
        "reach": facts.reach or 0,
        "by": facts.by or NONE,
        "lies": facts.lies or NONE,
        "length": facts.length,
        "seat": "" if facts.seat is None else names.seat(facts.seat),
        "moment": facts.moment or NONE,
        "title": title or NONE,
        "stay": stay or NONE,
    }
    return say(names.language, f"reason-{reason.code.replace('_', '-')}", **values)
