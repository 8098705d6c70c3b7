"""The lessons of the browser's guide, from the engine. A test says when they are stale; then run

    PYTHONPATH=. python web/tests/make_lessons.py

`src/guide/paths.json` has for each lesson what the guide suggests, decision by decision: a short game in
which the learner does everything once. A path that is still possible is kept; else another one is looked for,
and the words of the chapters have to be read again. `lessons.json` has what a browser sees on the way.
"""

from pathlib import Path
from random import Random

from msgspec import json, to_builtins

from tradewinds import NOBODY, make_game
from tradewinds.bots.position import Position
from tradewinds.bots.registry import make_bot
from tradewinds.bots.seating import decision_seed
from tradewinds.core.dealer import Dealer
from tradewinds.core.record import actor_word
from tradewinds.core.state import Game
from tradewinds.narration.asked import asked_of
from tradewinds.narration.options import offers
from tradewinds.server.authority import follow
from tradewinds.server.lessons import OPTIONS, PLAYERS, SEATS, SEEDS
from tradewinds.server.pieces import Pieces, pieces_of

HERE = Path(__file__).parent
PATHS = HERE.parent / "src" / "guide" / "paths.json"
VIEWS = HERE / "lessons.json"
LEARNER = 0
TRIES = 3000
MOST_TURNS = 16
LEFT_OUT = ("deck", "order_deck", "point_deck", "stack", "bonus_unseen", "asked", "viewer", "ply", "legal")

# What the learner is to do once: the chapters of web/src/guide/lessons.ts are about these.
WANTED = {
    "sand-to-sea": ["dock", "gain", "sail", "build", "trade", "acquire", "rest", "upgrade", "claim"],
    "east-to-west-1": [
        *("gain", "trade", "market", "take", "travel", "fort", "upgrade", "rest"),
        *("change-route", "use", "change-market"),
    ],
}


def pieces(game: Game) -> Pieces:
    return pieces_of(game.id, game.catalog, getattr(game, "layout", None))


def deeds(shown: Pieces, line: str) -> list[str]:
    """What a line of the learner is: cards and locations count as what they do."""
    who, verb, *words = line.split()
    if who != actor_word(LEARNER):
        return []
    if verb == "play":
        return [shown.cards[words[0]].kind]
    if verb == "work":
        return [step.word for step in shown.locations[words[0]].steps]
    return [verb]


class Lesson:
    """A lesson in the engine alone, with the plies that it has on a server."""

    def __init__(self, name: str) -> None:
        self.seed = SEEDS[name]
        self.game = make_game(name, OPTIONS)
        self.state = self.game.start(PLAYERS)
        self.bot = make_bot(SEATS[1 - LEARNER])
        self.dealer = Dealer(self.seed)
        self.lines = [follow(self.state, -1, self.dealer)]  # of each entry, from the start of the game on

    @property
    def ply(self) -> int:
        return 1 + len(self.lines)  # the first entry opens the table

    def decide(self, action: int) -> None:
        seat = int(self.state.actor)
        line = f"{actor_word(seat)} {self.game.action_text(action)}"
        self.state.apply(action)
        self.lines.append([line, *follow(self.state, seat, self.dealer)])

    def wait(self) -> None:
        """Until the learner is asked, or the game is over."""
        while self.state.actor not in (LEARNER, NOBODY):
            seed = decision_seed(self.seed, int(self.state.actor), self.ply)
            self.decide(int(self.bot.choose(Position(self.state, seed))))

    def legal(self) -> list[str]:
        return [self.game.action_text(action) for action in self.state.legal()]


def done(lesson: Lesson) -> set[str]:
    shown = pieces(lesson.game)
    return {deed for lines in lesson.lines for line in lines for deed in deeds(shown, line)}


def is_possible(name: str, path: list[str]) -> bool:
    lesson = Lesson(name)
    for action in path:
        lesson.wait()
        if action not in lesson.legal():
            return False
        lesson.decide(lesson.game.index(action))
    return done(lesson).issuperset(WANTED[name])


def attempt(name: str, dice: Random, shown: Pieces) -> tuple[int, list[str]] | None:
    """One game that goes for what is missing, and else plays well: its cost and its path."""
    lesson, path, turns = Lesson(name), list[str](), 0
    greedy, astray = make_bot("greedy"), dice.choice((0, 0.05, 0.15))
    while turns <= MOST_TURNS:
        lesson.wait()
        missing = [deed for deed in WANTED[name] if deed not in done(lesson)]
        if not missing:
            return turns * 10 + path.count("done"), path  # a step that is left out teaches nothing
        if lesson.state.actor == NOBODY:
            return None
        turns += bool(lesson.state.turn_begins())
        legal = lesson.state.legal()
        texts = {action: f"{actor_word(LEARNER)} {lesson.game.action_text(action)}" for action in legal}
        serving = [action for action in legal if missing[0] in deeds(shown, texts[action])]
        if serving:
            action = dice.choice(serving)
        elif dice.random() < astray:
            action = dice.choice(legal)
        else:
            action = int(greedy.choose(Position(lesson.state, str(dice.random()))))
        path.append(lesson.game.action_text(action))
        lesson.decide(action)
    return None


def found(name: str) -> list[str]:
    dice, shown = Random(1), pieces(make_game(name, OPTIONS))
    attempts = [attempt(name, dice, shown) for _ in range(TRIES)]
    return min(one for one in attempts if one is not None)[1]


def views(name: str, path: list[str]) -> dict[str, object]:
    """What the learner sees at each of the path's decisions, and after the last one."""
    lesson = Lesson(name)
    seen = []
    for action in [*path, None]:
        lesson.wait()
        view = lesson.state.view(None).data()
        board = {key: part for key, part in view.items() if key not in LEFT_OUT}
        board["question"] = asked_of(lesson.state)
        seen.append({"entries": len(lesson.lines), "board": board, "options": offers(lesson.state)})
        if action is not None:
            lesson.decide(lesson.game.index(action))
    return {"pieces": to_builtins(pieces(lesson.game)), "lines": lesson.lines, "positions": seen}


def fixtures() -> dict[Path, bytes]:
    """The files and what should be in them."""
    kept = json.decode(PATHS.read_bytes(), type=dict[str, list[str]]) if PATHS.exists() else {}
    paths = {
        name: kept[name] if name in kept and is_possible(name, kept[name]) else found(name) for name in SEEDS
    }
    return {
        PATHS: json.format(json.encode(paths), indent=2) + b"\n",
        VIEWS: json.encode({name: views(name, path) for name, path in paths.items()}) + b"\n",
    }


def main() -> None:
    for path, text in fixtures().items():
        path.write_bytes(text)


if __name__ == "__main__":
    main()
