"""The games for OpenSpiel. Importing this module registers them with `pyspiel`, with names like these:

    import pyspiel, steeple.research.openspiel
    game = pyspiel.load_game("python_steeple_campanile_2009", {"players": 3})

**Chance is explicit.** A whole game begins with sixteen chance nodes: the digits of its seed, 0 to f, all
equally likely. Everything else follows from them, so the first sixteen numbers of a history are a seed that
deals the same game anywhere in Steeple. A small game (see `steeple.research.small`) begins with one chance
node, whose outcomes are all its deals, with their exact probabilities. OpenSpiel's sampled chance doesn't
work for games written in Python: in 2.0.2 they can't return the state of their generator, so they can't be
serialized.

**Information states** have everything a player knows. The string has all actions so far, and a digest of what
the player has observed since the deal. The tensor has what the player observes now, and all actions so far;
it leaves out the order in which open cards came, and which of the player's own cards came first.
**Observations** are what the player sees now: the string is the view, the tensor the game's planes.
**Returns** are 1 for a sole winner; tied winners split the win, and returns sum to 0.

OpenSpiel's C++ `ISMCTSBot` crashes on states written in Python, even on those of its own python_kuhn_poker
(2.0.2). The Python version, `open_spiel.python.algorithms.ismcts`, works. Solvers run on small games, and
about a hundred times faster on their trees (`steeple.research.efg`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import ClassVar

import numpy as np
import numpy.typing as npt
import pyspiel

from steeple.errors import BadSetup, IllFormed
from steeple.games import GAMES
from steeple.kernel.arrays import Position
from steeple.kernel.game import SPECTATOR, Game, Option, OptionValue, value_text
from steeple.kernel.match import Match
from steeple.research.history import SEED_DIGITS, History, Instance, make_instance

Parameters = Mapping[str, str | int | bool]

_DIGITS = "0123456789abcdef"
_KINDS = pyspiel.GameType


def openspiel_name(game: Game) -> str:
    """A game's name for `pyspiel.load_game`."""
    return f"python_steeple_{game.name.replace('-', '_')}"


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel needs to know about a game before it's loaded."""
    sizes = {size.name: 0 for size in game.sizes}
    options = {option.name: option.default for option in game.options}
    return _KINDS(
        short_name=openspiel_name(game),
        long_name=f"Steeple {game.title}",
        dynamics=_KINDS.Dynamics.SEQUENTIAL,
        chance_mode=_KINDS.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_KINDS.Information.IMPERFECT_INFORMATION,
        utility=_KINDS.Utility.ZERO_SUM,
        reward_model=_KINDS.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seats[0], **options, **sizes},
    )


class SteepleGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game with its players and options, whole or small.

    Raises BadSetup for an unknown parameter's value.
    """

    name: ClassVar[str]

    def __init__(self, parameters: Parameters | None = None) -> None:
        game, given = GAMES[self.name], dict(parameters or {})
        sizes = {size.name: int(given.get(size.name, 0)) for size in game.sizes}
        options: dict[str, OptionValue] = {}
        for option in game.options:
            options[option.name] = _read_value(option, given.get(option.name, option.default))
        self.instance = make_instance(game, int(given.get("players", game.seats[0])), options, sizes)
        deals, players = self.instance.deals, self.instance.players
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=len(_DIGITS) if deals is None else len(deals.positions),
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest,
        )
        super().__init__(game_type(game), info, given)

    def new_initial_state(self) -> SteepleState:
        return SteepleState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_DIGITS if self.instance.deals is None else 1

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> ObservationObserver | InformationStateObserver:
        """An observer that writes observations or, with perfect recall, information states."""
        if params:
            raise BadSetup(f"observers take no parameters; leave out {', '.join(params)}", code="bad-option")
        if kind is None:
            return ObservationObserver(self.instance, is_private=True)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise BadSetup(
                "observers show public information, alone or with one player's; ask for one of these",
                code="bad-option",
            )
        is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.perfect_recall and is_private:
            return InformationStateObserver(self.instance)
        if kind.perfect_recall:
            raise BadSetup(
                "only players have perfect recall; ask for what a single player knows", code="bad-option"
            )
        return ObservationObserver(self.instance, is_private)


def _read_value(option: Option, value: str | int | bool) -> OptionValue:
    """An option's value from `load_game`, which turns texts that look like numbers or booleans into those."""
    by_text = {value_text(known): known for known in option.values}
    return by_text.get(str(value).lower() if isinstance(value, bool) else str(value), str(value))


