"""Games that a bot plays against itself, and what a network can learn from each decision."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from steeple.ai.policy import share_victory
from steeple.ai.tree import Memory, carry_out, how_far_ahead, list_legal
from steeple.kernel.arrays import Features, Position, Positions, Scores, Shares, wide
from steeple.kernel.game import MOST_PLAYERS, OVER, Game
from steeple.kernel.observation import turned, unturned
from steeple.kernel.rng import below, derive, mix, substream
from steeple.kernel.rule import rule
from steeple.kernel.verbs import locate, scores, setup, write_features
from steeple.learn.gumbel import Drawing, decide, value_seats

ALL = 32_000
"""All of a policy. A place where no legal action stands has NOTHING."""

NOTHING = -1

ONE_IN, DEEPER = 8, 8
"""One decision in 8 takes 8 times the simulations. Only these say which actions to prefer, because few
simulations don't tell. The others bring the games to their end."""

_APART = np.uint64(0x1EA2)
"""Sets the bots' seeds apart from the deal's."""

_DEPTH = np.uint64(0xDEE9)


class Rows(NamedTuple):
    """What there is to learn: a row for each decision between several actions.

    Places count from the player's.
    """

    features: npt.NDArray[np.int8]
    """What the player who decided was shown."""
    policies: npt.NDArray[np.int16]
    """By place for actions (see `locate`): how often each should be chosen, of ALL; 0 for all where
    there were too few simulations to tell."""
    shares: npt.NDArray[np.float32]
    """Each place's share of victory in the end."""
    leads: npt.NDArray[np.float32]
    """How far each place was ahead in the end, from 0 to 1."""
    found: npt.NDArray[np.float32]
    """The shares that the search expected."""

    @classmethod
    def room(cls, game: Game, rows: int) -> Rows:
        """Zeroed rows."""
        sight, seats = game.sight, (rows, MOST_PLAYERS)
        return cls(
            np.zeros((rows, sight.size), np.int8),
            np.zeros((rows, sight.choices), np.int16),
            np.zeros(seats, np.float32),
            np.zeros(seats, np.float32),
            np.zeros(seats, np.float32),
        )

    def first(self, count: int) -> Rows:
        """A copy of the first rows."""
        return Rows(
            self.features[:count].copy(),
            self.policies[:count].copy(),
            self.shares[:count].copy(),
            self.leads[:count].copy(),
            self.found[:count].copy(),
        )

    @classmethod
    def joined(cls, parts: list[Rows]) -> Rows:
        """All rows of these parts, in their order."""
        columns = zip(*parts, strict=True)
        features, policies, shares, leads, found = (np.concatenate(column) for column in columns)
        return cls(features, policies, shares, leads, found)


class Desk(NamedTuple):
    """Working memory for playing a game."""

    drawing: Drawing
    positions: Positions
    """Two: the present game's, and one before the deal."""
    features: Features
    shares: Shares
    points: Scores
    players: npt.NDArray[np.int32]
    """Who decided, row by row of the present game."""

    @classmethod
    def of(cls, game: Game) -> Desk:
        """Zeroed memory for one thread."""
        return cls(
            Drawing.of(game),
            np.zeros(2, game.state),
            np.zeros(game.sight.size, np.int16),
            np.zeros(MOST_PLAYERS),
            np.zeros(MOST_PLAYERS, np.int16),
            np.zeros(game.longest, np.int32),
        )


@rule
def is_deep(seed: np.uint64) -> bool:
    """Whether the decision with this seed is one with more simulations."""
    return below(mix(seed ^ _DEPTH), ONE_IN) == 0


@rule(apart=True)
def note_decision(
    memory: Memory, desk: Desk, s: Position, count: int, is_policy: bool, rows: Rows, at: int
) -> None:
    """Write a row about a decision: what the player saw, how it should choose if that's clear, and what it
    expects."""
    seat, drawing = wide(s.player), desk.drawing
    write_features(s, seat, desk.features)
    rows.features[at] = desk.features.astype(np.int8)
    rows.policies[at] = NOTHING
    policy = memory.mind.units[0].weights
    for k in range(count):
        policy[locate(s, wide(drawing.actions[k]))] = 0
    for k in range(count):
        policy[locate(s, wide(drawing.actions[k]))] += drawing.policy[k] * is_policy
    for k in range(count):
        place = locate(s, wide(drawing.actions[k]))
        rows.policies[at, place] = np.int16(ALL * min(policy[place], np.float32(1)))
    value_seats(memory, drawing, count, wide(s.players), desk.shares)
    for place in range(s.players):
        rows.found[at, place] = desk.shares[unturned(s, place, seat)]


@rule(apart=True)
def note_result(desk: Desk, s: Position, rows: Rows, first: int, count: int) -> None:
    """Write how the game went into the rows of its decisions."""
    share_victory(s, desk.shares)
    scores(s, desk.points)
    for seat in range(s.players):
        share, lead = desk.shares[seat], how_far_ahead(s, desk.points, seat)
        for k in range(count):
            place = turned(s, seat, wide(desk.players[k]))
            rows.shares[first + k, place], rows.leads[first + k, place] = share, lead


@rule(apart=True)
def play_game(memory: Memory, desk: Desk, seed: np.uint64, simulations: int, rows: Rows, first: int) -> int:
    """Play the game dealt in `desk.positions`, and write rows from `first` on; returns how many."""
    s, actions, count, ply = desk.positions[0], desk.drawing.actions, 0, 0
    while s.phase != OVER:
        options, chosen = list_legal(s, actions), 0
        if options > 1:
            own = substream(seed, ply)
            deep = is_deep(own)
            most = simulations * (DEEPER if deep else 1)
            chosen = decide(memory, desk.drawing, s, options, most, own, 1.0)
            note_decision(memory, desk, s, options, deep, rows, first + count)
            desk.players[count] = s.player
            count += 1
        carry_out(s, wide(actions[chosen]))
        ply += 1
    note_result(desk, s, rows, first, count)
    return count


@rule(apart=True)
def play_games(
    memory: Memory,
    desk: Desk,
    seed: np.uint64,
    first: int,
    games: int,
    simulations: int,
    rows: Rows,
) -> int:
    """Play games number first, first + 1 … of a series; returns how many rows that made."""
    count = 0
    s = desk.positions[0]
    for number in range(first, first + games):
        desk.positions[0] = desk.positions[1]
        s.rng = derive(seed, number)
        own = mix(s.rng ^ _APART)
        setup(s)
        count += play_game(memory, desk, own, simulations, rows, count)
    return count
