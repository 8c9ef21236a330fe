"""Axe finds nothing, however grave, in what a table shows in mid-game, by day and by night.

In the soak it looks at everything in both lights, otherwise by turns.

test_pages.py looks at every page, and at a table's tabs and menu.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Literal

import pytest
from playwright.async_api import expect

from support.browser.barriers import barriers
from support.browser.pages import played
from support.browser.table import Table
from support.browser.visitor import Device, Visitors, with_devices
from support.long_tests import in_full

pytestmark = pytest.mark.anyio

LIGHTS: list[Literal["light", "dark"]] = ["light", "dark"]
KINDS = in_full(["campanile-2009", "campos", "five-towers"], ["campanile-1996"])


async def states_of(table: Table) -> AsyncIterator[str]:
    """One after another, what can be opened at a table."""
    page = table.visitor.page
    yield "text"
    if table.visitor.has_touch:
        await page.get_by_role("tab", name=table.say("table.view.log")).tap()
    await table.press(page.locator(".log summary").first)
    yield "a turn's steps"
    if table.visitor.has_touch:
        await page.get_by_role("tab", name=table.say("table.view.board")).tap()
    await table.press(table.button(table.say("table.hint")))
    await expect(page.get_by_text(table.say("table.hint.note"))).to_be_visible()
    yield "a hint"
    await table.press(table.button(table.say("table.menu")))
    await table.press(page.get_by_role("dialog").get_by_role("button", name=table.say("table.leave")))
    yield "the question whether to leave"
    await table.press(page.get_by_role("dialog").get_by_role("button", name=table.say("table.keys")))
    await expect(page.get_by_role("dialog", name=table.say("table.keys"))).to_be_visible()
    yield "the keys"


@pytest.mark.long
@pytest.mark.parametrize(("game", "device"), with_devices(KINDS))
async def test_axe_finds_nothing_in_mid_game(visitors: Visitors, game: str, device: Device) -> None:
    """Finding 25, and the rails that scroll can be focused."""
    ada = await visitors.come(device, name="Ada", asText=True)
    table = await (await played(ada, game)).open()
    await table.until_turn()
    found = []
    number = 0
    async for state in states_of(table):
        for light in in_full([LIGHTS[number % 2]], [LIGHTS[1 - number % 2]]):
            await ada.page.emulate_media(color_scheme=light)
            found += [f"{state}, {light}: {one}" for one in await barriers(ada)]
        number += 1
    assert found == []
