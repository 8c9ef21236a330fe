"""What every route needs: the process, and how refusals look."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends
from starlette.requests import HTTPConnection

from steeple.server.process import Process
from steeple.server.protocol.shapes import Problem
from steeple.server.tables.live import LiveTable

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": description}
    for status, description in {
        400: "Not to be understood, or not to be set up so.",
        401: "For people who have said who they are.",
        403: "Not for you.",
        404: "Not there.",
        409: "Not now.",
        413: "Too long.",
        422: "Not as described here.",
        429: "Too fast.",
        503: "Not at the moment.",
    }.items()
}
"""Every refusal is a Problem."""


async def process_of(connection: HTTPConnection) -> Process:
    """The process that answers. (What is not `async` is called in another thread.)"""
    process: Process = connection.app.state.process
    return process


CurrentProcess = Annotated[Process, Depends(process_of)]


async def table_of(id: str, process: CurrentProcess) -> LiveTable:
    """The table that a path names. Raises Refused."""
    return await process.tables.get(id)


AtTable = Annotated[LiveTable, Depends(table_of)]
