"""Players: random, greedy, and five levels from novice to master.

A player sees only a `Glimpse`: a position in which everything the seat can't know has been redrawn.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np

from steeple.ai import novice
from steeple.ai.decision import Choice, Decision
from steeple.ai.endgame import solve
from steeple.ai.nodes import Records
from steeple.ai.novice import Habits
from steeple.ai.policy import WORLDS, Scratch, look_around
from steeple.ai.search import GUIDED, Limit, Search, Style
from steeple.ai.weights import network_of
from steeple.errors import BadSetup
from steeple.kernel.arrays import Position
from steeple.kernel.cores import available_cores
from steeple.kernel.game import Game, copy, legal_list
from steeple.kernel.match import Match
from steeple.kernel.rng import below, mix, substream


@dataclass(frozen=True)
class Glimpse:
    """What one seat knows when it has to decide. Players see nothing else of a game."""

    game: Game
    position: Position
    """With everything redrawn that the seat can't know."""
    seat: int
    actions: tuple[int, ...]
    """All actions played so far; they are open in every game."""

    @classmethod
    def of(cls, match: Match, seed: int = 0) -> Glimpse:
        """What the player to act in a match knows. The rest is redrawn from `seed`."""
        position = copy(match.state)
        match.game.determinize(position, match.player, np.uint64(substream(np.uint64(seed), match.ply)))
        return cls(match.game, position, match.player, tuple(match.actions))


class Player(Protocol):
    """Somebody who decides."""

    name: str

    def decide(self, glimpse: Glimpse, cancel: threading.Event | None = None) -> Decision:
        """Decide for the glimpse's seat. When `cancel` is set, stop soon and return the best found so far."""
        ...


@dataclass(frozen=True)
class Level:
    """How far a level that searches sees."""

    limit: Limit
    style: Style
    plays_ends: bool
    """Whether it plays the end of a game through in every possible way."""


NOVICES = {
    1: Habits(forgets=0.9, hope=0.6, tolerance=0.16, sees_answers=False),
    2: Habits(forgets=0.5, hope=0.4, tolerance=0.08, sees_answers=True),
}
"""Levels 1 and 2 err as people do, and don't search."""

LEVELS = {
    3: Level(Limit(simulations=40, seconds=0.45), GUIDED, plays_ends=False),
    4: Level(Limit(simulations=320, seconds=0.9), GUIDED, plays_ends=True),
    5: Level(Limit(seconds=1.0), GUIDED, plays_ends=True),
}
"""Levels 3 to 5 search as far as the game's horizon; the higher the level, the more they try. Each stops at
its simulations or its seconds, whichever comes first."""

BOTS = ("random", "greedy", *(f"level:{level}" for level in (*NOVICES, *LEVELS)))


class RandomPlayer:
    """Plays any legal action, all equally likely."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def decide(self, glimpse: Glimpse, cancel: threading.Event | None = None) -> Decision:
        actions = legal_actions(glimpse)
        first = below(np.uint64(mix(decision_seed(self.seed, glimpse))), len(actions))
        chosen = [actions[first], *actions[:first], *actions[first + 1 :]]
        return Decision(tuple(map(Choice.untried, chosen)), (chosen[0],), 0, 0, 0.0)


class GreedyPlayer:
    """Plays the action after which the position looks best, averaged over several possible worlds."""

    name = "greedy"

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.seed = seed
        self.scratch = Scratch.of(game)

    def decide(self, glimpse: Glimpse, cancel: threading.Event | None = None) -> Decision:
        actions = np.array(legal_actions(glimpse), np.int32)
        count, seed = len(actions), decision_seed(self.seed, glimpse)
        look_around(glimpse.position, seed, actions, count, self.scratch)
        found = self.scratch.found[:, :count]
        means, errors = found.mean(axis=0), found.std(axis=0) / np.sqrt(WORLDS)
        nan = float("nan")
        choices = [
            Choice(int(action), WORLDS, float(mean), float(mean), float(error), nan)
            for action, mean, error in zip(actions, means, errors, strict=True)
        ]
        best = sorted(choices, key=lambda choice: choice.order)
        return Decision(tuple(best), (best[0].action,), 0, 1, 0.0)


class NovicePlayer:
    """A player of level 1 or 2, who errs as people do."""

    def __init__(self, game: Game, level: int, seed: int = 0, habits: Habits | None = None) -> None:
        """`habits` replace the level's."""
        self.name = f"level:{level}"
        self.seed = seed
        self.habits = habits or NOVICES[level]
        self.scratch = novice.Scratch.of(game)

    def decide(self, glimpse: Glimpse, cancel: threading.Event | None = None) -> Decision:
        seed = decision_seed(self.seed, glimpse)
        return forced(glimpse) or novice.decide(
            glimpse.game, glimpse.position, seed, self.habits, self.scratch
        )


