"""What everybody may know about this server."""

from __future__ import annotations

from fastapi import APIRouter

from steeple.server.http.routes.dependencies import PROBLEMS, CurrentProcess
from steeple.server.protocol.admin_bodies import House

router = APIRouter(prefix="/api/house", tags=["house"], responses=PROBLEMS)


@router.get("")
async def get_house(process: CurrentProcess) -> House:
    """How long guests, and tables that nobody uses, are kept."""
    return House(retention_days=process.settings.retention_days)
