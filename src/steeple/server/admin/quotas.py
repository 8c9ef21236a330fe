"""How much one person or one address may do, in one list."""

from __future__ import annotations

from steeple.server.admin.bodies import Quota
from steeple.server.limits import LIMITS
from steeple.server.settings import Settings


def present_quotas(settings: Settings) -> list[Quota]:
    """What holds under these settings."""
    if not settings.limits:
        return []
    return [Quota(name=name, most=limit.uses, seconds=int(limit.seconds)) for name, limit in LIMITS.items()]
