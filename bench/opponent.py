"""OpenSpiel's own information-set search (`open_spiel.python.algorithms.ismcts`) as an opponent in our games."""

from __future__ import annotations

import time

import numpy as np
import numpy.typing as npt
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import Evaluator, RandomRolloutEvaluator

from adapter import AdaptedGame, AdaptedState
from steeple.kernel.game import Game, copy
from steeple.kernel.match import Match
from steeple.kernel.playouts import play_out

EXPLORE = 2.0
"""Its `uct_c`, as in OpenSpiel's examples for rewards from −1 to 1."""

_NO_LIMIT = 1 << 60


class CompiledRollouts(Evaluator):  # type: ignore[misc] # open_spiel has no types
    """What RandomRolloutEvaluator does, but compiled: OpenSpiel's own would spend nine tenths of the time there."""

    def __init__(self, random: np.random.RandomState) -> None:
        self.random = random

    def evaluate(self, state: AdaptedState) -> npt.NDArray[np.float64]:
        position = copy(state.position)
        play_out(position, np.uint64(self.random.randint(1 << 62)), state.adapted.buffer)
        return np.array(AdaptedState(state.adapted, position).returns())

    def prior(self, state: AdaptedState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class TimeIsUp(Exception):
    """Raised between two simulations."""


class Opponent:
    """Decides with OpenSpiel's search: after so many simulations, or so many seconds."""

    def __init__(
        self, game: Game, seed: int, simulations: int | None, seconds: float | None, is_compiled: bool, explore: float = EXPLORE
    ) -> None:
        random = np.random.RandomState(seed)
        self.random = random
        self.seconds = seconds
        self.adapted = AdaptedGame(game)
        self.simulations = 0
        self.bot = ISMCTSBot(
            self.adapted,
            CompiledRollouts(random) if is_compiled else RandomRolloutEvaluator(1, random),
            explore,
            _NO_LIMIT if simulations is None else simulations,
            random_state=random,
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        self.bot.set_resampler(self._resample)

    def decide(self, match: Match) -> int:
        """The action of the player to act. What that player cannot know is redrawn before each simulation."""
        state = self.adapted.state(match.state)
        self.simulations = 0
        self.deadline = None if self.seconds is None else time.perf_counter() + self.seconds
        try:
            policy = self.bot.run_search(state)
        except TimeIsUp:
            policy = self.bot.get_final_policy(state, self.bot._root_node)
        actions, chances = zip(*policy, strict=True)
        return int(self.random.choice(actions, p=chances))

    def _resample(self, state: AdaptedState, player: int) -> AdaptedState:
        # The first simulation only looks at the root; after the second there is something to choose.
        if self.deadline is not None and self.simulations > 1 and time.perf_counter() >= self.deadline:
            raise TimeIsUp
        self.simulations += 1
        return state.resample_from_infostate(player, self.random.random_sample)
