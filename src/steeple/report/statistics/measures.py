"""Numbers computed from the games played, kept per deal so that two of them can be compared."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from steeple.kernel.game import Fact
from steeple.kernel.victory import victory_shares_of_games
from steeple.report.play.rows import STRETCHES, Rows
from steeple.report.play.series import Series
from steeple.report.statistics.intervals import FEWEST_DEALS, UNKNOWN, Estimate, Numbers, ratio, share

POINTS = "points per player"
WINNER_POINTS = "points of the winner"
LEAD = "points between first and second place"
SHARED = "shared wins"
DECISIONS = "decisions per game"
OWN_DECISIONS = "decisions per player"
CHOICES = "choices per decision"
ENDS_WHEN = "games that end when"


@dataclass(frozen=True)
class Played:
    """A series that has been played: its deals in order, with the games of a deal next to each other."""

    series: Series
    rows: Rows

    @property
    def players(self) -> int:
        return self.series.setting.players

    @property
    def games(self) -> int:
        return len(self.rows)

    @property
    def deals(self) -> int:
        return len(self.rows) // self.series.games_per_deal

    def by_deal(self, values: Numbers) -> Numbers:
        """Numbers given game by game, summed over the games of each deal."""
        summed: Numbers = values.reshape(self.deals, self.series.games_per_deal, *values.shape[1:]).sum(
            axis=1, dtype=float
        )
        return summed

    def shares(self) -> Numbers:
        """[game, seat]: the share of the victory."""
        return victory_shares_of_games(self.rows["winners"], self.players)

    def slots(self) -> Numbers:
        """[game, seat]: the line-up's slot that sat there."""
        rotations = np.arange(self.games) % self.series.games_per_deal
        sat: Numbers = (np.arange(self.players) - rotations[:, None]) % self.players
        return sat


@dataclass(frozen=True)
class Measure:
    """The sum of one number divided by the sum of another, both kept deal by deal."""

    words: str
    above: Numbers
    below: Numbers
    is_share: bool = False

    @property
    def estimate(self) -> Estimate:
        return (share if self.is_share else ratio)(self.above, self.below)

    def minus(self, other: Measure) -> Estimate:
        """The difference.

        If both have the same number of deals, these are paired, since their seeds are the same.
        """
        mine, its = ratio(self.above, self.below), ratio(other.above, other.below)
        if not (mine.is_known and its.is_known):
            return UNKNOWN
        if len(self.above) != len(other.above):
            return mine - its
        deals = len(self.above)
        pulls = self._pulls(mine.value) - other._pulls(its.value)
        if deals < FEWEST_DEALS:
            return Estimate.without_interval(mine.value - its.value)
        error = math.sqrt(deals / (deals - 1) * float((pulls * pulls).sum()))
        return Estimate.of(mine.value - its.value, error)

    def _pulls(self, value: float) -> Numbers:
        """How far each deal pulls the ratio away from this value."""
        pulls: Numbers = (self.above - value * self.below) / self.below.sum()
        return pulls


# --- Who wins, and how the games go ---


def games_by_deal(played: Played) -> Numbers:
    """How many games each deal has."""
    return np.full(played.deals, float(played.series.games_per_deal))


def name_seat(seat: int) -> str:
    """What people call a seat: seats are numbered in turn order, so seat 0 is the first player."""
    return f"the {_ORDINALS[seat]} player"


_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def measure_seat_share(played: Played, seat: int) -> Measure:
    """A seat's share of victory."""
    above = played.by_deal(played.shares()[:, seat])
    return Measure(f"wins of {name_seat(seat)}", above, games_by_deal(played), is_share=True)


def measure_seat_points(played: Played, seat: int) -> Measure:
    """A seat's points."""
    above = played.by_deal(played.rows["scores"][:, seat])
    return Measure(f"points of {name_seat(seat)}", above, games_by_deal(played))


def measure_bot_share(played: Played, bot: str) -> Measure:
    """A bot's share of victory per seat that it had."""
    sat = np.array([name == bot for name in played.series.lineup])[played.slots()]
    return Measure(
        bot,
        played.by_deal((played.shares() * sat).sum(axis=1)),
        played.by_deal(sat.sum(axis=1)),
        is_share=True,
    )


def measure_per_game(played: Played, words: str, values: Numbers, is_share: bool = False) -> Measure:
    """The mean of a number that every game has."""
    return Measure(words, played.by_deal(values), games_by_deal(played), is_share)


def measure_general(played: Played) -> Iterator[Measure]:
    """Points, margins, lengths and decisions."""
    scores, won = played.rows["scores"].astype(float), played.shares()
    ordered = np.sort(scores, axis=1)
    decisions = played.rows["decisions"].astype(float)
    yield measure_per_game(played, POINTS, scores.mean(axis=1))
    yield measure_per_game(played, WINNER_POINTS, (scores * won).sum(axis=1))
    yield measure_per_game(played, LEAD, ordered[:, -1] - ordered[:, -2])
    yield measure_per_game(played, SHARED, (won > 0).sum(axis=1) > 1, is_share=True)
    yield measure_per_game(played, DECISIONS, decisions)
    yield measure_per_game(played, OWN_DECISIONS, decisions / played.players)
    legal = played.by_deal(played.rows["legal"].sum(axis=1))
    yield Measure(CHOICES, legal, played.by_deal(decisions))
    chosen = played.rows["chosen"].sum(axis=(1, 3))
    for phase, words in enumerate(list_phases(played)):
        below = played.by_deal(chosen[:, phase])
        yield Measure(f"{CHOICES}, {words}", played.by_deal(played.rows["legal"][:, phase]), below)


