"""What operators do about tables: closing one, deleting one, freeing a seat."""

from __future__ import annotations

import sqlalchemy as sa

from steeple.architects import pick
from steeple.errors import Refused
from steeple.server.admin.audit import write_audit
from steeple.server.admin.operators import OperatorActions
from steeple.server.store.erasure import erase_table
from steeple.server.tables.commands import Command, sitting
from steeple.server.tables.live import no_such_table
from steeple.server.tables.registry import Tables
from steeple.server.tables.state import TableState

BY_OPERATOR = "operator"
"""The text of a step `close` that an operator took."""


async def close_table(actions: OperatorActions, live: Tables, id: str, why: str) -> None:
    """End a table for good: nobody plays there any more. Raises Refused."""
    await (await live.get(id)).carry_out(_close)
    await actions.store.change(
        lambda connection: write_audit(connection, actions.record("close-table", id, why=why))
    )


def _close(state: TableState) -> Command:
    if state.status in ("over", "closed"):
        raise Refused("nobody plays at this table any more: there's nothing to close", code="already-over")
    return Command("close", None, BY_OPERATOR)


async def unseat(actions: OperatorActions, live: Tables, id: str, seat: int, why: str) -> None:
    """Take a person's seat away: it's open again or, during the game, the substitute has it.

    Raises Refused.
    """

    def judge(state: TableState) -> Command:
        if state.status in ("over", "closed"):
            raise Refused("nobody plays at this table any more: there's no seat to free", code="already-over")
        if not 0 <= seat < len(state.seats) or state.seats[seat].kind != "person":
            raise Refused(f"nobody sits in seat {seat}: look at the table's seats", code="no-such-seat")
        if state.status == "open":
            return Command("unseat", seat)  # they can't sit down here again
        substitute = state.data.substitute
        name = pick(substitute, id, state.names)
        return Command("sit", seat, sitting("bot", name, bot=substitute))

    await (await live.get(id)).carry_out(judge)
    await actions.store.change(
        lambda connection: write_audit(connection, actions.record("unseat", id, str(seat), why))
    )


async def delete_table(actions: OperatorActions, id: str, why: str) -> None:
    """Delete a table with all that happened and was said there. Raises Refused."""

    def change(connection: sa.Connection) -> bool:
        is_there = erase_table(connection, id)
        if is_there:
            write_audit(connection, actions.record("delete-table", id, why=why))
        return is_there

    if not id.isprintable() or not await actions.store.change(change):
        raise no_such_table()
