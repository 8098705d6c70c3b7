"""Questions and options in words. How pieces and goods are called is up to whoever shows them."""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from tradewinds.narration.asked import Asked
from tradewinds.narration.options import Option
from tradewinds.words.catalog import has, say
from tradewinds.words.telling import NONE, list_words

Values = dict[str, str | int]

TURN = "turn"
REPEATED = ("play", "trade")  # they may end with how often they are done
WITH_CUBES = ("acquire", "take", "stop")  # they may bring cubes that lie there
IN_HEADING = ("note-cards",)  # what a heading says already
# Questions whose titles say where one is, not what is to be done.
STATED = ("visit", "port", "column", "sailing", "arrive", "return")


class Names(Protocol):
    """What things are called in questions and options."""

    language: str

    def seat(self, seat: int) -> str: ...

    def goods(self, goods: str) -> str: ...

    def called(self, piece: str) -> str:
        """The name of a piece."""

    def does(self, piece: str) -> str:
        """What is printed on it; empty where nothing is."""

    def points(self, piece: str) -> int: ...

    def to(self, tile: str) -> str: ...

    def at(self, tile: str) -> str: ...


class Prompt(NamedTuple):
    """What is asked, and the sentence that tells what to do."""

    title: str
    detail: str


# -- questions -------------------------------------------------------------------------------------


def put_question(asked: Asked, names: Names) -> Prompt:
    """What is asked, for whoever is asked."""
    key, values = f"ask-{asked.phase}", _question_values(asked, names)
    return Prompt(say(names.language, key, **values), say(names.language, f"{key}.detail", **values))


def _question_values(asked: Asked, names: Names) -> Values:
    ways = [say(names.language, f"option-{way}.way") for way in asked.ways] if asked.phase == TURN else []
    return {
        "times": asked.times,
        "cubes": asked.over or asked.times,
        "cards": asked.times,
        "number": asked.number,
        "limit": asked.limit,
        "taken": asked.taken,
        "spaces": asked.spaces,
        "reach": asked.reach,
        "price": asked.price,
        "free": asked.free,
        "reward": asked.reward or NONE,
        "give": names.goods(asked.give) if asked.give else NONE,
        "get": names.goods(asked.get) if asked.get else NONE,
        "seat": NONE if asked.paid is None else names.seat(asked.paid),
        "at": names.at(asked.about) if asked.about else NONE,
        "offer": names.does(asked.offer) if asked.offer else NONE,
        "ways": list_words(ways, names.language, "list-or"),
        "only": asked.ways[0] if len(asked.ways) == 1 else NONE,
        "both": "yes" if {"build", "trade"} <= {*asked.ways} else "no",
        "stop": "yes" if "stop" in asked.ways else "no",
        "may": _uses_of_merchant(asked.ways),
    }


def _uses_of_merchant(ways: tuple[str, ...]) -> str:
    """`take`, `replace`, `use-or-take` or `use-or-replace`."""
    kept = "replace" if "replace" in ways else "take"
    return f"use-or-{kept}" if "use" in ways else kept


# -- options ---------------------------------------------------------------------------------------


def put_option(option: Option, asked: Asked, names: Names) -> str:
    """All of an option in a line: what is done with which piece, what else it costs and brings."""
    return _with_notes(say_option(option, asked, names, "full"), option, names)


def group_option(option: Option, asked: Asked, names: Names) -> tuple[str, str]:
    """For a long list: a heading that options share, and what stands under it."""
    if not has(names.language, f"{_key(option)}.heading"):
        return say_option(option, asked, names, "short"), put_option(option, asked, names)
    does = names.does(option.about) or (names.does(option.offer) if option.offer else "")
    piece = names.called(option.about)
    under = f"{piece} ({does})" if does else piece
    return say_option(option, asked, names, "heading"), _with_notes(under, option, names, IN_HEADING)


