"""Finished games as records, which everybody may see."""

from __future__ import annotations

from collections.abc import Sequence

from steeple.kernel.game import Json
from steeple.server.store.rows import StepRow, TableData
from steeple.server.tables.state import TableState


def record_of(data: TableData, steps: Sequence[StepRow]) -> dict[str, Json] | None:
    """The record of a table's game, with the proof that its deal is fair; None if it isn't over."""
    match = TableState.after(data, steps).match
    if match is None or not match.is_over:
        return None
    fair = {"salt": data.salt, "commitment": data.commitment}
    return {**match.record(), "fair": fair} if data.seed is not None and data.commitment else match.record()
