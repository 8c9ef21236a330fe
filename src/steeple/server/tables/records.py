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


def fair_record(data: TableData, match: Match) -> dict[str, Json]:
    """The record of a finished game, with the proof that its deal is fair if it came from a seed."""
    if data.seed is None:
        return match.record()
    return {**match.record(), "fair": {"salt": data.salt, "commitment": data.commitment}}
