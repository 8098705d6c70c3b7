"""Where hands meet the islands."""

from tradewinds.cli.scene import Part

SAILING = Part()  # each draws its own
