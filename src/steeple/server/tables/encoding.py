"""Messages about a table as JSON text: a step, a welcome, a page of the log.

They are all made here, from the same parts.

Log entries and snapshots are not turned into the declared models first: a step goes to every viewer after
every action, and checking our own words would take as long again. A test holds that the text is as declared.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import orjson

from steeple.kernel.game import Json
from steeple.server.protocol.shapes import CLOCK, ChatEntry
from steeple.server.store.rows import ChatRow
from steeple.server.tables.state import TableState


def encode_step(entry: bytes, snapshot: dict[str, Json]) -> str:
    """As `messages.Step` declares it. `entry`: the step's entry of the log, as JSON."""
    return _encode({"type": "step", "entry": orjson.Fragment(entry), "snapshot": snapshot})


def encode_welcome(
    state: TableState,
    person: str | None,
    entries: Iterable[bytes],
    chats: Sequence[ChatRow],
    snapshot: dict[str, Json],
) -> str:
    """As `messages.Welcome` declares it. `entries`: those of the log that the viewer hasn't seen, as JSON."""
    data = state.data
    return _encode(
        {
            "type": "welcome",
            "table": data.id,
            "game": data.game,
            "players": data.players,
            "options": dict(state.options),
            "clock": CLOCK.validate_python(data.clock).model_dump(),
            "substitute": data.substitute,
            "commitment": data.commitment,
            "is_host": person == data.host,
            "has_memory": state.has_memory,
            "has_agreed_hints": state.has_agreed_hints,
            "is_listed": data.is_listed,
            "is_by_lot": state.is_by_lot,
            "entries": [orjson.Fragment(entry) for entry in entries],
            "chats": [chat_entry(state, chat).model_dump() for chat in chats],
            "snapshot": snapshot,
        }
    )


def encode_log(entries: Iterable[bytes]) -> str:
    """As `messages.LogPage` declares it."""
    return _encode({"entries": [orjson.Fragment(entry) for entry in entries]})


def _encode(message: dict[str, Any]) -> str:
    return orjson.dumps(message).decode()


def chat_entry(state: TableState, chat: ChatRow) -> ChatEntry:
    """Something said, with the speaker's seat."""
    seats = state.seats_of(chat.person)
    return ChatEntry(id=chat.id, at=chat.at, name=chat.name, seat=seats[0] if seats else None, text=chat.text)
