"""The lobby, its lists and a new table: what a newcomer finds, and what stays where it was."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from steeple.architects import ARCHITECTS
from steeple.words import say
from support.browser.table import new_table
from support.browser.visitor import Visitor, Visitors
from support.long_tests import in_full

pytestmark = pytest.mark.anyio

SHIFTS = """() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
}"""
"""Adds up by how much the page jumps while it is built, as browsers measure it."""


def en(key: str, **values: object) -> str:
    return say("en", key, values)


async def finish(visitor: Visitor, **more: Any) -> str:
    """Play a game against two bots to its end; the table's id."""
    bots = [{"kind": "bot", "bot": "random"}] * 2
    table = await new_table(visitor, "campos", 3, seats=[{"kind": "me"}, *bots], **more)
    turn = 0
    while (snapshot := (await visitor.get(f"/api/tables/{table.id}"))["snapshot"])["status"] != "over":
        if snapshot["legal"]:
            turn += 1
            action = snapshot["legal"][0]["action"]
            body = {"request": f"{turn}", "ply": snapshot["ply"], "action": action}
            await visitor.post(f"/api/tables/{table.id}/act", body)
    return table.id


async def test_a_newcomer_is_shown_where_to_learn_until_they_have_finished_a_game(
    visitors: Visitors,
) -> None:
    """Finding 23: there was no "learn first"."""
    ada = await visitors.come(name="Ada")
    learn = ada.page.get_by_role("link", name=en("lobby.learn.go"), exact=True)
    await ada.go("/")
    await expect(learn).to_have_attribute("href", "/learn")
    await finish(ada)
    await ada.go("/")
    await expect(ada.page.locator(".over li")).to_have_count(1)
    await ada.go("/")
    await expect(ada.page.locator(".over li")).to_have_count(1)
    await expect(learn).to_have_count(0)


async def test_a_finished_game_says_how_it_ended_for_you_and_can_be_deleted(visitors: Visitors) -> None:
    """Finding 22: place and score of one's own."""
    ada = await visitors.come(name="Ada")
    table = await finish(ada)
    (row,) = [one for one in (await ada.get("/api/tables?which=over"))["tables"] if one["id"] == table]
    own = next(number for number, seat in enumerate(row["seats"]) if seat["is_you"])
    points, place = row["result"]["scores"][own], row["places"][own]
    verdict = (
        en("lobby.over.you", winners=len(row["result"]["winners"]), points=points)
        if place == 1
        else en("lobby.over.place", place=place, players=3, points=points)
    )
    await ada.go("/games/finished")
    line = ada.page.get_by_role("listitem").filter(has=ada.page.locator(f'[href="/replay/{table}"]'))
    await expect(line).to_contain_text(verdict)
    for seat, other in enumerate(row["seats"]):
        if seat != own:
            said = en("lobby.row.bot", name=other["name"])
            await expect(line).to_contain_text(f"{said} {row['result']['scores'][seat]}")
    await line.get_by_role("button", name=en("lobby.row.delete")).click()
    await line.get_by_role("button", name=en("page.cancel")).click()
    await expect(line.get_by_role("button", name=en("lobby.row.delete"))).to_be_focused()
    await line.get_by_role("button", name=en("lobby.row.delete")).click()
    await line.get_by_role("button", name=en("lobby.row.delete"), exact=True).click()
    await expect(line).to_have_count(0)


