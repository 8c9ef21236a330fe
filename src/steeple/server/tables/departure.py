"""Whoever has deleted their account leaves their tables for good: the substitute plays on, and nobody waits for them."""

from __future__ import annotations

from contextlib import suppress

from steeple.errors import Refused
from steeple.server.tables import commands
from steeple.server.tables.live import LiveTable


async def dismiss_departed(table: LiveTable) -> None:
    """Have everybody leave a table who has deleted their account. Raises StoreError."""
    async with table.lock:
        await table.ensure_current()
        state = table.state
        people = {seat.person for seat in state.seats if seat.person is not None and not seat.is_gone}
        is_waiting = state.status in ("open", "playing")
    if not is_waiting or not people:
        return
    for person in await table.context.store.departed(sorted(people)):
        for seat in state.seats_of(person):
            with suppress(Refused):  # another process was faster
                await table.carry_out(commands.depart(person, seat))