class SteepleState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A game before its deal is complete, or its `History` after that.

    OpenSpiel copies and pickles these attributes.
    """

    def __init__(self, game: SteepleGame) -> None:
        super().__init__(game)
        self.instance = game.instance
        self.seed = ""
        self.played: History | None = None

    # --- What OpenSpiel calls ---

    def current_player(self) -> int:
        if self.played is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.played.is_over else self.played.player

    def is_terminal(self) -> bool:
        return self.played is not None and self.played.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The digits of the seed, or the deals of a small game, each with its probability."""
        deals = self.instance.deals
        if deals is None:
            return [(digit, 1 / len(_DIGITS)) for digit in range(len(_DIGITS))]
        return list(enumerate(deals.chances.tolist()))

    def _legal_actions(self, player: int) -> list[int]:
        return self.dealt.legal

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions in ascending order.

        Callers in Python skip the detour through C++, which is slow where there are many.
        """
        if self.played is None or self.played.is_over or player not in (None, self.played.player):
            return list(super().legal_actions() if player is None else super().legal_actions(player))
        return list(self.played.legal)

    def _apply_action(self, action: int) -> None:
        """Play an action or an outcome of chance. Raises IllegalAction, or IllFormed for any other number."""
        if self.played is not None:
            if action not in self.played.legal:
                self._refuse(self.played, action)
            self.played = self.played.after(action)
        elif not 0 <= action < self.get_game().max_chance_outcomes():
            raise IllFormed(
                f"{action} isn't an outcome of chance; give 0 to {self.get_game().max_chance_outcomes() - 1}"
            )
        elif self.instance.deals is not None:
            self._begin(self.instance.deals.positions[action])
        else:
            self.seed += _DIGITS[action]
            if len(self.seed) == SEED_DIGITS:
                self._begin(self.instance.deal(self.seed))

    def _refuse(self, history: History, action: int) -> None:
        """Raise the reason why an action is illegal.

        Compiled rules check nothing, so it must not get that far.
        """
        refusal = Match.from_position(self.instance.game, history.position).refusal(action)
        assert refusal is not None, "an action that isn't listed breaks a rule"
        raise refusal.error()

    def _begin(self, deal: Position) -> None:
        self.played = History(self.instance, deal, (), deal)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return self.instance.game.action_text(action)
        return f"seed {_DIGITS[action]}" if self.instance.deals is None else f"deal {action}"

    def returns(self) -> list[float]:
        return [0.0] * self.instance.players if self.played is None else self.played.returns()

    def __str__(self) -> str:
        if self.played is None:
            return f"seed {self.seed}…" if self.instance.deals is None else "deal"
        return self.played.text

    # --- What information-set searches call ---

    @property
    def dealt(self) -> History:
        """The game since its deal. Raises BadSetup before that."""
        if self.played is None:
            raise BadSetup("nothing is dealt yet; apply the outcomes of chance first", code="bad-position")
        return self.played

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SteepleState:
        """A state that the player can't tell from this one. `sampler` returns numbers from 0 to 1.

        A world's probability is that of its deal, whatever was played since. In a small game, the history of
        the new state begins with its own deal. In a whole game it still begins with the seed of the true
        deal, which doesn't lead to the new state.
        """
        number = (int(sampler() * 2**32) << 32) + int(sampler() * 2**32)
        history = self.dealt.redrawn(player, np.uint64(number))
        if self.instance.deals is not None:
            return self._replay(history)
        state: SteepleState = self.clone()
        state.played = history
        return state

    def _replay(self, history: History) -> SteepleState:
        deal = history.deal
        deal.rng = 0
        state: SteepleState = self.get_game().new_initial_state()
        for action in (self.instance.numbers[deal.tobytes()], *history.actions):
            state.apply_action(action)
        return state


# --- Observers ---


class ObservationObserver:
    """What one player or everybody sees now: the planes in `dict` and `tensor`, and the view as a string."""

    def __init__(self, instance: Instance, is_private: bool) -> None:
        self.instance = instance
        self.is_private = is_private
        self.tensor: npt.NDArray[np.float32] = np.zeros(instance.game.observation_size, np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        start = 0
        for plane in instance.game.planes:
            self.dict[plane.name] = self.tensor[start : start + plane.size].reshape(plane.shape)
            start += plane.size

    def _seat(self, player: int) -> int:
        return int(player) if self.is_private else SPECTATOR

    def set_from(self, state: SteepleState, player: int) -> None:
        """Write what the player sees to `tensor`. It's all 0 before the deal."""
        if state.played is None:
            self.tensor[:] = 0
        else:
            self.instance.game.observe(state.played.position, self._seat(player), self.tensor)

    def string_from(self, state: SteepleState, player: int) -> str:
        """The view as JSON, or "" before the deal."""
        if state.played is None:
            return ""
        return json.dumps(state.played.view(self._seat(player)), separators=(",", ":"))


class InformationStateObserver:
    """Everything a player has seen.

    `dict` and `tensor` have the present and all actions; the string is exact.
    """

    def __init__(self, instance: Instance) -> None:
        self.instance = instance
        size = instance.game.observation_size
        self.tensor: npt.NDArray[np.float32] = np.zeros(size + instance.game.longest, np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {
            "observation": self.tensor[:size],
            "actions": self.tensor[size:],
        }

    def set_from(self, state: SteepleState, player: int) -> None:
        """Write to `tensor`. An action is (its id + 1) / (the number of ids); 0 means not played yet."""
        self.tensor[:] = 0
        if state.played is not None:
            self.instance.game.observe(state.played.position, int(player), self.dict["observation"])
            actions = state.played.actions
            self.dict["actions"][: len(actions)] = (
                np.array(actions, np.float64) + 1
            ) / self.instance.game.actions

    def string_from(self, state: SteepleState, player: int) -> str:
        """The seat, a digest of everything it has observed, and all actions."""
        if state.played is None:
            return f"{player}"
        actions = map(self.instance.game.action_text, state.played.actions)
        return " ".join([f"{player}", state.played.digest_seen(int(player)).hex(), *actions])


# --- The games ---


def game_class(name: str) -> type[SteepleGame]:
    """The class of a game for OpenSpiel.

    It is a class and not a function because OpenSpiel drops what it was given after Python has shut down, and
    crashes if nothing else holds it. A class is never freed.
    """
    title = "".join(word.capitalize() for word in name.split("-"))
    return type(
        title, (SteepleGame,), {"__doc__": f"{GAMES[name].title}.", "__module__": __name__, "name": name}
    )


CLASSES = {made.__name__: made for made in map(game_class, GAMES)}
"""The classes of all games by their names, which are attributes of this module too."""


def __getattr__(name: str) -> type[SteepleGame]:
    if name not in CLASSES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return CLASSES[name]


for _class in CLASSES.values():
    pyspiel.register_game(game_type(GAMES[_class.name]), _class)
