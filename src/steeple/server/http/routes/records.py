"""Finished games as records and, ply by ply, as each seat saw them."""

from __future__ import annotations

from typing import Annotated

from fastapi import Body, Depends, Query
from starlette.requests import Request
from starlette.responses import Response

from steeple import __version__
from steeple.errors import Refused
from steeple.kernel.game import MOST_PLAYERS, Json
from steeple.kernel.match import Match
from steeple.kernel.record import read_line, write_line
from steeple.server.http.accounts import SignedIn
from steeple.server.http.compression import ASK_AGAIN, has_already, json_answer, packed_answer, unchanged
from steeple.server.http.rate_limits import address_of
from steeple.server.http.routes.dependencies import AtTable, CurrentProcess, part
from steeple.server.protocol.bodies import ReplayView, TableLink
from steeple.server.tables.live import LiveTable
from steeple.server.tables.opening import open_record
from steeple.server.tables.records import named_record

router = part("/api", "records")


@router.get("/tables/{id}/record", response_model=dict[str, Json])
async def get_record(table: AtTable, request: Request) -> Response:
    """The record of a finished game, with its seed and salt and the names of those who played."""
    await finished(table)
    data, record = table.data, named_record(table.state)
    assert record is not None, "a finished game stays finished"
    name = f'attachment; filename="{data.game}-{data.id}.jsonl"'
    return json_answer(request, write_line(record), {"Content-Disposition": name})


@router.post("/records", status_code=201)
async def post_record(
    record: Annotated[dict[str, Json], Body()], request: Request, person: SignedIn, process: CurrentProcess
) -> TableLink:
    """Keep a finished game from its record file, to be replayed."""
    process.limits.check_table(person.id, address_of(request))
    return TableLink(id=await open_record(process.opening, person, read_line(await request.body(), 1)))


async def count_replay(request: Request, process: CurrentProcess) -> None:
    """Raises Refused for an address that asks for too many replays."""
    process.limits.check("replay", address_of(request))


@router.get("/tables/{id}/views", response_model=ReplayView, dependencies=[Depends(count_replay)])
async def get_views(
    table: AtTable,
    request: Request,
    process: CurrentProcess,
    seat: Annotated[int | None, Query(ge=0, lt=MOST_PLAYERS)] = None,
) -> Response:
    """A finished game as a seat saw it, ply after ply."""
    match = await finished(table)
    if seat is not None and seat >= match.players:
        raise Refused(f"there's no seat {seat} with {match.players} players", code="no-such-seat")
    # A finished game never changes, but another release may show it differently, so browsers ask each time.
    tag = f'W/"{__version__}-{table.id}-{"all" if seat is None else seat}"'
    headers = {"Cache-Control": ASK_AGAIN, "ETag": tag}
    if has_already(request, tag):
        return unchanged(headers)
    packed = await process.replays.packed(table.id, match, seat)
    return packed_answer(request, packed, "application/json", headers)


async def finished(table: LiveTable) -> Match:
    """The match of a table whose game is over. Before that, nobody learns its seed. Raises Refused."""
    async with table.lock:
        await table.ensure_current()
        state = table.state
        if state.match is None or state.status != "over":
            raise Refused("the game isn't over: its record stays secret until then", code="not-over")
        return state.match
