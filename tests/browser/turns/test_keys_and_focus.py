"""By keys alone, and with a screen reader: shortcuts, where the focus goes, what forced colours leave."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from support.browser.table import Table, new_table
from support.browser.visitor import Visitors
from support.long_tests import in_full

pytestmark = pytest.mark.anyio
GAME = "campanile-2009"

FOCUS_IS_BEHIND = """() => {
    const focused = document.activeElement;
    if (focused === document.body) return []; // after the last one, Tab leaves the page
    const box = focused.getBoundingClientRect();
    const docks = [...document.querySelectorAll("body *")].filter((one) =>
        ["fixed", "sticky"].includes(getComputedStyle(one).position) && !one.contains(focused));
    return docks.filter((one) => {
        const dock = one.getBoundingClientRect();
        const isOver = box.bottom > dock.top + 1 && box.top < dock.bottom - 1;
        return isOver && dock.bottom >= innerHeight - 1 && box.right > dock.left && box.left < dock.right;
    }).map((one) => `${focused.outerHTML.slice(0, 80)} behind ${one.className}`);
}"""


async def at_a_bet(visitors: Visitors, *, one_tap: bool = False, shortcuts: bool = True) -> Table:
    """It's this person's turn to bet, and they may pass."""
    ada = await visitors.come(name="Ada", oneTap=one_tap, shortcuts=shortcuts)
    table = await (await new_table(ada, GAME)).open()
    legal = (await table.until_turn())["legal"][0]
    await ada.post(f"/api/tables/{table.id}/act", {"request": "1", "ply": 0, "action": legal["action"]})
    await table.until(lambda now: now["ply"] == 1)
    assert table.snapshot["view"]["turn"]["phase"] == "bet"
    return table


async def test_the_menu_opens_the_list_of_keys(visitors: Visitors) -> None:
    """Finding 8: nothing opened. Closing the list leads back to the menu's button."""
    ada = await visitors.come(name="Ada")
    table = await (await new_table(ada, GAME)).open()
    await table.press(table.button(table.say("table.menu")))
    await table.press(ada.page.get_by_role("dialog").get_by_role("button", name=table.say("table.keys")))
    keys = ada.page.get_by_role("dialog", name=table.say("table.keys"))
    await expect(keys).to_be_visible()
    await expect(keys.locator("kbd").first).to_be_visible()
    await ada.page.keyboard.press("Escape")
    await expect(keys).to_be_hidden()
    await expect(table.button(table.say("table.menu"))).to_be_focused()


async def test_p_asks_before_it_passes(visitors: Visitors) -> None:
    """Finding 10: it passed at once. One tap doesn't change that: a letter is pressed too easily."""
    for one_tap in (False, True):
        table = await at_a_bet(visitors, one_tap=one_tap)
        page = table.visitor.page
        ply = table.snapshot["ply"]
        await page.keyboard.press("p")
        await expect(table.primary).to_be_focused()
        assert table.snapshot["ply"] == ply
        await page.keyboard.press("Escape")
        await expect(table.primary).to_have_count(0)
        await page.keyboard.press("p")
        await page.keyboard.press("Enter")
        await table.until(lambda now, ply=ply: now["ply"] > ply)  # type: ignore[misc]


async def test_p_asks_before_it_passes_a_bid(visitors: Visitors) -> None:
    """Finding 10: in Five Towers too."""
    ada = await visitors.come(name="Ada", oneTap=True)
    table = await (await new_table(ada, "five-towers")).open()
    snapshot = await table.until_turn()
    await ada.page.keyboard.press("p")
    await expect(table.primary).to_be_focused()
    assert table.snapshot["ply"] == snapshot["ply"]
    await ada.page.keyboard.press("Escape")
    await expect(table.primary).to_have_count(0)


async def test_single_keys_can_be_switched_off(visitors: Visitors) -> None:
    """Finding 10 (WCAG 2.1.4): who speaks to their computer doesn't want letters to do things."""
    table = await at_a_bet(visitors, shortcuts=False)
    page = table.visitor.page
    for key in ("p", "h", "l", "c", "u", "1", "?"):
        await page.keyboard.press(key)
    await expect(table.primary).to_have_count(0)
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await table.press(table.button(table.say("table.menu")))
    await page.get_by_role("switch", name=table.say("people.shortcuts")).check()
    await page.keyboard.press("Escape")
    await page.keyboard.press("?")
    await expect(page.get_by_role("dialog", name=table.say("table.keys"))).to_be_visible()


async def test_the_focus_stays_when_a_hint_is_closed(visitors: Visitors) -> None:
    """Finding 10: it was lost."""
    ada = await visitors.come(name="Ada")
    table = await (await new_table(ada, GAME)).open()
    await table.until_turn()
    await table.press(table.button(table.say("table.hint")))
    note = ada.page.get_by_role("region", name=table.say("table.hint"), exact=True)
    await note.get_by_role("button", name=table.say("page.close")).focus()
    await ada.page.keyboard.press("Enter")
    await expect(table.prompt).to_be_focused()


