"""What the words of the browser are tested with, from the engine. A test says when they are stale; then run

    PYTHONPATH=. python web/tests/make_vocabulary.py

`vocabulary.json` has the phases, verbs and reasons of every game. `golden.json` has the golden games as logs
of tables, with their story, the pieces they are played with, and some boards on the way. `refusals.json` has
an example of every reason for which something could not be done in them.
"""

from pathlib import Path

from msgspec import json, to_builtins
from tests.settlers import PACK

from tradewinds import CHANCE, make_game
from tradewinds.core.record import actor_word, parse_record, replay
from tradewinds.core.state import Game, State
from tradewinds.games.registry import GAMES, INFOS
from tradewinds.narration.asked import asked_of
from tradewinds.narration.options import DRAWS, offers
from tradewinds.narration.reasons import why
from tradewinds.narration.story import Chapter, Story
from tradewinds.server.pieces import pieces_of

HERE = Path(__file__).parent
RECORDS = HERE.parents[1] / "tests" / "golden"
MOST_LINES = 320  # of a game: the long ones go on like that
EVERY = 30  # turns from one board to the next
# What a log needs to know of a board.
KEYS = ("row", "row_cubes", "map", "ports", "orders", "locations", "forts", "stacks", "loose", "round")
SEAT_KEYS = ("boat", "outposts", "route", "reserve", "hand", "played", "discarded")


def golden_game(name: str) -> Game:
    """With the pieces that the golden games were played with."""
    settled = name == "new-world" or name.startswith("east-to-west")
    return make_game(name, pack=PACK) if settled else make_game(name)


def vocabulary(game: Game) -> dict[str, list[str]]:
    """What has to have words."""
    verbs = {game.action(index).verb for index in range(game.action_count)}
    return {
        "phases": sorted(set(game.phases.values())),
        "verbs": sorted(verbs),
        "rulings": list(INFOS[game.id].rulings),
        "reasons": sorted({reason.name for reason in game.reasons.values()}),
    }


def board(state: State) -> dict[str, object]:
    view = state.view(None).data()
    seats = [{key: seat[key] for key in SEAT_KEYS if key in seat} for seat in view["seats"]]
    return {**{key: view[key] for key in KEYS if key in view}, "seats": seats}


def position(state: State) -> dict[str, object]:
    """What a client sees of a table when a seat is asked, without decks and what nobody has seen."""
    view = state.view(None).data()
    left_out = (
        "deck",
        "order_deck",
        "point_deck",
        "stack",
        "bonus_unseen",
        "viewer",
        "ply",
        "asked",
        "legal",
    )
    shown = {key: value for key, value in view.items() if key not in left_out}
    return {"board": {**shown, "question": asked_of(state)}, "options": offers(state)}


def refuse(state: State, refusals: dict[str, dict[str, object]]) -> None:
    """Add what cannot be done here, if no such action was refused for such a reason before."""
    game = state.game
    for index in range(game.action_count):
        reason, action = why(state, index), game.action(index)
        if reason is None or action.verb in DRAWS:  # nobody touches what chance does
            continue
        given = [field for field, value in to_builtins(reason.facts).items() if value]
        key = " ".join([game.id, action.verb, reason.code, *given])
        if key not in refusals:
            refusals[key] = {"game": game.id, "action": str(action), "why": reason}


def golden(
    path: Path, positions: dict[str, dict[str, object]], refusals: dict[str, dict[str, object]]
) -> dict[str, object]:
    """A record as the log of a table: the setup, then what each decision has caused."""
    record = parse_record(path.read_text())
    game = golden_game(record.header["game"][0])
    lines: list[list[str]] = [[]]
    seats: list[int] = []
    boards: dict[str, object] = {}
    story = Story()
    chapters: dict[int, Chapter] = {}
    written = turns = 0

    def add(state: State, action: int) -> None:
        nonlocal written, turns
        if written > MOST_LINES:
            return
        actor = int(state.actor)
        asked = state.question(int(state.agenda.depth) - 1).phase
        if state.actor != CHANCE and len(state.legal()) > 1:
            positions.setdefault(f"{game.id} {asked}", position(state))
        if state.actor != CHANCE and written % 5 == 0:
            refuse(state, refusals)
        forced = bool(seats) and actor == seats[-1] and not state.turn_begins() and len(state.legal()) == 1
        if state.actor != CHANCE and not forced:
            turns += state.turn_begins()
            if state.turn_begins() and turns % EVERY == 0:
                boards[str(written)] = board(state)
            seats.append(actor)
            lines.append([])
        lines[-1].append(f"{actor_word(actor)} {game.action_text(action)}")
        after = state.copy()
        after.apply(action)
        chapter = story.add(state, action, after)
        chapters[chapter.start] = chapter
        written += 1

    replay(game, record, each=add)
    decided = zip(seats, lines[1:], strict=True)
    events: list[dict[str, object]] = [{"type": "started", "commitment": "", "line": lines[0]}]
    events += [{"type": "decided", "seat": seat, "line": line} for seat, line in decided]
    return {
        "game": game.id,
        "players": record.players,
        "entries": [{"ply": n, "at": 0, "events": [event]} for n, event in enumerate(events, start=1)],
        "story": to_builtins(list(chapters.values())),
        "boards": boards,
    }


def shown_pieces(game: Game) -> dict[str, object]:
    """As the server sends them, without where their values come from."""
    shown = pieces_of(game.id, game.catalog, getattr(game, "layout", None))
    return {**to_builtins(shown), "provenance": {}}


def fixtures() -> dict[Path, bytes]:
    """The files and what should be in them."""
    games = {name: golden_game(name) for name in GAMES}
    pieces = {name: shown_pieces(game) for name, game in games.items()}
    positions: dict[str, dict[str, object]] = {}
    refusals: dict[str, dict[str, object]] = {}
    records = [golden(path, positions, refusals) for path in sorted(RECORDS.glob("*.txt"))]
    words = {name: vocabulary(game) for name, game in games.items()}
    whole = {"pieces": pieces, "games": records, "positions": list(positions.values())}
    return {
        HERE / "vocabulary.json": json.format(json.encode(words), indent=2) + b"\n",
        HERE / "refusals.json": json.encode(list(refusals.values())) + b"\n",
        HERE / "golden.json": json.encode(whole) + b"\n",
    }


def main() -> None:
    for path, text in fixtures().items():
        path.write_bytes(text)


if __name__ == "__main__":
    main()
