"""A cookie of release 0.1 that one machine signed is good at another whose clock is a little behind."""

from __future__ import annotations

import time

import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

from steeple.server.http.cookies import SKEW, YEAR, Cookies, OldCookie

HOUR = 3600


def read_after(seconds: int, monkeypatch: pytest.MonkeyPatch) -> str | OldCookie | None:
    """What a machine reads in a cookie signed this many seconds before its own time; negative: after it."""
    signed = int(time.time()) - seconds
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: signed)
    text = URLSafeTimedSerializer("secret", salt="steeple.person").dumps(["ann", 3])
    monkeypatch.undo()
    headers = [(b"cookie", f"steeple={text}".encode())]
    return Cookies("secret", is_secure=False).read(HTTPConnection({"type": "http", "headers": headers}))


@pytest.mark.parametrize("seconds", [0, -2, -SKEW // 2, HOUR, YEAR - HOUR])
def test_a_cookie_is_read_though_the_clocks_differ_a_little(
    seconds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert read_after(seconds, monkeypatch) == OldCookie("ann", 3)


@pytest.mark.parametrize("seconds", [-SKEW - HOUR, YEAR + HOUR])
def test_a_cookie_of_another_time_is_nobodys(seconds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_after(seconds, monkeypatch) is None
