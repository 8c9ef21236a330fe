"""An Intermezzo directly followed by Finito: both scorings are shown, each from the lowest tower to the highest."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.async_api import expect

from steeple.words import say
from visitor import Visitors

pytestmark = pytest.mark.anyio
RECORD = Path(__file__).parent.parent / "golden" / "campanile-2009" / "finito-right-after-intermezzo.jsonl"


async def test_both_bells_ring_and_both_stand_in_the_log(visitors: Visitors) -> None:
    eve = await visitors.come(name="Eve")
    record = json.loads(RECORD.read_text().splitlines()[0])
    table = (await eve.post("/api/records", record))["id"]
    # A bell goes away by itself after some seconds: here it waits to be skipped, however slow the machine is.
    await eve.page.add_init_script(
        "const wait = setTimeout; window.setTimeout = (act, ms, ...more) => (ms > 5000 ? 0 : wait(act, ms, ...more))"
    )
    await eve.go(f"/replay/{table}?ply={len(record['actions']) - 1}")
    await eve.page.keyboard.press("ArrowRight")
    for kind in ("intermezzo", "finito"):
        bell = eve.page.get_by_role("status", name=say("en", f"campanile.ui.bell.{kind}", {}))
        await expect(bell).to_be_visible()
        await bell.get_by_role("button", name=say("en", "campanile.ui.skip", {})).click()
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
