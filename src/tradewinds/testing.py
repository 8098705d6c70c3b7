"""A conformance suite that every game must pass.

>>> from tradewinds import make_game
>>> from tradewinds.testing import check_game
>>> check_game(make_game("sand-to-sea"), players=2, games=1, looks=3)
"""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from tradewinds.components.catalog import Catalog
from tradewinds.components.settlements import EMBLEMS, FORT_SIDES
from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.dealer import Dealer, Dice, Source
from tradewinds.core.errors import IllegalAction, UnknownAction
from tradewinds.core.goods import LETTERS
from tradewinds.core.notation import plain_text
from tradewinds.core.record import Record, new_record, parse_record, replay
from tradewinds.core.state import Game, State

SECRET = "8419733105551212"  # a seed that no view may show
MOST_DECISIONS = 100_000
FORT_IDS = tuple(f"{side}-{cell}" for side in FORT_SIDES for cell in (1, 2))
EACH_PHASE = 3  # decisions of every phase of a game that are looked at closely


class ConformanceError(AssertionError):
    """A game breaks the contract; says which part, where and how."""


def check_game(
    game: Game, players: int, games: int = 5, looks: int = 40, seed: int = 1, catalog: Catalog | None = None
) -> None:
    """Play random games and check the whole contract; raises ConformanceError at the first breach.

    The cheap checks run at every decision; the thorough ones at the first few decisions of every
    phase, at about `looks` of a thousand others, and at the end. `catalog` are the pieces the game
    is played with, for the count of goods; without it they are taken from `game.catalog`.
    """
    pieces = catalog if catalog is not None else getattr(game, "catalog", None)
    check_vocabulary(game)
    for number in range(games):
        record, final = play_checked(game, players, f"{SECRET}{seed}{number}", looks, pieces)
        check_record(game, record, final)


def play_checked(
    game: Game, players: int, seed: str, looks: int, pieces: Catalog | None
) -> tuple[Record, State]:
    """One random game with every check on the way."""
    dealer, dice, rare = Dealer(seed), Dice(seed), Dice(f"looks {seed}")
    state = game.start(players)
    record = new_record(state.game, ["random"] * players, dealer, reveal=False)
    decisions = 0
    seen: Counter[str] = Counter()
    while state.actor != NOBODY:
        actions = state.legal()
        _require(actions, state, "the game is not over, but nothing is legal")
        phase = state.view(None).asked[-1].phase
        seen[phase] += 1
        if seen[phase] <= EACH_PHASE or rare.below(1000) < looks:
            look_closely(state, seed)
        action = int(state.draw(dealer)) if state.actor == CHANCE else actions[int(dice.below(len(actions)))]
        _require(action in actions, state, f"chance drew {action}, which is not legal")
        record.add(state, action)
        before = state.view(None).data() if pieces is not None else {}
        state.apply(action)
        if pieces is not None:
            check_goods(before, state, game.action_text(action), pieces)
        check_limits(state)
        decisions += 1
        _require(decisions < MOST_DECISIONS, state, "the game does not end")
    check_outcome(state)
    look_closely(state, seed)
    record.finish(state)
    return record, state


def look_closely(state: State, seed: str) -> None:
    """All checks of one position."""
    check_legality(state)
    check_copies(state)
    check_text(state)
    check_chances(state)
    check_views(state, seed)


def check_vocabulary(game: Game) -> None:
    """Every index has a text of its own, and both directions agree."""
    for index in range(game.action_count):
        action = game.action(index)
        if game.index(action) != index or game.index(str(action)) != index:
            raise ConformanceError(f"action {index} does not round-trip: {action}")
    for index in (-1, game.action_count):
        try:
            game.action(index)
        except UnknownAction:
            continue
        raise ConformanceError(f"there is an action {index} beyond the count")


def check_legality(state: State) -> None:
    """`legal`, `refusal` and `apply` agree on every index, and a refused action changes nothing."""
    legal = state.legal()
    _require(len(set(legal)) == len(legal), state, "an option is listed twice")
    allowed = set(legal)
    text = state.text()
    for index in range(state.game.action_count):
        reason = state.refusal(index)
        _require((index in allowed) == (not reason), state, f"{state.game.action(index)}: '{reason}'")
    for index in legal:
        following = state.copy()
        following.apply(index)
        _require(following.ply == state.ply + 1, state, f"{state.game.action(index)} does not count")
    for index in range(state.game.action_count):
        if index in allowed:
            continue
        try:
            state.apply(index)
        except IllegalAction:
            continue
        raise ConformanceError(f"{state.game.action(index)} was applied though not legal")
    _require(state.text() == text, state, "a refused action changed the state")


def check_copies(state: State) -> None:
    """What happens to a copy does not happen to the original, and the other way round."""
    text = state.text()
    other = state.copy()
    _require(other.text() == text, state, "a copy differs from its original")
    other.playout(Dice(7))
    _require(state.text() == text, state, "playing on a copy changed the original")
    original, kept = state.copy(), state.copy().copy()
    original.playout(Dice(8))
    _require(kept.text() == text, state, "playing on changed a copy that was made before")


