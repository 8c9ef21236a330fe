"""Every game as a PettingZoo `AECEnv`, in which the agents `seat_0`, `seat_1` and so on take turns.

    from steeple.research.pettingzoo import campanile_2009_v1
    env = campanile_2009_v1.env(players=3)

or, since importing this module registers the games with PettingZoo,

    env = pettingzoo.make("aec", "steeple/Campanile2009-v1", players=3)

The deal settles all chance, so an environment is deterministic once it's been reset with a seed.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import partial
from operator import index
from typing import TYPE_CHECKING, Literal, SupportsIndex, TypeAlias, TypedDict

import numpy as np
import numpy.typing as npt
from gymnasium import logger
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, register
from pettingzoo.utils.deprecated_module import DeprecatedModule
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
from rich.console import Console

from steeple.errors import BadSetup, IllFormed
from steeple.games import DEFAULT_GAME, GAMES
from steeple.kernel.clause import GAME_OVER
from steeple.kernel.game import SPECTATOR, Json, Options
from steeple.kernel.match import Match
from steeple.kernel.seed import game_seed, series_seed
from steeple.research.terms import check_seat, environment_id, returns

if TYPE_CHECKING:
    from steeple.research.picture import Pixels

RenderMode: TypeAlias = Literal["human", "ansi", "rgb_array"]
RENDER_MODES: tuple[RenderMode, ...] = ("human", "ansi", "rgb_array")

ILLEGAL_REWARD = -1.0
"""The reward from `env` for an illegal action, which ends the game. The others get 0."""

ActionMask: TypeAlias = npt.NDArray[np.int8]


class Observation(TypedDict):
    """What an agent knows: the game's planes, one after another, and a 1 for each action that's legal now."""

    observation: npt.NDArray[np.float32]
    action_mask: ActionMask


class Info(TypedDict):
    """The mask again, where newer code of PettingZoo looks for it."""

    action_mask: ActionMask


class MatchEnv(AECEnv, EzPickle):  # type: ignore[misc] # pettingzoo has no types
    """A match as PettingZoo's `AECEnv`. An illegal action raises a SteepleError and changes nothing.

    Rewards come at the end: a sole winner gets 1, tied winners split the win, and all rewards sum to 0. All
    agents terminate at once.
    """

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        players: int = 2,
        options: Options | None = None,
        *,
        render_mode: RenderMode | None = None,
        max_cycles: int | None = None,
        viewer: int = SPECTATOR,
    ) -> None:
        """Raises UnknownGame or BadSetup.

        `options` are the game's. `max_cycles` truncates a game after that many decisions; None never does.
        `viewer` is the seat whose view is rendered; a spectator sees what all players see.
        """
        # Copies and pickles are made from these arguments, and haven't dealt anything yet.
        EzPickle.__init__(
            self, game, players, options, render_mode=render_mode, max_cycles=max_cycles, viewer=viewer
        )
        super().__init__()
        self.game = GAMES[game]
        self.game.blank(players, options)  # refuses a bad setup before anything is dealt
        self.options = dict(options or {})
        self.render_mode = _check_mode(render_mode)
        self.max_cycles = _check_cycles(max_cycles)
        check_seat(viewer, players, SPECTATOR)
        self.viewer = viewer
        self.metadata = {
            "name": version_name(game),
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.action_spaces = {agent: Discrete(self.game.actions) for agent in self.possible_agents}
        self._size = self.game.observation_size
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._series, self._number = secrets.randbits(64), 0
        self._match: Match | None = None
        self._legal = np.empty(self.game.most_legal, np.int32)

    @property
    def match(self) -> Match:
        """The current match with all its secrets, such as hands and seed.

        Raises BadSetup before the first reset.
        """
        if self._match is None:
            raise BadSetup("nothing is dealt yet; call reset() first", code="not-reset")
        return self._match

    def _observation_space(self) -> Dict:
        return Dict(
            {
                "observation": Box(0, 1, (self._size,), np.float32),
                "action_mask": Box(0, 1, (self.game.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Json] | None = None) -> None:
        """Deal a new game. Raises BadSetup for a bad seed.

        A seed starts a series of games, and each `reset` without one deals the next game of the series.
        Before the first seed, deals come from the system's secure generator. PettingZoo's `options` are
        ignored; choose the game's options when you make the environment.
        """
        if seed is not None:
            self._series, self._number = int(series_seed(seed)), 0
        deal = game_seed(self._series, self._number)
        self._number += 1
        self._match = Match(self.game, len(self.possible_agents), self.options, deal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection: str | None = None
        self._turn_to_next()

    def step(self, action: SupportsIndex | None) -> None:
        """Play an action of the agent whose turn it is. Once its game is over, the only action is None.

        Raises IllFormed for something that isn't an action, and IllegalAction with the clause that forbids
        it.
        """
        match = self.match
        if not self.agents:
            raise GAME_OVER.refuse().error()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match.play_id(self._read(action))
        self._cumulative_rewards[agent] = 0.0
        if match.is_over:
            self.rewards = dict(zip(self.agents, returns(match.players, match.winners), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif match.ply == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._turn_to_next()

    def _read(self, action: SupportsIndex | None) -> int:
        try:
            if action is None or isinstance(action, bool):
                raise TypeError
            return index(action)
        except TypeError:
            raise IllFormed(
                f"{action!r:.40} isn't an action; give a whole number from 0 to {self.game.actions - 1}"
            ) from None

    def _turn_to_next(self) -> None:
        """Pass the turn to the next player, and give everyone their mask."""
        self.agent_selection = self.possible_agents[self.match.player]
        self.infos = {agent: Info(action_mask=self._mask(agent)) for agent in self.agents}
        if self.render_mode == "human":
            self.render()

    def _mask(self, agent: str) -> ActionMask:
        """A new mask. It's all zeros unless it's the agent's turn."""
        mask = np.zeros(self.game.actions, np.int8)
        if agent == self.possible_agents[self.match.player]:
            mask[self._legal[: self.game.legal(self.match.state, self._legal)]] = 1
        return mask

    def observe(self, agent: str) -> Observation:
        numbers = np.empty(self._size, np.float32)
        self.game.observe(self.match.state, self.possible_agents.index(agent), numbers)
        known = self.infos.get(agent)
        return Observation(
            observation=numbers, action_mask=known["action_mask"] if known else self._mask(agent)
        )

    def render(self) -> Pixels | str | None:
        """The position as `viewer` sees it: as pixels, as coloured text, or printed (`human`).

        Warns without a mode.
        """
        if self.render_mode is None:
            logger.warn(
                f"nothing is rendered; make the environment with a render_mode: {', '.join(RENDER_MODES)}"
            )
            return None
        if self.render_mode == "human":
            Console(highlight=False).print(self.game.draw(self.match.view(self.viewer)), "")
            return None
        from steeple.research.picture import ansi, rgb  # slow to import

        paint = rgb if self.render_mode == "rgb_array" else ansi
        return paint(self.game, self.match.state, self.viewer)

    def close(self) -> None:
        """Do nothing, since nothing is open."""