def list_phases(played: Played) -> list[str]:
    """What players do in each phase, in the order of a row's fields."""
    game = played.series.setting.game
    return [game.questions.phases[game.phases[number]] for number in range(1, len(game.phases))]


def measure_ends(played: Played) -> Iterator[Measure]:
    """How often games ended for each reason."""
    game = played.series.setting.game
    for number, reason in enumerate(game.ends, start=1):
        words = f"{ENDS_WHEN} {game.questions.ends[reason]}"
        yield measure_per_game(played, words, played.rows["end"] == number, is_share=True)


@dataclass(frozen=True)
class Spread:
    """How often numbers came up: the middle of each bin, and its share of the total."""

    step: int
    middles: list[float]
    parts: list[Estimate]


_MOST_BINS = 40


def measure_spread(played: Played, values: Numbers, weights: Numbers, among: Numbers) -> Spread:
    """The spread of whole numbers, given as [game, anything], with weights of the same shape.

    `among` has all numbers that are drawn together, and they decide the bins. A bin holds three numbers if
    only every third one comes up, and more if there would be too many bins.
    """
    low, high = int(among.min()), int(among.max())
    apart = int(np.gcd.reduce(among.ravel() - low)) or 1
    step = apart * max(1, math.ceil((high - low + 1) / apart / _MOST_BINS))
    below = played.by_deal(weights.sum(axis=1))
    firsts = range(low, high + 1, step)
    here = [((values >= first) & (values < first + step)) * weights for first in firsts]
    parts = [share(played.by_deal(one.sum(axis=1)), below) for one in here]
    return Spread(step, [first + (step - 1) / 2 for first in firsts], parts)


# --- Decisions ---


def measure_legal_actions(played: Played, phase: int) -> list[tuple[int, Estimate]]:
    """How many legal actions there are in the course of a game: where each stretch begins, and its mean."""
    stretch = played.series.setting.game.questions.decisions_per_round(
        played.series.setting.game, played.players
    )
    above, below = (
        played.by_deal(played.rows["sums"][:, phase]),
        played.by_deal(played.rows["counts"][:, phase]),
    )
    # A stretch that hardly any game reaches says little about games.
    enough = below.sum(axis=0) >= max(1, played.games // 50)
    return [(k * stretch + 1, ratio(above[:, k], below[:, k])) for k in range(STRETCHES) if enough[k]]


def measure_kinds(played: Played) -> Iterator[Measure]:
    """How often a kind of action is chosen when it's legal. Kinds that are never legal are left out."""
    names = played.series.setting.game.questions.kinds
    chosen, offered = played.rows["chosen"].sum(axis=(1, 2)), played.rows["offered"].sum(axis=1)
    for kind, words in enumerate(names):
        if offered[:, kind].any():
            yield Measure(
                words, played.by_deal(chosen[:, kind]), played.by_deal(offered[:, kind]), is_share=True
            )


def measure_kinds_per_game(played: Played) -> Iterator[Measure]:
    """How often each player chooses a kind of action per game."""
    names = played.series.setting.game.questions.kinds
    chosen, offered = played.rows["chosen"].sum(axis=(1, 2)), played.rows["offered"].sum(axis=1)
    for kind, words in enumerate(names):
        if offered[:, kind].any():
            yield measure_per_game(played, words, chosen[:, kind] / played.players)


# --- What wins ---


@dataclass(frozen=True)
class Edge:
    """A fact among winners and among others, and the share of victory with and without it."""

    fact: Fact
    winners: Measure
    others: Measure
    wins_with: Measure
    wins_without: Measure


def find_edges(played: Played) -> list[Edge]:
    """What winners have more or less of than others."""
    won, facts = played.shares(), played.rows["facts"].astype(float)
    found = []
    for number, fact in enumerate(played.series.setting.game.questions.seat_facts):
        has = facts[:, :, number]
        found.append(
            Edge(
                fact,
                _weighted(played, fact, has, won),
                _weighted(played, fact, has, 1 - won),
                _weighted(played, fact, won, has, is_share=True),
                _weighted(played, fact, won, 1 - has, is_share=True),
            )
        )
    return found


def _weighted(
    played: Played, fact: Fact, values: Numbers, weights: Numbers, is_share: bool = False
) -> Measure:
    above, below = (values * weights).sum(axis=1), weights.sum(axis=1)
    return Measure(fact.words, played.by_deal(above), played.by_deal(below), is_share or fact.is_yes)


def measure_wins_by_value(played: Played) -> list[tuple[int, Estimate, int]]:
    """The share of victory for every value of the game's first fact, and how many seats had that value."""
    has, won = played.rows["facts"][:, :, 0].round().astype(int), played.shares()
    found = []
    for value in range(has.min(), has.max() + 1):
        here = has == value
        seats = int(here.sum())
        if seats >= max(2, played.games // 100):
            above, below = played.by_deal((won * here).sum(axis=1)), played.by_deal(here.sum(axis=1))
            found.append((value, share(above, below), seats))
    return found


def measure_game_facts(played: Played) -> Iterator[Measure]:
    """What games look like at the end."""
    for number, fact in enumerate(played.series.setting.game.questions.game_facts):
        values = played.rows["game_facts"][:, number].astype(float)
        yield measure_per_game(played, fact.words, values, fact.is_yes)
