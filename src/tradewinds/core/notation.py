"""Plain data and its text.

A state's plain data is a dictionary of words: `{"hand.1": ["s1", "m07"], "hold.1": ["YYR"]}`,
fit for JSON. Its text is one line a key, `hand.1 s1 m07`. Slices write and read the words;
nothing else is needed for states to round-trip.
"""

from tradewinds.core.errors import BadText

Plain = dict[str, list[str]]


def plain_text(data: Plain) -> str:
    return "".join(" ".join([key, *words]) + "\n" for key, words in data.items())


def parse_plain(text: str) -> Plain:
    data: Plain = {}
    for number, line in enumerate(text.splitlines(), start=1):
        key, *words = line.split() or [""]
        if not key:
            continue
        if key in data:
            raise BadText(f"line {number}: '{key}' stands there twice")
        data[key] = words
    return data


class Reader:
    """Takes the words of plain data apart, with one clear sentence for all that may be wrong."""

    def __init__(self, data: Plain) -> None:
        self._data = data
        self._left = set(data)

    def words(self, key: str) -> list[str]:
        if key not in self._data:
            raise BadText(f"the line '{key}' is missing")
        self._left.discard(key)
        return self._data[key]

    def word(self, key: str) -> str:
        words = self.words(key)
        if len(words) != 1:
            raise BadText(f"'{key}' takes one word, not {len(words)}")
        return words[0]

    def number(self, key: str, low: int, high: int) -> int:
        return whole(key, self.word(key), low, high)

    def numbers(self, key: str, length: int, low: int, high: int) -> list[int]:
        words = self.words(key)
        if len(words) != length:
            raise BadText(f"'{key}' takes {length} numbers, not {len(words)}")
        return [whole(key, word, low, high) for word in words]

    def name(self, key: str, names: list[str]) -> int:
        return place(key, self.word(key), names)

    def names(self, key: str, names: list[str]) -> list[int]:
        """The places of the words among `names`; `-` stands for none."""
        words = self.words(key)
        return [] if words == ["-"] else [place(key, word, names) for word in words]

    def name_set(self, key: str, names: list[str]) -> int:
        """The same as a set of bits; no word may stand there twice."""
        found = 0
        for position in self.names(key, names):
            if found >> position & 1:
                raise BadText(f"'{key}' names {names[position]} twice")
            found |= 1 << position
        return found

    def finish(self) -> None:
        if self._left:
            raise BadText(f"'{sorted(self._left)[0]}' is no line of this game")


def whole(key: str, word: str, low: int, high: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 10 and low <= int(word) <= high):
        raise BadText(f"'{key}' takes a number from {low} to {high}, not '{word[:40]}'")
    return int(word)


def place(key: str, word: str, names: list[str]) -> int:
    if word not in names:
        raise BadText(f"'{key}' does not know '{word[:40]}': expected one of {spread(names)}")
    return names.index(word)


def spread(names: list[str]) -> str:
    """A list for a sentence, shortened when long."""
    return ", ".join(names if len(names) <= 8 else [*names[:3], "...", names[-1]])


def or_none(words: list[str]) -> list[str]:
    """A line never ends after its key: `-` says that there is nothing."""
    return words or ["-"]
