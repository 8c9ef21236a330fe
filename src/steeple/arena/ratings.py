"""Ratings of bots by OpenSkill's Plackett–Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from steeple.arena.tournament import Result, Settings


@dataclass(frozen=True)
class Rating:
    """A bot's strength. A bot that hasn't played yet has 25."""

    bot: str
    mu: float
    sigma: float


def rate_bots(settings: Settings, results: Sequence[Result]) -> list[Rating]:
    """The ratings after all games, best bot first.

    Games count in the tournament's order, not in the order they ended in. All winners rank first and
    everybody else second, since the rules say who wins but not who comes second. A bot with several seats in
    a game gets the mean of what each seat would get, so what it wins from itself cancels out.
    """
    model = PlackettLuce()
    current = {bot: model.rating(name=bot) for bot in settings.bots}
    for result in sorted(results, key=lambda result: _order(settings, result)):
        # Each seat gets a copy, because the model writes to it.
        before = [[_mean(model, bot, [current[bot]])] for bot in result.bots]
        ranks = [0.0 if seat in result.winners else 1.0 for seat in range(len(result.bots))]
        after = model.rate(before, ranks=ranks)
        for bot in set(result.bots):
            seats = [team[0] for team, name in zip(after, result.bots, strict=True) if name == bot]
            current[bot] = _mean(model, bot, seats)
    found = [Rating(bot, rating.mu, rating.sigma) for bot, rating in current.items()]
    return sorted(found, key=lambda rating: -rating.mu)


def _mean(model: PlackettLuce, bot: str, seats: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    return model.rating(fmean(rating.mu for rating in seats), fmean(rating.sigma for rating in seats), bot)


def _order(settings: Settings, result: Result) -> tuple[int, list[int], int]:
    return result.deal, [settings.bots.index(bot) for bot in result.bots], result.single
