"""Choosing how to be told: over HTTP, on a real server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from support.server.accounts import PASSWORD, account
from support.server.alert_services import PushBrowser
from support.server.serving import Person, Server, seat_two, serving

pytestmark = pytest.mark.anyio

ENDPOINT = "https://push.example/subscription/1"
HOOK = {"kind": "discord", "url": "https://hooks.example/secret"}
NIGHT = {"since": 1320, "until": 420, "zone": "Europe/Rome"}


def subscription(endpoint: str = ENDPOINT) -> dict[str, Any]:
    return {"endpoint": endpoint, **PushBrowser(endpoint).keys, "language": "de"}


async def alerts_of(person: Person) -> dict[str, Any]:
    status, said = await person.get("/api/alerts")
    assert status == 200
    found: dict[str, Any] = said
    return found


async def test_nobody_is_told_anything_at_first(server: Server) -> None:
    said = await alerts_of(await Person.named(server.address, "Ada"))
    assert (said["browsers"], said["quiet"], said["webhook"]) == ([], None, None)
    assert len(said["key"]) == 87


async def test_everybody_subscribes_with_the_same_key_also_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "steeple.sqlite"
    keys = set()
    for _ in range(2):
        async with serving(database) as server:
            keys.add((await alerts_of(await Person.named(server.address, "Ada")))["key"])
            assert server.stop() == 0
    assert len(keys) == 1


async def test_a_browser_is_chosen_and_left_again(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    said = await ada.do("/api/alerts/push", subscription())
    assert [one["is_this"] for one in said["browsers"]] == [True]
    again = await ada.do("/api/alerts/push", subscription())
    assert len(again["browsers"]) == 1
    assert (await ada.do("/api/alerts/push/remove"))["browsers"] == []


async def test_a_browser_with_another_address_is_told_in_the_language_of_before(server: Server) -> None:
    """A push service may give it one while none of our pages is open to say what its reader speaks."""
    ada = await Person.named(server.address, "Ada")
    await ada.do("/api/alerts/push", subscription())
    other = subscription("https://push.example/subscription/other")
    del other["language"]
    assert len((await ada.do("/api/alerts/push", other))["browsers"]) == 1
    (kept,) = (await ada.get("/api/me/export"))[1]["alerts"]["browsers"]
    assert (kept["endpoint"], kept["language"]) == (other["endpoint"], "de")


async def test_who_signs_out_or_changes_the_password_is_not_told_there_any_more(server: Server) -> None:
    ada = await account(server, "Ada of alerts")
    await ada.do("/api/alerts/push", subscription("https://push.example/ada"))
    other = Person(server.address)
    await other.do("/api/sign-in", {"name": "Ada of alerts", "password": PASSWORD})
    assert len((await alerts_of(other))["browsers"]) == 1
    await ada.do("/api/sign-out")
    assert (await alerts_of(other))["browsers"] == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example/1"},
        {"endpoint": "https://127.0.0.1/1"},
        {"endpoint": "https://localhost/1"},
        {"key": "short"},
        {"key": "A" * 87},
        {"auth": "short"},
    ],
)
async def test_what_no_browser_would_say_is_refused(server: Server, wrong: dict[str, str]) -> None:
    ada = await Person.named(server.address, "Ada")
    status, said = await ada.post("/api/alerts/push", {**subscription(), **wrong})
    assert status == 400, said
    assert (await alerts_of(ada))["browsers"] == []


async def test_quiet_hours_are_kept(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    assert (await ada.do("/api/alerts/quiet", NIGHT))["quiet"] == NIGHT
    status, said = await ada.post("/api/alerts/quiet", {**NIGHT, "zone": "Atlantis/Capital"})
    assert (status, said["code"]) == (400, "bad-zone")
    assert (await ada.do("/api/alerts/quiet/remove"))["quiet"] is None


async def test_a_webhook_is_kept_beside_quiet_hours(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    await ada.do("/api/alerts/quiet", NIGHT)
    assert (await ada.do("/api/alerts/webhook", HOOK))["webhook"] == {**HOOK, "is_off": False}
    said = await ada.do("/api/alerts/webhook/remove")
    assert (said["webhook"], said["quiet"]) == (None, NIGHT)


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/1",
        "https://127.0.0.1:8765/api/me",
        "https://[::ffff:10.0.0.1]/",
        "https://169.254.169.254/latest/meta-data/",
        "https://localhost:8765/",
    ],
)
async def test_a_webhook_that_leads_inside_is_refused(server: Server, url: str) -> None:
    ada = await Person.named(server.address, "Ada")
    status, said = await ada.post("/api/alerts/webhook", {"kind": "json", "url": url})
    assert (status, said["code"]) == (400, "bad-alert-address")


async def test_a_test_needs_a_webhook_and_says_if_it_does_not_arrive(tmp_path: Path) -> None:
    async with serving(tmp_path / "steeple.sqlite") as server:
        ada = await Person.named(server.address, "Ada")
        status, said = await ada.post("/api/alerts/webhook/test")
        assert (status, said["code"]) == (404, "no-webhook")
        await ada.do("/api/alerts/webhook", {"kind": "json", "url": "https://nowhere.invalid/"})
        status, said = await ada.post("/api/alerts/webhook/test")
        assert (status, said["code"]) == (409, "webhook-failed")
        codes = [(await ada.post("/api/alerts/webhook/test"))[1]["code"] for _ in range(4)]
        assert codes[-1] == "too-fast"


async def test_a_table_is_silenced_by_whoever_sits_there(server: Server) -> None:
    table, ada, ben = await seat_two(server)
    path = f"/api/alerts/tables/{table}"
    assert (await ben.get(path))[1] == {"is_on": True, "is_possible": False}
    await ben.do("/api/alerts/webhook", HOOK)
    assert await ben.do(path, {"is_on": False}) == {"is_on": False, "is_possible": True}
    assert (await ada.get(path))[1]["is_on"] is True
    assert (await ben.do(path, {"is_on": True}))["is_on"] is True


async def test_what_is_kept_about_alerts_is_exported_and_forgotten(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    await ada.do("/api/alerts/push", subscription("https://push.example/exported"))
    await ada.do("/api/alerts/webhook", HOOK)
    await ada.do("/api/alerts/quiet", NIGHT)
    _, said = await ada.get("/api/me/export")
    assert [one["endpoint"] for one in said["alerts"]["browsers"]] == ["https://push.example/exported"]
    assert (said["alerts"]["webhook"], said["alerts"]["quiet"]) == (HOOK, NIGHT)
    ben = await Person.named(server.address, "Ben")
    assert "hooks.example" not in str((await ben.get("/api/me/export"))[1])