async def test_the_focus_stays_when_somebody_stays_or_leaves(visitors: Visitors) -> None:
    """Finding 10: it was lost."""
    ada = await visitors.come(name="Ada")
    table = await (await new_table(ada, GAME)).open()
    menu = table.button(table.say("table.menu"))
    await table.press(menu)
    leave = ada.page.get_by_role("dialog").get_by_role("button", name=table.say("table.leave"))
    await table.press(leave)
    await expect(table.button(table.say("page.cancel"))).to_be_focused()
    await ada.page.keyboard.press("Enter")
    await expect(leave).to_be_focused()
    await ada.page.keyboard.press("Enter")
    await table.press(table.button(table.say("table.leave.do")))
    await expect(menu).to_be_focused()


async def test_the_focus_goes_to_the_prompt_behind_the_curtain(visitors: Visitors) -> None:
    """Finding 10: it was lost."""
    ada = await visitors.come(name="Ada")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    table = await new_table(ada, GAME, seats=seats)
    await ada.page.goto(f"{ada.address}/t/{table.id}")
    here = ada.page.get_by_role("button", name=table.say("table.curtain.here", name="Ada"))
    await expect(here).to_be_focused()
    await ada.page.keyboard.press("Enter")
    await expect(table.prompt).to_be_focused()


@pytest.mark.long
@pytest.mark.parametrize("path", in_full(["/", "/me"], ["/learn", "/new/campanile-1996?how=friends"]))
async def test_the_focus_is_never_behind_what_stays_at_the_bottom(visitors: Visitors, path: str) -> None:
    """Finding 10 (WCAG 2.4.11): on a phone, the links to other pages stay at the bottom."""
    ada = await visitors.come("phone", name="Ada")
    await ada.go(path)
    for _ in range(60):
        await ada.page.keyboard.press("Tab")
        assert await ada.page.evaluate(FOCUS_IS_BEHIND) == []


async def test_reading_as_text_stays_on_and_leaves_the_board_its_room(visitors: Visitors) -> None:
    """Finding 25: it crushed the board and was forgotten at each table."""
    ada = await visitors.come(name="Ada")
    table = await (await new_table(ada, GAME)).open()
    await table.until_turn()
    towers = table.group(table.say("campanile.ui.towers"))
    before = await towers.bounding_box()
    await table.press(table.button(table.say("table.menu")))
    await ada.page.get_by_role("switch", name=table.say("table.text")).check()
    await ada.page.keyboard.press("Escape")
    text = ada.page.get_by_role("region", name=table.say("table.text"))
    await expect(text).to_be_visible()
    after = await towers.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] > 0.8 * before["height"]
    other = await (await new_table(ada, "five-towers")).open()
    await expect(ada.page.get_by_role("region", name=other.say("table.text"))).to_be_visible()


async def test_forced_colours_leave_a_frame_around_what_is_chosen(visitors: Visitors) -> None:
    """Finding 25: the chosen tile, the current step and the active tab looked like the rest."""
    ada = await visitors.come(name="Ada")
    await ada.page.emulate_media(forced_colors="active")
    table = await (await new_table(ada, "campos")).open()
    await table.until_turn()
    tiles = ada.page.get_by_role("region", name=table.say("campos.ui.your-tiles"), exact=True)
    frame = "(one) => getComputedStyle(one).outlineStyle + getComputedStyle(one).outlineWidth"
    for chosen, other in (
        (tiles.locator("[aria-pressed=true]"), tiles.locator("[aria-pressed=false]")),
        (table.prompt.locator("[aria-current=step]"), table.prompt.locator(".steps li:not([aria-current])")),
        (ada.page.locator("#talk-log"), ada.page.locator("#talk-chat")),
    ):
        assert await chosen.first.evaluate(frame) == "solid3px"
        assert await other.first.evaluate(frame) != "solid3px"
    await chosen.first.focus()
    await ada.page.keyboard.press("Shift+Tab")
    await ada.page.keyboard.press("Tab")
    assert await chosen.first.evaluate(frame) == "double7px", "the focus shows too"
    await ada.resize("phone")
    tabs = ada.page.get_by_role("tablist", name=table.say("table.views")).get_by_role("tab")
    assert await tabs.nth(0).evaluate(frame) == "solid3px"
    assert await tabs.nth(1).evaluate(frame) != "solid3px"
    await ada.go("/new/campos")
    for choices in ("fieldset label:has(> [name=game])", "fieldset .row label"):
        frames = await ada.page.locator(choices).evaluate_all(f"(all) => all.map({frame})")
        assert "solid3px" in frames
        assert len(set(frames)) == 2
