"""Packages that only the arena needs are optional: say in a sentence which extra has them."""

from importlib.util import find_spec

from tradewinds.core.errors import BadOption


def need(package: str, extra: str) -> None:
    if find_spec(package) is None:
        raise BadOption(f"this needs {package}: pip install {package}, or 'tradewinds[{extra}]'")
