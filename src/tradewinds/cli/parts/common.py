"""What every game has: goods in a storage, upgrades, trades, who begins."""

from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.phrases import cube_words, exchange, how_often, listed, many, times_of
from tradewinds.cli.scene import Part, Scene
from tradewinds.cli.table import SeatTable
from tradewinds.core.actions import Action

REST = "rest"  # named last, whichever part it comes from


def hold_text(seat: SeatTable) -> Text:
    """The cubes in their wells, free wells as dots."""
    text = paint.paint_goods(seat.hold).append("." * max(seat.limit - seat.cubes, 0), paint.FAINT)
    return text.append(f"  {seat.cubes} of {seat.limit}")


def left(scene: Scene) -> str:
    """How often a question is still asked, when it is more than once."""
    times = scene.asked.times
    return f" ({times} left)" if times > 1 else ""


def trade_asked(scene: Scene) -> str:
    """The trade that the open question is about: `YY>G`."""
    return f"{scene.asked.give}>{scene.asked.get}"


def _turn(scene: Scene) -> str:
    kinds = [word for part in scene.parts for word in part.turn]
    return f"Your turn: {listed(sorted(kinds, key=lambda kind: kind == REST), 'or')}."


def _return(scene: Scene) -> str:
    over = many(scene.asked.over, "cube")
    return f"Your {scene.storage} has room for {scene.asked.limit}: return {over}."


def _trade_option(scene: Scene, action: Action) -> str:
    often = how_often(times_of(action.words[0]))
    return f"trade {trade_asked(scene)} {often}: {exchange(scene.option(action))}"


def _first(scene: Scene, action: Action) -> str:
    return f"{scene.name(int(action.words[0]) - 1)} begins"


COMMON = Part(
    questions={
        "turn": _turn,
        "upgrade": lambda scene: f"Upgrade a cube{left(scene)}.",
        "return": _return,
        "trade": lambda scene: f"Trade {trade_asked(scene)}: how often?",
        "first": lambda scene: "Who begins is drawn.",
    },
    options={
        "upgrade": lambda scene, action: "upgrade {0.pays} to {0.brings}".format(scene.option(action)),
        "return": lambda scene, action: f"return {cube_words(action.words[0])}",
        "trade": _trade_option,
        "first": _first,
    },
    declines={
        "upgrade": "stop upgrading",
        "trade": "do not trade",
    },
)
