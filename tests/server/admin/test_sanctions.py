"""Bans and mutes, as every request looks at them: who is meant, and until when."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.routing import APIRoute
from starlette.routing import Route
from starlette.types import Message

from steeple.errors import Refused
from steeple.server.admin.audit_watch import AuditWatch
from steeple.server.admin.operators import OperatorActions
from steeple.server.admin.sanctions import Kind, Sanction, Sanctions, read_network
from steeple.server.http.accounts import Caller, check_address
from steeple.server.http.app import make_app
from steeple.server.http.cookies import Cookies
from steeple.server.http.socket import Backlog, Socket
from steeple.server.process import Process
from steeple.server.settings import Settings
from steeple.server.store.rows import PersonRow
from steeple.server.store.store import Store


def held(*sanctions: tuple[Kind, str, int | None]) -> Sanctions:
    """These hold: kind, subject, until."""
    found = Sanctions()
    found.take(Sanction(kind, subject, until, "spam", 0) for kind, subject, until in sanctions)
    return found


NETWORKS = ("192.0.2.0/24", "198.51.100.7/32", "2001:db8:1::/64")


@pytest.mark.parametrize(
    "host", ["192.0.2.0", "192.0.2.255", "198.51.100.7", "::ffff:192.0.2.9", "2001:db8:1::5"]
)
def test_an_address_is_banned_with_its_network(host: str) -> None:
    with pytest.raises(Refused, match="your address is banned here: spam") as refused:
        held(*(("network", network, None) for network in NETWORKS)).check_address(host, 1)
    assert refused.value.code == "banned-address"


@pytest.mark.parametrize("host", ["192.0.3.0", "198.51.100.8", "::1", "2001:db8:2::5", "", "a socket"])
def test_the_neighbours_are_not(host: str) -> None:
    held(*(("network", network, None) for network in NETWORKS)).check_address(host, 1)


def test_a_ban_ends_when_its_time_is_over() -> None:
    sanctions = held(("ban", "eve", 1000), ("mute", "eve", 2000), ("network", "192.0.2.0/24", 1000))
    with pytest.raises(Refused, match="until 1970-01-01: spam"):
        sanctions.check_person("eve", 999)
    sanctions.check_person("eve", 1000)
    sanctions.check_address("192.0.2.1", 1000)
    with pytest.raises(Refused) as refused:
        sanctions.check_chat("eve", 1999)
    assert (refused.value.code, refused.value.status) == ("muted", 403)
    sanctions.check_chat("eve", 2000)


def test_a_mute_does_not_keep_anybody_out_and_a_ban_is_about_one_person() -> None:
    sanctions = held(("mute", "eve", None), ("ban", "bob", None))
    sanctions.check_person("eve", 1)
    sanctions.check_chat("bob", 1)
    with pytest.raises(Refused):
        sanctions.check_person("bob", 1)


def test_what_is_lifted_holds_no_more() -> None:
    sanctions = held(("ban", "eve", None))
    sanctions.take([])
    sanctions.check_person("eve", 1)


@pytest.mark.parametrize(
    "text", ["club.example", "192.0.2.300", "0.0.0.0/0", "10.0.0.0/7", "::/0", "2001::/15", ""]
)
def test_what_is_no_network_or_too_much_of_the_world_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_network(text)
    assert refused.value.code == "bad-network"


def test_an_address_within_a_network_names_the_network() -> None:
    assert str(read_network(" 192.0.2.77/24 ")) == "192.0.2.0/24"


@pytest.mark.anyio
@pytest.mark.parametrize("code", ["banned", "banned-address"])
async def test_a_ban_that_comes_while_a_connection_is_being_opened_holds_for_it(
    code: str, tmp_path: Path
) -> None:
    async def nobody(_: Message) -> None:
        raise AssertionError("nothing is sent here")

    store = await Store.open(str(tmp_path / "tables.sqlite"))
    try:
        process = Process(
            Settings(database=""),
            store,
            await AuditWatch.open(store, Sanctions()),
            Cookies("key", False),
            "a secret for alerts",
        )
        eve = PersonRow("eve", "Eve", None, None, 0, 0)
        await store.add_person(eve)
        socket, actions = (
            Socket(nobody, Caller(eve, None), "192.0.2.1", Backlog()),
            OperatorActions(store, "root@club"),
        )
        with process.counting(socket):
            assert process.sockets == {socket}
        await (
            actions.ban(eve, None, "spam")
            if code == "banned"
            else actions.ban_address("192.0.2.0/24", None, "spam")
        )
        await process.follow_audit_log()  # the socket isn't among those that are closed: it isn't counted yet
        with pytest.raises(Refused) as refused, process.counting(socket):
            raise AssertionError("it is let in")
        assert refused.value.code == code
        assert process.sockets == set()
    finally:
        await store.close()


def test_no_part_of_the_api_is_open_to_banned_addresses() -> None:
    routes = make_app(Settings(database="nowhere.sqlite")).routes
    assert all(isinstance(route, Route) for route in routes), (
        "add the file to `parts` instead of including it"
    )
    parts = [route for route in routes if isinstance(route, Route) and route.path.startswith("/api")]
    assert len(parts) >= 40
    for route in parts:
        assert isinstance(route, APIRoute), route.path
        assert check_address in [one.call for one in route.dependant.dependencies], route.path
