"""Our games as OpenSpiel's: for its own searchers to play.

There are no chance nodes. What chance decides is dealt before the game begins and lies hidden in the position, so to
OpenSpiel a game is deterministic with imperfect information; `resample_from_infostate` redraws all that a seat cannot know.

OpenSpiel's C++ `ISMCTSBot` cannot use it: in open_spiel 2.0.2 it crashes on states written in Python, on those of OpenSpiel's
own python_kuhn_poker too. Its Python twin, `open_spiel.python.algorithms.ismcts`, calls the methods below directly.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

import numpy as np
import pyspiel

from steeple.kernel.arrays import Position
from steeple.kernel.game import OVER, Game, copy, winners_list

_MOST_DECISIONS = 1_000


class AdaptedGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """One of our games for so many players."""

    def __init__(self, game: Game, players: int = 2) -> None:
        kinds = pyspiel.GameType
        kind = kinds(
            short_name=f"steeple_{game.name.replace('-', '_')}",
            long_name=game.title,
            dynamics=kinds.Dynamics.SEQUENTIAL,
            chance_mode=kinds.ChanceMode.DETERMINISTIC,
            information=kinds.Information.IMPERFECT_INFORMATION,
            utility=kinds.Utility.ZERO_SUM,
            reward_model=kinds.RewardModel.TERMINAL,
            max_num_players=game.seats[-1],
            min_num_players=game.seats[0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=0,
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_MOST_DECISIONS,
        )
        super().__init__(kind, info, {})
        self.game = game
        self.kind = kind
        self.buffer = np.empty(game.most_legal, np.int32)
        self.tensor = np.empty(game.observation_size, np.float32)

    def get_type(self) -> pyspiel.GameType:
        return self.kind

    def state(self, position: Position) -> AdaptedState:
        """A state of its own at a position."""
        return AdaptedState(self, copy(position))


class AdaptedState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A position, as OpenSpiel's Python searchers want it. What they ask for several times is kept until the next action."""

    def __init__(self, adapted: AdaptedGame, position: Position) -> None:
        super().__init__(adapted)
        self.adapted = adapted
        self.position = position
        self._look()

    def _look(self) -> None:
        self._is_over = bool(self.position.phase == OVER)
        self._player = pyspiel.PlayerId.TERMINAL if self._is_over else int(self.position.player)
        self._legal: list[int] | None = None
        self._key: str | None = None

    def get_game(self) -> AdaptedGame:
        return self.adapted

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._is_over

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions, ascending."""
        if self._is_over or player not in (None, self._player):
            return []
        if self._legal is None:
            buffer = self.adapted.buffer
            self._legal = sorted(buffer[: self.adapted.game.legal(self.position, buffer)].tolist())
        return self._legal

    def apply_action(self, action: int) -> None:
        self.adapted.game.apply(self.position, int(action))
        self._look()

    def returns(self) -> list[float]:
        """1 for a victory alone; together 0."""
        players = int(self.position.players)
        won = winners_list(self.adapted.game, self.position) if self._is_over else range(players)
        return [(players * (seat in won) / len(won) - 1) / (players - 1) for seat in range(players)]

    def clone(self) -> AdaptedState:
        return self.adapted.state(self.position)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player can see of the position, and nothing else, as a digest of the observation."""
        if player not in (None, self._player):
            return self._digest(int(player))
        if self._key is None:
            self._key = self._digest(self._player)
        return self._key

    def _digest(self, seat: int) -> str:
        tensor = self.adapted.tensor
        self.adapted.game.observe(self.position, seat, tensor)
        return blake2b(tensor.tobytes(), digest_size=16).hexdigest()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> AdaptedState:
        """A position that the player cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        position = copy(self.position)
        number = (int(sampler() * 2**32) << 32) + int(sampler() * 2**32)
        self.adapted.game.determinize(position, player, np.uint64(number))
        return AdaptedState(self.adapted, position)

    def __str__(self) -> str:
        return self.adapted.game.position_text(self.position)
