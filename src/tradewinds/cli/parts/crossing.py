"""Boats that sail tile by tile, leave cubes on the way and take those that lie where they stop; harvests."""

from collections.abc import Mapping

from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.parts.harbour import harbour_of, is_port, order_text
from tradewinds.cli.parts.islands import (
    boat_of,
    column_completed,
    islands_of,
    lying_on,
    markets_of,
    outpost_cost,
    rivals_on,
    rules_of,
    tile_text,
    toll_words,
)
from tradewinds.cli.phrases import FEW, cube_words, heap, listed, many
from tradewinds.cli.scene import Block, Part, Scene
from tradewinds.cli.table import Table, goods, mapping
from tradewinds.core.actions import Action


def _read(table: Table) -> Mapping[str, str]:
    return {tile: goods(cubes) for tile, cubes in mapping(table.things["loose"]).items()}


def _lying(scene: Scene) -> Mapping[str, str]:
    return scene.table.read(_read)


# -- what sailing costs (EWO-2) --------------------------------------------------------------------


def _free_tiles(scene: Scene) -> int:
    return scene.parameters.free_tiles + harbour_of(scene.table).seats[scene.seat.seat].bonus.number("move")


def _sailed(scene: Scene) -> int:
    """Tiles that were sailed in this turn."""
    return scene.table.about if scene.table.asked == "sailing" else 0


def _has_price(scene: Scene, sailed: int) -> bool:
    """Whether the next tile costs a cube after so many."""
    return sailed >= _free_tiles(scene)


# -- questions -------------------------------------------------------------------------------------


def _turn(scene: Scene) -> str:
    free = _free_tiles(scene)
    sail = f"sail ({many(free, 'tile')} {'is' if free == 1 else 'are'} free)"
    stay = ["stay and act here"] if scene.may("stay") else []
    return f"Your turn: {listed([sail, *stay, 'harvest'], 'or')}."


def _on_the_way(scene: Scene) -> str:
    boat = boat_of(scene)
    price = "leaving 1 cube here" if _has_price(scene, _sailed(scene)) else "free"
    here = f"You are at {boat}, {tile_text(scene, boat)}"
    if not scene.may("stop"):
        return f"{here}, and cannot pay the rivals here: sail on ({price})."
    return f"{here}: stop here, or sail on ({price})?"


def _left_on(scene: Scene) -> str:
    """The tile that a boat has left, and with it a cube."""
    return islands_of(scene.table).map[scene.table.about] or "?"


def _arrived(scene: Scene) -> str:
    boat = boat_of(scene)
    return f"You stopped at {boat}, {tile_text(scene, boat)}: act here, or harvest?"


# -- options and deeds -----------------------------------------------------------------------------


def _sail_words(scene: Scene, action: Action) -> str:
    """Where to, and what stopping there would mean."""
    tile = action.words[0]
    cubes, rivals = lying_on(scene, tile), rivals_on(scene, tile)
    notes = [f"{heap(cubes)} there"] if cubes else []
    notes += [f"stopping costs {toll_words(scene, rivals)}"] if rivals else []
    return f"{tile}, {tile_text(scene, tile)}" + (f" ({', '.join(notes)})" if notes else "")


def _sail_verb(scene: Scene) -> str:
    return "sail on" if _sailed(scene) else "sail"


def _stop_option(scene: Scene, action: Action) -> str:
    boat = boat_of(scene)
    cubes, rivals = lying_on(scene, boat), rivals_on(scene, boat)
    paying = f", paying {toll_words(scene, rivals)}" if rivals else ""
    return f"stop at {boat}{paying}{f', taking {heap(cubes)}' if cubes else ''}"


def _use(scene: Scene) -> str:
    """What can be done where the boat is (EWO-3)."""
    boat = boat_of(scene)
    if is_port(boat):
        victory = harbour_of(scene.table).on_port(boat)
        return f"take {victory}: {order_text(scene, victory)}"
    if boat in islands_of(scene.table).outposts[scene.seat.seat]:
        return f"trade {markets_of(scene.game)[boat]} at {boat}"
    cost = outpost_cost(scene, boat)
    return f"build an outpost on {boat}, {tile_text(scene, boat)} ({many(cost, 'cube') if cost else 'free'})"


def _stay_option(scene: Scene, action: Action) -> str:
    if scene.table.asked == "arrive":
        return _use(scene)
    rivals = rivals_on(scene, boat_of(scene)) if rules_of(scene.game).toll_when_staying else []
    toll = f", paying {toll_words(scene, rivals)}" if rivals else ""
    return f"stay: {_use(scene)}{toll}"


def _harvest(scene: Scene) -> str:
    return "YY" + "R" * harbour_of(scene.table).seats[scene.seat.seat].bonus.number("harvest")


# -- drawn -----------------------------------------------------------------------------------------


def _beside(scene: Scene) -> list[Block]:
    """What is too much for a hex."""
    heaps = [
        Text(f"{tile} ", paint.FAINT).append_text(paint.paint_goods(heap(cubes)))
        for tile, cubes in _lying(scene).items()
        if len(cubes) > FEW
    ]
    return [Block("Heaps of cubes", body=paint.Packed(heaps))] if heaps else []


CROSSING = Part(
    questions={
        "turn": _turn,
        "sailing": _on_the_way,
        "leave": lambda scene: f"Leave 1 cube on {_left_on(scene)}.",
        "arrive": _arrived,
        "column": lambda scene: f"Column {column_completed(scene)} is complete: take a bonus tile.",
    },
    options={
        "sail": lambda scene, action: f"{_sail_verb(scene)} to {_sail_words(scene, action)}",
        "leave": lambda scene, action: f"leave {cube_words(action.words[0])}",
        "stop": _stop_option,
        "stay": _stay_option,
        "harvest": lambda scene, action: f"harvest {_harvest(scene)}",
    },
    groups={
        "sail": lambda scene, action: (_sail_verb(scene).capitalize(), _sail_words(scene, action)),
    },
    lying=_lying,
    beside=_beside,
    legend=("+ cubes lying there",),
)
