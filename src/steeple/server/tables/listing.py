"""What lists of tables show of a table: its status, its result and who sits there.

The database keeps these beside the log, so that tables can be listed without reading their steps. They are
worked out before a step is written, because they are written with it. `store/listing.py` reads them.
"""

from __future__ import annotations

from collections.abc import Iterable

import orjson

from steeple.kernel.game import Json
from steeple.kernel.match import result_of
from steeple.server.store.rows import Change, SeatRow, StepRow
from steeple.server.tables.seat import Seat
from steeple.server.tables.state import AGREED, TableState

SEATING = ("sit", "unseat", "decline", "start")
"""The kinds of steps that change who sits where."""


def change_by(state: TableState, step: StepRow, action: int | None) -> Change | None:
    """What a step that has been judged will change in lists.

    `action`: the id of the action it plays, if any.
    """
    status: str = state.status
    result: dict[str, Json] | None = None
    if step.kind == "start":
        status = "playing"
    elif step.kind == "close":
        status = "closed"
    elif action is not None:
        match = state.playing()
        result = result_of(match.game, match.following(action))
        status = state.status if result is None else "over"
    if step.kind == "agree":
        said = orjson.loads(step.text)
        return Change(agreed={name: said[name] for name in AGREED})
    if step.kind in SEATING:
        return Change(status, result, tuple(seat_rows(state.seats_after(step))))
    return None if status == state.status else Change(status, result)


def seat_rows(seats: Iterable[Seat]) -> Iterable[SeatRow]:
    """Who sits where."""
    for number, seat in enumerate(seats):
        yield SeatRow(number, seat.person, seat.bot, seat.name)
