"""Decision: an action, and why it was preferred to the others."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Choice:
    """What a search found out about one legal action."""

    action: int
    visits: int
    value: float
    """Mean reward: share of victory, and a little for points."""
    share: float
    """Expected share of victory of the player who decides; nan if never tried."""
    error: float
    """Its standard error."""
    points: float
    """Expected points of that player; at a cut-off those at that time."""

    @classmethod
    def untried(cls, action: int) -> Choice:
        """An action that nothing was found out about."""
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
        """From the sums over all tries."""
        if tries == 0:
            return cls(action, int(visits), value / visits if visits else 0.0, math.nan, math.nan, math.nan)
        mean = shares / tries
        spread = max(squares / tries - mean * mean, 0.0)
        # A share that was the same in a few tries is not certain: as if one more had gone the other way.
        error = math.sqrt(max(spread, 1 / (4 * tries)) / tries) if tries > 1 else 0.5
        return cls(action, int(visits), value / max(visits, 1.0), mean, error, points / tries)

    @property
    def order(self) -> tuple[float, float, int]:
        """Sorting by it puts the best first."""
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
    """How many actions ahead the search looked at most."""
    seconds: float
    is_solved: bool = False
    """Whether the shares are exact: the rest of the game was played through in every possible way."""

    @property
    def action(self) -> int:
        return self.choices[0].action
