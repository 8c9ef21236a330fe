"""What all environments have in common: their names, their rewards, and the check of a seat."""

from __future__ import annotations

from collections.abc import Collection

from steeple.errors import BadSetup
from steeple.games import GAMES
from steeple.kernel.victory import victory_shares


def environment_id(game: str) -> str:
    """A game's id in Gymnasium and PettingZoo. Its version is the version of the rules."""
    return f"steeple/{''.join(word.capitalize() for word in game.split('-'))}-v{GAMES[game].rules_version}"


def returns(players: int, won: Collection[int]) -> list[float]:
    """The reward of each seat when these seats win.

    A sole winner gets 1, winners split it, and rewards sum to 0.
    """
    return [(players * share - 1) / (players - 1) for share in victory_shares(won, players)]


def check_seat(seat: int, players: int, least: int = 0) -> None:
    """Raises BadSetup for a seat that doesn't exist. With `least` below 0, a spectator is fine too."""
    if not least <= seat < players:
        raise BadSetup(
            f"there's no seat {seat} with {players} players; give 0 to {players - 1}", code="bad-seat"
        )
