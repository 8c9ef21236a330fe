"""Whole games through the pages against bots: at a desk, on a phone, by keys alone."""

import pytest
from playwright.async_api import expect

from hands import BY_POINTING, play_on
from keyboard import BY_KEYS
from table import Table, new_table
from visitor import Device, Visitors

pytestmark = pytest.mark.anyio


async def expect_result(table: Table) -> None:
    """The page shows who has won."""
    assert table.position["status"] == "over"
    await expect(table.button(table.say("table.over.rematch"))).to_be_visible()
    for points in table.position["scores"]:
        await expect(table.visitor.page.get_by_role("region", name=await title(table))).to_contain_text(str(points))


async def title(table: Table) -> str:
    """What stands above the result."""
    return await table.visitor.page.locator("#result-title").inner_text()


@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize("game", BY_POINTING)
async def test_a_whole_game_is_played_by_pointing(visitors: Visitors, game: str, device: Device) -> None:
    ada = await visitors.come(device, name="Ada")
    table = await (await new_table(ada, game)).open()
    await play_on(table, BY_POINTING[game])
    await expect_result(table)


@pytest.mark.parametrize("game", BY_KEYS)
async def test_a_whole_game_is_played_by_keys(visitors: Visitors, game: str) -> None:
    ada = await visitors.come("desk", name="Ada")
    table = await (await new_table(ada, game)).open()
    await play_on(table, BY_KEYS[game], seed=2)
    await expect_result(table)
