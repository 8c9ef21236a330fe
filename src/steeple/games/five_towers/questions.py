"""What a report asks about Five Towers: cards built, roofs, the main tower, cards torn down."""

from __future__ import annotations

import numpy as np

from steeple.games.five_towers.material import BUILD_CARD, MARKET, PASS, TEAR_NOTHING, TEAR_STYLE
from steeple.kernel.arrays import Positions
from steeple.kernel.game import Chosen, Fact, Facts, Game, Kinds, Questions

KINDS = (
    *(f"bid {cards}" for cards in range(MARKET + 1)),
    "pass",
    "tear down a card",
    "tear down nothing",
    "build a card",
)
PHASES = {"bid": "bidding", "tear": "tearing down", "build": "building"}
ENDS = {
    "second-pile": "the second pile runs out",
    "no-discard": "the pile runs out with nothing to shuffle",
}
_PASS, _TEAR, _TEAR_NOTHING, _BUILD = range(MARKET + 1, MARKET + 5)

SEAT_FACTS = (
    Fact("towers with a roof"),
    Fact("cards in all towers"),
    Fact("cards in the main tower"),
    Fact("towers standing"),
    Fact("cards torn down"),
    Fact("bids"),
    Fact("a roof on the main tower", is_yes=True),
    Fact("the tallest tower of all", is_yes=True),
)
GAME_FACTS = (
    Fact("cards in the tallest tower at the table"),
    Fact("roofs at the table"),
    Fact("cards torn down at the table"),
)
_DECISIONS = 10
"""Decisions counted together, since rounds have no fixed length."""


def kinds_of(game: Game) -> Kinds:
    """The kind of each action: bids by their number, then the others in the order of the ids."""
    kinds = np.arange(game.actions).clip(0, PASS).astype(np.int8)
    kinds[TEAR_STYLE:TEAR_NOTHING] = _TEAR
    kinds[TEAR_NOTHING] = _TEAR_NOTHING
    kinds[BUILD_CARD:] = _BUILD
    return kinds


def decisions_per_round(game: Game, players: int) -> int:
    """A fixed number, since rounds have no fixed length."""
    return _DECISIONS


def roofs(finals: Positions) -> Facts:
    """[game, seat, style]: whether a tower has a 0 on top."""
    height = finals["height"].astype(int)
    tops = np.take_along_axis(finals["tower"], height[..., None], axis=3)[..., 0]
    found: Facts = (tops == 0) & (height > 0)
    return found


def read_seats(game: Game, finals: Positions, chosen: Chosen) -> Facts:
    """[game, seat, fact]: the towers at the end."""
    players = chosen.shape[1]
    height, roofed = finals["height"][:, :players].astype(int), roofs(finals)[:, :players]
    highest = height.max(axis=2)
    best = highest.max(axis=1, keepdims=True)
    facts = (
        roofed.sum(axis=2),
        height.sum(axis=2),
        highest,
        (height > 0).sum(axis=2),
        finals["torn"][:, :players],
        chosen[:, :, 0, :_PASS].sum(axis=2),
        (roofed & (height == highest[..., None])).any(axis=2),
        (highest == best) & ((highest == best).sum(axis=1, keepdims=True) == 1),
    )
    return np.stack(facts, axis=2).astype(np.float32)


def read_games(game: Game, finals: Positions, chosen: Chosen) -> Facts:
    """[game, fact]: the towers of all players."""
    facts = (
        finals["height"].max(axis=(1, 2)),
        roofs(finals).sum(axis=(1, 2)),
        finals["torn"].sum(axis=1),
    )
    return np.stack(facts, axis=1).astype(np.float32)


QUESTIONS = Questions(
    kinds=KINDS,
    kinds_of=kinds_of,
    phases=PHASES,
    ends=ENDS,
    decisions_per_round=decisions_per_round,
    seat_facts=SEAT_FACTS,
    read_seats=read_seats,
    game_facts=GAME_FACTS,
    read_games=read_games,
)
