"""The words of a game: every action has a fixed index and a canonical text.

A game lists its verbs with all their arguments once; the place in that list is the index that
learners use, and `verb argument` is the text that records, logs and people use.
"""

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tradewinds.core.codes import CORE_CODES, Codes, join_codes
from tradewinds.core.errors import UnknownAction


@dataclass(frozen=True)
class Action:
    """One option of a decision. `str()` is its canonical text.

    >>> action = tradewinds.make_game("sand-to-sea").action(0)
    >>> action.index, str(action).split()[0] == action.verb
    (0, True)
    """

    index: int  #: fixed for a game, its options and its pieces
    verb: str
    words: tuple[str, ...]  #: what stands after the verb

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words))


@final
class Vocabulary:
    def __init__(self, modules: list[Codes]) -> None:
        """Of a game that is made of these modules, by what they declare."""
        self.codes: Final[Codes] = join_codes([CORE_CODES, *modules])
        self.texts: list[str] = []
        self.indices: dict[str, int] = {}
        self.verb_of: vec[i64] = vec[i64]()
        self.argument_of: vec[i64] = vec[i64]()

    def add(self, verb: int, arguments: list[str]) -> int:
        """Add a verb; answers the index of its first action, the others follow in order."""
        first = len(self.texts)
        name = self.codes.verbs[verb]
        for number, argument in enumerate(arguments):
            text = f"{name} {argument}" if argument else name
            if text in self.indices:
                raise ValueError(f"two actions are called '{text}'")
            self.indices[text] = len(self.texts)
            self.texts.append(text)
            self.verb_of = append(self.verb_of, i64(verb))
            self.argument_of = append(self.argument_of, i64(number))
        return first

    def action(self, index: int) -> Action:
        if not 0 <= index < len(self.texts):
            raise UnknownAction(f"there is no action {index}: indices are 0 to {len(self.texts) - 1}")
        verb, *words = self.texts[index].split(" ")
        return Action(index, verb, tuple(words))

    def index(self, text: str) -> int:
        found = self.indices.get(text)
        if found is None:
            verbs = sorted({known.split(" ")[0] for known in self.texts})
            verb = text.split(" ", maxsplit=1)[0]
            if verb in verbs:
                known = [t for t in self.texts if t.split(" ")[0] == verb]
                raise UnknownAction(f"'{text}' is no action: '{verb}' goes as in '{known[0]}'")
            raise UnknownAction(f"'{text}' is no action: the verbs are {', '.join(verbs)}")
        return found
