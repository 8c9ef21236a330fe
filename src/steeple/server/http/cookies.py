"""The cookie by which we recognise a browser: the secret of its session, and nothing else.

In release 0.1 it held a person and an epoch, signed. Guests who come with one of those get a session in
exchange.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

NAME = "steeple"
COOKIE_KEY = "cookies"
"""The name of the secret that release 0.1 signed its cookies with."""

YEAR = 365 * 24 * 3600
SKEW = 60
"""Seconds by which the clock of the machine that signed a cookie may be ahead of the one that reads it."""


@dataclass(frozen=True)
class OldCookie:
    """What a cookie of release 0.1 says."""

    person: str
    epoch: int


class Cookies:
    """Gives and reads cookies. `secret` is what those of release 0.1 were signed with."""

    def __init__(self, secret: str, is_secure: bool) -> None:
        """`is_secure`: browsers send them over https only."""
        self._is_secure = is_secure
        self.change_key(secret)

    def change_key(self, secret: str) -> None:
        """Accept only cookies of release 0.1 that were signed with this secret."""
        self._signer = URLSafeTimedSerializer(secret, salt="steeple.person")

    def give(self, response: Response, token: str) -> None:
        """Have the browser keep its session."""
        response.set_cookie(
            NAME, token, max_age=YEAR, httponly=True, samesite="lax", secure=self._is_secure, path="/"
        )

    def take(self, response: Response) -> None:
        """Have the browser drop its session."""
        response.delete_cookie(NAME, httponly=True, samesite="lax", secure=self._is_secure, path="/")

    def read(self, connection: HTTPConnection) -> str | OldCookie | None:
        """The secret of a session, or what a cookie of release 0.1 says; None: there's no cookie, or a
        forged one.
        """
        text = connection.cookies.get(NAME, "")
        return self._read_old(text) if "." in text else text or None

    def _read_old(self, text: str) -> OldCookie | None:
        try:
            said, signed = self._signer.loads(text, return_timestamp=True)
        except BadSignature:
            return None
        if not -SKEW <= time.time() - signed.timestamp() <= YEAR:
            return None
        match said:
            case [str(person), int(epoch)]:
                return OldCookie(person, epoch)
        return None
