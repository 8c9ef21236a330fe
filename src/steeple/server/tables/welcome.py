"""The answer to hello: all that is needed to draw a table."""

from __future__ import annotations

from steeple.server.protocol.messages import Welcome
from steeple.server.protocol.shapes import CLOCK, ChatEntry
from steeple.server.store.rows import ChatRow
from steeple.server.store.store import Store
from steeple.server.tables.live import LiveTable
from steeple.server.tables.state import TableState


async def welcome(store: Store, table: LiveTable, person: str | None, seen: int | None) -> Welcome:
    """The table for a viewer who has seen its steps up to `seen`. The table's lock must be held."""
    await table.make_sure()
    chats = await store.chats(table.id)
    if chats and not table.listeners:  # nobody waits to hear of these
        table.last_chat = chats[-1].id
    snapshot, entries = table.look(person, seen)
    state, data = table.state, table.data
    return Welcome(
        table=table.id,
        game=data.game,
        players=data.players,
        options=dict(state.options),
        clock=CLOCK.validate_python(data.clock),
        substitute=data.substitute,
        commitment=data.commitment,
        is_host=person == data.host,
        has_memory=state.has_memory,
        is_by_lot=state.is_by_lot,
        entries=entries,
        chats=[chat_entry(state, chat) for chat in chats],
        snapshot=snapshot,
    )


def chat_entry(state: TableState, chat: ChatRow) -> ChatEntry:
    """Something said, with the speaker's seat."""
    seats = state.seats_of(chat.person)
    return ChatEntry(id=chat.id, at=chat.at, name=chat.name, seat=seats[0] if seats else None, text=chat.text)
