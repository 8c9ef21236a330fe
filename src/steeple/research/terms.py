"""What all environments have in common: their names, what a game is worth, and who may sit where."""

from __future__ import annotations

from collections.abc import Collection

from steeple.errors import BadSetup
from steeple.games import GAMES


def environment_id(game: str) -> str:
    """The id under which Gymnasium and PettingZoo know a game. Its version is that of the rules."""
    return f"steeple/{''.join(word.capitalize() for word in game.split('-'))}-v{GAMES[game].rules_version}"


def returns(players: int, won: Collection[int]) -> list[float]:
    """What a game is worth to each seat when these win: 1 for a victory alone, a shared one shared, together 0."""
    return [(players * (seat in won) / len(won) - 1) / (players - 1) for seat in range(players)]


def check_seat(seat: int, players: int, least: int = 0) -> None:
    """Raises BadSetup for a seat that is not there; `least` may let a spectator in."""
    if not least <= seat < players:
        raise BadSetup(f"there is no seat {seat} with {players} players", code="bad-seat")
