"""What every route needs: its part, the process, the table that a path names, what refusals look like."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends
from starlette.requests import HTTPConnection

from steeple.server.http.accounts import check_address
from steeple.server.process import Process
from steeple.server.protocol.shapes import Problem
from steeple.server.tables.live import LiveTable

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": description}
    for status, description in {
        400: "The request can't be understood, or can't be set up as asked.",
        401: "You have to choose a name or sign in first.",
        403: "You can't do this.",
        404: "There's nothing here.",
        409: "It isn't possible now.",
        413: "It's too long.",
        422: "It isn't as described here.",
        429: "You ask too often.",
        503: "The server can't do it at the moment.",
    }.items()
}
"""Every refusal is a Problem."""


def part(prefix: str, tag: str) -> APIRouter:
    """A part of the API, whose paths begin like that. Nobody who was banned by address gets in."""
    return APIRouter(prefix=prefix, tags=[tag], responses=PROBLEMS, dependencies=[Depends(check_address)])


async def process_of(connection: HTTPConnection) -> Process:
    """The process that answers. (FastAPI calls functions that aren't `async` in another thread.)"""
    process: Process = connection.app.state.process
    return process


CurrentProcess = Annotated[Process, Depends(process_of)]


async def table_of(id: str, process: CurrentProcess) -> LiveTable:
    """The table that a path names. Raises Refused."""
    return await process.tables.get(id)


AtTable = Annotated[LiveTable, Depends(table_of)]
