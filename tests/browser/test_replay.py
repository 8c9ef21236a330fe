"""A finished game, step by step."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.async_api import expect

from steeple.games import GAMES
from steeple.words import say
from support.browser.pages import finished
from support.browser.table import late_table
from support.browser.visitor import DEVICES, Device, Visitors
from support.games.golden_records import golden
from support.long_tests import in_full
from support.server.serving import Server

pytestmark = pytest.mark.anyio
SOME: list[tuple[str, Device]] = [("campanile-2009", "phone"), ("campos", "desk")]
PLAYED = in_full(SOME, [one for one in itertools.product(GAMES, DEVICES) if one not in SOME])
PAUSE_MS = 1300
"""How long replay.svelte.ts shows a position before it goes on by itself."""


async def test_a_replay_that_is_cut_off_says_so_and_can_be_asked_for_again(visitors: Visitors) -> None:
    eve = await visitors.come(name="Eve")
    table = await finished(eve, "campanile-2009")
    await eve.page.route("**/views*", lambda route: route.fulfill(body='{"views": ['))
    await eve.go(f"/replay/{table}")
    await expect(eve.page.get_by_role("heading", name=say("en", "replay.failed", {}))).to_be_visible()
    assert len(eve.complaints) == 1  # for whoever looks into it
    eve.complaints.clear()
    await eve.page.unroute("**/views*")
    await eve.page.get_by_role("button", name=say("en", "page.again", {})).click()
    await expect(eve.page.get_by_role("region", name=say("en", "replay.controls", {}))).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize(("game", "device"), PLAYED)
async def test_a_replay_steps_through_the_game(visitors: Visitors, game: str, device: Device) -> None:
    last = len(golden(game, GAMES[game].ends[0])[0]["actions"])
    eve = await visitors.come(device, name="Eve")
    await eve.hold_timers(PAUSE_MS)
    await eve.go(f"/replay/{await finished(eve, game)}?ply=5")
    controls = eve.page.get_by_role("region", name=say("en", "replay.controls", {}))

    async def expect_at(ply: int) -> None:
        await expect(
            controls.get_by_text(say("en", "replay.count", {"ply": ply, "last": last}), exact=True)
        ).to_be_visible()

    await controls.get_by_role("slider").fill("0")
    await expect_at(0)
    for ply in range(1, 8):
        await controls.get_by_role("button", name=say("en", "replay.on", {}), exact=True).click()
        await expect_at(ply)
    await controls.get_by_role("button", name=say("en", "replay.back", {}), exact=True).click()
    await expect_at(6)
    await eve.page.keyboard.press("End")
    await expect_at(last)
    await eve.page.keyboard.press("ArrowLeft")
    await expect_at(last - 1)
    await controls.get_by_role("slider").fill("3")
    await expect_at(3)
    await eve.page.keyboard.press("Home")
    await expect_at(0)
    await controls.get_by_role("button", name=say("en", "replay.play", {}), exact=True).click()
    for ply in (1, 2):
        await eve.let_time_pass()
        await expect_at(ply)


async def test_a_link_to_a_position_leads_there_and_back_again(visitors: Visitors) -> None:
    eve = await visitors.come(name="Eve")
    table = await finished(eve, "campos")
    last = len(golden("campos", GAMES["campos"].ends[0])[0]["actions"])
    await eve.go(f"/replay/{table}?ply=9&seat=1")
    await expect(
        eve.page.get_by_text(say("en", "replay.count", {"ply": 9, "last": last}), exact=True)
    ).to_be_visible()
    await expect(eve.page.get_by_label(say("en", "replay.sight", {}))).to_have_value("1")


async def test_totals_beside_a_scoring_stand_apart(visitors: Visitors) -> None:
    """Finding 24: they ran together as "1631183220"."""
    eve = await visitors.come(name="Eve")
    table = await finished(eve, "campanile-2009")
    views = (await eve.get(f"/api/tables/{table}/views"))["views"]
    await eve.go(f"/replay/{table}?ply={len(views) - 1}")
    log = await eve.page.locator(".moves").inner_text()
    turning = say("en", "turning.campanile.intermezzo", {})
    scored = next(view for view in views if view["scored"])
    assert turning in log
    shown = re.findall(r"\d+", log.split(turning, 1)[1])
    totals = [str(sum(chips)) for chips in scored["chips"]]
    assert shown[: len(totals)] == totals


async def test_a_loss_has_a_minus_wherever_points_stand(visitors: Visitors, server: Server) -> None:
    """Finding 19: "−32" and "-32" were mixed."""
    ada = await visitors.come(name="Ada", asText=True)
    table = await late_table(ada, server, "five-towers", last=0)
    scores = (await table.look())["snapshot"]["scores"]
    assert max(scores) < 0, "both have lost points in the game that is laid out"
    for path in (f"/t/{table.id}", f"/replay/{table.id}?ply=999", "/games/finished"):
        await ada.go(path)
        shown = await ada.page.locator("body").inner_text()
        for points in scores:
            assert f"\N{MINUS SIGN}{-points}" in shown, path
        assert not re.search(r"(?<![\w–])-\d", shown), path


async def test_a_game_that_is_not_over_says_so(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = await ada.post("/api/tables", {"game": "campos", "players": 2, "seats": seats})
    await ada.go(f"/replay/{made['id']}")
    await expect(ada.page.get_by_text(say("en", "replay.not-over", {}))).to_be_visible()


async def test_the_log_has_a_line_for_each_turn_that_opens_into_its_steps(visitors: Visitors) -> None:
    eve = await visitors.come(name="Eve")
    record = golden("campanile-2009", GAMES["campanile-2009"].ends[0])[0]
    await eve.go(f"/replay/{await finished(eve, 'campanile-2009')}")
    turns = sum(action[0] not in "+-=" for action in record["actions"])  # one for each build
    log = eve.page.locator(".moves")
    steps = log.locator(".each button")
    await expect(log.locator("button")).to_have_count(1 + turns)
    await expect(steps).to_have_count(0)
    await log.locator("button").nth(2).click()
    await expect(steps).to_have_count(3)  # build, bet, take
    await expect(steps.nth(2)).to_have_attribute("aria-current", "step")
    await steps.nth(0).click()
    await expect(steps.nth(0)).to_have_attribute("aria-current", "step")
    count = say("en", "replay.count", {"ply": 4, "last": len(record["actions"])})
    await expect(eve.page.get_by_text(count, exact=True)).to_be_visible()
