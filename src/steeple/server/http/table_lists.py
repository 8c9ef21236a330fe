"""Lists of tables for players: their own, those that wait for people, and those that are over.

`store/listing.py` reads them; `admin/lists.py` has the lists for operators.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from steeple.errors import Refused, UnreadableTable
from steeple.games import GAMES
from steeple.server.process import Process
from steeple.server.protocol.bodies import TableList, TableRow
from steeple.server.protocol.shapes import NoClock, SeatView
from steeple.server.store.rows import SeatRow, TableData
from steeple.server.tables.unreadable import reading

Which: TypeAlias = Literal["mine", "open", "over"]

_PAGE = 50


async def list_page(process: Process, person: str | None, which: Which, before: int | None) -> TableList:
    """A page of tables, the latest first. Raises Refused if a stranger asks for their own."""
    if person is None and which != "open":
        raise Refused("we don't know you yet: choose a name, or sign in", code="not-signed-in")
    status = {"mine": ["open", "playing"], "open": ["open"], "over": ["over"]}[which]
    owner, is_listed = (None, True) if which == "open" else (person, False)
    found = await process.store.list_tables(status, owner, is_listed, before, _PAGE)
    rows = [await _row(process, person, data, seats) for data, seats in found]
    return TableList(tables=rows, more=rows[-1].changed if len(rows) >= _PAGE else None)


async def _row(process: Process, person: str | None, data: TableData, seats: list[SeatRow]) -> TableRow:
    sitting = [_seat(seat, person) for seat in seats]
    try:
        return await _readable_row(process, person, data, sitting)
    except UnreadableTable:  # the others are still listed
        row = {
            "id": data.id,
            "game": data.game,
            "players": data.players,
            "status": data.status,
            "changed": data.changed,
        }
        return TableRow.model_validate(
            {**row, "options": {}, "clock": NoClock(), "seats": sitting, "is_readable": False}
        )


async def _readable_row(
    process: Process, person: str | None, data: TableData, sitting: list[SeatView]
) -> TableRow:
    """A row of the list. Raises UnreadableTable."""
    is_your_turn = is_invited = False
    if any(seat.is_you for seat in sitting) and data.status in ("open", "playing"):
        state = (await process.tables.get(data.id)).state
        own = state.seats_of(person)
        is_your_turn = state.bot_to_act is None and state.to_act in own
        is_invited = any(state.seats[seat].is_invited for seat in own)
    with reading():
        game = GAMES[data.game]
        options = game.options_under(data.rules, data.options)
        game.checked_options(data.players, options)
        return TableRow.model_validate(
            {
                "id": data.id,
                "game": data.game,
                "players": data.players,
                "options": options,
                "clock": data.clock,
                "status": data.status,
                "seats": sitting,
                "is_your_turn": is_your_turn,
                "is_invited": is_invited,
                "is_listed": data.is_listed,
                "changed": data.changed,
                "result": data.result,
            }
        )


def _seat(seat: SeatRow, person: str | None) -> SeatView:
    kind: Literal["person", "bot", "open"] = "open"
    if seat.bot is not None:
        kind = "bot"
    elif seat.name:
        kind = "person"
    return SeatView(
        kind=kind, name=seat.name, bot=seat.bot, is_you=seat.person is not None and seat.person == person
    )
