"""The pieces of work of a training, which any executor can do: chunks of games, and trials."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from steeple.ai.search import GUIDED
from steeple.ai.tree import Memory
from steeple.ai.weights import from_bytes
from steeple.games import GAMES
from steeple.kernel.game import Game
from steeple.kernel.rng import derive
from steeple.kernel.seed import series_seed
from steeple.learn.plan import CHUNK, Plan, setups
from steeple.learn.self_play import DEEPER, Desk, Rows, play_games
from steeple.learn.trial import play_trial

_TRIAL = np.uint64(0x7E57)
"""Sets the deals of trials apart from those to learn from."""


@dataclass(frozen=True)
class Chunk:
    """Some games of a generation, with one number of players and one choice of options."""

    plan: Plan
    generation: int
    number: int
    network: bytes | None
    """Who plays; None: the bot without a network."""


@dataclass(frozen=True)
class Trial:
    """A deal that a new network plays against the last one, from both seats."""

    plan: Plan
    generation: int
    number: int
    new: bytes
    old: bytes


def chunks(plan: Plan, generation: int, network: bytes | None) -> Iterator[Chunk]:
    """All chunks of a generation."""
    return (Chunk(plan, generation, number, network) for number in range(plan.chunks))


def trials(plan: Plan, generation: int, new: bytes, old: bytes) -> Iterator[Trial]:
    """All deals of a trial."""
    return (Trial(plan, generation, number, new, old) for number in range(plan.trial_deals))


def play_chunk(chunk: Chunk) -> tuple[int, Rows]:
    """A chunk's number, and what there is to learn from it. It follows from the chunk alone."""
    plan, game = chunk.plan, GAMES[chunk.plan.game]
    kinds = setups(game)
    players, options = kinds[chunk.number % len(kinds)]
    memory = make_memory(game, chunk.network, DEEPER * plan.simulations)
    rows = Rows.room(game, CHUNK * game.longest)
    seed = np.uint64(derive(series_seed(plan.seed), chunk.generation))
    desk, first = Desk.of(game), CHUNK * chunk.number
    desk.positions[1] = game.blank(players, options)
    count = play_games(memory, desk, seed, first, CHUNK, plan.simulations, rows)
    return chunk.number, rows.first(count)


def play_deal(trial: Trial) -> float:
    """The new network's share of victory in a deal, over both seats. It follows from the trial alone."""
    plan, game = trial.plan, GAMES[trial.plan.game]
    new, old = (make_memory(game, network, plan.trial_simulations) for network in (trial.new, trial.old))
    seed = np.uint64(derive(series_seed(plan.seed), trial.generation) ^ _TRIAL)
    seed, desk = np.uint64(derive(seed, trial.number)), Desk.of(game)
    desk.positions[1] = game.blank(game.seats[0])
    seats = range(game.seats[0])
    each = (plan.trial_simulations, plan.trial_simulations)
    shares = [play_trial(new, old, desk, seed, seat, each) for seat in seats]
    return sum(shares) / len(shares)


def make_memory(game: Game, network: bytes | None, simulations: int) -> Memory:
    """The memory of a tree that has room for this many simulations."""
    made = None if network is None else from_bytes(game.sight, network)
    memory = Memory.of(game, 64 * (simulations + 16), made)
    GUIDED.set(memory, game, made is not None)
    return memory