async def test_a_game_that_is_on_can_be_abandoned_from_the_list(visitors: Visitors) -> None:
    ada = await visitors.come("phone", name="Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = await new_table(ada, "campanile-2009", 2, seats=seats)
    await ada.go("/games")
    line = ada.page.get_by_role("listitem").filter(has=ada.page.locator(f'[href="/t/{table.id}"]'))
    await line.get_by_role("button", name=en("lobby.row.abandon")).click()
    await expect(line).to_contain_text(en("lobby.row.abandon.sure"))
    await line.get_by_role("button", name=en("lobby.row.abandon"), exact=True).click()
    await expect(line.get_by_role("button", name=en("lobby.row.abandon"))).to_have_count(0)
    seats_now = (await ada.get(f"/api/tables/{table.id}"))["snapshot"]["seats"]
    assert [seat["is_away"] for seat in seats_now if seat["is_you"]] == [True]


async def test_games_in_public_can_be_watched(visitors: Visitors) -> None:
    """Finding 23: no games to watch."""
    ada, ben = await visitors.come(name="Ada"), await visitors.come(name="Ben")
    cem = await visitors.come("phone")
    table = await new_table(ada, "campos", 2, seats=[{"kind": "me"}, {"kind": "open"}], is_listed=True)
    await ben.post(f"/api/tables/{table.id}/join", {})
    await cem.go("/")
    await cem.page.locator(f'.watch [href="/t/{table.id}"]').click()
    await expect(cem.page.locator(".players .panel").first).to_be_attached()


@pytest.mark.long
@pytest.mark.parametrize("language", in_full(["de"], ["en", "fr", "it"]))
async def test_the_buttons_above_stand_in_one_row(visitors: Visitors, language: str) -> None:
    """Finding 23: the third one wrapped at 1440."""
    ada = await visitors.come(language=language)
    for width, height in ((1280, 800), (1440, 900), (1920, 1080)):
        await ada.page.set_viewport_size({"width": width, "height": height})
        await ada.go("/")
        buttons = ada.page.locator(".hero .ways .btn")
        await expect(buttons).to_have_count(3)
        tops = await buttons.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
        assert len(set(tops)) == 1, (language, width, tops)


@pytest.mark.parametrize("device", ["desk", "phone"])
async def test_the_page_stays_where_it_is_for_somebody_who_comes_back(
    visitors: Visitors, device: Any
) -> None:
    """Finding 23: it jumped by 0.24, because "Continue" was put in above."""
    ada = await visitors.come(device, name="Ada")
    seats = [{"kind": "me"}, {"kind": "open"}]
    for game in ("campos", "campanile-2009", "five-towers"):
        await new_table(ada, game, 2, seats=seats)
    await ada.go("/")
    await expect(ada.page.locator(".mine li")).to_have_count(3)
    await ada.page.add_init_script(f"({SHIFTS})()")
    await ada.page.reload()
    await expect(ada.page.locator(".mine li")).to_have_count(3)
    await expect(ada.page.locator(".waiting .empty, .waiting li").first).to_be_visible()
    await expect(ada.page.locator(".over .empty, .over li").first).to_be_attached()
    assert await ada.page.evaluate("() => window.shifted") <= 0.05


async def test_an_open_seat_stays_when_the_number_of_players_changes(visitors: Visitors) -> None:
    """Finding 3: me, a bot and an open seat; with two players, the open seat was dropped."""
    ada = await visitors.come(name="Ada")
    await ada.go("/new/campos?how=friends")
    page = ada.page
    await page.get_by_role("radio", name="3", exact=True).check()
    await page.get_by_label(en("lobby.seat", seat=2)).select_option("level:2")
    await page.get_by_role("radio", name="2", exact=True).check()
    seats = page.locator(".seats-drafted select")
    await expect(seats).to_have_count(2)
    assert [await seat.input_value() for seat in await seats.all()] == ["me", "open"]
    await page.get_by_role("button", name=en("lobby.new.open-table")).click()
    await expect(page.get_by_role("heading", level=1)).to_have_text(en("table.room.waiting", n=1))


async def test_a_long_name_is_counted_and_never_cut(visitors: Visitors) -> None:
    """Finding 21: names were cut at 40 characters without a word."""
    ada = await visitors.come(name="Ada")
    await ada.go("/new/campos?how=screen")
    field = ada.page.get_by_label(en("lobby.new.name-of", seat=2))
    name = "Wolfeschlegelsteinhausenbergerdorff Junior"
    await field.fill(name)
    await expect(field).to_have_value(name)
    await expect(ada.page.locator("#name-count-1")).to_contain_text(f"{len(name)}/40")
    await ada.page.get_by_role("button", name=en("lobby.new.begin")).click()
    refusal = en("refusal.bad-name")
    await expect(ada.page.get_by_text(refusal[0].upper() + refusal[1:])).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("language", in_full(["de"], ["en", "fr", "it"]))
async def test_the_edition_is_never_hidden(visitors: Visitors, language: str) -> None:
    """Finding 21: "Campanile 19…" hid just the edition."""
    ada = await visitors.come("phone", name="Ada", language=language)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = await new_table(ada, "campanile-1996", 2, seats=seats)
    await ada.go(f"/t/{table.id}")
    title = ada.page.get_by_role("banner").get_by_text(say(language, "title.campanile-1996", {}))
    for width in (390, 360):
        await ada.page.set_viewport_size({"width": width, "height": 664})
        await expect(title).to_be_visible()
        assert await title.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1"), width


async def test_credits_name_the_designers_and_everybody_one_can_meet(visitors: Visitors) -> None:
    """Finding 23: the designers were credited nowhere."""
    ada = await visitors.come()
    await ada.go("/")
    await ada.page.get_by_role("link", name=en("lobby.credits"), exact=True).click()
    for name in ("Hanno and Wilfried Kuhn", "Pietro Vozzolo", "Kasper Lapp"):
        await expect(ada.page.get_by_text(name).first).to_be_visible()
    await expect(ada.page.get_by_text(en("about.independent"))).to_be_visible()
    await expect(ada.page.locator(".people li svg.face")).to_have_count(len(ARCHITECTS))
    for architect in ARCHITECTS.values():
        await expect(ada.page.get_by_text(architect.name, exact=True)).to_be_visible()
    await ada.go("/learn/campos")
    await expect(ada.page.get_by_text(en("about.design.campos"))).to_be_attached()


async def test_bots_greet_by_name_and_are_known_as_bots(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "level:1"}] * 2]
    table = await new_table(ada, "campos", 3, seats=seats, order="given")
    await ada.go(f"/t/{table.id}")
    for seat in (1, 2):
        told = (await table.look())["snapshot"]["seats"][seat]
        level = en("table.seat.bot", level=en("bot.level:1"))
        panel = ada.page.get_by_role("region", name=f"{told['name']}, {level}")
        await expect(panel.locator("svg.face")).to_be_visible()
        await expect(panel).to_contain_text(level)
        greeting = ada.page.locator(".log .greeting").filter(has_text=told["name"])
        await expect(greeting).to_contain_text(en(f"architect.{told['architect']}.greeting"))
    body = await ada.page.locator("body").inner_text()
    assert "Bot 1" not in body
    assert "Bot (" not in body
