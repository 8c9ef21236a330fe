"""Entry points for compiled code that works with any game.

Algorithms for all games (playouts, search, vectors) call these functions. The compiler picks the game's rule
by the record's type, so the choice costs nothing at run time. Every game calls `register` once. From plain
Python, call the `Game`'s rules instead: they are the same functions.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from steeple.kernel.arrays import Actions, Features, Mask, Position, Scores, Shares, Tensor, Weights
from steeple.kernel.game import MOST_PLAYERS, Game
from steeple.kernel.rule import IS_COMPILED, rule

_GAMES: dict[Any, Game] = {}


def register(game: Game) -> Game:
    """Make `game`'s rules the ones for its record type. Two games can't share a type."""
    if game.seats[-1] > MOST_PLAYERS:
        raise ValueError(
            f"{game.name} is for {game.seats[-1]} players; no game may have more than {MOST_PLAYERS}"
        )
    known = _GAMES.setdefault(game.state, game)
    if known.name != game.name:
        raise ValueError(f"{game.name} and {known.name} have the same record type; name a field differently")
    return game


def setup(s: Position) -> None:
    """Deal a new game into a blank record, from `s.rng`."""
    _GAMES[s.dtype].setup(s, s)


def legal(s: Position, out: Actions) -> int:
    """List the legal actions in `out`, each once, in an order that follows from the position; return how
    many.

    The rest of `out` may be overwritten.
    """
    return _GAMES[s.dtype].legal(s, out)


def apply(s: Position, action: int) -> None:
    """Carry out a legal action. It isn't checked: an illegal one leaves a meaningless record."""
    _GAMES[s.dtype].apply(s, action)


def scores(s: Position, out: Scores) -> None:
    """Write every seat's points to `out`."""
    _GAMES[s.dtype].scores(s, out)


def winners(s: Position) -> int:
    """The winning seats of a finished game, as bits."""
    return _GAMES[s.dtype].winners(s)


def determinize(s: Position, seat: int, seed: np.uint64) -> None:
    """Redraw everything `seat` can't know, including the generator; keep everything it knows."""
    _GAMES[s.dtype].determinize(s, seat, seed)


def redraw(s: Position, seed: np.uint64) -> None:
    """Redraw what nobody can know, including the generator; keep every hand."""
    _GAMES[s.dtype].redraw(s, seed)


def observe(s: Position, seat: int, out: Tensor) -> None:
    """Write what `seat` knows to `out`, laid out like the game's `planes`."""
    _GAMES[s.dtype].observe(s, seat, out)


def write_features(s: Position, seat: int, out: Features) -> None:
    """Write the numbers that a network is shown of what `seat` knows, laid out like the game's `sight`."""
    _GAMES[s.dtype].sight.write(s, seat, out)


def locate(s: Position, action: int) -> int:
    """Where a network's opinion of a legal action stands; see the game's `sight`."""
    return _GAMES[s.dtype].sight.locate(s, action)


def weigh_alike(s: Position, actions: Actions, count: int, weights: Weights) -> None:
    """Write how likely each of actions[:count] is, compared with others at the same place; see `locate`."""
    _GAMES[s.dtype].sight.weigh_alike(s, actions, count, weights)


def weigh(s: Position, actions: Actions, count: int, weights: Weights) -> None:
    """Write how likely a hasty player is to choose each of actions[:count], which are some or all of the
    legal ones.

    Weights are above 0, on any scale. They don't depend on anything the player to act can't know.
    """
    _GAMES[s.dtype].weigh(s, actions, count, weights)


def evaluate(s: Position, shares: Shares) -> None:
    """Estimate each seat's share of victory from the position alone. The game must not be over."""
    _GAMES[s.dtype].evaluate(s, shares)


@rule
def legal_mask(s: Position, buffer: Actions, out: Mask) -> int:
    """Set `out` to True at the legal actions, False elsewhere; list them in `buffer`; return how many."""
    count = legal(s, buffer)
    out[:] = False
    for k in range(count):
        out[buffer[k]] = True
    return count


def game_of(record: Any) -> Game | None:
    """The game whose positions have this Numba type."""
    from numba import from_dtype, types

    if isinstance(record, types.Record):
        for state, game in _GAMES.items():
            if from_dtype(state) == record:
                return game
    return None


if IS_COMPILED:
    import steeple.kernel.dispatch  # noqa: F401 - tells the compiler which rule belongs to which game
