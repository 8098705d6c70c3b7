"""Run from source although compiled modules are installed: set TRADEWINDS_PURE=1.

The compiled build ships its own source beside the compiled modules, so the same installation
can be measured and tested both ways.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

VARIABLE = "TRADEWINDS_PURE"


class _SourceOnly(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("tradewinds.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


if os.environ.get(VARIABLE) == "1":
    sys.meta_path.insert(0, _SourceOnly())


def compiled() -> bool:
    """Whether the engine runs compiled."""
    from tradewinds.core import state

    return not (state.__file__ or "").endswith(".py")
