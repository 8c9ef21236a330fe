"""What a report asks about Campanile, in both editions: stakes, and the towers they are under."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from steeple.games.campanile.material import BUILD_ACTIONS, MOST_FLOORS, MOST_VALUE, N_STYLES, STYLE_NAMES
from steeple.games.campanile.towers import claim, influence, rank
from steeple.kernel.arrays import Counts, Positions
from steeple.kernel.game import Chosen, Fact, Facts, Game, Kinds, Questions
from steeple.kernel.rule import rule

KINDS = (
    "build 1 floor",
    "build 2 floors",
    "build 3 floors",
    "bet",
    "don't bet",
    "take a card",
    "move a marker",
)
PHASES = {"build": "building", "bet": "betting", "take": "taking a card"}
ENDS = {
    "finito": "Finito turns up",
    **{f"pile-{number}": f"pile {number} runs out" for number in (1, 2, 3)},
}
_BET, _NO_BET, _TAKE, _MOVE = 3, 4, 5, 6

SEAT_FACTS = (
    Fact("influence on the tallest tower"),
    Fact("towers led"),
    Fact("towers bet on"),
    Fact("bets"),
    Fact("influence on all towers"),
    Fact("the lead on the tallest tower", is_yes=True),
    Fact("the lead on the second-tallest tower", is_yes=True),
    Fact("a 3 under the tallest tower", is_yes=True),
)
GAME_FACTS = (
    Fact("floors of the tallest tower"),
    Fact("floors between the tallest tower and the second-tallest"),
    Fact("floors of the lowest tower"),
    Fact("two players tie for influence on the tallest tower", is_yes=True),
    *(Fact(f"the {name} tower is the tallest", is_yes=True) for name in STYLE_NAMES),
)


def kinds_of(game: Game) -> Kinds:
    """The kind of each action, read from its text: R2 builds, +B bets, - doesn't, =Y takes, R>B moves."""
    kinds = np.empty(game.actions, np.int8)
    kinds[:BUILD_ACTIONS] = np.arange(BUILD_ACTIONS) % MOST_FLOORS
    for action in range(BUILD_ACTIONS, game.actions):
        text = game.action_text(action)
        kinds[action] = (
            _NO_BET if text == "-" else _BET if text[0] == "+" else _TAKE if text[0] == "=" else _MOVE
        )
    return kinds


def decisions_per_round(game: Game, players: int) -> int:
    """Every turn has one decision in each phase."""
    return players * (len(game.phases) - 1)


class Towers(NamedTuple):
    """What the rules say about the towers of finished games."""

    order: Counts
    """[game, rank]: the styles, tallest tower first."""
    stakes: Counts
    """[game, style, seat]: each player's influence."""
    claims: Counts
    """[game, style, seat]: whose is greatest is paid first; 0 without a stake."""

    @classmethod
    def of(cls, finals: Positions) -> Towers:
        """Ask the rules about every game. All have the same number of players."""
        shape = len(finals), N_STYLES, int(finals["players"][0])
        found = cls(np.zeros(shape[:2], np.int64), np.zeros(shape, np.int64), np.zeros(shape, np.int64))
        read_towers(finals, found)
        return found


@rule(apart=True)
def read_towers(finals: Positions, found: Towers) -> None:
    """Write what the rules say about the towers of each game."""
    for k in range(len(finals)):
        s = finals[k]
        for style in range(N_STYLES):
            found.order[k, rank(s, style)] = style
            for seat in range(s.players):
                found.stakes[k, style, seat] = influence(s, style, seat)
                found.claims[k, style, seat] = claim(s, style, seat)


def read_seats(game: Game, finals: Positions, chosen: Chosen) -> Facts:
    """[game, seat, fact]: at the end all stakes can be read from the towers."""
    games = np.arange(len(finals))
    order, sums, claims = Towers.of(finals)
    leads = (claims == claims.max(axis=2, keepdims=True)) & (claims > 0)
    tallest, second = order[:, 0], order[:, 1]
    threes = finals["under"][games, tallest, : sums.shape[2], MOST_VALUE]
    facts = (
        sums[games, tallest],
        leads.sum(axis=1),
        (sums > 0).sum(axis=1),
        chosen[:, :, :, _BET].sum(axis=2),
        sums.sum(axis=1),
        leads[games, tallest],
        leads[games, second],
        threes > 0,
    )
    return np.stack(facts, axis=2).astype(np.float32)


def read_games(game: Game, finals: Positions, chosen: Chosen) -> Facts:
    """[game, fact]: the five towers at the end."""
    heights = -np.sort(-finals["height"].astype(int), axis=1)
    order, stakes, _ = Towers.of(finals)
    tallest = order[:, 0]
    on_it = -np.sort(-stakes[np.arange(len(finals)), tallest], axis=1)
    is_tied = (on_it[:, 0] == on_it[:, 1]) & (on_it[:, 0] > 0)
    which = [tallest == style for style in range(N_STYLES)]
    facts = (heights[:, 0], heights[:, 0] - heights[:, 1], heights[:, -1], is_tied, *which)
    return np.stack(facts, axis=1).astype(np.float32)


QUESTIONS = Questions(
    kinds=KINDS,
    kinds_of=kinds_of,
    phases=PHASES,
    ends=ENDS,
    decisions_per_round=decisions_per_round,
    seat_facts=SEAT_FACTS,
    read_seats=read_seats,
    game_facts=GAME_FACTS,
    read_games=read_games,
)
