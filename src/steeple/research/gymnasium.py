"""Gymnasium environments: one agent against bots.

Importing this module registers every game, such as `steeple/Campanile2009-v1`. Gymnasium doesn't look into
other packages by itself, so import this module, or name it:
`gymnasium.make("steeple.research.gymnasium:steeple/Campos-v2")`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypedDict, Unpack

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from steeple.ai.players import Glimpse, Player, check_bot, make_player
from steeple.errors import BadSetup, IllegalAction, IllFormed
from steeple.games import DEFAULT_GAME, GAMES
from steeple.kernel.arrays import Mask, Tensor
from steeple.kernel.game import Game, Options
from steeple.kernel.match import Match
from steeple.kernel.seed import seed_text
from steeple.research.terms import check_seat, environment_id, returns
from steeple.research.vector import Step, Vector

IDS = {environment_id(name): name for name in GAMES}
"""The registered environments, and the game of each."""

Seen: TypeAlias = dict[str, npt.NDArray[Any]]
"""`observation`: what the agent knows; `action_mask`: 1 where an action is legal."""

_MOST_SEED = 2**63 - 1


class AgentSettings(TypedDict, total=False):
    """More keywords of `SteepleEnv`; `AGENT_DEFAULTS` has what they are if you leave them out."""

    seed: int | None
    """For the first `reset`, unless that gets its own."""
    illegal: str
    """What an illegal action does: "lose" or "raise"."""
    render_mode: str | None
    """None, "ansi" or "rgb_array"."""


AGENT_DEFAULTS: AgentSettings = {"seed": None, "illegal": "lose", "render_mode": None}


class VectorSettings(TypedDict, total=False):
    """More keywords of `SteepleVectorEnv`; `VECTOR_DEFAULTS` has what they are if you leave them out."""

    seed: int | None
    """For the first `reset`, unless that gets its own."""
    cores: int | None
    """How many cores to play on; None for all."""
    is_checked: bool
    """Whether illegal actions raise. Without the check they break the game."""
    copy: bool
    """Whether each step returns new arrays. Without copies it writes to the same ones."""
    opponent_simulations: int | None
    """How often bots that search simulate for each decision; None: as often as they usually do."""


VECTOR_DEFAULTS: VectorSettings = {
    "seed": None,
    "cores": None,
    "is_checked": True,
    "copy": True,
    "opponent_simulations": None,
}


def observation_space(game: Game, has_mask: bool = True) -> spaces.Space[Seen]:
    """What an agent sees: the game's planes, and which actions are legal."""
    shown: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0.0, 1.0, (game.observation_size,), np.float32)
    }
    if has_mask:
        shown["action_mask"] = spaces.MultiBinary(game.actions)
    space: spaces.Space[Any] = spaces.Dict(shown)
    return space


