"""Games through the pages to their end against bots: at a desk, on a phone, by keys alone.

Here the last actions are played, and in test_learn.py the first ones; `make soak` plays whole games.
"""

import pytest
from playwright.async_api import expect

from support.browser.hands import BY_POINTING, play_on
from support.browser.keyboard import BY_KEYS
from support.browser.table import Table, late_table
from support.browser.visitor import Device, Visitors, with_devices
from support.long_tests import in_full
from support.server.serving import Server

pytestmark = [pytest.mark.anyio, pytest.mark.long]

LAST_ACTIONS = in_full(6, 1000)
"""Of all seats together; 1000: from the first one on."""


async def expect_result(table: Table) -> None:
    """The page shows who has won."""
    assert table.snapshot["status"] == "over"
    await expect(table.button(table.say("table.over.rematch"))).to_be_visible()
    for points in table.snapshot["scores"]:
        await expect(table.visitor.page.get_by_role("region", name=await title(table))).to_contain_text(
            str(points).replace("-", "−")
        )


async def title(table: Table) -> str:
    """What stands above the result."""
    return await table.visitor.page.locator("#result-title").inner_text()


@pytest.mark.parametrize(("game", "device"), with_devices(BY_POINTING, first=1))
async def test_a_game_is_played_to_its_end_by_pointing(
    visitors: Visitors, server: Server, game: str, device: Device
) -> None:
    ada = await visitors.come(device, name="Ada")
    table = await (await late_table(ada, server, game, last=LAST_ACTIONS)).open()
    await play_on(table, BY_POINTING[game])
    await expect_result(table)


@pytest.mark.parametrize("game", in_full(["campanile-2009", "campos", "five-towers"], ["campanile-1996"]))
async def test_a_game_is_played_to_its_end_by_keys(visitors: Visitors, server: Server, game: str) -> None:
    ada = await visitors.come("desk", name="Ada")
    table = await (await late_table(ada, server, game, last=LAST_ACTIONS)).open()
    await play_on(table, BY_KEYS[game], seed=2)
    await expect_result(table)
