"""A game and its actions since the deal, as OpenSpiel's states hold it.

It never changes, so copies cost nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import blake2b

import numpy as np

from steeple.errors import BadSetup
from steeple.games import GAMES
from steeple.kernel.arrays import Actions, Position, Tensor
from steeple.kernel.draws import deal
from steeple.kernel.game import (
    OVER,
    SPECTATOR,
    Game,
    Json,
    OptionValue,
    Worlds,
    copy,
    from_bytes,
    winners_list,
)
from steeple.research.small import shrink
from steeple.research.terms import returns

SEED_DIGITS = 16


@dataclass(frozen=True)
class Instance:
    """What is played: a game, its players and options, whole or small.

    `make_instance` makes each only once.
    """

    name: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    sizes: tuple[tuple[str, int], ...]
    """What makes the game small. If all are 0, it's the whole game."""

    @cached_property
    def game(self) -> Game:
        return GAMES[self.name]

    @cached_property
    def deals(self) -> Worlds | None:
        """Every deal of a small game; None for a whole game."""
        if not any(size for _, size in self.sizes):
            return None
        return shrink(self.game, self.players, dict(self.options), dict(self.sizes))

    @cached_property
    def numbers(self) -> dict[bytes, int]:
        """The number of each deal of a small game, by its bytes."""
        return (
            {} if self.deals is None else {deal.tobytes(): k for k, deal in enumerate(self.deals.positions)}
        )

    @cached_property
    def buffer(self) -> Actions:
        return np.empty(self.game.most_legal, np.int32)

    @cached_property
    def tensor(self) -> Tensor:
        return np.empty(self.game.observation_size, np.float32)

    def deal(self, seed: str) -> Position:
        """The first position of the game with this seed."""
        first = self.game.blank(self.players, dict(self.options))
        deal(self.game, first, seed)
        return first

    def digest_view(self, position: Position, seat: int) -> bytes:
        """A digest of what a seat observes in a position."""
        self.game.observe(position, seat, self.tensor)
        return blake2b(self.tensor.tobytes(), digest_size=16).digest()

    def __deepcopy__(self, memo: object) -> Instance:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return share_instance, (self.name, self.players, self.options, self.sizes)


@cache
def share_instance(
    name: str, players: int, options: tuple[tuple[str, OptionValue], ...], sizes: tuple[tuple[str, int], ...]
) -> Instance:
    """The instance with these values, which every state of a game shares."""
    return Instance(name, players, options, sizes)


def make_instance(
    game: Game, players: int, chosen: Mapping[str, OptionValue], sizes: Mapping[str, int]
) -> Instance:
    """The instance for a game. Raises BadSetup for something the game doesn't offer."""
    game.check_players(players)
    known = [size.name for size in game.sizes]
    if unknown := sorted(set(sizes) - set(known)):
        raise BadSetup(
            f"{game.name} has no size {', '.join(unknown)}; it has {', '.join(known)}",
            code="bad-option",
        )
    options = game.checked_options(players, chosen)
    return share_instance(
        game.name, players, tuple(options.items()), tuple((name, int(sizes.get(name, 0))) for name in known)
    )


class Redealt:
    """The deal that leads to a redrawn world. It's computed when first needed."""

    def __init__(self, origin: History, position: Position, seat: int) -> None:
        self._parts = origin, position, seat

    @cached_property
    def deal(self) -> Position:
        origin, position, seat = self._parts
        return origin.instance.game.redeal(origin.deal, origin.position, position, seat, origin.actions)