class SteepleEnv(gymnasium.Env[Seen, np.int64]):
    """One agent against bots, which see only what their seats may know.

    The agent has the seat `seat`; with None, its seat is drawn along with each deal. `bots` names one bot for
    all other seats, or one for each of them in order. Rewards come at the end: a sole winner gets 1, tied
    winners split the win, and the rewards of all seats sum to 0.

    An illegal action loses the game at once, with reward -1 and the reason in `info["illegal"]`. With
    `illegal="raise"` it raises IllegalAction instead. `info["action_mask"]` is the mask of the observation.
    """

    # Gymnasium declares it like this.
    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        players: int = 2,
        options: Options | None = None,
        bots: str | Sequence[str] = "greedy",
        seat: int | None = None,
        **settings: Unpack[AgentSettings],
    ) -> None:
        """`AgentSettings` lists the other keywords. Raises BadSetup, UnknownGame."""
        check_keywords(settings, AGENT_DEFAULTS)
        chosen: AgentSettings = {**AGENT_DEFAULTS, **settings}
        mode = chosen["render_mode"]
        self.game = GAMES[game]
        self.game.blank(players, options)  # refuses a bad setup
        self.players = players
        self.options = options
        self.bots = check_bots(bots, players)
        if seat is not None:
            check_seat(seat, players)
        self.seat = seat
        self.raises = check_choice("illegal", chosen["illegal"], ("lose", "raise")) == "raise"
        self.render_mode = None if mode is None else check_choice("render_mode", mode, ("ansi", "rgb_array"))
        self.observation_space = observation_space(self.game)
        self.action_space = spaces.Discrete(self.game.actions)
        self._first_seed = chosen["seed"]
        self._match: Match | None = None
        self._lost = False
        self._agent = 0
        self._rivals: dict[int, Player] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game and let the bots act until it's the agent's turn. `options` is ignored."""
        super().reset(seed=self._first_seed if seed is None else seed)
        self._first_seed = None
        self._lost = False
        is_waiting = False
        while not is_waiting:
            deal, bots, drawn = (int(self.np_random.integers(_MOST_SEED)) for _ in range(3))
            self._agent = drawn % self.players if self.seat is None else self.seat
            others = [seat for seat in range(self.players) if seat != self._agent]
            made = [make_player(name, self.game, bots + k, cores=1) for k, name in enumerate(self.bots)]
            self._rivals = dict(zip(others, made, strict=True))
            self._match = Match(self.game, self.players, self.options, seed_text(deal))
            self._answer(self._match)
            is_waiting = not self._match.is_over
        seen = self._seen()
        return seen, self._info(seen)

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play the agent's action, then the bots' until its next turn.

        Raises BadSetup before `reset` and after the end.
        """
        match = self._running()
        try:
            match.play_id(int(action))
        except (IllegalAction, IllFormed) as fault:
            if self.raises:
                raise
            self._lost = True
            seen = self._seen()
            return seen, -1.0, True, False, {**self._info(seen), "illegal": str(fault)}
        self._answer(match)
        seen = self._seen()
        return seen, self._reward(match), match.is_over, False, self._info(seen)

    def render(self) -> Any:
        """What the agent sees, as text (`ansi`) or as a picture (`rgb_array`, height × width × 3)."""
        from steeple.research.picture import ansi, rgb

        if self.render_mode is None:
            gymnasium.logger.warn(
                "nothing is rendered; make the environment with render_mode='ansi' or 'rgb_array'"
            )
            return None
        if self._match is None:
            raise BadSetup("nothing is dealt yet; call reset() first", code="not-reset")
        draw = ansi if self.render_mode == "ansi" else rgb
        return draw(self.game, self._match.state, self._agent)

    def _running(self) -> Match:
        if self._match is None:
            raise BadSetup("nothing is dealt yet; call reset() first", code="not-reset")
        if self._lost or self._match.is_over:
            raise BadSetup("this game is over; call reset()", code="not-reset")
        return self._match

    def _answer(self, match: Match) -> None:
        while not match.is_over and match.player != self._agent:
            decision = self._rivals[match.player].decide(Glimpse.of(match, seed=match.ply))
            match.play_id(decision.action)

    def _reward(self, match: Match) -> float:
        if not match.is_over:
            return 0.0
        return returns(self.players, match.winners)[self._agent]

    def _seen(self) -> Seen:
        assert self._match is not None
        observation = np.zeros(self.game.observation_size, np.float32)
        self.game.observe(self._match.state, self._agent, observation)
        mask = np.zeros(self.game.actions, np.int8)
        if not self._lost:
            mask[self._match.legal_ids()] = 1
        return {"observation": observation, "action_mask": mask}

    def _info(self, seen: Seen) -> dict[str, Any]:
        return {"action_mask": seen["action_mask"].copy(), "seat": self._agent}


