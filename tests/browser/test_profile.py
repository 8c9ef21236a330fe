"""The page about yourself: where you're signed in, a name as long as names may be, and being gone."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.async_api import expect

from steeple.words import LANGUAGES, say
from support.browser.visitor import DEVICES, Device, Visitor, Visitors
from support.server.serving import Server, seat_two

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse"
PICTURES = os.environ.get("PICTURES")
"""A folder for pictures of the page; by default none are taken."""


async def signed_in(
    visitors: Visitors, name: str, path: str = "/api/sign-in", device: Device = "desk"
) -> Visitor:
    visitor = await visitors.come(device)
    await visitor.post(path, {"name": name, "password": PASSWORD})
    return visitor


async def test_a_browser_is_signed_out_from_another_by_keyboard(visitors: Visitors) -> None:
    here = await signed_in(visitors, "Odile", "/api/account")
    there = await signed_in(visitors, "Odile")
    await here.go("/me")
    rows = here.page.get_by_role("list", name=say("en", "people.sessions", {})).get_by_role("listitem")
    await expect(rows).to_have_count(2)
    await expect(rows.filter(has_text=say("en", "people.sessions.this", {}))).to_have_count(1)
    end = rows.get_by_role("button")
    await expect(end).to_have_count(1)
    await end.focus()
    await here.page.keyboard.press("Enter")
    await expect(rows).to_have_count(1)
    done = say("en", "people.sessions.done", {"browser": "Chrome, Linux"})
    await expect(here.page.get_by_role("status").filter(has_text=done)).to_be_visible()
    assert (await there.get("/api/me"))["name"] is None
    assert (await here.get("/api/me"))["name"] == "Odile"


@pytest.mark.parametrize("device", DEVICES)
async def test_the_longest_name_and_every_language_have_room(visitors: Visitors, device: Device) -> None:
    name = "M" * 32 + f" {device.upper()}"
    visitor = await signed_in(visitors, name, "/api/account", device)
    await signed_in(visitors, name)
    for language in LANGUAGES:
        await visitor.go("/me")
        await visitor.speak_from_now_on(language)
        await visitor.go("/me")
        await expect(visitor.page.get_by_role("heading", level=1)).to_have_text(name)
        await expect(visitor.page.locator("#sessions")).to_have_text(say(language, "people.sessions", {}))
        assert await visitor.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
        if PICTURES:
            await visitor.page.screenshot(path=Path(PICTURES) / f"me-{device}-{language}.png", full_page=True)


async def test_somebody_who_is_gone_is_called_so_in_the_reader_s_language(
    visitors: Visitors, server: Server
) -> None:
    table, _, ben = await seat_two(server)
    reader = await visitors.come(name="Greta", language="de")
    await reader.go(f"/t/{table}")
    panels = reader.page.locator(".player")
    await expect(panels.nth(1)).to_contain_text("Ben")
    await ben.do("/api/me/delete")
    await expect(panels.nth(1)).to_contain_text("jemand")
