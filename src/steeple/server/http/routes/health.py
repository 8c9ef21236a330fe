"""Whether a server is healthy, for the people and programs that look after it."""

from __future__ import annotations

import os

from fastapi import APIRouter
from starlette.responses import Response

from steeple.server.http.routes.dependencies import CurrentProcess
from steeple.server.protocol.bodies import Health
from steeple.server.protocol.shapes import Problem

router = APIRouter(tags=["health"])


@router.get(
    "/health", responses={503: {"model": Health | Problem, "description": "It can't do its work now."}}
)
async def get_health(process: CurrentProcess, response: Response) -> Health:
    """Whether the database can be read and written, and every task gets on with its work."""
    await process.store.outages()
    process.heartbeat.raise_failure()
    tasks = process.tasks.all
    is_stuck = any(task.is_stuck for task in tasks)
    response.status_code = 503 if is_stuck else 200
    return Health(
        status="stuck" if is_stuck else "ok",
        process=os.getpid(),
        is_compiling=process.compile_ahead.is_compiling,
        tasks={task.name: round(task.age, 3) for task in tasks},
    )
