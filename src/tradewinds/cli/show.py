"""`tradewinds show`: the pieces of a game with where they come from, its rulings and options."""

import json

from rich.columns import Columns
from rich.console import Console
from rich.table import Table

from tradewinds.cli.paint import paint_sentence
from tradewinds.components.catalog import Catalog
from tradewinds.components.maps import Layout
from tradewinds.games.registry import OPTIONS
from tradewinds.games.rulings import RULINGS


def show_game(name: str, catalog: Catalog, layout: Layout | None, out: Console, as_json: bool) -> None:
    if as_json:
        print(json.dumps(game_data(name, catalog, layout)))
        return
    for title, pieces in piece_sets(catalog, name).items():
        how_sure, source = catalog.provenance[title]
        out.print(f"{title} ({how_sure}): {source}", markup=False, style="bold")
        words = [paint_sentence(f"{id} {text}") for id, text in pieces.items()]
        out.print(Columns(words, padding=(0, 3), equal=True))
        out.print()
    if layout is not None:
        out.print(f"map: {layout.name}", markup=False, style="bold")
        out.print("\n".join(layout.rows), markup=False)
    rulings = Table("ruling", "what we decided", title="our rulings", title_justify="left")
    for number, text in RULINGS[name].items():
        rulings.add_row(number, text)
    out.print(rulings)
    options = Table(
        "option", "values, the first is the default", "ruling", "what it decides", title="options"
    )
    for option in OPTIONS[name]:
        options.add_row(option.key, " ".join(option.values), option.ruling, option.meaning)
    out.print(options)


def piece_sets(catalog: Catalog, name: str) -> dict[str, dict[str, str]]:
    cards = (*catalog.starting, *catalog.merchants)
    values = " ".join(str(value) for value in catalog.outpost_values[name])
    return {
        "merchants": {card.id: card.text for card in cards},
        "markets": {card.id: card.text for card in catalog.markets},
        "victory_tiles": {order.id: order.text for order in catalog.victory_tiles},
        "start_sets": {str(number): goods for number, goods in enumerate(catalog.start_sets, start=1)},
        "bonus_tiles": {
            "move": "4 tiles: one tile of movement is free in every sail",
            "hold": "4 tiles: the hold has room for 3 more",
            "points": "one pile, top first: " + " ".join(str(points) for points in catalog.bonus_points),
        },
        "outpost_values": {"columns": values},
    }


def game_data(name: str, catalog: Catalog, layout: Layout | None) -> dict[str, object]:
    return {
        "game": name,
        "pack": {"name": catalog.name, "digest": catalog.digest(name)},
        "provenance": {key: list(value) for key, value in catalog.provenance.items()},
        "pieces": piece_sets(catalog, name),
        "map": None if layout is None else {"name": layout.name, "rows": layout.rows},
        "rulings": RULINGS[name],
        "options": [
            {
                "key": option.key,
                "values": list(option.values),
                "ruling": option.ruling,
                "meaning": option.meaning,
            }
            for option in OPTIONS[name]
        ],
    }
