"""Others' turns can be followed: one after another, marked on the board, summed up, and in the log."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from support.browser.hands import BY_POINTING, play_on, press_middle
from support.browser.table import Table, new_table
from support.browser.visitor import Device, Visitor, Visitors, with_devices
from support.long_tests import in_full

pytestmark = pytest.mark.anyio
GAME = "campanile-2009"

PAUSES = {"slow": 2000, "normal": 1000, "fast": 450}
"""In playback.svelte.ts: how long an action stays, in ms, unless more than two are waiting."""

NUMBERS = "(all) => all.map((one) => Number(one.dataset.mark)).filter((number) => number)"
"""The numbers of the actions that are marked, where a mark says it."""


def marks(table: Table) -> Locator:
    return table.visitor.page.locator("[data-mark]")


def since(table: Table) -> Locator:
    return table.visitor.page.locator(".since p")


def lines(table: Table) -> Locator:
    """The turns in the log, the latest first."""
    return table.visitor.page.locator(".log > li > details > summary")


async def after_a_turn(table: Table) -> None:
    """This person has had a turn, and so have the others."""
    await table.until_turn()
    await play_on(table, BY_POINTING[GAME], most=3)
    await table.until_turn()


async def until_the_others_are_done(table: Table) -> None:
    """This person has had a turn, and the server has told what the others did; the page may show it later."""
    await play_on(table, BY_POINTING[GAME], most=2)
    snapshot = await table.until_turn()
    await BY_POINTING[GAME](table, snapshot, snapshot["legal"][0])
    while table.snapshot["ply"] <= snapshot["ply"] or not table.snapshot["legal"]:
        await table.visitor.hear()


async def held(visitors: Visitors, pace: str, **more: object) -> Visitor:
    """Somebody with that pace, on whose pages actions stay until `let_time_pass`."""
    ada = await visitors.come(name="Ada", pace=pace, **more)  # type: ignore[arg-type]
    await ada.hold_timers(PAUSES[pace])
    return ada


@pytest.mark.long
@pytest.mark.parametrize(
    ("pace", "calm"),
    in_full(
        [("slow", False), ("normal", True), ("fast", False)],
        [("slow", True), ("normal", False), ("fast", True)],
    ),
)
async def test_actions_are_shown_one_after_another_at_the_chosen_pace(
    visitors: Visitors, pace: str, calm: bool
) -> None:
    """Finding 14; with reduced motion too, only nothing moves."""
    ada = await held(visitors, pace, calm=calm)
    table = await (await new_table(ada, GAME)).open()
    await until_the_others_are_done(table)
    page = ada.page
    assert table.snapshot["ply"] == 6
    shown = []
    while (now := await page.evaluate("Number(document.querySelector('[data-number]').dataset.number)")) < (
        table.snapshot["number"]
    ):
        shown.append(now)
        await ada.let_time_pass()
        await page.wait_for_function(
            "(now) => Number(document.querySelector('[data-number]').dataset.number) > now", arg=now
        )
    assert len(shown) == 2  # the first action is shown at once, the two others after a pause each
    await expect(since(table)).not_to_be_empty()


async def test_what_waits_is_shown_at_once_if_you_act(visitors: Visitors) -> None:
    """Finding 14: input is never blocked."""
    ada = await held(visitors, "slow")
    table = await (await new_table(ada, GAME)).open()
    await until_the_others_are_done(table)
    card = table.group(table.say("campanile.ui.hand")).get_by_role("button").first
    await press_middle(table, card)  # it isn't for choosing yet, so nothing but the finger is asked
    await ada.until_drawn(table.snapshot["number"])
    await expect(card).to_have_attribute("aria-pressed", "true")
    await play_on(table, BY_POINTING[GAME], most=1)
    assert table.snapshot["ply"] == 7


async def test_what_waits_can_be_skipped(visitors: Visitors) -> None:
    ada = await held(visitors, "slow")
    table = await (await new_table(ada, GAME)).open()
    await until_the_others_are_done(table)
    await table.press(table.button(table.say("table.skip")))
    await ada.until_drawn(table.snapshot["number"])
    await expect(table.button(table.say("table.skip"))).to_have_count(0)


async def test_the_pace_is_chosen_at_the_table_and_in_the_settings(visitors: Visitors) -> None:
    """Finding 14: a setting for the speed."""
    ada = await visitors.come(name="Ada", pace="normal")
    table = await (await new_table(ada, GAME)).open()
    await table.press(table.button(table.say("table.menu")))
    await ada.page.get_by_label(table.say("people.pace")).select_option("fast")
    await ada.go("/me")
    paces = ada.page.get_by_role("group", name=table.say("people.pace"))
    await expect(paces.get_by_role("radio", name=table.say("people.pace.fast"))).to_be_checked()
    await paces.get_by_role("radio", name=table.say("people.pace.slow")).check()
    await table.open()
    await table.press(table.button(table.say("table.menu")))
    await expect(ada.page.get_by_label(table.say("people.pace"))).to_have_value("slow")


@pytest.mark.long
@pytest.mark.parametrize(("game", "device"), with_devices(BY_POINTING))
async def test_what_the_others_did_stays_marked_until_the_next_action(
    visitors: Visitors, game: str, device: Device
) -> None:
    """Finding 14: no trace was left."""
    ada = await visitors.come(device, name="Ada")
    table = await (await new_table(ada, game)).open()
    for _ in range(40):
        snapshot = await table.until_turn()
        if await marks(table).count() > 0:
            break
        await play_on(table, BY_POINTING[game], most=1)
    else:
        raise AssertionError("nothing was ever marked")
    await expect(since(table)).to_contain_text(table.say("table.since", told="").rstrip(". "))
    numbers = await marks(table).evaluate_all(NUMBERS)
    await play_on(table, BY_POINTING[game], most=1)
    await ada.until_drawn(snapshot["number"] + 1)
    for number in numbers:
        await expect(ada.page.locator(f"[data-mark='{number}']")).to_have_count(0)


async def test_one_line_says_what_happened_since_your_turn(visitors: Visitors) -> None:
    """Finding 14. It's always in the same place, whether it says something or not."""
    ada = await visitors.come(name="Ada")
    table = await (await new_table(ada, GAME, 3)).open()
    place = await ada.page.locator(".since").bounding_box()
    await after_a_turn(table)
    text = await since(table).inner_text()
    assert text.startswith("Since your turn: ")
    assert text.count(" raised ") == 2
    assert text.count(";") == 1
    assert text.endswith(".")
    assert await ada.page.locator(".since").bounding_box() == place


