"""The ladder of a tournament's bots, drawn."""

from __future__ import annotations

import io

from matplotlib.figure import Figure

from steeple.arena.summary import Summary
from steeple.plurals import count_of

_COLOUR = "#8c3b2a"


def draw_ladder(summary: Summary) -> bytes:
    """A PNG of the bots by rating, best on top, each with two standard deviations either way."""
    found = summary.ratings[::-1]
    figure = Figure(figsize=(7, 1.6 + 0.45 * len(found)), dpi=150, layout="constrained")
    axes = figure.add_subplot()
    places, middle = range(len(found)), [rating.mu for rating in found]
    axes.errorbar(
        *(middle, places),
        xerr=[2 * rating.sigma for rating in found],
        fmt="o",
        color=_COLOUR,
        capsize=4,
        markersize=7,
    )
    axes.set_yticks(places, [rating.bot for rating in found])
    axes.set_ylim(-0.6, len(found) - 0.4)
    axes.set_xlabel("rating (OpenSkill), with two standard deviations")
    axes.set_title(_make_title(summary), loc="left", fontsize="medium")
    axes.grid(axis="x", color="#dddddd")
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0)
    picture = io.BytesIO()
    figure.savefig(picture, format="png")
    return picture.getvalue()


def _make_title(summary: Summary) -> str:
    settings = summary.settings
    words = [settings.game, f"{settings.players} players", count_of(summary.games, "game")]
    if settings.simulations is not None:
        words.append(f"{count_of(settings.simulations, 'simulation')} per decision")
    if settings.milliseconds is not None:
        words.append(f"{settings.milliseconds:,} ms per decision")
    return ", ".join(words)
