"""Small games: with so few cards or tiles that everything that can happen can be listed, and the game solved.

A small game is a smaller deal. It's laid into the same record and played by the same compiled rules; there
is no second implementation. Everything that its players can't know is among what lies hidden in that record,
so `determinize`, `worlds` and the bots see the small game and not the whole one.

Sizes aren't options. An option is part of the rules: a table's host can choose it, and records name it, and
a record is checked against the whole material. Small games are for research alone.
"""

from __future__ import annotations

from collections.abc import Mapping

from steeple.errors import BadSetup
from steeple.kernel.game import MOST_WORLDS, Game, Options, Size, Worlds


def shrink(game: Game, players: int, options: Options, sizes: Mapping[str, int]) -> Worlds:
    """Every deal of a small game, and how likely the whole game is to deal these cards so. Raises BadSetup.

    A size that is 0 or left out has its usual value.
    """
    chosen = {size.name: _checked(size, sizes.get(size.name, 0)) for size in game.sizes}
    worlds = game.small_deals(game.blank(players, options), chosen)
    if worlds is None:
        raise BadSetup(
            f"there are more than {MOST_WORLDS} deals of that size; make it smaller", code="bad-size"
        )
    worlds.positions["rng"] = 0
    return worlds


def _checked(size: Size, number: int) -> int:
    if number and not size.least <= number <= size.most:
        raise BadSetup(f"{size.name} is {size.least} to {size.most}, not {number}", code="bad-size")
    return number or size.usual
