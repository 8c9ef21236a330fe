"""Luck against skill: how much of the result goes with the deal, with who plays, and with the seat.

A deal is played from every seat, so each seat of it has as many results as the line-up has slots: Y(deal,
seat, slot). The variance of Y over all games and seats is split into

seat   the variance of the seats' means: who acts first, whatever the bots and the deal;
bot    the variance of the bots' means: who plays;
deal   the covariance of two results of the same deal at the same seat with different slots there, averaged
over
       all pairs: what stays with the seat's cards when the bots change seats;
rest   what is left: the bots' random choices, and how well a bot and a deal happened to fit.

The error of each part comes from leaving out one fiftieth of the deals after another.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from steeple.report.statistics.intervals import Estimate, Numbers, jackknife, share
from steeple.report.statistics.measures import Played

PARTS = ("seat", "bot", "deal", "rest")


@dataclass(frozen=True)
class Luck:
    """The parts of the variance of a result. They add up to 1."""

    seat: Estimate
    bot: Estimate
    deal: Estimate
    rest: Estimate


def split_victory(played: Played) -> Luck:
    """The parts of the variance of the share of victory."""
    return _split(played, played.shares())


def split_points(played: Played) -> Luck:
    """The parts of the variance of the points, each counted from the game's mean."""
    points = played.rows["scores"].astype(float)
    return _split(played, points - points.mean(axis=1, keepdims=True))


def _split(played: Played, results: Numbers) -> Luck:
    """The parts of the variance of `results`, given as [game, seat]."""
    players = played.players
    by_slot = np.empty((played.deals, players, players))
    games = np.arange(played.games)
    for seat in range(players):
        by_slot[games // players, seat, played.slots()[:, seat]] = results[:, seat]
    names = np.unique(played.series.lineup, return_inverse=True)[1]

    def estimate(part: int) -> Estimate:
        return jackknife(lambda deals: _parts(by_slot[deals], names)[part], played.deals)

    return Luck(*map(estimate, range(4)))


def _parts(results: Numbers, names: Numbers) -> tuple[float, float, float, float]:
    """The parts of the variance of [deal, seat, slot], where `names` has the number of each slot's bot."""
    deals, players, _ = results.shape
    total = float(results.var())
    if total == 0 or deals < 2:
        return math.nan, math.nan, math.nan, math.nan
    seat = float(results.mean(axis=(0, 2)).var())
    bots = np.array([results[:, :, names == name].mean() for name in names])
    bot = float(bots.var())
    rests = results - results.mean(axis=0)
    pairs = (rests.sum(axis=2) ** 2 - (rests**2).sum(axis=2)).sum() / (players * players * (players - 1))
    deal = float(pairs) / (deals - 1)
    return seat / total, bot / total, deal / total, 1 - (seat + bot + deal) / total


def measure_wins_per_deal(played: Played) -> list[Estimate]:
    """How often the first slot's bot won a deal alone from no seat, from one, and so on up to every seat."""
    own = (played.slots() == 0) & (played.shares() == 1)
    wins = played.by_deal(own.any(axis=1))
    return [share(wins == number, np.ones(played.deals)) for number in range(played.players + 1)]


def expect_same_seat_wins(played: Played) -> float:
    """How often `measure_same_seat_wins` would happen if games of a deal shared only their seats and bots."""
    wins, slots = played.shares() == 1, played.slots()
    rates = [
        [wins[:, seat][slots[:, seat] == slot].mean() for slot in range(played.players)]
        for seat in range(played.players)
    ]
    return float(np.prod(rates, axis=1).sum())


def measure_same_seat_wins(played: Played) -> Estimate:
    """How often one seat won all games of a deal alone, no matter who sat there."""
    alone = played.by_deal(played.shares() == 1)
    return share((alone == played.players).any(axis=1), np.ones(played.deals))
