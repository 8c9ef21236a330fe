"""What a report keeps of a game: one row of fixed size, so files can be cut and continued anywhere."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.kernel.game import Game

Rows: TypeAlias = npt.NDArray[Any]
"""Games, one record each, of the type that `row_type` returns."""

STRETCHES = 40
"""Decisions are counted in this many stretches of equal length. The last one has all later ones."""


def row_type(game: Game, players: int) -> np.dtype[Any]:
    """The type of a row. Phases are numbered from 0 here, beginning with the first one in play."""
    questions, phases = game.questions, len(game.phases) - 1
    kinds = len(questions.kinds)
    return np.dtype(
        [
            ("facts", np.float32, (players, len(questions.seat_facts))),
            ("game_facts", np.float32, (len(questions.game_facts),)),
            ("legal", np.uint32, (phases,)),  # legal actions, summed over the decisions of a phase
            ("scores", np.int16, (players,)),
            ("decisions", np.uint16),
            ("chosen", np.uint16, (players, phases, kinds)),  # decisions for an action of a kind
            ("offered", np.uint16, (phases, kinds)),  # decisions in which an action of a kind was legal
            ("sums", np.uint16, (phases, STRETCHES)),  # legal actions, summed over the decisions of a stretch
            ("counts", np.uint8, (phases, STRETCHES)),  # these decisions
            ("winners", np.uint8),  # bits
            ("end", np.uint8),
        ],
        align=True,
    )
