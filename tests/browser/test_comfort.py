"""What makes a table pleasant: undo, hints, automatic passes, explained refusals, coming back, a rematch."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from steeple.words import say
from support.browser.hands import BY_POINTING, play_on
from support.browser.pages import played
from support.browser.table import Table, late_table, new_table
from support.browser.visitor import Device, Visitors
from support.server.serving import Server

pytestmark = pytest.mark.anyio
GAME = "campanile-2009"
FIRST_PASS_MS = 2500
PROBLEM_SHOWN_MS = 6000
"""How long passing.svelte.ts and ProblemNote.svelte let people read."""


@pytest.mark.parametrize("device", ["desk", "phone"])
async def test_one_click_in_the_lobby_begins_a_game(visitors: Visitors, device: Device) -> None:
    ada = await visitors.come(device)
    await ada.go("/")
    await ada.page.get_by_role("button", name=say("en", "lobby.play-now", {})).click()
    await ada.page.wait_for_url("**/t/*")
    table = Table(ada, ada.page.url.split("/t/")[1])
    await expect(table.prompt).to_be_visible()


@pytest.mark.parametrize(
    ("how", "button"), [("bots", "begin"), ("screen", "begin"), ("friends", "open-table")]
)
async def test_a_new_table_needs_one_click(visitors: Visitors, how: str, button: str) -> None:
    ada = await visitors.come(name="Ada")
    await ada.go(f"/new/campos?how={how}")
    await ada.page.get_by_role("button", name=say("en", f"lobby.new.{button}", {}), exact=True).click()
    await ada.page.wait_for_url("**/t/*")
    told = await Table(ada, ada.page.url.split("/t/")[1]).look()
    kinds = {seat["kind"] for seat in told["snapshot"]["seats"]}
    assert kinds == {"bots": {"person", "bot"}, "screen": {"person"}, "friends": {"person", "open"}}[how]


async def test_undo_takes_back_at_once_what_showed_nothing(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    table = await (await new_table(ada, GAME)).open()
    await play_on(table, BY_POINTING[GAME], most=1)
    await table.press(table.button(table.say("table.undo")))
    snapshot = await table.until(lambda now: now["ply"] == 0)
    assert snapshot["view"]["turn"]["phase"] == "build"
    await play_on(
        table, BY_POINTING[GAME], most=1
    )  # the same again: what was chosen before is not chosen any more


async def test_a_hint_is_shown_and_plays_nothing(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    table = await (await new_table(ada, GAME)).open()
    await table.until_turn()
    await table.press(table.button(table.say("table.hint")))
    await expect(ada.page.get_by_text(table.say("table.hint.note"))).to_be_visible()
    assert table.snapshot["ply"] == 0
    await ada.page.keyboard.press("Escape")
    await expect(ada.page.get_by_text(table.say("table.hint.note"))).to_be_hidden()


async def test_passing_is_done_by_itself_where_nothing_else_is_possible(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada", autoPass=True)
    await ada.hold_timers(FIRST_PASS_MS)
    table = await (await new_table(ada, GAME)).open()
    await table.until_turn()
    for number in range(60):  # with three floors each time the markers of value 3 are soon gone
        snapshot = await table.until_turn()
        legal = snapshot["legal"]
        if len(legal) == 1 and legal[0]["fields"]["kind"] == "pass-bet":
            break
        wanted = [
            one for one in legal if one["fields"].get("floors") == 3 or one["fields"]["kind"] == "bet"
        ] or legal
        await BY_POINTING[GAME](table, snapshot, wanted[number % len(wanted)])
        await table.until(lambda now, ply=snapshot["ply"]: now["ply"] > ply)  # type: ignore[misc]
    else:
        raise AssertionError("it never came to that")
    await expect(table.prompt.get_by_text(table.say("table.passing.first"))).to_be_visible()
    await ada.let_time_pass()
    await table.until(lambda now: now["ply"] > snapshot["ply"])


async def test_an_illegal_try_explains_itself_with_the_clause(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    table = await played(ada, "five-towers", 2)
    await ada.hold_timers(PROBLEM_SHOWN_MS)
    await table.open()
    snapshot = await table.until(lambda now: bool(now["legal"]))
    while snapshot["view"]["turn"]["phase"] != "bid" or len(snapshot["legal"]) == 7:
        snapshot = await play_on(table, BY_POINTING["five-towers"], most=1)
        snapshot = await table.until_turn()
    legal = {one["action"] for one in snapshot["legal"]}
    wrong = next(cards for cards in (5, 4, 3, 2, 1, 0) if f"!{cards}" not in legal)
    bid = table.group(table.say("five-towers.ui.bids")).get_by_role("button").nth(wrong + 1)
    await bid.click(force=True)  # it says that it is not possible, and can be asked all the same
    note = ada.page.get_by_role("link", name=table.say("table.read-rule"))
    await expect(note).to_be_visible()
    assert str(await note.get_attribute("href")).startswith("/learn/five-towers#")
    await ada.let_time_pass()
    await expect(note).to_be_hidden()
    assert table.snapshot["ply"] == snapshot["ply"]


async def test_a_seat_is_left_to_a_bot_and_taken_back(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    table = await (await new_table(ada, "five-towers", 3)).open()
    await table.press(table.button(table.say("table.menu")))
    await table.press(ada.page.get_by_role("dialog").get_by_role("button", name=table.say("table.leave")))
    await table.press(table.button(table.say("table.leave.do")))
    await table.press(table.button(table.say("table.come-back")))
    await table.until(lambda now: not now["seats"][0]["is_away"])


async def test_a_rematch_brings_everybody_to_the_next_table(visitors: Visitors, server: Server) -> None:
    ada, eve = await visitors.come(name="Ada"), await visitors.come()
    table = await (await late_table(ada, server, "five-towers", last=4)).open()
    seen = await Table(eve, table.id).open()
    await play_on(table, BY_POINTING["five-towers"])
    await table.press(table.button(table.say("table.over.rematch")))
    await ada.page.wait_for_url(lambda url: not url.endswith(table.id))
    await expect(table.prompt).to_be_visible()
    await seen.press(eve.page.get_by_role("link", name=seen.say("table.over.watch-rematch")))
    await eve.page.wait_for_url(ada.page.url)


async def test_the_title_says_when_it_is_your_turn(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    table = await (await new_table(ada, GAME)).open()
    await table.until_turn()
    await expect(ada.page).to_have_title(re.compile(re.escape(table.say("table.turn.yours"))))


async def test_the_position_can_be_read_as_text(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    table = await (await new_table(ada, GAME)).open()
    await table.until_turn()
    await table.press(table.button(table.say("table.menu")))
    await ada.page.get_by_role("dialog").get_by_text(table.say("table.text")).click()
    await ada.page.keyboard.press("Escape")
    words = ada.page.get_by_role("region", name=table.say("table.text"))
    # Every tower has a row, which begins with a capital; the hand may well have no red card.
    await expect(
        words.get_by_role("rowheader", name=re.compile(table.say("name.R"), re.IGNORECASE))
    ).to_be_visible()


async def test_players_that_do_not_fit_are_reached_by_keys(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    table = await new_table(ada, GAME, 5)
    await table.open()
    await ada.page.set_viewport_size({"width": 1280, "height": 420})
    players = ada.page.get_by_role("region", name=table.say("table.players"))
    await players.focus()
    await ada.page.keyboard.press("End")
    await ada.page.wait_for_function("() => document.querySelector('#view-players').scrollTop > 0")
