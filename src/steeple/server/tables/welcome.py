"""The answer to hello: everything a client needs to draw a table."""

from __future__ import annotations

from steeple.server.store.store import Store
from steeple.server.tables.encoding import encode_welcome
from steeple.server.tables.live import LiveTable


async def welcome(store: Store, table: LiveTable, person: str | None, seen: int | None) -> str:
    """The table for a viewer who has seen its steps up to `seen`, as JSON. The table's lock must be held."""
    await table.ensure_current()
    chats = await store.chats(table.id)
    if chats and not table.listeners:  # nobody waits to be told of these
        table.last_chat = chats[-1].id
    state = table.state
    first = seen if seen is not None and seen <= state.number else 0
    return encode_welcome(state, person, table.log.after(first), chats, table.snapshots().of(person))
