"""Who an agent in a `Vector` can play against: quick bots, the searching levels, and any network."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from steeple.ai.nodes import Records
from steeple.ai.players import LEVELS
from steeple.ai.search import MOST_NODES, Style
from steeple.ai.tree import Memory
from steeple.ai.weights import network_of, read_network
from steeple.errors import BadSetup
from steeple.kernel.game import Game
from steeple.research.stepping import GREEDY, HASTY, RANDOM, ROTATES, SEARCHING, Rivals
from steeple.research.terms import check_seat

OPPONENTS = {"random": RANDOM, "greedy": GREEDY, "hasty": HASTY}
"""The bots that don't search. They choose any legal action, the one after which the position looks best, or
one drawn by weight."""

SEARCHED = {f"level:{number}": level for number, level in LEVELS.items()}
"""The bots that search."""

NETWORK = "network:"
"""Comes before a network's file."""

WITH_NETWORK = f"level:{max(LEVELS)}"
"""Who plays with that network in place of the game's."""

STEADY_SIMULATIONS = 400
"""How often a level simulates that is limited by time alone. An environment plays the same games on every
machine, so it can't look at the clock."""

_NODES_PER_SIMULATION = 64
"""A simulation adds one node, and may move those beside it to a larger room."""


@dataclass(frozen=True)
class Searcher:
    """How a searching opponent thinks."""

    style: Style
    simulations: int
    """For each decision."""
    network: Records | None

    @classmethod
    def read(cls, game: Game, opponents: str, simulations: int | None) -> Searcher | None:
        """The searcher of this name; None if these opponents don't search. Raises BadSetup, BadNetwork."""
        if opponents in OPPONENTS:
            return None
        path = opponents.removeprefix(NETWORK) if opponents.startswith(NETWORK) else ""
        name = WITH_NETWORK if path else opponents
        if name not in SEARCHED:
            known = ", ".join([*OPPONENTS, *SEARCHED])
            raise BadSetup(
                f"opponents in a vector are one of {known} or {NETWORK}FILE, not {opponents[:40]!r}",
                code="bad-bot",
            )
        level = SEARCHED[name]
        network = read_network(game, Path(path)) if path else network_of(game)
        return cls(level.style, simulations or level.limit.simulations or STEADY_SIMULATIONS, network)

    def memory(self, game: Game) -> Memory:
        """What one thread needs to think like this."""
        nodes = min(_NODES_PER_SIMULATION * (self.simulations + 16), MOST_NODES)
        memory = Memory.of(game, nodes, self.network)
        self.style.set(memory, game, self.network is not None)
        return memory


def read_searcher(game: Game, opponents: str | None, simulations: int | None) -> Searcher | None:
    """The searcher that an agent plays against; None if there is none. Raises BadSetup, BadNetwork."""
    if simulations is not None and simulations < 1:
        raise BadSetup(f"opponent_simulations is at least 1, not {simulations}", code="bad-limit")
    searcher = None if opponents is None else Searcher.read(game, opponents, simulations)
    if searcher is None and simulations is not None:
        raise BadSetup(
            "opponent_simulations is for opponents that search; leave it out, or choose a level or a network",
            code="bad-limit",
        )
    return searcher


def seat_rivals(
    size: int, players: int, opponents: str | None, searcher: Searcher | None, seat: int | None
) -> Rivals | None:
    """The bots that play against the agents; None if there are none. Raises BadSetup."""
    if opponents is None:
        if seat is not None:
            raise BadSetup(
                "seat needs opponents; leave it out, and the agent plays every seat", code="bad-seat"
            )
        return None
    if seat is not None:
        check_seat(seat, players)
    return Rivals(
        SEARCHING if searcher else OPPONENTS[opponents],
        searcher.simulations if searcher else 0,
        ROTATES if seat is None else seat,
        np.zeros(size, np.int32),
        np.zeros(size, np.uint64),
    )
