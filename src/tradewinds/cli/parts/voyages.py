"""Where the islands meet the settlements: locations that move the boat or trade on the islands."""

from tradewinds.cli.parts.locations import plain_lines
from tradewinds.cli.scene import Part, StepShown

VOYAGES = Part(
    steps={word: StepShown(plain_lines) for word in ("move-boat", "boat-trade", "outpost-trade")},
)
