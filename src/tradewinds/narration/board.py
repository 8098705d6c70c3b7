"""What a spectator sees of a game, part by part, and which parts are different from an earlier time."""

from tradewinds.core.state import State
from tradewinds.narration.asked import asked_at
from tradewinds.narration.position import Position

Parts = dict[str, object]  # what is shown, by name


def board_of(position: Position) -> tuple[Parts, list[Parts]]:
    """What a spectator sees of a game: what is common to all, and each seat."""
    state = position.state
    return common_parts(position), [seat_parts(state, seat, None) for seat in range(int(state.players))]


def common_parts(position: Position) -> Parts:
    """What a spectator sees of a game apart from the seats."""
    state = position.state
    return {
        "game": state.game.id,
        "version": state.game.version,
        "players": int(state.players),
        "actor": int(state.actor),
        "decisions": int(state.ply),
        "question": asked_at(position),
        **state.common_things(),
    }


def seat_parts(state: State, seat: int, viewer: int | None) -> Parts:
    return {"seat": seat, **state.seat_things(seat, viewer)}


def differences(before: Parts, after: Parts) -> Parts:
    """The parts that are new or have changed. One that has gone is null."""
    if before is after:
        return {}
    gone = {key: None for key in before if key not in after}
    return gone | {key: value for key, value in after.items() if key not in before or before[key] != value}


def seat_changes(before: list[Parts], after: list[Parts]) -> dict[str, Parts]:
    """The same for each seat that has any, by its number."""
    if not before:
        return {str(number): parts for number, parts in enumerate(after)}
    pairs = zip(before, after, strict=True)
    return {str(number): differences(*pair) for number, pair in enumerate(pairs) if pair[0] != pair[1]}
