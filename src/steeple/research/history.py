"""A game on its way from a deal, as OpenSpiel's states hold it: never changed, so that copies cost nothing."""

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
class Table:
    """What is played: a game for so many players, with its options, whole or small. Made by `table_of`, one for all."""

    name: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    sizes: tuple[tuple[str, int], ...]
    """What makes it small; all 0 is the whole game."""

    @cached_property
    def game(self) -> Game:
        return GAMES[self.name]

    @cached_property
    def deals(self) -> Worlds | None:
        """Every deal of a small game; None for a whole one."""
        if not any(size for _, size in self.sizes):
            return None
        return shrink(self.game, self.players, dict(self.options), dict(self.sizes))

    @cached_property
    def numbers(self) -> dict[bytes, int]:
        """The number of each deal of a small game by its bytes."""
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

    def glance(self, position: Position, seat: int) -> bytes:
        """All that a seat observes of a position, as a digest."""
        self.game.observe(position, seat, self.tensor)
        return blake2b(self.tensor.tobytes(), digest_size=16).digest()

    def __deepcopy__(self, memo: object) -> Table:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return make_table, (self.name, self.players, self.options, self.sizes)


@cache
def make_table(
    name: str, players: int, options: tuple[tuple[str, OptionValue], ...], sizes: tuple[tuple[str, int], ...]
) -> Table:
    """The table with this key: every state of a game shares it."""
    return Table(name, players, options, sizes)


def table_of(game: Game, players: int, chosen: Mapping[str, OptionValue], sizes: Mapping[str, int]) -> Table:
    """The table for a game. Raises BadSetup for what the game does not offer."""
    game.check_players(players)
    known = [size.name for size in game.sizes]
    if not set(sizes) <= set(known):
        raise BadSetup(
            f"{game.name} is made small by {', '.join(known)}, not {', '.join(sizes)}", code="bad-option"
        )
    options = game.checked_options(players, chosen)
    return make_table(
        game.name, players, tuple(options.items()), tuple((name, int(sizes.get(name, 0))) for name in known)
    )


class Redealt:
    """The deal from which a redrawn world came, worked out when it is asked for."""

    def __init__(self, origin: Course, position: Position, seat: int) -> None:
        self._parts = origin, position, seat

    @cached_property
    def deal(self) -> Position:
        origin, position, seat = self._parts
        return origin.table.game.redeal(origin.deal, origin.position, position, seat, origin.actions)


class Course:
    """A game after some actions. It is not changed once made: `after` and `redrawn` make another.

    What takes time is found out when it is first asked for: the legal actions, what the seats have seen on the way, and in a
    redrawn world the deal from which it came.
    """

    __slots__ = (
        "_deal",
        "_legal",
        "_public",
        "_sight",
        "_text",
        "_trail",
        "actions",
        "is_over",
        "player",
        "position",
        "table",
    )

    def __init__(
        self, table: Table, position: Position, actions: tuple[int, ...], deal: Position | Redealt
    ) -> None:
        """`position` follows from `deal` by `actions`."""
        self.table = table
        self.position = position
        self.actions = actions
        self.is_over = bool(position["phase"] == OVER)
        self.player = int(position["player"])
        self._deal = deal
        self._legal: list[int] | None = None
        self._sight: bytes | None = None
        self._public: dict[str, Json] | None = None
        self._text: str | None = None
        self._trail: tuple[int, Position, tuple[bytes, ...]] | None = None

    @property
    def legal(self) -> list[int]:
        """The legal actions, ascending; none when the game is over."""
        if self._legal is None:
            buffer = self.table.buffer
            self._legal = sorted(buffer[: self.table.game.legal(self.position, buffer)].tolist())
        return self._legal

    @property
    def deal(self) -> Position:
        """The position that it began with."""
        return self._deal.deal if isinstance(self._deal, Redealt) else self._deal

    @property
    def sight(self) -> bytes:
        """A digest of all that the player to act observes now."""
        if self._sight is None:
            self._sight = self.table.glance(self.position, self.player)
        return self._sight

    @property
    def text(self) -> str:
        """The position as text."""
        if self._text is None:
            self._text = self.table.game.position_text(self.position)
        return self._text

    def view(self, seat: int) -> dict[str, Json]:
        """What a seat, or a spectator, sees now."""
        if self._public is None:
            self._public = self.table.game.view(self.position, SPECTATOR)
        return {**self._public, **self.table.game.own(self.position, seat)}

    def after(self, action: int) -> Course:
        """The game one action later. Unchecked: the action has to be legal."""
        position = copy(self.position)
        self.table.game.apply(position, action)
        course = Course(self.table, position, (*self.actions, action), self._deal)
        course._trail = self._trail
        return course

    def redrawn(self, seat: int, seed: np.uint64) -> Course:
        """A world that the seat cannot tell from this one."""
        position = copy(self.position)
        self.table.game.determinize(position, seat, seed)
        return Course(self.table, position, self.actions, Redealt(self, position, seat))

    def seen(self, seat: int) -> bytes:
        """A digest of all that a seat has observed from the deal on, in that order."""
        ply, position, digests = self._trail or self._begin_trail()
        game, seats = self.table.game, range(self.table.players)
        position = copy(position)
        for action in self.actions[ply:]:
            game.apply(position, action)
            digests = tuple(_joined(digests[k], self.table.glance(position, k)) for k in seats)
        self._trail = len(self.actions), position, digests
        return digests[seat]

    def _begin_trail(self) -> tuple[int, Position, tuple[bytes, ...]]:
        return 0, self.deal, tuple(self.table.glance(self.deal, seat) for seat in range(self.table.players))

    def returns(self) -> list[float]:
        """1 for a victory alone and as much for each seat together as against it: the sum is 0. All 0 before the end."""
        players = self.table.players
        return returns(
            players, winners_list(self.table.game, self.position) if self.is_over else range(players)
        )

    def __deepcopy__(self, memo: object) -> Course:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        positions, actions = (
            self.deal.tobytes() + self.position.tobytes(),
            np.array(self.actions, np.int32).tobytes(),
        )
        return read_course, (self.table, positions, actions)


def read_course(table: Table, positions: bytes, actions: bytes) -> Course:
    """The course that was written as its first and its present position and its actions."""
    state, half = table.game.state, len(positions) // 2
    played = tuple(np.frombuffer(actions, np.int32).tolist())
    return Course(table, from_bytes(state, positions[half:]), played, from_bytes(state, positions[:half]))


def _joined(before: bytes, after: bytes) -> bytes:
    return blake2b(before + after, digest_size=16).digest()
