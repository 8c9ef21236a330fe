"""Intermezzo directly followed by Finito: both scorings are shown, each from the lowest tower up."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import expect

from steeple.words import say
from support.browser.visitor import Visitors
from support.paths import GOLDEN

pytestmark = pytest.mark.anyio
BELL_MS = 5200
"""How long ringing.svelte.ts shows a bell to somebody who doesn't want motion."""
RECORD = GOLDEN / "campanile-2009" / "finito-right-after-intermezzo.jsonl"


async def test_both_bells_ring_and_both_stand_in_the_log(visitors: Visitors) -> None:
    eve = await visitors.come(name="Eve")
    record = json.loads(RECORD.read_text().splitlines()[0])
    table = (await eve.post("/api/records", record))["id"]
    await eve.hold_timers(BELL_MS)
    await eve.go(f"/replay/{table}?ply={len(record['actions']) - 1}")
    await eve.page.keyboard.press("ArrowRight")
    intermezzo, finito = (
        eve.page.get_by_role("status", name=say("en", f"campanile.ui.bell.{kind}", {}))
        for kind in ("intermezzo", "finito")
    )
    await intermezzo.get_by_role("button", name=say("en", "campanile.ui.skip", {})).click()
    await expect(finito).to_be_visible()
    await expect(intermezzo).to_be_hidden()
    await eve.let_time_pass()
    await expect(finito).to_be_hidden()
    both = " · ".join(say("en", f"turning.campanile.{kind}", {}) for kind in ("intermezzo", "finito"))
    await expect(eve.page.get_by_text(both).first).to_be_attached()


async def test_the_result_lists_the_towers_from_the_lowest(visitors: Visitors) -> None:
    eve = await visitors.come(name="Eve")
    record = json.loads(RECORD.read_text().splitlines()[0])
    table = (await eve.post("/api/records", record))["id"]
    await eve.go(f"/t/{table}")
    scoring = eve.page.get_by_role("table", name=say("en", "campanile.ui.scoring", {}))
    await expect(scoring).to_be_visible()
    rows = await scoring.get_by_role("rowheader").all_inner_texts()
    assert rows[0] == say("en", "campanile.ui.bell.intermezzo", {})
    ranks = [row.split()[0] for row in rows[1:-1]]
    assert ranks == [say("en", f"campanile.ui.rank.{rank}", {}) for rank in (5, 4, 3, 2, 1)]
