"""Positions for tests: turns a text into a match, and answers short questions about it."""

from __future__ import annotations

from typing import Any

import numpy as np

from steeple.games import GAMES
from steeple.kernel.arrays import Positions
from steeple.kernel.match import Match
from steeple.research.vector import Vector


def match_at(game: str, text: str) -> Match:
    """A match that goes on from the position a text says. A line left empty says nothing."""
    text = "\n".join(line for line in text.splitlines() if not line.rstrip().endswith(":"))
    return Match.from_position(GAMES[game], GAMES[game].read_position(text))


def play(match: Match, actions: str) -> Match:
    """Play actions given with spaces between them."""
    for action in actions.split():
        match.play(action)
    return match


def lines(match: Match) -> dict[str, str]:
    """The present position's text by key; a line that says nothing is empty."""
    text = match.game.position_text(match.state)
    return {"stakes": "", **dict(line.split(": ", 1) for line in text.splitlines())}


def order(match: Match, style: str) -> list[tuple[int, list[int]]]:
    """The players under a tower in their order, each with the markers there."""
    tower = next(tower for tower in match.view()["towers"] if tower["style"] == style)
    return [(stake["seat"], stake["markers"]) for stake in tower["stakes"]]


def heights(match: Match) -> dict[str, int]:
    return {tower["style"]: tower["height"] for tower in match.view()["towers"]}


def deals(game: str, players: int, count: int, **options: Any) -> Positions:
    """Many fresh deals."""
    vector = Vector(GAMES[game], count, players, options, seed=1, cores=1)
    vector.reset()
    return vector.states


def dice(counts: Any, expected: Any) -> float:
    """How far counts are from what's expected: chi-square per degree of freedom, about 1 for pure chance."""
    counts, expected = np.asarray(counts, float), np.asarray(expected, float)
    degrees = counts.size - 1
    return float(((counts - expected) ** 2 / expected).sum() / degrees)
