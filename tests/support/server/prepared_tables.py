"""Tables in mid-game, written to a database before its server starts: no test has to play that far."""

from __future__ import annotations

import json
import secrets
from dataclasses import replace

from steeple.kernel.match import Match, result_of
from steeple.server.store.rows import PersonRow, StepRow
from steeple.server.store.store import Store
from steeple.server.tables.commands import sitting
from steeple.server.tables.listing import seat_rows
from steeple.server.tables.opening import table_data
from steeple.server.tables.seat import Seat
from steeple.server.tables.state import TableState
from support.games.random_games import Setup, walk

LAST = 10
"""How many actions are usually left to play."""


def random_game(game: str, players: int, seed: int = 1) -> Match:
    """The game that is laid out."""
    return walk(Setup(game, players, ()), seed)


def turn_near(game: str, players: int, share: float) -> int:
    """How many actions are left where seat 0 begins a turn, after about this share of the game."""
    match = random_game(game, players)
    movers = [int(match.position(ply).player) for ply in range(match.ply)]
    turns = [ply for ply in range(1, match.ply) if movers[ply] == 0 != movers[ply - 1]]
    return match.ply - min(turns, key=lambda ply: abs(ply - share * match.ply))


async def lay_table(
    database: str, host: PersonRow, game: str, seats: list[Seat], last: int = LAST, seed: int = 1
) -> str:
    """Write a random game except for its last `last` actions; returns the table's id."""
    match = random_game(game, len(seats), seed)
    data = table_data(secrets.token_urlsafe(12), game, match.players, host, match.seed or "")
    options = match.game.checked_options(match.players, {})
    result = None if last else result_of(match.game, match.state)
    status = "playing" if last else "over"
    data = replace(data, options=options, substitute="random", status=status, result=result)
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