async def test_a_line_too_long_for_its_place_fades_out_until_its_end_is_read(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    table = await (await new_table(ada, GAME, 5)).open()
    await after_a_turn(table)
    await expect(since(table)).not_to_have_css("mask-image", "none")
    await since(table).evaluate("(line) => line.scrollTo(0, line.scrollHeight)")
    await expect(since(table)).to_have_css("mask-image", "none")


async def test_the_focus_of_a_line_that_fades_out_can_be_seen(visitors: Visitors) -> None:
    """A mask would cut off the ring."""
    ada = await visitors.come(name="Ada")
    table = await (await new_table(ada, GAME, 5)).open()
    await after_a_turn(table)
    await expect(since(table)).not_to_have_css("mask-image", "none")
    await ada.page.keyboard.press("Tab")  # from now on focus is shown
    await since(table).focus()
    await expect(since(table)).to_have_css("mask-image", "none")


async def test_the_log_has_one_line_a_turn_that_opens_into_its_steps(visitors: Visitors) -> None:
    """Findings 14 and 21: the reader is "You"."""
    ada = await visitors.come(name="Ada")
    table = await (await new_table(ada, GAME, 3)).open()
    await after_a_turn(table)
    await expect(lines(table)).to_have_count(3)
    own = lines(table).nth(2)
    await expect(own).to_contain_text("You raised ")
    await expect(ada.page.locator(".log")).not_to_contain_text("Ada raise")
    steps = ada.page.locator(".log > li > details").nth(2).locator("li")
    await expect(steps.first).to_be_hidden()
    await own.focus()
    await ada.page.keyboard.press("Enter")
    await expect(steps).to_have_count(3)
    await expect(steps.first).to_be_visible()
    await expect(steps.first).to_contain_text("You raise ")


async def test_pointing_at_a_line_shows_it_on_the_board(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    table = await (await new_table(ada, GAME, 3)).open()
    await after_a_turn(table)
    before = await marks(table).evaluate_all(NUMBERS)
    own = lines(table).nth(2)
    await own.hover()
    await expect(ada.page.locator(f"[data-mark='{before[0]}']")).to_have_count(0)
    pointed = await marks(table).evaluate_all(NUMBERS)
    assert pointed
    assert not {*pointed} & {*before}
    await ada.page.mouse.move(5, 5)
    await expect(ada.page.locator(f"[data-mark='{before[0]}']")).to_have_count(1)
    await own.focus()
    await expect(ada.page.locator(f"[data-mark='{pointed[0]}']")).to_have_count(1)


async def test_a_phone_shows_a_line_of_the_log_on_the_board(visitors: Visitors) -> None:
    ada = await visitors.come("phone", name="Ada")
    table = await (await new_table(ada, GAME)).open()
    await after_a_turn(table)
    await ada.page.get_by_role("tab", name=table.say("table.view.log")).tap()
    await lines(table).nth(1).tap()
    await table.press(ada.page.get_by_role("button", name=table.say("table.log.show")).first)
    await expect(ada.page.get_by_role("tab", name=table.say("table.view.board"))).to_have_attribute(
        "aria-selected", "true"
    )
    await expect(marks(table).first).to_be_visible()


async def test_a_whole_turn_that_was_undone_is_struck_out(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    table = await (await new_table(ada, GAME)).open()
    await play_on(table, BY_POINTING[GAME], most=1)
    await table.press(table.button(table.say("table.undo")))
    await table.until(lambda now: now["ply"] == 0)
    await expect(ada.page.locator(".log summary.back")).to_have_count(1)
    await expect(ada.page.locator(".log > .ev").first).to_contain_text("You undo")
