"""Networks for tests, with random weights or with one opinion only, and what they say of a position."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from steeple.ai.network import (
    HIDDEN_BITS,
    INPUT_BITS,
    MOST_UNIT,
    POOLED_BITS,
    UNIT_BITS,
    judge,
    network_type,
    see,
    units_type,
    weigh_places,
)
from steeple.ai.nodes import Records
from steeple.kernel.arrays import Position
from steeple.kernel.game import MOST_PLAYERS, Game, winners_list
from steeple.kernel.match import Match
from steeple.kernel.observation import Sight
from support.games.random_games import Setup, after, legal_ids, redrawn, walk
from support.paths import TESTS

WITH_HELPERS = {"PYTHONPATH": os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])}
"""For a script in a process of its own that uses this module."""

SPREADS = {
    "first_bias": 0.3 * (1 << INPUT_BITS),
    "second_bias": 0.3 * (1 << HIDDEN_BITS + UNIT_BITS),
    "third_bias": 0.3 * (1 << POOLED_BITS + UNIT_BITS),
    "output_bias": 0.05 * (1 << HIDDEN_BITS + UNIT_BITS),
    "kind_bias": 0.2 * (1 << HIDDEN_BITS + UNIT_BITS),
    "table_to_first": 0.02 * (1 << INPUT_BITS),
    "part_to_first": 0.06 * (1 << INPUT_BITS),
    "first_to_second": 0.15 * (1 << HIDDEN_BITS),
    "pooled_to_third": 0.07 * (1 << POOLED_BITS),
    "table_to_third": 0.014 * (1 << INPUT_BITS),
    "third_to_output": 0.06 * (1 << HIDDEN_BITS),
    "second_to_kind": 0.15 * (1 << HIDDEN_BITS),
    "third_to_kind": 0.10 * (1 << HIDDEN_BITS),
}
"""How far apart random weights lie, so that units and outputs are neither all 0 nor all at their limits."""


@cache
def random_network(sight: Sight, number: int = 1) -> Records:
    """A network with weights drawn from the seed `number`. It's shared among tests: don't change it."""
    chance = np.random.default_rng(number)
    made: Records = np.zeros(1, network_type(sight))
    for name, spread in SPREADS.items():
        made[name] = np.rint(chance.normal(0, spread, made[name].shape))
    return made


def fond_of(sight: Sight, kind: int) -> Records:
    """A network that finds all positions even, and likes one kind of action very much."""
    made: Records = np.zeros(1, network_type(sight))
    made["kind_bias"][0, kind] = MOST_UNIT << HIDDEN_BITS + UNIT_BITS
    return made


class Said(NamedTuple):
    """What a network says of a position to one seat."""

    shares: npt.NDArray[np.float64]
    """By seat, as are the rewards, which are for the lead alone."""
    leads: npt.NDArray[np.float64]
    opinions: npt.NDArray[np.float32]
    """By place for actions."""
    units: Any
    """One record of units."""


def ask(game: Game, network: Records, s: Position, seat: int) -> Said:
    """All that a network says."""
    units: Records = np.zeros(1, units_type(game.sight))
    shares, leads = np.zeros(MOST_PLAYERS), np.zeros(MOST_PLAYERS)
    see(s, seat, network[0], units[0])
    judge(s, seat, units[0], shares, leads, 1.0)
    opinions = np.zeros(game.sight.choices, np.float32)
    weigh_places(network[0], units[0], opinions)
    return Said(shares[: s.players], leads[: s.players], opinions, units[0])


def near_ends(setup: Setup) -> Iterator[tuple[Match, dict[int, float]]]:
    """Matches of few legal actions, some of which end the game: these, with the player's share of victory.

    The share is the same whatever the player can't know.
    """
    for number in range(60):
        match = walk(setup, number)
        for ply in range(max(match.ply - 6, 0), match.ply):
            s = match.position(ply)
            if 1 < len(legal_ids(setup.game, s)) <= 8 and (found := sure_ends(setup.game, s)):
                yield Match.from_position(setup.game, s), found


def sure_ends(game: Game, s: Position) -> dict[int, float]:
    """The actions that end a game, with what they are sure to bring."""
    worlds, found = [redrawn(game, s, int(s.player), number) for number in range(12)], {}
    for action in legal_ids(game, s):
        ends = [after(game, world, action) for world in worlds]
        shares = {share_of_victory(game, end, int(s.player)) for end in ends if game.is_over(end)}
        if all(map(game.is_over, ends)) and len(shares) == 1:
            found[action] = shares.pop()
    return found


def share_of_victory(game: Game, s: Position, seat: int) -> float:
    """A seat's share when a game is over."""
    winners = winners_list(game, s)
    return 1 / len(winners) if seat in winners else 0.0
