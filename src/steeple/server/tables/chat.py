"""Talk at a table: beside the log of steps, for whoever looks on."""

from __future__ import annotations

from steeple.server.protocol.messages import Said
from steeple.server.store.rows import PersonRow
from steeple.server.store.store import Store
from steeple.server.tables.encoding import chat_entry
from steeple.server.tables.live import LiveTable
from steeple.server.wall_clock import now

_KEPT = 50
"""How many names of things said lately are kept, so that sending one again says nothing twice."""


async def say(store: Store, table: LiveTable, who: PersonRow, text: str, name: str | None = None) -> int:
    """Say something; its id. The same `name` again says nothing new."""
    async with table.lock:
        if name is not None and name in table.chat_requests:
            return table.chat_requests[name]
        number = await store.add_chat(table.id, now(), who.id, text)
        if name is not None:
            table.chat_requests[name] = number
            while len(table.chat_requests) > _KEPT:
                del table.chat_requests[next(iter(table.chat_requests))]
        await _tell(store, table)
        return number


async def tell_new_chats(store: Store, table: LiveTable, number: int) -> None:
    """Tell what was said in another process."""
    async with table.lock:
        if number > table.last_chat:
            await _tell(store, table)


async def _tell(store: Store, table: LiveTable) -> None:
    """Tell all that was said since the last time."""
    for chat in await store.chats(table.id, table.last_chat):
        table.last_chat = chat.id
        table.tell(Said(chat=chat_entry(table.state, chat)))