def check_text(state: State) -> None:
    """Text and plain data round-trip, and what was read goes on in the same way."""
    text = state.text()
    again = state.game.from_text(text)
    _require(again.text() == text, state, "the text does not round-trip")
    data = json.loads(json.dumps(state.data()))
    _require(state.game.from_data(data).text() == text, state, "the plain data does not round-trip")
    _require(again.legal() == state.legal(), state, "a state read from text has other options")
    _require(again.chances() == state.chances(), state, "a state read from text has other chances")
    first, second = state.copy(), again
    first.traced_playout(Dice(3), Dealer(3), 40)
    second.traced_playout(Dice(3), Dealer(3), 40)
    _require(first.text() == second.text(), state, "a state read from text plays on differently")


class _Counting(Source):
    """Answers a number that is set, and remembers among how many."""

    def __init__(self) -> None:
        self.answer = 0
        self.among = 1

    def below(self, n: Any) -> Any:
        self.among = int(n)
        return min(self.answer, self.among - 1)


def check_chances(state: State) -> None:
    """The draws that `draw` makes have exactly the weights that `chances` tells."""
    if state.actor != CHANCE:
        _require(not state.chances(), state, "chances are told though no draw is due")
        return
    weights = dict(state.chances())
    source = _Counting()
    state.draw(source)
    found: Counter[int] = Counter()
    for number in range(source.among):
        source.answer = number
        found[int(state.draw(source))] += 1
    scale = sum(weights.values())
    for action, weight in weights.items():
        _require(found[action] * scale == weight * source.among, state, "draws and weights differ")


def check_views(state: State, seed: str) -> None:
    """No view holds a seed, a pile's order or what its viewer may not know."""
    viewers: list[int | None] = [*range(int(state.players)), None]
    for viewer in viewers:
        data = state.view(viewer).data()
        text = json.dumps(data)
        _require(seed not in text and SECRET not in text, state, "a view shows the seed")
        _check_sorted_piles(state, data)
        for other in hidden_twins(state, viewer):
            twin = json.dumps(other.view(viewer).data())
            _require(twin == text, state, "a view shows what is hidden from it")


def _check_sorted_piles(state: State, data: Mapping[str, Any]) -> None:
    """A pile is told as a set: in ascending order, whatever will be drawn next."""
    for name in ("deck", "stack", "point_deck", "order_deck"):
        pile = data.get(name, {})
        for cards in [*pile.get("layers", []), pile.get("unseen", [])]:
            _require(list(cards) == sorted(cards), state, f"a view shows an order of the {name}")
    unseen = data.get("bonus_unseen", [])
    _require(list(unseen) == sorted(unseen), state, "a view shows an order of the bonus tiles")


def hidden_twins(state: State, viewer: int | None) -> list[State]:
    """States that differ from this one only in what the viewer may not know.

    Piles have no order to differ in. With hidden scores (RUL-9) the face-down pieces of two other
    seats, equally many, may be exchanged.
    """
    info = getattr(state.game, "info", None)
    pile = "" if info is None else info.face_down
    if not pile or state.game.options.get("scores") != "hidden" or state.actor == NOBODY:
        return []
    data = state.data()
    others = [seat for seat in range(int(state.players)) if seat != viewer]
    twins = []
    for one in others:
        for two in others:
            mine, theirs = data[f"{pile}.{one + 1}"], data[f"{pile}.{two + 1}"]
            face_down = ["-"] not in (mine, theirs) and len(mine) == len(theirs)
            if one < two and face_down and mine != theirs:
                swapped = {**data, f"{pile}.{one + 1}": theirs, f"{pile}.{two + 1}": mine}
                twins.append(state.game.from_text(plain_text(swapped)))
    return twins


def goods_in_play(view: Mapping[str, Any]) -> Counter[str]:
    """All cubes that are not in the supply."""
    found: Counter[str] = Counter()
    for seat in view["seats"]:
        found.update(seat["hold"].replace("-", ""))
    for goods in (*view.get("row_cubes", []), *view.get("loose", {}).values()):
        found.update(goods.replace("-", ""))
    return found


