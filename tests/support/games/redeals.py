"""Other deals that could have led to the same game: what a viewer can't know is redrawn."""

from __future__ import annotations

from typing import Any

from steeple.kernel.match import Match
from support.games.random_games import redrawn

Deal = dict[str, Any]


def redealt(match: Match, ply: int, viewer: int, number: int) -> Deal:
    """A deal with which the first `ply` actions of a match look the same to a viewer."""
    first, now = match.position(0), match.position(ply)
    other = redrawn(match.game, now, viewer, number)
    deal = match.game.redeal(first, now, other, viewer, match.actions[:ply])
    return match.game.deal_json(deal, other)
