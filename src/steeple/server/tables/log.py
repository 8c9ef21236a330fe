"""A table's log: what has happened there, in words, and which actions still stand."""

from __future__ import annotations

import orjson

from steeple.games import GAMES
from steeple.kernel import arrays
from steeple.server.store.rows import StepRow
from steeple.server.tables.narration import entry_words, turning_points_by
from steeple.server.tables.state import TableState

PAGE = 500
"""The most entries in one message. Few games have more, and a welcome must never get too long."""


class TableLog:
    """The entries of a table, one for each step."""

    def __init__(self) -> None:
        self._entries: list[bytes] = []
        """As JSON, which is how they are sent."""
        self._standing: list[int] = []
        """For each ply, the number of the step that led to it."""

    def clear(self) -> None:
        """Begin again, before the first step."""
        self._entries.clear()
        self._standing.clear()

    def add(self, state: TableState, step: StepRow, before: arrays.Position | None) -> bytes:
        """Add the step that has led to this state; its entry, as JSON. `before`: the position before it."""
        is_action = step.kind == "act"
        game = state.match.game if state.match else GAMES[state.data.game]
        action = state.match.actions[-1] if state.match and is_action else None
        words = entry_words(game, before, step, action)
        if step.kind == "sit" and step.seat is not None:
            words["values"]["name"] = state.names[step.seat]
        entry = orjson.dumps(
            {
                "number": step.number,
                "at": step.at,
                "kind": step.kind,
                "seat": step.seat,
                "ply": state.ply,
                "action": step.text if is_action else None,
                "words": words,
                "turning_points": turning_points_by(state, step, before),
            }
        )
        self._entries.append(
            bytes(memoryview(entry))
        )  # a copy, because orjson's own result keeps a buffer of 4 KB
        del self._standing[state.ply - is_action :]
        if is_action:
            self._standing.append(step.number)
        return entry

    def after(self, number: int) -> list[bytes]:
        """The entries after the one with that number; only the last page of them if there are more."""
        return self._entries[max(number, len(self._entries) - PAGE) :]

    def before(self, number: int) -> list[bytes]:
        """The page of entries that ends before the one with that number."""
        end = min(number - 1, len(self._entries))
        return self._entries[max(0, end - PAGE) : max(0, end)]

    def standing(self) -> list[bytes]:
        """The actions that have not been undone: the first leads to ply 1."""
        return [self._entries[number - 1] for number in self._standing]
