"""The bots of a report: those of `steeple.ai`, and the hasty player, which searches use to play games out.

The hasty player draws its actions by weight. It's better than random, weaker than greedy, and it plays the
same deal differently each time. That makes it a good rival to tell luck from skill.
"""

from __future__ import annotations

import threading

import numpy as np

from steeple.ai.decision import Choice, Decision
from steeple.ai.players import BOTS, Glimpse, Player, decision_seed, legal_actions, make_player
from steeple.ai.policy import CANDIDATES, choose_hastily
from steeple.ai.search import Limit
from steeple.kernel.game import Game

COMPILED = ("random", "hasty", "greedy")
"""Bots that play in compiled code, hundreds of games per second. The others search."""

NAMES = (*COMPILED, *(name for name in BOTS if name not in COMPILED))


class HastyPlayer:
    """Draws an action by weight, without looking ahead."""

    name = "hasty"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def decide(self, glimpse: Glimpse, cancel: threading.Event | None = None) -> Decision:
        actions = np.array(legal_actions(glimpse), np.int32)
        weights, seed = np.zeros(CANDIDATES, np.float32), decision_seed(self.seed, glimpse)
        chosen = int(choose_hastily(glimpse.position, actions, len(actions), weights, seed)[0])
        others = (action for action in legal_actions(glimpse) if action != chosen)
        return Decision(tuple(map(Choice.untried, (chosen, *others))), (chosen,), 0, 0, 0.0)


def seat_bot(name: str, game: Game, seed: int, limit: Limit | None) -> Player:
    """The player of that name. `limit` replaces a level's own limit."""
    return HastyPlayer(seed) if name == "hasty" else make_player(name, game, seed, limit, cores=1)
