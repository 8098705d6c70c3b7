"""`python -m tradewinds` is the command line."""

from tradewinds.cli.main import run

run()
