"""Lists of tables for players: their own, those that wait for people, those to watch, those that are over.

`store/listing.py` reads them; `admin/lists.py` has the lists for operators.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from steeple.architects import architect_of, names_at
from steeple.errors import Refused, UnreadableTable
from steeple.games import GAMES
from steeple.kernel.game import Json
from steeple.server.process import Process
from steeple.server.protocol.bodies import TableList, TableRow
from steeple.server.protocol.shapes import NoClock, SeatView
from steeple.server.store.rows import SeatRow, TableData
from steeple.server.tables.unreadable import reading

Which: TypeAlias = Literal["mine", "open", "watch", "over"]

_PAGE = 50


async def list_page(process: Process, person: str | None, which: Which, before: int | None) -> TableList:
    """A page of tables, the latest first. Raises Refused if a stranger asks for their own."""
    is_public = which in ("open", "watch")
    if person is None and not is_public:
        raise Refused("we don't know you yet: choose a name, or sign in", code="not-signed-in")
    status = {"mine": ["open", "playing"], "open": ["open"], "watch": ["playing"], "over": ["over"]}[which]
    found = await process.store.list_tables(status, None if is_public else person, is_public, before, _PAGE)
    rows = [await _row(process, person, data, seats) for data, seats in found]
    more = rows[-1].changed if len(rows) >= _PAGE else None
    if which == "watch":  # your own are in your list
        rows = [row for row in rows if not any(seat.is_you for seat in row.seats)]
    return TableList(tables=rows, more=more)


async def _row(process: Process, person: str | None, data: TableData, seats: list[SeatRow]) -> TableRow:
    names = names_at(data.id, [(seat.name, seat.bot) for seat in seats])
    sitting = [_seat(seat, name, person) for seat, name in zip(seats, names, strict=True)]
    is_deletable = data.status == "over" and may_delete(data.host, [seat.person for seat in seats], person)
    try:
        readable = await _readable_row(process, person, data, sitting)
        return readable.model_copy(update={"is_deletable": is_deletable})
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
    table = process.tables.live(data.id)
    if any(seat.is_you for seat in sitting) and data.status in ("open", "playing"):
        table = await process.tables.get(data.id)
        state = table.state
        own = state.seats_of(person)
        is_your_turn = state.bot_to_act is None and state.to_act in own
        is_invited = any(state.seats[seat].is_invited for seat in own)
        sitting = [
            seat.model_copy(update={"is_away": held.is_away, "is_invited": held.is_invited})
            for seat, held in zip(sitting, state.seats, strict=True)
        ]
    is_on = table is not None and not table.is_stale and table.state.status == "playing"
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
                "is_host": data.host == person,
                "is_listed": data.is_listed,
                "changed": data.changed,
                "to_act": table.state.to_act if table and is_on else None,
                "ply": table.state.ply if table and is_on else None,
                "result": data.result,
                "places": None if data.result is None else places_of(data.result),
                "is_imported": data.is_imported,
            }
        )


def may_delete(host: str, people: Sequence[str | None], person: str | None) -> bool:
    """Whether somebody may delete a finished game: they opened it, and no other person has a seat there."""
    return host == person and all(other in (None, person) for other in people)


def places_of(result: dict[str, Json]) -> list[int]:
    """For each seat its place: all winners are first, and who has more points comes before the rest."""
    scores: list[int] = result["scores"]
    winners: list[int] = result["winners"]
    losing = [score for seat, score in enumerate(scores) if seat not in winners]
    return [
        1 if seat in winners else 1 + len(winners) + sum(other > score for other in losing)
        for seat, score in enumerate(scores)
    ]


def _seat(seat: SeatRow, name: str, person: str | None) -> SeatView:
    kind: Literal["person", "bot", "open"] = "open"
    if seat.bot is not None:
        kind = "bot"
    elif seat.name:
        kind = "person"
    return SeatView(
        kind=kind,
        name=name,
        bot=seat.bot,
        architect=architect_of(name, seat.bot),
        is_you=seat.person is not None and seat.person == person,
    )
