"""`tradewinds games` and `show`: the games, and of one its pieces, rulings and options."""

import json
from collections.abc import Mapping
from dataclasses import asdict

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tradewinds.cli.composition import parts_of, scene_of
from tradewinds.cli.paint import FAINT, NAME, paint_sentence
from tradewinds.cli.scene import PieceSet
from tradewinds.components.maps import Layout
from tradewinds.core.state import Game
from tradewinds.games.provenance import provenance_of
from tradewinds.games.registry import INFOS, catalog_of, digest_of, info_of, make_game


def list_games(out: Console) -> None:
    table = Table("game", "players", "boxes", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("rounds", justify="right")
    table.add_column("decisions", justify="right")
    table.add_column("rules from")
    table.columns[0].no_wrap = True
    for name, about in INFOS.items():
        table.add_row(
            Text(name, NAME),
            f"{about.players[0]} to {about.players[1]}",
            ", ".join(about.boxes),
            str(about.rounds),
            str(about.decisions),
            about.rules_from,
        )
    out.print(table)
    notes = (
        "Rounds and decisions: about what four bots take together, on average.",
        "Public descriptions are those of the games that the rule sheets refer to.",
    )
    for note in notes:
        out.print(note, style=FAINT)


def games_data() -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for name, about in INFOS.items():
        found.append(
            {
                "game": name,
                "players": list(about.players),
                "boxes": list(about.boxes),
                "rounds": about.rounds,
                "decisions": about.decisions,
                "rules_from": about.rules_from,
                "actions": make_game(name).action_count,
            }
        )
    return found


def show_game(game: Game, layout: Layout | None, out: Console, as_json: bool) -> None:
    if as_json:
        print(json.dumps(game_data(game, layout)))
        return
    show_pieces(game, out)
    if layout is not None:
        out.print(f"map: {layout.name}", markup=False, style="bold")
        out.print("\n".join(layout.rows), markup=False)
    rulings = Table("ruling", "what we decided", title="our rulings", title_justify="left")
    for number, text in info_of(game).rulings.items():
        rulings.add_row(number, text)
    out.print(rulings)
    options = Table(
        "option", "values, the first is the default", "ruling", "what it decides", title="options"
    )
    for option in info_of(game).options:
        options.add_row(option.key, " ".join(option.values), option.ruling, option.meaning)
    out.print(options)


def show_pieces(game: Game, out: Console) -> None:
    """Every set with its provenance, drawn where it has a drawing."""
    catalog = catalog_of(game)
    out.print(f"pieces: {catalog.name}, edition {catalog.edition}", markup=False, style="bold")
    out.print()
    provenance = provenance_of(game)
    empty = scene_of(game.empty_state(game.fewest), None)
    for title, pieces in piece_sets(game).items():
        known = provenance[title]
        out.print(f"{title} ({known.kind}): {known.source}", markup=False, style="bold")
        for note in known.notes:
            out.print(f"{', '.join(note.pieces)} ({note.kind}): {note.source}", markup=False)
        if pieces.drawing is not None:
            out.print(pieces.drawing(empty))
        else:
            words = [paint_sentence(f"{id} {text}") for id, text in pieces.pieces.items()]
            out.print(Columns(words, padding=(0, 2), equal=True))
        out.print()


def piece_sets(game: Game) -> Mapping[str, PieceSet]:
    """What the parts of a game are played with."""
    sets: dict[str, PieceSet] = {}
    for part in parts_of(game):
        sets.update(part.sets(game) if part.sets is not None else {})
    return sets


def game_data(game: Game, layout: Layout | None) -> dict[str, object]:
    catalog, provenance, sets = catalog_of(game), provenance_of(game), piece_sets(game)
    return {
        "game": game.id,
        "pack": {"name": catalog.name, "edition": catalog.edition, "digest": digest_of(game.id, catalog)},
        "provenance": {key: asdict(provenance[key]) for key in sets},
        "pieces": {key: dict(pieces.pieces) for key, pieces in sets.items()},
        "map": None if layout is None else {"name": layout.name, "rows": layout.rows},
        "rulings": info_of(game).rulings,
        "options": [
            {
                "key": option.key,
                "values": list(option.values),
                "ruling": option.ruling,
                "meaning": option.meaning,
            }
            for option in info_of(game).options
        ],
    }