def say_option(option: Option, asked: Asked, names: Names, form: str = "") -> str:
    """One form of it: `full` names the piece, `short` is a heading. Without such a form, the plain one."""
    key = _key(option)
    formed = f"{key}.{form}"
    chosen = formed if form and has(names.language, formed) else key
    return say(names.language, chosen, **_option_values(option, asked, names))


def _key(option: Option) -> str:
    return f"option-{option.action.partition(' ')[0]}"


def _option_values(option: Option, asked: Asked, names: Names) -> Values:
    verb, *words = option.action.split(" ")
    numbers = [*(int(word) if word.isdigit() else 0 for word in words), 0, 0]
    about, found = option.about, option.claims or option.offer
    repeated = verb in REPEATED and words[-1].startswith("x")
    return {
        "phase": asked.phase,
        "times": int(words[-1].removeprefix("x")) if repeated else 1,
        "first": numbers[0],
        "second": numbers[1],
        "number": option.number,
        "distance": -1 if option.distance is None else option.distance,
        "settlers": option.settlers or option.home,
        "cards": option.cards or option.back,
        "cubes": option.cubes,
        "upgrades": option.upgrades,
        "room": option.room,
        "points": names.points(option.claims) if option.claims else option.points,
        "paid": names.goods(option.pays) if option.pays else NONE,
        "got": names.goods(option.brings) if option.brings else NONE,
        "what": about or NONE,
        "kind": about.rpartition("-")[0] or NONE,
        "piece": names.called(about) if about else NONE,
        "does": (names.does(about) if about else "") or (names.does(found) if found else "") or NONE,
        "to": names.to(about) if about else NONE,
        "at": names.at(about) if about else NONE,
        "card": names.called(found) if found else NONE,
        "offer": names.does(found) if found else NONE,
        "coin": option.coin or NONE,
        "spot": ("fort" if option.claims else "market") if option.number else NONE,
        "seat": names.seat(numbers[0] - 1) if verb == "first" else NONE,
    }


def _with_notes(told: str, option: Option, names: Names, known: tuple[str, ...] = ()) -> str:
    notes = [note for key, note in _notes(option, names) if key not in known]
    return f"{told}; {', '.join(notes)}" if notes else told


def _notes(option: Option, names: Names) -> Iterator[tuple[str, str]]:
    """What it costs and brings beside what its sentence says, with the keys."""
    verb, goods, sent, opened = option.action.partition(" ")[0], names.goods, option.sends, option.opens
    notes: tuple[tuple[str, object, Values], ...] = (
        ("note-cards", option.cards, {"cards": option.cards}),
        ("note-left", verb == "sail" and option.cubes, {"cubes": option.cubes}),
        ("note-tolls", verb != "toll" and option.tolls, _paid(option.tolls, names)),
        ("note-stopping", option.stopping, _paid(option.stopping, names)),
        ("note-lying", option.lying, {"got": goods(option.lying)}),
        ("note-taken", verb in WITH_CUBES and option.brings, {"got": goods(option.brings)}),
        ("note-sends", sent, {"seat": names.seat(sent.seat), "settlers": sent.settlers} if sent else {}),
        ("note-charm", option.charm, {"got": goods(option.charm)}),
        ("note-column", option.column, {"column": option.column}),
        ("note-home", verb == "replace" and option.home, {"settlers": option.home}),
        ("note-opens", opened, {"piece": names.called(opened), "does": names.does(opened)} if opened else {}),
        ("note-outpost", verb == "stay" and option.outpost is not None, {"cubes": option.outpost or 0}),
        ("note-upgrades", verb == "trade" and option.upgrades, {"upgrades": option.upgrades}),
    )
    for key, found, values in notes:
        if found:
            yield key, say(names.language, key, **values)


def _paid(seats: tuple[int, ...], names: Names) -> Values:
    told = [names.seat(seat) for seat in seats]
    return {"number": len(told), "seats": list_words(told, names.language)}
