"""Players: random, greedy, and five levels from novice to master.

A player is shown a `Glimpse` and nothing else: a position in which all that the seat cannot know has been redrawn.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np

from steeple.ai.decision import Choice, Decision
from steeple.ai.endgame import solve
from steeple.ai.policy import WORLDS, look_around
from steeple.ai.search import GUIDED, Limit, Search, Style
from steeple.errors import BadSetup
from steeple.kernel.arrays import Position
from steeple.kernel.cores import available_cores
from steeple.kernel.game import Game, copy, legal_list
from steeple.kernel.match import Match
from steeple.kernel.rng import below, derive, mix


@dataclass(frozen=True)
class Glimpse:
    """What one seat knows when it has to decide. The only door through which players see a game."""

    game: Game
    position: Position
    """With all that the seat cannot know redrawn."""
    seat: int
    actions: tuple[int, ...]
    """All that has been played; actions are open in every game."""

    @classmethod
    def of(cls, match: Match, seed: int = 0) -> Glimpse:
        """What the player to act in a match knows. `seed` redraws the rest."""
        position = copy(match.state)
        number = np.uint64(derive(np.uint64(mix(np.uint64(seed))), match.ply))
        match.game.determinize(position, match.player, number)
        return cls(match.game, position, match.player, tuple(match.actions))


class Player(Protocol):
    """Somebody who decides."""

    name: str

    def decide(self, glimpse: Glimpse, cancel: threading.Event | None = None) -> Decision:
        """The decision of the seat shown; soon after `cancel` is set, whatever has been found by then."""
        ...


@dataclass(frozen=True)
class Level:
    """How far a level sees."""

    limit: Limit
    style: Style
    plays_ends: bool
    """Whether it plays the end of a game through."""


LEVELS = {
    1: Level(Limit(simulations=10, seconds=0.15), Style(is_guided=False, horizon=3), plays_ends=False),
    2: Level(Limit(simulations=4, seconds=0.25), GUIDED, plays_ends=False),
    3: Level(Limit(simulations=40, seconds=0.45), GUIDED, plays_ends=False),
    4: Level(Limit(simulations=320, seconds=0.9), GUIDED, plays_ends=True),
    5: Level(Limit(seconds=2.5), GUIDED, plays_ends=True),
}
"""A novice sees three actions ahead and does not know which ones matter; the others see all of the game, the better the more of
it they try."""

BOTS = ("random", "greedy", *(f"level:{level}" for level in LEVELS))


class RandomPlayer:
    """Any legal action, each as likely as the others."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def decide(self, glimpse: Glimpse, cancel: threading.Event | None = None) -> Decision:
        actions = legal_actions(glimpse)
        first = below(np.uint64(mix(_numbered(self.seed, glimpse))), len(actions))
        chosen = [actions[first], *actions[:first], *actions[first + 1 :]]
        return Decision(tuple(map(Choice.untried, chosen)), (chosen[0],), 0, 0, 0.0)


class GreedyPlayer:
    """The action after which the position looks best, over several ways the hidden things may lie."""

    name = "greedy"

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.seed = seed
        self.table = np.zeros(2, game.state)
        self.found = np.zeros((WORLDS, game.most_legal))

    def decide(self, glimpse: Glimpse, cancel: threading.Event | None = None) -> Decision:
        actions = np.array(legal_actions(glimpse), np.int32)
        count, seed = len(actions), _numbered(self.seed, glimpse)
        look_around(glimpse.position, seed, self.table, actions, count, self.found, np.zeros(8))
        found = self.found[:, :count]
        means, errors = found.mean(axis=0), found.std(axis=0) / np.sqrt(WORLDS)
        nan = float("nan")
        choices = [
            Choice(int(action), WORLDS, float(mean), float(mean), float(error), nan)
            for action, mean, error in zip(actions, means, errors, strict=True)
        ]
        best = sorted(choices, key=lambda choice: choice.order)
        return Decision(tuple(best), (best[0].action,), 0, 1, 0.0)


class LevelPlayer:
    """A searching player of level 1 to 5."""

    def __init__(
        self,
        game: Game,
        level: int,
        seed: int = 0,
        limit: Limit | None = None,
        cores: int | None = None,
        style: Style | None = None,
    ) -> None:
        """`limit` replaces the level's own; if it is one of time alone, the level still runs no more simulations than ever.

        A level without such a number grows a tree on each core, the others one tree, which makes the same decision on
        every machine as long as its time suffices.
        """
        self.name = f"level:{level}"
        self.seed = seed
        self.level = LEVELS[level]
        own = self.level.limit
        self.limit = replace(limit, simulations=limit.simulations or own.simulations) if limit else own
        trees = 1 if self.limit.simulations else cores or available_cores()
        self.search = Search(game, self.level.style, trees)
        self._last: tuple[int, ...] | None = None

    def decide(self, glimpse: Glimpse, cancel: threading.Event | None = None) -> Decision:
        game, seat = glimpse.game, glimpse.seat
        decision = self._forced(glimpse) or (
            solve(game, glimpse.position, seat) if self.level.plays_ends else None
        )
        if decision is None:
            after = glimpse.actions[-1] if glimpse.actions and glimpse.actions == self._last else None
            seed = int(_numbered(self.seed, glimpse))
            decision = self.search.think(glimpse.position, seat, self.limit, seed, cancel, after)
            self._last = (*glimpse.actions, decision.action)
        else:
            self._last = None
        return decision

    def _forced(self, glimpse: Glimpse) -> Decision | None:
        actions = legal_actions(glimpse)
        if len(actions) > 1:
            return None
        return Decision((Choice.untried(actions[0]),), (actions[0],), 0, 0, 0.0)


def legal_actions(glimpse: Glimpse) -> list[int]:
    """The legal actions, ascending."""
    return sorted(legal_list(glimpse.game, glimpse.position))


def _numbered(seed: int, glimpse: Glimpse) -> np.uint64:
    """A generator of its own for each decision of a game."""
    return np.uint64(derive(np.uint64(mix(np.uint64(seed))), len(glimpse.actions)))


def check_bot(name: str) -> None:
    """Raises BadSetup for a bot that there is not."""
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name[:40]!r}; there are: {', '.join(BOTS)}", code="bad-bot")


def make_player(
    name: str, game: Game, seed: int = 0, limit: Limit | None = None, cores: int | None = None
) -> Player:
    """The player that is named: random, greedy, level:1 … level:5; `limit` replaces a level's own. Raises BadSetup."""
    check_bot(name)
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(game, seed)
    return LevelPlayer(game, int(name.removeprefix("level:")), seed, limit, cores)
