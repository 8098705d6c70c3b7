"""Positions for tests, set up from text: a fixed table, with the lines that matter replaced.

    state = position(GAME, "hold.1 YYR", "boat.1 ginger-3", "hand.1 s1 m12")
    play(state, "acquire 1", "deal m09")
    assert line(state, "hand.1") == "s1 m09 m12"

The table lies on the map of the first game, drawn as its columns stand:

                      ginger-3
             chili-3            tea-3
    port-1            cloves-3            port-2
             ginger-4           chili-4
    sea-1             tea-4               sea-2
             cloves-4           ginger-5
    chili-5           tea-5               cloves-5
             sea-3              ginger-6
    port-3            chili-6             port-4
             tea-6              cloves-6
                      sea-4

Seats count from 1, as in the text. It is the first turn of seat 1, whose boat is on tea-4.
"""

from collections.abc import Iterable, Mapping

import pytest

from tradewinds import CHANCE, NOBODY, Dealer, Game, State, make_game
from tradewinds.components.catalog import Catalog, load_pack_text, pack_template
from tradewinds.core.errors import IllegalAction

GAME = make_game("sand-to-sea")

NOT_ASKED = "something else is being decided"

MERCHANTS = [f"m{number:02d}" for number in range(1, 44)]
VICTORY_TILES = [f"v{number:02d}" for number in range(1, 27)]
MAP = (
    "ginger-3 chili-3 tea-3 port-1 cloves-3 port-2 ginger-4 chili-4 sea-1 tea-4 sea-2 cloves-4 "
    "ginger-5 chili-5 tea-5 cloves-5 sea-3 ginger-6 port-3 chili-6 port-4 tea-6 cloves-6 sea-4"
)
MARKETS = {word for word in MAP.split() if not word.startswith(("sea", "port"))}
TABLE = f"""
game sand-to-sea 1
ply 40
over no
turn 1
round 1
first 1
ending no
agenda turn:1:1:0
row m01 m02 m03 m04
deck *
map {MAP}
unlaid -
ports v01 v02 v03 v04
stack *
"""
BOATS = ("tea-4", "chili-6", "tea-6", "cloves-6")
START_SETS = ("YYR", "YYYY", "RR", "YG")


def position(game: Game, *given: str, players: int = 2) -> State:
    """The table with the given lines in the place of its own.

    What follows from other lines is worked out unless it is given: storage limits, bonus tiles
    left, how deep the closed-port tile is hidden. A `*` stands for all merchants (or victory
    tiles) that no line names; without one they are in the deck (or the stack).
    """
    lines = _table(players)
    chosen = dict(_split(text) for text in given)
    unknown = set(chosen) - set(lines) - {"bonus-left", "closed-within"}
    assert not unknown, f"no line of the table: {unknown}"
    lines.update(chosen)
    _closed_port(lines, players)
    _bonus_tiles(lines, players)
    _fill_star(lines, MERCHANTS, ("row", "deck", "hand", "played", "discarded"))
    _fill_star(lines, VICTORY_TILES, ("ports", "stack", "tiles"))
    return game.from_text("".join(f"{key} {words}\n" for key, words in lines.items()))


def _split(text: str) -> tuple[str, str]:
    key, _, words = text.partition(" ")
    return key, words


def _table(players: int) -> dict[str, str]:
    lines = dict(_split(text) for text in TABLE.strip().splitlines())
    lines["players"] = str(players)
    lines["sets"] = " ".join(sorted(START_SETS[players:], key=["YYYY", "YYR", "RR", "YG"].index)) or "-"
    for seat in range(1, players + 1):
        lines[f"hold.{seat}"] = START_SETS[seat - 1]
        lines[f"boat.{seat}"] = BOATS[seat - 1]
        lines[f"hand.{seat}"] = "s1 s2"
        for empty in ("played", "discarded", "outposts", "tiles"):
            lines[f"{empty}.{seat}"] = "-"
        lines[f"bonus.{seat}"] = "0 0 -"
    return lines


def _closed_port(lines: dict[str, str], players: int) -> None:
    """Every victory tile taken has brought another from the stack, and not the closed-port tile yet."""
    taken = [lines[f"tiles.{seat}"].strip("-").split() for seat in range(1, players + 1)]
    within = max(6 - sum(len(tiles) for tiles in taken), 1)
    lines.setdefault("closed-within", "0" if "closed" in lines["ports"] else str(within))


