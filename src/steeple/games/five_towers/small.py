"""Five Towers: games small enough to solve. They begin with the second pile."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from steeple.errors import BadSetup
from steeple.games.five_towers.material import CARDS, MARKET, N_STYLES, NO_CARD, VALUES
from steeple.games.five_towers.rules import begin_round
from steeple.games.five_towers.texts import card_set
from steeple.kernel.arrays import Position
from steeple.kernel.game import MOST_WORLDS, Size, Worlds, copy
from steeple.kernel.rule import interpreted

SIZES = (
    Size(
        "cards",
        1,
        CARDS,
        6,
        "cards in the second pile, from which the first market comes; no others are left",
    ),
    Size("styles", 1, N_STYLES, 1, "number of styles, each with values evenly spaced from 0 to 15"),
)


def small_deals(s: Position, sizes: Mapping[str, int]) -> Worlds | None:
    """Every first position of a game with these sizes; None if there are too many. Raises BadSetup."""
    cards = _spread(sizes["cards"], sizes["styles"])
    piles = list(itertools.islice(_markets(cards), MOST_WORLDS + 1))
    if len(piles) > MOST_WORLDS:
        return None
    s.is_second, s.pile_size = 1, len(cards)
    s.rest[:] = card_set(cards)
    s.tower[: s.players, :, 0] = NO_CARD
    positions = np.zeros(len(piles), s.dtype)
    for k, pile in enumerate(piles):
        first = copy(s)
        first.pile[: len(pile)] = pile
        interpreted(begin_round)(first)
        positions[k] = first
    return Worlds(positions, np.full(len(piles), 1 / len(piles)))


def _spread(cards: int, styles: int) -> list[int]:
    """Cards shared out among the styles as evenly as can be, their values evenly spaced from 0 to 15."""
    found = []
    for style in range(styles):
        count = (cards - style + styles - 1) // styles
        if count > VALUES:
            raise BadSetup(
                f"there are {VALUES} values in a style; take fewer cards or more styles", code="bad-size"
            )
        found += [VALUES * style + round(k * (VALUES - 1) / max(count - 1, 1)) for k in range(count)]
    return found


def _markets(cards: Sequence[int]) -> Iterator[list[int]]:
    """Every pile of these cards in which the cards of each market are sorted; all are equally likely."""
    if not cards:
        yield []
        return
    for market in itertools.combinations(cards, min(MARKET, len(cards))):
        for others in _markets([card for card in cards if card not in market]):
            yield [*market, *others]


assert math.comb(2 * MARKET, MARKET) <= MOST_WORLDS, "two markets are a small game"
