"""Where a person can go: the pages by address, and the games by title."""

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
    "nowhere": "/no/such/page",
}
GAMES = {
    "sand-to-sea": "Sand to Sea",
    "east-to-west-1": "East to West I",
    "east-to-west-2": "East to West II",
    "east-to-west-3": "East to West III",
    "spice-road": "Spice Road",
    "eastern-wonders": "Eastern Wonders",
    "new-world": "New World",
}