class SteepleVectorEnv(VectorEnv[Seen, npt.NDArray[np.integer[Any]], npt.NDArray[Any]]):
    """`num_envs` agents against bots, over `Vector`. The bots are compiled: any opponents of a `Vector`.

    After a game ends, the next one starts in the same step, and the last observation is in
    `infos["final_obs"]`. Illegal actions raise, unless `is_checked` is False. A game with very many action
    ids has no mask: the legal actions of game k are `infos["legals"][k, : infos["counts"][k]]`. With
    `copy=False`, every step writes to the same arrays.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        game: str = DEFAULT_GAME,
        players: int = 2,
        options: Options | None = None,
        bots: str = "greedy",
        seat: int | None = None,
        **settings: Unpack[VectorSettings],
    ) -> None:
        """`VectorSettings` lists the other keywords. Raises BadSetup, UnknownGame."""
        check_keywords(settings, VECTOR_DEFAULTS)
        chosen: VectorSettings = {**VECTOR_DEFAULTS, **settings}
        self.num_envs = num_envs
        self.games = Vector(
            GAMES[game],
            num_envs,
            players,
            options,
            cores=chosen["cores"],
            opponents=bots,
            seat=seat,
            is_checked=chosen["is_checked"],
            opponent_simulations=chosen["opponent_simulations"],
        )
        self.single_observation_space = observation_space(self.games.game, has_mask=self._has_mask)
        self.single_action_space = spaces.Discrete(self.games.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copies = chosen["copy"]
        self._first_seed = chosen["seed"]

    @property
    def _has_mask(self) -> bool:
        return self.games.shown.masks.size > 0

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal new games: with a seed, the first ones of its series. One seed is for all games."""
        if isinstance(seed, list):
            raise BadSetup("one seed is for all games; give a number, not a list", code="bad-seed")
        chosen = self._first_seed if seed is None else seed
        super().reset(seed=chosen)
        self._first_seed = None
        step = self.games.reset(seed=int(self.np_random.integers(_MOST_SEED)))
        return self._seen(step.observations, step.masks), self._infos(step)

    def step(
        self, actions: npt.NDArray[np.integer[Any]]
    ) -> tuple[Seen, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Play one action per agent. Raises what `Vector.step` raises."""
        before = self.games.shown.players.copy()
        step = self.games.step(actions)
        rewards = np.take_along_axis(step.rewards, before[:, None], axis=1)[:, 0].astype(np.float64)
        infos = self._infos(step)
        if step.dones.any():
            infos |= self._final(step.dones)
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._seen(step.observations, step.masks), rewards, step.dones.copy(), truncated, infos

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.games.close()

    def _seen(self, observations: Tensor, masks: Mask) -> Seen:
        seen: Seen = {"observation": observations}
        if self._has_mask:
            seen["action_mask"] = masks.view(np.int8)
        return {key: array.copy() for key, array in seen.items()} if self._copies else seen

    def _infos(self, step: Step) -> dict[str, Any]:
        everyone = np.ones(self.num_envs, np.bool_)
        infos: dict[str, Any] = {"seat": step.players.copy(), "_seat": everyone}
        if self._has_mask:
            return {**infos, "action_mask": step.masks.view(np.int8).copy(), "_action_mask": everyone.copy()}
        lists = {"legals": self.games.legals.copy(), "_legals": everyone.copy()}
        return {**infos, **lists, "counts": self.games.counts.copy(), "_counts": everyone.copy()}

    def _final(self, dones: Mask) -> dict[str, Any]:
        """The last observations of games that ended, in the form of Gymnasium's own vector environments."""
        final = np.full(self.num_envs, None, dtype=object)
        for k in np.flatnonzero(dones):
            final[k] = {"observation": self.games.final_observations[k].copy()}
            if self._has_mask:
                final[k]["action_mask"] = np.zeros(self.games.game.actions, np.int8)
        scores = {"scores": self.games.final_scores.copy(), "_scores": dones.copy()}
        return {
            "final_obs": final,
            "_final_obs": dones.copy(),
            "final_info": scores,
            "_final_info": dones.copy(),
        }


def check_keywords(given: Iterable[str], known: Mapping[str, object]) -> None:
    """Raises TypeError for an unknown keyword, as Python does for any function."""
    if unknown := sorted(set(given) - set(known)):
        raise TypeError(f"{unknown[0]!r} is an unexpected keyword argument")


def check_bots(bots: str | Sequence[str], players: int) -> tuple[str, ...]:
    """The bot of each seat but the agent's. Raises BadSetup."""
    names = (bots,) * (players - 1) if isinstance(bots, str) else tuple(bots)
    if len(names) != players - 1:
        raise BadSetup(
            f"{players} players need {players - 1} bots, not {len(names)}; name as many, or just one",
            code="bad-bot",
        )
    for name in names:
        check_bot(name)
    return names


def check_choice(name: str, value: str, values: tuple[str, ...]) -> str:
    """A setting, if it's one of these values. Raises BadSetup."""
    if value not in values:
        raise BadSetup(
            f"{name} can't be {str(value)[:40]!r}; choose one of {', '.join(values)}", code="bad-option"
        )
    return value


def register() -> None:
    """Register the environments with Gymnasium, unless they are already."""
    for name, game in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="steeple.research.gymnasium:SteepleEnv",
                vector_entry_point="steeple.research.gymnasium:SteepleVectorEnv",
                kwargs={"game": game},
            )


register()
