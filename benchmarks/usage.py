"""How often random play uses each piece of the games on location boards, and how long it takes.

`python benchmarks/usage.py [GAME] [PLAYERS] [GAMES] [--pack FILE]`: GAME and PLAYERS may be `all`, which they
are unless given, and 2,000 games of each are played. The exit code is 1 if something was never used or a game
was stopped by the guard.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from typing import Any

from tradewinds import CHANCE, GAMES, NOBODY, Dice, Game, State, make_game

KINDS = ("location", "point card", "bonus tile", "exploration tile", "merchant card", "market tile")
ALL = "all"
SEA = "sea-"
# What uses a location or a market tile. All other pieces are used by whoever has them at the end.
VERBS = {"work": "location", "sail": "market tile", "trade-at": "market tile"}

Uses = dict[str, Counter[str]]  # by kind, then by the piece's name


def play(game: Game, players: int, seed: str, uses: Uses) -> tuple[State, int]:
    """A random game, with what it used added up: its end, and how many decisions the seats made."""
    state, dice = game.start(players), Dice(seed)
    decisions = 0
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.deal(dice)
            continue
        actions = state.legal()
        action = actions[int(dice.below(len(actions)))]
        verb, _, piece = game.action_text(action).partition(" ")
        if verb in VERBS and not piece.startswith(SEA):
            uses[VERBS[verb]][piece] += 1
        state.apply(action)
        decisions += 1
    add_final(state.view(0).data(), uses)
    return state, decisions


def add_final(view: Any, uses: Uses) -> None:
    """What the seats have is used; everything else on the table is known, and counts if never used."""
    for seat in view["seats"]:
        uses["point card"].update(seat["cards"])
        uses["bonus tile"].update(seat["bonus_tiles"])
        uses["exploration tile"].update(seat["explored"])
        uses["merchant card"].update(place["card"] for place in seat.get("route", ()))
        uses["merchant card"].update(seat.get("discarded", ()))
    deck, stacks, locations = view["point_deck"], view["stacks"], view["locations"]
    merchants = [card for layer in view.get("deck", {}).get("layers", ()) for card in layer]
    left = {
        "location": [location["id"] for location in locations],
        "point card": [*view["forts"], deck["top"], *deck["unseen"]],
        "bonus tile": [*(stack["top"] for stack in stacks), *view["bonus_unseen"]],
        "exploration tile": [*(location["tile"] for location in locations), *view["beside"]],
        "merchant card": [*view.get("row", ()), *merchants],
        "market tile": [tile for tile in view.get("map", ()) if not tile.startswith(SEA)],
    }
    for kind, names in left.items():
        uses[kind].update({name: 0 for name in names if name is not None})


def report(name: str, players: int, games: int, pack: str | None) -> bool:
    """Play, print, and answer whether everything was used and every game came to its own end."""
    game = make_game(name, pack=pack)
    uses: Uses = {kind: Counter() for kind in KINDS}
    rounds: list[int] = []
    decisions = stopped = 0
    for number in range(games):
        state, made = play(game, players, f"usage {name} {players} {number}", uses)
        outcome = state.outcome()
        rounds.append(state.rounds_played())
        decisions += made
        stopped += outcome is None or outcome.guarded
    print(f"\n{name}, {players} players, {games:,} random games")
    print(f"rounds: mean {sum(rounds) / games:.1f}, most {max(rounds)}; stopped by the guard: {stopped:,}")
    print(f"decisions a game: {decisions / games:.0f}")
    for kind, counts in uses.items():
        if counts:
            pieces = ", ".join(f"{piece} {count:,}" for piece, count in sorted(counts.items()))
            print(f"uses of each {kind}: {pieces}")
    unused = [piece for counts in uses.values() for piece, count in counts.items() if count == 0]
    print(f"never used: {', '.join(sorted(unused)) or 'nothing'}", flush=True)
    return not unused and not stopped


def on_boards(name: str) -> bool:
    return "locations" in make_game(name).start(2).view(0).data()


def main() -> int:
    names = [name for name in GAMES if on_boards(name)]
    parser = ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default=ALL, choices=[*names, ALL])
    parser.add_argument("players", nargs="?", default=ALL, choices=["2", "3", "4", ALL])
    parser.add_argument("games", nargs="?", default=2000, type=int)
    parser.add_argument("--pack", help="play with the pieces of this file")
    chosen = parser.parse_args()
    fine = [
        report(name, players, chosen.games, chosen.pack)
        for name in names
        for players in (2, 3, 4)
        if chosen.game in (name, ALL) and chosen.players in (str(players), ALL)
    ]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
