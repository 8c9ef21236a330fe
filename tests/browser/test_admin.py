"""The page of operators: people, tables, bans and the log, and what everybody else sees of it."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from steeple.words import LANGUAGES, say
from support.browser.barriers import barriers
from support.browser.layout import problems
from support.browser.visitor import Device, Visitor, Visitors
from support.commands import steeple
from support.long_tests import in_full
from support.server.serving import Person, Server, two_people

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


async def operator(
    visitors: Visitors, server: Server, name: str, device: Device = "desk", *, dark: bool = False
) -> Visitor:
    """An operator with a browser."""
    visitor = await visitors.come(device, dark=dark)
    await visitor.post("/api/account", {"name": name, "password": PASSWORD})
    done = await asyncio.to_thread(steeple, "admin", "grant", name, "--database", server.database)
    assert done.code == 0, done.err
    assert (await visitor.post("/api/sign-in", {"name": name, "password": PASSWORD}))["is_operator"]
    return visitor


@pytest.mark.parametrize("device", ["desk", "phone"])
async def test_an_operator_bans_somebody_and_lifts_it(
    visitors: Visitors, server: Server, device: Device
) -> None:
    oda = await operator(visitors, server, f"Oda at a {device}", device)
    eve = await Person.named(server.address, f"Eve at a {device}")
    await oda.go("/admin")
    page = oda.page
    await page.get_by_role("searchbox").fill(f"eve at a {device}")
    await page.keyboard.press("Enter")
    line = page.get_by_role("listitem").filter(has_text=f"Eve at a {device}")
    await expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(1)
    await line.get_by_text("Actions").press("Enter")
    await line.get_by_label("Reason").fill("insults")
    await line.get_by_label("Days").fill("7")
    await line.get_by_role("button", name="Ban", exact=True).click()
    await expect(line.get_by_text("banned", exact=True)).to_be_visible()
    status, said = await eve.get("/api/me")
    assert (status, said["code"], said["words"]["values"]["why"]) == (403, "banned", "insults")
    await page.get_by_role("link", name="Bans").click()
    lift = page.get_by_role("button", name=f"Lift: Eve at a {device}")
    await lift.click()
    await expect(lift).to_have_count(0)
    assert (await eve.get("/api/me"))[0] == 200
    await page.get_by_role("link", name="Log").click()
    await expect(page.get_by_text(f"Lifted the ban on Eve at a {device}")).to_be_visible()
    ban = {"subject": f"Eve at a {device}", "details": said["words"]["values"]["until"]}
    await expect(page.get_by_text(say("en", "admin.did.ban", ban))).to_be_visible()
    await expect(page.get_by_text(f"Oda at a {device} · insults")).to_be_visible()


async def test_an_operator_closes_and_deletes_a_table_while_its_player_looks_on(
    visitors: Visitors, server: Server
) -> None:
    oda, ann = await operator(visitors, server, "Oda of tables"), await visitors.come("desk")
    await ann.post("/api/me", {"name": "Ann of tables"})
    table = (await ann.post("/api/tables", two_people()))["id"]
    await ann.go(f"/t/{table}")
    await oda.go("/admin/tables")
    line = oda.page.get_by_role("main").get_by_role("listitem").filter(has_text="Ann of tables")
    await line.get_by_text("Actions").click()
    await line.get_by_role("button", name="Close table").click()
    await expect(line).to_have_count(0)
    await expect(ann.page.get_by_role("heading", name="This table is closed")).to_be_visible()
    await oda.page.get_by_role("button", name="Closed").click()
    await line.get_by_text("Actions").click()
    await line.get_by_role("button", name="Delete…").click()
    await line.get_by_role("button", name="Delete for good").click()
    await expect(line).to_have_count(0)
    assert (await ann.page.request.get(f"{server.address}/api/tables/{table}")).status == 404


async def test_a_link_from_an_operator_sets_a_password(visitors: Visitors, server: Server) -> None:
    oda, rob = await operator(visitors, server, "Oda of links"), await visitors.come("phone")
    await rob.post("/api/account", {"name": "Rob of links", "password": PASSWORD})
    await oda.go("/admin")
    line = oda.page.get_by_role("main").get_by_role("listitem").filter(has_text="Rob of links")
    await line.get_by_text("Actions").click()
    await line.get_by_role("button", name="Reset password").click()
    link = await line.locator("code").inner_text()
    await rob.go(link.removeprefix(server.address))
    await rob.page.get_by_label("New password").fill("another password")
    await rob.page.get_by_role("button", name=say("en", "people.password.change", {})).click()
    done = rob.page.get_by_role("main").get_by_role("status")
    await expect(done).to_contain_text(say("en", "people.reset.done", {}))
    stranger = Person(server.address)
    assert (await stranger.post("/api/sign-in", {"name": "Rob of links", "password": "another password"}))[
        0
    ] == 200


async def test_others_have_no_link_to_it_and_whoever_is_banned_reads_why(
    visitors: Visitors, server: Server
) -> None:
    eve = await visitors.come("desk")
    await eve.post("/api/account", {"name": "Eve of bans", "password": PASSWORD})
    await eve.go("/admin")
    await expect(eve.page.get_by_text("This page is for the operators of this server.")).to_be_visible()
    await expect(eve.page.get_by_role("link", name="Operators")).to_have_count(0)
    await eve.go("/me")
    await expect(eve.page.get_by_text("Unfinished games that nobody touches for 90 days")).to_be_visible()
    table = (await eve.post("/api/tables", two_people()))["id"]
    await eve.go(f"/t/{table}")
    done = await asyncio.to_thread(
        steeple, "admin", "ban", "Eve of bans", "--why", "spam", "--database", server.database
    )
    assert done.code == 0, done.err
    await expect(eve.page.get_by_text("You can’t play here: spam")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize(("device", "dark"), [("desk", False), ("phone", True)])
async def test_the_pages_fit_in_every_language_and_can_be_used(
    visitors: Visitors, server: Server, device: Device, dark: bool
) -> None:
    oda = await operator(visitors, server, f"Ada's {device}", device, dark=dark)
    await oda.post("/api/tables", two_people())
    await oda.post(
        "/api/admin/addresses/ban", {"network": "192.0.2.0/24", "why": "a flood of guests", "days": 30}
    )
    found: dict[str, list[str]] = {}
    for path in ("/admin", "/admin/tables", "/admin/bans", "/admin/log"):
        await oda.go(path)
        if path in ("/admin", "/admin/tables"):
            await oda.page.locator("summary").first.click()
        for language in in_full(["de"], [one for one in LANGUAGES if one != "de"]):
            await oda.speak(language)
            found[f"{path} in {language}"] = await problems(oda.page)
        await oda.speak("en")
        found[path] = await barriers(oda)
    assert {place: wrong for place, wrong in found.items() if wrong} == {}
