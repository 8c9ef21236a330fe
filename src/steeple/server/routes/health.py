"""For those who look after a server: is it well, and what does it do?"""

from __future__ import annotations

import os

from fastapi import APIRouter
from starlette.responses import Response

from steeple.server.bodies import Health
from steeple.server.routes.here import PROBLEMS, Here

router = APIRouter(tags=["health"])


@router.get("/health", responses={503: PROBLEMS[503]})
async def get_health(process: Here) -> Health:
    """Whether the database can be reached."""
    await process.store.outages()
    return Health(process=os.getpid(), is_compiling=process.warmth.is_compiling)


@router.get("/metrics", response_class=Response)
async def get_metrics(process: Here) -> Response:
    """Figures for Prometheus."""
    return Response(process.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
