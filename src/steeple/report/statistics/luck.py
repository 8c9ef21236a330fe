"""Luck against skill: what of the result goes with the deal, what with who plays, what with the seat.

A deal is played from every seat, so for each seat there are as many results of it as there are slots in the line-up:
Y(deal, seat, slot). The variance of Y over all games and seats is split into

seat   the variance of the seats' means: who acts first, whoever plays and whatever is dealt;
bot    the variance of the bots' means: who plays;
deal   the covariance of two results of the same deal at the same seat with different slots there, averaged over all such
       pairs: what stays with the seat's cards when the bots change seats;
rest   what is left: the bots' own chance, and how well bot and deal happened to fit.

The error of each part comes from leaving out one fiftieth of the deals after the other.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from steeple.report.statistics.intervals import Estimate, Numbers, jackknifed, share
from steeple.report.statistics.measures import Played

PARTS = ("seat", "bot", "deal", "rest")


@dataclass(frozen=True)
class Luck:
    """The parts of the variance of a result; together 1."""

    seat: Estimate
    bot: Estimate
    deal: Estimate
    rest: Estimate


def luck_of_victory(played: Played) -> Luck:
    """The parts of the share of victory."""
    return _split(played, played.shares())


def luck_of_points(played: Played) -> Luck:
    """The parts of the points, less the mean of the table."""
    points = played.rows["scores"].astype(float)
    return _split(played, points - points.mean(axis=1, keepdims=True))


def _split(played: Played, results: Numbers) -> Luck:
    """`results` are [game, seat]."""
    players = played.players
    by_slot = np.empty((played.deals, players, players))
    games = np.arange(played.games)
    for seat in range(players):
        by_slot[games // players, seat, played.slots()[:, seat]] = results[:, seat]
    names = np.unique(played.series.lineup, return_inverse=True)[1]

    def estimate(part: int) -> Estimate:
        return jackknifed(lambda deals: _parts(by_slot[deals], names)[part], played.deals)

    return Luck(*map(estimate, range(4)))


def _parts(results: Numbers, names: Numbers) -> tuple[float, float, float, float]:
    """The parts of [deal, seat, slot], where `names` says which bot a slot has."""
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


def wins_of_a_deal(played: Played) -> list[Estimate]:
    """How often the first slot's bot won a deal alone from no seat, from one seat, … from every seat."""
    own = (played.slots() == 0) & (played.shares() == 1)
    wins = played.by_deal(own.any(axis=1))
    return [share(wins == number, np.ones(played.deals)) for number in range(played.players + 1)]


def same_seat_by_chance(played: Played) -> float:
    """How often that would be if the games of a deal had nothing in common but their seats and bots."""
    wins, slots = played.shares() == 1, played.slots()
    rates = [
        [wins[:, seat][slots[:, seat] == slot].mean() for slot in range(played.players)]
        for seat in range(played.players)
    ]
    return float(np.prod(rates, axis=1).sum())


def same_seat_wins(played: Played) -> Estimate:
    """How often one seat won all games of a deal alone, whoever sat there."""
    alone = played.by_deal(played.shares() == 1)
    return share((alone == played.players).any(axis=1), np.ones(played.deals))
