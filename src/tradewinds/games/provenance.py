"""How sure we are of the pieces that a game is played with."""

from tradewinds.components.catalog import Catalog, Provenance
from tradewinds.core.bits import members
from tradewinds.core.state import Game
from tradewinds.games.registry import catalog_of
from tradewinds.rules.settlements import SettlementRules


def provenance_of(game: Game) -> dict[str, Provenance]:
    """By set; of the notes, those on pieces that the game uses."""
    catalog = catalog_of(game)
    used = {"outpost_values": [game.id], **_settled(catalog, getattr(game, "settlements", None))}
    return {key: known.of(used[key]) if key in used else known for key, known in catalog.provenance.items()}


def _settled(catalog: Catalog, rules: SettlementRules | None) -> dict[str, list[str]]:
    """The boards and bonus tiles that a game takes out of the settlements box."""
    if rules is None:
        return {}
    tiles = [catalog.scoring_tiles[number].id for number in members(rules.tiles)]
    return {"boards": [name.partition("-")[0] for name in rules.names], "scoring_tiles": tiles}
