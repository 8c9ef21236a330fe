"""Finished games as records and, ply by ply, as each seat saw them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body, Query
from starlette.requests import Request
from starlette.responses import Response

from steeple.errors import Refused
from steeple.kernel.game import SPECTATOR, Json
from steeple.kernel.match import Match
from steeple.kernel.record import read_line, write_line
from steeple.server.bodies import ReplayView, TableLink
from steeple.server.limits import address_of
from steeple.server.live import LiveTable
from steeple.server.opening import open_record
from steeple.server.people import SignedIn
from steeple.server.routes.here import PROBLEMS, AtTable, Here

router = APIRouter(prefix="/api", tags=["records"], responses=PROBLEMS)


@router.get("/tables/{id}/record", response_model=dict[str, Json])
async def get_record(table: AtTable) -> Response:
    """The record of a finished game, with its seed and salt."""
    data, record = table.data, (await finished(table)).record()
    if data.seed is not None:
        record["fair"] = {"salt": data.salt, "commitment": data.commitment}
    name = f'attachment; filename="{data.game}-{data.id}.jsonl"'
    return Response(write_line(record), media_type="application/json", headers={"Content-Disposition": name})


@router.post("/records", status_code=201)
async def post_record(
    record: Annotated[dict[str, Json], Body()], request: Request, person: SignedIn, process: Here
) -> TableLink:
    """Keep a finished game from its record file, to be replayed."""
    process.limits.check("table", person.id)
    process.limits.check("table-here", address_of(request))
    return TableLink(id=await open_record(process, person, read_line(await request.body(), 1)))


@router.get("/tables/{id}/positions")
async def get_positions(table: AtTable, seat: Annotated[int | None, Query(ge=0, le=4)] = None) -> ReplayView:
    """A finished game as a seat saw it, ply after ply."""
    match = await finished(table)
    if seat is not None and seat >= match.players:
        raise Refused(f"there is no seat {seat} with {match.players} players", code="no-such-seat")
    game, facing = match.game, SPECTATOR if seat is None else seat
    return ReplayView(
        facing=seat,
        views=[game.view(s, facing) for s in match.positions()],
        actions=[game.action_text(action) for action in match.actions],
    )


async def finished(table: LiveTable) -> Match:
    """The match of a table where the game is over, durably: before that nobody learns its seed. Raises Refused."""
    async with table.lock:
        await table.make_sure()
        state = table.state
        if state.match is None or state.status != "over":
            raise Refused("the game is not over: its record is secret until then", code="not-over")
        return state.match
