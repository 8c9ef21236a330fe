"""Decision: an action, and why the player preferred it to the others."""

from __future__ import annotations

import math
from dataclasses import dataclass

HINT_BOT = "level:5"
"""Who is asked for a hint."""

HINT_SECONDS = 0.5
"""How long it may think."""


@dataclass(frozen=True)
class Choice:
    """What a search found about one legal action."""

    action: int
    visits: int
    value: float
    """The mean reward: the share of victory, and a little for points."""
    share: float
    """The expected share of victory of the player who decides; nan if it was never tried."""
    error: float
    """The standard error of the share."""
    points: float
    """The expected points of that player; where playouts are cut off, the points at that time."""

    @classmethod
    def untried(cls, action: int) -> Choice:
        """An action that was never tried."""
        return cls(action, 0, 0.0, math.nan, math.nan, math.nan)

    @classmethod
    def of(
        cls,
        action: int,
        visits: float,
        value: float,
        tries: float,
        shares: float,
        squares: float,
        points: float,
    ) -> Choice:
        """Make a choice from the sums over all tries."""
        if tries == 0:
            return cls(action, int(visits), value / visits if visits else 0.0, math.nan, math.nan, math.nan)
        mean = shares / tries
        spread = max(squares / tries - mean * mean, 0.0)
        # A few tries with the same share prove little: count as if one more had gone the other way.
        error = math.sqrt(max(spread, 1 / (4 * tries)) / tries) if tries > 1 else 0.5
        return cls(action, int(visits), value / max(visits, 1.0), mean, error, points / tries)

    @property
    def order(self) -> tuple[float, float, int]:
        """A sort key that puts the best choice first."""
        return (-self.visits, -self.value, self.action)


@dataclass(frozen=True)
class Decision:
    """The outcome of thinking."""

    choices: tuple[Choice, ...]
    """Every legal action, the preferred one first."""
    line: tuple[int, ...]
    """The actions expected from here on, the preferred one first."""
    simulations: int
    depth: int
    """The most actions that the search looked ahead."""
    seconds: float
    is_solved: bool = False
    """Whether the shares are exact: the rest of the game was played through in every possible way."""

    @property
    def action(self) -> int:
        return self.choices[0].action
