"""The games that the soak looks at, and what has to hold in each of them."""

from __future__ import annotations

from soak.campanile_turns import INVARIANTS_1996, INVARIANTS_2009
from soak.campos_turns import INVARIANTS as CAMPOS
from soak.five_towers_turns import INVARIANTS as FIVE_TOWERS

INVARIANTS = {
    "campanile-1996": INVARIANTS_1996,
    "campanile-2009": INVARIANTS_2009,
    "campos": CAMPOS,
    "five-towers": FIVE_TOWERS,
}