def _check_mode(mode: RenderMode | None) -> RenderMode | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(
            f"render_mode can't be {mode!r:.40}; choose None or one of {', '.join(RENDER_MODES)}",
            code="bad-option",
        )
    return mode


def _check_cycles(cycles: int | None) -> int | None:
    if cycles is not None and (not isinstance(cycles, int) or cycles < 1):
        raise BadSetup(f"max_cycles can't be {cycles}; choose None or at least 1 decision", code="bad-limit")
    return cycles


def env(
    game: str = DEFAULT_GAME,
    players: int = 2,
    options: Options | None = None,
    *,
    render_mode: RenderMode | None = None,
    max_cycles: int | None = None,
    viewer: int = SPECTATOR,
) -> OrderEnforcingWrapper:
    """A `MatchEnv` behind PettingZoo's usual wrappers.

    An illegal action ends the game, with a reward of -1 for the agent who tried it. PettingZoo itself refuses
    a number that isn't an action, and a call before `reset`.
    """
    bare = MatchEnv(game, players, options, render_mode=render_mode, max_cycles=max_cycles, viewer=viewer)
    return OrderEnforcingWrapper(
        AssertOutOfBoundsWrapper(TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL_REWARD))
    )


raw_env = MatchEnv


@dataclass(frozen=True)
class Version:
    """One game, used like a module of PettingZoo. `env` and `raw_env` take everything but the game's name."""

    game: str

    @property
    def env(self) -> partial[OrderEnforcingWrapper]:
        return partial(env, self.game)

    @property
    def raw_env(self) -> partial[MatchEnv]:
        return partial(MatchEnv, self.game)


def version_name(game: str, version: int | None = None) -> str:
    """The name under which PettingZoo's users import a game.

    The default version is that of its current rules.
    """
    return f"{_module_name(game)}_v{version or GAMES[game].rules_version}"


def _module_name(game: str) -> str:
    return game.replace("-", "_")


def _list_versions() -> dict[str, Version | DeprecatedModule]:
    """Every game, by the name of its version. Earlier versions say which one replaced them."""
    found: dict[str, Version | DeprecatedModule] = {}
    for name, game in GAMES.items():
        for old in game.older_rules:
            found[version_name(name, old)] = DeprecatedModule(_module_name(name), old, game.rules_version)
        found[version_name(name)] = Version(name)
    return found


VERSIONS = _list_versions()


def __getattr__(name: str) -> Version:
    if name not in VERSIONS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    version: Version = VERSIONS[name]
    return version


def __dir__() -> list[str]:
    return [*globals(), *VERSIONS]


for _game in GAMES:
    register(
        "aec", environment_id(_game), entry_point="steeple.research.pettingzoo:env", kwargs={"game": _game}
    )
