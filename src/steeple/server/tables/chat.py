"""Chat at a table. It is kept beside the log of steps, and everybody who watches can read it."""

from __future__ import annotations

from steeple.server.protocol.messages import Said
from steeple.server.store.rows import PersonRow
from steeple.server.store.store import Store
from steeple.server.tables.encoding import chat_entry
from steeple.server.tables.live import LiveTable
from steeple.server.wall_clock import now

_KEPT = 50
"""How many recent requests are remembered, so that sending one again doesn't say it twice."""


async def say(store: Store, table: LiveTable, who: PersonRow, text: str, request: str | None = None) -> int:
    """Say something; the id of the chat. A request that comes again says nothing new."""
    async with table.lock:
        if request is not None and request in table.chat_requests:
            return table.chat_requests[request]
        number = await store.add_chat(table.id, now(), who.id, text)
        if request is not None:
            table.chat_requests[request] = number
            while len(table.chat_requests) > _KEPT:
                del table.chat_requests[next(iter(table.chat_requests))]
        await _tell(store, table)
        return number


async def tell_new_chats(store: Store, table: LiveTable, number: int) -> None:
    """Tell listeners what was said in another process."""
    async with table.lock:
        if number > table.last_chat:
            await _tell(store, table)


async def _tell(store: Store, table: LiveTable) -> None:
    """Tell listeners everything that was said since the last time."""
    for chat in await store.chats(table.id, table.last_chat):
        table.last_chat = chat.id
        table.tell(Said(chat=chat_entry(table.state, chat)))
