"""Campanile 2009: what a report asks. Both editions ask the same, so that they can be compared."""

from steeple.games.campanile.questions import QUESTIONS

__all__ = ["QUESTIONS"]
