"""What every game has: goods in a storage, upgrades, trades, who begins."""

from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.phrases import cube_words, exchange, how_often, listed, many, next_good, times_of
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
    return f" ({scene.table.left} left)" if scene.table.left > 1 else ""


def trade_asked(scene: Scene) -> str:
    """The trade that the open question is about: `YY>G`."""
    return scene.game.trades[scene.table.about >> 1]


def _turn(scene: Scene) -> str:
    kinds = [word for part in scene.parts for word in part.turn]
    return f"Your turn: {listed(sorted(kinds, key=lambda kind: kind == REST), 'or')}."


def _return(scene: Scene) -> str:
    seat = scene.seat
    over = many(seat.cubes - seat.limit, "cube")
    return f"Your {scene.storage} has room for {seat.limit}: return {over}."


def _trade_option(scene: Scene, action: Action) -> str:
    trade, times = trade_asked(scene), times_of(action.words[0])
    return f"trade {trade} {how_often(times)}: {exchange(trade, times)}"


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
        "upgrade": lambda scene, action: f"upgrade {action.words[0]} to {next_good(action.words[0])}",
        "return": lambda scene, action: f"return {cube_words(action.words[0])}",
        "trade": _trade_option,
        "first": _first,
    },
    declines={
        "upgrade": "stop upgrading",
        "trade": "do not trade",
    },
)
