"""Tables in mid-game, laid into a server's database before it has heard of them: nobody has to play all that came before."""

from __future__ import annotations

import json
import secrets
from dataclasses import replace

from steeple.server.store.rows import PersonRow, StepRow
from steeple.server.store.store import Store
from steeple.server.tables.commands import sitting
from steeple.server.tables.live import seat_rows
from steeple.server.tables.opening import table_data
from steeple.server.tables.state import Seat, TableState
from support.walks import Setup, walk

LAST = 10
"""Actions before the end of the game that was played, unless told."""


async def lay_table(database: str, host: PersonRow, game: str, seats: list[Seat], last: int = LAST) -> str:
    """A game with `last` actions to go, at least if they are the same ones as in a random game; the table's id."""
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
        await store.create_table(data, list(seat_rows(TableState.after(data, steps))), steps)
    finally:
        await store.close()
    return data.id
