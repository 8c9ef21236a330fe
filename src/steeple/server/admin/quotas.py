"""How much one person or one address may do, in one list."""

from __future__ import annotations

from steeple.server.http.rate_limits import LIMITS
from steeple.server.protocol.admin_bodies import QuotaView
from steeple.server.settings import QUOTAS, Settings


def present_quotas(settings: Settings) -> list[QuotaView]:
    """What holds under these settings; nothing without limits."""
    if not settings.limits:
        return []
    caps = [QuotaView(name=name.replace("_", "-"), most=getattr(settings, name)) for name in QUOTAS]
    rates = {
        what: limit for what, limit in LIMITS.items() if what not in ("table-here", "table-day")
    }  # they follow a setting
    return caps + [
        QuotaView(name=what, most=limit.uses, seconds=int(limit.seconds)) for what, limit in rates.items()
    ]
