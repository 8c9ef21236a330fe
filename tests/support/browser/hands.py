"""How each game is played by pointing: for a legal action, what is clicked or tapped."""

from __future__ import annotations

import random
from typing import Any

from playwright.async_api import Locator, expect

from support.browser.table import Act, Legal, Table
from support.server.legal import one_by_one

FIVE_TOWERS = "CSTMD"
IN_SIGHT = """(drawn) => [...drawn.keys()].filter((i) => {
    const box = drawn[i].getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return drawn[i].ownerSVGElement.contains(document.elementFromPoint(x, y));
})"""
"""Which of some things that are drawn can be pointed at: they are in sight, and no button is on them."""


async def play_campanile(table: Table, snapshot: dict[str, Any], legal: Legal) -> None:
    """Build, bet, take: a card and floors, a tower and a marker, a card of the display."""
    fields = legal["fields"]
    match fields["kind"]:
        case "build":
            hand = table.group(table.say("campanile.ui.hand"))
            await table.press(
                hand.get_by_role(
                    "button", name=table.say("campanile.ui.hand.card", style=fields["style"])
                ).first
            )
            floors = table.group(table.say("campanile.ui.raise")).get_by_role("button")
            await table.press(floors.nth(fields["floors"] - 1))
        case "bet":
            styles = [tower["style"] for tower in snapshot["view"]["towers"]]
            towers = table.group(table.say("campanile.ui.towers")).get_by_role("button")
            await table.press(towers.nth(styles.index(fields["style"])))
            markers = table.group(
                table.say("campanile.ui.markers", game=snapshot["view"]["game"])
            ).get_by_role("button")
            left = snapshot["view"]["supply"][snapshot["facing"]][fields["value"] - 1]
            marker = markers.and_(
                table.button(
                    table.say(
                        "campanile.ui.marker", game=snapshot["view"]["game"], value=fields["value"], left=left
                    )
                )
            )
            if await marker.get_attribute("aria-pressed") != "true":
                await table.press(marker)
        case "pass-bet":
            return await table.press(
                table.prompt.get_by_role("button", name=table.say("campanile.ui.do.pass-bet"))
            )
        case "take":
            display = table.group(table.say("campanile.ui.display"))
            card = table.say("campanile.ui.display.card", style=fields["style"])
            await table.press(display.get_by_role("button", name=card).first)
    await table.press(table.primary)


async def play_five_towers(table: Table, snapshot: dict[str, Any], legal: Legal) -> None:
    """Bid, tear down, build: a bid, a tower, a card of the market."""
    fields = legal["fields"]
    page = table.visitor.page
    bids = table.group(table.say("five-towers.ui.bids"))
    match fields["kind"]:
        case "bid":
            await table.press(
                bids.get_by_role(
                    "button", name=table.say("five-towers.ui.bids.free", cards=fields["cards"]), exact=True
                )
            )
        case "pass":
            await table.press(bids.get_by_role("button", name=table.say("five-towers.ui.pass"), exact=True))
        case "tear":
            name = snapshot["seats"][snapshot["facing"]]["name"]
            towers = table.group(table.say("five-towers.ui.towers", name=name)).get_by_role("button")
            await table.press(towers.nth(FIVE_TOWERS.index(fields["style"])))
        case "tear-nothing":
            return await table.press(
                table.prompt.get_by_role("button", name=table.say("five-towers.ui.tear.nothing"))
            )
        case "build":
            market = page.get_by_role("region", name=table.say("five-towers.ui.market"), exact=True)
            await table.press(market.locator(f"[data-card='{legal['action']}']").first)
    await table.press(table.primary)


async def play_campos(table: Table, snapshot: dict[str, Any], legal: Legal) -> None:
    """Place a tile on a spot in the first way that fits, remove a tile, or play a card."""
    fields = legal["fields"]
    page = table.visitor.page
    match fields["kind"]:
        case "place":
            slot = snapshot["view"]["tiles"][snapshot["facing"]].index(fields["tile"])
            tiles = page.get_by_role("region", name=table.say("campos.ui.your-tiles"), exact=True)
            tile = tiles.locator("button.tile").nth(slot)
            if await tile.get_attribute("aria-pressed") != "true":
                await table.press(tile)
            spots = page.get_by_role("listbox", name=table.say("campos.ui.spots")).get_by_role("option")
            await expect(spots.first).to_be_attached()
            seen = await spots.evaluate_all(IN_SIGHT)
            await press_middle(table, spots.nth(random.Random(snapshot["ply"]).choice(seen)))
        case "remove":
            removals = page.get_by_role("listbox", name=table.say("campos.ui.removals"))
            tile = removals.locator(f"[data-tile='{fields['q']},{fields['r']}'] circle")
            await bring_into_sight(table, tile)
            await press_middle(table, tile)
        case "play":
            await table.press(page.locator(f"[data-card='{fields['card']}']"))
    await table.press(table.primary)


async def bring_into_sight(table: Table, what: Locator) -> None:
    """Show the whole area of Campos, and zoom out as long as something is outside or under a button."""
    await expect(what).to_be_attached()
    whole = table.button(table.say("campos.ui.fit"))
    if not await what.evaluate_all(IN_SIGHT) and await whole.is_visible():
        await table.press(whole)
    while not await what.evaluate_all(IN_SIGHT):
        await table.press(table.button(table.say("campos.ui.zoom-out")))


async def press_middle(table: Table, what: Locator) -> None:
    """Point at the middle of something drawn, whatever lies above it."""
    await expect(what).to_be_attached()
    box = await what.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page = table.visitor.page
    await (page.touchscreen.tap(x, y) if table.visitor.has_touch else page.mouse.click(x, y))


BY_POINTING: dict[str, Act] = {
    "campanile-1996": play_campanile,
    "campanile-2009": play_campanile,
    "campos": play_campos,
    "five-towers": play_five_towers,
}


async def play_on(table: Table, act: Act, *, most: int = 1000, seed: int = 1) -> dict[str, Any]:
    """Play at random until the game is over or this many actions are done; returns the last snapshot."""
    chance = random.Random(seed)
    for _ in range(most):
        snapshot = await table.until_turn()
        if snapshot["status"] == "over":
            return snapshot
        legal = chance.choice(one_by_one(snapshot["legal"]))
        await act(table, snapshot, legal)
        await table.until(lambda now, ply=snapshot["ply"]: now["ply"] > ply)  # type: ignore[misc]
    return table.snapshot
