"""Where alerts may go: over https to public addresses, whatever a name leads to."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from steeple.errors import Refused
from steeple.server.alerts.outbound import NotDelivered, Outbound, check_url, is_public
from support.server.alert_services import Names, Service, here, listening, trust

pytestmark = pytest.mark.anyio

PRIVATE = [
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "192.0.0.192",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd00:ec2::254",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::7f00:1",
    "64:ff9b:1::a00:1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "not an address",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_is_not_on_the_public_internet_is_told_apart(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_an_address_on_the_public_internet_is_one(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hooks.example/1",
        "http://hooks.example/1",
        "ftp://hooks.example/1",
        "file:///etc/passwd",
        "https://",
        "https:///path",
        "https://localhost/1",
        "https://intranet/1",
        "https://printer.local/1",
        "https://metadata.google.internal/1",
        "https://user:password@hooks.example/1",
        "https://user@hooks.example/1",
        "https://hooks.example:22/1",
        "https://hooks.example:99999/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://[::ffff:127.0.0.1]/1",
        "https://169.254.169.254/latest/meta-data",
        "https://hooks.example/1 2",
        "https://hooks.example/\n",
        "https://höoks.example/1",
        f"https://hooks.example/{'a' * 1000}",
    ],
)
def test_an_address_that_alerts_never_go_to_is_refused_when_it_is_saved(url: str) -> None:
    with pytest.raises(Refused) as refused:
        check_url(url)
    assert refused.value.code == "bad-alert-address"


@pytest.mark.parametrize(
    "url", ["https://hooks.example/1?a=b", "https://ntfy.example:8443/topic", "https://1.1.1.1/x"]
)
def test_a_public_https_address_is_fine(url: str) -> None:
    check_url(url)


@asynccontextmanager
async def sending(outbound: Outbound) -> AsyncIterator[Outbound]:
    try:
        yield outbound
    finally:
        await outbound.close()


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    async with listening(tmp_path) as running:
        yield running


async def test_what_is_sent_arrives_and_the_answer_is_not_read(service: Service) -> None:
    async with sending(here()) as outbound:
        await outbound.post(service.url("/a"), b"hello", {"X-One": "1"})
    heard = await service.next()
    assert (heard.path, heard.body, heard.headers["X-One"]) == ("/a", b"hello", "1")
    assert "Cookie" not in heard.headers


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1", "0x7f000001", "2130706433", "localhost", "[::1]"])
async def test_this_machine_is_never_reached_by_its_own_name(service: Service, host: str) -> None:
    async with sending(Outbound(trust=trust())) as outbound:
        with pytest.raises(NotDelivered):
            await outbound.post(f"https://{host}:{service.port}/", b"hello", {})
    assert service.heard.empty()


@pytest.mark.parametrize("to", ["127.0.0.1", "::ffff:127.0.0.1", "169.254.169.254", "10.0.0.1"])
async def test_a_name_that_leads_to_a_private_address_is_not_followed(service: Service, to: str) -> None:
    """Whenever it does: the check is where the socket is opened, so rebinding a name changes nothing."""
    async with sending(Outbound(trust=trust(), resolver=Names(to))) as outbound:
        with pytest.raises(NotDelivered):
            await outbound.post(service.url("/"), b"hello", {})
    assert service.heard.empty()


async def test_a_redirect_is_not_followed(service: Service) -> None:
    service.answers["/away"] = (307, {"Location": service.url("/there")})
    async with sending(here()) as outbound:
        with pytest.raises(NotDelivered) as failed:
            await outbound.post(service.url("/away"), b"hello", {})
    assert (failed.value.status, failed.value.is_lasting) == (307, True)
    assert (await service.next()).path == "/away"
    assert service.heard.empty()


@pytest.mark.parametrize(
    ("status", "is_lasting"),
    [(400, True), (404, True), (410, True), (429, False), (500, False), (503, False)],
)
async def test_what_may_work_later_is_told_from_what_will_not(
    service: Service, status: int, is_lasting: bool
) -> None:
    service.answers["/"] = (status, {})
    async with sending(here()) as outbound:
        with pytest.raises(NotDelivered) as failed:
            await outbound.post(service.url("/"), b"hello", {})
    assert (failed.value.status, failed.value.is_lasting) == (status, is_lasting)


async def test_a_certificate_that_nobody_vouches_for_is_not_believed(service: Service) -> None:
    async with sending(Outbound(frozenset({"127.0.0.1"}), None, Names())) as outbound:
        with pytest.raises(NotDelivered):
            await outbound.post(service.url("/"), b"hello", {})
    assert service.heard.empty()
