"""Where a person can go: the pages by address, and the games by title."""

from tradewinds.games.registry import INFOS

NOWHERE = "/no/such/page"
PAGES = {
    "home": "/",
    "new-table": "/new",
    "tables": "/tables",
    "my-games": "/mine",
    "rules": "/rules",
    "rules-of-a-game": "/rules/sand-to-sea",
    "records": "/records",
    "ratings": "/ratings",
    "maps": "/maps",
    "packs": "/packs",
    "settings": "/settings",
    "nowhere": NOWHERE,
}
GAMES = {name: info.title for name, info in INFOS.items()}
