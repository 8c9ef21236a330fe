"""Another game for the same people.

Asking for one offers it: the others' seats are kept until they accept or decline.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from steeple.errors import Refused, StoreError
from steeple.server.protocol.messages import Rematch
from steeple.server.store.rows import PersonRow, TableData
from steeple.server.tables import commands
from steeple.server.tables.live import LiveTable
from steeple.server.tables.opening import Agreed, Opening, create, table_data
from steeple.server.tables.seat import Seat
from steeple.server.tables.state import TableState

_MOST_OFFERS = 20
"""How many offers may be declined before no more can be made."""


async def open_rematch(opening: Opening, table: LiveTable, who: PersonRow) -> str:
    """Offer another game, with the seats moved on by one, or accept the one on offer; the table's id.

    Raises Refused, StoreError.
    """
    async with table.lock:
        await table.ensure_current()
        state = table.state
    if not state.seats_of(who.id):
        raise Refused(
            "only people who played here can ask for another game: open a new table", code="not-your-seat"
        )
    if state.status != "over":
        raise Refused("this game isn't over yet: ask again when it is", code="not-over")
    secret = await opening.store.secret("rematches")
    for id in _ids(secret, table.id):
        offered = await _offer(opening, state, who, id)
        if offered.state.status != "closed":
            with suppress(Refused):  # it is their own offer, or they have accepted it already
                await offered.carry_out(commands.accept(who.id))
            table.tell(Rematch(table=id))
            return id
    raise Refused("no more games can be offered here: open a new table", code="already-over")


def _ids(secret: str, table: str) -> Iterator[str]:
    """The ids of the tables where another game is offered, one after the other.

    They are the same in every process, and can't be guessed: the old table's own secrets are public by now.
    """
    for offer in range(_MOST_OFFERS):
        text = f"{secret}:{table}:{offer}" if offer else f"{secret}:{table}"
        yield hashlib.sha256(text.encode()).hexdigest()[:16]


async def _offer(opening: Opening, state: TableState, who: PersonRow, id: str) -> LiveTable:
    """The table with this id; it is created if it isn't there."""
    try:
        return await opening.tables.get(id)
    except Refused as error:
        if error.code != "no-such-table":
            raise
    seed = opening.seeds.deal_seed(state.data.game, state.data.players, sorted(state.options.items()))
    data = next_table(state, id, who, seed)
    named = [replace(seat, name=name) for seat, name in zip(state.seats, state.names, strict=True)]
    seats = [_seat_again(seat, who.id) for seat in (*named[1:], named[0])]
    try:
        await create(opening, data, seats, Agreed(False, state.has_memory, state.has_agreed_hints))
    except StoreError as error:
        if error.code != "store-refused":  # somebody else has just made it
            raise
    return await opening.tables.get(id)


def next_table(state: TableState, id: str, who: PersonRow, seed: str) -> TableData:
    """The row of another game like the one played, under today's rules, with options that mean the same."""
    old = state.data
    return replace(
        table_data(id, old.game, old.players, who, seed),
        options=dict(state.options),
        clock=old.clock,
        substitute=old.substitute,
        is_listed=old.is_listed,
    )


def _seat_again(seat: Seat, person: str) -> Seat:
    """Who gets a seat in the next game. Bots and the person who asks have theirs; the others are invited."""
    if seat.kind != "person":
        return seat
    if seat.is_gone:
        return Seat()
    return Seat("person", seat.name, seat.person, is_invited=seat.person != person)