class History:
    """A game after some actions. It never changes: `after` and `redrawn` return another one.

    What takes time is computed when first needed: the legal actions, what each seat has seen so far, and the
    deal of a redrawn world.
    """

    __slots__ = (
        "_deal",
        "_digest",
        "_legal",
        "_public",
        "_text",
        "_trail",
        "actions",
        "instance",
        "is_over",
        "player",
        "position",
    )

    def __init__(
        self, instance: Instance, position: Position, actions: tuple[int, ...], deal: Position | Redealt
    ) -> None:
        """`position` is what `actions` make of `deal`."""
        self.instance = instance
        self.position = position
        self.actions = actions
        self.is_over = bool(position["phase"] == OVER)
        self.player = int(position["player"])
        self._deal = deal
        self._legal: list[int] | None = None
        self._digest: bytes | None = None
        self._public: dict[str, Json] | None = None
        self._text: str | None = None
        self._trail: tuple[int, Position, tuple[bytes, ...]] | None = None

    @property
    def legal(self) -> list[int]:
        """The legal actions in ascending order; none when the game is over."""
        if self._legal is None:
            buffer = self.instance.buffer
            self._legal = sorted(buffer[: self.instance.game.legal(self.position, buffer)].tolist())
        return self._legal

    @property
    def deal(self) -> Position:
        """The position at the start."""
        return self._deal.deal if isinstance(self._deal, Redealt) else self._deal

    @property
    def current_digest(self) -> bytes:
        """A digest of what the current player observes now."""
        if self._digest is None:
            self._digest = self.instance.digest_view(self.position, self.player)
        return self._digest

    @property
    def text(self) -> str:
        """The position as text."""
        if self._text is None:
            self._text = self.instance.game.position_text(self.position)
        return self._text

    def view(self, seat: int) -> dict[str, Json]:
        """What a seat, or a spectator, sees now."""
        if self._public is None:
            self._public = self.instance.game.view(self.position, SPECTATOR)
        return {**self._public, **self.instance.game.own(self.position, seat)}

    def after(self, action: int) -> History:
        """The game one action later. The action isn't checked, so it has to be legal."""
        position = copy(self.position)
        self.instance.game.apply(position, action)
        history = History(self.instance, position, (*self.actions, action), self._deal)
        history._trail = self._trail
        return history

    def redrawn(self, seat: int, seed: np.uint64) -> History:
        """A world that the seat can't tell from this one."""
        position = copy(self.position)
        self.instance.game.determinize(position, seat, seed)
        return History(self.instance, position, self.actions, Redealt(self, position, seat))

    def digest_seen(self, seat: int) -> bytes:
        """A digest of everything a seat has observed since the deal, in order."""
        ply, position, digests = self._trail or self._begin_trail()
        game, seats = self.instance.game, range(self.instance.players)
        position = copy(position)
        for action in self.actions[ply:]:
            game.apply(position, action)
            digests = tuple(_join(digests[k], self.instance.digest_view(position, k)) for k in seats)
        self._trail = len(self.actions), position, digests
        return digests[seat]

    def _begin_trail(self) -> tuple[int, Position, tuple[bytes, ...]]:
        return (
            0,
            self.deal,
            tuple(self.instance.digest_view(self.deal, seat) for seat in range(self.instance.players)),
        )

    def returns(self) -> list[float]:
        """What the game is worth to each seat, as `terms.returns` says. All 0 before the end."""
        players = self.instance.players
        return returns(
            players, winners_list(self.instance.game, self.position) if self.is_over else range(players)
        )

    def __deepcopy__(self, memo: object) -> History:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        positions, actions = (
            self.deal.tobytes() + self.position.tobytes(),
            np.array(self.actions, np.int32).tobytes(),
        )
        return read_history, (self.instance, positions, actions)


def read_history(instance: Instance, positions: bytes, actions: bytes) -> History:
    """The history with these first and last positions and these actions. The inverse of pickling."""
    state, half = instance.game.state, len(positions) // 2
    played = tuple(np.frombuffer(actions, np.int32).tolist())
    return History(instance, from_bytes(state, positions[half:]), played, from_bytes(state, positions[:half]))


def _join(before: bytes, after: bytes) -> bytes:
    return blake2b(before + after, digest_size=16).digest()
