"""Finished games as records, which everybody may see."""

from __future__ import annotations

from collections.abc import Sequence

from steeple.kernel.game import Json
from steeple.kernel.match import Match
from steeple.server.store.rows import StepRow, TableData
from steeple.server.tables.state import TableState


def record_of(data: TableData, steps: Sequence[StepRow]) -> dict[str, Json] | None:
    """The record of a table's game, with the proof that its deal is fair; None if it isn't over."""
    match = TableState.after(data, steps).match
    return None if match is None or not match.is_over else fair_record(data, match)


def named_record(state: TableState) -> dict[str, Json] | None:
    """The same of a table's state, with who sat where; None if the game isn't over.

    A record that came without names is given back without them.
    """
    if state.match is None or state.status != "over":
        return None
    seats = [
        {"name": name} if seat.bot is None else {"name": name, "bot": seat.bot}
        for name, seat in zip(state.names, state.seats, strict=True)
    ]
    record = fair_record(state.data, state.match)
    is_nameless = all(seat["name"] == f"{number}" for number, seat in enumerate(seats, 1))
    return record if is_nameless else {**record, "seats": seats}


def fair_record(data: TableData, match: Match) -> dict[str, Json]:
    """The record of a finished game, with the proof that its deal is fair if it came from a seed."""
    if data.seed is None:
        return match.record()
    return {**match.record(), "fair": {"salt": data.salt, "commitment": data.commitment}}
