"""Tables as full as they get: every seat taken, by people with names as long as they may be."""

from __future__ import annotations

from typing import Literal

from steeple.games import GAMES
from steeple.server.tables.seat import Seat
from support.browser.layout import LONG_NAMES
from support.browser.table import Table, late_table
from support.browser.visitor import Visitor
from support.server.prepared_tables import turn_near
from support.server.serving import Server

Moment = Literal["first", "middle", "late", "over"]
SHARES: dict[Moment, float] = {"first": 0.0, "middle": 0.5, "late": 1.0}
"""How much of the game has been played."""

HOST = LONG_NAMES[0]
"""Who looks at the pages. They sit first."""


async def full_table(
    visitor: Visitor, server: Server, game: str, moment: Moment, *, has_bots: bool = False
) -> Table:
    """A table with all its seats taken, where it is this person's turn, or where the game is over."""
    players = max(GAMES[game].seats)
    others = [Seat("person", name, None) for name in LONG_NAMES[1:players]]
    if has_bots:
        others = [Seat("bot", "random", None, "random")] * (players - 1)
    last = turn_near(game, players, SHARES[moment]) if moment in SHARES else 0
    return await late_table(visitor, server, game, players, others, last)
