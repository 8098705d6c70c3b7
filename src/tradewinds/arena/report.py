"""What a run leaves beside its results: `table.md`, and `report.html` that needs no other file."""

import base64
import json
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path

from tradewinds.arena.ratings import Standings
from tradewinds.arena.results import Description
from tradewinds.arena.tables import TextTable, summary, tables

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 0.5rem 0 2rem; display: block; overflow-x: auto; }
th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 0.3rem 0.8rem; }
th { text-align: left; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
figure { margin: 1rem 0; background: white; border-radius: 8px; padding: 0.5rem; }
img { width: 100%; display: block; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
"""


def write_report(
    folder: Path, description: Description, found: Standings, pictures: Mapping[str, bytes]
) -> None:
    """Write the files anew; `pictures` are SVG files by what they show."""
    (folder / "table.md").write_text(markdown(found), encoding="utf-8")
    (folder / "report.html").write_text(page(description, found, pictures), encoding="utf-8")


def markdown(found: Standings) -> str:
    parts = [f"**{table.title}**\n\n{markdown_table(table)}" for table in tables(found)]
    return "\n\n".join([*parts, *summary(found)]) + "\n"


def markdown_table(table: TextTable) -> str:
    rules = ["---" if column < table.words else "--:" for column in range(len(table.header))]
    return "\n".join(
        "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"
        for row in (table.header, rules, *table.rows)
    )


def page(description: Description, found: Standings, pictures: Mapping[str, bytes]) -> str:
    title = escape(f"Arena: {description['game']}, {description['players']} players")
    body = [
        f"<h1>{title}</h1>",
        *(part for table in tables(found) for part in html_table(table)),
        *(f"<p>{escape(sentence)}</p>" for sentence in summary(found)),
        *(html_picture(words, svg) for words, svg in pictures.items()),
        "<h2>Time for a decision</h2>",
        *html_list((bot, f"{spent:.2f} ms") for bot, spent in found.milliseconds.items()),
        "<h2>The run</h2>",
        *html_list((key, plain(value)) for key, value in description.items()),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="en"><head>{head}<style>{STYLE}</style></head>',
            "<body>",
            *body,
            "</body></html>\n",
        ]
    )


def html_table(table: TextTable) -> list[str]:
    def line(tag: str, cells: Sequence[str]) -> str:
        kinds = [""] * table.words + [' class="number"'] * (len(cells) - table.words)
        return "".join(
            f"<{tag}{kind}>{escape(cell)}</{tag}>" for kind, cell in zip(kinds, cells, strict=True)
        )

    return [
        f"<h2>{escape(table.title)}</h2>",
        "<table>",
        f"<thead><tr>{line('th', table.header)}</tr></thead>",
        "<tbody>",
        *(f"<tr>{line('td', row)}</tr>" for row in table.rows),
        "</tbody></table>",
    ]


def html_picture(words: str, svg: bytes) -> str:
    """As an image: the parts of two pictures may have the same names."""
    data = base64.b64encode(svg).decode()
    return f'<figure><img alt="{escape(words)}" src="data:image/svg+xml;base64,{data}"></figure>'


def html_list(pairs: Iterable[tuple[str, str]]) -> list[str]:
    return ["<dl>", *(f"<dt>{escape(key)}</dt><dd>{escape(value)}</dd>" for key, value in pairs), "</dl>"]


def plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)
