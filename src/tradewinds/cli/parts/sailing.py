"""Where hands meet the islands: sailing costs cards, and a completed column gives one or a bonus tile."""

from tradewinds.cli.parts.common import left
from tradewinds.cli.parts.islands import tile_text, toll_words
from tradewinds.cli.parts.market import card_text, on_it
from tradewinds.cli.phrases import many
from tradewinds.cli.scene import Part, Scene
from tradewinds.core.actions import Action


def _sail_parts(scene: Scene, action: Action) -> tuple[str, str, list[str]]:
    """How far, where to, and what it costs (STS-10, RUL-20)."""
    option = scene.option(action)
    prices = [f"discard {many(option.cards, 'card')}" if option.cards else "free"]
    if option.tolls:
        prices.append(toll_words(scene, option.tolls))
    return many(option.distance or 0, "tile"), f"{option.about}, {tile_text(scene, option.about)}", prices


def _sail_option(scene: Scene, action: Action) -> str:
    far, where, prices = _sail_parts(scene, action)
    return f"sail {far} to {where} ({', '.join(prices)})"


def _grouped_sail(scene: Scene, action: Action) -> tuple[str, str]:
    far, where, prices = _sail_parts(scene, action)
    return f"Sail {far} ({prices[0]})", where + (f" ({prices[1]})" if len(prices) > 1 else "")


def _take_option(scene: Scene, action: Action) -> str:
    option = scene.option(action)
    card = f"{option.about} ({card_text(scene, option.about)})"
    return f"take {card} from slot {action.words[0]}{on_it(option.brings)}"


def _column(scene: Scene) -> str:
    what = "a merchant card" if scene.asked.reward == "card" else "a bonus tile or a merchant card"
    return f"Column {scene.asked.number} is complete: take {what}."


SAILING = Part(
    turn=("sail",),
    questions={"discard": lambda scene: f"Discard a card for sailing{left(scene)}.", "column": _column},
    options={"sail": _sail_option, "take": _take_option},
    groups={"sail": _grouped_sail},
)
