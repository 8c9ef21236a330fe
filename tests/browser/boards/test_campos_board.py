"""The field of Campos: where a finger can point, where the preview is, what is said, what the end shows."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect

from support.browser.hands import IN_SIGHT, press_middle
from support.browser.layout import SIZES
from support.browser.pages import played
from support.browser.table import Table, new_table
from support.browser.visitor import Device, Visitors
from support.long_tests import in_full
from support.server.legal import one_by_one

pytestmark = pytest.mark.anyio
GAME = "campos"
FINGER = 24
"""Pixels that a target has at least."""

PHONES = ["phone", "smallest", "landscape"]
AT = in_full(PHONES, [name for name in SIZES if name not in PHONES])

FAR_APART = """(least) => {
    const middles = [...document.querySelectorAll("[role=option].spot")].map((spot) => {
        const box = spot.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    });
    return middles.length > 1 && middles.every(([x, y], i) =>
        middles.every(([a, b], k) => i === k || Math.hypot(a - x, b - y) >= least));
}"""
"""Whether all places for a tile are at least so far from each other."""

PREVIEW_IS_INSIDE = """() => {
    const ghost = document.querySelector(".shade.chosen").getBoundingClientRect();
    const field = document.querySelector(".field").getBoundingClientRect();
    return ghost.left >= field.left && ghost.right <= field.right
        && ghost.top >= field.top && ghost.bottom <= field.bottom;
}"""

CODES = re.compile(r"-?\d+\s*,\s*-?\d+|@|\b[RGBY]{3}\b|\b[RGBY]{2}:[RGBY]\b")
"""Coordinates, and the names that tiles and cards have in records."""


async def opened(visitors: Visitors, device: Device, size: str | None = None) -> Table:
    """A table in mid-game, at which it is this person's turn."""
    visitor = await visitors.come(device, name="Ada")
    table = await (await played(visitor, GAME, 4)).open()
    await table.until_turn()
    if size:
        await SIZES[size].apply(visitor.page)
    return table


async def all_spots(table: Table) -> Locator:
    """The places for the tile, once all of them are there: they come a few at a time."""
    groups = [one["alike"]["ways"]["q r"] for one in table.snapshot["legal"] if one["alike"]]
    spots = table.visitor.page.get_by_role("listbox", name=table.say("campos.ui.spots")).get_by_role("option")
    await expect(spots).to_have_count(sum(map(len, groups)))
    return spots


@pytest.mark.long
@pytest.mark.parametrize("size", AT)
async def test_a_finger_finds_every_place(visitors: Visitors, size: str) -> None:
    """Finding 11: spots were 5 px dots 12 to 19 px apart, and there was nothing to zoom with."""
    table = await opened(visitors, "phone", size)
    spots, page = await all_spots(table), table.visitor.page
    field = page.locator(".field")
    await field.scroll_into_view_if_needed()  # magnified, the page scrolls
    box = await field.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= SIZES[size].height, "one sees all of it at once"
    cell = await page.locator(".tile .cell").first.bounding_box()
    assert cell is not None
    assert cell["width"] >= FINGER, "a free cell is what one taps first"
    await press_middle(table, spots.nth((await spots.evaluate_all(IN_SIGHT))[0]))
    await expect(table.primary).to_be_enabled()
    await page.wait_for_function(FAR_APART, arg=FINGER)
    await page.wait_for_function(PREVIEW_IS_INSIDE)
    chosen = page.locator("[role=option][aria-selected=true]")
    before = await chosen.get_attribute("id")
    nudges = table.group(table.say("campos.ui.nudge")).get_by_role("button")
    for number in range(await nudges.count()):
        box = await nudges.nth(number).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
    for direction in ("right", "left", "down", "up"):
        await table.press(table.button(table.say(f"campos.ui.nudge.{direction}")))
        if await chosen.get_attribute("id") != before:
            break
    else:
        raise AssertionError("the tile has nowhere to go")
    for name in ("campos.ui.zoom-in", "campos.ui.zoom-out", "campos.ui.fit"):
        await table.press(table.button(table.say(name)))


async def test_after_a_choice_the_whole_area_is_in_sight_again(visitors: Visitors) -> None:
    """A preview is enlarged for a finger; later most of the area was out of sight."""
    table = await opened(visitors, "phone", "phone")
    spots = await all_spots(table)
    fit = table.button(table.say("campos.ui.fit"))
    await expect(fit).to_have_count(0)
    await press_middle(table, spots.nth((await spots.evaluate_all(IN_SIGHT))[0]))
    await expect(fit).to_be_visible()
    await table.press(table.primary)
    await expect(fit).to_have_count(0)


