"""Packages that only some environments need are optional: say in a sentence which extra has them."""

from tradewinds.core.errors import TradewindsError


class MissingExtra(TradewindsError, ImportError):
    """A package that is not installed; the message says how to get it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"this needs {package}: pip install {package}, or 'tradewinds[{extra}]'")
