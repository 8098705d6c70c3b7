"""The tables of docs/balance.md, written by `balance.py`."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from balance_games import BONUS_TILE, EXPLORATION_TILE, LOCATION, MERCHANT_CARD, POINT_CARD
from balance_measures import CLAIMED, LOCATIONS, PICKS, PLACES, Measures, percent
from tradewinds import TradewindsError
from tradewinds.arena.intervals import Estimate
from tradewinds.arena.report import markdown_table
from tradewinds.arena.tables import TextTable, estimate
from tradewinds.components.catalog import Catalog, load_catalog

BEGIN, END = "<!-- balance:begin -->", "<!-- balance:end -->"
PICTURES = {
    "places": "Wins by place in the turn order",
    "rounds": "Rounds a game",
    "picks": "Pick rates of the point cards",
    "locations": "Use of the locations",
}
NOTHING = "-"  # in a table, where a piece is not in the game


def replace_block(page: str, block: str, markers: tuple[str, str] = (BEGIN, END)) -> str:
    """The page with another text between its two markers."""
    before, begin, rest = page.partition(markers[0])
    _, end, after = rest.partition(markers[1])
    if not begin or not end:
        raise TradewindsError(f"the page needs the markers {markers[0]} and {markers[1]}")
    return f"{before}{begin}\n\n{block.strip()}\n\n{end}{after}"


def write_page(path: Path, found: Sequence[Measures]) -> None:
    page = path.read_text(encoding="utf-8")
    path.write_text(replace_block(page, generated(found)), encoding="utf-8")


def generated(found: Sequence[Measures]) -> str:
    cell, texts = found[0].cell, piece_texts(load_catalog(found[0].cell.pack))
    pack = f", with the pieces of `{Path(cell.pack).name}`" if cell.pack else ""
    parts = [
        f"Games of `{cell.bot}` in all seats, seed `{cell.seed}`{pack}.",
        "## The lines",
        "*But close* means that the 95 % interval of a number in question reaches over the line.",
        markdown_table(verdict_table(found)),
        broken_list(found),
        "## Turn order",
        markdown_table(place_table(found)),
        picture("places"),
        "## Length",
        markdown_table(length_table(found)),
        picture("rounds"),
        "## Point cards",
        picture("picks"),
        *by_game(found, texts, card_table),
        "## Locations",
        picture("locations"),
        *by_game(found, texts, location_table),
        "## For information",
        markdown_table(score_table(found)),
        *by_game(found, texts, other_table),
    ]
    return "\n\n".join(part for part in parts if part)


def piece_texts(catalog: Catalog) -> dict[str, str]:
    """What is printed on each piece, by its name."""
    locations = [location for board in catalog.boards.values() for location in board.locations]
    sets = (catalog.point_cards, catalog.scoring_tiles, catalog.exploration_tiles, catalog.merchants)
    return {piece.id: piece.text for pieces in (locations, *sets) for piece in pieces}


def picture(name: str) -> str:
    return f"![{PICTURES[name]}](images/balance-{name}.png)"


# -- tables of all cells -----------------------------------------------------------------------------


def verdict_table(found: Sequence[Measures]) -> TextTable:
    rows = [[*cell_of(one), f"{one.games:,}", *(line.verdict for line in one.lines())] for one in found]
    header = ("game", "players", "games", *(line.name for line in found[0].lines()))
    return TextTable("Lines", header, rows, len(header))


def broken_list(found: Sequence[Measures]) -> str:
    """Everything outside its line, as a list."""
    return "\n".join(
        f"- {one.cell}, {line.name}: " + ", ".join(map(str, broken))
        for one in found
        for line in one.lines()
        if (broken := [finding for finding in line.findings if not finding.holds])
    )


def place_table(found: Sequence[Measures]) -> TextTable:
    most = max(one.cell.players for one in found)
    rows = [
        [
            *cell_of(one),
            *(bold(estimate(share), share.value <= PLACES[1]) for share in one.places),
            *[NOTHING] * (most - one.cell.players),
        ]
        for one in found
    ]
    header = ("game", "players", *(f"place {place}" for place in range(1, most + 1)))
    return TextTable("Turn order", header, rows, 2)


def length_table(found: Sequence[Measures]) -> TextTable:
    rows = [
        [
            *cell_of(one),
            estimate(one.rounds.mean, 1),
            *map(str, (one.rounds.early, one.rounds.late, one.rounds.shortest, one.rounds.longest)),
            percent(one.rounds.usual.value),
            str(one.rounds.guarded),
        ]
        for one in found
    ]
    ends = ("5th percentile", "95th percentile", "shortest", "longest")
    return TextTable("Length", ("game", "players", "mean", *ends, "18 to 40", "stopped"), rows, 2)


def score_table(found: Sequence[Measures]) -> TextTable:
    """Mean scores; a game lacks some of the sources."""
    sources = list(dict.fromkeys(source for one in found for source in one.scores.sources))
    rows = []
    for one in found:
        scores = one.scores
        of_sources = [
            f"{scores.sources[source]:.1f}" if source in scores.sources else NOTHING for source in sources
        ]
        means = (scores.score, scores.winner, scores.margin)
        rows.append(
            [*cell_of(one), *(f"{mean:.1f}" for mean in means), *of_sources, f"{scores.decisions:.0f}"]
        )
    header = ("game", "players", "score", "winner", "margin", *sources, "decisions")
    return TextTable("Scores", header, rows, 2)


def cell_of(one: Measures) -> list[str]:
    return [one.cell.game, str(one.cell.players)]


def bold(text: str, fine: bool) -> str:
    return text if fine else f"**{text}**"


# -- tables of a game --------------------------------------------------------------------------------

Texts = dict[str, str]
TableMaker = Callable[[Sequence[Measures], Texts], TextTable]


def by_game(found: Sequence[Measures], texts: Texts, make: TableMaker) -> Iterable[str]:
    """A table for each game, folded: they are long."""
    for game in dict.fromkeys(one.cell.game for one in found):
        table = make([one for one in found if one.cell.game == game], texts)
        summary = f"<summary>{game}: {table.title}</summary>"
        yield f"<details>{summary}\n\n{markdown_table(table)}\n\n</details>"


def card_table(cells: Sequence[Measures], texts: Texts) -> TextTable:
    cards = sorted({card for one in cells for card in one.uses[POINT_CARD]})
    rows = [
        [
            card,
            texts[card],
            *(share_of(one.picks.get(card), PICKS) for one in cells),
            *(share_of(one.uses[POINT_CARD].get(card), CLAIMED) for one in cells),
        ]
        for card in cards
    ]
    numbers = [one.cell.players for one in cells]
    header = ("card", "text", *(f"picked, {n}" for n in numbers), *(f"claimed, {n}" for n in numbers))
    return TextTable("how often each point card is picked and claimed, by players", header, rows, 2)


def location_table(cells: Sequence[Measures], texts: Texts) -> TextTable:
    rows = use_rows(cells, texts, LOCATION, LOCATIONS)
    header = ("location", "text", *(f"{one.cell.players} players" for one in cells))
    return TextTable("share of the games in which a location is used", header, rows, 2)


def other_table(cells: Sequence[Measures], texts: Texts) -> TextTable:
    rows = [
        [kind, *row]
        for kind in (BONUS_TILE, EXPLORATION_TILE, MERCHANT_CARD)
        for row in use_rows(cells, texts, kind, (0, 1))
    ]
    header = ("kind", "piece", "text", *(f"{one.cell.players} players" for one in cells))
    return TextTable("share of the games in which somebody has a tile or card at the end", header, rows, 3)


def use_rows(
    cells: Sequence[Measures], texts: Texts, kind: str, band: tuple[float, float]
) -> list[list[str]]:
    pieces = sorted({piece for one in cells for piece in one.uses[kind]})
    return [
        [piece, texts[piece], *(share_of(one.uses[kind].get(piece), band) for one in cells)]
        for piece in pieces
    ]


def share_of(share: Estimate | None, band: tuple[float, float]) -> str:
    if share is None:
        return NOTHING
    return bold(percent(share.value), band[0] <= share.value <= band[1])
