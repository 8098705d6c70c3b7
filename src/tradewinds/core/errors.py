"""Every way to be wrong has a type of its own; all of them are a TradewindsError.

A message is one plain sentence that says what was wrong and, where it helps, what is allowed.
Errors travel between processes, so those with parts of their own say how they are made again.
"""


class TradewindsError(Exception):
    """Anything this package refuses to do."""


class IllegalAction(TradewindsError):
    """The action exists but may not be taken now; `reason` says why, and `code` is its name."""

    def __init__(self, action: str, reason: str, code: str) -> None:
        super().__init__(f"'{action}' is not possible now: {reason}")
        self.action = action
        self.reason = reason
        self.code = code

    def __reduce__(self) -> tuple[type, tuple[str, str, str]]:
        return type(self), (self.action, self.reason, self.code)


class UnknownAction(TradewindsError):
    """No action of this game has that index or text."""


class BadText(TradewindsError):
    """A state, or a part of one, that cannot be read."""


class BadOption(TradewindsError):
    """An option, a number of players or a game that does not exist."""


class BadPack(TradewindsError):
    """A component pack that breaks its form; names the file, the key and what is expected."""

    def __init__(self, file: str, key: str, problem: str) -> None:
        where = f"{file}, {key}" if key else file
        super().__init__(f"{where}: {problem}")
        self.file = file
        self.key = key
        self.problem = problem

    def __reduce__(self) -> tuple[type, tuple[str, str, str]]:
        return type(self), (self.file, self.key, self.problem)


class BadMap(TradewindsError):
    """A map that breaks STS-23 or cannot be read."""


class BadRecord(TradewindsError):
    """A record that cannot be replayed; `line` is the first line that is wrong (from 1)."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem

    def __reduce__(self) -> tuple[type, tuple[int, str]]:
        return type(self), (self.line, self.problem)
