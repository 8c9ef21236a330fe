"""A spectator sees the table, but nobody's hand, and can decide nothing."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from support.browser.hands import BY_POINTING, play_on
from support.browser.table import Table, new_table
from support.browser.visitor import Device, Visitors, with_devices
from support.long_tests import in_full

pytestmark = pytest.mark.anyio
HANDS = {
    "campanile-1996": "campanile.ui.hand",
    "campanile-2009": "campanile.ui.hand",
    "campos": "campos.ui.your-cards",
}


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "device"), with_devices(in_full(["campanile-2009", "campos"], ["campanile-1996"]))
)
async def test_a_spectator_sees_no_hand(visitors: Visitors, game: str, device: Device) -> None:
    ada, eve = await visitors.come(name="Ada"), await visitors.come(device)
    table = await (await new_table(ada, game)).open()
    seen = await Table(eve, table.id).open()
    snapshot = await play_on(table, BY_POINTING[game], most=4)
    await seen.until(lambda now: now["number"] >= snapshot["number"])
    assert seen.snapshot["facing"] is None
    assert seen.snapshot["legal"] == []
    assert all(
        hand["cards"] is None
        for hand in seen.snapshot["view"]["hands" if "hands" in seen.snapshot["view"] else "cards"]
    )
    await expect(eve.page.get_by_role("region", name=seen.say(HANDS[game]), exact=True)).to_have_count(0)
    await expect(seen.primary).to_have_count(0)
    await expect(seen.button(seen.say("table.undo"))).to_have_count(0)


async def test_people_at_the_table_are_told_that_somebody_watches(visitors: Visitors) -> None:
    ada, eve = await visitors.come(name="Ada"), await visitors.come()
    table = await (await new_table(ada, "campos")).open()
    await Table(eve, table.id).open()
    await expect(ada.page.get_by_text(table.say("table.spectators", n=1))).to_be_attached()
