"""Where the islands meet the settlements: locations that move the boat or trade on the islands."""

from tradewinds.cli.parts.islands import boat_of, markets_of
from tradewinds.cli.parts.locations import plain_lines
from tradewinds.cli.phrases import many, trade_words
from tradewinds.cli.scene import Part, Scene, StepWords
from tradewinds.components.settlements import ANYWHERE, Location, Step
from tradewinds.core.actions import Action

BOAT = "Sail, or trade on the islands"


def _reach_words(reach: int) -> str:
    if not reach:
        return "to any tile"
    return many(reach, "tile") if reach == 1 else f"up to {reach} tiles"


def _move(scene: Scene, location: Location, step: Step) -> str:
    return f"move your boat {_reach_words(0 if step.number == ANYWHERE else step.number)}"


def _boat_trade(scene: Scene, location: Location, step: Step) -> str:
    boat = boat_of(scene)
    return f"at {boat} {trade_words(markets_of(scene.game)[boat])}"


def _outpost_trade(scene: Scene, location: Location, step: Step) -> str:
    return "trade at a market with your outpost, once or more"


def _trade_at(scene: Scene, action: Action) -> str:
    tile = action.words[0]
    return f"at {tile} {trade_words(markets_of(scene.game)[tile])}"


def _column(scene: Scene) -> str:
    return f"Column {scene.asked.number} is complete: take a bonus tile."


VOYAGES = Part(
    questions={
        "move-boat": lambda scene: f"Move your boat {_reach_words(scene.asked.reach)}.",
        "outpost-trade": lambda scene: "Choose a market with your outpost.",
        "column": _column,
    },
    options={"trade-at": _trade_at},
    groups={"trade-at": lambda scene, action: ("Trade", _trade_at(scene, action))},
    steps={
        "move-boat": StepWords(BOAT, _move, _move, plain_lines),
        "boat-trade": StepWords(BOAT, _boat_trade, _boat_trade, plain_lines),
        "outpost-trade": StepWords(BOAT, _outpost_trade, _outpost_trade, plain_lines),
    },
)
