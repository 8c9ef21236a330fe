"""What everybody may know about this server."""

from __future__ import annotations

from steeple.server.http.routes.dependencies import CurrentProcess, part
from steeple.server.protocol.bodies import About

router = part("/api/about", "about")


@router.get("")
async def get_about(process: CurrentProcess) -> About:
    """How long guests, and tables that nobody uses, are kept."""
    return About(retention_days=process.settings.retention_days)
