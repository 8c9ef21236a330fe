"""Plays each game by keys alone: Tab to a group, arrows inside it, Enter, and the game's own letters."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Locator, expect

from support.browser.hands import FIVE_TOWERS
from support.browser.table import Act, Legal, Table

MOST_KEYS = 150
"""Tab gets to everything before that."""

_WAY = """(what) => {
    const now = document.activeElement;
    if (now === what) return "here";
    const group = what.closest("[role=group], [role=listbox], section");
    const marked = group ? [...group.querySelectorAll("[data-rove]")] : [];
    const isMarked = marked.length || !group || what.tabIndex === 0;
    const things = isMarked ? marked : [...group.querySelectorAll("button")];
    if (!things.includes(now) || !things.includes(what)) {
        const isAhead = now.compareDocumentPosition(what) & Node.DOCUMENT_POSITION_FOLLOWING;
        return isAhead ? "Tab" : "Shift+Tab";
    }
    return things.indexOf(now) < things.indexOf(what) ? "ArrowRight" : "ArrowLeft";
}"""
"""The key that leads nearer to something. Not Tab past the end: Firefox then leaves for its toolbar."""


async def reach(table: Table, what: Locator) -> None:
    """Press keys until something has the focus."""
    await expect(what).to_be_visible()
    for _ in range(MOST_KEYS):
        way = await what.evaluate(_WAY)
        if way == "here":
            return
        await table.visitor.page.keyboard.press(way)
    raise AssertionError(f"no key leads to {what}")


async def choose(table: Table, what: Locator) -> None:
    """Reach something and press Enter."""
    await reach(table, what)
    await table.visitor.page.keyboard.press("Enter")


async def type_campanile(table: Table, snapshot: dict[str, Any], legal: Legal) -> None:
    fields = legal["fields"]
    keys = table.visitor.page.keyboard
    match fields["kind"]:
        case "build":
            hand = table.group(table.say("campanile.ui.hand"))
            await choose(
                table,
                hand.get_by_role(
                    "button", name=table.say("campanile.ui.hand.card", style=fields["style"])
                ).first,
            )
            await keys.press(str(fields["floors"]))
        case "bet":
            styles = [tower["style"] for tower in snapshot["view"]["towers"]]
            towers = table.group(table.say("campanile.ui.towers")).get_by_role("button")
            await choose(table, towers.nth(styles.index(fields["style"])))
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
                await keys.press(str(fields["value"]))
        case "pass-bet":
            await keys.press("p")
        case "take":
            display = table.group(table.say("campanile.ui.display"))
            card = table.say("campanile.ui.display.card", style=fields["style"])
            await choose(table, display.get_by_role("button", name=card).first)
    await choose(table, table.primary)


async def type_five_towers(table: Table, snapshot: dict[str, Any], legal: Legal) -> None:
    fields = legal["fields"]
    keys = table.visitor.page.keyboard
    match fields["kind"]:
        case "bid":
            await keys.press(str(fields["cards"]))
        case "pass":
            await keys.press("p")
        case "tear":
            await keys.press(str(FIVE_TOWERS.index(fields["style"]) + 1))
        case "tear-nothing":
            await keys.press("0")
        case "build":
            # Cards keep their places while others are taken, so a card's number doesn't follow from the view.
            await choose(table, table.visitor.page.locator(f".market [data-card='{legal['action']}']"))
    await choose(table, table.primary)


async def type_campos(table: Table, snapshot: dict[str, Any], legal: Legal) -> None:
    fields = legal["fields"]
    page = table.visitor.page
    match fields["kind"]:
        case "place":
            await page.keyboard.press(
                str(snapshot["view"]["tiles"][snapshot["facing"]].index(fields["tile"]) + 1)
            )
            await reach(table, page.get_by_role("listbox", name=table.say("campos.ui.spots")))
            for key in ("ArrowDown", "ArrowRight", "ArrowDown", "r"):
                await page.keyboard.press(key)
        case "remove":
            await reach(table, page.get_by_role("listbox", name=table.say("campos.ui.removals")))
            for key in ("ArrowDown", "ArrowRight"):
                await page.keyboard.press(key)
        case "play":
            await choose(table, page.locator(f"[data-card='{fields['card']}']"))
    await choose(table, table.primary)


BY_KEYS: dict[str, Act] = {
    "campanile-1996": type_campanile,
    "campanile-2009": type_campanile,
    "campos": type_campos,
    "five-towers": type_five_towers,
}
