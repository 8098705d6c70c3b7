"""Matches between bots: schedule, ratings, plots."""
