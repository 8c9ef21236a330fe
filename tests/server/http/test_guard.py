"""What guards every request: origin, length, headers, and how often."""

import asyncio
import http.client
import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from steeple.errors import Refused
from steeple.server.http.rate_limits import HOURLY_LIMITS_PER_DAY, LIMITS, Limits, What
from support.server.serving import PATIENCE, Person, Server, two_people

pytestmark = pytest.mark.anyio
FRIEND = "https://club.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(
        tmp_path_factory.mktemp("headers") / "steeple.sqlite", "--no-limits", STEEPLE_ORIGINS=FRIEND
    )
    server.start()
    asyncio.run(server.wait())
    yield server
    server.kill()


def ask(
    server: Server, method: str, path: str, body: bytes | Iterable[bytes] | None = None, **headers: str
) -> tuple[int, dict[str, str], Any]:
    """A request with these headers (`_` for `-`); status, headers and body of the answer."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    try:
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body, {"Content-Type": "application/json", **names})
        answer = connection.getresponse()
        text = answer.read()
        is_json = (answer.getheader("content-type") or "").startswith("application/json")
        return (
            answer.status,
            {name.lower(): value for name, value in answer.getheaders()},
            json.loads(text) if is_json else text,
        )
    finally:
        connection.close()


NAME = b'{"name": "Ann"}'

# --- Origins ---


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost", "file://", "http://[", ""],
)
def test_a_page_of_another_site_cannot_ask_for_anything(server: Server, origin: str) -> None:
    status, _, said = ask(server, "POST", "/api/me", NAME, Origin=origin)
    assert (status, said["code"]) == (403, "bad-origin")


@pytest.mark.parametrize("origin", [None, FRIEND])
def test_own_pages_trusted_sites_and_programs_may_ask(server: Server, origin: str | None) -> None:
    headers = {} if origin is None else {"Origin": origin}
    assert ask(server, "POST", "/api/me", NAME, **headers)[0] == 200
    assert ask(server, "POST", "/api/me", NAME, Origin=server.address)[0] == 200


def test_a_browser_that_names_no_origin_but_says_cross_site_is_refused(server: Server) -> None:
    status, _, said = ask(server, "POST", "/api/me", NAME, Sec_Fetch_Site="cross-site")
    assert (status, said["code"]) == (403, "bad-origin")


async def test_a_page_of_another_site_cannot_open_a_websocket(server: Server) -> None:
    guest = await Person.named(server.address, "Ann")
    table = (await guest.do("/api/tables", two_people()))["id"]
    url = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"
    headers = {"Cookie": guest.cookie or "", "Origin": "https://evil.example"}
    with pytest.raises(InvalidStatus) as refused:
        async with connect(url, additional_headers=headers, open_timeout=PATIENCE):
            pass
    assert refused.value.response.status_code == 403


# --- Pages of a site that is trusted ---


def test_a_page_of_a_trusted_site_may_ask_beforehand_what_it_may_send(server: Server) -> None:
    asked = {"Access_Control_Request_Method": "POST", "Access_Control_Request_Headers": "content-type"}
    status, headers, _ = ask(server, "OPTIONS", "/api/me", None, Origin=FRIEND, **asked)
    assert (status, headers["access-control-allow-origin"]) == (204, FRIEND)
    assert headers["access-control-allow-credentials"] == "true"
    assert "POST" in headers["access-control-allow-methods"]
    assert headers["access-control-allow-headers"] == "Content-Type"
    assert "Origin" in headers["vary"]


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api/me"), ("POST", "/api/me"), ("GET", "/api/tables/none"), ("GET", "/")]
)
def test_a_page_of_a_trusted_site_may_read_every_answer(server: Server, method: str, path: str) -> None:
    _, headers, _ = ask(server, method, path, NAME if method == "POST" else None, Origin=FRIEND)
    assert headers["access-control-allow-origin"] == FRIEND
    assert headers["access-control-allow-credentials"] == "true"
    assert "Origin" in headers["vary"]


@pytest.mark.parametrize(
    "origin", [None, "https://evil.example", "https://club.example.evil.example", "null", "*"]
)
@pytest.mark.parametrize("method", ["GET", "OPTIONS", "POST"])
def test_nobody_else_s_page_may_read_an_answer(server: Server, method: str, origin: str | None) -> None:
    _, headers, _ = ask(server, method, "/api/me", None, **({} if origin is None else {"Origin": origin}))
    assert not [name for name in headers if name.startswith("access-control-")]
    assert "Origin" in headers["vary"]  # what one site's page is told must not be kept for another's


# --- Length ---


@pytest.mark.parametrize(("path", "longest"), [("/api/me", 64), ("/api/records", 1024)])
def test_a_body_that_is_too_long_is_refused(server: Server, path: str, longest: int) -> None:
    status, _, said = ask(server, "POST", path, b" " * (longest * 1024 + 1))
    assert (status, said["code"]) == (413, "too-long")


def test_a_body_that_does_not_say_how_long_it_is_cannot_be_longer(server: Server) -> None:
    status, _, said = ask(server, "POST", "/api/me", iter([b" " * 1024] * 65))
    assert (status, said["code"]) == (413, "too-long")


def test_a_body_in_pieces_is_read_whole(server: Server) -> None:
    status, _, said = ask(server, "POST", "/api/me", iter([b'{"name": ', b'"Ann"}']))
    assert (status, said["name"]) == (200, "Ann")


# --- Headers ---


@pytest.mark.parametrize(
    ("method", "path", "origin"),
    [
        ("GET", "/api/me", None),
        ("GET", "/health", None),
        ("GET", "/nowhere", None),
        ("POST", "/api/me", "https://evil.example"),
    ],
)
def test_every_answer_tells_browsers_to_be_strict(
    server: Server, method: str, path: str, origin: str | None
) -> None:
    _, headers, _ = ask(server, method, path, None, **({} if origin is None else {"Origin": origin}))
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_what_is_about_a_person_is_kept_in_no_cache(server: Server) -> None:
    assert ask(server, "GET", "/api/me")[1]["cache-control"] == "no-store"


# --- How often ---


@pytest.mark.parametrize("what", LIMITS)
def test_a_limit_allows_its_number_at_once_and_then_one_at_a_time(what: What) -> None:
    time = 1_000.0
    limits, limit = Limits(now=lambda: time), LIMITS[what]
    for _ in range(limit.uses):
        limits.check(what, "ann")
    with pytest.raises(Refused) as refusal:
        limits.check(what, "ann")
    assert refusal.value.code == limit.code
    time += limit.seconds / limit.uses
    limits.check(what, "ann")
    with pytest.raises(Refused):
        limits.check(what, "ann")


def test_one_persons_haste_is_not_anothers() -> None:
    limits = Limits(now=lambda: 0.0)
    for _ in range(LIMITS["act"].uses):
        limits.check("act", "ann")
    limits.check("act", "ben")
    limits.check("chat", "ann")


def test_one_address_opens_a_limited_number_of_tables_a_day_whoever_asks() -> None:
    time = 0.0
    limits = Limits(now=lambda: time, tables_here=10)
    opened = 0
    for hour in range(24):
        time = 3600.0 * hour
        for guest in range(10):
            with suppress(Refused):
                limits.check_table(f"guest {hour} {guest}", "192.0.2.1")
                opened += 1
    assert 10 * HOURLY_LIMITS_PER_DAY <= opened < 20 * HOURLY_LIMITS_PER_DAY
    with pytest.raises(Refused) as refusal:
        limits.check_table("another", "192.0.2.1")
    assert refusal.value.code == "too-many-tables-here"
    limits.check_table("ada", "192.0.2.2")


def test_limits_that_are_off_refuse_nobody() -> None:
    limits = Limits(is_on=False)
    for _ in range(1000):
        limits.check("sign-in", "ann")
