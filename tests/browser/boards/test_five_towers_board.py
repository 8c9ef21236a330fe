"""The board of Five Towers: rivals' towers, numbers that say what they count, a warning before a roof."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from support.browser.full_tables import full_table
from support.browser.layout import SIZES, some_sizes
from support.browser.table import Table, late_table
from support.browser.visitor import Visitors
from support.server.prepared_tables import random_game, turn_near
from support.server.serving import Server

pytestmark = pytest.mark.anyio
GAME = "five-towers"

RIVALS = """() => [...document.querySelectorAll(".opps button")].map((button) => {
    button.scrollIntoView({ block: "nearest" });
    const room = button.getBoundingClientRect();
    const floors = [...button.querySelectorAll("svg .body use, svg rect")]
        .map((it) => it.getBoundingClientRect());
    const isWhole = floors.length > 0 && floors.every((box) =>
        box.width > 0 && box.top > room.top - 2 && box.bottom < room.bottom + 2
        && box.left > room.left - 2 && box.right < room.right + 2);
    const isInside = room.top >= 0 && room.bottom <= innerHeight + 1
        && room.left >= 0 && room.right <= innerWidth;
    const above = document.elementFromPoint((room.left + room.right) / 2, (room.top + room.bottom) / 2);
    return { isWhole, isInside, isFree: above !== null && button.contains(above) };
})"""
"""Of each rival: whether all floors are in the drawing, the drawing in the window, and nothing above it.

A window that is too small for a table scrolls to them; `SCROLLED` says by how much."""

SCROLLED = "() => scrollY + document.querySelector('.boardarea').scrollTop"

LARGE_ENOUGH = [
    size for size in SIZES.values() if size.text == 100 and size.width >= 360 and size.height >= 390
]


@pytest.mark.long
async def test_every_rivals_towers_can_be_seen(visitors: Visitors, server: Server) -> None:
    """Finding 19: with five players, at the end of a game, from 360 × 600 to 2560 × 1440, and magnified."""
    ada = await visitors.come(name="Ada")
    table = await full_table(ada, server, GAME, "late")
    await table.open()
    await table.until_turn()
    for size in some_sizes():
        await size.apply(ada.page)
        seen = await ada.page.evaluate(RIVALS)
        assert seen == [{"isWhole": True, "isInside": True, "isFree": True}] * 4, size
        if size in LARGE_ENOUGH:
            assert await ada.page.evaluate(SCROLLED) == 0, size
            hidden = await ada.page.locator(".boardarea").evaluate(
                "(it) => it.scrollHeight - it.clientHeight"
            )
            assert hidden <= 1, size


async def test_values_of_market_cards_keep_off_their_pictures(visitors: Visitors, server: Server) -> None:
    """Finding 19: at 1920 × 1080 a value lay on the picture."""
    ada = await visitors.come(name="Ada")
    table = await full_table(ada, server, GAME, "middle")
    await table.open()
    await table.until_turn()
    for size in LARGE_ENOUGH:
        await size.apply(ada.page)
        overlaps = await ada.page.evaluate(
            """() => [...document.querySelectorAll(".market .card")].filter((card) => {
                const value = card.querySelector(".val").getBoundingClientRect();
                return [...card.querySelectorAll(".face > svg use")].some((it) => {
                    const art = it.getBoundingClientRect();
                    return value.right > art.left + 2 && value.bottom > art.top + 4;
                });
            }).map((card) => card.dataset.card)"""
        )
        assert overlaps == [], size


def a_roof_to_build(players: int) -> int:
    """How many actions are left where seat 0 can build a 0, as it did in the game that is laid out."""
    match = random_game(GAME, players)
    texts = [match.game.action_text(action) for action in match.actions]
    roofs = [
        ply
        for ply, text in enumerate(texts)
        if re.fullmatch(r"[CSTMD]0", text) and match.position(ply).player == 0
    ]
    return match.ply - roofs[0]


async def roof(table: Table) -> str:
    """The market card that would be a roof."""
    snapshot = await table.until_turn()
    texts: list[str] = [one["action"] for one in snapshot["legal"]]
    return next(text for text in texts if re.fullmatch(r"[CSTMD]0", text))


@pytest.mark.parametrize("one_tap", [False, True])
async def test_a_roof_is_asked_about_first(visitors: Visitors, server: Server, one_tap: bool) -> None:
    """Finding 19: a 0 closes its tower for ever, so not even "one tap" builds it at once."""
    ada = await visitors.come("phone", name="Ada", oneTap=one_tap)
    table = await (await late_table(ada, server, GAME, 3, last=a_roof_to_build(3))).open()
    card = await roof(table)
    ply = table.snapshot["ply"]
    await table.press(ada.page.locator(f".market [data-card='{card}']").first)
    await expect(table.prompt).to_contain_text(table.say("five-towers.ui.roof.more"))
    assert table.snapshot["ply"] == ply
    await table.press(table.primary)
    await table.until(lambda now: now["ply"] > ply)


async def test_points_say_what_they_are(visitors: Visitors, server: Server) -> None:
    """Finding 19: no "×2" after doubled points, a loss has a minus, and "now" is over at the end."""
    ada = await visitors.come(name="Ada")
    table = await full_table(ada, server, GAME, "over")
    await table.open()
    await table.press(table.button(table.say("table.over.board")))
    side = ada.page.get_by_role("region", name=table.say("table.info"))
    await expect(side.get_by_role("heading", name=table.say("five-towers.ui.score.final"))).to_be_visible()
    await expect(side).not_to_contain_text(table.say("five-towers.ui.score.now"))
    page = await ada.page.locator("body").inner_text()
    assert "×2" not in page
    assert not re.search(r"(?<![\w–])-\d", page)
    await expect(side).to_contain_text(table.say("five-towers.ui.score.roof"))


async def test_a_doubled_tower_shows_how_it_counts(visitors: Visitors, server: Server) -> None:
    """Finding 19: beneath its points stand its cards, times 2."""
    ada = await visitors.come(name="Ada")
    table = await late_table(ada, server, GAME, 3, last=turn_near(GAME, 3, 1.0))
    await table.open()
    snapshot = await table.until_turn()
    towers = snapshot["view"]["towers"][0]
    doubled = [at for at, values in enumerate(towers) if 0 in values]
    assert doubled, "the game that is laid out has a roof here"
    for at, values in enumerate(towers):
        foot = ada.page.locator(".mine .tower").nth(at).locator(".foot")
        drawn = "".join(
            [str(await one.get_attribute("data-text")) for one in await foot.locator(".count .drawn").all()]
        )
        assert ("× 2" in drawn) == (at in doubled), (values, drawn)
