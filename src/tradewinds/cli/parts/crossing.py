"""Boats that sail tile by tile, leave cubes on the way and take those that lie where they stop; harvests."""

from collections.abc import Mapping

from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.parts.harbour import order_text
from tradewinds.cli.parts.islands import markets_of, price_words, tile_text, toll_words
from tradewinds.cli.phrases import FEW, cube_words, heap, listed, many
from tradewinds.cli.scene import Block, Part, Scene
from tradewinds.cli.table import Table, goods, mapping
from tradewinds.core.actions import Action
from tradewinds.narration.options import Option


def _read(table: Table) -> Mapping[str, str]:
    return {tile: goods(cubes) for tile, cubes in mapping(table.things["loose"]).items()}


def _lying(scene: Scene) -> Mapping[str, str]:
    return scene.table.read(_read)


# -- questions -------------------------------------------------------------------------------------


def _turn(scene: Scene) -> str:
    free = scene.asked.free
    sail = f"sail ({many(free, 'tile')} {'is' if free == 1 else 'are'} free)"
    stay = ["stay and act here"] if "stay" in scene.asked.ways else []
    return f"Your turn: {listed([sail, *stay, 'harvest'], 'or')}."


def _on_the_way(scene: Scene) -> str:
    price = "leaving 1 cube here" if scene.asked.price else "free"
    here = f"You are at {_place(scene, scene.asked.about)}"
    if "stop" not in scene.asked.ways:
        return f"{here}, and cannot pay the opponents here: sail on ({price})."
    return f"{here}: stop here, or sail on ({price})?"


def _place(scene: Scene, tile: str) -> str:
    return f"{tile}, {tile_text(scene, tile)}"


def _arrived(scene: Scene) -> str:
    return f"You stopped at {_place(scene, scene.asked.about)}: act here, or harvest?"


# -- options ---------------------------------------------------------------------------------------


def _sail_words(scene: Scene, action: Action) -> str:
    """Where to, and what stopping there would mean."""
    option = scene.option(action)
    notes = [f"{heap(option.lying)} there"] if option.lying else []
    notes += [f"stopping costs {toll_words(scene, option.stopping)}"] if option.stopping else []
    return _place(scene, option.about) + (f" ({', '.join(notes)})" if notes else "")


def _sail_verb(scene: Scene) -> str:
    return "sail on" if scene.asked.phase == "sailing" else "sail"


def _stop_option(scene: Scene, action: Action) -> str:
    option = scene.option(action)
    paying = f", paying {toll_words(scene, option.tolls)}" if option.tolls else ""
    return f"stop at {option.about}{paying}{f', taking {heap(option.brings)}' if option.brings else ''}"


def _use(scene: Scene, option: Option) -> str:
    """What can be done where the boat is (EWO-3)."""
    if "claim" in option.then:
        return f"take {option.offer}: {order_text(scene, option.offer)}"
    if "build" in option.then:
        return f"build an outpost on {_place(scene, option.about)} ({price_words(option.outpost)})"
    return f"trade {markets_of(scene.game)[option.about]} at {option.about}"


def _stay_option(scene: Scene, action: Action) -> str:
    option = scene.option(action)
    if scene.asked.phase == "arrive":
        return _use(scene, option)
    toll = f", paying {toll_words(scene, option.tolls)}" if option.tolls else ""
    return f"stay: {_use(scene, option)}{toll}"


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
        "leave": lambda scene: f"Leave 1 cube on {scene.asked.about}.",
        "arrive": _arrived,
        "column": lambda scene: f"Column {scene.asked.number} is complete: take a bonus tile.",
    },
    options={
        "sail": lambda scene, action: f"{_sail_verb(scene)} to {_sail_words(scene, action)}",
        "leave": lambda scene, action: f"leave {cube_words(action.words[0])}",
        "stop": _stop_option,
        "stay": _stay_option,
        "harvest": lambda scene, action: f"harvest {scene.option(action).brings}",
    },
    groups={
        "sail": lambda scene, action: (_sail_verb(scene).capitalize(), _sail_words(scene, action)),
    },
    lying=_lying,
    beside=_beside,
    legend=("+ cubes lying there",),
)
