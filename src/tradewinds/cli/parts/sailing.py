"""Where hands meet the islands: sailing costs cards, and a completed column gives one or a bonus tile."""

from tradewinds.cli.parts.common import left
from tradewinds.cli.parts.harbour import harbour_of
from tradewinds.cli.parts.islands import boat_of, column_completed, distance, rivals_on, tile_text, toll_words
from tradewinds.cli.parts.market import on_it, slot_card
from tradewinds.cli.phrases import many
from tradewinds.cli.scene import Part, Scene
from tradewinds.core.actions import Action


def _sail_parts(scene: Scene, action: Action) -> tuple[str, str, list[str]]:
    """How far, where to, and what it costs (STS-10, RUL-20)."""
    tile = action.words[0]
    far = distance(scene, boat_of(scene), tile)
    cards = max(far - harbour_of(scene.table).seats[scene.seat.seat].bonus.number("move"), 0)
    prices = [f"discard {many(cards, 'card')}" if cards else "free"]
    if rivals := rivals_on(scene, tile):
        prices.append(toll_words(scene, rivals))
    return many(far, "tile"), f"{tile}, {tile_text(scene, tile)}", prices


def _sail_option(scene: Scene, action: Action) -> str:
    far, where, prices = _sail_parts(scene, action)
    return f"sail {far} to {where} ({', '.join(prices)})"


def _grouped_sail(scene: Scene, action: Action) -> tuple[str, str]:
    far, where, prices = _sail_parts(scene, action)
    return f"Sail {far} ({prices[0]})", where + (f" ({prices[1]})" if len(prices) > 1 else "")


def _take_option(scene: Scene, action: Action) -> str:
    card, text, cubes = slot_card(scene, int(action.words[0]))
    return f"take {card} ({text}) from slot {action.words[0]}{on_it(cubes)}"


def _column(scene: Scene) -> str:
    column = column_completed(scene)
    what = "a merchant card" if column == 1 else "a bonus tile or a merchant card"
    return f"Column {column} is complete: take {what}."


SAILING = Part(
    turn=("sail",),
    questions={"discard": lambda scene: f"Discard a card for sailing{left(scene)}.", "column": _column},
    options={"sail": _sail_option, "take": _take_option},
    groups={"sail": _grouped_sail},
)