class LevelPlayer:
    """A searching player of level 3 to 5."""

    def __init__(
        self,
        game: Game,
        level: int,
        seed: int = 0,
        limit: Limit | None = None,
        cores: int | None = None,
        network: Records | None = None,
    ) -> None:
        """`limit` replaces the level's limit. If it has no simulations, the level's number of simulations
        still holds. `network` replaces the game's.

        A level without a number of simulations grows one tree per core. The others grow one tree, which makes
        the same decision on every machine as long as there is enough time.
        """
        self.name = f"level:{level}"
        self.seed = seed
        self.level = LEVELS[level]
        own = self.level.limit
        self.limit = replace(limit, simulations=limit.simulations or own.simulations) if limit else own
        trees = 1 if self.limit.simulations else cores or available_cores()
        if network is None:
            network = network_of(game)
        self.search = Search(game, self.level.style, trees, network=network)
        self._last: tuple[int, ...] | None = None

    def decide(self, glimpse: Glimpse, cancel: threading.Event | None = None) -> Decision:
        game, seat = glimpse.game, glimpse.seat
        decision = forced(glimpse) or (solve(game, glimpse.position, seat) if self.level.plays_ends else None)
        if decision is None:
            after = glimpse.actions[-1] if glimpse.actions and glimpse.actions == self._last else None
            seed = int(decision_seed(self.seed, glimpse))
            decision = self.search.think(glimpse.position, seat, self.limit, seed, cancel, after)
            self._last = (*glimpse.actions, decision.action)
        else:
            self._last = None
        return decision


def forced(glimpse: Glimpse) -> Decision | None:
    """The decision if there's only one legal action; None if there are more."""
    actions = legal_actions(glimpse)
    if len(actions) > 1:
        return None
    return Decision((Choice.untried(actions[0]),), (actions[0],), 0, 0, 0.0)


def legal_actions(glimpse: Glimpse) -> list[int]:
    """The legal actions, ascending."""
    return sorted(legal_list(glimpse.game, glimpse.position))


def decision_seed(seed: int, glimpse: Glimpse) -> np.uint64:
    """What a player with this seed draws from in its present decision."""
    return np.uint64(substream(np.uint64(seed), len(glimpse.actions)))


def check_bot(name: str, names: Sequence[str] = BOTS) -> None:
    """Raises BadSetup for an unknown bot. `names`: those there are."""
    if name not in names:
        raise BadSetup(f"there's no bot {name[:40]!r}; there are: {', '.join(names)}", code="bad-bot")


def make_player(
    name: str,
    game: Game,
    seed: int = 0,
    limit: Limit | None = None,
    cores: int | None = None,
    network: Records | None = None,
) -> Player:
    """Make a player: random, greedy, level:1 … level:5. Raises BadSetup.

    `limit` replaces that of a level that searches, and `network` its game's.
    """
    check_bot(name)
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(game, seed)
    level = int(name.removeprefix("level:"))
    if level in NOVICES:
        return NovicePlayer(game, level, seed)
    return LevelPlayer(game, level, seed, limit, cores, network)
