"""Cubes that boats leave on their way, and that lie on the map."""

from collections.abc import Mapping

from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.phrases import FEW, heap
from tradewinds.cli.scene import Block, Part, Scene
from tradewinds.cli.table import Table, goods, mapping


def _read(table: Table) -> Mapping[str, str]:
    return {tile: goods(cubes) for tile, cubes in mapping(table.things["loose"]).items()}


def _lying(scene: Scene) -> Mapping[str, str]:
    return scene.table.read(_read)


def _beside(scene: Scene) -> list[Block]:
    """What is too much for a hex."""
    heaps = [
        Text(f"{tile} ", paint.FAINT).append_text(paint.paint_goods(heap(cubes)))
        for tile, cubes in _lying(scene).items()
        if len(cubes) > FEW
    ]
    return [Block("Heaps of cubes", body=paint.Packed(heaps))] if heaps else []


CROSSING = Part(
    lying=_lying,
    beside=_beside,
    legend=("+ cubes lying there",),
)