def supply_change(game: Game, view: Mapping[str, Any], action: str, pieces: Catalog) -> Counter[str]:
    """What an action may take from the supply (more) or pay into it (less), from the pieces' texts."""
    verb, *words = action.split(" ")
    asked = view["asked"][-1]
    seat = view["seats"][max(view["actor"], 0)]
    cards = {card.id: card.text for card in (*pieces.starting, *pieces.merchants)}
    if verb == "first":
        return _setup_goods(game, view, int(words[0]) - 1)
    if verb == "choose":
        return Counter(words[0])
    if verb in ("pay", "return"):
        return Counter({words[0]: -1})
    if verb == "upgrade":
        return Counter({words[0]: -1, LETTERS[LETTERS.index(words[0]) + 1]: 1})
    if verb == "trade":
        return _card_goods(game.trades[asked["about"] >> 1], words[-1])
    if verb == "play":
        return _card_goods(cards[words[0]], words[-1])
    if verb == "use":
        return _card_goods(cards[view["row"][asked["about"]]], "x0")
    if verb == "travel":
        return _card_goods(cards[seat["route"][int(words[0]) - 1]["card"]], "x0")
    if verb == "claim" and words:
        return _cost({card.id: card.text for card in pieces.orders}[view["orders"][int(words[0]) - 1]])
    if verb == "harvest":
        return Counter({"Y": 2, "R": seat["bonus"]["harvest"]})
    if verb == "claim":
        port = int(seat["boat"].removeprefix("port-")) - 1
        return _cost({tile.id: tile.text for tile in pieces.victory_tiles}[view["ports"][port]])
    if verb == "explore":
        parts = {tile.id: tile.text for tile in pieces.exploration_tiles}[words[0]].split(" + ")
        return sum([_card_goods(part, "x0") for part in parts], Counter())
    return _work_goods(view, seat, words[0], pieces) if verb == "work" else Counter()


def _setup_goods(game: Game, view: Mapping[str, Any], first: int) -> Counter[str]:
    """Seat goods (COM-9), where they are not chosen."""
    if "start_sets" in view:
        return Counter()
    return Counter("".join(("YYY", "YYYY", "YYYY", "YYYR", "YYYR")[: view["players"]]))


def _card_goods(text: str, times: str) -> Counter[str]:
    """What a card's text brings, a trade done so often."""
    change: Counter[str] = Counter()
    give, arrow, get = text.partition(">")
    for _ in range(int(times[1:]) if arrow else 0):
        change.subtract(give)
        change.update(get)
    change.update(text[len("gain ") :] if text.startswith("gain ") else "")
    return change


def _cost(text: str) -> Counter[str]:
    change: Counter[str] = Counter()
    change.subtract(text.split(" ", maxsplit=1)[0])
    return change


def _work_goods(view: Mapping[str, Any], seat: Mapping[str, Any], id: str, pieces: Catalog) -> Counter[str]:
    """Charms, and the steps that nobody decides: they stand first on a location."""
    place = {location.id: location for board in pieces.boards.values() for location in board.locations}[id]
    emblem = next((name for name in EMBLEMS if name in place.text.split(" | ")), "")
    change = Counter(seat["charms"].get(emblem, "").replace("-", ""))
    step = place.steps[0]
    if step.word == "gain":
        change.update(step.text[len("gain ") :])
    elif step.word == "change-route":
        change.update("Y")
    elif step.word == "fort":
        forts = [found for found in view["locations"] if found["id"] in FORT_IDS]
        card = view["forts"][[found["id"] for found in forts].index(id)]
        change.update(_cost({card.id: card.text for card in pieces.point_cards}[card]))
    return change


def check_goods(before: Mapping[str, Any], state: State, action: str, pieces: Catalog) -> None:
    """Goods enter and leave only through the supply, and exactly as the action says."""
    expected = goods_in_play(before)
    expected.update(supply_change(state.game, before, action, pieces))
    found = goods_in_play(state.view(None).data())
    _require(+found == +expected, state, f"'{action}' makes {dict(expected)} into {dict(found)}")


def check_limits(state: State) -> None:
    """When a turn has ended, the last one included, nobody is above the limit (COM-5)."""
    view = state.view(None)
    if [question.phase for question in view.asked] not in (["turn"], []):
        return
    for seat in view.seats:
        cubes, limit = len(str(seat.things["hold"]).replace("-", "")), seat.things["limit"]
        within = isinstance(limit, int) and cubes <= limit
        _require(within, state, f"seat {seat.seat + 1} is above its limit")


def check_outcome(state: State) -> None:
    """Scores by source add up, and the ranking follows them."""
    outcome = state.outcome()
    _require(outcome is not None, state, "the game is over without an outcome")
    assert outcome is not None
    sums = tuple(sum(sources.values()) for sources in outcome.by_source)
    _require(sums == outcome.scores, state, "the sources do not add up to the scores")
    ranked = [outcome.scores[seat] for seat in outcome.ranking]
    _require(ranked == sorted(ranked, reverse=True), state, "the ranking does not follow the scores")
    _require(sorted(outcome.ranking) == list(range(int(state.players))), state, "the ranking misses a seat")
    _require(outcome.tie_break == (ranked[0] == ranked[1]), state, "the tie-break is told wrongly")
    _require(not state.legal(), state, "something is legal after the end")


def check_record(game: Game, record: Record, final: State) -> None:
    """A record round-trips and replays without any random generator."""
    text = record.text()
    again = parse_record(text)
    if again.text() != text:
        raise ConformanceError("a record does not round-trip")
    if replay(game, again).text() != final.text():
        raise ConformanceError("a replayed record does not reach the same end")


def _require(condition: object, state: State, problem: str) -> None:
    if not condition:
        raise ConformanceError(f"{problem}; in the position\n{state.text()}")