async def test_cells_keep_their_size_where_there_is_hardly_any_room(visitors: Visitors) -> None:
    """Finding 11: tiles of 4 px in a window that is magnified four times."""
    table = await opened(visitors, "desk", "magnified")
    cell = await table.visitor.page.locator(".tile .cell").first.bounding_box()
    assert cell is not None
    assert min(cell["width"], cell["height"]) >= FINGER - 1


async def test_a_mark_for_removing_lies_on_top_and_no_number_is_under_it(visitors: Visitors) -> None:
    """Finding 11: the marks of tiles that can be removed were under the sizes of the regions."""
    ada = await visitors.come("phone", name="Ada")
    table = await played(ada, GAME, until=lambda now: now["view"]["turn"]["phase"] == "remove")
    await table.open()
    marks = ada.page.locator(".removal circle")
    await expect(marks.first).to_be_attached()
    is_last = await ada.page.evaluate(
        """() => [...document.querySelectorAll(".badge")].every((badge) =>
            badge.compareDocumentPosition(document.querySelector(".removal"))
                & Node.DOCUMENT_POSITION_FOLLOWING)"""
    )
    assert is_last, "what comes later in a drawing lies on top"


@pytest.mark.parametrize("device", ["desk", "phone"])
async def test_the_preview_stays_in_sight_also_at_the_edge(visitors: Visitors, device: Device) -> None:
    """Finding 18: the preview left the field at the edge."""
    table = await opened(visitors, device)
    spots, page = await all_spots(table), table.visitor.page
    for _ in range(4):
        await table.press(table.button(table.say("campos.ui.zoom-in")))
    await page.get_by_role("listbox", name=table.say("campos.ui.spots")).focus()
    for key in ("ArrowDown", *["ArrowRight"] * 12, *["ArrowDown"] * 12):
        await page.keyboard.press(key)
    await expect(table.primary).to_be_enabled()
    await page.wait_for_function(PREVIEW_IS_INSIDE)
    assert await spots.count() > 1


@pytest.mark.parametrize("language", ["en", "de"])
async def test_no_codes_and_no_minus_points_are_read_or_spoken(visitors: Visitors, language: str) -> None:
    """Finding 18: coordinates in what is spoken, and "−2" beside "+3" for a card that is 2 short."""
    ada = await visitors.come("desk", name="Ada", language=language)
    table = await played(ada, GAME, 4)
    table.language = language
    await table.open()
    await table.until_turn()
    await all_spots(table)
    labels = await ada.page.locator("main [aria-label]").evaluate_all(
        "(found) => found.map((one) => one.getAttribute('aria-label'))"
    )
    assert len(labels) > 40
    seen = [*labels, *await ada.page.locator("main .vh, main .log li, main .card").all_inner_texts()]
    assert [text for text in seen if CODES.search(text)] == []
    cards = await ada.page.locator("[data-card]").all_inner_texts()
    assert cards
    assert [text for text in cards if "−" in text or "-" in text] == []


async def test_the_board_after_the_end_shows_the_area_at_its_largest_and_the_count_runs_once(
    visitors: Visitors,
) -> None:
    """Findings 15 and 18: "Show the board" was empty, and every visit counted again, totals first."""
    ada = await visitors.come(name="Ada", calm=False)
    table = await new_table(ada, GAME)
    while (snapshot := (await table.look())["snapshot"])["status"] != "over":
        for one in one_by_one(snapshot["legal"])[-1:]:  # a card, if one can be played
            body = {"request": str(snapshot["ply"]), "ply": snapshot["ply"], "action": one["action"]}
            await ada.post(f"/api/tables/{table.id}/act", body)
    assert snapshot["view"]["area"] == []
    actions = (await ada.get(f"/api/tables/{table.id}/actions"))["entries"]
    removed = [one for one in actions if one["words"]["key"] == "campos.remove"]
    await table.open()
    totals, skip = ada.page.locator(".scoring h2 b"), table.button(table.say("campos.ui.skip"))
    await expect(totals.first).to_have_text("0")
    await table.press(skip)
    await expect(totals).to_have_text([str(points) for points in snapshot["scores"]])
    await table.press(table.button(table.say("table.over.board")))
    await expect(ada.page.locator(".field .tile")).to_have_count(len(removed))
    await expect(ada.page.get_by_text(table.say("campos.ui.largest-area"))).to_be_visible()
    await ada.page.reload()
    await expect(totals).to_have_text([str(points) for points in snapshot["scores"]])
    await expect(skip).to_have_count(0)
