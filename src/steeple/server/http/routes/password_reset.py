"""A new password by a link that an operator made."""

from __future__ import annotations

from fastapi import Request, Response

from steeple.server.admin.operators import use_reset
from steeple.server.http.passwords import hash_password
from steeple.server.http.rate_limits import address_of
from steeple.server.http.routes.dependencies import CurrentProcess, part
from steeple.server.protocol.admin_bodies import ResetBody

router = part("/api/reset", "people")


@router.post("", status_code=204, response_class=Response)
async def post_reset(body: ResetBody, process: CurrentProcess, request: Request) -> None:
    """Set a new password by a link, once; everybody who was signed in to the account is signed out."""
    process.limits.check("sign-in", address_of(request))
    await use_reset(process.store, body.token, await hash_password(body.password))
    await process.follow_audit_log()
