"""How a network got better, drawn."""

from __future__ import annotations

import io

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from steeple.learn.training import Training

_COLOUR = "#8c3b2a"


def draw_training(training: Training) -> bytes:
    """A PNG: how far the network was off in each generation, and how it did in its trials."""
    numbers = [one.number for one in training.log]
    figure = Figure(figsize=(8, 3.2), dpi=150, layout="constrained")
    left, right = figure.subplots(1, 2)
    left.plot(numbers, [one.losses.shares for one in training.log], "o-", color=_COLOUR, label="shares")
    left.plot(
        numbers, [one.losses.opinions for one in training.log], "s--", color="#3b6b8c", label="opinions"
    )
    left.set_ylabel("off by (cross-entropy)")
    left.legend(frameon=False)
    tried = [one for one in training.log if one.share is not None]
    right.axhline(50, color="#888888", linewidth=1)
    right.plot([one.number for one in tried], [100 * (one.share or 0) for one in tried], "o", color=_COLOUR)
    right.set_ylabel("% won against the last kept")
    for axes in (left, right):
        axes.set_xlabel("generation")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.spines[["top", "right"]].set_visible(False)
    figure.suptitle(f"{training.plan.game}: {training.plan.games:,} games a generation", fontsize="medium")
    picture = io.BytesIO()
    figure.savefig(picture, format="png")
    return picture.getvalue()
