"""A bot of the user: a class in a file, written as `./mybot.py:MyBot`."""

import importlib.util
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

from tradewinds.bots.choice import Fault, short
from tradewinds.bots.position import Bot
from tradewinds.core.errors import BadOption

MODULE = "tradewinds_own_bot"  # what the file is called among modules, so that it hides none


def is_own(name: str) -> bool:
    """Whether a bot's name says a file."""
    return ".py:" in name or name.endswith(".py")


def own_parts(name: str) -> tuple[Path, str]:
    """The file, which is there, and the class that a name says."""
    file, _, kind = name.rpartition(":")
    if not file.endswith(".py") or not kind.isidentifier():
        raise BadOption(f"'{name}' names no class: a bot of your own goes as in ./mybot.py:MyBot")
    path = Path(file).expanduser().absolute()
    if not path.is_file():
        raise BadOption(f"{name}: there is no file {file}")
    return path, kind


def load_own(name: str) -> Callable[[], Bot]:
    """Run the file and find the class in it."""
    path, kind = own_parts(name)
    if str(path.parent) not in sys.path:
        sys.path.insert(0, str(path.parent))  # for what it imports from beside it
    spec = importlib.util.spec_from_file_location(MODULE, path)
    if spec is None or spec.loader is None:
        raise Fault("cannot be imported")
    module = importlib.util.module_from_spec(spec)
    sys.modules[MODULE] = module  # where dataclasses of the file look for themselves
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        raise Fault(f"cannot be imported: {raised(error, path)}") from error
    found = getattr(module, kind, None)
    if not isinstance(found, type):
        known = [key for key, value in vars(module).items() if is_class_of(value, MODULE)]
        raise Fault(
            f"is not in its file, whose classes are {', '.join(known)}" if known else "is not in its file"
        )
    if not callable(getattr(found, "choose", None)):
        raise Fault("is no bot: it has no method choose(self, position)")
    return found


def is_class_of(value: object, module: str) -> bool:
    return isinstance(value, type) and value.__module__ == module


def make_own(kind: Callable[[], Bot], path: Path) -> Bot:
    """A new player for a new game."""
    try:
        return kind()
    except BaseException as error:
        raise Fault(f"cannot be made: {raised(error, path)}") from error


def raised(error: BaseException, path: Path | None = None) -> str:
    """An exception in a few words, with the last line of the user's file that it passed."""
    words = short(f"{type(error).__name__}: {error}".removesuffix(": "))
    if path is None:
        return words
    if isinstance(error, SyntaxError) and error.filename == str(path):
        return f"{type(error).__name__}: {error.msg} ({path.name}, line {error.lineno})"
    passed = [step for step in traceback.extract_tb(error.__traceback__) if step.filename == str(path)]
    return f"{words} ({path.name}, line {passed[-1].lineno})" if passed else words
