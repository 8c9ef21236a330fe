"""How many bits a number has: Numba compiles a rule for each width that it is given."""

from __future__ import annotations

import numpy as np

from steeple.kernel.arrays import Index
from steeple.kernel.rule import rule


@rule
def wide(number: Index) -> int:
    """A number of 64 bits, so that what it is given to is compiled once and not again for narrow ones."""
    return np.int64(number)  # type: ignore[return-value] # an int to its callers
