"""OpenSpiel's information-set search (`open_spiel.python.algorithms.ismcts`) as an opponent in our games."""

from __future__ import annotations

import time

import numpy as np
import numpy.typing as npt
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import Evaluator, RandomRolloutEvaluator

from steeple.kernel.game import Game, copy
from steeple.kernel.match import Match
from steeple.kernel.playouts import play_out
from steeple.research.history import History
from steeple.research.openspiel import SteepleState, openspiel_name

EXPLORE = 2.0
"""Its `uct_c`, as in OpenSpiel's examples for rewards from −1 to 1."""

_NO_LIMIT = 1 << 60


class CompiledRollouts(Evaluator):  # type: ignore[misc] # open_spiel has no types
    """RandomRolloutEvaluator, compiled. OpenSpiel's own would spend nine tenths of the time in it."""

    def __init__(self, random: np.random.RandomState) -> None:
        self.random = random

    def evaluate(self, state: SteepleState) -> npt.NDArray[np.float64]:
        instance, position = state.instance, copy(state.dealt.position)
        play_out(position, np.uint64(self.random.randint(1 << 62)), instance.buffer)
        return np.array(History(instance, position, (), position).returns())

    def prior(self, state: SteepleState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Searcher(ISMCTSBot):  # type: ignore[misc] # open_spiel has no types
    """OpenSpiel's search, with a digest of an observation's numbers as its key: faster than the string."""

    def get_state_key(self, state: SteepleState) -> tuple[int, bytes]:
        return state.current_player(), state.dealt.current_digest


class TimeIsUp(Exception):
    """Raised between two simulations."""


class Opponent:
    """Decides with OpenSpiel's search, limited by simulations or by seconds."""

    def __init__(
        self,
        game: Game,
        seed: int,
        simulations: int | None,
        seconds: float | None,
        is_compiled: bool,
        explore: float = EXPLORE,
    ) -> None:
        random = np.random.RandomState(seed)
        self.random = random
        self.seconds = seconds
        self.game = pyspiel.load_game(openspiel_name(game), {"players": 2})
        self.simulations = 0
        self._followed: SteepleState = self.game.new_initial_state()
        self.bot = Searcher(
            self.game,
            CompiledRollouts(random) if is_compiled else RandomRolloutEvaluator(1, random),
            explore,
            _NO_LIMIT if simulations is None else simulations,
            random_state=random,
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        self.bot.set_resampler(self._resample)

    def decide(self, match: Match) -> int:
        """The action of the player to act. What that player can't know is redrawn before each simulation."""
        state = self._state(match)
        self.simulations = 0
        self.deadline = None if self.seconds is None else time.perf_counter() + self.seconds
        try:
            policy = self.bot.run_search(state)
        except TimeIsUp:
            policy = self.bot.get_final_policy(state, self.bot._root_node)
        actions, chances = zip(*policy, strict=True)
        return int(self.random.choice(actions, p=chances))

    def _state(self, match: Match) -> SteepleState:
        """The match as OpenSpiel's state: its seed's digits, then its actions. It goes on from before."""
        assert match.seed is not None, "matches of the bench are dealt from seeds"
        numbers = [*(int(digit, 16) for digit in match.seed), *match.actions]
        done = self._followed.history()
        if numbers[: len(done)] != done:
            self._followed, done = self.game.new_initial_state(), []
        for number in numbers[len(done) :]:
            self._followed.apply_action(number)
        return self._followed

    def _resample(self, state: SteepleState, player: int) -> SteepleState:
        # The first simulation only looks at the root; after the second there is something to choose.
        if self.deadline is not None and self.simulations > 1 and time.perf_counter() >= self.deadline:
            raise TimeIsUp
        self.simulations += 1
        return state.resample_from_infostate(player, self.random.random_sample)
