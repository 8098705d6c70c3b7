"""What every game has: goods in a storage."""

from rich.text import Text

from tradewinds.cli import paint
from tradewinds.cli.table import SeatTable


def hold_text(seat: SeatTable) -> Text:
    """The cubes in their wells, free wells as dots."""
    text = paint.paint_goods(seat.hold).append("." * max(seat.limit - seat.cubes, 0), paint.FAINT)
    return text.append(f"  {seat.cubes} of {seat.limit}")
