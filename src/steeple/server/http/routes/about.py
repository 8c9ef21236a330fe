"""What everybody may know about this server."""

from __future__ import annotations

from fastapi import APIRouter

from steeple.server.http.routes.dependencies import PROBLEMS, CurrentProcess
from steeple.server.protocol.bodies import About

router = APIRouter(prefix="/api/about", tags=["about"], responses=PROBLEMS)


@router.get("")
async def get_about(process: CurrentProcess) -> About:
    """How long guests, and tables that nobody uses, are kept."""
    return About(retention_days=process.settings.retention_days)
