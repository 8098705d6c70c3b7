"""How Sphinx makes the documentation site: `make docs`."""

import os
import re
import sys
from pathlib import Path

# Compiled classes have neither docstrings nor signatures, so the reference is made from the source.
os.environ["TRADEWINDS_PURE"] = "1"
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from tradewinds import __version__

project = "Tradewinds"
version = release = __version__
copyright = "the Tradewinds contributors"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["conf.py"]
myst_heading_anchors = 3  # links to headings, as a forge has them
default_role = "py:obj"  # a name in backticks is a link where the reference has it
autodoc_member_order = "bysource"
autodoc_default_options = {"undoc-members": True}
html_theme = "furo"
html_title = f"Tradewinds {__version__}"
html_show_sphinx = False
html_copy_source = False


# Classes that functions make for you: how they are constructed is nobody's business.
MADE_FOR_YOU = re.compile(
    r"tradewinds\.(GameInfo|Parameters|TableOption|Game|State|Action|Outcome|View|SeatView|Question|Record|Deed|Chapter|Catalog|Layout"
    r"|bots\.Bot|bots\.SeatedBot|bots\.analysis\.\w+|envs\.vector\.Seen|envs\.observation\.Field)"
)


def write_signature(app, what, name, obj, options, signature, returns):
    """The compiler's integers are plain integers to a caller."""
    if what == "class" and MADE_FOR_YOU.fullmatch(name):
        return "", None
    return tuple(text and text.replace("i64", "int") for text in (signature, returns))


def setup(app):
    app.connect("autodoc-process-signature", write_signature)
