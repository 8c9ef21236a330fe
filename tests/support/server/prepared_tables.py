"""Tables in mid-game, written to a database before its server starts: no test has to play that far."""

from __future__ import annotations

import json
import secrets
from dataclasses import replace

from steeple.server.store.rows import PersonRow, StepRow
from steeple.server.store.store import Store
from steeple.server.tables.commands import sitting
from steeple.server.tables.listing import seat_rows
from steeple.server.tables.opening import table_data
from steeple.server.tables.state import Seat, TableState
from support.games.random_games import Setup, walk

LAST = 10
"""How many actions are usually left to play."""


async def lay_table(database: str, host: PersonRow, game: str, seats: list[Seat], last: int = LAST) -> str:
    """Write a random game except for its last `last` actions; returns the table's id."""
    match = walk(Setup(game, len(seats), ()), 1)
    data = table_data(secrets.token_urlsafe(12), game, match.players, host, match.seed or "")
    options = match.game.checked_options(match.players, {})
    data = replace(data, options=options, substitute="random", status="playing")
    texts: list[tuple[str, int | None, str]] = [
        ("sit", seat, sitting(who.kind, who.name, person=who.person, bot=who.bot))
        for seat, who in enumerate(seats)
    ]
    texts.append(("start", None, json.dumps({"order": list(range(len(seats)))})))
    for ply, action in enumerate(match.actions[: max(0, match.ply - last)]):
        texts.append(("act", int(match.position(ply).player), match.game.action_text(action)))
    steps = [
        StepRow(number, data.created, kind, seat, text)
        for number, (kind, seat, text) in enumerate(texts, start=1)
    ]
    store = await Store.open(database)
    try:
        await store.create_table(data, list(seat_rows(TableState.after(data, steps).seats)), steps)
    finally:
        await store.close()
    return data.id
