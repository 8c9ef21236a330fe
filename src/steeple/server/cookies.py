"""The cookie by which a browser is known again: a person and an epoch, signed, and nothing else."""

from __future__ import annotations

import time

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from steeple.server.rows import PersonRow

NAME = "steeple"
YEAR = 365 * 24 * 3600
SKEW = 60
"""Seconds by which the clock of the machine that signed a cookie may be ahead of the one that reads it."""


class Cookies:
    """Signs and reads cookies with a secret that all processes share."""

    def __init__(self, secret: str, is_secure: bool) -> None:
        """`is_secure`: browsers send them over https only."""
        self._signer = URLSafeTimedSerializer(secret, salt="steeple.person")
        self._is_secure = is_secure

    def give(self, response: Response, person: PersonRow) -> None:
        """Have the browser remember who it speaks for."""
        value = self._signer.dumps([person.id, person.epoch])
        text = value if isinstance(value, str) else value.decode()
        response.set_cookie(NAME, text, max_age=YEAR, httponly=True, samesite="lax", secure=self._is_secure, path="/")

    def take(self, response: Response) -> None:
        """Have the browser forget."""
        response.delete_cookie(NAME, httponly=True, samesite="lax", secure=self._is_secure, path="/")

    def read(self, connection: HTTPConnection) -> tuple[str, int] | None:
        """The person and the epoch that a request says it comes from; None if it does not, or is not to be believed."""
        try:
            said, signed = self._signer.loads(connection.cookies.get(NAME, ""), return_timestamp=True)
        except BadSignature:
            return None
        if not -SKEW <= time.time() - signed.timestamp() <= YEAR:
            return None
        match said:
            case [str(person), int(epoch)]:
                return person, epoch
        return None