def _bonus_tiles(lines: dict[str, str], players: int) -> None:
    left = [4, 4, 4]
    for seat in range(1, players + 1):
        moves, holds, points = lines[f"bonus.{seat}"].split()
        taken = (int(moves), int(holds), 0 if points == "-" else len(points.split("+")))
        left = [number - gone for number, gone in zip(left, taken, strict=True)]
        lines[f"limit.{seat}"] = str(10 + 3 * int(holds))
    lines.setdefault("bonus-left", " ".join(str(number) for number in left))


def _fill_star(lines: dict[str, str], pieces: list[str], kinds: tuple[str, ...]) -> None:
    """Exactly one line takes all the pieces that lie nowhere else."""
    piles = {key: words for key, words in lines.items() if key.split(".")[0] in kinds}
    stars = [key for key, words in piles.items() if "*" in words.split()]
    named = {word.partition("+")[0] for words in piles.values() for word in words.split()}
    rest = [piece for piece in pieces if piece not in named]
    if len(stars) > 1:  # a given star takes precedence over that of the table
        stars = [key for key in stars if key not in ("deck", "stack")]
        for key in {"deck", "stack"} & piles.keys():
            lines[key] = "-"
    for key in stars:
        words = [word for word in lines[key].split() if word != "*"]
        lines[key] = " ".join([*words, *rest]) or "-"


# -- acting --------------------------------------------------------------------------------------


def play(state: State, *actions: str) -> State:
    """Take the actions one after the other, draws included."""
    for action in actions:
        state.apply_text(action)
    return state


def deal(state: State, seed: int | str = 1) -> State:
    """Let chance act until a seat is asked."""
    dealer = Dealer(seed)
    while state.actor == CHANCE:
        state.deal(dealer)
    return state


# -- looking -------------------------------------------------------------------------------------


def options(state: State, verb: str = "") -> set[str]:
    """The texts of all legal actions, or of those of one verb.

    What is offered and what is refused are two pieces of code, so both are asked here.
    """
    legal = state.legal()
    assert len(set(legal)) == len(legal)
    allowed = [index for index in range(state.game.action_count) if not state.refusal(index)]
    assert sorted(legal) == allowed
    texts = {state.game.action_text(index) for index in legal}
    return {text for text in texts if not verb or text.split()[0] == verb}


def refused(state: State, action: str) -> str:
    """Why an action may not be taken; it must not be offered, and trying it must change nothing."""
    before = state.text()
    index = state.game.index(action)
    assert index not in state.legal()
    with pytest.raises(IllegalAction) as caught:
        state.apply_text(action)
    assert state.text() == before
    assert state.refusal(index) == caught.value.reason
    return caught.value.reason


def line(state: State, key: str) -> str:
    """The words of one line of the state's text."""
    return " ".join(state.data()[key])


def lines(state: State, *keys: str) -> list[str]:
    return [line(state, key) for key in keys]


def acting(state: State) -> str:
    """Who is asked: a seat from 1, `chance` or `nobody`."""
    return {CHANCE: "chance", NOBODY: "nobody"}.get(int(state.actor), str(state.actor + 1))


def asked(state: State) -> str:
    """What is asked: the last question of the agenda, or `-` at the end."""
    return line(state, "agenda").split()[-1].partition(":")[0]


def weights(state: State) -> dict[str, int]:
    """Every draw that may come now, with its weight."""
    return {state.game.action_text(index): weight for index, weight in state.chances()}


def goods_of(state: State, *seats: int) -> str:
    """All cubes in the storages of some seats (all of them by default), sorted by value."""
    chosen: Iterable[int] = seats or range(1, state.players + 1)
    cubes = "".join(line(state, f"hold.{seat}").strip("-") for seat in chosen)
    return "".join(sorted(cubes, key="YRGB".index))


# -- pieces --------------------------------------------------------------------------------------


def catalog_with(changes: Mapping[str, str]) -> Catalog:
    """The standard pieces with some of them changed: `{"m19": "YY>YB"}`, `{"sand-to-sea": "[0, 1]"}`."""
    text = pack_template().splitlines()
    for id, value in changes.items():
        found = [number for number, entry in enumerate(text) if entry.startswith(f"{id} = ")]
        assert len(found) == 1, id
        text[found[0]] = f"{id} = {value}" if value.startswith("[") else f'{id} = "{value}"'
    return load_pack_text("test", "\n".join(text))
